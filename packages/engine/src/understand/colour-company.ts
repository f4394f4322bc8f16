/** What stands around a colour: whether it makes a thing a colour, a ground, a weight, or gives it a role. */

import type { ColorWish } from "../vocabulary.ts";
import { wordSet } from "./lexicons/lists.ts";
import { breaksBefore, type Reading } from "./reading.ts";
import { isCapital, joined, type Word } from "./text.ts";

/** A run of words that may be a colour. */
export type Run = { readonly from: number; readonly to: number };

export const COLOUR_NOUNS = wordSet(
  "color colors colour colours tone tones hue hues palette palettes shade shades accent accents tint tints coloured colored highlights details touches gradient couleur couleurs farbe farben farbig farbton tone colore colori cor cores tonos tons toni acento acentos akzente akzenten accenti",
);
const LABELS = wordSet(
  "primary secondary main first second accent hauptfarbe zweitfarbe principale secondaire primario secundario primaria secundaria",
);
const BACKGROUNDS = wordSet(
  "background backgrounds backdrop ground fond hintergrund fondo fundo sfondo paper packaging bag bags wall walls van vans shirt shirts t-shirts tshirts cups apron aprons bottles boxes",
);

/** "Colours: honey, plum", "in sand", "sky tones". */
export function inCompany(
  { words }: Reading,
  { from, to, coloured }: Run & { readonly coloured: boolean },
): boolean {
  if (coloured) return true;
  const next = words[to];
  if (next && joined(next.gap) && COLOUR_NOUNS.has(next.key)) return true;
  // "primary=tomato", "Second: ivory".
  const label = words[from - 1];
  if (label && LABELS.has(label.key) && /^\s*[=:]\s*["']?$/.test(words[from]!.gap)) return true;
  // "Linen letters", "…, in moccasin": nothing is made of letters, and only a colour closes a clause so.
  if (next && joined(next.gap) && /^(?:letters|lettering|text|type|wordmark)$/.test(next.key)) return true;
  const opening = words[from - 1];
  if (opening?.key === "in" && breaksBefore(opening) && breaksBefore(next) && !isCapital(words[from]!.raw))
    return true;
  const sentence = words[from]!.sentence;
  for (let back = 1; back <= 6 && from - back >= 0; back++) {
    const before = words[from - back]!;
    if (before.sentence !== sentence && !/[:–—-]/.test(words[from - back + 1]!.gap)) break;
    if (COLOUR_NOUNS.has(before.key)) return true;
  }
  return false;
}

const LINKS =
  /^(?:ink|and|auf|sur|sobre|su|y|et|und|e|or|o|ou|oder|with|con|avec|mit|com|on|plus|a|an|of|touch|hint|some|in|accents|then|to|into|against|n|e|pop|splash|la|le|il|or|de|d)$/;

/** Only small words and commas between two colours. */
export function linked({ words }: Reading, a: Run, b: Run): boolean {
  const [left, right] = a.from < b.from ? [a, b] : [b, a];
  const between = words.slice(left.to, right.from);
  if (between.length > 4 || words[left.from]!.sentence !== words[right.from]!.sentence) return false;
  // "Wheat, soil brown": the word right before a colour says which one.
  const shade = between.length > 0 && /^[\s-]$/.test(words[right.from]!.gap) ? 1 : 0;
  const link = ({ key }: Word) => LINKS.test(key);
  return (
    between.every(link) || (shade === 1 && /,/.test(between.at(-1)!.gap) && between.slice(0, -1).every(link))
  );
}

/** "On a white background": where it stands, not what it is drawn in. */
export function isGround(words: readonly Word[], from: number, to: number): boolean {
  const next = words[to];
  // "Brown ink on cream paper" names both colours.
  const inked = words
    .slice(Math.max(0, from - 3), from)
    .some(({ key }) => /^(?:ink|print|letters)$/.test(key));
  // "A cream background badge" is a badge.
  if (/^(?:badge|shape|plate|panel|tile)$/.test(words[to + 1]?.key ?? "")) return false;
  if (next && joined(next.gap) && BACKGROUNDS.has(next.key)) return !(inked && next.key === "paper");
  const [before, earlier] = [words[from - 1]?.key ?? "", words[from - 2]?.key ?? ""];
  return BACKGROUNDS.has(before) && words[from]!.gap.trim() === "" && !/^(?:no)$/.test(earlier);
}

/** "Extra condensed black caps": a weight, not a colour. */
export const isWeight = (words: readonly Word[], from: number, to: number): boolean =>
  to - from === 1 &&
  words[from]!.key === "black" &&
  (/^(?:weight|weights)$/.test(words[to]?.key ?? "") ||
    (/^\s$|^-$/.test(words[from]!.gap) &&
      /^(?:condensed|extended|extra|ultra|heavy|grotesk|slab|compressed)$/.test(words[from - 1]?.key ?? "")));

/** Nouns of the logo itself: "brass letters" are a wish, a "brass plate" is a thing. */
const OF_THE_LOGO = wordSet(
  "letters letter lettering type text word words wordmark name logo mark icon symbol badge emblem serif sans script font typeface ink foil lines line outline accent accents details dots dot stripe stripes monogram initials capitals caps lowercase background theme scheme one only please maybe perhaps instead throughout everywhere feel look vibe and or with on for as in to but not no rather than is are would should if then plus against over",
);
const METAL = wordSet("brass copper bronze");

/** "Peacock feather", "brass plate", "olive jar": with a noun right behind it, a thing or a metal is what that is made of. */
export function isMaterial(words: readonly Word[], from: number, to: number, thing: boolean): boolean {
  const next = words[to];
  return (
    to - from === 1 &&
    (thing || METAL.has(words[from]!.key)) &&
    next !== undefined &&
    /^\s$/.test(next.gap) &&
    /^\p{Ll}{3,}$/u.test(next.raw) &&
    !OF_THE_LOGO.has(next.key) &&
    !COLOUR_NOUNS.has(next.key)
  );
}

/** "The Gold Coast", "le Lac-Noir": a colour with its capital inside a longer name. */
export function isProper({ words, capitals, language }: Reading, from: number, to: number): boolean {
  const [own, before, next] = [words[from]!, words[from - 1], words[to]];
  if (!capitals || language === "de" || to - from > 1 || !TITLED.test(own.raw)) return false;
  const inside = before?.sentence === own.sentence && /^[\s-]$/.test(own.gap);
  const goesOn = next !== undefined && /^[\s-]$/.test(next.gap) && TITLED.test(next.raw);
  // "Use Red.", "Color Rojo": the word before opens the sentence or says that a colour follows.
  const held =
    inside &&
    TITLED.test(before.raw) &&
    words[from - 2]?.sentence === own.sentence &&
    !COLOUR_NOUNS.has(before.key);
  return held || (goesOn && inside);
}
const TITLED = /^\p{Lu}\p{Ll}/u;

const SECOND_AFTER = wordSet(
  "accent accents highlight highlights detail details touch touches akzente akzenten akzent acentos acento accenti dettagli detalles details",
);
const SECOND_BEFORE =
  /^(?:touch|hint|pop|splash|accent|accents|touches|hints|dash|touche|hauch|toque|tocco|akzente|akzenten|acentos|accenti|secondary|highlights)$/;
const FIRST_BEFORE =
  /^(?:primary|main|mainly|mostly|predominantly|primarily|hauptfarbe|principal|principale|primario)$/;

export function roleOf(words: readonly Word[], from: number, to: number): ColorWish["role"] {
  const next = words[to];
  if (next && joined(next.gap) && SECOND_AFTER.has(next.key)) return "secondary";
  const after = words.slice(to, to + 4).map(({ key, gap }) => (/[,.;]/.test(gap) ? "|" : key));
  const as = /^(?:as|for|como|als|comme|come)(?: (?:an|a|the|el|la|l|der|die|den|o)\b)?/
    .exec(after.join(" "))?.[0]
    .split(" ").length;
  if (as && SECOND_AFTER.has(after[as] ?? "")) return "secondary";
  if (as && /^(?:secondary|second|highlight)$/.test(after[as] ?? "")) return "secondary";
  if (as && /^(?:primary|main)$/.test(after[as] ?? "")) return "primary";
  for (let back = 1; back <= 3 && from - back >= 0; back++) {
    const { key, sentence } = words[from - back]!;
    if (sentence !== words[from]!.sentence || /,/.test(words[from - back + 1]!.gap)) break;
    if (SECOND_BEFORE.test(key)) return "secondary";
    if (FIRST_BEFORE.test(key)) return "primary";
  }
  return "any";
}
