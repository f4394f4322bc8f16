/**
 * Words for the weight of letters → its number as in CSS, from `data/letter-weights.json`. A word that says more or half goes before
 * another one or is written onto it: "extra bold", "halbfett", "сверхжирный". `*` ends a word whose endings change.
 */

import table from "../../../data/letter-weights.json" with { type: "json" };
import { fold, type Word } from "../text.ts";

type Degree = "stronger" | "half";

/** Written without spaces: their words are looked for wherever they stand. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** The weights with the most names lie around this one: of two that are said, the further one says more. */
const MIDDLE = 450;
const LIGHT = 300;

const rows = Object.entries(table.weights).flatMap(([weight, words]) =>
  words.map((word) => ({
    word: fold(word.replace("*", "")),
    weight: Number(weight),
    isStem: word.endsWith("*"),
  })),
);
const exact = new Map(rows.map(({ word, weight }) => [word, weight]));
/** The longest first: it says the most. */
const longest = <T extends { readonly word: string }>(all: readonly T[]): readonly T[] =>
  all.toSorted((a, b) => b.word.length - a.word.length);
const stems = longest(rows.filter(({ isStem, word }) => isStem && !UNSPACED.test(word)));
const unspaced = longest(rows.filter(({ word }) => UNSPACED.test(word)));
const degrees: readonly { readonly word: string; readonly degree: Degree }[] = longest(
  (["stronger", "half"] as const).flatMap((degree) =>
    table[degree].map((word) => ({ word: fold(word), degree })),
  ),
);
const labels: ReadonlySet<string> = new Set(table.labels.map(fold));

function withDegree(weight: number, degree: Degree | undefined): number {
  if (degree === undefined || weight === 400) return weight;
  if (degree === "half") return weight > 400 ? Math.min(weight, 600) : Math.max(weight, LIGHT);
  return weight > 400 ? Math.min(900, weight + 100) : Math.max(100, weight - 100);
}

/** "500", but not "500 px". */
const numberAt = ({ key, end }: Word, text: string): number | null =>
  /^[1-9]00$/u.test(key) && !/^\s?(?:px|pt|%|€|\$)/u.test(text.slice(end)) ? Number(key) : null;

const bare = (key: string): number | null =>
  // "Kalınlık" is the word for weight, and "kalın" is bold.
  labels.has(key) ? null : (exact.get(key) ?? stems.find(({ word }) => key.startsWith(word))?.weight ?? null);

/** A word for a weight by itself, or with what says more or half written onto it. */
function weightOf(key: string): number | null {
  const own = bare(key);
  if (own !== null) return own;
  for (const { word, degree } of degrees) {
    const rest = key.startsWith(word) ? bare(key.slice(word.length)) : null;
    if (rest !== null) return withDegree(rest, degree);
  }
  return null;
}

const degreeOf = (key: string | undefined): Degree | undefined =>
  degrees.find(({ word }) => word === key)?.degree;

/** Where the text is written without spaces: each word for a weight, with what says more or half before it. */
function unspacedIn(text: string): readonly number[] {
  const found: number[] = [];
  let rest = text;
  for (const { word, weight } of unspaced) {
    const at = rest.indexOf(word);
    if (at < 0) continue;
    const before = degrees.find((each) => rest.slice(0, at).trimEnd().endsWith(each.word));
    found.push(withDegree(weight, before?.degree));
    rest = `${rest.slice(0, at)} ${rest.slice(at + word.length)}`;
  }
  return found;
}

/** The weight that words known to be of letters ask for; null where they say none. */
export function weightIn(words: readonly Word[], text: string): number | null {
  const said = words.flatMap((word, at) => {
    const weight = numberAt(word, text) ?? weightOf(word.key);
    return weight === null ? [] : [withDegree(weight, degreeOf(words[at - 1]?.key))];
  });
  const all = [...said, ...(UNSPACED.test(text) ? unspacedIn(fold(text)) : [])];
  return all.reduce<number | null>(
    (best, each) => (best === null || Math.abs(each - MIDDLE) > Math.abs(best - MIDDLE) ? each : best),
    null,
  );
}
