-- What a person signs in with instead of password and code (WebAuthn). The key here is the public one: a copy of the
-- database opens no account.
create table passkeys (
  id text primary key default marque_id('pky_'),
  user_id text not null references users on delete cascade,
  -- As the device names it. One that is known is nobody else's.
  credential_id bytea not null unique,
  -- COSE, as the device gave it.
  public_key bytea not null,
  -- Of the newest answer. One that is not higher was given by a copy of the device; many devices always say 0.
  counter bigint not null,
  -- The host it was made for. At another one no browser offers it.
  rp_id text not null,
  name text not null,
  last_used_at timestamptz,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
create index passkeys_of_user on passkeys (user_id);

-- What a device is to sign, once and soon. The browser keeps the text of it; only its hash is here.
create table passkey_challenges (
  token_hash bytea primary key,
  -- Where a passkey is added: the session in which the password was given. Null for a sign-in.
  session_id text references sessions on delete cascade,
  -- What the new passkey will be called.
  name text,
  expires_at timestamptz not null
);
create index passkey_challenges_expiring on passkey_challenges (expires_at);
create index passkey_challenges_of_session on passkey_challenges (session_id);

-- When the operator removed the passkeys, until their person has read that.
alter table users add column passkeys_removed_at timestamptz;
