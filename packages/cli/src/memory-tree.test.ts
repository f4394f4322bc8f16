import { describe, expect, it } from "vitest";
import { memoryTree } from "./memory-tree.ts";

const node = (id: string, parent_id: string | null, prompt = id) =>
  ({ id, object: "memory_node", prompt, parent_id, created_at: 0 }) as const;

describe("the memory tree", () => {
  it("draws chains and branches, oldest first", () => {
    // As the API lists them: newest first.
    const nodes = [
      node("e", null),
      node("d", "a"),
      node("c", "b"),
      node("b", "a", "use a\nserif"),
      node("a", null),
    ];
    expect(memoryTree(nodes)).toBe(["a  a", "├─ b  use a serif", "│  └─ c  c", "└─ d  d", "e  e"].join("\n"));
  });

  it("survives a chain of thousands, and cuts long prompts by characters", () => {
    const chain = Array.from({ length: 5_000 }, (_, i) =>
      node(`n${i}`, i === 0 ? null : `n${i - 1}`),
    ).reverse();
    expect(memoryTree(chain).split("\n")).toHaveLength(5_000);
    expect(memoryTree([node("a", null, "🌊".repeat(80))])).toBe(`a  ${"🌊".repeat(59)}…`);
  });
});
