/** Wishes about letters: class, family, case, tracking, heavier or finer. */

import { isFormWord } from "../../understand/form.ts";
import { type FoundType, isLetterWord, letterReaderOf } from "../../understand/letters.ts";
import type { Found, Phrases } from "../../understand/phrases.ts";
import { overlaps, spanOf } from "../../understand/reading.ts";
import type { Span } from "../../understand/text.ts";
import type { Studio, TypeWish } from "../../vocabulary.ts";
import {
  anotherOf,
  asked,
  clauseOf,
  degreeOf,
  free,
  isEnough,
  lastNamed,
  replacedSpans,
  type Taken,
  take,
  targetOf,
  withDegree,
} from "./clause.ts";
import { type Heard, partAt } from "./hear.ts";
import { CASE_MOVES, CLASS_MOVES, CLASS_WORDS, POSTURE, TRACKING_MOVES } from "./letter-words.ts";
import { readNamedFace } from "./named-face.ts";
import type { Verdicts } from "./verdicts.ts";
import type { Asked } from "./wishes.ts";
import * as w from "./words.ts";

export const NO_TYPE: TypeWish = { classes: [], family: null, weight: null, case: null, tracking: null };

/** What is said of letters in words that could be misread: taken before forms and layouts are looked for. */
export type EarlyLetters = { readonly wish: Partial<TypeWish>; readonly spans: readonly Span[] };

export function readEarlyLetters(reading: Heard, taken: Taken): EarlyLetters {
  const spans: Span[] = [];
  const first = <T>(table: Phrases<T>, meant: (found: Found<T>) => boolean): T | null => {
    const found = table.all(free(reading, taken)).filter(meant);
    for (const each of found) {
      spans.push(spanOf(reading.words, each.from, each.to));
      take(reading, each, taken);
    }
    return found[0]?.value ?? null;
  };
  const wanted = ({ from }: Found<unknown>) => reading.attitudes[from] !== "past";
  const letterCase = first(CASE_MOVES, wanted);
  const tracking = first(TRACKING_MOVES, (found) => wanted(found) && aboutSpacing(reading, found));
  const type = first(
    CLASS_MOVES,
    (found) => (targetOf(reading, found.from) ?? lastNamed(reading, found.from)) === "letters",
  );
  // Their own clause names no part, and the one before it names the letters.
  const named = type
    ? null
    : first(
        CLASS_WORDS,
        (found) =>
          reading.attitudes[found.from] === "wanted" &&
          !/^(?:too|less|not|no|more|trop|zu|demasiado|troppo|so)$/.test(
            reading.words[found.from - 1]?.key ?? "",
          ) &&
          targetOf(reading, found.from) === null &&
          lastNamed(reading, found.from) === "letters" &&
          !reading.words
            .slice(found.to, clauseOf(reading, found.from)[1])
            .some(({ key }) => isLetterWord(key) || isFormWord(key)),
      );
  return {
    wish: {
      ...(letterCase ? { case: letterCase } : {}),
      ...(tracking ? { tracking } : {}),
      ...(type || named ? { classes: [(type ?? named)!] } : {}),
    },
    spans,
  };
}

/** "More air" is about the letters unless the mark, the colours or the layout are spoken of. */
function aboutSpacing(reading: Heard, { from, to, phrase }: Found<unknown>): boolean {
  const target = targetOf(reading, from);
  if (target === "letters" || target === "name") return true;
  const [start, end] = clauseOf(reading, from);
  for (let at = start; at < end; at++) if (partAt(reading, at)?.value === "mark") return false;
  if (/compact/.test(phrase)) return false;
  return target === null && (to - from > 1 || /spac|airier|juntas|serrees|vicine|enger/.test(phrase));
}

export function readLetterChanges(
  reading: Heard,
  studio: Studio,
  early: EarlyLetters,
  verdicts: Verdicts,
  taken: Taken,
): Asked[] {
  const letters = letterReaderOf(studio);
  const compared = readWeights(reading, taken, COMPARED);
  // "Swap the sans for a serif": what is replaced is not wished.
  const replaced = replacedSpans(reading).filter((span) =>
    reading.words.some(({ key, start, end }) => overlaps(span, [start, end]) && isLetterWord(key)),
  );
  const judged = judgedCapitals(reading);
  const opening = readNamedFace(reading, studio, taken);
  const said = letters.read(reading, [...taken, ...replaced, ...judged, ...weightsOfMark(reading, taken)]);
  const found = opening && !said?.wish.family ? joined(opening, said) : said;
  const refused = letters.denied(reading, taken);
  if (found) taken.push(found.span);
  const bold = found?.wish.weight ? { heavier: 0, spans: [] } : readWeights(reading, taken, [[w.BOLD, 1]]);
  const heavier = compared.heavier + bold.heavier;
  const wish: TypeWish = {
    ...(found?.wish ?? NO_TYPE),
    ...early.wish,
    // "The capitals feel aggressive" asks for small letters, where nothing else does.
    ...(judged.length > 0 && !found?.wish.case && !early.wish.case ? { case: "lower" as const } : {}),
    classes: [...new Set([...(found?.wish.classes ?? []), ...(early.wish.classes ?? [])])],
  };
  const posture = POSTURE.all(free(reading, taken)).find(({ from }) =>
    /^(?:letters|name)$/.test(targetOf(reading, from) ?? "letters"),
  );
  if (posture) take(reading, posture, taken);
  const moved =
    found !== null || early.spans.length > 0 || judged.length > 0 || refused.length > 0 || heavier !== 0;
  const another =
    (posture ? spanOf(reading.words, posture.from, posture.to) : anotherOf(reading, "letters", taken)) ??
    (moved ? null : (verdicts.parts.get("letters")?.span ?? null));
  if (!moved && !another) return [];
  return [
    asked(
      reading,
      {
        kind: "letters",
        // "Lose the serifs" asks for letters that have none.
        wish:
          wish.classes.length === 0 && refused.some(({ type }) => type === "serif")
            ? { ...wish, classes: ["sans"] }
            : wish,
        avoid: refused.map(({ type }) => type),
        another: another !== null,
        heavier: wish.weight ? 0 : heavier,
      },
      [
        ...(found ? [found.span] : []),
        ...early.spans,
        ...judged,
        ...refused.map(({ span }) => span),
        ...compared.spans,
        ...bold.spans,
        ...(another ? [another] : []),
      ],
    ),
  ];
}

