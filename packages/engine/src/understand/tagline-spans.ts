/** Every stretch of a prompt that could be its tagline: quotations, and clauses that are not too long. */

import { readQuotes } from "./quotes.ts";
import type { Reading } from "./reading.ts";
import type { Surroundings } from "./surroundings.ts";
import { plain, type Span } from "./text.ts";

export type TaglineSpan = {
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  readonly text: string;
  /** The mark it ends with, or "". */
  readonly mark: string;
  readonly quoted: boolean;
};

/** A tagline has no more words than this. */
const LONGEST = 14;
/** "Slow food. Fast smiles.": full stops inside. */
const MOST_STOPS = 2;
const PARTS = /^[:,q~.n(;?!)$/a=]$/;

export function taglineSpans(
  { words, prompt }: Reading,
  { gaps, sort }: Surroundings,
): readonly TaglineSpan[] {
  const quotes = readQuotes(prompt);
  const spans: TaglineSpan[] = [];
  const mayBegin = (at: number) =>
    at === 0 || PARTS.test(gaps[at]!) || /^(?:tagl|say|be|as|where|name|art|poss)$/.test(sort(at - 1));
  const mayEnd = (at: number) =>
    PARTS.test(gaps[at]!) || /^(?:where|at|as|and|be|will|poss|art)$/.test(sort(at));
  for (let from = 0; from < words.length; from++) {
    if (!mayBegin(from)) continue;
    let stops = 0;
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to++) {
      if (to > from + 1) {
        const gap = words[to - 1]!.gap;
        if (gap.includes("\n") || gaps[to - 1] === "q") break;
        if (/[.!?…]\s/u.test(gap) && ++stops > MOST_STOPS) break;
      }
      if (!mayEnd(to)) continue;
      const [start, end] = [words[from]!.start, words[to - 1]!.end];
      const quoted = quotes.some(({ outer }) => outer[0] < start && end <= outer[1]);
      const add = (mark: string) => {
        const span: Span = [start, end + mark.length];
        spans.push({ from, to, span, text: written(prompt, span), mark, quoted });
      };
      add("");
      const mark = /^(?:\.{3}|[.!?…])/u.exec(prompt.slice(end))?.[0];
      if (mark) add(mark);
    }
  }
  return spans.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

const written = (prompt: string, span: Span): string =>
  plain(prompt.slice(...span))
    .replace(/\s+/gu, " ")
    .trim();
