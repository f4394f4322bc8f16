/** The same shapes as lines around them, or with their holes filled. */

import { depths, holds } from "../geometry/nesting.ts";
import { flatten, type Path, reverse } from "../geometry/path.ts";
import { areaOf, boxAround, inked, isField, type Outline } from "./outlines.ts";
import { shiftedFreely } from "./shift.ts";
import { contourOf, distanceTo, lengthOf, type Side, sidesOf } from "./sides.ts";
import { saysSomething } from "./simpler.ts";

/** The line's width in mean stroke widths, kept between these shares of the mark's side. */
const LINE = 0.3;
const FINEST = 1 / 21;
/** Below this share a line is none. */
const HAIRLINE = 1 / 30;
const BROADEST = 1 / 11;
/** What half a step of weight adds to the line. */
const HALF_STEP = 0.13;
const STEPS = { least: -3, most: 5 };
/** A line may take this share of the mean stroke; more, and what it goes round is closed. */
const MOST_OF_STROKE = 0.46;
/** The least share of the ink that must open for it to be a drawing in lines. */
const LEAST_OPEN = 0.16;
/** An opening smaller than this share of the line's square is a pinhole. */
const PINHOLE = 0.6;
/** An opening narrower than this many lines is a slit. */
const SLIT = 0.95;
/** How much nearer to the old edge than wanted a point of the new one may lie. */
const NEARER = 0.93;

/** An edge that two shapes have in common is drawn by both, each its half. */
const lineAt = (width: number) => (side: Side) => (side.shared ? width / 2 : width);

/** The openings inside a shape's lines. */
const openingsOf = (contours: readonly (readonly Side[])[], width: number): Path => {
  const line = lineAt(width);
  const edges = contours.flat().map((side) => ({
    wanted: line(side) * NEARER,
    points: flatten([contourOf([side])], 10)[0]!,
  }));
  const sound = shiftedFreely(contours, line).filter((contour) => {
    const [points = []] = flatten([contour], 4);
    return points.every((point, index) => {
      const [x, y] = points[(index + 1) % points.length]!;
      const middle = [(point[0] + x) / 2, (point[1] + y) / 2] as const;
      return edges.every(({ wanted, points: edge }) => distanceTo(middle, edge) >= wanted);
    });
  });
  return wide(sound, width);
};

/** The openings that are seen as such: no pinholes, no slits between two lines. */
const wide = (openings: Path, line: number): Path => {
  const levels = depths(openings);
  const polygons = flatten(openings, 6);
  return openings.flatMap((opening, at): Path => {
    if (levels[at] !== 0) return [];
    const inside = openings.filter(
      (_, other) => levels[other]! > 0 && holds(polygons[at]!, polygons[other]![0]!),
    );
    const whole = [opening, ...inside];
    const area = areaOf(whole);
    const around = whole.flatMap(sidesOf).reduce((sum, side) => sum + lengthOf(side), 0);
    return area < line * line * PINHOLE || (2 * area) / around < line * SLIT ? [] : whole;
  });
};

export interface Lined {
  readonly outlines: readonly Outline[];
  readonly weight: number;
}

/** Every shape as a line inside its edge; null where there is no room for one. */
export const lined = (
  outlines: readonly Outline[],
  sides: readonly (readonly (readonly Side[])[])[],
  stroke: number,
  weight: number,
): Lined | null => {
  const { width, height } = boxAround(outlines);
  const side = Math.max(width, height);
  const usual = Math.min(side * BROADEST, Math.max(side * FINEST, stroke * LINE));
  const towards = Math.max(STEPS.least, Math.min(STEPS.most, weight));
  for (let steps = towards; ; steps -= Math.sign(steps)) {
    const line = usual * (1 + HALF_STEP * steps);
    const made = line <= stroke * MOST_OF_STROKE ? withLine(outlines, sides, line) : null;
    if (made) return { outlines: made, weight: steps };
    if (steps === 0) break;
  }
  return slender(outlines, sides, Math.min(usual, stroke * MOST_OF_STROKE), side);
};

/** A drawing of slender parts takes a line as fine as they are, as long as it is one. */
const slender = (
  outlines: readonly Outline[],
  sides: readonly (readonly (readonly Side[])[])[],
  line: number,
  side: number,
): Lined | null => {
  const made = line >= side * HAIRLINE ? withLine(outlines, sides, line) : null;
  return made && { outlines: made, weight: 0 };
};

const withLine = (
  outlines: readonly Outline[],
  sides: readonly (readonly (readonly Side[])[])[],
  line: number,
): readonly Outline[] | null => {
  let [before, open] = [0, 0];
  const made = outlines.map((outline, index): Outline => {
    if (isField(outline)) return outline;
    const openings = openingsOf(sides[index]!, line);
    before += areaOf(outline.path);
    open += areaOf(openings);
    return { ink: outline.ink, path: [...outline.path, ...reverse(openings)] };
  });
  return open < before * LEAST_OPEN ? null : made;
};

/** Every hole filled; null where there is none, or where the result would show nothing. */
export const filled = (outlines: readonly Outline[]): readonly Outline[] | null => {
  const made = outlines.map((outline, index): Outline => {
    if (isField(outline)) return outline;
    const levels = depths(outline.path);
    if (levels.every((level) => level === 0)) return outline;
    const below = outlines.slice(0, index).filter((other) => !isField(other));
    const outer = outline.path.filter((_, at) => levels[at] === 0);
    return below.some((other) => buries(outer, other.path)) ? outline : { ink: outline.ink, path: outer };
  });
  if (made.every((outline, index) => outline === outlines[index])) return null;
  return saysSomething(inked(made)) ? made : null;
};

/** Whether what is drawn first would vanish below what is drawn over it. */
const buries = (over: Path, path: Path): boolean => {
  const levels = depths([...path, ...over]);
  return levels.slice(0, path.length).some((level, at) => level > depths(path)[at]!);
};
