/** The name's letters and the slogan as what a colour is for: "the L in gold", "the slogan in brown". */

import { overlaps } from "../../lexicon/text.ts";
import { isLetterWord, wearerNamed } from "../../lexicon/wearer-words.ts";
import { LETTER_PLACES, type LetterPlace, LIKELY, type Span, type TaggedSpan } from "../../vocabulary.ts";
import { stretchesOf } from "../named-things.ts";
import { lettersSaid } from "./letter-mentions.ts";
import { thingOf } from "./resolve/thing.ts";
import type { Reading, Wearer } from "./wearers.ts";

/** What is read as a colour, a name or another text names nothing that wears one. */
export const TAKEN = /^(?:colour|no-(?:colour|thing|form|letters)|name|tagline|other|trade)$/u;

const nameIn = ({ text }: Reading, spans: readonly TaggedSpan[]): string => {
  const [best] = spans.filter(({ tag }) => tag === "name").toSorted((a, b) => b.likelihood - a.likelihood);
  return best ? text.slice(...best.span) : "";
};

/** "Verte en vert": a word of the name that is written as it is there, beside a colour, was read as one. */
export function withoutNamesakes(reading: Reading, spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const { text } = reading;
  const words = nameIn(reading, spans).split(/\s+/u);
  return spans.filter(({ tag, span }, at) => {
    const said = text.slice(...span);
    const next = spans[at + 1];
    const isOfName =
      tag === "colour" && words.length > 1 && words.includes(said) && said !== said.toLowerCase();
    return !isOfName || next?.tag !== "colour" || /\p{P}/u.test(text.slice(span[1], next.span[0]));
  });
}

/** Letters of the name that are spoken of alone: by themselves, or as what was heard as a thing of the letters'. */
export function runsIn(reading: Reading, heard: readonly TaggedSpan[]): readonly Wearer[] {
  const { text, studio, language } = reading;
  const spans = heard.filter(({ likelihood }) => likelihood >= LIKELY);
  const name = nameIn(reading, spans);
  const ofLetters = spans.filter((each) => /^(?:thing|part)$/u.test(each.tag) && isOfLetters(reading, each));
  const things = spans
    .filter((each) => each.tag === "thing" && !ofLetters.includes(each))
    .map(({ span }) => ({ span, thing: thingOf(text.slice(...span), studio, language) }));
  const taken = [
    ...spans.filter(({ tag }) => TAKEN.test(tag)).map(({ span }) => span),
    ...things.map(({ span }) => span),
  ];
  if (name === "") return [];
  const said = lettersSaid(reading, name, things, taken);
  const placed = ofLetters.flatMap(({ span }): readonly Wearer[] => {
    const place = said.some((each) => overlaps(each.span, span)) ? null : placeIn(reading, span);
    return place ? [{ span, of: place, kind: "run", run: { place } }] : [];
  });
  return [...said, ...placed].toSorted((a, b) => a.span[0] - b.span[0]);
}

/** "The dot at the end" of letters is a full stop; "the first letter" says where it stands. */
function placeIn({ text, studio, language }: Reading, span: Span): LetterPlace | null {
  const named = [
    span,
    ...stretchesOf(text.slice(...span)).map(([from, to]): Span => [from + span[0], to + span[0]]),
  ]
    .map((each) => wearerNamed(text.slice(...each), studio.meanings, language))
    .flatMap((each) => (each === "spot" ? ["full stop"] : (each ?? [])));
  return LETTER_PLACES.find((place) => place !== "tagline" && named.includes(place)) ?? null;
}

function isOfLetters({ text, language }: Reading, { role, span }: TaggedSpan): boolean {
  const words = text.slice(...span).split(/\s+/u);
  return role === "letters" || [...text.slice(...span)].length === 1 || isLetterWord(words[0]!, language);
}

/** Letters of the name are no things to draw. */
export const withoutLetters = (
  heard: readonly TaggedSpan[],
  runs: readonly Wearer[],
): readonly TaggedSpan[] =>
  heard.filter(
    ({ tag, span }) => !/^(?:thing|part)$/u.test(tag) || !runs.some((run) => overlaps(run.span, span)),
  );

/** "Slogan “grow slow” in brown": the slogan's words stand between it and its colour, and are it. */
export function withSlogan(
  { text }: Reading,
  spans: readonly TaggedSpan[],
  wearers: readonly Wearer[],
): readonly Wearer[] {
  const [slogan] = spans.filter(({ tag }) => tag === "tagline");
  if (!slogan) return wearers;
  const isBeside = ({ kind, span }: Wearer) =>
    kind === "tagline" &&
    span[1] <= slogan.span[0] &&
    !/[\p{L}.;]/u.test(text.slice(span[1], slogan.span[0]));
  const own: Wearer = { span: slogan.span, of: "tagline", kind: "tagline" };
  return [...wearers.filter((each) => !isBeside(each)), own].toSorted((a, b) => a.span[0] - b.span[0]);
}
