/** Wishes about letters: class, family, weight, case, tracking. */

import type { Studio, TypeClass, TypeWish } from "../vocabulary.ts";
import { calledByName, cutAfter, familyMeant, isPlainlyFamily } from "./family-meant.ts";
import { isFormNotType } from "./letter-company.ts";
import { FOREIGN_FAMILIES } from "./lexicons/families.ts";
import {
  FINE_CLASS_WORDS,
  finerOf,
  ITALIC_WORDS,
  LEANING_WORDS,
  UNSPACED,
} from "./lexicons/letter-classes.ts";
import { CASE_WORDS, CLASS_WORDS, LETTER_NOUNS, TRACKING_WORDS, WEIGHT_WORDS } from "./lexicons/letters.ts";
import { commas, wordSet } from "./lexicons/lists.ts";
import { type Found, type Phrases, phrases } from "./phrases.ts";
import { breaksBefore, isCommon, overlaps, type Reading, spanOf } from "./reading.ts";
import { joined, type Span, type Word } from "./text.ts";

const rowsOf = <T>(rows: readonly (readonly [words: string, ...rest: T[]])[]) =>
  rows.flatMap(([words, ...rest]) => commas(words).map((word): [string, T[]] => [word, rest]));

const classWords = phrases(
  [...FINE_CLASS_WORDS, ...CLASS_WORDS].flatMap(([words, type, alone]) =>
    commas(words).map((word): [string, { type: TypeClass; alone: boolean }] => [
      word,
      { type: finerOf(word, type), alone },
    ]),
  ),
  { slips: true, plurals: true, ordinary: isCommon },
);
const weightWords = phrases(rowsOf(WEIGHT_WORDS), { plurals: true });
const caseWords = phrases(rowsOf(CASE_WORDS), { slips: true, ordinary: isCommon });
const trackingWords = phrases(rowsOf(TRACKING_WORDS));
const italicWords = phrases<{ readonly alone: boolean }>([
  ...commas(ITALIC_WORDS).map((word) => [word, { alone: true }] as const),
  ...commas(LEANING_WORDS).map((word) => [word, { alone: false }] as const),
]);
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
  /** One past the words of a family's name that begins here, whatever they mean here; 0 where none does. */
  named(words: readonly Word[], index: number): number;
  /** Where letters are so plainly spoken of that no name can stand there: a family with its cut, a class in Chinese. */
  plainly(reading: Reading): readonly Span[];
};

type Shelf = Pick<Studio, "faces"> & Partial<Pick<Studio, "families">>;
/** `known`: by name only, so that it must be said more plainly that letters are meant. */
type NamedFamily = { readonly family: string; readonly type: TypeClass | null; readonly known?: true };

const readers = new WeakMap<object, LetterReader>();

/** Its table of families is made once for a shelf of faces, not for each prompt. */
export function letterReaderOf(studio: Shelf): LetterReader {
  const reader = readers.get(studio.faces) ?? createLetterReader(studio);
  readers.set(studio.faces, reader);
  return reader;
}

function createLetterReader(studio: Shelf): LetterReader {
  const families = phrases<NamedFamily>([
    ...studio.faces.map((face) => [face.family, { family: face.family, type: null }] as const),
    ...FOREIGN_FAMILIES.map(([family, type]) => [family, { family, type }] as const),
    ...(studio.families?.() ?? []).map(
      ({ family, classes }) => [family, { family, type: classes[0] ?? null, known: true as const }] as const,
    ),
  ]);
  const family: LetterReader["family"] = (reading, index) => {
    const found = families.at(reading.words, index);
    if (!found) return null;
    const meant = found.value.known ? calledByName : familyMeant;
    return meant(reading, found.from, found.to) ? found : null;
  };
  const plainly: LetterReader["plainly"] = (reading) => [
    ...reading.words.flatMap((_, index): Span[] => {
      const found = families.at(reading.words, index);
      const plainly = found?.value.known ? calledByName : isPlainlyFamily;
      return found && plainly(reading, found.from, found.to)
        ? [spanOf(reading.words, found.from, cutAfter(reading, found.to))]
        : [];
    }),
    ...unspacedClasses(reading, []).map(({ span }) => span),
  ];
  const named: LetterReader["named"] = (words, index) => families.at(words, index)?.to ?? 0;
  return { read: (reading, taken) => readType(reading, taken, family), denied, family, named, plainly };
}

/** "Caslon-like", "Didot style": a manner, not a face. */
const isManner = ({ words }: Reading, to: number): boolean =>
  /^(?:like|style|styled|esque|inspired|ish|ahnlich|artig|vibes|feel)$/.test(words[to]?.key ?? "");

