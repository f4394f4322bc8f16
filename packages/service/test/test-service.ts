import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agent, request } from "undici";
import { Admin } from "../src/admin.ts";
import { readConfig } from "../src/config.ts";
import { createLog } from "../src/log.ts";
import { startService } from "../src/service.ts";
import { Queue } from "../src/storage/queue.ts";
import { PrivateHosts } from "../src/webhooks/public-url.ts";
import { SecretBox } from "../src/webhooks/secret-box.ts";
import { ENGINE_THREAD } from "../src/worker/thread-designer.ts";
import { freePorts } from "./free-ports.ts";
import { sharedDesigner } from "./shared-designer.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body; undefined when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: a reply is whatever the service sent; tests look into it freely
  readonly body: any;
  readonly text: string;
}

export interface Send {
  readonly method?: string;
  readonly key?: string | null;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is, instead of `json`. */
  readonly raw?: string | Buffer;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly origin?: "live" | "sandbox" | "dashboard";
}

export interface TestService {
  readonly db: TestDatabase;
  readonly admin: Admin;
  readonly ca: string;
  readonly logged: readonly string[];
  readonly ports: Readonly<Record<"live" | "sandbox" | "dashboard", number>>;
  /** The environment variables it runs with, for a second process on the same database. */
  readonly env: Readonly<Record<string, string>>;
  /** Calls the sandbox unless told otherwise, with the key of `workspace`, over real HTTPS. */
  call(path: string, send?: Send): Promise<Reply>;
  /** A workspace of its own with a Test and a Live key. */
  createWorkspace(plan?: string): Promise<TestWorkspace>;
  /** What the cron does each minute, done now: the entry is worked off by the running service. */
  doChores(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestWorkspace {
  readonly id: string;
  readonly webhookSecret: string;
  readonly testKey: string;
  readonly liveKey: string;
}

const MASTER_KEY = Buffer.alloc(32, 7);

/** Stands in for the engine, at once or as the prompt says (see there). */
export const DRAWING_THREAD = new URL("./drawing-thread.ts", import.meta.url);

/**
 * The real service in this process: real PostgreSQL, real TLS sockets, a database of its own. Only the engine is not
 * its own, unless `drawingThread` says so: loading it would take each test file seconds.
 */
export async function startTestService(
  extra: Readonly<Record<string, string>> = {},
  drawingThread: URL = DRAWING_THREAD,
  ownDatabase?: TestDatabase,
  sceneThread?: URL,
): Promise<TestService> {
  const db = ownDatabase ?? (await createTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), "marque-service-"));
  const [live, sandbox, dashboard] = await freePorts(3);
  const own = extra.MARQUE_DASHBOARD_ORIGIN;
  const ports = { live: live!, sandbox: sandbox!, dashboard: own ? Number(new URL(own).port) : dashboard! };
  const env = {
    MARQUE_DATA_DIR: dataDir,
    DATABASE_URL: db.url,
    MARQUE_MASTER_KEY: MASTER_KEY.toString("base64"),
    MARQUE_LIVE_ORIGIN: `https://localhost:${live}`,
    MARQUE_SANDBOX_ORIGIN: `https://localhost:${sandbox}`,
    MARQUE_DASHBOARD_ORIGIN: `https://localhost:${dashboard}`,
    ...extra,
  };
  const config = readConfig(env);
  const sharesEngine = drawingThread === ENGINE_THREAD && config.workerThreads === 1;
  const logged: string[] = [];
  const log = createLog({ level: "info", write: (line) => void logged.push(line) });
  const service = await startService({
    config,
    log,
    ...(sharesEngine ? { designer: sharedDesigner() } : { drawingThread }),
    // The rest is held by `exports-in-turn.test.ts`; here it would be most of what a kit takes.
    restAfterExport: () => 0,
    ...(sceneThread && { sceneThread }),
  });
  const ca = await readFile(join(dataDir, "tls", "ca.pem"), "utf8");
  const agent = new Agent({ connect: { ca }, keepAliveTimeout: 5_000 });
  const admin = new Admin(
    db.database,
    new SecretBox(MASTER_KEY),
    new PrivateHosts(config.webhookPrivateHosts),
    config.dashboardOrigin.origin,
  );
  return {
    db,
    admin,
    ca,
    logged,
    ports,
    env,
    call: (path, send = {}) => callWith(agent, ports[send.origin ?? "sandbox"], path, send),
    async createWorkspace(plan = "agency") {
      const { id, webhook_secret } = await admin.createWorkspace("Test", plan);
      const test = await admin.createKey(id, "sandbox", "test");
      const live = await admin.createKey(id, "live", "live");
      return { id, webhookSecret: webhook_secret, testKey: test.secret, liveKey: live.secret };
    },
    async doChores() {
      const queue = new Queue(db.database, createLog({ level: "silent" }), { isWorker: false });
      await queue.start();
      await queue.send(db.database, "sweep", {});
      await queue.stop();
    },
    async stop() {
      await agent.close();
      await service.stop();
      await db.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** One request over HTTPS, as `TestService.call` sends it. */
export async function callWith(agent: Agent, port: number, path: string, send: Send): Promise<Reply> {
  const body = send.raw ?? (send.json === undefined ? undefined : JSON.stringify(send.json));
  const response = await request(`https://localhost:${port}${path}`, {
    dispatcher: agent,
    method: send.method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      ...(send.key ? { authorization: `Bearer ${send.key}` } : {}),
      ...(send.json === undefined ? {} : { "content-type": "application/json" }),
      ...send.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.body.text();
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  return {
    status: response.statusCode,
    headers: response.headers as Record<string, string>,
    body: isJson && text !== "" ? JSON.parse(text) : undefined,
    text,
  };
}
