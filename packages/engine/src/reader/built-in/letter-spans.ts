/** Letters that the tagger is unsure of and the tables know: a family by its name, a class, and weights that stand beside them. */

import { familiesIn, readLetters } from "../../lexicon/letters/read.ts";
import { isWeightLabel, saysWeight, weightIn } from "../../lexicon/letters/weights.ts";
import { overlaps, readWords, type Word } from "../../lexicon/text.ts";
import { LIKELY, type Span, type Studio, type TaggedSpan } from "../../vocabulary.ts";
import { thingKnownIn } from "./resolve/thing.ts";

type Reading = { readonly studio: Studio; readonly text: string };

const KNOWN = 0.95;

const letters = (span: Span, kinds: readonly string[]): TaggedSpan => ({
  tag: "letters",
  span,
  likelihood: KNOWN,
  role: "any",
  kinds,
});

/** The spans with one more, in their order; what it covers gives way. */
const withSpan = (spans: readonly TaggedSpan[], one: TaggedSpan): readonly TaggedSpan[] =>
  [...spans.filter(({ span }) => !overlaps(span, one.span)), one].toSorted((a, b) => a.span[0] - b.span[0]);

const isFamilyHeard = ({ tag, kinds }: TaggedSpan): boolean =>
  (tag === "letters" || tag === "other") && kinds.includes("y.family");

const isName = ({ tag, likelihood }: TaggedSpan): boolean => tag === "name" && likelihood >= LIKELY;

/** "Masthead in Merriweather": a family that is written as it is called, where the text says nothing else of these words. */
export function namedFamilies(
  spans: readonly TaggedSpan[],
  { studio, text }: Reading,
): readonly TaggedSpan[] {
  const language = studio.meanings.languageOf(text);
  const statements = statementsOf(readWords(text), text).map(extent);
  const isKnown = (span: Span) =>
    statements.every(([start, end]) => start !== span[0] || end !== span[1]) ||
    thingKnownIn(text.slice(...span), studio, language) !== null;
  return familiesIn(studio, text).reduce((all, { span, isShipped, isAsCalled }) => {
    const over = all.filter((each) => overlaps(each.span, span));
    // "Orrel joinery, cardo": a statement of its own beside a name, heard as a family at least faintly.
    const isStatement =
      isShipped &&
      !isKnown(span) &&
      over.every((each) => !isName(each) && (each.likelihood < LIKELY || each.kinds.includes("y.family"))) &&
      all.some((each) => isName(each) && !overlaps(each.span, span));
    if (isStatement) return withSpan(all, letters(span, ["y.family"]));
    if (!isAsCalled) return all;
    const isSure = over.some(({ tag, likelihood }) => tag === "letters" && likelihood >= KNOWN);
    const isHeard = over.length > 0 && over.every(isFamilyHeard);
    const isFree =
      isShipped &&
      isTelling(text, span) &&
      over.every(({ tag, likelihood }) => tag === "other" || likelihood < LIKELY);
    return isSure || (!isHeard && !isFree) ? all : withSpan(all, letters(hullOf(span, over), ["y.family"]));
  }, spans);
}

/** Words that were heard as letters together with the family keep what they say. */
const hullOf = (span: Span, over: readonly TaggedSpan[]): Span =>
  over
    .filter(({ tag }) => tag === "letters")
    .reduce<Span>((hull, each) => [Math.min(hull[0], each.span[0]), Math.max(hull[1], each.span[1])], span);

/** People and places are called Karla and Antonio: a name of two words, or a weight after it, tells that letters are meant. */
function isTelling(text: string, span: Span): boolean {
  const next = readWords(text).find(({ start }) => start >= span[1]);
  return (
    !opensSentence(text, span) && (/\s/u.test(text.slice(...span)) || (next ? saysWeight(next, text) : false))
  );
}

