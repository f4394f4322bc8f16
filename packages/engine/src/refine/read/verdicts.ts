/** Complaints: "I don't like this font", "the gold feels tacky". What they are about is to become another. */

import { type FoundColour, readColours } from "../../understand/colours.ts";
import { overlaps, spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { Design, PartKind } from "../../vocabulary.ts";
import { sameHue } from "../hue.ts";
import { clauseOf, type Taken } from "./clause.ts";
import { type Heard, type Part, partAt } from "./hear.ts";
import { DISLIKES_AFTER, DISLIKES_BEFORE } from "./verdict-words.ts";

export type Verdicts = {
  readonly parts: ReadonlyMap<PartKind, { readonly span: Span; readonly thing: string | null }>;
  /** Colours of the parent that are complained of. */
  readonly colours: readonly FoundColour[];
};

/** Words between a complaint and what it is about. */
const REACH = 6;

export function readVerdicts(reading: Heard, parent: Design, taken: Taken): Verdicts {
  const { words } = reading;
  const parts = new Map<PartKind, { span: Span; thing: string | null }>();
  const disliked: FoundColour[] = [];
  const open = (at: number) => !taken.some((span) => overlaps(span, spanOf(words, at, at + 1)));
  const own = ownColours(reading, parent).filter(({ from }) => open(from));
  const blame = (from: number, to: number, said: Span) => {
    const colour = own.find((each) => each.from >= from && each.to <= to);
    if (colour) {
      taken.push(said);
      disliked.push(colour);
      return;
    }
    let part: Part | null = null;
    for (let at = from; at < to && !part; at++) if (open(at)) part = partAt(reading, at);
    if (!part) return;
    taken.push(said);
    const span = spanOf(words, part.from, part.to);
    parts.set(part.value, {
      span: [Math.min(span[0], said[0]), Math.max(span[1], said[1])],
      thing: part.thing,
    });
  };
  words.forEach((_, index) => {
    if (!open(index)) return;
    const before = DISLIKES_BEFORE.at(words, index);
    if (before) {
      let to = before.to;
      while (to < words.length && to < before.to + REACH && !/[,.;:!?\n]/.test(words[to]!.gap)) to++;
      const said = spanOf(words, before.from, before.to);
      // "The typeface I don't like": what it is about stands before it.
      if (to - before.to <= 1) blame(Math.max(clauseOf(reading, index)[0], index - REACH), index, said);
      else blame(before.to, to, said);
    }
    const after = DISLIKES_AFTER.at(words, index);
    // "The bird isn't big enough" says in which direction; so does "the green is too dark".
    const told = words.slice(after?.to ?? 0, (after?.to ?? 0) + 3).some(({ key }) => key === "enough");
    if (after && !told)
      blame(Math.max(clauseOf(reading, index)[0], index - REACH), index, spanOf(words, index, after.to));
  });
  return { parts, colours: disliked };
}

/** Colours the prompt names that the parent shows. */
export function ownColours(reading: Heard, { palette }: Design): readonly FoundColour[] {
  const had = [palette.primary, palette.secondary, palette.ink];
  return readColours(reading, []).filter(({ wish }) => had.some((hex) => sameHue(hex, wish.hex)));
}
