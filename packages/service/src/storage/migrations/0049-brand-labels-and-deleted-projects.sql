-- What people call a brand among themselves; null for the name in its logo.
alter table brands add column label text;

-- Projects that an owner deleted in the dashboard. The row is moved here and back, so that whatever looks for the project
-- finds it gone; what hangs on it waits for the purge, which comes 30 days later. The API's DELETE does not come here.
create table deleted_projects (
  id text primary key,
  workspace_id text not null references workspaces on delete cascade,
  environment text not null check (environment in ('sandbox', 'live')),
  name text not null,
  description text,
  deleted_by text not null,
  deleted_at timestamptz not null default now()
);
create index deleted_projects_of_workspace on deleted_projects (workspace_id, deleted_at desc);
create index deleted_projects_by_age on deleted_projects (deleted_at);
