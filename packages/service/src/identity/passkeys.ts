// The passkeys of an account: what it has, their names, and how they go.
import { idSeconds, isId, type PasskeyView } from "@marque/contract/tables";
import { OperatorError, ServiceError } from "../errors.ts";
import { recordAccountAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  notePasskeysRemoved,
  passkeysOfUser,
  removePasskey,
  removePasskeysOfUser,
  renamePasskey,
} from "../storage/passkeys.ts";
import { removeSessionsOfUser } from "../storage/sessions.ts";
import { requireAccount } from "./accounts.ts";
import type { RelyingParty } from "./relying-party.ts";
import type { SignedIn } from "./sessions.ts";

export async function listPasskeys(
  store: Executor,
  party: RelyingParty,
  person: SignedIn,
): Promise<PasskeyView[]> {
  const rows = await passkeysOfUser(store, person.id);
  return rows.map(({ id, name, rp_id, last_used_at }) => ({
    id,
    name,
    created_at: idSeconds(id),
    last_used_at,
    made_for: rp_id === party.id ? null : rp_id,
  }));
}

export async function nameAnew(
  database: Database,
  person: SignedIn,
  id: string,
  name: string,
): Promise<void> {
  const to = name.trim();
  await database.transaction(async (transaction) => {
    const from = isId("passkey", id) ? await renamePasskey(transaction, person.id, id, to) : undefined;
    if (from === undefined) throw noSuchPasskey();
    if (from === to) return;
    await recordAccountAudit(transaction, person.id, {
      actor: person.actor,
      action: "member.passkey_renamed",
      details: { from, to },
    });
  });
}

/** Needs no password: whoever lost a device has to be quick, and the password opens the account as before. */
export async function dropPasskey(database: Database, person: SignedIn, id: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const name = isId("passkey", id) ? await removePasskey(transaction, person.id, id) : undefined;
    if (name === undefined) throw noSuchPasskey();
    await recordAccountAudit(transaction, person.id, {
      actor: person.actor,
      action: "member.passkey_removed",
      details: { name },
    });
  });
}

/** By the operator, for somebody whose device is lost. Signed in there, it is signed out too. The password stays. */
export async function resetPasskeys(
  transaction: Executor,
  actor: string,
  email: string,
): Promise<{ id: string; removed: number }> {
  const { id, email: address } = await requireAccount(transaction, email);
  const removed = await removePasskeysOfUser(transaction, id);
  if (removed === 0) throw new OperatorError(`${address} has no passkeys.`);
  await removeSessionsOfUser(transaction, id);
  await notePasskeysRemoved(transaction, id, true);
  await recordAccountAudit(transaction, id, { actor, action: "member.passkeys_reset", details: { removed } });
  return { id, removed };
}

/** The notice that the operator removed them has been read. */
export async function dismissPasskeysRemoved(store: Executor, userId: string): Promise<void> {
  await notePasskeysRemoved(store, userId, false);
}

function noSuchPasskey(): ServiceError {
  return new ServiceError("not_found", { message: "You have no such passkey. It may have been removed." });
}
