/** How all things that stand in one mark stand to each other: the bond of two, and those of further ones to them. */

import partNames from "../../../data/part-names.json" with { type: "json" };
import data from "../../../data/thing-manners.json" with { type: "json" };
import { insteadSpans, standingSpans, whoseSpans } from "../../lexicon/bond-words.ts";
import type { CountSaid } from "../../lexicon/counts.ts";
import { singular } from "../../lexicon/phrases.ts";
import { overlaps } from "../../lexicon/text.ts";
import { isAnd, isLogoPart, wearerNamed } from "../../lexicon/wearer-words.ts";
import { type Bond, type BondWish, type Brief, LETTERS, type Meanings } from "../../vocabulary.ts";
import {
  type Bound,
  bondBetween,
  bondHeard,
  bondNear,
  bondOf,
  type Hearing,
  type PlacedThing,
} from "./bond.ts";

/** With what a part of a thing is called in English. */
export type BondHearing = Hearing & { readonly partNamed: (words: string) => string | null };

const PARTS: ReadonlySet<string> = new Set(
  Object.entries(partNames).flatMap(([name, others]) => [name, ...others]),
);

/** A word for a part of a thing, in English; null where it is none. */
export function partNamed(words: string, meanings: Meanings, language: string): string | null {
  const named = wearerNamed(words, meanings, language);
  if (named && !isLogoPart(named)) return named;
  const english = language === "en" ? singular(words.toLowerCase()) : meanings.thing(words, language);
  return english !== null && PARTS.has(english) ? english : null;
}

/** The first is of the two that are said to stand to each other most surely. */
export function bondsOf(
  prompt: string,
  things: readonly PlacedThing[],
  hearing: BondHearing,
  counts: readonly CountSaid[],
): readonly Bound[] {
  const inOrder = things.toSorted((a, b) => a.span[0] - b.span[0]);
  // "A dog and a cat in a house": what is said is said of both.
  const [one, two, ...others] = inOrder;
  const isPair = others.length > 0 && isJoined(prompt, one!, two!, hearing.language);
  const first =
    partSaid(prompt, inOrder, hearing) ??
    (isPair ? bondOf(prompt, inOrder.slice(1), hearing, counts) : null) ??
    bondOf(prompt, things, hearing, counts);
  const found: Bound[] = first ? [first] : [];
  for (const thing of things.length > 2 ? inOrder : []) {
    if (found.some(({ wish }) => isIn(wish, thing))) continue;
    const more = shared(prompt, inOrder, thing, found, hearing) ?? further(prompt, inOrder, thing, hearing);
    if (more) found.push(ofFirst(prompt, more, inOrder, thing, found, hearing.language));
  }
  return found.map((bound) => onPart(prompt, inOrder, bound, hearing));
}

const BELONGING: ReadonlySet<Bond> = new Set<Bond>(["with", "held", "atop"]);

/** "A frog with a crown sitting on a mushroom": who has something stands there, and not what it has. */
function ofWearer(bound: Bound, { thing }: PlacedThing, found: readonly Bound[]): Bound {
  const { wish, span } = bound;
  const other = wish.host === thing ? wish.guest : wish.host;
  const owner = found.find(
    (each) =>
      each.wish.guest === other &&
      each.wish.host !== thing &&
      BELONGING.has(each.wish.how) &&
      !BETWEEN_BOTH.has(wish.how),
  )?.wish.host;
  if (owner === undefined) return bound;
  return { wish: wish.host === thing ? { ...wish, guest: owner } : { ...wish, host: owner }, span };
}
const BETWEEN_BOTH: ReadonlySet<Bond> = new Set<Bond>(["with", "between", "beside", "made", "part"]);

/** "A castle with a dragon above and two trees beside it": both are said of the castle. */
function ofFirst(
  prompt: string,
  bound: Bound,
  inOrder: readonly PlacedThing[],
  thing: PlacedThing,
  found: readonly Bound[],
  language: string,
): Bound {
  const { wish, span } = bound;
  const before = inOrder[inOrder.indexOf(thing) - 1];
  const owner = found.find((each) => each.wish.guest === before?.thing && each.wish.host !== thing.thing)
    ?.wish.host;
  const between = before ? prompt.slice(before.span[1], thing.span[0]) : "";
  const isAdded =
    owner !== undefined &&
    before !== undefined &&
    wish.host === before.thing &&
    !BETWEEN_BOTH_EVER.has(wish.how) &&
    (between.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).some((word) => isAnd(word, language));
  return isAdded ? { wish: { ...wish, host: owner }, span } : ofWearer(bound, thing, found);
}
const BETWEEN_BOTH_EVER: ReadonlySet<Bond> = new Set<Bond>(["between", "made", "part"]);

