/**
 * Whose colour it is. The tagger finds the colours and often does not hear whose they are: a colour beside a thing, a part of one, the
 * letters or a frame is theirs, in any language and order of words.
 */

import { LIKELY, type Studio, type TaggedSpan } from "../../vocabulary.ts";
import { thingOf } from "./resolve/thing.ts";
import { readingOf, type TiedSpan, Ties, type Wearer, wearersIn } from "./wearers.ts";

export function tiedColours(studio: Studio, text: string, heard: readonly TaggedSpan[]): readonly TiedSpan[] {
  const reading = readingOf(studio, text);
  const spans = heard.toSorted((a, b) => a.span[0] - b.span[0]);
  const likely = spans.filter(({ likelihood }) => likelihood >= LIKELY);
  const colours = likely.filter(({ tag }) => tag === "colour");
  // "Nothing but navy" is said of all.
  if (colours.length === 0 || colours.some(({ role }) => role === "only")) return spans;
  const wearers = wearersIn(
    reading,
    likely
      .filter(({ tag }) => tag === "thing")
      .map(({ span }) => ({ span, thing: thingOf(text.slice(...span), studio, reading.language) })),
    likely.filter(({ tag }) => TAKEN.test(tag)).map(({ span }) => span),
    likely.filter(({ tag }) => tag === "part").map(({ span }) => span),
  );
  const ties = new Ties(reading, likely, wearers).of(colours);
  const isWorn = ({ span }: TaggedSpan) =>
    [...ties.values()].some((each) => each.kind === "part" && each.span === span);
  // A part that wears a colour is nothing to draw beside the thing it belongs to.
  return spans
    .filter((span) => span.tag !== "thing" || !isWorn(span))
    .map((span) => {
      const wearer = ties.get(span) ?? heardWearer(span);
      return wearer ? worn(span, wearer) : span;
    });
}

/** What is read as a colour, a name or another text names nothing that wears one. */
const TAKEN = /^(?:colour|no-(?:colour|thing|form|letters)|name|tagline|other|trade)$/u;

const heardWearer = ({ role, span }: TaggedSpan): Wearer | undefined =>
  role === "frame" ? { span, of: "frame", kind: "frame" } : undefined;

/** The role that a wearer's colour has. */
function worn(colour: TaggedSpan, wearer: Wearer): TiedSpan {
  switch (wearer.kind) {
    case "letters":
    case "ground":
      return { ...colour, role: wearer.kind };
    // The symbol, the logo or the slogan: what was heard says more of it.
    case "mark":
    case "tagline":
      return colour;
    case "whole":
      return { ...colour, role: "mark" };
    case "frame":
      return { ...colour, role: "second", wearer };
    default:
      return { ...colour, role: "mark", wearer };
  }
}
