/** The names of colours: a curated table, six languages, CSS names, and what German joins into one word. */

import { readHex } from "../palette/colour.ts";
import { moved } from "./colour-moves.ts";
import type { Modifier } from "./lexicons/colour-modifiers.ts";
import { COLOURS } from "./lexicons/colours.ts";
import { SPANISH_FRENCH_PORTUGUESE } from "./lexicons/colours-abroad.ts";
import { GERMAN_ITALIAN } from "./lexicons/colours-german-italian.ts";
import { CSS_COLOURS, CSS_THINGS } from "./lexicons/css-colours.ts";
import type { Language } from "./lexicons/grammar.ts";
import { KNOWN_COLOURS } from "./lexicons/known-colours.ts";
import { commas, tableRows } from "./lexicons/lists.ts";
import { type Found, type Phrases, phrases, singular } from "./phrases.ts";
import { isCommon, type Reading } from "./reading.ts";
import { isCapital, type Word } from "./text.ts";
import { isTradeWord } from "./trade.ts";

export type NamedColour = {
  readonly hex: string;
  /** Also the name of a thing. */
  readonly thing: boolean;
};

const tableOf = (table: string): [string, NamedColour][] =>
  tableRows(table).flatMap(([words = "", value = ""]) =>
    commas(words).map((word): [string, NamedColour] => [
      word.replace(/^\?/, ""),
      { hex: value, thing: word.startsWith("?") },
    ]),
  );

const things = new Set(commas(CSS_THINGS));
/** The names of CSS, spaced or in one word, with the standard's values. */
const css = commas(CSS_COLOURS).flatMap((name): [string, NamedColour][] => {
  const hex = readHex(name.replaceAll(" ", ""))!;
  const spellings = name.includes("gray") ? [name, name.replace("gray", "grey")] : [name];
  return spellings.flatMap((each): [string, NamedColour][] => {
    const colour = { hex, thing: things.has(each) };
    return each.includes(" ")
      ? [
          [each, colour],
          [each.replaceAll(" ", ""), colour],
        ]
      : [[each, colour]];
  });
});
const cssNames = new Map(css);
const written = tableOf(COLOURS);
/** What is also a thing stays one, whatever its value. */
const named: readonly [string, NamedColour][] = [
  ...css.map(([name, colour]): [string, NamedColour] => [
    name,
    { ...colour, thing: colour.thing || written.some(([word, { thing }]) => word === name && thing) },
  ]),
  ...written.filter(([name]) => !cssNames.has(name)),
];

/** "Aegean blue": the first word says which blue; of no use without the second. */
const known = phrases(
  KNOWN_COLOURS.trim()
    .split(/\n(?=[a-z]+: )/)
    .flatMap((group) => {
      const [last = "", list = ""] = group.split(": ");
      return commas(list.replaceAll("\n", " ")).map((row): [string, NamedColour] => {
        const [first = "", digits = ""] = row.split(" ");
        return [`${first} ${last}`, { hex: `#${digits}`, thing: false }];
      });
    }),
);

/** The value of an English name. */
export const valueOfName = (name: string): string => cssNames.get(name)?.hex ?? new Map(named).get(name)!.hex;

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

/** Names too short for the table of slips: one letter doubled, or two changed about ("blakc", "goldd"). */
const SHORT_NAMES = ["blue", "black", "white", "green", "gold", "pink", "brown", "grey", "teal", "navy"];
/** Slips that are words of their own, and those no rule makes. */
const NO_SLIP = /^(?:whit|lbue|etal|pnik)$/;
const MORE_SLIPS: readonly (readonly [slip: string, meant: string])[] = [
  ["blu", "blue"],
  ["bleu", "blue"],
  ["blak", "black"],
  ["wite", "white"],
  ["gren", "green"],
  ["yelow", "yellow"],
  ["purpel", "purple"],
];

function slipsOf(rows: readonly [string, NamedColour][]): [string, NamedColour][] {
  const table = new Map(rows);
  const slips = SHORT_NAMES.flatMap((name) =>
    Array.from(name.slice(0, -1), (letter, at): [string, string][] => [
      [name.slice(0, at) + name[at + 1]! + letter + name.slice(at + 2), name],
      [name.slice(0, at + 1) + name.slice(at), name],
    ]).concat([[[name + name.at(-1)!, name]]]),
  ).flat();
  return [...slips, ...MORE_SLIPS].flatMap(([slip, name]): [string, NamedColour][] => {
    const value = table.get(name);
    return value && !table.has(slip) && !NO_SLIP.test(slip) ? [[slip, value]] : [];
  });
}

const english = phrases([...named, ...slipsOf(named)], {
  slips: true,
  plurals: true,
  ordinary: (key) => isCommon(key) || isTradeWord(key),
});

const thingColours = new Set(named.flatMap(([word, { thing }]) => (thing ? [word] : [])));

const sections = `${SPANISH_FRENCH_PORTUGUESE}${GERMAN_ITALIAN}`
  .split(/^\/\/ /m)
  .slice(1)
  .map((section) => ({ language: section.slice(0, 2), rows: tableOf(section.slice(2)) }));
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
      phrases([...rows, ["rosa", { hex: valueOfName("pink"), thing: false }], ...lent], { plurals: true }),
    ];
  }),
) as { readonly [language in Language]?: Phrases<NamedColour> };

