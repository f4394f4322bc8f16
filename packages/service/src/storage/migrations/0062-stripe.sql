-- Payment by Stripe. Nothing here is a card: what people type into Stripe's pages stays there.

-- Who a workspace is at Stripe, in test mode and in live mode. The row is there before the customer is, and outlives the
-- workspace: it says what is still to be removed at Stripe.
create table stripe_customers (
  workspace_id text not null,
  livemode boolean not null,
  -- Part of the idempotency key. A customer that Stripe no longer knows is made again under the next number.
  number int not null default 1,
  customer_id text,
  -- As they were sent.
  name text not null,
  email text,
  -- The default payment method, as Stripe said last.
  payment_method_id text,
  brand text,
  last_four text,
  exp_month int,
  exp_year int,
  -- When the newest look began. An answer to an older question does not replace it.
  looked_at timestamptz,
  -- Set while something happened at Stripe that was not looked at yet.
  look_due_at timestamptz,
  primary key (workspace_id, livemode)
);
create unique index stripe_customers_id on stripe_customers (customer_id) where customer_id is not null;
create index stripe_customers_due on stripe_customers (look_due_at) where look_due_at is not null;

-- Stripe's pages for a card that were opened and are not known to be done.
create table stripe_setups (
  id uuid primary key default gen_random_uuid(),
  workspace_id text not null references workspaces on delete cascade,
  livemode boolean not null,
  asked_by text not null,
  asked_at timestamptz not null default clock_timestamp(),
  session_id text unique
);
create index stripe_setups_of_workspace on stripe_setups (workspace_id, asked_at);

-- What is to be charged, written before Stripe is told of it. Every call about it carries a key made from this row.
create table stripe_invoices (
  invoice_id text primary key references invoices on delete cascade,
  workspace_id text not null,
  livemode boolean not null,
  lines jsonb not null,
  status text not null default 'new' check (status in ('new', 'open', 'paid', 'void', 'stuck')),
  stripe_id text unique,
  hosted_url text,
  -- Part of the idempotency keys: the next one where the answer to the last is known and was no success.
  key_number int not null default 1,
  -- Charges that were begun, and those of them that were repeated without anybody asking since the card last changed.
  attempts int not null default 0,
  retries int not null default 0,
  -- Set from before a charge until its outcome is written down.
  charge_began_at timestamptz,
  failed_at timestamptz,
  failure text,
  needs_action boolean not null default false,
  -- When the card is charged next. Null: not before somebody does something about it.
  charge_at timestamptz default now(),
  -- Turns in a row in which Stripe gave no usable answer.
  troubles int not null default 0,
  -- Somebody paid it elsewhere, and Stripe was told so or is about to be.
  settled_by_hand boolean not null default false,
  -- When it is looked at next, for whatever reason.
  next_at timestamptz default now(),
  leased_until timestamptz
);
create index stripe_invoices_next on stripe_invoices (next_at) where status in ('new', 'open');
create index stripe_invoices_of_workspace on stripe_invoices (workspace_id);

-- Events of Stripe's that were taken, so that none is taken twice.
create table stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
create index stripe_events_old on stripe_events (received_at);
