import { createHash } from "node:crypto";
import { ServiceError } from "../errors.ts";
import { recordAccountAudit } from "../storage/audit-log.ts";
import type { Executor } from "../storage/database.ts";
import {
  giveBackFailedSignIn,
  removeFailedSignIns,
  settleFailedSignIns,
} from "../storage/failed-sign-ins.ts";
import {
  countAccountAttempt,
  countLoginAttempt,
  forgetAllLoginAttempts,
  forgetLoginAttempts,
  giveBackLoginAttempt,
  type LoginAttempts,
  sweepLoginAttempts,
} from "../storage/login-attempts.ts";
import { type Device, isKnownDevice } from "./devices.ts";

const PERIOD_SECONDS = 15 * 60;
/** On one account: from one address, from one device that signed in before, or in one open session. */
const ATTEMPTS_ON_ACCOUNT = 10;
/** More than one person may sit behind an address. */
const ATTEMPTS_PER_ADDRESS = 50;
/** From all addresses together. Beyond it only devices that signed in before may try: guessing by many stays slow. */
const ATTEMPTS_PER_ACCOUNT = 100;
/**
 * Wrong codes on an account by day, by all who are not known, and again by each device and session that is. Six digits
 * need more than a slow-down: at ten in a quarter of an hour they would be guessed within a year.
 */
const CODES_A_DAY = 30;
const DAY_SECONDS = 24 * 60 * 60;
/** Nobody mistypes their password this often. */
export const TOLD_AFTER = 10;
/** Failures further apart than this are typing errors, not an attack. */
const FORGOTTEN_AFTER_SECONDS = DAY_SECONDS;

/** A password that is about to be checked. It is already counted; the result is recorded afterwards. */
export interface Attempt {
  succeeded(transaction: Executor, userId: string): Promise<void>;
  /** The password was right and a code is still to come. Not counted, but what failed before it stays counted. */
  passed(transaction: Executor, userId: string): Promise<void>;
  failed(store: Executor, userId: string | undefined): Promise<void>;
}

/**
 * Counts an attempt before the password is looked at, so that guesses made at once cannot pass each other. Repeated
 * failures stop only their source: the count is by account and address together, and a device that signed in to the
 * account before has its own count.
 */
export async function beginAttempt(store: Executor, email: string, device: Device): Promise<Attempt> {
  const account = accountSubject(email);
  if (await isKnownDevice(store, email, device)) {
    const subject = `${account} on ${digest(device.token!)}`;
    const { attempts } = await countLoginAttempt(store, subject, PERIOD_SECONDS);
    // A device that was stolen or lent gets no more guesses than any other.
    if (attempts <= ATTEMPTS_ON_ACCOUNT) {
      return {
        succeeded: (transaction) => forgetLoginAttempts(transaction, subject),
        passed: (transaction) => giveBackLoginAttempt(transaction, subject),
        failed: async () => {},
      };
    }
  }
  const address = `login ${device.network}`;
  const pair = `${account} from ${device.network}`;
  // The address first: one that is refused must not use up the attempts of somebody else's account.
  refuseBeyond(ATTEMPTS_PER_ADDRESS, await countLoginAttempt(store, address, PERIOD_SECONDS));
  refuseBeyond(ATTEMPTS_ON_ACCOUNT, await countLoginAttempt(store, pair, PERIOD_SECONDS));
  const counted = await countAccountAttempt(store, account, PERIOD_SECONDS, email, FORGOTTEN_AFTER_SECONDS);
  refuseBeyond(ATTEMPTS_PER_ACCOUNT, counted);
  return {
    succeeded: async (transaction, userId) => {
      await giveBackLoginAttempt(transaction, address);
      await forgetLoginAttempts(transaction, pair);
      await giveBackLoginAttempt(transaction, account);
      await settleFailedSignIns(transaction, userId, TOLD_AFTER);
    },
    passed: async (transaction, userId) => {
      for (const subject of [address, pair, account]) await giveBackLoginAttempt(transaction, subject);
      await giveBackFailedSignIn(transaction, userId);
    },
    failed: async (own, userId) => {
      if (userId === undefined || counted.failed !== TOLD_AFTER) return;
      await recordAccountAudit(own, userId, {
        actor: "unknown",
        action: "member.sign_in_failed_often",
        details: { attempts: TOLD_AFTER },
      });
    },
  };
}

/** In an open session the count is the session's own: attempts from elsewhere do not matter here. */
export async function countAttemptInSession(store: Executor, sessionId: string): Promise<void> {
  const counted = await countLoginAttempt(store, `session ${sessionId}`, PERIOD_SECONDS);
  refuseBeyond(ATTEMPTS_ON_ACCOUNT, counted);
}

/** A code that is about to be checked, in addition to the attempt itself. */
export interface CodeAttempt {
  succeeded(transaction: Executor): Promise<void>;
}

/** Only somebody who knows the password comes this far, so nobody else can use up the account's tries. */
export async function countCode(store: Executor, email: string, device: Device): Promise<CodeAttempt> {
  const isKnown = await isKnownDevice(store, email, device);
  return countCodeOf(store, `${codeSubject(email)}${isKnown ? ` on ${digest(device.token!)}` : ""}`);
}

export async function countCodeInSession(
  store: Executor,
  email: string,
  sessionId: string,
): Promise<CodeAttempt> {
  return countCodeOf(store, `${codeSubject(email)} in ${sessionId}`);
}

async function countCodeOf(store: Executor, subject: string): Promise<CodeAttempt> {
  const counted = await countLoginAttempt(store, subject, DAY_SECONDS);
  refuseBeyond(
    CODES_A_DAY,
    counted,
    "Too many wrong codes today. Try again tomorrow, or from a browser in which you signed in before.",
  );
  return { succeeded: (transaction) => giveBackLoginAttempt(transaction, subject) };
}

/** After an operator or a link gave the account a new password. */
export async function forgetAttempts(store: Executor, email: string): Promise<void> {
  await forgetAllLoginAttempts(store, accountSubject(email));
}

export async function dismissFailedSignIns(store: Executor, userId: string): Promise<void> {
  await removeFailedSignIns(store, userId);
}

export async function sweepAttempts(store: Executor): Promise<void> {
  await sweepLoginAttempts(store, PERIOD_SECONDS, DAY_SECONDS);
}

function refuseBeyond(limit: number, { attempts, seconds_left }: LoginAttempts, message?: string): void {
  if (attempts <= limit) return;
  throw new ServiceError("too_many_logins", {
    ...(message !== undefined && { message }),
    retryAfterSeconds: Math.max(1, seconds_left),
  });
}

/** Hashed: what people type into the address field is not always an address, and need not be kept. */
function accountSubject(email: string): string {
  return `account ${digest(email.trim().toLowerCase())}`;
}

/** Begins with the account's own, so that it is forgotten with it; `sweepLoginAttempts` knows it by its word. */
function codeSubject(email: string): string {
  return `${accountSubject(email)} codes`;
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
