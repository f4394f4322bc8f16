/** Sizes, arrangements, and parts that are taken away. */

import { readForm } from "../../understand/form.ts";
import type { Span } from "../../understand/text.ts";
import type { Design } from "../../vocabulary.ts";
import type { Asked } from "../change.ts";
import { asked, clauseOf, degreeOf, free, type Taken, take, targetOf, withDegree } from "./clause.ts";
import type { Heard } from "./hear.ts";
import { readPlace } from "./places.ts";
import type { Removed } from "./removed.ts";
import * as w from "./words.ts";

/** How far one step of "larger" goes. */
const SIZE_STEP = 0.28;

export function readLayout(
  reading: Heard,
  parent: Design,
  removed: readonly Removed[],
  taken: Taken,
): Asked[] {
  const sizes = readSizes(reading, taken);
  for (const { part, span } of removed) {
    if (part === "mark") return [...sizes, asked(reading, { kind: "lockup", lockup: "word" }, [span])];
    if (part === "letters" || part === "name")
      return [...sizes, asked(reading, { kind: "lockup", lockup: "mark" }, [span])];
  }
  const place = readPlace(reading, taken);
  const form = readForm(
    { ...reading, attitudes: reading.attitudes.map((each) => (each === "past" ? "past" : "wanted")) },
    taken,
  );
  const stack = /\bstack(?:ed)?\b|\bvertical\w*/iu.exec(reading.prompt);
  const lockup = place?.lockup ?? form?.wish.lockup ?? (stack ? "stacked" : null);
  if (place) taken.push(place.span);
  if (!lockup || lockup === "emblem" || lockup === parent.lockup.kind) return sizes;
  if (form && form.wish.lockup === lockup) taken.push(form.span);
  const span: Span =
    place?.span ?? (form?.wish.lockup ? form.span : [stack!.index, stack!.index + stack![0].length]);
  return [...sizes, asked(reading, { kind: "lockup", lockup }, [span])];
}

function readSizes(reading: Heard, taken: Taken): Asked[] {
  const found: Asked[] = [];
  const words = free(reading, taken);
  for (const [table, sign] of [
    [w.LARGER, 1],
    [w.SMALLER, -1],
  ] as const)
    for (const word of table.all(words)) {
      const target = targetOf(reading, word.from);
      if (target === "tagline" || target === "colours") continue;
      if (target === "letters" && !namesName(reading, word.from)) continue;
      const step = SIZE_STEP * degreeOf(reading, word.from);
      const grows = (target === "letters" || target === "name" ? -sign : sign) > 0;
      const factor = Math.round((grows ? 1 + step : 1 / (1 + step)) * 1000) / 1000;
      found.push(asked(reading, { kind: "size", factor }, [withDegree(reading, word)]));
      take(reading, word, taken);
    }
  return found;
}

/** "Make the name bigger" is about size; "bigger letters" may be, too: the mark then gives way. */
const namesName = (reading: Heard, at: number): boolean => {
  const [from, to] = clauseOf(reading, at);
  return reading.words
    .slice(from, to)
    .some(({ key }) =>
      /^(?:name|text|letters|wordmark|lettering|font|nombre|texto|nom|texte|schrift|nome|testo|type)$/.test(
        key,
      ),
    );
};
