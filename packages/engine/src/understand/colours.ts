/** Colours a prompt names: codes, names, and modifiers that move a colour in OKLCH. */

import { hueDistance, oklch } from "../palette/colour.ts";
import type { ColorWish } from "../vocabulary.ts";
import { hexAt, readCodes } from "./colour-codes.ts";
import {
  COLOUR_NOUNS,
  inCompany,
  isGround,
  isMaterial,
  isProper,
  isWeight,
  linked,
  roleOf,
} from "./colour-company.ts";
import { between, moved } from "./colour-moves.ts";
import { usesOf } from "./colour-uses.ts";
import { nameAt } from "./colour-words.ts";
import { coloursElsewhere } from "./colours-elsewhere.ts";
import { MODIFIERS, type Modifier } from "./lexicons/colour-modifiers.ts";
import { commas, wordSet } from "./lexicons/lists.ts";
import { phrases, singular } from "./phrases.ts";
import { type Attitude, breaksBefore, isCommon, overlaps, type Reading, spanOf } from "./reading.ts";
import { joined, plain, type Span, type Word } from "./text.ts";
import { isTradeWord } from "./trade.ts";

export type FoundColour = {
  readonly wish: ColorWish;
  readonly span: Span;
  readonly attitude: Attitude;
  readonly from: number;
  readonly to: number;
};

const modifiers = phrases(
  MODIFIERS.flatMap(([words, move]) => commas(words).map((word): [string, Modifier] => [word, move])),
);

/** These before a thing make it a colour ("deep plum"); "fresh lemon" and "natural honey" stay things. */
const COLOURING = wordSet(
  "deep dark pale muted dusty bright neon pastel light soft faded smoky vivid electric burnt",
);
/** "Green tea", "black belt", "gold jewellery": what is spoken of is no colour of the logo. */
const THINGS_AFTER = wordSet(
  "station stations pump pumps medal medals award awards trophy trophies cheese standard rush age wedding anniversary smoke grove groves tree trees branch branches orchard orchards press harvest tea teas wine wines coffee juice oil oils energy whale bread belt cross reef reefs jewelry jewellery jewels farm farms pots cookware rings ring mine mines mining beans grapes pepper peppers cabbage onion onions carpet market friday hat swan panther tie collar hole holes forest startup startups company companies tech technology cleaning building buildings living architecture roof roofs transport mobility bank banking investing investment investments finance hydrogen future planet fingers salad smoothie smoothies space spaces initiative power chocolate milk cheese flowers flour rice meat fish salmon trout bull river lake sea bay hill street avenue road square lane house eye eyes hair water pine oak cedar cards smith smiths smithing leaf leaves team products product grocery consulting certificates bonds economy policy commuters seeds vegetables sauce honey soap soaps candles growers grower jam coins coin investors trading watches wire wires tape box boxes boards board diamonds brick bricks tiles paper plants plant garden gardens urban events bikes cars mobility wedding weddings pages bottle bottles key keys pig pigs letters-shop",
);
const DISHES =
  /^(?:(?:ice|sour|cashew|coconut|clotted|whipped|double|butter|shaving|hand|face|skin|body|sun|oat|custard) cream|flat whites?|egg whites?)$/;
const SHADED = wordSet(
  "red orange yellow green blue purple violet pink brown grey gray white black silver gold teal beige amber cream navy coral",
);
const BASIC = wordSet("red orange yellow green blue purple violet pink brown grey gray");

const KIND =
  /^(?:\p{L}+ )?(?:pastels?|neutrals?|earthy? (?:tones?|colou?rs|palette)|brights|neons|(?:warm|cool|neutral|natural) (?:colou?rs|tones|hues|palette))$/u;

/** "Pastels: lavender and mint": where colours are named, the word for their kind is none of them. */
export function specific(colours: readonly FoundColour[]): readonly FoundColour[] {
  const named = colours.filter(({ wish }) => !KIND.test(wish.word));
  return named.some(({ attitude }) => attitude === "wanted") ? named : colours;
}

/** Colours of several words: what one of them is called by itself is not spoken of ("golden rod", "papaya whip"). */
export const colourPhrases = (reading: Reading): readonly Span[] =>
  reading.words.flatMap((_, at) => {
    const found = nameAt(reading, at, reading.language);
    return found && found.to - at > 1 && !found.value.thing ? [spanOf(reading.words, at, found.to)] : [];
  });

