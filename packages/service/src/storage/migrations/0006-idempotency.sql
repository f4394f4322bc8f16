create table idempotency_keys (
  workspace_id text not null,
  environment text not null,
  -- Method and path, such as "POST /v1/projects".
  operation text not null,
  key text not null,
  -- SHA-256 of the canonical JSON of the body: the same value in another order or spacing is the same body.
  body_hash bytea not null,
  -- Null only inside the transaction that runs the operation.
  response_status int,
  response_body text,
  created_at timestamptz not null default now(),
  primary key (workspace_id, environment, operation, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
