/**
 * How things stand to each other: of "a house on a whale" the tagger hears it of the house. Where nothing is heard, how they are
 * composed is left to the engine.
 */

import partNames from "../../../data/part-names.json" with { type: "json" };
import data from "../../../data/thing-manners.json" with { type: "json" };
import { insteadSpans, isInFront, partingSaid, whoseSpans } from "../../lexicon/bond-words.ts";
import type { CountSaid } from "../../lexicon/counts.ts";
import { isCreature } from "../../lexicon/creatures.ts";
import { singular } from "../../lexicon/phrases.ts";
import { apart, UNSPACED } from "../../lexicon/text.ts";
import { isAnd, isLogoPart, wearerNamed } from "../../lexicon/wearer-words.ts";
import {
  type Bond,
  type BondWish,
  type Brief,
  LETTERS,
  type Meanings,
  type Span,
  type TaggedSpan,
} from "../../vocabulary.ts";
import { hull } from "../placed.ts";

/** A thing that was found, and where. */
export interface PlacedThing {
  readonly thing: string;
  readonly span: Span;
  /** How it stands to another one, where that was heard. */
  readonly place?: Bond | null;
}

export interface Bound {
  readonly wish: BondWish;
  readonly span: Span;
}

const BONDS: { readonly [place: string]: Bond | undefined } = {
  "p.above": "above",
  "p.on": "atop",
  "p.held": "held",
  "p.inside": "within",
  "p.behind": "behind",
  "p.from": "grown",
  "p.instead": "part",
  "p.as": "fused",
  "p.with": "with",
  "p.beside": "beside",
  "p.crossed": "crossed",
  "p.around": "around",
  "p.of": "made",
  "p.between": "between",
};

export const placeOf = ({ kinds }: TaggedSpan): Bond | null =>
  kinds.map((kind) => BONDS[kind]).find((bond) => bond !== undefined) ?? null;

/** Words of an accessory, its article among them. */
const MOST_WORDS = 4;

export const headOf = (thing: string): string => thing.slice(thing.lastIndexOf(" ") + 1);

const wordsOf = (text: string): readonly { readonly word: string; readonly at: number }[] =>
  [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(({ 0: word, index }) => ({ word, at: index }));

/** What stands farther apart than this, in characters, or in two sentences, is not joined by the words between. */
const FARTHEST = 48;
const SENTENCE_END = /[.!?;:。！？\n]/u;
const SENTENCE_END_OR_COMMA = /[.!?;:\n,()]/u;

/** What the prompt says beside what was heard of its things. */
export type Hearing = {
  readonly language: string;
  /** Whether a word joins a thing to what it has. */
  readonly isWith: (word: string) => boolean;
  /** What a part of a thing is called in English. */
  readonly partNamed: (words: string) => string | null;
};

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
  hearing: Hearing,
  counts: readonly CountSaid[],
): readonly Bound[] {
  // What crosses two of one thing says nothing of how they stand to the other.
  const isOwn = ({ thing, place }: PlacedThing) =>
    place === "crossed" && counts.some(({ wish }) => wish.isCrossed && wish.thing === thing);
  const inOrder = things
    .map((each): PlacedThing => (isOwn(each) ? { ...each, place: null } : each))
    .toSorted((a, b) => a.span[0] - b.span[0]);
  const first =
    partSaid(prompt, inOrder, hearing) ??
    partingBond(prompt, inOrder, hearing) ??
    bondHeard(prompt, inOrder, hearing);
  const found: Bound[] = first ? [first] : [];
  for (const thing of things.length > 2 ? inOrder : []) {
    if (found.some(({ wish }) => wish.guest === thing.thing)) continue;
    const more = bondTo(prompt, inOrder, thing, hearing);
    const isTold = found.some(({ wish }) => wish.guest === more?.wish.host && wish.host === more.wish.guest);
    if (more && !isTold) found.push(more);
  }
  return found.map((bound) => onPart(prompt, inOrder, inFront(prompt, inOrder, bound, hearing), hearing));
}

