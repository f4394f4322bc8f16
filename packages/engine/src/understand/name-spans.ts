/** Every run of words that could be a name, however unlikely: which of them is one is decided by what was learned. */

import { readQuotes } from "./quotes.ts";
import type { Reading } from "./reading.ts";
import { hasDigit, isCapital, plain, type Span, type Word } from "./text.ts";

export type NameSpan = {
  /** Index of its first word, and one past its last. */
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  readonly text: string;
  /** A full stop or the like that is taken for a part of the name ("Co.", "Boing!"), or "". */
  readonly mark: string;
  /** Whether an apostrophe with its s was left off: "in Clinker & Keel's shed". */
  readonly owner: boolean;
  /** The weightiest thing that stands between two of its words: see `Tie`. */
  readonly tie: Tie;
};

/** What may stand inside a name: a space; a hyphen, an ampersand and the like; a comma, a colon or a dash, once. */
type Tie = "space" | "sign" | "pause";

/** Longer ones are sentences; the longest label of two thousand prompts has seven. */
const MOST_WORDS = 8;

const SIGN = /^(?:[\s\-‐‑'’ʼ&+×·_°|/.@*]|\u200b)*$/u;
/** Without a space anything may stand in a name: "RE:ROUGE", "Oi!Wake". */
const TIGHT = /^[^\s\p{L}\p{N}"“”«»„()[\]]{1,2}$/u;
const PAUSE = /^(?:,|:|!|\?|…|\.{3}|\s[-–—/|])\s$/u;
/** "J. Hale", "Co. Nine", "St. Agnes". */
const ABBREVIATED = /^\p{Lu}\p{L}{0,3}$/u;
/** "windfall no. 3". */
const NUMBERED = /^(?:no|nr|num|vol)$/u;

function tieOf(before: Word, gap: string): Tie | null {
  if (gap.includes("\n")) return null;
  if (/^\s$/u.test(gap)) return "space";
  if (/^\.\s$/u.test(gap)) return ABBREVIATED.test(before.raw) || NUMBERED.test(before.raw) ? "sign" : null;
  if (PAUSE.test(gap)) return "pause";
  if ((SIGN.test(gap) && !/\.\s|\s[-/|.]\s/u.test(gap)) || TIGHT.test(gap)) return "sign";
  return null;
}

export function nameSpans(reading: Reading): readonly NameSpan[] {
  const { words, prompt } = reading;
  const quoted = readQuotes(prompt).map(({ span }) => span);
  const spans: NameSpan[] = [];
  for (let from = 0; from < words.length; from++) {
    let tie = "space" as Tie;
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) {
      if (to > from + 1) {
        const next = tieOf(words[to - 2]!, words[to - 1]!.gap);
        if (next === null || (next === "pause" && tie === "pause")) break;
        if (next !== "space") tie = next === "pause" || tie === "pause" ? "pause" : "sign";
      }
      const [start, end] = [words[from]!.start, words[to - 1]!.end];
      // "unlike Stripe, Stallo": a name that holds a pause is written in capitals where the caller uses them, or quoted.
      const isQuoted = quoted.some((quote) => quote[0] <= start && end <= quote[1]);
      if (tie === "pause" && reading.capitals && /^\p{Ll}/u.test(words[from]!.raw) && !isQuoted) break;
      const add = (until: number, mark: string, owner: boolean) =>
        spans.push({ from, to, span: [start, until], text: written(prompt, start, until), mark, owner, tie });
      add(end, "", false);
      const mark = markAfter(reading, to, quoted);
      if (mark !== "") add(end + mark.length, mark, false);
      const owner = /[’'ʼ]s$/u.exec(words[to - 1]!.raw);
      if (owner && /^\s/u.test(words[to]?.gap ?? "")) add(end - owner[0].length, "", true);
    }
  }
  return spans.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !NO_NAME.test(text));
}

/** What people write into a field when they have none. */
const NO_NAME =
  /^(?:i|none|don[’']?t know|no idea|not sure|still (?:secret|open|confidential)|blank|empty|leer|n\/a|tb[acd]|unknown|undecided|pending|to be (?:confirmed|decided|determined|announced))(?: yet| so far)?$/iu;

const written = (prompt: string, start: number, end: number): string =>
  plain(prompt.slice(start, end)).replace(/\s+/gu, " ").trim();

/** The mark behind a word, where it could be more than the end of a sentence. */
function markAfter({ words, prompt }: Reading, to: number, quoted: readonly Span[]): string {
  const last = words[to - 1]!;
  const mark = /^(?:[.+*°®™]|!{1,3}|\?{1,3})(?!\p{L})/u.exec(prompt.slice(last.end))?.[0] ?? "";
  if (mark !== "." || ABBREVIATED.test(last.raw) || hasDigit(last.raw)) return mark;
  const next = words[to];
  const goesOn = next !== undefined && !isCapital(next.raw) && !next.gap.includes("\n");
  const closes = quoted.some(([, end]) => end === last.end + 1);
  return goesOn || closes ? mark : "";
}
