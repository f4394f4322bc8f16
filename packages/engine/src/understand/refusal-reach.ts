/** How far a refusal reaches: forwards over its object and the list it may take, backwards over the clause it ends. */

import type { Language } from "./lexicons/grammar.ts";
import { phraseList, wordSet } from "./lexicons/lists.ts";
import { NEGATORS, TURNS } from "./lexicons/negations.ts";
import { NEGATORS_ABROAD } from "./lexicons/negations-abroad.ts";
import type { Phrases } from "./phrases.ts";
import type { Word } from "./text.ts";

/** `denied`: not wanted. `past`: told of an earlier logo, neither wanted nor denied. */
export type Attitude = "wanted" | "denied" | "past";

/** Words a refusal reaches; `verb`: a bare "don't", so the first word says what not to do. */
export type Scope = { readonly from: number; readonly to: number; readonly verb: boolean };

const turns = phraseList(TURNS);
export const negators: { readonly [language in Language]: Phrases<true> } = {
  en: phraseList(NEGATORS.en),
  es: phraseList(`${NEGATORS.es}, ${NEGATORS_ABROAD.es}`),
  fr: phraseList(`${NEGATORS.fr}, ${NEGATORS_ABROAD.fr}`),
  de: phraseList(`${NEGATORS.de}, ${NEGATORS_ABROAD.de}`),
  pt: phraseList(`${NEGATORS.pt}, ${NEGATORS_ABROAD.pt}`),
  it: phraseList(`${NEGATORS.it}, ${NEGATORS_ABROAD.it}`),
};

export const OR = wordSet("or nor ni o ou oder ne noch neither no");
export const AND = wordSet("and y et und e plus");
const NEW_PHRASE = wordSet("a an the with please keep lots mostly mainly some use make do go set");
const LETTERS = wordSet(
  "serif sans slab grotesk script mono monospace condensed rounded lowercase uppercase caps letters lettering letter font type typeface italic letras letra tipografia fuente lettres police typographie fonte fontes tipos schrift schriftart buchstaben serifen serifenlos kleinbuchstaben versalien lettere carattere caratteri minuscole maiuscole minusculas mayusculas maiusculas minuscules majuscules",
);
/** A refusal reaches no further than this many words. */
export const REACH = 11;

/** How many words of one item of a list are looked over before the list is thought to have ended. */
export const ITEM = 4;

const LETTER_NOUN = /^(?:font|fonts|typeface|type|letters|lettering|lowercase|uppercase|capitals|caps)$/;

export function lateStart(words: readonly Word[], index: number): number {
  const { sentence } = words[index]!;
  let from = index;
  let listed = false;
  let length = 0;
  while (from > 0 && words[from - 1]!.sentence === sentence && index - from < REACH) {
    const before = words[from - 1]!;
    const comma = from < index && /[,;:()"“”«»]/.test(words[from]!.gap);
    if (comma && (!listed || length > ITEM)) return from;
    if (comma) length = 0;
    if (turns.at(words, from - 1) && !/^(?:colou?rs?|type|font|style|symbol)$/.test(before.key)) return from;
    // "A rounded font and beans are out": the letters before it are wished.
    if (AND.has(before.key) && LETTER_NOUN.test(words[from - 2]?.key ?? "")) return from;
    if (AND.has(before.key) || OR.has(before.key)) listed = true;
    from--;
    length++;
  }
  return from;
}

/** "… because that is what the banks use": a reason is no part of the refusal. */
const REASON = /^(?:because|since|although|while|whereas|weil|porque|perche|parce|denn)$/;

export function scopeEnd(
  words: readonly Word[],
  from: number,
  lists: boolean,
  language: Language = "en",
): number {
  const sentence = words[from]?.sentence;
  let at = from;
  for (; at < words.length && at < from + REACH; at++) {
    const word = words[at]!;
    if (word.sentence !== sentence) return at;
    if (/[:()”»]|"[\s,.]/.test(word.gap) && at > from) return at;
    if (at > from && REASON.test(word.key)) return at;
    // "Skip the hats, skip the cactus", "senza falchi e senza eliche": the next refusal has its own reach.
    const opensNext = /,/.test(word.gap) || AND.has(words[at - 1]?.key ?? "");
    if (at > from && opensNext && negators[language].at(words, at)) return at;
    if (at > from && turns.at(words, at) && !OR.has(words[at - 1]!.key)) return at;
    const more = words[at + 1]?.key ?? "";
    // "Skip the sign and the quill" goes on; "no fox and a bold serif" does not.
    if (AND.has(word.key) && NEW_PHRASE.has(more) && !(lists && /^(?:a|an|the)$/.test(more))) return at;
    if (word.key === "with" && at > from) return at;
    if (/[,،、]/.test(word.gap) && at > from && !listGoesOn(words, at, lists, from)) return at;
  }
  return at;
}

/** Whether the comma before this word parts items of one refused list: it must end in "or" (or, after a verb, "and"). */
function listGoesOn(words: readonly Word[], at: number, lists: boolean, from: number): boolean {
  const sentence = words[at]!.sentence;
  // "Not a ring, a diamond or a heart": where the first item has its article, the others do too.
  const articled = words.slice(from, at).some(({ key }) => /^(?:an?|una?|une|eine?n?|uma?|uno)$/.test(key));
  // "No crosses, a bench or a bird": an article opens a wish.
  const opensWish = (index: number) => /^(?:an?|un[aeo]?|eine?n?|uma?|with|maybe)$/.test(words[index]!.key);
  let length = 0;
  for (let index = at; index < words.length && words[index]!.sentence === sentence; index++) {
    const { key, gap } = words[index]!;
    if (index > at && /[,،、]/.test(gap)) length = 0;
    if (length === 0 && !lists && !articled && opensWish(index)) return false;
    if (turns.at(words, index)) return false;
    if (OR.has(key)) return key !== "no" || index === at ? key !== "no" : false;
    if (lists && (AND.has(key) || (index > at && /&/.test(gap)))) return true;
    if (++length > 3) return false;
  }
  // "avoid blue, red." has no last "and", and is a list all the same; "avoid grapes, slab serif" is not.
  const letters = words.slice(at).some(({ key, sentence: own }) => own === sentence && LETTERS.has(key));
  return lists && length <= 2 && !letters;
}
