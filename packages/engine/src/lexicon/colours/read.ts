/** English words that are known to be of colours → those colours: codes, names, and modifiers that move a colour in OKLCH. */

import { commas } from "../lists.ts";
import { phrases } from "../phrases.ts";
import { joined, readWords, type Word } from "../text.ts";
import { hexAt, readCodes } from "./codes.ts";
import { MODIFIERS, type Modifier } from "./modifiers.ts";
import { between, moved, tinged } from "./moves.ts";
import { colourOfNoun, type NamedColour, nameAt } from "./names.ts";

export type ReadColour = {
  readonly hex: string;
  /** Whether it was given as a code. */
  readonly exact: boolean;
};

/**
 * Whose word a name is. Of an English text a name of CSS has the standard's value (docs/laws.md R3). A word of another language that
 * was translated is no such name: it means what people see under it.
 */
type Naming = "standard" | "seen";

type Found = ReadColour & { readonly to: number };

const modifiers = phrases(
  MODIFIERS.flatMap(([words, move]) => commas(words).map((word): [string, Modifier] => [word, move])),
);
/** Whether a word moves a colour: "light", "deep". */
export const isModifier = (word: string): boolean => modifiers.at(readWords(word), 0) !== null;

/** Before these another colour's name says which of them it is: "tobacco brown", "blue green". */
export const BASIC: ReadonlySet<string> = new Set(
  "red orange yellow green blue purple violet pink brown grey gray white black".split(" "),
);
/** Of these there are no shades. */
const EXTREME = /^(?:white|black)$/u;
/** More words than this before a colour's name are no modifiers of it. */
const MOST_MODIFIERS = 3;

export function readColours(text: string, naming: Naming = "standard"): readonly ReadColour[] {
  const words = readWords(text);
  const codes = readCodes(text, words);
  const found: Found[] = [];
  for (let at = 0; at < words.length; ) {
    const code = codes.find(({ from }) => from === at);
    const here: Found | null = code
      ? { hex: code.value, exact: true, to: code.to }
      : colourAt(words, at, naming);
    const before = found.at(-1);
    // "Pale yellow #fff59d", "the yellow is #ffd700": the code says which yellow.
    const between = before ? words.slice(before.to, at + 1) : [];
    if (here?.exact && before && !before.exact && isToldBy(between)) found.pop();
    // "The blue of a cold sea": what it is the blue of says which.
    if (here && before && isBlueOf(words[before.to - 1]!, between)) found.pop();
    if (here) found.push(here);
    at = here?.to ?? at + 1;
  }
  return found.map(({ hex, exact }) => ({ hex, exact }));
}

/** Whether a code right behind a name is that colour's: nothing but a word such as "is" stands between them. */
const isToldBy = (between: readonly Word[]): boolean =>
  between.length <= 2 &&
  between.every(({ gap, key }) => !/[,;/&+]/u.test(gap) && !/^(?:and|or|with|on)$/u.test(key));

/** Whether only words such as "of the" stand between the name of a basic colour and what is of that colour. */
const isBlueOf = ({ key }: Word, between: readonly Word[]): boolean =>
  BASIC.has(key) &&
  /^of(?: (?:a|an|the))?$/u.test(
    between
      .slice(0, -1)
      .map((word) => word.key)
      .join(" "),
  );

function colourAt(words: readonly Word[], from: number, naming: Naming): Found | null {
  const code = hexAt(words, from);
  if (code) return { hex: code, exact: true, to: from + 1 };
  const moves: Modifier[] = [];
  let at = from;
  for (
    let move = modifiers.at(words, at);
    move && moves.length < MOST_MODIFIERS;
    move = modifiers.at(words, at)
  ) {
    // A colour of that name ("royal blue", "electric indigo") says more than the modifier.
    const own = nameAt(words, at);
    const after = words[move.to] && joined(words[move.to]!.gap) ? nameAt(words, move.to) : null;
    if (own && (!after || own.to > move.to)) break;
    moves.push(move.value);
    at = move.to;
    if (!words[at] || !joined(words[at]!.gap)) return null;
  }
  if (!words[at]) return null;
  const name = nameAt(words, at);
  const first = name ? { hex: hexOf(name.value, naming), to: name.to } : tingedAt(words, at, naming);
  if (!first) return null;
  const { hex, to } = shaded(words, first.hex, first.to, naming);
  return { hex: moves.reduce(moved, hex), exact: false, to };
}

const hexOf = ({ hex, seen }: NamedColour, naming: Naming): string =>
  naming === "seen" ? (seen ?? hex) : hex;

/** "Dill green": a thing's colour says which green, where nobody knows a green by that name. */
function tingedAt(
  words: readonly Word[],
  at: number,
  naming: Naming,
): { readonly hex: string; readonly to: number } | null {
  const next = words[at + 1];
  const isShade = next && joined(next.gap) && BASIC.has(next.key) && !EXTREME.test(next.key);
  const noun = isShade ? colourOfNoun(words[at]!.key) : null;
  const basic = noun ? nameAt(words, at + 1) : null;
  return noun && basic ? { hex: tinged(hexOf(basic.value, naming), noun), to: basic.to } : null;
}

/** "Chalk green" is a pale green and no chalk, "blue green" lies between the two. */
function shaded(
  words: readonly Word[],
  hex: string,
  to: number,
  naming: Naming,
): { readonly hex: string; readonly to: number } {
  const next = words[to];
  const last = words[to - 1]!.key;
  if (!next || !/^[\s-]$/u.test(next.gap) || !BASIC.has(next.key) || EXTREME.test(last)) return { hex, to };
  const basic = nameAt(words, to);
  return basic && last !== next.key
    ? { hex: between(hex, hexOf(basic.value, naming)), to: basic.to }
    : { hex, to };
}
