import type { Executor, Statement } from "./database.ts";

const insert: Statement = {
  name: "provider_sign_ins.insert",
  text: "insert into provider_sign_ins (token_hash, expires_at) values ($1, now() + make_interval(secs => $2))",
};

export async function insertProviderSignIn(
  store: Executor,
  tokenHash: Buffer,
  lifetimeSeconds: number,
): Promise<void> {
  await store.run(insert, [tokenHash, lifetimeSeconds]);
}

const take: Statement = {
  name: "provider_sign_ins.take",
  text: "delete from provider_sign_ins where token_hash = $1 and expires_at > now() returning token_hash",
};

/** Uses it up; of two that try at once, one gets it. */
export async function takeProviderSignIn(store: Executor, tokenHash: Buffer): Promise<boolean> {
  return (await store.run(take, [tokenHash])).length > 0;
}

const sweep: Statement = {
  name: "provider_sign_ins.sweep",
  text: "delete from provider_sign_ins where expires_at <= now()",
};

export async function sweepProviderSignIns(store: Executor): Promise<void> {
  await store.run(sweep);
}
