import type { InvitationAsksFor, InvitationPreview } from "@marque/contract";
import { ServiceError } from "../errors.ts";
import { recordAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  findInvitation,
  type InvitationRow,
  type OfferedInvitation,
  takeInvitation,
} from "../storage/invitations.ts";
import { removeSessionsOfUser } from "../storage/sessions.ts";
import { findAccount, insertMembership, insertUser, type UserRow } from "../storage/users.ts";
import { replacePassword, requireUnchanged } from "./accounts.ts";
import { type Attempt, beginAttempt, type CodeAttempt, countCode } from "./attempts.ts";
import type { Device } from "./devices.ts";
import { readEmail } from "./email.ts";
import { type Entry, enter as openOrAsk } from "./entering.ts";
import { checkNewPassword, hashPassword, isPassword } from "./passwords.ts";
import { isSameSecret } from "./same-secret.ts";
import {
  hasSecondFactor,
  NOTHING_TO_PROVE,
  type Proof,
  proofBy,
  type Sealer,
  wrongCode,
} from "./second-factor.ts";
import { openSession } from "./sessions.ts";
import { hashToken } from "./token.ts";

export interface Acceptance {
  /** The one that is chosen, or that of the account the address has. */
  readonly password: string;
  /** In addition to the password, where the account has a second factor. */
  readonly code?: string | null | undefined;
  /** Where an account that exists is to get one. */
  readonly new_password?: string | null | undefined;
  /** Another address, for a new account: where somebody else has taken the one that was invited. */
  readonly email?: string | null | undefined;
}

/** Whose account joins, and how it is signed in: with a session, or where no code was shown yet perhaps with a question for it. */
interface Entered {
  readonly userId: string;
  readonly signIn: (transaction: Executor, userId: string, device: Device) => Promise<Entry>;
}

/** Makes the acceptor a member's account, inside the transaction that uses up the link. */
type Enter = (transaction: Executor) => Promise<Entered>;

export async function previewInvitation(store: Executor, token: string): Promise<InvitationPreview> {
  const { offered, account } = await openLink(store, token);
  const { workspace_name, email, role, expires_at } = offered;
  return {
    workspace_name,
    email,
    role,
    expires_at,
    has_account: account !== undefined,
    asks_for: asksFor(offered, account),
  };
}

/**
 * Joins the workspace by its link. The link says that the workspace invites its holder, and nothing about an account
 * that other links made. So an account that exists joins only with its password and its code too, its other sessions end, and unless
 * the operator vouched for it the password ends as well. Passwords are looked at before the transaction begins.
 */
export async function acceptInvitation(
  database: Database,
  sealer: Sealer,
  token: string,
  acceptance: Acceptance,
  device: Device,
): Promise<Entry> {
  const { hash, offered, account } = await openLink(database, token);
  const enter = await entryFor(database, sealer, offered, account, acceptance, device);
  return database.transaction(async (transaction) => {
    const invitation = await takeInvitation(transaction, hash);
    if (!invitation) throw new ServiceError("link_expired");
    const { userId, signIn } = await enter(transaction);
    await join(transaction, invitation, userId, acceptance.email ?? null);
    return signIn(transaction, userId, device);
  });
}

/** Somebody who became a member in another way in the meantime keeps the role they have. */
async function join(
  transaction: Executor,
  invitation: InvitationRow,
  userId: string,
  anotherAddress: string | null,
): Promise<void> {
  if (await insertMembership(transaction, invitation.workspace_id, userId, invitation.role)) {
    await recordJoined(transaction, invitation, userId, anotherAddress);
  }
}

/** Of somebody whom the identity provider signs in: it says that the invited address is theirs. */
export async function joinByProvider(
  transaction: Executor,
  token: string,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  const hash = hashToken(token);
  const invitation = hash && (await takeInvitation(transaction, hash));
  if (!invitation) throw new ServiceError("link_expired");
  if (invitation.email.toLowerCase() !== email.toLowerCase()) {
    throw new ServiceError("provider_refused", {
      message: `The invitation is for ${invitation.email}, and the provider knows you as ${email}.`,
    });
  }
  await join(transaction, invitation, id, null);
}

async function openLink(
  store: Executor,
  token: string,
): Promise<{
  readonly hash: Buffer;
  readonly offered: OfferedInvitation;
  readonly account: UserRow | undefined;
}> {
  const hash = hashToken(token);
  const offered = hash && (await findInvitation(store, hash));
  if (!offered) throw new ServiceError("link_expired");
  return { hash, offered, account: await findAccount(store, offered.email) };
}

/** The operator's word gives an account to its address; an owner's does not, or any owner could take any account. */
function asksFor(
  { is_operators }: Pick<InvitationRow, "is_operators">,
  account: UserRow | undefined,
): InvitationAsksFor {
  if (account && !account.has_password) return "provider";
  if (!account || (is_operators && !account.is_proven)) return "new_password";
  return account.is_proven ? "own_password" : "own_and_new_password";
}

