import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Agent, request } from "undici";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePorts } from "./free-ports.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const START_MILLISECONDS = 40_000;

let dataDir: string;
let env: Record<string, string>;
let ports: number[];
const running: Run[] = [];

/** `npm start` without npm: the real process, its embedded PostgreSQL, its sockets. */
class Run {
  readonly child: ChildProcess;
  /** The code it left with, or the signal it died of. */
  readonly exited: Promise<number | NodeJS.Signals>;
  output = "";

  constructor(extra: Record<string, string> = {}) {
    this.child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", ...env, ...extra },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        this.output += chunk;
      });
    }
    this.exited = once(this.child, "exit").then(([code, signal]) => code ?? signal);
    running.push(this);
  }

  async ready(): Promise<this> {
    const deadline = Date.now() + START_MILLISECONDS;
    while (!this.output.includes("Marque is ready.")) {
      if (this.child.exitCode !== null || Date.now() > deadline)
        throw new Error(`not ready:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return this;
  }

  async stop(signal: NodeJS.Signals): Promise<number | NodeJS.Signals> {
    this.child.kill(signal);
    return this.exited;
  }
}

async function projects(method: "GET" | "POST", key: string): Promise<{ data?: { name: string }[] }> {
  const ca = await readFile(join(dataDir, "tls", "ca.pem"), "utf8");
  const agent = new Agent({ connect: { ca } });
  const { body } = await request(`https://localhost:${ports[1]}/v1/projects`, {
    dispatcher: agent,
    method,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(method === "POST" ? { body: '{"name":"kept"}' } : {}),
  });
  const result = (await body.json()) as { data?: { name: string }[] };
  await agent.close();
  return result;
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "marque-process-"));
  // mkdtemp makes it private to us; the account that runs the database as root's deputy has to get in.
  await chmod(dataDir, 0o755);
  ports = await freePorts(3);
  env = {
    MARQUE_DATA_DIR: dataDir,
    MARQUE_LIVE_ORIGIN: `https://localhost:${ports[0]}`,
    MARQUE_SANDBOX_ORIGIN: `https://localhost:${ports[1]}`,
    MARQUE_DASHBOARD_ORIGIN: `https://localhost:${ports[2]}`,
  };
});

afterEach(async () => {
  for (const run of running.splice(0))
    if (run.child.exitCode === null && !run.child.killed) await run.stop("SIGTERM");
  await rm(dataDir, { recursive: true, force: true });
});

describe("the process", { timeout: 120_000 }, () => {
  it("keeps the Demo keys in a file of its own, serves, keeps every row through SIGKILL, and stops within five seconds", async () => {
    const first = await new Run().ready();
    // Standard output is no terminal here: it may be anybody's log.
    expect(first.output).not.toMatch(/sk_(test|live)_\w|whsec_|one-time password/);
    expect(first.output).toContain(`are in ${join(dataDir, "demo-secrets")}.`);
    const secrets = await readFile(join(dataDir, "demo-secrets"), "utf8");
    expect(secrets).toMatch(/sk_live_\w+\n.*whsec_.*\n.*one-time password \w/);
    expect((await stat(join(dataDir, "demo-secrets"))).mode & 0o777).toBe(0o600);
    const key = secrets.match(/sk_test_\w+/)?.[0];
    expect(key).toBeDefined();
    expect(await readFile(join(dataDir, "demo-test-key"), "utf8")).toBe(`${key}\n`);
    expect((await stat(join(dataDir, "demo-test-key"))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, "master.key"))).mode & 0o777).toBe(0o600);
    await projects("POST", key!);

    await first.stop("SIGKILL");
    const second = await new Run().ready();
    expect(second.output).not.toMatch(/sk_(test|live)_\w/);
    expect((await projects("GET", key!)).data?.map(({ name }) => name)).toEqual(["kept"]);

    const refused = new Run();
    expect(await refused.exited).toBe(1);
    expect(refused.output).toMatch(
      /^marque: Another Marque is already running on this data directory \(process \d+\)\./m,
    );
    expect((await projects("GET", key!)).data).toHaveLength(1);

    const asked = Date.now();
    expect(await second.stop("SIGINT"), second.output).toBe(0);
    expect(Date.now() - asked).toBeLessThan(5_000);
  });

  it("names the variable when a port is taken, and leaves no database behind", async () => {
    const squatter = createServer().listen(ports[2], "127.0.0.1");
    await once(squatter, "listening");
    const run = new Run();
    expect(await run.exited).toBe(1);
    expect(run.output).toMatch(new RegExp(`^marque: .*MARQUE_DASHBOARD_ORIGIN.*${ports[2]}`, "m"));
    squatter.close();
  });

  it("stops at a wrong setting and at an unreachable database with one sentence", async () => {
    const wrong = new Run({ MARQUE_ROLES: "cook" });
    expect(await wrong.exited).toBe(1);
    expect(wrong.output).toBe('marque: MARQUE_ROLES must be one of api, worker, dashboard, not "cook".\n');

    const master = Buffer.alloc(32).toString("base64");
    const [closed] = await freePorts(1);
    const away = new Run({ DATABASE_URL: `postgres://u:p@127.0.0.1:${closed}/x`, MARQUE_MASTER_KEY: master });
    expect(await away.exited).toBe(1);
    expect(away.output).toMatch(
      /^marque: The database of DATABASE_URL cannot be used: .*ECONNREFUSED.*\.\n$/,
    );
  });

  it("refuses a master key that is not the database's", async () => {
    const first = await new Run().ready();
    await first.stop("SIGINT");
    const other = new Run({ MARQUE_MASTER_KEY: Buffer.alloc(32, 9).toString("base64") });
    expect(await other.exited).toBe(1);
    expect(other.output).toContain("MARQUE_MASTER_KEY is not the key this database was set up with");
  });

  it("says so when the data directory cannot be written", async () => {
    // Root may write anywhere, so a file in the directory's place serves for every account.
    const file = join(dataDir, "a-file");
    await writeFile(file, "");
    await chmod(file, 0o400);
    const run = new Run({ MARQUE_DATA_DIR: join(file, "data") });
    expect(await run.exited).toBe(1);
    expect(run.output).toMatch(/^marque: The directory .* cannot be used .*MARQUE_DATA_DIR/m);
  });
});
