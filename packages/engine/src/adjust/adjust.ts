/**
 * Adjustments of a mark: the present drawing bolder, finer, rounder, sharper, simpler, in outline, solid or mirrored. They
 * are data and always worked out again from the outlines as they were first drawn. So the inverse restores the exact bytes,
 * and a wish that is repeated goes further.
 */

import { fromData } from "../geometry/parse.ts";
import { toData, transform } from "../geometry/path.ts";
import { boxOf } from "../geometry/shapes.ts";
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
  /** How far it went: less than asked where a gap would close, a part would break or no change would be visible. */
  readonly reached: MarkAdjustment;
};

const isAsDrawn = ({ weight, rounding, detail, fill, mirrored }: MarkAdjustment): boolean =>
  weight === 0 && rounding === 0 && detail >= 0 && fill === "drawn" && !mirrored;

/** Whole steps: half a step is the least there is. */
const steps = (value: number): number => (Number.isFinite(value) ? Math.trunc(value) || 0 : 0);

/** `edge`: how far half a step moves an edge, whatever room there is; absent: as far as the drawing has room. */
export function adjustMark(base: MarkDesign, wish: MarkAdjustment, edge?: number): Adjusted {
  const asked: MarkAdjustment = {
    ...wish,
    weight: steps(wish.weight),
    rounding: steps(wish.rounding),
    detail: Math.min(0, steps(wish.detail)),
  };
  if (isAsDrawn(asked)) return { mark: base, reached: AS_DRAWN };
  // A letter is recognised by its parts and counters.
  const lettered = base.depends.some((each) => each !== "motif");
  const wanted = lettered ? { ...asked, detail: 0 } : asked;
  const { shapes, reached } = adjusted(base.shapes, wanted, isHole(base) ? -1 : 1, edge);
  // A cut for small sizes is drawn with what its mark reached, so that the two stay alike.
  const favicon = base.favicon && adjusted(base.favicon, reached, 1).shapes;
  const mark = shapes === base.shapes ? base : { ...base, shapes, box: boxOf(shapes), favicon };
  return { mark: asked.mirrored ? mirrored(mark, base.box) : mark, reached };
}

/** Drawings in which a letter or a thing is cut out of a field, by the names of variant and device. */
const CUT_OUT = /^(?:bleed|cropped)-|-(?:contained|cropped)-|-held$/;
const HELD = /^held /;

export const isHole = ({ parameters: { variant, device, vessel } }: MarkDesign): boolean =>
  vessel !== undefined || CUT_OUT.test(String(variant)) || HELD.test(String(device));

function adjusted(
  shapes: readonly Shape[],
  asked: MarkAdjustment,
  /** −1 where the thing is a hole: then it is bolder with less ink around it. */
  figure: 1 | -1,
  edge?: number,
): { readonly shapes: readonly Shape[]; readonly reached: MarkAdjustment } {
  if (isAsDrawn({ ...asked, mirrored: false })) return { shapes, reached: asked };
  const drawn = outlinesOf(shapes);
  const box = boxAround(drawn);
  const stroke = meanWidth(drawn, sidesOfAll(drawn));
  const simple = asked.detail < 0 ? simpler(drawn, sidesOfAll(drawn), asked.detail) : null;
  const plain = simple ? fitted(simple.outlines, box) : drawn;
  const solid = asked.fill === "solid" ? filled(plain) : null;
  const line = asked.fill === "outline" ? lined(plain, sidesOfAll(plain), stroke, asked.weight) : null;
  // A drawing in lines is made heavier by a broader line.
  const heavy = line ?? weighted(solid ?? plain, asked.weight * figure, box, edge);
  const round = rounded(heavy.outlines, asked.rounding, stroke, box);
  const reached: MarkAdjustment = {
    weight: line ? line.weight : heavy.weight * figure || 0,
    rounding: round.rounding,
    detail: simple?.detail ?? 0,
    fill: line ? "outline" : solid ? "solid" : "drawn",
    mirrored: asked.mirrored,
  };
  const unchanged = isAsDrawn({ ...reached, mirrored: false });
  return { shapes: unchanged ? shapes : namedAs(shapes, round.outlines.map(shapeOf)), reached };
}

/** What each outline shows it shows however bold it is, as long as none came or went. */
const namedAs = (drawn: readonly Shape[], shapes: readonly Shape[]): readonly Shape[] =>
  shapes.length === drawn.length && shapes.every(({ ink }, at) => ink === drawn[at]!.ink)
    ? shapes.map((shape, at) => ({ ...shape, ...(drawn[at]!.of ? { of: drawn[at]!.of } : {}) }))
    : shapes;

function rounded(
  outlines: readonly Outline[],
  asked: number,
  stroke: number,
  box: Box,
): { readonly outlines: readonly Outline[]; readonly rounding: number } {
  const sides =
    asked === 0 ? [] : sidesOfAll(outlines).map((each, index) => (isField(outlines[index]!) ? [] : each));
  const made = asked === 0 ? null : withRounding(sides, asked, stroke, Math.max(box.width, box.height));
  if (!made) return { outlines, rounding: 0 };
  const round = outlines.map((outline, index) =>
    isField(outline) ? outline : { ink: outline.ink, path: made.paths[index]! },
  );
  return { outlines: fitted(round, box), rounding: made.rounding };
}

/** The same mark looking the other way, about the middle of the box it was drawn in. */
function mirrored(mark: MarkDesign, { x, width }: Box): MarkDesign {
  const about = 2 * x + width;
  const turned = (shapes: readonly Shape[]) =>
    shapes.map((shape) => ({
      ...shape,
      d: toData(transform(fromData(shape.d), [-1, 0, 0, 1, about, 0])),
    }));
  const left = Math.round((about - mark.box.x - mark.box.width) * 1000) / 1000;
  return {
    ...mark,
    shapes: turned(mark.shapes),
    box: { ...mark.box, x: left },
    favicon: mark.favicon && turned(mark.favicon),
  };
}