/** A word for letters within a few words on either side, in the same clause. */
function nearLetters({ words }: Reading, from: number, to: number, reach = 4): boolean {
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
  let familyEnd = -1;
  const manner: TypeClass[] = [];
  for (let index = 0; index < reading.words.length && !family; index++) {
    const found = familyAt(reading, index);
    if (found && wanted(found) && clear(reading, found, taken)) {
      if (!isManner(reading, found.to)) [family, familyEnd] = [found.value, found.to];
      else if (found.value.type) manner.push(found.value.type);
      note(found);
    }
  }
  // "Blackletter? No blackletter."
  const refused = new Set(denied(reading, taken).map(({ type }) => type));
  const classes: TypeClass[] = family?.type ? [family.type] : manner;
  for (const found of each(reading, classWords, taken)) {
    // "8-bit" by itself is a manner of drawing.
    const alone = found.value.alone || (found.to - found.from > 1 && !NEED_LETTERS.test(found.phrase));
    if (!wanted(found) || refused.has(found.value.type)) continue;
    if (!(alone || nearLetters(reading, found.from, found.to) || isFragment(reading, found))) continue;
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
          one.from === familyEnd ||
          nearLetters(reading, one.from, one.to, 4) ||
          besideClass(reading, one) ||
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
      // "Blackletter is fine": no weight.
      !(
        found.phrase === "fine" &&
        /^(?:is|are|be|also|looks?|s)$/.test(reading.words[found.from - 1]?.key ?? "")
      ) &&
      (found.phrase !== "black" ||
        // "Lato Black", but "in Lato, black".
        (found.from === familyEnd && joined(reading.words[found.from]!.gap)) ||
        /^weights?$/.test(reading.words[found.to]?.key ?? "") ||
        /^(?:condensed|extended|extra|ultra|heavy|grotesk|slab|compressed)$/.test(
          reading.words[found.from - 1]?.key ?? "",
        )),
  );
  const letterCase = first(
    caseWords,
    false,
    // "RiMare, la M maiuscola": one letter, not all.
    ({ from, to, phrase }) =>
      // "Embroidered on caps", "sorry for caps".
      !(
        phrase === "caps" &&
        /^(?:on|for|baseball|our|screw|bottle|knitted)$/.test(reading.words[from - 1]?.key ?? "")
      ) &&
      !(
        /^(?:maiuscol[aeo]|mayuscula|maiuscula|majuscule|capital)$/.test(phrase) &&
        [reading.words[from - 1], reading.words[to]].some((word) => word && word.raw.length === 1)
      ),
  );
  const tracking = firstTracking(reading, taken, wanted, note);
  const italic = each(reading, italicWords, taken).find(
    (found) => wanted(found) && (found.value.alone || nearLetters(reading, found.from, found.to)),
  );
  if (italic) note(italic);
  for (const { type, span } of unspacedClasses(reading, taken)) {
    if (!classes.includes(type)) classes.push(type);
    spans.push(span);
  }
  if (!family && classes.length === 0 && !weight && !letterCase && !tracking && !italic) return null;
  // A didone is a serif, and says more; so does each of these.
  for (const [finer, wider] of SAYS_MORE)
    if (classes.includes(finer) && classes.includes(wider)) classes.splice(classes.indexOf(wider), 1);
  // A "humanist serif" is a serif; our humanist faces have none.
  if (classes.includes("serif") && classes.includes("humanist"))
    classes.splice(classes.indexOf("humanist"), 1);
  return {
    wish: {
      classes,
      family: family?.family ?? null,
      weight,
      case: letterCase,
      tracking,
      ...(italic ? { italic: true as const } : {}),
    },
    span: [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))],
  };
}

const NEED_LETTERS = /^(?:8 bit|hand drawn)$/;

/** Of two classes that were read from one wish, the one that tells more. */
const SAYS_MORE: readonly (readonly [finer: TypeClass, wider: TypeClass])[] = [
  ["didone", "serif"],
  ["old-style", "serif"],
  ["slab", "serif"],
  ["typewriter", "mono"],
  ["handwritten", "script"],
  ["blackletter", "display"],
  ["blackletter", "script"],
  ["stencil", "display"],
  ["pixel", "display"],
  ["old-style", "humanist"],
];

/** Classes said in scripts that write without spaces, where no name or other reading has the words. */
const unspacedClasses = ({ prompt }: Reading, taken: readonly Span[]) =>
  UNSPACED.flatMap(([pattern, type]) => {
    const found = pattern.exec(prompt);
    if (!found) return [];
    const span: Span = [found.index, found.index + found[0].length];
    const denied = /(?:不要|不用|別|别|勿)[^，。、]{0,4}$/u.test(prompt.slice(0, span[0]));
    const refused = /^(?:ではなく|じゃなく|なし|不要|말고|아닌)/u.test(prompt.slice(span[1]));
    return denied || refused || taken.some((each) => overlaps(each, span)) ? [] : [{ type, span }];
  });

const isAnd = (word: Word | undefined): boolean => /^(?:and|und|y|e|et|&)$/.test(word?.key ?? "");

