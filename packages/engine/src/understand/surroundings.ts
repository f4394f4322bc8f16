/**
 * What stands around the words of a prompt, as evidence that weights are learned for: of beginning at a word, of
 * ending before one. Said once a place, it serves every candidate that begins or ends there.
 */

import type { Learned } from "../vocabulary.ts";
import type { Reading } from "./reading.ts";
import { groupWords, type WordGroup } from "./word-groups.ts";
import type { SortedWords } from "./word-sorts.ts";

export type Say = (evidence: string) => void;

export type Surroundings = SortedWords & {
  readonly groups: readonly WordGroup[];
  /** Whether a sentence begins at a word. */
  readonly opens: readonly boolean[];
  key(at: number): string;
  sort(at: number): string;
  /** The sort of a word with what parts it from the next one. */
  left(at: number): string;
  /** What stands before a word, and its sort. */
  right(at: number): string;
  begins(at: number, say: Say): void;
  ends(at: number, say: Say): void;
};

/** Sorts whose mere presence in the words before says something. */
const TELLING = /^(?:call|name|tagl|say|past|like|neg|for|kind|poss|logo|trade|at|as|hi|look|field|where)$/;
export const isSmall = (sort: string): boolean =>
  /^(?:art|poss|for|and|at|be|subj|as|adv|neg|do|wish|will|hi|logo|name|kind|look|field|call|say|tagl|where|past|like)$/.test(
    sort,
  );
/** How far back a telling sort is looked for. */
const REACH = 6;

export function surroundings(reading: Reading, sorted: SortedWords, kinds: Learned["kinds"]): Surroundings {
  const groups = groupWords(reading, kinds);
  const { words } = reading;
  const { sorts, shapes, gaps, manner } = sorted;
  const last = words.at(-1)?.sentence ?? 0;
  const opens = words.map(
    ({ sentence }, at) => at === 0 || (words[at - 1]!.sentence !== sentence && gaps[at] !== "a"),
  );
  const key = (at: number): string => words[at]?.key ?? (at < 0 ? "^" : "$");
  const sort = (at: number): string => sorts[at] ?? (at < 0 ? "^" : "$");
  const left = (at: number): string => sort(at) + gaps[Math.max(0, at + 1)];
  const right = (at: number): string => gaps[Math.min(at, words.length)] + sort(at);
  const shape = (at: number): string => shapes[at]! + (opens[at] ? "^" : "");

  const begins = (at: number, say: Say): void => {
    const gap = gaps[at]!;
    say(`b.${gap}`);
    say(`b.${left(at - 1)}`);
    say(`b.${left(at - 2)}${left(at - 1)}`);
    say(`b.${left(at - 3)}${left(at - 2)}${left(at - 1)}`);
    say(`b.k.${key(at - 1)}${gap}`);
    say(`b.kk.${key(at - 2)} ${key(at - 1)}${gap}`);
    say(`b.w.${manner}${shape(at)}`);
    say(`b.w.${manner}${shape(at)}${left(at - 1)}`);
    say(`b.s.${sort(at)}${opens[at] ? "^" : ""}`);
    say(`b.s.${sort(at)}${shape(at)}${manner}`);
    say(`b.s.${sort(at)}${left(at - 1)}`);
    if (isSmall(sort(at))) say(`b.at.${key(at)}${shape(at)}`);
    say(
      `b.p.${Math.min(words[at]!.sentence, 3)}${words[at]!.sentence === last ? "$" : ""}${opens[at] ? "^" : ""}`,
    );
    if (reading.attitudes[at] !== "wanted") say(`b.${reading.attitudes[at]}`);
    if (at > 0 && gap === " ")
      say(`b.run.${shapes[at - 1]}${shapes[at]}${manner}${opens[at - 1] ? "^" : ""}${sort(at - 1)}`);
    const [past, own] = [groups[at - 1], groups[at]!];
    if (past && past.wide !== "") {
      say(`b.K.${past.wide}${gap}`);
      say(`b.K.${past.middle}${gap}`);
    }
    if (own.wide !== "") {
      say(`b.O.${own.wide}${shape(at)}`);
      say(`b.O.${own.middle}${shape(at)}`);
      if (past) say(`b.KO.${past.wide}${gap}${own.wide}`);
    }
    const seen = new Set<string>();
    for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
      const here = words[back]!.sentence === words[at]!.sentence ? "" : "<";
      const told = sort(back) + here;
      if (!TELLING.test(sort(back)) || seen.has(told)) continue;
      seen.add(told);
      say(`b.near.${told}`);
      say(`b.near.${told}${gap}${shapes[at]}`);
    }
  };

  const ends = (at: number, say: Say): void => {
    const gap = gaps[at]!;
    say(`e.${gap}`);
    say(`e.${right(at)}`);
    say(`e.${manner}${right(at)}`);
    say(`e.${right(at)}${right(at + 1)}`);
    say(`e.k.${gap}${key(at)}`);
    say(`e.kk.${gap}${key(at)} ${key(at + 1)}`);
    say(`e.s.${sort(at - 1)}${shapes[at - 1]}`);
    say(`e.s.${sort(at - 1)}${right(at)}`);
    say(`e.s.${manner}${sort(at - 1)}${right(at)}`);
    say(`e.l.${key(at - 1)}`);
    const [own, next] = [groups[at - 1]!, groups[at]];
    if (own.wide !== "") {
      say(`e.O.${own.wide}${shapes[at - 1]}`);
      say(`e.O.${own.middle}${shapes[at - 1]}`);
    }
    if (next && next.wide !== "") {
      say(`e.K.${gap}${next.wide}`);
      say(`e.K.${gap}${next.middle}`);
      say(`e.OK.${own.wide}${gap}${next.wide}`);
    }
    if (at === words.length) return;
    say(`e.w.${gap}${shapes[at]}${manner}`);
    // "Chiavi | in Mano": over a small word the capitals go on.
    if (gap === " " && gaps[at + 1] === " " && shapes[at] === "x" && /[XAcI]/.test(shapes[at + 1] ?? "")) {
      say(`e.over.${shapes[at - 1]}${sort(at)}${manner}`);
      say(`e.over.${sort(at)}..${sort(at + 1)}`);
    }
    if (gap === " ") say(`e.run.${shapes[at - 1]}${shapes[at]}${manner}${sort(at)}`);
  };
  return { ...sorted, groups, opens, key, sort, left, right, begins, ends };
}
