/** A colour and its wearer that were taken for one are two, and a word that is a colour's and a thing's is read by its place. */

import { isColourName, nameAt } from "../../lexicon/colours/names.ts";
import { BASIC } from "../../lexicon/colours/read.ts";
import { isSameThing } from "../../lexicon/related-things.ts";
import { overlaps, readWords } from "../../lexicon/text.ts";
import { isThingAlone, wearerNamed } from "../../lexicon/wearer-words.ts";
import { LIKELY, type Span, type Studio, type TaggedSpan } from "../../vocabulary.ts";
import { coloursOf, isBasicColour } from "./resolve/colour.ts";
import { knownThing, SURE_OF_UNKNOWN } from "./resolve/thing.ts";
import { gapOf, type Reading, readingOf, wordsIn } from "./wearers.ts";

export function partedColours(
  studio: Studio,
  text: string,
  spans: readonly TaggedSpan[],
): readonly TaggedSpan[] {
  const reading = readingOf(studio, text);
  const told = spans.map((span) => neighbour(reading, withThing(reading, span, spans), spans));
  const parted = told.flatMap((span) => partsOf(reading, likelier(reading, span, told), told));
  const placed = parted.map((span) => inField(reading, span, parted));
  return placed
    .map((span, at) => withField(span, at, placed, text))
    .filter((span) => !isWearer(reading, span, placed));
}

const isOfColour = ({ tag }: TaggedSpan): boolean => tag === "thing" || tag === "colour";
const CODE = /#[0-9a-f]{3}|\d/iu;

const known = ({ studio, language }: Reading, words: string): string | null =>
  knownThing(words, studio, language);

/** Below this the tagger was torn between two readings. */
const TORN = 0.5;
/** Below this a colour that is a thing as well is rather the thing, where nothing else is to be drawn and a colour is said anyway. */
const OPEN = 0.7;

/** "A wilted rose, only black": a flower lends its name to a colour, and is the flower here. */
function withThing(reading: Reading, span: TaggedSpan, spans: readonly TaggedSpan[]): TaggedSpan {
  const isLikely = (tag: TaggedSpan["tag"]) =>
    spans.some((each) => each !== span && each.tag === tag && each.likelihood >= LIKELY);
  if (span.tag !== "colour" || span.likelihood >= OPEN || isLikely("thing") || !isLikely("colour"))
    return span;
  const words = reading.text.slice(...span.span);
  return !CODE.test(words) && known(reading, words) !== null ? { ...span, tag: "thing", role: "any" } : span;
}

/** Where a colour and a thing make up all of it, less than usual is likely enough. */
const LEAST = 0.15;

/** "Mint green", "light blue": the last word is that of a colour. */
const isModifiedColour = (words: string): boolean => BASIC.has(words.split(/[\s-]+/u).at(-1) ?? "");

/** Only a word for nothing but a colour is cut off: rye is one in "an ear of rye", and "drop of" is in some long list of names. */
export const isColour = ({ studio: { meanings }, language }: Reading, words: string): boolean =>
  coloursOf(words, meanings, language).length === 1 &&
  (language === "en" ? [words.toLowerCase()] : meanings.colours(words, language).flat()).some(
    (word) => isColourName(word) || isModifiedColour(word),
  );

/** "Leaf green", "verde hoja": what people call a shade is one colour, whatever lends its name. */
function isShade({ studio, language }: Reading, words: string): boolean {
  const read = readWords(words);
  return language === "en"
    ? nameAt(read, 0)?.to === read.length
    : studio.meanings.inAnyLanguage("colours", words) !== null;
}

type Part = { readonly words: string; readonly span: Span };

/** "Hellblauer Zahn", "braunen Stiel". A "colour" that is a thing and no colour is the thing. */
function partsOf(reading: Reading, span: TaggedSpan, spans: readonly TaggedSpan[]): readonly TaggedSpan[] {
  const words = reading.text.slice(...span.span);
  if (!isOfColour(span) || span.likelihood < LEAST || CODE.test(words)) return [span];
  const cuts = cutsOf(reading, span.span);
  const likelihood = Math.max(span.likelihood, LIKELY);
  const coloured = (part: Part): TaggedSpan => ({
    tag: "colour",
    span: part.span,
    likelihood,
    role: "any",
    kinds: [],
  });
  const isOnly = span.tag === "thing" && drawnIn(reading, span, spans).length === 0;
  const drawn = drawnIn(reading, span, spans);
  const worn = isOnly
    ? undefined
    : cuts.find(
        ([colour, of]) =>
          (isShade(reading, words) ? isDrawn(reading, of.words, drawn) : isWorn(reading, of.words, drawn)) &&
          isColour(reading, colour.words),
      );
  const ofThing = (part: Part): TaggedSpan => ({
    ...span,
    tag: "thing",
    span: part.span,
    likelihood,
    role: "any",
  });
  // What wears it is found again where the colours are tied; a flag is to be drawn, too.
  if (worn)
    return span.tag === "thing" && isAlone(reading, worn[1].words)
      ? worn
          .map((each, at) => (at === 0 ? coloured(each) : ofThing(each)))
          .toSorted((a, b) => a.span[0] - b.span[0])
      : [coloured(worn[0])];
  const whole = known(reading, words);
  if (whole === null) return [span];
  if (span.tag === "colour" && coloursOf(words, reading.studio.meanings, reading.language).length === 0)
    return [{ ...span, tag: "thing", role: "any" }];
  // A colour that tells which thing it is ("orange tree") makes another thing of it.
  if (span.tag === "colour" && span.likelihood >= TORN) return [span];
  const cut = cuts.find(
    ([colour, thing]) =>
      isColour(reading, colour.words) && isCut(reading, whole, colour.words, known(reading, thing.words)),
  );
  return cut ? [coloured(cut[0]), ofThing(cut[1])].toSorted((a, b) => a.span[0] - b.span[0]) : [span];
}

