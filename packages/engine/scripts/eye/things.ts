/** Which of the eye's words would be right for a thing: its own, words for the same, what it is a kind of, and its kinds. */

import { SAME } from "./icon-words.ts";
import type { WordNet } from "./wordnet.ts";

/** Steps up to something more general, and from which down to something more special. */
const UP = 4;
const DOWN = 6;
/** So general that nobody would call a picture right by them. */
const VAGUE = new Set(
  "animal plant food fruit vegetable person child man woman user tool container instrument building structure drink body part stone paper clothes meat product worker friend player vessel pet house machine".split(
    " ",
  ),
);

/** Words that WordNet takes for other things than people who ask for them; icons call a syringe a needle. */
const MISLED = new Set("drop one two three four five six seven eight nine ten pair".split(" "));

/** What each of the eye's words is a kind of, by the general word. */
function kindsOf(words: readonly string[], net: WordNet): ReadonlyMap<string, ReadonlySet<number>> {
  const kinds = new Map<string, Set<number>>();
  for (const [row, word] of words.entries())
    for (const general of [...net.above(word, DOWN)].flat())
      kinds.set(general, (kinds.get(general) ?? new Set()).add(row));
  return kinds;
}

/** `common`: words that may be asked for; the eye's own are always among them. */
export function thingsOf(
  words: readonly string[],
  common: ReadonlySet<string>,
  net: WordNet,
): { readonly [thing: string]: readonly number[] } {
  const rowOf = new Map(words.map((word, row) => [word, row]));
  const kinds = kindsOf(words, net);
  const asked = new Set([
    ...words,
    ...Object.keys(SAME),
    ...[...net.nouns()].filter((noun) => common.has(noun)),
  ]);
  const things: { [thing: string]: readonly number[] } = {};
  for (const thing of asked) {
    const word = SAME[thing] ?? thing;
    if (thing === "needle" || (MISLED.has(word) && !rowOf.has(word))) continue;
    const rows = new Set<number>(kinds.get(word) ?? []);
    const own = rowOf.get(word);
    if (own !== undefined) rows.add(own);
    // A lantern is a lamp. Farther up only where it has no word of its own: a heron is a bird.
    const steps = own === undefined && rows.size === 0 ? UP : 1;
    for (const row of nearestAbove(word, rowOf, net, steps)) rows.add(row);
    if (rows.size > 0) things[thing] = [...rows].sort((a, b) => a - b);
  }
  return things;
}

function nearestAbove(
  word: string,
  rowOf: ReadonlyMap<string, number>,
  net: WordNet,
  steps: number,
): readonly number[] {
  for (const level of [...net.above(word, steps)].slice(rowOf.has(word) ? 1 : 0)) {
    const rows = level.flatMap((general) => {
      const same = SAME[general] ?? general;
      const row = VAGUE.has(same) ? undefined : rowOf.get(same);
      return row === undefined ? [] : [row];
    });
    if (rows.length > 0) return rows;
  }
  return [];
}
