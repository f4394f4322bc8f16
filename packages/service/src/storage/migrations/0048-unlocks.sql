-- A sandbox brand that became a live one. The row is what makes it happen once: whoever unlocks holds it until commit.
create table unlocks (
  -- Of the sandbox brand, and its project's: the row goes with the project.
  brand_id text primary key,
  project_id text not null,
  workspace_id text not null references workspaces on delete cascade,
  -- The live job that came of it; it may be gone with its project, and then the brand can be unlocked again.
  job_id text,
  unlocked_at timestamptz not null default now()
);
create index unlocks_of_project on unlocks (project_id);
