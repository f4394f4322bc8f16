import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePorts } from "../../packages/service/test/free-ports.ts";
import { eventually } from "../../packages/service/test/receiver.ts";
import { startTestService, type TestService } from "../../packages/service/test/test-service.ts";

const SERVER = fileURLToPath(new URL("./server.ts", import.meta.url));
const MARQUE = fileURLToPath(new URL("../../packages/cli/src/main.ts", import.meta.url));

let service: TestService;
let key: string;
let brands: string;
let url: string;
const children: ChildProcess[] = [];
const said: string[] = [];

beforeAll(async () => {
  service = await startTestService({ MARQUE_WORKER_THREADS: "1" });
  key = (await readFile(join(service.env.MARQUE_DATA_DIR!, "demo-test-key"), "utf8")).trim();
  brands = await mkdtemp(join(tmpdir(), "marque-receiver-express-"));
  const [port] = await freePorts(1);
  url = `http://localhost:${port}/webhooks`;
  const { openLocalWorkspace } = await import("@marque/service");
  const workspace = await openLocalWorkspace(service.env, key);
  await workspace.close();
  run([SERVER], { MARQUE_WEBHOOK_SECRET: workspace.webhookSecret, PORT: String(port), BRANDS: brands });
  run([MARQUE, "listen", "--forward-to", url], service.env);
  await eventually(
    () => (text().includes("Waiting for events") && text().includes("Listening on")) || null,
    60_000,
  );
}, 120_000);

afterAll(async () => {
  for (const child of children) child.kill("SIGTERM");
  await Promise.all(
    children.map((child) => child.exitCode ?? new Promise((resolve) => child.once("exit", resolve))),
  );
  await service?.stop();
  await rm(brands, { recursive: true, force: true });
});

function run(args: readonly string[], env: Readonly<Record<string, string>>): void {
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, ...env } });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => said.push(String(chunk)));
  children.push(child);
}

const text = () => said.join("");

async function generate(prompt: string): Promise<string> {
  const project = await service.call("/v1/projects", { key, json: { name: "Example" } });
  const json = { project_id: project.body.id, prompt };
  return (await service.call("/v1/brands/generate", { key, json })).body.id;
}

it("unpacks a brand that the service delivered, and tells of a failed one", async () => {
  const job = await generate("A calm tea house called Nocturne");
  await eventually(() => text().includes(`${job} is in`) || null);
  expect((await readdir(join(brands, job))).sort()).toEqual(["brand.json", "logo-dark.svg", "logo.svg"]);
  expect(await readFile(join(brands, job, "logo.svg"), "utf8")).toMatch(/^<svg /);
  const failed = await generate("simulate: generation_error");
  await eventually(() => text().includes(`${failed} failed: generation_error`) || null);
});

it("handles an event once, and refuses one that was changed or is not signed", async () => {
  const [name] = await readdir(join(brands, "events"));
  const body = await readFile(join(brands, "events", name!));
  const { createHmac } = await import("node:crypto");
  const { openLocalWorkspace } = await import("@marque/service");
  const workspace = await openLocalWorkspace(service.env, key);
  await workspace.close();
  const signature = createHmac("sha256", workspace.webhookSecret).update(body).digest("hex");
  const headers = { "content-type": "application/json", "service-signature": signature };
  const post = (body: Buffer | string, headers: Record<string, string>) =>
    fetch(url, { method: "POST", headers, body });
  expect((await post(body, headers)).status).toBe(200);
  await eventually(() => text().includes("came before") || null);
  expect((await post(`${body} `, headers)).status).toBe(400);
  expect((await post(body, { "content-type": "application/json" })).status).toBe(400);
});
