/**
 * Collects the catalogue's font files from their fontsource packages into `data/fonts`, with licences, and
 * writes `data/faces.json` (weights, scripts, files, measures). Run again after a change to the catalogue:
 *
 *   node scripts/node24.mjs packages/engine/scripts/collect-fonts.ts
 *
 * The packages hold every subset, style and format (220 MB packed); the studio needs a twentieth of it.
 * Files are taken unaltered, but for Japanese and simplified Chinese: there the first level of the national standard is kept.
 */

import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CATALOGUE, type CatalogueRow } from "../src/studio/catalogue.ts";
import { RESERVE } from "../src/studio/catalogue-reserve.ts";
import { type FaceFile, type FaceRecord, SCRIPT_OF, SUBSETS, type Subset } from "../src/studio/faces.ts";
import { createTypeCase } from "../src/studio/type-case.ts";
import { createUnpacker } from "../src/studio/unpack.ts";
import { loadShaper } from "../src/type/shape.ts";
import type { Script } from "../src/vocabulary.ts";
import { firstLevel } from "./first-level.ts";

const data = join(import.meta.dirname, "../data");
const cache = join(tmpdir(), "marque-fonts");
const pins = join(import.meta.dirname, "font-versions.json");
const versions = JSON.parse(readFileSync(pins, "utf8")) as Record<string, string>;

const FREE: ReadonlySet<string> = new Set(["OFL-1.1", "Apache-2.0"]);

type Metadata = {
  family: string;
  subsets: string[];
  weights: number[];
  license: { type: string; attribution: string };
  version: string;
};

/** The unpacked package at its pinned version, fetched once. */
function unpacked(name: string): string {
  // A family that is new to the catalogue is pinned to what is published today.
  versions[name] ??= execFileSync("npm", ["view", name, "version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
  const version = versions[name];
  const folder = join(cache, `${name.replace("/", "-").replace("@", "")}-${version}`);
  if (!existsSync(join(folder, "package/metadata.json"))) {
    mkdirSync(folder, { recursive: true });
    execFileSync("npm", ["pack", `${name}@${version}`, "--silent", "--pack-destination", folder]);
    const archive = readdirSync(folder).find((file) => file.endsWith(".tgz"))!;
    execFileSync("tar", ["xzf", join(folder, archive), "-C", folder]);
    rmSync(join(folder, archive));
  }
  return join(folder, "package");
}

/** Rarer letters come with the face that stands in where others lack them. */
const isUsual = ({ id }: CatalogueRow, subset: Subset): boolean =>
  id === STAND_IN || (subset !== "cyrillic-ext" && subset !== "greek-ext");
const STAND_IN = "noto-sans";

const packageOf = (row: CatalogueRow): string =>
  row.slices && row.source.length === 0
    ? row.slices
    : `${row.source === "variable" ? "@fontsource-variable" : "@fontsource"}/${row.from ?? row.id}`;

/** What scripts the slices of a family are for: its package lists them as subsets, or says so in its name. */
const SLICED_SCRIPTS: { readonly [ending: string]: Script } = {
  sc: "chinese-simplified",
  tc: "chinese-traditional",
  jp: "japanese",
  kr: "korean",
};
const slicedScripts = ({ slices }: CatalogueRow): readonly Script[] =>
  slices ? ["latin", SLICED_SCRIPTS[slices.slice(-2)]!] : [];

async function collect(row: CatalogueRow): Promise<FaceRecord> {
  const id = row.from ?? row.id;
  const style = row.italic ? "italic" : "normal";
  const name = packageOf(row);
  const folder = unpacked(name);
  const meta = JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8")) as Metadata;
  if (!FREE.has(meta.license.type)) throw new Error(`${name} is under ${meta.license.type}`);
  const subsets = SUBSETS.filter(
    (subset) => meta.subsets.includes(subset) && (row.subsets?.includes(subset) ?? isUsual(row, subset)),
  );
  // Of the weights asked for, those that exist; of a family without them, its regular one.
  const fixed = row.source === "variable" ? [] : row.source.filter((weight) => meta.weights.includes(weight));
  const statics =
    fixed.length > 0 || row.source === "variable" || row.source.length === 0 ? fixed : [meta.weights[0]!];
  const files: FaceFile[] = [];
  const take = async (subset: Subset, weight: number | null) => {
    const cut = weight === null ? (row.axes?.file ?? "wght") : String(weight);
    const file = `${id}-${subset}-${cut}-${style}.woff2`;
    const from = join(folder, "files", file);
    if (!existsSync(from)) return;
    const to = join(data, "fonts", file);
    if (subset === "japanese" || subset === "chinese-simplified")
      writeFileSync(to, await firstLevel(subset, readFileSync(from)));
    else copyFileSync(from, to);
    files.push({ subset, weight, file });
  };
  for (const subset of subsets) {
    if (row.source === "variable") await take(subset, null);
    else for (const weight of statics) await take(subset, weight);
  }
  if (files.length === 0 && !row.slices) throw new Error(`${name} has no files for ${row.id}`);
  copyFileSync(join(folder, "LICENSE"), join(data, "fonts/licences", `${id}.txt`));
  const weights = statics.length > 0 ? statics : meta.weights;
  return {
    kind: "face",
    id: row.id,
    family: meta.family,
    classes: row.classes,
    scripts: [...new Set([...files.map((file) => SCRIPT_OF[file.subset]), ...slicedScripts(row)])],
    mood: row.mood,
    weights,
    measures: {},
    licence: meta.license.type,
    files,
    at: row.axes?.at ?? {},
    source: `${name}@${versions[name]}`,
    licenceFile: `${id}.txt`,
    ...(row.slices ? { slices: row.slices } : {}),
    ...(row.italic ? { italic: true as const } : {}),
    ...(row.reserve ? { reserve: true as const } : {}),
  };
}

rmSync(join(data, "fonts"), { recursive: true, force: true });
mkdirSync(join(data, "fonts/licences"), { recursive: true });
const records: FaceRecord[] = [];
for (const row of [...CATALOGUE, ...RESERVE]) records.push(await collect(row));

const unpack = await createUnpacker();
const typeCase = createTypeCase(records, await loadShaper(), {
  shipped: (file) => unpack(readFileSync(join(data, "fonts", file))),
  slice: (path) => unpack(readFileSync(path)),
});
/** Thousandths of an em: a finer stem is not seen. */
const LEAST_STEM = 15;
const measured = records.map((record) => {
  const seen = record.weights.flatMap((weight) => {
    const measure = typeCase.measure(record.id, weight);
    return measure.stem > LEAST_STEM ? [[weight, measure] as const] : [];
  });
  return { ...record, weights: seen.map(([weight]) => weight), measures: Object.fromEntries(seen) };
});
writeFileSync(
  join(data, "faces.json"),
  `[\n${measured.map((record) => JSON.stringify(record)).join(",\n")}\n]\n`,
);
writeFileSync(pins, `${JSON.stringify(Object.fromEntries(Object.entries(versions).sort()), null, 2)}\n`);
console.log(`${records.length} faces`);
