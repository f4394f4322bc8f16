import { ServiceError } from "../errors.ts";
import { recordAccountAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import { insertChallenge, takeAddingChallenge } from "../storage/passkey-challenges.ts";
import { insertPasskey, notePasskeysRemoved, passkeysOfUser } from "../storage/passkeys.ts";
import { lockUser } from "../storage/users.ts";
import { type Confirmation, confirmPerson } from "./confirmation.ts";
import {
  CHALLENGE_SECONDS,
  type CreationOptions,
  type NewCredentialAnswer,
  type RelyingParty,
} from "./relying-party.ts";
import type { Sealer } from "./second-factor.ts";
import type { SignedIn } from "./sessions.ts";
import { hashToken, newToken } from "./token.ts";

/** Of one person: a device for each, and some that were forgotten. */
const MOST_PASSKEYS = 20;

export interface OfferedPasskey {
  /** For the browser's cookie: only that browser can go on. */
  readonly token: string;
  readonly options: CreationOptions;
}

/** The first step. Asks for the password, and the code where there is one: an open browser is not enough. */
export async function offerPasskey(
  database: Database,
  sealer: Sealer,
  party: RelyingParty,
  person: SignedIn,
  { name, ...confirmation }: Confirmation & { readonly name: string },
): Promise<OfferedPasskey> {
  party.requirePossible();
  const { hold } = await confirmPerson(database, sealer, person, confirmation);
  const { token, hash } = newToken();
  const known = await database.transaction(async (transaction) => {
    await hold(transaction);
    const passkeys = await requireRoom(transaction, person.id);
    await insertChallenge(transaction, hash, CHALLENGE_SECONDS, {
      sessionId: person.sessionId,
      name: name.trim(),
    });
    return passkeys.map(({ credential_id }) => credential_id);
  });
  return { token, options: await party.creationOptions(token, person, known) };
}

/** The second step: what the device answered. Good once, in the session in which the password was given. */
export async function addPasskey(
  database: Database,
  party: RelyingParty,
  person: SignedIn,
  token: string | undefined,
  answer: NewCredentialAnswer,
): Promise<void> {
  const hash = hashToken(token);
  // Used up before it is looked at: an answer that is sent twice fails the second time.
  const name = hash && (await takeAddingChallenge(database, hash, person.sessionId));
  if (!name) throw tookTooLong();
  const credential = await party.newCredential(token!, answer);
  if (!credential) {
    throw new ServiceError("invalid_param", {
      message: "The answer of the device could not be checked, so the passkey was not added. Try again.",
    });
  }
  await database.transaction(async (transaction) => {
    await lockUser(transaction, person.id);
    await requireRoom(transaction, person.id);
    const passkey = { ...credential, userId: person.id, rpId: party.id, name };
    if (!(await insertPasskey(transaction, passkey))) {
      throw new ServiceError("conflict", { message: "This passkey belongs to an account here already." });
    }
    await notePasskeysRemoved(transaction, person.id, false);
    await recordAccountAudit(transaction, person.id, {
      actor: person.actor,
      action: "member.passkey_added",
      details: { name },
    });
  });
}

/** The account is locked by the transaction, so that two at once do not both find room. */
async function requireRoom(transaction: Executor, userId: string) {
  const passkeys = await passkeysOfUser(transaction, userId);
  if (passkeys.length < MOST_PASSKEYS) return passkeys;
  throw new ServiceError("conflict", {
    message: `You have ${MOST_PASSKEYS} passkeys, and that is as many as an account can have. Remove one first.`,
  });
}

function tookTooLong(): ServiceError {
  return new ServiceError("conflict", {
    message: "Adding the passkey took too long, or was begun in another tab. Start again.",
  });
}