/** Words between what puts a thing on a part and the name of that, and characters behind the thing in which it begins. */
const RIGHT_BEHIND = 3;
const ON: ReadonlySet<Bond> = new Set<Bond>(["with", "atop", "within"]);

/** "A star on its belly", "an anchor on the sail": on what part of the other a thing is; on a broad one it lies in the middle of it. */
function onPart(
  prompt: string,
  inOrder: readonly PlacedThing[],
  { wish, span }: Bound,
  { language, partNamed }: BondHearing,
): Bound {
  const [host, guest] = [wish.host, wish.guest].map((name) => inOrder.find(({ thing }) => thing === name));
  if (!guest || !host || host.span[0] > guest.span[0] || wish.part || !ON.has(wish.how))
    return { wish, span };
  const after = prompt.slice(guest.span[1], guest.span[1] + BEHIND).split(END)[0]!;
  const [at] = standingSpans(after, language);
  if (!at || at[0] > RIGHT_BEHIND) return { wish, span };
  const named = partIn(after.slice(at[1]), partNamed);
  const isThing = (end: number) =>
    inOrder.some((each) => each.span[0] > guest.span[1] && each.span[0] < guest.span[1] + end);
  if (!named || isThing(at[1] + named.end)) return { wish, span };
  const how = data.surface.includes(named.part) ? "within" : "atop";
  return { wish: { ...wish, how, part: named.part }, span: [span[0], guest.span[1] + at[1] + named.end] };
}

const isIn = ({ host, guest }: BondWish, { thing }: PlacedThing): boolean =>
  host === thing || guest === thing;

/** What was heard of a thing, or is said between it and the one before it. */
function further(
  prompt: string,
  inOrder: readonly PlacedThing[],
  thing: PlacedThing,
  hearing: Hearing,
): Bound | null {
  const at = inOrder.indexOf(thing);
  const before = inOrder[at - 1];
  return (
    (before ? bondNear(prompt, [subjectOf(prompt, inOrder, at), thing], hearing) : null) ??
    bondHeard([...inOrder.filter((each) => each !== thing).map(silent), thing]) ??
    (before ? bondBetween(prompt, [before, thing], hearing) : null)
  );
}

/** "A fish on a plate, between fork and knife": behind a comma it is the first thing of which something is said. */
function subjectOf(prompt: string, inOrder: readonly PlacedThing[], at: number): PlacedThing {
  const before = inOrder[at - 1]!;
  const isApart = /^\s*,\s*\p{L}/u.test(prompt.slice(before.span[1], inOrder[at]!.span[0]));
  const { thing, place } = inOrder[0]!;
  return isApart ? { thing, span: before.span, place: place ?? null } : before;
}

const silent = (each: PlacedThing): PlacedThing => ({ ...each, place: null });

/** "A cat and a dog in front of a cross": what is joined to a thing by "and" stands as that one does. */
function shared(
  prompt: string,
  inOrder: readonly PlacedThing[],
  thing: PlacedThing,
  found: readonly Bound[],
  { language }: Hearing,
): Bound | null {
  const at = inOrder.indexOf(thing);
  const placeOf = (name: string) => inOrder.findIndex((each) => each.thing === name);
  for (const { wish, span } of found) {
    const { host, guest, how } = wish;
    const [next, last] = [inOrder[at + 1], inOrder[at - 1]];
    const takes = (one: PlacedThing | undefined, isFit: (other: number) => boolean) => {
      if (!one || !isIn(wish, one) || !isJoined(prompt, one, thing, language)) return false;
      return isFit(placeOf(one.thing === host ? guest : host));
    };
    const isFirst = takes(next, (other) => other > at + 1);
    // "A fish on a plate and a fork": only between two, what comes last is joined to what was said.
    if (!isFirst && !(how === "between" && last?.thing === host && takes(last, () => true))) continue;
    const beside = (isFirst ? next : last)!.thing;
    const { count: _, ...rest } = wish;
    const own = beside === host ? { ...rest, host: thing.thing } : { ...rest, guest: thing.thing };
    return { wish: own, span: [Math.min(span[0], thing.span[0]), Math.max(span[1], thing.span[1])] };
  }
  return null;
}

