import { randomInt } from "node:crypto";
import { OperatorError } from "../errors.ts";
import { recordAccountAudit, recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import { removePasswordReset } from "../storage/password-resets.ts";
import { removeSessionsOfUser } from "../storage/sessions.ts";
import {
  findUserByEmail,
  insertMembership,
  insertUser,
  type Role,
  setOneTimePassword,
} from "../storage/users.ts";
import { readEmail } from "./email.ts";
import { forgetPasswordAttempts } from "./login.ts";
import { hashPassword } from "./passwords.ts";

export interface Account {
  readonly id: string;
  /** To hand over; the first login replaces it. Null when the person had an account already and keeps the password. */
  readonly password: string | null;
}

/** No letters that are mistaken for each other: a one-time password may be read aloud. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LETTERS = 5;

/** Adds a person to a workspace, with a new account and a one-time password if they have none. */
export async function createAccount(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  email: string,
  role: string,
): Promise<Account> {
  if (role !== "owner" && role !== "member")
    throw new OperatorError(`The role is owner or member, not "${role}".`);
  const address = readEmail(email);
  if (address === null) throw new OperatorError(`"${email}" is not an email address.`);
  const password = oneTimePassword();
  const created = await insertUser(transaction, address, await hashPassword(password), { isOneTime: true });
  const id = created ?? (await findUserByEmail(transaction, address))!;
  if (!(await insertMembership(transaction, workspaceId, id, role satisfies Role))) {
    throw new OperatorError(`${address} is a member of this workspace already.`);
  }
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "member.added",
    subject: id,
    details: { email: address, role },
  });
  return { id, password: created ? password : null };
}

/** A new one-time password; the person is signed out everywhere. */
export async function resetPassword(transaction: Executor, actor: string, email: string): Promise<Account> {
  const password = oneTimePassword();
  const id = await setOneTimePassword(transaction, email, await hashPassword(password));
  if (!id) throw new OperatorError(`There is no account with the address ${email}.`);
  await removePasswordReset(transaction, id);
  await removeSessionsOfUser(transaction, id);
  await forgetPasswordAttempts(transaction, email);
  await recordAccountAudit(transaction, id, { actor, action: "member.password_reset" });
  return { id, password };
}

function oneTimePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}
