import type { Drawing, Hand } from "./family.ts";
import type { Idea } from "./ideas.ts";

/** A thing seen, drawn from parameters and the hand's gap. */
export interface Scene {
  readonly id: string;
  readonly ideas: readonly Idea[];
  /** Words a person would use for it: a stated motif among them is met by this scene. */
  readonly words: readonly string[];
  readonly promise: number;
  draw(hand: Hand): Drawing;
}
