import type { Executor, Statement } from "./database.ts";

/** Undefined for a sign-in. */
export interface Adding {
  readonly sessionId: string;
  /** Of the new passkey. */
  readonly name: string;
}

const insert: Statement = {
  name: "passkey_challenges.insert",
  text: `insert into passkey_challenges (token_hash, session_id, name, expires_at)
         values ($1, $2, $3, now() + make_interval(secs => $4))`,
};

export async function insertChallenge(
  store: Executor,
  tokenHash: Buffer,
  lifetimeSeconds: number,
  adding?: Adding,
): Promise<void> {
  await store.run(insert, [tokenHash, adding?.sessionId ?? null, adding?.name ?? null, lifetimeSeconds]);
}

const take: Statement = {
  name: "passkey_challenges.take",
  text: `delete from passkey_challenges
         where token_hash = $1 and session_id is not distinct from $2 and expires_at > now() returning name`,
};

/** Uses up that of a sign-in; of two that try at once, one gets it. */
export async function takeSignInChallenge(store: Executor, tokenHash: Buffer): Promise<boolean> {
  return (await store.run(take, [tokenHash, null])).length > 0;
}

/** Uses up that of a session; returns what the new passkey will be called. */
export async function takeAddingChallenge(
  store: Executor,
  tokenHash: Buffer,
  sessionId: string,
): Promise<string | undefined> {
  return (await store.run<{ name: string }>(take, [tokenHash, sessionId]))[0]?.name;
}

const sweep: Statement = {
  name: "passkey_challenges.sweep",
  text: "delete from passkey_challenges where expires_at <= now()",
};

export async function sweepChallenges(store: Executor): Promise<void> {
  await store.run(sweep);
}
