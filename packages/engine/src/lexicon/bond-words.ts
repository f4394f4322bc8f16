/** Words that say how one thing stands to another, or how often it stands there, in any of the languages. */

import data from "../../data/bond-words.json" with { type: "json" };
import type { Bond, Span } from "../vocabulary.ts";
import { type PhraseTable, phrasesIn } from "./phrase-table.ts";
import { isAnd } from "./wearer-words.ts";

type Ways = readonly (readonly [Bond, PhraseTable])[];
const waysIn = (part: { readonly [how: string]: PhraseTable }): Ways =>
  Object.entries(part) as unknown as Ways;

/** Between the two: the first is the host, or the second. */
const FIRST = waysIn(data.first);
const SECOND = waysIn(data.second);
/** Behind the second: "with a star above it". */
const AFTER = waysIn(data.after);
/** Of both alike, wherever they stand. */
const ANYWHERE = waysIn(data.anywhere);
const CROSSED = ANYWHERE.filter(([how]) => how === "crossed");
const POSTPOSED: readonly string[] = data.postposed;

export type Around = {
  readonly before: string;
  readonly between: string;
  readonly after: string;
  /** All of it, with the words for the things. */
  readonly whole: string;
};

type Said = { readonly how: Bond; readonly host: "first" | "second" };
/** Languages that put such words behind what they are said of. */
export const isPostposed = (language: string): boolean => POSTPOSED.includes(language);

type Found = { readonly how: Bond; readonly span: Span };

const foundIn = (text: string, language: string, ways: Ways): readonly Found[] =>
  ways.flatMap(([how, table]) => phrasesIn(text, language, table).map((span) => ({ how, span })));

/** "Growing out of" says more than "of". */
const longest = (found: readonly Found[]): Found | null =>
  found.toSorted((a, b) => b.span[1] - b.span[0] - (a.span[1] - a.span[0]))[0] ?? null;

/** Where it is said that things cross. */
export const crossedSpans = (text: string, language: string): readonly Span[] =>
  foundIn(text, language, CROSSED).map(({ span }) => span);

/** A text with blanks there. */
export const withoutCrossed = (text: string, language: string): string =>
  crossedSpans(text, language).reduce(
    (left, [from, to]) => left.slice(0, from) + " ".repeat(to - from) + left.slice(to),
    text,
  );

/** What ends a clause, or begins the next one, is right behind "a hut in front": otherwise something stands behind the hut. */
const NEXT = /^\s*(?:$|[,.;:!?()–—。、，])/u;
const isClosed = (text: string, language: string): boolean => {
  const [next = ""] = /^\s*[\p{L}\p{M}]+/u.exec(text) ?? [];
  return (
    NEXT.test(text) || isAnd(next.trim(), language) || phrasesIn(next, language, data.instead).length > 0
  );
};

/** "In front and a moon": what is said of the thing before ends where the next one is joined to it. */
export function withoutClosing(between: string, language: string): string {
  const closing = foundIn(between, language, AFTER).find(
    ({ span }) => between.slice(0, span[0]).trim() === "" && isClosed(between.slice(span[1]), language),
  );
  const end = closing && closing.span[1] < between.trimEnd().length ? closing.span[1] : 0;
  return " ".repeat(end) + between.slice(end);
}

/** Characters behind the second thing in which it is said where that stands: "with a moon right above it". */
const RIGHT_BEHIND = 14;

