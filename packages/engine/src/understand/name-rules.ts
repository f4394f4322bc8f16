/**
 * A grammar of the ways people introduce a name, each rule with its weight. A general tagger takes too much after
 * "called" and misses coined words. What the rules find is evidence among other evidence: see `name.ts`.
 */

import { DETERMINERS, FOR_WORDS } from "./lexicons/grammar.ts";
import { wordSet } from "./lexicons/lists.ts";
import { fromAppositions } from "./name-appositions.ts";
import {
  fromClosings,
  fromCues,
  fromIntroductions,
  fromPointings,
  nameCues,
  renamedFrom,
} from "./name-cues.ts";
import { fromOpenings } from "./name-openings.ts";
import {
  type Candidate,
  candidate,
  capitalRun,
  capitalWords,
  isPlaceOrOther,
  LOGO,
  likeness,
  lowerRun,
  type Named,
  placeCues,
  places,
  startsName,
  type WordKnowledge,
} from "./name-runs.ts";
import { type Quote, readQuotes } from "./quotes.ts";
import { breaksBefore, isCommon, type Reading } from "./reading.ts";
import { hasDigit, isCamel, isCapital, isUncased, type Span } from "./text.ts";

const forWords = wordSet(FOR_WORDS);
const determiners = wordSet(DETERMINERS);

/** A stated name longer than this is a sentence that lost its quotation mark. */
const LONGEST_NAME = 80;
export type RuledName = Candidate & { readonly rule: string };

/** What the written grammar would take for the name, each with the rule that found it. */
export function ruledNames(reading: Reading, tagline: Named | null, known: WordKnowledge): RuledName[] {
  const by = (rule: string, found: readonly Candidate[]): RuledName[] =>
    found.map((each) => ({ ...each, rule }));
  const candidates = [
    ...by("quotes", fromQuotes(reading, tagline)),
    ...by("cues", fromCues(reading, known)),
    ...by("closings", fromClosings(reading)),
    ...by("pointings", fromPointings(reading)),
    ...by("introductions", fromIntroductions(reading, known)),
    ...by("openings", fromOpenings(reading, known)),
    ...by("appositions", fromAppositions(reading, known)),
    ...by("for", fromFor(reading, known)),
    ...by("by", fromBy(reading, known)),
    ...by("capitals", fromCapitals(reading, known)),
  ]
    .filter(({ span, weight }) => weight >= 90 || attitudeAt(reading, span) !== "denied")
    .filter(({ text }) => !/^(?:I|none|n\/a|tb[acd]|unknown|undecided|taken|madam|sir)$/iu.test(text))
    .filter(({ span, text }) => text.length <= LONGEST_NAME && !(tagline && within(span, tagline.span)));
  return candidates.filter(
    ({ text, span, weight }) => weight >= 80 || (!known.family(text) && !onlyColours(reading, span, known)),
  );
}

/** "Hellgrün und Weiß" is no name, however its words are written. */
const onlyColours = ({ words, prompt }: Reading, [from, to]: Span, known: WordKnowledge): boolean =>
  !prompt.slice(from, to).includes("&") &&
  words
    .filter(({ start, end }) => start >= from && end <= to)
    .every(({ key }) => known.colour(key) || /^(?:and|und|y|et|e)$/.test(key));

const attitudeAt = ({ words, attitudes }: Reading, [start]: Span) =>
  attitudes[words.findIndex((word) => word.end > start)];

const within = ([a, b]: Span, [c, d]: Span): boolean => a < d && c < b;

function fromQuotes(reading: Reading, tagline: Named | null): Candidate[] {
  const quotes = readQuotes(reading.prompt).filter(
    (quote) => !(tagline && within(quote.span, tagline.span)) && /[\p{L}\p{N}]/u.test(quote.text),
  );
  return quotes.flatMap((quote, order) => {
    const before = cueBefore(reading, quote);
    if (before === "likeness" || before === "denied") return [];
    const words = quote.text.split(/\s+/).length;
    // "Rename “A” to “B”"
    const renamed =
      order > 0 &&
      /^[”"'»’]?\s*(?:to|into|zu|en|in|a|para)\s+[“"'«„‘]?$/iu.test(
        reading.prompt.slice(quotes[order - 1]!.span[1], quote.span[0]),
      );
    const weight = before === "name" ? 110 : renamed ? 112 : words > 5 ? 20 : 85 - order;
    return weight > 30 ? [{ text: quote.text, span: quote.span, weight }] : [];
  });
}

