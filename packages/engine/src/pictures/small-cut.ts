/**
 * A mark for 24 to 48 pixels: an emblem without its lettering, its lines thicker, and gaps that would close at that size a
 * little wider. Smaller than that the mark's simplest cut stands in (`MarkDesign.favicon`).
 */

import { insideRing } from "../draw/emblem.ts";
import { solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds, toData, transform } from "../geometry/path.ts";
import { ring } from "../geometry/primitives.ts";
import { rasterise, squareAround } from "../geometry/raster.ts";
import { insetOf } from "../geometry/resolve.ts";
import { see } from "../judge/seen.ts";
import { EMBLEM, FRAMES } from "../marks/emblem.ts";
import type { Design, Shape } from "../vocabulary.ts";

/** Samples along a pixel's side, and the share of them that makes it look inked: less than half, because gaps look filled before they are full. */
const SAMPLES = 4;
const INKED = 0.35;
/** The pixels it must hold at. */
const SIZE = 32;
/** Of a pixel: how far each outline is moved inwards, one step after another, until no parts run together. */
const STEP = 0.15;
const STEPS = 4;

/** An emblem's line at this size, and the room it leaves, on the emblem's grid of 100. */
const LINE = 6.5;
const AIR = 4.5;

const pathOf = (shapes: readonly Shape[]) => shapes.flatMap(({ d }) => fromData(d));

/** How many parts are seen, ink joined at corners included. */
function partsIn(bits: Uint8Array, size: number): number {
  const left = Uint8Array.from(bits);
  const waiting: number[] = [];
  let parts = 0;
  for (let start = 0; start < left.length; start++) {
    if (!left[start]) continue;
    parts += 1;
    left[start] = 0;
    waiting.push(start);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
      for (const [dx, dy] of AROUND) {
        const [x, y] = [(at % size) + dx, Math.floor(at / size) + dy];
        const next = y * size + x;
        if (x < 0 || x >= size || y < 0 || y >= size || !left[next]) continue;
        left[next] = 0;
        waiting.push(next);
      }
  }
  return parts;
}

const AROUND = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

/** The parts of a mark as they are, and as they are seen at `SIZE` pixels. */
export function partsSeen(shapes: readonly Shape[]): { readonly drawn: number; readonly seen: number } {
  const path = pathOf(shapes.filter(({ ink }) => ink !== "pale"));
  const fine = SIZE * SAMPLES;
  const { bits } = rasterise(solid(path), fine, squareAround(bounds(path)));
  const small = new Uint8Array(SIZE * SIZE);
  for (let at = 0; at < small.length; at++) {
    const [left, top] = [(at % SIZE) * SAMPLES, Math.floor(at / SIZE) * SAMPLES];
    let inked = 0;
    for (let y = 0; y < SAMPLES; y++)
      for (let x = 0; x < SAMPLES; x++) inked += bits[(top + y) * fine + left + x]!;
    small[at] = inked >= INKED * SAMPLES * SAMPLES ? 1 : 0;
  }
  return { drawn: partsIn(bits, fine), seen: partsIn(small, SIZE) };
}

/** Outlines moved inwards, as little as it takes for all parts to be seen; as they are where nothing helps. */
function opened(shapes: readonly Shape[]): readonly Shape[] {
  const { drawn, seen } = partsSeen(shapes);
  if (seen >= drawn) return shapes;
  const { width, height } = bounds(pathOf(shapes));
  for (let step = 1; step <= STEPS; step++) {
    const by = (step * STEP * Math.max(width, height)) / SIZE;
    const made = shapes.map((shape) => ({ ...shape, d: toData(insetOf(fromData(shape.d), by, false)) }));
    if (partsSeen(made).seen >= drawn && made.every(({ d }) => d !== "")) return made;
  }
  return shapes;
}

/** Share of the ink that opening by one pixel may lose at 32 pixels (docs/drawing-rules.md D35). */
const LOST = 0.02;

/** One thick line around the sign inside an emblem; null where the emblem has no line, or the sign has too little room in it. */
function inThickRing({ lockup, mark }: Design): readonly Shape[] | null {
  const frame = FRAMES.find(({ id }) => id === mark?.parameters.frame);
  const sign = mark?.favicon;
  if (lockup.kind !== "emblem" || !sign || !frame || frame.lines(1).length === 0) return null;
  const centre = EMBLEM / 2;
  const matrix = insideRing(solid(pathOf(sign)), centre - LINE - AIR);
  const shapes: readonly Shape[] = [
    { d: toData(ring(centre, centre, centre, centre - LINE)), ink: mark.shapes[0]?.ink ?? "primary" },
    ...sign.map((shape) => ({ ...shape, d: toData(transform(fromData(shape.d), matrix)) })),
  ];
  return (see(solid(pathOf(shapes)))?.lost32 ?? 1) <= LOST ? shapes : null;
}

/** Colours that are held are held by these outlines. */
export const smallCut = (design: Design, shapes: readonly Shape[]): readonly Shape[] =>
  design.palette.hold ? shapes : opened(inThickRing(design) ?? shapes);
