/** Runs of words that could be a name, and what speaks against one. */

import { CAPITAL_WORDS, LIKENESS_CUES, PLACE_CUES, PLACES, PRONOUNS } from "./lexicons/grammar.ts";
import { phraseList, wordSet } from "./lexicons/lists.ts";
import { breaksBefore, isCommon, type Reading, spanOf } from "./reading.ts";
import { hasDigit, isCamel, isCapital, isUncased, plain, type Span, type Word } from "./text.ts";

export type Named = { readonly text: string; readonly span: Span };

/** What the grammar must know of the other lexicons. */
export type WordKnowledge = {
  trade(key: string): boolean;
  /** Whether a word describes rather than names: trades, styles, colours, letters, forms. */
  describes(key: string): boolean;
  /** How many words a phrase that names a trade has here; 0 where there is none. */
  tradeAt(words: readonly Word[], index: number): number;
  colour(key: string): boolean;
  /** Whether it can be drawn. */
  thing(key: string): boolean;
  /** Whether a text is the name of a typeface. */
  family(text: string): boolean;
};

export type Candidate = Named & { readonly weight: number };

export const likeness = phraseList(LIKENESS_CUES);

export const places = phraseList(PLACES);

export const capitalWords = phraseList(CAPITAL_WORDS);

export const placeCues: ReadonlySet<string> = new Set(PLACE_CUES.split(/,\s*/));

export const MOST_WORDS = 6;

export const startsName = ({ raw }: Word, { capitals }: Reading): boolean =>
  (capitals && isCapital(raw)) || isCamel(raw) || hasDigit(raw) || isUncased(raw);

const CONNECTORS = wordSet(
  "and of the de la le les du des del della y et und e di da do dos das der von van den n zur zum am im d l com con avec sans sin sem",
);

export const TITLES = wordSet("dr st mr mrs ms nr prof sr sra ste mt");

