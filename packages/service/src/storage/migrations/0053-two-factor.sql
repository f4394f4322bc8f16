-- The second factor of an account: a secret shared with an app on its person's phone (RFC 6238), sealed with the master key.
create table two_factor_secrets (
  user_id text primary key references users on delete cascade,
  ciphertext bytea not null,
  key_version integer not null,
  made_at timestamptz not null default now(),
  -- Null until a code showed that the app has it: only then is it asked for.
  confirmed_at timestamptz,
  -- Of the newest code that was used. No code of it, or of an earlier step, is taken again.
  last_step bigint
);

-- For the day the phone is lost. Each is 79 random bits, so a plain hash is enough.
create table two_factor_codes (
  user_id text not null references users on delete cascade,
  code_hash bytea not null,
  made_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

-- Between the password and the code. It is no session: it opens nothing but the second step.
create table pending_sign_ins (
  token_hash bytea primary key,
  user_id text not null references users on delete cascade,
  expires_at timestamptz not null
);
create index pending_sign_ins_of_user on pending_sign_ins (user_id);

-- What a call of the API made, such as its job: the request log leads there.
alter table request_log add column made_id text;

-- When the operator took the second factor away, until its person has read that.
alter table users add column two_factor_reset_at timestamptz;
