import { type Path, type Point, pen, polar, reverse } from "./path.ts";

/** Exact primitives; each returns contours that run clockwise, holes counter-clockwise. */

export const rect = (x: number, y: number, width: number, height: number): Path =>
  pen(x, y)
    .line(x + width, y)
    .line(x + width, y + height)
    .line(x, y + height)
    .path();

/** Corner radii clockwise from top left. */
export type Radii = readonly [number, number, number, number];

export const roundRect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | Radii,
): Path => {
  const most = Math.min(width, height) / 2;
  const [tl, tr, br, bl] =
    typeof radius === "number" ? [radius, radius, radius, radius].map((r) => Math.min(r, most)) : radius;
  const drawn = pen();
  const corner = (cx: number, cy: number, r: number, from: number) =>
    r > 0 ? drawn.arc(cx, cy, r, from, from + 90) : from === 180 ? drawn.move(cx, cy) : drawn.line(cx, cy);
  corner(x + tl!, y + tl!, tl!, 180);
  corner(x + width - tr!, y + tr!, tr!, 270);
  corner(x + width - br!, y + height - br!, br!, 0);
  corner(x + bl!, y + height - bl!, bl!, 90);
  return drawn.path();
};

export const polygon = (points: readonly Point[]): Path => {
  const drawn = pen(...points[0]!);
  for (const point of points.slice(1)) drawn.line(...point);
  return drawn.path();
};

export const disc = (cx: number, cy: number, radius: number): Path =>
  pen().arc(cx, cy, radius, 0, 360).path();

export const ring = (cx: number, cy: number, outer: number, inner: number): Path => [
  ...disc(cx, cy, outer),
  ...reverse(disc(cx, cy, inner)),
];

/** A pie: the disc between two angles (degrees, clockwise from three o'clock). */
export const sector = (cx: number, cy: number, radius: number, from: number, to: number): Path =>
  pen(cx, cy).arc(cx, cy, radius, from, to).path();

/** A stroke along an arc, its ends cut square to the arc or capped round. */
export const band = (
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  from: number,
  to: number,
  cap: "flat" | "round" = "flat",
): Path => {
  const drawn = pen().arc(cx, cy, outer, from, to);
  const half = (outer - inner) / 2;
  const middle = (outer + inner) / 2;
  if (cap === "round") {
    const [x, y] = polar(cx, cy, middle, to);
    drawn.arc(x, y, half, to, to + 180);
  }
  drawn.arc(cx, cy, inner, to, from);
  if (cap === "round") {
    const [x, y] = polar(cx, cy, middle, from);
    drawn.arc(x, y, half, from + 180, from + 360);
  }
  return drawn.path();
};

/** From a point to an end of this width. */
export const wedge = (from: Point, to: Point, width: number): Path => {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return polygon([
    from,
    polar(to[0], to[1], width / 2, angle - 90),
    polar(to[0], to[1], width / 2, angle + 90),
  ]);
};

/** A straight stroke between two points. */
export const bar = (from: Point, to: Point, width: number, cap: "flat" | "round" = "flat"): Path => {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const half = width / 2;
  if (cap === "round") {
    return pen()
      .arc(from[0], from[1], half, angle + 90, angle + 270)
      .arc(to[0], to[1], half, angle - 90, angle + 90)
      .path();
  }
  return polygon([
    polar(from[0], from[1], half, angle - 90),
    polar(to[0], to[1], half, angle - 90),
    polar(to[0], to[1], half, angle + 90),
    polar(from[0], from[1], half, angle + 90),
  ]);
};

/** Two equal arcs meeting in points at both ends: a petal or a leaf, `bulge` its width over its length (≤ 1). */
export const lens = (from: Point, to: Point, bulge: number): Path => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const rise = (length * bulge) / 2;
  const radius = (length * length) / (8 * rise) + rise / 2;
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const half = (Math.asin(Math.min(1, length / (2 * radius))) * 180) / Math.PI;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const above = polar(middle[0], middle[1], radius - rise, angle + 90);
  const below = polar(middle[0], middle[1], radius - rise, angle - 90);
  return pen(...from)
    .arc(above[0], above[1], radius, angle - 90 - half, angle - 90 + half)
    .arc(below[0], below[1], radius, angle + 90 - half, angle + 90 + half)
    .path();
};

/** The part of a disc between two horizontal lines (a slice); rotate for other directions. */
export const discSlice = (cx: number, cy: number, radius: number, top: number, bottom: number): Path => {
  const angleAt = (y: number) => (Math.asin(Math.max(-1, Math.min(1, (y - cy) / radius))) * 180) / Math.PI;
  const [high, low] = [angleAt(top), angleAt(bottom)];
  const drawn = pen().arc(cx, cy, radius, high, low);
  return drawn.arc(cx, cy, radius, 180 - low, 180 - high).path();
};

/** A drop with its point up, from a circle and two tangents that flow into it. */
export const dropPath = (cx: number, top: number, cy: number, r: number): Path =>
  pen(cx, top)
    .curve(cx + r * 0.35, top + (cy - top) * 0.42, cx + r, cy - r * 0.62, cx + r, cy)
    .arc(cx, cy, r, 0, 180)
    .curve(cx - r, cy - r * 0.62, cx - r * 0.35, top + (cy - top) * 0.42, cx, top)
    .path();
