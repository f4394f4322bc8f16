import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Admin } from "../packages/service/src/admin.ts";
import { createLog } from "../packages/service/src/log.ts";
import { Database } from "../packages/service/src/storage/database.ts";
import { type EmbeddedServer, startEmbedded } from "../packages/service/src/storage/embedded/index.ts";
import { migrate } from "../packages/service/src/storage/migrate.ts";
import { PrivateHosts } from "../packages/service/src/webhooks/public-url.ts";
import { SecretBox } from "../packages/service/src/webhooks/secret-box.ts";
import { freePorts } from "../packages/service/test/free-ports.ts";
import { type Authority, createAuthority } from "../packages/service/test/receiver.ts";
import { ApiClient } from "./api-client.ts";
import type { Tenant } from "./callers.ts";
import { Hooks } from "./hooks.ts";
import { Network } from "./network.ts";
import type { FaultOptions } from "./options.ts";
import type { ReceiverKind } from "./plan.ts";
import type { Random } from "./random.ts";
import { type NodeOptions, ServiceNode } from "./service-node.ts";

export const MASTER_KEY = Buffer.alloc(32, 9);
/** Beyond what any receiver tolerates (five minutes), one in each direction. */
const CLOCKS_OFF_SECONDS = { "api 1": 7 * 60, "worker 2": -11 * 60 } as const;
const API_NODES = 2;
const MONTHLY_QUOTA = 1_000_000;

/** Everything of a run: PostgreSQL, the nodes, the proxies between them, receivers and workspaces. */
export interface Stage {
  readonly directory: string;
  readonly postgres: EmbeddedServer;
  /** Straight to PostgreSQL, past the proxy. */
  readonly database: Database;
  readonly nodes: readonly ServiceNode[];
  readonly network: Network;
  readonly apis: readonly ApiClient[];
  readonly hooks: Hooks;
  readonly tenants: readonly Tenant[];
  receiverUrl(kind: ReceiverKind, workspace: number): string;
  close(): Promise<void>;
}

export async function openStage(options: FaultOptions, random: Random): Promise<Stage> {
  const directory = await mkdtemp(join(tmpdir(), "marque-faults-"));
  // mkdtemp makes it private to us; the account that runs the database as root's deputy has to get in.
  await chmod(directory, 0o755);
  const log = createLog({ level: "fatal" });
  const postgres = await startEmbedded({ dataDir: join(directory, "database"), log });
  await migrate(postgres.connection(), log);
  const database = new Database({ connection: () => postgres.connection(), log, maxConnections: 4 });
  const tenants = await createTenants(database, options.workspaces);
  const authority = await createAuthority();
  const secrets = tenants.map(({ webhookSecret }) => webhookSecret);
  const hooks = await Hooks.open(authority, secrets, random.branch());

  const network = new Network(random.branch());
  const socket = () => {
    const { host, port } = postgres.connection();
    return { path: `${host}/.s.PGSQL.${port}` };
  };
  const databasePort = await network.open("database", socket());
  postgres.onRestart(() => network.aimDatabase(socket()));
  const receiverPorts = new Map<ReceiverKind, number>();
  for (const kind of ["ordinary", "refusing", "silent"] as const) {
    receiverPorts.set(kind, await network.open("receivers", local(hooks.port(kind))));
  }
  const { user, password, database: name } = postgres.connection();
  const shared = {
    PATH: process.env.PATH ?? "",
    DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${databasePort}/${name}`,
    MARQUE_MASTER_KEY: MASTER_KEY.toString("base64"),
    MARQUE_LOG_LEVEL: "error",
    MARQUE_WEBHOOK_CA_FILE: authority.caFile,
    // Minutes of the real schedule would outlast the run; its number of attempts is the same.
    MARQUE_WEBHOOK_RETRY_DELAYS: "0.5,1,2",
    MARQUE_WEBHOOK_TIMEOUT: "1",
    // Starting again is most of what a killed node costs here.
    NODE_COMPILE_CACHE: join(directory, "compiled"),
    ...(await certificateFiles(directory, authority)),
  };
  const ca = await readFile(authority.caFile, "utf8");
  const apis: ApiClient[] = [];
  const nodes: ServiceNode[] = [];
  for (let n = 1; n <= API_NODES; n++) {
    const [live, sandbox] = await freePorts(2);
    const ports = {
      live: await network.open("api", local(live!)),
      sandbox: await network.open("api", local(sandbox!)),
    };
    apis.push(new ApiClient(ports, ca));
    nodes.push(
      await node(directory, `api ${n}`, "engine", {
        ...shared,
        MARQUE_ROLES: "api",
        MARQUE_LIVE_ORIGIN: `https://localhost:${ports.live}`,
        MARQUE_SANDBOX_ORIGIN: `https://localhost:${ports.sandbox}`,
        MARQUE_LIVE_LISTEN: `127.0.0.1:${live}`,
        MARQUE_SANDBOX_LISTEN: `127.0.0.1:${sandbox}`,
      }),
    );
  }
  for (const [n, draws] of options.workers.entries()) {
    const threads = draws === "engine" ? "1" : "4";
    const env = { ...shared, MARQUE_ROLES: "worker", MARQUE_WORKER_THREADS: threads };
    nodes.push(await node(directory, `worker ${n + 1}`, draws, env));
  }

  return {
    directory,
    postgres,
    database,
    nodes,
    network,
    apis,
    hooks,
    tenants,
    receiverUrl: (kind, workspace) => `https://localhost:${receiverPorts.get(kind)!}/${workspace}`,
    async close() {
      await Promise.all(nodes.map((each) => each.stop()));
      for (const api of apis) api.close();
      await hooks.close();
      await network.close();
      await database.close();
      await postgres.stop();
      await authority.remove();
      if (!options.keep) await rm(directory, { recursive: true, force: true });
    },
  };
}