const guestOf = (inOrder: readonly PlacedThing[], { guest }: BondWish): PlacedThing | undefined =>
  inOrder.find(({ thing }) => thing === guest);

/** "Mountains with a pine in front": the tagger hears only that the pine belongs to them. */
function inFront(
  prompt: string,
  inOrder: readonly PlacedThing[],
  bound: Bound,
  { language }: Hearing,
): Bound {
  const guest = guestOf(inOrder, bound.wish);
  const isSaid = guest && LOOSE.has(bound.wish.how) && isInFront(prompt.slice(guest.span[1]), language);
  return isSaid ? { ...bound, wish: { ...bound.wish, how: "before" } } : bound;
}
const LOOSE: ReadonlySet<Bond> = new Set<Bond>(["with", "beside", "behind", "atop"]);

/** What may lie on a part of the other. */
const ON: ReadonlySet<Bond> = new Set<Bond>(["with", "atop", "within"]);

/** "A star on its belly", "an anchor on the sail": on what part of the other a thing is; on a broad one it lies in the middle of it. */
function onPart(
  prompt: string,
  inOrder: readonly PlacedThing[],
  { wish, span }: Bound,
  { language, partNamed }: Hearing,
): Bound {
  const guest = guestOf(inOrder, wish);
  const host = inOrder.find(({ thing }) => thing === wish.host);
  if (!guest || !host || host.span[0] > guest.span[0] || wish.part || !ON.has(wish.how))
    return { wish, span };
  const after = prompt.slice(guest.span[1], guest.span[1] + BEHIND).split(SENTENCE_END_OR_COMMA)[0]!;
  const named = partIn(after, partNamed);
  const [joint = ""] = wordsOf(after).map(({ word }) => word);
  // "With a scarf and a tail in white", "a star yellow".
  if (!named || isAnd(joint, language) || partNamed(joint) !== null) return { wish, span };
  const end = guest.span[1] + named.end;
  if (inOrder.some((each) => each.span[0] > guest.span[1] && each.span[0] < end)) return { wish, span };
  const how = data.surface.includes(named.part) ? "within" : "atop";
  return { wish: { ...wish, how, part: named.part }, span: [span[0], end] };
}

/** What the tagger heard of the first that stands to another thing. */
export const bondHeard = (
  prompt: string,
  things: readonly PlacedThing[],
  hearing: Pick<Hearing, "language" | "isWith">,
): Bound | null => {
  const guest = things.find(({ place }) => place);
  return guest ? bondTo(prompt, things, guest, hearing) : null;
};

function bondTo(
  prompt: string,
  inOrder: readonly PlacedThing[],
  guest: PlacedThing,
  { language, isWith }: Pick<Hearing, "language" | "isWith">,
): Bound | null {
  if (!guest.place) return null;
  const between = (other: PlacedThing) =>
    wordsOf(prompt.slice(Math.min(other.span[1], guest.span[1]), Math.max(other.span[0], guest.span[0]))).map(
      ({ word }) => word,
    );
  const rest = inOrder.filter(({ thing }) => thing !== guest.thing);
  // "A dog and a cat inside a heart": both are, and neither in the other.
  const isListed = (other: PlacedThing) =>
    Math.abs(inOrder.indexOf(other) - inOrder.indexOf(guest)) === 1 &&
    between(other).some((word) => isAnd(word, language));
  const unlisted = rest.filter((each) => !isListed(each));
  const others = unlisted.length > 0 ? unlisted : rest;
  const distance = ({ span }: PlacedThing) => apart(span, guest.span);
  const before = others.findLast(({ span }) => span[1] <= guest.span[0]);
  // "A frog with a crown on a mushroom": what it has is its own; "a fox reading a book under a tree": a creature holds it.
  const owners = before && between(before).some(isWith) ? [before] : [];
  const holders = guest.place === "held" ? others.filter(({ thing }) => isCreature(thing)) : [];
  const plain = others.filter(({ place }) => !place);
  const hosts = [owners, holders, plain, others].find((each) => each.length > 0) ?? [];
  const [host] = hosts.toSorted((a, b) => distance(a) - distance(b));
  if (!host) return null;
  const both = [host, guest] as const;
  // Beside each other is said of neither more than of the other.
  const [first, second] = guest.place === "beside" && guest.span[0] < host.span[0] ? [guest, host] : both;
  return { wish: { how: guest.place, host: first.thing, guest: second.thing }, span: hull(both) };
}

