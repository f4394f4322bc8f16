/**
 * How two things stand to each other: "a whale that carries a house" is a house atop a whale. The tagger hears it of the thing that
 * comes to the other, or the words between and after them say it; where nothing is said, how they are composed is left to the engine.
 */

import data from "../../../data/thing-manners.json" with { type: "json" };
import {
  bondSpans,
  isPostposed,
  partingSpans,
  saidBetween,
  standingSpans,
  whoseSpans,
  withoutCrossed,
} from "../../lexicon/bond-words.ts";
import { type CountSaid, isOne } from "../../lexicon/counts.ts";
import { isCreature } from "../../lexicon/creatures.ts";
import { doingsIn, leadOf } from "../../lexicon/doing-words.ts";
import { isSameThing } from "../../lexicon/related-things.ts";
import { apart, UNSPACED } from "../../lexicon/text.ts";
import { isAnd, isBoundPart } from "../../lexicon/wearer-words.ts";
import type { Bond, BondWish, Span, TaggedSpan } from "../../vocabulary.ts";
import { hull } from "../placed.ts";

/** A thing that was found, and where. */
export interface PlacedThing {
  readonly thing: string;
  readonly span: Span;
  /** How it stands to another one, where that was heard (`p.above`). */
  readonly place?: string | null;
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
};

const HELD = "p.held";

export const placeOf = ({ kinds }: TaggedSpan): string | null =>
  kinds.find((kind) => BONDS[kind] !== undefined) ?? null;

/** Words of an accessory, its article among them. */
const MOST_WORDS = 4;

export const headOf = (thing: string): string => thing.slice(thing.lastIndexOf(" ") + 1);

/** Letters of "its", with what parts it. */
const ITS = 5;

/** "A fish and a fish hook" are two. */
const LISTED = /[,;、，،\n]/u;

/**
 * Things without those that are part of another one: a hammer's head is no head, and the mountain of a mountain peak no second mountain.
 */
export const eachOnce = (
  prompt: string,
  placed: readonly PlacedThing[],
  { isWith, language }: Hearing,
): readonly PlacedThing[] =>
  placed.filter(({ thing, span, place }) => {
    const others = placed.filter((other) => other.thing !== thing);
    const isWithIt = (from: number) => {
      const between = prompt.slice(from, span[0]);
      return !SENTENCE_END.test(between) && wordsOf(between).some(({ word }) => isWith(word));
    };
    const isRightBehind = (words: readonly Span[]) =>
      words.some(([, end]) => end <= span[0] && span[0] - end <= ITS);
    // "An apple on its back": where it is on the creature, and nothing beside it.
    const isWhere =
      others.some((other) => isCreature(other.thing)) && isRightBehind(standingSpans(prompt, language));
    // "A bicycle whose wheels are gears", "a guitar made of wood".
    const isOwned =
      others.some((other) => other.span[0] > span[1]) && isRightBehind(whoseSpans(prompt, language));
    const isMaterial = data.material.includes(thing) && isRightBehind(partingSpans(prompt, language));
    // What stands behind another thing is no part of it.
    const isPart =
      !place &&
      isBoundPart(headOf(thing)) &&
      (isWhere || others.some((other) => isWithIt(other.span[1]) && !isCreature(other.thing)));
    const isWithin = (other: PlacedThing) => {
      const between = prompt.slice(Math.min(span[1], other.span[1]), Math.max(span[0], other.span[0]));
      const isListed = LISTED.test(between) || wordsOf(between).some(({ word }) => isAnd(word, language));
      return other.thing.startsWith(`${thing} `) && !isListed;
    };
    return (
      !isPart &&
      !isOwned &&
      !isMaterial &&
      !others.some(isWithin) &&
      !others.some(isAgain(prompt, span, thing, language))
    );
  });

/** "A heron in a teacup, the cup white": a word for the kind of what was named before, and no "a" that brings another one. */
const isAgain =
  (prompt: string, [from]: Span, thing: string, language: string) =>
  (other: PlacedThing): boolean => {
    if (!other.thing.endsWith(thing) || other.span[1] > from) return false;
    const between = prompt.slice(other.span[1], from);
    const before = wordsOf(between).slice(-MOST_WORDS);
    // "A pineapple, an apple": in one sentence only what is surely the same kind.
    const end = isSameThing(other.thing, thing) ? SENTENCE_END_OR_COMMA : SENTENCE_END;
    return end.test(between) && !before.some(({ word }) => isOne(word, language) || ARTICLE.test(word));
  };
