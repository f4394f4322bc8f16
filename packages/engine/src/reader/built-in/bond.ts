/**
 * How two things stand to each other, by the words between and after them: "a whale that carries a house" is a house atop a whale.
 * The tagger finds things and not what joins them; where nothing is said, how they are composed is left to the engine.
 */

import parts from "../../../data/part-words.json" with { type: "json" };
import { isCreature } from "../../lexicon/creatures.ts";
import type { Bond, BondWish, Span } from "../../vocabulary.ts";

/** A thing that was found, and where. */
export interface PlacedThing {
  readonly thing: string;
  readonly span: Span;
}

export interface Bound {
  readonly wish: BondWish;
  readonly span: Span;
}

interface Rule {
  /** What stands between the first thing and the second. */
  readonly between: RegExp;
  /** What follows the second: "a house with a fish in it". */
  readonly after?: RegExp;
  readonly how: Bond;
  /** Which of the two is the host. */
  readonly host: "first" | "second";
}

const WITH = /\b(?:with|having|has)\b/iu;

/** The first that holds counts. */
const RULES: readonly Rule[] = [
  { between: WITH, after: /^\W*(?:in|as|for)\s+(?:its|the)\s+steam\b/iu, how: "steam", host: "first" },
  {
    between: WITH,
    after: /^\W*(?:\S+\s+){0,2}?(?:growing|grows|sprouting)\b/iu,
    how: "grown",
    host: "first",
  },
  {
    between: WITH,
    after: /^\W*(?:print\s+)?(?:in|inside|within|between|cut\s+out|missing|drin|darin|dentro|dedans)\b/iu,
    how: "within",
    host: "first",
  },
  { between: WITH, after: /^\W*(?:as|for)\s+(?:its|a|an|the)\b/iu, how: "part", host: "first" },
  { between: WITH, after: /^\W*(?:above|over|hovering)\b/iu, how: "above", host: "first" },
  { between: WITH, after: /^\W*(?:under|below|beneath)\b/iu, how: "under", host: "first" },
  { between: WITH, after: /^\W*behind\b/iu, how: "behind", host: "first" },
  { between: WITH, after: /^\W*(?:on|atop)\b/iu, how: "atop", host: "first" },
  {
    between: /\b(?:growing|grows|sprouting|rising)\s+(?:out\s+of|from|aus|de)\b/iu,
    how: "grown",
    host: "second",
  },
  { between: /\bwhose\b|\b(?:as|for)\s+(?:its|a|an)\s+\S+$/iu, how: "part", host: "first" },
  {
    between:
      /\b(?:that|which)\s+(?:is|becomes?|turns?|looks?|takes?)\b|\bturn(?:s|ing)\s+into\b|\bmade\s+of\b|\bcombined\b|\bmerged\b/iu,
    how: "fused",
    host: "first",
  },
  {
    between: /\b(?:carr(?:ies|ying)|wear(?:s|ing)|bear(?:s|ing)|tr(?:ä|ae)gt)\b/iu,
    how: "atop",
    host: "first",
  },
  { between: /\b(?:behind|hinter|derri(?:è|e)re|detr(?:á|a)s)\b/iu, how: "behind", host: "second" },
  { between: /\b(?:above|over|(?:ü|ue)ber|au-dessus)\b/iu, how: "above", host: "second" },
  {
    between: /\b(?:under|below|beneath|hanging\s+from|unter|sous|bajo|sotto)\b/iu,
    how: "under",
    host: "second",
  },
  {
    between: /\b(?:inside|within|in|im|dans|dentro|en|nella?|looking\s+out\s+of)\b/iu,
    how: "within",
    host: "second",
  },
  { between: /\b(?:on|atop|onto|auf|sur|sobre|sopra|sulla?|op)\b/iu, how: "atop", host: "second" },
  { between: WITH, how: "with", host: "first" },
  {
    between: /\b(?:and|und|et|y|e|en)\b|&|\+/iu,
    after: /^\W*(?:in\s+one|combined|merged|together)\b/iu,
    how: "fused",
    host: "first",
  },
];

/** What stands farther apart than this, in characters, or in two sentences, is not joined by the words between. */
const NEAR = 48;
const SENTENCE_END = /[.!?;:\n]/u;
const SENTENCE_END_OR_COMMA = /[.!?;:\n,()]/u;
/** Words of an accessory, its article among them. */
const MOST_WORDS = 4;

const PARTS: ReadonlySet<string> = new Set(parts);
const headOf = (thing: string): string => thing.slice(thing.lastIndexOf(" ") + 1);

/**
 * Things without those that are part of another one: a hammer's head is no head, and the mountain of a mountain peak no second mountain.
 */
