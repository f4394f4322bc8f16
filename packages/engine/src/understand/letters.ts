/** Wishes about letters: class, family, weight, case, tracking. */

import type { Studio, TypeClass, TypeWish } from "../vocabulary.ts";
import {
  CASE_WORDS,
  CLASS_WORDS,
  FOREIGN_FAMILIES,
  LETTER_NOUNS,
  TRACKING_WORDS,
  WEIGHT_WORDS,
} from "./lexicons/letters.ts";
import { commas, wordSet } from "./lexicons/lists.ts";
import { type Found, type Phrases, phrases } from "./phrases.ts";
import { isCommon, overlaps, type Reading, spanOf } from "./reading.ts";
import { isCapital, type Span } from "./text.ts";

const rowsOf = <T>(rows: readonly (readonly [words: string, ...rest: T[]])[]) =>
  rows.flatMap(([words, ...rest]) => commas(words).map((word): [string, T[]] => [word, rest]));

const classWords = phrases(
  CLASS_WORDS.flatMap(([words, type, alone]) =>
    commas(words).map((word): [string, { type: TypeClass; alone: boolean }] => [word, { type, alone }]),
  ),
  { slips: true, ordinary: isCommon },
);
const weightWords = phrases(rowsOf(WEIGHT_WORDS));
const caseWords = phrases(rowsOf(CASE_WORDS), { slips: true, ordinary: isCommon });
const trackingWords = phrases(rowsOf(TRACKING_WORDS));
const letterNouns = wordSet(LETTER_NOUNS);

export type FoundType = { readonly wish: TypeWish; readonly span: Span };

export type LetterReader = {
  read(reading: Reading, taken: readonly Span[]): FoundType | null;
  /** Classes that are not wanted, as they are said. */
  denied(
    reading: Reading,
    taken: readonly Span[],
  ): readonly { readonly word: string; readonly type: TypeClass; readonly span: Span }[];
  /** Whether a run of words is the name of a typeface. */
  family(reading: Reading, index: number): Found<{ family: string; type: TypeClass | null }> | null;
};

export function createLetterReader(studio: Pick<Studio, "faces">): LetterReader {
  const families = phrases<{ family: string; type: TypeClass | null }>([
    ...studio.faces.map((face) => [face.family, { family: face.family, type: null }] as const),
    ...FOREIGN_FAMILIES.map(([family, type]) => [family, { family, type }] as const),
  ]);
  const family: LetterReader["family"] = (reading, index) => {
    const found = families.at(reading.words, index);
    return found && familyMeant(reading, found.from, found.to) ? found : null;
  };
  return { read: (reading, taken) => readType(reading, taken, family), denied, family };
}

/** Many families are named like things (Cabin, Cairo, Outfit): a word for letters must stand near. */
function familyMeant(reading: Reading, from: number, to: number): boolean {
  const { words } = reading;
  // "Caslon-like" names a manner, not a face.
  if (/^(?:like|style|esque|inspired|ish|ähnlich|ahnlich)$/.test(words[to]?.key ?? "")) return false;
  const near = words.slice(Math.max(0, from - 3), to + 2);
  if (
    near.some(
      ({ key }, at) =>
        letterNouns.has(key) && (at < from - Math.max(0, from - 3) || at >= to - Math.max(0, from - 3)),
    )
  )
    return true;
  const before = words[from - 1]?.key ?? "";
  const cased = words.slice(from, to).every(({ raw }) => isCapital(raw) || /\d/.test(raw));
  if (to - from > 1 && cased && /^(?:in|use|using|with|set|like|en|mit|con|com|avec)$/.test(before))
    return true;
  const alone = /[.;]\s*$/.test(words[from]!.gap) && (words[to] === undefined || /^[.;]/.test(words[to].gap));
  if (to - from > 1 && cased && alone && from > 0) return true;
  if (cased && before === "in" && FAMOUS.has(words[from]!.key)) return true;
  return (
    cased &&
    /^(?:use|using|set|in)$/.test(before) &&
    !/^(?:based|shop|located|born|made)$/.test(words[from - 2]?.key ?? "") &&
    /^(?:use|using|set)$/.test(before)
  );
}

/** Families nobody takes for a place: "in Garamond" needs no more. */
const FAMOUS = wordSet(
  "garamond helvetica futura bodoni didot baskerville caslon gotham avenir arial univers frutiger montserrat poppins roboto lato raleway oswald georgia rockwell",
);

/** A word for letters within a few words on either side, in the same clause. */
function nearLetters({ words }: Reading, from: number, to: number, reach = 3): boolean {
  for (let at = to; at < Math.min(words.length, to + reach); at++) {
    if (/[,.;:()]/.test(words[at]!.gap)) break;
    if (letterNouns.has(words[at]!.key)) return true;
  }
  for (let at = from - 1; at >= Math.max(0, from - reach); at--) {
    if (/[,.;()]/.test(words[at + 1]!.gap)) break;
    if (letterNouns.has(words[at]!.key)) return true;
  }
  return false;
}

