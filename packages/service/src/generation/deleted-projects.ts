// What an owner deletes in the dashboard can be restored for a month. The API's DELETE stays final (projects.ts).
import { type DeletedProjectView, isId } from "@marque/contract/tables";
import { giveBackUnits } from "../billing/quota.ts";
import { ServiceError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  type DeletedProjectRow,
  deletedProjectsOf,
  restoreDeleted,
  setDeleted,
  takeOldDeleted,
} from "../storage/deleted-projects.ts";
import { dropUnfinishedJobs } from "../storage/jobs.ts";
import { insertPurge } from "../storage/project-purges.ts";
import type { Queue } from "../storage/queue.ts";
import { cancelProjectDeliveries } from "../webhooks/cancellation.ts";

export const RESTORABLE_DAYS = 30;
const DAY_SECONDS = 24 * 60 * 60;
const SHOWN = 100;
const CHUNK = 50;

/**
 * Takes the project out of reach at once, for the API too, and drops its unfinished jobs and deliveries as a final
 * deletion does; its brands wait.
 */
export async function deleteForNow(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  id: string,
): Promise<void> {
  const project = isId("project", id) ? await setDeleted(transaction, workspaceId, id, actor) : undefined;
  if (!project) throw new ServiceError("project_not_found");
  // May wait a moment, so it comes before the month's row is locked.
  await cancelProjectDeliveries(transaction, id);
  await giveBackUnits(transaction, await dropUnfinishedJobs(transaction, id));
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "project.deleted",
    subject: id,
    details: { name: project.name, environment: project.environment, restorable_days: RESTORABLE_DAYS },
  });
}

export async function restoreProject(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  id: string,
): Promise<void> {
  if (!isId("project", id) || !(await restoreDeleted(transaction, workspaceId, id, RESTORABLE_DAYS))) {
    throw new ServiceError("project_not_found", { message: "There is no such project to restore." });
  }
  await recordAudit(transaction, { workspaceId, actor, action: "project.restored", subject: id });
}

export async function listDeletedProjects(
  store: Executor,
  workspaceId: string,
): Promise<DeletedProjectView[]> {
  return (await deletedProjectsOf(store, workspaceId, RESTORABLE_DAYS, SHOWN)).map(shown);
}

/** Hands over to the purge what nobody restored in time. */
export async function purgeOldDeleted(database: Database, queue: Queue): Promise<void> {
  for (;;) {
    const taken = await database.transaction(async (transaction) => {
      const rows = await takeOldDeleted(transaction, RESTORABLE_DAYS, CHUNK);
      for (const { id, workspace_id } of rows) {
        await insertPurge(transaction, id, workspace_id);
        await queue.send(transaction, "project-purge", { projectId: id });
      }
      return rows.length;
    });
    if (taken < CHUNK) return;
  }
}

function shown(row: DeletedProjectRow): DeletedProjectView {
  return { ...row, restorable_until: row.deleted_at + RESTORABLE_DAYS * DAY_SECONDS };
}
