import { ServiceError } from "../errors.ts";
import { recordAccountAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import { removePasswordReset } from "../storage/password-resets.ts";
import { removeSessionsOfUser } from "../storage/sessions.ts";
import { lockUser, setEmail, setOwnPassword, type UserRow } from "../storage/users.ts";
import { readEmail } from "./email.ts";
import { countPasswordAttempt, forgetPasswordAttempts } from "./login.ts";
import { checkNewPassword, hashPassword, isPassword } from "./passwords.ts";
import { type Device, openSession, type SignedIn } from "./sessions.ts";

export interface PasswordChange {
  /** Not needed while the password is one that was made for them. */
  readonly current_password?: string | null | undefined;
  readonly new_password: string;
  /** An address of their own; only together with the first password of their own. */
  readonly email?: string | null | undefined;
}

/** Gives a person a new password. All their sessions end; the token of a new one is returned. */
export async function changePassword(
  database: Database,
  person: SignedIn,
  change: PasswordChange,
  device: Device,
): Promise<string> {
  if (!person.mustChoosePassword) await countPasswordAttempt(database, person.email);
  return database.transaction(async (transaction) => {
    const user = await lockUser(transaction, person.id);
    if (!user) throw new ServiceError("session_required");
    if (!user.password_is_one_time) await checkOwnPassword(user, change);
    const email = await changeAddress(transaction, user, change.email ?? null);
    checkNewPassword(change.new_password, email, "new_password");
    if (user.password_is_one_time && (await isPassword(change.new_password, user.password_hash))) {
      throw new ServiceError("invalid_param", {
        message: "Choose another password than the one you were given.",
        param: "new_password",
      });
    }
    await setOwnPassword(transaction, user.id, await hashPassword(change.new_password));
    await recordAccountAudit(transaction, user.id, {
      actor: person.actor,
      action: "member.password_changed",
    });
    await forgetPasswordAttempts(transaction, person.email);
    // A link somebody made for the account is not needed any more.
    await removePasswordReset(transaction, user.id);
    await removeSessionsOfUser(transaction, user.id);
    return openSession(transaction, user.id, device);
  });
}

async function checkOwnPassword(user: UserRow, change: PasswordChange): Promise<void> {
  if ((change.email ?? null) !== null) {
    throw new ServiceError("invalid_param", {
      message: "The email address can only be given together with the first password.",
      param: "email",
    });
  }
  const current = change.current_password ?? null;
  if (current === null) {
    throw new ServiceError("missing_required_param", {
      message: "current_password is required.",
      param: "current_password",
    });
  }
  if (!(await isPassword(current, user.password_hash))) {
    throw new ServiceError("wrong_credentials", {
      message: "The current password is wrong.",
      param: "current_password",
    });
  }
}

/** The address the account has from now on. */
async function changeAddress(transaction: Executor, user: UserRow, wanted: string | null): Promise<string> {
  if (wanted === null || wanted.trim() === user.email) return user.email;
  const email = readEmail(wanted);
  if (email === null) {
    throw new ServiceError("invalid_param", { message: "email is not an email address.", param: "email" });
  }
  if (!(await setEmail(transaction, user.id, email))) {
    throw new ServiceError("conflict", { message: "Another account has this address.", param: "email" });
  }
  await recordAccountAudit(transaction, user.id, {
    actor: `user:${user.id}`,
    action: "member.email_changed",
    details: { from: user.email, to: email },
  });
  return email;
}
