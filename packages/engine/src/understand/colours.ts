/** Colours a prompt names: hexes, a curated table, CSS names, and modifiers that move a colour in OKLCH. */

import { hex, type Oklch, oklch, readHex, turn } from "../palette/colour.ts";
import type { ColorWish } from "../vocabulary.ts";
import { COLOURS, FOREIGN_COLOURS, MODIFIERS, type Modifier } from "./lexicons/colours.ts";
import type { Language } from "./lexicons/grammar.ts";
import { commas, tableRows, wordSet } from "./lexicons/lists.ts";
import { type Phrases, phrases, singular } from "./phrases.ts";
import { type Attitude, isCommon, overlaps, type Reading, spanOf } from "./reading.ts";
import { joined, type Span, type Word } from "./text.ts";
import { isTradeWord } from "./trade.ts";

export type FoundColour = {
  readonly wish: ColorWish;
  readonly span: Span;
  readonly attitude: Attitude;
  readonly from: number;
  readonly to: number;
};

type Named = { readonly hex: string /** Also the name of a thing. */; readonly thing: boolean };

const named = (table: string): [string, Named][] =>
  tableRows(table).flatMap(([words = "", value = ""]) =>
    commas(words).map((word): [string, Named] => [
      word.replace(/^\?/, ""),
      { hex: value, thing: word.startsWith("?") },
    ]),
  );

const english = phrases(named(COLOURS), {
  slips: true,
  plurals: true,
  ordinary: (key) => isCommon(key) || isTradeWord(key),
});

const thingColours = new Set(named(COLOURS).flatMap(([word, { thing }]) => (thing ? [word] : [])));

const sections = FOREIGN_COLOURS.split(/^\/\/ /m)
  .slice(1)
  .map((section) => ({ language: section.slice(0, 2), rows: named(section.slice(2)) }));
/** Romance languages share words; those that mean something else next door stay at home. */
const AT_HOME = /^(?:or|argent|argento|prune|rose|carbon|vert|viola|rame|real|blu)$/;
const foreign = Object.fromEntries(
  sections.map(({ language, rows }) => {
    const neighbours =
      language === "de"
        ? []
        : sections.filter((other) => other.language !== "de" && other.language !== language);
    const lent = neighbours.flatMap((other) => other.rows.filter(([word]) => !AT_HOME.test(word)));
    return [
      language,
      phrases([...rows, ["rosa", { hex: "#e8709e", thing: false }], ...lent], { plurals: true }),
    ];
  }),
) as { readonly [language in Language]?: Phrases<Named> };

const modifiers = phrases(
  MODIFIERS.flatMap(([words, move]) => commas(words).map((word): [string, Modifier] => [word, move])),
);

/** These before a thing make it a colour ("deep plum"); "fresh lemon" and "natural honey" stay things. */
const COLOURING = wordSet(
  "deep dark pale muted dusty bright neon pastel light soft faded smoky vivid electric burnt",
);
const COLOUR_NOUNS = wordSet(
  "color colors colour colours tone tones hue hues palette palettes shade shades accent accents tint tints coloured colored highlights details touches gradient couleur couleurs farbe farben farbig farbton tone colore colori cor cores tonos tons toni acento acentos akzente akzenten accenti",
);
/** "Green tea", "black belt", "gold jewellery": what is spoken of is no colour of the logo. */
const THINGS_AFTER = wordSet(
  "tea teas wine wines coffee juice oil oils energy whale bread belt cross reef reefs jewelry jewellery jewels farm farms pots cookware rings ring mine mines mining beans grapes pepper peppers cabbage onion onions carpet market friday hat swan panther tie collar hole holes forest startup startups company companies tech technology cleaning building buildings living architecture roof roofs transport mobility bank banking investing investment investments finance hydrogen future planet fingers salad smoothie smoothies space spaces initiative power chocolate milk cheese flowers flour rice meat fish salmon trout bull river lake sea bay hill street avenue road square lane house eye eyes hair water pine oak cedar cards smith smiths smithing leaf leaves team products product grocery consulting certificates bonds economy policy commuters seeds vegetables sauce honey soap soaps candles growers grower jam coins coin investors trading watches wire wires tape box boxes boards board diamonds brick bricks tiles paper plants plant garden gardens urban events bikes cars mobility wedding weddings pages bottle bottles key keys pig pigs letters-shop",
);
const BASIC = wordSet("red orange yellow green blue purple violet pink brown grey gray");
const BACKGROUNDS = wordSet(
  "background backgrounds backdrop ground fond hintergrund fondo fundo sfondo paper packaging bag bags wall walls van vans shirt shirts t-shirts tshirts cups apron aprons bottles boxes",
);

