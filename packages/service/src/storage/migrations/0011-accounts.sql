-- People. One account may be a member of several workspaces.
create table users (
  id text primary key default marque_id('usr_'),
  email text not null,
  password_hash text not null,
  -- Set for a password that was made for somebody else to hand over; the first login replaces it.
  password_is_one_time boolean not null default false,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
-- Addresses are compared without case, and shown as given.
create unique index users_email on users (lower(email));

create table memberships (
  workspace_id text not null references workspaces on delete cascade,
  user_id text not null references users on delete cascade,
  role text not null check (role in ('owner', 'member')),
  created_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index memberships_of_user on memberships (user_id);
