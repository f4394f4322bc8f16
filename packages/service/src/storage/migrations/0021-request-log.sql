-- The API calls of each workspace, kept for 7 days. Written in batches, so a crash may lose the last second of it.
create table request_log (
  -- Made by this database when the batch arrives: the order of the pages.
  id text collate "C" primary key default marque_id('log_'),
  request_id text not null,
  workspace_id text not null,
  environment text not null,
  key_id text not null,
  method text not null,
  route text not null,
  path text not null,
  status int not null,
  error_code text,
  duration_ms real not null,
  at timestamptz not null
);
create index request_log_page on request_log (workspace_id, id desc);
create index request_log_by_request on request_log (request_id);
create index request_log_age on request_log (at);
