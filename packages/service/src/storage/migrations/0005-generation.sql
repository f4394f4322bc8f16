create table jobs (
  id text primary key default marque_id('job_'),
  project_id text not null,
  workspace_id text not null,
  environment text not null check (environment in ('sandbox', 'live')),
  status text not null default 'queued' check (status in ('queued', 'processing', 'succeeded', 'failed')),
  prompt text not null,
  parent_memory_id text,
  webhook_url text,
  -- The month whose quota this job's unit was reserved from; null when nothing is metered (sandbox).
  quota_month date,
  tries int not null default 0,
  -- Set when the first try starts.
  deadline_at timestamptz,
  finished_at timestamptz,
  failure_code text,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
create index jobs_of_project on jobs (project_id);
create index jobs_waiting on jobs (workspace_id, id) where status in ('queued', 'processing');

create table memory_nodes (
  id text primary key default marque_id('mem_'),
  project_id text not null,
  job_id text not null unique,
  prompt text not null,
  parent_id text,
  seed bigint not null,
  -- Brief and Design as the engine left them, with their format's version, for the next refinement.
  brief jsonb not null,
  design jsonb not null,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
create index memory_nodes_page on memory_nodes (project_id, id collate "C" desc);

create table brands (
  id text primary key default marque_id('brand_'),
  project_id text not null,
  workspace_id text not null,
  environment text not null check (environment in ('sandbox', 'live')),
  job_id text not null unique,
  memory_id text not null,
  assets jsonb not null,
  report jsonb not null,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
create index brands_page on brands (workspace_id, environment, id collate "C" desc);
create index brands_of_project on brands (project_id, id collate "C" desc);
