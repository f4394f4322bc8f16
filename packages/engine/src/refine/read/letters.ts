/** Wishes about letters: class, family, case, tracking, heavier or finer. */

import { createLetterReader } from "../../understand/letters.ts";
import type { Reading } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { Studio, TypeWish } from "../../vocabulary.ts";
import type { Asked } from "../change.ts";
import { anotherOf, asked, degreeOf, free, type Taken, take, targetOf, withDegree } from "./clause.ts";
import * as w from "./words.ts";

export const NO_TYPE: TypeWish = { classes: [], family: null, weight: null, case: null, tracking: null };

export function readLetterChanges(reading: Reading, studio: Studio, taken: Taken): Asked[] {
  const letters = createLetterReader(studio);
  const found = letters.read(reading, taken);
  const refused = letters.denied(reading, taken);
  const { heavier, spans } = readWeights(reading, taken);
  const another = anotherOf(reading, "letters", taken);
  if (found) taken.push(found.span);
  if (!found && refused.length === 0 && heavier === 0 && !another) return [];
  return [
    asked(
      reading,
      {
        kind: "letters",
        wish: found?.wish ?? NO_TYPE,
        avoid: refused.map(({ type }) => type),
        another: another !== null,
        heavier: found?.wish.weight ? 0 : heavier,
      },
      [
        ...(found ? [found.span] : []),
        ...refused.map(({ span }) => span),
        ...spans,
        ...(another ? [another] : []),
      ],
    ),
  ];
}

/** Steps of weight, up or down. */
function readWeights(
  reading: Reading,
  taken: Taken,
): { readonly heavier: number; readonly spans: readonly Span[] } {
  let heavier = 0;
  const spans: Span[] = [];
  for (const [table, sign] of [
    [w.HEAVIER, 1],
    [w.FINER, -1],
  ] as const)
    for (const word of table.all(free(reading, taken))) {
      const target = targetOf(reading, word.from);
      if (target === "mark" || target === "colours") continue;
      heavier += sign * degreeOf(reading, word.from);
      spans.push(withDegree(reading, word));
      take(reading, word, taken);
    }
  const lighter = w.SHIFTS.all(free(reading, taken)).find((word) => word.phrase === "lighter");
  if (lighter && targetOf(reading, lighter.from) === "letters") {
    heavier -= degreeOf(reading, lighter.from);
    spans.push(withDegree(reading, lighter));
    take(reading, lighter, taken);
  }
  return { heavier, spans };
}
