create table projects (
  id text primary key default marque_id('proj_'),
  workspace_id text not null references workspaces on delete cascade,
  environment text not null check (environment in ('sandbox', 'live')),
  name text not null,
  description text,
  created_at timestamptz generated always as (marque_id_time(id)) stored
);
-- Serves the page (`id < cursor order by id desc`) and nothing else: ids are unique by themselves. Pages are ordered by
-- bytes (collate "C"), which this index offers and the primary key does not: with the primary key's order the planner
-- may walk through everybody's rows in search of one workspace's few.
create index projects_page on projects (workspace_id, environment, id collate "C" desc);

-- Deleting a project removes its row at once and leaves its children, unreachable without it, to a purge that
-- works in chunks. Children therefore hold no foreign key to projects: a cascade over a million rows would be
-- one transaction that everybody feels.
create table project_purges (
  project_id text primary key,
  workspace_id text not null,
  requested_at timestamptz not null default now()
);