export function readColours(reading: Reading, taken: readonly Span[]): readonly FoundColour[] {
  const matches = findAll(reading).filter(({ span }) => !taken.some((each) => overlaps(each, span)));
  const strong = new Set(
    matches.filter((match) => !match.thing || inCompany(reading, match)).map(({ from }) => from),
  );
  // Things become colours beside a colour ("sage and cream"), step by step along a list.
  for (let again = true; again; ) {
    again = false;
    matches.forEach((match, index) => {
      if (strong.has(match.from)) return;
      const beside = [matches[index - 1], matches[index + 1]].some(
        (other) => other && strong.has(other.from) && linked(reading, match, other),
      );
      if (beside) {
        strong.add(match.from);
        again = true;
      }
    });
  }
  return matches
    .filter(({ from }) => strong.has(from))
    .filter(
      ({ exact, to }) =>
        exact ||
        !matches.some((next) => next.exact && next.from === to && /^[\s(=:]*$/.test(reading.words[to]!.gap)),
    )
    .map(({ from, to, span, value, exact, word }) => ({
      from,
      to,
      span,
      attitude: reading.attitudes[to - 1]!,
      wish: { hex: value, word, exact, role: roleOf(reading.words, from, to) },
    }));
}

type Match = {
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  readonly value: string;
  readonly exact: boolean;
  readonly word: string;
  readonly thing: boolean;
  readonly coloured: boolean;
};

function findAll(reading: Reading): Match[] {
  const { words, language } = reading;
  const found: Match[] = functional(reading);
  for (let index = 0; index < words.length; index++) {
    const start = words[index]!;
    if (found.some(({ span }) => start.start >= span[0] && start.start < span[1])) continue;
    const exact = hexAt(words, index);
    if (exact) {
      found.push(matchOf(reading, index, index + 1, exact, true, false, false));
      continue;
    }
    const moves: Modifier[] = [];
    let at = index;
    for (let move = modifiers.at(words, at); move && moves.length < 3; move = modifiers.at(words, at)) {
      if (nameAt(reading, at, language) && !followsColour(reading, move.to)) break;
      moves.push(move.value);
      at = move.to;
      if (!words[at] || !joined(words[at]!.gap)) break;
    }
    const whole = nameAt(reading, index, language);
    const afterMoves =
      moves.length > 0 && words[at] && joined(words[at]!.gap) ? nameAt(reading, at, language) : null;
    // "Royal blue" is in the table; "royal" as a modifier only where the table is silent.
    const useWhole =
      whole &&
      whole.to > (afterMoves?.to ?? 0) - (whole.to - whole.from > 1 ? 1 : 0) &&
      whole.to >= (afterMoves?.to ?? 0);
    const name = useWhole ? whole : afterMoves;
    if (!name) continue;
    let value = name.value.hex;
    const used = useWhole ? [] : moves;
    for (const move of used) value = moved(value, move);
    let to = name.to;
    if (language !== "en" && words[to] && joined(words[to]!.gap)) {
      const after = modifiers.at(words, to);
      if (after) {
        value = moved(value, after.value);
        to = after.to;
      }
    }
    // "Jaune moutarde": where the adjective follows, the second word says which yellow.
    const qualifier =
      language === "en" || language === "de" || !words[to] || !/^\s$/.test(words[to]!.gap)
        ? null
        : nameAt(reading, to, language);
    if (qualifier) {
      value = qualifier.value.hex;
      to = qualifier.to;
    }
    // "Sky navy": a thing right before a colour only colours it in.
    const beside = words[to];
    if (
      name.value.thing &&
      used.length === 0 &&
      language === "en" &&
      beside &&
      /^\s$/.test(beside.gap) &&
      !BASIC.has(beside.key) &&
      !/^(?:white|black)$/.test(beside.key) &&
      nameAt(reading, to, language)?.value.thing === false
    ) {
      index = to - 1;
      continue;
    }
    // "Tobacco brown", "chalk white": the thing says which brown.
    const plainer = words[to];
    if (
      !BASIC.has(words[to - 1]!.key) &&
      plainer &&
      /^[\s-]$/.test(plainer.gap) &&
      (BASIC.has(plainer.key) || /^(?:white|black)$/.test(plainer.key)) &&
      !/^(?:white|black)$/.test(words[to - 1]!.key) &&
      language === "en"
    )
      to++;
    const second =
      BASIC.has(words[to - 1]!.key) &&
      words[to] &&
      /^[\s-]$/.test(words[to]!.gap) &&
      BASIC.has(words[to]!.key)
        ? nameAt(reading, to, language)
        : null;
    if (second && language === "en") {
      value = between(value, second.value.hex);
      to = second.to;
    }
    const next = words[to];
    if (
      next &&
      joined(next.gap) &&
      used.length === 0 &&
      THINGS_AFTER.has(next.key) &&
      !COLOUR_NOUNS.has(next.key)
    ) {
      index = to;
      continue;
    }
    if (isGround(words, index, to) || isWeight(words, index, to)) {
      index = to - 1;
      continue;
    }
    const coloured = used.length > 0 && words.slice(index, at).some(({ key }) => COLOURING.has(key));
    found.push(matchOf(reading, index, to, value, false, name.value.thing, coloured));
    index = to - 1;
  }
  return found.sort((a, b) => a.from - b.from);
}

const followsColour = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  return word !== undefined && joined(word.gap) && nameAt(reading, at, reading.language) !== null;
};