export const eachOnce = (
  prompt: string,
  placed: readonly PlacedThing[],
  isWith: IsWith,
): readonly PlacedThing[] =>
  placed.filter(({ thing, span }) => {
    const others = placed.filter((other) => other.thing !== thing);
    const isWithIt = (from: number) => {
      const between = prompt.slice(from, span[0]);
      return !SENTENCE_END.test(between) && wordsOf(between).some(({ word }) => isWith(word));
    };
    const isPart =
      PARTS.has(headOf(thing)) && others.some((other) => isWithIt(other.span[1]) && !isCreature(other.thing));
    return !isPart && !others.some((other) => other.thing.startsWith(`${thing} `));
  });

/** Whether a word of the prompt's language means "with", which data knows. */
export type IsWith = (word: string) => boolean;

const wordsOf = (text: string): readonly { readonly word: string; readonly at: number }[] =>
  [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(({ 0: word, index }) => ({ word, at: index }));

/** How the first two things are said to stand to each other; null where nothing is said of it. */
export function bondOf(prompt: string, things: readonly PlacedThing[], isWith: IsWith): Bound | null {
  const [first, second] = things.toSorted((a, b) => a.span[0] - b.span[0]);
  if (!first || !second || first.thing === second.thing) return null;
  const said = prompt.slice(first.span[1], second.span[0]);
  if (said.length > NEAR || SENTENCE_END.test(said)) return null;
  const between = wordsOf(said).some(({ word }) => isWith(word)) ? `${said} with` : said;
  const after = prompt.slice(second.span[1]).split(SENTENCE_END)[0] ?? "";
  const rule = RULES.find((each) => each.between.test(between) && (each.after?.test(after) ?? true));
  if (!rule) return null;
  const [host, guest] = rule.host === "first" ? [first, second] : [second, first];
  return {
    wish: { how: rule.how, host: host.thing, guest: guest.thing },
    span: [first.span[0], second.span[1]],
  };
}

/**
 * Clauses that name a second thing right behind the first, which the tagger takes for its description: "a key that is also a
 * tree", "a house with a loaf of bread in it".
 */
const CLAUSE =
  /^\s+(?:(?:that|which)\s+(?:is|becomes|turns\s+into|looks\s+like|\p{L}+s(?:\s+off)?\s+like)\s+(?:also\s+)?|with\s+|(?:holding|wearing|carrying)\s+)(?:an?|the)\s+([\p{L} '’-]+?)(?=\s+(?:in|inside|on|at|for|as|above|under|behind|growing)\b|[.,;:!?]|$)/iu;

type Known = (words: string) => string | null;

/**
 * "A goat with a hat", "a swallow carrying a key" that was taken for one thing, or whose hat was left out; null where there is but one.
 * A joint parts what stands before it from what follows, where both name something; `joints` may be the end or the beginning of a word.
 */
export function accessoryOf(
  prompt: string,
  { thing, span: [from, to] }: PlacedThing,
  known: Known,
  joints: readonly Span[],
): readonly [PlacedThing, PlacedThing] | null {
  const rest = prompt.slice(from).split(SENTENCE_END_OR_COMMA)[0]!;
  for (const [start, after] of joints.toSorted(([a], [b]) => a - b)) {
    if (start <= from || start > to + 1 || after >= from + rest.length) continue;
    const end = Math.min(to, from + prompt.slice(from, start).trimEnd().length);
    const host = known(prompt.slice(from, end)) ?? thing;
    const guest = guestIn(prompt, after, prompt.slice(after, from + rest.length), known);
    if (guest && guest.thing !== host) return [{ thing: host, span: [from, end] }, guest];
  }
  return null;
}

/** Letters of the longest thing that is written without spaces. */
const MOST_SIGNS = 6;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The fewest words that name something: an article names nothing. */
function guestIn(prompt: string, from: number, rest: string, known: Known): PlacedThing | null {
  const words = wordsOf(rest).slice(0, MOST_WORDS);
  if (UNSPACED.test(words[0]?.word ?? "")) {
    const { word, at } = words[0]!;
    for (let length = Math.min(word.length, MOST_SIGNS); length > 0; length--) {
      const thing = known(word.slice(0, length));
      if (thing !== null && !thing.includes(" ")) return { thing, span: [from + at, from + at + length] };
    }
    return null;
  }
  for (const last of words) {
    const span: Span = [from + words[0]!.at, from + last.at + last.word.length];
    const thing = known(prompt.slice(...span));
    if (thing !== null) return { thing, span };
  }
  return null;
}

/** Words of the thing itself that the tagger left out: "a bicycle" before a wheel. */
export function secondThing(prompt: string, first: PlacedThing, known: Known): PlacedThing | null {
  const rest = prompt.slice(first.span[1]);
  const found = CLAUSE.exec(rest);
  if (!found) return null;
  const words = found[1]!;
  const thing = known(words);
  const from = first.span[1] + found[0].length - words.length;
  return thing && thing !== first.thing ? { thing, span: [from, from + words.length] } : null;
}