const joined = (face: FoundType, rest: FoundType | null): FoundType =>
  rest === null
    ? face
    : {
        wish: { ...rest.wish, family: face.wish.family, classes: face.wish.classes },
        span: [Math.min(face.span[0], rest.span[0]), Math.max(face.span[1], rest.span[1])],
      };

const CAPITALS =
  /^(?:capitals|caps|uppercase|mayusculas|majuscules|grossbuchstaben|versalien|maiusculas|maiuscole)$/;
const JUDGED =
  /^(?:aggressive|yelling|yells|screaming|scream|screams|shouts|shouty|shouting|loud|harsh|angry|rude|pushy|hard|much|heavy|brutal|intimidating|bossy|agresivas?|gritan|chillonas|agressives?|crient|criardes|aggressiv|schreien|laut|agressivas?|gritam|aggressive|urlano|urlate)$/;

/** "The capitals feel aggressive": they are what is complained of, not what is wished. */
function judgedCapitals(reading: Heard): readonly Span[] {
  const { words } = reading;
  return words.flatMap(({ key }, at): Span[] => {
    if (!CAPITALS.test(key)) return [];
    const [, to] = clauseOf(reading, at);
    const judged = words.slice(at + 1, Math.min(to, at + 7)).findIndex((word) => JUDGED.test(word.key));
    return judged < 0 ? [] : [spanOf(words, at, at + 2 + judged)];
  });
}

/** "The lettering is too heavy, go lighter": a clause that names nothing goes on about what was named. */
const ofLetters = (reading: Heard, at: number): boolean =>
  (targetOf(reading, at) ?? (clauseOf(reading, at)[0] > 0 ? lastNamed(reading, at) : null)) === "letters";

const COMPARED = [
  [w.HEAVIER, 1],
  [w.FINER, -1],
] as const;

/** "The symbol bolder and the letters thinner": the first is not said of the letters. */
const weightsOfMark = (reading: Heard, taken: Taken): readonly Span[] =>
  [w.HEAVIER, w.FINER, w.BOLD].flatMap((table) =>
    table
      .all(free(reading, taken))
      .filter(({ from }) => targetOf(reading, from) === "mark")
      .map(({ from, to }) => spanOf(reading.words, from, to)),
  );

/** "It's stronger without the tagline" tells why, and wishes nothing. */
const isRemark = ({ words }: Heard, { from, to }: Found<unknown>): boolean =>
  /^(?:its|is|looks|feels|works|be|ist|es|est)$/.test(words[from - 1]?.key ?? "") &&
  /^(?:without|with|if|when|that|ohne|sin|sans|sem|senza)$/.test(words[to]?.key ?? "");

/** Steps of weight, up or down. */
function readWeights(
  reading: Heard,
  taken: Taken,
  tables: readonly (readonly [table: Phrases<true>, sign: 1 | -1])[],
): { readonly heavier: number; readonly spans: readonly Span[] } {
  let heavier = 0;
  const spans: Span[] = [];
  for (const [table, sign] of tables)
    for (const word of table.all(free(reading, taken))) {
      const target = targetOf(reading, word.from);
      if (target === "mark" || target === "colours" || isRemark(reading, word) || isEnough(reading, word))
        continue;
      if (word.phrase === "too light" && target !== "letters" && target !== "name") continue;
      heavier += sign * degreeOf(reading, word.from);
      spans.push(withDegree(reading, word));
      take(reading, word, taken);
    }
  const lighter = w.SHIFTS.all(free(reading, taken)).find((word) => word.phrase === "lighter");
  if (lighter && ofLetters(reading, lighter.from)) {
    heavier -= degreeOf(reading, lighter.from);
    spans.push(withDegree(reading, lighter));
    take(reading, lighter, taken);
  }
  return { heavier, spans };
}
