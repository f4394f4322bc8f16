import type { Executor, Statement } from "./database.ts";

export interface GraphNodeRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly brand_id: string;
  readonly prompt: string;
}

const newest: Statement = {
  name: "memory_graph.newest",
  text: `select m.id, m.parent_id, b.id as brand_id, m.prompt from (
           select id, parent_id, prompt, job_id from memory_nodes where project_id = $1
           order by id collate "C" desc limit $2
         ) m join brands b on b.job_id = m.job_id order by m.id collate "C"`,
};
const count: Statement = {
  name: "memory_graph.count",
  text: "select count(*)::int as count from memory_nodes where project_id = $1",
};

/** The newest nodes of a project, oldest first. The caller has checked that the project is the workspace's. */
export async function newestGraphNodes(
  store: Executor,
  projectId: string,
  most: number,
): Promise<GraphNodeRow[]> {
  return store.run(newest, [projectId, most]);
}

export async function countMemoryNodes(store: Executor, projectId: string): Promise<number> {
  return (await store.run<{ count: number }>(count, [projectId]))[0]!.count;
}
