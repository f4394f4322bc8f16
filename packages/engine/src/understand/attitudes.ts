/** For each word of a prompt whether the caller wants what it says, refuses it, or tells of the past. */

import { askedAndRefused, ofBusiness, ofOthers, othersWish, soundsLikeRefusal } from "./facts.ts";
import { freeOf } from "./free-of.ts";
import type { Language } from "./lexicons/grammar.ts";
import { phraseList, wordSet } from "./lexicons/lists.ts";
import { DISLIKES, LATE_DENIALS, NEGATORS, NOT_NEGATIONS, PAST_CUES, TURNS } from "./lexicons/negations.ts";
import type { Phrases } from "./phrases.ts";
import type { Word } from "./text.ts";

/** `denied`: not wanted. `past`: told of an earlier logo, neither wanted nor denied. */
export type Attitude = "wanted" | "denied" | "past";

const notNegations = phraseList(NOT_NEGATIONS);
const turns = phraseList(TURNS);
const past = phraseList(PAST_CUES);
const dislikes = phraseList(DISLIKES);
const negators = Object.fromEntries(
  Object.entries(NEGATORS).map(([language, list]) => [language, phraseList(list)]),
) as { readonly [language in Language]: Phrases<true> };

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
const OR = wordSet("or nor ni o ou oder ne noch neither no");
const AND = wordSet("and y et und e plus");
const NEW_PHRASE = wordSet("a an the with please keep lots mostly mainly some use make do go set");
const LETTERS = wordSet(
  "serif sans slab grotesk script mono monospace condensed rounded lowercase uppercase caps letters lettering letter font type typeface italic letras letra tipografia fuente lettres police typographie fonte fontes tipos schrift schriftart buchstaben serifen serifenlos kleinbuchstaben versalien lettere carattere caratteri minuscole maiuscole minusculas mayusculas maiusculas minuscules majuscules",
);
/** A refusal reaches no further than this many words. */
const REACH = 11;

/** Words a refusal reaches; `verb`: a bare "don't", so the first word says what not to do. */
export type Scope = { readonly from: number; readonly to: number; readonly verb: boolean };

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
    if (words[index]!.key === "sans" && words[index + 1]?.key.startsWith("serif")) continue;
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

