/** Things that the tagger leaves out beside others that it hears: the first of a list, and what another one stands under, in or behind. */

import data from "../../../data/thing-manners.json" with { type: "json" };
import { standingSpans } from "../../lexicon/bond-words.ts";
import { frameOf } from "../../lexicon/frames.ts";
import { overlaps } from "../../lexicon/text.ts";
import { isBusiness } from "../../lexicon/trades/businesses.ts";
import { isAnd, isBoundPart } from "../../lexicon/wearer-words.ts";
import { LIKELY, type Span, type Studio, type TaggedSpan } from "../../vocabulary.ts";
import { thingKnownIn } from "./resolve/thing.ts";

/** What was heard of other kinds gives way below this likelihood; a word for a business does where it stands in a list of things. */
const SURE = 0.5;
const INDEFINITE = /^(?!the$)/iu;
/** "An oven, ": an article, the thing, and what parts it from the next with that one's article. */
const ARTICLE = /^(?:an?|the|some|ein|eine|einen|un|une|una|uno|um|uma|een)$/iu;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

type Reading = { readonly studio: Studio; readonly text: string; readonly language: string };

const isHeard = ({ tag, likelihood }: TaggedSpan): boolean => tag === "thing" && likelihood >= LIKELY;

const asThing = (span: Span): TaggedSpan => ({ tag: "thing", span, likelihood: 1, role: "any", kinds: [] });

export function joinedThings(spans: readonly TaggedSpan[], reading: Reading): readonly TaggedSpan[] {
  const things = spans.filter(isHeard);
  if (things.length === 0) return spans;
  const found = [
    ...listedBefore(things, spans, reading),
    ...stoodBy(things, spans, reading),
    ...hadBy(things, spans, reading),
  ];
  if (found.length === 0) return spans;
  const left = spans.filter(({ span }) => !found.some((each) => overlaps(each, span)));
  return [...left, ...found.map(asThing)].toSorted((a, b) => a.span[0] - b.span[0]);
}

/** "A house, a tree and a sun", of which the house was heard as a business. */
function listedBefore(
  things: readonly TaggedSpan[],
  spans: readonly TaggedSpan[],
  { studio, text, language }: Reading,
): readonly Span[] {
  return spans
    .filter(({ tag, span }) => {
      const next = things.find((each) => each.span[0] > span[1]);
      if (tag !== "trade" || !next || isTrade(text.slice(...span), studio)) return false;
      // "A tree" may have been heard with its article.
      const between = text.slice(span[1], next.span[0]);
      const [first = ""] = text.slice(...next.span).match(WORD) ?? [];
      const words = `${between}${ARTICLE.test(first) ? first : ""}`.match(WORD) ?? [];
      const isParted = /^\s*,/u.test(between) || (words[0] !== undefined && isAnd(words[0], language));
      const before = text.slice(0, span[0]).match(WORD)?.at(-1) ?? "";
      return (
        isParted &&
        ARTICLE.test(before) &&
        ARTICLE.test(words.at(-1) ?? "") &&
        words.length <= 2 &&
        thingKnownIn(text.slice(...span), studio, language) !== null
      );
    })
    .map(({ span }) => span);
}

const isTrade = (word: string, { meanings }: Studio): boolean => {
  const trade = meanings.inAnyLanguage("trades", word.toLowerCase());
  return (trade !== null && isBusiness(trade)) || isBusiness(word.toLowerCase());
};

/** "Three mountains with a chalet in front", of which the chalet was heard as what the mountains are like. */
function hadBy(
  things: readonly TaggedSpan[],
  spans: readonly TaggedSpan[],
  { studio, text, language }: Reading,
): readonly Span[] {
  return spans.flatMap(({ tag, span }): readonly Span[] => {
    const isBehind = things.some((each) => each.span[1] <= span[0] && span[0] - each.span[1] <= 1);
    const words = [...text.slice(...span).matchAll(WORD)];
    const [joint, article, noun] = words;
    if (tag !== "how" || !isBehind || words.length !== 3 || !joint || !article || !noun) return [];
    if (!studio.meanings.isWith(joint[0], language) || !ARTICLE.test(article[0])) return [];
    const thing = thingKnownIn(noun[0], studio, language);
    const from = span[0] + noun.index;
    return thing === null || isBoundPart(thing) ? [] : [[from, from + noun[0].length]];
  });
}

/** "A whale under the moon": right behind words that say where a thing stands. */
function stoodBy(
  things: readonly TaggedSpan[],
  spans: readonly TaggedSpan[],
  { studio, text, language }: Reading,
): readonly Span[] {
  return standingSpans(text, language).flatMap(([from, to]): readonly Span[] => {
    if (!things.some(({ span }) => span[1] <= from && text.slice(span[1], from).trim() === "")) return [];
    const [first, second] = [...text.slice(to).matchAll(WORD)];
    if (!first || !ARTICLE.test(first[0]) || !second) return [];
    const span: Span = [to + second.index, to + second.index + second[0].length];
    // "The summit" is one that was spoken of: there is but one moon.
    const isKnown = INDEFINITE.test(first[0]) || data.hovering.includes(second[0].toLowerCase());
    if (!isKnown) return [];
    const isNear = text.slice(to, span[0]).trim() === first[0];
    const isTaken = spans.some((each) => overlaps(each.span, span) && each.likelihood >= SURE);
    const thing = thingKnownIn(text.slice(...span), studio, language);
    const isAlone = /^\s*(?:$|\p{P})/u.test(text.slice(span[1]));
    return isNear && !isTaken && isAlone && thing !== null && !frameOf(thing) ? [span] : [];
  });
}
