/** The words that labelled prompts use outside of names: what is among them is seldom a name. */

import { read } from "../../src/understand/reading.ts";
import type { LabelledPrompt } from "../evaluate/labelled.ts";

export type Vocabulary = {
  /** Whether prompts other than this one use a word. */
  without(prompt: LabelledPrompt): (key: string) => boolean;
  words(): readonly string[];
};

/** So many other prompts must use a word. */
const ENOUGH = 1;

export function createVocabulary(prompts: readonly LabelledPrompt[]): Vocabulary {
  const own = new Map(prompts.map((labelled) => [labelled, wordsBesideName(labelled)]));
  const times = new Map<string, number>();
  for (const words of own.values()) for (const key of words) times.set(key, (times.get(key) ?? 0) + 1);
  return {
    without: (prompt) => {
      const mine = own.get(prompt)!;
      return (key) => /^\p{L}{3,20}$/u.test(key) && (times.get(key) ?? 0) - (mine.has(key) ? 1 : 0) >= ENOUGH;
    },
    words: () =>
      [...times]
        .filter(([key, count]) => count >= ENOUGH && /^\p{L}{3,20}$/u.test(key))
        .map(([key]) => key)
        .sort(),
  };
}

function wordsBesideName({ prompt, labels }: LabelledPrompt): ReadonlySet<string> {
  const names: [start: number, end: number][] = [];
  for (const name of (labels.n ?? "").split("|").filter((text) => text !== ""))
    for (let at = prompt.indexOf(name); at >= 0; at = prompt.indexOf(name, at + 1))
      names.push([at, at + name.length]);
  const beside = read(prompt).words.filter(
    ({ start, end }) => !names.some(([from, to]) => start < to && from < end),
  );
  return new Set(beside.map(({ key }) => key));
}
