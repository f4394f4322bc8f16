// Jobs that wait in line for a worker, put in by SQL, and the end of the line.
import { setTimeout as pause } from "node:timers/promises";
import type { Postgres } from "./postgres.ts";

/** One job for each project; when there are fewer prompts than projects, they come again. */
export async function queue(
  { query }: Postgres,
  tenants: readonly { workspaceId: string; projectId: string }[],
  prompts: readonly string[],
): Promise<void> {
  await query(
    `insert into jobs (workspace_id, environment, project_id, prompt)
     select * from unnest($1::text[], array_fill('sandbox'::text, array[$4::int]), $2::text[], $3::text[])`,
    [
      tenants.map(({ workspaceId }) => workspaceId),
      tenants.map(({ projectId }) => projectId),
      tenants.map((_, n) => prompts[n % prompts.length]!),
      tenants.length,
    ],
  );
}

/** Seldom looked at: each look takes something from what is measured. */
export async function drained({ query }: Postgres): Promise<void> {
  const waiting = "select 1 from jobs where status in ('queued', 'processing') limit 1";
  while ((await query(waiting)).length > 0) await pause(500);
}
