import { OperatorError } from "../errors.ts";
import { recordAccountAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import { removeIdentities } from "../storage/provider-identities.ts";
import { removeSessionsOfUser } from "../storage/sessions.ts";
import { requireAccount } from "./accounts.ts";

/** By the operator: the account forgets who it is at the provider, as when its address went to somebody else there. */
export async function unlinkProvider(
  transaction: Executor,
  actor: string,
  email: string,
): Promise<{ id: string }> {
  const account = await requireAccount(transaction, email);
  if (!(await removeIdentities(transaction, account.id))) {
    throw new OperatorError(`${account.email} is not linked to an identity provider.`);
  }
  await removeSessionsOfUser(transaction, account.id);
  await recordAccountAudit(transaction, account.id, { actor, action: "member.provider_unlinked" });
  return { id: account.id };
}
