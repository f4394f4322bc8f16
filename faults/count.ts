import type { Witness } from "./callers.ts";
import type { Intent } from "./plan.ts";
import type { Stage } from "./stage.ts";

/** Something that is counted and must come out at a certain number. */
export interface Account {
  readonly name: string;
  readonly counted: number;
  readonly expected: number;
  /** Some of what was found wrong, for a look. */
  readonly examples: readonly string[];
}

export interface Accounts {
  readonly accounts: readonly Account[];
  /** What is told and not judged. */
  readonly remarks: Readonly<Record<string, string>>;
}

const MOST_ATTEMPTS = 4;
const EXAMPLES = 3;

/** Counts from the database and from what the receivers really got. */
export async function countAll(
  stage: Stage,
  intents: readonly Intent[],
  witness: Witness,
): Promise<Accounts> {
  const list = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    (await stage.database.text(sql, values)).rows as Row[];
  /** One row for each thing wrong, told by its first column. */
  const faulty = async (name: string, sql: string, values: readonly unknown[] = []): Promise<Account> => {
    const rows = await list<Record<string, unknown>>(sql, values);
    return none(
      name,
      rows.map((row) => JSON.stringify(row)),
    );
  };
  const accepted = [...witness.accepted.values()].flatMap((ids) => [...ids]);
  const jobs = await list<{ id: string; status: string; tries: number; failure_code: string | null }>(
    "select id, status, tries, failure_code from jobs",
  );
  const accounts = [
    exactly(
      "requests answered with 202, each under its own Idempotency-Key",
      witness.accepted.size,
      intents.length,
    ),
    await faulty(
      "accepted jobs without exactly one outcome and one event",
      `select a.id, j.status, count(e.id)::int as events
       from unnest($1::text[]) a(id) left join jobs j on j.id = a.id left join events e on e.job_id = a.id
       group by a.id, j.status having count(e.id) <> 1 or j.status is null or j.status not in ('succeeded', 'failed')`,
      [accepted],
    ),
    none("Idempotency-Keys that ran twice (two answers, or a job nobody was told of)", [
      ...doubled(witness.accepted),
      ...doubled(witness.projects),
      ...missing(
        jobs.map(({ id }) => id),
        accepted,
      ),
      ...missing(
        (await list<{ id: string }>("select id from projects")).map(({ id }) => id),
        [...witness.projects.values()].flatMap((ids) => [...ids]),
      ),
    ]),
    ...(await Promise.all(
      (["memory_nodes", "brands"] as const).map((table) =>
        faulty(
          `successes without exactly one row in ${table}, failures with one`,
          `select j.id, j.status, count(t.id)::int as rows from jobs j left join ${table} t on t.job_id = j.id
           group by j.id having count(t.id) <> case j.status when 'succeeded' then 1 else 0 end`,
        ),
      ),
    )),
    await faulty(
      "live successes without exactly one unit, others with one",
      `select j.id, j.status, j.environment, count(u.job_id)::int as units
       from jobs j left join usage_units u on u.job_id = j.id
       group by j.id
       having count(u.job_id) <> case when j.status = 'succeeded' and j.environment = 'live' then 1 else 0 end`,
    ),
    await faulty(
      "workspaces whose month does not add up to their units",
      `select w.id, coalesce(sum(q.units), 0)::int as reserved, (select count(*)::int from usage_units u where u.workspace_id = w.id) as billed
       from workspaces w left join quota_months q on q.workspace_id = w.id group by w.id
       having coalesce(sum(q.units), 0) <> (select count(*) from usage_units u where u.workspace_id = w.id)`,
    ),
    await faulty(
      "events that contradict their job",
      `select e.id, e.type, j.status from events e join jobs j on j.id = e.job_id
       where e.type <> case j.status when 'succeeded' then 'generation.success' else 'generation.failed' end`,
    ),
    await faulty(
      "events neither delivered nor undeliverable",
      `select e.id, d.status from events e left join deliveries d on d.event_id = e.id
       where d.status is null or d.status not in ('delivered', 'undeliverable')`,
    ),
    await faulty(
      `undeliverable events with other than ${MOST_ATTEMPTS} failed attempts in their history`,
      `select d.id, count(a.number)::int as attempts from deliveries d left join delivery_attempts a on a.delivery_id = d.id
       where d.status = 'undeliverable' group by d.id
       having count(a.number) filter (where a.error is not null) <> $1`,
      [MOST_ATTEMPTS],
    ),
    await faulty(
      "rows that bear another workspace than their project's",
      `select x.id, x.workspace_id from (
         select id, project_id, workspace_id from jobs union all select id, project_id, workspace_id from brands
         union all select id, project_id, workspace_id from events
         union all select id, project_id, workspace_id from deliveries) x
       join projects p on p.id = x.project_id where p.workspace_id <> x.workspace_id`,
    ),
    ...(await atReceivers(stage, list)),
    none("rows of another workspace seen by a caller", witness.foreign),
    none("answers nobody promised (5xx but 503, 4xx to a sound request)", witness.unpromised),
    none(
      "processes that ended without being killed or saying why",
      stage.nodes.flatMap(({ crashes }) => crashes),
    ),
  ];
  const receivedOnce = tally(
    stage.hooks.receptions.filter(({ isTaken }) => isTaken).map(({ eventId }) => eventId),
  );
  const again = [...receivedOnce.values()].filter((times) => times > 1);
  const [undeliverable] = await list<{ n: number; taken: number }>(
    `select count(*)::int as n, count(*) filter (where event_id = any($1))::int as taken
     from deliveries where status = 'undeliverable'`,
    [[...receivedOnce.keys()]],
  );
  const failed = tally(jobs.flatMap(({ failure_code }) => failure_code ?? []));
  const remarks = {
    "jobs that needed a second or third try": String(jobs.filter(({ tries }) => tries > 1).length),
    "jobs that ended as failed": `${sum(failed)}${sum(failed) ? ` (${spell(failed)})` : ""}`,
    "requests at receivers": String(stage.hooks.receptions.length),
    "events a receiver took more than once": `${again.length} of ${receivedOnce.size}, at most ${Math.max(1, ...again)} times`,
    "events undeliverable": `${undeliverable!.n}, ${undeliverable!.taken} of them taken by a receiver whose answer was lost`,
    "answers to callers": spell(witness.statuses),
    "answers lost on the way": String(witness.counts.lostAnswers),
    "replayed answers": String(witness.counts.replays),
    "pages read meanwhile, foreign projects asked for": `${witness.counts.pagesRead}, ${witness.counts.foreignAsked}`,
  };
  return { accounts, remarks };
}

