/** A snake, a vine or a rope, drawn as it winds around a staff: what is in front of the staff and what is behind it. */

import { type Path, type Point, pen, reverse } from "../../geometry/path.ts";
import { disc } from "../../geometry/primitives.ts";

export interface Staff {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** From the staff's middle to that of the band where it is farthest. */
  readonly reach: number;
  /** How broad the band is. */
  readonly band: number;
  /** Half turns around the staff: the band comes to the front in every other one. */
  readonly halves: number;
}

export interface Wound {
  readonly before: readonly Path[];
  readonly behind: readonly Path[];
}

const STEPS = 8;

/** A point of the middle line: from the foot to the head, in half turns. */
const at = ({ x, top, bottom, reach, halves: count }: Staff, turn: number): Point => [
  x - reach * Math.cos(turn * Math.PI),
  bottom + ((top - bottom) * turn) / count,
];

const direction = (staff: Staff, turn: number): Point => {
  const [[ax, ay], [bx, by]] = [at(staff, turn - 0.01), at(staff, turn + 0.01)];
  const length = Math.hypot(bx - ax, by - ay);
  return [(bx - ax) / length, (by - ay) / length];
};

/** A smooth line through points, as an outline. */
function smooth(points: readonly Point[]): Path {
  const drawn = pen(...points[0]!);
  const count = points.length;
  for (let index = 0; index < count; index++) {
    const [before, from, to, after] = [-1, 0, 1, 2].map(
      (step) => points[(index + step + count) % count]!,
    ) as [Point, Point, Point, Point];
    const bend = (a: Point, b: Point, side: number): Point => [
      (side > 0 ? from[0] : to[0]) + (side * (b[0] - a[0])) / 6,
      (side > 0 ? from[1] : to[1]) + (side * (b[1] - a[1])) / 6,
    ];
    drawn.curve(...bend(before, to, 1), ...bend(from, after, -1), ...to);
  }
  return drawn.path();
}

/** The band between two turns, as broad at each as `width` says. */
function band(staff: Staff, from: number, to: number, width: (turn: number) => number): Path {
  const turns = Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
  const sideOf = (sign: number) =>
    turns.map((turn): Point => {
      const [[x, y], [dx, dy]] = [at(staff, turn), direction(staff, turn)];
      const half = (sign * width(turn)) / 2;
      return [x - dy * half, y + dx * half];
    });
  return smooth([...sideOf(1), ...sideOf(-1).toReversed()]);
}

function halves(staff: Staff, width: (turn: number) => number): Wound {
  const all = Array.from({ length: staff.halves }, (_, half) => ({
    isBefore: half % 2 === 1,
    path: band(staff, half, half + 1, width),
  }));
  return {
    before: all.filter(({ isBefore }) => isBefore).map(({ path }) => path),
    behind: all.filter(({ isBefore }) => !isBefore).map(({ path }) => path),
  };
}

/** Thin at the tail, and as broad as it gets from a third on. */
const tapered =
  ({ band: most, halves: count }: Staff) =>
  (turn: number) =>
    most * Math.min(1, 0.18 + (2.2 * turn) / count);

/** A head that looks away from the staff, with an eye and a forked tongue. */
function headAt(staff: Staff, size: number): Path {
  const [x, y] = at(staff, staff.halves);
  const out = x < staff.x ? -1 : 1;
  const point = (along: number, up: number): Point => [x + out * along * size, y - up * size];
  const drawn = pen(...point(-0.5, -0.35));
  drawn
    .curve(...point(-0.55, 0.45), ...point(-0.1, 0.95), ...point(0.45, 0.85))
    .curve(...point(0.95, 0.76), ...point(1.45, 0.5), ...point(1.45, 0.22))
    .curve(...point(1.45, -0.05), ...point(1.0, -0.08), ...point(0.72, -0.1))
    .curve(...point(0.5, -0.12), ...point(0.5, -0.25), ...point(0.5, -0.35));
  const eye = reverse(disc(...point(0.62, 0.45), 0.15 * size));
  const head = drawn.path();
  return out > 0 ? [...head, ...eye] : [...reverse(head), ...eye];
}

export function snakeAround(staff: Staff): Wound {
  const wound = halves(staff, tapered(staff));
  return { before: [...wound.before, headAt(staff, staff.band)], behind: wound.behind };
}

export const ropeAround = (staff: Staff): Wound => halves(staff, () => staff.band);

/** A leaf whose stalk is at a point and which points in a direction. */
function leaf([x, y]: Point, degrees: number, length: number): Path {
  const angle = (degrees * Math.PI) / 180;
  const point = (along: number, aside: number): Point => [
    x + length * (along * Math.cos(angle) - aside * Math.sin(angle)),
    y + length * (along * Math.sin(angle) + aside * Math.cos(angle)),
  ];
  return pen(...point(0, 0))
    .curve(...point(0.2, -0.42), ...point(0.7, -0.42), ...point(1, 0))
    .curve(...point(0.7, 0.42), ...point(0.2, 0.42), ...point(0, 0))
    .path();
}

/** Leaves where the vine turns back, and one at its end. */
export function vineAround(staff: Staff): Wound {
  const thin = { ...staff, band: staff.band * 0.5 };
  const wound = halves(thin, () => thin.band);
  const length = staff.band * 2.1;
  const leaves = Array.from({ length: staff.halves + 1 }, (_, turn) => {
    const out = turn % 2 === 0 ? 180 : 0;
    return leaf(
      at(staff, turn),
      turn === staff.halves ? 300 - out / 3 : out + (out === 0 ? -38 : 38),
      length,
    );
  });
  return { before: [...wound.before, ...leaves], behind: wound.behind };
}
