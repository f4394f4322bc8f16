/** Letters that are said → a wish for a face: what the tables know of the words, and what the tagger makes of them. */

import { readLetters, telling } from "../../../lexicon/letters/read.ts";
import type { Casing, Studio, TaggedSpan, TypeClass, TypeWish } from "../../../vocabulary.ts";

const CLASSES: ReadonlySet<string> = new Set<TypeClass>([
  "serif",
  "sans",
  "slab",
  "script",
  "handwritten",
  "mono",
  "typewriter",
  "rounded",
  "geometric",
  "grotesk",
  "didone",
  "old-style",
  "blackletter",
  "pixel",
  "stencil",
  "condensed",
  "wide",
]);
/** What the tagger hears of words that no table knows. */
const WEIGHTS: { readonly [kind: string]: number } = { light: 300, regular: 400, bold: 700, black: 900 };

/** Turkish has capitals of its own (docs/laws.md R2). */
export const casingOf = (prompt: string, studio: Studio): { readonly casing?: Casing } =>
  studio.meanings.languageOf(prompt) === "tr" ? { casing: "tr" } : {};

/** Null where nothing of it is known. */
export function lettersOf(spans: readonly TaggedSpan[], prompt: string, studio: Studio): TypeWish | null {
  if (spans.length === 0) return null;
  const said = readLetters(studio, spans.map(({ span }) => prompt.slice(...span)).join("; "));
  const kinds = spans.flatMap((span) => span.kinds.map((kind) => kind.replace(/^y\./u, "")));
  const heard = kinds.filter((kind): kind is TypeClass => CLASSES.has(kind));
  const isItalic = said?.italic || kinds.includes("italic");
  const letterCase =
    said?.case ?? (kinds.includes("upper") ? "upper" : kinds.includes("lower") ? "lower" : null);
  const wish: TypeWish = {
    // Words that a table knows are surer than what they sound like.
    classes: said && (said.classes.length > 0 || said.family) ? said.classes : telling(heard).slice(0, 2),
    family: said?.family ?? null,
    weight: said?.weight ?? kinds.map((kind) => WEIGHTS[kind]).find((weight) => weight !== undefined) ?? null,
    case: letterCase,
    tracking:
      said?.tracking ?? (kinds.includes("spaced") ? "wide" : kinds.includes("tight") ? "tight" : null),
    ...(letterCase ? casingOf(prompt, studio) : {}),
    ...(isItalic ? { italic: true as const } : {}),
  };
  const isNothing =
    !wish.family && wish.classes.length === 0 && !wish.weight && !wish.case && !wish.tracking && !isItalic;
  return isNothing ? null : wish;
}
