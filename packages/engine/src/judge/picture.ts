/** Marks as the eye looks at them: fitted into a small square, darker where there is more ink. */

import { extent, type Form, join } from "../geometry/form.ts";
import { rasterise, squareAround } from "../geometry/raster.ts";
import type { Layer } from "../marks/family.ts";
import type { Ink, Picture } from "../vocabulary.ts";

/** Pixels per side of a picture, and of the drawing it is taken from. */
export const PICTURE_SIDE = 48;
export const DRAWN_SIDE = 96;
/** The ink's longer side in a picture: two pixels stay free on each side. */
const INKED = 44;
/** Darker than this is ink; fewer pixels than this across are no drawing. */
const SEEN = 0.15;
const SMALLEST = 24;
/** Samples of the large drawing under each pixel of the picture, along a side. */
const SAMPLES = 4;

/** About how dark each ink stands on a light ground; the palette is not chosen yet. */
const DARKNESS: Readonly<Record<Ink, number>> = {
  primary: 1,
  ink: 1,
  shade: 0.85,
  secondary: 0.7,
  tint: 0.5,
  pale: 0.12,
  // What stands on a plate is the plate's opposite.
  onPrimary: 0,
};

/** The picture of a drawing's layers, or null where there is nothing to see. */
export function pictureOf(layers: readonly Layer[]): Picture | null {
  const around = extent(join(...layers.map(({ form }) => form)));
  if (!(around.width > 0 && around.height > 0)) return null;
  const frame = squareAround(around);
  const dark = new Float32Array(DRAWN_SIDE * DRAWN_SIDE);
  for (const { form, ink } of layers) {
    const { bits } = rasterise(form, DRAWN_SIDE, frame);
    const darkness = DARKNESS[ink];
    for (let at = 0; at < dark.length; at++) if (bits[at]) dark[at] = darkness;
  }
  return fitted(dark);
}

/** The picture of one thing as large as it is drawn in a mark, with nothing of the rest; null where it is too small to be seen. */
export function pictureWithin(thing: Form, mark: readonly Layer[]): Picture | null {
  const frame = squareAround(extent(join(thing, ...mark.map(({ form }) => form))));
  if (!(frame.width > 0)) return null;
  return fitted(Float32Array.from(rasterise(thing, DRAWN_SIDE, frame).bits));
}

/** The rows and columns of a square of 96 pixels that hold all that is dark in it. */
function darkWithin(dark: Float32Array): { left: number; right: number; top: number; bottom: number } {
  let left = DRAWN_SIDE;
  let right = -1;
  let top = DRAWN_SIDE;
  let bottom = -1;
  for (let at = 0; at < dark.length; at++) {
    if (dark[at]! <= SEEN) continue;
    const x = at % DRAWN_SIDE;
    const y = (at - x) / DRAWN_SIDE;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, right, top, bottom };
}

/** Fits what is dark in a square of 96 pixels into the middle of a picture. */
export function fitted(dark: Float32Array): Picture | null {
  const { left, right, top, bottom } = darkWithin(dark);
  const side = Math.max(right - left, bottom - top) + 1;
  if (side < SMALLEST) return null;
  const unit = side / INKED;
  const columns = samplesAlong((left + right + 1) / 2, unit);
  const rows = samplesAlong((top + bottom + 1) / 2, unit);
  const small = new Float32Array(PICTURE_SIDE * PICTURE_SIDE);
  for (let y = 0; y < rows.length; y++) {
    const row = rows[y]!;
    if (row < 0 || row >= DRAWN_SIDE) continue;
    const into = Math.floor(y / SAMPLES) * PICTURE_SIDE;
    for (let x = 0; x < columns.length; x++) {
      const column = columns[x]!;
      if (column >= 0 && column < DRAWN_SIDE)
        small[into + Math.floor(x / SAMPLES)]! += dark[row * DRAWN_SIDE + column]! / SAMPLES ** 2;
    }
  }
  return small;
}

/** Which pixels of the large drawing lie under the samples of the small ones, along one side. */
const samplesAlong = (middle: number, unit: number): Int32Array =>
  Int32Array.from({ length: PICTURE_SIDE * SAMPLES }, (_, at) =>
    Math.floor(middle + ((at + 0.5) / SAMPLES - PICTURE_SIDE / 2) * unit),
  );
