import type { Environment, FailureCode, PlanId } from "@marque/contract";
import type { Edit } from "@marque/engine/edit";
import type { Executor, Statement } from "./database.ts";

/** A job a worker holds until its lease runs out. */
export interface LeasedJob {
  readonly id: string;
  readonly workspace_id: string;
  readonly environment: Environment;
  readonly project_id: string;
  readonly prompt: string;
  readonly parent_memory_id: string | null;
  /** What was set by hand; null where the prompt is read. */
  readonly edit: Edit | null;
  /** Which try this is, from 1. Also tells this lease from an earlier one of the same worker. */
  readonly tries: number;
  /** Until the processing window closes. */
  readonly seconds_left: number;
  /** Families of the newest marks of its project, for one that refines nothing. */
  readonly recent_families: readonly string[];
  /** The trace it belongs to; null where it was accepted without one. */
  readonly traceparent: string | null;
  /** Since it was accepted, by the database's clock; null where it has no trace. */
  readonly seconds_waited: number | null;
}

/**
 * Jobs whose worker is gone or whose last try failed come first: their window is running. Then those in line.
 * $1 how many, $2 the worker, $3 seconds of the lease, $4 seconds of the window, $5 most tries,
 * $6 how many marks of a project are recent. The disk is not waited for: if the server dies within the moment, the job is
 * in line again, and the worker that drew it finds that it may not finish it.
 */
const claim: Statement = {
  name: "jobs.claim",
  text: `
    with unhurried as (
      select set_config('synchronous_commit', 'off', true)
    ), again as (
      select id from jobs
      where status = 'processing' and leased_until <= now() and tries < $5 and deadline_at > now()
      order by leased_until limit $1 for update skip locked
    ), next as (
      select id from jobs where status = 'queued'
      order by turn_at, id limit greatest(0, $1 - (select count(*) from again)) for update skip locked
    )
    update jobs set status = 'processing', tries = tries + 1, leased_by = $2,
      leased_until = now() + make_interval(secs => $3),
      deadline_at = coalesce(deadline_at, now() + make_interval(secs => $4))
    where id in (select id from again union all select id from next) and (select true from unhurried)
    returning id, workspace_id, environment, project_id, prompt, parent_memory_id, edit, tries,
      extract(epoch from deadline_at - clock_timestamp())::float8 as seconds_left,
      case when parent_memory_id is null then array_remove(array(
        select m.design -> 'mark' ->> 'family' from memory_nodes m
        where m.project_id = jobs.project_id order by m.id collate "C" desc limit $6
      ), null) else '{}' end as recent_families,
      traceparent,
      case when traceparent is not null
        then extract(epoch from clock_timestamp() - marque_id_time(id))::float8 end as seconds_waited`,
};
/**
 * The window's end is written again as well, from what is left of it ($4, null where it is not known) by the clock of
 * the worker that draws: the database's may have been set since.
 */
const renew: Statement = {
  name: "jobs.renew",
  text: `update jobs j set leased_until = now() + make_interval(secs => $3),
           deadline_at = coalesce(now() + make_interval(secs => t.seconds_left), j.deadline_at)
         from unnest($1::text[], $4::float8[]) as t(id, seconds_left)
         where j.id = t.id and j.leased_by = $2 and j.status = 'processing'`,
};
/** Ends the lease at once: the job's next try may begin. */
const release: Statement = {
  name: "jobs.release",
  text: `update jobs set leased_until = now() where id = $1 and leased_by = $2 and tries = $3 and status = 'processing'`,
};
/** As if it had never been taken: the worker stops, which is no fault of the job's. */
const handBack: Statement = {
  name: "jobs.handBack",
  text: `update jobs set tries = tries - 1, leased_by = null,
           leased_until = case when tries > 1 then now() end,
           status = case when tries > 1 then 'processing' else 'queued' end,
           deadline_at = case when tries > 1 then deadline_at end
         where id = $1 and leased_by = $2 and tries = $3 and status = 'processing'`,
};
/** What no worker will end any more: its window has passed, or its last try's worker is gone. */
const lost: Statement = {
  name: "jobs.lost",
  text: `select id, project_id,
           case when deadline_at <= now() then 'generation_timeout' else 'generation_error' end as code
         from jobs
         where status = 'processing' and (deadline_at <= now() or (leased_until <= now() and tries >= $1))
         limit $2`,
};
/**
 * The guard of the finish: nothing is returned when the job has ended before, or its project is gone. The project
 * is locked first, as in its deletion, and stays until commit.
 */
