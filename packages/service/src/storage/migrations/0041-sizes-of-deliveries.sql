-- How large the event of a delivery is, so that a lease knows what it would read before it reads it. Null on rows from
-- before, and on those of a version that does not write it.
alter table deliveries add column bytes int;
