/** The tagger's spans held against what the tables and the writing know: where these are surer, they decide. */

import { isColourName, isCssCompound } from "../../lexicon/colours/names.ts";
import { isFrameRefused } from "../../lexicon/frame-words.ts";
import { familiesIn, readLetters } from "../../lexicon/letters/read.ts";
import { isNegated } from "../../lexicon/negation.ts";
import { overlaps } from "../../lexicon/text.ts";
import { isBusiness } from "../../lexicon/trades/businesses.ts";
import { LIKELY, type Span, type Studio, type TaggedSpan } from "../../vocabulary.ts";
import { partedThings } from "./alternatives.ts";
import { joinedThings } from "./joined-things.ts";
import { knownLetters, namedFamilies, refusedTogether, weightsBeside } from "./letter-spans.ts";
import { listedSpans } from "./listed-words.ts";
import { coloursOf, isBasicColour } from "./resolve/colour.ts";
import { knownThing, thingKnownIn } from "./resolve/thing.ts";
import {
  bracketedRemarks,
  nameExtents,
  numberedSlogans,
  openingNames,
  wholeSlogans,
} from "./stated-texts.ts";
import { thingsAndColours } from "./things-and-colours.ts";

type Reading = { readonly studio: Studio; readonly text: string; readonly language: string };
type Check = (spans: readonly TaggedSpan[], reading: Reading) => readonly TaggedSpan[];

export function surerSpans(
  studio: Studio,
  text: string,
  spans: readonly TaggedSpan[],
): readonly TaggedSpan[] {
  const reading: Reading = { studio, text, language: studio.meanings.languageOf(text) };
  return CHECKS.reduce((all, check) => check(all, reading), spans);
}

/** What stands between quotation marks of one kind. */
const QUOTED = /«[^»]+»|“[^”]+”|„[^“”]+[“”]|"[^"]+"|「[^」]+」|『[^』]+』/gu;

/** "Signature «Vetra»": quotation marks say where a name begins and ends, unless it goes on on both sides of them. */
const quotedNames: Check = (spans, { text }) => {
  const quoted = [...text.matchAll(QUOTED)].map(({ 0: words, index }): Span => [index, index + words.length]);
  return spans.map((span) => {
    if (span.tag !== "name") return span;
    const [start, end] = span.span;
    const within = quoted.filter((each) => overlaps(each, span.span));
    const [only] = within;
    if (!only || within.length > 1) return span;
    const before = text.slice(start, only[0]).trim();
    const after = text.slice(only[1], end).trim();
    if (start > only[0] || (before === "") === (after === "")) return span;
    return { ...span, span: [only[0] + 1, only[1] - 1], likelihood: Math.max(span.likelihood, LIKELY) };
  });
};

/** From this likelihood on; as a thing it would not even be drawn. */
const RATHER_A_NAME = 0.5;

/** A thing that nobody knows, in a text without a name, is the name. In scripts with case, capitals tell names by themselves. */
const unknownThings: Check = (spans, { studio, text, language }) => {
  if (spans.some(({ tag, likelihood }) => tag === "name" && likelihood >= LIKELY)) return spans;
  const found = spans.find(
    ({ tag, span, likelihood }) =>
      tag === "thing" &&
      likelihood >= RATHER_A_NAME &&
      /^\p{Lo}/u.test(text.slice(...span)) &&
      knownThing(text.slice(...span), studio, language) === null,
  );
  return spans.map((span) => (span === found ? { ...span, tag: "name" } : span));
};

/** "Sea green, Vetra", "Raleway, Vetra": a family that no table has, beside a name that is nothing but a colour or a family, is the name. */
const colourForName: Check = (spans, { studio, text, language }) => {
  const isColour = (words: string) => coloursOf(words, studio.meanings, language).length > 0;
  const families = familiesIn(studio, text).filter(({ isShipped }) => isShipped);
  const isFamily = ([start, end]: Span) => families.some(({ span }) => span[0] === start && span[1] === end);
  const name = spans.find(
    ({ tag, span }) =>
      tag === "name" && (isFamily(span) || (text.slice(...span).match(WORD) ?? [""]).every(isColour)),
  );
  const family = spans.find(
    ({ tag, kinds, span }) =>
      tag === "letters" && kinds[0] === "y.family" && readLetters(studio, text.slice(...span)) === null,
  );
  if (!name || !family) return spans;
  return spans.map((span) => {
    if (span === name)
      return isFamily(span.span)
        ? { ...span, tag: "letters", role: "any", kinds: ["y.family"] }
        : { ...span, tag: "colour", role: "any" };
    return span === family ? { ...span, tag: "name", kinds: [] } : span;
  });
};

const isWeight = (kind: string): boolean => /^y\.(?:light|regular|bold|black)$/u.test(kind);

