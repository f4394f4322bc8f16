/** Colours as designers paste them: `#2b1b6f`, `rgb(…)`, `hsl(…)`, `CMYK 0/80/95/0`, `Pantone 186 C`, `RAL 5010`. */

import { readHex } from "../../palette/colour.ts";
import type { Span, Word } from "../text.ts";
import { PANTONE, RAL } from "./numbered.ts";

export type Code = {
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  readonly value: string;
  readonly word: string;
};

/** A hex at this word, with or without its sign. */
export function hexAt(words: readonly Word[], index: number): string | null {
  const { raw, gap } = words[index]!;
  const digits = raw.startsWith("#") ? raw.slice(1) : null;
  if (digits && /^(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) {
    const short = digits.length <= 4;
    // "Ticket #2093" is a number.
    if (digits.length === 4 && /^\d+$/.test(digits)) return null;
    return readHex(`#${short ? digits.slice(0, 3) : digits.slice(0, 6)}`);
  }
  const before = words[index - 1]?.key ?? "";
  const isAnnounced = ANNOUNCED.test(before) || /[#=]\s*$/.test(gap) || isCalledHex(words, index);
  if (!isAnnounced || !/^(?:[0-9a-f]{6}|[0-9a-f]{3})$/i.test(raw)) return null;
  // "Color add", "hex cafe": a word has no digit in it; three letters are a code only right behind the word.
  if (raw.length === 3 ? before !== "hex" : !/\d/.test(raw)) return null;
  return readHex(`#${raw}`);
}

const ANNOUNCED =
  /^(?:hex|hexcode|color|colour|code|farbe|couleur|cor|colore|kleur|kolor|renk|цвет|колір|χρώμα|hauptfarbe)$/;

/** "E8F5E9 in hex", "the hex is E8F5E9": said within a few words. */
const isCalledHex = (words: readonly Word[], index: number): boolean =>
  words
    .slice(Math.max(0, index - 4), index + 4)
    .some(({ key, sentence }) => /^hex(?:code)?$/.test(key) && sentence === words[index]!.sentence);

type Notation = { readonly pattern: RegExp; value(found: RegExpMatchArray): string | null };

const NOTATIONS: readonly Notation[] = [
  {
    pattern: /\b(?:rgb|hsl|oklch|lab|lch|hwb)a?\([^()]{3,40}\)/giu,
    value: ([text]) => readHex(text.toLowerCase()),
  },
  {
    pattern: /\brgb\s*:?\s*(\d{1,3})\s*[,/ -]\s*(\d{1,3})\s*[,/ -]\s*(\d{1,3})\b/giu,
    value: ([, r, g, b]) => readHex(`rgb(${r}, ${g}, ${b})`),
  },
  {
    pattern:
      /\bcmyk\s*[:(]?\s*(\d{1,3})%?\s*[,/ -]\s*(\d{1,3})%?\s*[,/ -]\s*(\d{1,3})%?\s*[,/ -]\s*(\d{1,3})%?\)?/giu,
    value: ([, ...inks]) => fromInks(inks.map(Number)),
  },
  {
    pattern: /\b(?:pantone|pms)\s*#?\s*(\d{3,4})(?:\s*[cu]\b)?/giu,
    value: ([, number]) => PANTONE.get(number!.padStart(3, "0")) ?? null,
  },
  { pattern: /\bral[\s-]*(\d{4})(?!\d)/giu, value: ([, number]) => RAL.get(number!) ?? null },
];

/** Inks in per cent, printed without a profile: near enough for a wish, which is then tuned anyway. */
function fromInks([c = 0, m = 0, y = 0, k = 0]: readonly number[]): string | null {
  if ([c, m, y, k].some((ink) => ink > 100)) return null;
  const channel = (ink: number) => Math.round(255 * (1 - ink / 100) * (1 - k / 100));
  return readHex(`rgb(${channel(c)}, ${channel(m)}, ${channel(y)})`);
}

/** All codes that stand in a text: no other word looks like one. */
export function readCodes(text: string, words: readonly Word[]): readonly Code[] {
  const found: Code[] = [];
  for (const { pattern, value: valueIn } of NOTATIONS)
    for (const match of text.matchAll(pattern)) {
      const value = valueIn(match);
      const span: Span = [match.index, match.index + match[0].length];
      const inside = words.flatMap(({ start, end }, index) =>
        start >= span[0] && end <= span[1] ? [index] : [],
      );
      const known = found.some((code) => code.span[0] < span[1] && span[0] < code.span[1]);
      if (!value || known || inside.length === 0) continue;
      const word = match[0].toLowerCase();
      found.push({ from: inside[0]!, to: inside.at(-1)! + 1, span, value, word });
    }
  return found;
}
