/** Figures that a thing can stand in, by the frame that is drawn for each. */

import type { Frame } from "../vocabulary.ts";

/** What is nothing but a figure: beside another thing it is what that stands in. */
const FIGURES: ReadonlyMap<string, Frame> = new Map([
  ["circle", "circle"],
  ["square", "square"],
  ["shield", "shield"],
]);

/** What is a thing too: it holds another only where that is said to be inside. */
const HOLDERS: ReadonlyMap<string, Frame> = new Map([
  ["ring", "circle"],
  ["disc", "circle"],
  ["disk", "circle"],
  ["hoop", "circle"],
  ["badge", "circle"],
  ["medallion", "circle"],
  ["coin", "circle"],
  ["box", "square"],
  ["tile", "square"],
  ["frame", "square"],
  ["rectangle", "square"],
  ["crest", "shield"],
  ["coat of arms", "shield"],
]);

export const figureOf = (thing: string): Frame | null => FIGURES.get(thing) ?? null;

export const frameOf = (thing: string): Frame | null => figureOf(thing) ?? HOLDERS.get(thing) ?? null;
