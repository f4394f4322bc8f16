// Requests of a caller over its limit: refused much faster than others' are accepted, and at next to no cost for the
// database.
import { setTimeout as pause } from "node:timers/promises";
import type { RateCategory } from "@marque/contract";
import { load, requestBytes } from "../stage/load.ts";
import { type Postgres, startPostgres } from "../stage/postgres.ts";
import { interleave, type Question, type Rounds } from "../stage/question.ts";
import { type ServiceProcess, startServiceProcess } from "../stage/service.ts";
import { createTenants, type Tenant } from "../stage/tenants.ts";

const CONNECTIONS = 32;
/** Each may send 300 generations per minute. */
const TENANTS = 1_200;
const WARM_UP_SECONDS = 2;
/**
 * What was refused in a flood's last second is reported within three seconds of its end. That is a query too, and a flood that
 * began in the same second would be counted with its predecessor's.
 */
const REPORTED_AFTER_MS = 3_000;
const PROMPT = "Nocturne, a quiet tea house, deep indigo, a crescent moon";

/** One kind of request, as the flooding caller and as everybody else sends it. */
interface Kind {
  readonly category: RateCategory;
  readonly accepted: 202 | 200;
  readonly bytes: (tenant: Tenant) => Buffer;
}

const GENERATION: Kind = {
  category: "generation",
  accepted: 202,
  bytes: ({ key, projectId }) =>
    requestBytes("POST", "/v1/brands/generate", key, { project_id: projectId, prompt: PROMPT }),
};
const READ: Kind = {
  category: "standard",
  accepted: 200,
  bytes: ({ key, projectId }) => requestBytes("GET", `/v1/projects/${projectId}`, key),
};

export const flood: Question = {
  name: "flood",
  asks: "refused requests/s in a flood of `POST /v1/brands/generate` (429)",
  yardstick: "the same accepted from others (202)",
  target: "≥ 3 ×, ≤ 1 query a second",
  async measure({ quick }) {
    const postgres = await startPostgres();
    const [flooding, ...others] = (await createTenants(postgres, TENANTS, 1)) as [Tenant, ...Tenant[]];
    // A suspended workspace would get 403 instead; what is asked here is the limit.
    const service = await startServiceProcess(postgres, { env: { MARQUE_SUSPENSION: "off" } });
    const seconds = quick ? 2 : 5;
    const rounds = quick ? 2 : 5;
    try {
      const asked = await countQueriesAbout(postgres, service, flooding);
      const stage = { postgres, service, flooding, others, rounds, seconds };
      const generations = await compare(stage, GENERATION);
      const queries = await asked();
      const reads = await compare(stage, READ);
      return {
        ours: `${generations.ours.toFixed(0)}/s`,
        yardstick: `${generations.yardstick.toFixed(0)}/s`,
        figure: `${generations.ratio.toFixed(1)} ×`,
        spread: generations.spread,
        note:
          `at most ${queries} ${queries === 1 ? "query" : "queries"} in any second about the caller; of reads ${reads.ours.toFixed(0)}/s are refused ` +
          `and ${reads.yardstick.toFixed(0)}/s served, ${reads.ratio.toFixed(1)} × (${reads.spread})`,
        isMet: generations.ratio >= 3 && queries <= 1,
      };
    } finally {
      await service.stop();
      await postgres.stop();
    }
  },
};

interface Stage {
  readonly postgres: Postgres;
  readonly service: ServiceProcess;
  readonly flooding: Tenant;
  readonly others: readonly Tenant[];
  readonly rounds: number;
  readonly seconds: number;
}

async function compare(stage: Stage, { category, accepted, bytes }: Kind): Promise<Rounds> {
  const { postgres, service, flooding, others, rounds, seconds } = stage;
  const target = { port: service.ports.sandbox, ca: service.ca };
  const refused = bytes(flooding);
  const fromOthers = others.map(bytes);
  let turn = 0;
  const send = async (length: number, status: number, next: () => Buffer) => {
    const result = await load(target, { connections: CONNECTIONS, seconds: length, next });
    if (result.statuses[status] !== result.count)
      throw new Error(`not all were ${status}: ${JSON.stringify(result.statuses)}`);
    return result.perSecond;
  };
  let floodedUntil = Number.NEGATIVE_INFINITY;
  const floodFor = async (length: number) => {
    await pause(Math.max(0, floodedUntil + REPORTED_AFTER_MS - performance.now()));
    await useUp(postgres, flooding, category);
    const perSecond = await send(length, 429, () => refused);
    floodedUntil = performance.now();
    return perSecond;
  };
  const serveFor = (length: number) => send(length, accepted, () => fromOthers[turn++ % fromOthers.length]!);
  await serveFor(WARM_UP_SECONDS);
  await floodFor(WARM_UP_SECONDS);
  return interleave(
    rounds,
    () => floodFor(seconds),
    () => serveFor(seconds),
  );
}

/** The caller's window of this minute and of the next. */
async function useUp(postgres: Postgres, { workspaceId }: Tenant, category: RateCategory): Promise<void> {
  await postgres.query(
    `insert into rate_windows (subject, category, window_start, used, refused)
     select $1, $2, date_trunc('minute', now()) + m * interval '1 minute', 100000, 0 from generate_series(0, 1) m
     on conflict (subject, category, window_start) do update set used = 100000`,
    [workspaceId, category],
  );
}

/**
 * The most statements of the service within any second that counted the caller: each touches the row of its window once.
 */
async function countQueriesAbout(
  postgres: Postgres,
  { pid }: ServiceProcess,
  { workspaceId }: Tenant,
): Promise<() => Promise<number>> {
  await postgres.query("create table bench_queries (at timestamptz)");
  await postgres.query(
    `create function bench_count() returns trigger language plpgsql as
       'begin insert into public.bench_queries values (clock_timestamp()); return null; end'`,
  );
  await postgres.query(
    `create trigger bench_count after insert or update on rate_windows for each row
     when (new.subject = '${workspaceId}' and current_setting('application_name') = 'marque ${pid}')
     execute function bench_count()`,
  );
  return async () => {
    const rows = await postgres.query<{ most: number }>(
      `select coalesce(max(queries), 0)::int as most from (
         select count(*) over (order by at range between current row and interval '0.99 second' following) as queries
         from bench_queries) each`,
    );
    return rows[0]!.most;
  };
}
