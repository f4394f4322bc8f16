-- Files made from a brand and kept with its project: the kit (ZIP) and the style guideline (PDF). One a brand and
-- kind. Like all children of a project they hold no foreign key to it: the purge removes them.
create table exports (
  id text collate "C" primary key default marque_id('exp_'),
  project_id text not null,
  workspace_id text not null,
  brand_id text not null,
  kind text not null check (kind in ('kit', 'guideline')),
  status text not null default 'queued' check (status in ('queued', 'ready', 'failed')),
  -- Times it was begun: one that ends its worker each time must not be begun for ever.
  tries int not null default 0,
  requested_at timestamptz not null default now(),
  content bytea,
  -- Names and sizes of what is inside a kit.
  files jsonb,
  created_at timestamptz generated always as (marque_id_time(id)) stored,
  unique (brand_id, kind)
);
-- Compressed already.
alter table exports alter column content set storage external;
create index exports_of_project on exports (project_id, id desc);
