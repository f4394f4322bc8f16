/** Words that say a thing is striped, spotted or checked (`data/pattern-words.json`). */

import data from "../../data/pattern-words.json" with { type: "json" };
import type { PatternKind, Span } from "../vocabulary.ts";
import { UNSPACED } from "./text.ts";

export type PatternSaid = { readonly kind: PatternKind; readonly span: Span };

type Stems = { readonly [language: string]: readonly string[] | undefined };
const KINDS = Object.entries(data) as readonly (readonly [PatternKind, Stems])[];

/** A word that begins so, to its end. Accents are as typed: nobody leaves off those that tell two words apart. */
const pattern = (stem: string): RegExp =>
  UNSPACED.test(stem) || /\p{Script=Hangul}/u.test(stem)
    ? new RegExp(stem, "giu")
    : new RegExp(`(?<![\\p{L}\\p{M}])${stem}[\\p{L}\\p{M}]*`, "giu");

/** In the language of the text; English words stand in texts of any. */
export function patternsIn(text: string, language: string): readonly PatternSaid[] {
  const found = KINDS.flatMap(([kind, stems]) =>
    [...new Set([...(stems[language] ?? []), ...(stems.en ?? [])])].flatMap((stem) =>
      [...text.matchAll(pattern(stem))].map(
        ({ 0: word, index }): PatternSaid => ({ kind, span: [index, index + word.length] }),
      ),
    ),
  );
  const longest = found.toSorted((a, b) => b.span[1] - b.span[0] - (a.span[1] - a.span[0]));
  return longest
    .filter(
      ({ span }, at) =>
        !longest.slice(0, at).some(({ span: other }) => span[0] < other[1] && other[0] < span[1]),
    )
    .toSorted((a, b) => a.span[0] - b.span[0]);
}
