import type { Executor, Statement } from "./database.ts";

/** Before an object is written: whoever writes it may not come to record it. $2 seconds until it is taken for left behind. */
const announce: Statement = {
  name: "object_deletions.announce",
  text: "insert into object_deletions (key, due_at) values ($1, now() + make_interval(secs => $2))",
};
const hasten: Statement = {
  name: "object_deletions.hasten",
  text: "update object_deletions set due_at = now() where key = $1",
};
/** Due again after $2 seconds, unless it is forgotten before: the store may not take the deletion. */
const take: Statement = {
  name: "object_deletions.take",
  text: `update object_deletions set due_at = now() + make_interval(secs => $2)
         where key = any(array(
           select key from object_deletions where due_at <= now() order by due_at limit $1 for update skip locked))
         returning key`,
};
const forget: Statement = {
  name: "object_deletions.forget",
  text: "delete from object_deletions where key = any($1::text[])",
};

export async function announceObject(store: Executor, key: string, seconds: number): Promise<void> {
  await store.run(announce, [key, seconds]);
}

export async function hastenObjectDeletion(store: Executor, key: string): Promise<void> {
  await store.run(hasten, [key]);
}

export async function takeObjectDeletions(
  store: Executor,
  count: number,
  againSeconds: number,
): Promise<string[]> {
  return (await store.run<{ key: string }>(take, [count, againSeconds])).map(({ key }) => key);
}

export async function forgetObjectDeletions(store: Executor, keys: readonly string[]): Promise<void> {
  await store.run(forget, [keys]);
}
