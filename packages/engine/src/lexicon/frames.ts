/** Figures that a thing can stand in, by the frame that is drawn for each. Things have their English names, whatever the language. */

import type { Frame } from "../vocabulary.ts";

/** What is nothing but a figure: beside another thing it is what that stands in. */
const FIGURES: ReadonlyMap<string, Frame> = new Map([
  ["circle", "circle"],
  ["square", "square"],
  ["shield", "shield"],
  ["rounded square", "rounded"],
  ["hexagon", "hexagon"],
  ["octagon", "octagon"],
  ["oval", "oval"],
  ["ellipse", "oval"],
  ["rhombus", "diamond"],
  ["lozenge", "diamond"],
]);

/** A figure for most, and a thing to those who trade in it: a jeweller's ring, a record shop's disc. */
const TRADED: ReadonlyMap<string, Frame> = new Map([
  ["ring", "circle"],
  ["disc", "circle"],
  ["disk", "circle"],
]);

/** What is a thing first: it holds another only where that is said to be inside. */
const HOLDERS: ReadonlyMap<string, Frame> = new Map([
  ["hoop", "circle"],
  ["badge", "circle"],
  ["medallion", "circle"],
  ["roundel", "circle"],
  ["rectangle", "square"],
  ["crest", "shield"],
  ["coat of arms", "shield"],
  ["diamond", "diamond"],
  ["arch", "arch"],
  ["archway", "arch"],
  ["drop", "drop"],
  ["water drop", "drop"],
  ["droplet", "drop"],
  ["teardrop", "drop"],
]);

/** What a word in English is as a figure and nothing else. */
export const figureOf = (thing: string | null): Frame | null => FIGURES.get(thing ?? "") ?? null;

/** "A gold circle" is one. */
export const figureNamed = (thing: string): Frame | null =>
  figureOf(thing) ?? figureOf(thing.split(" ").at(-1) ?? "");

/** What a thing is as a frame, whoever says it. */
export const frameOf = (thing: string): Frame | null =>
  FIGURES.get(thing) ?? TRADED.get(thing) ?? HOLDERS.get(thing) ?? null;

/** How a figure stands to what else is asked for. */
export type Standing = {
  /** Whether the other thing is said to be inside it; null where nothing is said. */
  readonly isAround: boolean | null;
  /** Whether the business is known by it. */
  readonly isTraded: boolean;
};

/** The frame that a thing beside another is; null where it is a thing of its own. */
export function holderOf(thing: string, { isAround, isTraded }: Standing): Frame | null {
  const figure = FIGURES.get(thing);
  if (figure) return figure;
  if (isAround) return frameOf(thing);
  return isAround === null && !isTraded ? (TRADED.get(thing) ?? null) : null;
}
