/** One of the mark's things several times: each copy is the drawing that is there, and all else stays where it is. */

import { translation } from "../geometry/path.ts";
import { boxOf } from "../geometry/shapes.ts";
import type { Box, MarkDesign, Shape } from "../vocabulary.ts";
import { type Apart, apartIn, gathered, guestIn, moved, withGuest } from "./apart.ts";
import { isKind } from "./parts.ts";

/** The ground between two copies, of the longer side of one. */
const GAP = 0.14;
/** Copies are as large as each other to this share. */
const ALIKE = 0.02;
/** Boxes may overlap by so much of a copy: its corners are ground as a rule. */
const OVERLAP = 0.06;

const isAlike = (a: number, b: number): boolean => Math.abs(a - b) <= ALIKE * Math.max(a, b);

/** A thing as often as it stands there. */
function copiesIn({ shapes }: Apart): readonly (readonly Shape[])[] {
  const sizes = shapes.map((shape) => boxOf([shape]));
  const [first] = sizes;
  const isEach = sizes.every(
    ({ width, height }) => isAlike(width, first!.width) && isAlike(height, first!.height),
  );
  return isEach ? shapes.map((shape) => [shape]) : [shapes];
}

const around = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
};

const meet = (a: Box, b: Box, slack: number): boolean =>
  a.x + slack < b.x + b.width &&
  b.x + slack < a.x + a.width &&
  a.y + slack < b.y + b.height &&
  b.y + slack < a.y + a.height;

/** The free place beside a copy that lets the whole grow least; along first, where it is the same. */
function nextPlace(copies: readonly Box[], taken: readonly Box[]): readonly [x: number, y: number] {
  const [{ width, height }] = copies as [Box];
  const gap = GAP * Math.max(width, height);
  const steps = [
    [width + gap, 0],
    [-width - gap, 0],
    [0, -height - gap],
    [0, height + gap],
  ] as const;
  const at = (from: Box, [x, y]: readonly [number, number]): Box => ({
    ...from,
    x: from.x + x,
    y: from.y + y,
  });
  const all = [...copies, ...taken];
  const places = copies.flatMap((from) => steps.map((step) => at(from, step)));
  const free = places.filter((box) =>
    all.every((other) => !meet(box, other, OVERLAP * Math.max(width, height))),
  );
  const sizeWith = (box: Box): number => {
    const whole = around([...all, box]);
    return Math.max(whole.width, whole.height) ** 2 + whole.width * whole.height;
  };
  const [best] = free.toSorted((a, b) => sizeWith(a) - sizeWith(b));
  return [best!.x - copies[0]!.x, best!.y - copies[0]!.y];
}

/** A thing so many times, beside what is taken; null where it stands there as often. */
function repeated(part: Apart, taken: readonly Shape[], countOf: (present: number) => number) {
  const present = copiesIn(part);
  const count = countOf(present.length);
  if (count === present.length) return null;
  const copies = present.slice(0, count).map((shapes): Apart => ({ ...part, shapes }));
  const others = taken.map((shape) => boxOf([shape]));
  while (copies.length < count) {
    const boxes = copies.map(({ shapes }) => boxOf(shapes));
    copies.push(moved(copies[0]!, translation(...nextPlace(boxes, others))));
  }
  return copies.flatMap((copy) => copy.shapes.map((shape) => ({ ...shape, of: shape.of ?? part.thing })));
}

/** Null where the things of the mark are drawn as one, or it stands there as often. */
export function withCopies(
  mark: MarkDesign,
  thing: string,
  countOf: (present: number) => number,
): MarkDesign | null {
  if (mark.adjustment) return null;
  const parts = apartIn(mark);
  const part = parts?.find((each) => isKind(each.thing, thing));
  if (parts && part) {
    const taken = parts.flatMap((each) => (each === part ? [] : each.shapes));
    const shapes = repeated(part, taken, countOf);
    return shapes && gathered(parts.map((each) => (each === part ? { ...part, shapes } : each)));
  }
  const found = guestIn(mark);
  if (!found || !isKind(found.guest.thing, thing)) return null;
  const shapes = repeated(found.guest, found.host, countOf);
  return shapes && withGuest(mark, shapes);
}
