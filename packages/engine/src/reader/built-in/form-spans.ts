/** Whether what is said of the form leaves the name out. */

import { isExcluding } from "../../lexicon/excluding.ts";
import type { TaggedSpan } from "../../vocabulary.ts";

/** A symbol or letters that stand alone: their words leave all else out, or a name or text is refused. */
export function isWithoutName(
  forms: readonly TaggedSpan[],
  refused: readonly TaggedSpan[],
  text: string,
): boolean {
  const isSymbol = ({ kinds }: TaggedSpan) => kinds[0] === "f.symbol";
  const isPlaced = forms.some(({ kinds }) => kinds.includes("f.side") || kinds.includes("f.stacked"));
  return (
    forms.some(
      (each) =>
        (isSymbol(each) || (each.kinds.includes("f.monogram") && !isPlaced)) && isExcluding(text, each.span),
    ) || refused.some(isSymbol)
  );
}
