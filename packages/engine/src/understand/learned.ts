/** The files of learned weights: how they are written down, and how they are read. */

import type { Learned, Telling, WeightRows, Weights } from "../vocabulary.ts";

export const LEARNED_FILES = {
  names: "learned-names.txt.gz",
  mentions: "learned-mentions.txt.gz",
  telling: "telling-words.txt.gz",
  kinds: "word-kinds.txt.gz",
} as const;
export type LearnedFile = keyof typeof LEARNED_FILES;

/** Parts of one file stand apart by an empty line. */
const PART = "\n\n";
export const joinParts = (parts: readonly string[]): string => parts.join(PART);

export function parseLearned(text: (file: LearnedFile) => string): Learned {
  const [ordinary = "", names = "", taglines = ""] = text("names").split(PART);
  return {
    kind: "learned",
    ordinary: new Set(ordinary.split(" ")),
    names: weightsOf(names),
    taglines: weightsOf(taglines),
    ...parseMentions(text("mentions")),
    telling: tellingsOf(text("telling")),
    kinds: kindsOf(text("kinds")),
  };
}

export function parseMentions(text: string): Pick<Learned, "mentions" | "links"> {
  const [mentions = "", links = ""] = text.split(PART);
  return { mentions: rowsOf(mentions), links: rowsOf(links) };
}

/** A line a weight: the evidence, a space, its weight. */
const weightsOf = (text: string): Weights =>
  new Map(
    text.split("\n").map((line): [string, number] => {
      const space = line.lastIndexOf(" ");
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );

/** A line a row: the evidence, a bar, its weights in hundredths. */
const HUNDREDTH = 0.01;
const rowsOf = (text: string): WeightRows =>
  new Map(
    text.split("\n").map((line) => {
      const bar = line.lastIndexOf("|");
      const cells = line.slice(bar + 1).split(" ");
      return [line.slice(0, bar), cells.map((cell) => Number(cell) * HUNDREDTH)] as const;
    }),
  );

/** A line a stem: `stem place:weight …`. */
const tellingsOf = (text: string): ReadonlyMap<string, readonly Telling[]> =>
  new Map(
    text.split("\n").map((line) => {
      const [stem = "", ...tellings] = line.split(" ");
      return [
        stem,
        tellings.map((telling) => {
          const [trade, weight] = telling.split(":").map(Number);
          return { trade: trade!, weight: weight! };
        }),
      ] as const;
    }),
  );

/** A line a word: `word code`. */
const kindsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split("\n").map((line) => line.split(" ") as [string, string]));
