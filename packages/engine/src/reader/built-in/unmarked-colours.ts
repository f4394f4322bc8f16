/** Colours of a refinement that the tagger left unmarked beside what it heard. */

import { overlaps } from "../../lexicon/text.ts";
import { distance } from "../../palette/colour.ts";
import { type NamedPlace, presentPlace, valueAt } from "../../render/shown.ts";
import type { ColorWish, Design, Span, Studio, Tagged, TaggedSpan } from "../../vocabulary.ts";
import { LIKELY } from "./contradictions.ts";
import { isColour } from "./parted-colours.ts";
import { coloursOf } from "./resolve/colour.ts";
import { gapOf, type Reading, readingOf } from "./wearers.ts";

const STOP = /[\p{P}\n]/u;
/** From this likelihood on a word may be a colour that is wished; a step that is heard in its sentence is enough, too. */
const MAYBE = 0.08;
const SHADED = /^colours\.(?:lighter|darker|warmer|cooler|brighter|softer)$/u;
/** A colour this near to one that is there is that one: "make the navy lighter". */
const THERE = 0.2;
const SENTENCE = /[.!?\n。！？।؟]/u;

/** "A golden ring", "larger and lighter, sky blue": a colour that nobody marked, where one is heard, and that is not there yet. */
export function unmarkedColours(
  studio: Studio,
  text: string,
  { spans, asks }: Tagged,
  parent: Design,
): readonly TaggedSpan[] {
  const reading = readingOf(studio, text);
  const isTaken = (span: Span) =>
    spans.some(({ tag, span: other }) => tag !== "thing" && tag !== "form" && overlaps(other, span));
  const heard = [...asks].flatMap(([ask, { likelihood, span }]) =>
    span && ((ask === "colours.set" && likelihood >= MAYBE) || (SHADED.test(ask) && likelihood >= LIKELY))
      ? [{ span, isStep: ask !== "colours.set" }]
      : [],
  );
  const isSwap = (asks.get("colours.swap")?.likelihood ?? 0) >= LIKELY;
  const isMarked = spans.some(({ tag }) => tag === "colour" || tag === "no-colour");
  if (isMarked || (heard.length === 0 && !isSwap)) return [];
  const named = namedIn(reading, parent).filter(({ span }) => !isTaken(span));
  const exchanged = exchangedIn(named);
  if (isSwap && exchanged.length === 0) return [];
  const isHeard = (span: Span) =>
    heard.some((each) => {
      const said = text.slice(...gapOf(each.span, span));
      // "A lighter plum" names the plum that is there.
      return each.isStep ? STOP.test(said) && !SENTENCE.test(said) : overlaps(each.span, span);
    });
  const wished = named.flatMap(({ span, apart }) => (apart < THERE || !isHeard(span) ? [] : [span]));
  const found = exchanged.length > 0 ? exchanged : wished.slice(0, 1);
  return found.map((span) => ({ tag: "colour", span, likelihood: 1, role: "any", kinds: [] }));
}

type Named = { readonly span: Span; readonly place: NamedPlace | null; readonly apart: number };

/** Words for colours, each with the present colour that it may name and how far it is from that. */
const namedIn = ({ studio, text, language }: Reading, parent: Design): readonly Named[] =>
  [...text.matchAll(/[\p{L}\p{M}-]+/gu)].flatMap(({ 0: words, index }): readonly Named[] => {
    if (!isColour({ studio, text, language }, words)) return [];
    const [{ hex }] = coloursOf(words, studio.meanings, language) as [ColorWish];
    const place = presentPlace([hex], parent);
    const apart = place === null ? Number.POSITIVE_INFINITY : distance(hex, valueAt(parent, place));
    return [{ span: [index, index + words.length], place, apart }];
  });

/** "Turn teal into plum and terracotta into ochre": what comes, where as many come as are there. */
function exchangedIn(named: readonly Named[]): readonly Span[] {
  // Of two words for one colour that is there the nearer one names it: terracotta, and no ochre.
  const isThere = ({ place, apart }: Named) =>
    apart < THERE && named.every((other) => other.place !== place || other.apart >= apart);
  const coming = named.filter((each) => !isThere(each)).map(({ span }) => span);
  return named.length > 2 && coming.length * 2 === named.length ? coming : [];
}
