/** A line around mark and letters together. */

import { round } from "../compose/placing.ts";
import { line, solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds, type Path, type Point, scaling, toData, transform, translation } from "../geometry/path.ts";
import { disc, polygon, roundRect } from "../geometry/primitives.ts";
import { insetOf, resolve } from "../geometry/resolve.ts";
import type { Frame, Ink, LockupDesign } from "../vocabulary.ts";
import { widthOf } from "./frame-place.ts";

type Framed = Pick<NonNullable<LockupDesign["framed"]>, "kind" | "weight">;

/** The line's width, and the air between it and what it goes around: shares of the content's height. */
const LINE = { least: 0.035, most: 0.05 };
const AIR = { least: 0.28, most: 0.5 };
const CORNER = 0.14;
const ROUNDED = 0.24;

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

/** Beyond the corners of what stands in it an oval reaches this far, of half its sides: nothing stands in these corners as a rule. */
const OVAL = 1.3;
/** How far the points of a hexagon reach out, and what is cut off an octagon's corners: shares of the height. */
const POINTED = 0.3;
const CUT = 0.2;

/** A frame's outline around a box of this size with air around it, about the middle. */
function outlineAround(
  kind: Frame,
  [width, height]: readonly [number, number],
  air: number,
  grown: number,
): Path {
  const [x, y] = [width / 2 + air * 1.1, height / 2 + air];
  switch (kind) {
    case "circle":
      return disc(0, 0, round(Math.hypot(width, height) / 2 + air * 0.5 + grown / 2));
    case "oval": {
      const [wide, high] = [width * 0.5 * OVAL + air * 0.8, height * 0.5 * OVAL + air * 0.5];
      return transform(disc(0, 0, round(high)), scaling(wide / high, 1));
    }
    case "hexagon":
      return corners([
        [x, -y],
        [x + 2 * y * POINTED, 0],
        [x, y],
        [-x, y],
        [-x - 2 * y * POINTED, 0],
        [-x, -y],
      ]);
    case "octagon": {
      const cut = 2 * y * CUT;
      return corners([
        [x - cut, -y],
        [x, cut - y],
        [x, y - cut],
        [x - cut, y],
        [cut - x, y],
        [-x, y - cut],
        [-x, cut - y],
        [cut - x, -y],
      ]);
    }
    case "rounded":
      return roundRect(-x, -y, 2 * x, 2 * y, 2 * y * ROUNDED);
    default:
      return roundRect(-x, -y, 2 * x, 2 * y, 2 * y * CORNER);
  }
}

const corners = (points: readonly Point[]): Path =>
  polygon(points.map(([x, y]): Point => [round(x), round(y)]));

/** The lockup in a line of its own: a ring, an oval, what has corners, or for all else a square with soft ones. */
export function framedAll(lockup: LockupDesign, { kind, weight }: Framed, ink: Ink): LockupDesign {
  const { box, clear } = lockup;
  const [width, height] = [box.width - 2 * clear, box.height - 2 * clear];
  const isLong = width > 2 * height;
  const usual = height * (isLong ? LINE.most : LINE.least);
  const stroke = usual * widthOf(weight);
  // The air is what lies inside of the line.
  const air = height * (isLong ? AIR.most : AIR.least) + (stroke - usual);
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const about = outlineAround(kind, [width, height], air, stroke - usual);
  const outline = transform(about, translation(round(cx), round(cy)));
  const { width: wide, height: high } = bounds(about);
  const d = toData(resolve(line(solid(outline), stroke, kind === "circle" || kind === "oval")));
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
