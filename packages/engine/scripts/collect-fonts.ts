/**
 * Collects the catalogue's font files from their fontsource packages into `data/fonts`, with licences, and
 * writes `data/faces.json` (weights, scripts, files, measures). Run again after a change to the catalogue:
 *
 *   node scripts/node24.mjs packages/engine/scripts/collect-fonts.ts
 *
 * The packages hold every subset, style and format (220 MB packed); the studio needs a twentieth of it.
 * Files are taken unaltered, but for Japanese: there the kanji of JIS level 1 and kana are kept.
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
import { type FaceFile, type FaceRecord, SCRIPT_OF, SUBSETS, type Subset } from "../src/studio/faces.ts";
import { createTypeCase } from "../src/studio/type-case.ts";
import { createUnpacker } from "../src/studio/unpack.ts";
import { loadShaper } from "../src/type/shape.ts";
import { japaneseSubset } from "./japanese-subset.ts";

const data = join(import.meta.dirname, "../data");
const cache = join(tmpdir(), "marque-fonts");
const versions = JSON.parse(readFileSync(join(import.meta.dirname, "font-versions.json"), "utf8")) as Record<
  string,
  string
>;

type Metadata = {
  family: string;
  subsets: string[];
  weights: number[];
  license: { type: string; attribution: string };
  version: string;
};

/** The unpacked package at its pinned version, fetched once. */
function unpacked(name: string): string {
  const version = versions[name];
  if (!version) throw new Error(`${name}: pin a version in scripts/font-versions.json`);
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

async function collect(row: CatalogueRow): Promise<FaceRecord> {
  const id = row.from ?? row.id;
  const name = `${row.source === "variable" ? "@fontsource-variable" : "@fontsource"}/${id}`;
  const folder = unpacked(name);
  const meta = JSON.parse(readFileSync(join(folder, "metadata.json"), "utf8")) as Metadata;
  const subsets = SUBSETS.filter((subset) => meta.subsets.includes(subset));
  const files: FaceFile[] = [];
  const take = async (subset: Subset, weight: number | null) => {
    const cut = weight === null ? (row.axes?.file ?? "wght") : String(weight);
    const file = `${id}-${subset}-${cut}-normal.woff2`;
    const from = join(folder, "files", file);
    if (!existsSync(from)) return;
    const to = join(data, "fonts", file);
    if (subset === "japanese") writeFileSync(to, await japaneseSubset(readFileSync(from)));
    else copyFileSync(from, to);
    files.push({ subset, weight, file });
  };
  for (const subset of subsets) {
    if (row.source === "variable") await take(subset, null);
    else for (const weight of row.source) await take(subset, weight);
  }
  copyFileSync(join(folder, "LICENSE"), join(data, "fonts/licences", `${id}.txt`));
  const weights =
    row.source === "variable" ? meta.weights.filter((weight) => weight >= 300) : [...row.source];
  return {
    kind: "face",
    id: row.id,
    family: meta.family,
    classes: row.classes,
    scripts: [...new Set(files.map((file) => SCRIPT_OF[file.subset]))],
    mood: row.mood,
    weights,
    measures: {},
    licence: meta.license.type,
    files,
    at: row.axes?.at ?? {},
    source: `${name}@${versions[name]}`,
    licenceFile: `${id}.txt`,
  };
}

rmSync(join(data, "fonts"), { recursive: true, force: true });
mkdirSync(join(data, "fonts/licences"), { recursive: true });
const records: FaceRecord[] = [];
for (const row of CATALOGUE) records.push(await collect(row));

const unpack = await createUnpacker();
const read = (file: string) => unpack(readFileSync(join(data, "fonts", file)));
const typeCase = createTypeCase(records, await loadShaper(), read);
const measured = records.map((record) => ({
  ...record,
  measures: Object.fromEntries(record.weights.map((weight) => [weight, typeCase.measure(record.id, weight)])),
}));
writeFileSync(
  join(data, "faces.json"),
  `[\n${measured.map((record) => JSON.stringify(record)).join(",\n")}\n]\n`,
);
console.log(`${records.length} faces`);
