/** Whether a text asks for more or less room between two things, and in which words (`data/gap-words.json`). */

import data from "../../data/gap-words.json" with { type: "json" };
import type { GapStep, Span } from "../vocabulary.ts";
import { type PhraseTable, phrasesIn } from "./phrase-table.ts";

const ALL: PhraseTable = data.all;
const [SPACE, MORE, LESS, APART, CLOSER]: readonly PhraseTable[] = [
  data.space,
  data.more,
  data.less,
  data.apart,
  data.closer,
];

export type GapSaid = {
  /** Null where room is spoken of, and not whether more or less. */
  readonly ask: GapStep | null;
  readonly spans: readonly Span[];
};

/** Whether a word for the mark is one for the whole logo, too: "the letters of the logo". */
export const isOfAll = (words: string, language: string): boolean =>
  phrasesIn(words, language, ALL).length > 0;

/** "Too close" says more than "close": of all words the longest. */
export function gapSaid(text: string, language: string): GapSaid | null {
  const found = (table: PhraseTable | undefined, ask: GapStep | null) =>
    phrasesIn(text, language, table ?? {}).map((span) => ({ ask, span }));
  const room = found(SPACE, null);
  const steps = [
    ...found(APART, "apart"),
    ...found(CLOSER, "closer"),
    ...(room.length > 0 ? [...found(MORE, "apart"), ...found(LESS, "closer")] : []),
  ].toSorted((a, b) => b.span[1] - b.span[0] - (a.span[1] - a.span[0]));
  const said = [...steps.slice(0, 1), ...room];
  return said.length === 0 ? null : { ask: steps[0]?.ask ?? null, spans: said.map(({ span }) => span) };
}
