/** Whether the name of a typeface means the typeface: many are also words, places or people. */

import { MISTAKABLE, MISTAKABLE_PHRASES, PEOPLE_TOO, PLACES_TOO, WORDS_FIRST } from "./lexicons/families.ts";
import { LETTER_NOUNS } from "./lexicons/letters.ts";
import { commas, wordSet } from "./lexicons/lists.ts";
import type { Reading } from "./reading.ts";
import { isCapital, joined, type Word } from "./text.ts";

const letterNouns = wordSet(LETTER_NOUNS);
const mistakable = wordSet(MISTAKABLE);
const placesToo = wordSet(PLACES_TOO);
const mistakablePhrases: ReadonlySet<string> = new Set(commas(MISTAKABLE_PHRASES));
const peopleToo = wordSet(PEOPLE_TOO);
const wordsFirst = wordSet(WORDS_FIRST);

/** "In the manner of Baskerville", "something like Futura". */
const BEFORE_FAMILY = wordSet(
  "in use using uses set like font typeface type letters lettering similar to of as think maybe perhaps wie come como comme en with mit con com avec schrift tipografia police carattere fonte fuente letra",
);
/** "Font: Lora", "carattere Lora", "lettered in Lora". */
const CALLS_FAMILY = wordSet(
  "font fonts typeface typefaces fontfamily family type schrift schriftart tipografia tipo letra fuente police typographie carattere caratteri fonte lettertype letter kroj pisma kroju czcionka czcionki tipi шрифт yazitipi γραμματοσειρα",
);
const SETS =
  /^(?:set|written|lettered|typeset|spelled|spelt|printed|wordmark|logotype|lettering|name|headline|masthead|gesetzt|setzen|composto|ecrit|escrito|scritto)$/;
/** These are said of letters only, so that even a place after them is a face. */
const LETTERED = /^(?:lettered|typeset|wordmark|lettering|logotype|masthead)$/;
const CUT =
  /^(?:thin|hairline|extralight|light|regular|book|roman|medium|semibold|demibold|bold|extrabold|heavy|black|italic|italics|oblique|condensed|kursiv|fett)$/;

/** One past the words that name a cut of the family: "Montserrat Light", "Playfair Display Bold Italic". */
export function cutAfter({ words }: Reading, to: number): number {
  let end = to;
  while (words[end] && CUT.test(words[end]!.key) && joined(words[end]!.gap)) end++;
  return end;
}

/** Nothing else between two stops; `from` is not the first word. */
function standsAlone(reading: Reading, from: number, to: number): boolean {
  const next = reading.words[cutAfter(reading, to)];
  return (
    from > 0 &&
    /[,.;:(/+|=\n]|\s[–—-]+\s/.test(reading.words[from]!.gap) &&
    (!next || next.key === "please" || /[,.;:!?)/+|\n]|\s[–—-]+\s/.test(next.gap))
  );
}

const spoken = (words: readonly Word[]): boolean => words.some(({ key }) => letterNouns.has(key));

/** Of a family that is only known by name: "font: Aboreto", "the typeface Akaya", "Alkatra lettering", with a capital. */
export const calledByName = (reading: Reading, from: number, to: number): boolean => {
  const run = reading.words.slice(from, to);
  return isCased(run) && !run.every(({ key }) => letterNouns.has(key)) && calledFamily(reading, from, to);
};

