-- outside a transaction
-- Those that wait are few, those that are made stay with their project.
drop index concurrently if exists exports_in_line;
create index concurrently exports_in_line on exports (turn_at, id) where status = 'queued';
