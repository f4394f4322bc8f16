/**
 * Whose colour it is. The tagger finds the colours and often does not hear whose they are: a colour beside a thing, a part of one, the
 * letters or a frame is theirs, in any language and order of words.
 */

import { frameOf } from "../../lexicon/frames.ts";
import { isSameThing } from "../../lexicon/related-things.ts";
import { overlaps } from "../../lexicon/text.ts";
import { isAnd, isLetterWord, isLogoPart, isThingAlone, wearerNamed } from "../../lexicon/wearer-words.ts";
import {
  LETTER_PLACES,
  type LetterPlace,
  LIKELY,
  type Span,
  type Studio,
  type TaggedSpan,
} from "../../vocabulary.ts";
import { stretchesOf } from "../named-things.ts";
import { lettersSaid } from "./letter-mentions.ts";
import { knownThing, thingOf } from "./resolve/thing.ts";
import {
  gapOf,
  type Reading,
  readingOf,
  type TiedSpan,
  Ties,
  type Wearer,
  wearersIn,
  wordsIn,
} from "./wearers.ts";

export function tiedColours(studio: Studio, text: string, heard: readonly TaggedSpan[]): readonly TiedSpan[] {
  const reading = readingOf(studio, text);
  const runs = runsIn(reading, heard);
  const rest = withoutLetters(heard, runs);
  const all = [...rest, ...ownThings(reading, rest)].toSorted((a, b) => a.span[0] - b.span[0]);
  const spans = withoutNamesakes(reading, all);
  const likely = spans.filter(({ likelihood }) => likelihood >= LIKELY);
  const colours = likely.filter(({ tag }) => tag === "colour");
  // "Nothing but navy" is said of all.
  if (colours.length === 0 || colours.some(({ role }) => role === "only")) return spans;
  const things = likely
    .filter(({ tag }) => tag === "thing")
    .map(({ span }) => ({ span, thing: thingOf(text.slice(...span), studio, reading.language) }));
  const wearers = withSlogan(
    reading,
    likely,
    withParts(
      reading,
      wearersIn(
        reading,
        things,
        likely.filter(({ tag }) => TAKEN.test(tag)).map(({ span }) => span),
        likely.filter(({ tag }) => tag === "part").map(({ span }) => span),
        runs,
      ),
    ),
  );
  const found = new Ties(reading, likely, wearers);
  const ties = found.of(colours);
  const shared = found.shared(ties, false);
  const wearing = withGround(ties, colours);
  const isWorn = ({ span }: TaggedSpan) =>
    [...wearing.values()].some((each) => each.kind === "part" && each.span === span);
  // A part that wears a colour is nothing to draw beside the thing it belongs to.
  return spans
    .filter((span) => span.tag !== "thing" || !isWorn(span))
    .flatMap((span) => {
      const wearer = wearing.get(span) ?? heardWearer(span);
      const others = wearer ? shared.filter(([colour]) => colour === span) : [];
      return [wearer ? worn(span, wearer) : span, ...others.map(([, other]) => worn(span, other))];
    });
}

const nameIn = ({ text }: Reading, spans: readonly TaggedSpan[]): string => {
  const [best] = spans.filter(({ tag }) => tag === "name").toSorted((a, b) => b.likelihood - a.likelihood);
  return best ? text.slice(...best.span) : "";
};

/** "Verte en vert": a word of the name that is written as it is there, beside a colour, was read as one. */
function withoutNamesakes(reading: Reading, spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
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
function runsIn(reading: Reading, heard: readonly TaggedSpan[]): readonly Wearer[] {
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
const withoutLetters = (heard: readonly TaggedSpan[], runs: readonly Wearer[]): readonly TaggedSpan[] =>
  heard.filter(
    ({ tag, span }) => !/^(?:thing|part)$/u.test(tag) || !runs.some((run) => overlaps(run.span, span)),
  );

/** "Slogan “grow slow” in brown": the slogan's words stand between it and its colour, and are it. */
function withSlogan(
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

/** What is read as a colour, a name or another text names nothing that wears one. */
const TAKEN = /^(?:colour|no-(?:colour|thing|form|letters)|name|tagline|other|trade)$/u;

/** "A gull sitting on a cup, the cup navy": what was heard to wear a colour, and is a thing and no part, is to be drawn as well. */
function ownThings({ studio, text, language }: Reading, heard: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const known = (span: Span) => knownThing(text.slice(...span), studio, language);
  const things = heard.filter(({ tag }) => tag === "thing").flatMap(({ span }) => known(span) ?? []);
  const isTaken = (span: Span) => heard.some((each) => each.tag !== "part" && overlaps(each.span, span));
  // "The lotus pink", of a lotus flower.
  const isThere = (thing: string) =>
    things.some((each) => isSameThing(each, thing) || each.startsWith(`${thing} `));
  return heard.flatMap((part): readonly TaggedSpan[] => {
    const thing = part.tag === "part" && part.likelihood >= SURE_PART ? known(part.span) : null;
    const isOwn = thing !== null && wearerNamed(text.slice(...part.span), studio.meanings, language) === null;
    if (!isOwn || frameOf(thing) || isThere(thing)) return [];
    if (studio.drawings.of(thing).length === 0) return [];
    const first = stretchesOf(text).find(
      (span) => span[1] <= part.span[0] && !isTaken(span) && known(span) === thing,
    );
    return [{ ...part, tag: "thing", span: first ?? part.span }];
  });
}

/** A thing that nobody heard as one is drawn where its colour was surely heard. */
const SURE_PART = 0.7;

/** A word for a part is one where the thing that has it was said before: a hammer, and its head. */
function withParts({ studio, text, language }: Reading, wearers: readonly Wearer[]): readonly Wearer[] {
  return wearers.map((wearer, at): Wearer => {
    const before = wearers[at - 1];
    const part = wearerNamed(text.slice(...wearer.span), studio.meanings, language);
    const isOther = wearers.slice(0, at).some((each) => each.kind === "thing" && each.of !== wearer.of);
    if (wearer.kind !== "thing" || !before || !isOther || !part || isLogoPart(part) || isThingAlone(part))
      return wearer;
    const [first = ""] = wordsIn(text.slice(...gapOf(before.span, wearer.span)));
    return before.kind === "thing" && isAnd(first, language) ? wearer : { ...wearer, kind: "part", of: part };
  });
}

type Tied = ReadonlyMap<TaggedSpan, Wearer>;

/** A ground is said with what stands on it: of one colour on it there is no more to say. */
function withGround(ties: Tied, colours: readonly TaggedSpan[]): Tied {
  const isGround = ({ role }: TaggedSpan) => role === "ground";
  const open = [...ties].filter(([colour, { kind }]) => kind === "thing" && !isGround(colour));
  const isOne = open.length < 2 && ![...ties.values()].some(({ kind }) => kind === "part");
  if (!isOne || !colours.some((each) => isGround(each) && !ties.has(each))) return ties;
  return new Map([...ties].filter(([, { kind }]) => kind !== "thing"));
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
