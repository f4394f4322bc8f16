/** The same mark in finer lines: each outline moved into its ink, and the whole brought back to its size. */

import { boxOf } from "../draw/mark.ts";
import { cut, line, solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { contourAreas, flatten, type Path, toData, transform } from "../geometry/path.ts";
import { rasterise, squareAround } from "../geometry/raster.ts";
import { resolve } from "../geometry/resolve.ts";
import { see } from "../judge/seen.ts";
import type { Box, MarkDesign, Shape } from "../vocabulary.ts";
import { formOf } from "./parts.ts";

/** What a shape loses of its mean width; less where so much would break a part of it. */
const SHARES = [0.3, 0.18];
/** What may be left of the ink: a disc that is moved in and brought back to its size is the disc it was. */
const MOST_LEFT = 0.92;

/** Null where it would not be finer, or not the same mark: parts would break, or come away from what they touch. */
export function thinned(mark: MarkDesign): MarkDesign | null {
  const before = see(formOf(mark.shapes));
  if (!before || !standApart(mark)) return null;
  for (const share of SHARES) {
    const shapes = inset(mark.shapes, share);
    if (!shapes) continue;
    const box = boxOf(shapes);
    const sized = shapes.map((shape) => ({ ...shape, d: fitted(shape.d, box, mark.box) }));
    const now = see(formOf(sized));
    if (now && now.ink <= before.ink * MOST_LEFT) return { ...mark, shapes: sized, box: boxOf(sized) };
  }
  return null;
}

/** All of them with as many outlines as before, or null. */
function inset(shapes: readonly Shape[], share: number): readonly Shape[] | null {
  const made: Shape[] = [];
  for (const shape of shapes) {
    const path = fromData(shape.d);
    const form = solid(path);
    const fine = resolve(cut(form, line(form, (meanWidth(path) * share) / 2, false)));
    if (fine.length !== path.length) return null;
    made.push({ ...shape, d: toData(fine) });
  }
  return made;
}

/** A stroke has two sides: twice its area over its whole outline. */
function meanWidth(path: Path): number {
  const area = Math.abs(contourAreas(path).reduce((sum, each) => sum + each, 0));
  const outline = flatten(path).reduce(
    (sum, corners) =>
      sum +
      corners.reduce((length, [x, y], at) => {
        const [nextX, nextY] = corners[(at + 1) % corners.length]!;
        return length + Math.hypot(nextX - x, nextY - y);
      }, 0),
    0,
  );
  return (2 * area) / outline;
}

/** Made to fill the old box again, about its middle. */
function fitted(d: string, from: Box, to: Box): string {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  return toData(
    transform(fromData(d), [
      scale,
      0,
      0,
      scale,
      to.x + to.width / 2 - (from.x + from.width / 2) * scale,
      to.y + to.height / 2 - (from.y + from.height / 2) * scale,
    ]),
  );
}

/** Pixels a side on which it is seen whether shapes touch. */
const SIZE = 96;

/** Whether ground lies between all shapes: facets that share an edge would part. */
function standApart({ shapes, box }: MarkDesign): boolean {
  const inked = new Uint8Array(SIZE * SIZE);
  const frame = squareAround(box, Math.max(box.width, box.height) * 0.02);
  return shapes.every(({ d }) => {
    const { bits } = rasterise(solid(fromData(d)), SIZE, frame);
    const touches = bits.some((bit, at) => bit === 1 && AROUND.some((step) => inked[at + step] === 1));
    for (let at = 0; at < bits.length; at++) if (bits[at]) inked[at] = 1;
    return !touches;
  });
}

/** From a pixel to itself and its neighbours. */
const AROUND = [0, -1, 1, -SIZE, SIZE, -SIZE - 1, -SIZE + 1, SIZE - 1, SIZE + 1];
