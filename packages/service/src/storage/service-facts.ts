import type { Executor, Statement } from "./database.ts";

/** Serialises the starts of several processes; held until the transaction ends. */
const lock: Statement = {
  name: "service_facts.lock",
  text: "select pg_advisory_xact_lock(hashtext('marque service facts'))",
};
const find: Statement = {
  name: "service_facts.find",
  text: "select value from service_facts where name = $1",
};
const insert: Statement = {
  name: "service_facts.insert",
  text: "insert into service_facts (name, value) values ($1, $2)",
};

export async function lockServiceFacts(transaction: Executor): Promise<void> {
  await transaction.run(lock);
}

export async function findServiceFact<T>(store: Executor, name: string): Promise<T | undefined> {
  return (await store.run<{ value: T }>(find, [name]))[0]?.value;
}

export async function recordServiceFact(store: Executor, name: string, value: unknown): Promise<void> {
  await store.run(insert, [name, JSON.stringify(value)]);
}

const touch: Statement = {
  name: "service_facts.touch",
  text: `insert into service_facts (name, value) values ('readiness probe', 'null')
         on conflict (name) do update set recorded_at = now()`,
};

/** A logged write, because a server with a full disk still answers reads. */
export async function probeWriting(store: Executor): Promise<void> {
  await store.run(touch);
}
