/** Figures of a mark, the same for ours, for real ones and for the baseline's. */

import { type Form, solid } from "../../src/geometry/form.ts";
import { fromData } from "../../src/geometry/parse.ts";
import { type Seen, see } from "../../src/judge/seen.ts";
import type { Design } from "../../src/vocabulary.ts";

export type MarkFigures = {
  readonly ink: number;
  readonly parts: number;
  readonly commands: number;
  readonly survives16: boolean;
  readonly survives32: boolean;
  readonly seen: Seen;
};

export const markForm = (design: Design): Form | null =>
  design.mark
    ? solid(design.mark.shapes.filter((shape) => shape.ink !== "pale").flatMap((shape) => fromData(shape.d)))
    : null;

/** A favicon may be a cut of its own. */
export const smallForm = (design: Design): Form | null =>
  design.mark?.favicon ? solid(design.mark.favicon.flatMap((shape) => fromData(shape.d))) : markForm(design);

const CUT = { lost16: 0.1, lost32: 0.02, clogged16: 0.09 } as const;

export function figuresOf(form: Form, small: Form = form): MarkFigures | null {
  const seen = see(form);
  const tiny = see(small);
  if (!seen || !tiny) return null;
  const path = form.op === "path" ? form.path : [];
  return {
    ink: seen.ink,
    parts: seen.parts,
    commands: path.reduce((sum, contour) => sum + contour.segments.length + 1, 0),
    survives16: tiny.lost16 <= CUT.lost16 && tiny.clogged16 <= CUT.clogged16,
    survives32: seen.lost32 <= CUT.lost32,
    seen,
  };
}