/** "Lettere nere" are letters in black: words that the table of colours knows, and that of letters does not, are no weight. */
const colouredLetters: Check = (spans, { studio, text, language }) =>
  spans.map((span) => {
    if (span.tag !== "letters" || span.role !== "letters" || !span.kinds.every(isWeight)) return span;
    const words = text.slice(...span.span);
    if (readLetters(studio, words) !== null) return span;
    // The table knows colours by things as well, and a word for a line may be one: the name of a colour is meant here.
    return isBasicColour(words, studio.meanings, language) ? { ...span, tag: "colour", kinds: [] } : span;
  });

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Signs of a colour's name where words are not spaced: "黑色", "深绿色". */
const LONGEST_NAME = 4;

/** The places of the words of a stretch; where they are not spaced, of all that may be one, the shortest first. */
function placesIn(text: string, [start, end]: Span): readonly Span[] {
  const words = [...text.slice(start, end).matchAll(WORD)];
  return words.flatMap(({ 0: word, index }): Span[] => {
    const from = start + index;
    if (!UNSPACED.test(word)) return [[from, from + word.length]];
    return Array.from({ length: LONGEST_NAME - 1 }, (_, at) => at + 2).flatMap((size) =>
      Array.from(
        { length: Math.max(0, word.length - size + 1) },
        (_, at): Span => [from + at, from + at + size],
      ),
    );
  });
}

const besideThings: Check = (spans, { studio, text, language }) =>
  thingsAndColours(studio, text, language, spans);

/** "Letras douradas e clássicas" are letters in gold: a colour among words for letters is theirs. */
const coloursOfLetters: Check = (spans, { studio, text, language }) => {
  const colours = spans.filter(({ tag }) => tag === "colour" || tag === "no-colour");
  const isColour = (place: Span): boolean => {
    const words = text.slice(...place);
    if (colours.some(({ span }) => overlaps(span, place)) || readLetters(studio, words) !== null)
      return false;
    return isBasicColour(words, studio.meanings, language, isColourName);
  };
  const found = spans
    .filter(
      ({ tag, kinds, likelihood }) =>
        tag === "letters" && likelihood >= LIKELY && !kinds.includes("y.family"),
    )
    .flatMap(({ span, likelihood }) => {
      const place = placesIn(text, span).find(isColour);
      return place
        ? [{ tag: "colour" as const, span: place, likelihood, role: "letters" as const, kinds: [] }]
        : [];
    });
  return [...spans, ...found];
};

/** "Katze oder Hund" is two things, whichever of them is drawn. */
const parting: Check = (spans, { studio, text, language }) =>
  partedThings(spans, text, language, {
    known: (words) => knownThing(words, studio, language),
    isListed: (words) => studio.meanings.inAnyLanguage("things", words) !== null,
  });

/** From this likelihood on a colour is surely refused. */
const SURELY_REFUSED = 0.8;
/** What ends a clause. */
const CLAUSE = /[.!?;\n。！？；؟।]/u;

/** "Nothing but teal besides black": nobody refuses a colour after all others are refused. */
const exceptedColours: Check = (spans, { text }) => {
  const only = spans.filter(({ tag, role }) => tag === "colour" && role === "only");
  const isBeside = (a: Span, b: Span) => !CLAUSE.test(text.slice(Math.min(a[1], b[1]), Math.max(a[0], b[0])));
  // "A tap with one drop. Tap grey, drop blue": the thing again, which has the colour.
  const things = spans
    .filter(({ tag, likelihood }) => tag === "thing" && likelihood >= LIKELY)
    .map((each) => text.slice(...each.span).toLowerCase());
  const isOfThing = ([start]: Span) =>
    things.includes((/\p{L}+(?=\s+$)/u.exec(text.slice(0, start))?.[0] ?? "").toLowerCase());
  return spans.map((span) =>
    span.tag === "no-colour" &&
    span.likelihood < SURELY_REFUSED &&
    (isOfThing(span.span) || only.some((each) => isBeside(each.span, span.span)))
      ? { ...span, tag: "colour", role: "second" }
      : span,
  );
};

/** Fainter than this nothing is heard, even where the table has the words as they stand. */
const FAINT = 0.2;

/**
 * "Symbol: a candle / Do not use: hearts": what is heard as refused where nothing refuses is what shall be drawn, where nothing else is.
 * "本を読むふくろう": so is a thing that was heard faintly, in a script whose words no capitals tell from names.
 */
