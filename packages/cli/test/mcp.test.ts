// `marque mcp` on standard input and output, driven by the official SDK's own client, beside a real service.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const READY_MILLISECONDS = 90_000;

let dataDir: string;
let env: Record<string, string>;
let service: ChildProcess;

async function startService(mcp: string): Promise<void> {
  service = spawn(process.execPath, ["packages/service/src/main.ts"], {
    cwd: ROOT,
    env: { ...env, MARQUE_MCP: mcp },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [service.stdout!, service.stderr!]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  }
  await vi.waitUntil(() => output.includes("Marque is ready."), {
    timeout: READY_MILLISECONDS,
    interval: 50,
  });
}

async function stopService(): Promise<void> {
  service.kill("SIGTERM");
  await once(service, "exit");
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "marque-mcp-"));
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
  await startService("on");
}, READY_MILLISECONDS);

afterAll(async () => {
  await stopService();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

interface Connected {
  readonly client: Client;
  readonly said: () => string;
}

async function connected(
  argv: readonly string[] = [],
  extra: Record<string, string> = {},
): Promise<Connected> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(ROOT, "bin/marque"), "mcp", ...argv],
    env: { ...env, ...extra },
    stderr: "pipe",
  });
  let said = "";
  transport.stderr!.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport).catch((error: Error) => {
    throw new Error(`${error.message} ${said}`);
  });
  return { client, said: () => said };
}

interface Answer {
  readonly structuredContent: Record<string, string>;
  readonly content: readonly { readonly type: string; readonly resource?: { readonly text: string } }[];
}

describe("marque mcp", { timeout: 180_000 }, () => {
  it("makes, refines and fetches a brand of the real engine with the Demo key, which is a Test key", async () => {
    const { client, said } = await connected();
    expect(client.getServerVersion()?.name).toBe("marque");
    const told: string[] = [];
    const call = async (name: string, args: object) =>
      (await client.callTool({ name, arguments: { ...args } }, undefined, {
        onprogress: ({ message }) => void told.push(message ?? ""),
        resetTimeoutOnProgress: true,
      })) as unknown as Answer;
    const { id: project_id } = (await call("create_project", { name: "Hearthside" })).structuredContent;
    const prompt = 'A calm logo for "Hearthside", a bakery, in #b4532a';
    const made = await call("make_brand", { project_id, prompt });
    expect(made.content.map(({ type }) => type)).toEqual(["text", "resource", "resource", "image"]);
    expect(made.content[1]!.resource!.text).toMatch(/^<svg/);
    expect(made.structuredContent).toMatchObject({ environment: "sandbox", primary_color: "#b4532a" });
    expect(told.length).toBeGreaterThan(0);
    const { memory_id, brand_id } = made.structuredContent;
    const refined = await call("refine_brand", { project_id, memory_id, prompt: "make it bolder" });
    expect(refined.structuredContent.parent_memory_id).toBe(memory_id);
    const png = await call("get_brand_file", { brand_id, file: "mark-512.png" });
    expect(png.content[0]!.type).toBe("image");
    await client.close();
    expect(said()).toBe("");
  });

  it("--read-only offers no tool that makes or changes something", async () => {
    const { client } = await connected(["--read-only"]);
    const { tools } = await client.listTools();
    expect(tools.length).toBeGreaterThan(3);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    await client.close();
  });

  it.each([
    [["--live"], {}, "--live needs a live key"],
    [[], { MARQUE_API_KEY: "sk_live_x" }, "add --live to mean it"],
    [["--live"], { MARQUE_API_KEY: "sk_live_x" }, "invalid_api_key"],
  ] as const)("%j with %j is refused: %s", async (argv, extra, words) => {
    await expect(connected(argv, extra)).rejects.toThrow(words);
  });

  it("says what to set when the service offers no MCP", async () => {
    await stopService();
    await startService("off");
    await expect(connected()).rejects.toThrow("Start the service with MARQUE_MCP=on.");
  });
});

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
