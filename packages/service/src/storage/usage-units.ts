import type { Executor, Statement } from "./database.ts";

/** One row a live success. The ledger outlives the project. */
const insert: Statement = {
  name: "usage_units.insert",
  text: "insert into usage_units (job_id, workspace_id, month, project_id) values ($1, $2, $3::date, $4)",
};

export async function insertUsageUnit(
  store: Executor,
  unit: { readonly jobId: string; readonly workspaceId: string; readonly month: string; projectId: string },
): Promise<void> {
  await store.run(insert, [unit.jobId, unit.workspaceId, unit.month, unit.projectId]);
}
