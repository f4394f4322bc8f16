import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { ServiceError } from "../errors.ts";
import { restAfter } from "../processor-share.ts";
import { Turnstile } from "./turnstile.ts";

/** Long enough to withstand guessing under the login limits; anything else is up to the person. */
export const SHORTEST_PASSWORD = 12;

/** On a machine of two cores one is left for everybody else. */
const AT_ONCE = availableParallelism() > 2 ? 2 : 1;
/** Of the machine's processors, for each of them: twenty hashes per second on two cores. */
const SHARE = 1 / 4;

/**
 * All hashing of this process. A hash takes some 25 ms of a core and one of the four threads that files and name
 * lookups need too: so few at once leave room for the others, and those who wait are answered within seconds. Never
 * inside a transaction: a caller that waits here would hold a connection and its locks.
 */
export const HASHING = new Turnstile({
  atOnce: AT_ONCE,
  mostWaiting: 100,
  rest: (took) => restAfter(took, SHARE),
});

/** Loaded when something is hashed: most of an operator's commands do not. */
const argon2 = () => import("@node-rs/argon2");

/** argon2id with the library's defaults: 19 MiB, two passes, the first of OWASP's recommended settings. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2();
  return HASHING.pass(() => hash(password));
}

let nobodysHash: Promise<string> | undefined;

/** Whether the password fits the hash. Without an account it costs the same time, and is always false. */
export async function isPassword(password: string, known: string | undefined): Promise<boolean> {
  const { hash, verify } = await argon2();
  nobodysHash ??= hash(randomBytes(32));
  const against = known ?? (await nobodysHash);
  const fits = await HASHING.pass(() => verify(against, password));
  return fits && known !== undefined;
}

/** `param` is the field it came in. */
export function checkNewPassword(password: string, email: string, param: string): void {
  if ([...password].length < SHORTEST_PASSWORD) {
    throw new ServiceError("invalid_param", {
      message: `The password needs at least ${SHORTEST_PASSWORD} characters.`,
      param,
    });
  }
  if (password.toLowerCase() === email.toLowerCase()) {
    throw new ServiceError("invalid_param", {
      message: "The password cannot be the email address.",
      param,
    });
  }
}
