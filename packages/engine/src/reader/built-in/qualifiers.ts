/** What is said of a thing and chooses no drawing: how many there are, what it does, what it wears. */

import participles from "../../../data/participle-endings.json" with { type: "json" };
import { bondSpans, crossedSpans } from "../../lexicon/bond-words.ts";
import { clausesOf } from "../../lexicon/clauses.ts";
import { countSaid, isOne } from "../../lexicon/counts.ts";
import { isDescribing } from "../../lexicon/styles.ts";
import { apart, overlaps } from "../../lexicon/text.ts";
import { onlyDescribe } from "../../things/describing.ts";
import type { Span, Studio } from "../../vocabulary.ts";
import type { PlacedThing } from "./bond.ts";
import { thingKnownIn } from "./resolve/thing.ts";

export type Qualified = {
  readonly language: string;
  /** What was heard to say how a thing is. */
  readonly heard: readonly Span[];
  /** What else is read in the text. */
  readonly taken: readonly Span[];
  readonly placed: readonly PlacedThing[];
  /** Things of which it is told by itself how they stand to each other. */
  readonly bound: readonly string[];
  /** Things that are to stand there several times, which is told by itself too. */
  readonly counted: readonly string[];
  /** Whether a word links a thing to what it has or wears. */
  readonly isJoint: (word: string) => boolean;
};

const endings: { readonly [language: string]: readonly string[] } = participles;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
/** Words that are told behind a thing. */
const MOST_WORDS = 4;
const END = /[.!?\n。！？]/u;
/** Letters of a word that only links. */
const LINKING = 4;
/** "Curled up", "walking": what English has for what a thing does. */
const PARTICIPLE = /^\p{Ll}{3,}(?:ing|ed)$/u;

/** Each with the words for its thing. */
export const qualifiersOf = (studio: Studio, text: string, said: Qualified): readonly Span[] =>
  said.placed.flatMap((each) => {
    const count = countSaid(text, each.span, said.language);
    // "A fork crossed with a knife" is one fork.
    const isCrossing = count?.isCounted === false && said.bound.includes(each.thing);
    const counted = count && !isCrossing && !said.counted.includes(each.thing) ? count.span : null;
    const heard = said.heard.filter((how) => isLeft(how, each, studio, text, said));
    const all = [counted, ahead(each, studio, text, said), behind(each, studio, text, said), ...heard];
    const [first, ...more] = all.flatMap((span) => (span && !isOfBond(span, text, said) ? [span] : []));
    // One wish for all that is said of a thing.
    return first ? [more.reduce(joined, heard.length > 0 ? joined(first, each.span) : first)] : [];
  });

/** "Hands holding a heart": what alone says how two things stand to each other is told with how they are drawn. */
function isOfBond(span: Span, text: string, { placed, bound, language }: Qualified): boolean {
  const [first, second] = placed.filter(({ thing }) => bound.includes(thing));
  if (!first || !second) return false;
  if (crossedSpans(text.slice(...span), language).length > 0) return true;
  const [from, to] = [Math.min(first.span[1], second.span[1]), Math.max(first.span[0], second.span[0])];
  const [start, end] = [Math.max(from, span[0]), Math.min(to, span[1])];
  const isBetween =
    start < end && [span[0], span[1]].every((at) => at >= first.span[0] && at <= second.span[1]);
  const rest = [text.slice(from, start), text.slice(end, to)];
  return isBetween && rest.every((said) => bondSpans(said, language).length === 0);
}

const joined = (one: Span, other: Span): Span => [Math.min(one[0], other[0]), Math.max(one[1], other[1])];

/** Whether what was heard is said of this thing, and neither counts it nor chose its drawing: "an open book" may be drawn as such. */
function isLeft(how: Span, each: PlacedThing, studio: Studio, text: string, said: Qualified): boolean {
  const distance = ({ span }: PlacedThing) => apart(span, how);
  // Of two that are as near, "mit drei" is said of what follows.
  const [nearest] = said.placed.toSorted((a, b) => distance(a) - distance(b) || b.span[0] - a.span[0]);
  const [from, to] = joined(how, each.span);
  const words = text.slice(...how).match(WORD) ?? [];
  const isLink = (word: string) => said.isJoint(word) || studio.meanings.isFrequent(word, said.language);
  if (isOne(text.slice(...how), said.language) || words.every(isLink)) return false;
  if (nearest !== each || END.test(text.slice(from, to)) || countSaid(text, each.span, said.language))
    return false;
  return (
    thingKnownIn(text.slice(from, to), studio, said.language) !== each.thing ||
    thingKnownIn(text.slice(...each.span), studio, said.language) === each.thing
  );
}

