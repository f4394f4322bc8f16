/** prompt → Brief, one line a field. What the words leave open the language model may fill, as a preference. */

import type { AvoidWish, Brief, Field, Studio } from "../vocabulary.ts";
import { isOrdinary } from "./choice.ts";
import { isColourWord, isNamedColour } from "./colour-words.ts";
import { readColours } from "./colours.ts";
import { deniedForms, isFormWord, readForm } from "./form.ts";
import { deepFreeze } from "./freeze.ts";
import { guess } from "./guess.ts";
import { createLetterReader, isLetterWord, type LetterReader } from "./letters.ts";
import { FOREIGN_FAMILIES } from "./lexicons/families.ts";
import { isStyleWord, moodOf, readStyles } from "./mood.ts";
import { KIN, readMotifs } from "./motifs.ts";
import { readName } from "./name.ts";
import type { Named, WordKnowledge } from "./name-runs.ts";
import { type Reading, read, spanOf } from "./reading.ts";
import { readRefusals } from "./refusals.ts";
import { surroundings } from "./surroundings.ts";
import { readTagline } from "./tagline.ts";
import type { Span } from "./text.ts";
import { isTradeWord, readTrade, tradePhraseAt } from "./trade.ts";
import { sortWords } from "./word-sorts.ts";

export type Understanding = {
  readonly brief: Brief /** Whether trade and mood are still open. */;
  readonly silent: { readonly trade: boolean; readonly mood: boolean };
};

/** A prompt is at most this long; what a caller sends beyond it is not read. */
const LONGEST_PROMPT = 4000;

export async function understand(studio: Studio, prompt: string): Promise<Brief> {
  const { brief, silent } = readBrief(studio, prompt);
  return studio.language && (silent.trade || silent.mood)
    ? guess(studio.language, prompt, brief, silent)
    : brief;
}

const readers = new WeakMap<object, LetterReader>();

/** The grammar alone, without the language model. */
export function readBrief(studio: Pick<Studio, "faces" | "findMotifs">, prompt: string): Understanding {
  const reading = read(prompt.slice(0, LONGEST_PROMPT));
  const letters = readers.get(studio.faces) ?? createLetterReader(studio);
  readers.set(studio.faces, letters);

  const known = wordsOf(studio, reading);
  const around = surroundings(reading, sortWords(reading, known, isOrdinary));
  const tagline = readTagline(reading, around);
  const name = readName(reading, around, tagline, known);
  const taken: Span[] = [name, tagline].flatMap((named) => (named ? [named.span] : []));
  const type = letters.read(reading, taken);
  const form = readForm(reading, taken);
  const colours = readColours(reading, [...taken, ...familySpans(reading, letters)]);
  const styles = readStyles(reading, taken);
  const painted = colours.map(({ span }) => span);
  const motifs = readMotifs(reading, studio, [...taken, ...painted]);
  const trade = readTrade(reading, name?.span ?? null, [...motifSpans(motifs, tagline), ...painted]);

  // "Yellow? Everyone does yellow.": what is refused anywhere is not wanted.
  const refused = new Set(colours.flatMap(({ attitude, wish }) => (attitude === "denied" ? [wish.hex] : [])));
  const wanted = colours.filter(({ attitude, wish }) => attitude === "wanted" && !refused.has(wish.hex));
  const drawn = motifs.filter(({ attitude }) => attitude === "wanted");
  const avoid = avoided(reading, taken, { colours, motifs, styles, letters });
  const silent = { trade: !trade?.named, mood: styles.wanted.length === 0 && !trade?.named };
  const brief: Brief = {
    kind: "brief",
    version: 1,
    name: name && { value: name.text, source: "stated", span: name.span },
    tagline: tagline && { value: tagline.text, source: "stated", span: tagline.span },
    colors: listField(
      unique(wanted, ({ wish }) => wish.hex).map(({ wish }) => wish),
      wanted.map(({ span }) => span),
    ),
    avoid,
    form: form && { value: form.wish, source: "stated", span: form.span },
    type: type && { value: type.wish, source: "stated", span: type.span },
    motifs:
      listField(
        withKin(unique(drawn, ({ word }) => word).map(({ word }) => word)),
        drawn.map(({ span }) => span),
      ) ??
      (trade && { value: withoutDenied(trade.trade.motifs, avoid), source: "inferred", span: trade.span }),
    mood:
      styles.wanted.length > 0
        ? {
            value: moodOf(styles.wanted, styles.denied, trade?.trade.lean ?? null),
            source: "stated",
            span: hull(styles.wanted.map(({ span }) => span)),
          }
        : trade && {
            value: moodOf([], styles.denied, trade.trade.lean),
            source: "inferred",
            span: trade.span,
          },
    trade: trade && { value: trade.trade.id, source: trade.named ? "stated" : "inferred", span: trade.span },
  };
  return { brief: deepFreeze(brief), silent };
}

