import type { GraphNode } from "@marque/contract";

export interface TreeEntry {
  readonly node: GraphNode;
  readonly depth: number;
  /** The prompt it refines; null for a beginning, and for one whose parent is not among the nodes. */
  readonly parentPrompt: string | null;
}

/** The nodes in reading order: each beginning, then what came from it, branch by branch, oldest first. */
export function treeOf(nodes: readonly GraphNode[]): readonly TreeEntry[] {
  const byId = new Map(nodes.map((node) => [node.memory_id, node]));
  const childrenOf = Map.groupBy(nodes, ({ parent_memory_id }) =>
    parent_memory_id !== null && byId.has(parent_memory_id) ? parent_memory_id : null,
  );
  const entries: TreeEntry[] = [];
  // By hand and not by recursion: a chain may be as long as the project.
  const open = (childrenOf.get(null) ?? []).map((node) => ({ node, depth: 0 })).reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next;
    entries.push({ node, depth, parentPrompt: byId.get(node.parent_memory_id ?? "")?.prompt ?? null });
    const children = childrenOf.get(node.memory_id) ?? [];
    open.push(...children.map((child) => ({ node: child, depth: depth + 1 })).reverse());
  }
  return entries;
}
