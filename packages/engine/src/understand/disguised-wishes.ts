/** "Why not an octopus?", "rot darf nicht fehlen", "not a tooth but a smile": said with a word of refusal, and wished. */

import { WISHED_AFTER, WISHED_BEFORE } from "./lexicons/disguised-wishes.ts";
import type { Language } from "./lexicons/grammar.ts";
import { phraseList } from "./lexicons/lists.ts";
import { breaksBefore, type Reading } from "./reading.ts";
import { negators, REACH } from "./refusal-reach.ts";
import type { Word } from "./text.ts";

const after = phraseList(WISHED_AFTER);
const before = phraseList(WISHED_BEFORE);

/** The words that no learned reading may take for refused. */
export function disguisedWishes({ words, language }: Reading): ReadonlySet<number> {
  const wished = new Set<number>();
  const add = (from: number, to: number) => {
    for (let index = from; index < to; index++) wished.add(index);
  };
  for (let at = 0; at < words.length; at++) {
    const opens = after.at(words, at);
    if (opens) add(opens.to, clauseEnd(words, opens.to, language));
    if (before.at(words, at)) add(clauseStart(words, at), at);
    if (isContrast(words, at, language)) add(at + 1, clauseEnd(words, at + 1, language));
  }
  return wished;
}

/** To the next comma or stop, or to where something is refused after all. */
function clauseEnd(words: readonly Word[], from: number, language: Language): number {
  let to = from;
  while (
    to < words.length &&
    to < from + REACH &&
    (to === from || !breaksBefore(words[to])) &&
    !negators[language].at(words, to)
  )
    to++;
  return to;
}

function clauseStart(words: readonly Word[], at: number): number {
  let from = at;
  while (from > 0 && from > at - REACH && !breaksBefore(words[from])) from--;
  return from;
}

/** "Not a tooth but a smile", "kein Zahn, sondern ein Lächeln": the article says that a thing follows. */
function isContrast(words: readonly Word[], at: number, language: Language): boolean {
  if (!/^(?:but|sondern|sino|bensi)$/.test(words[at]!.key) || !ARTICLE.test(words[at + 1]?.key ?? ""))
    return false;
  for (let back = at - 1; back >= 0 && back > at - 7 && words[back]!.sentence === words[at]!.sentence; back--)
    if (negators[language].at(words, back)) return true;
  return false;
}
const ARTICLE = /^(?:an?|eine?n?|une?|una|uno)$/;
