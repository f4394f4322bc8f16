/** Things asked for so plainly that the shelf need not know them: "a doctor as mascot", "An oar.", "Icon: ostrich". */

import { isColourWord } from "./colour-words.ts";
import { isFormWord } from "./form.ts";
import { isLetterWord } from "./letters.ts";
import { wordSet } from "./lexicons/lists.ts";
import { isStyleWord } from "./mood.ts";
import { breaksBefore, isCommon, type Reading } from "./reading.ts";
import { isCapital } from "./text.ts";

const ARTICLE = /^(?:an?|une?|una|uno|eine?n?|einem|einer|uma?)$/;
const ROLE = wordSet(
  "mascot symbol icon emblem logo mark figurehead maskottchen mascota mascotte mascote simbolo symbole zeichen wappentier icono icona icone",
);
const AS = /^(?:as|als|como|comme|come)$/;
/** What may follow the thing in its clause. */
const AFTER =
  /^(?:as|als|como|comme|come|above|below|beside|under|over|on|in|inside|drawn|would|could|might|with|holding|wearing|made|and|or|y|et|und|e|o|ou|oder|that|who|which|che|que|qui|it|seen|from|of|at|looking|carrying|riding|ware|waere|seria|sarebbe|serait|please|mit|con|avec|com|please|instead|maybe|curled|asleep|open|halved)$/;
/** Words before a noun that ask for it: "we'd love a goat", "so a crown", "can it be a hedgehog". */
const ASKS = wordSet(
  "so love like want wants wanted be draw drew imagine picture show include mit gostavamos gostaria vorrei vorremmo queremos quiero voudrais voudrions voulons mochten mochte hatten piacerebbe gustaria aimerions aimerais de is become add put",
);
/** Ends of adjectives and of words for what is done: no things. */
const ADJECTIVE =
  /(?:ous|ful|less|ive|able|ible|ish|ic|ical|ly|ing|ern|ment|tion|ness|ity|ence|ance|ism|ship)$/;
const NO_PICTURE = wordSet(
  "refresh rebrand redesign restart facelift proposal draft sketch version look vibe logo tagline slogan motto budget quote couple handful few lot bit chance reason sense mix blend while month week person job place hand try start sign wink smile nod laugh twist typeface website page label story joke secret surprise promise reminder retro professor teacher daughter son wife husband sister brother friend neighbour partner team crew",
);

/** A noun nobody lists: not an ordinary word of briefs, nor one of letters, forms, colours or moods. */
export const isNoun = ({ language }: Reading, key: string): boolean =>
  /^\p{Ll}{3,}$/u.test(key) &&
  !isCommon(key) &&
  !NO_PICTURE.has(key) &&
  !ADJECTIVE.test(key) &&
  !isStyleWord(key) &&
  !isLetterWord(key) &&
  !isFormWord(key) &&
  !isColourWord(key, language);

/** A noun that is asked for, and whether it is said what it is to be in the logo. */
export type Asked = { readonly at: number; readonly role: boolean };

export function askedFor(reading: Reading): readonly Asked[] {
  const { words } = reading;
  const found: Asked[] = [];
  for (let index = 0; index < words.length; index++) {
    const here = words[index]!;
    const next = words[index + 1];
    const opens = index === 0 || breaksBefore(here);
    // "Mark: ostrich", "Icon: barbell".
    if (opens && next && /^\s*[:=]\s*$/.test(next.gap) && ROLE.has(here.key) && !isCapital(next.raw))
      found.push({ at: ARTICLE.test(next.key) ? index + 2 : index + 1, role: true });
    // "Horse as mascot", "a doctor as our mascot", "ein Fuchs als Maskottchen".
    if (AS.test(here.key) && index > 0 && !breaksBefore(here)) {
      const role = words.slice(index + 1, index + 3).some(({ key }) => ROLE.has(key));
      if (role) found.push({ at: index - 1, role });
    }
    // "Thimble logo.", "barbell icon on the left".
    if (ROLE.has(here.key) && here.key !== "mark" && index > 0 && !breaksBefore(here)) {
      const before = words[index - 1]!;
      const alone = breaksBefore(before) || ARTICLE.test(words[index - 2]?.key ?? "");
      if (alone && (here.key !== "logo" || breaksBefore(next)) && !isCapitalInside(reading, index - 1))
        found.push({ at: index - 1, role: false });
    }
    if (!ARTICLE.test(here.key) || !next) continue;
    // Where the adjective follows, the first word is the thing: "una mosca asustada".
    const last =
      reading.language === "en" || reading.language === "de" ? headOf(reading, index + 1) : index + 1;
    if (last < 0 || reading.attitudes[last] !== "wanted") continue;
    const apart = reading.language !== "en" && /,/.test(here.gap);
    const newSentence = index > 0 && (apart || /[.!?\n]/.test(here.gap));
    const asked = ASKS.has(words[index - 1]?.key ?? "") && index > 0 && !breaksBefore(here);
    const settled = words[last + 1]?.key === "it" && /^(?:is|shall|will)$/.test(words[last + 2]?.key ?? "");
    const wished = /^(?:would|ware|waere|seria|sarebbe|serait|please)$/.test(words[last + 1]?.key ?? "");
    if (newSentence || settled || wished || (asked && spoken(reading, index)))
      found.push({ at: last, role: false });
  }
  return found;
}

/** "…would like a horseshoe in the logo", "we are the Owls, so an owl": drawing is what is spoken of. */
function spoken({ words }: Reading, at: number): boolean {
  if (words[at - 1]!.key === "so" || /^(?:love|draw|drew|include|show|wants?)$/.test(words[at - 1]!.key))
    return true;
  if (words[at - 1]!.key === "like" && /^(?:would|wed|id)$/.test(words[at - 2]?.key ?? "")) return true;
  return words.some(
    ({ key, sentence }, index) =>
      sentence === words[at]!.sentence && Math.abs(index - at) < 9 && (ROLE.has(key) || key === "it"),
  );
}

/** The last noun of a short phrase that a stop or a small word ends: "a church tower", "an acrobat, drawn…". */
function headOf({ words }: Reading, from: number): number {
  for (let at = from; at < Math.min(words.length, from + 4); at++) {
    if (at > from && breaksBefore(words[at])) return at - 1;
    const next = words[at + 1];
    if (breaksBefore(next) || AFTER.test(next!.key)) return at;
  }
  return -1;
}

const isCapitalInside = ({ words, language }: Reading, at: number): boolean =>
  language !== "de" && isCapital(words[at]!.raw) && at > 0 && !/[.!?\n]/.test(words[at]!.gap);
