/**
 * Trapping, as printers call it: where two inks meet at one edge, the lower one goes on a little way under the upper. A
 * renderer smooths each edge by itself, so without it a hairline of the ground shows along the whole edge.
 */

import { extent, join, solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { type Point, toData } from "../geometry/path.ts";
import { polygon } from "../geometry/primitives.ts";
import { rasterise, squareAround } from "../geometry/raster.ts";
import { ringsOf } from "../geometry/trace.ts";
import type { Box, Ink, Shape } from "../vocabulary.ts";

/** How far the lower ink goes on, in shares of the mark: two thirds of a pixel where it is 32 pixels high. */
const REACH = 1 / 48;
const PIXELS = 288;
const MARGIN = 0.02;
/** How far that is in whole pixels. */
const FAR = Math.floor(REACH * PIXELS);
/** Pixels along which two inks meet before it is an edge and not a corner. */
const EDGE = 12;
/** Pixels of ground between two inks that are an edge which rounding opened. */
const LEAST_GAP = 2 * EDGE;
/** Pixels that a strip keeps clear of the ground, so that it never shows beside what lies on it. */
const CLEAR = 2;
/** Pixels by which a strip's outline may stray: less than it keeps clear, so few points are enough. */
const STRAY = 1;

/** What was found last, by the shapes: both variants of a logo draw the same ones, and so does every preview of a drag. */
const found = new Map<string, readonly Shape[]>();
const REMEMBERED = 8;

/** Shapes with a strip before each whose ink another meets. A strip is traced from a bitmap, which no boolean can lose. */
export function trapped(shapes: readonly Shape[]): readonly Shape[] {
  if (shapes.every(({ ink }) => ink === shapes[0]?.ink)) return shapes;
  const key = shapes.map(({ d, ink, rule }) => `${ink} ${rule} ${d}`).join("\n");
  const made = found.get(key) ?? shapesWithStrips(shapes);
  // The one that was asked for last is the last to be forgotten.
  found.delete(key);
  found.set(key, made);
  if (found.size > REMEMBERED) found.delete(found.keys().next().value!);
  return made;
}

function shapesWithStrips(shapes: readonly Shape[]): readonly Shape[] {
  const forms = shapes.map(({ d, rule }) => solid(fromData(d), rule));
  const box = extent(join(...forms));
  // With ground all round, no row's end touches the next one's beginning.
  const frame = squareAround(box, MARGIN * Math.max(box.width, box.height));
  if (!(frame.width > 0)) return shapes;
  // From the highest to the lowest: what lies above is known by then, as one bitmap for each ink.
  const above = new Map<Ink, Uint8Array>();
  const strips = shapes.map(() => "");
  for (let at = shapes.length - 1; at >= 0; at--) {
    const { ink } = shapes[at]!;
    const { bits } = rasterise(forms[at]!, PIXELS, frame);
    const others = [...above.keys()].filter((other) => other !== ink).map((other) => above.get(other)!);
    const field = others.length > 0 ? fieldOf(bits) : null;
    if (field) strips[at] = stripOf(bits, others, field, frame);
    const drawn = above.get(ink);
    if (drawn) for (let each = 0; each < bits.length; each++) drawn[each]! |= bits[each]!;
    else above.set(ink, bits);
  }
  return shapes.flatMap((shape, at) => {
    const d = strips[at]!;
    // Its own rule keeps it a path of its own: joined to the shape it could cut a hole into it.
    return d === "" ? [shape] : [{ d, ink: shape.ink, rule: "evenodd" }, shape];
  });
}

/** The pixels that can matter to a shape: its own, with those that a strip reaches and looks at beyond them. */
interface Field {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function fieldOf(bits: Uint8Array): Field | null {
  const first = bits.indexOf(1);
  if (first < 0) return null;
  const [top, bottom] = [first, bits.lastIndexOf(1)].map((at) => Math.floor(at / PIXELS)) as [number, number];
  let [left, right] = [PIXELS, -1];
  for (let from = top * PIXELS; from <= bottom * PIXELS; from += PIXELS) {
    for (let x = 0; x < left; x++) if (bits[from + x]) left = x;
    for (let x = PIXELS - 1; x > right; x--) if (bits[from + x]) right = x;
  }
  const room = FAR + CLEAR + 1;
  const [least, most] = [1, PIXELS - 2];
  return {
    left: Math.max(least, left - room),
    right: Math.min(most, right + room),
    top: Math.max(least, top - room),
    bottom: Math.min(most, bottom + room),
  };
}

function stripOf(lower: Uint8Array, above: readonly Uint8Array[], field: Field, frame: Box): string {
  const upper = unitedOver(lower, above, field);
  const gap = placesWhere(
    field,
    (at) => !upper[at] && !lower[at] && touches(lower, at) && touches(upper, at),
  );
  // Outlines that were rounded may leave a pixel of ground all along an edge. A few such pixels are the tip of a wedge, which is meant.
  if (gap.length >= LEAST_GAP) for (const at of gap) upper[at] = 1;
  const edge = placesWhere(field, (at) => lower[at] === 1 && touches(upper, at));
  if (edge.length < EDGE) return "";
  const unit = frame.width / PIXELS;
  return ringsOf({ bits: stripAlong(edge, lower, upper, field), size: PIXELS })
    .map(({ points }) => fewer(points))
    .filter(({ length }) => length > 2)
    .map((points) => polygon(points.map(([x, y]): Point => [frame.x + x * unit, frame.y + y * unit])))
    .map(toData)
    .join("");
}

/** What is inked above a shape and beside it. */
function unitedOver(lower: Uint8Array, above: readonly Uint8Array[], { left, right, top, bottom }: Field) {
  const over = new Uint8Array(lower.length);
  for (const bits of above)
    for (let y = top; y <= bottom; y++)
      for (let at = y * PIXELS + left; at <= y * PIXELS + right; at++)
        if (bits[at] && !lower[at]) over[at] = 1;
  return over;
}

function placesWhere({ left, right, top, bottom }: Field, isMeant: (at: number) => boolean): number[] {
  const places: number[] = [];
  for (let y = top; y <= bottom; y++)
    for (let at = y * PIXELS + left; at <= y * PIXELS + right; at++) if (isMeant(at)) places.push(at);
  return places;
}

/** Half the width of a disc in each of its rows, the middle one first. */
const halves = (radius: number): readonly number[] =>
  Array.from({ length: Math.floor(radius) + 1 }, (_, row) => Math.floor(Math.sqrt(radius ** 2 - row ** 2)));
const NEAR_AN_EDGE = halves(REACH * PIXELS);
/** Steps to the pixels that must be inked around one that is clear of the ground. */
const AROUND = halves(CLEAR).flatMap((half, row) =>
  Array.from({ length: 2 * half + 1 }, (_, x) => x - half).flatMap((x) => [
    row * PIXELS + x,
    x - row * PIXELS,
  ]),
);

/** All that lies near an edge, and clear of the ground. */
function stripAlong(
  edge: readonly number[],
  lower: Uint8Array,
  upper: Uint8Array,
  { left, right, top, bottom }: Field,
): Uint8Array {
  const strip = new Uint8Array(lower.length);
  const isClear = (at: number): boolean => {
    for (const step of AROUND) if (!lower[at + step] && !upper[at + step]) return false;
    return true;
  };
  for (const at of edge) {
    const x = at % PIXELS;
    const y = (at - x) / PIXELS;
    for (let row = Math.max(top, y - FAR); row <= Math.min(bottom, y + FAR); row++) {
      const half = NEAR_AN_EDGE[Math.abs(row - y)]!;
      strip.fill(1, row * PIXELS + Math.max(left, x - half), row * PIXELS + Math.min(right, x + half) + 1);
    }
  }
  for (let y = top; y <= bottom; y++)
    for (let at = y * PIXELS + left; at <= y * PIXELS + right; at++)
      if (strip[at] && !isClear(at)) strip[at] = 0;
  return strip;
}

/** Spelled out: this runs for every pixel of every shape. */
const touches = (bits: Uint8Array, at: number): boolean =>
  bits[at + 1] === 1 || bits[at - 1] === 1 || bits[at + PIXELS] === 1 || bits[at - PIXELS] === 1;

/** The points of an outline that it cannot do without (Douglas and Peucker 1973). */
function fewer(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  const strays = points.map(([x, y]) => {
    const [px, py] = [x - first[0], y - first[1]];
    return length < 1 ? Math.sqrt(px * px + py * py) : Math.abs(px * dy - py * dx) / length;
  });
  const at = strays.indexOf(Math.max(...strays));
  if (strays[at]! <= STRAY) return [first, last];
  return [...fewer(points.slice(0, at + 1)).slice(0, -1), ...fewer(points.slice(at))];
}
