/**
 * Measures of a face, taken from its outlines. Font tables are no help: a stem width is not in them, and
 * the box of an `l` misleads (tails, serifs). So scan lines are laid across the letters.
 */

import { bounds, flatten, type Path, type Point } from "../geometry/path.ts";
import type { FaceMeasure } from "../vocabulary.ts";

/** Draws one character, y down, 1000 units per em; null where the face lacks it. */
export type DrawCharacter = (character: string) => { readonly path: Path; readonly advance: number } | null;

type Span = readonly [start: number, end: number];

/** Where a line at `at` is inside the outline (nonzero). `axis` 0 scans along x at height `at`, 1 along y. */
export function spans(polygons: readonly (readonly Point[])[], axis: 0 | 1, at: number): Span[] {
  const across = axis === 0 ? 1 : 0;
  const crossings: { where: number; turn: number }[] = [];
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i++) {
      const a = polygon[i]!;
      const b = polygon[(i + 1) % polygon.length]!;
      const [low, high] = [a[across], b[across]];
      if (low <= at === high <= at) continue;
      const t = (at - low) / (high - low);
      crossings.push({ where: a[axis] + t * (b[axis] - a[axis]), turn: high > low ? 1 : -1 });
    }
  }
  crossings.sort((a, b) => a.where - b.where);
  const found: Span[] = [];
  let winding = 0;
  let start = 0;
  for (const { where, turn } of crossings) {
    if (winding === 0) start = where;
    winding += turn;
    if (winding === 0 && where - start > 0.01) found.push([start, where]);
  }
  return found;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
};

/** Lengths of the spans on several lines between two fractions of the box. */
function runs(path: Path, axis: 0 | 1, from: number, to: number): number[] {
  const box = bounds(path);
  const polygons = flatten(path, 12);
  const [origin, size] = axis === 0 ? [box.y, box.height] : [box.x, box.width];
  const lengths: number[] = [];
  for (let step = 0; step <= 12; step++) {
    const at = origin + size * (from + ((to - from) * step) / 12) + 0.0137;
    for (const [start, end] of spans(polygons, axis, at)) lengths.push(end - start);
  }
  return lengths;
}

/**
 * Radius of the corner at the head of an I: the depth at which the stroke has its full width. A circle's
 * corner of radius r is within one unit of full width at depth r − √(2r − 1), which is why the term is added.
 */
function cornerRadius(path: Path): number {
  const box = bounds(path);
  const polygons = flatten(path, 24);
  const widthAt = (depth: number) => {
    const line = spans(polygons, 0, box.y + depth);
    return line.length === 0 ? 0 : line[line.length - 1]![1] - line[0]![0];
  };
  let full = 0;
  const reach = Math.min(box.height * 0.3, box.width);
  for (let depth = 0.5; depth < reach; depth += 2) full = Math.max(full, widthAt(depth));
  let depth = 0.5;
  while (depth < reach && widthAt(depth) < full - 2) depth += 1;
  // A slanted or hand-drawn head never fills; flat heads are full at once.
  if (depth >= reach * 0.98 || depth < 3) return depth < 3 ? 0 : Math.round(full / 4);
  return Math.round(Math.min(full / 2, depth + Math.sqrt(2 * depth)));
}

const round1 = (value: number) => Math.round(value * 10) / 10;

export function measureFace(draw: DrawCharacter): FaceMeasure {
  const path = (character: string): Path | null => draw(character)?.path ?? null;
  const height = (character: string): number => {
    const drawn = path(character);
    return drawn ? -bounds(drawn).y : 0;
  };
  const upright = ["I", "n", "H"].flatMap((character) => {
    const drawn = path(character);
    return drawn ? runs(drawn, 0, 0.35, 0.65) : [];
  });
  // The bar of the H is one long run in a few lines, which a median does not see.
  const stem = median(upright);
  const flat = ["o", "H", "e"].flatMap((character) => {
    const drawn = path(character);
    return drawn ? runs(drawn, 1, 0.46, 0.54) : [];
  });
  const thin = median(flat.filter((run) => run < stem * 2));
  const head = path("I") ?? path("l");
  const lower = [..."abcdefghijklmnopqrstuvwxyz"].map((character) => draw(character)?.advance ?? 0);
  return {
    capHeight: round1(height("H") || 700),
    xHeight: round1(height("x") || height("H") || 500),
    stem: round1(stem || 90),
    thin: round1(thin || stem || 80),
    contrast: Math.round(((stem || 90) / (thin || stem || 90)) * 100) / 100,
    radius: head ? cornerRadius(head) : 0,
    width: round1(lower.reduce((sum, advance) => sum + advance, 0) / lower.length),
  };
}
