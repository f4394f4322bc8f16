/** Where the words that a language model quotes stand in the text it was given. Words that are not in the text are no quote. */

import { plain } from "../lexicon/text.ts";
import type { Span } from "../vocabulary.ts";
import type { RefinementAnswer } from "./asks.ts";
import type { PromptAnswer } from "./statements.ts";

/** Quotation marks that a model includes with what is between them. */
const QUOTES = /^["'“”„«»‘’「」『』]|["'“”„«»‘’「」『』]$/gu;
/** What means something in a pattern. */
const SPECIAL = /[\\^$.*+?()[\]{}|/]/gu;

/** Times the length of the text: with its quotes, and in another form of Unicode, a quote of all of it may be longer. */
const LONGEST_QUOTE = 3;

/**
 * A whole word before a piece of one; as written before another case or other spaces. Null where the text does not hold
 * the words, and for no words at all.
 */
export function spanIn(text: string, words: string): Span | null {
  if (words.length > LONGEST_QUOTE * text.length) return null;
  const bare = words.trim().replace(QUOTES, "");
  // A model writes letters with their accents as one; a prompt may have them as two.
  const forms = [bare, bare.normalize("NFC"), bare.normalize("NFD"), words].map((form) => form.trim());
  for (const quoted of new Set(forms)) {
    const pieces = quoted.split(/\s+/u).filter((piece) => piece !== "");
    if (pieces.length === 0) continue;
    const pattern = pieces.map((piece) => piece.replace(SPECIAL, "\\$&")).join("\\s+");
    const found =
      search(text, `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "u") ??
      search(text, `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "iu") ??
      search(text, pattern, "iu");
    if (found) return found;
  }
  return null;
}

function search(text: string, pattern: string, flags: string): Span | null {
  const found = new RegExp(pattern, flags).exec(text);
  return found && [found.index, found.index + found[0].length];
}

/** The words as they stand in the text, without what cannot be seen; for values that are text themselves. */
export const textAt = (text: string, [start, end]: Span): string => plain(text.slice(start, end)).trim();

/** The first words of an answer that its text does not hold, or null. */
export function misquoted(text: string, answer: PromptAnswer | RefinementAnswer): string | null {
  return quotesOf(answer).find((words) => spanIn(text, words) === null) ?? null;
}

function quotesOf(answer: PromptAnswer | RefinementAnswer): readonly string[] {
  if ("statements" in answer) return answer.statements.map(({ words }) => words);
  return [
    ...answer.asks.flatMap((ask) => [
      ask.words,
      ...("text" in ask ? [ask.text] : []),
      ...("colours" in ask ? ask.colours.map(({ words }) => words) : []),
    ]),
    ...answer.keep.map(({ words }) => words),
  ];
}
