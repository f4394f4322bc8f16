import type { Drawing, Family, Hand, Sitting, Variant } from "./family.ts";
import type { Idea } from "./ideas.ts";
import { ANIMALS } from "./scenes-animals.ts";
import { LAND } from "./scenes-land.ts";
import { LIFE } from "./scenes-life.ts";
import { THINGS } from "./scenes-things.ts";

/** A thing seen, drawn from parameters and the hand's gap. */
export interface Scene {
  readonly id: string;
  readonly ideas: readonly Idea[];
  /** Words a person would use for it: a stated motif among them is met by this scene. */
  readonly words: readonly string[];
  readonly promise: number;
  draw(hand: Hand): Drawing;
}

const variants = ({ hand }: Sitting): Variant[] =>
  [...LAND, ...LIFE, ...ANIMALS, ...THINGS].map(({ id, ideas, words, promise, draw }) => ({
    id,
    ideas,
    promise,
    carriers: words,
    parameters: { scene: id, gap: hand.gap },
    draw: () => draw(hand),
  }));

export const scene: Family = {
  id: "scene",
  suits: "A thing seen: mountain, sun, sea, moon, field, leaf, flame, drop, drawn from a few arcs and lines.",
  depends: [],
  mood: { machine: -0.5, rich: 0.1 },
  variants,
};
