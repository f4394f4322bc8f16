/** What is said of the form, completed by the words beside it: a round seal has the name on its ring, a letter stands in a square. */

import { clausesOf } from "../../lexicon/clauses.ts";
import { isExcluding } from "../../lexicon/excluding.ts";
import { carriesName, figureOf } from "../../lexicon/frames.ts";
import { overlaps } from "../../lexicon/text.ts";
import type { Span, TaggedSpan } from "../../vocabulary.ts";

export type FormReading = {
  readonly text: string;
  /** What words mean in English, in the text's own language; null where nobody knows. */
  readonly meaning: (words: string) => string | null;
};

const isMonogram = ({ kinds }: TaggedSpan): boolean => kinds.includes("f.monogram");

/** `all`: every span that the tagger found, however unlikely. */
export function formSpans(
  spans: readonly TaggedSpan[],
  all: readonly TaggedSpan[],
  reading: FormReading,
): readonly TaggedSpan[] {
  const clauses = clausesOf(reading.text);
  const clauseOf = (span: Span) => clauses.find((clause) => overlaps(clause, span)) ?? span;
  const sealed = spans
    .map((each) => inShield(withBoth(each, reading.text), reading))
    .map((span) =>
      span.kinds.includes("f.circle") && !isMonogram(span) && isSeal(span.span, clauseOf(span.span), reading)
        ? { ...span, kinds: [...span.kinds, "f.emblem"] }
        : span,
    );
  const letters = spans.filter(isMonogram);
  const hasFrame = spans.some(({ kinds }) => kinds.some((kind) => FIGURES.has(kind)));
  if (letters.length === 0 || hasFrame) return sealed;
  const said = letters.map(({ span }) => clauseOf(span));
  // Beside letters a figure is what they stand in, and hardly a thing.
  const figures = all.flatMap((span): readonly TaggedSpan[] => {
    const words = reading.text.slice(...span.span);
    const figure =
      span.tag === "thing" && said.some((clause) => overlaps(clause, span.span))
        ? figureOf(reading.meaning(words))
        : null;
    return figure ? [{ ...span, tag: "form", kinds: [`f.${figure}`] }] : [];
  });
  return [...sealed, ...figures.slice(0, 1)];
}

/** "Icon + text" asks for both, and for neither alone. */
const BOTH = ["f.symbol", "f.wordmark"];
const withBoth = (each: TaggedSpan, text: string): TaggedSpan =>
  BOTH.every((kind) => each.kinds.includes(kind)) && !isExcluding(text, each.span)
    ? { ...each, kinds: each.kinds.filter((kind) => !BOTH.includes(kind)) }
    : each;

/** "Inside a shield" may be heard as an emblem, which is round: what has a form of its own has that. */
const inShield = (each: TaggedSpan, { text, meaning }: FormReading): TaggedSpan =>
  each.kinds.includes("f.emblem") && figureOf(meaning(text.slice(...each.span))) === "shield"
    ? { ...each, kinds: ["f.shield"] }
    : each;

const FIGURES: ReadonlySet<string> = new Set(["f.circle", "f.square", "f.shield"]);
/** Words on either side of what says that it is round. */
const BESIDE = 2;

function isSeal([start, end]: Span, clause: Span, { text, meaning }: FormReading): boolean {
  const wordsIn = (part: string) => part.match(/[\p{L}\p{M}]+/gu) ?? [];
  const beside = [
    ...wordsIn(text.slice(clause[0], start)).slice(-BESIDE),
    ...wordsIn(text.slice(start, end)),
    ...wordsIn(text.slice(end, clause[1])).slice(0, BESIDE),
  ];
  return beside.some((word) => carriesName(meaning(word)));
}

/** A symbol or letters that stand alone: their words leave all else out, or a name or text is refused. */
export function isWithoutName(
  forms: readonly TaggedSpan[],
  refused: readonly TaggedSpan[],
  text: string,
): boolean {
  const isSymbol = ({ kinds }: TaggedSpan) => kinds[0] === "f.symbol";
  const isPlaced = forms.some(({ kinds }) => kinds.includes("f.side") || kinds.includes("f.stacked"));
  return (
    forms.some(
      (each) => (isSymbol(each) || (isMonogram(each) && !isPlaced)) && isExcluding(text, each.span),
    ) || refused.some(isSymbol)
  );
}
