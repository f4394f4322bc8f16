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
 * A node and what stands around it. The line from it up to its root, nearest first: the `$3` nearest and always the root.
 * Its children and its siblings, newest first: at most `$4` of each. Of all but the node and the root at most `$5` bytes,
 * the line's far end left out first.
 *
 * The walk reads ids alone; the large columns are fetched for the nodes that are kept, as text: the code that needs them takes
 * them apart. A parent is of the same project, or the job was refused. The lateral limits hold the planner to one index
 * probe per step: without them it reads the whole table at each.
 */
const lineage: Statement = {
  name: "memory_nodes.lineage",
  text: `
    with recursive walk as (
      select id, parent_id, 1 as place from memory_nodes where project_id = $1 and id = $2
      union all
      select m.id, m.parent_id, w.place + 1
      from walk w cross join lateral (select id, parent_id from memory_nodes where id = w.parent_id limit 1) m
    ), kept as (
      select 'line' as relation, id, place, place = 1 or parent_id is null as is_needed
      from walk where place <= $3 or parent_id is null
      union all
      select 'child', c.id, 1, false
      from (select id from memory_nodes where parent_id = (select id from walk where place = 1)
            order by id collate "C" desc limit $4) c
      union all
      select 'sibling', s.id, 1, false
      from (select id from memory_nodes where parent_id = (select parent_id from walk where place = 1) and id <> $2
            order by id collate "C" desc limit $4) s
    ), fetched as (
      select k.*, m.prompt, m.seed, m.brief, m.design,
        sum(case when k.is_needed then 0 else octet_length(m.brief) + octet_length(m.design) end)
          over (order by k.place, k.relation, k.id collate "C" desc) as bytes
      from kept k cross join lateral (
        select prompt, seed::float8 as seed, brief::text as brief, design::text as design
        from memory_nodes where id = k.id limit 1
      ) m
    )
    select relation, prompt, seed, brief, design from fetched
    where is_needed or bytes <= $5 order by place, id collate "C" desc`,
};

/** What a refinement starts from, or may go back to. */
export interface RememberedDesign {
  readonly prompt: string;
  readonly seed: number;
  /** JSON, as the design is. */
  readonly brief: string;
  readonly design: string;
}

export interface LineageOfNode {
  /** The node first, then those it came from; the root is last. */
  readonly line: readonly RememberedDesign[];
  /** What was made from the node, newest first. */
  readonly children: readonly RememberedDesign[];
  /** What else was made from the node's parent, newest first. */
  readonly siblings: readonly RememberedDesign[];
}

export interface LineageBounds {
  readonly ancestors: number;
  /** Children, and siblings. */
  readonly relatives: number;
  /** Of briefs and designs together, the node's and the root's apart. */
  readonly bytes: number;
}

export async function lineageOfMemoryNode(
  store: Executor,
  projectId: string,
  id: string,
  { ancestors, relatives, bytes }: LineageBounds,
): Promise<LineageOfNode> {
  type Row = RememberedDesign & { readonly relation: "line" | "child" | "sibling" };
  const rows = await store.run<Row>(lineage, [projectId, id, ancestors, relatives, bytes]);
  const those = (kind: Row["relation"]) =>
    rows.filter((row) => row.relation === kind).map(({ relation: _, ...remembered }) => remembered);
  return { line: those("line"), children: those("child"), siblings: those("sibling") };
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