/** English colour words that mean something else elsewhere. */
const NOT_ABROAD = /^(?:tan|camel|sage)$/;

function nameAt({ words }: Reading, index: number, language: Language) {
  const own = foreign[language]?.at(words, index);
  const plain = english.at(words, index);
  if (own && (!plain || own.to >= plain.to)) return own;
  if (plain)
    return language !== "en" && (plain.value.thing || NOT_ABROAD.test(words[index]!.key)) ? null : plain;
  // CSS names are one word there and two or three in prose: "dark slate gray".
  for (const count of [3, 2]) {
    const run = words.slice(index, index + count);
    if (run.length < count || run.slice(1).some(({ gap }) => !joined(gap))) continue;
    const joint = run.map(({ key }) => key).join("");
    const value = /^[a-z]{7,}$/.test(joint) ? readHex(joint) : null;
    if (value)
      return { value: { hex: value, thing: false }, from: index, to: index + count, phrase: "", slip: false };
  }
  return null;
}

function matchOf(
  reading: Reading,
  from: number,
  to: number,
  value: string,
  exact: boolean,
  thing: boolean,
  coloured: boolean,
): Match {
  const span = spanOf(reading.words, from, to);
  const word = reading.words
    .slice(from, to)
    .map(({ raw }) => raw.toLowerCase())
    .join(" ");
  return { from, to, span, value, exact, word, thing: thing && !coloured, coloured };
}

