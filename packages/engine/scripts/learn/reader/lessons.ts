/** Labelled prompts as lessons for the reader: the pieces it takes in, and for the first piece of each word what it is. */

import { type Pieces, piecesOf } from "../../../src/studio/minilm/pieces.ts";
import { type Reading, read } from "../../../src/understand/reading.ts";
import { TRADE_LIST } from "../../../src/understand/trade.ts";
import type { Span } from "../../../src/vocabulary.ts";
import type { LabelledPrompt } from "../../evaluate/labelled.ts";
import { align, placesOf } from "../mention-labels.ts";

/** Of a piece: nothing is asked, outside, the beginning, more of it. */
const [UNASKED, OUTSIDE, BEGINS, GOES_ON] = [0, 1, 2, 3];
/** As bits of labels: no mention. */
const OTHER = 1;

export type Lesson = Pick<Pieces, "ids" | "shapes"> & {
  readonly name: readonly number[];
  readonly tagline: readonly number[];
  /** The labels a word may have, as bits; 0 where nothing is asked. */
  readonly mention: readonly number[];
  /** Trades that are right, as places in `TRADE_IDS`; none where nothing is asked. */
  readonly trades: readonly number[];
};

/** What is the same for all lessons: the model's pieces of words, and how many of them it takes in. */
export type Taught = { readonly vocabulary: ReadonlyMap<string, number>; readonly longest: number };

export const TRADE_IDS: readonly string[] = TRADE_LIST.map(({ id }) => id).sort();

export function readerLesson({ prompt, labels }: LabelledPrompt, { vocabulary, longest }: Taught): Lesson {
  const reading = read(prompt);
  const spans = reading.words.map(({ start, end }): Span => [start, end]);
  const { ids, shapes, first } = piecesOf(prompt, spans, vocabulary, longest);
  // A word ends before the stop of "Co." and the like.
  const stands = (cell: string | undefined): Span[] =>
    (cell ? cell.split("|") : []).flatMap((text) =>
      placesOf(reading, text).filter((span) => withoutMarks(prompt.slice(...span)) === withoutMarks(text)),
    );
  const [names, taglines] = [stands(labels.n), stands(labels.t)];
  return {
    ids,
    shapes,
    ...wordLabels(reading, { ids, first }, { names, taglines }, labels),
    trades: (labels.tr ?? "").split("|").flatMap((id) => {
      const place = TRADE_IDS.indexOf(id);
      return place < 0 ? [] : [place];
    }),
  };
}

const withoutMarks = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/** What each word is, told at its first piece: of the name, of the tagline, a mention. */
export function wordLabels(
  reading: Reading,
  { ids, first }: Pick<Pieces, "ids" | "first">,
  { names, taglines }: { readonly names: readonly Span[]; readonly taglines: readonly Span[] },
  labels: LabelledPrompt["labels"],
): Pick<Lesson, "name" | "tagline" | "mention"> {
  const spans = reading.words.map(({ start, end }): Span => [start, end]);
  const taken = spans.map(([start, end]) =>
    [...names, ...taglines].some(([from, to]) => start < to && end > from),
  );
  const { allowed } = align(reading, labels, taken);
  const told = toldOf(ids.length, first);
  return {
    name: told(runLabels(spans, names)),
    tagline: told(runLabels(spans, taglines)),
    mention: told((word) => (taken[word] ? OTHER : allowed[word]!)),
  };
}

/** What is told of words, put at the first piece of each. */
const toldOf =
  (pieces: number, first: readonly number[]) =>
  (tell: (word: number) => number): number[] => {
    const row: number[] = Array.from({ length: pieces }, () => UNASKED);
    for (const [word, piece] of first.entries()) if (piece >= 0) row[piece] = tell(word);
    return row;
  };

/** Of a word: whether it begins a run, goes on with it, or stands outside of all. */
const runLabels = (words: readonly Span[], runs: readonly Span[]) => (word: number) => {
  const [start, end] = words[word]!;
  const run = runs.find(([from, to]) => start < to && end > from);
  return run ? (start <= run[0] ? BEGINS : GOES_ON) : OUTSIDE;
};
