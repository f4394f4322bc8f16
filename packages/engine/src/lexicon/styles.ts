/** Style words → a point on the mood's axes. */

import data from "../../data/styles.json" with { type: "json" };
import type { Mood } from "../vocabulary.ts";
import { commas } from "./lists.ts";
import { phrases } from "./phrases.ts";
import { readWords } from "./text.ts";

export const AXES = [
  "loud",
  "new",
  "grave",
  "rich",
  "sharp",
  "machine",
] as const satisfies readonly (keyof Mood)[];

/** One value per axis, null where a word says nothing about it. */
export type Lean = readonly (number | null)[];

const readLean = (cell: string): Lean =>
  cell.split(/\s+/).map((value) => (value === "." ? null : Number(value) / 10));

const rows = (key: "words" | "ofBrands") =>
  data.flatMap(({ lean, ...row }) =>
    commas(row[key] ?? "").map((word): [string, Lean] => [word, readLean(lean)]),
  );
const describing = phrases(rows("words"));
const styleWords = phrases(
  [...rows("words"), ...rows("ofBrands")].flatMap(([word, lean]) =>
    [word, ...stepsOf(word)].map((form): [string, Lean] => [form, lean]),
  ),
);

/** "Classier", "boldest". What nobody says ("eleganter") does no harm. */
function stepsOf(word: string): readonly string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  const stem = word
    .replace(/(?<=[^aeiou])y$/, "i")
    .replace(/e$/, "")
    .replace(/(?<=^[^aeiou]+[aeiou])([bdgmnpt])$/, "$1$1");
  return [`${stem}er`, `${stem}est`];
}

export type Style = { readonly lean: Lean; readonly weight: number };

const STRONGER = /^(?:very|super|really|extremely|ultra|truly|muy|tres|sehr|muito|molto|highly|so)$/;
const WEAKER =
  /^(?:slightly|somewhat|bit|touch|little|kinda|fairly|poco|peu|etwas|pouco|mildly|hint|subtly)$/;

/** Whether a word says how anything looks: "old" may be part of what a thing is, "rustic" is not. */
export const isDescribing = (english: string): boolean => describing.all(readWords(english)).length > 0;

/** The styles that English words ask for. */
export function readStyles(english: string): readonly Style[] {
  const words = readWords(english);
  return styleWords.all(words).map(({ value, from }) => {
    const before = words[from - 1]?.key ?? "";
    return { lean: value, weight: STRONGER.test(before) ? 1.4 : WEAKER.test(before) ? 0.5 : 1 };
  });
}

/** "Too stiff" wants the other way on every axis. */
export const opposite = ({ lean, weight }: Style): Style => ({
  lean: lean.map((value) => (value === null ? null : -value)),
  weight,
});

/** How much a trade leans where style words are silent, and beside them. */
const TRADE_ALONE = 0.7;
const TRADE_BESIDE = 0.25;

export function moodOf(wanted: readonly Style[], denied: readonly Style[], trade: Lean | null): Mood {
  const axes = AXES.map((_, axis) => {
    const votes = [
      ...wanted.map((style) => ({ value: style.lean[axis] ?? null, weight: style.weight })),
      // "Not corporate" is a push the other way, weaker than a wish.
      ...denied.map((style) => ({
        value: style.lean[axis] == null ? null : -style.lean[axis] * 0.6,
        weight: 0.5,
      })),
    ].filter((vote): vote is { value: number; weight: number } => vote.value !== null);
    const base = trade?.[axis] ?? 0;
    if (votes.length === 0) return base * TRADE_ALONE;
    const total = votes.reduce((sum, { weight }) => sum + weight, 0);
    const said = votes.reduce((sum, { value, weight }) => sum + value * weight, 0) / Math.max(total, 0.6);
    return said * (1 - TRADE_BESIDE) + base * TRADE_BESIDE;
  });
  // Hundredths: a mood is no more exact than that, and rounding keeps all machines together.
  const [loud, fresh, grave, rich, sharp, machine] = axes.map(
    (value) => Math.round(Math.min(1, Math.max(-1, value)) * 100) / 100 || 0,
  );
  return { loud: loud!, new: fresh!, grave: grave!, rich: rich!, sharp: sharp!, machine: machine! };
}
