/** "Just our name", "solo l'icona", "set it in Jost, nothing else": one part of a logo and no other. */

import type { FormWish } from "../vocabulary.ts";
import { MARK_ALONE, NAME_ALONE, NOTHING_ELSE, ONLY, SMALL_WORDS } from "./lexicons/alone.ts";
import { phraseList, wordSet } from "./lexicons/lists.ts";
import { breaksBefore, type Reading, spanOf } from "./reading.ts";
import type { Span, Word } from "./text.ts";

const only = phraseList(ONLY);
const nothingElse = phraseList(NOTHING_ELSE);
const names = wordSet(NAME_ALONE);
const marks = wordSet(MARK_ALONE);
const small = wordSet(SMALL_WORDS);

export type Alone = { readonly wish: FormWish; readonly span: Span };

const WORD: FormWish = { form: "wordmark", lockup: "word" };
const MARK: FormWish = { form: "symbol", lockup: "mark" };

/** Small words between "only" and what is alone: "only ever our own name". */
const BETWEEN = 3;

export function readAlone(reading: Reading): Alone | null {
  const { words, attitudes } = reading;
  for (let at = 0; at < words.length; at++) {
    if (attitudes[at] === "past") continue;
    const found = onlyAt(reading, at) ?? aloneAt(words, at) ?? elseAt(words, at);
    if (found) return found;
  }
  return null;
}

function onlyAt({ words, language }: Reading, at: number): Alone | null {
  // Portuguese "só" is an English word too.
  const so = language === "pt" && words[at]!.key === "so" ? at + 1 : null;
  const after = only.at(words, at)?.to ?? so;
  if (after === null) return null;
  for (let index = after; index <= after + BETWEEN && index < words.length; index++) {
    const word = words[index]!;
    if (breaksBefore(word)) return null;
    const next = words[index + 1];
    const span = spanOf(words, at, index + 1);
    // "Just the name": the word itself ends what is alone; "just the name badge" does not.
    if (names.has(word.key) && !compound(next)) return { wish: WORD, span };
    if (marks.has(word.key) && !compound(next)) return { wish: MARK, span };
    if (!small.has(word.key)) return null;
  }
  return null;
}

const compound = (next: Word | undefined): boolean =>
  next !== undefined &&
  /^\s$/.test(next.gap) &&
  /^(?:badge|tag|plate|above|below|over|under|underneath|beside|left|links|oben|gauche|encima|sopra|change|card)$/.test(
    next.key,
  );

/** "The name alone", "the symbol by itself", "nur der Name allein". */
function aloneAt(words: readonly Word[], at: number): Alone | null {
  const { key } = words[at]!;
  const next = words[at + 1];
  if (!next || breaksBefore(next)) return null;
  const rest = `${next.key} ${words[at + 2]?.key ?? ""} ${words[at + 3]?.key ?? ""} `;
  if (
    !/^(?:alone|by itself|by themselves|on its own|on their own|standing alone|allein|alleine|solo |sola |solas |seul |seule |seuls |sozinho|sozinha|and nothing|only )/.test(
      rest,
    )
  )
    return null;
  const span = spanOf(words, at, at + 2);
  if (names.has(key)) return { wish: WORD, span };
  return marks.has(key) ? { wish: MARK, span } : null;
}

/** "… nothing else" after letters or a name in the same sentence, and after no picture. */
function elseAt(words: readonly Word[], at: number): Alone | null {
  const found = nothingElse.at(words, at);
  if (!found) return null;
  const { sentence } = words[at]!;
  let last: number | null = null;
  for (let index = at - 1; index >= 0 && words[index]!.sentence >= sentence - 1; index--) {
    if (marks.has(words[index]!.key)) return null;
    if (words[index]!.sentence < sentence && last !== null) break;
    if (
      names.has(words[index]!.key) ||
      /^(?:capitals|caps|versalien|capitales|maiuscole)$/.test(words[index]!.key)
    )
      last ??= index;
  }
  return last === null ? null : { wish: WORD, span: spanOf(words, last, found.to) };
}
