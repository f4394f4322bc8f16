import { createHash } from "node:crypto";
import { ServiceError } from "../errors.ts";
import type { Database, Executor } from "../storage/database.ts";
import {
  countLoginAttempt,
  forgetLoginAttempts,
  giveBackLoginAttempt,
  sweepLoginAttempts,
} from "../storage/login-attempts.ts";
import { findCredentials } from "../storage/users.ts";
import { isPassword } from "./passwords.ts";
import { type Device, openSession } from "./sessions.ts";

const PERIOD_SECONDS = 15 * 60;
const ATTEMPTS_PER_ACCOUNT = 10;
/** More than one person may sit behind an address. */
const ATTEMPTS_PER_ADDRESS = 50;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Where attempts are counted beside the account: the client's address, or the network it stands for. */
export type AddressSubject = string;

/** Signs a person in; returns what their cookie carries. Nothing tells a wrong password from an unknown address. */
export async function logIn(
  database: Database,
  { email, password }: Credentials,
  device: Device,
  address: AddressSubject,
): Promise<string> {
  const account = accountSubject(email);
  // The address first: one that is refused must not use up the attempts of somebody else's account.
  await countAttempt(database, `login ${address}`, ATTEMPTS_PER_ADDRESS);
  await countAttempt(database, account, ATTEMPTS_PER_ACCOUNT);
  const known = await findCredentials(database, email);
  if (!(await isPassword(password, known?.password_hash))) throw new ServiceError("wrong_credentials");
  return database.transaction(async (transaction) => {
    await forgetLoginAttempts(transaction, account);
    await giveBackLoginAttempt(transaction, `login ${address}`);
    return openSession(transaction, known!.id, device);
  });
}

/** The same count guards every place where a password is asked for. */
export async function countPasswordAttempt(store: Executor, email: string): Promise<void> {
  await countAttempt(store, accountSubject(email), ATTEMPTS_PER_ACCOUNT);
}

export async function forgetPasswordAttempts(store: Executor, email: string): Promise<void> {
  await forgetLoginAttempts(store, accountSubject(email));
}

export async function sweepAttempts(store: Executor): Promise<void> {
  await sweepLoginAttempts(store, PERIOD_SECONDS);
}

async function countAttempt(store: Executor, subject: string, limit: number): Promise<void> {
  const { attempts, seconds_left } = await countLoginAttempt(store, subject, PERIOD_SECONDS);
  if (attempts > limit) {
    throw new ServiceError("too_many_logins", { retryAfterSeconds: Math.max(1, seconds_left) });
  }
}

/** Hashed: what people type into the address field is not always an address, and need not be kept. */
function accountSubject(email: string): string {
  return `account ${createHash("sha256").update(email.trim().toLowerCase()).digest("base64")}`;
}
