/**
 * Whose colour it is. The tagger finds the colours and often does not hear whose they are: a colour beside a thing, a part of one, the
 * letters or a frame is theirs, in any language and order of words.
 */

import { LIKELY, type Studio, type TaggedSpan } from "../../vocabulary.ts";
import { runsIn, TAKEN, withoutLetters, withoutNamesakes, withSlogan } from "./letter-wearers.ts";
import { thingOf } from "./resolve/thing.ts";
import { readingOf, type TiedSpan, Ties, type Wearer, wearersIn } from "./wearers.ts";

export function tiedColours(studio: Studio, text: string, heard: readonly TaggedSpan[]): readonly TiedSpan[] {
  const reading = readingOf(studio, text);
  const runs = runsIn(reading, heard);
  const inOrder = withoutLetters(heard, runs).toSorted((a, b) => a.span[0] - b.span[0]);
  const spans = withoutNamesakes(reading, inOrder);
  const likely = spans.filter(({ likelihood }) => likelihood >= LIKELY);
  const colours = likely.filter(({ tag }) => tag === "colour");
  // "Nothing but navy" is said of all.
  if (colours.length === 0 || colours.some(({ role }) => role === "only")) return spans;
  const spansOf = (tag: RegExp) => likely.filter((each) => tag.test(each.tag)).map(({ span }) => span);
  const things = spansOf(/^thing$/u).map((span) => ({
    span,
    thing: thingOf(text.slice(...span), studio, reading.language),
  }));
  const named = wearersIn(reading, things, spansOf(TAKEN), spansOf(/^part$/u), runs);
  const wearers = withSlogan(reading, likely, named);
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
      return colour;
    case "tagline":
      return { ...colour, role: "letters", wearer: { ...wearer, kind: "run", run: { place: "tagline" } } };
    case "run":
      return { ...colour, role: "letters", wearer };
    case "whole":
      return { ...colour, role: "mark" };
    case "frame":
      return { ...colour, role: "second", wearer };
    default:
      return { ...colour, role: "mark", wearer };
  }
}