const unrefusedThings: Check = (spans, { studio, text, language }) => {
  if (spans.some(({ tag, likelihood }) => tag === "thing" && likelihood >= LIKELY)) return spans;
  const refused = spans.filter(({ tag }) => tag.startsWith("no-")).map(({ span }) => span);
  const isFaint = ({ tag, span, likelihood }: TaggedSpan): boolean =>
    tag === "thing" && likelihood >= FAINT && /^\p{Lo}+$/u.test(text.slice(...span));
  const isThing = (each: TaggedSpan): boolean => {
    const { tag, span } = each;
    if (isFaint(each)) return studio.meanings.inAnyLanguage("things", text.slice(...span)) !== null;
    return (
      (tag === "no-mood" || tag === "no-style") &&
      knownThing(text.slice(...span), studio, language) !== null &&
      !isNegated(text, language, span, refused)
    );
  };
  return spans.map((span) =>
    isThing(span)
      ? { ...span, tag: "thing", likelihood: Math.max(span.likelihood, LIKELY), role: "any" }
      : span,
  );
};

/** "Трубочист", in a text that tells no other trade: a word for a business that the table of things has not is one. */
const tradesForThings: Check = (spans, { studio: { meanings }, text, language }) => {
  if (spans.some(({ tag, likelihood }) => tag === "trade" && likelihood >= LIKELY)) return spans;
  const isTrade = ({ tag, span }: TaggedSpan): boolean => {
    const words = text.slice(...span);
    const thing = /\s/u.test(words)
      ? meanings.thing(words, language)
      : meanings.inAnyLanguage("things", words);
    if (tag !== "thing" || language === "en" || thing !== null) return false;
    const meaning = meanings.trade(words, language) ?? meanings.inAnyLanguage("trades", words);
    return meaning !== null && isBusiness(meaning);
  };
  return spans.map((span) => (isTrade(span) ? { ...span, tag: "trade", role: "any" } : span));
};

const WORD = /[\p{L}\p{M}]+/gu;

const listedWords: Check = (spans, { studio, text, language }) => listedSpans(studio, text, language, spans);

/** Below this likelihood words that one table alone knows are what it has them for. */
const SURER = 0.7;

/** "Vetra, steelblue": a name of CSS in one word is no word of any language. "Eule" is an owl where no table of letters has it, and none of colours. */
const knownToOne: Check = (spans, { studio, text, language }) => {
  const isColour = (words: string) => coloursOf(words, studio.meanings, language).length > 0;
  const css = [...text.matchAll(WORD)].flatMap(({ 0: word, index }): Span[] =>
    isCssCompound(word) && knownThing(word, studio, "en") === null ? [[index, index + word.length]] : [],
  );
  const colours = css
    .filter((span) => !spans.some((each) => KEPT.test(each.tag) && overlaps(each.span, span)))
    .map((span): TaggedSpan => ({ tag: "colour", span, likelihood: SURER, role: "any", kinds: [] }));
  const others = spans.filter(({ span }) => !colours.some((each) => overlaps(each.span, span)));
  const isThing = ({ tag, span, likelihood }: TaggedSpan): boolean => {
    const words = text.slice(...span);
    if ((tag !== "letters" && tag !== "colour") || likelihood >= SURER || likelihood < LIKELY) return false;
    const isOther =
      tag === "colour" ? isColour(words) : readLetters(studio, words) !== null || isColour(words);
    const thing = isOther ? null : thingKnownIn(words, studio, language);
    // "Versaler", where no table of letters is in that language: what it means in English says letters.
    return thing !== null && readLetters(studio, thing) === null;
  };
  const told = others.map((each) =>
    isThing(each) ? { ...each, tag: "thing" as const, role: "any" as const, kinds: [] } : each,
  );
  return [...told, ...colours].toSorted((a, b) => a.span[0] - b.span[0]);
};
const KEPT = /^(?:name|tagline|other|(?:no-)?colour)$/u;

const FRAME = /^f\.(?:circle|square|shield|frame)$/u;

/** "円で囲まないで": a figure whose clause refuses it is no frame that is wished. */
const refusedFrames: Check = (spans, { text, language }) =>
  spans.map((span) =>
    span.tag === "form" &&
    FRAME.test(span.kinds[0] ?? "") &&
    isFrameRefused(text, language, span.span, span.likelihood < SURER)
      ? { ...span, tag: "no-form", likelihood: SURER }
      : span,
  );

const beside: Check = (spans, reading) => joinedThings(spans, reading);

const CHECKS: readonly Check[] = [
  quotedNames,
  listedWords,
  bracketedRemarks,
  nameExtents,
  openingNames,
  wholeSlogans,
  numberedSlogans,
  namedFamilies,
  colourForName,
  tradesForThings,
  unknownThings,
  parting,
  beside,
  colouredLetters,
  coloursOfLetters,
  besideThings,
  knownLetters,
  refusedTogether,
  weightsBeside,
  exceptedColours,
  unrefusedThings,
  refusedFrames,
  knownToOne,
];
