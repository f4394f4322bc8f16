import { ServiceError } from "../errors.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  findPendingSignIn,
  insertPendingSignIn,
  sweepPendingSignIns,
  takePendingSignIn,
} from "../storage/pending-sign-ins.ts";
import { lockUser } from "../storage/users.ts";
import { beginAttempt, countCode } from "./attempts.ts";
import type { Device } from "./devices.ts";
import { hasSecondFactor, proofBy, type Sealer, wrongCode } from "./second-factor.ts";
import { type Entrance, openSession } from "./sessions.ts";
import { hashToken, newToken } from "./token.ts";

/** Long enough to find the phone. */
const PENDING_SECONDS = 10 * 60;
const MOST_PENDING = 10;

/** The password was right, and the code is still to come. */
export interface PendingSignIn {
  readonly pendingToken: string;
  readonly expires_at: number;
}

export type Entry = Entrance | PendingSignIn;

/** Signs a person in, or asks for their second factor first. The account is locked by the transaction, or new in it. */
export async function enter(transaction: Executor, userId: string, device: Device): Promise<Entry> {
  if (!(await hasSecondFactor(transaction, userId))) return openSession(transaction, userId, device);
  const { token, hash } = newToken();
  const expires_at = await insertPendingSignIn(transaction, userId, hash, PENDING_SECONDS, MOST_PENDING);
  return { pendingToken: token, expires_at };
}

/** The second step. Wrong codes are counted as wrong passwords are, and more strictly by the day. */
export async function finishSignIn(
  database: Database,
  sealer: Sealer,
  { sign_in, code }: { readonly sign_in: string; readonly code: string },
  device: Device,
): Promise<Entrance> {
  const hash = hashToken(sign_in);
  const person = hash && (await findPendingSignIn(database, hash));
  if (!person) throw new ServiceError("sign_in_expired");
  const attempt = await beginAttempt(database, person.email, device);
  const codes = await countCode(database, person.email, device);
  const proof = await proofBy(database, sealer, person.id, code);
  if (!proof) {
    await attempt.failed(database, person.id);
    throw wrongCode();
  }
  return database.transaction(async (transaction) => {
    // The account first, as everywhere: a new password, which ends what is pending, waits or is waited for.
    await lockUser(transaction, person.id);
    if (!(await takePendingSignIn(transaction, hash))) throw new ServiceError("sign_in_expired");
    await proof.use(transaction);
    await attempt.succeeded(transaction, person.id);
    await codes.succeeded(transaction);
    return openSession(transaction, person.id, device);
  });
}

export async function sweepPending(store: Executor): Promise<void> {
  await sweepPendingSignIns(store);
}