/** "Lobster typeface", "font: orbitron", "Lora for the name": beside the word for a face even a small letter is no matter. */
function calledFamily({ words }: Reading, from: number, to: number): boolean {
  const [before, next] = [words[from - 1], words[to]];
  if (before && CALLS_FAMILY.has(before.key) && /^[\s:='"’‘“”«„(-]*$/u.test(words[from]!.gap)) return true;
  if (!next || !joined(next.gap)) return false;
  if (next.key === "for")
    return words.slice(to + 1, to + 3).some(({ key }) => letterNouns.has(key) || key === "name");
  return (
    /^(?:font|typeface|schrift|fontfamily|lettering)s?$/.test(next.key) &&
    !(to - from === 1 && wordsFirst.has(words[from]!.key))
  );
}

const isCased = (words: readonly Word[]): boolean =>
  words.every(({ raw }) => isCapital(raw) || /\d/.test(raw));

/** "Written in Pacifico", "“Grit Coffee” in Oswald", "in Lora setzen"; a place is where something happens. */
function setIn({ words }: Reading, from: number, to: number): boolean {
  const [before, earlier, next] = [words[from - 1], words[from - 2], words[to]];
  if (before?.key !== "in" || (to - from === 1 && placesToo.has(words[from]!.key)))
    return before?.key === "in" && LETTERED.test(earlier?.key ?? "");
  if (SETS.test(earlier?.key ?? "") || /^(?:setzen|gesetzt|schreiben|geschrieben)$/.test(next?.key ?? ""))
    return true;
  return isCased(words.slice(from, to)) && /["”»’]/u.test(before.gap);
}

/** A family whose name is a word, a place or a person too. */
const isOrdinary = (run: readonly Word[]): boolean =>
  run.length === 1
    ? mistakable.has(run[0]!.key) || peopleToo.has(run[0]!.key)
    : mistakablePhrases.has(run.map(({ key }) => key).join(" "));

/** "Thanks, Karla" */
const SIGNS =
  /^(?:signed|thanks|thx|regards|best|cheers|love|greetings|sincerely|yours|wishes|grusse|gruss|danke|merci|cordialement|saludos|grazie|saluti|obrigado|obrigada|groet|groeten|pozdrawiam)$/;

/** "…, deco, Cabin": a capital that the sentence does not ask for, in a fragment of its own. */
function isFragmentName(reading: Reading, from: number, to: number): boolean {
  const { words } = reading;
  const { key, raw } = words[from]!;
  if (!standsAlone(reading, from, to)) return false;
  const run = words.slice(from, to);
  if (to - from > 1)
    return !isOrdinary(run) || (isCased(run) && run.some(({ raw: each }) => /\p{Ll}/u.test(each)));
  if (!isOrdinary(run))
    return isCapital(raw) || joined(words[from]!.gap) || /[.;:|/=\n]/.test(words[from]!.gap);
  // "Thanks, Karla"; "Seren, Cadi, Mali": one of several names.
  if (SIGNS.test(words[from - 1]!.key) || isCapital(words[from - 1]!.raw)) return false;
  if (!mistakable.has(key)) return isCapital(raw);
  const opens = words[from - 1]!.sentence !== words[from]!.sentence;
  return isCapital(raw) && !opens && reading.capitals && !placesToo.has(key);
}

/** Whether a family is so plainly meant that it cannot be the brand's name. */
export function isPlainlyFamily(reading: Reading, from: number, to: number): boolean {
  const { words } = reading;
  if (calledFamily(reading, from, to) || setIn(reading, from, to)) return true;
  const before = words[from - 1]?.key ?? "";
  const single = to - from === 1;
  if (/^(?:use|using|uses)$/.test(before) && isCased(words.slice(from, to))) return true;
  if (isFragmentName(reading, from, to)) return true;
  if (isOrdinary(words.slice(from, to))) return false;
  // "Manrope for Harbour Lane"
  if (from === 0) return words[to]?.key === "for" && isCased(words.slice(to + 1, to + 2));
  if (single && placesToo.has(words[from]!.key)) return false;
  return /^(?:in|set|like)$/.test(before) && (!single || isCased(words.slice(from, to)));
}

/** Many families are named like things (Cabin, Cairo, Outfit): a word for letters must stand near. */
export function familyMeant(reading: Reading, from: number, to: number): boolean {
  const { words } = reading;
  if (isPlainlyFamily(reading, from, to)) return true;
  const run = words.slice(from, to);
  if (to - from > 1 && isOrdinary(run)) return spoken(words.slice(Math.max(0, from - 2), from));
  const single = isOrdinary(run);
  // "Lower case both times", "ultra bold": an ordinary word in small letters is that word.
  if (single && (!isCapital(words[from]!.raw) || words[from - 1]?.sentence !== words[from]!.sentence))
    return false;
  if (spoken(words.slice(Math.max(0, from - 3), from)) || spoken(words.slice(to, to + 2))) return true;
  const cased = isCased(run);
  const before = words[from - 1]?.key ?? "";
  if (single)
    return (
      cased && /^(?:use|using|set)$/.test(before) && !/^(?:made|based)$/.test(words[from - 2]?.key ?? "")
    );
  // A name that is nothing else: with a capital, introduced, or a fragment of its own.
  return (
    (cased && from > 0 && reading.capitals) || BEFORE_FAMILY.has(before) || standsAlone(reading, from, to)
  );
}