/** "A sitting cat": a word right before a thing, or among those for it, that says what it does. */
function ahead({ span, thing }: PlacedThing, studio: Studio, text: string, said: Qualified): Span | null {
  const [from] = clausesOf(text).find(([start, end]) => start <= span[0] && end >= span[1]) ?? span;
  const words = [...text.slice(from, span[1]).matchAll(WORD)].map(
    ({ 0: word, index }): Span => [from + index, from + index + word.length],
  );
  const first = words.findIndex(([start]) => start >= span[0]);
  const isElse = (word: Span) =>
    said.taken.some((each) => overlaps(each, word) && !overlaps(each, [span[1] - 1, span[1]]));
  const isDone = (each: Span) => {
    const word = text.slice(...each).toLowerCase();
    return (
      endings[said.language]?.some((ending) => word.endsWith(ending)) &&
      !thing.includes(word) &&
      // "A shark wearing sunglasses": how the two stand is told by itself.
      !(said.bound.includes(thing) && said.isJoint(word)) &&
      !isDescribing(word) &&
      thingKnownIn(word, studio, said.language) !== thing &&
      !isElse(each)
    );
  };
  const found = words.slice(Math.max(0, first - 1), -1).find(isDone);
  return found ? [found[0], span[1]] : null;
}

/** The words right behind a thing, as far as its clause goes and nothing else is read in them, where they say how it is or what it has. */
function behind(
  { span, thing, place }: PlacedThing,
  studio: Studio,
  text: string,
  said: Qualified,
): Span | null {
  const clause = clausesOf(text).find(([start, end]) => start < span[1] && end >= span[1]);
  if (!clause) return null;
  const isBehind = ([start, end]: Span) => start >= span[1] && end <= clause[1];
  // What is said of two things is how they stand to each other.
  if (said.placed.some((other) => isBehind(other.span))) return null;
  const end = Math.min(clause[1], ...said.taken.filter(isBehind).map(([start]) => start));
  const words = [...text.slice(span[1], end).matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    end: span[1] + index + word.length,
  }));
  const [first, ...rest] = words;
  if (!first) return null;
  const kinds = kindsIn(studio, said.language);
  if (said.isJoint(first.word)) {
    // "A flag on the summit": where a thing stands to another is told with how both are drawn.
    if (place && said.bound.includes(thing)) return null;
    const worn = rest.slice(0, MOST_WORDS).find(({ word }) => kinds.isThing(word));
    return worn ? [span[0], worn.end] : null;
  }
  const isLast = said.placed.every((other) => other.span[0] <= span[0]);
  if ((isLast && said.bound.includes(thing)) || !kinds.isState(first.word)) return null;
  // "A horse facing left for …": what stands before something else that is read leads over to it.
  const isLinked = end < clause[1] && words.length > 1 && words.at(-1)!.word.length <= LINKING;
  const own = isLinked ? words.slice(0, -1) : words;
  const last = own.length <= MOST_WORDS ? own.at(-1)! : first;
  return [span[0], last.end];
}

function kindsIn(studio: Studio, language: string) {
  const { meanings } = studio;
  const isKnown = (word: string) => thingKnownIn(word, studio, language) !== null;
  const isFrequent = (word: string) => meanings.isFrequent(word, language);
  return {
    isThing: (word: string) => !isFrequent(word) && isKnown(word),
    /** Whether a word says what a thing does or is in, as no word for a thing or a character does. */
    isState: (word: string) =>
      (language === "en" ? PARTICIPLE : /^\p{Ll}/u).test(word) &&
      !isFrequent(word) &&
      !isKnown(word) &&
      !onlyDescribe([word]) &&
      meanings.mood(word, language) === null,
  };
}
