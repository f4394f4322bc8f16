import { ServiceError } from "../errors.ts";
import { recordAccountAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import { findUser, setEmail, type UserRow } from "../storage/users.ts";
import { replacePassword, requireUnchanged } from "./accounts.ts";
import { countAttemptInSession } from "./attempts.ts";
import { confirmPerson } from "./confirmation.ts";
import type { Device } from "./devices.ts";
import { readEmail } from "./email.ts";
import { checkNewPassword, hashPassword, isPassword } from "./passwords.ts";
import type { Sealer } from "./second-factor.ts";
import { type Entrance, openSession, type SignedIn } from "./sessions.ts";

export interface PasswordChange {
  /** Not needed while the password is one that was made for them. */
  readonly current_password?: string | null | undefined;
  /** In addition to it, where the account has a second factor. */
  readonly code?: string | null | undefined;
  readonly new_password: string;
  /** Their own address; only together with the first password that they choose. */
  readonly email?: string | null | undefined;
}

/** Gives a person a new password. All their sessions end, but for the new one that is returned. */
export async function changePassword(
  database: Database,
  sealer: Sealer,
  person: SignedIn,
  change: PasswordChange,
  device: Device,
): Promise<Entrance> {
  const user = await findUser(database, person.id);
  if (!user) throw new ServiceError("session_required");
  if (!user.password_is_one_time) checkFields(change);
  const email = wantedAddress(user, change.email ?? null);
  checkNewPassword(change.new_password, email, "new_password");
  const hold = await held(database, sealer, person, user, change);
  const passwordHash = await hashPassword(change.new_password);
  return database.transaction(async (transaction) => {
    await hold(transaction);
    const isMoved = email !== user.email;
    if (isMoved) await changeAddress(transaction, user, email);
    // The operator handed a one-time password to the address it had; one the person names proves nothing.
    const isProven = !isMoved && (user.password_is_one_time || user.is_proven);
    // They showed password and code, and see on the same page which passkeys there are.
    await replacePassword(transaction, user, passwordHash, { isProven, keepsPasskeys: true });
    await recordAccountAudit(transaction, user.id, {
      actor: person.actor,
      action: "member.password_changed",
    });
    return openSession(transaction, user.id, device);
  });
}

/** Of somebody who has chosen a password before. */
function checkFields(change: PasswordChange): void {
  if ((change.email ?? null) !== null) {
    throw new ServiceError("invalid_param", {
      message: "The email address can only be given together with the first password.",
      param: "email",
    });
  }
  if ((change.current_password ?? null) === null) {
    throw new ServiceError("missing_required_param", {
      message: "current_password is required.",
      param: "current_password",
    });
  }
}

/** Looks at what they know already; returns what holds the account as it was. */
async function held(
  database: Database,
  sealer: Sealer,
  person: SignedIn,
  user: UserRow,
  { current_password, code, new_password }: PasswordChange,
): Promise<(transaction: Executor) => Promise<void>> {
  if (!user.password_is_one_time) {
    const confirmation = { current_password: current_password!, code };
    return (await confirmPerson(database, sealer, person, confirmation)).hold;
  }
  await countAttemptInSession(database, person.sessionId);
  if (await isPassword(new_password, user.password_hash)) {
    throw new ServiceError("invalid_param", {
      message: "Choose a password different from the one you were given.",
      param: "new_password",
    });
  }
  return (transaction) => requireUnchanged(transaction, user);
}

/** The address the account has from now on. */
function wantedAddress(user: UserRow, wanted: string | null): string {
  if (wanted === null) return user.email;
  const email = readEmail(wanted);
  if (email === null) {
    throw new ServiceError("invalid_param", { message: "email is not an email address.", param: "email" });
  }
  return email;
}

async function changeAddress(transaction: Executor, user: UserRow, email: string): Promise<void> {
  if (!(await setEmail(transaction, user.id, email))) {
    throw new ServiceError("conflict", {
      message: "Another account already uses this address.",
      param: "email",
    });
  }
  await recordAccountAudit(transaction, user.id, {
    actor: `user:${user.id}`,
    action: "member.email_changed",
    details: { from: user.email, to: email },
  });
}
