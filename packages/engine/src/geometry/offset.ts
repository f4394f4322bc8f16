import { type Contour, flatten, type Path, type Point, polar, type Segment } from "./path.ts";

/**
 * Outlines drawn again at a distance inside their ink, cubics kept as cubics. Each piece is moved along its normal
 * (Tiller and Hanson 1984: ends along the normals, handles scaled with the chord), pieces are joined where they part,
 * and `isInset` tells what of the result is the wanted outline and what is a loop left over from a tight corner.
 */

/** A cubic that turns by more than this is halved first; at 36° the moved cubic is off by less than 0.1 %. */
const MOST_TURN = Math.PI / 5;
const MOST_HALVINGS = 5;
/** Corners that part by more than this get a join. */
const PARTED = 0.01;
/** A mitre longer than this many distances is cut off, as SVG's limit of 4 does for strokes. */
const MITRE = 2.4;

type Cubic = readonly [Point, Point, Point, Point];

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const along = (a: Point, direction: Point, by: number): Point => [
  a[0] + direction[0] * by,
  a[1] + direction[1] * by,
];
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const length = ([x, y]: Point): number => Math.hypot(x, y);
const unit = (vector: Point): Point => {
  const size = length(vector);
  return size === 0 ? [0, 0] : [vector[0] / size, vector[1] / size];
};
/** To the right of the way one goes: where the ink lies. */
const right = ([x, y]: Point): Point => [-y, x];

const tangents = ([a, b, c, d]: Cubic): [start: Point, end: Point] => [
  unit([minus(b, a), minus(c, a), minus(d, a)].find((each) => length(each) > 1e-6) ?? [1, 0]),
  unit([minus(d, c), minus(d, b), minus(d, a)].find((each) => length(each) > 1e-6) ?? [1, 0]),
];

const halves = ([a, b, c, d]: Cubic): [Cubic, Cubic] => {
  const [ab, bc, cd] = [middle(a, b), middle(b, c), middle(c, d)];
  const [abc, bcd] = [middle(ab, bc), middle(bc, cd)];
  const centre = middle(abc, bcd);
  return [
    [a, ab, abc, centre],
    [centre, bcd, cd, d],
  ];
};

const turned = (from: Point, to: Point): number =>
  Math.abs(Math.atan2(from[0] * to[1] - from[1] * to[0], from[0] * to[0] + from[1] * to[1]));

/** Cubics that turn little, the way there and back counted together: an S heads the same at both ends. */
const gentle = (cubic: Cubic, depth = 0): Cubic[] => {
  const [a, b, c, d] = cubic;
  const ways = [minus(b, a), minus(c, b), minus(d, c)].filter((way) => length(way) > 1e-6);
  const turn = ways.slice(1).reduce((sum, way, index) => sum + turned(ways[index]!, way), 0);
  if (turn <= MOST_TURN || depth >= MOST_HALVINGS) return [cubic];
  return halves(cubic).flatMap((half) => gentle(half, depth + 1));
};

interface Piece {
  readonly from: Point;
  readonly segment: Segment;
  readonly to: Point;
  /** Where it heads at its two ends, and the corner of the old outline it ends at. */
  readonly start: Point;
  readonly end: Point;
  readonly corner: Point;
}

const movedLine = (a: Point, b: Point, by: number): Piece[] => {
  const heading = unit(minus(b, a));
  if (length(heading) === 0) return [];
  const to = along(b, right(heading), by);
  return [{ from: along(a, right(heading), by), segment: to, to, start: heading, end: heading, corner: b }];
};

const movedCubic = (cubic: Cubic, by: number): Piece => {
  const [a, b, c, d] = cubic;
  const [start, end] = tangents(cubic);
  const [from, to] = [along(a, right(start), by), along(d, right(end), by)];
  const chord = length(minus(d, a));
  // Where the distance exceeds the radius the curve runs backwards: the loop that results is recognised later.
  const forward = (to[0] - from[0]) * (d[0] - a[0]) + (to[1] - from[1]) * (d[1] - a[1]) < 0 ? -1 : 1;
  const scale = chord === 0 ? 1 : (forward * length(minus(to, from))) / chord;
  const one = along(from, start, length(minus(b, a)) * scale);
  const two = along(to, end, -length(minus(d, c)) * scale);
  return { from, segment: [...one, ...two, ...to], to, start, end, corner: d };
};

const pieces = ({ from, segments }: Contour, by: number): Piece[] => {
  let at = from;
  const made = segments.flatMap((segment): Piece[] => {
    const start = at;
    at = segment.length === 2 ? segment : [segment[4], segment[5]];
    if (segment.length === 2) return movedLine(start, segment, by);
    return gentle([start, [segment[0], segment[1]], [segment[2], segment[3]], at]).map((cubic) =>
      movedCubic(cubic, by),
    );
  });
  return length(minus(at, from)) > 1e-3 ? [...made, ...movedLine(at, from, by)] : made;
};

