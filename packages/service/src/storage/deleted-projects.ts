import type { Environment } from "@marque/contract";
import type { Executor, Statement } from "./database.ts";

/** A project that an owner deleted in the dashboard, while it can still be restored. */
export interface DeletedProjectRow {
  readonly id: string;
  readonly environment: Environment;
  readonly name: string;
  readonly deleted_by: string;
  /** Unix seconds. */
  readonly deleted_at: number;
  readonly brand_count: number;
}

/** The row leaves `projects`: from the commit on nothing of it can be reached. */
const set: Statement = {
  name: "deleted_projects.set",
  text: `with gone as (delete from projects where id = $2 and workspace_id = $1 returning *)
         insert into deleted_projects (id, workspace_id, environment, name, description, deleted_by)
         select id, workspace_id, environment, name, description, $3 from gone
         returning name, environment`,
};
const restore: Statement = {
  name: "deleted_projects.restore",
  text: `with back as (delete from deleted_projects where id = $2 and workspace_id = $1
                       and deleted_at > now() - make_interval(days => $3) returning *)
         insert into projects (id, workspace_id, environment, name, description)
         select id, workspace_id, environment, name, description from back returning id`,
};
const list: Statement = {
  name: "deleted_projects.list",
  text: `select d.id, d.environment, d.name, coalesce(u.email, d.deleted_by) as deleted_by,
                floor(extract(epoch from d.deleted_at))::float8 as deleted_at,
                (select count(*)::int from brands b where b.project_id = d.id) as brand_count
         from deleted_projects d left join users u on d.deleted_by = 'user:' || u.id
         where d.workspace_id = $1 and d.deleted_at > now() - make_interval(days => $2)
         order by d.deleted_at desc, d.id desc limit $3`,
};
const takeOld: Statement = {
  name: "deleted_projects.takeOld",
  text: `delete from deleted_projects where id in (
           select id from deleted_projects where deleted_at <= now() - make_interval(days => $1)
           order by deleted_at limit $2 for update skip locked)
         returning id, workspace_id`,
};

export async function setDeleted(
  transaction: Executor,
  workspaceId: string,
  id: string,
  deletedBy: string,
): Promise<{ name: string; environment: Environment } | undefined> {
  const values = [workspaceId, id, deletedBy];
  return (await transaction.run<{ name: string; environment: Environment }>(set, values))[0];
}

/** False when it is not there, or its time is over. */
export async function restoreDeleted(
  transaction: Executor,
  workspaceId: string,
  id: string,
  days: number,
): Promise<boolean> {
  return (await transaction.run(restore, [workspaceId, id, days])).length > 0;
}

export async function deletedProjectsOf(
  store: Executor,
  workspaceId: string,
  days: number,
  most: number,
): Promise<DeletedProjectRow[]> {
  return store.run(list, [workspaceId, days, most]);
}

/** Takes out those whose time is over: theirs is the purge. */
export async function takeOldDeleted(
  transaction: Executor,
  days: number,
  most: number,
): Promise<{ readonly id: string; readonly workspace_id: string }[]> {
  return transaction.run(takeOld, [days, most]);
}
