-- What happened, with the exact bytes every attempt sends. Test events belong to no project and no job.
create table events (
  id text collate "C" primary key default marque_id('evt_'),
  workspace_id text not null references workspaces on delete cascade,
  environment text not null check (environment in ('sandbox', 'live')),
  project_id text,
  job_id text unique,
  type text not null,
  body bytea not null,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
create index events_of_workspace on events (workspace_id, id desc);
create index events_of_project on events (project_id);

-- One round of attempts to bring an event to a URL. The row is the queue: a worker leases due rows. A resend is
-- another row. The cascades are small: they run inside the chunks of the purge and of the history's sweep.
create table deliveries (
  id text collate "C" primary key default marque_id('dlv_'),
  event_id text collate "C" not null references events on delete cascade,
  workspace_id text not null,
  project_id text,
  -- Null with `no_endpoint`.
  url text,
  -- Host and port, by which the number of attempts at a time is bounded.
  host text,
  status text not null check (status in ('pending', 'delivered', 'undeliverable', 'no_endpoint', 'cancelled')),
  -- Attempts that ended and are recorded below.
  attempts int not null default 0,
  -- When the row is next looked at: the time of the next attempt or, while one runs, the end of its lease.
  due_at timestamptz not null default now(),
  -- When the attempt that runs now was begun; null between attempts.
  leased_at timestamptz,
  -- Grows with each lease, so that a worker that lost its lease cannot undo what its successor recorded.
  lease int not null default 0,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
create index deliveries_due on deliveries (due_at, id) where status = 'pending';
create index deliveries_of_event on deliveries (event_id, id desc);
create index deliveries_pending_of_project on deliveries (project_id) where status = 'pending';
create index deliveries_undeliverable on deliveries (workspace_id, id) where status = 'undeliverable';

create table delivery_attempts (
  delivery_id text collate "C" not null references deliveries on delete cascade,
  number int not null,
  started_at timestamptz not null,
  duration_ms int not null,
  request_headers jsonb not null,
  status_code int,
  response_headers jsonb,
  -- The first 16 KiB.
  response_body bytea,
  -- Why it failed, in words; null when it succeeded.
  error text,
  primary key (delivery_id, number)
);
