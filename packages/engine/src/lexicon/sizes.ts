/** How much larger or smaller a text says that something is to be: "20 % bigger", "halb so groß", "2倍に", "удвічі більший". */

import data from "../../data/size-words.json" with { type: "json" };
import type { Span } from "../vocabulary.ts";
import { clausesOf } from "./clauses.ts";
import { type PhraseTable, phrasesIn } from "./phrase-table.ts";
import { overlaps } from "./text.ts";

type SizeWay = "larger" | "smaller";

/** A stated share of what is there; `isPart`: it is said as less than the whole or in percent, which are added or taken away. */
type Share = {
  readonly span: Span;
  readonly value: number;
  readonly isPart: boolean;
  readonly isTo: boolean;
};

export type SizeSaid = {
  readonly span: Span;
  /** Which way; null where a share alone says it. */
  readonly way: SizeWay | null;
  readonly share: Share | null;
};

const WAYS: readonly (readonly [SizeWay, PhraseTable])[] = [
  ["larger", data.larger],
  ["smaller", data.smaller],
];
const entries = (tables: object): readonly (readonly [string, PhraseTable])[] => Object.entries(tables);
const NUMBERS = entries(data.numbers);
const FACTORS = entries(data.factors);
const AFTER: PhraseTable = data.toAfter;

/** "1/3" and "1.5" as numbers. */
const fractionOf = (written: string): number =>
  written
    .split("/")
    .map(Number)
    .reduce((above, below) => above / below);

const DIGITS = /\p{Nd}+(?:[.,٫]\p{Nd}+)?/gu;
/** Digits of any script are ten in a row, from nought on. */
const latin = (digits: string): number =>
  Number(digits.replace(/\p{Nd}/gu, (digit) => String(digitOf(digit))).replace(/[,٫]/u, "."));
function digitOf(digit: string): number {
  let nought = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1)) && digit.codePointAt(0)! - nought < 9) nought--;
  return digit.codePointAt(0)! - nought;
}

type Value = { readonly span: Span; readonly value: number };

/** Of those that overlap the longest. */
function longest<T extends { readonly span: Span }>(found: readonly T[]): readonly T[] {
  const length = ({ span: [from, to] }: T) => to - from;
  const kept: T[] = [];
  for (const each of found.toSorted((a, b) => length(b) - length(a)))
    if (!kept.some(({ span }) => overlaps(span, each.span))) kept.push(each);
  return kept.toSorted((a, b) => a.span[0] - b.span[0]);
}

const numbersIn = (text: string, language: string): readonly Value[] =>
  longest([
    ...[...text.matchAll(DIGITS)].map(({ 0: said, index }) => ({
      span: [index, index + said.length] as const,
      value: latin(said),
    })),
    ...NUMBERS.flatMap(([value, table]) =>
      phrasesIn(text, language, table).map((span) => ({ span, value: Number(value) })),
    ),
  ]);

const PERCENT_SIGN = /[%％٪]/gu;
const isJoint = (said: string): boolean => /^[\s\u00a0-]*$/u.test(said);

/** Numbers right beside a word, as what the word makes of them; percent also stands before its number. */
function counted(
  numbers: readonly Value[],
  text: string,
  units: readonly Span[],
  each: number,
): readonly Value[] {
  return units.flatMap((unit) => {
    const number =
      numbers.find(({ span }) => span[1] <= unit[0] && isJoint(text.slice(span[1], unit[0]))) ??
      (each < 0.1 && numbers.find(({ span }) => span[0] >= unit[1] && isJoint(text.slice(unit[1], span[0]))));
    return number
      ? [
          {
            span: [Math.min(unit[0], number.span[0]), Math.max(unit[1], number.span[1])] as const,
            value: number.value * each,
          },
        ]
      : [];
  });
}

/** Whether a share is what is left in the end ("to 80 %", "80%に") and not what goes. */
function isTo(text: string, language: string, [from, to]: Span): boolean {
  const before = phrasesIn(text, language, data.toBefore);
  return (
    before.some(
      ([, end]) => end <= from && (text.slice(end, from).match(/[\p{L}\p{M}]+/gu) ?? []).length < 2,
    ) || (AFTER[language] ?? []).some((each) => text.startsWith(each, to))
  );
}

