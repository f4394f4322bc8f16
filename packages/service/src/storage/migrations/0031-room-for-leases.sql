-- A lease of a hundred rows rewrites whole pages in one transaction, and none of the old versions can be cleared away
-- before its commit: at 80 % three rows in four moved to another page, with a new entry in each index.
alter table deliveries set (fillfactor = 45);
