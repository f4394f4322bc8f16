/** "Much bolder and a bit tighter": each degree belongs to the step it stands at. */

import data from "../../../data/fair-amount-words.json" with { type: "json" };
import { phrasesIn } from "../../lexicon/phrase-table.ts";
import { overlaps } from "../../lexicon/text.ts";
import type { Degree, Span, Tagged } from "../../vocabulary.ts";
import { LIKELY } from "./contradictions.ts";

const DEGREES: readonly (readonly [code: string, degree: Degree])[] = [
  ["much", 4],
  ["slight", 1],
];
const PLAIN: Degree = 2;
const FAIR: Degree = 3;
/** Asks that a degree can be said of. A stated colour may be a direction ("a bit greener"). */
const IS_STEPPED =
  /^(?:colours\.set|mood|\w+\.(?:bolder|finer|lighter|darker|warmer|cooler|brighter|softer|rounder|sharper|simpler|richer|larger|smaller|tighter|looser))$/u;
/** A degree seldom reaches over a comma: it is as good as this many letters away. */
const COMMA = 20;
const COMMAS = /[,;.:!?…–—、，。；！？،؛।·\n]/gu;

type Said = { readonly degree: Degree; readonly span: Span };

/** The words of a message, and the language they are in. */
export type Words = { readonly prompt: string; readonly language: string };

/** The degree of one of the asks that were heard. */
export function degreeOf(
  ask: string,
  heard: readonly string[],
  { asks }: Tagged,
  { prompt, language }: Words,
): Degree {
  // "A fair bit", "ein gutes Stück": a small amount is heard in it, a large one, or both.
  const fair = phrasesIn(prompt, language, data.fair).map((span): Said => ({ degree: FAIR, span }));
  const isFair = (span: Span | null) => span !== null && fair.some((each) => overlaps(each.span, span));
  const spanOf = (code: string) => asks.get(code)?.span ?? null;
  const likely = DEGREES.filter(
    ([code]) => (asks.get(code)?.likelihood ?? 0) >= LIKELY && !isFair(spanOf(code)),
  );
  const [at, steps] = [spanOf(ask), heard.filter((each) => IS_STEPPED.test(each)).map(spanOf)];
  const isPlaced = [at, ...steps, ...likely.map(([code]) => spanOf(code))].every((span) => span !== null);
  // Without places, or with one step alone, there is nothing to choose between; what is a bit and much is neither.
  if (!isPlaced || new Set(steps.map((span) => span![0])).size < 2)
    return fair[0]?.degree ?? (likely.length > 1 ? PLAIN : (likely[0]?.[1] ?? PLAIN));
  const said = [
    ...fair,
    ...likely.flatMap(([code, degree]) =>
      everySpan(prompt, spanOf(code)!).map((span): Said => ({ degree, span })),
    ),
  ];
  const taken = said.map((each) => ({ ...each, step: nearest(each.span, steps as Span[], prompt) }));
  const own = taken.find(({ step }) => step[0] === at![0]);
  if (own) return own.degree;
  // "Much bolder and tighter": what is said once, before both, is said of both where they are of one part.
  const [part] = ask.split(".");
  const isOfPart = ({ step }: { readonly step: Span }) =>
    heard.some((each) => each.startsWith(`${part}.`) && spanOf(each)?.[0] === step[0]);
  const carried = taken.find(
    (each) => each.span[0] < each.step[0] && each.step[0] < at![0] && isOfPart(each),
  );
  return taken.length === 1 && carried ? carried.degree : PLAIN;
}

/** The tagger shows one place of a word that is said twice. */
function everySpan(prompt: string, [start, end]: Span): readonly Span[] {
  const words = [...prompt.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const word = words.find(({ index, 0: text }) => index <= start && end <= index + text.length);
  if (!word) return [[start, end]];
  return words
    .filter(({ 0: text }) => text.toLowerCase() === word[0].toLowerCase())
    .map(({ index, 0: text }): Span => [index, index + text.length]);
}

/** The step that a degree stands at; of two as near, the one that follows. */
function nearest(degree: Span, steps: readonly Span[], prompt: string): Span {
  const distance = (step: Span): number => {
    const between = degree[0] < step[0] ? prompt.slice(degree[1], step[0]) : prompt.slice(step[1], degree[0]);
    return between.length + COMMA * (between.match(COMMAS)?.length ?? 0) + (degree[0] < step[0] ? 0 : 0.5);
  };
  return [...steps].sort((a, b) => distance(a) - distance(b))[0]!;
}
