import { createHmac } from "node:crypto";
import { ServiceError } from "../errors.ts";
import { recordAccountAudit } from "../storage/audit-log.ts";
import type { Database, Executor } from "../storage/database.ts";
import { membershipsOfUser } from "../storage/memberships.ts";
import { findUserOfIdentity, insertIdentity } from "../storage/provider-identities.ts";
import { insertProviderSignIn, takeProviderSignIn } from "../storage/provider-sign-ins.ts";
import { removeSessionsOfUser } from "../storage/sessions.ts";
import { removeTwoFactor } from "../storage/two-factor.ts";
import {
  findAccount,
  findUser,
  insertUser,
  lockUser,
  NO_PASSWORD,
  setEmail,
  type UserRow,
} from "../storage/users.ts";
import { replacePassword } from "./accounts.ts";
import type { Device } from "./devices.ts";
import { readEmail } from "./email.ts";
import { joinByProvider } from "./joining.ts";
import type { IdentityProvider, ProviderPerson, SignInSecrets } from "./provider.ts";
import { applyRoles, rolesOfGroups } from "./provider-roles.ts";
import { type Entrance, openSession } from "./sessions.ts";
import { hashToken, newToken } from "./token.ts";

/** Long enough to type a password there, and to find a phone. */
export const PROVIDER_SIGN_IN_SECONDS = 15 * 60;

export interface BegunSignIn {
  /** For the browser's cookie: only that browser can finish. */
  readonly token: string;
  readonly url: string;
}

/** Sends somebody to the provider. */
export async function beginProviderSignIn(
  database: Database,
  provider: IdentityProvider,
  asksAgain: boolean,
): Promise<BegunSignIn> {
  const { token, hash } = newToken();
  const url = await provider.signInUrl(secretsOf(token), asksAgain);
  await insertProviderSignIn(database, hash, PROVIDER_SIGN_IN_SECONDS);
  return { token, url };
}

export interface ProviderAnswer {
  /** What the browser keeps since it left. */
  readonly token: string | undefined;
  /** With what the provider sent it back. */
  readonly query: string;
  /** The token of an invitation to be accepted on the way. */
  readonly invitation?: string | null | undefined;
}

/** Signs in the person whom the provider names. No code is asked for: the second factor is the provider's responsibility. */
export async function finishProviderSignIn(
  database: Database,
  provider: IdentityProvider,
  { token, query, invitation }: ProviderAnswer,
  device: Device,
): Promise<Entrance> {
  const hash = hashToken(token);
  // Used up before anybody is asked: an answer that is sent twice fails the second time.
  if (hash === null || !(await takeProviderSignIn(database, hash))) {
    throw new ServiceError("provider_sign_in_failed");
  }
  const person = await provider.personOf(query, secretsOf(token!));
  const entrance = await database.transaction(async (transaction) => {
    const { user, isNew } = await accountOf(transaction, provider, person);
    await applyRoles(transaction, user, rolesOfGroups(provider.settings.grants, person.groups));
    if (invitation) await joinByProvider(transaction, invitation, user);
    if ((await membershipsOfUser(transaction, user.id)).length > 0) {
      return openSession(transaction, user.id, device, provider.settings.sessionSeconds);
    }
    // A new person leaves no trace. A person who lost their place also loses open sessions, and that must be committed.
    if (isNew) throw noPlace(provider);
    await removeSessionsOfUser(transaction, user.id);
    return null;
  });
  if (entrance === null) throw noPlace(provider);
  return entrance;
}

/** All that the answer is checked by, from the one thing that the browser keeps: nothing of it lies in the database. */
function secretsOf(token: string): SignInSecrets {
  const derive = (purpose: string) => createHmac("sha256", token).update(purpose).digest("base64url");
  return { state: derive("state"), nonce: derive("nonce"), verifier: derive("verifier") };
}

interface Found {
  /** Locked by the transaction, or new in it. */
  readonly user: UserRow;
  readonly isNew: boolean;
}

async function accountOf(
  transaction: Executor,
  provider: IdentityProvider,
  person: ProviderPerson,
): Promise<Found> {
  const known = await findUserOfIdentity(transaction, person);
  const user = known && (await lockUser(transaction, known));
  if (user) {
    await makeTheirs(transaction, user);
    return { user: await followAddress(transaction, user, person), isNew: false };
  }
  const email = vouchedAddress(provider, person);
  const created = await insertUser(transaction, email, NO_PASSWORD, { isProven: true });
  if (created) {
    await insertIdentity(transaction, person, created);
    return { user: (await findUser(transaction, created))!, isNew: true };
  }
  return { user: await linkAccount(transaction, provider, person, email), isNew: false };
}

/** An account that has the address: theirs, as the provider says, unless it is somebody else's there. */
async function linkAccount(
  transaction: Executor,
  provider: IdentityProvider,
  person: ProviderPerson,
  email: string,
): Promise<UserRow> {
  const account = await findAccount(transaction, email);
  const user = account && (await lockUser(transaction, account.id));
  if (!user || user.email.toLowerCase() !== email.toLowerCase()) {
    throw new ServiceError("conflict", { message: "The account has just changed. Sign in again." });
  }
  // Two first sign-ins of one person may come at once: then the other one has made the link.
  const isLinked = (await findUserOfIdentity(transaction, person)) === user.id;
  if (!isLinked && !(await insertIdentity(transaction, person, user.id))) {
    throw new ServiceError("provider_refused", {
      message: `The account of ${email} belongs to someone else at ${provider.settings.name}. Ask your operator.`,
    });
  }
  if (!isLinked) {
    await recordAccountAudit(transaction, user.id, {
      actor: `user:${user.id}`,
      action: "member.provider_linked",
      details: { issuer: person.issuer, password: user.is_proven ? "kept" : "ended" },
    });
  }
  await makeTheirs(transaction, user);
  return user;
}

/**
 * Nobody but an owner of some workspace ever said whose account this is: somebody may have taken the address before.
 * So what they knew ends: password, codes, second factor, sessions.
 */
async function makeTheirs(transaction: Executor, user: UserRow): Promise<void> {
  if (user.is_proven) return;
  await replacePassword(transaction, user, NO_PASSWORD, { isProven: true });
  await removeTwoFactor(transaction, user.id);
}

/** The address a verified one became at the provider, unless another account has it. */
async function followAddress(
  transaction: Executor,
  user: UserRow,
  { email, isVerified }: ProviderPerson,
): Promise<UserRow> {
  const address = isVerified && email !== null ? readEmail(email) : null;
  if (address === null || address === user.email) return user;
  if (!(await setEmail(transaction, user.id, address))) return user;
  await recordAccountAudit(transaction, user.id, {
    actor: "identity provider",
    action: "member.email_changed",
    details: { from: user.email, to: address },
  });
  return { ...user, email: address };
}

function vouchedAddress({ settings }: IdentityProvider, { email, isVerified }: ProviderPerson): string {
  const address = email === null ? null : readEmail(email);
  if (address === null) {
    throw new ServiceError("provider_refused", {
      message: `${settings.name} did not share your email address. Ask your operator.`,
    });
  }
  if (isVerified) return address;
  throw new ServiceError("provider_refused", {
    message: `${settings.name} does not say that ${address} is verified. Verify it there, or ask your operator.`,
  });
}

function noPlace({ settings }: IdentityProvider): ServiceError {
  return new ServiceError("provider_refused", {
    message: `${settings.name} knows you, but you are not in a workspace here. Ask an owner for an invitation.`,
  });
}
