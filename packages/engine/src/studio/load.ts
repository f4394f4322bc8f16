/** Loads the studio: fonts, motifs and known marks from `data/`, all once. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadShaper } from "../type/shape.ts";
import type { Face, KnownFamily, KnownIndex, Motif, Studio } from "../vocabulary.ts";
import { loadDrawings } from "./drawings.ts";
import { eyeOnce } from "./eye/eye.ts";
import { loadFamilies } from "./families.ts";
import { createFontShelf, readFaces } from "./font-shelf.ts";
import { loadKnown } from "./known.ts";
import { languageOnce } from "./language.ts";
import { loadMeanings } from "./meanings.ts";
import { createMotifShelf, loadMotifs } from "./motifs.ts";
import { createTypeCase } from "./type-case.ts";
import { createUnpacker } from "./unpack.ts";

const data = join(import.meta.dirname, "../../data");

export async function loadStudio(): Promise<Studio> {
  const records = readFaces();
  const unpack = await createUnpacker();
  const read = (file: string) => unpack(readFileSync(join(data, "fonts", file)));
  const typeCase = createTypeCase(records, await loadShaper(), {
    shipped: read,
    slice: (path) => unpack(readFileSync(path)),
  });
  const fonts = await createFontShelf(records, { open: read, unpack });
  const motifs: readonly Motif[] = loadMotifs(data);
  const shelf = createMotifShelf(motifs);
  const known: KnownIndex = loadKnown(data);
  let families: readonly KnownFamily[] | null = null;
  return {
    ...fonts,
    kind: "studio",
    faces: records satisfies readonly Face[],
    motifs,
    known,
    language: languageOnce(),
    meanings: loadMeanings(data),
    eye: eyeOnce(),
    families: () => {
      families ??= loadFamilies(data);
      return families;
    },
    drawings: loadDrawings(data, motifs),
    findMotifs: shelf.find,
    set: typeCase.set,
  };
}
