// What a read, an accepted generation and a delivery cost in processor time, this version beside an earlier one, in turn.
//
//   MARQUE_BENCH_BASE=DIR npm run bench -- --only versions
//
// DIR is the checkout of the earlier version, with its node_modules. Each version has its own PostgreSQL with its own
// migrations. Processor time stays comparable on a machine that others use; the clock does not.
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { cpuOf, cpuOfFamily } from "../stage/cpu.ts";
import { createSender, insertEvents } from "../stage/deliveries.ts";
import { load, requestBytes } from "../stage/load.ts";
import type { Postgres } from "../stage/postgres.ts";
import { median, type Question } from "../stage/question.ts";
import { type ServiceProcess, startServiceProcess } from "../stage/service.ts";
import { createTenants, type Tenant } from "../stage/tenants.ts";
import { localCertificate, nextMessage, startYardstick, type Yardstick } from "../stage/yardstick.ts";

const CONNECTIONS = 32;
/** Each may accept 300 per minute, and read 600. */
const TENANTS = 1_200;
const HERE = fileURLToPath(new URL("../..", import.meta.url));
const BASE = process.env.MARQUE_BENCH_BASE;
const PROMPT = "Nocturne, a quiet tea house, deep indigo, a crescent moon";

type Work = "read" | "list" | "accept" | "deliver";
const WORKS: readonly Work[] = ["read", "list", "accept", "deliver"];
/** Microseconds for one: the process's and PostgreSQL's. */
type Cost = readonly [number, number];

interface Side {
  readonly postgres: Postgres;
  readonly service: ServiceProcess;
  readonly tenants: readonly Tenant[];
  readonly sender: string;
  readonly delivering: Yardstick<string>;
  readonly url: string;
  readonly costs: Record<Work, Cost[]>;
}

export const versions: Question = {
  name: "versions",
  asks: "processor time of a read, a page, an accepted generation and a delivery (process + PostgreSQL)",
  yardstick: "the version in MARQUE_BENCH_BASE",
  target: "no more than before",
  async measure({ quick }) {
    if (!BASE) throw new Error("MARQUE_BENCH_BASE names no checkout to compare with");
    const { key, cert, ca } = await localCertificate();
    const receiver = await startYardstick<number[]>("receiving", { BENCH_KEY: key, BENCH_CERT: cert });
    const url = `https://localhost:${receiver.first[0]}/hook`;
    const sides = [await start(BASE, url, ca), await start(HERE, url, ca)] as const;
    try {
      for (let round = 0; round <= (quick ? 3 : 9); round++) await goRound(round, sides, quick ? 2 : 4);
      const [base, ours] = sides;
      const ratios = WORKS.filter(isAsked).map((work) => `${work} ${ratioOf(ours, base, work)}`);
      return {
        ours: figuresOf(ours),
        yardstick: figuresOf(base),
        figure: ratios.join("; "),
        spread: `${Math.max(...WORKS.map((work) => ours.costs[work].length))} rounds`,
        isMet: WORKS.filter(isAsked).every((work) => median(sums(ours, work)) <= median(sums(base, work))),
      };
    } finally {
      receiver.stop();
      for (const { service, delivering, postgres } of sides) {
        delivering.stop();
        await service.stop();
        await postgres.stop();
      }
    }
  },
};

async function goRound(round: number, sides: readonly Side[], seconds: number): Promise<void> {
  for (const work of WORKS.filter(isAsked)) {
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const cost = await costOf(work, side, seconds);
      // The first round compiles.
      if (round > 0) side.costs[work].push(cost);
    }
  }
}

/** MARQUE_BENCH_WORKS=read,deliver asks for some of them only. */
function isAsked(work: Work): boolean {
  return process.env.MARQUE_BENCH_WORKS?.split(",").includes(work) ?? true;
}

async function start(root: string, url: string, ca: string): Promise<Side> {
  const { startPostgres }: typeof import("../stage/postgres.ts") = await import(
    pathToFileURL(join(root, "bench/stage/postgres.ts")).href
  );
  const postgres = await startPostgres();
  const tenants = await createTenants(postgres, TENANTS);
  const sender = await createSender(postgres);
  const service = await startServiceProcess(postgres, {
    program: join(root, "packages/service/src/main.ts"),
  });
  const delivering = await startYardstick<string>("delivering", {
    BENCH_ROOT: root,
    BENCH_URL: postgres.url,
    BENCH_CA: ca,
  });
  const costs = { read: [], list: [], accept: [], deliver: [] };
  return { postgres, service, tenants, sender, delivering, url, costs };
}

async function costOf(work: Work, side: Side, seconds: number): Promise<Cost> {
  if (work === "deliver") return deliver(side, seconds * 1_500);
  const { service, postgres } = side;
  const spent = () => Promise.all([cpuOf(service.pid), cpuOfFamily(postgres.pid)]);
  const before = await spent();
  const count = await ask(work, side, seconds);
  const after = await spent();
  return [perOne(after[0] - before[0], count), perOne(after[1] - before[1], count)];
}

let turn = 0;

async function ask(work: Work, { service, tenants }: Side, seconds: number): Promise<number> {
  const next = () => {
    const { key, projectId } = tenants[turn++ % tenants.length]!;
    if (work === "list") return requestBytes("GET", "/v1/projects?limit=10", key);
    if (work === "read") return requestBytes("GET", `/v1/projects/${projectId}`, key);
    return requestBytes("POST", "/v1/brands/generate", key, { project_id: projectId, prompt: PROMPT });
  };
  const target = { port: service.ports.sandbox, ca: service.ca };
  const { count, statuses } = await load(target, { connections: CONNECTIONS, seconds, next });
  if (statuses[work === "accept" ? 202 : 200] !== count)
    throw new Error(`not all were answered: ${JSON.stringify(statuses)}`);
  return count;
}

async function deliver({ postgres, sender, delivering, url }: Side, count: number): Promise<Cost> {
  await insertEvents(postgres, sender, Array<string>(count).fill(url));
  await postgres.query("vacuum analyze events, deliveries");
  const before = await cpuOfFamily(postgres.pid);
  const answer = nextMessage<number>(delivering.child);
  delivering.child.send(count);
  const own = (await answer) / 1e6;
  return [perOne(own, count), perOne((await cpuOfFamily(postgres.pid)) - before, count)];
}

const perOne = (seconds: number, count: number): number => (seconds / count) * 1e6;

const sums = ({ costs }: Side, work: Work): number[] => costs[work].map(([own, server]) => own + server);

/** Of the rounds' own ratios: the median, the lowest and the highest. */
function ratioOf(ours: Side, base: Side, work: Work): string {
  const before = sums(base, work);
  const ratios = sums(ours, work).map((sum, round) => sum / before[round]!);
  return `${median(ratios).toFixed(2)} × (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
}

function figuresOf({ costs }: Side): string {
  const part = (work: Work, at: 0 | 1) => median(costs[work].map((cost) => cost[at])).toFixed(0);
  return WORKS.filter(isAsked)
    .map((work) => `${work} ${part(work, 0)} + ${part(work, 1)}`)
    .join(", ")
    .concat(" µs CPU");
}