async function createTenants(database: Database, count: number): Promise<Tenant[]> {
  const admin = new Admin(
    database,
    new SecretBox(MASTER_KEY),
    new PrivateHosts(["localhost"]),
    "https://localhost",
  );
  const tenants: Tenant[] = [];
  for (let n = 0; n < count; n++) {
    const { id, webhook_secret: webhookSecret } = await admin.createWorkspace(`Workspace ${n}`, "agency");
    await admin.changeWorkspace(id, { monthlyQuota: MONTHLY_QUOTA });
    const [live, sandbox] = [
      await admin.createKey(id, "live", "l"),
      await admin.createKey(id, "sandbox", "s"),
    ];
    tenants.push({ id, webhookSecret, keys: { live: live.secret, sandbox: sandbox.secret } });
  }
  return tenants;
}

async function node(
  directory: string,
  name: string,
  draws: NodeOptions["draws"],
  env: Readonly<Record<string, string>>,
): Promise<ServiceNode> {
  const place = join(directory, name.replace(" ", "-"));
  await mkdir(place);
  return new ServiceNode({
    name,
    kind: name.startsWith("api") ? "api" : "worker",
    draws,
    env: { ...env, MARQUE_DATA_DIR: place },
    clockOffsetSeconds: CLOCKS_OFF_SECONDS[name as keyof typeof CLOCKS_OFF_SECONDS] ?? 0,
    logFile: join(directory, `${name.replace(" ", "-")}.log`),
  });
}

/** The nodes serve a certificate of the run's own authority: one made by a node would be as wrong as its clock. */
async function certificateFiles(
  directory: string,
  { cert, key }: Authority,
): Promise<Record<string, string>> {
  const files = { MARQUE_TLS_CERT_FILE: "cert.pem", MARQUE_TLS_KEY_FILE: "key.pem" } as const;
  await writeFile(join(directory, files.MARQUE_TLS_CERT_FILE), cert);
  await writeFile(join(directory, files.MARQUE_TLS_KEY_FILE), key, { mode: 0o600 });
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(directory, file)]));
}

const local = (port: number) => ({ host: "127.0.0.1", port });
