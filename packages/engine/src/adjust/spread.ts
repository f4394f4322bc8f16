/** Letters further apart, each line about its own middle or from its own beginning, so that heavier ones keep their gaps. */

import { fromData } from "../geometry/parse.ts";
import { bounds, toData, transform, translation } from "../geometry/path.ts";
import type { Box, Shape } from "../vocabulary.ts";

type Placed = { readonly shape: Shape; readonly box: Box };

/** Left edges of two lines that differ by less than this share of a letter's height are one edge. */
const SAME_EDGE = 0.15;

export function spread(shapes: readonly Shape[], by: number): readonly Shape[] {
  const lines = linesOf(shapes.map((shape) => ({ shape, box: bounds(fromData(shape.d)) })));
  const isCentred = !haveOneEdge(lines);
  return lines.flatMap((line) =>
    line.map(({ shape }, at) => moved(shape, by * (at - (isCentred ? (line.length - 1) / 2 : 0)))),
  );
}

/** A letter that stands before the one that comes first begins a new line. */
function linesOf(letters: readonly Placed[]): readonly (readonly Placed[])[] {
  const lines: Placed[][] = [];
  for (const letter of letters) {
    const last = lines.at(-1)?.at(-1);
    if (last && letter.box.x + letter.box.width > last.box.x) lines.at(-1)!.push(letter);
    else lines.push([letter]);
  }
  return lines;
}

function haveOneEdge(lines: readonly (readonly Placed[])[]): boolean {
  const edges = lines.map(([first]) => first!.box.x);
  return Math.max(...edges) - Math.min(...edges) <= SAME_EDGE * lines[0]![0]!.box.height;
}

const moved = (shape: Shape, by: number): Shape =>
  by === 0 ? shape : { ...shape, d: toData(transform(fromData(shape.d), translation(by, 0))) };
