import type { Contour, Path, Point, Segment } from "./path.ts";

/** Sides shorter than this are taken up by their neighbours: half a unit (docs/drawing-rules.md D38). */
const SHORTEST_SIDE = 0.5;

/** A contour of fewer sides has none to spare, but for those that nobody can see. */
const FEWEST = 4;
const UNSEEN = 0.02;
/** Sides that meet at less than this run on into each other. */
const SMOOTH = Math.PI / 15;
/** A side that turns by more than this by itself is the rounding of a corner, and no piece of a longer curve. */
const ROUNDING = Math.PI / 6;
/** Two corners that turn the outline back by more than this are the end of a thin stroke: it stays as broad as it is. */
const TURNED_BACK = (5 * Math.PI) / 6;
/** How far one curve that replaces two may be from the point where they met. */
const ASTRAY = 0.06;

const endOf = (segment: Segment): Point => (segment.length === 2 ? segment : [segment[4], segment[5]]);
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const size = ([x, y]: Point): number => Math.hypot(x, y);
/** From one direction to another, clockwise positive. */
const turn = (a: Point, b: Point): number => Math.atan2(a[0] * b[1] - a[1] * b[0], a[0] * b[0] + a[1] * b[1]);

/** A segment that ends elsewhere; its second handle goes along, so that the curve arrives in the same direction. */
const endingAt = (segment: Segment, [x, y]: Point): Segment => {
  if (segment.length === 2) return [x, y];
  const [dx, dy] = [x - segment[4], y - segment[5]];
  return [segment[0], segment[1], segment[2] + dx, segment[3] + dy, x, y];
};

/** A segment that begins elsewhere, its first handle moved along. */
const beginningAt = (segment: Segment, [dx, dy]: Point): Segment =>
  segment.length === 2
    ? segment
    : [segment[0] + dx, segment[1] + dy, segment[2], segment[3], segment[4], segment[5]];

/** The contour with every side written out, the closing one too. */
const closed = ({ from, segments }: Contour): Segment[] => {
  const last = segments.at(-1);
  if (!last) return [];
  const [x, y] = endOf(last);
  return Math.hypot(x - from[0], y - from[1]) > 1e-6 ? [...segments, from] : [...segments];
};

/** A side with the point it begins at. */
interface Side {
  readonly from: Point;
  readonly segment: Segment;
}

/** Of a curve half way between chord and handles: one that comes back to where it began is not short. */
const lengthOf = ({ from, segment }: Side): number => {
  const to = endOf(segment);
  const chord = size(minus(to, from));
  if (segment.length === 2) return chord;
  const [first, second]: [Point, Point] = [
    [segment[0], segment[1]],
    [segment[2], segment[3]],
  ];
  return (chord + size(minus(first, from)) + size(minus(second, first)) + size(minus(to, second))) / 2;
};

/** The directions a side sets out and arrives in. */
const directions = ({ from, segment }: Side): [out: Point, home: Point] => {
  const to = endOf(segment);
  if (segment.length === 2) return [minus(to, from), minus(to, from)];
  const [first, second]: [Point, Point] = [
    [segment[0], segment[1]],
    [segment[2], segment[3]],
  ];
  const hasLength = (each: Point): boolean => size(each) > 1e-4;
  return [
    [minus(first, from), minus(second, from)].find(hasLength) ?? minus(to, from),
    [minus(to, second), minus(to, first)].find(hasLength) ?? minus(to, from),
  ];
};

const pointAt = ({ from, segment }: Side, part: number): Point => {
  const rest = 1 - part;
  const to = endOf(segment);
  if (segment.length === 2) return [rest * from[0] + part * to[0], rest * from[1] + part * to[1]];
  const at = (index: 0 | 1): number =>
    rest ** 3 * from[index] +
    3 * rest * rest * part * segment[index] +
    3 * rest * part * part * segment[index + 2]! +
    part ** 3 * to[index];
  return [at(0), at(1)];
};

const scaled = (direction: Point, length: number): Point => {
  const own = size(direction);
  return own === 0 ? [0, 0] : [(direction[0] / own) * length, (direction[1] / own) * length];
};

/** One side that replaces two which continue each other; null where it would not lie on them. */
const merged = (first: Side, second: Side): Segment | null => {
  const [out, home] = [directions(first)[0], directions(second)[1]];
  const to = endOf(second.segment);
  if (first.segment.length === 2 && second.segment.length === 2) return to;
  const [one, other] = [lengthOf(first), lengthOf(second)];
  const [long, share] = [one + other, one / (one + other)];
  // A curve carried on keeps its handles in proportion to its length; a line's are thirds.
  const curve = (one > other ? first : second).segment.length === 6 ? (one > other ? first : second) : null;
  const grown = curve ? long / lengthOf(curve) : 1;
  const handles: [number, number] =
    curve && curve.segment.length === 6
      ? [
          size(minus([curve.segment[0], curve.segment[1]], curve.from)) * grown,
          size(minus(endOf(curve.segment), [curve.segment[2], curve.segment[3]])) * grown,
        ]
      : [long / 3, long / 3];
  const [a, b] = [scaled(out, handles[0]), scaled(home, handles[1])];
  const [p1, p2]: [Point, Point] = [
    [first.from[0] + a[0], first.from[1] + a[1]],
    [to[0] - b[0], to[1] - b[1]],
  ];
  const made: Segment = [p1[0], p1[1], p2[0], p2[1], to[0], to[1]];
  // Compared with the two where they met and half way along each.
  const astray = (part: number, wanted: Point): boolean =>
    size(minus(pointAt({ from: first.from, segment: made }, part), wanted)) > ASTRAY;
  return astray(share, endOf(first.segment)) ||
    astray(share / 2, pointAt(first, 0.5)) ||
    astray((1 + share) / 2, pointAt(second, 0.5))
    ? null
    : made;
};

