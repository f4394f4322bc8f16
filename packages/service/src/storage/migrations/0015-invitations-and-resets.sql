-- Links that one person hands to another. As with sessions, only the SHA-256 of what is in the link is kept. A link
-- that was used, withdrawn or replaced has no row any more.
create table invitations (
  id text primary key default marque_id('ivt_'),
  workspace_id text not null references workspaces on delete cascade,
  email text not null,
  role text not null check (role in ('owner', 'member')),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
-- Who is invited again gets a new link, and the old one is dead.
create unique index invitations_of_address on invitations (workspace_id, lower(email));

create table password_resets (
  user_id text primary key references users on delete cascade,
  token_hash bytea not null unique,
  -- The owner who made the link: whether they may open this account is asked again when it is used.
  made_by text not null references users on delete cascade,
  expires_at timestamptz not null
);

-- Revoked because it was found in public.
alter table api_keys add column was_leaked boolean not null default false;
update api_keys k set was_leaked = true
where exists (select 1 from audit_log a where a.subject = k.id and a.action = 'key.revoked_as_leaked');
