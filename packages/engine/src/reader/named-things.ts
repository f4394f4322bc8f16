/**
 * Which of the things that a logo shows, or showed in an earlier version, the words of a refinement name. The tagger finds what is
 * asked for; what is only spoken of ("replace the leaf") it leaves out.
 */

import { isSameThing } from "../lexicon/related-things.ts";
import { overlaps, UNSPACED } from "../lexicon/text.ts";
import type { Span, Studio } from "../vocabulary.ts";
import { knownThing } from "./built-in/resolve/thing.ts";

export type NamedThing = { readonly thing: string; readonly span: Span };

/** A thing is said in one word ("owl"), or in a few ("coffee cup", "grano de café"). */
const MOST_WORDS = 3;
const LONGEST_UNSPACED = 8;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** `taken` are words that are a text to be set, and name nothing. */
export function namedThings(
  studio: Studio,
  prompt: string,
  among: readonly string[],
  taken: readonly Span[] = [],
): readonly NamedThing[] {
  if (among.length === 0) return [];
  const language = studio.meanings.languageOf(prompt);
  const found: NamedThing[] = [];
  for (const span of stretchesOf(prompt)) {
    if ([...taken, ...found.map((each) => each.span)].some((other) => overlaps(other, span))) continue;
    const meant = knownThing(prompt.slice(...span), studio, language);
    const thing =
      meant === null
        ? undefined
        : (among.find((each) => isSameThing(each, meant)) ?? among.find((each) => isJoined(each, meant)));
    if (thing !== undefined) found.push({ thing, span });
  }
  return found.toSorted((a, b) => a.span[0] - b.span[0]);
}

/** "Teacup" and "cup": words for one thing among the few that a logo shows, and for two elsewhere. */
const isJoined = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= LEAST_LETTERS && (one.endsWith(other) || other.endsWith(one));
const LEAST_LETTERS = 3;

/** What may be the name of a thing: the fewest words first, but the longest part of a run without spaces. */
export function stretchesOf(prompt: string): readonly Span[] {
  const words = [...prompt.matchAll(WORD)].map(({ 0: word, index }): Span => [index, index + word.length]);
  const spaced = words.filter((span) => !UNSPACED.test(prompt.slice(...span)));
  const runs = Array.from({ length: MOST_WORDS }, (_, more) =>
    spaced.flatMap(([from], at): Span[] => {
      const last = spaced[at + more];
      return last ? [[from, last[1]]] : [];
    }),
  ).flat();
  const parts = words
    .filter((span) => UNSPACED.test(prompt.slice(...span)))
    .flatMap(([from, to]) =>
      Array.from({ length: LONGEST_UNSPACED }, (_, less) => LONGEST_UNSPACED - less).flatMap((length) =>
        Array.from(
          { length: Math.max(0, to - from - length + 1) },
          (__, at): Span => [from + at, from + at + length],
        ),
      ),
    );
  return [...runs, ...parts];
}