function sharesIn(text: string, language: string): readonly Share[] {
  const numbers = numbersIn(text, language);
  const signs = [...text.matchAll(PERCENT_SIGN)].map(({ index }): Span => [index, index + 1]);
  const glued = [...text.matchAll(/(?<=\p{Nd})\s?[x×]/giu)].map(
    ({ 0: said, index }): Span => [index, index + said.length],
  );
  const compound = FACTORS.flatMap(([value, table]) =>
    phrasesIn(text, language, table).map((span) => ({ span, value: fractionOf(value) })),
  );
  const percents = [
    ...counted(numbers, text, [...signs, ...phrasesIn(text, language, data.percent)], 0.01),
    ...counted(numbers, text, phrasesIn(text, language, data.tenths), 0.1),
  ].map((share) => ({ ...share, isPart: true }));
  const wholes = [
    ...counted(numbers, text, [...glued, ...phrasesIn(text, language, data.times)], 1),
    ...compound,
  ].map((share) => ({ ...share, isPart: share.value < 1 }));
  return longest([...percents, ...wholes]).map((share) => ({
    ...share,
    isTo: isTo(text, language, share.span),
  }));
}

const waysIn = (text: string, language: string): readonly { readonly way: SizeWay; readonly span: Span }[] =>
  longest(WAYS.flatMap(([way, table]) => phrasesIn(text, language, table).map((span) => ({ way, span }))));

/** All that is said of sizes. A share belongs to a way of its clause; by itself it says a size only beside a word for sizes. */
export function sizesSaid(text: string, language: string): readonly SizeSaid[] {
  const [ways, shares] = [waysIn(text, language), sharesIn(text, language)];
  const clauses = clausesOf(text);
  const isBeside = (a: Span, b: Span) => clauses.some((each) => overlaps(each, a) && overlaps(each, b));
  const sizes = phrasesIn(text, language, data.size);
  const gap = (a: Span, b: Span) => Math.max(a[0] - b[1], b[0] - a[1]);
  const ofWay = (at: number): Share | null => {
    const { span } = ways[at]!;
    // As many shares as ways: they come in the same order.
    if (ways.length === shares.length && isBeside(shares[at]!.span, span)) return shares[at]!;
    const near = shares.filter((share) => isBeside(share.span, span));
    return near.toSorted((a, b) => gap(a.span, span) - gap(b.span, span))[0] ?? null;
  };
  const moved = ways.map((each, at) => ({ ...each, share: ofWay(at) }));
  const alone = shares
    .filter((share) => moved.every((each) => each.share !== share))
    .flatMap((share): readonly SizeSaid[] => {
      const size = sizes.find((each) => isBeside(each, share.span));
      return size ? [{ span: share.span, way: null, share: { ...share, isTo: true } }] : [];
    });
  return [...moved, ...alone].toSorted((a, b) => a.span[0] - b.span[0]);
}

/** What is said right beside a thing of its size: "a small star", "une étoile minuscule". */
export function sizeBeside(text: string, language: string, [from, to]: Span): "small" | "large" | null {
  const isBeside = ([start, end]: Span) =>
    (end <= from && isJoint(text.slice(end, from))) || (start >= to && isJoint(text.slice(to, start)));
  const isSaid = (table: PhraseTable) =>
    phrasesIn(text, language, table).some((span) => overlaps(span, [from, to]) || isBeside(span));
  return isSaid(data.small) ? "small" : isSaid(data.large) ? "large" : null;
}

/** How many times as large as before: the share, added or taken away where it is a part and the way is said. */
export function factorOf({ value, isPart, isTo }: Share, way: SizeWay | null): number | null {
  const factor = isTo && isPart ? value : isPart ? grown(value, way) : way === "smaller" ? 1 / value : value;
  return factor > 0 && Number.isFinite(factor) && factor !== 1 ? Math.round(factor * 1e4) / 1e4 : null;
}

const grown = (part: number, way: SizeWay | null): number =>
  way === "larger" ? 1 + part : way === "smaller" ? 1 - part : part;
