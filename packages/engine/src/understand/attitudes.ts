/** For each word of a prompt whether the caller wants what it says, refuses it, or tells of the past. */

import { askedAndRefused, ofBusiness, ofOthers, othersWish, soundsLikeRefusal } from "./facts.ts";
import { freeOf } from "./free-of.ts";
import { markKeptOut, markLateDenials, markLeftOut, markNoneOfIt } from "./late-refusals.ts";
import { WISHED_AFTER, WISHED_BEFORE } from "./lexicons/disguised-wishes.ts";
import type { Language } from "./lexicons/grammar.ts";
import { phraseList, wordSet } from "./lexicons/lists.ts";
import { DISLIKES, NOT_NEGATIONS, PAST_CUES } from "./lexicons/negations.ts";
import { DISLIKES_ABROAD, NOT_NEGATIONS_ABROAD, PAST_CUES_ABROAD } from "./lexicons/negations-abroad.ts";
import { type Attitude, negators, REACH, type Scope, scopeEnd } from "./refusal-reach.ts";
import type { Word } from "./text.ts";

const notNegations = phraseList(
  [NOT_NEGATIONS, NOT_NEGATIONS_ABROAD, WISHED_AFTER, WISHED_BEFORE].join(", "),
);
const past = phraseList(`${PAST_CUES}, ${PAST_CUES_ABROAD}`);
const dislikes = phraseList(`${DISLIKES}, ${DISLIKES_ABROAD}`);

/** Verbs of refusal take whole lists: "avoid blue, red and pink". After "no" a comma starts something new. */
const LISTING = wordSet(
  "avoid avoiding hate hates dislike detest steer stay refrain leave skip exclude evitar evita evite evitare evitate eviter evitez vermeiden vermeide vermeidet ditch ban keep nothing tired sick nada niente free spare forget rid detest loathe despise abhor omit reject scrap banish veto evitad evitamos eviten evitese evitem evitiamo evitons evitando huimos meiden meidet descartar",
);
/** After these a verb follows, and only then what is refused. */
const VERBLESS = new Set(
  "dont,do not,doesnt,does not,must not,mustnt,wont,never,please dont,would rather not,id rather not,wed rather not,prefer not,cannot,shouldnt,should not,dont you dare,may not,must never,should never,ought not,need not,neednt".split(
    ",",
  ),
);
export type Attitudes = { readonly attitudes: readonly Attitude[]; readonly refusals: readonly Scope[] };

export function attitudesOf(words: readonly Word[], language: Language): Attitudes {
  const attitudes: Attitude[] = words.map(() => "wanted");
  const scopes: Scope[] = [];
  markPast(words, attitudes);
  const late = markLateDenials(words, attitudes, scopes);
  markLeftOut(words, attitudes, scopes);
  markNoneOfIt(words, attitudes, scopes);
  markOthers(words, attitudes, scopes);
  const facts = new Set<number>();
  markKeptOut(words, attitudes, scopes);
  for (const at of freeOf(words)) {
    attitudes[at] = "denied";
    scopes.push({ from: at, to: at + 1, verb: false });
  }
  for (let index = 0; index < words.length; index++) {
    if (late.has(index)) continue;
    const harmless = notNegations.at(words, index);
    if (harmless) {
      // "We are not dentists": said of the business, neither wished nor refused.
      if (OF_US.test(harmless.phrase)) {
        const end = scopeEnd(words, harmless.to, false);
        for (let at = harmless.to; at < end; at++) attitudes[at] = "past";
      }
      index = harmless.to - 1;
      continue;
    }
    const negator = negators[language].at(words, index) ?? negators.en.at(words, index);
    if (!negator || (words[index]!.key === "sans" && language !== "fr")) continue;
    if (isNoNegator(words, index)) continue;
    // "No, …" and "no – …" answer a question; they refuse nothing that follows.
    if (
      /^(?:no|nein|non|nao)$/.test(words[index]!.key) &&
      negator.to === index + 1 &&
      /^(?:,|\s[-–—])/.test(words[negator.to]?.gap ?? "")
    )
      continue;
    // "Rot bitte vermeiden, lieber Blau": a refusal with a comma right after it stands behind its object.
    if (
      /^\s*[,;]/.test(words[negator.to]?.gap ?? "") ||
      words[negator.to]?.sentence !== words[index]!.sentence
    )
      if (
        !/^\s*[:?\n]/.test(words[negator.to]?.gap ?? "") &&
        !(opensLine(words[index]!) && isDash(words[negator.to]))
      ) {
        index = negator.to - 1;
        continue;
      }
    if (ofOthers(words, index) || (language !== "de" && soundsLikeRefusal(words, index))) {
      index = negator.to - 1;
      continue;
    }
    if (ofBusiness(words, index, negator.to, negator.phrase, facts)) {
      facts.add(words[index]!.sentence);
      const end = scopeEnd(words, negator.to, false);
      for (let at = negator.to; at < end; at++) if (attitudes[at] === "wanted") attitudes[at] = "past";
      index = negator.to - 1;
      continue;
    }
    const listed =
      /^\s*[:?]/.test(words[negator.to]?.gap ?? "") ||
      (opensLine(words[index]!) && isDash(words[negator.to]));
    const answer = answerTo(words, negator.to);
    for (let at = answer[0]; at < answer[1]; at++) attitudes[at] = "denied";
    if (answer[1] > answer[0]) scopes.push({ from: answer[0], to: answer[1], verb: false });
    const end = listed
      ? sentenceEnd(words, negator.to)
      : scopeEnd(
          words,
          negator.to,
          words.slice(index, negator.to).some(({ key }) => LISTING.has(key)),
          language,
        );
    for (let at = negator.to; at < end; at++) attitudes[at] = "denied";
    if (end > negator.to) scopes.push({ from: negator.to, to: end, verb: VERBLESS.has(negator.phrase) });
    index = negator.to - 1;
  }
  return { attitudes, refusals: scopes };
}

