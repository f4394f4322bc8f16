/** Long things crossed about one middle. */

import { cut, type Form, grow, solid } from "../../geometry/form.ts";
import { bounds, flatten, type Matrix, type Path, rotation, transform } from "../../geometry/path.ts";
import { resolve } from "../../geometry/resolve.ts";
import { GRID } from "../family.ts";
import type { Operator } from "./operator.ts";
import { shareLeft } from "./overlaid.ts";
import { type Piece, SIDE, UNIT } from "./piece.ts";
import { CENTRE } from "./place.ts";

/** Degrees from upright at which each lies. */
const LEAN = 43;
/** How much longer than broad a thing is that can be crossed. */
const LONG = 1.2;
/** Ground between the one and the other that passes under it, in gaps. */
const UNDER = 0.8;
/** An axis that rises less than this, as a sine, lies: its heavier end comes up. */
const LYING = 0.35;

/** The direction of a piece's long axis, upwards as it is drawn, and how much longer than broad it is. */
export function longAxisOf({ bits, box }: Piece): { readonly degrees: number; readonly long: number } {
  const points: [number, number][] = [];
  for (let at = 0; at < bits.length; at++)
    if (bits[at]) points.push([(at % SIDE) * UNIT, Math.floor(at / SIDE) * UNIT]);
  const count = Math.max(1, points.length);
  const mean = (of: (point: [number, number]) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / count;
  const [mx, my] = [mean(([x]) => x), mean(([, y]) => y)];
  const xx = mean(([x]) => (x - mx) ** 2);
  const yy = mean(([, y]) => (y - my) ** 2);
  const xy = mean(([x, y]) => (x - mx) * (y - my));
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const root = Math.hypot((xx - yy) / 2, xy);
  const [most, least] = [(xx + yy) / 2 + root, Math.max(1e-6, (xx + yy) / 2 - root)];
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const heavier = (mx - box.x - box.width / 2) * dx + (my - box.y - box.height / 2) * dy;
  const isUp = Math.abs(dy) < LYING ? heavier > 0 : dy < 0;
  const degrees = (angle * 180) / Math.PI + (isUp ? 0 : 180);
  return { degrees, long: Math.sqrt(most / least) };
}

/** A piece turned until its axis leans by so many degrees, as long as the grid, about the grid's middle. */
function leaning(piece: Piece, degrees: number, lean: number): Path {
  const upright = transform(piece.path, rotation(-90 - degrees, CENTRE, CENTRE));
  const { x, y, width, height } = bounds(upright);
  const scale = GRID / Math.max(height, 1e-6);
  const centred: Matrix = [
    scale,
    0,
    0,
    scale,
    CENTRE - (x + width / 2) * scale,
    CENTRE - (y + height / 2) * scale,
  ];
  return transform(transform(upright, centred), rotation(lean, CENTRE, CENTRE));
}

/** Share of the one that passes under the other that must still be seen. */
const STILL_SEEN = 0.5;
/** By how much more of it the other one must be seen to be the one below. */
const CLEARER = 0.04;
/** How much better it is to be slender, up to a length over the breadth. */
const SLENDER = 0.05;
const LONGEST = 4;
/** What is open shows what crosses it. */
const OPEN = 0.05;

const MIRROR: Matrix = [-1, 0, 0, 1, 2 * CENTRE, 0];

/** What is about as broad as long stands upright by its mirror axis: open scissors. */
function axisOf(piece: Piece): ReturnType<typeof longAxisOf> {
  const found = longAxisOf(piece);
  const isOpen = piece.ink < OPEN_SHAPE && piece.axis !== null;
  return found.long < STANDING && isOpen ? { degrees: -90, long: STANDING } : found;
}
const STANDING = 1.2;
/** A ball is no long thing, whatever its axis. */
const OPEN_SHAPE = 0.6;

const crossed: Operator = {
  id: "crossed",
  phrase: "crossed with",
  promise: 0.9,
  bonds: ["crossed"],
  whole: 0,
  isOrdered: true,
  isAsked: true,
  isOverlaid: true,
  compose: ({ host, guest, traits }) => {
    // Two crossed knives are no long thing that crosses another.
    if (host.many || guest.many) return null;
    const [lower, over] = [axisOf(host), axisOf(guest)];
    if (Math.min(lower.long, over.long) < LONG) return null;
    const one = leaning(host, lower.degrees, LEAN);
    const other = leaning(guest, over.degrees, -LEAN);
    const ways = [
      { below: one, above: other },
      { below: other, above: one },
    ].map((way) => {
      const form = under(way.below, way.above, traits.gap);
      return { ...way, form, seen: shareLeft(form, solid(way.below)) };
    });
    // The slenderer one is over the other.
    const { below, above, form, seen } = ways[1]!.seen > ways[0]!.seen + CLEARER ? ways[1]! : ways[0]!;
    if (seen < STILL_SEEN) return null;
    // Two that are slender are both plain.
    const slender = SLENDER * (Math.min(lower.long, LONGEST) + Math.min(over.long, LONGEST));
    const whole = solid(above);
    const isOver = above === other;
    return {
      host: isOver ? form : whole,
      guest: isOver ? whole : form,
      crumbs: [isOver ? "host" : "guest"],
      behind: { which: isOver ? "host" : "guest", whole: below, gap: traits.gap * UNDER },
      least: 0.6,
      promise: slender + (seen - 1) - OPEN * Math.min(4, host.holes.length + guest.holes.length),
    };
  },
};

/** Whether a contour runs the way the largest does: holes run the other way round. */
function isOuter(contour: Path[number], path: Path): boolean {
  const areas = path.map((each) => signedArea(each));
  const largest = areas.reduce((best, each) => (Math.abs(each) > Math.abs(best) ? each : best), 0);
  return signedArea(contour) > 0 === largest > 0;
}

function signedArea(contour: Path[number]): number {
  const [points = []] = flatten([contour], 6);
  return points.reduce((sum, [x, y], at) => {
    const [nx, ny] = points[(at + 1) % points.length]!;
    return sum + x * ny - nx * y;
  }, 0);
}

/** One long thing twice, the one under the other; null where it is not long enough to be crossed. */
export function crossedCopies(piece: Piece, gap: number): readonly [Path, Path] | null {
  const { degrees, long } = longAxisOf(piece);
  if (long < LONG) return null;
  const below = leaning(piece, degrees, LEAN);
  const above = transform(below, MIRROR);
  return [above, resolve(under(below, above, gap))];
}

/** What is left of the one where the other lies over it, with ground between them. */
const under = (below: Path, above: Path, gap: number): Form => {
  const outer = above.filter((contour) => isOuter(contour, above));
  return cut(solid(below), grow(solid(outer), gap * UNDER));
};

export const CROSSED: readonly Operator[] = [crossed];

/** Names of drawings that show a thing more than once. */
const SEVERAL =
  /(?:^|[-:])(?:pair|two|twin|twins|couple|three|trio|triple|bunch|cluster|flock|group|crossed|double)(?:-|$)/u;

export const showsSeveral = (id: string, word: string): boolean => {
  const last = word.split(" ").at(-1)!;
  const name = id.split(":").at(-1)!;
  return SEVERAL.test(id) || name.split("-").some((part) => part === `${last}s` || part === `${last}es`);
};
