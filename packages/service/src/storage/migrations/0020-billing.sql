-- Which plan a workspace had from when to when. Written by the database itself, so that no way of changing a plan can
-- forget it: the month's price follows from these rows.
create table plan_periods (
  workspace_id text not null references workspaces on delete cascade,
  plan text not null,
  started_at timestamptz not null default clock_timestamp(),
  primary key (workspace_id, started_at)
);

create function marque_record_plan() returns trigger language plpgsql as $$
begin
  insert into plan_periods (workspace_id, plan) values (new.id, new.plan);
  return null;
end
$$;
create trigger workspaces_plan_set after insert on workspaces
  for each row execute function marque_record_plan();
create trigger workspaces_plan_changed after update of plan on workspaces
  for each row when (old.plan is distinct from new.plan) execute function marque_record_plan();

insert into plan_periods (workspace_id, plan, started_at) select id, plan, created_at from workspaces;

-- The Demo workspace is nobody's customer: its months are not closed into invoices.
alter table workspaces add column is_invoiced boolean not null default true;
update workspaces set is_invoiced = false
where id = (select value ->> 'workspace_id' from service_facts where name = 'demo workspace');

-- Null on invoices an operator wrote by hand.
alter table invoices
  add column month date,
  add column units int,
  -- The payment provider's own name for it, once it was handed over.
  add column provider_reference text;
create unique index invoices_month on invoices (workspace_id, month) where month is not null;
create index invoices_not_handed_over on invoices (id) where provider_reference is null and paid_at is null;

-- A month of a workspace that was looked at and settled, with or without an invoice.
create table billing_closes (
  workspace_id text not null references workspaces on delete cascade,
  month date not null,
  invoice_id text references invoices,
  closed_at timestamptz not null default now(),
  primary key (workspace_id, month)
);
