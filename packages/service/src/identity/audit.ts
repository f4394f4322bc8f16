import { type AuditEntry, idSeconds } from "@marque/contract";
import { pageOfAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";

/** Who did what in a workspace, newest first. */
export async function auditEntries(
  store: Executor,
  workspaceId: string,
  count: number,
  after: string | undefined,
): Promise<AuditEntry[]> {
  const rows = await pageOfAudit(store, workspaceId, count, after);
  return rows.map((row) => ({ ...row, created_at: idSeconds(row.id) }));
}
