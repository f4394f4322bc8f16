-- With one of these a person who forgot their password chooses a new one. Each is 80 random bits, so a plain hash is enough.
create table recovery_codes (
  user_id text not null references users on delete cascade,
  code_hash bytea not null,
  made_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
