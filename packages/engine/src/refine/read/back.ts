/** "Back to the first font": which part, and how far back. */

import { type Reading, spanOf } from "../../understand/reading.ts";
import type { PartKind } from "../../vocabulary.ts";
import { asked, clauseOf, free, type Taken } from "./clause.ts";
import type { Asked } from "./wishes.ts";
import * as w from "./words.ts";

export function readBack(reading: Reading, taken: Taken): Asked[] {
  const { words } = reading;
  const found = w.BACK.all(free(reading, taken))[0];
  if (!found) return [];
  const [from, to] = clauseOf(reading, found.from);
  const end = Math.max(to, found.to);
  const parts = new Set<PartKind>();
  for (let at = from; at < Math.min(words.length, end + 6); at++) {
    if (at >= end && /[.;!?\n]/.test(words[at]!.gap)) break;
    if (
      at >= end &&
      !/^(?:and|y|et|und|e|the|la|el|le|die|das|font|colors|colours)$/.test(words[at]!.key) &&
      !w.PART_NOUNS.at(words, at)
    )
      break;
    const part = w.PART_NOUNS.at(words, at);
    if (part) parts.add(part.value);
  }
  const first = words.slice(from, end).some(({ key }) => w.FIRST.has(key));
  const span = spanOf(words, from, end);
  taken.push(span);
  const where = first ? "first" : "before";
  const all: readonly (PartKind | null)[] = parts.size === 0 ? [null] : [...parts];
  return all.map((part) => asked(reading, { kind: "back", part, to: where }, [span]));
}
