/** Letters that are said → a wish for a face. */

import { letterReaderOf } from "../../../understand/letters.ts";
import { read } from "../../../understand/reading.ts";
import type { Studio, TaggedSpan, TypeClass, TypeWish } from "../../../vocabulary.ts";

/** What the tagger calls letters, in the classes that faces have. */
const CLASSES: { readonly [kind: string]: TypeClass } = {
  serif: "serif",
  sans: "sans",
  slab: "slab",
  script: "script",
  handwritten: "script",
  mono: "mono",
  typewriter: "mono",
  rounded: "rounded",
  geometric: "geometric",
  grotesk: "grotesk",
  didone: "didone",
  "old-style": "serif",
  blackletter: "display",
  pixel: "display",
  stencil: "display",
  condensed: "condensed",
  wide: "wide",
};
const WEIGHTS: { readonly [kind: string]: NonNullable<TypeWish["weight"]> } = {
  light: "light",
  regular: "regular",
  bold: "bold",
  black: "black",
};

/** Null where nothing of it is known. */
export function lettersOf(spans: readonly TaggedSpan[], prompt: string, studio: Studio): TypeWish | null {
  const kinds = spans.flatMap((span) => span.kinds.map((kind) => kind.replace(/^y\./u, "")));
  const reader = letterReaderOf(studio);
  const family = spans
    .map(({ span }) => read(prompt.slice(...span)))
    .flatMap((reading) => reading.words.map((_, at) => reader.family(reading, at)?.value.family ?? null))
    .find((found) => found !== null);
  const wish: TypeWish = {
    classes: family ? [] : [...new Set(kinds.flatMap((kind) => CLASSES[kind] ?? []))].slice(0, 2),
    family: family ?? null,
    weight: kinds.map((kind) => WEIGHTS[kind]).find((weight) => weight !== undefined) ?? null,
    case: kinds.includes("upper") ? "upper" : kinds.includes("lower") ? "lower" : null,
    tracking: kinds.includes("spaced") ? "wide" : kinds.includes("tight") ? "tight" : null,
  };
  const isNothing = !wish.family && wish.classes.length === 0 && !wish.weight && !wish.case && !wish.tracking;
  return isNothing ? null : wish;
}
