/** One thing between two others, or between two of one: it stands in the middle, and they are turned to it. */

import { type Form, grow, join, meet, solid } from "../../geometry/form.ts";
import { bounds, type Matrix, type Path, transform } from "../../geometry/path.ts";
import { ink, rasterise, squareAround } from "../../geometry/raster.ts";
import type { Box } from "../../vocabulary.ts";
import { GRID } from "../family.ts";
import { does } from "./manners.ts";
import type { Operator } from "./operator.ts";
import { SIDE } from "./piece.ts";

/** What stands at the sides is as high as this, by the grid; what is broad is lower. */
const SIDE_AREA = 0.62;
const HIGHEST = 1;
/** The middle one by the sides of squares as large as their boxes, and how much higher than they it may be. */
const MIDDLE = 1.15;
const OVER = 1.08;
/** What hovers in a valley between the two is smaller. */
const NESTLED = 0.72;
/** The ground between them, in gaps. */
const APART = 1.1;
/** From so much broader than high what is between two lies, or hangs, between their middles; they are at least this much higher. */
const FLAT = 1.3;
const TOWERING = 1.4;

export interface Between {
  readonly left: Path;
  readonly middle: Path;
  readonly right: Path;
}

const sideOf = ({ width, height }: Box): number => Math.sqrt(width * height);

/** Moved so that the left end or the middle of its foot stands there. */
const standing = (path: Path, scale: number, left: number, foot: number): Path => {
  const { x, y, height } = bounds(path);
  return transform(path, [scale, 0, 0, scale, left - x * scale, foot - (y + height) * scale]);
};

/** How large a thing at the side is drawn. */
const flankScale = (box: Box): number =>
  Math.min((SIDE_AREA * GRID) / sideOf(box), (HIGHEST * GRID) / box.height);

/** `word` is what stands in the middle. */
export function between(left: Path, middle: Path, right: Path, word: string, gap: number): Between {
  const [leftBox, box, rightBox] = [left, middle, right].map(bounds) as [Box, Box, Box];
  const first = standing(left, flankScale(leftBox), 0, 0);
  const other = standing(right, flankScale(rightBox), 0, 0);
  const height = Math.min(bounds(first).height, bounds(other).height);
  const side = (sideOf(bounds(first)) + sideOf(bounds(other))) / 2;
  if (does("hovering", word)) return nestled(first, middle, other, side, gap);
  const scale = Math.min((MIDDLE * side) / sideOf(box), (OVER * height) / box.height);
  const at = bounds(first).width + APART * gap;
  const lies = box.width > FLAT * box.height && height > TOWERING * box.height * scale;
  const foot = lies ? -(height - box.height * scale) / 2 : 0;
  const end = at + box.width * scale + APART * gap;
  return {
    left: first,
    middle: standing(middle, scale, at, foot),
    right: transform(other, [1, 0, 0, 1, end - bounds(other).x, 0]),
  };
}

/** The sun between two mountains: over the valley, as low as there is ground around it. */
function nestled(first: Path, middle: Path, other: Path, side: number, gap: number): Between {
  const end = bounds(first).width + APART * gap;
  const right = transform(other, [1, 0, 0, 1, end - bounds(other).x, 0]);
  const box = bounds(middle);
  const scale = (NESTLED * side) / sideOf(box);
  const centre = end - (APART * gap) / 2;
  const top = Math.min(bounds(first).y, bounds(right).y);
  const at = (foot: number) => standing(middle, scale, centre - (box.width * scale) / 2, foot);
  const around = grow(join(first, right), gap);
  const lowest = top + (box.height * scale) / 2;
  let foot = top - gap;
  for (let down = foot; down <= lowest; down += 0.4) {
    if (meets(at(down), around)) break;
    foot = down;
  }
  return { left: first, middle: at(foot), right };
}

function meets(path: Path, around: Form): boolean {
  const frame = squareAround(bounds(path));
  return ink(rasterise(meet(solid(path), around), SIDE, frame).bits) > 0;
}

const mirrored = (path: Path): Path => {
  const { x, width } = bounds(path);
  const matrix: Matrix = [-1, 0, 0, 1, 2 * x + width, 0];
  return transform(path, matrix);
};

/** Between two of one thing, or where one is said to stand between several. */
const flankedBy: Operator = {
  id: "between",
  phrase: "between",
  promise: 0.85,
  bonds: ["between"],
  whole: 0,
  legible: 0.22,
  isAsked: true,
  isApart: true,
  compose: ({ host, guest, traits }) => {
    if (guest.many || (host.many && host.many.wish.count !== 2)) return null;
    // Those that stand there twice are known from the first, which is whole.
    const copy = host.many?.copies[0] ?? host.path;
    const { left, middle, right } = between(copy, guest.path, mirrored(copy), guest.word, traits.gap);
    const [whole, own] = [bounds([...left, ...middle, ...right]), bounds(middle)];
    return {
      host: join(left, right),
      guest: solid(middle),
      least: Math.max(own.width, own.height) / Math.max(whole.width, whole.height),
    };
  },
};

export const BETWEEN: readonly Operator[] = [flankedBy];
