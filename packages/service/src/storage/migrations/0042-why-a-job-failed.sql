-- In words, where the code alone does not tell. Null where it does.
alter table jobs add column failure_message text;
