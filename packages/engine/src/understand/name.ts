/**
 * The brand's name and its tagline. A general tagger takes too much after "called" and misses coined words, so
 * this is a grammar of the ways people introduce a name, each with its weight; the heaviest candidate wins. No
 * candidate means no name: the prompt is the sole brief, and a name is never invented.
 */

import {
  CAPITAL_WORDS,
  DETERMINERS,
  FOR_WORDS,
  LIKENESS_CUES,
  NAME_CUES,
  NAMELESS,
  NOT_A_NAME,
  PLACE_CUES,
  PLACES,
  PRONOUNS,
  TAGLINE_CUES,
} from "./lexicons/grammar.ts";
import { phraseList, wordSet } from "./lexicons/lists.ts";
import { type Quote, readQuotes } from "./quotes.ts";
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
  /** Whether it can be drawn. */
  thing(key: string): boolean;
  /** Whether a text is the name of a typeface. */
  family(text: string): boolean;
};

type Candidate = Named & { readonly weight: number };

const nameCues = phraseList(NAME_CUES);
const nameless = phraseList(NAMELESS);
const taglineCues = phraseList(TAGLINE_CUES);
const likeness = phraseList(LIKENESS_CUES);
const places = phraseList(PLACES);
const capitalWords = phraseList(CAPITAL_WORDS);
const notAName = wordSet(NOT_A_NAME);
const forWords = wordSet(FOR_WORDS);
const placeCues: ReadonlySet<string> = new Set(PLACE_CUES.split(/,\s*/));
const pronouns = wordSet(PRONOUNS);
const determiners = wordSet(DETERMINERS);

/** A stated name longer than this is a sentence that lost its quotation mark. */
const LONGEST_NAME = 80;
const MOST_WORDS = 6;

