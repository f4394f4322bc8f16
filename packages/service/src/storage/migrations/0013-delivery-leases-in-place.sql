-- The lease gets a column of its own, in no index: taking one then rewrites the row in place (a HOT update) instead of
-- adding an entry to each index, and `due_at` keeps the time the attempt was due.
alter table deliveries add column leased_until timestamptz;
alter table deliveries set (fillfactor = 80);
comment on column deliveries.due_at is 'When the next attempt is due.';
