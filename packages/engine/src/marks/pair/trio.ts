/** Three things of equal weight: in a row, or one over two; and one between two others. */

import { join, solid } from "../../geometry/form.ts";
import { bounds, type Path, rotation, transform } from "../../geometry/path.ts";
import { marksPair as words } from "../../report-words.ts";
import type { Bond } from "../../vocabulary.ts";
import { GRID, type Traits } from "../family.ts";
import { between } from "./between.ts";
import { longAxisOf } from "./crossed.ts";
import { hasFace } from "./manners.ts";
import type { Piece } from "./piece.ts";
import { CENTRE } from "./place.ts";
import { isHovering, shapeCost, type Three } from "./third.ts";

/** Each as large as a square with this share of the grid's side, and no longer than that. */
const EVEN = 0.5;
const LONGEST = 0.66;
/** In a row things may be this high: what is slender stands well beside others. */
const IN_ROW = 0.8;
/** The ground between things, in gaps, and between what stands over two and these. */
const APART = 1.15;

const PLACES = ["host", "guest", "third"] as const;
type Trio = readonly [Piece, Piece, Piece];
interface Layout {
  readonly id: string;
  readonly promise: number;
  readonly accent: Three["accent"];
  readonly paths: readonly [Path, Path, Path];
}

const even = ({ path, box }: Piece, longest: number): Path => {
  const scale = Math.min(
    (EVEN * GRID) / Math.sqrt(box.width * box.height),
    (longest * GRID) / Math.max(box.width, box.height),
  );
  return transform(path, [scale, 0, 0, scale, 0, 0]);
};

/** Side by side from a point on, on one foot. */
function inRow(paths: readonly Path[], gap: number): readonly Path[] {
  let left = 0;
  return paths.map((path) => {
    const { x, y, width, height } = bounds(path);
    const placed = transform(path, [1, 0, 0, 1, left - x, -y - height]);
    left += width + APART * gap;
    return placed;
  });
}

function row(pieces: Trio, { gap }: Traits): Layout {
  const [a, b, c] = inRow(
    pieces.map((piece) => even(piece, IN_ROW)),
    gap,
  );
  return { id: "row", promise: 0.5, accent: null, paths: [a!, b!, c!] };
}

/** One in the middle over the two others; it is known by its place, so it may be the smaller. */
function pyramid(pieces: Trio, top: 0 | 1 | 2, { gap }: Traits): Layout {
  const all = pieces.map((piece) => even(piece, LONGEST));
  const lower = inRow(
    all.filter((_, at) => at !== top),
    gap,
  );
  const under = bounds(lower.flat());
  const own = bounds(all[top]!);
  const over = transform(all[top]!, [
    1,
    0,
    0,
    1,
    under.x + under.width / 2 - own.x - own.width / 2,
    under.y - APART * gap - own.y - own.height,
  ]);
  const paths = [...lower.slice(0, top), over, ...lower.slice(top)] as unknown as [Path, Path, Path];
  return { id: `pyramid-${top + 1}`, promise: 0.56, accent: PLACES[top], paths };
}

const NEEDLE = 1.8;

/** What hovers is over the others; otherwise the first leads them. */
function evenLayouts(pieces: Trio, traits: Traits): readonly Layout[] {
  const sky = pieces.findIndex(isHovering);
  if (sky >= 0) return [pyramid(pieces, sky as 0 | 1 | 2, traits)];
  const [{ box }] = pieces;
  // A knife over two others is a needle.
  const isNeedle = box.height > NEEDLE * box.width;
  return [row(pieces, traits), ...(isNeedle ? [] : [pyramid(pieces, 0, traits)])];
}

/** The first and the third at the sides of the second. */
function betweenLayout([host, guest, third]: Trio, { gap }: Traits): Layout {
  const { left, middle, right } = between(host.path, guest.path, third.path, guest.word, gap);
  return { id: "between", promise: 0.8, accent: "guest", paths: [left, middle, right] };
}

/** From so much longer than broad on a thing that leans stands upright beside others: forks and knives. */
const LONG = 2.2;
/** Degrees by which it may lean. */
const LEANING = 12;

function upright(piece: Piece): Piece {
  const { degrees, long } = longAxisOf(piece);
  if (long < LONG || piece.many || hasFace(piece.word) || isAlong(degrees)) return piece;
  const path = transform(piece.path, rotation(-90 - degrees, CENTRE, CENTRE));
  return { ...piece, path, box: bounds(path) };
}

/** Upright already, or lying. */
const isAlong = (degrees: number): boolean => {
  const lean = ((degrees % 90) + 90) % 90;
  return Math.min(lean, 90 - lean) < LEANING;
};

/** `how`: what is said of them; null where nothing is. */
export function triosOf(given: Trio, how: Bond | null, traits: Traits): readonly Three[] {
  const pieces = given.map(upright) as unknown as Trio;
  const layouts = how === "between" ? [betweenLayout(pieces, traits)] : evenLayouts(pieces, traits);
  const [host, guest, third] = pieces;
  return layouts.map(({ id, promise, accent, paths }): Three => {
    const forms = paths.map((path) => solid(path));
    const whole = bounds(paths.flat());
    const side = Math.max(whole.width, whole.height);
    const sizes = paths.map((path) => Math.max(bounds(path).width, bounds(path).height) / side);
    const part = (piece: Piece, at: number) => ({ piece, ink: forms[at]!, seen: forms[at]!, isCut: false });
    return {
      id: `${id}-${pieces.map((piece) => piece.id).join("-")}`,
      host: part(host, 0),
      guest: part(guest, 1),
      third: part(third, 2),
      operators: [id, id],
      tells:
        how === "between"
          ? words.between(guest.word, host.word, third.word)
          : words.together([host.word, guest.word, third.word]),
      promise: promise - shapeCost(join(...forms)),
      least: Math.min(...sizes),
      isSaid: how !== null,
      isThirdSaid: how !== null,
      isApart: true,
      accent,
    };
  });
}
