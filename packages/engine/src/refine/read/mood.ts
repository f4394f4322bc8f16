/** Style words: "more playful", "less corporate". */

import { readStyles } from "../../understand/mood.ts";
import type { Reading } from "../../understand/reading.ts";
import type { Asked, Change } from "../change.ts";
import { asked, type Taken, targetOf } from "./clause.ts";

export function readMoods(reading: Reading, taken: Taken, changes: readonly Change[]): Asked[] {
  const { wanted, denied } = readStyles(reading, taken);
  if (wanted.length === 0 && denied.length === 0) return [];
  const at = reading.words.findIndex(({ start }) => start >= (wanted[0] ?? denied[0])!.span[0]);
  const on = targetOf(reading, at);
  // "A bold serif": the adjective went into the letters already.
  const told = (change: Change) =>
    change.kind === on || (on === "colours" && /colour|shift|hue/.test(change.kind));
  if (on !== null && changes.some(told)) return [];
  return [
    asked(
      reading,
      {
        kind: "mood",
        styles: wanted,
        denied,
        on: on === "letters" || on === "colours" || on === "mark" ? on : null,
      },
      [...wanted, ...denied].map(({ span }) => span),
    ),
  ];
}
