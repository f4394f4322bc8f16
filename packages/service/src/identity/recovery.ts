// For somebody who forgot the password and has nobody to ask: the only owner of a workspace.
import { ServiceError } from "../errors.ts";
import { recordAccountAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  countRecoveryCodes,
  hasRecoveryCode,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from "../storage/recovery-codes.ts";
import { findAccount } from "../storage/users.ts";
import { replacePassword, requireUnchanged } from "./accounts.ts";
import { beginAttempt } from "./attempts.ts";
import { type Confirmation, confirmPerson } from "./confirmation.ts";
import type { Device } from "./devices.ts";
import { type Entry, enter } from "./entering.ts";
import { checkNewPassword, hashPassword } from "./passwords.ts";
import type { Sealer } from "./second-factor.ts";
import type { SignedIn } from "./sessions.ts";
import { hashWrittenCode, newWrittenCode } from "./written-codes.ts";

/** Enough to lose a few, few enough to be written down. */
const CODES = 8;

/** New codes replace the earlier ones and are shown once. Asks for the password: an open browser is not enough. */
export async function makeRecoveryCodes(
  database: Database,
  sealer: Sealer,
  person: SignedIn,
  confirmation: Confirmation,
): Promise<{ codes: string[] }> {
  const { hold } = await confirmPerson(database, sealer, person, confirmation);
  const codes = Array.from({ length: CODES }, newWrittenCode);
  await database.transaction(async (transaction) => {
    await hold(transaction);
    await replaceRecoveryCodes(transaction, person.id, codes.map(hashWrittenCode));
    await recordAccountAudit(transaction, person.id, {
      actor: person.actor,
      action: "member.recovery_codes_made",
    });
  });
  return { codes };
}

export function recoveryCodesLeft(store: Executor, userId: string): Promise<number> {
  return countRecoveryCodes(store, userId);
}

export interface Recovery {
  readonly email: string;
  readonly code: string;
  readonly password: string;
}

/**
 * Gives an account a new password for one of its codes; every session, and every other code, ends. A second
 * factor stays, and is asked for. Counted as wrong
 * passwords are, and nothing tells a wrong code from an unknown address.
 */
export async function recover(
  database: Database,
  { email, code, password }: Recovery,
  device: Device,
): Promise<Entry> {
  checkNewPassword(password, email, "password");
  const attempt = await beginAttempt(database, email, device);
  const known = await findAccount(database, email);
  const hash = hashWrittenCode(code);
  if (!known || !(await hasRecoveryCode(database, known.id, hash))) {
    await attempt.failed(database, known?.id);
    throw wrongCode();
  }
  const passwordHash = await hashPassword(password);
  return database.transaction(async (transaction) => {
    await requireUnchanged(transaction, known);
    if (!(await takeRecoveryCode(transaction, known.id, hash))) throw wrongCode();
    await replacePassword(transaction, known, passwordHash, { isProven: known.is_proven });
    await recordAccountAudit(transaction, known.id, {
      actor: `user:${known.id}`,
      action: "member.recovered_by_code",
    });
    await attempt.succeeded(transaction, known.id);
    return enter(transaction, known.id, device);
  });
}

function wrongCode(): ServiceError {
  return new ServiceError("wrong_credentials", {
    message: "The email address or the recovery code is wrong, or the code was already used.",
  });
}
