import type { GraphNode } from "@marque/contract";
import { describe, expect, it } from "vitest";
import { NODE_SIZE, placesOf } from "./memory-layout.ts";

const node = (id: string, parent: string | null = null): GraphNode => ({
  memory_id: id,
  parent_memory_id: parent,
  brand_id: `brand ${id}`,
  prompt: `prompt ${id}`,
  created_at: 0,
});

function overlaps(nodes: readonly GraphNode[]): boolean {
  const places = [...placesOf(nodes).values()];
  return places.some((a, at) =>
    places
      .slice(at + 1)
      .some((b) => Math.abs(a.x - b.x) < NODE_SIZE.width && Math.abs(a.y - b.y) < NODE_SIZE.height),
  );
}

describe("the layout of the memory graph", () => {
  it("puts what came from a node to its right, and branches below each other", () => {
    const places = placesOf([node("a"), node("b", "a"), node("c", "a"), node("d", "b")]);
    const at = (id: string) => places.get(id)!;
    expect(at("b").x).toBeGreaterThan(at("a").x);
    expect(at("d").x).toBeGreaterThan(at("b").x);
    expect(at("c").x).toBe(at("b").x);
    expect(at("c").y).toBeGreaterThan(at("b").y);
    expect(at("a").y).toBe((at("b").y + at("c").y) / 2);
  });

  it("lets no two nodes overlap, whatever the forest", () => {
    const random = seeded(7);
    const forest = Array.from({ length: 120 }, (_, at) =>
      node(`${at}`, at === 0 || random() < 0.2 ? null : `${Math.floor(random() * at)}`),
    );
    expect(overlaps(forest)).toBe(false);
    expect(placesOf(forest).size).toBe(120);
  });

  it("places a chain as long as the graph's limit", () => {
    const chain = Array.from({ length: 2_000 }, (_, at) => node(`${at}`, at === 0 ? null : `${at - 1}`));
    expect(new Set([...placesOf(chain).values()].map(({ y }) => y))).toEqual(new Set([0]));
  });
});

/** Mulberry32: the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
