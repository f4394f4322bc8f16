import { isId } from "@marque/contract";
import { ServiceError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import { removeBrandRows, setBrandLabel } from "../storage/brand-changes.ts";
import type { Executor } from "../storage/database.ts";

/** The workspace's own name for it; null restores the name in its logo. The drawing stays as it is. */
export async function renameBrand(
  store: Executor,
  workspaceId: string,
  id: string,
  label: string | null,
): Promise<void> {
  if (!isId("brand", id) || !(await setBrandLabel(store, workspaceId, id, label))) throw brandNotFound();
}

/**
 * Deletes one brand permanently, with its exports. Its Memory Node goes too, unless later brands came from it: theirs could
 * not be refined or undone without it. What was billed stays billed, and what was sent to receivers stays in the history.
 */
export async function deleteBrand(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  id: string,
): Promise<void> {
  const removed = isId("brand", id) ? await removeBrandRows(transaction, workspaceId, id) : undefined;
  if (!removed) throw brandNotFound();
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "brand.deleted",
    subject: id,
    details: { project_id: removed.projectId, ...(removed.title !== null && { name: removed.title }) },
  });
}

function brandNotFound(): ServiceError {
  return new ServiceError("not_found", { message: "There is no such brand in this workspace." });
}
