/** A drawing of which the surface is striped, spotted or checked: the pattern is a part with a name, which wears its own colour. */

import { extent, type Form, join, meet, named, solid } from "../geometry/form.ts";
import { namesIn, split } from "../geometry/named.ts";
import { depths } from "../geometry/nesting.ts";
import type { Box, Path } from "../geometry/path.ts";
import { disc, rect } from "../geometry/primitives.ts";
import { ink, rasterise, squareAround } from "../geometry/raster.ts";
import { resolve } from "../geometry/resolve.ts";
import { isNamedAlike, type PatternKind, type PatternWish } from "../vocabulary.ts";
import type { Drawing, Layer } from "./family.ts";

/** Bands along a thing: an odd number, so that it begins and ends in its own colour. */
const BANDS = 7;
/** Of the longer side: a spot's radius, and from one spot to the next. */
const SPOT = { radius: 0.055, apart: 0.2 };
/** Squares along the longer side. */
const SQUARES = 6;
/** Of its silhouette, what a drawing in lines inks at most. */
const MOST_LINES = 0.6;
const PIXELS = 64;
/** Of a spot, what must lie inside the thing: less is a notch in its edge. */
const LEAST_OF_SPOT = 0.95;

const stripes = ({ x, y, width, height }: Box): Path => {
  const isTall = height >= width;
  const band = (isTall ? height : width) / BANDS;
  return Array.from({ length: (BANDS - 1) / 2 }, (_, at) => (2 * at + 1) * band).flatMap((from) =>
    isTall ? rect(x - 1, y + from, width + 2, band) : rect(x + from, y - 1, band, height + 2),
  );
};

const checks = ({ x, y, width, height }: Box): Path => {
  const side = Math.max(width, height) / SQUARES;
  const [across, down] = [Math.ceil(width / side), Math.ceil(height / side)];
  return Array.from({ length: across * down }, (_, at) => [at % across, Math.floor(at / across)] as const)
    .filter(([column, row]) => (column + row) % 2 === 1)
    .flatMap(([column, row]) => rect(x + column * side, y + row * side, side, side));
};

/** Spots in rows that are set off against each other, those that lie inside. */
function spots(box: Box, form: Form): Path {
  const longest = Math.max(box.width, box.height);
  const [radius, apart] = [SPOT.radius * longest, SPOT.apart * longest];
  const rows = Math.ceil(box.height / (apart * ROW)) + 1;
  const columns = Math.ceil(box.width / apart) + 1;
  const all = Array.from({ length: rows * columns }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return disc(
      box.x + (column + (row % 2 === 0 ? 0.25 : 0.75)) * apart,
      box.y + (row + 0.5) * apart * ROW,
      radius,
    );
  });
  const inside = all.filter((spot) => {
    const frame = squareAround(extent(solid(spot)));
    const [whole, part] = [solid(spot), meet(spot, form)].map((each) =>
      ink(rasterise(each, PIXELS / 4, frame).bits),
    );
    return part! >= whole! * LEAST_OF_SPOT;
  });
  return inside.flat();
}
/** Rows of a hexagonal grid lie nearer to each other than its columns. */
const ROW = 0.87;

const PATTERNS: { readonly [kind in PatternKind]: (box: Box, form: Form) => Path } = {
  stripe: stripes,
  check: checks,
  spot: spots,
};

/** All that the outermost outlines go around. */
function silhouette(form: Form): Form {
  const path = resolve(form);
  const at = depths(path);
  return solid(path.filter((_, index) => at[index] === 0));
}

function patternedForm(form: Form, kind: PatternKind): Form {
  const where = PATTERNS[kind](extent(form), form);
  return where.length === 0 ? form : named(kind, form, solid(where));
}

/** Layers with the pattern on all of them together; under a drawing in lines lies what they enclose. */
function patternedLayers(layers: readonly Layer[], kind: PatternKind): readonly Layer[] {
  const drawn = layers.filter(({ ink: role }) => role !== "pale");
  const whole = join(...drawn.map(({ form }) => form));
  const around = silhouette(whole);
  const frame = squareAround(extent(whole));
  const [own, all] = [whole, around].map((each) => ink(rasterise(each, PIXELS, frame).bits));
  const [first] = drawn;
  if (!first) return layers;
  if (own! < all! * MOST_LINES) return [{ ...first, form: patternedForm(around, kind) }, ...layers];
  const where = PATTERNS[kind](extent(whole), whole);
  if (where.length === 0) return layers;
  return layers.map((each) =>
    each.ink === "pale" ? each : { ...each, form: named(kind, each.form, solid(where)) },
  );
}

const isOf = (layer: Layer, thing: string): boolean =>
  layer.of !== undefined && isNamedAlike(layer.of, thing);

/** A drawing with its patterns; one that has such a part by itself keeps that. */
export function patterned(drawing: Drawing, wishes: readonly PatternWish[]): Drawing {
  return wishes.reduce(withPattern, drawing);
}

function withPattern(made: Drawing, { kind, thing }: PatternWish): Drawing {
  const isKind = (name: string) => name === kind;
  const isBy = (layers: readonly Layer[]) => layers.some(({ form }) => namesIn(form).includes(kind));
  const isInk = (layers: readonly Layer[]) => layers.some(({ form }) => split(form, isKind).part !== null);
  const isPair = thing !== null && made.layers.some((each) => isOf(each, thing));
  if (!isPair && isInk(made.layers)) return made;
  const inked = (layers: readonly Layer[]) => {
    const own = thing === null ? [] : layers.filter((each) => isOf(each, thing));
    // Stripes that a drawing leaves open are as broad as its gaps, and lost in an edge; beside another thing those in ink are, too.
    const named = (own.length > 0 ? own : layers).map((each) =>
      isBy([each]) ? { ...each, form: silhouette(each.form) } : each,
    );
    const at = own.length > 0 ? layers.indexOf(own[0]!) : 0;
    const rest = own.length > 0 ? layers.filter((each) => !own.includes(each)) : [];
    return [...rest.slice(0, at), ...patternedLayers(named, kind), ...rest.slice(at)];
  };
  return { ...made, layers: inked(made.layers), ...(made.small ? { small: inked(made.small) } : {}) };
}