function hexAt(words: readonly Word[], index: number): string | null {
  const { raw, gap } = words[index]!;
  const digits = raw.startsWith("#") ? raw.slice(1) : null;
  if (digits && /^(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(digits)) {
    const short = digits.length <= 4;
    return readHex(`#${short ? digits.slice(0, 3) : digits.slice(0, 6)}`);
  }
  const told = /^(?:hex|color|colour|code)$/.test(words[index - 1]?.key ?? "") || /#\s*$/.test(gap);
  return told && /^[0-9a-f]{6}$/i.test(raw) && /\d/.test(raw) ? readHex(`#${raw}`) : null;
}

/** `rgb(12, 34, 56)` and `hsl(…)`, as designers paste them. */
function functional(reading: Reading): Match[] {
  const found: Match[] = [];
  for (const match of reading.prompt.matchAll(/\b(?:rgb|hsl|oklch|lab|lch|hwb)a?\([^()]{3,40}\)/gi)) {
    const value = readHex(match[0].toLowerCase());
    const span: Span = [match.index, match.index + match[0].length];
    const inside = reading.words.flatMap((word, index) =>
      word.start >= span[0] && word.end <= span[1] ? [index] : [],
    );
    if (value && inside.length > 0)
      found.push({
        from: inside[0]!,
        to: inside.at(-1)! + 1,
        span,
        value,
        exact: true,
        word: match[0].toLowerCase(),
        thing: false,
        coloured: false,
      });
  }
  return found;
}

/** Where a modifier takes a colour. */
export function moved(from: string, { dl = 0, kc = 1, l, c, towards }: Modifier): string {
  const at: Oklch = oklch(from);
  const neutral = at.c < 0.025;
  const hue = towards ? drawn(at.h, towards) : at.h;
  return hex({
    l: l ?? Math.min(0.97, Math.max(0.12, at.l + dl)),
    c: neutral ? (towards ? 0.012 : at.c) : (c ?? at.c * kc),
    h: neutral && towards ? towards[0] : hue,
  });
}

const drawn = (hue: number, [goal, degrees]: readonly [number, number]): number => {
  const away = turn(goal - hue + 180) - 180;
  return hue + Math.sign(away) * Math.min(Math.abs(away), degrees);
};

function between(first: string, second: string): string {
  const [a, b] = [oklch(first), oklch(second)];
  if (a.c < 0.03) return hex({ l: (a.l + b.l) / 2, c: b.c * 0.6, h: b.h });
  if (b.c < 0.03) return hex({ l: (a.l + b.l) / 2, c: a.c * 0.35, h: a.h });
  const away = turn(b.h - a.h + 180) - 180;
  return hex({ l: (a.l + b.l) / 2, c: (a.c + b.c) / 2, h: a.h + away / 2 });
}

/** "Colours: honey, plum", "in sand", "sky tones". */
function inCompany({ words }: Reading, { from, to, coloured }: Match): boolean {
  if (coloured) return true;
  const next = words[to];
  if (next && joined(next.gap) && COLOUR_NOUNS.has(next.key)) return true;
  const sentence = words[from]!.sentence;
  for (let back = 1; back <= 6 && from - back >= 0; back++) {
    const before = words[from - back]!;
    if (before.sentence !== sentence && !/[:–—-]/.test(words[from - back + 1]!.gap)) break;
    if (COLOUR_NOUNS.has(before.key)) return true;
  }
  return false;
}

const LINKS =
  /^(?:and|y|et|und|e|or|o|ou|oder|with|con|avec|mit|com|on|plus|a|an|of|touch|hint|some|in|accents|then|to|into|against|n|e|pop|splash|la|le|il|or|de|d)$/;

/** Only small words and commas between two colours. */
function linked({ words }: Reading, a: Match, b: Match): boolean {
  const [left, right] = a.from < b.from ? [a, b] : [b, a];
  const between = words.slice(left.to, right.from);
  if (between.length > 4 || words[left.from]!.sentence !== words[right.from]!.sentence) return false;
  return between.every(({ key }) => LINKS.test(key));
}

/** "On a white background": where it stands, not what it is drawn in. */
function isGround(words: readonly Word[], from: number, to: number): boolean {
  const next = words[to];
  if (next && joined(next.gap) && BACKGROUNDS.has(next.key)) return true;
  const [before, earlier] = [words[from - 1]?.key ?? "", words[from - 2]?.key ?? ""];
  return BACKGROUNDS.has(before) && words[from]!.gap.trim() === "" && !/^(?:no)$/.test(earlier);
}

/** "Extra condensed black caps": a weight, not a colour. */
const isWeight = (words: readonly Word[], from: number, to: number): boolean =>
  to - from === 1 &&
  words[from]!.key === "black" &&
  /^(?:condensed|extended|extra|ultra|heavy|grotesk|slab|compressed)$/.test(words[from - 1]?.key ?? "");

const SECOND_AFTER = wordSet(
  "accent accents highlight highlights detail details touch touches akzente akzenten akzent acentos acento accenti dettagli detalles details",
);
const SECOND_BEFORE =
  /^(?:touch|hint|pop|splash|accent|accents|touches|hints|dash|touche|hauch|toque|tocco|akzente|akzenten|acentos|accenti|secondary|highlights)$/;
const FIRST_BEFORE =
  /^(?:primary|main|mainly|mostly|predominantly|primarily|hauptfarbe|principal|principale|primario)$/;

function roleOf(words: readonly Word[], from: number, to: number): ColorWish["role"] {
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

/** Whether a word is a colour and nothing else. */
export const isPlainColour = (key: string, language: Language): boolean =>
  isColourWord(key, language) && !thingColours.has(key);

/** Whether a word by itself is a colour in English or in this language. */
export const isColourWord = (key: string, language: Language): boolean =>
  english.has(key) || english.has(singular(key)) || (foreign[language]?.has(key) ?? false);