export function readTagline(reading: Reading): Named | null {
  const { words, prompt } = reading;
  const quotes = readQuotes(prompt);
  for (const quote of quotes) {
    const after =
      /^\s*(?:,\s*)?(?:as|is|como|als|comme|come)\s+(?:a\s+|the\s+|our\s+|its\s+|el\s+|la\s+|le\s+|der\s+)?(?:tagline|slogan|motto|strapline|eslogan|lema|claim|subtitle|accroche)/i.exec(
        prompt.slice(quote.outer[1]),
      );
    if (after) return { text: quote.text, span: quote.span };
  }
  for (let index = 0; index < words.length; index++) {
    const cue = taglineCues.at(words, index);
    if (!cue || reading.attitudes[index] !== "wanted") continue;
    if (words[index]!.key === "no" || words[index - 1]?.key === "no") continue;
    const end = words[cue.to - 1]!.end;
    const quote = quotes.find(({ outer }) => outer[0] >= end - 1 && outer[0] - end <= 30);
    if (quote) return { text: quote.text, span: quote.span };
    // Without quotes it runs to the end of its sentence, when something like a colon says that it begins.
    const rest =
      /^\s*(?::|=|[–—-]\s|is\b|est\b|ist\b|es\b|e\b|è\b|é\b|reads\b|lautet\b|,(?=\s*\p{Lu}))\s*:?\s*([^\n.;!?"“«„]{3,80}[!?]?)/u.exec(
        prompt.slice(end),
      );
    if (rest) {
      const text = plain(rest[1]!)
        .split(/,\s|\s[–—]\s|\s\(/u)[0]!
        .trim();
      const start = end + rest[0].indexOf(rest[1]!);
      if (text !== "" && text.split(/\s+/).length <= 9) return { text, span: [start, start + text.length] };
    }
  }
  return null;
}

export function readName(reading: Reading, tagline: Named | null, known: WordKnowledge): Named | null {
  const candidates = [
    ...fromQuotes(reading, tagline),
    ...fromCues(reading, known),
    ...fromIntroductions(reading, known),
    ...fromOpenings(reading, known),
    ...fromFor(reading, known),
    ...fromBy(reading, known),
    ...fromCapitals(reading, known),
  ]
    .filter(({ span, weight }) => weight >= 90 || attitudeAt(reading, span) !== "denied")
    .filter(({ span, text }) => text.length <= LONGEST_NAME && !(tagline && within(span, tagline.span)));
  const named = candidates.filter(({ text, weight }) => weight >= 80 || !known.family(text));
  const best = named.sort((a, b) => b.weight - a.weight || a.span[0] - b.span[0])[0];
  if (!best) return null;
  const unnamed = reading.words.some((_, index) => nameless.at(reading.words, index) !== null);
  // "No name yet" outweighs guesses from capitals, not a name that is plainly introduced.
  return unnamed && best.weight < 90 ? null : { text: best.text, span: best.span };
}

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
    const weight = before === "name" ? 110 : words > 5 ? 20 : 85 - order;
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

/** "formerly called", "used to be called", "was named": the name of before. */
const renamedFrom = (words: readonly Word[], at: number): boolean =>
  /^(?:formerly|previously|was|were|once|originally|used|be|been|antes|anciennement|fruher|ex|so|not)$/.test(
    words[at - 1]?.key ?? "",
  );

const bareField = /name$|^nombre$|^nom$|^nome$/;

function fromCues(reading: Reading, known: WordKnowledge): Candidate[] {
  const { words } = reading;
  const found: Candidate[] = [];
  for (let index = 0; index < words.length; index++) {
    const cue = nameCues.at(words, index);
    if (!cue) continue;
    if (renamedFrom(words, index)) continue;
    let first = cue.to;
    // "The name should be Fable", "name: Fable", "called, simply, Fable".
    while (
      /^(?:should|will|shall|must|be|is|are|simply|just|its|es|est|ist|sera|ser|sein|the|brand|company|proudly)$/.test(
        words[first]?.key ?? "",
      ) &&
      first < cue.to + 3 &&
      !startsName(words[first]!, reading)
    )
      first++;
    const start = words[first];
    const asked = /^\?\s/.test(start?.gap ?? "") && bareField.test(cue.phrase);
    if (!start || (/[.;!?)]/.test(start.gap) && !asked) || notAName.has(start.key)) continue;
    const bare =
      /^(?:name|nom|nombre|nome|the name|brand name|company name|client|meet|reads|says|reading|with the text|the word|the words|with the word|that reads|that says)$/.test(
        cue.phrase,
      );
    const pointed = /[:=–—]/.test(start.gap) || first > cue.to || asked;
    if (bare && !pointed && !startsName(start, reading)) continue;
    if (
      words[index - 1] &&
      /^(?:no|without|sin|sans|ohne|sem|senza|domain|font|file|user|middle|dogs|cats|street)$/.test(
        words[index - 1]!.key,
      )
    )
      continue;
    const end =
      reading.capitals && startsName(start, reading)
        ? capitalRun(reading, first)
        : plainRun(reading, first, known);
    if (end > first) found.push(candidate(reading, first, end, bare && !pointed ? 92 : 100));
    index = cue.to - 1;
  }
  return found;
}

const LABEL = wordSet(
  "company brand business client organisation organization project marke marca empresa firma azienda entreprise marque startup studio customer product band label shop store restaurant cafe bakery app podcast magazine team camp cliente kunde name nombre nom nome",
);
const WE_ARE = phraseList(
  "we are, weare, somos, nous sommes, wir sind, siamo, i am, im, this is, we are now, weare now, we are now simply, weare now simply, we are simply, weare simply, we call it, she calls it, he calls it, they call it, we call ourselves, i call it, somos a, somos o, somos la, somos el, we are the, weare the, siamo la, siamo il, wir sind die, wir sind das, wir sind der, nous sommes la, nous sommes le, it s",
);

/** "Company: Klangfabrik Ost", "We are the Okonkwo Dental Group". */
function fromIntroductions(reading: Reading, known: WordKnowledge): Candidate[] {
  const { words } = reading;
  const found: Candidate[] = [];
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (next && LABEL.has(word.key) && /^\s*[:=]\s*$/.test(next.gap)) {
      const end =
        reading.capitals && isCapital(next.raw)
          ? capitalRun(reading, index + 1)
          : plainRun(reading, index + 1, known);
      if (end > index + 1) found.push(candidate(reading, index + 1, end, 99));
    }
    const cue = WE_ARE.at(words, index);
    const start = cue && words[cue.to];
    if (!cue || !start || !/^\s+$/.test(start.gap)) return;
    const person = /^(?:i|im|it|this)$/.test(word.key);
    if (
      reading.capitals &&
      startsName(start, reading) &&
      !isPlaceOrOther(reading, cue.to, cue.to + 1, true)
    ) {
      const end = capitalRun(reading, cue.to);
      const run = words.slice(cue.to, end);
      if (run.length > 1 || !known.describes(start.key) || /now|simply/.test(cue.phrase))
        found.push(candidate(reading, cue.to, end, person ? 40 : 88));
    } else if (/call/.test(cue.phrase)) {
      const end = plainRun(reading, cue.to, known);
      if (end > cue.to) found.push(candidate(reading, cue.to, end, 86));
    }
  });
  return found;
}

