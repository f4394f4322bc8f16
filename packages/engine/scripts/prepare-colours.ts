/**
 * Makes `data/shades.json`, names of colours such as "aegean blue", and `data/colour-nouns.json`, names of one word such as "peony", each
 * with the value it is known by.
 *
 *   npm pack color-name-list && tar xzf color-name-list-*.tgz
 *   node scripts/node24.mjs packages/engine/scripts/prepare-colours.ts package/dist/colornames.json
 *
 * Source: `color-name-list` 14.29.0 by David Aerne and contributors, MIT. Of its 31,881 names those are taken that end with a
 * plain colour and begin with one word that only says which, and those of one word. Others are poetry.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import colours from "../data/colour-names.json" with { type: "json" };
import { CSS_COLOURS } from "../src/lexicon/colours/css.ts";
import { MODIFIERS } from "../src/lexicon/colours/modifiers.ts";
import { commas } from "../src/lexicon/lists.ts";
import { distance, hueDistance, oklch } from "../src/palette/colour.ts";

const LAST = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "violet",
  "pink",
  "brown",
  "grey",
  "gold",
];
/** What people call by each of these is no further from it than this: "sage green" of the list is a brown. */
const HEARTS: { readonly [word: string]: readonly string[] } = {
  red: ["#d01f2e", "#8b1a1a", "#f04848"],
  orange: ["#f08020", "#c2571a", "#ffb070"],
  yellow: ["#f5d020", "#fff3a0", "#d9b020"],
  green: ["#2f8f4e", "#1f4f38", "#9fd0a0", "#7fb13c"],
  blue: ["#2563c9", "#17264d", "#8fc0e8", "#2f8f9f", "#5f7fa0"],
  purple: ["#6f36a8", "#401f50", "#a985c4"],
  violet: ["#7240c0", "#b080e0", "#402060"],
  pink: ["#e8709e", "#f8c8d4", "#d04080"],
  brown: ["#74492d", "#3f2818", "#a97c50"],
  grey: ["#808488", "#404448", "#c0c4c8"],
  gold: ["#d4af37", "#c69a3b", "#a8842f"],
};
const NEAR = 0.17;
/** Nor is its hue, unless it is nearly grey: "fir green" of the list is an olive brown. */
const NEAR_DEGREES = 30;
const NEARLY_GREY = 0.04;

function isCalled(last: string, hex: string): boolean {
  const { c, h } = oklch(hex);
  const hearts = HEARTS[last]!;
  const isOfHue =
    last === "grey" ||
    c < NEARLY_GREY ||
    hearts.some((heart) => hueDistance(oklch(heart).h, h) < NEAR_DEGREES);
  return isOfHue && hearts.some((heart) => distance(heart, hex) < NEAR);
}

type Named = { readonly name: string; readonly hex: string };

const source = process.argv[2];
if (!source) throw new Error("Name the file `dist/colornames.json` of the package `color-name-list`.");
const listed = JSON.parse(readFileSync(source, "utf8")) as readonly Named[];
const modifiers = new Set(MODIFIERS.flatMap(([words]) => commas(words)));
const known = new Set([
  ...Object.keys(colours).flatMap((words) => commas(words).map((word) => word.replace(/^\?/, ""))),
  ...commas(CSS_COLOURS),
]);

const groups = LAST.map((last) => {
  const rows = listed.flatMap(({ name, hex }) => {
    const [first = "", second, more] = name.toLowerCase().replace("gray", "grey").split(" ");
    if (second !== last || more !== undefined || !/^[a-z]{3,}$/.test(first)) return [];
    if (modifiers.has(first) || LAST.includes(first) || known.has(`${first} ${last}`)) return [];
    return isCalled(last, hex) ? [`${first} ${hex.slice(1)}`] : [];
  });
  return [last, rows.toSorted()] as const;
});
const nouns = listed.flatMap(({ name, hex }) => {
  const word = name.toLowerCase();
  return /^[a-z]{3,}$/.test(word) && !modifiers.has(word) && !known.has(word) ? [[word, hex] as const] : [];
});
const write = (file: string, rows: readonly (readonly [string, unknown])[], space: number) =>
  writeFileSync(
    join(import.meta.dirname, "../data", file),
    `${JSON.stringify(Object.fromEntries(rows), null, space)}\n`,
  );
write("shades.json", groups, 2);
write("colour-nouns.json", nouns.toSorted(), 0);
