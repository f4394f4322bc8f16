import { type Form, move } from "../geometry/form.ts";
import { type Path, rotation } from "../geometry/path.ts";
import { type Drawing, facts, GRID, type Traits } from "./family.ts";
import type { Idea } from "./ideas.ts";

const CENTRE = GRID / 2;

/** One spoke pointing up from the centre, repeated. */
export const around = (spoke: Form | Path, count: number, from = 0): Form[] =>
  Array.from({ length: count }, (_, index) =>
    move(spoke, rotation(from + (index * 360) / count, CENTRE, CENTRE)),
  );

/** A figure of spokes about a middle. */
export interface Wheel {
  readonly id: string;
  readonly ideas: readonly Idea[];
  readonly promise: number;
  draw(traits: Traits): Drawing;
}

export const factsFor = (
  count: number,
  symmetry: "both" | "turn" | "mirror",
  gaps: number[],
  radii: number[],
  strokes: number[] = [],
) =>
  facts({
    gaps,
    radii,
    strokes,
    angles: [360 / count],
    symmetry,
    parts: Math.min(count, 7),
    events: ["colour"],
  });
