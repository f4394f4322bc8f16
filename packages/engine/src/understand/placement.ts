/** "The name underneath", "icon left, text right", "un símbolo encima": how two parts of a logo stand together. */

import type { LockupKind } from "../vocabulary.ts";
import { wordSet } from "./lexicons/lists.ts";
import {
  MARK_PARTS,
  NAME_PARTS,
  ONE_ABOVE_THE_OTHER,
  SIDE_BY_SIDE,
  SMALL_PRINT,
} from "./lexicons/placement.ts";
import { breaksBefore, type Reading, spanOf } from "./reading.ts";
import type { Span, Word } from "./text.ts";

const names = wordSet(NAME_PARTS);
const marks = wordSet(MARK_PARTS);
const smallPrint = wordSet(SMALL_PRINT);
const stacked = wordSet(ONE_ABOVE_THE_OTHER);
const beside = wordSet(SIDE_BY_SIDE);

export type Placement = { readonly lockup: LockupKind; readonly span: Span; readonly sentence: number };

/** A part further away than this many words is not what is placed. */
const REACH = 5;

export function readPlacement(reading: Reading, taken: readonly Span[]): Placement | null {
  const { words, attitudes } = reading;
  for (let at = 0; at < words.length; at++) {
    const { start, end } = words[at]!;
    // "Under the Duvet" is a name.
    if (taken.some(([from, to]) => start < to && from < end)) continue;
    const lockup = relationAt(words, at);
    if (!lockup || attitudes[at] !== "wanted" || ofSmallPrint(words, at)) continue;
    const part = placedPart(words, at, taken);
    if (part === null) continue;
    const [from, to] = part < at ? [part, at + 1] : [at, part + 1];
    return { lockup, span: spanOf(words, from, to), sentence: words[at]!.sentence };
  }
  return null;
}

function relationAt(words: readonly Word[], at: number): LockupKind | null {
  const { key } = words[at]!;
  const [before, after] = [words[at - 1]?.key ?? "", words[at + 1]?.key ?? ""];
  // "What is left", "right now", "the right tone": a side only with its article, "of", or a part before it.
  if (/^(?:left|right)$/.test(key)) {
    const said =
      after === "of" ||
      (/^(?:the|to|on|its|far)$/.test(before) &&
        (breaksBefore(words[at + 1]) || /^(?:and|side|hand|with|in)$/.test(after))) ||
      ((names.has(before) || marks.has(before)) && breaksBefore(words[at + 1]));
    return said ? "side" : null;
  }
  if (key === "next" && after !== "to") return null;
  // "Under the name Deductible", "sous le nom de": what it is called.
  if (/^(?:under|unter|sous|sotto|sob|bajo)$/.test(key) && named(words, at)) return null;
  if (key === "top" && before !== "on" && before !== "at") return null;
  if (stacked.has(key)) return "stacked";
  return beside.has(key) ? "side" : null;
}

const named = (words: readonly Word[], at: number): boolean =>
  [1, 2].some((on) => /^(?:names?|namen|nombre|nom|nome)$/.test(words[at + on]?.key ?? "")) &&
  !words.slice(Math.max(0, at - 3), at).some(({ key }) => marks.has(key) || key === "it");

/** The part that is placed: the nearest before in the clause, else the nearest after. Small print decides nothing. */
function placedPart(words: readonly Word[], at: number, taken: readonly Span[]): number | null {
  const free = ({ start, end }: Word) => !taken.some(([from, to]) => start < to && from < end);
  for (let index = at - 1; index >= Math.max(0, at - REACH); index--) {
    if (/[.;:!?\n]/.test(words[index + 1]!.gap)) break;
    const { key } = words[index]!;
    if (smallPrint.has(key) || /^\d{4}$/.test(key)) return null;
    if (names.has(key) || marks.has(key)) return index;
    if (/[,()]/.test(words[index + 1]!.gap)) break;
  }
  for (let index = at + 1; index < Math.min(words.length, at + REACH); index++) {
    if (breaksBefore(words[index])) break;
    const { key } = words[index]!;
    if (smallPrint.has(key)) return null;
    if ((names.has(key) || marks.has(key)) && free(words[index]!)) return index;
  }
  return null;
}

/** "Our line is … and it should come below the name": nothing is said of the symbol. */
function ofSmallPrint(words: readonly Word[], at: number): boolean {
  const own = words.slice(0, at).filter(({ sentence }) => sentence === words[at]!.sentence);
  return own.some(({ key }) => smallPrint.has(key)) && !own.some(({ key }) => marks.has(key));
}
