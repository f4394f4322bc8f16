create table workspaces (
  id text primary key default marque_id('ws_'),
  name text not null,
  plan text not null check (plan in ('free', 'pro', 'agency')),
  monthly_quota_override int check (monthly_quota_override >= 0),
  suspended_until timestamptz,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);

create table api_keys (
  id text primary key default marque_id('key_'),
  workspace_id text not null references workspaces on delete cascade,
  environment text not null check (environment in ('sandbox', 'live')),
  label text not null,
  -- SHA-256 of the whole key. A key has 190 random bits, so a fast hash is enough and a lookup stays one index probe.
  hash bytea not null unique,
  last_four text not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
create index on api_keys (workspace_id, id desc);

-- Small facts the service keeps about itself, such as "the Demo workspace has been made".
create table service_facts (
  name text primary key,
  value jsonb not null,
  recorded_at timestamptz not null default now()
);
