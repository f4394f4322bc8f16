/** Names at the opening of a sentence. */

import { soundsLikeRefusal } from "./facts.ts";
import {
  type Candidate,
  candidate,
  capitalRun,
  isPlaceOrOther,
  LOGO,
  lowerRun,
  MOST_WORDS,
  pronouns,
  TITLES,
  titleRun,
  type WordKnowledge,
} from "./name-runs.ts";
import { isCommon, type Reading } from "./reading.ts";
import { hasDigit, isCamel, isCapital, isUncased, type Word } from "./text.ts";

const IS_A =
  /^(?:is|are|es|est|ist|e|sind|sont|son|was|makes|sells|offers|helps|builds|does|brews|bakes|roasts|designs|teaches|connects|provides|runs|turns|lets|brings|needs|wants|will|delivers|creates|produces|vende|fait|macht|faz|fa|hace|ofrece|propose|bietet|oferece|offre|makes|repairs|restores|rents|grows|gives|publishes|ships|keeps|has|tracks|manages|organises|organizes|recycles|cleans|trains|hosts|serves|crafts|develops|distils|distills|imports|collects|matches|plans|writes|translates|photographs|supplies|insures|invests|cares|walks|supports|tells|wird|verkauft|elabora|cultiva|fabrica|fabrique|vend|produit|produce|produz|stellt|baut|hilft|repariert|braucht|necesita|quiere|precisa|cherche|sucht)$/;

/** A strange word before a trade ("Nordlys yoga studio"): less than any name that is introduced. */
const COINED = 44;

/** "X is a…", "X — a…", "X, a…", "X: …" where a sentence begins. */
export function fromOpenings(reading: Reading, known: WordKnowledge): Candidate[] {
  const { words } = reading;
  const found: Candidate[] = [];
  for (let index = 0; index < words.length; index++) {
    const first = words[index]!;
    const comma = /,\s$/.test(first.gap) && reading.capitals && isCapital(first.raw);
    const opens = index === 0 || first.sentence !== words[index - 1]!.sentence || /[:(]\s*$/.test(first.gap);
    if (!opens && !comma) continue;
    const start = index;
    const title = opens && reading.capitals ? titleRun(reading, start) : start;
    // "Yoga in Prisons" and "Logo for Two" describe; "A Stitch in Nine" and "Table for One Tours" are names.
    if (
      title > start &&
      index > 0 &&
      !known.trade(first.key) &&
      !LOGO.has(first.key) &&
      !words.slice(start, title).every(({ key }) => known.colour(key) || isSmall(key))
    )
      found.push(candidate(reading, start, title, 69));
    // "2 questions: …" counts what follows.
    if (hasDigit(first.raw) && COUNTED.test(words[index + 1]?.key ?? "")) continue;
    if (
      pronouns.has(first.key) &&
      !(first.key === "the" && reading.capitals && isCapital(words[index + 1]?.raw ?? "")) &&
      !soundsLikeRefusal(words, index)
    )
      continue;
    const speaks = comma && IS_A.test(words[capitalRun(reading, start)]?.key ?? "");
    if (first.raw.startsWith("#") || (isPlaceOrOther(reading, start, start + 1) && !speaks)) continue;
    // "Monogram LV": the letters of the mark, not the name.
    if (LOGO.has(first.key) && /^\p{Lu}{1,3}$/u.test(words[index + 1]?.raw ?? "")) continue;
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
    if (!reading.capitals && lowerRun(reading, start, known) === start) continue;
    // "barbershop pixel & oak": the trade before the name is left to the appositions.
    if (!reading.capitals && trade > 0 && lowerRun(reading, start + trade, known) > start + trade) continue;
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
      if (!reading.capitals && end > lowerRun(reading, start, known)) break;
      const weight = openingWeight(reading, start, end, next, known);
      if (weight > 0 && (opens || (weight >= 76 && IS_A.test(next?.key ?? "")))) {
        found.push(candidate(reading, start, end, weight === COINED ? weight : weight + early));
        break;
      }
      if (next && IS_A.test(next.key)) break;
    }
  }
  return found;
}

const COUNTED =
  /^(?:questions?|things?|points?|requests?|notes?|options?|colou?rs?|words?|wishes|rules|facts|asks)$/;
const isSmall = (key: string): boolean => key.length <= 3;

/** Whether some sentence of the prompt begins in lower case. */
const opensLow = (words: readonly Word[]): boolean =>
  words.some(
    ({ raw, sentence }, index) =>
      /^\p{Ll}/u.test(raw) && (index === 0 || (words[index - 1]!.sentence !== sentence && raw.length > 2)),
  );

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
    run.some(({ raw }) => isCamel(raw)) ||
    (capitals && run.some(({ raw }) => isCapital(raw) && /[’'ʼ]s$/u.test(raw)));
  const multi = run.length > 1 && run.slice(1).some(({ raw }) => isCapital(raw) || hasDigit(raw)) && capitals;
  if (capitals && !isCapital(run[0]!.raw) && !hasDigit(run[0]!.raw) && !isUncased(run[0]!.raw)) return 0;
  // "MOONJAR CERAMICS LOGO, …": a strange word with its trade before the word for what is wanted.
  if (
    next &&
    !capitals &&
    LOGO.has(next.key) &&
    from === 0 &&
    run.length > 1 &&
    telling &&
    run.some(({ key }) => known.trade(key)) &&
    run.some(({ key }) => !isCommon(key) && !known.describes(key) && !known.thing(key))
  )
    return 50;
  if (!next) return proper && telling && run.length <= 3 && words.length <= 4 ? 50 : 0;
  // "we fix old cars. Brick Works. rust, cream": who opens sentences in lower case means a capital.
  if (
    opensLow(words) &&
    from > 0 &&
    /^[.;!\n]/.test(next.gap) &&
    next.sentence !== run[0]!.sentence &&
    run.every(
      ({ raw }) =>
        isCapital(raw) || hasDigit(raw) || !/\p{L}/u.test(raw) || /^(?:of|and|the|de|y)$/.test(raw),
    ) &&
    !run.every(({ key }) => known.colour(key))
  )
    return 67;
  // "two-person web studio. div & conquer. magenta": tied words that are a sentence of their own.
  if (
    next.sentence !== run[0]!.sentence &&
    from > 0 &&
    !capitals &&
    run.slice(1).some(({ gap }) => /[&]/.test(gap)) &&
    run.some(({ key }) => !known.colour(key))
  )
    return 58;
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
              : multi &&
                  run.every(({ raw }) => isCapital(raw)) &&
                  run.some(({ key }) => !known.describes(key))
                ? 47
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
  // "Foraging walks in Wales": a gerund before what could be a verb is a trade.
  if (joins && run.length === 1 && /ing$/.test(run[0]!.key) && !/^(?:is|needs|wants)$/.test(next.key))
    return 0;
  if (joins && IS_A.test(next.key)) return proper && (telling || multi) ? 76 : multi ? 60 : 0;
  if (joins && next.key === "by" && proper && multi) return 40;
  if (dash && proper && (telling || multi)) return article ? 78 : 72;
  // "Tailor: A Stitch in Nine": the trade before a colon is no name.
  const trade = /^:/.test(next.gap) && known.trade(run[0]!.key);
  if (dash && proper && isCapital(run[0]!.raw) && run.length === 1 && !pronouns.has(run[0]!.key) && article)
    return trade ? 0 : 66;
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
    from === 0 &&
    !/(?:ive|al|ic|ous|ful|less|ing|ed|able|ible|ary|ian|ese|ant|ent)$/.test(run.at(-1)!.key)
  )
    return COINED;
  return 0;
}