/** From where one piece ends to where the next begins: a mitre, or an arc about the old corner. */
const joined = (last: Piece, next: Piece, by: number, round: boolean): Segment[] => {
  if (length(minus(last.to, next.from)) < PARTED) return [];
  const turn = last.end[0] * next.start[1] - last.end[1] * next.start[0];
  const ahead = last.end[0] * next.start[0] + last.end[1] * next.start[1];
  // Turning towards the ink the two cross each other; a straight link closes a loop that is recognised later.
  if (turn > 0) return [next.from];
  if (!round) {
    const reach = by * Math.tan(Math.acos(Math.max(-1, Math.min(1, ahead))) / 2);
    return reach <= MITRE * by ? [along(last.to, last.end, reach), next.from] : [next.from];
  }
  const degrees = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI;
  const [first, second] = [degrees(minus(last.to, last.corner)), degrees(minus(next.from, last.corner))];
  const swing = ((((second - first + 180) % 360) + 360) % 360) - 180;
  const steps = Math.max(1, Math.ceil(Math.abs(swing) / 30));
  return Array.from({ length: steps }, (_, index) =>
    polar(last.corner[0], last.corner[1], by, first + (swing * (index + 1)) / steps),
  );
};

/** Every contour moved into its ink, loops and all. */
export const movedInwards = (path: Path, by: number, round: boolean): Path =>
  path.flatMap((contour): Path => {
    const made = pieces(contour, by);
    const [first] = made;
    if (!first) return [];
    const segments = made.flatMap((piece, index) => [
      piece.segment,
      ...joined(piece, made[(index + 1) % made.length]!, by, round),
    ]);
    return [{ from: first.from, segments }];
  });

/** How much nearer to the old outline than wanted a point of the new one may lie. */
const NEARER = 0.96;

/** Squares that differ by less may belong to equal distances. */
const ROUNDED = 1e-9;

/** Numbers of a side: where it begins, how far it goes, the square of that, and the box around it. */
const SIDE = 9;

/** The sides of polygons one after the other. */
function sidesOf(polygons: readonly (readonly Point[])[]): Float64Array {
  const count = polygons.reduce((sum, { length: sides }) => sum + sides, 0);
  const sides = new Float64Array(count * SIDE);
  let to = 0;
  for (const polygon of polygons)
    for (let side = 0; side < polygon.length; side++, to += SIDE) {
      const [ax, ay] = polygon[side]!;
      const [bx, by] = polygon[(side + 1) % polygon.length]!;
      const [dx, dy] = [bx - ax, by - ay];
      const box = [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)] as const;
      sides.set([ax, ay, dx, dy, dx * dx + dy * dy, ...box], to);
    }
  return sides;
}

/** Whether a point lies at least so far from a side. */
function isFar(x: number, y: number, sides: Float64Array, from: number, least: number): boolean {
  const [ax, ay] = [sides[from]!, sides[from + 1]!];
  const [dx, dy, size] = [sides[from + 2]!, sides[from + 3]!, sides[from + 4]!];
  const t = size === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / size));
  const [across, down] = [x - ax - t * dx, y - ay - t * dy];
  // Squares tell it nearly always, at a tenth of the time.
  const over = across * across + down * down - least * least;
  return Math.abs(over) > ROUNDED * least * least ? over > 0 : Math.hypot(across, down) >= least;
}

/** Whether a point lies at least so far from all sides; nearly all of them are told by the boxes around them. */
function isFarFromAll([x, y]: Point, sides: Float64Array, least: number): boolean {
  const reach = least * (1 + ROUNDED);
  const [left, top, right, bottom] = [x - reach, y - reach, x + reach, y + reach];
  for (let from = 0; from < sides.length; from += SIDE) {
    if (sides[from + 5]! > right || sides[from + 7]! < left) continue;
    if (sides[from + 6]! > bottom || sides[from + 8]! < top) continue;
    if (!isFar(x, y, sides, from, least)) return false;
  }
  return true;
}

/** Whether a contour is an inset: everywhere as far inside as asked, not a loop that came too near to another edge. */
export const isInset = (outline: Path, by: number): ((contour: Contour) => boolean) => {
  const sides = sidesOf(flatten(outline, 12));
  return (contour) => {
    const [points = []] = flatten([contour], 4);
    return points.every((point, index) =>
      isFarFromAll(middle(point, points[(index + 1) % points.length]!), sides, by * NEARER),
    );
  };
};