/** "Bold rounded", "bold and rounded": a weight right beside a class. */
const besideClass = ({ words }: Reading, { from, to }: Found<unknown>): boolean =>
  [words[from - 1], isAnd(words[to]) ? words[to + 1] : words[to]].some(
    (word, side) =>
      word !== undefined &&
      !breaksBefore(side === 0 ? words[from] : word) &&
      /^(?:rounded|condensed)$/.test(classWords.get(word.key)?.type ?? ""),
  );

/** "…teal, rounded." or "bold rounded.": nothing else between two stops, so letters are meant. */
function isFragment({ words }: Reading, { from, to, value }: Found<{ type: TypeClass }>): boolean {
  if (!/^(?:rounded|condensed|mono|geometric|wide)$/.test(value.type) || from === 0) return false;
  let start = from;
  while (
    start > 0 &&
    !breaksBefore(words[start]) &&
    (weightWords.has(words[start - 1]!.key) || (start < to && isAnd(words[start - 1])))
  )
    start--;
  let end = to;
  while (
    end < words.length &&
    !breaksBefore(words[end]) &&
    (weightWords.has(words[end]!.key) || caseWords.has(words[end]!.key))
  )
    end++;
  if (!breaksBefore(words[start]) || !breaksBefore(words[end])) return false;
  // "Geometric" by itself is a style; beside a fragment that speaks of letters it is theirs.
  return (
    !/^(?:geometric|wide)$/.test(value.type) || lettersIn(words, start - 1, -1) || lettersIn(words, end, 1)
  );
}

/** Whether the fragment that begins here, in this direction, speaks of letters. */
function lettersIn(words: readonly Word[], at: number, step: 1 | -1): boolean {
  for (let here = at; here >= 0 && here < words.length; here += step) {
    if (letterNouns.has(words[here]!.key) || caseWords.has(words[here]!.key)) return true;
    if (step === 1 && breaksBefore(words[here + 1])) return false;
    if (step === -1 && breaksBefore(words[here])) return false;
  }
  return false;
}

/** "…serif, thin.": a weight between commas, in a sentence that speaks of letters. */
function aloneBeside({ words }: Reading, { from, to }: Found<unknown>): boolean {
  const [here, next] = [words[from]!, words[to]];
  // "A grotesk, quite bold, with…"
  const degree = /^(?:quite|very|rather|fairly|extra|really|pretty)$/.test(words[from - 1]?.key ?? "")
    ? 1
    : 0;
  const opens = degree === 1 ? words[from - 1]!.gap : here.gap;
  const alone = /[,;]/.test(opens) && (next === undefined || /[,.;\n]/.test(next.gap));
  const before = words[from - 1 - degree];
  // "Letters: big, round, bold", "the lettering in lower case and very thin".
  const told = words.some(({ key, sentence }) => sentence === here.sentence && letterNouns.has(key));
  const opening = words.find(({ sentence }) => sentence === here.sentence)!;
  if (alone && letterNouns.has(opening.key)) return true;
  if (degree === 1 && told && before?.key === "and" && breaksBefore(next)) return true;
  // "Schrift: Montserrat, fett", "Letters? Rounded, bold": letters were the last thing spoken of.
  return (
    alone &&
    words
      .slice(Math.max(0, from - LAST_SPOKEN_OF), from)
      .some(
        ({ key, sentence }) => sentence === here.sentence && (letterNouns.has(key) || classWords.has(key)),
      )
  );
}

const LAST_SPOKEN_OF = 3;

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
        nearLetters(reading, one.from, one.to) ||
        aloneBeside(reading, one)),
  );
  if (!found) return airOf(reading);
  note(found);
  return found.value[0]!;
}

/** "Plenty of space between the letters", "a lot of air between them". */
function airOf({ prompt }: Reading): "wide" | "tight" | null {
  const set =
    /\b(?:(?<wide>generous|airy|loose|open|ample|roomy|lots of|plenty of|wide|extra)|(?<tight>tight|close|narrow|snug|minimal|negative))\s+(?:letter[\s-]?spacing|tracking|kerning)\b/iu.exec(
      prompt,
    );
  if (set) return set.groups?.wide ? "wide" : "tight";
  const found =
    /\b(?<much>lots?|plenty|a lot|more|generous|wide|much|extra|breathing|ample|enough|viel|mucho|muito|molto|beaucoup|less|little|no|hardly any|not much|tight|close|wenig|poco|pouco|peu)\b[^.,;!?]{0,12}?\b(?:space|air|room|spacing|gaps?|luft|abstand|raum|aire|espacio|espaco|ar|aria|spazio|espace|air)\s+(?:in\s+)?(?:between|among|around|zwischen|entre|tra|fra)\s+(?:the\s+|den\s+|las\s+|as\s+|le\s+|les\s+)?(?:single\s+)?(?:letters|them|characters|capitals|letterforms|buchstaben|letras|lettere|lettres)\b/iu.exec(
      prompt,
    );
  if (!found) return null;
  return /^(?:less|little|no|hardly any|not much|tight|close|wenig|poco|pouco|peu)$/iu.test(
    found.groups!.much!,
  )
    ? "tight"
    : "wide";
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
