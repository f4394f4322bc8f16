/** A mark's shapes as outlines that can be worked on: what each shape inks by itself, and which shapes lie together. */

import { join, solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds, contourAreas, flatten, type Path, toData, transform } from "../geometry/path.ts";
import { ink, rasterise, squareAround } from "../geometry/raster.ts";
import { resolve } from "../geometry/resolve.ts";
import type { Box, Ink, Shape } from "../vocabulary.ts";
import { regions, SIZE } from "./regions.ts";
import { lengthOf, type Side, sharedSides, sidesOf } from "./sides.ts";

/** One shape of a mark. Its contours do not overlap: ink lies to the right of each. */
export interface Outline {
  readonly ink: Ink;
  readonly path: Path;
}

/** The share of ink by which contours that overlap differ from what is seen. */
const OVERLAPPING = 0.06;
/** By more of its ink than this a shape that was put together is another one. */
const MISDRAWN = 0.03;

/** A shape with every contour an edge of its ink. */
const outlineOf = ({ d, ink: used, rule }: Shape): Outline => {
  const path = fromData(d).filter((contour) => sidesOf(contour).length > 0);
  if (rule) return { ink: used, path: resolve(solid(path, rule)) };
  const frame = squareAround(bounds(path));
  const bitsOf = (each: Path) => rasterise(solid(each), SIZE, frame).bits;
  const inkOf = (each: Path) => ink(bitsOf(each)) * (frame.width / SIZE) ** 2;
  const seen = inkOf(path);
  const areas = contourAreas(path);
  const summed = areas.reduce((sum, area) => sum + area, 0);
  // The arms of a "K" may meet its stem in a sliver: fewer parts are seen than there are contours.
  const strokes = areas.filter((area) => area * summed > 0).length;
  const isApart = strokes < 2 || regions(bitsOf(path), 1) >= strokes;
  if (isApart && Math.abs(summed - seen) <= seen * OVERLAPPING) return { ink: used, path };
  const apart = resolve(join(path));
  // Many strokes that cross may be put together wrongly, with a counter lost: then each stays a contour of its own.
  return { ink: used, path: Math.abs(inkOf(apart) - seen) > seen * MISDRAWN ? path : apart };
};

export const outlinesOf = (shapes: readonly Shape[]): readonly Outline[] => shapes.map(outlineOf);

export const shapeOf = ({ ink: used, path }: Outline): Shape => ({ d: toData(path), ink: used });

/** A field behind the mark carries no meaning and is not worked on. */
export const isField = ({ ink: used }: Outline): boolean => used === "pale";

export const inked = (outlines: readonly Outline[]): Path =>
  outlines.filter((each) => !isField(each)).flatMap(({ path }) => path);

export const boxAround = (outlines: readonly Outline[]): Box => bounds(outlines.flatMap(({ path }) => path));

const meets = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.width + 0.1 &&
  b.x <= a.x + a.width + 0.1 &&
  a.y <= b.y + b.height + 0.1 &&
  b.y <= a.y + a.height + 0.1;

/** The sides of every shape, those that lie against another shape marked. */
export const sidesOfAll = (outlines: readonly Outline[]): readonly (readonly (readonly Side[])[])[] => {
  const boxes = outlines.map(({ path }) => bounds(path));
  return outlines.map((outline, index) =>
    sharedSides(
      outline.path,
      outlines
        .filter(
          (other, at) =>
            at !== index && !isField(other) && !isField(outline) && meets(boxes[index]!, boxes[at]!),
        )
        .map(({ path }) => path),
    ),
  );
};

export const areaOf = (path: Path): number =>
  Math.abs(contourAreas(path).reduce((sum, area) => sum + area, 0));

/** A stroke has two sides: twice its area over its outline, what two shapes have in common left out. */
export const meanWidth = (
  outlines: readonly Outline[],
  sides: readonly (readonly (readonly Side[])[])[],
): number => {
  let [area, around] = [0, 0];
  for (const [index, outline] of outlines.entries()) {
    if (isField(outline)) continue;
    area += areaOf(outline.path);
    for (const side of sides[index]!.flat()) if (!side.shared) around += lengthOf(side);
  }
  return around === 0 ? 0 : (2 * area) / around;
};

/** Made to fill a box again, about its middle and without being stretched. */
export const fitted = (outlines: readonly Outline[], to: Box): readonly Outline[] => {
  const from = boxAround(outlines);
  if (!(from.width > 0 && from.height > 0)) return outlines;
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const [dx, dy] = [
    to.x + to.width / 2 - (from.x + from.width / 2) * scale,
    to.y + to.height / 2 - (from.y + from.height / 2) * scale,
  ];
  if (Math.abs(scale - 1) < 1e-4 && Math.hypot(dx, dy) < 1e-3) return outlines;
  return outlines.map(({ ink: used, path }) => ({
    ink: used,
    path: transform(path, [scale, 0, 0, scale, dx, dy]),
  }));
};

/** The share of its convex hull that is inked: near 1 the whole is a blob. */
export const solidity = (path: Path, area: number): number => {
  const points = flatten(path, 6)
    .flat()
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (run: typeof points) => {
    const hull: typeof points = [];
    for (const point of run) {
      while (hull.length >= 2) {
        const [a, b] = [hull.at(-2)!, hull.at(-1)!];
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        hull.pop();
      }
      hull.push(point);
    }
    return hull.slice(0, -1);
  };
  const hull = [...half(points), ...half([...points].reverse())];
  const twice = hull.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = hull[(at + 1) % hull.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice === 0 ? 1 : (2 * area) / Math.abs(twice);
};
