import type { Executor, Statement } from "./database.ts";

const insert: Statement = {
  name: "project_purges.insert",
  text: "insert into project_purges (project_id, workspace_id) values ($1, $2) on conflict do nothing",
};
const finish: Statement = {
  name: "project_purges.finish",
  text: "delete from project_purges where project_id = $1",
};
const pending: Statement = {
  name: "project_purges.pending",
  text: "select project_id from project_purges",
};

/**
 * The tables that hang on a project. Brands come first, because their list has to step over unreachable rows; events
 * take their deliveries and attempts with them, links for clients what was said about them; exports are megabytes each,
 * so few at a time. `ctid` finds the chunk's rows without a second index probe.
 */
const CHILD_TABLES = [
  { table: "brands", most: "$2" },
  { table: "unlocks", most: "$2" },
  { table: "client_links", most: "$2" },
  { table: "exports", most: "least($2, 20)" },
  { table: "memory_nodes", most: "$2" },
  { table: "events", most: "$2" },
  { table: "jobs", most: "$2" },
] as const;
const chunks: readonly Statement[] = CHILD_TABLES.map(({ table, most }) => ({
  name: `project_purges.chunk.${table}`,
  // A row somebody holds is waited for: stepping over it could end the purge with the row still there.
  text: `delete from ${table} where ctid = any(array(
           select ctid from ${table} where project_id = $1 limit ${most} for update))
         returning 1`,
}));

export async function insertPurge(store: Executor, projectId: string, workspaceId: string): Promise<void> {
  await store.run(insert, [projectId, workspaceId]);
}

/** Deletes up to `count` children. False when none are left. */
export async function purgeChunk(store: Executor, projectId: string, count: number): Promise<boolean> {
  for (const chunk of chunks) {
    if ((await store.run(chunk, [projectId, count])).length > 0) return true;
  }
  return false;
}

export async function finishPurge(store: Executor, projectId: string): Promise<void> {
  await store.run(finish, [projectId]);
}

/** The removed projects whose rows are not all gone yet. */
export async function pendingPurges(store: Executor): Promise<string[]> {
  return (await store.run<{ project_id: string }>(pending)).map(({ project_id }) => project_id);
}