const breaksBefore = ({ gap }: Word): boolean => /[^\s\-'’&]/u.test(gap);
const opensLine = ({ gap, start }: Word): boolean => start === 0 || /\n/.test(gap);
const isDash = (word: Word | undefined): boolean => word !== undefined && /^\s*[-–—]\s/.test(word.gap);

const sentenceEnd = (words: readonly Word[], from: number): number => {
  let end = from;
  while (end < words.length && words[end]!.sentence === words[from]!.sentence) end++;
  return end;
};

const lateDenials = phraseList(LATE_DENIALS);
/** Verbs that can only speak of what stands before them. */
const SAYS_OF_IT =
  /^(?:is|are|isnt|arent|feels?|would|makes?|has|have|gives|wont|does|doesnt|can|stays?|need|should|must|ist|sind|geht|gehen|muss|mussen|kommt|kommen|scheidet|scheiden|est|sont|esta|estan|queda|sono|fica|ficam|estao)$/;

/** "Scales are forbidden": from the refusal back over its clause, and over the list that clause may end. */
function markLateDenials(
  words: readonly Word[],
  attitudes: Attitude[],
  scopes: Scope[],
): ReadonlySet<number> {
  const marked = new Set<number>();
  for (let index = 0; index < words.length; index++) {
    const late = lateDenials.at(words, index);
    if (!late || index === 0) continue;
    const next = words[late.to];
    const listed = /^\s*[:?]/.test(next?.gap ?? "");
    const ends = !next || (/[^\s\-'’]/u.test(next.gap) && !listed) || AND.has(next.key) || next.key === "but";
    // "We don't want", "vermeiden" may also stand before their object: late only where the clause ends.
    if (!SAYS_OF_IT.test(words[index]!.key) && !ends) continue;
    const from = lateStart(words, index);
    if (from === index) continue;
    if (ofOthers(words, index)) continue;
    for (let at = from; at < index; at++) attitudes[at] = "denied";
    for (let at = index; at < late.to; at++) marked.add(at);
    scopes.push({ from, to: index, verb: false });
    // "Purple is banned, and so are unicorns."
    for (let at = late.to; at < Math.min(words.length, late.to + 3); at++)
      if (words[at]!.key === "so" && /^(?:is|are)$/.test(words[at + 1]?.key ?? "")) {
        const end = scopeEnd(words, at + 2, true);
        for (let so = at + 2; so < end; so++) attitudes[so] = "denied";
        if (end > at + 2) scopes.push({ from: at + 2, to: end, verb: false });
      }
  }
  return marked;
}

/** "Leave the lotus to the other studios". */
const TO_OTHERS = phraseList(
  "to others, to the others, to the other, to other, to our competitors, to the competition, to our neighbours, to the neighbours, to someone else, to somebody else, to everyone else, to everybody else, to the rest, to the big, to the chains, to the amateurs, to the tourists, to our rivals, to the rivals, at home, in the drawer, at the door",
);

/** "Keep mushrooms out of it", "leave the fox out": the object stands inside the refusal. */
function markKeptOut(words: readonly Word[], attitudes: Attitude[], scopes: Scope[]): void {
  for (let index = 0; index < words.length; index++) {
    if (!/^(?:keep|leave|leaving|keeping)$/.test(words[index]!.key)) continue;
    for (let out = index + 2; out < Math.min(words.length, index + REACH); out++) {
      if (words[out]!.sentence !== words[index]!.sentence) break;
      if (!/^(?:out|away|off)$/.test(words[out]!.key) && !TO_OTHERS.at(words, out)) continue;
      for (let at = index + 1; at < out; at++) attitudes[at] = "denied";
      scopes.push({ from: index + 1, to: out, verb: false });
      break;
    }
  }
}

const LEFT_OUT = phraseList(
  "leave them out, leave it out, leave those out, leave these out, leave all three out, leave both out, leave all of them out, leave all that out, leave that out, avoid them, avoid those, avoid these, avoid that, avoid all three, avoid all of them, avoid both, skip them, skip those, skip these, skip all three, skip both, do without them, none of these, none of those, none of that, lasst das weg, bitte weglassen",
);

/** "…has a bee, a hexagon or a spoon on it, so leave all three out": the list before it. */
function markLeftOut(words: readonly Word[], attitudes: Attitude[], scopes: Scope[]): void {
  for (let index = 1; index < words.length; index++) {
    if (!LEFT_OUT.at(words, index)) continue;
    const first = Math.max(0, words[index]!.sentence - 1);
    let last = index - 1;
    while (
      last > 0 &&
      !(OR.has(words[last]!.key) || AND.has(words[last]!.key)) &&
      words[last]!.sentence >= first
    )
      last--;
    // The last "and" may belong to the sentence; the list's own has a short item behind it.
    for (; last > 0 && words[last]!.sentence >= first; last--) {
      if (!(OR.has(words[last]!.key) || AND.has(words[last]!.key)) || /,/.test(words[last]!.gap)) continue;
      const from = lateStart(words, last + 1);
      let to = last + 1;
      while (
        to < index &&
        to < last + ITEM &&
        !/[,.;:]/.test(words[to + 1]?.gap ?? ".") &&
        !/^(?:is|are|on|in|has|have|at)$/.test(words[to + 1]?.key ?? "")
      )
        to++;
      const item = lastItem(words, from, last);
      for (let at = item; at <= to; at++) attitudes[at] = "denied";
      scopes.push({ from: item, to: to + 1, verb: false });
      break;
    }
  }
}

const NONE_OF_IT = phraseList(
  "none of it, none of them, none of that, none of those, none of these, dont want it, dont want them, do not want it, do not want them, we dont want that, want nothing to do with it, want nothing to do with them, not for us, not on our watch, thanks but no thanks, and we wont, and we dont want to, are not having it, not having any of it, please dont, rather not",
);

/** "Brown is what people suggest and we want none of it": what the sentence, or the one before it, is about. */
function markNoneOfIt(words: readonly Word[], attitudes: Attitude[], scopes: Scope[]): void {
  for (let index = 1; index < words.length; index++) {
    const found = NONE_OF_IT.at(words, index);
    const next = found && words[found.to];
    if (!found || (next && !breaksBefore(next))) continue;
    let from = index;
    while (from > 0 && words[from - 1]!.sentence === words[index]!.sentence) from--;
    if (from === index || index - from <= 2) {
      const before = words[from - 1]?.sentence;
      while (from > 0 && words[from - 1]!.sentence === before) from--;
    }
    let to = from;
    while (to < index && to < from + REACH && !SAYS_OF_IT.test(words[to]!.key) && !/,/.test(words[to]!.gap))
      to++;
    if (to === from || !SAYS_OF_IT.test(words[to]!.key)) continue;
    for (let at = from; at < to; at++) attitudes[at] = "denied";
    scopes.push({ from, to, verb: false });
  }
}

/** The first item of a list lies behind the verb that holds it: "every honey has a bee, …". */
function lastItem(words: readonly Word[], from: number, to: number): number {
  for (let at = to - 1; at >= from; at--)
    if (/^(?:has|have|is|are|shows?|with|uses?|features?|of|like)$/.test(words[at]!.key)) return at + 1;
  return from;
}

/** How many words of one item of a list are looked over before the list is thought to have ended. */
const ITEM = 4;

const LETTER_NOUN = /^(?:font|fonts|typeface|type|letters|lettering|lowercase|uppercase|capitals|caps)$/;

function lateStart(words: readonly Word[], index: number): number {
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

function scopeEnd(words: readonly Word[], from: number, lists: boolean, language: Language = "en"): number {
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
