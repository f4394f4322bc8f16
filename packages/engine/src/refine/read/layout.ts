/** Sizes, arrangements, and parts that are taken away. */

import { readForm } from "../../understand/form.ts";
import { type Reading, spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { Design } from "../../vocabulary.ts";
import type { Asked, PartKind } from "../change.ts";
import { asked, clauseOf, degreeOf, free, type Taken, take, targetOf, withDegree } from "./clause.ts";
import * as w from "./words.ts";

/** How far one step of "larger" goes. */
const SIZE_STEP = 0.28;

export function readLayout(reading: Reading, parent: Design, taken: Taken): Asked[] {
  const sizes = readSizes(reading, taken);
  const form = readForm(
    { ...reading, attitudes: reading.attitudes.map((each) => (each === "past" ? "past" : "wanted")) },
    taken,
  );
  const removed = removedPart(reading, taken);
  if (removed?.part === "mark")
    return [...sizes, asked(reading, { kind: "lockup", lockup: "word" }, [removed.span])];
  if (removed) return [...sizes, asked(reading, { kind: "lockup", lockup: "mark" }, [removed.span])];
  const stack = /\bstack(?:ed)?\b|\bvertical\w*/iu.exec(reading.prompt);
  const lockup = form?.wish.lockup ?? (stack ? "stacked" : null);
  if (!lockup || lockup === "emblem" || lockup === parent.lockup.kind) return sizes;
  const span: Span = form?.wish.lockup ? form.span : [stack!.index, stack!.index + stack![0].length];
  if (form) taken.push(form.span);
  return [...sizes, asked(reading, { kind: "lockup", lockup }, [span])];
}

function readSizes(reading: Reading, taken: Taken): Asked[] {
  const found: Asked[] = [];
  const words = free(reading, taken);
  for (const [table, sign] of [
    [w.LARGER, 1],
    [w.SMALLER, -1],
  ] as const)
    for (const word of table.all(words)) {
      const target = targetOf(reading, word.from);
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
const namesName = (reading: Reading, at: number): boolean => {
  const [from, to] = clauseOf(reading, at);
  return reading.words
    .slice(from, to)
    .some(({ key }) =>
      /^(?:name|text|letters|wordmark|lettering|font|nombre|texto|nom|texte|schrift|nome|testo|type)$/.test(
        key,
      ),
    );
};

function removedPart(
  reading: Reading,
  taken: Taken,
): { readonly part: PartKind; readonly span: Span } | null {
  const words = free(reading, taken);
  for (const found of w.REMOVE.all(words)) {
    const next = [found.to, found.to + 1, found.to + 2]
      .map((at) => w.PART_NOUNS.at(words, at))
      .find((part) => part !== null);
    if (!next || /[,.;]/.test(words[next.from]!.gap) || next.from > found.to + 2) continue;
    // "Replace", "no serif font": only the bare part is taken away.
    if (
      words
        .slice(found.to, next.from)
        .some(
          ({ key }) =>
            !/^(?:the|any|a|an|my|our|el|la|los|las|le|les|l|das|den|die|o|a|il|lo|this|that|whole|all)$/.test(
              key,
            ),
        )
    )
      continue;
    if (next.value === "colours" || next.value === "layout" || next.value === "tagline") continue;
    const span = spanOf(reading.words, found.from, next.to);
    taken.push(span);
    return { part: next.value, span };
  }
  return null;
}
