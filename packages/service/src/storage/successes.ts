import type { PlanId } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";
import type { Scope } from "./projects.ts";

/**
 * What a success leaves in addition to its event: the Memory Node, the brand and, when it is billed, its unit in the ledger, which
 * outlives the project. In one statement, because every further one costs the server an answer and the event loop a
 * wake-up.
 */
const insert: Statement = {
  name: "successes.insert",
  text: `
    with node as (
      insert into memory_nodes (id, project_id, job_id, prompt, parent_id, seed, brief, design)
      values ($1, $2, $3, $4, $5, $6, $7, $8)
    ), unit as (
      insert into usage_units (job_id, workspace_id, month, project_id, plan)
      select $3, $9, $11::date, $2, $14 where $11::date is not null
    )
    insert into brands (project_id, workspace_id, environment, job_id, memory_id, assets, report)
    values ($2, $9, $10, $3, $1, $12, $13)`,
};

export interface NewSuccess extends Scope {
  readonly memoryId: string;
  readonly projectId: string;
  readonly jobId: string;
  readonly prompt: string;
  readonly parentId: string | null;
  readonly seed: number;
  /** Null when nothing is billed. */
  readonly month: string | null;
  /** The plan that prices the unit. */
  readonly plan: PlanId | null;
  /** JSON, like the three below. */
  readonly brief: string;
  readonly design: string;
  readonly assets: string;
  readonly report: string;
}

export async function insertSuccess(store: Executor, success: NewSuccess): Promise<void> {
  const { memoryId, projectId, jobId, prompt, parentId, seed, brief, design } = success;
  const { workspaceId, environment, month, plan, assets, report } = success;
  await store.run(insert, [
    memoryId,
    projectId,
    jobId,
    prompt,
    parentId,
    seed,
    brief,
    design,
    workspaceId,
    environment,
    month,
    assets,
    report,
    plan,
  ]);
}