/** "Chat noir" is a cat, and black. "Tasse bleue" is a cup, whatever else the word for blue names: no cup of blueberries. */
function isCut(reading: Reading, whole: string, colour: string, thing: string | null): boolean {
  if (thing === null) return false;
  if (known(reading, colour) === null)
    return thing === whole || (BASIC.has(whole.split(" ")[0]!) && whole.endsWith(` ${thing}`));
  const isPlain =
    reading.language !== "en" && isBasicColour(colour, reading.studio.meanings, reading.language);
  return isPlain && ` ${whole} `.includes(` ${thing} `);
}

/** A refinement's colours without the words for what wears them: "beak yellow". `drawn` is what the logo shows. */
export function bareColours(
  studio: Studio,
  text: string,
  spans: readonly TaggedSpan[],
  drawn: readonly string[],
): readonly TaggedSpan[] {
  const reading = readingOf(studio, text);
  return spans.map((span) => {
    const words = text.slice(...span.span);
    if (span.tag !== "colour" || CODE.test(words) || isShade(reading, words)) return span;
    const worn = cutsOf(reading, span.span).find(
      ([colour, of]) => isWorn(reading, of.words, drawn) && isColour(reading, colour.words),
    );
    return worn ? { ...span, span: worn[0].span } : span;
  });
}

/** Each way to cut words in two: what may be the colour first. "With red berries" are red berries. */
function cutsOf(reading: Reading, [from, end]: Span): readonly (readonly [Part, Part])[] {
  const { text, studio, language } = reading;
  const [first = ""] = /^\S+\s+/u.exec(text.slice(from, end)) ?? [];
  const isLink = [studio.meanings.isWith, studio.meanings.isFrequent].some((is) =>
    is(first.trim(), language),
  );
  const start =
    isLink && known(reading, first) === null && coloursOf(first, studio.meanings, language).length === 0
      ? from + first.length
      : from;
  const words = text.slice(start, end);
  return [...words.matchAll(/\s+/gu)].flatMap(({ 0: gap, index }): (readonly [Part, Part])[] => {
    const first: Part = { words: words.slice(0, index), span: [start, start + index] };
    const at = index + gap.length;
    const last: Part = { words: words.slice(at), span: [start + at, end] };
    return [
      [first, last],
      [last, first],
    ];
  });
}

/** Whether it is a word for a part, or for a thing that is to be drawn anyway. */
function isNamed(
  reading: Reading,
  { words }: Pick<Part, "words">,
  span: TaggedSpan,
  spans: readonly TaggedSpan[],
): boolean {
  return isWorn(reading, words, drawnIn(reading, span, spans));
}

function isWorn(reading: Reading, words: string, drawn: readonly string[]): boolean {
  return (
    wearerNamed(words, reading.studio.meanings, reading.language) !== null || isDrawn(reading, words, drawn)
  );
}

function isDrawn(reading: Reading, words: string, drawn: readonly string[]): boolean {
  const thing = known(reading, words);
  return thing !== null && drawn.some((each) => isSameThing(each, thing) || isKindOf(each, thing));
}

const isAlone = ({ studio, language }: Reading, words: string): boolean =>
  isThingAlone(wearerNamed(words, studio.meanings, language) ?? "");

const drawnIn = (reading: Reading, span: TaggedSpan, spans: readonly TaggedSpan[]): readonly string[] =>
  spans
    .filter((each) => each !== span && each.tag === "thing" && each.likelihood >= LIKELY)
    .flatMap((each) => known(reading, reading.text.slice(...each.span)) ?? []);

/** A hazelnut is spoken of as the nut, an elephant's head as the elephant. */
const isKindOf = (one: string, other: string): boolean =>
  other.length >= LEAST_LETTERS && (one.endsWith(other) || one.startsWith(`${other} `));
const LEAST_LETTERS = 3;