const clear = (reading: Reading, found: Found<unknown>, taken: readonly Span[]): boolean =>
  !taken.some((span) => overlaps(span, spanOf(reading.words, found.from, found.to)));

function each<T>(reading: Reading, table: Phrases<T>, taken: readonly Span[]): Found<T>[] {
  return table.all(reading.words).filter((found) => clear(reading, found, taken));
}

function readType(
  reading: Reading,
  taken: readonly Span[],
  familyAt: LetterReader["family"],
): FoundType | null {
  const wanted = (found: Found<unknown>) => reading.attitudes[found.from] === "wanted";
  const spans: Span[] = [];
  const note = (found: Found<unknown>) => spans.push(spanOf(reading.words, found.from, found.to));
  let family: { family: string; type: TypeClass | null } | null = null;
  for (let index = 0; index < reading.words.length && !family; index++) {
    const found = familyAt(reading, index);
    if (found && wanted(found) && clear(reading, found, taken)) {
      family = found.value;
      note(found);
    }
  }
  const classes: TypeClass[] = family?.type ? [family.type] : [];
  for (const found of each(reading, classWords, taken)) {
    const alone = found.value.alone || found.to - found.from > 1;
    if (!wanted(found) || !(alone || nearLetters(reading, found.from, found.to))) continue;
    if (isFormNotType(reading, found)) continue;
    if (!classes.includes(found.value.type)) classes.push(found.value.type);
    note(found);
  }
  const first = <T>(
    table: Phrases<T[]>,
    near: boolean,
    meant: (found: Found<T[]>) => boolean = () => true,
  ): T | null => {
    const found = each(reading, table, taken).find(
      (one) =>
        wanted(one) &&
        meant(one) &&
        (!near ||
          one.to - one.from > 1 ||
          nearLetters(reading, one.from, one.to, 4) ||
          aloneBeside(reading, one)),
    );
    if (!found) return null;
    note(found);
    return found.value[0]!;
  };
  const weight = first(
    weightWords,
    true,
    (found) =>
      found.phrase !== "black" ||
      /^(?:condensed|extended|extra|ultra|heavy|grotesk|slab|compressed)$/.test(
        reading.words[found.from - 1]?.key ?? "",
      ),
  );
  const letterCase = first(caseWords, false);
  const tracking = firstTracking(reading, taken, wanted, note);
  if (!family && classes.length === 0 && !weight && !letterCase && !tracking) return null;
  // A "humanist serif" is a serif; our humanist faces have none.
  if (classes.includes("serif") && classes.includes("humanist"))
    classes.splice(classes.indexOf("humanist"), 1);
  return {
    wish: { classes, family: family?.family ?? null, weight, case: letterCase, tracking },
    span: [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))],
  };
}

/** "…serif, thin.": a weight between commas, in a sentence that speaks of letters. */
function aloneBeside({ words }: Reading, { from, to }: Found<unknown>): boolean {
  const [here, next] = [words[from]!, words[to]];
  const alone = /[,;]/.test(here.gap) && (next === undefined || /[,.;]/.test(next.gap));
  const before = words[from - 1];
  return alone && before !== undefined && before.sentence === here.sentence && letterNouns.has(before.key);
}

function firstTracking(
  reading: Reading,
  taken: readonly Span[],
  wanted: (found: Found<unknown>) => boolean,
  note: (found: Found<unknown>) => void,
) {
  const found = each(reading, trackingWords, taken).find(
    (one) =>
      wanted(one) &&
      (one.to - one.from > 1 ||
        !/^(?:tight|tighter|tracked)$/.test(one.phrase) ||
        nearLetters(reading, one.from, one.to)),
  );
  if (!found) return null;
  note(found);
  return found.value[0]!;
}

/** "Wide tyres", "script for a film", "mono culture": a class word that is about something else. */
function isFormNotType(
  { words, language }: Reading,
  found: Found<{ type: TypeClass; alone: boolean }>,
): boolean {
  const after = words[found.to]?.key ?? "";
  // Inside markup a word is no wish.
  if (/<\/?$/.test(words[found.from]!.gap)) return true;
  if (found.phrase === "sans" && language === "fr") return !/^serif|^empat/.test(after);
  if (found.phrase === "wide")
    return /^(?:spacing|tracking|tracked|letterspacing|letter|range|open|set)$/.test(after);
  if (found.phrase === "script" || found.phrase === "a script")
    return /^(?:writing|for|tag|writer|editing|is|kiddie)$/.test(after);
  if (found.phrase === "condensed") return /^(?:milk|water)$/.test(after);
  return false;
}

function denied(reading: Reading, taken: readonly Span[]) {
  return each(reading, classWords, taken)
    .filter(
      (found) =>
        reading.attitudes[found.from] === "denied" &&
        (found.value.alone || found.value.type === "script" || nearLetters(reading, found.from, found.to)),
    )
    .map((found) => ({
      word: found.phrase,
      type: found.value.type,
      span: spanOf(reading.words, found.from, found.to),
    }));
}

/** Whether a word by itself is about letters. */
export const isLetterWord = (key: string): boolean => classWords.has(key) || letterNouns.has(key);
