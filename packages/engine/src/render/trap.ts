/**
 * Trapping, as printers call it: where two inks meet at one edge, the lower one goes on a little way under the upper. A
 * renderer smooths each edge by itself, so without it a hairline of the ground shows along the whole edge.
 */

import { extent, join, solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { type Point, toData } from "../geometry/path.ts";
import { polygon } from "../geometry/primitives.ts";
import { type Bitmap, depths, rasterise, squareAround } from "../geometry/raster.ts";
import { ringsOf } from "../geometry/trace.ts";
import type { Box, Shape } from "../vocabulary.ts";

/** How far the lower ink goes on, in shares of the mark: two thirds of a pixel where it is 32 pixels high. */
const REACH = 1 / 48;
const PIXELS = 288;
const MARGIN = 0.02;
/** Pixels along which two inks meet before it is an edge and not a corner. */
const EDGE = 12;
/** Pixels of ground between two inks that are an edge which rounding opened. */
const LEAST_GAP = 2 * EDGE;
/** Pixels that a strip keeps clear of the ground, so that it never shows beside what lies on it. */
const CLEAR = 2;
/** Pixels by which a strip's outline may stray: less than it keeps clear, so few points are enough. */
const STRAY = 1;

/** Both variants of a logo draw the same shapes. */
const known = new WeakMap<readonly Shape[], readonly Shape[]>();

/** Shapes with a strip before each whose ink another meets. A strip is traced from a bitmap, which no boolean can lose. */
export function trapped(shapes: readonly Shape[]): readonly Shape[] {
  if (shapes.every(({ ink }) => ink === shapes[0]?.ink)) return shapes;
  const found = known.get(shapes) ?? shapesWithStrips(shapes);
  known.set(shapes, found);
  return found;
}

function shapesWithStrips(shapes: readonly Shape[]): readonly Shape[] {
  const forms = shapes.map(({ d, rule }) => solid(fromData(d), rule));
  const box = extent(join(...forms));
  // With ground all round, no row's end touches the next one's beginning.
  const frame = squareAround(box, MARGIN * Math.max(box.width, box.height));
  if (!(frame.width > 0)) return shapes;
  const bits = forms.map((form) => rasterise(form, PIXELS, frame).bits);
  return shapes.flatMap((shape, at) => {
    const above = bits.filter((_, other) => other > at && shapes[other]!.ink !== shape.ink);
    const d = above.length > 0 ? stripOf(bits[at]!, above, frame) : "";
    // Its own rule keeps it a path of its own: joined to the shape it could cut a hole into it.
    return d === "" ? [shape] : [{ d, ink: shape.ink, rule: "evenodd" }, shape];
  });
}

function stripOf(lower: Uint8Array, above: readonly Uint8Array[], frame: Box): string {
  const over = lower.map((inked, at) => (inked ? 0 : Number(above.some((bits) => bits[at]))));
  const gap = over.map((inked, at) =>
    !inked && !lower[at] && touches(lower, at) && touches(over, at) ? 1 : 0,
  );
  // Outlines that were rounded may leave a pixel of ground all along an edge. A few such pixels are the tip of a wedge, which is meant.
  const isEdgeOpen = gap.reduce((sum, bit) => sum + bit, 0) >= LEAST_GAP;
  const upper = isEdgeOpen ? over.map((inked, at) => inked | gap[at]!) : over;
  const edge = lower.map((inked, at) => (inked && touches(upper, at) ? 1 : 0));
  if (edge.reduce((sum, bit) => sum + bit, 0) < EDGE) return "";
  const far = depths(bitmap(edge.map((bit) => 1 - bit)));
  const deep = depths(bitmap(lower.map((inked, at) => inked | upper[at]!)));
  const strip = lower.map((_, at) => (far[at]! <= REACH * PIXELS && deep[at]! > CLEAR ? 1 : 0));
  const unit = frame.width / PIXELS;
  return ringsOf(bitmap(strip))
    .map(({ points }) => fewer(points))
    .filter(({ length }) => length > 2)
    .map((points) => polygon(points.map(([x, y]): Point => [frame.x + x * unit, frame.y + y * unit])))
    .map(toData)
    .join("");
}

const bitmap = (bits: Uint8Array): Bitmap => ({ bits, size: PIXELS });

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
