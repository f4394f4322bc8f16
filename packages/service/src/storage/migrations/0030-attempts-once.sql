-- Which lease an attempt was made under, so that one whose recording was repeated, because the answer to the first was
-- lost, is not counted twice. Null on attempts from before.
alter table delivery_attempts add column lease int;
