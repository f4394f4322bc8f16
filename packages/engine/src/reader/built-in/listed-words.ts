/**
 * Languages the tagger was never taught, and whose words are known from lists alone: there it finds names and what is sold, and the
 * lists find the colours and the things.
 */

import { readLetters } from "../../lexicon/letters/read.ts";
import { overlaps } from "../../lexicon/text.ts";
import { LIKELY, type Span, type Studio, type TaggedSpan } from "../../vocabulary.ts";
import { coloursOf } from "./resolve/colour.ts";
import { thingKnownIn } from "./resolve/thing.ts";

const WORD = /[\p{L}\p{M}]+/gu;
/** Words of the longest phrase that is looked up. */
const LONGEST = 4;
const LEAST_LETTERS = 3;
/** As likely as a word that a list has is meant so. */
const LISTED = 0.75;
/** What the tagger says of things and colours counts from here on where no list knows the words. */
const SURE = 0.7;
/** A list has words for everything: a thing is one that the tagger suspects of being one or a colour, or that has a colour beside it. */
const SUSPECTED = 0.1;
const OF_LISTS = /^(?:(?:no-)?(?:thing|colour)|how|part)$/u;
/** "Enkel" is simple, and no form: none of these is said by a word that a language uses most. */
const OF_WORDS = /^(?:no-)?(?:thing|colour|form)$/u;

type Listed = { readonly tag: "colour" | "thing"; readonly span: Span };

export function listedSpans(
  studio: Studio,
  text: string,
  language: string,
  spans: readonly TaggedSpan[],
): readonly TaggedSpan[] {
  if (!studio.meanings.isListed(language)) return spans;
  const told = spans.filter(({ tag, likelihood }) => !OF_LISTS.test(tag) && likelihood >= LIKELY);
  const refused = spans.filter(({ tag, likelihood }) => /^no-/u.test(tag) && likelihood >= SURE);
  const suspected = spans.filter(
    ({ tag, likelihood }) => /^(?:thing|how|colour)$/u.test(tag) && likelihood >= SUSPECTED,
  );
  const all = listed(studio, text, language, [...told, ...refused]);
  const isBeside = ([start, end]: Span, [from, to]: Span): boolean => start === to + 1 || from === end + 1;
  const isMeant = ({ tag, span }: Listed): boolean =>
    tag === "colour" ||
    suspected.some((each) => overlaps(each.span, span)) ||
    all.some((each) => each.tag === "colour" && isBeside(each.span, span));
  const meant = all.filter(isMeant);
  const found = meant.map((each): TaggedSpan => ({ ...each, likelihood: LISTED, role: "any", kinds: [] }));
  const others = spans.filter(
    (each) =>
      !(OF_WORDS.test(each.tag) && studio.meanings.isFrequent(text.slice(...each.span), language)) &&
      !found.some(({ span }) => overlaps(span, each.span)) &&
      (!OF_LISTS.test(each.tag) || each.likelihood >= SURE) &&
      !(each.tag === "thing" && isUnlisted(studio, text.slice(...each.span), language)),
  );
  return [...others, ...found].toSorted((a, b) => a.span[0] - b.span[0]);
}

const isUnlisted = (studio: Studio, words: string, language: string): boolean =>
  thingKnownIn(words, studio, language) === null && studio.meanings.inAnyLanguage("things", words) === null;

/** The longest phrases first, from the left, of words that nothing else was told of. */
function listed(
  studio: Studio,
  text: string,
  language: string,
  told: readonly TaggedSpan[],
): readonly Listed[] {
  const places = [...text.matchAll(WORD)]
    .map(({ 0: word, index }): Span => [index, index + word.length])
    .filter((place) => !told.some(({ span }) => overlaps(span, place)));
  const found: Listed[] = [];
  for (let at = 0; at < places.length; ) {
    const phrase = phraseAt(studio, text, language, places.slice(at, at + LONGEST));
    if (phrase) found.push(phrase.listed);
    at += phrase?.words ?? 1;
  }
  return found;
}

function phraseAt(
  studio: Studio,
  text: string,
  language: string,
  places: readonly Span[],
): { readonly listed: Listed; readonly words: number } | null {
  for (let words = places.length; words > 0; words--) {
    const span: Span = [places[0]![0], places[words - 1]![1]];
    const said = text.slice(...span);
    const tag = /[^\p{L}\p{M}\s]/u.test(said) ? null : kindOf(studio, said, language);
    if (tag) return { listed: { tag, span }, words };
  }
  return null;
}

/** A phrase has to be listed as such, or be all of colours: a cup of mine is no listed cup. */
function kindOf(studio: Studio, said: string, language: string): Listed["tag"] | null {
  const { meanings } = studio;
  const words = said.split(/\s+/u);
  if (said.length < LEAST_LETTERS || words.some((word) => meanings.isFrequent(word, language))) return null;
  const kinds = words.map((word) => meanings.listedAs(word, language));
  if (kinds.every((kind) => kind === "colours"))
    return coloursOf(said, meanings, language).length > 0 ? "colour" : null;
  const kind = words.length === 1 ? kinds[0] : meanings.listedAs(said, language);
  // "Gemener" are small letters, whatever list has them.
  const isLetters = () => readLetters(studio, thingKnownIn(said, studio, language) ?? "") !== null;
  return kind === "things" && !isLetters() ? "thing" : kind === "colours" ? "colour" : null;
}
