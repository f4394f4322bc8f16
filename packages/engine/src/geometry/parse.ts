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

/**
 * Commands with their numbers; a flag of an arc may stand without a separator ("a1 1 0 012 2"). The list of numbers is one
 * for all commands, read before the next is asked for; places are told by `lastIndex`, for a match would be an array.
 */
function* commands(data: string): Generator<[command: string, values: readonly number[]]> {
  const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/y;
  const flag = /[01]/y;
  const space = /[\s,]*/y;
  const values: number[] = [];
  const behindSpace = (index: number): number => {
    space.lastIndex = index;
    space.test(data);
    return space.lastIndex;
  };
  let index = 0;
  let command = "";
  while (index < data.length) {
    index = behindSpace(index);
    if (index >= data.length) return;
    if (isLetter(data.charCodeAt(index))) {
      command = data[index]!;
      index += 1;
      if (ARITY[command.toUpperCase()] === 0) yield [command, values];
      continue;
    }
    const arity = ARITY[command.toUpperCase()] ?? 0;
    if (arity === 0) return;
    const isArc = command.toUpperCase() === "A";
    for (let count = 0; count < arity; count++) {
      const reader = isArc && (count === 3 || count === 4) ? flag : number;
      const start = behindSpace(index);
      reader.lastIndex = start;
      if (!reader.test(data)) return;
      index = reader.lastIndex;
      values[count] = Number(data.slice(start, index));
    }
    yield [command, values];
    if (command === "M") command = "L";
    if (command === "m") command = "l";
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

/** Reads SVG path data into contours. Open subpaths are closed, as filling does; what cannot be read ends the path. */
export const fromData = (data: string): Path => {
  const drawn = new Pen();
  let at: Point = [0, 0];
  let start: Point = [0, 0];
  let open = false;
  let control: Point | undefined;
  let previous = "";
  for (const [command, values] of commands(data)) {
    const kind = command.toUpperCase();
    const [ox, oy] = command === kind ? [0, 0] : at;
    const pair = (index: number): Point => [values[index]! + ox, values[index + 1]! + oy];
    if (kind !== "M" && kind !== "Z" && !open) {
      drawn.move(...start);
      open = true;
    }
    const reflected: Point = control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at;
    let next = at;
    let handle: Point | undefined;
    if (kind === "M") {
      next = pair(0);
      start = next;
      drawn.move(...next);
      open = true;
    } else if (kind === "Z") {
      drawn.close();
      open = false;
      next = start;
    } else if (kind === "L" || kind === "H" || kind === "V") {
      next = kind === "L" ? pair(0) : kind === "H" ? [values[0]! + ox, at[1]] : [at[0], values[0]! + oy];
      drawn.line(...next);
    } else if (kind === "C" || kind === "S") {
      const first: Point = kind === "C" ? pair(0) : "CS".includes(previous) ? reflected : at;
      handle = pair(kind === "C" ? 2 : 0);
      next = pair(kind === "C" ? 4 : 2);
      drawn.curve(...first, ...handle, ...next);
    } else if (kind === "Q" || kind === "T") {
      handle = kind === "Q" ? pair(0) : "QT".includes(previous) ? reflected : at;
      next = pair(kind === "Q" ? 2 : 0);
      const [hx, hy] = handle;
      drawn.curve(
        at[0] + (2 / 3) * (hx - at[0]),
        at[1] + (2 / 3) * (hy - at[1]),
        next[0] + (2 / 3) * (hx - next[0]),
        next[1] + (2 / 3) * (hy - next[1]),
        ...next,
      );
    } else if (kind === "A") {
      next = pair(5);
      ellipse(drawn, at, values, next);
    }
    control = handle;
    previous = kind;
    at = next;
  }
  return drawn.path();
};