/** What introduces a quotation: the words just before it. */
function cueBefore({ words, attitudes }: Reading, quote: Quote): "name" | "likeness" | "denied" | null {
  const next = words.findIndex(({ start }) => start >= quote.outer[0]);
  const last = next < 0 ? words.length - 1 : next - 1;
  for (let back = 0; back < 4 && last - back >= 0; back++) {
    const at = last - back;
    const cue = nameCues.at(words, at);
    if (cue && cue.to >= last && renamedFrom(words, at) === false) return "name";
    const other = likeness.at(words, at);
    if (other && other.to === last + 1) return "likeness";
  }
  return attitudes[last] === "denied" ? "denied" : null;
}

/** "a logo for Nordlys": a run after "for" that no article opens. */
function fromFor(reading: Reading, known: WordKnowledge): Candidate[] {
  const { words } = reading;
  const found: Candidate[] = [];
  words.forEach((word, index) => {
    if (!forWords.has(word.key)) return;
    const from = index + 1;
    // "for our bakery Copper & Pine", "for the podcast Night Signal", "für die Bäckerei Korn".
    const described = from;
    if (reading.capitals) {
      let at = from;
      while (at < words.length && at < from + 7 && /^\s+$/.test(words[at]!.gap) && !isCapital(words[at]!.raw))
        at++;
      const here = words[at];
      const german = reading.language === "de";
      if (here && at > from && /^\s+$/.test(here.gap) && isCapital(here.raw) && !german) {
        const before = words[at - 1]!;
        // "garage for old Volvos": what the trade deals with, not its name.
        const several = capitalRun(reading, at) === at + 1 && /[^su]s$/.test(here.raw);
        if (
          known.describes(before.key) &&
          !placeCues.has(before.key) &&
          !several &&
          !isPlaceOrOther(reading, at, at + 1)
        )
          found.push(candidate(reading, at, capitalRun(reading, at), 68));
      }
      if (german && here && determiners.has(words[from]?.key ?? "")) {
        const noun = words.findIndex(
          (each, place) => place > from && place < from + 5 && isCapital(each.raw),
        );
        let last = noun;
        while (noun > 0 && words[last + 1]?.gap === "-") last++;
        const after = words[last + 1];
        if (
          noun > 0 &&
          after &&
          /^\s+$/.test(after.gap) &&
          isCapital(after.raw) &&
          !isPlaceOrOther(reading, last + 1, last + 2)
        )
          found.push(candidate(reading, last + 1, capitalRun(reading, last + 1), 72));
      }
    }
    const start = words[described];
    if (!start || !/^\s+$/.test(start.gap) || reading.attitudes[index] === "denied") return;
    const the = start.key === "the" && isCapital(start.raw) && reading.capitals;
    if (determiners.has(start.key) && !the) return;
    if (isPlaceOrOther(reading, described, described + 1) && !isCapital(words[described + 1]?.raw ?? ""))
      return;
    if (reading.capitals && startsName(start, reading)) {
      const end = capitalRun(reading, described);
      const run = words.slice(described, end);
      const familiar = run.every(({ key }) => known.describes(key) || isCommon(key));
      const plural =
        reading.language === "de" &&
        run.length === 1 &&
        /(?:en|er|e|s)$/.test(start.key) &&
        !/^[,.]/.test(words[end]?.gap ?? ".");
      found.push(candidate(reading, described, end, familiar && run.length === 1 ? 40 : plural ? 45 : 70));
      return;
    }
    if (
      reading.capitals &&
      words.some(({ raw, start: at }) => isCapital(raw) && at > 0 && words.indexOf(word) !== 0) &&
      capitalElsewhere(reading)
    )
      return;
    // "for barbershop pixel & oak": the trade before the name is left to the appositions.
    if (
      known.tradeAt(words, described) > 0 &&
      lowerRun(reading, described + known.tradeAt(words, described), known) >
        described + known.tradeAt(words, described)
    )
      return;
    const end = plainRunFor(reading, described, known);
    const run = words.slice(described, end);
    if (run.some(({ key }) => !isCommon(key) && !known.describes(key))) {
      const last = run.at(-1)!;
      const plural = run.length === 1 && /[^su]s$/.test(last.key);
      if (!plural && aboutLogo(reading, index)) found.push(candidate(reading, described, end, 52));
    }
  });
  return found;
}

const aboutLogo = ({ words }: Reading, at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ key }) => LOGO.has(key)) || at === 0;

/** "Photography by Elena Marsh". */
function fromBy(reading: Reading, known: WordKnowledge): Candidate[] {
  const { words, capitals } = reading;
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const maker = word.key === "by" && known.trade(words[index - 1]?.key ?? "");
    // "hats by crown & brim": in lower case only where the prompt opens with it.
    if (word.key === "by" && index <= 2 && !capitals) {
      const to = lowerRun(reading, index + 1, known);
      return to > index + 1 && breaksBefore(words[to]) ? [candidate(reading, index + 1, to, 50)] : [];
    }
    if (!maker || !capitals || !next || !isCapital(next.raw) || places.at(words, index + 1)) return [];
    return [candidate(reading, index + 1, capitalRun(reading, index + 1), 50)];
  });
}

