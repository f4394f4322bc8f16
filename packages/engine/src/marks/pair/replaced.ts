/** One thing in the place of a part of the other: the drawing of the other has that part by its name, and is drawn without it. */

import { cut, extent, type Form, grow, join, move, parts, solid } from "../../geometry/form.ts";
import { openings, split } from "../../geometry/named.ts";
import { bounds, transform } from "../../geometry/path.ts";
import { disc } from "../../geometry/primitives.ts";
import { resolve } from "../../geometry/resolve.ts";
import { marksPair as words } from "../../report-words.ts";
import type { Box } from "../../vocabulary.ts";
import { askingFor } from "../named-parts.ts";
import type { Composition, Operator } from "./operator.ts";
import { withoutCrumbs } from "./overlaid.ts";
import type { Parted, Piece } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";

/** Places smaller than this share of the largest are no place of their own: a valve beside its wheel. */
const LEAST_PLACE = 0.3;
/** More places than these are petals or rays: nothing is known in each of them. */
const MOST_PLACES = 4;

/** The drawing of a piece without the part that goes by a name; null where it has none. */
export function partedOf(piece: Piece, drawn: Form, part: string): Parted | null {
  const isAsked = askingFor(part, [{ form: drawn, ink: "primary" }]);
  const { part: inked, rest } = split(drawn, isAsked);
  const open = inked ? null : openings(drawn, isAsked);
  const gone = inked ?? open;
  if (!gone) return isAsked("centre") ? withoutMiddle(piece, part) : null;
  const places = apartFrom(resolve(move(gone, piece.onto)).map((contour) => bounds([contour])));
  if (places.length === 0 || places.length > MOST_PLACES) return null;
  const left = inked ? rest : join(drawn, gone);
  return left && { part, rest: move(left, piece.onto), places, isOpen: inked === null };
}

/** Share of a flower that its middle takes up. */
const MIDDLE = 0.42;

/** What grows about a middle has one, whether that is drawn or not. */
function withoutMiddle({ path, box }: Piece, part: string): Parted {
  const side = MIDDLE * Math.min(box.width, box.height);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const place: Box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
  return { part, rest: cut(solid(path), disc(x, y, side / 2)), places: [place], isOpen: false };
}

/** What lies over each other is one place, and what is small beside the largest is none. */
function apartFrom(boxes: readonly Box[]): readonly Box[] {
  const areaOf = ({ width, height }: Box) => width * height;
  const found: Box[] = [];
  for (const box of boxes.toSorted((a, b) => areaOf(b) - areaOf(a)))
    if (!found.some((each) => overlap(each, box))) found.push(box);
  return found.filter((box) => areaOf(box) >= LEAST_PLACE * areaOf(found[0]!));
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** How much larger than the part what takes its place may be, and no smaller than this on the grid, so that it is known. */
const LARGER = 1.12;
const LEAST = 5.2;
/** Where it is small, what parts a thing in several is closed: by this much from both sides, in gaps. */
const WHOLE = 0.6;
/** An opening is larger in the drawing than what stands in it. */
const IN_OPENING = 0.98;

const replaced: Operator = {
  id: "replaced",
  phrase: "in the place of a part of",
  promise: 0.95,
  bonds: ["part"],
  whole: 0,
  legible: 0.16,
  isAsked: true,
  isFirst: true,
  compose: ({ host, guest, traits }) => {
    const { parted } = host;
    if (!parted || host.many) return null;
    // Two gears for two wheels are one in each place.
    const own = guest.many ? { path: guest.many.copies[0]!, body: guest.many.copies[0]! } : guest;
    const { x, y, width, height } = bounds(own.path);
    const placed = parted.places.map((place) => {
      const side = parted.isOpen ? IN_OPENING : LARGER;
      const wanted = side * Math.min(place.width / width, place.height / height);
      const scale = Math.max(wanted, LEAST / Math.max(width, height));
      const at = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
      const middle = {
        x: at.x + (CENTRE - x - width / 2) * scale,
        y: at.y + (CENTRE - y - height / 2) * scale,
      };
      return { scale, matrix: matrixOf({ scale, ...middle }) };
    });
    const scale = placed[0]!.scale;
    const whole = extent(join(parted.rest, ...placed.map(({ matrix }) => transform(own.path, matrix))));
    const least = (scale * Math.max(width, height)) / Math.max(whole.width, whole.height);
    const copies = placed.map(({ matrix }) => solid(transform(own.path, matrix)));
    const bodies = placed.map(({ matrix }) => solid(transform(own.body, matrix)));
    const shared = { least, one: copies[0]!, phrase: words.inPlaceOf(parted.part) };
    if (parted.isOpen) return inOpenings(parted.rest, copies, shared);
    // Not behind it alone, but round it: the frame of a bicycle ends a gap before its wheel.
    const frame = withoutCrumbs(cut(parted.rest, grow(join(...bodies), traits.gap * 0.8)));
    // They stand apart from each other and from the rest: what is small in them is no crumb.
    const filled = parts(...copies);
    // Who asks for a bicycle on gears knows it by all of it.
    const all = parts(frame, filled);
    const inTwo = { host: frame, guest: filled };
    return {
      host: all,
      guest: filled,
      hole: all,
      inTwo,
      small: join(frame, grow(join(...bodies), traits.gap * WHOLE)),
      ...shared,
    };
  },
};

function inOpenings(
  rest: Form,
  copies: readonly Form[],
  shared: Pick<Composition, "least" | "one" | "phrase">,
): Composition {
  const guest = join(...copies);
  const host = cut(rest, guest);
  return { host, guest, hole: rest, inTwo: { host, guest }, ...shared };
}

export const REPLACED: readonly Operator[] = [replaced];