export function readColours(reading: Reading, taken: readonly Span[]): readonly FoundColour[] {
  const matches = findAll(reading).filter(({ span }) => !taken.some((each) => overlaps(each, span)));
  const strong = new Set(
    matches.filter((match) => !match.thing || inCompany(reading, match)).map(({ from }) => from),
  );
  // "…, coral" where no other colour is named: a thing that is a fragment of its own is the colour.
  if (strong.size === 0)
    for (const match of matches) if (match.from > 0 && standsAlone(reading, match)) strong.add(match.from);
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
  const found = matches
    .filter(({ from }) => strong.has(from))
    .filter(
      ({ exact, to }) =>
        exact ||
        !matches.some((next) => next.exact && next.from === to && /^[\s(=:]*$/.test(reading.words[to]!.gap)),
    )
    .filter((match) => !isToldByCode(reading, match, matches));
  const attitudeOf = ({ from, to }: Match): Attitude =>
    isExcepted(reading.words, from) ? "wanted" : reading.attitudes[to - 1]!;
  const wanted = found.filter((match) => attitudeOf(match) === "wanted");
  const uses = usesOf(reading, wanted);
  return found.map((match) => {
    const { from, to, span, value, exact, word } = match;
    const on = uses[wanted.indexOf(match)] ?? null;
    return {
      from,
      to,
      span,
      attitude: attitudeOf(match),
      wish: { hex: value, word, exact, role: roleOf(reading.words, from, to), ...(on ? { on } : {}) },
    };
  });
}

/** "Nothing else apart from black", "no colours but teal": what is excepted from a refusal is wanted. */
function isExcepted(words: readonly Word[], from: number): boolean {
  const sentence = words[from]!.sentence;
  const before = words
    .slice(Math.max(0, from - 6), from)
    .filter((word) => word.sentence === sentence)
    .map(({ key }) => key)
    .join(" ");
  return /\b(?:nothing|none|no)\b(?: \w+){0,3}? (?:apart from|except(?: for)?|but|besides|other than|save for)(?: (?:a|the|our))?$/.test(
    before,
  );
}

/** "The yellow is #ffd700": the code says which yellow, and both are one colour. */
const SAME_DEGREES = 24;

function isToldByCode(reading: Reading, match: Match, matches: readonly Match[]): boolean {
  if (match.exact || match.to - match.from > 1 || !BASIC.has(reading.words[match.from]!.key)) return false;
  const { c, h } = oklch(match.value);
  return matches.some(
    (code) =>
      code.exact &&
      reading.words[code.from]!.sentence - reading.words[match.from]!.sentence <= 1 &&
      code.from > match.from &&
      !linked(reading, match, code) &&
      c > GREY &&
      oklch(code.value).c > GREY &&
      hueDistance(h, oklch(code.value).h) < SAME_DEGREES,
  );
}

/** Below this chroma a colour has no hue to speak of. */
const GREY = 0.03;

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
  const found: Match[] = readCodes(reading).map((code) => ({
    ...code,
    exact: true,
    thing: false,
    coloured: false,
  }));
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
    } else if (language !== "en" && language !== "de" && isShadeAfter(words, to)) to++;
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
    let shaded = false;
    if (
      !BASIC.has(words[to - 1]!.key) &&
      plainer &&
      /^[\s-]$/.test(plainer.gap) &&
      (BASIC.has(plainer.key) || /^(?:white|black)$/.test(plainer.key)) &&
      !/^(?:white|black)$/.test(words[to - 1]!.key) &&
      language === "en"
    ) {
      // "Chalk green" is a pale green, not chalk.
      const basic = nameAt(reading, to, language);
      if (basic) value = between(value, basic.value.hex);
      shaded = true;
      to++;
    }
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
    // "A raven, slate and gold", "pink straw": a thing with an article or a colour of its own.
    const own = words[index - 1];
    if (
      name.value.thing &&
      used.length === 0 &&
      own &&
      /^\s$/.test(words[index]!.gap) &&
      (/^(?:an?|una?|une|eine?n?|uma?|uno)$/.test(own.key) || found.some((before) => before.to === index)) &&
      !COLOUR_NOUNS.has(next?.key ?? "")
    ) {
      index = to - 1;
      continue;
    }
    // "Saffron from Herat", "cashew cream", "flat whites": what is sold.
    if (
      used.length === 0 &&
      ((name.value.thing && next?.key === "from" && joined(next.gap)) ||
        (own && joined(words[index]!.gap) && DISHES.test(`${own.key} ${words[index]!.key}`)))
    ) {
      index = to - 1;
      continue;
    }
    // "Bear, pines": several of a thing are no colour.
    if (
      name.value.thing &&
      used.length === 0 &&
      isPlural(words[to - 1]!.key) &&
      !COLOUR_NOUNS.has(next?.key ?? "")
    ) {
      index = to - 1;
      continue;
    }
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
    // "Made from Icelandic moss", "a bird of clay": a material.
    const matter =
      used.length === 0 &&
      !isExcepted(words, index) &&
      to - index === 1 &&
      !BASIC.has(words[index]!.key) &&
      words
        .slice(Math.max(0, index - 2), index)
        .some(
          ({ key, sentence }) =>
            (/^(?:from|of)$/.test(key) ||
              (name.value.thing && language !== "de" && /^(?:de|di|du|do|da)$/.test(key))) &&
            sentence === words[index]!.sentence,
        ) &&
      !words
        .slice(Math.max(0, index - 4), index)
        .some(
          ({ key }) =>
            COLOUR_NOUNS.has(key) ||
            /^(?:touch|hint|touches|hints|splash|pop|dash|bit|lots|mix|combination|shades)$/.test(key),
        );
    if (
      matter ||
      isProper(reading, index, to) ||
      isMaterial(words, index, to, name.value.thing && used.length === 0) ||
      isGround(words, index, to) ||
      isWeight(words, index, to)
    ) {
      index = to - 1;
      continue;
    }
    const coloured = used.length > 0 && words.slice(index, at).some(({ key }) => COLOURING.has(key));
    found.push(matchOf(reading, index, to, value, false, name.value.thing && !shaded, coloured));
    index = to - 1;
  }
  const elsewhere = coloursElsewhere(reading)
    .filter(({ span }) => !found.some((other) => overlaps(other.span, span)))
    .map((each): Match => ({ ...each, exact: false, thing: false, coloured: false }));
  return [...found, ...elsewhere].sort((a, b) => a.span[0] - b.span[0]);
}

