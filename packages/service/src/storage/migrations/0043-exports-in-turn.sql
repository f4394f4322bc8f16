-- An export's row is its place in the queue, as a job's is: whose turn it is, and who makes it until when.
alter table exports
  add column turn_at timestamptz not null default now(),
  add column leased_by text,
  add column leased_until timestamptz;
