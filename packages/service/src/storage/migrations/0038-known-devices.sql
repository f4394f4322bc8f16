-- Browsers that signed in before: others' wrong guesses do not keep them out. As with sessions, only the SHA-256 of what
-- the cookie carries is here.
create table known_devices (
  user_id text not null references users on delete cascade,
  token_hash bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
create index known_devices_by_token on known_devices (token_hash);

-- Wrong passwords for an account, since its person last signed in or put the notice away.
create table failed_sign_ins (
  user_id text primary key references users on delete cascade,
  attempts int not null,
  since timestamptz not null default now(),
  last_at timestamptz not null default now()
);
