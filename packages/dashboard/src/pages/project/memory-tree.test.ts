import type { GraphNode } from "@marque/contract";
import { describe, expect, it } from "vitest";
import { treeOf } from "./memory-tree.ts";

const node = (id: string, parent: string | null = null): GraphNode => ({
  memory_id: id,
  parent_memory_id: parent,
  brand_id: `brand ${id}`,
  prompt: `prompt ${id}`,
  created_at: 0,
});

describe("the memory as a list", () => {
  it("follows each branch to its end before the next", () => {
    const entries = treeOf([node("a"), node("b", "a"), node("c", "a"), node("d", "b"), node("e")]);
    expect(entries.map((entry) => [entry.node.memory_id, entry.depth])).toEqual([
      ["a", 0],
      ["b", 1],
      ["d", 2],
      ["c", 1],
      ["e", 0],
    ]);
  });

  it("says what a node came from, and treats one whose parent was left out as a beginning", () => {
    const entries = treeOf([node("b", "left out"), node("c", "b")]);
    expect(entries.map((entry) => [entry.depth, entry.parentPrompt])).toEqual([
      [0, null],
      [1, "prompt b"],
    ]);
  });

  it("manages a chain as long as the graph's limit", () => {
    const chain = Array.from({ length: 2_000 }, (_, at) => node(`${at}`, at === 0 ? null : `${at - 1}`));
    expect(treeOf(chain).at(-1)).toMatchObject({ depth: 1_999 });
  });
});
