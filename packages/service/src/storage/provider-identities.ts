import type { Executor, Statement } from "./database.ts";

/** A person as the provider knows them. */
export interface ProviderIdentity {
  readonly issuer: string;
  readonly subject: string;
}

const userOf: Statement = {
  name: "provider_identities.userOf",
  text: "select user_id from provider_identities where issuer = $1 and subject = $2",
};

export async function findUserOfIdentity(
  store: Executor,
  { issuer, subject }: ProviderIdentity,
): Promise<string | undefined> {
  return (await store.run<{ user_id: string }>(userOf, [issuer, subject]))[0]?.user_id;
}

const insert: Statement = {
  name: "provider_identities.insert",
  text: `insert into provider_identities (issuer, subject, user_id) values ($1, $2, $3)
         on conflict do nothing returning user_id`,
};

/** False when the account is somebody else's there. */
export async function insertIdentity(
  transaction: Executor,
  { issuer, subject }: ProviderIdentity,
  userId: string,
): Promise<boolean> {
  return (await transaction.run(insert, [issuer, subject, userId])).length > 0;
}

const ofUser: Statement = {
  name: "provider_identities.ofUser",
  text: "select issuer, subject from provider_identities where user_id = $1",
};

export async function identitiesOfUser(store: Executor, userId: string): Promise<ProviderIdentity[]> {
  return store.run(ofUser, [userId]);
}

const remove: Statement = {
  name: "provider_identities.remove",
  text: "delete from provider_identities where user_id = $1 returning issuer",
};

/** False when there was none. */
export async function removeIdentities(transaction: Executor, userId: string): Promise<boolean> {
  return (await transaction.run(remove, [userId])).length > 0;
}
