/** Parts that are taken away: "drop the tagline", "lose the bird", "der Slogan kann weg". */

import { spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { PartKind } from "../change.ts";
import { clauseOf, free, type Taken } from "./clause.ts";
import { type Heard, type Part, partAt } from "./hear.ts";
import { GONE_AFTER } from "./verdict-words.ts";
import * as w from "./words.ts";

export type Removed = { readonly part: PartKind; readonly thing: string | null; readonly span: Span };

/** "No wheat" refuses a thing and asks for another; "lose the wheat" takes the mark away. */
const WEAK = /^(?:no|without|sin|sans|ohne|sem|senza|kein|keine|keinen|pas de|niente)$/;
const DEFINITE = w.DEFINITE;

export function readRemoved(reading: Heard, taken: Taken): readonly Removed[] {
  const found: Removed[] = [];
  const words = free(reading, taken);
  const note = (part: Part, span: Span) => {
    if (part.value === "colours" || part.value === "layout") return;
    if (found.some((each) => each.part === part.value)) return;
    found.push({ part: part.value, thing: part.thing, span });
    taken.push(span);
  };
  for (const verb of w.REMOVE.all(words)) {
    let open: Part | null = null;
    // One verb may take several parts: "remove the moon and the tagline".
    for (let at = verb.to; at < Math.min(words.length, verb.to + 9); at++) {
      const { key, gap } = words[at]!;
      if (/[.;:!?\n]/.test(gap) && at > verb.to) break;
      const part = partAt(reading, at, words);
      if (!part) {
        if (w.DEFINITE.has(key) || (open && w.AND.has(key)) || FILLERS.has(key)) continue;
        break;
      }
      // "Remove the icon's shadow", "no serif font": only the bare part is taken away.
      const definite = DEFINITE.has(words[at - 1]?.key ?? "");
      if (part.thing !== null && WEAK.test(verb.phrase) && !definite) break;
      // "No capitals" is about their case.
      if (/^(?:caps|capitals|spacing|kerning|tracking|weight)$/.test(words[at]!.key)) break;
      if (/^(?:spacing|color|colour|style|border|outline|shadow|color|size)$/.test(words[part.to]?.key ?? ""))
        break;
      // "Take out the words “Tea after dark”": the words are the tagline.
      if (part.value === "letters" && partAt(reading, part.to, words)?.value === "tagline") continue;
      note(part, spanOf(reading.words, verb.from, part.to));
      open = part;
      at = part.to - 1;
    }
  }
  for (const gone of GONE_AFTER.all(free(reading, taken))) {
    const [from, to] = clauseOf(reading, gone.from);
    if (/^(?:out|off)$/.test(gone.phrase) && gone.to < to) continue;
    for (let at = from; at < gone.from; at++) {
      const part = partAt(reading, at, words);
      if (part) note(part, spanOf(reading.words, part.from, gone.to));
    }
  }
  return found;
}

/** Words that may stand between the verb and the part. */
const FILLERS = new Set(
  "whole entire little small any both all of please completely altogether entirely simply just current bitte por favor also ganze kleine petit petite pequeno pequena piccola piccolo".split(
    " ",
  ),
);
