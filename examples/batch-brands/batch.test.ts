import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openLocalWorkspace } from "@marque/service";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestService, type TestService } from "../../packages/service/test/test-service.ts";

const BATCH = fileURLToPath(new URL("./batch.ts", import.meta.url));
const PROMPTS = fileURLToPath(new URL("./prompts.jsonl", import.meta.url));

let service: TestService;
let env: Record<string, string>;
let home: string;

beforeAll(async () => {
  service = await startTestService({ MARQUE_WORKER_THREADS: "1" });
  const tls = join(service.env.MARQUE_DATA_DIR!, "tls");
  const key = (await readFile(join(service.env.MARQUE_DATA_DIR!, "demo-test-key"), "utf8")).trim();
  const workspace = await openLocalWorkspace(service.env, key);
  await workspace.close();
  env = {
    PATH: process.env.PATH!,
    MARQUE_API_KEY: key,
    MARQUE_WEBHOOK_SECRET: workspace.webhookSecret,
    MARQUE_URL: `https://localhost:${service.ports.sandbox}`,
    NODE_EXTRA_CA_CERTS: join(tls, "ca.pem"),
    TLS_CERT: join(tls, "leaf.pem"),
    TLS_KEY: join(tls, "leaf-key.pem"),
  };
  home = await mkdtemp(join(tmpdir(), "marque-batch-"));
}, 60_000);

afterAll(async () => {
  await service?.stop();
  await rm(home, { recursive: true, force: true });
});

function batch(file: string, directory: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [BATCH, file, directory], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, output: out + err }),
    );
  });
}

it("makes every brand of the file, and on a second run none again", async () => {
  const directory = join(home, "all");
  const first = await batch(PROMPTS, directory);
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining("4 of 4 are in") });
  expect((await readdir(directory)).sort()).toEqual([
    "hearthside",
    "index.html",
    "kestrel",
    "nocturne",
    "saltmarsh",
  ]);
  expect((await readdir(join(directory, "kestrel"))).sort()).toEqual([
    "brand.json",
    "logo-dark.svg",
    "logo.svg",
  ]);
  expect((await readFile(join(directory, "index.html"), "utf8")).match(/<img /g)).toHaveLength(8);
  const second = await batch(PROMPTS, directory);
  expect(second).toMatchObject({ code: 0, output: expect.stringContaining("4 lines, 0 to generate") });
});

it("goes on after a failure, says which line it was and exits with 1", async () => {
  const file = join(home, "mixed.jsonl");
  const directory = join(home, "mixed");
  await writeFile(
    file,
    '{"id":"bad","prompt":"simulate: generation_error"}\n{"id":"good","prompt":"A tea house"}\n',
  );
  const { code, output } = await batch(file, directory);
  expect(code).toBe(1);
  expect(output).toContain("bad: The brand could not be created");
  expect(output).toContain("1 of 2 are in");
  expect(await readdir(directory)).toContain("good");
});
