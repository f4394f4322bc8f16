// How many events a second one worker process delivers, beside a bare undici loop that posts the same bytes to the
// same receiver and records nothing. The receiver is a process of its own; all of it shares this machine's cores.
//
//   node scripts/node24.mjs bench/deliveries.ts [events]
import { fork } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:https";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { Agent, request } from "undici";
import { ensureLocalAuthority } from "../packages/service/src/http/local-authority.ts";
import { createLog } from "../packages/service/src/log.ts";
import { Database } from "../packages/service/src/storage/database.ts";
import { startEmbedded } from "../packages/service/src/storage/embedded/index.ts";
import { migrate } from "../packages/service/src/storage/migrate.ts";
import { Wakeups } from "../packages/service/src/storage/wakeups.ts";
import { DeliveryLoop } from "../packages/service/src/webhooks/delivery-loop.ts";
import { PrivateHosts } from "../packages/service/src/webhooks/public-url.ts";
import { Receivers } from "../packages/service/src/webhooks/receivers.ts";
import { SecretBox } from "../packages/service/src/webhooks/secret-box.ts";
import { createWebhookSecret } from "../packages/service/src/webhooks/secrets.ts";

const BODY_BYTES = 12_000;
const BARE_CONNECTIONS = 64;
const log = createLog({ level: "fatal" });

// The launcher itself starts us with a channel, so a flag tells the child.
if (process.argv[2] === "--receive") await receive(process.argv[3]!);
else await measure(Number(process.argv[2] ?? 5_000));

/** The child: takes everything and answers 200. */
async function receive(dataDir: string): Promise<void> {
  const { leaf } = await ensureLocalAuthority(dataDir, [], log, new Date());
  const server = createServer({ key: leaf.key, cert: leaf.cert }, (incoming, response) => {
    incoming.resume().on("end", () => response.writeHead(200).end("ok"));
  });
  server.listen(0, "127.0.0.1", () => process.send!((server.address() as { port: number }).port));
  process.on("disconnect", () => process.exit());
}

async function measure(count: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "marque-bench-"));
  await ensureLocalAuthority(dataDir, [], log, new Date());
  const ca = await readFile(join(dataDir, "tls", "ca.pem"), "utf8");
  const child = fork(fileURLToPath(import.meta.url), ["--receive", dataDir]);
  const port = await new Promise<number>((resolve) =>
    child.once("message", (value) => resolve(value as number)),
  );
  const url = `https://localhost:${port}/hook`;
  const server = await startEmbedded({ dataDir, log });
  try {
    await migrate(server.connection(), log);
    const database = new Database({ connection: () => server.connection(), log });
    for (let round = 1; round <= 3; round++) {
      const bare = await withCpu(count, () => bareLoop(url, ca, count));
      const ours = await withCpu(count, () => deliver(database, url, ca, count));
      const ratio = (ours.rate / bare.rate).toFixed(2);
      console.log(
        `round ${round}: bare undici ${bare.text}, deliveries ${ours.text}, ratio ${ratio}; cores ${availableParallelism()}, load ${loadavg()[0]!.toFixed(1)}`,
      );
    }
    await database.close();
  } finally {
    await server.stop();
    child.disconnect();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Beside the rate, this process's own work for an event: the figure that a busy machine leaves comparable. */
async function withCpu(count: number, work: () => Promise<number>): Promise<{ rate: number; text: string }> {
  const before = process.cpuUsage();
  const rate = await work();
  const { user, system } = process.cpuUsage(before);
  return { rate, text: `${rate.toFixed(0)}/s (${((user + system) / count).toFixed(0)} µs CPU each)` };
}

async function bareLoop(url: string, ca: string, count: number): Promise<number> {
  const agent = new Agent({ connect: { ca }, connections: BARE_CONNECTIONS });
  const body = Buffer.alloc(BODY_BYTES, "a");
  let left = count;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: BARE_CONNECTIONS }, async () => {
      while (left-- > 0) {
        const response = await request(url, { dispatcher: agent, method: "POST", body });
        await response.body.dump();
      }
    }),
  );
  const rate = count / ((performance.now() - started) / 1000);
  await agent.close();
  return rate;
}

async function deliver(database: Database, url: string, ca: string, count: number): Promise<number> {
  const box = new SecretBox(Buffer.alloc(32, 7));
  const { rows } = await database.text(
    "insert into workspaces (name, plan) values ('Bench', 'agency') returning id",
  );
  const workspaceId = (rows[0] as { id: string }).id;
  await createWebhookSecret(database, box, workspaceId);
  await database.text(
    `with e as (insert into events (workspace_id, environment, type, body)
                select $1, 'sandbox', 'generation.success', $2 from generate_series(1, $3::int) returning id)
     insert into deliveries (event_id, workspace_id, url, host, status)
     select id, $1, $4, $5, 'pending' from e`,
    [workspaceId, Buffer.alloc(BODY_BYTES, "a"), count, url, new URL(url).host],
  );
  await database.text("vacuum analyze events, deliveries");
  const receivers = new Receivers({
    privateHosts: new PrivateHosts(["localhost"]),
    timeoutMs: 5_000,
    ca: [ca],
  });
  const wakeups = new Wakeups(database);
  let done = 0;
  const loop = new DeliveryLoop({
    database,
    wakeups,
    receivers,
    box,
    log,
    retryDelays: [60, 300, 1800],
    timeoutSeconds: 5,
    onAttempt: ({ error }) => {
      if (error === null) done += 1;
      else console.error(error);
    },
  });
  const started = performance.now();
  loop.start();
  while (done < count) await new Promise((resolve) => setTimeout(resolve, 2));
  const rate = count / ((performance.now() - started) / 1000);
  await loop.stop();
  await receivers.close();
  const left = await database.text("select 1 from deliveries where status <> 'delivered'");
  if (left.rows.length > 0) throw new Error(`${left.rows.length} deliveries were not recorded`);
  return rate;
}
