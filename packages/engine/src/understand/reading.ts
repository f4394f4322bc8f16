/** A prompt read once: its words, its language, and for each word whether the caller wants what it says. */

import {
  COMMON_WORDS,
  DISLIKES,
  LANGUAGE_WORDS,
  type Language,
  NEGATORS,
  NOT_NEGATIONS,
  PAST_CUES,
  TURNS,
} from "./lexicons/grammar.ts";
import { phraseList, wordSet } from "./lexicons/lists.ts";
import type { Phrases } from "./phrases.ts";
import { isCapital, isUncased, readWords, type Span, type Word } from "./text.ts";

/** `denied`: not wanted. `past`: told of an earlier logo, neither wanted nor denied. */
export type Attitude = "wanted" | "denied" | "past";

export type Reading = {
  readonly prompt: string;
  readonly words: readonly Word[];
  readonly language: Language;
  readonly attitudes: readonly Attitude[];
  /** Whether capitals tell names here: not in shouting, in lower-case prose or In Title Case. */
  readonly capitals: boolean;
};

const LANGUAGES = Object.entries(LANGUAGE_WORDS).map(
  ([language, list]) => [language as Language, wordSet(list)] as const,
);
const ENGLISH = wordSet(LANGUAGE_WORDS.en);
const common = wordSet(COMMON_WORDS);
/** A word of ordinary briefs, hence no slip of another and seldom a name. */
export const isCommon = (key: string): boolean => common.has(key);

export function read(prompt: string): Reading {
  const words = readWords(prompt);
  const language = languageOf(words);
  return { prompt, words, language, attitudes: attitudesOf(words, language), capitals: capitalsTell(words) };
}

function languageOf(words: readonly Word[]): Language {
  let best: Language = "en";
  let most = 0;
  for (const [language, list] of LANGUAGES) {
    // A word that several languages share tells little; one word alone ("sans") tells nothing.
    const hits = words.filter(({ key }) => list.has(key));
    const count = hits.reduce(
      (sum, { key }) => sum + 1 / LANGUAGES.filter(([, other]) => other.has(key)).length,
      0,
    );
    const only = hits.some(
      ({ key }) => key.length > 2 && LANGUAGES.every(([other, its]) => other === language || !its.has(key)),
    );
    const silentEnglish = !words.some(({ key }) => ENGLISH.has(key));
    if (count > most && (language === "en" || hits.length > 1 || (only && silentEnglish)))
      [best, most] = [language, count];
  }
  return best;
}

function capitalsTell(words: readonly Word[]): boolean {
  const cased = words.filter(({ raw }) => /^\p{L}/u.test(raw) && !isUncased(raw));
  if (cased.length < 4) return true;
  const capital = cased.filter(({ raw }) => isCapital(raw)).length;
  return capital > 0 && capital / cased.length < 0.75;
}

const notNegations = phraseList(NOT_NEGATIONS);
const turns = phraseList(TURNS);
const past = phraseList(PAST_CUES);
const dislikes = phraseList(DISLIKES);
const negators = Object.fromEntries(
  Object.entries(NEGATORS).map(([language, list]) => [language, phraseList(list)]),
) as { readonly [language in Language]: Phrases<true> };

/** Verbs of refusal take whole lists: "avoid blue, red and pink". After "no" a comma starts something new. */
const LISTING = wordSet(
  "avoid avoiding hate hates dislike detest steer stay refrain leave skip exclude evitar evita evite evitare evitate eviter evitez vermeiden vermeide vermeidet ditch ban keep nothing tired sick nada niente",
);
const OR = wordSet("or nor ni o ou oder ne noch neither no");
const AND = wordSet("and y et und e plus");
const NEW_PHRASE = wordSet("a an the with please keep lots mostly mainly some use make do go set");
/** A refusal reaches no further than this many words. */
const REACH = 11;

function attitudesOf(words: readonly Word[], language: Language): Attitude[] {
  const attitudes: Attitude[] = words.map(() => "wanted");
  markPast(words, attitudes);
  markLateDenials(words, attitudes);
  for (let index = 0; index < words.length; index++) {
    const harmless = notNegations.at(words, index);
    if (harmless) {
      index = harmless.to - 1;
      continue;
    }
    const negator = negators[language].at(words, index) ?? negators.en.at(words, index);
    if (!negator || (words[index]!.key === "sans" && language !== "fr")) continue;
    if (words[index]!.key === "sans" && words[index + 1]?.key.startsWith("serif")) continue;
    // "No, …" and "no – …" answer a question; they refuse nothing that follows.
    if (
      /^(?:no|nein|non|nao)$/.test(words[index]!.key) &&
      negator.to === index + 1 &&
      /^(?:,|\s[-–—])/.test(words[negator.to]?.gap ?? "")
    )
      continue;
    const listed = /^\s*[:?]/.test(words[negator.to]?.gap ?? "");
    const end = listed
      ? sentenceEnd(words, negator.to)
      : scopeEnd(words, negator.to, LISTING.has(words[index]!.key));
    for (let at = negator.to; at < end; at++) attitudes[at] = "denied";
    index = negator.to - 1;
  }
  return attitudes;
}

