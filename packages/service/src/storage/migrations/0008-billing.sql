-- Units reserved or billed in a month. One row a workspace and month, changed only in the transaction that
-- accepts, fails or drops a job.
create table quota_months (
  workspace_id text not null references workspaces on delete cascade,
  month date not null,
  units int not null check (units >= 0),
  primary key (workspace_id, month)
);

-- The ledger: one row per live success, by job. It outlives the project.
create table usage_units (
  job_id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  month date not null,
  project_id text not null,
  recorded_at timestamptz not null default now()
);
create index usage_units_of_month on usage_units (workspace_id, month);

create table invoices (
  id text primary key default marque_id('inv_'),
  workspace_id text not null references workspaces on delete cascade,
  amount_cents int not null check (amount_cents >= 0),
  due_on date not null,
  paid_at timestamptz,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
create index invoices_of_workspace on invoices (workspace_id, id desc);
create index invoices_unpaid on invoices (workspace_id, due_on) where paid_at is null;
