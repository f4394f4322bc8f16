/** Words that say how often a thing stands there, in any of the languages. */

import data from "../../data/bond-words.json" with { type: "json" };
import type { Bond, CountWish, Span } from "../vocabulary.ts";
import { crossedSpans } from "./bond-words.ts";
import { type PhraseTable, phrasesIn } from "./phrase-table.ts";
import { singular } from "./phrases.ts";

/** How often a thing can be drawn, and the words for it. */
const NUMBERS = [
  [2, data.two],
  [3, data.three],
  [4, data.four],
  [5, data.five],
] as const;

/** The number stands right before the thing, or one word before it. */
const nearNumber = (before: string): string => before.split(/\s+/u).slice(-3).join(" ");

export interface Counted {
  /** From the number, or what crosses them, to the thing's last word. */
  readonly span: Span;
  /** How often it stands there; null where that is more often than can be drawn. */
  readonly count: CountWish["count"] | null;
  readonly isCrossed: boolean;
  /** Whether a number says so, and not only that they cross. */
  readonly isCounted: boolean;
}

/** How often a thing is to stand there, and whether crossed; null where nothing is said of it. */
export function countSaid(text: string, [start, end]: Span, language: string): Counted | null {
  const before = text.slice(0, start).split(CLAUSE_END).at(-1)!;
  const from = start - nearNumber(before).length;
  const near = text.slice(from, end);
  // "Five-pointed" counts no stars.
  const first = (table: PhraseTable) => phrasesIn(near, language, table).find((at) => near[at[1]] !== "-");
  const found = NUMBERS.flatMap(([count, table]) => {
    const at = first(table);
    return at ? [{ count, at }] : [];
  })[0];
  const many = found ? undefined : first(data.more);
  const at = found?.at ?? many;
  const crossed = crossedBeside(text, [from, end], language);
  const number = at && from + at[0];
  if (number === undefined && !crossed) return null;
  return {
    span: [Math.min(number ?? start, crossed?.[0] ?? start), Math.max(end, crossed?.[1] ?? end)],
    count: many ? null : (found?.count ?? 2),
    isCrossed: crossed !== null,
    isCounted: number !== undefined,
  };
}

const CLAUSE_END = /[.!?;:\n,()]/u;

/** Where it is said right beside a thing, in front of it or behind it, that there are two of it that cross: "épis de blé croisés". */
function crossedBeside(text: string, [from, end]: Span, language: string): Span | null {
  const next = /^\s?[\p{L}\p{M}-]+/u.exec(text.slice(end))?.[0] ?? "";
  const [found] = crossedSpans(text.slice(from, end) + next, language);
  return found ? [from + found[0], from + found[1]] : null;
}

/** Whether words say no more than that there is one. */
export const isOne = (words: string, language: string): boolean =>
  phrasesIn(words, language, data.one).some(([from, to]) => to - from >= words.trim().length);

/** Whether a stretch is a number alone: "drie" is no thing beside the tulips. */
export const isCount = (words: string, language: string): boolean =>
  [...NUMBERS.map(([, table]) => table), data.more].some((table) =>
    phrasesIn(words, language, table).some(([from, to]) => to - from >= words.trim().length),
  );

/** A thing, and where it is said. */
interface Placed {
  readonly thing: string;
  readonly span: Span;
  /** How it stands to another one, where that was heard. */
  readonly place?: Bond | null;
}

export type CountSaid = { readonly wish: CountWish; readonly span: Span };

/** What is known of the words of a text: which join, and what they name. */
interface Known {
  readonly language: string;
  readonly isWith: (word: string) => boolean;
  readonly thingIn: (words: string) => string | null;
}

/** "Three spruces", "two crossed swords": how often each thing is to stand there, where that is more than once and can be drawn. */
export function countsOf(text: string, things: readonly Placed[], known: Known): readonly CountSaid[] {
  return things.flatMap((each, at) => {
    const { thing, span } = each;
    const counted =
      countSaid(text, span, known.language) ??
      (things.length === 1 ? crossedAround(text, span, known.language) : null);
    if (!counted || counted.count === null || isOfOther(text, each, counted.span[0], known)) return [];
    const before = things[at - 1]?.span[1];
    const isAlone = things.length === 1;
    const isOfIt =
      isOwn(text, counted, [before ?? span[1], span[1]], known) ||
      (before === undefined && isApart(counted, span[1], things[at + 1]));
    if (!counted.isCounted && !isAlone && !isOfIt) return [];
    const isCrossed = counted.isCrossed ? { isCrossed: true as const } : {};
    return [{ wish: { thing, count: counted.count, ...isCrossed }, span: counted.span }];
  });
}

/** Characters around a thing alone in which it may be said that there are two that cross. */
const AROUND = 40;

/** Of one thing alone all that is said in its clause: "swords for a club, and they are crossed". */
function crossedAround(text: string, [start, end]: Span, language: string): Counted | null {
  const before = text
    .slice(Math.max(0, start - AROUND), start)
    .split(CLAUSE_END)
    .at(-1)!;
  const after = text.slice(end, end + AROUND).split(CLAUSE_END)[0]!;
  const isCrossed = crossedSpans(before + text.slice(start, end) + after, language).length > 0;
  return isCrossed ? { span: [start, end], count: 2, isCrossed, isCounted: false } : null;
}

const WORDS = /\p{L}[\p{L}\p{M}]*/gu;

/** "A lion above crossed keys" are two keys; "a crossed hammer and saw" are one of each. */
function isOwn(text: string, { span }: Counted, [from, to]: Span, { isWith }: Known): boolean {
  return span[1] <= to && (text.slice(from, span[0]).match(WORDS) ?? []).some(isWith);
}

/** "Crossed keys behind a lion": what crosses is named, and then how both stand to another thing. */
const isApart = ({ span }: Counted, end: number, next: Placed | undefined): boolean =>
  span[1] <= end && next?.place !== undefined && next.place !== null && next.place !== "crossed";

/** "A four leaf clover" counts leaves: another thing stands between the number and a single one. */
function isOfOther(text: string, { thing, span }: Placed, from: number, { thingIn }: Known): boolean {
  const words = text.slice(...span).toLowerCase();
  const between = (text.slice(from, span[0]).toLowerCase().match(WORDS) ?? []).slice(1);
  return singular(words) === words && between.some((word) => !thing.includes(word) && thingIn(word) !== null);
}
