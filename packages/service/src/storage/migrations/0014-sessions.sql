-- Who is signed in. The cookie carries 32 random bytes; only their SHA-256 is here, so that a copy of the database
-- opens nobody's session.
create table sessions (
  id text primary key default marque_id('ses_'),
  user_id text not null references users on delete cascade,
  token_hash bytea not null unique,
  address text not null,
  user_agent text not null,
  last_seen_at timestamptz not null default now(),
  -- Whatever happens, the session ends then.
  expires_at timestamptz not null,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
create index sessions_of_user on sessions (user_id);

-- Attempts to sign in that did not succeed (yet), counted from the first one of a period. The subject is an account
-- (the hash of an address, also of one that has no account) or the address of a client.
create table login_attempts (
  subject text primary key,
  attempts int not null,
  started_at timestamptz not null default now()
);
