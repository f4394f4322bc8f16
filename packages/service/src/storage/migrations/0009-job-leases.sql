-- The job's row is its place in the queue (see docs/decisions/0010): a worker leases it, renews the lease while it
-- draws, and a lease that runs out hands the job to whoever comes next.
alter table jobs
  -- Its place in line. A workspace's next waiting job stands a minute behind the one before it, so that a thousand
  -- jobs of one workspace do not hold up the first of another, and nothing waits for ever.
  add column turn_at timestamptz not null default now(),
  add column leased_by text,
  add column leased_until timestamptz;

drop index jobs_waiting;
create index jobs_in_line on jobs (turn_at, id) where status = 'queued';
create index jobs_turns_of_workspace on jobs (workspace_id, turn_at) where status = 'queued';
create index jobs_processing on jobs (leased_until) where status = 'processing';
