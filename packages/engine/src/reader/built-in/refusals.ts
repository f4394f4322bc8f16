/** What a prompt refuses: things, and characters, letters and effects. A word that no table knows refuses nothing. */

import { BASIC } from "../../lexicon/colours/read.ts";
import { isImpossible } from "../../lexicon/impossible.ts";
import { isSilent, readLetters } from "../../lexicon/letters/read.ts";
import { readStyles } from "../../lexicon/styles.ts";
import type { Span, Studio, Tag, TaggedSpan } from "../../vocabulary.ts";
import { knownThing, thingKnownIn } from "./resolve/thing.ts";

export type Refusals = {
  readonly colours: readonly TaggedSpan[];
  readonly things: readonly TaggedSpan[];
  /** Characters, classes of letters, forms and effects, each in English where it is known. */
  readonly styles: readonly { readonly span: TaggedSpan; readonly style: string }[];
};

export type RefusalReading = {
  readonly studio: Studio;
  readonly text: string;
  readonly language: string;
  /** A word for a character or an effect, in English where it is known. */
  readonly english: (span: TaggedSpan) => string;
};

const VAGUE: readonly Tag[] = ["no-style", "no-mood", "no-letters", "no-form"];

/** `refused`: the spans that say no. */
export function refusalsOf(refused: readonly TaggedSpan[], reading: RefusalReading): Refusals {
  const { studio, text, language } = reading;
  const isKnown = ({ span }: TaggedSpan) => knownThing(text.slice(...span), studio, language) !== null;
  const named = refused.filter(({ tag }) => tag === "no-thing");
  // What no table has as a thing may be a character, and refuses nothing else.
  const vague = refused.filter(
    (each) => VAGUE.includes(each.tag) || (each.tag === "no-thing" && !isKnown(each)),
  );
  const meant = vague.map((span) => shortened(span, reading));
  const told = (kind: "colour" | "thing") =>
    meant.flatMap(({ span, meaning }) => (meaning === kind ? [span] : []));
  return {
    colours: [...refused.filter(({ tag }) => tag === "no-colour"), ...told("colour")],
    things: [...named.filter(isKnown), ...told("thing")].toSorted(byPlace),
    styles: meant.flatMap(({ span, meaning }) =>
      typeof meaning === "object" && meaning !== null ? [{ span, style: meaning.style }] : [],
    ),
  };
}

const byPlace = ({ span: [a] }: { readonly span: Span }, { span: [b] }: { readonly span: Span }): number =>
  a - b;

type Meaning = "colour" | "thing" | { readonly style: string } | null;

/** "Crown either as": the first words of a stretch that mean something. */
function shortened(
  span: TaggedSpan,
  reading: RefusalReading,
): { readonly span: TaggedSpan; readonly meaning: Meaning } {
  const meaning = meaningOf(span, reading);
  const [start, end] = span.span;
  const shorter = reading.text.slice(start, end).search(LAST_WORD);
  return meaning !== null || shorter <= 0 || span.kinds.length > 0
    ? { span, meaning }
    : shortened({ ...span, span: [start, start + shorter] }, reading);
}

const LAST_WORD = /\s+\S+\s*$/u;

/** A form that leaves the name or the picture out is a wish for what is left, and no style. */
const OF_PARTS = /^f\.(?:symbol|wordmark)$/u;

function meaningOf(span: TaggedSpan, { studio, text, language, english }: RefusalReading): Meaning {
  const words = text.slice(...span.span);
  if (span.kinds.some((kind) => OF_PARTS.test(kind))) return null;
  const isColour = studio.meanings
    .colours(words, language)
    .some((segment) => segment.some((word) => BASIC.has(word)));
  if (isColour || BASIC.has(words.toLowerCase())) return "colour";
  const style = english(span);
  const isOfLetters = span.tag === "no-letters" || span.tag === "no-form";
  if (isOfLetters && span.kinds.length > 0) return { style };
  const isThing = thingKnownIn(words, studio, language) !== null;
  if (isThing && readStyles(style).length === 0) return "thing";
  const letters = readLetters(studio, style);
  const isOfLettersOnly = letters !== null && !isSilent({ ...letters, manners: [] });
  const isStyle = (readStyles(style).length > 0 && !isThing) || isOfLettersOnly || isImpossible(style);
  return isStyle ? { style } : null;
}
