import { randomInt } from "node:crypto";
import { OperatorError, ServiceError } from "../errors.ts";
import { recordAccountAudit, recordAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import { removeKnownDevices } from "../storage/known-devices.ts";
import { isMemberByEmail } from "../storage/memberships.ts";
import { removePasskeysOfUser } from "../storage/passkeys.ts";
import { removePasswordReset } from "../storage/password-resets.ts";
import { removePendingSignIns } from "../storage/pending-sign-ins.ts";
import { removeRecoveryCodes } from "../storage/recovery-codes.ts";
import { removeSessionsOfUser } from "../storage/sessions.ts";
import {
  findAccount,
  insertMembership,
  insertUser,
  lockUser,
  type Role,
  setOneTimePassword,
  setOwnPassword,
  type UserRow,
} from "../storage/users.ts";
import { forgetAttempts } from "./attempts.ts";
import { readEmail } from "./email.ts";
import { type MadeLink, offerMembership } from "./invitations.ts";
import { hashPassword } from "./passwords.ts";
import { isSameSecret } from "./same-secret.ts";

export interface Account {
  readonly id: string;
  /** To hand over; the first login replaces it. Null when the address has an account already. */
  readonly password: string | null;
}

/** An address that was known gets a link instead: nobody is a member before it was opened. */
export interface AddedAccount extends Account {
  readonly link: MadeLink | null;
}

/** Made before the transaction it is used in: hashing takes its time. */
export interface OneTimePassword {
  readonly password: string;
  readonly hash: string;
}

/** No letters that are mistaken for each other: a one-time password may be read aloud. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LETTERS = 5;

/**
 * Adds a person to a workspace. A new address gets an account with a one-time password. Who holds an existing account
 * is not known: the first to come may have taken an address that is not theirs. So it joins by a link, which the
 * operator hands to the address.
 */
export async function createAccount(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  email: string,
  role: string,
  oneTime: OneTimePassword,
): Promise<AddedAccount> {
  if (role !== "owner" && role !== "member")
    throw new OperatorError(`The role is owner or member, not "${role}".`);
  const address = readEmail(email);
  if (address === null) throw new OperatorError(`"${email}" is not an email address.`);
  const created = await insertUser(transaction, address, oneTime.hash, { isOneTime: true });
  if (!created) return offerToKnown(transaction, actor, workspaceId, address, role);
  await insertMembership(transaction, workspaceId, created, role satisfies Role);
  await recordAudit(transaction, {
    workspaceId,
    actor,
    action: "member.added",
    subject: created,
    details: { email: address, role },
  });
  return { id: created, password: oneTime.password, link: null };
}

async function offerToKnown(
  transaction: Executor,
  actor: string,
  workspaceId: string,
  email: string,
  role: Role,
): Promise<AddedAccount> {
  if (await isMemberByEmail(transaction, workspaceId, email)) {
    throw new OperatorError(`${email} is a member of this workspace already.`);
  }
  const { id } = (await findAccount(transaction, email))!;
  const link = await offerMembership(transaction, actor, {
    workspaceId,
    email,
    role,
    isOperators: true,
  });
  return { id, password: null, link };
}

/** A new one-time password; the person is signed out everywhere. */
export async function resetPassword(
  transaction: Executor,
  actor: string,
  email: string,
  oneTime: OneTimePassword,
): Promise<Account> {
  const id = await setOneTimePassword(transaction, email, oneTime.hash);
  if (!id) throw new OperatorError(`There is no account with the address ${email}.`);
  await endFormerAccess(transaction, { id, email }, { keepsPasskeys: false });
  await recordAccountAudit(transaction, id, { actor, action: "member.password_reset" });
  return { id, password: oneTime.password };
}

/** Gives an account a password that its person chose; open sessions and the old password end. */
export async function replacePassword(
  transaction: Executor,
  user: Pick<UserRow, "id" | "email">,
  passwordHash: string,
  { isProven, keepsPasskeys = false }: { readonly isProven: boolean; readonly keepsPasskeys?: boolean },
): Promise<void> {
  await setOwnPassword(transaction, user.id, passwordHash, { isProven });
  await endFormerAccess(transaction, user, { keepsPasskeys });
}

/** The account that an operator names, held until the transaction ends. */
export async function requireAccount(transaction: Executor, email: string): Promise<UserRow> {
  const account = await findAccount(transaction, email);
  const held = account && (await lockUser(transaction, account.id));
  if (!held) throw new OperatorError(`There is no account with the address ${email}.`);
  return held;
}

/** Holds an account whose password was looked at before the transaction, if it is still the same one. */
export async function requireUnchanged(transaction: Executor, user: UserRow): Promise<void> {
  const present = await lockUser(transaction, user.id);
  const isSame =
    present !== undefined &&
    isSameSecret(present.password_hash, user.password_hash) &&
    present.is_proven === user.is_proven &&
    present.email === user.email;
  if (!isSame) throw new ServiceError("conflict", { message: "The account has just changed. Try again." });
}

export async function newOneTimePassword(): Promise<OneTimePassword> {
  const group = () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  const password = Array.from({ length: GROUPS }, group).join("-");
  return { password, hash: await hashPassword(password) };
}

async function endFormerAccess(
  transaction: Executor,
  { id, email }: Pick<UserRow, "id" | "email">,
  { keepsPasskeys }: { readonly keepsPasskeys: boolean },
): Promise<void> {
  // A link somebody made for the account is not needed any more.
  await removePasswordReset(transaction, id);
  // Somebody who knew the old password may be at the second step, and may have made codes and passkeys.
  await removePendingSignIns(transaction, id);
  await removeRecoveryCodes(transaction, id);
  if (!keepsPasskeys) await removePasskeysOfUser(transaction, id);
  await removeSessionsOfUser(transaction, id);
  await removeKnownDevices(transaction, id);
  await forgetAttempts(transaction, email);
}
