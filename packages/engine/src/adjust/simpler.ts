/** Simpler: the smallest parts are removed, and the smallest holes are filled. Detail cannot be invented, so there is no opposite. */

import { depths, holds } from "../geometry/nesting.ts";
import { contourAreas, flatten, type Path, type Point } from "../geometry/path.ts";
import { areaOf, boxAround, inked, isField, type Outline, solidity } from "./outlines.ts";
import type { Side } from "./sides.ts";

/** Something that can be removed: contours of one shape that are removed together. */
interface Detail {
  readonly outline: number;
  readonly contours: readonly number[];
  readonly area: number;
  readonly kind: "part" | "hole";
  readonly at: Point;
}

/** Areas that differ by less belong to parts that are meant to be alike. */
const ALIKE = 0.14;
/** How large a part may be that goes, what may go at once, what may go in all, and how large a hole may be that is filled: shares of the ink. */
const LARGEST_PART = 0.13;
const MOST_AT_ONCE = 0.3;
const MOST_IN_ALL = 0.45;
const LARGEST_HOLE = 0.1;
/** A part that sets the drawing's width or height is no detail. */
const SAME_SIZE = 0.84;
/** A row of at least this many similar parts can lose every second one. */
const ROW = 6;
/** Beyond this share of its hull a drawing of one part is a blob. */
const BLOB = 0.92;

const middleOf = (polygon: readonly Point[]): Point => [
  polygon.reduce((sum, [x]) => sum + x, 0) / polygon.length,
  polygon.reduce((sum, [, y]) => sum + y, 0) / polygon.length,
];

/** The parts and holes of one shape. */
const detailsOf = (
  outlines: readonly Outline[],
  index: number,
  sides: readonly (readonly Side[])[],
): Detail[] => {
  const { path } = outlines[index]!;
  const polygons = flatten(path, 6);
  const [areas, levels] = [contourAreas(path).map(Math.abs), depths(path)];
  const within = (outer: number): number[] =>
    polygons.flatMap((polygon, at) =>
      at !== outer && levels[at]! > levels[outer]! && holds(polygons[outer]!, polygon[0]!) ? [at] : [],
    );
  const others = outlines.filter((_, at) => at !== index).flatMap(({ path: other }) => flatten(other, 2));
  return path.flatMap((_, at): Detail[] => {
    const inside = within(at);
    if (sides[at]!.some(({ shared }) => shared)) return [];
    const kind = levels[at]! % 2 === 0 ? "part" : "hole";
    // Another ink inside the hole would be covered.
    if (kind === "hole" && others.some((other) => holds(polygons[at]!, other[0]!))) return [];
    const sign = (each: number): number => (levels[each]! % 2 === levels[at]! % 2 ? 1 : -1);
    const area = [at, ...inside].reduce((sum, each) => sum + areas[each]! * sign(each), 0);
    return [{ outline: index, contours: [at, ...inside], area, kind, at: middleOf(polygons[at]!) }];
  });
};

/** Like details together, the least first. */
const groupsOf = (details: readonly Detail[]): Detail[][] => {
  const groups: Detail[][] = [];
  for (const detail of [...details].sort(
    (a, b) => a.area - b.area || a.at[0] - b.at[0] || a.at[1] - b.at[1],
  )) {
    const group = groups.find(
      ([first]) => first!.kind === detail.kind && detail.area <= first!.area * (1 + ALIKE),
    );
    if (group) group.push(detail);
    else groups.push([detail]);
  }
  return groups;
};

/** Every second one, counted round their middle. */
const everySecond = (group: readonly Detail[]): Detail[] => {
  const [cx, cy] = middleOf(group.map(({ at }) => at));
  const round = ({ at: [x, y] }: Detail): number => Math.round(Math.atan2(y - cy, x - cx) * 1e6);
  return [...group].sort((a, b) => round(a) - round(b)).filter((_, index) => index % 2 === 1);
};

const without = (outlines: readonly Outline[], gone: readonly Detail[]): readonly Outline[] =>
  outlines
    .map((outline, index): Outline => {
      const contours = new Set(
        gone.filter(({ outline: of }) => of === index).flatMap((each) => each.contours),
      );
      if (contours.size === 0) return outline;
      return { ink: outline.ink, path: outline.path.filter((_, at) => !contours.has(at)) };
    })
    .filter(({ path }) => path.length > 0);

/** Whether what is left says something: more than one part, or one that is not a blob. */
export const saysSomething = (path: Path): boolean => {
  if (path.length === 0) return false;
  const outer = depths(path).filter((depth) => depth === 0).length;
  return outer > 2 || solidity(path, areaOf(path)) < BLOB;
};

export interface Simpler {
  readonly outlines: readonly Outline[];
  /** Below 0: how many steps were taken. */
  readonly detail: number;
}

export const simpler = (
  outlines: readonly Outline[],
  sides: readonly (readonly (readonly Side[])[])[],
  asked: number,
): Simpler => {
  const whole = outlines.reduce((sum, each) => sum + (isField(each) ? 0 : areaOf(each.path)), 0);
  const details = outlines.flatMap((outline, index) =>
    isField(outline) ? [] : detailsOf(outlines, index, sides[index]!),
  );
  const gone: Detail[] = [];
  let steps = 0;
  for (const group of groupsOf(details)) {
    if (steps >= -asked) break;
    const leaving = leavingOf(group, whole);
    if (!leaving || !canGo(outlines, gone, leaving, whole)) continue;
    gone.push(...leaving);
    steps += 1;
  }
  return { outlines: without(outlines, gone), detail: steps === 0 ? 0 : -steps };
};

const sum = (details: readonly Detail[]): number => details.reduce((all, { area }) => all + area, 0);

/** Which of a group of like details can go: all of them, every second one, or none. */
const leavingOf = (group: readonly Detail[], whole: number): readonly Detail[] | null => {
  if (group[0]!.kind === "hole") return sum(group) > whole * LARGEST_HOLE ? null : group;
  if (group[0]!.area > whole * LARGEST_PART) return null;
  if (sum(group) <= whole * MOST_AT_ONCE) return group;
  return group.length >= ROW && group.length % 2 === 0 ? everySecond(group) : null;
};

const canGo = (
  outlines: readonly Outline[],
  gone: readonly Detail[],
  leaving: readonly Detail[],
  whole: number,
): boolean => {
  const all = [...gone, ...leaving];
  if (sum(all.filter(({ kind }) => kind === "part")) > whole * MOST_IN_ALL) return false;
  const left = without(outlines, all);
  const [was, is] = [boxAround(outlines), boxAround(left)];
  if (is.width < was.width * SAME_SIZE || is.height < was.height * SAME_SIZE) return false;
  // A colour that somebody asked for must still be seen.
  const inks = new Set(left.map(({ ink }) => ink));
  return outlines.every(({ ink }) => inks.has(ink)) && saysSomething(inked(left));
};
