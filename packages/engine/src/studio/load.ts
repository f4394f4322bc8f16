/** Loads the studio: fonts, motifs and known marks from `data/`, all once. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadShaper } from "../type/shape.ts";
import type { Face, KnownIndex, Motif, Studio } from "../vocabulary.ts";
import { createFontCutter } from "./cut-font.ts";
import { eyeOnce } from "./eye/eye.ts";
import type { FaceRecord } from "./faces.ts";
import { loadKnown } from "./known.ts";
import { createLearned } from "./learned.ts";
import { loadMeanings } from "./meanings.ts";
import { createMotifShelf, loadMotifs } from "./motifs.ts";
import { createTypeCase, nearestWeight } from "./type-case.ts";
import { createUnpacker } from "./unpack.ts";

const data = join(import.meta.dirname, "../../data");

export async function loadStudio(): Promise<Studio> {
  const records = JSON.parse(readFileSync(join(data, "faces.json"), "utf8")) as readonly FaceRecord[];
  const unpack = await createUnpacker();
  const read = (file: string) => unpack(readFileSync(join(data, "fonts", file)));
  // Latin now, a fifth of a second for all faces; other scripts when they are first set, which saves 25 MB.
  const latin = records.flatMap(({ files }) => files.filter(({ subset }) => subset === "latin"));
  const ready = new Map(latin.map(({ file }) => [file, read(file)]));
  const open = (file: string) => {
    const bytes = ready.get(file) ?? read(file);
    // HarfBuzz keeps its own copy of what it opened.
    ready.delete(file);
    return bytes;
  };
  const typeCase = createTypeCase(records, await loadShaper(), open);
  const cutter = await createFontCutter();
  const byId = new Map(records.map((record) => [record.id, record]));
  const motifs: readonly Motif[] = loadMotifs(data);
  const shelf = createMotifShelf(motifs);
  const known: KnownIndex = loadKnown(data);
  const recordOf = (id: string) => byId.get(id) ?? records[0]!;
  return {
    kind: "studio",
    faces: records satisfies readonly Face[],
    motifs,
    known,
    learned: createLearned(data),
    meanings: loadMeanings(data),
    eye: eyeOnce(),
    face: (id) => byId.get(id),
    findMotifs: shelf.find,
    set: typeCase.set,
    staticFonts: (id, weights) => {
      const record = recordOf(id);
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
    fontSources: (id) => {
      const { family, files } = recordOf(id);
      return files.map(({ file, weight }) => ({
        family,
        weight,
        name: file,
        woff2: new Uint8Array(readFileSync(join(data, "fonts", file))),
      }));
    },
    licenceText: (id) => readFileSync(join(data, "fonts/licences", recordOf(id).licenceFile), "utf8"),
  };
}
