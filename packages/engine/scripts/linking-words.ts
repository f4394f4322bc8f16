/** Words that link two things, learned from the labelled texts of a language. */

import { wordsIn } from "../src/studio/meanings.ts";
import { KIND_OF_TAG, MARK, textsOf } from "./labelled-texts.ts";

/** "A goat with a hat" is two things: words inside the mark of one whose English says so, less often inside another. */
const WITH = /\b(?:with|holding|wearing|carrying)\b/u;
const LEAST_JOINED = 4;
const LESS_OFTEN = 2;

export function withWords(language: string): readonly string[] {
  const marks = [...textsOf(language).matchAll(MARK)].filter(([, tag]) => KIND_OF_TAG[tag!] === "things");
  const inner = [...new Map(marks.map(([, , words, meaning]) => [words!, meaning ?? ""]))].map(
    ([words, meaning]) => ({ words: wordsIn(words).slice(1, -1), isJoined: WITH.test(meaning) }),
  );
  const all = [...new Set(inner.flatMap(({ words }) => words))].sort();
  const found: string[] = [];
  const count = (word: string, isJoined: boolean): number =>
    // "Con la" joins by its first word: what comes with a joint is none.
    inner.filter(
      (each) =>
        each.isJoined === isJoined &&
        each.words.find((said) => said === word || found.includes(said)) === word,
    ).length;
  for (;;) {
    const best = all
      .map((word) => ({ word, joined: count(word, true) }))
      .filter(
        ({ word, joined }) =>
          !found.includes(word) && joined >= LEAST_JOINED && joined >= LESS_OFTEN * count(word, false),
      )
      .sort((one, other) => other.joined - one.joined)[0];
    if (!best) return found.sort();
    found.push(best.word);
  }
}

/** What may stand between two things that are said to belong together: a few words, and no sign. */
const BETWEEN = /^\s+(?:\p{L}[\p{L}\p{M}'’]*\s+){1,3}$/u;

const JOINED =
  /\b(?:with|holding|wearing|carrying|riding|on|in|inside|under|over|above|behind|from|and|or)\b/u;

/** "A cat on a ladder" is two things: words between the marks of two, less often inside the mark of one. */
export function jointWords(language: string): readonly string[] {
  const between = new Map<string, number>();
  const inside = new Map<string, number>();
  const count = (counts: Map<string, number>, words: Iterable<string>) => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  };
  for (const line of textsOf(language).split("\n")) {
    const marks = [...line.matchAll(MARK)].filter(([, tag]) => tag === "thing");
    for (const [at, mark] of marks.entries()) {
      // Some writers marked "a cat on a ladder" as one: their English tells.
      if (!JOINED.test(mark[3] ?? "")) count(inside, wordsIn(mark[2]!).slice(1, -1));
      const next = marks[at + 1];
      const said = next ? line.slice(mark.index + mark[0].length, next.index) : "";
      // The first word joins, the others are articles.
      if (BETWEEN.test(said)) count(between, wordsIn(said).slice(0, 1));
    }
  }
  return [...between]
    .filter(([word, times]) => times >= LEAST_JOINED && times >= LESS_OFTEN * (inside.get(word) ?? 0))
    .map(([word]) => word)
    .sort();
}
