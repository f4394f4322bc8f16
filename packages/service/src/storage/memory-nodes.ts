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

/**
 * The line from a node up to its root, nearest first: the `$3` nearest and always the root. The walk reads ids alone;
 * the large columns are fetched for the nodes that are kept. A parent is of the same project, or the job was refused.
 * The lateral limits hold the planner to one index probe a step: left alone it reads the whole table at each.
 */
const line: Statement = {
  name: "memory_nodes.line",
  text: `
    with recursive walk as (
      select id, parent_id, 1 as place from memory_nodes where project_id = $1 and id = $2
      union all
      select m.id, m.parent_id, w.place + 1
      from walk w cross join lateral (select id, parent_id from memory_nodes where id = w.parent_id limit 1) m
    )
    select m.prompt, m.seed::float8 as seed, m.brief, m.design
    from (select id, place from walk where place <= $3 or parent_id is null) w
    cross join lateral (select prompt, seed, brief, design from memory_nodes where id = w.id limit 1) m
    order by w.place`,
};

/** What a refinement starts from. */
export interface RememberedDesign {
  readonly prompt: string;
  readonly seed: number;
  readonly brief: object;
  readonly design: object;
}

export async function lineOfMemoryNode(
  store: Executor,
  projectId: string,
  id: string,
  nearest: number,
): Promise<RememberedDesign[]> {
  return store.run(line, [projectId, id, nearest]);
}

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
