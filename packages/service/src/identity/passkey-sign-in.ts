import { ServiceError } from "../errors.ts";
import { recordAccountAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import { insertChallenge, takeSignInChallenge } from "../storage/passkey-challenges.ts";
import { findPasskey, lockPasskeyCounter, notePasskeyUse, type OwnedPasskey } from "../storage/passkeys.ts";
import { lockUser } from "../storage/users.ts";
import { beginAttempt } from "./attempts.ts";
import type { Device } from "./devices.ts";
import {
  CHALLENGE_SECONDS,
  type RelyingParty,
  type RequestOptions,
  type SignInAnswer,
} from "./relying-party.ts";
import { type Entrance, openSession } from "./sessions.ts";
import { hashToken, newToken } from "./token.ts";

export interface AskedPasskey {
  /** For the browser's cookie: only that browser can go on. */
  readonly token: string;
  readonly options: RequestOptions;
}

/** Whose passkey it will be is not known yet: the device has the account with the key. */
export async function askForPasskey(database: Database, party: RelyingParty): Promise<AskedPasskey> {
  party.requirePossible();
  const { token, hash } = newToken();
  await insertChallenge(database, hash, CHALLENGE_SECONDS);
  return { token, options: await party.requestOptions(token) };
}

/**
 * Signs in whoever holds the passkey. No code is asked for: the device is one factor, and what unlocks it the other.
 * Refused answers count as wrong passwords do, and nothing tells one that is unknown from one that is wrong.
 */
export async function signInByPasskey(
  database: Database,
  party: RelyingParty,
  token: string | undefined,
  answer: SignInAnswer,
  device: Device,
): Promise<Entrance> {
  const hash = hashToken(token);
  // Used up before it is looked at: an answer that is sent twice fails the second time.
  if (hash === null || !(await takeSignInChallenge(database, hash))) throw tookTooLong();
  const passkey = await findPasskey(database, Buffer.from(answer.credential, "base64url"));
  const attempt = await beginAttempt(database, passkey?.email ?? `passkey ${answer.credential}`, device);
  const refused = async () => {
    await attempt.failed(database, passkey?.user_id);
    return notAccepted();
  };
  const counter = passkey && (await counterOf(party, passkey, token!, answer));
  if (!passkey || counter === undefined) throw await refused();
  const outcome = await database.transaction(async (transaction) => {
    // An account of the identity provider's has no password, and no passkey goes around the provider either.
    if (!(await lockUser(transaction, passkey.user_id))?.has_password) return "refused";
    const use = await useCounter(transaction, passkey.id, counter);
    if (use !== "used") return use;
    await attempt.succeeded(transaction, passkey.user_id);
    return openSession(transaction, passkey.user_id, device);
  });
  if (outcome === "went back") await tellOfCopy(database, passkey);
  if (typeof outcome === "string") throw await refused();
  return outcome;
}

/** Undefined for an answer that is not good, or that the device gave for another account. */
async function counterOf(
  party: RelyingParty,
  { user_id, public_key }: OwnedPasskey,
  token: string,
  answer: SignInAnswer,
): Promise<number | undefined> {
  if (Buffer.from(answer.user_handle, "base64url").toString() !== user_id) return undefined;
  return (await party.counterOf(token, answer, public_key)) ?? undefined;
}

/** Of two answers at once the second sees what the first left. Devices that do not count always say 0. */
async function useCounter(
  transaction: Executor,
  id: string,
  counter: number,
): Promise<"used" | "went back" | "refused"> {
  const before = await lockPasskeyCounter(transaction, id);
  if (before === undefined) return "refused";
  if (counter <= before && (counter > 0 || before > 0)) return "went back";
  await notePasskeyUse(transaction, id, counter);
  return "used";
}

/** A counter that does not go up says that there are two of the device. The workspaces' owners see it. */
async function tellOfCopy(store: Executor, { user_id, name }: OwnedPasskey): Promise<void> {
  await recordAccountAudit(store, user_id, {
    actor: "unknown",
    action: "member.passkey_counter_went_back",
    details: { name },
  });
}

function notAccepted(): ServiceError {
  return new ServiceError("wrong_credentials", {
    message:
      "This passkey was not accepted. It may have been removed here. Sign in with your password, then look under Account.",
  });
}

function tookTooLong(): ServiceError {
  return new ServiceError("sign_in_expired", {
    message:
      "This sign-in took too long, was used already, or was begun in another tab. Try the passkey again.",
  });
}
