import type { FailureCode, JobStatus } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

/** A job with what came of it. */
export interface JobViewRow {
  readonly id: string;
  readonly project_id: string;
  readonly status: JobStatus;
  readonly prompt: string;
  readonly parent_memory_id: string | null;
  /** Unix seconds. */
  readonly finished_at: number | null;
  readonly failure_code: FailureCode | null;
  /** Where the code alone does not tell. */
  readonly failure_message: string | null;
  readonly brand_id: string | null;
  readonly memory_id: string | null;
}

const SELECT = `
  select j.id, j.project_id, j.status, j.prompt, j.parent_memory_id,
    floor(extract(epoch from j.finished_at))::float8 as finished_at, j.failure_code, j.failure_message,
    b.id as brand_id, b.memory_id
  from jobs j left join brands b on b.job_id = j.id`;
/** Finished jobs of a deleted project wait for the purge, out of reach. */
const REACHABLE = "exists (select from projects p where p.id = j.project_id)";

const newestOfProject: Statement = {
  name: "job_views.newestOfProject",
  text: `${SELECT} where j.project_id = $1 order by j.id collate "C" desc limit $2`,
};
const byId: Statement = {
  name: "job_views.byId",
  text: `${SELECT} where j.id = $2 and j.workspace_id = $1 and ${REACHABLE}`,
};
const byIds: Statement = {
  name: "job_views.byIds",
  text: `${SELECT} where j.id = any($1::text[]) and ${REACHABLE}`,
};

/** The caller has checked that the project is the workspace's. */
export async function newestJobViews(
  store: Executor,
  projectId: string,
  count: number,
): Promise<JobViewRow[]> {
  return store.run(newestOfProject, [projectId, count]);
}

export async function findJobView(
  store: Executor,
  workspaceId: string,
  id: string,
): Promise<JobViewRow | undefined> {
  return (await store.run<JobViewRow>(byId, [workspaceId, id]))[0];
}

/** For those who watch jobs they have been shown before. */
export async function findJobViews(store: Executor, ids: readonly string[]): Promise<JobViewRow[]> {
  return store.run(byIds, [ids]);
}