const ARTICLE = /^an?$/iu;

/** Whether a word of the prompt's language means "with", which data knows. */
export type IsWith = (word: string) => boolean;
export type Hearing = { readonly isWith: IsWith; readonly language: string };

const wordsOf = (text: string): readonly { readonly word: string; readonly at: number }[] =>
  [...text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)].map(({ 0: word, index }) => ({ word, at: index }));

/** What stands farther apart than this, in characters, or in two sentences, is not joined by the words between. */
const FARTHEST = 48;
/** Characters between two things of which hardly anything else can be said there. */
const NEAR = 18;
const SENTENCE_END = /[.!?;:。！？\n]/u;
const SENTENCE_END_OR_COMMA = /[.!?;:\n,()]/u;
/** Characters before and after the two in which words may be said of both. */
const AROUND = 40;

/** What stands before and behind a stretch of the prompt in the same sentence. */
function around(prompt: string, [from, to]: Span, end: RegExp) {
  const before = prompt
    .slice(Math.max(0, from - AROUND), from)
    .split(end)
    .at(-1)!;
  const after = prompt.slice(to, to + AROUND).split(end)[0]!;
  return { before, after, whole: before + prompt.slice(from, to) + after };
}

/**
 * How two things are said to stand to each other; null where nothing says it. In "a cat on the moon" the words between them say it alone;
 * in longer sentences what was heard is right more often than what the same words say.
 */
export function bondOf(
  prompt: string,
  things: readonly PlacedThing[],
  hearing: Hearing,
  counts: readonly CountSaid[] = [],
): Bound | null {
  // What crosses two of one thing says nothing of how they stand to the other.
  const crossed = counts.filter(({ wish }) => wish.isCrossed);
  const own = (thing: string) => crossed.some(({ wish }) => wish.thing === thing);
  const left = crossed.reduce(
    (text, { span: [from, to] }) =>
      text.slice(0, from) + withoutCrossed(text.slice(from, to), hearing.language) + text.slice(to),
    prompt,
  );
  const heard = things.map((each) =>
    own(each.thing) && each.place === "p.crossed" ? { ...each, place: null } : each,
  );
  const said = bondSaid(left, things, hearing, FARTHEST);
  if (said && SURE.has(said.wish.how)) return said;
  return bondSaid(left, things, hearing, NEAR) ?? bondHeard(heard) ?? said;
}

/** What only words say: the tagger hears it as something else. */
const SURE: ReadonlySet<Bond> = new Set<Bond>(["made", "between"]);

/** How two things are said to stand by the words between and around them. */
export const bondBetween = (
  prompt: string,
  both: readonly [PlacedThing, PlacedThing],
  hearing: Hearing,
): Bound | null => bondSaid(prompt, both, hearing, FARTHEST);

/** Where hardly anything else can be said between them. */
export const bondNear = (
  prompt: string,
  both: readonly [PlacedThing, PlacedThing],
  hearing: Hearing,
): Bound | null => bondSaid(prompt, both, hearing, NEAR);

export function bondHeard(things: readonly PlacedThing[]): Bound | null {
  const [guest] = things.filter(({ place }) => place);
  const others = things.filter(({ thing }) => thing !== guest?.thing);
  if (!guest?.place || others.length === 0) return null;
  const distance = ({ span }: PlacedThing) => apart(span, guest.span);
  // "A fox reading a book under a tree": the tree is nearer, but it is a creature that holds something.
  const holders = guest.place === HELD ? others.filter(({ thing }) => isCreature(thing)) : [];
  const hosts = holders.length > 0 ? holders : others;
  const [host] = hosts.toSorted((a, b) => distance(a) - distance(b)) as [PlacedThing];
  return {
    wish: { how: BONDS[guest.place] ?? "within", host: host.thing, guest: guest.thing },
    span: hull([host, guest]),
  };
}

