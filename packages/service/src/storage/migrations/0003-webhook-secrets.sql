-- Secrets are encrypted with the master key; `key_version` says with which, so that the key can be changed.
-- A rotated secret stays valid beside the new one until `retires_at`.
create table webhook_secrets (
  workspace_id text not null references workspaces on delete cascade,
  ciphertext bytea not null,
  key_version int not null,
  created_at timestamptz not null default now(),
  retires_at timestamptz
);
create unique index webhook_secrets_current on webhook_secrets (workspace_id) where retires_at is null;
create index on webhook_secrets (workspace_id);

-- One known text a key version, encrypted: a start with the wrong master key is refused instead of
-- failing at the first webhook.
create table master_key_checks (
  key_version int primary key,
  ciphertext bytea not null,
  created_at timestamptz not null default now()
);

create table webhook_endpoints (
  id text primary key default marque_id('whe_'),
  workspace_id text not null references workspaces on delete cascade,
  url text not null,
  is_sandbox_default boolean not null default false,
  is_live_default boolean not null default false,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
create index on webhook_endpoints (workspace_id, id desc);
create unique index webhook_endpoints_sandbox_default on webhook_endpoints (workspace_id) where is_sandbox_default;
create unique index webhook_endpoints_live_default on webhook_endpoints (workspace_id) where is_live_default;
