/** Labelled prompts as lessons for the reader: the pieces it takes in, and for the first piece of each word what it is. */

import { type Pieces, piecesOf } from "../../../src/studio/minilm/pieces.ts";
import { read } from "../../../src/understand/reading.ts";
import { TRADE_LIST } from "../../../src/understand/trade.ts";
import type { Span } from "../../../src/vocabulary.ts";
import type { LabelledPrompt } from "../../evaluate/labelled.ts";
import { align, placesOf } from "../mention-labels.ts";

/** Of a piece: nothing is asked, outside, the beginning, more of it. */
const [UNASKED, OUTSIDE, BEGINS, GOES_ON] = [0, 1, 2, 3];
const OTHER = 1;

export type Lesson = Pick<Pieces, "ids" | "shapes"> & {
  readonly name: readonly number[];
  readonly tagline: readonly number[];
  /** The labels a word may have, as bits; 0 where nothing is asked. */
  readonly mention: readonly number[];
  /** Trades that are right, as places in `TRADE_IDS`; none where nothing is asked. */
  readonly trades: readonly number[];
};

export const TRADE_IDS: readonly string[] = TRADE_LIST.map(({ id }) => id).sort();

export function readerLesson(
  { prompt, labels }: LabelledPrompt,
  vocabulary: ReadonlyMap<string, number>,
  longest: number,
): Lesson {
  const reading = read(prompt);
  const spans = reading.words.map(({ start, end }): Span => [start, end]);
  const { ids, shapes, first } = piecesOf(prompt, spans, vocabulary, longest);
  const stands = (cell: string | undefined): Span[] =>
    (cell ? cell.split("|") : []).flatMap((text) =>
      placesOf(reading, text).filter((span) => prompt.slice(...span) === text),
    );
  const [names, taglines] = [stands(labels.n), stands(labels.t)];
  const within = (word: number, [start, end]: Span) => spans[word]![0] < end && spans[word]![1] > start;
  const taken = spans.map((_, word) => [...names, ...taglines].some((span) => within(word, span)));
  const { allowed } = align(reading, labels, taken);
  const told = (tell: (word: number) => number): number[] => {
    const row = ids.map(() => UNASKED);
    for (const [word, piece] of first.entries()) if (piece >= 0) row[piece] = tell(word);
    return row;
  };
  const part = (places: readonly Span[]) => (word: number) => {
    const place = places.find((span) => within(word, span));
    return place ? (spans[word]![0] <= place[0] ? BEGINS : GOES_ON) : OUTSIDE;
  };
  return {
    ids,
    shapes,
    name: told(part(names)),
    tagline: told(part(taglines)),
    mention: told((word) => (taken[word] ? OTHER : allowed[word]!)),
    trades: (labels.tr ?? "").split("|").flatMap((id) => {
      const place = TRADE_IDS.indexOf(id);
      return place < 0 ? [] : [place];
    }),
  };
}
