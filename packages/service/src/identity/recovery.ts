// The way back for somebody who forgot the password and has nobody to ask: an owner alone in their workspace.
import { createHash, randomInt } from "node:crypto";
import { ServiceError } from "../errors.ts";
import { recordAccountAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  countRecoveryCodes,
  hasRecoveryCode,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from "../storage/recovery-codes.ts";
import { findAccount, findUser } from "../storage/users.ts";
import { replacePassword, requireUnchanged } from "./accounts.ts";
import { beginAttempt, countAttemptInSession } from "./attempts.ts";
import type { Device } from "./devices.ts";
import { checkNewPassword, hashPassword, isPassword } from "./passwords.ts";
import { type Entrance, openSession, type SignedIn } from "./sessions.ts";

/** Enough to lose a few, few enough to be written down. */
const CODES = 8;
/** No letters that are mistaken for each other; 31 of them, 4 × 4: 79 bits. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LETTERS = 4;

/** New codes in place of those before, shown this once. Asks for the password: an open browser is not enough. */
export async function makeRecoveryCodes(
  database: Database,
  person: SignedIn,
  currentPassword: string,
): Promise<{ codes: string[] }> {
  const user = await findUser(database, person.id);
  if (!user) throw new ServiceError("session_required");
  await countAttemptInSession(database, person.sessionId);
  if (!(await isPassword(currentPassword, user.password_hash))) {
    throw new ServiceError("wrong_credentials", {
      message: "The password is wrong.",
      param: "current_password",
    });
  }
  const codes = Array.from({ length: CODES }, newCode);
  await database.transaction(async (transaction) => {
    await requireUnchanged(transaction, user);
    await replaceRecoveryCodes(transaction, user.id, codes.map(hashCode));
    await recordAccountAudit(transaction, user.id, {
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
 * Gives an account a new password for one of its codes; every session, and every other code, ends. Counted as wrong
 * passwords are, and nothing tells a wrong code from an unknown address.
 */
export async function recover(
  database: Database,
  { email, code, password }: Recovery,
  device: Device,
): Promise<Entrance> {
  checkNewPassword(password, email, "password");
  const attempt = await beginAttempt(database, email, device);
  const known = await findAccount(database, email);
  const hash = hashCode(code);
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
    return openSession(transaction, known.id, device);
  });
}

function newCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** As it may be typed: in capitals, with blanks, without the hyphens. */
function hashCode(code: string): Buffer {
  return createHash("sha256")
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest();
}

function wrongCode(): ServiceError {
  return new ServiceError("wrong_credentials", {
    message: "The email address or the recovery code is wrong, or the code was used before.",
  });
}
