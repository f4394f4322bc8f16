import type { Environment } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";
import type { SharedRead } from "./shared-reads.ts";

/** Whose rows: every query on a project is bound to a workspace and one of its environments. */
export interface Scope {
  readonly workspaceId: string;
  readonly environment: Environment;
}

export interface ProjectRow {
  readonly id: string;
  readonly workspace_id: string;
  readonly name: string;
  readonly description: string | null;
}

const COLUMNS = "id, workspace_id, name, description";

const insert: Statement = {
  name: "projects.insert",
  text: `insert into projects (workspace_id, environment, name, description) values ($1, $2, $3, $4)
         returning ${COLUMNS}`,
};
/** `limit` in a lateral join keeps the planner to one probe of the index per asker. */
const byId: SharedRead = {
  isShared: true,
  name: "projects.byId",
  text: `select a.n::int as asker, p.*
         from unnest($1::text[], $2::text[], $3::text[]) with ordinality as a(workspace, environment, id, n),
         lateral (select ${COLUMNS} from projects p
                  where p.id = a.id and p.workspace_id = a.workspace and p.environment = a.environment limit 1) p`,
};
const firstPage: SharedRead = {
  isShared: true,
  name: "projects.firstPage",
  text: `select a.n::int as asker, p.*
         from unnest($1::text[], $2::text[], $3::int[]) with ordinality as a(workspace, environment, count, n),
         lateral (select ${COLUMNS} from projects p where p.workspace_id = a.workspace and p.environment = a.environment
                  order by p.id collate "C" desc limit a.count) p`,
};
const pageAfter: SharedRead = {
  isShared: true,
  name: "projects.pageAfter",
  text: `select a.n::int as asker, p.*
         from unnest($1::text[], $2::text[], $3::int[], $4::text[]) with ordinality as a(workspace, environment, count, after, n),
         lateral (select ${COLUMNS} from projects p where p.workspace_id = a.workspace and p.environment = a.environment
                  and p.id collate "C" < a.after order by p.id collate "C" desc limit a.count) p`,
};
/** $4 and $6 say whether the field was sent: a sent null description clears it. */
const update: Statement = {
  name: "projects.update",
  text: `update projects set
           name = case when $4::boolean then $5 else name end,
           description = case when $6::boolean then $7 else description end
         where id = $3 and workspace_id = $1 and environment = $2 returning ${COLUMNS}`,
};
const remove: Statement = {
  name: "projects.remove",
  text: "delete from projects where id = $3 and workspace_id = $1 and environment = $2 returning id",
};
/** Held until commit: the project cannot be deleted between the check and the insert of its child. */
const lockForChild: Statement = {
  name: "projects.lockForChild",
  text: "select id from projects where id = $3 and workspace_id = $1 and environment = $2 for key share",
};

export async function insertProject(
  store: Executor,
  scope: Scope,
  name: string,
  description: string | null,
): Promise<ProjectRow> {
  const values = [scope.workspaceId, scope.environment, name, description];
  return (await store.run<ProjectRow>(insert, values))[0]!;
}

export async function findProject(
  store: Executor,
  scope: Scope,
  id: string,
): Promise<ProjectRow | undefined> {
  return (await store.read<ProjectRow>(byId, [scope.workspaceId, scope.environment, id]))[0];
}

export async function lockProjectForChild(store: Executor, scope: Scope, id: string): Promise<boolean> {
  return (await store.run(lockForChild, [scope.workspaceId, scope.environment, id])).length > 0;
}

export async function pageOfProjects(
  store: Executor,
  scope: Scope,
  count: number,
  after: string | undefined,
): Promise<ProjectRow[]> {
  const values = [scope.workspaceId, scope.environment, count];
  return after === undefined ? store.read(firstPage, values) : store.read(pageAfter, [...values, after]);
}

export interface ProjectChange {
  /** Null means absent: a project has a name. */
  readonly name?: string | null;
  /** Null clears it. */
  readonly description?: string | null;
}

export async function updateProjectRow(
  store: Executor,
  scope: Scope,
  id: string,
  change: ProjectChange,
): Promise<ProjectRow | undefined> {
  const rows = await store.run<ProjectRow>(update, [
    scope.workspaceId,
    scope.environment,
    id,
    (change.name ?? null) !== null,
    change.name ?? null,
    change.description !== undefined,
    change.description ?? null,
  ]);
  return rows[0];
}

export async function removeProject(store: Executor, scope: Scope, id: string): Promise<boolean> {
  return (await store.run(remove, [scope.workspaceId, scope.environment, id])).length > 0;
}