/** `hasWith`: whether a word between them joins a thing to what it has. */
export function saidBetween(
  { between: said, after, whole, hasWith }: Around & { readonly hasWith: boolean },
  language: string,
): Said | null {
  const between = withoutClosing(said, language);
  const both = (how: Bond) => ANYWHERE.filter(([each]) => each === how);
  const says = (how: Bond, texts: readonly string[]) =>
    texts.some((text) => foundIn(text, language, both(how)).length > 0);
  if (crossedSpans(whole, language).length > 0) return { how: "crossed", host: "first" };
  const behind = longest(
    foundIn(after, language, AFTER).filter(
      ({ how, span }) =>
        span[0] <= RIGHT_BEHIND &&
        (hasWith || (how !== "part" && how !== "steam")) &&
        (how !== "before" || isClosed(after.slice(span[1]), language)),
    ),
  );
  const [first, second] = [FIRST, SECOND].map((ways) => longest(foundIn(between, language, ways)));
  const lengthOf = (found: Found | null | undefined) => (found ? found.span[1] - found.span[0] : 0);
  const inner = lengthOf(first) > lengthOf(second) ? first : second;
  const host = inner === first ? "first" : "second";
  // "A key in the form of a cat": "in" is a word of it.
  const form = longest(foundIn(between, language, both("fused")));
  if (
    inner &&
    form &&
    form.span[0] <= inner.span[0] &&
    form.span[1] >= inner.span[1] &&
    lengthOf(form) > lengthOf(inner)
  )
    return { how: "fused", host: "first" };
  // "A fish in a house": what stands between counts, unless it only joins the two.
  if (inner && !(hasWith && behind)) return { how: inner.how, host };
  if (behind) return { how: behind.how, host: "first" };
  if (isPostposed(language)) {
    const [last] = foundIn(after.slice(0, RIGHT_BEHIND), language, FIRST).toSorted(
      (a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1],
    );
    if (last && last.span[0] <= 2) return { how: last.how, host: "second" };
  }
  if (says("fused", [whole])) return { how: "fused", host: "first" };
  if (says("beside", [between, after])) return { how: "beside", host: "first" };
  return hasWith ? { how: "with", host: "first" } : null;
}

/** "Whose", where a text says it. */
export const whoseSpans = (text: string, language: string): readonly Span[] =>
  foundIn(
    text,
    language,
    FIRST.filter(([how]) => how === "part"),
  ).map(({ span }) => span);

/** Words that put a thing in the place of what is named behind them: "for", "instead of". */
export const insteadSpans = (text: string, language: string): readonly Span[] =>
  phrasesIn(text, language, data.instead);

/** Whether a stretch of text only says how things stand: "crossed" is no thing. */
export const isBondWord = (words: string, language: string): boolean =>
  foundIn(words, language, ANYWHERE).some(({ span }) => span[1] - span[0] >= words.trim().length);

/** Of all alike, those that stand between two things. */
const AMONG = ANYWHERE.filter(([how]) => how === "fused" || how === "beside");

const PARTING: ReadonlySet<Bond> = new Set<Bond>(["made", "between"]);

/** Words that no thing has in its name, and that part two. */
export const partingSpans = (text: string, language: string): readonly Span[] =>
  foundIn(
    text,
    language,
    [...FIRST, ...SECOND].filter(([how]) => PARTING.has(how)),
  ).map(({ span }) => span);

const STANDING: ReadonlySet<Bond> = new Set<Bond>([
  "atop",
  "above",
  "under",
  "hanging",
  "climbing",
  "behind",
  "within",
  "between",
]);

/** Words behind which the thing is named that another one stands on, in or under. */
export const standingSpans = (text: string, language: string): readonly Span[] =>
  foundIn(text, language, [
    ...SECOND.filter(([how]) => STANDING.has(how)),
    ...FIRST.filter(([how]) => how === "behind"),
  ]).map(({ span }) => span);

/** Where it is said how two things stand, the longest at each place. */
export const bondSpans = (text: string, language: string): readonly Span[] =>
  foundIn(text, language, [...FIRST, ...SECOND, ...AMONG])
    .map(({ span }) => span)
    .toSorted((a, b) => a[0] - b[0] || b[1] - a[1]);

/** A stretch without what it begins or ends with of such words: "растущее из книги" is a book, "书上" too, "crossed swords" are swords. */
export function withoutBonds(text: string, [from, to]: Span, language: string): Span {
  const spans = [...bondSpans(text, language), ...crossedSpans(text, language)];
  const start = Math.max(from, ...spans.flatMap(([at, end]) => (at <= from && end < to ? [end] : [])));
  const end = Math.min(to, ...spans.flatMap(([at, last]) => (at > from && last >= to ? [at] : [])));
  const left = text.slice(start, end);
  const inner = left.replace(/^[\s,]+|[\s,]+$/gu, "");
  return [start + left.indexOf(inner), start + left.indexOf(inner) + inner.length];
}

/** Whether a single word says how what follows stands to what went before: "dans", "sobre". */
export const isBondJoint = (word: string, language: string): boolean =>
  [...FIRST, ...SECOND].some(
    ([, table]) => phrasesIn(word, language, { [language]: table[language] ?? [] }).length > 0,
  );
