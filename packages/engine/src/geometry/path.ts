/**
 * Outlines as plain data: closed contours of lines and cubics, in units of a 24-unit grid with y downwards.
 * Arcs are kept as cubics of at most a quarter turn (radial error below 0.03 %), because paper, fonts and
 * every renderer agree on cubics and because a transformed arc is still a cubic.
 */

export type Point = readonly [x: number, y: number];
/** A line to (x, y), or a cubic through two handles to (x, y). */
export type Segment = readonly [x: number, y: number] | Cubic;
type Cubic = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];
export interface Contour {
  readonly from: Point;
  readonly segments: readonly Segment[];
}
/** Contours filled by the nonzero rule: a hole runs the other way round. */
export type Path = readonly Contour[];

/** a b c d e f as in SVG's matrix(). */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const DEGREE = Math.PI / 180;

/** Written numbers carry three decimals: a tenth of a pixel when a 24-unit mark is drawn 2,400 px high. */
export const quantise = (value: number, step = 0.001): number => {
  const steps = Math.round(value / step);
  // Multiplying by the reciprocal keeps 0.001 steps exact in print (0.1 + 0.2 stays 0.3).
  return steps === 0 ? 0 : step < 1 ? steps / Math.round(1 / step) : steps * step;
};

export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => [
  cx + radius * Math.cos(degrees * DEGREE),
  cy + radius * Math.sin(degrees * DEGREE),
];

/** Draws one path: contours of lines, curves and true arcs. */
export class Pen {
  readonly #contours: Contour[] = [];
  #from: Point | undefined;
  #segments: Segment[] = [];
  #at: Point = [0, 0];

  move(x: number, y: number): this {
    this.close();
    this.#from = [x, y];
    this.#at = [x, y];
    return this;
  }

  line(x: number, y: number): this {
    this.#segments.push([x, y]);
    this.#at = [x, y];
    return this;
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.#segments.push([x1, y1, x2, y2, x, y]);
    this.#at = [x, y];
    return this;
  }

