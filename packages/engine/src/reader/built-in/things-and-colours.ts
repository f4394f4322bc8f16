/** What was heard otherwise, or not at all, and is a thing or a thing's colour by what stands right beside it. */

import { isBondJoint } from "../../lexicon/bond-words.ts";
import { isColourName } from "../../lexicon/colours/names.ts";
import { frameOf } from "../../lexicon/frames.ts";
import { apart, overlaps } from "../../lexicon/text.ts";
import { isAnd, wearerNamed } from "../../lexicon/wearer-words.ts";
import { LIKELY, type Span, type Studio, type TaggedSpan } from "../../vocabulary.ts";
import { isBasicColour } from "./resolve/colour.ts";
import { thingKnownIn } from "./resolve/thing.ts";
import { gapOf } from "./wearers.ts";

/** What is hardly heard as a thing is one right behind a colour, where there is no other; as likely as this. */
const SUSPECTED = 0.1;
const AS_LISTED = 0.75;
const WORD = /[\p{L}\p{M}]+/gu;
/** Words between a thing and the next one's colour: "and a", "su un". */
const MOST_BETWEEN = 3;
/** "And a". */
const MOST_ARTICLES = 1;

/**
 * "Two red hearts": a colour's plain name right beside a thing is its colour, whatever else it was heard as ("red" is a net
 * elsewhere). "A red tap": what was hardly heard stands behind its colour. "A fox and a blue moon": so does what was not heard.
 */
export function thingsAndColours(
  studio: Studio,
  text: string,
  language: string,
  spans: readonly TaggedSpan[],
): readonly TaggedSpan[] {
  const isBeside = (one: TaggedSpan, other: TaggedSpan) => one !== other && apart(one.span, other.span) === 1;
  const things = spans.filter(({ tag }) => tag === "thing");
  const isAlone = things.every(({ likelihood }) => likelihood < LIKELY);
  const found = spans.map((each): TaggedSpan => {
    const { tag, span, likelihood } = each;
    if (isAlone && tag === "thing" && likelihood >= SUSPECTED)
      return spans.some((other) => other.tag === "colour" && other.span[1] === span[0] - 1)
        ? { ...each, likelihood: AS_LISTED }
        : each;
    const mayBe = /^(?:how|thing)$/u.test(tag) && things.some((thing) => isBeside(thing, each));
    return mayBe && isBasicColour(text.slice(...span), studio.meanings, language)
      ? { ...each, tag: "colour", kinds: [] }
      : each;
  });
  const coloured = withPlainColours(studio, text, language, found);
  const second = isAlone ? null : secondThing(studio, text, language, coloured);
  return second ? [...coloured.filter(({ span }) => !overlaps(span, second.span)), second] : coloured;
}

/**
 * "Deux feuilles vertes": a colour's plain name that nobody heard right beside a thing is its colour, too. Where no colour was heard,
 * one that was heard ever so faintly is meant.
 */
function withPlainColours(
  studio: Studio,
  text: string,
  language: string,
  spans: readonly TaggedSpan[],
): readonly TaggedSpan[] {
  const isPlain = (span: Span) => isBasicColour(text.slice(...span), studio.meanings, language);
  const heard = spans.filter(({ likelihood }) => likelihood >= LIKELY);
  const things = heard.filter(({ tag }) => tag === "thing");
  const isBeside = (word: Span) =>
    things.some(({ span }) => apart(span, word) === 1 && (language !== "en" || word[0] < span[0]));
  const beside = wordsOf(text).filter(
    (word) => heard.every(({ span }) => !overlaps(span, word)) && isBeside(word) && isPlain(word),
  );
  const isColoured = heard.some(({ tag }) => /^(?:no-)?colour$/u.test(tag)) || beside.length > 0;
  const raised = spans.flatMap((each): readonly TaggedSpan[] => {
    if (isColoured || each.tag !== "colour" || !isPlain(each.span)) return [each];
    // Where "and" is written onto a word, two colours are heard as one.
    const several = wordsOf(text).filter(
      (word) =>
        overlaps(word, each.span) &&
        isBasicColour(text.slice(...word), studio.meanings, language, isColourName),
    );
    return (several.length > 1 ? several : [each.span]).map((span) => ({
      ...each,
      span,
      likelihood: AS_LISTED,
    }));
  });
  const found = beside.map(
    (span): TaggedSpan => ({ tag: "colour", span, likelihood: AS_LISTED, role: "mark", kinds: [] }),
  );
  return [...raised.filter(({ span }) => beside.every((each) => !overlaps(each, span))), ...found].toSorted(
    (a, b) => a.span[0] - b.span[0],
  );
}

const wordsOf = (text: string): readonly Span[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => [index, index + word.length]);

/** What nobody heard right beside a colour that is joined to the only thing that was heard. */
function secondThing(
  studio: Studio,
  text: string,
  language: string,
  spans: readonly TaggedSpan[],
): TaggedSpan | null {
  const heard = spans.filter(({ tag, likelihood }) => tag !== "how" && likelihood >= LIKELY);
  const things = heard.filter(({ tag }) => tag === "thing");
  const [only] = things;
  if (!only || things.length > 1) return null;
  const colours = heard.filter(({ tag }) => tag === "colour");
  const isJoint = (word: string) =>
    isAnd(word, language) || studio.meanings.isWith(word, language) || isBondJoint(word, language);
  const isThing = (words: string) => {
    const thing = thingKnownIn(words, studio, language);
    return thing !== null && !frameOf(thing) && wearerNamed(words, studio.meanings, language) === null;
  };
  // "Fox and moon": what stands right beside the only thing in a list of two.
  const isListed = (word: Span) => {
    const between = text.slice(...gapOf(word, only.span));
    const [first, ...more] = between.match(WORD) ?? [];
    const isAnother = !overlaps(word, only.span) && heard.every((each) => !overlaps(each.span, word));
    return (
      isAnother &&
      first !== undefined &&
      isAnd(first, language) &&
      more.length <= MOST_ARTICLES &&
      !/\p{P}|\n/u.test(between) &&
      isThing(text.slice(...word)) &&
      studio.drawings.of(thingKnownIn(text.slice(...word), studio, language)!).length > 0
    );
  };
  const words = wordsOf(text);
  const span = words.find((word) => {
    const isSecond = ([from]: Span) =>
      colours.some((each) => each.span[0] >= only.span[1] && each.span[1] < from);
    const colour = colours.find(
      (each) =>
        apart(each.span, word) === 1 &&
        apart(each.span, only.span) > 1 &&
        // "A lotus, saffron and green …" joins two colours.
        !(each.span[1] < word[0] && isSecond(each.span)),
    );
    if (!colour || word[0] < only.span[1] || heard.some((each) => overlaps(each.span, word))) return false;
    const between = text.slice(only.span[1], Math.min(word[0], colour.span[0]));
    const free = (between.match(WORD) ?? []).filter(
      (each) => !isBasicColour(each, studio.meanings, language),
    );
    const isJoined = free.length <= MOST_BETWEEN && free.some(isJoint) && !/[.!?;:\n]/u.test(between);
    return isJoined && isThing(text.slice(...word));
  });
  const second = span ?? words.find((word) => isListed(word));
  return second ? { tag: "thing", span: second, likelihood: AS_LISTED, role: "any", kinds: [] } : null;
}
