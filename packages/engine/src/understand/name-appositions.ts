/** A name right behind the words for what it is: "yoga studio Lumen", "for our bakery daily crumb". */

import { wordSet } from "./lexicons/lists.ts";
import {
  type Candidate,
  candidate,
  capitalRun,
  isPlaceOrOther,
  LOGO,
  lowerRun,
  startsName,
  type WordKnowledge,
} from "./name-runs.ts";
import { breaksBefore, isCommon, type Reading } from "./reading.ts";
import { isCapital } from "./text.ts";

/** Shells around a trade: "bike courier service X", "skincare line X". */
const SHELLS = wordSet(
  "company brand business studio shop store startup service services app agency label platform firm practice office clinic school collective project club team group bar cart truck house maker makers workshop line range publisher festival magazine newsletter channel band choir estate farm gym salon spa spin off scale up importer exporter retailer seller restaurant cafe centre center academy institute foundation association cooperative coop market kitchen lab labs network initiative programme program tool consultancy consultants cabinet maison taller firma laden verein manufaktur empresa azienda ditta bottega entreprise societe editor player website blog podcast show game hotel hostel inn lodge resort roastery bakery brewery winery distillery pub theatre museum gallery charity nonprofit ngo cannery",
);
/** What may stand before the trade in its clause, beside describing words. */
const BEFORE = wordSet(
  "a an the our my your his her their this for of new small little local independent family online own called logo brand wordmark badge emblem icon mark identity und der die das unsere unser unseren unserem meine mein meinen dem den ein eine einen einem einer para la el los nuestra nuestro mi una un pour le les notre mon ma une l per il lo nostra nostro mia mio o a minha meu nossa nosso uma um do da fur fuer",
);

export function fromAppositions(reading: Reading, known: WordKnowledge): Candidate[] {
  const { words } = reading;
  const found: Candidate[] = [];
  for (let index = 0; index < words.length; index++) {
    const end = descriptorEnd(reading, index, known);
    if (end === 0) continue;
    const from = nameStart(reading, end);
    const start = words[from];
    // "our vet clinic, whisker & hound.": set apart by a comma, and then the sentence is over.
    const apart = start !== undefined && /^,\s$/.test(start.gap);
    const owned = /^(?:my|our)$/.test(words[index - 1]?.key ?? "");
    if (!start || !(apart || /^\s+$/.test(start.gap)) || !opensClause(reading, index, known)) continue;
    if (reading.capitals && startsName(start, reading) && isCapital(start.raw)) {
      const to = capitalRun(reading, from);
      const run = words.slice(from, to);
      if (isPlaceOrOther(reading, from, to) || reading.attitudes[from] === "denied") continue;
      if (partOfName(reading, index) || run.every(({ raw, key }) => raw.length === 1 || key === "and"))
        continue;
      // "Bakery Logo", "Law Firm": more of the description.
      if (run.every(({ key }) => LOGO.has(key) || SHELLS.has(key) || isCommon(key))) continue;
      // In German and in headlines the noun before it has a capital as well: both may be the name.
      const weight = apart ? 57 : isCapital(words[end - 1]!.raw) && index > 0 ? 63 : 71;
      if (!apart || breaksBefore(words[to])) found.push(candidate(reading, from, to, weight));
    } else if (!reading.capitals || !(capitalsInside(reading) || opensHigh(reading))) {
      const to = lowerRun(reading, from, known);
      const ended = words[to] === undefined || words[to]!.sentence !== start.sentence;
      const tied = words.slice(from + 1, to).some(({ gap, key }) => /[&+]/.test(gap) || key === "and");
      // "my startup, tidepool, helps people"
      const between = owned && to - from <= 2 && /^,\s/.test(words[to]?.gap ?? "");
      if (to > from && (!apart || (ended && tied) || between))
        found.push(candidate(reading, from, to, apart ? 55 : 61));
    }
  }
  return found;
}

/** "École Odile", "Cinema Lumaca": a trade with a capital inside a sentence belongs to the name. */
const partOfName = ({ words, language }: Reading, index: number): boolean =>
  language !== "de" &&
  index > 0 &&
  isCapital(words[index]!.raw) &&
  words[index]!.sentence === words[index - 1]!.sentence;

/** Where a phrase that says what the brand is ends, its shell included; 0 where none begins. */
function descriptorEnd({ words, capitals }: Reading, index: number, known: WordKnowledge): number {
  const shell = SHELLS.has(words[index]!.key) && /^(?:my|our)$/.test(words[index - 1]?.key ?? "");
  const length = known.tradeAt(words, index) || (known.trade(words[index]!.key) || shell ? 1 : 0);
  if (length === 0) return 0;
  let end = index + length;
  while (
    words[end] &&
    /^[\s-]+$/.test(words[end]!.gap) &&
    !(capitals && isCapital(words[end]!.raw)) &&
    end < index + length + 3
  ) {
    const more = known.tradeAt(words, end);
    if (more > 0) end += more;
    else if (SHELLS.has(words[end]!.key)) end++;
    else break;
  }
  return end;
}

/** "the cafe 'X'" is for the quotes; a comma, a colon or a dash for the openings. */
const nameStart = ({ words }: Reading, end: number): number =>
  /^(?:called|named|namens)$/.test(words[end]?.key ?? "") ? end + 1 : end;

/** Nothing but articles and description between the clause's beginning and the trade. */
function opensClause({ words, language }: Reading, index: number, known: WordKnowledge): boolean {
  for (let at = index; at >= 0; at--) {
    const { gap, sentence, key } = words[at]!;
    if (at < index && !BEFORE.has(key) && !known.describes(key) && !(language !== "en" && isCommon(key))) {
      // "We need a logo for the bakery X": whatever leads up to "for" is no part of it.
      return /^(?:for|para|pour|fur|fuer|per|our|my|unsere?n?|notre|mon|ma|nuestra|nuestro|mi|nostra|nostro)$/.test(
        words[at + 1]!.key,
      );
    }
    if (at === 0 || sentence !== words[at - 1]!.sentence || /[,:;(]/.test(gap)) return true;
    if (index - at > 6) return /^(?:for|our|my)$/.test(key);
  }
  return true;
}

/** Several sentences, each with its capital: this caller would have given one to a name. */
const opensHigh = ({ words }: Reading): boolean => {
  const openings = words.filter(
    ({ sentence }, index) => index === 0 || words[index - 1]!.sentence !== sentence,
  );
  return openings.length > 1 && openings.every(({ raw }) => isCapital(raw));
};

const capitalsInside = ({ words }: Reading): boolean =>
  words.some(
    ({ raw, key, sentence }, index) =>
      index > 0 && isCapital(raw) && key !== "i" && raw.length > 1 && words[index - 1]!.sentence === sentence,
  );
