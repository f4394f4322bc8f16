import type { Executor, Statement } from "./database.ts";

/** Removes the default from the endpoint that has it, and returns that endpoint. */
const release: Statement = {
  name: "webhook_endpoints.releaseSandboxDefault",
  text: `update webhook_endpoints set is_sandbox_default = false
         where workspace_id = $1 and is_sandbox_default returning id`,
};
const insert: Statement = {
  name: "webhook_endpoints.insertSandboxDefault",
  text: "insert into webhook_endpoints (workspace_id, url, is_sandbox_default) values ($1, $2, true) returning id",
};
const remove: Statement = {
  name: "webhook_endpoints.remove",
  text: "delete from webhook_endpoints where id = $1 returning is_sandbox_default",
};
const restore: Statement = {
  name: "webhook_endpoints.restoreSandboxDefault",
  text: `update webhook_endpoints set is_sandbox_default = true
         where id = $2 and not exists (
           select from webhook_endpoints where workspace_id = $1 and is_sandbox_default)`,
};

export interface BorrowedEndpoint {
  readonly id: string;
  /** The endpoint that was the default before; null when none was. */
  readonly previous: string | null;
}

export async function borrowSandboxDefault(
  transaction: Executor,
  workspaceId: string,
  url: string,
): Promise<BorrowedEndpoint> {
  const [before] = await transaction.run<{ id: string }>(release, [workspaceId]);
  const [made] = await transaction.run<{ id: string }>(insert, [workspaceId, url]);
  return { id: made!.id, previous: before?.id ?? null };
}

/** Removes the borrowed endpoint; the one before is the default again, unless somebody chose another in the meantime. */
export async function returnSandboxDefault(
  transaction: Executor,
  workspaceId: string,
  borrowed: BorrowedEndpoint,
): Promise<void> {
  await transaction.run(remove, [borrowed.id]);
  if (borrowed.previous !== null) await transaction.run(restore, [workspaceId, borrowed.previous]);
}
