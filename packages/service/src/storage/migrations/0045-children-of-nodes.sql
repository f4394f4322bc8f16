-- outside a transaction
-- What was made from a Memory Node, the newest first: "redo" and "the other branch" lead there.
drop index concurrently if exists memory_nodes_children;
create index concurrently memory_nodes_children on memory_nodes (parent_id, id collate "C" desc)
  where parent_id is not null;
