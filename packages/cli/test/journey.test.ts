import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const READY_MILLISECONDS = 90_000;

let dataDir: string;
let env: Record<string, string>;
let service: ChildProcess;
const PATIENCE = { timeout: 60_000, interval: 50 };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "marque-journey-"));
  // mkdtemp makes it private to us; the account that runs the database as root's deputy has to get in.
  await chmod(dataDir, 0o755);
  const [live, sandbox, dashboard] = await freePorts(3);
  env = {
    ...(process.env as Record<string, string>),
    MARQUE_DATA_DIR: dataDir,
    MARQUE_WORKER_THREADS: "1",
    MARQUE_LIVE_ORIGIN: `https://localhost:${live}`,
    MARQUE_SANDBOX_ORIGIN: `https://localhost:${sandbox}`,
    MARQUE_DASHBOARD_ORIGIN: `https://localhost:${dashboard}`,
  };
  service = spawn(process.execPath, ["packages/service/src/main.ts"], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = outputOf(service);
  await vi.waitUntil(() => output().includes("Marque is ready."), {
    ...PATIENCE,
    timeout: READY_MILLISECONDS,
  });
}, READY_MILLISECONDS);

afterAll(async () => {
  service.kill("SIGTERM");
  await once(service, "exit");
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

function marque(
  argv: readonly string[],
  extra: Record<string, string> = {},
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, "bin/marque"), ...argv],
      { env: { ...env, ...extra } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

async function json<T>(...argv: string[]): Promise<T> {
  const { code, out, err } = await marque([...argv, "--json"]);
  expect([code, err]).toEqual([0, ""]);
  return JSON.parse(out) as T;
}

interface Made {
  readonly project_id: string;
  readonly memory_id: string;
  readonly job_id: string;
  readonly files: string[];
}

describe("the command beside a running service", { timeout: 180_000 }, () => {
  let first: Made;

  it("makes six directions with a folder each and one sheet, and refuses what it cannot mean", async () => {
    const out = join(dataDir, "six");
    const made = await json<{ sheet: string; directions: { direction: string; memory_id: string }[] }>(
      "generate",
      "A calm logo for Harbour Lantern, a bakery",
      "--directions",
      "6",
      "--out",
      out,
    );
    const names = ["picture", "letter", "meaning", "emblem", "wordmark", "abstract"];
    expect(made.directions.map(({ direction }) => direction)).toEqual(names);
    expect(new Set(made.directions.map(({ memory_id }) => memory_id)).size).toBe(6);
    expect((await readFile(made.sheet)).subarray(1, 4).toString()).toBe("PNG");
    for (const name of names) {
      expect(await readFile(join(out, name, "logo.svg"), "utf8")).toContain("<svg");
      const { report } = JSON.parse(await readFile(join(out, name, "brand.json"), "utf8"));
      // The words that ask for it and those the engine reads are kept apart: here they meet.
      expect(report.understood).toContainEqual(expect.objectContaining({ field: "direction", value: name }));
    }
    for (const wrong of [
      ["--directions", "7"],
      ["--directions", "2", "--refine", "mem_1"],
    ])
      expect((await marque(["generate", "A bakery", ...wrong])).code).toBe(2);
  }, 120_000);

  it("generate goes the whole way: project, job, verified webhook, files", async () => {
    const out = join(dataDir, "hearthside");
    first = await json<Made>("generate", 'A calm logo for "Hearthside", a bakery, in #b4532a', "--out", out);
    expect(first.files).toEqual(["logo.svg", "logo-dark.svg", "brand.json"]);
    for (const file of ["logo.svg", "logo-dark.svg"])
      expect(await readFile(join(out, file), "utf8")).toMatch(/^<svg/);
    const brand = JSON.parse(await readFile(join(out, "brand.json"), "utf8"));
    expect(brand.report.name.toLowerCase()).toBe("hearthside");
    expect(brand.assets.font_family).toBeTruthy();
    expect(brand.assets.primary_color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("generate --refine goes on from a memory node, and memory list draws the tree", async () => {
    const refined = await json<Made>(
      "generate",
      "make it warmer",
      "--project",
      first.project_id,
      "--refine",
      first.memory_id,
      "--out",
      join(dataDir, "warmer"),
    );
    const tree = await marque(["memory", "list", first.project_id]);
    expect(tree.out).toBe(
      `${first.memory_id}  A calm logo for "Hearthside", a bakery, in #b4532a\n└─ ${refined.memory_id}  make it warmer\n`,
    );
    const brands = await json<{ data: { memory_id: string }[] }>(
      "brands",
      "list",
      "--project",
      first.project_id,
    );
    expect(brands.data.map(({ memory_id }) => memory_id)).toEqual([refined.memory_id, first.memory_id]);
    const events = await json<{ data: { job_id: string; status: string }[] }>(
      "admin",
      "events",
      await demoWorkspace(),
    );
    expect(events.data[0]).toMatchObject({ job_id: refined.job_id, status: "delivered" });
  });

  it("listen is the sandbox default while it runs, verifies, and forwards the same bytes", async () => {
    const forwarded: Buffer[] = [];
    const target = createHttpServer(async (request, response) => {
      for await (const chunk of request) forwarded.push(chunk as Buffer);
      response.end();
    }).listen(0, "127.0.0.1");
    await once(target, "listening");
    const url = `http://127.0.0.1:${(target.address() as AddressInfo).port}/`;
    const listener = spawn(
      process.execPath,
      [join(ROOT, "bin/marque"), "listen", "--forward-to", url, "--json"],
      { env, stdio: ["ignore", "pipe", "pipe"] },
    );
    const output = outputOf(listener);
    await expect.poll(output, PATIENCE).toContain("Listening on https://localhost:");
    const key = (await readFile(join(dataDir, "demo-test-key"), "utf8")).trim();
    const { Marque } = await import("@marque/sdk");
    const { Agent, fetch } = await import("undici");
    const agent = new Agent({ connect: { ca: await readFile(join(dataDir, "tls/ca.pem"), "utf8") } });
    const client = new Marque(key, {
      baseUrl: env.MARQUE_SANDBOX_ORIGIN!,
      fetch: ((input: string, init: object) =>
        fetch(input, { ...init, dispatcher: agent })) as unknown as typeof globalThis.fetch,
    });
    // No webhook_url: the event goes to the default.
    forwarded.splice(0);
    const job = await client.brands.generate({
      project_id: first.project_id,
      prompt: "simulate: generation_error",
    });
    await expect.poll(output, PATIENCE).toContain(`generation.failed  ${job.id}  signature verified  → 200`);
    expect(JSON.parse(Buffer.concat(forwarded).toString()).data.job_id).toBe(job.id);
    forwarded.splice(0);
    const workspace = await demoWorkspace();
    const [endpoint] = (await json<{ data: { id: string }[] }>("admin", "webhook", "list", workspace)).data;
    const test = await json<{ id: string }>("admin", "webhook", "test", workspace, endpoint!.id);
    await expect.poll(output, PATIENCE).toContain(`${test.id}  generation.success`);
    const { data } = await json<{ data: { id: string; job_id: string }[] }>("admin", "events", workspace);
    const failed = data.find(({ job_id }) => job_id === job.id)!;
    await json("admin", "events", "resend", workspace, failed.id);
    await expect.poll(() => output().split(`${failed.id}  generation.failed`).length - 1, PATIENCE).toBe(2);
    expect(await json("admin", "events", "resend-undeliverable", workspace, "--since", "2026-01-01")).toEqual(
      { data: [] },
    );
    listener.kill("SIGINT");
    expect((await once(listener, "exit"))[0]).toBe(0);
    const later = await client.brands.generate({
      project_id: first.project_id,
      prompt: "simulate: generation_timeout",
    });
    const status = async () => {
      const events = await json<{ data: { job_id: string; status: string }[] }>(
        "admin",
        "events",
        await demoWorkspace(),
      );
      return events.data.find(({ job_id }) => job_id === later.id)?.status;
    };
    await expect.poll(status, { timeout: 20_000, interval: 500 }).toBe("no_endpoint");
    await agent.close();
    target.close();
  });

  it.each([
    [["generate", "x", "--live"], "--live needs a live key"],
    [["projects", "get", "proj_none"], "There is no such project"],
  ])("%j fails with exit code 1 and a sentence", async (argv, sentence) => {
    const { code, out, err } = await marque(argv);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(sentence);
  });
});

async function demoWorkspace(): Promise<string> {
  const { data } = await json<{ data: { workspace_id: string }[] }>("projects", "list");
  return data[0]!.workspace_id;
}

/** Everything a process has printed so far, on both streams. */
function outputOf(child: ChildProcess): () => string {
  let seen = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      seen += chunk;
    });
  }
  return () => seen;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, "127.0.0.1");
      await once(server, "listening");
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  return ports;
}
