-- Who of the operator's identity provider (OpenID Connect) which account is. A person there has one account here, and an account has one
-- person there: an address that the provider gave to somebody else does not open it.
create table provider_identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (user_id, issuer)
);

-- A sign-in that went to the provider and is not back yet: good once. What it takes to finish it is in the browser's cookie alone.
create table provider_sign_ins (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index provider_sign_ins_expiring on provider_sign_ins (expires_at);

-- Made by the groups of the provider, and kept as they say at each sign-in. What people made by hand is left alone.
alter table memberships add column by_provider boolean not null default false;
