import type { Executor, Statement } from "./database.ts";

export interface MemoryNodeRow {
  readonly id: string;
  readonly prompt: string;
  readonly parent_id: string | null;
}

const COLUMNS = "id, prompt, parent_id";

const exists: Statement = {
  name: "memory_nodes.exists",
  text: "select 1 from memory_nodes where id = $2 and project_id = $1",
};
const firstPage: Statement = {
  name: "memory_nodes.firstPage",
  text: `select ${COLUMNS} from memory_nodes where project_id = $1 order by id collate "C" desc limit $2`,
};
const pageAfter: Statement = {
  name: "memory_nodes.pageAfter",
  text: `select ${COLUMNS} from memory_nodes where project_id = $1 and id collate "C" < $3 order by id collate "C" desc limit $2`,
};

export async function hasMemoryNode(store: Executor, projectId: string, id: string): Promise<boolean> {
  return (await store.run(exists, [projectId, id])).length > 0;
}

export async function pageOfMemoryNodes(
  store: Executor,
  projectId: string,
  count: number,
  after: string | undefined,
): Promise<MemoryNodeRow[]> {
  return after === undefined
    ? store.run(firstPage, [projectId, count])
    : store.run(pageAfter, [projectId, count, after]);
}
