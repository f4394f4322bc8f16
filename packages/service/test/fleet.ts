import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Agent } from "undici";
import { Admin } from "../src/admin.ts";
import { PrivateHosts } from "../src/webhooks/public-url.ts";
import { SecretBox } from "../src/webhooks/secret-box.ts";
import { freePorts } from "./free-ports.ts";
import { type Authority, createAuthority } from "./receiver.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { callWith, type Reply, type Send, type TestWorkspace } from "./test-service.ts";

const script = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SCRIPTS = { api: script("../src/main.ts"), worker: script("./service-process.ts") } as const;
const MASTER_KEY = Buffer.alloc(32, 7);

/** A real process of the service that can be stopped and started again, at the same address. */
export class FleetProcess {
  readonly ports: Readonly<Record<"live" | "sandbox", number>>;
  readonly #env: Readonly<Record<string, string>>;
  readonly #script: string;
  readonly #agent: Agent;
  #child: ChildProcess | null = null;

  constructor(
    role: keyof typeof SCRIPTS,
    env: Readonly<Record<string, string>>,
    ports: Readonly<Record<"live" | "sandbox", number>>,
    ca: string,
  ) {
    this.ports = ports;
    this.#script = SCRIPTS[role];
    this.#env = {
      ...env,
      MARQUE_ROLES: role,
      MARQUE_LIVE_ORIGIN: `https://localhost:${ports.live}`,
      MARQUE_SANDBOX_ORIGIN: `https://localhost:${ports.sandbox}`,
    };
    this.#agent = new Agent({ connect: { ca } });
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#script], {
      env: this.#env,
      // The channel tells the child when this process is gone, so that none is left behind.
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.#child = child;
    let output = "";
    await new Promise<void>((resolve, reject) => {
      const take = (chunk: Buffer) => {
        output += chunk;
        if (/ready/i.test(output)) resolve();
      };
      child.stdout?.on("data", take);
      child.stderr?.on("data", take);
      child.once("exit", (code) => reject(new Error(`it ended with ${code}: ${output}`)));
    });
  }

  call(path: string, send: Send = {}): Promise<Reply> {
    return callWith(this.#agent, this.ports[send.origin === "live" ? "live" : "sandbox"], path, send);
  }

  /** As an orchestrator does it: told to stop, waited for. Returns the exit code. */
  async stop(): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const [code] = await ended;
    return code as number | null;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#agent.destroy();
  }
}

export interface Fleet {
  readonly db: TestDatabase;
  readonly admin: Admin;
  readonly apis: readonly FleetProcess[];
  readonly workers: readonly FleetProcess[];
  readonly authority: Authority;
  readonly ca: string;
  createWorkspace(plan?: string): Promise<TestWorkspace>;
  stop(): Promise<void>;
}

/** `count` API and `count` worker processes on one database, each with a data directory of its own, as on machines of their own. */
export async function startFleet(count: number): Promise<Fleet> {
  const db = await createTestDatabase();
  const authority = await createAuthority();
  const directory = await mkdtemp(join(tmpdir(), "marque-fleet-"));
  const files = { cert: join(directory, "cert.pem"), key: join(directory, "key.pem") };
  await writeFile(files.cert, authority.cert);
  await writeFile(files.key, authority.key, { mode: 0o600 });
  const ca = await readFile(authority.caFile, "utf8");
  const shared = {
    PATH: process.env.PATH ?? "",
    DATABASE_URL: db.url,
    MARQUE_MASTER_KEY: MASTER_KEY.toString("base64"),
    MARQUE_TLS_CERT_FILE: files.cert,
    MARQUE_TLS_KEY_FILE: files.key,
    MARQUE_WEBHOOK_CA_FILE: authority.caFile,
    MARQUE_WORKER_THREADS: "1",
    NODE_COMPILE_CACHE: join(directory, "compiled"),
  };
  const ports = await freePorts(count * 4);
  const processes = await Promise.all(
    Array.from({ length: count * 2 }, async (_, n) => {
      const dataDir = join(directory, String(n));
      await mkdir(dataDir);
      const [live, sandbox] = ports.splice(0, 2);
      const env = { ...shared, MARQUE_DATA_DIR: dataDir };
      return new FleetProcess(n < count ? "api" : "worker", env, { live: live!, sandbox: sandbox! }, ca);
    }),
  );
  await Promise.all(processes.map((each) => each.start()));
  const admin = new Admin(
    db.database,
    new SecretBox(MASTER_KEY),
    new PrivateHosts(["localhost"]),
    "https://localhost",
  );
  return {
    db,
    admin,
    apis: processes.slice(0, count),
    workers: processes.slice(count),
    authority,
    ca,
    async createWorkspace(plan = "agency") {
      const { id, webhook_secret: webhookSecret } = await admin.createWorkspace("Fleet", plan);
      const [test, live] = [
        await admin.createKey(id, "sandbox", "test"),
        await admin.createKey(id, "live", "live"),
      ];
      return { id, webhookSecret, testKey: test.secret, liveKey: live.secret };
    },
    async stop() {
      await Promise.all(processes.map((each) => each.close()));
      await db.drop();
      await authority.remove();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
