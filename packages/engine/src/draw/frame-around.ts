/** A line around mark and letters together. */

import { round } from "../compose/placing.ts";
import { line, solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds, type Path, toData } from "../geometry/path.ts";
import { disc, roundRect } from "../geometry/primitives.ts";
import { insetOf, resolve } from "../geometry/resolve.ts";
import type { Ink, LockupDesign } from "../vocabulary.ts";
import { widthOf } from "./frame-place.ts";

type Framed = Pick<NonNullable<LockupDesign["framed"]>, "kind" | "weight">;

/** The line's width, and the air between it and what it goes around: shares of the content's height. */
const LINE = { least: 0.035, most: 0.05 };
const AIR = { least: 0.28, most: 0.5 };
const CORNER = 0.14;

/** How far inside the edge of a board its line runs: a share of its height. */
const INSIDE = 0.07;

/** A board has its line inside its edge. */
export function framedBoard(lockup: LockupDesign, { kind, weight }: Framed, ink: Ink): LockupDesign {
  const board = fromData(lockup.held!.under[0]!.d);
  const { height } = bounds(board);
  const inner = insetOf(board, height * INSIDE, false);
  const d = toData(resolve(line(solid(inner), height * LINE.least * 0.6 * widthOf(weight), false)));
  return { ...lockup, framed: { ...weighed(weight), kind, shapes: [{ d, ink }] } };
}

/** The lockup in a line of its own: a ring, or for every other frame a square with soft corners. */
export function framedAll(lockup: LockupDesign, { kind, weight }: Framed, ink: Ink): LockupDesign {
  const { box, clear } = lockup;
  const [width, height] = [box.width - 2 * clear, box.height - 2 * clear];
  const isLong = width > 2 * height;
  const usual = height * (isLong ? LINE.most : LINE.least);
  const stroke = usual * widthOf(weight);
  // The air is what lies inside of the line.
  const air = height * (isLong ? AIR.most : AIR.least) + (stroke - usual);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const radius = round(Math.hypot(width, height) / 2 + air * 0.5 + (stroke - usual) / 2);
  const [wide, high] = kind === "circle" ? [2 * radius, 2 * radius] : [width + 2.2 * air, height + 2 * air];
  const outline: Path =
    kind === "circle"
      ? disc(round(cx), round(cy), radius)
      : roundRect(round(cx - wide / 2), round(cy - high / 2), round(wide), round(high), round(high * CORNER));
  const d = toData(resolve(line(solid(outline), stroke, kind === "circle")));
  return {
    ...lockup,
    box: {
      x: round(cx - wide / 2 - clear),
      y: round(cy - high / 2 - clear),
      width: round(wide + 2 * clear),
      height: round(high + 2 * clear),
    },
    framed: { ...weighed(weight), kind, shapes: [{ d, ink }] },
  };
}

const weighed = (weight = 0) => (weight === 0 ? {} : { weight });