async function entryFor(
  database: Database,
  sealer: Sealer,
  offered: OfferedInvitation,
  account: UserRow | undefined,
  acceptance: Acceptance,
  device: Device,
): Promise<Enter> {
  const wanted = asksFor(offered, account);
  if ((acceptance.email ?? null) !== null) return underAnotherAddress(acceptance, wanted);
  if (!account) return asNewAccount(offered.email, acceptance.password, offered.is_operators);
  if (wanted === "provider") throw noPassword();
  if (wanted === "new_password") return byTakingOver(account, acceptance.password);
  return withOwnPassword(database, sealer, account, acceptance, wanted, device);
}

async function asNewAccount(
  email: string,
  password: string,
  isProven: boolean,
  param?: string,
): Promise<Enter> {
  checkNewPassword(password, email, "password");
  const passwordHash = await hashPassword(password);
  return async (transaction) => {
    const id = await insertUser(transaction, email, passwordHash, { isProven });
    if (id) return { userId: id, signIn: openSession };
    throw param === undefined
      ? // Made by another link just now: that one's password counts, and this link can be used again.
        new ServiceError("conflict", { message: "The account was just created. Try again." })
      : new ServiceError("conflict", { message: "Another account already uses this address.", param });
  };
}

function underAnotherAddress(
  { email, password }: Acceptance,
  wanted: InvitationAsksFor,
): Promise<Enter> | never {
  if (wanted === "new_password") {
    throw new ServiceError("invalid_param", {
      message: "The invited address is free. Use that one.",
      param: "email",
    });
  }
  const address = readEmail(email!);
  if (address === null) {
    throw new ServiceError("invalid_param", { message: "email is not an email address.", param: "email" });
  }
  return asNewAccount(address, password, false, "email");
}

function noPassword(): ServiceError {
  return new ServiceError("conflict", {
    message: "The account of this address has no password. Join with the identity provider instead.",
  });
}

async function byTakingOver(account: UserRow, password: string): Promise<Enter> {
  checkNewPassword(password, account.email, "password");
  const passwordHash = await hashPassword(password);
  return async (transaction) => {
    await requireUnchanged(transaction, account);
    await replacePassword(transaction, account, passwordHash, { isProven: true });
    // The operator's link gives a password, and takes no second factor away.
    return { userId: account.id, signIn: openOrAsk };
  };
}

async function withOwnPassword(
  database: Database,
  sealer: Sealer,
  account: UserRow,
  acceptance: Acceptance,
  wanted: InvitationAsksFor,
  device: Device,
): Promise<Enter> {
  const chosen = wanted === "own_and_new_password" ? checkChosen(account, acceptance) : null;
  const attempt = await beginAttempt(database, account.email, device);
  if (!(await isPassword(acceptance.password, account.password_hash))) {
    await attempt.failed(database, account.id);
    throw new ServiceError("wrong_credentials", { message: "The password is wrong.", param: "password" });
  }
  const { proof, codes } = await codeOf(database, sealer, account, acceptance.code ?? null, attempt, device);
  const passwordHash = chosen === null ? null : await hashPassword(chosen);
  return async (transaction) => {
    await requireUnchanged(transaction, account);
    await proof.use(transaction);
    await attempt.succeeded(transaction, account.id);
    await codes?.succeeded(transaction);
    if (passwordHash === null) await removeSessionsOfUser(transaction, account.id);
    // A one-time password came from the operator.
    else {
      const isProven = account.password_is_one_time;
      await replacePassword(transaction, account, passwordHash, { isProven });
    }
    return { userId: account.id, signIn: openSession };
  };
}

/** Asked for once the password was right: nothing is done, and the link stays, until both are. */
async function codeOf(
  database: Database,
  sealer: Sealer,
  { id, email }: UserRow,
  code: string | null,
  attempt: Attempt,
  device: Device,
): Promise<{ readonly proof: Proof; readonly codes?: CodeAttempt }> {
  if (!(await hasSecondFactor(database, id))) return { proof: NOTHING_TO_PROVE };
  if (code === null) {
    await attempt.passed(database, id);
    throw new ServiceError("second_factor_required", { param: "code" });
  }
  const codes = await countCode(database, email, device);
  const proof = await proofBy(database, sealer, id, code);
  if (proof) return { proof, codes };
  await attempt.failed(database, id);
  throw wrongCode();
}

function checkChosen(account: UserRow, { password, new_password }: Acceptance): string {
  const chosen = new_password ?? null;
  if (chosen === null) {
    throw new ServiceError("missing_required_param", {
      message: "new_password is required, because someone else may know the current one.",
      param: "new_password",
    });
  }
  checkNewPassword(chosen, account.email, "new_password");
  if (isSameSecret(chosen, password)) {
    throw new ServiceError("invalid_param", {
      message: "Choose a password different from your current one.",
      param: "new_password",
    });
  }
  return chosen;
}

async function recordJoined(
  transaction: Executor,
  { workspace_id, email, role }: InvitationRow,
  userId: string,
  anotherAddress: string | null,
): Promise<void> {
  await recordAudit(transaction, {
    workspaceId: workspace_id,
    actor: `user:${userId}`,
    action: "member.joined",
    subject: userId,
    details:
      anotherAddress === null ? { email, role } : { email: anotherAddress.trim(), role, invited_as: email },
  });
}
