import type { Executor, Statement } from "./database.ts";

const insert: Statement = {
  name: "stripe_setups.insert",
  text: "insert into stripe_setups (workspace_id, livemode, asked_by) values ($1, $2, $3) returning id",
};
const setSession: Statement = {
  name: "stripe_setups.setSession",
  text: "update stripe_setups set session_id = $2 where id = $1",
};
const open: Statement = {
  name: "stripe_setups.open",
  text: `select id, session_id, asked_by from stripe_setups
         where workspace_id = $1 and livemode = $2 and session_id is not null order by asked_at`,
};
const remove: Statement = { name: "stripe_setups.remove", text: "delete from stripe_setups where id = $1" };
/** Stripe keeps a page open for a day. */
const sweep: Statement = {
  name: "stripe_setups.sweep",
  text: "delete from stripe_setups where asked_at < now() - interval '3 days'",
};

export interface StripeSetup {
  readonly id: string;
  readonly session_id: string;
  readonly asked_by: string;
}

/** Before the page is asked for: the key of that call is made from the id. */
export async function insertStripeSetup(
  store: Executor,
  workspaceId: string,
  livemode: boolean,
  actor: string,
): Promise<string> {
  return (await store.run<{ id: string }>(insert, [workspaceId, livemode, actor]))[0]!.id;
}

export async function setSetupSession(store: Executor, id: string, sessionId: string): Promise<void> {
  await store.run(setSession, [id, sessionId]);
}

/** Oldest first. */
export async function openStripeSetups(
  store: Executor,
  workspaceId: string,
  livemode: boolean,
): Promise<StripeSetup[]> {
  return store.run(open, [workspaceId, livemode]);
}

export async function removeStripeSetup(store: Executor, id: string): Promise<void> {
  await store.run(remove, [id]);
}

export async function sweepStripeSetups(store: Executor): Promise<void> {
  await store.run(sweep);
}
