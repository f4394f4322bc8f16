import type { JobStatus, PlanId } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";
import type { Scope } from "./projects.ts";
import type { SharedRead } from "./shared-reads.ts";

export interface NewJob {
  readonly projectId: string;
  readonly prompt: string;
  readonly parentMemoryId: string | null;
  readonly webhookUrl: string | null;
  /** What was set by hand; null where the prompt is read. */
  readonly edit?: object | null;
  /** Of the request that asked for it; null where no traces are sent. */
  readonly traceparent?: string | null;
  /** The unit of quota it holds: of which month, reserved on which plan. Null when nothing is metered. */
  readonly unit: { readonly month: string; readonly plan: PlanId } | null;
}

export interface JobRow {
  readonly id: string;
  readonly project_id: string;
  readonly status: JobStatus;
}

/**
 * Its turn: now, or a minute after the last job this workspace has waiting. The project is locked until commit, so that
 * it cannot be deleted between the look at it and the insert; one that is not there gets no job.
 */
const insert: Statement = {
  name: "jobs.insert",
  text: `insert into jobs (workspace_id, environment, project_id, prompt, parent_memory_id, webhook_url, quota_month,
                           quota_plan, edit, traceparent, turn_at)
         select p.workspace_id, p.environment, p.id, $4, $5, $6, $7::date, $8, $9::jsonb, $10,
                greatest(clock_timestamp(), (select max(turn_at) + interval '1 minute' from jobs
                                             where workspace_id = $1 and status = 'queued'))
         from (select id, workspace_id, environment from projects
               where id = $3 and workspace_id = $1 and environment = $2 for key share) p
         returning id, project_id, status`,
};
/**
 * The same for all that came together: what opens a statement and what commits it is most of what a job costs. A project that
 * somebody has locked (to delete it) is not waited for here. Jobs of one workspace stand a minute apart among themselves, too.
 */
const insertTogether: SharedRead = {
  isShared: true,
  name: "jobs.insertTogether",
  text: `with asked as (
           select a.*, p.*, marque_id('job_') as id,
                  row_number() over (partition by a.workspace order by a.n) - 1 as minutes
           from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::date[], $8::text[],
                       $9::jsonb[], $10::text[])
             with ordinality as a(workspace, environment, project, prompt, parent, url, month, plan, edit, trace, n),
           lateral (select id as project_id from projects p
                    where p.id = a.project and p.workspace_id = a.workspace and p.environment = a.environment
                    for key share skip locked) p
         ), inserted as (
           insert into jobs (id, workspace_id, environment, project_id, prompt, parent_memory_id, webhook_url,
                             quota_month, quota_plan, edit, traceparent, turn_at)
           select id, workspace, environment, project_id, prompt, parent, url, month, plan, edit, trace,
                  greatest(clock_timestamp(), (select max(turn_at) + interval '1 minute' from jobs
                                               where workspace_id = asked.workspace and status = 'queued'))
                    + minutes * interval '1 minute'
           from asked
           returning id, project_id, status
         )
         select a.n::int as asker, i.* from inserted i join asked a on a.id = i.id`,
};
/** The unfinished jobs of a deleted project are dropped at once; the finished ones are left to the purge. */
const drop: Statement = {
  name: "jobs.drop",
  text: `delete from jobs where project_id = $1 and status in ('queued', 'processing')
         returning workspace_id, quota_month::text`,
};
const INSERTION = { shared: insertTogether, alone: insert };
const waiting: Statement = {
  name: "jobs.waiting",
  text: `select 'queued' as status, count(*)::int as count from jobs where status = 'queued'
         union all select 'processing', count(*)::int from jobs where status = 'processing'`,
};

export async function insertJob(store: Executor, scope: Scope, job: NewJob): Promise<JobRow | undefined> {
  if (scope.environment === "live" && job.unit === null) throw new Error("a live job holds a unit of quota");
  const rows = await store.write<JobRow>(INSERTION, [
    scope.workspaceId,
    scope.environment,
    job.projectId,
    job.prompt,
    job.parentMemoryId,
    job.webhookUrl,
    job.unit?.month ?? null,
    job.unit?.plan ?? null,
    job.edit ? JSON.stringify(job.edit) : null,
    job.traceparent ?? null,
  ]);
  return rows[0];
}

export interface DroppedJob {
  readonly workspace_id: string;
  readonly quota_month: string | null;
}

export async function dropUnfinishedJobs(store: Executor, projectId: string): Promise<DroppedJob[]> {
  return store.run(drop, [projectId]);
}

export async function countWaitingJobs(store: Executor): Promise<{ status: JobStatus; count: number }[]> {
  return store.run(waiting);
}
