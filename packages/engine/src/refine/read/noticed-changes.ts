/** The change of a part as the language model alone would ask for it: what the grammar did not hear at all. */

import { letterReaderOf } from "../../understand/letters.ts";
import type { Span } from "../../understand/text.ts";
import type {
  Design,
  LockupKind,
  NoticedChange,
  PartKind,
  Studio,
  TypeClass,
  TypeWish,
} from "../../vocabulary.ts";
import { asked } from "./clause.ts";
import type { Heard } from "./hear.ts";
import { NO_TYPE } from "./letters.ts";
import { clauseFor, isLikely, noticedColours, noticedThings, type Said } from "./noticed.ts";
import { ownColours } from "./verdicts.ts";
import type { Asked, Wish } from "./wishes.ts";

/** Null where the model would not know what to do either. */
export function changeNoticed(
  part: PartKind,
  studio: Studio,
  heard: Heard,
  parent: Design,
  noticed: NoticedChange,
): Asked | null {
  const ask = (change: Wish, spans: readonly Span[] = []) =>
    asked(heard, change, spans.length > 0 ? spans : clauseFor(noticed, part, heard));
  switch (part) {
    case "colours": {
      const colours = noticedColours(noticed, heard);
      const wishes = colours.map(({ value }) => value);
      const spans = colours.map(({ span }) => span);
      return wishes.length > 0
        ? ask({ kind: "recolour", wishes, on: null, replaces: [] }, spans)
        : ask(...withoutOwn(heard, parent));
    }
    case "letters":
      return ask({ kind: "letters", ...lettersNoticed(heard, noticed, familyIn(heard, studio)), avoid: [] });
    case "mark": {
      if (isLikely(heard, noticed, "no mark")) return ask({ kind: "lockup", lockup: "word" });
      const things = noticedThings(noticed, heard, studio);
      const spans = things.map(({ span }) => span);
      if (things.some(isMonogram))
        return ask({ kind: "mark", how: "form", form: "monogram", motifs: [], avoid: [] }, spans);
      // "Another bird, this one looks like a duck".
      const how = things.some(({ isOwn }) => !isOwn) ? "motif" : "another";
      const motifs = things.map(({ value }) => value);
      return ask({ kind: "mark", how, motifs, form: null, avoid: [] }, spans);
    }
    case "layout": {
      const layout = LAYOUTS.find(([name]) => isLikely(heard, noticed, name));
      return layout ? ask(layout[1]) : null;
    }
    case "tagline":
      return isLikely(heard, noticed, "no tagline") && parent.tagline !== null
        ? ask({ kind: "tagline", text: null })
        : null;
    case "name":
      return null;
  }
}

/** "Our initials instead of the bird": a form, not a thing. */
export const isMonogram = ({ value }: Said<string>): boolean =>
  /^(?:(?:\p{L} )?monogram(?:ma?|me)?|initials?|initialen|iniciales|iniciais|iniziali)$/u.test(value);

/** "That green is straight out of an energy drink": the one that is named goes, else the first. */
function withoutOwn(heard: Heard, parent: Design): readonly [Wish, readonly Span[]] {
  const named = ownColours(heard, parent);
  const { primary } = parent.palette;
  return [
    {
      kind: "without-colours",
      hexes: named.length > 0 ? named.map(({ wish }) => wish.hex) : [primary],
      words: named.length > 0 ? named.map(({ wish }) => wish.word) : ["the colours of before"],
    },
    named.map(({ span }) => span),
  ];
}

const LAYOUTS: readonly (readonly [ask: string, change: Wish])[] = [
  ...(["stacked", "side"] as const).map((lockup): [string, Wish] => [lockup, { kind: "lockup", lockup }]),
  ["mark-alone", { kind: "lockup", lockup: "mark" satisfies LockupKind }],
  ["word-alone", { kind: "lockup", lockup: "word" satisfies LockupKind }],
  ["emblem", { kind: "mark", how: "form", form: "emblem", motifs: [], avoid: [] }],
];

/** A family by its name, where letters are asked for: however it is said, it is wished. */
export function familyIn(heard: Heard, studio: Studio): string | null {
  const letters = letterReaderOf(studio);
  for (let at = 0; at < heard.words.length; at++) {
    const found = letters.family(heard, at);
    if (found) return found.value.family;
  }
  return null;
}

const CLASSES: readonly TypeClass[] = [
  ...(["serif", "slab", "sans", "grotesk", "geometric", "humanist", "rounded", "mono"] as const),
  ...(["condensed", "wide", "script", "didone", "display"] as const),
];

export function lettersNoticed(
  heard: Heard,
  noticed: NoticedChange,
  family: string | null,
): {
  readonly wish: TypeWish;
  readonly heavier: number;
  readonly another: boolean;
} {
  const likely = (ask: string) => isLikely(heard, noticed, ask);
  const wish: TypeWish = {
    ...NO_TYPE,
    family,
    classes: CLASSES.filter(likely),
    case: likely("lower") ? "lower" : likely("upper") ? "upper" : null,
    tracking: likely("wide-tracking") ? "wide" : likely("tight-tracking") ? "tight" : null,
  };
  const heavier = likely("bold") ? 1 : likely("light") ? -1 : 0;
  const isNothing = !family && wish.classes.length === 0 && !wish.case && !wish.tracking && heavier === 0;
  return { wish, heavier, another: isNothing };
}
