-- Everything that touches keys, secrets, members and plans: who did what to what, kept for good.
create table audit_log (
  id text collate "C" primary key default marque_id('aud_'),
  workspace_id text not null references workspaces on delete cascade,
  -- 'operator', 'user:usr_…', or the name of an integration.
  actor text not null,
  action text not null,
  subject text,
  details jsonb not null default '{}',
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
create index audit_log_of_workspace on audit_log (workspace_id, id desc);
