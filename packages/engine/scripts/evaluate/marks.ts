/** Figures of a mark, the same for ours, for real ones and for the baseline's. */

import { type Form, solid } from "../../src/geometry/form.ts";
import { fromData } from "../../src/geometry/parse.ts";
import { toData } from "../../src/geometry/path.ts";
import { type Seen, see } from "../../src/judge/seen.ts";
import { squareAt } from "../../src/pictures/pictures.ts";
import { partsSeen } from "../../src/pictures/small-cut.ts";
import type { Design } from "../../src/vocabulary.ts";

export type MarkFigures = {
  readonly ink: number;
  readonly parts: number;
  readonly commands: number;
  readonly survives16: boolean;
  readonly survives32: boolean;
  /** All of its parts are seen at 32 pixels, none run together. */
  readonly keepsParts: boolean;
  readonly seen: Seen;
};

export const markForm = (design: Design): Form | null =>
  design.mark
    ? solid(design.mark.shapes.filter((shape) => shape.ink !== "pale").flatMap((shape) => fromData(shape.d)))
    : null;

/** A favicon may be a cut of its own. */
export const smallForm = (design: Design): Form | null =>
  design.mark?.favicon ? solid(design.mark.favicon.flatMap((shape) => fromData(shape.d))) : markForm(design);

/** What the kit shows at 32 pixels. */
export const formAt32 = (design: Design): Form | null =>
  design.mark
    ? solid(
        squareAt(design, 32)
          .parts.flatMap(({ shapes }) => shapes)
          .filter((shape) => shape.ink !== "pale")
          .flatMap((shape) => fromData(shape.d)),
      )
    : null;

/** Ways of drawing that put a mark into a field: letters opened into one, things cut out of one. */
const IN_A_FIELD =
  /(?:^(?:monogram\/(?:bleed-|cropped-|pair-fields)|letter-motif\/(?:shield|hexagon)|waves\/clipped-\d-square))|-(?:held|contained-\w+|cropped-disc|line-disc)$/;

/** Whether a mark stands in a field: a disc, a tile, a shield or an arch that only holds it. A name on a ring is an emblem. */
export const standsInField = ({ mark }: Design): boolean =>
  mark !== null &&
  (String(mark.parameters.device ?? "").startsWith("held") ||
    IN_A_FIELD.test(`${mark.parameters.inner ?? mark.family}/${mark.parameters.variant}`));

const CUT = { lost16: 0.1, lost32: 0.02, clogged16: 0.09 } as const;

export function figuresOf(form: Form, small: Form = form, at32: Form = form): MarkFigures | null {
  const [seen, tiny, shown] = [see(form), see(small), see(at32)];
  if (!seen || !tiny || !shown) return null;
  const pathOf = (of: Form) => (of.op === "path" ? of.path : []);
  const path = pathOf(form);
  const parts = partsSeen([{ d: toData(pathOf(at32)), ink: "primary" }]);
  return {
    ink: seen.ink,
    parts: seen.parts,
    commands: path.reduce((sum, contour) => sum + contour.segments.length + 1, 0),
    survives16: tiny.lost16 <= CUT.lost16 && tiny.clogged16 <= CUT.clogged16,
    survives32: shown.lost32 <= CUT.lost32,
    keepsParts: parts.seen >= parts.drawn,
    seen,
  };
}