const GOES_ON = /^(?:and|with|on|or|plus|y|e|et|o|ou|con|avec|com|sobre|sur|su)$/;
const closes = (word: Word | undefined): boolean =>
  breaksBefore(word) || GOES_ON.test(word!.key) || /&/.test(word!.gap);

/** "Gris acier", "rojo teja": where the adjective follows, a noun no table knows says which. */
function isShadeAfter(words: readonly Word[], at: number): boolean {
  const shade = words[at];
  return (
    shade !== undefined &&
    /^[\s-]$/.test(shade.gap) &&
    /^\p{Ll}{3,}$/u.test(shade.raw) &&
    !isCommon(shade.key) &&
    !GOES_ON.test(shade.key) &&
    closes(words[at + 1])
  );
}

/** Nothing but this between the last comma and the end, where colours are named as an afterthought. */
const standsAlone = ({ words, attitudes }: Reading, { from, to }: Match): boolean =>
  breaksBefore(words[from]) && to === words.length && attitudes[from] === "wanted";

const isPlural = (key: string): boolean => singular(key) !== key;

const followsColour = (reading: Reading, at: number): boolean => {
  const word = reading.words[at];
  return word !== undefined && joined(word.gap) && nameAt(reading, at, reading.language) !== null;
};

/** "Ember orange", "pillar-box red", "sea glass green": nouns no table knows say which; they are told again. */
function shadeBefore(words: readonly Word[], from: number): 0 | 1 | 2 {
  const [second, shade, colour] = [words[from - 2], words[from - 1], words[from]!];
  if (!shade || !/^[\s-]$/.test(colour.gap) || !SHADED.has(colour.key)) return 0;
  const opens = (at: number) =>
    at <= 0 ||
    breaksBefore(words[at]) ||
    COLOUR_NOUNS.has(words[at - 1]!.key) ||
    /^(?:and|or|a|an|the|in|of|with|plus|some|to|on)$/.test(words[at - 1]!.key);
  // A capital at the head of a sentence tells nothing.
  const lower = ({ raw, key, gap }: Word) =>
    (/^\p{Ll}{2,}$/u.test(raw) || (/^\p{Lu}\p{Ll}+$/u.test(raw) && /[.!?\n]/.test(gap))) &&
    !modifiers.has(key);
  const hyphened = second && shade.gap === "-" && lower(second) && lower(shade) && opens(from - 2);
  if (hyphened) return 2;
  const whole = closes(words[from + 1]);
  const noun = (word: Word) => lower(word) && !isCommon(word.key) && (whole || !isTradeWord(word.key));
  if (opens(from - 1)) return noun(shade) && shade.key.length > 2 ? 1 : 0;
  return second &&
    whole &&
    /^\s$/.test(shade.gap) &&
    noun(shade) &&
    lower(second) &&
    !isCommon(second.key) &&
    opens(from - 2)
    ? 2
    : 0;
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
  const [start] = spanOf(reading.words, from - (exact ? 0 : shadeBefore(reading.words, from)), to);
  const word = plain(reading.prompt.slice(start, span[1])).toLowerCase();
  return { from, to, span, value, exact, word, thing: thing && !coloured, coloured };
}