const startsName = ({ raw }: Word, { capitals }: Reading): boolean =>
  (capitals && isCapital(raw)) || isCamel(raw) || hasDigit(raw) || isUncased(raw);

const CONNECTORS = wordSet(
  "and of the de la le les du des del della y et und e di da do dos das der von van den n zur zum am im d l",
);
const TITLES = wordSet("dr st mr mrs ms nr prof sr sra ste mt");

/** From a capital over capitals, digits and what joins them ("Bread & Butter", "House of Owls", "Café de Flore"). */
function capitalRun({ words }: Reading, from: number): number {
  let end = from + 1;
  while (end < words.length && end - from < MOST_WORDS) {
    const word = words[end]!;
    const titled = /^\.\s$/.test(word.gap) && TITLES.has(words[end - 1]!.key);
    if (!titled && (!/^[\s\-‐'’&+×./|·_]*$/u.test(word.gap) || /\n|\.\s|\s[-–—]\s/.test(word.gap))) break;
    const proper = isCapital(word.raw) || hasDigit(word.raw) || isUncased(word.raw);
    if (proper || /[&+×]/u.test(word.gap)) {
      end++;
      continue;
    }
    const next = words[end + 1];
    const after = words[end + 2];
    const leads = (to: Word | undefined) =>
      to !== undefined && /^[\s\-'’]*$/u.test(to.gap) && isCapital(to.raw);
    if (CONNECTORS.has(word.key) && leads(next)) end += 2;
    else if (CONNECTORS.has(word.key) && next && CONNECTORS.has(next.key) && leads(after)) end += 3;
    else break;
  }
  return end;
}

/** In prose without capitals: until a common word, a comma or four words. */
function plainRun({ words }: Reading, from: number, known: WordKnowledge): number {
  let end = from;
  while (end < words.length && end - from < 4) {
    const word = words[end]!;
    if (end > from && !/^[\s\-‐'’&+./]*$/u.test(word.gap)) break;
    if (end > from && /\.\s|\n/.test(word.gap)) break;
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

const candidate = (reading: Reading, from: number, to: number, weight: number): Candidate => {
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

const IS_A =
  /^(?:is|are|es|est|ist|e|sind|sont|son|was|makes|sells|offers|helps|builds|does|brews|bakes|roasts|designs|teaches|connects|provides|runs|turns|lets|brings|needs|wants|will|delivers|creates|produces|vende|fait|macht|faz|fa|hace|ofrece|propose|bietet|oferece|offre|makes|repairs|restores|rents|grows|gives|publishes|ships|keeps|has|tracks|manages|organises|organizes|recycles|cleans|trains|hosts|serves|crafts|develops|distils|distills|imports|collects|matches|plans|writes|translates|photographs|supplies|insures|invests|cares|walks|supports|tells|wird|verkauft|elabora|cultiva|fabrica|fabrique|vend|produit|produce|produz|stellt|baut|hilft|repariert|braucht|necesita|quiere|precisa|cherche|sucht)$/;

/** "X is a…", "X — a…", "X, a…", "X: …" where a sentence begins. */
function fromOpenings(reading: Reading, known: WordKnowledge): Candidate[] {
  const { words } = reading;
  const found: Candidate[] = [];
  for (let index = 0; index < words.length; index++) {
    const first = words[index]!;
    const comma = /,\s$/.test(first.gap) && reading.capitals && isCapital(first.raw);
    const opens = index === 0 || first.sentence !== words[index - 1]!.sentence || /[:(]\s*$/.test(first.gap);
    if (!opens && !comma) continue;
    const start = index;
    if (
      pronouns.has(first.key) &&
      !(first.key === "the" && reading.capitals && isCapital(words[index + 1]?.raw ?? ""))
    )
      continue;
    const speaks = comma && IS_A.test(words[capitalRun(reading, start)]?.key ?? "");
    if (first.raw.startsWith("#") || (isPlaceOrOther(reading, start, start + 1) && !speaks)) continue;
    // "Nail bar: GLOSSED", "Rebrand of Frost & Daughters": the opening words describe.
    const trade = known.tradeAt(words, start);
    if (trade > 1 && !isCapital(words[start + 1]!.raw)) continue;
    const described = LOGO.has(first.key) || !isCapital(words[start + 2]?.raw ?? "");
    if (described && isCommon(first.key) && /^(?:of|for)$/.test(words[start + 1]?.key ?? "")) {
      const end =
        words[start + 2] && reading.capitals && isCapital(words[start + 2]!.raw)
          ? capitalRun(reading, start + 2)
          : 0;
      if (end > 0 && LOGO.has(first.key) && words[start + 1]!.key === "of")
        found.push(candidate(reading, start + 2, end, 74));
      continue;
    }
    const early = index === 0 ? 5 : 0;
    for (let end = start + 1; end <= Math.min(words.length, start + MOST_WORDS); end++) {
      const next = words[end];
      if (
        end > start + 1 &&
        !/^(?:[\s&+'’-]*|\.)$/u.test(words[end - 1]!.gap) &&
        !(words[end - 1]!.gap === ". " && TITLES.has(words[end - 2]!.key))
      )
        break;
      if (end > start + 1 && words[end - 1]!.sentence !== first.sentence) break;
      const weight = openingWeight(reading, start, end, next, known);
      if (weight > 0 && (opens || (weight >= 76 && IS_A.test(next?.key ?? "")))) {
        found.push(candidate(reading, start, end, weight + early));
        break;
      }
      if (next && IS_A.test(next.key)) break;
    }
  }
  return found;
}

function openingWeight(
  reading: Reading,
  from: number,
  to: number,
  next: Word | undefined,
  known: WordKnowledge,
): number {
  const { words, capitals } = reading;
  const run = words.slice(from, to);
  const proper = capitals
    ? capitalRun(reading, from) >= to &&
      run.some(({ raw }) => isCapital(raw) || hasDigit(raw) || isUncased(raw))
    : true;
  const telling =
    run.some(({ key }) => !isCommon(key) && !known.describes(key) && !/^\d+$/.test(key)) ||
    run.some(({ raw }) => isCamel(raw));
  const multi = run.length > 1 && run.slice(1).some(({ raw }) => isCapital(raw)) && capitals;
  if (capitals && !isCapital(run[0]!.raw) && !hasDigit(run[0]!.raw) && !isUncased(run[0]!.raw)) return 0;
  if (!next) return proper && telling && run.length <= 3 && words.length <= 4 ? 50 : 0;
  // A sentence that is nothing but the name: "Velvet Antler. Natural wine bar…", "Law firm logo: Abara Okafor LLP."
  if (
    next.sentence !== run[0]!.sentence &&
    /^[.;!\n]/.test(next.gap) &&
    proper &&
    (from === 0 || /:\s*$/.test(run[0]!.gap) || run.length > 1)
  )
    return telling && /:\s*$/.test(run[0]!.gap)
      ? 68
      : multi && telling
        ? 66
        : from === 0 && telling
          ? 56
          : from === 0 && multi
            ? 54
            : multi && /:\s*$/.test(run[0]!.gap)
              ? 50
              : 0;
  const article =
    /^(?:a|an|the|un|una|une|ein|eine|um|uma|uno|our|your|my|we|el|la|le|der|die|das|il|lo|o|l)$/.test(
      next.key,
    );
  const dash = /^\s*[–—]|^\s+-{1,3}\s|^:\s|^\s*\|\s|^\s*\/\s|^\n/u.test(next.gap);
  const comma = /^,\s/.test(next.gap);
  const bracket = /^\s*\(/.test(next.gap);
  const joins = /^\s+$/.test(next.gap);
  // "Fern is a bank": a common noun would have an article of its own.
  const [only] = run;
  const announces = /^(?:a|an|the|our|una?|une|eine?|uma?)$/.test(words[to + 1]?.key ?? "");
  if (
    joins &&
    capitals &&
    announces &&
    run.length === 1 &&
    only &&
    isCapital(only.raw) &&
    IS_A.test(next.key) &&
    !isCommon(only.key) &&
    !known.trade(only.key) &&
    !/^colou?r/.test(words[to + 2]?.key ?? "")
  )
    return telling ? 76 : 62;
  if (joins && IS_A.test(next.key)) return proper && (telling || multi) ? 76 : multi ? 60 : 0;
  if (joins && next.key === "by" && proper && multi) return 40;
  if (dash && proper && (telling || multi)) return article ? 78 : 72;
  if (dash && proper && isCapital(run[0]!.raw) && run.length === 1 && !pronouns.has(run[0]!.key) && article)
    return 66;
  // "Lion, oak leaves": a list of things to draw.
  if (comma && run.length === 1 && !article && known.thing(run[0]!.key)) return 0;
  if (comma && proper && (telling || multi)) return article ? 74 : 62;
  if (comma && proper && run.length === 1 && from === 0 && article && capitals && !isCommon(run[0]!.key))
    return 58;
  if (bracket && proper && (telling || multi)) return 64;
  // "Nordlys yoga studio, calm": a coined word, then what it does in lower case.
  const coined = run.every(({ key }) => !isCommon(key) && !known.describes(key));
  if (
    joins &&
    capitals &&
    proper &&
    coined &&
    !isCapital(next.raw) &&
    known.describes(next.key) &&
    from === 0
  )
    return 56;
  return 0;
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
        if (known.describes(before.key) && !placeCues.has(before.key) && !isPlaceOrOther(reading, at, at + 1))
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

const LOGO = wordSet(
  "logo brand branding identity mark wordmark icon logotype emblem badge design rebrand logotipo marca marque monogram symbol",
);
const aboutLogo = ({ words }: Reading, at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ key }) => LOGO.has(key)) || at === 0;

/** "Photography by Elena Marsh". */
function fromBy(reading: Reading, known: WordKnowledge): Candidate[] {
  const { words, capitals } = reading;
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    const maker = word.key === "by" && known.trade(words[index - 1]?.key ?? "");
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
    if (!other && !/#/.test(gap)) {
      if (camel) found.push(candidate(reading, index, end, 60));
      else if (german) {
        if (
          !run.some((word) => isCommon(word.key) || known.describes(word.key)) &&
          (!opens || end - index > 1)
        )
          found.push(candidate(reading, index, end, run.length > 1 ? 36 : 30));
      } else if (opens) {
        const whole = run.length > 1 && run.slice(1).some((word) => isCapital(word.raw));
        const trimmed = isCommon(key) && run.length > 1 && !/^the$/.test(key) ? index + 1 : index;
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
    index = end - 1;
  }
  return found;
}

/** A place, a people, an abbreviation, or a name that belongs to somebody else. */
function isPlaceOrOther({ words }: Reading, from: number, to: number, introduced = false): boolean {
  const place = places.at(words, from);
  if (place && place.to >= to) return true;
  const capital = capitalWords.at(words, from);
  if (capital && capital.to >= to) return true;
  if (introduced) return false;
  const before = words[from - 1];
  const joins = before && /^\s*$/.test(words[from]!.gap);
  if (joins && placeCues.has(before.key)) return true;
  // "Berlin-based", "in the Alps"
  if (joins && before.key === "the" && placeCues.has(words[from - 2]?.key ?? "")) return true;
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
