/** Where a form may be parted so that the parting is its own: its mirror axis, its narrowest place, its parts and its openings. */

import { type Form, solid } from "../geometry/form.ts";
import { depths } from "../geometry/nesting.ts";
import { bounds, contourAreas, type Path } from "../geometry/path.ts";
import { rasterise } from "../geometry/raster.ts";
import { resolve } from "../geometry/resolve.ts";
import { GRID } from "./family.ts";

/** Pixels per side over the grid: half a unit each. */
const SIZE = 48;
const UNIT = GRID / SIZE;

const bitsOf = (form: Form): Uint8Array =>
  rasterise(form, SIZE, { x: 0, y: 0, width: GRID, height: GRID }).bits;

/** Of the ink this much has its mirror image. */
const MIRRORED = 0.94;

/** Where a form's upright mirror axis stands, or null where it has none. */
export function mirrorAxis(form: Form): number | null {
  const bits = bitsOf(form);
  let [left, right] = [SIZE, -1];
  for (let at = 0; at < bits.length; at++) {
    if (!bits[at]) continue;
    left = Math.min(left, at % SIZE);
    right = Math.max(right, at % SIZE);
  }
  if (right < left) return null;
  let [all, alike] = [0, 0];
  for (let row = 0; row < SIZE; row++)
    for (let column = left; column <= right; column++) {
      if (!bits[row * SIZE + column]) continue;
      all += 1;
      alike += bits[row * SIZE + (left + right - column)]!;
    }
  return alike >= MIRRORED * all ? ((left + right + 1) / 2) * UNIT : null;
}

/** Of a square, what a circle in it fills; how far off a circle may be; and across how many units it shows. */
const CIRCLE = { fills: Math.PI / 4, within: 0.03, least: 3 };

/** Whether one of the outlines is a circle. */
export const hasCircle = (path: Path): boolean =>
  contourAreas(path).some((signed, at) => {
    const [area, { width, height }] = [Math.abs(signed), bounds([path[at]!])];
    return (
      area > CIRCLE.least * CIRCLE.least &&
      Math.abs(width - height) < CIRCLE.within * height &&
      Math.abs(area / (width * height) - CIRCLE.fills) < CIRCLE.within * CIRCLE.fills
    );
  });

/** A part is worth its own ink from this share of the whole on, and up to that. */
const PART = { least: 0.06, most: 0.48 };

const shareOf = (path: Path, of: Path): number => {
  const sum = (contours: Path) => contourAreas(contours).reduce((total, area) => total + Math.abs(area), 0);
  return sum(path) / Math.max(1e-6, sum(of));
};

export interface Parted {
  readonly body: Form;
  readonly other: Form;
}

/** The largest part of a form, and all that stands apart from it; null where it is one piece, or in crumbs. */
export function partsOf(form: Form): Parted | null {
  const path = resolve(form);
  const at = depths(path);
  const outer = path.filter((_, index) => at[index] === 0);
  if (outer.length < 2 || outer.length > 6) return null;
  const areas = contourAreas(outer).map(Math.abs);
  const largest = outer[areas.indexOf(Math.max(...areas))]!;
  const apart = outer.filter((contour) => contour !== largest);
  const share = shareOf(apart, outer);
  if (share < PART.least || share > PART.most) return null;
  const around = (contours: Path): Path => {
    const own = new Set(contours);
    return path.filter(
      (contour, index) => own.has(contour) || (at[index]! > 0 && isWithin(contour, contours)),
    );
  };
  return { body: solid(around([largest]), "evenodd"), other: solid(around(apart), "evenodd") };
}

/** A form and what its openings would be as solids; null where it has none to speak of. */
export function openingsOf(form: Form): Parted | null {
  const path = resolve(form);
  const at = depths(path);
  const outer = path.filter((_, index) => at[index] === 0);
  const holes = path.filter((_, index) => at[index] === 1);
  if (holes.length === 0 || holes.length > 4) return null;
  const share = shareOf(holes, outer);
  return share < PART.least || share > PART.most ? null : { body: form, other: solid(holes, "evenodd") };
}

/** Whether a contour begins inside one of others. */
function isWithin(contour: Path[number], others: Path): boolean {
  return others.some((other) => depths([contour, other])[0] === 1);
}
