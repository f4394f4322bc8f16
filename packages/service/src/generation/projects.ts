import {
  type DeletedProject,
  idSeconds,
  isId,
  type List,
  type PageQuery,
  type Project,
} from "@marque/contract";
import { giveBackUnits } from "../billing/quota.ts";
import { ServiceError } from "../errors.ts";
import { pageOf } from "../pagination.ts";
import type { Executor } from "../storage/database.ts";
import { dropUnfinishedJobs } from "../storage/jobs.ts";
import { insertPurge } from "../storage/project-purges.ts";
import {
  findProject,
  insertProject,
  type ProjectChange,
  type ProjectRow,
  pageOfProjects,
  removeProject,
  type Scope,
  updateProjectRow,
} from "../storage/projects.ts";
import type { Queue } from "../storage/queue.ts";
import { cancelProjectDeliveries } from "../webhooks/cancellation.ts";

export async function createProject(
  store: Executor,
  scope: Scope,
  input: { readonly name: string; readonly description?: string | null | undefined },
): Promise<Project> {
  return shown(await insertProject(store, scope, input.name, input.description ?? null));
}

export async function getProject(store: Executor, scope: Scope, id: string): Promise<Project> {
  return shown(found(isId("project", id) ? await findProject(store, scope, id) : undefined));
}

export async function listProjects(store: Executor, scope: Scope, query: PageQuery): Promise<List<Project>> {
  return pageOf(query, (count, after) => pageOfProjects(store, scope, count, after), shown);
}

export async function updateProject(
  store: Executor,
  scope: Scope,
  id: string,
  change: ProjectChange,
): Promise<Project> {
  return shown(found(isId("project", id) ? await updateProjectRow(store, scope, id, change) : undefined));
}

/**
 * Removes the project, drops its unfinished jobs and deliveries and hands the rest to the purge, in one transaction.
 * From its commit on nothing of the project can be reached, no job of it finishes and no attempt begins.
 */
export async function deleteProject(
  transaction: Executor,
  queue: Queue,
  scope: Scope,
  id: string,
): Promise<DeletedProject> {
  if (!isId("project", id) || !(await removeProject(transaction, scope, id))) throw notFound();
  // May wait a moment, so it comes before the month's row is locked.
  await cancelProjectDeliveries(transaction, id);
  await giveBackUnits(transaction, await dropUnfinishedJobs(transaction, id));
  await insertPurge(transaction, id, scope.workspaceId);
  await queue.send(transaction, "project-purge", { projectId: id });
  return { id, object: "project", deleted: true };
}

function found(row: ProjectRow | undefined): ProjectRow {
  if (!row) throw notFound();
  return row;
}

function notFound(): ServiceError {
  return new ServiceError("project_not_found");
}

function shown(row: ProjectRow): Project {
  return {
    id: row.id,
    object: "project",
    name: row.name,
    description: row.description,
    workspace_id: row.workspace_id,
    status: "active",
    created_at: idSeconds(row.id),
  };
}