/** "Sans serif", "les sans géométriques", "scrap copper": words that refuse nothing in this company. */
function isNoNegator(words: readonly Word[], at: number): boolean {
  const [before, here, after] = [words[at - 1]?.key ?? "", words[at]!.key, words[at + 1]?.key ?? ""];
  if (here === "sans") return after.startsWith("serif") || /^(?:les|une|un|des|la|de|cette)$/.test(before);
  return here === "scrap" && !/^(?:the|that|those|these|any|all|our|it|every|this)$/.test(after);
}

/** Wishes of people who were outvoted, and questions answered with "no". */
function markOthers(words: readonly Word[], attitudes: Attitude[], scopes: Scope[]): void {
  for (let index = 1; index < words.length; index++) {
    const [from, to] = othersWish(words, index) ?? [0, 0];
    for (let at = from; at < to; at++) if (attitudes[at] === "wanted") attitudes[at] = "past";
    const refused = askedAndRefused(words, index);
    if (!refused) continue;
    for (let at = refused[0]; at < refused[1]; at++) attitudes[at] = "denied";
    scopes.push({ from: refused[0], to: refused[1], verb: false });
  }
}

/** Refusals that say what the caller is not or does not do. */
const OF_US =
  /^(?:not bothered about|not fuss|not picky about|we are not|weare not|were not|i am not|im not|it is not|its not|this is not|we do not|we dont|i dont|i do not|wir sind|no somos|nous ne|nao somos|non siamo)/;

/** "What should not be in the logo? – Sheep, hearts.": the answer to a question of refusal. */
function answerTo(words: readonly Word[], at: number): readonly [number, number] {
  const asked = words[at - 1]!.sentence;
  let from = at;
  while (from < words.length && words[from]!.sentence === asked) from++;
  const start = words[from];
  if (!start || !/\?/.test(start.gap) || from - at > REACH) return [0, 0];
  // "Owl? Maybe not an owl? A fox." speaks of something else by then.
  if (
    !/^\?\s*(?:[-–—:>]|\n)/u.test(start.gap) &&
    !ASKS.test(
      words[at - 1]!.key +
        words
          .slice(at, from)
          .map(({ key }) => ` ${key}`)
          .join(""),
    )
  )
    return [0, 0];
  let to = from + 1;
  while (to < words.length && !/\n/.test(words[to]!.gap) && words[to]!.sentence <= start.sentence) to++;
  return [from, to];
}

const ASKS = /\b(?:like|want|see|avoid|include|logo|show|hate|use)\b/;

const opensLine = ({ gap, start }: Word): boolean => start === 0 || /\n/.test(gap);
const isDash = (word: Word | undefined): boolean => word !== undefined && /^\s*[-–—]\s/.test(word.gap);

const sentenceEnd = (words: readonly Word[], from: number): number => {
  let end = from;
  while (end < words.length && words[end]!.sentence === words[from]!.sentence) end++;
  return end;
};

function markPast(words: readonly Word[], attitudes: Attitude[]): void {
  for (let index = 0; index < words.length; index++) {
    const cue = past.at(words, index);
    // "Keep the old turquoise" wants it.
    if (!cue || /^(?:keep|keeping|retain|save|preserve)$/.test(words[index - 1]?.key ?? "")) continue;
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
