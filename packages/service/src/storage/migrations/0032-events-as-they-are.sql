-- An event's bytes are mostly outlines, which PostgreSQL's compression takes half a millisecond to shorten by a third. They
-- are read a few times at most and removed after some weeks, so they are kept as they are. Brands, which stay, are not.
alter table events alter column body set storage external;
