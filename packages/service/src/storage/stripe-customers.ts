import type { Executor, Statement } from "./database.ts";

/** Who a workspace is at Stripe. */
export interface StripeCustomerRow {
  readonly workspace_id: string;
  readonly number: number;
  /** Null until Stripe has answered. */
  readonly customer_id: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly payment_method_id: string | null;
  readonly brand: string | null;
  readonly last_four: string | null;
  readonly exp_month: number | null;
  readonly exp_year: number | null;
}

const COLUMNS =
  "workspace_id, number, customer_id, name, email, payment_method_id, brand, last_four, exp_month, exp_year";

/** Receipts go to one owner: the one who had them before while they are an owner, otherwise the one of the longest standing. */
const CONTACT = (known: string) => `coalesce(
  (select u.email from memberships m join users u on u.id = m.user_id
   where m.workspace_id = w.id and m.role = 'owner' and u.email = ${known} limit 1),
  (select u.email from memberships m join users u on u.id = m.user_id
   where m.workspace_id = w.id and m.role = 'owner' order by m.created_at, u.id limit 1))`;

const find: Statement = {
  name: "stripe_customers.find",
  text: `select ${COLUMNS} from stripe_customers where workspace_id = $1 and livemode = $2`,
};
/** `$3` is the owner who asks, where one does. Of two at once the first one's row stands. */
const intend: Statement = {
  name: "stripe_customers.intend",
  text: `insert into stripe_customers (workspace_id, livemode, name, email)
         select w.id, $2, w.name, ${CONTACT("$3")} from workspaces w where w.id = $1
         on conflict do nothing`,
};
const setId: Statement = {
  name: "stripe_customers.setId",
  text: `update stripe_customers set customer_id = $4
         where workspace_id = $1 and livemode = $2 and number = $3 and customer_id is null`,
};
/** Stripe no longer knows it: the next call makes another. */
const forget: Statement = {
  name: "stripe_customers.forget",
  text: `update stripe_customers set customer_id = null, number = number + 1, payment_method_id = null, brand = null,
           last_four = null, exp_month = null, exp_year = null, look_due_at = null
         where customer_id = $1`,
};
const sent: Statement = {
  name: "stripe_customers.sent",
  text: "update stripe_customers set name = $2, email = $3 where customer_id = $1",
};
const due: Statement = {
  name: "stripe_customers.due",
  text: `update stripe_customers set look_due_at = clock_timestamp() where customer_id = $1 and livemode = $2
         returning workspace_id`,
};
const dueOnes: Statement = {
  name: "stripe_customers.dueOnes",
  text: `select workspace_id from stripe_customers where livemode = $1 and look_due_at is not null
         order by look_due_at limit $2`,
};
const clock: Statement = { name: "stripe_customers.clock", text: "select clock_timestamp()::text as now" };
/** Returns the payment method before; no row when a later look was quicker. */
const looked: Statement = {
  name: "stripe_customers.looked",
  text: `with known as (select workspace_id, livemode, payment_method_id from stripe_customers
                        where customer_id = $1 for update)
         update stripe_customers c set payment_method_id = $3, brand = $4, last_four = $5, exp_month = $6, exp_year = $7,
           looked_at = $2::timestamptz,
           look_due_at = case when c.look_due_at > $2::timestamptz then c.look_due_at end
         from known where c.workspace_id = known.workspace_id and c.livemode = known.livemode
           and (c.looked_at is null or c.looked_at < $2::timestamptz)
         returning c.workspace_id, known.payment_method_id as former`,
};
const changed: Statement = {
  name: "stripe_customers.changed",
  text: `select * from (
           select c.customer_id, c.name as sent_name, c.email as sent_email, w.name, ${CONTACT("c.email")} as email
           from stripe_customers c join workspaces w on w.id = c.workspace_id
           where c.livemode = $1 and c.customer_id is not null) as x
         where name <> sent_name or email is distinct from sent_email limit $2`,
};
const orphans: Statement = {
  name: "stripe_customers.orphans",
  text: `select workspace_id, customer_id from stripe_customers c
         where livemode = $1 and not exists (select from workspaces w where w.id = c.workspace_id) limit $2`,
};
const remove: Statement = {
  name: "stripe_customers.remove",
  text: "delete from stripe_customers where workspace_id = $1 and livemode = $2",
};

export async function findStripeCustomer(
  store: Executor,
  workspaceId: string,
  livemode: boolean,
): Promise<StripeCustomerRow | undefined> {
  return (await store.run<StripeCustomerRow>(find, [workspaceId, livemode]))[0];
}

export async function intendStripeCustomer(
  store: Executor,
  workspaceId: string,
  livemode: boolean,
  email: string | null,
): Promise<void> {
  await store.run(intend, [workspaceId, livemode, email]);
}

export async function setStripeCustomerId(
  store: Executor,
  { workspace_id, number }: StripeCustomerRow,
  livemode: boolean,
  customerId: string,
): Promise<void> {
  await store.run(setId, [workspace_id, livemode, number, customerId]);
}

export async function forgetStripeCustomer(store: Executor, customerId: string): Promise<void> {
  await store.run(forget, [customerId]);
}

export async function recordSentContact(
  store: Executor,
  customerId: string,
  name: string,
  email: string | null,
): Promise<void> {
  await store.run(sent, [customerId, name, email]);
}

/** The workspace, where the customer is one of ours. */
export async function markCustomerDue(
  store: Executor,
  customerId: string,
  livemode: boolean,
): Promise<string | undefined> {
  return (await store.run<{ workspace_id: string }>(due, [customerId, livemode]))[0]?.workspace_id;
}

export async function customersToLookAt(
  store: Executor,
  livemode: boolean,
  count: number,
): Promise<string[]> {
  const rows = await store.run<{ workspace_id: string }>(dueOnes, [livemode, count]);
  return rows.map(({ workspace_id }) => workspace_id);
}

/** The database's clock: looks of several processes are put in order by it. */
export async function databaseTime(store: Executor): Promise<string> {
  return (await store.run<{ now: string }>(clock))[0]!.now;
}

export interface KnownMethod {
  readonly id: string;
  readonly brand: string;
  readonly lastFour: string | null;
  readonly expMonth: number | null;
  readonly expYear: number | null;
}

export async function recordLook(
  transaction: Executor,
  customerId: string,
  began: string,
  method: KnownMethod | null,
): Promise<{ workspace_id: string; former: string | null } | undefined> {
  const { id = null, brand = null, lastFour = null, expMonth = null, expYear = null } = method ?? {};
  const values = [customerId, began, id, brand, lastFour, expMonth, expYear];
  return (await transaction.run<{ workspace_id: string; former: string | null }>(looked, values))[0];
}

export interface ChangedContact {
  readonly customer_id: string;
  readonly name: string;
  readonly email: string | null;
}

/** Those whose workspace was renamed, or whose contact is no longer an owner. */
export async function changedContacts(
  store: Executor,
  livemode: boolean,
  count: number,
): Promise<ChangedContact[]> {
  return store.run(changed, [livemode, count]);
}

/** Those whose workspace is gone. */
export async function orphanedCustomers(
  store: Executor,
  livemode: boolean,
  count: number,
): Promise<{ workspace_id: string; customer_id: string | null }[]> {
  return store.run(orphans, [livemode, count]);
}

export async function removeStripeCustomer(
  store: Executor,
  workspaceId: string,
  livemode: boolean,
): Promise<void> {
  await store.run(remove, [workspaceId, livemode]);
}
