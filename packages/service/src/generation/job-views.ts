import { idSeconds, isId, type JobView } from "@marque/contract/tables";
import { ServiceError } from "../errors.ts";
import type { Executor } from "../storage/database.ts";
import { findJobView, findJobViews, type JobViewRow, newestJobViews } from "../storage/job-views.ts";
import type { Scope } from "../storage/projects.ts";
import { FAILURE_MESSAGES } from "./failure-messages.ts";
import { getProjectSummary } from "./project-summaries.ts";

const SHOWN_JOBS = 20;

export async function listJobViews(
  store: Executor,
  workspaceId: string,
  projectId: string,
  limit: number = SHOWN_JOBS,
): Promise<JobView[]> {
  const project = await getProjectSummary(store, workspaceId, projectId);
  return (await newestJobViews(store, project.id, limit)).map(shown);
}

export async function getJobView(store: Executor, workspaceId: string, id: string): Promise<JobView> {
  const row = isId("job", id) ? await findJobView(store, workspaceId, id) : undefined;
  if (!row) throw jobNotFound();
  return shown(row);
}

/** For a caller with a key, who sees the jobs of one environment. */
export async function getJobOfScope(store: Executor, scope: Scope, id: string): Promise<JobView> {
  const job = await getJobView(store, scope.workspaceId, id);
  const project = await getProjectSummary(store, scope.workspaceId, job.project_id);
  if (project.environment !== scope.environment) throw jobNotFound();
  return job;
}

/** As they are now, by id; those that were deleted are missing. */
export async function lookUpJobs(store: Executor, ids: readonly string[]): Promise<Map<string, JobView>> {
  return new Map((await findJobViews(store, ids)).map((row) => [row.id, shown(row)]));
}

export function isFinished({ status }: Pick<JobView, "status">): boolean {
  return status === "succeeded" || status === "failed";
}

function jobNotFound(): ServiceError {
  return new ServiceError("not_found", { message: "There is no such job in this workspace." });
}

function shown(row: JobViewRow): JobView {
  return {
    id: row.id,
    project_id: row.project_id,
    status: row.status,
    prompt: row.prompt,
    parent_memory_id: row.parent_memory_id,
    created_at: idSeconds(row.id),
    finished_at: row.finished_at,
    brand_id: row.brand_id,
    memory_id: row.memory_id,
    failure: row.failure_code && {
      code: row.failure_code,
      message: row.failure_message ?? FAILURE_MESSAGES[row.failure_code],
    },
  };
}
