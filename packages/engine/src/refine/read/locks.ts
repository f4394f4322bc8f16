/** What must stay: "keep the mark", "the colours are fine". */

import { readColours } from "../../understand/colours.ts";
import { thingIn } from "../../understand/motifs.ts";
import type { Reading } from "../../understand/reading.ts";
import type { Design, Studio } from "../../vocabulary.ts";
import { PART_KINDS, type PartKind } from "../change.ts";
import { clauseOf } from "./clause.ts";
import * as w from "./words.ts";

/** "Keep the mark", "the colours stay": locked, and their words ask for nothing. */
export function readLocks(
  reading: Reading,
  studio: Studio,
  parent: Design,
): { locks: PartKind[]; masked: Set<number> } {
  const { words } = reading;
  const locks = new Set<PartKind>();
  const masked = new Set<number>();
  const mask = (from: number, to: number) => {
    for (let at = from; at < to; at++) masked.add(at);
  };
  words.forEach((_, index) => {
    const before = w.LOCK_BEFORE.at(words, index);
    if (before) {
      let end = before.to;
      const found: PartKind[] = [];
      for (let at = before.to; at < Math.min(words.length, before.to + 9); at++) {
        const breaks = /[,.;:!?\n]/.test(words[at]!.gap) && at > before.to;
        const goesOn = breaks && /,/.test(words[at]!.gap) && w.PART_NOUNS.at(words, at) !== null;
        if (
          (breaks && !goesOn) ||
          /^(?:but|make|change|use|pero|mais|aber|mas|ma|only|just|with|like|to|instead)$/.test(
            words[at]!.key,
          )
        )
          break;
        const part = w.PART_NOUNS.at(words, at)?.value ?? lockedThing(reading, at, studio, parent);
        if (part) found.push(part);
        end = at + 1;
      }
      const rest = words
        .slice(before.to, end)
        .some((_, offset) => w.THE_REST.at(words, before.to + offset) !== null);
      if (found.length > 0 || rest) mask(before.from, end);
      for (const part of found) locks.add(part);
    }
    const after = w.LOCK_AFTER.at(words, index);
    if (after) {
      const [from] = clauseOf(reading, index);
      for (let at = index - 1; at >= Math.max(0, from - 3); at--) {
        const part = w.PART_NOUNS.at(words, at);
        if (!part) continue;
        locks.add(part.value);
        mask(at, after.to);
      }
    }
  });
  // A wordmark's name is its letters: keeping the name does not forbid another face.
  return { locks: PART_KINDS.filter((part) => locks.has(part)), masked };
}

/** "Keep the blue", "keep the fox". */
function lockedThing(reading: Reading, at: number, studio: Studio, parent: Design): PartKind | null {
  const colour = readColours(reading, []).find(({ from, to }) => at >= from && at < to);
  if (colour) return "colours";
  const thing = thingIn(reading, at, studio);
  return thing &&
    parent.mark?.motifs.some((motif) => motif.includes(thing.word) || thing.word.includes(motif))
    ? "mark"
    : null;
}
