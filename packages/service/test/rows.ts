import type { TestDatabase } from "./test-database.ts";

export interface Owner {
  readonly workspaceId: string;
  readonly environment: "sandbox" | "live";
  readonly projectId: string;
}

/**
 * Rows as the worker leaves them, put in past it: what is tested here is the API over them. Ids are well formed and
 * in order of `start + n`; `made` (ten base-32 digits of milliseconds) says when.
 */
export async function insertFinishedWork(
  db: TestDatabase,
  owner: Owner,
  count: number,
  {
    made = "01kaxm3q5r",
    start = 0,
    jobs = true,
  }: { readonly made?: string; readonly start?: number; readonly jobs?: boolean } = {},
): Promise<void> {
  const id = (prefix: string) => `'${prefix}' || $4 || lpad((n + $6)::text, 16, '0')`;
  const from = "from generate_series(1, $5::int) n";
  const values = [owner.projectId, owner.workspaceId, owner.environment, made, count, start];
  if (jobs) {
    await db.query(
      `insert into jobs (id, project_id, workspace_id, environment, status, prompt)
       select ${id("job_")}, $1, $2, $3, 'succeeded', 'A calm logo' ${from}`,
      values,
    );
  }
  await db.query(
    `with m as (
       insert into memory_nodes (id, project_id, job_id, prompt, seed, brief, design)
       select ${id("mem_")}, $1, ${id("job_")}, 'A calm logo', 1, '{}', '{}' ${from}
     )
     insert into brands (id, project_id, workspace_id, environment, job_id, memory_id, assets, report)
     select ${id("brand_")}, $1, $2, $3, ${id("job_")}, ${id("mem_")}, '{}', '{}' ${from}`,
    values,
  );
}

/** The id that `insertFinishedWork` gave to the n-th row. */
export function finishedId(prefix: "job_" | "mem_" | "brand_", n: number, made = "01kaxm3q5r"): string {
  return `${prefix}${made}${String(n).padStart(16, "0")}`;
}

/** Puts a workspace (or `address:…`) at `used` requests, in this minute and the next: a test may cross into it. */
export async function setUsed(
  db: TestDatabase,
  subject: string,
  category: string,
  used: number,
  refused = 0,
): Promise<void> {
  await db.query(
    `insert into rate_windows (subject, category, window_start, used, refused)
     select $1, $2, date_trunc('minute', now()) + m * interval '1 minute', $3, $4 from generate_series(0, 1) m
     on conflict (subject, category, window_start) do update set used = $3, refused = $4`,
    [subject, category, used, refused],
  );
}

/** A test that compares counters of one minute must not begin at its very end. */
export async function withinOneMinute(seconds = 3): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < seconds * 1_000) await new Promise((resolve) => setTimeout(resolve, left + 50));
}