/** Letters of an article. */
const ARTICLE = 4;

function isJoined(prompt: string, one: PlacedThing, other: PlacedThing, language: string): boolean {
  const [from, to] =
    one.span[1] <= other.span[0] ? [one.span[1], other.span[0]] : [other.span[1], one.span[0]];
  const between = prompt.slice(from, to);
  const words = between.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return (
    words.some((word) => isAnd(word, language)) &&
    words.length <= 2 &&
    words.every((word) => word.length <= ARTICLE)
  );
}

/** Characters behind the second thing in which it is said in whose place that stands. */
const BEHIND = 48;
const END = /[.!?;:\n。！？]/u;
/** Words between what puts a thing in a place and the name of that: "instead of the two wheels". */
const MOST_WORDS = 3;

/** "A bicycle whose wheels are gears", "waves for wheels", "a heart as the lens": one thing in the place of a part of the other. */
function partSaid(
  prompt: string,
  [host, guest]: readonly PlacedThing[],
  { language, partNamed }: BondHearing,
): Bound | null {
  if (!host || !guest || host.thing === guest.thing) return null;
  const between = prompt.slice(host.span[1], guest.span[0]);
  const after = prompt.slice(guest.span[1], guest.span[1] + BEHIND).split(END)[0]!;
  if (END.test(between)) return null;
  const [whose] = whoseSpans(between, language);
  const inside = whose ? partIn(between.slice(whose[1]), partNamed) : null;
  const instead = insteadSpans(after, language)[0];
  const isNear = instead !== undefined && /^[\s,]*$/u.test(after.slice(0, instead[0]));
  const behind = isNear ? partIn(after.slice(instead[1]), partNamed) : null;
  const named = inside ?? behind;
  if (!named) return null;
  const end = inside ? guest.span[1] : guest.span[1] + instead![1] + behind!.end;
  return {
    wish: { how: "part", host: host.thing, guest: guest.thing, part: named.part },
    span: [host.span[0], end],
  };
}

const CAPITAL = /^\p{Lu}/u;

function partIn(text: string, named: (words: string) => string | null) {
  const words = [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].slice(0, MOST_WORDS);
  for (const { 0: word, index } of words) {
    // "For Pip" is no seed.
    const part = CAPITAL.test(word) ? null : named(word);
    if (part !== null) return { part, end: index + word.length };
  }
  return null;
}

/** What is said of letters and a thing; those that say only that both are there tell nothing. */
const TELLING: ReadonlySet<Bond> = new Set<Bond>([
  "made",
  "within",
  "around",
  "grown",
  "atop",
  "above",
  "under",
  "behind",
  "before",
  "hanging",
  "climbing",
]);

/** "A letter B made of bees": how the one thing that is asked for stands to the letters. */
export function letterBond(
  prompt: string,
  form: Brief["form"],
  things: readonly PlacedThing[],
  hearing: Hearing,
): Bound | null {
  const [thing, other] = things;
  const letters = form?.value.letters;
  if (!thing || other || letters === undefined) return null;
  const places = [...prompt.matchAll(/(?<![\p{L}\p{M}])\p{L}{1,3}(?![\p{L}\p{M}])/gu)].filter(
    ({ 0: word }) => word === letters,
  );
  const near = places.flatMap(({ index }): readonly Bound[] => {
    const own: PlacedThing = { thing: LETTERS, span: [index, index + letters.length] };
    const bound = overlaps(own.span, thing.span) ? null : bondBetween(prompt, [own, thing], hearing);
    return bound && bound.wish.host === LETTERS ? [bound] : [];
  });
  const said = form?.span ? bondOf(prompt, [thing, { thing: LETTERS, span: form.span }], hearing) : null;
  return [...near, ...(said ? [said] : [])].find(({ wish }) => TELLING.has(wish.how)) ?? null;
}
