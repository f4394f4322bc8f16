-- outside a transaction
-- The dashboard shows a project's newest jobs; ordered by bytes, as every page. It serves the purge and the drop of
-- unfinished jobs as well, so the index it replaces goes.
drop index concurrently if exists jobs_newest_of_project;
create index concurrently jobs_newest_of_project on jobs (project_id, id collate "C" desc);
drop index concurrently if exists jobs_of_project;
