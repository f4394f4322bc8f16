import { ServiceError } from "../errors.ts";
import type { Database } from "../storage/database.ts";
import { findAccount } from "../storage/users.ts";
import { requireUnchanged } from "./accounts.ts";
import { beginAttempt } from "./attempts.ts";
import type { Device } from "./devices.ts";
import { type Entry, enter } from "./entering.ts";
import { isPassword } from "./passwords.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs a person in, or asks for their code first. The answer does not distinguish a wrong password from an unknown address, and that
 * there is a second factor is not revealed without the password.
 */
export async function logIn(
  database: Database,
  { email, password }: Credentials,
  device: Device,
): Promise<Entry> {
  const attempt = await beginAttempt(database, email, device);
  const known = await findAccount(database, email);
  if (!(await isPassword(password, known?.password_hash))) {
    await attempt.failed(database, known?.id);
    throw new ServiceError("wrong_credentials");
  }
  return database.transaction(async (transaction) => {
    // A session must not open with a password that was replaced while it was looked at.
    await requireUnchanged(transaction, known!);
    const entry = await enter(transaction, known!.id, device);
    // With a right password alone nobody gets new tries at the code.
    await ("pendingToken" in entry ? attempt.passed : attempt.succeeded)(transaction, known!.id);
    return entry;
  });
}