  /** An arc of a circle from one angle to another (degrees, clockwise as y points down); joins by a line if apart. */
  arc(cx: number, cy: number, radius: number, start: number, end: number): this {
    const first = polar(cx, cy, radius, start);
    if (!this.#from) this.move(...first);
    else if (Math.hypot(first[0] - this.#at[0], first[1] - this.#at[1]) > 1e-6) this.line(...first);
    const pieces = Math.max(1, Math.ceil(Math.abs(end - start) / 90 - 1e-9));
    const step = (end - start) / pieces;
    const handle = (4 / 3) * Math.tan((step * DEGREE) / 4) * radius;
    for (let piece = 0; piece < pieces; piece++) {
      const from = start + piece * step;
      const to = from + step;
      const [x0, y0] = polar(cx, cy, radius, from);
      const [x, y] = polar(cx, cy, radius, to);
      const [sin0, cos0] = [Math.sin(from * DEGREE), Math.cos(from * DEGREE)];
      const [sin1, cos1] = [Math.sin(to * DEGREE), Math.cos(to * DEGREE)];
      this.curve(x0 - handle * sin0, y0 + handle * cos0, x + handle * sin1, y - handle * cos1, x, y);
    }
    return this;
  }

  close(): this {
    if (this.#from && this.#segments.length > 0) {
      this.#contours.push({ from: this.#from, segments: this.#segments });
    }
    this.#from = undefined;
    this.#segments = [];
    return this;
  }

  path(): Path {
    this.close();
    return this.#contours;
  }
}

export const pen = (x?: number, y?: number): Pen => {
  const drawn = new Pen();
  return x === undefined || y === undefined ? drawn : drawn.move(x, y);
};

const end = (segment: Segment): Point => (segment.length === 2 ? segment : [segment[4], segment[5]]);
const endX = (segment: Segment): number => (segment.length === 2 ? segment[0] : segment[4]);
const endY = (segment: Segment): number => (segment.length === 2 ? segment[1] : segment[5]);

/** The same outline run the other way, so that it cuts where it would have filled. */
export const reverse = (path: Path): Path =>
  path.map(({ from, segments }) => {
    const points: Point[] = [from, ...segments.map(end)];
    const backwards: Segment[] = [];
    for (let index = segments.length - 1; index >= 0; index--) {
      const segment = segments[index]!;
      const [x, y] = points[index]!;
      backwards.push(segment.length === 2 ? [x, y] : [segment[2], segment[3], segment[0], segment[1], x, y]);
    }
    return { from: points[points.length - 1]!, segments: backwards };
  });

export const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

/** Written out: through `apply` a cubic would leave six points behind. */
const movedSegment = ([a, b, c, d, e, f]: Matrix, segment: Segment): Segment =>
  segment.length === 2
    ? [a * segment[0] + c * segment[1] + e, b * segment[0] + d * segment[1] + f]
    : [
        a * segment[0] + c * segment[1] + e,
        b * segment[0] + d * segment[1] + f,
        a * segment[2] + c * segment[3] + e,
        b * segment[2] + d * segment[3] + f,
        a * segment[4] + c * segment[5] + e,
        b * segment[4] + d * segment[5] + f,
      ];

/** Moves every node; a mirroring matrix also turns the contours back, so that holes stay holes. */
export const transform = (path: Path, matrix: Matrix): Path => {
  const moved = path.map(({ from, segments }) => ({
    from: apply(matrix, from),
    segments: segments.map((segment) => movedSegment(matrix, segment)),
  }));
  return matrix[0] * matrix[3] - matrix[1] * matrix[2] < 0 ? reverse(moved) : moved;
};

/** Every point moved by its own rule; handles go with the points they belong to. */
export const warp = (path: Path, rule: (point: Point) => Point): Path =>
  path.map(({ from, segments }) => ({
    from: rule(from),
    segments: segments.map((segment): Segment => {
      if (segment.length === 2) return rule(segment);
      const [x1, y1] = rule([segment[0], segment[1]]);
      const [x2, y2] = rule([segment[2], segment[3]]);
      const [x, y] = rule([segment[4], segment[5]]);
      return [x1, y1, x2, y2, x, y];
    }),
  }));

export const translation = (dx: number, dy: number): Matrix => [1, 0, 0, 1, dx, dy];

export const rotation = (degrees: number, cx: number, cy: number): Matrix => {
  const [sin, cos] = [Math.sin(degrees * DEGREE), Math.cos(degrees * DEGREE)];
  return [cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy];
};

/** Scales about a point; negative factors mirror. */
export const scaling = (sx: number, sy: number, cx = 0, cy = 0): Matrix => [
  sx,
  0,
  0,
  sy,
  cx - sx * cx,
  cy - sy * cy,
];

const cubicAt = (p0: number, p1: number, p2: number, p3: number, t: number): number => {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
};

/** One of the two places between its ends (distinguished by `sign`) where a cubic turns back along an axis, otherwise NaN. */
const turningPoint = (p0: number, p1: number, p2: number, p3: number, sign: 1 | -1): number => {
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  if (Math.abs(a) < 1e-12 && Math.abs(b) < 1e-12) return Number.NaN;
  // The root of a negative number is NaN, which lies between no two numbers.
  const t = Math.abs(a) < 1e-12 ? -c / b : (-b + sign * Math.sqrt(b * b - 4 * a * c)) / (2 * a);
  return t > 0 && t < 1 ? cubicAt(p0, p1, p2, p3, t) : Number.NaN;
};

const BOTH_SIGNS = [1, -1] as const;

/** A box that grows with what lies in it. */
class Extremes {
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;

  /** NaN is ignored. */
  add(x: number, y: number): void {
    if (x < this.#left) this.#left = x;
    if (x > this.#right) this.#right = x;
    if (y < this.#top) this.#top = y;
    if (y > this.#bottom) this.#bottom = y;
  }

  /** Where a cubic turns back. */
  addTurns(x0: number, y0: number, segment: Cubic): void {
    for (const sign of BOTH_SIGNS) {
      this.add(
        turningPoint(x0, segment[0], segment[2], segment[4], sign),
        turningPoint(y0, segment[1], segment[3], segment[5], sign),
      );
    }
  }

  box(): Box {
    return this.#left > this.#right
      ? { x: 0, y: 0, width: 0, height: 0 }
      : { x: this.#left, y: this.#top, width: this.#right - this.#left, height: this.#bottom - this.#top };
  }
}

/** The tight box of the ink (curve extremes, not handles). */
export const bounds = (path: Path): Box => {
  const extremes = new Extremes();
  for (const { from, segments } of path) {
    let [x0, y0] = from;
    extremes.add(x0, y0);
    for (const segment of segments) {
      const x = endX(segment);
      const y = endY(segment);
      extremes.add(x, y);
      if (segment.length === 6) extremes.addTurns(x0, y0, segment);
      x0 = x;
      y0 = y;
    }
  }
  return extremes.box();
};

/**
 * A contour's corners as x and y in turn, `steps` chords per cubic, written into a list that may be used again; tells how
 * many numbers they are. For loops that run over every outline of every candidate.
 */
export const writeCorners = ({ from, segments }: Contour, steps: number, into: number[]): number => {
  let [x0, y0] = from;
  into[0] = x0;
  into[1] = y0;
  let count = 2;
  for (const segment of segments) {
    const x = endX(segment);
    const y = endY(segment);
    if (segment.length === 6) {
      for (let step = 1; step < steps; step++) {
        const t = step / steps;
        into[count++] = cubicAt(x0, segment[0], segment[2], x, t);
        into[count++] = cubicAt(y0, segment[1], segment[3], y, t);
      }
    }
    into[count++] = x;
    into[count++] = y;
    x0 = x;
    y0 = y;
  }
  return count;
};

/** Each contour as a closed polygon; `steps` chords per cubic. */
export const flatten = (path: Path, steps = 8): Point[][] => {
  const corners: number[] = [];
  return path.map((contour) => {
    const count = writeCorners(contour, steps, corners);
    const polygon: Point[] = [];
    for (let at = 0; at < count; at += 2) polygon.push([corners[at]!, corners[at + 1]!]);
    return polygon;
  });
};

/** Chords per cubic, for areas. */
const AREA_STEPS = 8;

/** Signed area by contour; the sum is the ink when holes run the other way. */
export const contourAreas = (path: Path): number[] => {
  const corners: number[] = [];
  return path.map((contour) => {
    const count = writeCorners(contour, AREA_STEPS, corners);
    let twice = 0;
    for (let at = 0; at < count; at += 2) {
      const next = (at + 2) % count;
      twice += corners[at]! * corners[next + 1]! - corners[next]! * corners[at + 1]!;
    }
    return twice / 2;
  });
};

/** A minus sign separates by itself; anything else needs a space. */
const list = (values: readonly number[]): string => {
  let all = String(values[0]);
  for (let at = 1; at < values.length; at++)
    all += values[at]! < 0 ? String(values[at]) : ` ${String(values[at])}`;
  return all;
};

/** Outlines as they are written: rounded, and without lines that lead nowhere or that closing draws. */
export const rounded = (path: Path): Path =>
  path.map((contour) => {
    const from = roundedPoint(contour.from);
    let at = from;
    const segments = contour.segments.flatMap((segment, index): readonly Segment[] => {
      const to = roundedPoint(end(segment));
      if (segment.length === 6) {
        at = to;
        const [x1, y1, x2, y2] = segment;
        return [[quantise(x1), quantise(y1), quantise(x2), quantise(y2), ...to]];
      }
      const closes = index === contour.segments.length - 1 && isSame(to, from);
      if (closes || isSame(to, at)) return [];
      at = to;
      return [to];
    });
    return { from, segments };
  });

const roundedPoint = ([x, y]: Point): Point => [quantise(x), quantise(y)];
const isSame = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1];

/** SVG path data: absolute commands, three decimals, horizontal and vertical lines as H and V. */
export const toData = (path: Path): string =>
  rounded(path)
    .map(({ from, segments }) => {
      let data = `M${list(from)}`;
      let at = from;
      for (const segment of segments) {
        const to = end(segment);
        if (segment.length === 6) data += `C${list(segment)}`;
        else if (to[1] === at[1]) data += `H${String(to[0])}`;
        else if (to[0] === at[0]) data += `V${String(to[1])}`;
        else data += `L${list(segment)}`;
        at = to;
      }
      return `${data}Z`;
    })
    .join("");
