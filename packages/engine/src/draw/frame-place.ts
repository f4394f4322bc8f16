/** A frame on the grid: its line, and where what stands in it stands. */

import { extent, type Form, line, move, solid } from "../geometry/form.ts";
import type { Matrix, Point } from "../geometry/path.ts";
import { rect } from "../geometry/primitives.ts";
import { rasterise } from "../geometry/raster.ts";
import { at, CENTRE, fieldOf } from "../marks/devices/device.ts";
import { GRID } from "../marks/family.ts";
import { bitsOf, depthsOf, SIDE } from "../marks/pair/piece.ts";
import { scaleAt } from "../marks/pair/place.ts";
import type { Box, Frame } from "../vocabulary.ts";

/** What a frame is called where a colour is asked for it. */
export const FRAME = "frame";

/** Width of the line on the grid of 24, and the air between it and what stands inside. */
const STROKE = 1.5;
/** A half step of a line's width, as a factor. */
const LINE_STEP = 1.25;
const AIR = 1.3;
/** Air between a picture that is a hole and the edge of its field. */
const WALL = 2.6;
/** What stands on a plate of the frame's form needs less. */
const ROOM = { line: STROKE + AIR, hole: WALL, plate: 1.8 };
/** Of the grid's side no picture is longer than this, and none need be shorter. */
const LONGEST = { line: 0.72, hole: 0.74, plate: 0.78 };
const SHORTEST = 0.3;
/** The field is looked at a little smaller, so that there is ground on all sides of it. */
const LOOKED_AT = 0.9;

/** The outermost points of a form, row by row and column by column, as on the grid with its longer side as long as that. */
function reachOf(form: Form, { x, y, width, height }: Box): readonly Point[] {
  const side = Math.max(width, height);
  const frame = { x: x + width / 2 - side / 2, y: y + height / 2 - side / 2, width: side, height: side };
  const { bits } = rasterise(form, SIDE, frame);
  const unit = GRID / SIDE;
  return Array.from({ length: SIDE }, (_, line) => {
    const row = bits.subarray(line * SIDE, (line + 1) * SIDE);
    const [from, to] = [row.indexOf(1), row.lastIndexOf(1)];
    const ends: readonly Point[] = [
      [from * unit, (line + 0.5) * unit],
      [(to + 1) * unit, (line + 0.5) * unit],
    ];
    return from < 0 ? [] : ends;
  }).flat();
}

/** How far from a field's middle a form may stand, in units, and how much larger it must be there. */
const ASIDE = [0, -0.8, 0.8, -1.6, 1.6] as const;
const WORTH_MOVING = 1.05;

/** Where a form stands in a frame: as large as its outline lets it, on the frame's axis. */
export function placeIn(frame: Frame, form: Form, as: keyof typeof ROOM = "line"): Matrix {
  const box = extent(form);
  const field = fieldOf(frame, box);
  const toSmall = (at: number) => CENTRE + (at - CENTRE) * LOOKED_AT;
  const margin = CENTRE * (1 - LOOKED_AT);
  const depth = depthsOf(bitsOf(move(solid(field.path), [LOOKED_AT, 0, 0, LOOKED_AT, margin, margin])));
  const edge = reachOf(form, box);
  const how = {
    most: LONGEST[as] * LOOKED_AT,
    least: SHORTEST * LOOKED_AT,
    wall: ROOM[as] * LOOKED_AT,
  };
  const places = ASIDE.map((aside) => {
    const y = field.y + aside;
    return { y, scale: scaleAt(depth, edge, how, [CENTRE, toSmall(y)]) / LOOKED_AT };
  });
  const best = places.reduce((one, other) => (other.scale > one.scale * WORTH_MOVING ? other : one));
  const scale = (Math.max(SHORTEST, best.scale) * GRID) / Math.max(box.width, box.height);
  return [
    scale,
    0,
    0,
    scale,
    CENTRE - (box.x + box.width / 2) * scale,
    best.y - (box.y + box.height / 2) * scale,
  ];
}

/** How many times as wide as usual a line is that was made bolder by so many half steps. */
export const widthOf = (weight = 0): number => LINE_STEP ** weight;

/**
 * The line of a frame on the grid, around what stands in it; a square has corners unless they are to be rounded. A bolder one grows
 * outwards, so that nothing inside has to move.
 */
export function lineOf(frame: Frame, held: Box, weight = 0): Form {
  const field = frame === "square" ? rect(0, 0, GRID, GRID) : fieldOf(frame, held).path;
  const grown = 1 + (STROKE * (widthOf(weight) - 1)) / CENTRE;
  const outline = weight === 0 ? solid(field) : move(solid(field), at(grown));
  return line(outline, STROKE * widthOf(weight), frame === "circle" || frame === "oval");
}
