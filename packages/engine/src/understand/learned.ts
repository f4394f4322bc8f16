/** The files of learned weights: how they are written down, and how they are read. */

import type { Learned, Telling } from "../vocabulary.ts";
import { type TableFormat, WeightTable } from "./weight-table.ts";

export const LEARNED_FILES = {
  names: "learned-names.txt.gz",
  mentions: "learned-mentions.txt.gz",
  telling: "telling-words.txt.gz",
  kinds: "word-kinds.txt.gz",
} as const;
export type LearnedFile = keyof typeof LEARNED_FILES;

const WEIGHTS: TableFormat = { mark: " ", unit: 1 };
/** In hundredths. */
const ROWS: TableFormat = { mark: "|", unit: 0.01 };

/** Parts of one file stand apart by an empty line. */
const PART = "\n\n";
export const joinParts = (parts: readonly string[]): string => parts.join(PART);

export function parseLearned(text: (file: LearnedFile) => string): Learned {
  const [ordinary = "", names = "", taglines = ""] = text("names").split(PART);
  return {
    kind: "learned",
    ordinary: new Set(ordinary.split(" ")),
    names: new WeightTable(names, WEIGHTS),
    taglines: new WeightTable(taglines, WEIGHTS),
    ...parseMentions(text("mentions")),
    telling: tellingsOf(text("telling")),
    kinds: kindsOf(text("kinds")),
  };
}

export function parseMentions(text: string): Pick<Learned, "mentions" | "links"> {
  const [mentions = "", links = ""] = text.split(PART);
  return { mentions: new WeightTable(mentions, ROWS), links: new WeightTable(links, ROWS) };
}

/**
 * A line a stem: `stem place:weight …`. What stands behind the stem is read when it is asked for: a prompt asks for a
 * dozen of them, and a hundred thousand objects would be visited by each marking of a thread's memory.
 */
function tellingsOf(text: string): Learned["telling"] {
  const lines = new Map(
    text.split("\n").map((line): [string, string] => {
      const end = line.indexOf(" ");
      return [line.slice(0, end), line.slice(end + 1)];
    }),
  );
  return (stem) =>
    (lines.get(stem)?.split(" ") ?? []).map((telling): Telling => {
      const [trade, weight] = telling.split(":").map(Number);
      return { trade: trade!, weight: weight! };
    });
}

/** A line a word: `word code`. */
const kindsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split("\n").map((line) => line.split(" ") as [string, string]));
