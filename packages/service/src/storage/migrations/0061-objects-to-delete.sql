-- Objects to be deleted from the object store when they are due: those whose export is gone or was made again, and, an
-- hour ahead, those that are being written, in case whoever writes them does not come to record them.
create table object_deletions (
  key text primary key,
  due_at timestamptz not null default now()
);
create index object_deletions_due on object_deletions (due_at);

-- By trigger, so that no way to delete an export, the purge of a project included, can forget its object.
create function marque_delete_object() returns trigger language plpgsql as $$
begin
  insert into object_deletions (key) values (old.object_key) on conflict (key) do update set due_at = now();
  return null;
end
$$;
create trigger exports_object_gone after delete on exports
  for each row when (old.object_key is not null) execute function marque_delete_object();
create trigger exports_object_replaced after update of object_key on exports
  for each row when (old.object_key is not null and old.object_key is distinct from new.object_key)
  execute function marque_delete_object();