/** Where the neighbours of a side would meet if it were not there; its middle where they would meet far away. */
const cornerOf = (side: Side, home: Point, out: Point): Point => {
  const [start, end] = [side.from, endOf(side.segment)];
  const middle: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const across = home[0] * out[1] - home[1] * out[0];
  if (Math.abs(across) < 1e-6) return middle;
  const along = ((end[0] - start[0]) * out[1] - (end[1] - start[1]) * out[0]) / across;
  const meeting: Point = [start[0] + home[0] * along, start[1] + home[1] * along];
  return Math.max(size(minus(meeting, start)), size(minus(meeting, end))) < SHORTEST_SIDE ? meeting : middle;
};

const sideOf = (sides: readonly Segment[], index: number): Side => {
  const at = (index + sides.length) % sides.length;
  return { from: endOf(sides[(at - 1 + sides.length) % sides.length]!), segment: sides[at]! };
};

/** Whether a side is the end of a stroke thinner than it: the outline turns back there. */
const endsStroke = (sides: readonly Segment[], index: number): boolean => {
  const [out, home] = directions(sideOf(sides, index));
  const first = turn(directions(sideOf(sides, index - 1))[1], out);
  const second = turn(home, directions(sideOf(sides, index + 1))[0]);
  return first * second >= 0 && Math.abs(first + turn(out, home) + second) > TURNED_BACK;
};

/** Without one short side, or null where it has to stay. */
const without = (sides: readonly Segment[], short: number): Segment[] | null => {
  const count = sides.length;
  const [before, here, after] = [-1, 0, 1].map((by) => sideOf(sides, short + by)) as [Side, Side, Side];
  const [out, home] = directions(here);
  const [arriving, leaving] = [directions(before)[1], directions(after)[0]];
  const [first, second] = [turn(arriving, out), turn(home, leaving)];
  const rest = [...sides];
  const put = (index: number, segment: Segment) => {
    rest[(index + count) % count] = segment;
  };
  if (Math.abs(turn(out, home)) < ROUNDING) {
    const choices = [
      { bend: Math.abs(first), made: () => merged(before, here), at: short - 1 },
      { bend: Math.abs(second), made: () => merged(here, after), at: short + 1 },
    ].sort((a, b) => a.bend - b.bend);
    for (const { bend, made, at } of choices) {
      const segment = bend < SMOOTH ? made() : null;
      if (!segment) continue;
      put(at, segment);
      rest.splice(short, 1);
      return rest;
    }
  }
  if (lengthOf(here) > UNSEEN && endsStroke(sides, short)) return null;
  const corner = cornerOf(here, arriving, leaving);
  const end = endOf(here.segment);
  put(short - 1, endingAt(before.segment, corner));
  put(short + 1, beginningAt(after.segment, minus(corner, end)));
  rest.splice(short, 1);
  return rest;
};

/** Short sides go one by one, the shortest first. */
const tidyContour = (contour: Contour): Contour => {
  let sides = closed(contour);
  const kept = new Set<Segment>();
  while (sides.length >= 3) {
    let [shortest, least] = [-1, sides.length < FEWEST ? UNSEEN : SHORTEST_SIDE];
    for (const [index, segment] of sides.entries()) {
      if (kept.has(segment)) continue;
      const length = lengthOf({ from: endOf(sides.at(index - 1)!), segment });
      if (length < least) [shortest, least] = [index, length];
    }
    if (shortest < 0) break;
    const fewer = without(sides, shortest);
    if (fewer) sides = fewer;
    else kept.add(sides[shortest]!);
  }
  return sides.length === 0 ? contour : { from: endOf(sides.at(-1)!), segments: sides };
};

/** Outlines without sides too short to see. */
export const tidy = (path: Path): Path => path.map(tidyContour);

/** Lengths of the sides that are still too short, ends of thin strokes left out. */
export const shortSides = (path: Path): readonly number[] =>
  path.flatMap((contour) => {
    const sides = closed(contour);
    return sides.length < FEWEST
      ? []
      : sides.flatMap((_, index) => {
          const length = lengthOf(sideOf(sides, index));
          return length < SHORTEST_SIDE - 1e-6 && !endsStroke(sides, index) ? [length] : [];
        });
  });
