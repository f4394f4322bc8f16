/** Simpler: the smallest parts are removed, and the smallest holes are filled. Detail cannot be invented, so there is no opposite. */

import { depths, holds } from "../geometry/nesting.ts";
import { bounds, contourAreas, flatten, type Path, type Point } from "../geometry/path.ts";
import type { Box } from "../vocabulary.ts";
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
/** How large a part may be that goes, and a hole that is filled: shares of the ink. */
interface Limits {
  readonly part: number;
  readonly hole: number;
}
const DETAILS: Limits = { part: 0.13, hole: 0.1 };
/** A drawing without such details loses the least of what it has. */
const FEATURES: Limits = { part: 0.22, hole: 0.22 };
/** What may go at once, and in all: shares of the ink. */
const MOST_AT_ONCE = 0.3;
const MOST_IN_ALL = 0.45;
/** A part that sets the drawing's width or height is no detail. */
const SAME_SIZE = 0.84;
/** Of a drawing of many parts two alike, one on each side, can go at its edge: what is left may be this much smaller. */
const MANY = 5;
const LEFT_OVER = 0.6;
const EDGE_PAIR: Limits = { part: 0.2, hole: 0 };
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
  const groups = groupsOf(details);
  const taken = (limits: Limits, most: number, may = anyGroup): readonly (readonly Detail[])[] => {
    const gone: (readonly Detail[])[] = [];
    for (const group of groups.filter(may)) {
      if (gone.length >= most) break;
      const leaving = leavingOf(group, whole, limits);
      if (leaving && canGo(outlines, gone.flat(), leaving, whole)) gone.push(leaving);
    }
    return gone;
  };
  const fine = taken(DETAILS, -asked);
  const feature = fine.length > 0 ? fine : taken(FEATURES, 1, (group) => isFeature(outlines, group));
  const gone = feature.length > 0 ? feature : edgePairs(outlines, details, whole, Math.ceil(-asked / 2));
  return { outlines: without(outlines, gone.flat()), detail: gone.length === 0 ? 0 : -gone.length };
};

/** The least pairs of parts at the edge, as many as may go: a book of four lines is a book of three. */
function edgePairs(
  outlines: readonly Outline[],
  details: readonly Detail[],
  whole: number,
  most: number,
): readonly (readonly Detail[])[] {
  const gone: (readonly Detail[])[] = [];
  for (;;) {
    const left = details.filter(({ kind, outline, contours }) => {
      const isGone = gone.flat().some((each) => each.outline === outline && each.contours === contours);
      return kind === "part" && !isGone;
    });
    if (gone.length >= most || left.length < MANY) return gone;
    const now = without(outlines, gone.flat());
    const pair = pairsOf(outlines, left, boxAround(now))
      .filter(
        (each) =>
          each[0]!.area <= whole * EDGE_PAIR.part && each.some((detail) => isAtEdge(outlines, detail, now)),
      )
      .find((each) => canGo(outlines, gone.flat(), each, whole, LEFT_OVER));
    if (!pair) return gone;
    gone.push(pair);
  }
}

/** Two parts that mirror each other, the least first. */
const pairsOf = (
  outlines: readonly Outline[],
  parts: readonly Detail[],
  { x, width }: Box,
): readonly (readonly Detail[])[] =>
  parts
    .flatMap((one, at) =>
      parts.slice(at + 1).flatMap((other): (readonly Detail[])[] => {
        const isAlike = Math.abs(one.area - other.area) <= ALIKE * Math.max(one.area, other.area);
        const [a, b] = [one, other].map((each) => boxOfDetail(outlines, each)) as [Box, Box];
        const across = a.x + b.x + b.width - 2 * x - width;
        const isMirrored = Math.abs(across) < width * ASKEW && Math.abs(a.y - b.y) < width * ASKEW;
        return isAlike && isMirrored ? [[one, other]] : [];
      }),
    )
    .toSorted((a, b) => sum(a) - sum(b));
/** How far parts may be from mirroring each other: a share of the drawing's width. */
const ASKEW = 0.06;

const anyGroup = (_group: readonly Detail[]): boolean => true;

/** One of its kind, and no part between others, where it would leave a gap. */
const isFeature = (outlines: readonly Outline[], group: readonly Detail[]): boolean => {
  const [only, ...alike] = group;
  if (!only || alike.length > 0) return false;
  if (only.kind === "hole") return true;
  return isAtEdge(outlines, only, outlines);
};

const boxOfDetail = (outlines: readonly Outline[], { outline, contours }: Detail): Box =>
  bounds([outlines[outline]!.path[contours[0]!]!]);

const isAtEdge = (outlines: readonly Outline[], detail: Detail, among: readonly Outline[]): boolean => {
  const whole = boxAround(among);
  const own = boxOfDetail(outlines, detail);
  const near = EDGE * Math.max(whole.width, whole.height);
  return (
    own.x - whole.x < near ||
    own.y - whole.y < near ||
    whole.x + whole.width - own.x - own.width < near ||
    whole.y + whole.height - own.y - own.height < near
  );
};
/** This near to the drawing's box a part stands at its edge: a share of its side. */
const EDGE = 0.02;

const sum = (details: readonly Detail[]): number => details.reduce((all, { area }) => all + area, 0);

/** Which of a group of like details can go: all of them, every second one, or none. */
const leavingOf = (group: readonly Detail[], whole: number, limits: Limits): readonly Detail[] | null => {
  if (group[0]!.kind === "hole") return sum(group) > whole * limits.hole ? null : group;
  if (group[0]!.area > whole * limits.part) return null;
  if (sum(group) <= whole * MOST_AT_ONCE) return group;
  return group.length >= ROW && group.length % 2 === 0 ? everySecond(group) : null;
};

const canGo = (
  outlines: readonly Outline[],
  gone: readonly Detail[],
  leaving: readonly Detail[],
  whole: number,
  sameSize = SAME_SIZE,
): boolean => {
  const all = [...gone, ...leaving];
  if (sum(all.filter(({ kind }) => kind === "part")) > whole * MOST_IN_ALL) return false;
  const left = without(outlines, all);
  const [was, is] = [boxAround(outlines), boxAround(left)];
  if (is.width < was.width * sameSize || is.height < was.height * sameSize) return false;
  // A colour that somebody asked for must still be seen.
  const inks = new Set(left.map(({ ink }) => ink));
  return outlines.every(({ ink }) => inks.has(ink)) && saysSomething(inked(left));
};
