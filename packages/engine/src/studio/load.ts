/** Loads the studio: fonts, motifs and known marks from `data/`, all once. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadShaper } from "../type/shape.ts";
import type { Face, FontSource, KnownFamily, KnownIndex, Motif, Studio } from "../vocabulary.ts";
import { createFontCutter } from "./cut-font.ts";
import { eyeOnce } from "./eye/eye.ts";
import type { FaceRecord } from "./faces.ts";
import { loadFamilies } from "./families.ts";
import { loadKnown } from "./known.ts";
import { createLearned } from "./learned.ts";
import { loadMeanings } from "./meanings.ts";
import { createMotifShelf, loadMotifs } from "./motifs.ts";
import { slicesOf } from "./slices.ts";
import { createTypeCase, nearestWeight } from "./type-case.ts";
import { createUnpacker } from "./unpack.ts";

const data = join(import.meta.dirname, "../../data");

/** The Latin slice and those with the characters of a text: the whole family is a hundred files. */
const slicesWith = (text: string, family: string, name: string, hasLatin: boolean): readonly FontSource[] =>
  slicesOf(name)
    .filter(
      (slice, index) =>
        (index === 0 && !hasLatin) || [...text].some((character) => slice.has(character.codePointAt(0)!)),
    )
    .map((slice) => ({
      family,
      weight: null,
      name: slice.name,
      woff2: new Uint8Array(readFileSync(slice.path)),
    }));

export async function loadStudio(): Promise<Studio> {
  const records = JSON.parse(readFileSync(join(data, "faces.json"), "utf8")) as readonly FaceRecord[];
  const unpack = await createUnpacker();
  const read = (file: string) => unpack(readFileSync(join(data, "fonts", file)));
  // Latin of the studio's own faces now, a fifth of a second; all else when it is first set, which saves 25 MB and more.
  const latin = records
    .filter(({ reserve }) => !reserve)
    .flatMap(({ files }) => files.filter(({ subset }) => subset === "latin"));
  const ready = new Map(latin.map(({ file }) => [file, read(file)]));
  const open = (file: string) => {
    const bytes = ready.get(file) ?? read(file);
    // HarfBuzz keeps its own copy of what it opened.
    ready.delete(file);
    return bytes;
  };
  const typeCase = createTypeCase(records, await loadShaper(), {
    shipped: open,
    slice: (path) => unpack(readFileSync(path)),
  });
  const cutter = await createFontCutter();
  const byId = new Map(records.map((record) => [record.id, record]));
  const motifs: readonly Motif[] = loadMotifs(data);
  const shelf = createMotifShelf(motifs);
  const known: KnownIndex = loadKnown(data);
  let families: readonly KnownFamily[] | null = null;
  const recordOf = (id: string) => byId.get(id) ?? records[0]!;
  /** The first slice is the Latin one. */
  const ofSlice = (record: FaceRecord, wished: number) => {
    const weight = nearestWeight(record.weights, wished);
    const bytes = unpack(readFileSync(slicesOf(record.slices!)[0]!.path));
    return {
      family: record.family,
      weight,
      name: `${record.id}-${weight}.ttf`,
      bytes: cutter.pin(bytes, { wght: weight }),
    };
  };
  return {
    kind: "studio",
    faces: records satisfies readonly Face[],
    motifs,
    known,
    learned: createLearned(data),
    meanings: loadMeanings(data),
    eye: eyeOnce(),
    face: (id) => byId.get(id),
    families: () => {
      families ??= loadFamilies(data);
      return families;
    },
    findMotifs: shelf.find,
    set: typeCase.set,
    staticFonts: (id, weights) => {
      const record = recordOf(id);
      if (record.files.length === 0) return weights.map((wished) => ofSlice(record, wished));
      const first = record.files[0]!.subset;
      return weights.map((wished) => {
        const weight = nearestWeight(record.weights, wished);
        const files = record.files.filter((file) => file.subset === first);
        const file = files.find((each) => each.weight === weight) ?? files[0]!;
        const bytes = open(file.file);
        return {
          family: record.family,
          weight,
          name: `${record.id}-${weight}.ttf`,
          bytes: file.weight === null ? cutter.pin(bytes, { ...record.at, wght: weight }) : bytes,
        };
      });
    },
    fontSources: (id, text) => {
      const { family, files, slices } = recordOf(id);
      const shipped = files.map(({ file, weight }) => ({
        family,
        weight,
        name: file,
        woff2: new Uint8Array(readFileSync(join(data, "fonts", file))),
      }));
      return slices ? [...shipped, ...slicesWith(text, family, slices, shipped.length > 0)] : shipped;
    },
    licenceText: (id) => readFileSync(join(data, "fonts/licences", recordOf(id).licenceFile), "utf8"),
  };
}