/** "A heart made of leaves", "a fish between fork and knife": what the tagger hears as something else. */
function partingBond(
  prompt: string,
  [first, second]: readonly PlacedThing[],
  { language }: Pick<Hearing, "language">,
): Bound | null {
  if (!first || !second || first.thing === second.thing) return null;
  const between = prompt.slice(first.span[1], second.span[0]);
  const said =
    between.length > FARTHEST || SENTENCE_END.test(between) ? null : partingSaid(between, language);
  if (!said) return null;
  const [host, guest] = said.host === "first" ? [first, second] : [second, first];
  return {
    wish: { how: said.how, host: host.thing, guest: guest.thing },
    span: [first.span[0], second.span[1]],
  };
}

/** Characters behind the second thing in which it is said in whose place that stands. */
const BEHIND = 48;
const END = /[.!?;:\n。！？]/u;
/** Words between what puts a thing in a place and the name of that: "instead of the two wheels". */
const MOST_BETWEEN_PART = 3;

/** "A bicycle whose wheels are gears", "waves for wheels", "a heart as the lens": one thing in the place of a part of the other. */
function partSaid(
  prompt: string,
  [host, guest]: readonly PlacedThing[],
  { language, partNamed }: Hearing,
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
  for (const { word, at } of wordsOf(text).slice(0, MOST_BETWEEN_PART)) {
    // "For Pip" is no seed.
    const part = CAPITAL.test(word) ? null : named(word);
    if (part !== null) return { part, end: at + word.length };
  }
  return null;
}

/** What is said of letters and a thing; what says only that both are there tells nothing. */
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
  hearing: Pick<Hearing, "language" | "isWith">,
): Bound | null {
  const [thing, other] = things;
  if (!thing || other || form?.value.letters === undefined) return null;
  const span = form.span ?? thing.span;
  const letters: PlacedThing = { thing: LETTERS, span };
  const said = partingBond(prompt, [letters, thing], hearing) ?? bondHeard(prompt, [letters, thing], hearing);
  return said && said.wish.host === LETTERS && TELLING.has(said.wish.how) ? said : null;
}

/** One thing alone that is to stand there several times: it is both that are bound. */
export const copiesOf = ([said]: readonly CountSaid[]): Bound | null =>
  said
    ? {
        wish: {
          how: said.wish.isCrossed ? "crossed" : "copies",
          ...(said.wish.count > 2 ? { count: said.wish.count } : {}),
          host: said.wish.thing,
          guest: said.wish.thing,
        },
        span: said.span,
      }
    : null;

type Known = (words: string) => string | null;

const SPACE = /^\s?$/u;

/** "A goat with a hat" that was taken for one thing, or whose hat was left out; null where there is but one. */
export function accessoryOf(
  prompt: string,
  { thing, span: [from, to] }: PlacedThing,
  known: Known,
  joints: readonly Span[],
): readonly [PlacedThing, PlacedThing] | null {
  for (const [start, after] of joints.toSorted(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)) {
    if (start <= from || !SPACE.test(prompt.slice(to, start))) continue;
    const end = Math.min(to, from + prompt.slice(from, start).trimEnd().length);
    const host = known(prompt.slice(from, end)) ?? thing;
    const guest = guestIn(prompt, after, prompt.slice(after).split(SENTENCE_END_OR_COMMA)[0]!, known);
    if (guest && guest.thing !== host) return [{ thing: host, span: [from, end] }, guest];
  }
  return null;
}

/** Letters of the longest thing that is written without spaces. */
const MOST_SIGNS = 6;

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
