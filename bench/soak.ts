// `npm run soak`: the whole service at 70 % of what it was just measured to do, for half an hour, with the real engine.
// What must not grow is looked at every few seconds: memory, handles, database connections, dead rows, p99.
//
//   npm run soak -- [--minutes 30] [--share 0.7]
import { readdir } from "node:fs/promises";
import { parseArgs } from "node:util";
import { load, requestBytes } from "./stage/load.ts";
import { startPostgres } from "./stage/postgres.ts";
import { PROMPTS } from "./stage/prompts.ts";
import { median, quantile } from "./stage/question.ts";
import { startServiceProcess } from "./stage/service.ts";
import { currentLoad, machine } from "./stage/table.ts";
import { createTenants, giveSecret, type Tenant } from "./stage/tenants.ts";
import { localCertificate, startYardstick } from "./stage/yardstick.ts";

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "30" }, share: { type: "string", default: "0.7" } },
});
const MINUTES = Number(values.minutes);
const SHARE = Number(values.share);
const TENANTS = 300;
const CONNECTIONS = 16;
const MEASURE_SECONDS = 12;
const WARM_BRANDS = 5;
const SAMPLE_SECONDS = Math.max(10, (MINUTES * 60) / 30);

interface Sample {
  readonly minute: number;
  readonly memoryMb: number;
  readonly handles: number;
  readonly connections: number;
  readonly deadRows: number;
  readonly p99: number;
  readonly waitingJobs: number;
  readonly brands: number;
}

const postgres = await startPostgres();
const tenants = await createTenants(postgres, TENANTS);
for (const { workspaceId } of tenants) await giveSecret(postgres, workspaceId);
const { key, cert, caFile } = await localCertificate();
const receiver = await startYardstick<number[]>("receiving", { BENCH_KEY: key, BENCH_CERT: cert });
const service = await startServiceProcess(postgres, {
  roles: "api,worker,dashboard",
  env: { MARQUE_WEBHOOK_CA_FILE: caFile },
});
const target = { port: service.ports.sandbox, ca: service.ca };
const webhook_url = `https://localhost:${receiver.first[0]}/hook`;
try {
  const reading = await readingCapacity();
  const drawing = await drawingCapacity();
  // Each was measured alone, and they share the machine: half of each is all of it.
  const rate = { reads: (reading / 2) * SHARE, jobs: (drawing / 2) * SHARE };
  console.log(
    `${machine()} Load average at the start ${currentLoad().toFixed(1)}. Capacity ${reading.toFixed(0)} reads/s alone, ` +
      `${drawing.toFixed(2)} brands/s alone; soaking at ${rate.reads.toFixed(0)} requests/s and ${rate.jobs.toFixed(2)} brands/s for ${MINUTES} minutes.\n`,
  );
  const samples = await soak(rate);
  console.log(`\n${verdict(samples)}`);
} finally {
  await service.stop();
  receiver.stop();
  await postgres.stop();
}
process.exit(0);

async function readingCapacity(): Promise<number> {
  const requests = tenants.map(reads);
  const next = (n: number) => requests[n % requests.length]!;
  await load(target, { connections: CONNECTIONS, seconds: 3, next });
  return (await load(target, { connections: CONNECTIONS, seconds: MEASURE_SECONDS, next })).perSecond;
}

function reads({ key: apiKey, projectId }: Tenant): Buffer {
  return requestBytes("GET", `/v1/projects/${projectId}`, apiKey);
}

function generates({ key: apiKey, projectId }: Tenant, n: number): Buffer {
  const prompt = `${PROMPTS[n % PROMPTS.length]!} (${n})`;
  return requestBytes("POST", "/v1/brands/generate", apiKey, { project_id: projectId, prompt, webhook_url });
}