/** From a capital over capitals, digits and what joins them ("Bread & Butter", "House of Owls", "Café de Flore"). */
export function capitalRun({ words }: Reading, from: number): number {
  let end = from + 1;
  while (end < words.length && end - from < MOST_WORDS) {
    const word = words[end]!;
    const titled =
      /^\.\s$/.test(word.gap) &&
      (TITLES.has(words[end - 1]!.key) || (words[end - 1]!.key === "no" && hasDigit(word.raw)));
    if (!titled && (!/^[\s\-‐'’&+×./|·_°]*$/u.test(word.gap) || /\n|\.\s|\s[-–—/|]\s/.test(word.gap))) break;
    const proper =
      isCapital(word.raw) || hasDigit(word.raw) || isUncased(word.raw) || /[’'ʼ]\p{Lu}/u.test(word.raw);
    if (proper || /[&+×]/u.test(word.gap)) {
      end++;
      continue;
    }
    const next = words[end + 1];
    const after = words[end + 2];
    const leads = (to: Word | undefined) =>
      to !== undefined && /^[\s\-'’]*$/u.test(to.gap) && isCapital(to.raw) && !/^I(?:['’ʼ]|$)/u.test(to.raw);
    if (CONNECTORS.has(word.key) && leads(next)) end += 2;
    else if (CONNECTORS.has(word.key) && next && CONNECTORS.has(next.key) && leads(after)) end += 3;
    // "Jazz on the Quay"
    else if (/^(?:on|by|under|over|beyond|above)$/.test(word.key) && next?.key === "the" && leads(after))
      end += 3;
    else break;
  }
  return end;
}

/** Small words that seldom stand inside a name: after these a place, a buyer or a reason follows. */
const LEADS_ON = wordSet(
  "in from at near for with by and or but because that which who as to since while where when en de a para con pour avec fur mit aus bei em com per nel und oder so is are",
);

/** "Room for Two", "A Stitch in Nine", "Twenty to Four": these numbers are no place and no buyer. */
const COUNTS = wordSet(
  "one two three four five six seven eight nine ten eleven twelve twenty many all none everyone everything nothing me you us me mine yours myself time bloom love motion",
);

/** Whether a small word that mostly leads on belongs to the name: a count follows it, or it joins to the end. */
function holdsOn({ words }: Reading, at: number): boolean {
  const [small, next] = [words[at]!, words[at + 1]];
  if (!next || !/^\s$/.test(next.gap) || !isCapital(next.raw) || places.at(words, at + 1)) return false;
  if (/^(?:for|in|to|at|with|by)$/.test(small.key) && COUNTS.has(next.key)) return true;
  return /^(?:for|to|with)$/.test(small.key) && breaksBefore(words[at + 2]);
}

/** After a cue a name may hold small words of any kind: "Rain on Slate", "Passo dopo Passo". */
export function introducedRun(reading: Reading, from: number): number {
  const { words } = reading;
  let end = capitalRun(reading, from);
  while (end < words.length && end - from < MOST_WORDS) {
    const [small, next] = [words[end]!, words[end + 1]];
    const inside =
      /^\s$/.test(small.gap) &&
      small.key.length <= 6 &&
      (!LEADS_ON.has(small.key) || holdsOn(reading, end)) &&
      next !== undefined &&
      /^\s$/.test(next.gap) &&
      isCapital(next.raw) &&
      !places.at(words, end + 1);
    if (!inside) break;
    end = capitalRun(reading, end + 1);
  }
  return end;
}

/** Small words inside a title: "A Stitch in Nine", "Table for One Tours". */
const INSIDE = wordSet(
  "a an the and or of in on at by for to with from as my me it is de la le el du des del y et und von am im zur zum & n",
);

/** One past a sentence that is a title from capital to capital with nothing but small words between; else `from`. */
export function titleRun(reading: Reading, from: number): number {
  const { words } = reading;
  const { sentence } = words[from]!;
  let end = from;
  while (words[end]?.sentence === sentence && end - from <= MOST_WORDS) {
    const { raw, key, gap } = words[end]!;
    if (end > from && !/^[\s\-'’&+]+$/u.test(gap)) return from;
    if (!isCapital(raw) && !hasDigit(raw) && !INSIDE.has(key)) return from;
    end++;
  }
  const whole = words[end]?.sentence !== sentence && end - from >= 3 && end - from <= MOST_WORDS;
  const last = words[end - 1]!;
  const small = words.slice(from, end).some(({ raw }) => !isCapital(raw));
  return whole && small && isCapital(words[from]!.raw) && isCapital(last.raw) && !places.at(words, end - 1)
    ? end
    : from;
}

/** In prose without capitals: until a common word, a comma or four words. */
export function plainRun(reading: Reading, from: number, known: WordKnowledge): number {
  const { words } = reading;
  let end = from;
  // "name is the fourth trimester"
  if (
    words[from]?.key === "the" &&
    words[from + 1] &&
    !breaksBefore(words[from + 1]) &&
    !LOGO.has(words[from + 1]!.key)
  ) {
    const rest = plainRun({ ...reading, words: words.with(from, { ...words[from]!, key: "" }) }, from, known);
    return rest > from + 1 ? rest : from;
  }
  while (end < words.length && end - from < 4) {
    const word = words[end]!;
    if (end > from && !/^[\s\-‐'’&+./]*$/u.test(word.gap)) break;
    const titled = /^\.\s$/.test(word.gap) && TITLES.has(words[end - 1]?.key ?? "");
    if (end > from && /\.\s|\n/.test(word.gap) && !titled) break;
    const amp = /[&+]/.test(word.gap);
    if (
      end === from
        ? isCommon(word.key) && pronouns.has(word.key)
        : !amp &&
          (isCommon(word.key) ||
            (known.describes(word.key) && !known.trade(word.key) && !breaksBefore(words[end + 1])))
    ) {
      const next = words[end + 1];
      // "called bread and butter": the connector holds when a plain noun follows and then the clause ends.
      const holds = word.key === "and" && next && !isCommon(next.key) && breaksBefore(words[end + 2]);
      if (!holds || end === from) break;
      end += 2;
      continue;
    }
    end++;
  }
  return end;
}

export const candidate = (reading: Reading, from: number, to: number, weight: number): Candidate => {
  const span = spanOf(reading.words, from, to);
  let text = plain(reading.prompt.slice(...span))
    .replace(/\s+/gu, " ")
    .trim();
  let end = span[1];
  // A mark at the end may belong to the name ("Yum!", "Yahoo!"), when the sentence goes on in lower case.
  const mark = /^([!?])\s+\p{Ll}/u.exec(reading.prompt.slice(end));
  if (mark && weight >= 90) {
    text += mark[1];
    end += 1;
  }
  return { text, span: [span[0], end], weight };
};

export const LOGO = wordSet(
  "initials letters lettermark logos logo brand branding identity mark wordmark icon logotype emblem badge design rebrand logotipo marca marque monogram symbol",
);

/** A place, a people, an abbreviation, or a name that belongs to somebody else. */
export function isPlaceOrOther({ words }: Reading, from: number, to: number, introduced = false): boolean {
  const place = places.at(words, from);
  if (place && place.to >= to) return true;
  const capital = capitalWords.at(words, from);
  if (capital && capital.to >= to) return true;
  if (introduced) return false;
  const before = words[from - 1];
  const joins = before && /^\s*$/.test(words[from]!.gap);
  if (joins && placeCues.has(before.key) && before.gap !== "-") return true;
  // "Berlin-based", "in the Alps"
  if (joins && /^the$/i.test(before.raw) && placeCues.has(words[from - 2]?.key ?? "")) return true;
  if (/^(?:based|born|style|inspired|esque|like)$/.test(words[to]?.key ?? "")) return true;
  for (let back = 1; back <= 6 && from - back >= 0; back++) {
    const cue = likeness.at(words, from - back);
    if (!cue || words[from - back]!.sentence !== words[from]!.sentence) continue;
    const between = words.slice(cue.to, from);
    // A cue reaches over a list of names: "competitors like Bolt, Lime and Tier".
    if (
      cue.to <= from &&
      between.every(
        ({ raw, key }) => isCapital(raw) || /^(?:and|or|y|et|und|e|o|ou|the|our|is|are|s)$/.test(key),
      )
    )
      return true;
  }
  return false;
}

export const pronouns = wordSet(PRONOUNS);

/** Words that belong to the sentence and not to a name in it, where no capital tells them apart. */
const STRUCTURE = wordSet(
  "nothing anything something everything no not never without very just only too a an for with need needs needed want wants make create design please we i our my your is are it its that which who to in on at from by as be can you me us have has like looking would should could will and or but hi hello hey dear thanks so also there this these those they he she was were get got give using use uses called named logo brand name color colors colour colours font style mood para con mit pour avec com per con und y et e o um uma un una une ein eine der die das le la el il los las les den dem",
);

/**
 * A name in prose without capitals: words up to the clause's end that are no part of the sentence, at least one
 * of them strange to the lexicons.
 */
export function lowerRun({ words }: Reading, from: number, known: WordKnowledge): number {
  let end = from;
  while (end < words.length && end - from < 5) {
    const { gap, key, sentence } = words[end]!;
    if (end > from && (sentence !== words[from]!.sentence || !/^[\s\-‐'’&+./]*$/u.test(gap))) break;
    const tied = /[&+]/.test(gap) && end > from;
    const next = words[end + 1];
    const joins =
      end > from &&
      /^(?:and|of|the|n|y|et|und|e|de|du|la|di|del)$/.test(key) &&
      next !== undefined &&
      /^\s$/.test(next.gap) &&
      !STRUCTURE.has(next.key) &&
      !known.describes(next.key);
    if (!tied && !joins && (STRUCTURE.has(key) || LOGO.has(key)) && !(end === from && key === "the")) {
      if (end === from) return from;
      // "lumen needs a logo", "lumen in soft green": the sentence goes on.
      break;
    }
    end++;
  }
  const run = words.slice(from, end);
  if (run.length === 0 || run.length > 4 || (LOGO.has(words[end]?.key ?? "") && breaksNot(words[end])))
    return from;
  const strange = run.some(({ key }) => !isCommon(key) && !known.describes(key) && !/^\d+$/.test(key));
  return strange ? end : from;
}

const breaksNot = (word: Word | undefined): boolean => word !== undefined && /^\s+$/.test(word.gap);
