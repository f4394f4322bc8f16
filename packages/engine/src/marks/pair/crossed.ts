/** Long things crossed about one middle, and one thing that stands there several times. */

import { cut, type Form, grow, join, solid } from "../../geometry/form.ts";
import { bounds, flatten, type Matrix, type Path, rotation, transform } from "../../geometry/path.ts";
import { GRID } from "../family.ts";
import type { Operator } from "./operator.ts";
import { type Piece, SIDE, UNIT } from "./piece.ts";
import { CENTRE } from "./place.ts";

/** Degrees from upright at which each lies. */
const LEAN = 43;
/** How much longer than broad a thing is that can be crossed. */
const LONG = 1.3;
/** Ground between the one and the other that passes under it, in gaps. */
const UNDER = 0.8;
/** An axis that rises less than this, as a sine, lies: its heavier end comes up. */
const LYING = 0.35;

/** The direction of a piece's long axis, upwards as it is drawn, and how much longer than broad it is. */
function axisOf({ bits, box }: Piece): { readonly degrees: number; readonly long: number } {
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

const MIRROR: Matrix = [-1, 0, 0, 1, 2 * CENTRE, 0];

const crossed: Operator = {
  id: "crossed",
  phrase: "crossed with",
  twice: "twice, crossed",
  promise: 0.9,
  bonds: ["crossed"],
  whole: 0,
  isOrdered: true,
  isAsked: true,
  compose: ({ host, guest, traits }) => {
    const [under, over] = [axisOf(host), axisOf(guest)];
    if (Math.min(under.long, over.long) < LONG) return null;
    const below = leaning(host, under.degrees, LEAN);
    const above = host.id === guest.id ? transform(below, MIRROR) : leaning(guest, over.degrees, -LEAN);
    const outer = above.filter((contour) => isOuter(contour, above));
    return {
      host: cut(solid(below), grow(solid(outer), traits.gap * UNDER)),
      guest: solid(above),
      least: 0.6,
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

const moved = (path: Path, dx: number, dy: number): Path => transform(path, [1, 0, 0, 1, dx, dy]);

/** Tall things stand beside each other, wide ones over each other, facing each other where they stand. */
const twice: Operator = {
  id: "twice",
  phrase: "beside",
  twice: "twice",
  promise: 0.9,
  bonds: ["copies"],
  copies: 2,
  isApart: true,
  whole: 0,
  isOrdered: true,
  isAsked: true,
  compose: ({ host, guest, traits }) => {
    if (host.id !== guest.id) return null;
    const { width, height } = host.box;
    const isWide = width > height;
    const other = isWide
      ? moved(guest.path, traits.gap * 1.5, height + traits.gap)
      : moved(transform(guest.path, MIRROR), width + traits.gap, 0);
    return { host: solid(host.path), guest: solid(other), least: 0.45 };
  },
};

/** Three in a triangle, one on top. */
const thrice: Operator = {
  id: "thrice",
  phrase: "beside",
  twice: "three times",
  promise: 0.9,
  bonds: ["copies"],
  copies: 3,
  isApart: true,
  whole: 0,
  isOrdered: true,
  isAsked: true,
  compose: ({ host, guest, traits }) => {
    if (host.id !== guest.id) return null;
    const { width, height } = host.box;
    const aside = (width + traits.gap) / 2;
    const left = solid(moved(guest.path, -aside, height + traits.gap));
    const right: Form = solid(moved(guest.path, aside, height + traits.gap));
    return { host: solid(host.path), guest: join(left, right), one: left, least: 0.42 };
  },
};

export const CROSSED: readonly Operator[] = [crossed, twice, thrice];

/** Names of drawings that show a thing more than once. */
const SEVERAL =
  /(?:^|[-:])(?:pair|two|twin|twins|couple|three|trio|triple|bunch|cluster|flock|group|crossed|double)(?:-|$)/u;

export const showsSeveral = (id: string, word: string): boolean => {
  const last = word.split(" ").at(-1)!;
  const name = id.split(":").at(-1)!;
  return SEVERAL.test(id) || name.split("-").some((part) => part === `${last}s` || part === `${last}es`);
};
