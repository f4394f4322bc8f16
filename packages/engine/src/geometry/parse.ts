import { type Matrix, type Path, Pen, type Point, pen, transform } from "./path.ts";

/** How many numbers each SVG path command takes. */
const ARITY: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const isLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** Reads numbers out of path data. `lastIndex` gives the position, because a match would be an array. */
class Numbers {
  readonly #number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;
  readonly #flag = /[01]/y;
  readonly #space = /[\s,]*/y;
  readonly #data: string;

  constructor(data: string) {
    this.#data = data;
  }

  behindSpace(index: number): number {
    this.#space.lastIndex = index;
    this.#space.test(this.#data);
    return this.#space.lastIndex;
  }

  /** Reads a command's numbers into `values`; returns where they end, or -1 where something else follows. */
  take(kind: string, from: number, values: number[]): number {
    const arity = ARITY[kind] ?? 0;
    let index = from;
    for (let count = 0; count < arity; count++) {
      // A flag of an arc may stand without a separator ("a1 1 0 012 2").
      const reader = kind === "A" && (count === 3 || count === 4) ? this.#flag : this.#number;
      const start = this.behindSpace(index);
      reader.lastIndex = start;
      if (!reader.test(this.#data)) return -1;
      index = reader.lastIndex;
      values[count] = Number(this.#data.slice(start, index));
    }
    return index;
  }
}

/** What numbers mean that follow a command's own. */
const repeated = (command: string): string => (command === "M" ? "L" : command === "m" ? "l" : command);

/** Commands with their numbers. The list of numbers is one for all commands, read before the next is asked for. */
function* commands(data: string): Generator<[command: string, values: readonly number[]]> {
  const numbers = new Numbers(data);
  const values: number[] = [];
  let index = numbers.behindSpace(0);
  let command = "";
  while (index < data.length) {
    if (isLetter(data.charCodeAt(index))) {
      command = data[index]!;
      index += 1;
      if (ARITY[command.toUpperCase()] === 0) yield [command, values];
    } else {
      const kind = command.toUpperCase();
      if ((ARITY[kind] ?? 0) === 0) return;
      index = numbers.take(kind, index, values);
      if (index < 0) return;
      yield [command, values];
      command = repeated(command);
    }
    index = numbers.behindSpace(index);
  }
}

/** An elliptical arc as arcs of the unit circle, moved into place. */
const ellipse = (drawn: Pen, from: Point, values: readonly number[], to: Point): void => {
  const [rx0 = 0, ry0 = 0, turn = 0, large = 0, sweep = 0] = values;
  if (rx0 === 0 || ry0 === 0 || (from[0] === to[0] && from[1] === to[1])) {
    drawn.line(...to);
    return;
  }
  const phi = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(phi), Math.cos(phi)];
  const halfX = (from[0] - to[0]) / 2;
  const halfY = (from[1] - to[1]) / 2;
  const x1 = cos * halfX + sin * halfY;
  const y1 = -sin * halfX + cos * halfY;
  const grow = Math.sqrt(Math.max(1, (x1 / rx0) ** 2 + (y1 / ry0) ** 2));
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow];
  const under = (rx * ry) ** 2 - (rx * y1) ** 2 - (ry * x1) ** 2;
  const factor =
    (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, under) / ((rx * y1) ** 2 + (ry * x1) ** 2));
  const cx1 = (factor * rx * y1) / ry;
  const cy1 = (-factor * ry * x1) / rx;
  const start = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx);
  let delta = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start;
  if (sweep === 1 && delta < 0) delta += 2 * Math.PI;
  if (sweep === 0 && delta > 0) delta -= 2 * Math.PI;
  const unit = pen()
    .arc(0, 0, 1, (start * 180) / Math.PI, ((start + delta) * 180) / Math.PI)
    .path();
  const place: Matrix = [
    cos * rx,
    sin * rx,
    -sin * ry,
    cos * ry,
    cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2,
    sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2,
  ];
  for (const segment of transform(unit, place)[0]?.segments ?? []) {
    if (segment.length === 6) drawn.curve(...segment);
  }
};

/** Draws path data command by command, and remembers what the next one begins from. */
class Plotter {
  readonly #drawn = new Pen();
  #at: Point = [0, 0];
  #start: Point = [0, 0];
  #isOpen = false;
  /** The last handle, and the kind of curve that it belongs to. */
  #control: Point | undefined;
  #previous = "";

  draw(command: string, values: readonly number[]): void {
    const kind = command.toUpperCase();
    const [ox, oy] = command === kind ? [0, 0] : this.#at;
    const pair = (index: number): Point => [values[index]! + ox, values[index + 1]! + oy];
    let handle: Point | undefined;
    if (kind === "M") this.#move(pair(0));
    else if (kind === "Z") this.#close();
    else {
      this.#open();
      if (kind === "L") this.#line(pair(0));
      else if (kind === "H") this.#line([values[0]! + ox, this.#at[1]]);
      else if (kind === "V") this.#line([this.#at[0], values[0]! + oy]);
      else if (kind === "C") handle = this.#cubic(pair(0), pair(2), pair(4));
      else if (kind === "S") handle = this.#cubic(this.#reflected("CS"), pair(0), pair(2));
      else if (kind === "Q") handle = this.#quadratic(pair(0), pair(2));
      else if (kind === "T") handle = this.#quadratic(this.#reflected("QT"), pair(0));
      else if (kind === "A") this.#arc(values, pair(5));
    }
    this.#control = handle;
    this.#previous = kind;
  }

  path(): Path {
    return this.#drawn.path();
  }

  #move(to: Point): void {
    this.#start = to;
    this.#at = to;
    this.#drawn.move(...to);
    this.#isOpen = true;
  }

  /** What is drawn after a subpath was closed begins where that one began. */
  #open(): void {
    if (this.#isOpen) return;
    this.#drawn.move(...this.#start);
    this.#isOpen = true;
  }

  #close(): void {
    this.#drawn.close();
    this.#isOpen = false;
    this.#at = this.#start;
  }

  #line(to: Point): void {
    this.#drawn.line(...to);
    this.#at = to;
  }

  #cubic(first: Point, handle: Point, to: Point): Point {
    this.#drawn.curve(...first, ...handle, ...to);
    this.#at = to;
    return handle;
  }

  #quadratic(handle: Point, to: Point): Point {
    const [x, y] = this.#at;
    const [hx, hy] = handle;
    this.#drawn.curve(
      x + (2 / 3) * (hx - x),
      y + (2 / 3) * (hy - y),
      to[0] + (2 / 3) * (hx - to[0]),
      to[1] + (2 / 3) * (hy - to[1]),
      ...to,
    );
    this.#at = to;
    return handle;
  }

  #arc(values: readonly number[], to: Point): void {
    ellipse(this.#drawn, this.#at, values, to);
    this.#at = to;
  }

  /** The last handle seen from the other side, after a curve of these kinds; after anything else there is none. */
  #reflected(kinds: string): Point {
    if (!this.#control || !kinds.includes(this.#previous)) return this.#at;
    return [2 * this.#at[0] - this.#control[0], 2 * this.#at[1] - this.#control[1]];
  }
}

/** Reads SVG path data into contours. Open subpaths are closed, as filling does; what cannot be read ends the path. */
export const fromData = (data: string): Path => {
  const plotter = new Plotter();
  for (const [command, values] of commands(data)) plotter.draw(command, values);
  return plotter.path();
};
