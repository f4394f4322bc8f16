-- Where an export's file lies when the operator has an object store: the object's whole name there, and its size. Then
-- `content` is null.
alter table exports
  add column object_key text,
  add column object_bytes int;