/** Every first word has a capital. */
const opensSentence = (text: string, [start]: Span): boolean =>
  /(?:^|[.!?…]\s+)["“„«']?$/u.test(text.slice(0, start));

/** What the tagger hears as letters, however faintly, and a table knows as letters. */
export const knownLetters = (
  spans: readonly TaggedSpan[],
  { studio, text }: Reading,
): readonly TaggedSpan[] =>
  spans.map((each) => {
    if (each.tag !== "letters" || each.likelihood >= LIKELY) return each;
    const known = readLetters(studio, text.slice(...each.span));
    const isTelling = known !== null && (known.classes.length > 0 || known.manners !== undefined);
    return isTelling ? { ...each, likelihood: LIKELY } : each;
  });

/** Nothing but a comma stands between them. */
const LEADS = /^[\s,、，]*$/u;

/** "Schmale, fette Großbuchstaben sind verboten": what stands beside refused letters, in their sentence and before them, is refused too. */
export const refusedTogether = (
  spans: readonly TaggedSpan[],
  { studio, text }: Reading,
): readonly TaggedSpan[] => {
  if (VERB_LAST.has(studio.meanings.languageOf(text))) return spans;
  return spans.map((each, at) => {
    const next = spans[at + 1];
    const isLeading =
      each.tag === "letters" &&
      next?.tag === "no-letters" &&
      next.likelihood >= REFUSED &&
      LEADS.test(text.slice(each.span[1], next.span[0])) &&
      opensSentence(text, each.span);
    return isLeading ? { ...each, tag: "no-letters", likelihood: next.likelihood } : each;
  });
};
const REFUSED = 0.5;
/** They say at the end of a list which of it is refused. */
const VERB_LAST: ReadonlySet<string> = new Set(["tr", "ja", "ko", "hi"]);

/** What stands between two of these is one statement. */
const BETWEEN = /[,;|\n.。、，；،؛·]/u;

/** "Work Sans, halbfett", "weight: 800": words that say a weight beside letters that are asked for, or with a word for weights. */
export function weightsBeside(spans: readonly TaggedSpan[], { text }: Reading): readonly TaggedSpan[] {
  const words = readWords(text);
  const statements = statementsOf(words, text);
  const isLetters = (statement: readonly Word[]) =>
    spans.some(
      ({ tag, span, likelihood }) =>
        tag === "letters" && likelihood >= LIKELY && overlaps(span, extent(statement)),
    );
  return statements.reduce((all, statement, at) => {
    const isBeside = [at - 1, at, at + 1].some((place) => statements[place] && isLetters(statements[place]));
    return stretchesOf(statement, text).reduce((known, stretch) => {
      const hasLabel = stretch.some(isWeightLabel);
      const span = extent(stretch);
      const isWhole = stretch.length === statement.length;
      const isMeant = hasLabel || (isWhole ? isBeside : isAdjacent(known, span, text));
      if (weightIn(stretch, text) === null) return known;
      const heard = known.filter((each) => each.tag === "letters" && overlaps(each.span, span));
      if (heard.length > 0) return heard.reduce((spansNow, each) => withWords(spansNow, each, span), known);
      return isMeant && !isTaken(known, span, hasLabel) ? withSpan(known, letters(span, [])) : known;
    }, all);
  }, spans);
}

/** "Yarı kalın": what says half or more belongs to letters that are heard without it. */
function withWords(spans: readonly TaggedSpan[], one: TaggedSpan, span: Span): readonly TaggedSpan[] {
  const whole: Span = [Math.min(one.span[0], span[0]), Math.max(one.span[1], span[1])];
  const isFree = spans.every(
    (each) => each === one || !overlaps(each.span, whole) || each.tag === "thing" || each.likelihood < LIKELY,
  );
  return isFree ? withSpan(spans, { ...one, span: whole }) : spans;
}

const extent = (words: readonly Word[]): Span => [words[0]!.start, words.at(-1)!.end];

function statementsOf(words: readonly Word[], text: string): readonly (readonly Word[])[] {
  const statements: Word[][] = [];
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (!before || BETWEEN.test(text.slice(before.end, word.start))) statements.push([]);
    statements.at(-1)!.push(word);
  });
  return statements;
}

/** Words side by side that say a weight and nothing else. */
function stretchesOf(statement: readonly Word[], text: string): readonly (readonly Word[])[] {
  const stretches: Word[][] = [[]];
  for (const word of statement) {
    if (saysWeight(word, text)) stretches.at(-1)!.push(word);
    else stretches.push([]);
  }
  return stretches.filter(({ length }) => length > 0);
}

const isAdjacent = (spans: readonly TaggedSpan[], [start, end]: Span, text: string): boolean =>
  spans.some(
    ({ tag, span, likelihood }) =>
      tag === "letters" &&
      likelihood >= LIKELY &&
      ((span[1] <= start && /^\s*$/u.test(text.slice(span[1], start))) ||
        (end <= span[0] && /^\s*$/u.test(text.slice(end, span[0])))),
  );

/** Letters that are heard already say it themselves; a name, a colour or a refusal stays unless the words name a weight as such. */
const isTaken = (spans: readonly TaggedSpan[], span: Span, hasLabel: boolean): boolean =>
  spans.some((each) => {
    if (!overlaps(each.span, span) || each.likelihood < LIKELY) return false;
    if (each.tag === "thing" || each.tag === "other" || each.tag === "trade") return false;
    return !hasLabel || each.tag !== "name" || each.likelihood >= KNOWN;
  });
