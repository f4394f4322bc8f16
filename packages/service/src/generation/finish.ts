import type { FailureCode, GenerationFailed, GenerationSuccess } from "@marque/contract";
import { giveBackUnits } from "../billing/quota.ts";
import { jsonOf, withJson } from "../json.ts";
import type { Database, Executor } from "../storage/database.ts";
import { type FinishedJob, finishJob } from "../storage/job-leases.ts";
import { insertSuccess } from "../storage/successes.ts";
import type { Wakeups } from "../storage/wakeups.ts";
import { recordEvent, type WrittenEvent, writeEvent } from "../webhooks/events.ts";
import type { DesignResult } from "./designer.ts";
import { FAILURE_MESSAGES } from "./failure-messages.ts";
import { requireSizes } from "./sizes.ts";

type JobKey = { readonly id: string; readonly project_id: string };

/**
 * Ends a job well: Memory Node, Brand, billed unit, event and delivery, in one transaction. False when the job had
 * ended before or its project is gone; then nothing was changed. Throws `OversizedError` when the result is too large to
 * be kept or sent; nothing was changed then either.
 */
export async function succeedJob(
  database: Database,
  wakeups: Wakeups,
  job: JobKey,
  seed: number,
  result: DesignResult,
  trace: string | null = null,
): Promise<boolean> {
  requireSizes(result);
  return database.transaction((transaction) => succeedIn(transaction, wakeups, job, seed, result, trace));
}

/** The same as the last thing in the caller's transaction. The caller has looked at the sizes. */
export async function succeedIn(
  transaction: Executor,
  wakeups: Wakeups,
  job: JobKey,
  seed: number,
  result: DesignResult,
  trace: string | null = null,
): Promise<boolean> {
  const done = await finishJob(transaction, job, null);
  if (!done) return false;
  const { assets, report } = result;
  const ids = { job_id: done.id, project_id: done.project_id, memory_id: done.memory_id };
  // Before anything is asked for: what fails after `last` has been committed.
  const written = writeEvent(done.event_id, {
    type: "generation.success",
    data: withJson<GenerationSuccess["data"], "assets" | "report">(ids, { assets, report }),
  });
  const success = insertSuccess(transaction, {
    ...result,
    memoryId: done.memory_id,
    projectId: done.project_id,
    workspaceId: done.workspace_id,
    environment: done.environment,
    jobId: done.id,
    prompt: done.prompt,
    parentId: done.parent_memory_id,
    seed,
    month: done.quota_month,
    plan: done.quota_plan,
  });
  const event = tell(transaction, wakeups, done, written, trace);
  await transaction.last(Promise.all([success, event]));
  return true;
}

/** Ends a job badly: its unit is given back and the event says why, in the code's words or more exact ones. False as above. */
export async function failJob(
  database: Database,
  wakeups: Wakeups,
  job: JobKey,
  code: FailureCode,
  message: string | null = null,
  trace: string | null = null,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const done = await finishJob(transaction, job, { code, message });
    if (!done) return false;
    await giveBackUnits(transaction, [done]);
    const error = { code, message: message ?? FAILURE_MESSAGES[code] };
    const data: GenerationFailed["data"] = { job_id: done.id, project_id: done.project_id, error };
    const written = writeEvent(done.event_id, { type: "generation.failed", data: jsonOf(data) });
    await tell(transaction, wakeups, done, written, trace);
    return true;
  });
}

async function tell(
  transaction: Executor,
  wakeups: Wakeups,
  done: FinishedJob,
  event: WrittenEvent,
  trace: string | null,
): Promise<void> {
  const owner = {
    id: done.event_id,
    workspaceId: done.workspace_id,
    environment: done.environment,
    projectId: done.project_id,
    jobId: done.id,
    // Of the try that ended the job; where no worker did, of the request that asked for it.
    traceparent: trace ?? done.traceparent,
  };
  await recordEvent(transaction, wakeups, owner, event, done.target_url);
  wakeups.announce(transaction, "outcomes");
}
