/** The English names of colours: a curated table, the names of CSS, and shades of two words. */

import colours from "../../../data/colour-names.json" with { type: "json" };
import { oklch, readHex } from "../../palette/colour.ts";
import { commas } from "../lists.ts";
import { type Found, phrases, singular } from "../phrases.ts";
import type { Word } from "../text.ts";
import { CSS_COLOURS, CSS_THINGS } from "./css.ts";
import { MODIFIERS } from "./modifiers.ts";
import { COLOUR_NOUNS, KNOWN_COLOURS, SEEN_COLOURS, SURVEYED_COLOURS } from "./shades.ts";

export type NamedColour = {
  readonly hex: string;
  /** Also the name of a thing. */
  readonly thing: boolean;
  /** What people see under this name, where the standard's value is another colour: CSS calls a pale lilac "plum". */
  readonly seen?: string;
};

/** What people mean by a colour's name. A `?` marks words that are also things: they count only beside another colour. */
const written = Object.entries(colours).flatMap(([words, hex]) =>
  commas(words).map((word): [string, NamedColour] => [
    word.replace(/^\?/, ""),
    { hex, thing: word.startsWith("?") },
  ]),
);

const things = new Set(commas(CSS_THINGS));
/** The standard's dark grey is lighter than its grey. In one word it is the standard's, in two what people see. */
function isContrary(name: string): boolean {
  const [hex, plain] = [readHex(name.replaceAll(" ", "")), readHex(name.replace(/^dark /u, ""))];
  const isLighter = hex !== null && plain !== null && oklch(hex).l > oklch(plain).l;
  return name.startsWith("dark ") && isLighter && SEEN_COLOURS.has(name.replace("gray", "grey"));
}
export const isOtherToPeople = (name: string): boolean => isContrary(name.toLowerCase());

/** The names of CSS, spaced or in one word, with the standard's values. */
const css = commas(CSS_COLOURS).flatMap((name): [string, NamedColour][] => {
  const hex = readHex(name.replaceAll(" ", ""))!;
  const spellings = name.includes("gray") ? [name, name.replace("gray", "grey")] : [name];
  const seen = SEEN_COLOURS.get(name.replace("gray", "grey"));
  return spellings.flatMap((each): [string, NamedColour][] => {
    const colour = { hex, thing: things.has(each), ...(seen ? { seen } : {}) };
    return each.includes(" ")
      ? [
          [each, isContrary(each) && seen ? { ...colour, hex: seen } : colour],
          [each.replaceAll(" ", ""), colour],
        ]
      : [[each, colour]];
  });
});
const cssNames = new Map(css);
const compounds = new Set(css.flatMap(([name]) => (name.includes(" ") ? [name.replaceAll(" ", "")] : [])));
/** "Steelblue": two words of a name of CSS in one. */
export const isCssCompound = (word: string): boolean => compounds.has(word.toLowerCase());
/** What is also a thing stays one, whatever its value. */
const named: readonly [string, NamedColour][] = [
  ...css.map(([name, colour]): [string, NamedColour] => [
    name,
    { ...colour, thing: colour.thing || written.some(([word, { thing }]) => word === name && thing) },
  ]),
  ...written.filter(([name]) => !cssNames.has(name)),
];

/** "Aegean blue": the first word says which blue; of no use without the second. */
const shades = KNOWN_COLOURS.trim()
  .split(/\n(?=[a-z]+: )/)
  .flatMap((group) => {
    const [last = "", list = ""] = group.split(": ");
    return commas(list.replaceAll("\n", " ")).map((row): [string, NamedColour] => {
      const [first = "", digits = ""] = row.split(" ");
      return [`${first} ${last}`, { hex: `#${digits}`, thing: false }];
    });
  });

/** Of several names the table's first; things are no names. */
const nameOf = new Map(
  named
    .filter(([, { thing }]) => !thing)
    .reverse()
    .map(([name, { hex }]) => [hex, name]),
);
/** Colours that have a name of their own. */
export const namedColours = (): Iterable<readonly [hex: string, name: string]> => nameOf;

/** What people call a colour of the table; of another its code. */
export const colourNamed = (hex: string): string => nameOf.get(hex) ?? hex;

const surveyed = SURVEYED_COLOURS.flatMap(([name, hex]): [string, NamedColour][] =>
  [name, name.replace("grey", "gray")].map((each) => [each, { hex, thing: false }]),
);

const names = new Set(named.map(([name]) => name));
const onlyColours = new Set(named.filter(([, { thing }]) => !thing).map(([name]) => name));
/** Whether this is a colour's name, letter for letter, and no thing's. */
export const isColourName = (name: string): boolean => onlyColours.has(name);
/** Whether this is a colour's name, letter for letter, whatever else it names: "orange", "sand". */
export const mayNameColour = (name: string): boolean => names.has(name);
const english = phrases([...named, ...[...shades, ...surveyed].filter(([name]) => !names.has(name))], {
  slips: true,
  plurals: true,
});

const modifiers = new Set(MODIFIERS.flatMap(([words]) => commas(words)));
/**
 * "Carrot orange", "brick red": the things that a shade is called by. Of several shades the most vivid is the thing's own. "Dark" and
 * "pale" are no things.
 */
const ofThings = new Map<string, string>();
for (const [name, { hex }] of [...named, ...shades]) {
  const thing = /^(.+) (?:red|orange|yellow|green|blue|purple|violet|pink|brown|gr[ae]y|white|black)$/u.exec(
    name,
  )?.[1];
  const before = thing && ofThings.get(thing);
  if (thing && !modifiers.has(thing) && (!before || oklch(hex).c > oklch(before).c)) ofThings.set(thing, hex);
}

/** The colour that a thing lends its name to; null for what lends it to none. */
export const colourOfNoun = (noun: string): string | null =>
  COLOUR_NOUNS.get(singular(noun)) ?? ofThings.get(singular(noun)) ?? null;

/** The colour whose name begins at a word. */
export const nameAt = (words: readonly Word[], index: number): Found<NamedColour> | null =>
  english.at(words, index);
