import type { Executor, Statement } from "./database.ts";

export interface AuditEntry {
  readonly workspaceId: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

const insert: Statement = {
  name: "audit_log.insert",
  text: "insert into audit_log (workspace_id, actor, action, subject, details) values ($1, $2, $3, $4, $5)",
};

export async function recordAudit(store: Executor, entry: AuditEntry): Promise<void> {
  const { workspaceId, actor, action, subject, details = {} } = entry;
  await store.run(insert, [workspaceId, actor, action, subject, JSON.stringify(details)]);
}