const finish: Statement = {
  name: "jobs.finish",
  text: `
    update jobs j set status = $3, failure_code = $4, failure_message = $5, finished_at = now(), leased_by = null, leased_until = null
    from (select id from projects where id = $2 for key share) p
    where j.id = $1 and j.project_id = p.id and j.status = 'processing'
    returning j.id, j.project_id, j.workspace_id, j.environment, j.prompt, j.parent_memory_id, j.quota_month::text,
      j.quota_plan, j.traceparent,
      coalesce(j.webhook_url, (
        select e.url from webhook_endpoints e where e.workspace_id = j.workspace_id
        and case j.environment when 'live' then e.is_live_default else e.is_sandbox_default end)) as target_url,
      marque_id('evt_') as event_id, marque_id('mem_') as memory_id`,
};

export interface ClaimOptions {
  readonly count: number;
  readonly worker: string;
  readonly leaseSeconds: number;
  readonly windowSeconds: number;
  readonly mostTries: number;
  readonly recentMarks: number;
}

export async function claimJobs(store: Executor, options: ClaimOptions): Promise<LeasedJob[]> {
  const { count, worker, leaseSeconds, windowSeconds, mostTries, recentMarks } = options;
  return store.run(claim, [count, worker, leaseSeconds, windowSeconds, mostTries, recentMarks]);
}

export async function renewJobLeases(
  store: Executor,
  running: readonly { readonly id: string; readonly secondsLeft: number | null }[],
  worker: string,
  leaseSeconds: number,
): Promise<void> {
  const ids = running.map(({ id }) => id);
  await store.run(renew, [ids, worker, leaseSeconds, running.map(({ secondsLeft }) => secondsLeft)]);
}

export async function releaseJob(store: Executor, job: LeasedJob, worker: string): Promise<void> {
  await store.run(release, [job.id, worker, job.tries]);
}

export async function handBackJob(store: Executor, job: LeasedJob, worker: string): Promise<void> {
  await store.run(handBack, [job.id, worker, job.tries]);
}

export interface LostJob {
  readonly id: string;
  readonly project_id: string;
  readonly code: FailureCode;
}

export async function findLostJobs(store: Executor, mostTries: number, count: number): Promise<LostJob[]> {
  return store.run(lost, [mostTries, count]);
}

/** What the rows and the event of a finished job are made from. */
export interface FinishedJob {
  readonly id: string;
  readonly project_id: string;
  readonly workspace_id: string;
  readonly environment: Environment;
  readonly prompt: string;
  readonly parent_memory_id: string | null;
  readonly quota_month: string | null;
  /** The plan at acceptance; null when nothing is metered. */
  readonly quota_plan: PlanId | null;
  /** The request's webhook_url, otherwise the environment's default. */
  readonly target_url: string | null;
  readonly event_id: string;
  readonly memory_id: string;
  readonly traceparent: string | null;
}

export async function finishJob(
  transaction: Executor,
  job: { readonly id: string; readonly project_id: string },
  failure: { readonly code: FailureCode; readonly message: string | null } | null,
): Promise<FinishedJob | undefined> {
  const status = failure === null ? "succeeded" : "failed";
  const values = [job.id, job.project_id, status, failure?.code ?? null, failure?.message ?? null];
  return (await transaction.run<FinishedJob>(finish, values))[0];
}
