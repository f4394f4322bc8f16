/**
 * Whose colour it is. The tagger often finds a colour and does not hear whose: a colour beside a thing, with nothing but small words
 * between the two, is the thing's, in any language and order of words.
 */

import { isColourName } from "../../lexicon/colours/names.ts";
import { BASIC } from "../../lexicon/colours/read.ts";
import { overlaps } from "../../lexicon/text.ts";
import { LIKELY, type Span, type Studio, type TaggedSpan } from "../../vocabulary.ts";
import { coloursOf } from "./resolve/colour.ts";
import { knownThing } from "./resolve/thing.ts";

/** More words than this between a colour and a thing leave open whether they belong together. */
const MOST_BETWEEN = 3;
const WORD = /[\p{L}\p{M}’'-]+/gu;
/** Ends what is said of one thing. */
const CLAUSE = /[.;!?\n。；！？؛।]/u;
/** What follows may go on about the same thing: "a sun, in warm coral". */
const PAUSE = /[,:()、，：،—–]/u;

export function tiedColours(
  studio: Studio,
  text: string,
  spans: readonly TaggedSpan[],
): readonly TaggedSpan[] {
  const parted = spans.flatMap((span) => partsOf(studio, text, withThing(studio, text, span, spans)));
  const likely = parted.filter(({ likelihood }) => likelihood >= LIKELY);
  const colours = likely.filter(({ tag }) => tag === "colour");
  // A ground is said with what stands on it, and "nothing but navy" is said of all.
  if (colours.some(({ role }) => role === "ground" || role === "only")) return parted;
  const marks = new Set(ofThings(text, likely, colours));
  return parted.map((span): TaggedSpan => (marks.has(span) ? { ...span, role: "mark" } : span));
}

type Pair = { readonly colour: TaggedSpan; readonly thing: TaggedSpan; readonly apart: number };

/** The colours of things: the nearest pairs first, each colour and each thing in one. */
function ofThings(
  text: string,
  likely: readonly TaggedSpan[],
  colours: readonly TaggedSpan[],
): readonly TaggedSpan[] {
  const things = likely.filter(({ tag }) => tag === "thing");
  const lettered = colours.filter(({ role }) => role === "letters");
  // The letters have one colour: where two are taken for it, one of them is the thing's.
  const open = colours.filter(
    ({ role }) => role === "any" || (role === "letters" && lettered.length > 1 && things.length > 0),
  );
  const pairs = open
    .flatMap((colour) =>
      things.flatMap((thing): Pair[] => {
        const apart = wordsBetween(text, likely, colour, thing);
        return apart === null ? [] : [{ colour, thing, apart }];
      }),
    )
    .toSorted((a, b) => a.apart - b.apart || startOf(a) - startOf(b));
  const taken: Pair[] = [];
  for (const pair of pairs)
    if (taken.every(({ colour, thing }) => colour !== pair.colour && thing !== pair.thing)) taken.push(pair);
  const found = taken.map(({ colour }) => colour);
  const isOneLeft = lettered.length < 2 || found.some((colour) => lettered.includes(colour));
  return isOneLeft || things.length === 0 ? found : [...found, nearest(lettered, things)];
}

const startOf = ({ colour, thing }: Pair): number => Math.min(colour.span[0], thing.span[0]);
const gapOf = ({ span: a }: TaggedSpan, { span: b }: TaggedSpan): Span =>
  a[0] < b[0] ? [a[1], b[0]] : [b[1], a[0]];

const nearest = (colours: readonly TaggedSpan[], things: readonly TaggedSpan[]): TaggedSpan => {
  const away = (colour: TaggedSpan) =>
    Math.min(
      ...things.map((thing) => {
        const [from, to] = gapOf(colour, thing);
        return to - from;
      }),
    );
  return colours.toSorted((a, b) => away(a) - away(b))[0]!;
};

/** How many words stand between a colour and a thing; null where they do not belong together. */
function wordsBetween(
  text: string,
  likely: readonly TaggedSpan[],
  colour: TaggedSpan,
  thing: TaggedSpan,
): number | null {
  const gap = gapOf(colour, thing);
  const said = text.slice(...gap);
  const count = (said.match(WORD) ?? []).length;
  const isParted = likely.some((each) => each !== colour && each !== thing && overlaps(each.span, gap));
  if (CLAUSE.test(said) || isParted || count > MOST_BETWEEN) return null;
  if (!PAUSE.test(said)) return count;
  // Behind a pause a colour goes on about the thing where it stands alone: "a fox, navy and sand" is a list.
  const isBehind = colour.span[0] > thing.span[0];
  const isOfThing = likely.some(
    (each) => each !== colour && each.tag === "colour" && isInClause(text, each.span, thing.span),
  );
  const isAlone = likely.every((each) => each === colour || !isInClause(text, each.span, colour.span));
  return isBehind && isAlone && !isOfThing && !isListed(text, likely, colour) ? count + 1 : null;
}

const isInClause = (text: string, a: Span, b: Span): boolean => {
  const said = text.slice(Math.min(a[1], b[1]), Math.max(a[0], b[0]));
  return !CLAUSE.test(said) && !PAUSE.test(said);
};

/** Whether a colour that nobody wears comes next: the two are the logo's. */
function isListed(text: string, likely: readonly TaggedSpan[], colour: TaggedSpan): boolean {
  const next = likely.find(({ span }) => span[0] >= colour.span[1]);
  if (next?.tag !== "colour" || next.role !== "any") return false;
  const said = text.slice(colour.span[1], next.span[0]);
  return !CLAUSE.test(said) && !/[\p{L}\p{M}]/u.test(said);
}

/** Below this the tagger was torn between two readings. */
const TORN = 0.5;
/** Below this a colour that is a thing as well is rather the thing, where nothing else is to be drawn and a colour is said anyway. */
const OPEN = 0.7;

/** "A wilted rose, only black": a flower lends its name to a colour, and is the flower here. */
function withThing(studio: Studio, text: string, span: TaggedSpan, spans: readonly TaggedSpan[]): TaggedSpan {
  const isLikely = (tag: TaggedSpan["tag"]) =>
    spans.some((each) => each !== span && each.tag === tag && each.likelihood >= LIKELY);
  if (span.tag !== "colour" || span.likelihood >= OPEN || isLikely("thing") || !isLikely("colour"))
    return span;
  const isThing = knownThing(text.slice(...span.span), studio, studio.meanings.languageOf(text)) !== null;
  return isThing ? { ...span, tag: "thing", role: "any" } : span;
}
/** Where a colour and a thing make up all of it, less than usual is likely enough. */
const LEAST = 0.15;

/** "Mint green", "light blue": the last word is that of a colour. */
const isModifiedColour = (words: string): boolean => BASIC.has(words.split(/[\s-]+/u).at(-1) ?? "");

/** A colour and its thing that were taken for one: "hellblauer Zahn". A "colour" that is a thing and no colour is the thing. */
function partsOf(studio: Studio, text: string, span: TaggedSpan): readonly TaggedSpan[] {
  if ((span.tag !== "thing" && span.tag !== "colour") || span.likelihood < LEAST) return [span];
  const language = studio.meanings.languageOf(text);
  const knownAs = (words: string) => knownThing(words, studio, language);
  // Only a word for nothing but a colour is cut off: rye is one in "an ear of rye", and "drop of" is in some long list of names.
  const isColour = (words: string) =>
    coloursOf(words, studio.meanings, language).length === 1 &&
    (language === "en" ? [words.toLowerCase()] : studio.meanings.colours(words, language).flat()).some(
      (word) => isColourName(word) || isModifiedColour(word),
    );
  const words = text.slice(...span.span);
  const whole = knownAs(words);
  if (whole === null) return [span];
  if (span.tag === "colour" && coloursOf(words, studio.meanings, language).length === 0)
    return [{ ...span, tag: "thing", role: "any" }];
  // A colour that tells which thing it is ("orange tree") makes another thing of it.
  if (span.tag === "colour" && span.likelihood >= TORN) return [span];
  const cuts = [...words.matchAll(/\s+/gu)].map(({ 0: gap, index }) => [index, index + gap.length] as const);
  for (const [to, from] of cuts) {
    const [first, last] = [words.slice(0, to), words.slice(from)];
    const [start, end] = span.span;
    const parts = [
      { words: first, span: [start, start + to] },
      { words: last, span: [start + from, end] },
    ] as const;
    for (const [colour, thing] of [parts, parts.toReversed()] as const)
      if (knownAs(colour!.words) === null && isColour(colour!.words) && knownAs(thing!.words) === whole) {
        const likelihood = Math.max(span.likelihood, LIKELY);
        return parts.map((part) =>
          part === colour
            ? { tag: "colour", span: part.span, likelihood, role: "any", kinds: [] }
            : { ...span, tag: "thing", span: part.span, likelihood, role: "any" },
        );
      }
  }
  return [span];
}
