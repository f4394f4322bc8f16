import { ServiceError } from "../errors.ts";
import type { Database } from "../storage/database.ts";
import { findAccount } from "../storage/users.ts";
import { requireUnchanged } from "./accounts.ts";
import { beginAttempt } from "./attempts.ts";
import type { Device } from "./devices.ts";
import { isPassword } from "./passwords.ts";
import { type Entrance, openSession } from "./sessions.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs a person in; returns what their cookies carry. Nothing tells a wrong password from an unknown address. */
export async function logIn(
  database: Database,
  { email, password }: Credentials,
  device: Device,
): Promise<Entrance> {
  const attempt = await beginAttempt(database, email, device);
  const known = await findAccount(database, email);
  if (!(await isPassword(password, known?.password_hash))) {
    await attempt.failed(database, known?.id);
    throw new ServiceError("wrong_credentials");
  }
  return database.transaction(async (transaction) => {
    // A session must not open with a password that was replaced while it was looked at.
    await requireUnchanged(transaction, known!);
    await attempt.succeeded(transaction, known!.id);
    return openSession(transaction, known!.id, device);
  });
}
