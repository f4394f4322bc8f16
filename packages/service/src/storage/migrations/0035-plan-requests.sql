-- What an owner asked the operator for: a paid plan, a higher quota, or both. At most one per workspace: a later one
-- takes its place, under an id of its own, so that the operator says yes to what he saw and to nothing else.
create table plan_requests (
  workspace_id text primary key references workspaces on delete cascade,
  id text not null unique default marque_id('plr_'),
  plan text,
  monthly_quota int check (monthly_quota >= 0),
  asked_by text not null,
  asked_at timestamptz not null default now(),
  -- Kept, so that the owner sees the answer; gone when he asks again.
  declined_at timestamptz,
  reason text,
  check (plan is not null or monthly_quota is not null)
);

-- The quota the operator gave: owners may set less by themselves, and go back up to it. Null: what the plan includes.
alter table workspaces add column granted_quota int;
