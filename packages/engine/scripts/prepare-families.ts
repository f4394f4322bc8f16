/**
 * Writes `data/families.tsv`: every family of the fontsource index that is not shipped, with its classes and, where its
 * regular Latin could be fetched, its measures. Run again after a change to the catalogue:
 *
 *   node scripts/node24.mjs packages/engine/scripts/prepare-families.ts
 *
 * The names and categories are those of the package google-font-metadata. The fonts themselves are fetched into a cache
 * below the system's folder for temporary files: 2 GB pass the line, 60 MB are kept.
 */

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FaceRecord } from "../src/studio/faces.ts";
import { FAMILIES_FILE, familyLine } from "../src/studio/families.ts";
import { createTypeCase } from "../src/studio/type-case.ts";
import { createUnpacker } from "../src/studio/unpack.ts";
import { loadShaper } from "../src/type/shape.ts";
import { type FaceMeasure, type KnownFamily, NEUTRAL_MOOD, type TypeClass } from "../src/vocabulary.ts";

const data = join(import.meta.dirname, "../data");
const cache = join(tmpdir(), "marque-families");
const INDEX = "google-font-metadata@6.0.8";

type Listed = { readonly family: string; readonly category: string };

/** Some files of a package, fetched once. */
function fetched(name: string, folder: string, members: readonly string[]): void {
  if (existsSync(join(folder, "package"))) return;
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync("npm", ["pack", name, "--silent", "--pack-destination", folder], { stdio: "ignore" });
  } catch {
    // Not every family of the index is published as a package.
    return;
  }
  const archive = readdirSync(folder).find((file) => file.endsWith(".tgz"))!;
  execFileSync("tar", ["xzf", join(folder, archive), "-C", folder, "--wildcards", ...members]);
  rmSync(join(folder, archive));
}

const idOf = (family: string): string => family.toLowerCase().replace(/\s+/g, "-");

/** The file of the regular weight, or of the one nearest to it. */
function regularFile(id: string): { file: string; weight: number } | null {
  const folder = join(cache, id, "package/files");
  if (!existsSync(folder)) return null;
  const found = readdirSync(folder).flatMap((name) => {
    const weight = Number(/-latin-(\d00)-normal\.woff2$/.exec(name)?.[1]);
    return weight ? [{ file: join(folder, name), weight }] : [];
  });
  return found.sort((a, b) => Math.abs(a.weight - 400) - Math.abs(b.weight - 400))[0] ?? null;
}

const NAMED: readonly (readonly [RegExp, TypeClass])[] = [
  [/\b(?:mono|code)\b/i, "mono"],
  [/\b(?:slab|rokkitt|egyptienne)\b/i, "slab"],
  [/\b(?:condensed|narrow|compressed)\b/i, "condensed"],
  [/\b(?:expanded|extended|wide)\b/i, "wide"],
  [/stencil/i, "stencil"],
  [/\b(?:rounded|round)\b/i, "rounded"],
  [/fraktur|gotisch|jacquard|blackletter|\bkirang|manufacturing consent|old english/i, "blackletter"],
  [/\b(?:pixel\w*|jersey|tiny5|micro|bitcount\w*|jacquarda?|dotgothic16)\b/i, "pixel"],
  [/typewriter|courier|\bcutive|special (?:elite|gothic elite)/i, "typewriter"],
  [/\b(?:didot|bodoni)\b/i, "didone"],
  [/\b(?:garamond|caslon|jenson|fell|goudy|aldine|elzevir)\b/i, "old-style"],
];
const BY_CATEGORY: { readonly [category: string]: TypeClass } = {
  "sans-serif": "sans",
  serif: "serif",
  display: "display",
  handwriting: "script",
  monospace: "mono",
};
const BY_HAND = /hand|marker|\bpen\b|^edu |^playwrite|crayon|chalk|school|notebook|doodle|sketch|cursive/i;

/** From its category and its name, and by its measures: what is very narrow, very wide, of high contrast or of round ends. */
function classesOf({ family, category }: Listed, measure: FaceMeasure | null): readonly TypeClass[] {
  const classes = NAMED.flatMap(([pattern, type]) => (pattern.test(family) ? [type] : []));
  const base = BY_CATEGORY[category] ?? "display";
  if (base === "script" && BY_HAND.test(family)) classes.push("handwritten");
  if (measure && base !== "script" && base !== "mono") {
    const width = measure.width / measure.capHeight;
    if (width < 0.55) classes.push("condensed");
    if (width > 0.98) classes.push("wide");
    if (base === "serif" && measure.contrast > 3.2) classes.push("didone");
    if (base === "sans" && measure.radius > measure.stem * 0.35) classes.push("rounded");
  }
  return [...new Set([...classes, base])];
}

fetched(INDEX, join(cache, "index"), ["package/data/api-response.json"]);
const listed = JSON.parse(
  readFileSync(join(cache, "index/package/data/api-response.json"), "utf8"),
) as readonly Listed[];
const shipped = new Set(
  (JSON.parse(readFileSync(join(data, "faces.json"), "utf8")) as readonly FaceRecord[]).map(
    ({ family }) => family,
  ),
);
const others = listed.filter(({ family }) => !shipped.has(family));
const unpack = await createUnpacker();
const shaper = await loadShaper();

/** In a type case of its own, which is thrown away with the font. */
function measured(family: string, file: string, weight: number): FaceMeasure {
  const record: FaceRecord = {
    ...{ kind: "face", id: "one", family, classes: [], scripts: ["latin"], mood: NEUTRAL_MOOD },
    ...{ weights: [weight], measures: {}, licence: "", at: {}, source: "", licenceFile: "" },
    files: [{ subset: "latin", weight, file }],
  };
  const read = (path: string) => unpack(readFileSync(path));
  return createTypeCase([record], shaper, { shipped: read, slice: read }).measure("one", weight);
}

const known = others.map((family): KnownFamily => {
  const id = idOf(family.family);
  fetched(`@fontsource/${id}`, join(cache, id), [`package/files/${id}-latin-?00-normal.woff2`]);
  const regular = regularFile(id);
  const measure = regular && measured(family.family, regular.file, regular.weight);
  return { family: family.family, classes: classesOf(family, measure), measure };
});
writeFileSync(join(data, FAMILIES_FILE), `${known.map(familyLine).join("\n")}\n`);
const count = known.filter(({ measure }) => measure).length;
console.log(`${known.length} families known by name, ${count} of them measured; ${shipped.size} shipped`);
