/**
 * Where each node of the memory graph stands. The memory is a forest, one parent a node, so a tree layout is exact and
 * takes milliseconds; dagre took 3 s for 2,000 nodes here and overflowed the stack on a chain of them.
 */

import type { GraphNode } from "@marque/contract";
import { type TreeEntry, treeOf } from "./memory-tree.ts";

export const NODE_SIZE = { width: 208, height: 168 } as const;
const COLUMN = NODE_SIZE.width + 56;
const ROW = NODE_SIZE.height + 24;
/** Brands without parent or children are placed below the trees, in rows of this many. */
const LONE_COLUMNS = 4;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Beginnings on the left, what came from them to the right, branches below each other. */
export function placesOf(nodes: readonly GraphNode[]): ReadonlyMap<string, Place> {
  const entries = treeOf(nodes);
  const isLone = ({ depth }: TreeEntry, at: number) => depth === 0 && (entries[at + 1]?.depth ?? 0) === 0;
  const trees = entries.filter((entry, at) => !isLone(entry, at));
  const lone = entries.filter(isLone);
  const { rows, height } = rowsOf(trees);
  return new Map([
    ...trees.map(({ node, depth }) => place(node, depth, rows.get(node.memory_id) ?? 0)),
    ...lone.map(({ node }, at) => place(node, at % LONE_COLUMNS, height + Math.floor(at / LONE_COLUMNS))),
  ]);
}

/** A row for each end of a branch, from the top; every other node stands at the middle of what came from it. */
function rowsOf(entries: readonly TreeEntry[]): { rows: ReadonlyMap<string, number>; height: number } {
  const rows = new Map<string, number>();
  const below = new Map<string, number[]>();
  const height = entries.filter(({ depth }, at) => (entries[at + 1]?.depth ?? 0) <= depth).length;
  let next = height;
  // From the end: what came from a node is placed before the node itself.
  for (const { node, depth } of entries.toReversed()) {
    const children = below.get(node.memory_id);
    const row = children ? (children[0]! + children.at(-1)!) / 2 : --next;
    rows.set(node.memory_id, row);
    if (depth === 0) continue;
    const siblings = below.get(node.parent_memory_id ?? "");
    if (siblings) siblings.push(row);
    else below.set(node.parent_memory_id ?? "", [row]);
  }
  return { rows, height };
}

function place(node: GraphNode, column: number, row: number): readonly [string, Place] {
  return [node.memory_id, { x: column * COLUMN, y: row * ROW }];
}
