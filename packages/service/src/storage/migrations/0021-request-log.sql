-- The API calls of each workspace, kept for 7 days. Written in batches, so a crash may lose the last second of it.
create table request_log (
  -- Holds the time of the answer, by this database's clock: the order of the pages and of the sweep.
  id text collate "C" primary key,
  request_id text not null,
  workspace_id text not null,
  environment text not null,
  key_id text not null,
  method text not null,
  route text not null,
  path text not null,
  status int not null,
  error_code text,
  duration_ms real not null
);
create index request_log_page on request_log (workspace_id, id desc);
create index request_log_by_request on request_log (request_id);
