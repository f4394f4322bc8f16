/** "Much bolder and a bit tighter": each degree belongs to the step it stands at. */

import type { Degree, Span, Tagged } from "../../vocabulary.ts";
import { LIKELY } from "./contradictions.ts";

const DEGREES: readonly (readonly [code: string, degree: Degree])[] = [
  ["much", 4],
  ["slight", 1],
];
const PLAIN: Degree = 2;
/** Asks that a degree can be said of. A stated colour may be a direction ("a bit greener"). */
const IS_STEPPED =
  /^(?:colours\.set|mood|\w+\.(?:bolder|finer|lighter|darker|warmer|cooler|brighter|softer|rounder|sharper|simpler|richer|larger|smaller|tighter|looser))$/u;
/** A degree seldom reaches over a comma: it is as good as this many letters away. */
const COMMA = 20;
const COMMAS = /[,;.:!?…–—、，。；！？،؛।·\n]/gu;

/** The degree of one of the asks that were heard. */
export function degreeOf(ask: string, heard: readonly string[], { asks }: Tagged, prompt: string): Degree {
  const spanOf = (code: string) => asks.get(code)?.span ?? null;
  const said = DEGREES.filter(([code]) => (asks.get(code)?.likelihood ?? 0) >= LIKELY);
  const [at, steps] = [spanOf(ask), heard.filter((each) => IS_STEPPED.test(each)).map(spanOf)];
  const isPlaced = [at, ...steps, ...said.map(([code]) => spanOf(code))].every((span) => span !== null);
  // Without places, or with one step alone, there is nothing to choose between; what is a bit and much is neither.
  if (!isPlaced || new Set(steps.map((span) => span![0])).size < 2)
    return said.length > 1 ? PLAIN : (said[0]?.[1] ?? PLAIN);
  const own = said.find(([code]) => nearest(spanOf(code)!, steps as Span[], prompt)[0] === at![0]);
  return own?.[1] ?? PLAIN;
}

/** The step that a degree stands at; of two as near, the one that follows. */
function nearest(degree: Span, steps: readonly Span[], prompt: string): Span {
  const distance = (step: Span): number => {
    const between = degree[0] < step[0] ? prompt.slice(degree[1], step[0]) : prompt.slice(step[1], degree[0]);
    return between.length + COMMA * (between.match(COMMAS)?.length ?? 0) + (degree[0] < step[0] ? 0 : 0.5);
  };
  return [...steps].sort((a, b) => distance(a) - distance(b))[0]!;
}