const sentenceEnd = (words: readonly Word[], from: number): number => {
  let end = from;
  while (end < words.length && words[end]!.sentence === words[from]!.sentence) end++;
  return end;
};

/** "Scales are forbidden", "green is too obvious": the refusal stands behind what it refuses. */
const LATE_DENIALS = phraseList(
  "is overused, are overused, is too obvious, are too obvious, is obvious, is forbidden, are forbidden, is banned, are banned, is off the table, are off the table, is out, are out, is cliche, are cliche, is a cliche, are cliches, is boring, are boring, would be boring, would be too obvious, would be wrong, is too much, are too much, is taboo, is not an option, are not an option, is a no go, are a no go, not wanted, is not allowed, not allowed, is too corporate, feels dated, is overdone, are overdone, is tired, esta prohibido, est interdit, ist tabu, ist verboten, is hateful, makes us cringe, is not for us, are not for us",
);

function markLateDenials(words: readonly Word[], attitudes: Attitude[]): void {
  for (let index = 0; index < words.length; index++) {
    if (!LATE_DENIALS.at(words, index)) continue;
    const { sentence } = words[index]!;
    for (let at = index - 1; at >= 0 && index - at <= 6 && words[at]!.sentence === sentence; at--)
      attitudes[at] = "denied";
  }
}

function scopeEnd(words: readonly Word[], from: number, lists: boolean): number {
  const sentence = words[from]?.sentence;
  let at = from;
  for (; at < words.length && at < from + REACH; at++) {
    const word = words[at]!;
    if (word.sentence !== sentence) return at;
    if (/[:()]/.test(word.gap) && at > from) return at;
    if (at > from && turns.at(words, at) && !OR.has(words[at - 1]!.key)) return at;
    if (AND.has(word.key) && NEW_PHRASE.has(words[at + 1]?.key ?? "")) return at;
    if (word.key === "with" && at > from) return at;
    if (/[,،、]/.test(word.gap) && at > from && !listGoesOn(words, at, lists)) return at;
  }
  return at;
}

/** Whether the comma before this word parts items of one refused list: it must end in "or" (or, after a verb, "and"). */
function listGoesOn(words: readonly Word[], at: number, lists: boolean): boolean {
  const sentence = words[at]!.sentence;
  // "No crosses, a bench or a bird": an article opens a wish.
  const opensWish = (index: number) => /^(?:an?|un[aeo]?|eine?n?|uma?|with|maybe)$/.test(words[index]!.key);
  let length = 0;
  for (let index = at; index < words.length && words[index]!.sentence === sentence; index++) {
    const { key, gap } = words[index]!;
    if (index > at && /[,،、]/.test(gap)) length = 0;
    if (length === 0 && !lists && opensWish(index)) return false;
    if (turns.at(words, index)) return false;
    if (OR.has(key)) return key !== "no" || index === at ? key !== "no" : false;
    if (lists && AND.has(key)) return true;
    if (++length > 3) return false;
  }
  // "avoid blue, red." has no last "and", and is a list all the same.
  return lists && length <= 2;
}

function markPast(words: readonly Word[], attitudes: Attitude[]): void {
  for (let index = 0; index < words.length; index++) {
    const cue = past.at(words, index);
    if (!cue) continue;
    const sentence = words[index]!.sentence;
    let end = cue.to;
    while (end < words.length && words[end]!.sentence === sentence && !isTurn(words, end)) end++;
    let after = end;
    while (after < words.length && words[after]!.sentence <= sentence + 1 && after < end + 4) after++;
    const hated = [...Array(after - index).keys()].some(
      (offset) => dislikes.at(words, index + offset) !== null,
    );
    for (let at = index; at < end; at++) attitudes[at] = hated ? "denied" : "past";
    index = end - 1;
  }
}

const PAST_TURNS = phraseList(
  "but, now we, now i, now it, this time, we want, i want, we need, i need, instead, pero, ahora, mais, maintenant, aber, jetzt, mas, agora, ma, adesso, ora, should, need, want, make",
);
const isTurn = (words: readonly Word[], at: number): boolean => PAST_TURNS.at(words, at) !== null;

export const spanOf = (words: readonly Word[], from: number, to: number): Span => [
  words[from]!.start,
  words[to - 1]!.end,
];

export const overlaps = ([a, b]: Span, [c, d]: Span): boolean => a < d && c < b;

/** Whether a comma, a full stop or the like stands before this word. */
export const breaksBefore = (word: Word | undefined): boolean =>
  word === undefined || /[^\s\-'’&]/u.test(word.gap);
