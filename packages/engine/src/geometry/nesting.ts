import { contourAreas, flatten, type Path, type Point } from "./path.ts";

/** Whether a point lies inside a polygon. */
export const holds = (polygon: readonly Point[], [x, y]: Point): boolean => {
  let inside = false;
  for (let index = 0, before = polygon.length - 1; index < polygon.length; before = index++) {
    const [x0, y0] = polygon[before]!;
    const [x1, y1] = polygon[index]!;
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) inside = !inside;
  }
  return inside;
};

/** How many other contours enclose each contour: 0 is an outer edge, 1 a hole, 2 an island in a hole. */
export const depths = (path: Path): number[] => {
  const polygons = flatten(path, 4);
  return polygons.map((polygon, index) => {
    const point = polygon[0]!;
    return polygons.reduce((depth, other, at) => depth + (at !== index && holds(other, point) ? 1 : 0), 0);
  });
};

/** Share of the outer contours' area that is holes: a drawing in outline is mostly hole. */
export const hollowness = (path: Path): number => {
  const areas = contourAreas(path).map(Math.abs);
  const at = depths(path);
  const sum = (depth: number) =>
    areas.reduce((total, area, index) => total + (at[index] === depth ? area : 0), 0);
  const outer = sum(0);
  return outer > 0 ? sum(1) / outer : 0;
};

/** The contours at a depth, and those just inside them, which are their holes. */
export const level = (path: Path, depth: number): { readonly filled: Path; readonly holes: Path } => {
  const at = depths(path);
  return {
    filled: path.filter((_, index) => at[index] === depth),
    holes: path.filter((_, index) => at[index] === depth + 1),
  };
};