/** Brands a second when jobs wait in line. */
async function drawingCapacity(): Promise<number> {
  const wanted = 120;
  let n = 0;
  await load(target, {
    connections: 4,
    seconds: 1,
    rate: wanted,
    next: () => generates(tenants[n % TENANTS]!, n++),
  });
  // The engine takes seconds to load, and its first designs longer than the rest.
  while ((await brandCount()) < WARM_BRANDS) await new Promise((resolve) => setTimeout(resolve, 100));
  const from = await brandCount();
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, MEASURE_SECONDS * 1000));
  const rate = ((await brandCount()) - from) / ((performance.now() - started) / 1000);
  await postgres.query("delete from jobs where status = 'queued'");
  while ((await waiting()) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
  if (rate === 0) throw new Error("no brand was drawn: the machine is too busy to be soaked");
  return rate;
}

async function soak(rate: { reads: number; jobs: number }): Promise<readonly Sample[]> {
  const samples: Sample[] = [];
  const started = performance.now();
  const readings = tenants.map(reads);
  let n = 0;
  console.log("| minute | p99 ms | memory MB | handles | connections | dead rows | jobs waiting | brands |");
  console.log("|---|---|---|---|---|---|---|---|");
  while (performance.now() - started < MINUTES * 60_000) {
    const [answered] = await Promise.all([
      load(target, {
        connections: CONNECTIONS,
        seconds: SAMPLE_SECONDS,
        rate: rate.reads,
        next: (turn) => readings[turn % readings.length]!,
      }),
      load(target, {
        connections: 2,
        seconds: SAMPLE_SECONDS,
        rate: rate.jobs,
        next: () => generates(tenants[n % TENANTS]!, n++),
      }),
    ]);
    const failed = Object.entries(answered.statuses).filter(([status]) => Number(status) >= 500);
    if (failed.length > 0) throw new Error(`answers ${JSON.stringify(answered.statuses)}`);
    const sample = await look((performance.now() - started) / 60_000, quantile(answered.times, 0.99));
    samples.push(sample);
    const { minute, p99, memoryMb, ...rest } = sample;
    const cells = [
      minute.toFixed(1),
      p99.toFixed(1),
      memoryMb.toFixed(0),
      rest.handles,
      rest.connections,
      rest.deadRows,
    ];
    console.log(`| ${[...cells, rest.waitingJobs, rest.brands].join(" | ")} |`);
  }
  return samples;
}

async function look(minute: number, p99: number): Promise<Sample> {
  const [row] = await postgres.query<{ connections: number; dead: number }>(
    `select (select count(*)::int from pg_stat_activity where application_name like 'marque%') as connections,
            (select sum(n_dead_tup)::int from pg_stat_user_tables) as dead`,
  );
  return {
    minute,
    p99,
    memoryMb: await service.memoryMb(),
    handles: (await readdir(`/proc/${service.pid}/fd`)).length,
    connections: row!.connections,
    deadRows: row!.dead,
    waitingJobs: await waiting(),
    brands: await brandCount(),
  };
}

async function brandCount(): Promise<number> {
  return (await postgres.query<{ n: number }>("select count(*)::int as n from brands"))[0]!.n;
}

async function waiting(): Promise<number> {
  const sql = "select count(*)::int as n from jobs where status in ('queued', 'processing')";
  return (await postgres.query<{ n: number }>(sql))[0]!.n;
}

/** The last third beside the first but for its very start, when caches and code still warm up. */
function verdict(samples: readonly Sample[]): string {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const early = samples.slice(Math.min(1, samples.length - 1), third + 1);
  const late = samples.slice(-third);
  const lines = (["memoryMb", "handles", "connections", "deadRows", "p99"] as const).map((name) => {
    const before = median(early.map((sample) => sample[name]));
    const after = median(late.map((sample) => sample[name]));
    return `| ${name} | ${before.toFixed(1)} | ${after.toFixed(1)} | ${(after / Math.max(before, 0.001)).toFixed(2)} × |`;
  });
  return ["| median of | first third | last third | growth |", "|---|---|---|---|", ...lines].join("\n");
}