/** Between a colour and what wears it there are no more words than this. */
const MOST_BETWEEN = 2;
const STOP = /[\p{P}\n]/u;

/** "El mango amarillo": a word that lends its name to a colour wears the one beside it, where it is drawn or is a part. */
function isWearer(reading: Reading, span: TaggedSpan, spans: readonly TaggedSpan[]): boolean {
  const words = reading.text.slice(...span.span);
  if (span.tag !== "colour" || span.role === "only" || CODE.test(words)) return false;
  if (!isNamed(reading, { words }, span, spans)) return false;
  const others = spans.filter((each) => each !== span && each.tag === "colour" && each.likelihood >= LIKELY);
  const isBeside = others.some((each) => {
    const said = reading.text.slice(...gapOf(each.span, span.span));
    return !STOP.test(said) && wordsIn(said).length <= MOST_BETWEEN;
  });
  // "An olive": what is drawn lends its colour to nothing that is not told.
  const isInvented =
    (span.role === "any" || span.role === "mark") && others.length > 0 && !isColour(reading, words);
  return isBeside || isInvented;
}

/** "Weißer Schwanzspitze": where the part was heard as the colour, the colour is beside it. */
function neighbour(reading: Reading, span: TaggedSpan, spans: readonly TaggedSpan[]): TaggedSpan {
  const { text, studio, language } = reading;
  const words = text.slice(...span.span);
  if (span.tag !== "colour" || wearerNamed(words, studio.meanings, language) === null) return span;
  const [start, end] = span.span;
  const before = BEFORE.exec(text.slice(0, start))?.[0] ?? "";
  const after = AFTER.exec(text.slice(end))?.[0] ?? "";
  const beside = [
    {
      words: before.trimEnd(),
      span: [start - before.length, start - before.length + before.trimEnd().length],
    },
    { words: after.trimStart(), span: [end + after.length - after.trimStart().length, end + after.length] },
  ] as const;
  const colour = beside.find(
    (each) =>
      each.words !== "" &&
      !spans.some((other) => overlaps(other.span, each.span)) &&
      isColour(reading, each.words),
  );
  return colour ? { ...span, span: colour.span, role: "any" } : span;
}

const BEFORE = /[\p{L}\p{M}-]+\s+$/u;
const AFTER = /^\s+[\p{L}\p{M}-]+/u;

/** "Yellow lighthouse": a thing that wears its own colour is surely to be drawn. */
function likelier(reading: Reading, span: TaggedSpan, spans: readonly TaggedSpan[]): TaggedSpan {
  if (span.tag !== "thing" || span.likelihood >= LIKELY || span.likelihood < LEAST) return span;
  const isBeside = spans.some(
    ({ tag, likelihood, span: other }) =>
      tag === "colour" &&
      likelihood >= LIKELY &&
      reading.text.slice(...gapOf(other, span.span)).trim() === "",
  );
  return isBeside && known(reading, reading.text.slice(...span.span)) !== null
    ? { ...span, likelihood: LIKELY }
    : span;
}

/** "Pine cone: peru": what has a field of its own with a colour in it is to be drawn, known or not. */
const withField = (span: TaggedSpan, at: number, spans: readonly TaggedSpan[], text: string): TaggedSpan => {
  const next = spans[at + 1];
  const isField = next?.tag === "colour" && /^\s*[:：]\s*$/u.test(text.slice(span.span[1], next.span[0]));
  return span.tag === "thing" && isField
    ? { ...span, likelihood: Math.max(span.likelihood, SURE_OF_UNKNOWN) }
    : span;
};

/** "Pine cone: peru": what follows the thing in a field of its own is its colour, whatever else it names. */
function inField(
  { text, studio, language }: Reading,
  span: TaggedSpan,
  spans: readonly TaggedSpan[],
): TaggedSpan {
  const words = text.slice(...span.span);
  if (span.tag !== "thing" || !isLetterForLetter(words)) return span;
  const [before, after] = [text.slice(0, span.span[0]), text.slice(span.span[1])];
  const [, owner] = FIELD.exec(before) ?? [];
  if (owner === undefined || !FIELD_END.test(after)) return span;
  const from = before.lastIndexOf(owner);
  const isOwner =
    spans.some((each) => each.tag === "thing" && overlaps(each.span, [from, from + owner.length])) ||
    wearerNamed(owner, studio.meanings, language) !== null ||
    knownThing(owner, studio, language) !== null;
  return isOwner
    ? { ...span, tag: "colour", role: "any", likelihood: Math.max(span.likelihood, LIKELY) }
    : span;
}

const FIELD = /(?:^|[\n.;,|])\s*([^\n.;,|:]+?)\s*:\s*$/u;
const FIELD_END = /^\s*(?:[.;,\n|]|$)/u;
const isLetterForLetter = (words: string): boolean => {
  const read = readWords(words);
  return read.length > 0 && nameAt(read, 0)?.to === read.length;
};