/** Slips the table does not list itself are forgiven from this many letters on. */
const SHORTEST_SLIP = 6;

/** English colour words that mean something else elsewhere. */
const NOT_ABROAD = /^(?:tan|camel|sage)$/;

/** The colour whose name begins at a word. */
export function nameAt({ words }: Reading, index: number, language: Language): Found<NamedColour> | null {
  // "Marigold's": someone's, not a colour.
  if (/[’'ʼ]s$/u.test(words[index]!.raw)) return null;
  const own = foreign[language]?.at(words, index) ?? bent(words[index]!.key, index, language);
  const found = english.at(words, index);
  // "Match", "Maine": a short word that is nearly a colour, or a name that is, is no slip of the fingers.
  const doubtful =
    found?.slip && (words[index]!.key.length < SHORTEST_SLIP || /^\p{Lu}/u.test(words[index]!.raw));
  const plain = doubtful ? null : found;
  if (own && (!plain || own.to >= plain.to)) return own;
  const shade = shadeAt(words, index, language);
  if (shade && shade.to > (plain?.to ?? 0)) return shade;
  if (plain)
    return language !== "en" && (plain.value.thing || NOT_ABROAD.test(words[index]!.key)) ? null : plain;
  return null;
}

/** "Aegean blue", "Aegean Blue"; but "Aurora blue" may be a brand in blue. */
function shadeAt(words: readonly Word[], index: number, language: Language): Found<NamedColour> | null {
  const found = language === "en" ? known.at(words, index) : null;
  if (!found) return null;
  const [first, second] = [words[index]!, words[index + 1]!];
  const isNamed =
    isCapital(first.raw) && !isCapital(second.raw) && words[index - 1]?.sentence === first.sentence;
  return isNamed ? null : found;
}

/** Endings that bend an adjective: "dunkelgrüne", "azules", "bleues", "gialle". */
const ENDINGS: { readonly [language in Language]?: RegExp } = {
  de: /(?:es|en|er|em|e)$/,
  es: /(?:es|s)$/,
  fr: /(?:es|s|e|he|hes|te|tes)$/,
  pt: /(?:es|s|is)$/,
  it: /(?:e|i|hi|he)$/,
};
/** What the bent form may have ended in. */
const STEMS: { readonly [language in Language]?: readonly string[] } = { it: ["o", "a", "e"], pt: ["", "l"] };

/** German joins what other languages set apart: "hellgrün", "tannengrün". */
const GERMAN_SHADES: readonly (readonly [RegExp, Modifier])[] = [
  [/^(?:hell|licht|zart|blass)/, { dl: 0.16, kc: 0.75 }],
  [/^(?:dunkel|tief|nacht)/, { dl: -0.17, kc: 0.9 }],
  [/^pastell/, { l: 0.84, kc: 0.5 }],
  [/^(?:leucht|knall|neon|grell|quietsch|signal)/, { l: 0.7, c: 0.22 }],
  [/^matt/, { kc: 0.6 }],
];
const GERMAN_BASE =
  /^.{3,}?(blau|rot|grun|gelb|braun|grau|weiss|schwarz|rosa|pink|lila|violett|orange|turkis|beige|gold|silber|petrol|oliv)$/;

function bent(key: string, index: number, language: Language): Found<NamedColour> | null {
  const table = foreign[language];
  const ending = ENDINGS[language];
  if (!table || !ending) return null;
  const found = (value: NamedColour): Found<NamedColour> => ({
    value,
    from: index,
    to: index + 1,
    phrase: key,
    slip: false,
  });
  const stem = key.replace(ending, "");
  const forms = [key, ...(key.length - stem.length > 0 && stem.length > 2 ? [stem] : [])];
  for (const form of forms)
    for (const end of STEMS[language] ?? [""]) {
      const value = table.get(form + (form === key ? "" : end));
      if (value) return found(value);
    }
  if (language !== "de") return null;
  for (const form of forms) {
    const base = GERMAN_BASE.exec(form)?.[1];
    const value = base ? table.get(base) : undefined;
    if (!value) continue;
    const shade = GERMAN_SHADES.find(([prefix]) => prefix.test(form))?.[1];
    return found(shade ? { ...value, hex: moved(value.hex, shade) } : value);
  }
  return null;
}

/** Whether a word is a colour's own name; a joined one ("Stadtgrün") may as well be a brand's. */
export const isNamedColour = (key: string, language: Language): boolean =>
  isPlainColour(key, language) &&
  (english.has(key) ||
    (foreign[language]?.has(key) ?? false) ||
    GERMAN_SHADES.some(([prefix]) => prefix.test(key)) ||
    !GERMAN_BASE.test(key));

/** Whether a word is a colour and nothing else. */
export const isPlainColour = (key: string, language: Language): boolean =>
  isColourWord(key, language) && !thingColours.has(key);

/** Whether a word by itself is a colour in English or in this language. */
export const isColourWord = (key: string, language: Language): boolean =>
  english.has(key) ||
  english.has(singular(key)) ||
  (foreign[language]?.has(key) ?? false) ||
  bent(key, 0, language) !== null;
