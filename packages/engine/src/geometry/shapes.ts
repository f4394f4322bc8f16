/** Outlines as a Design stores them, taken up again as geometry. */

import type { Box, Shape } from "../vocabulary.ts";
import { type Form, solid } from "./form.ts";
import { fromData } from "./parse.ts";
import { bounds } from "./path.ts";

const rounded = ({ x, y, width, height }: Box): Box => {
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return { x: round(x), y: round(y), width: round(width), height: round(height) };
};

export const boxOf = (shapes: readonly Shape[]): Box =>
  rounded(bounds(shapes.flatMap(({ d }) => fromData(d))));

/** Without what is pale: a field that carries no meaning. */
export const formOf = (shapes: readonly Shape[]): Form =>
  solid(shapes.filter(({ ink }) => ink !== "pale").flatMap(({ d }) => fromData(d)));