/** Some word that is not the first of its sentence has a capital: this caller uses them. */
const capitalElsewhere = ({ words }: Reading): boolean =>
  words.some(
    ({ raw, key, sentence }, index) =>
      isCapital(raw) && key !== "i" && index > 0 && words[index - 1]!.sentence === sentence && raw.length > 1,
  );

/** As `plainRun`, but a describing word may end it: "luna bakery", "ember coffee roasters". */
function plainRunFor(reading: Reading, from: number, known: WordKnowledge): number {
  const { words } = reading;
  let end = from;
  while (end < words.length && end - from < 4) {
    const word = words[end]!;
    if (end > from && !/^[\s\-'’&+]*$/u.test(word.gap)) break;
    if (isCommon(word.key) && !/[&+]/.test(word.gap) && !known.describes(word.key)) break;
    if (end > from && isCommon(word.key) && !/[&+]/.test(word.gap)) break;
    end++;
  }
  return end;
}

/** Last resort: runs of capitals inside sentences, camelCase, letters with digits, ampersands. */
function fromCapitals(reading: Reading, known: WordKnowledge): Candidate[] {
  const { words, capitals, attitudes } = reading;
  const found: Candidate[] = [];
  for (let index = 0; index < words.length; index++) {
    const { raw, key, sentence, gap } = words[index]!;
    const opens = index === 0 || words[index - 1]!.sentence !== sentence;
    const camel = isCamel(raw) && raw.length > 3;
    if (!(capitals && isCapital(raw)) && !camel) {
      const mixed =
        hasDigit(raw) &&
        /\p{L}/u.test(raw) &&
        raw.length > 2 &&
        !/^\d+(?:s|st|nd|rd|th|px|k|m|kg|am|pm|x|d|h|bit|cm|mm|€|year|years)$/.test(key);
      if (mixed && !capitalWords.at(words, index)) found.push(candidate(reading, index, index + 1, 35));
      if (isUncased(raw) && words.length <= 3) found.push(candidate(reading, index, words.length, 33));
      continue;
    }
    const end = capitals && isCapital(raw) ? capitalRun(reading, index) : index + 1;
    const run = words.slice(index, end);
    const familiar = run.every((word) => isCommon(word.key) || known.describes(word.key));
    const other = isPlaceOrOther(reading, index, end) || attitudes[index] !== "wanted";
    const german = reading.language === "de";
    const initials = LOGO.has(key) && run.length === 2 && /^\p{Lu}{1,3}$/u.test(run[1]!.raw);
    if (!other && !/#/.test(gap) && !initials) {
      if (camel) found.push(candidate(reading, index, end, 60));
      else if (german) {
        if (
          !run.some((word) => isCommon(word.key) || known.describes(word.key)) &&
          (!opens || end - index > 1)
        )
          found.push(candidate(reading, index, end, run.length > 1 ? 36 : 30));
      } else if (opens) {
        const whole = run.length > 1 && run.slice(1).some((word) => isCapital(word.raw));
        const article = /^(?:the|la|le|les|el|los|las|il|lo|der|die|das|o|os|un|una)$/.test(key);
        const loud = run.length > 1 && run.every((word) => /^\p{Lu}{2,}$/u.test(word.raw));
        const trimmed = isCommon(key) && run.length > 1 && !article && !loud ? index + 1 : index;
        const strange = run.some((word) => !isCommon(word.key) && !known.describes(word.key));
        if (whole && (trimmed === index || strange))
          found.push(candidate(reading, trimmed, end, trimmed === index && strange ? 48 : 34));
        else if (
          !familiar &&
          run.length === 1 &&
          index > 0 &&
          words[end]?.sentence !== sentence &&
          !known.thing(key)
        )
          found.push(candidate(reading, index, end, 22));
      } else found.push(candidate(reading, index, end, familiar ? 32 : 45));
    }
    const owner = pairThatOwns(reading, index, end);
    if (owner) found.push(owner);
    index = end - 1;
  }
  return found;
}

/** "In Clinker & Keel's shed": whose it is, where two names are tied together. */
function pairThatOwns({ words, prompt }: Reading, from: number, to: number): Candidate | null {
  const [last, next] = [words[to - 1]!, words[to]];
  const owns = /[’'ʼ]s?$/u.test(last.raw) && next && /^\s$/.test(next.gap) && !isCapital(next.raw);
  if (!owns || !words.slice(from + 1, to).some(({ gap }) => gap.includes("&"))) return null;
  const span: Span = [words[from]!.start, last.end - last.raw.length + last.raw.search(/[’'ʼ]s?$/u)];
  return { text: prompt.slice(...span), span, weight: 43 };
}