function bondSaid(
  prompt: string,
  things: readonly PlacedThing[],
  { isWith, language }: Hearing,
  farthest: number,
): Bound | null {
  const [first, second] = things.toSorted((a, b) => a.span[0] - b.span[0]);
  if (!first || !second) return null;
  const between = prompt.slice(first.span[1], second.span[0]);
  const [phrase] = bondSpans(between, language).toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]));
  // "Saltando sobre" is long, and says it alone.
  const spoken = phrase && / /u.test(between.slice(...phrase)) ? phrase[1] - phrase[0] : 0;
  if (first.thing === second.thing || between.length - spoken > farthest || SENTENCE_END.test(between))
    return null;
  const said = saidBetween(
    {
      ...around(prompt, [first.span[0], second.span[1]], SENTENCE_END),
      between,
      hasWith: wordsOf(between).some(({ word }) => isWith(word)),
    },
    language,
  );
  if (!said) return null;
  const [host, guest] = said.host === "first" ? [first, second] : [second, first];
  return {
    wish: { how: said.how, host: host.thing, guest: guest.thing },
    span: [first.span[0], second.span[1]],
  };
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
const CLAUSE = /^,?\s?$/u;
/** Signs between a joint and the thing behind it: an article. */
const MOST_BETWEEN = 6;

/**
 * "A goat with a hat", "a key that is also a tree" that was taken for one thing, or whose hat was left out; null where there is but one.
 * A joint parts what stands before it from what follows, where both name something; `joints` may be the end or the beginning of a word.
 */
export function accessoryOf(
  prompt: string,
  placed: PlacedThing,
  known: Known,
  joints: readonly Span[],
  language: string,
): readonly [PlacedThing, PlacedThing] | null {
  for (const joint of joints.toSorted(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd)) {
    const both = joint[1] <= placed.span[0] ? joinedBefore : joinedBehind;
    const found = both(prompt, placed, joint, known, language);
    if (found) return found;
  }
  return null;
}

type Joined = readonly [PlacedThing, PlacedThing] | null;

const isClause = (prompt: string, joint: Span): boolean => / /u.test(prompt.slice(...joint).trim());

function joinedBefore(
  prompt: string,
  placed: PlacedThing,
  joint: Span,
  known: Known,
  language: string,
): Joined {
  const isNear = joint[1] + MOST_BETWEEN >= placed.span[0];
  if (!isNear || !(isClause(prompt, joint) || isPostposed(language))) return null;
  const host = thingBefore(prompt, joint[0], known);
  return host && host.thing !== placed.thing ? [host, placed] : null;
}

function joinedBehind(
  prompt: string,
  { thing, span: [from, to] }: PlacedThing,
  [start, after]: Span,
  known: Known,
): Joined {
  // "Ein Baum, der aus einem Buch wächst": a comma stands before a clause of several words.
  const gap = isClause(prompt, [start, after]) ? CLAUSE : SPACE;
  if (start <= from || !gap.test(prompt.slice(to, start))) return null;
  const end = Math.min(to, from + prompt.slice(from, start).trimEnd().length);
  const host = known(prompt.slice(from, end)) ?? thing;
  const guest = guestIn(prompt, after, prompt.slice(after).split(SENTENCE_END_OR_COMMA)[0]!, known);
  return guest && guest.thing !== host ? [{ thing: host, span: [from, end] }, guest] : null;
}

/** "山の上に月": what stands right before words that say where the other is. */
function thingBefore(prompt: string, end: number, known: Known): PlacedThing | null {
  const { word = "", at } = wordsOf(prompt.slice(0, end)).at(-1) ?? { at: 0 };
  const least = UNSPACED.test(word) ? Math.max(0, word.length - MOST_SIGNS) : 0;
  for (let cut = least; cut <= (UNSPACED.test(word) ? word.length - 1 : 0); cut++) {
    const thing = known(word.slice(cut));
    if (thing !== null) return { thing, span: [at + cut, at + word.length] };
  }
  return null;
}

/** "月を見上げる猫" that was taken for one thing: a creature and what it does something with. Null where there is but one. */
export function doneWith(
  prompt: string,
  { span: [start, to] }: PlacedThing,
  known: Known,
  language: string,
): readonly [PlacedThing, PlacedThing] | null {
  const from = start - leadOf(prompt.slice(0, start), language).length;
  for (const [end, at] of doingsIn(prompt, [from, to], language, known)) {
    const [thing, other] = [known(prompt.slice(from, end)), known(prompt.slice(at, to))];
    if (thing === null || other === null || isCreature(thing) === isCreature(other)) continue;
    if (![thing, other].some((each) => isBoundPart(headOf(each))))
      return [
        { thing, span: [from, end] },
        { thing: other, span: [at, to] },
      ];
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
