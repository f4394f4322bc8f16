/** "User says “lighter font, and mint”": what somebody said of the logo is a wish in quotation marks, and no text for it. */

import { isColourWord } from "../../understand/colour-words.ts";
import { isLetterWord } from "../../understand/letters.ts";
import { read } from "../../understand/reading.ts";
import type { Design } from "../../vocabulary.ts";
import { quotesIn, saying } from "./texts.ts";
import { DISLIKES_AFTER, DISLIKES_BEFORE } from "./verdict-words.ts";
import * as w from "./words.ts";

/** Somebody who speaks, or a word for what was said, near the end of what stands before the quote. */
const SPEAKS =
  /(?<![\p{L}])(?:users?|clients?|customers?|boss|founders?|owners?|partner|she|he|they|quote|verbatim|as\s+is|sentences?|messages?|comments?|feedback|notes?|e-?mail|said|says|wrote|writes|asks|asked|told|request|wish|kunde|kundin|sagt|schreibt|cliente|dice|dit|écrit|diz|escreve|scrive)(?![\p{L}])[^"“«„]{0,24}$/iu;
/** A text for the logo is spoken of. */
const TEXT =
  /(?<![\p{L}])(?:tag-?\s?lines?|slogans?|lines?|mottos?|names?|called|underneath|below|beneath|should\s+(?:say|read)|to\s+(?:say|read)|wording|words?|reads?|claim|zeile|eslogan|nombre|nom|nome)(?![\p{L}])[^"“«„]{0,20}$/iu;
const FEWEST = 3;

/** The prompt with such marks blanked, so that every place in it stays what it was. */
export function withoutSpokenMarks(prompt: string, parent: Design): string {
  let plain = prompt;
  for (const { text, span, outer } of quotesIn(prompt)) {
    const before = prompt.slice(0, outer[0]);
    const alone = prompt.trim().length - (outer[1] - outer[0]) < 2;
    if (!alone && (!SPEAKS.test(before) || TEXT.test(before))) continue;
    if (text.split(/\s+/u).length < FEWEST || !wishes(text, parent)) continue;
    const blank = (from: number, to: number) =>
      `${plain.slice(0, from)}${" ".repeat(to - from)}${plain.slice(to)}`;
    plain = blank(outer[0], span[0]);
    plain = blank(span[1], outer[1]);
  }
  return plain;
}

/** Whether a text speaks of the logo: its parts, colours, letters, or what is wrong with it. */
function wishes(text: string, { mark, name, tagline }: Design): boolean {
  const { words, language } = read(text);
  const own = [...(mark?.motifs ?? []).flatMap((motif) => motif.split(" "))];
  const said = [name, tagline].some((each) => each && new RegExp(saying(each), "iu").test(text));
  return (
    said ||
    words.some(
      ({ key }, at) =>
        own.includes(key) ||
        w.PART_NOUNS.at(words, at) !== null ||
        isColourWord(key, language) ||
        isLetterWord(key) ||
        w.SHIFTS.at(words, at) !== null ||
        w.LARGER.at(words, at) !== null ||
        w.SMALLER.at(words, at) !== null ||
        w.HEAVIER.at(words, at) !== null ||
        DISLIKES_AFTER.at(words, at) !== null ||
        DISLIKES_BEFORE.at(words, at) !== null,
    )
  );
}
