/**
 * Adjustments of a mark: the present drawing bolder, finer, rounder, sharper, simpler, in outline, solid or mirrored. They
 * are data and always worked out anew from the outlines as they were first drawn. So the inverse restores the very bytes,
 * and a wish that is repeated goes on.
 */

import { boxOf } from "../draw/mark.ts";
import { fromData } from "../geometry/parse.ts";
import { toData, transform } from "../geometry/path.ts";
import type { Box, MarkAdjustment, MarkDesign, Shape } from "../vocabulary.ts";
import { withRounding } from "./corners.ts";
import { filled, lined } from "./fill.ts";
import {
  boxAround,
  fitted,
  isField,
  meanWidth,
  type Outline,
  outlinesOf,
  shapeOf,
  sidesOfAll,
} from "./outlines.ts";
import { simpler } from "./simpler.ts";
import { weighted } from "./weight.ts";

export const AS_DRAWN: MarkAdjustment = { weight: 0, rounding: 0, detail: 0, fill: "drawn", mirrored: false };

export type Adjusted = {
  readonly mark: MarkDesign;
  /** How far it went: less than was asked where a gap would close, a part would break or nothing would be seen to change. */
  readonly reached: MarkAdjustment;
};

const isAsDrawn = ({ weight, rounding, detail, fill, mirrored }: MarkAdjustment): boolean =>
  weight === 0 && rounding === 0 && detail >= 0 && fill === "drawn" && !mirrored;

/** Whole steps: half a step is the least there is. */
const steps = (value: number): number => (Number.isFinite(value) ? Math.trunc(value) || 0 : 0);

export function adjustMark(base: MarkDesign, wish: MarkAdjustment): Adjusted {
  const asked: MarkAdjustment = {
    ...wish,
    weight: steps(wish.weight),
    rounding: steps(wish.rounding),
    detail: Math.min(0, steps(wish.detail)),
  };
  if (isAsDrawn(asked)) return { mark: base, reached: AS_DRAWN };
  // The parts and counters of a letter are what it is read by.
  const lettered = base.depends.some((each) => each !== "motif");
  const wanted = lettered ? { ...asked, detail: 0 } : asked;
  const { shapes, reached } = adjusted(base.shapes, wanted, base.box);
  if (isAsDrawn(reached)) return { mark: base, reached: AS_DRAWN };
  // A cut for small sizes is drawn with what its mark reached, so that the two stay alike.
  const favicon = base.favicon && adjusted(base.favicon, reached, base.box).shapes;
  return { mark: { ...base, shapes, box: boxOf(shapes), favicon }, reached };
}

function adjusted(
  shapes: readonly Shape[],
  asked: MarkAdjustment,
  markBox: Box,
): { readonly shapes: readonly Shape[]; readonly reached: MarkAdjustment } {
  const drawn = outlinesOf(shapes);
  const box = boxAround(drawn);
  const stroke = meanWidth(drawn, sidesOfAll(drawn));
  const simple = asked.detail < 0 ? simpler(drawn, sidesOfAll(drawn), asked.detail) : null;
  const plain = simple ? fitted(simple.outlines, box) : drawn;
  const solid = asked.fill === "solid" ? filled(plain) : null;
  const line = asked.fill === "outline" ? lined(plain, sidesOfAll(plain), stroke, asked.weight) : null;
  // A drawing in lines is made heavier by a broader line.
  const heavy = line ?? weighted(solid ?? plain, asked.weight, box);
  const round = rounded(heavy.outlines, asked.rounding, stroke, box);
  const reached: MarkAdjustment = {
    weight: heavy.weight,
    rounding: round.rounding,
    detail: simple?.detail ?? 0,
    fill: line ? "outline" : solid ? "solid" : "drawn",
    mirrored: asked.mirrored,
  };
  const changed =
    reached.weight !== 0 || reached.rounding !== 0 || reached.detail !== 0 || reached.fill !== "drawn";
  const done = changed ? round.outlines.map(shapeOf) : shapes;
  return { shapes: asked.mirrored ? done.map((each) => mirrored(each, markBox)) : done, reached };
}

function rounded(
  outlines: readonly Outline[],
  asked: number,
  stroke: number,
  box: Box,
): { readonly outlines: readonly Outline[]; readonly rounding: number } {
  const sides =
    asked === 0 ? [] : sidesOfAll(outlines).map((each, index) => (isField(outlines[index]!) ? [] : each));
  const made = asked === 0 ? null : withRounding(sides, asked, stroke);
  if (!made) return { outlines, rounding: 0 };
  const round = outlines.map((outline, index) =>
    isField(outline) ? outline : { ink: outline.ink, path: made.paths[index]! },
  );
  return { outlines: fitted(round, box), rounding: made.rounding };
}

/** The same shape looking the other way, about the middle of the mark. */
const mirrored = (shape: Shape, { x, width }: Box): Shape => ({
  ...shape,
  d: toData(transform(fromData(shape.d), [-1, 0, 0, 1, 2 * x + width, 0])),
});
