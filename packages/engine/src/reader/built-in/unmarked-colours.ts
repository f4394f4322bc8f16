/** Colours of a refinement that the tagger left unmarked beside what it heard. */

import { overlaps } from "../../lexicon/text.ts";
import { distance } from "../../palette/colour.ts";
import { presentPlace, valueAt } from "../../render/shown.ts";
import type { ColorWish, Design, Span, Studio, Tagged, TaggedSpan } from "../../vocabulary.ts";
import { LIKELY } from "./contradictions.ts";
import { isColour } from "./parted-colours.ts";
import { coloursOf } from "./resolve/colour.ts";
import { gapOf, readingOf } from "./wearers.ts";

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
  if (heard.length === 0 || spans.some(({ tag }) => tag === "colour" || tag === "no-colour")) return [];
  const isHeard = (span: Span) =>
    heard.some((each) => {
      const said = text.slice(...gapOf(each.span, span));
      // "A lighter plum" names the plum that is there.
      return each.isStep ? STOP.test(said) && !SENTENCE.test(said) : overlaps(each.span, span);
    });
  const [found] = [...text.matchAll(/[\p{L}\p{M}-]+/gu)].flatMap(({ 0: words, index }) => {
    const span: Span = [index, index + words.length];
    if (isTaken(span) || !isHeard(span) || !isColour(reading, words)) return [];
    const [{ hex }] = coloursOf(words, studio.meanings, reading.language) as [ColorWish];
    const there = presentPlace([hex], parent);
    return there && distance(hex, valueAt(parent, there)) < THERE ? [] : [span];
  });
  return found ? [{ tag: "colour", span: found, likelihood: 1, role: "any", kinds: [] }] : [];
}
