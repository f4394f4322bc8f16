/** How far the letters of a word can move together before two of them touch. */

import { fromData } from "../geometry/parse.ts";
import { bounds, flatten, type Point } from "../geometry/path.ts";
import type { Shape } from "../vocabulary.ts";
import { spans } from "./measure.ts";

/** What is left between two letters at the narrowest, in thousandths of an em. */
const LEAST = 8;
/** Lines across a pair of letters. */
const LINES = 24;

type Outline = { readonly box: ReturnType<typeof bounds>; readonly polygons: readonly (readonly Point[])[] };

function outlineOf({ d }: Shape): Outline {
  const path = fromData(d);
  return { box: bounds(path), polygons: flatten(path) };
}

const middle = ({ box }: Outline): number => box.x + box.width / 2;

/** The narrowest gap of two outlines on lines across both; null where no line meets both. */
function gapBetween(one: Outline, other: Outline): number | null {
  const [left, right] = middle(one) <= middle(other) ? [one, other] : [other, one];
  const top = Math.max(left.box.y, right.box.y);
  const bottom = Math.min(left.box.y + left.box.height, right.box.y + right.box.height);
  const gaps: number[] = [];
  for (let line = 0; line < LINES && bottom > top; line++) {
    const at = top + ((line + 0.5) / LINES) * (bottom - top);
    const [end, start] = [spans(left.polygons, 0, at).at(-1)?.[1], spans(right.polygons, 0, at)[0]?.[0]];
    if (end !== undefined && start !== undefined) gaps.push(start - end);
  }
  return gaps.length > 0 ? Math.min(...gaps) : null;
}

/** Thousandths of an em by which the letters can come closer. What overlaps is drawn so, and sets no limit. */
export function roomBetween(shapes: readonly Shape[]): number {
  const outlines = shapes.map(outlineOf);
  // An accent is a shape of its own between two letters.
  const pairs = outlines.flatMap((one, at) =>
    outlines.slice(at + 1, at + 3).map((other) => gapBetween(one, other)),
  );
  const gaps = pairs.filter((gap) => gap !== null).filter((gap) => gap > LEAST / 2);
  return gaps.length > 0 ? Math.max(0, Math.min(...gaps) - LEAST) : Number.POSITIVE_INFINITY;
}