/** What the grammar of names must know of the other lexicons. */
export const wordsOf = (studio: Pick<Studio, "faces" | "findMotifs">, { language }: Reading): WordKnowledge => ({
  trade: isTradeWord,
  tradeAt: tradePhraseAt,
  describes: (key) =>
    isTradeWord(key) ||
    isStyleWord(key) ||
    isLetterWord(key) ||
    isFormWord(key) ||
    isColourWord(key, language),
  colour: (key) => isNamedColour(key, language),
  thing: (key) => studio.findMotifs(key).length > 0,
  family: (text) =>
    studio.faces.some(({ family }) => family.toLowerCase() === text.toLowerCase()) ||
    FOREIGN_FAMILIES.some(([family]) => family.toLowerCase() === text.toLowerCase()),
});

/** A colour in a typeface's name ("Cooper Black") is no colour. */
const familySpans = (reading: Reading, letters: LetterReader): Span[] =>
  reading.words.flatMap((_, index) => {
    const found = letters.family(reading, index);
    return found ? [spanOf(reading.words, found.from, found.to)] : [];
  });

/** A fox that is to be drawn says nothing of the trade; a cup may, so only the tagline is kept out with it. */
const motifSpans = (motifs: readonly { readonly span: Span }[], tagline: Named | null): Span[] => [
  ...motifs.map(({ span }) => span),
  ...(tagline ? [tagline.span] : []),
];

function avoided(
  reading: Reading,
  taken: readonly Span[],
  found: {
    readonly colours: ReturnType<typeof readColours>;
    readonly motifs: ReturnType<typeof readMotifs>;
    readonly styles: ReturnType<typeof readStyles>;
    readonly letters: LetterReader;
  },
): Field<AvoidWish> {
  const motifs = found.motifs.filter(({ attitude }) => attitude === "denied");
  // "No red suns" refuses the suns, not the red.
  const ofThing = ({ span }: { readonly span: Span }) =>
    motifs.some((motif) => motif.span[0] - span[1] === 1 && motif.span[0] > span[0]);
  const colours = found.colours.filter((colour) => colour.attitude === "denied" && !ofThing(colour));
  const styles = [
    ...found.styles.denied,
    ...found.letters.denied(reading, taken),
    ...deniedForms(reading, taken),
  ];
  const read = [...found.colours, ...found.motifs, ...found.styles.wanted, ...styles];
  const others = readRefusals(reading, [...taken, ...read.map(({ span }) => span)]);
  const spans = [...colours, ...motifs, ...styles, ...others].map(({ span }) => span);
  if (spans.length === 0) return null;
  return {
    value: {
      colors: unique(colours, ({ wish }) => wish.hex).map(({ wish }) => wish.hex),
      motifs: unique([...motifs, ...others], ({ word }) => word).map(({ word }) => word),
      styles: unique(styles, ({ word }) => word).map(({ word }) => word),
    },
    source: "stated",
    span: hull(spans),
  };
}

/** Where the shelf may lack a thing, what comes nearest follows it. */
const withKin = (words: readonly string[]): readonly string[] => [
  ...new Set([...words, ...words.flatMap((word) => KIN.get(word) ?? [])]),
];

const withoutDenied = (motifs: readonly string[], avoid: Field<AvoidWish>): readonly string[] =>
  motifs.filter((motif) => !avoid?.value.motifs.some((word) => motif.includes(word)));

const listField = <T>(value: readonly T[], spans: readonly Span[]): Field<readonly T[]> =>
  value.length === 0 ? null : { value, source: "stated", span: hull(spans) };

const hull = (spans: readonly Span[]): Span => [
  Math.min(...spans.map(([start]) => start)),
  Math.max(...spans.map(([, end]) => end)),
];

const unique = <T>(items: readonly T[], key: (item: T) => string): readonly T[] =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();
