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

const insertForPerson: Statement = {
  name: "audit_log.insertForPerson",
  text: `insert into audit_log (workspace_id, actor, action, subject, details)
         select workspace_id, $2, $3, $1, $4 from memberships where user_id = $1`,
};

/** What happens to an account concerns every workspace it is a member of. */
export async function recordAccountAudit(
  store: Executor,
  userId: string,
  { actor, action, details = {} }: Pick<AuditEntry, "actor" | "action" | "details">,
): Promise<void> {
  await store.run(insertForPerson, [userId, actor, action, JSON.stringify(details)]);
}

export interface AuditRow {
  readonly id: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A person is shown by the address they have now. */
const page: Statement = {
  name: "audit_log.page",
  text: `select a.id, coalesce(u.email, a.actor) as actor, a.action, a.subject, a.details
         from audit_log a left join users u on a.actor = 'user:' || u.id
         where a.workspace_id = $1 and ($3::text is null or a.id < $3)
         order by a.id desc limit $2`,
};

export async function pageOfAudit(
  store: Executor,
  workspaceId: string,
  count: number,
  after: string | undefined,
): Promise<AuditRow[]> {
  return store.run(page, [workspaceId, count, after ?? null]);
}