type List = <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/** What the receivers wrote down, held against the database. */
async function atReceivers({ hooks, tenants }: Stage, list: List): Promise<Account[]> {
  const { receptions } = hooks;
  const taken = [...new Set(receptions.filter(({ isTaken }) => isTaken).map(({ eventId }) => eventId))];
  const events = new Map(
    (
      await list<{ id: string; workspace_id: string; digest: string }>(
        "select id, workspace_id, encode(sha256(body), 'hex') as digest from events",
      )
    ).map((event) => [event.id, event]),
  );
  const wrong = (is: (reception: (typeof receptions)[number]) => boolean) =>
    receptions.filter(is).map((reception) => JSON.stringify(reception));
  const untaken = await list<{ event_id: string }>(
    "select event_id from deliveries where status = 'delivered' and event_id <> all($1)",
    [taken],
  );
  return [
    none(
      "events called delivered that no receiver took",
      untaken.map(({ event_id }) => event_id),
    ),
    none(
      "requests at receivers with other bytes than the event's",
      wrong(({ eventId, digest }) => events.get(eventId)?.digest !== digest),
    ),
    none(
      "requests at receivers with a wrong signature",
      wrong(({ isSigned }) => !isSigned),
    ),
    none(
      "requests at receivers whose timestamp is off by five minutes or more",
      wrong(({ isTimely }) => !isTimely),
    ),
    none(
      "events that came to another workspace's receiver",
      wrong(({ eventId, workspace }) => events.get(eventId)?.workspace_id !== tenants[workspace]?.id),
    ),
  ];
}

function exactly(name: string, counted: number, expected: number): Account {
  return { name, counted, expected, examples: [] };
}

function none(name: string, found: readonly string[]): Account {
  return { name, counted: found.length, expected: 0, examples: found.slice(0, EXAMPLES) };
}

function doubled(ids: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  return [...ids].filter(([, set]) => set.size > 1).map(([key, set]) => `${key}: ${[...set].join(", ")}`);
}

function missing(all: readonly string[], known: readonly string[]): string[] {
  const set = new Set(known);
  return all.filter((id) => !set.has(id));
}

function tally<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const sum = (counts: ReadonlyMap<unknown, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
const spell = (counts: ReadonlyMap<string | number, number>) =>
  [...counts].map(([name, count]) => `${count} × ${name}`).join(", ");
