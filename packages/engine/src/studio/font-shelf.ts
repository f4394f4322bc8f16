/** The font files of the faces: to embed in a document, and to hand on as published. What a kit needs of the studio. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FontShelf, FontSource } from "../vocabulary.ts";
import { createFontCutter } from "./cut-font.ts";
import type { FaceRecord } from "./faces.ts";
import { nearestWeight } from "./nearest-weight.ts";
import { slicesOf } from "./slices.ts";
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

export const readFaces = (): readonly FaceRecord[] =>
  JSON.parse(readFileSync(join(data, "faces.json"), "utf8"));

/** Without the engine, which takes four times as long to load: for whoever only makes files of finished designs. */
export async function loadFontShelf(): Promise<FontShelf> {
  const unpack = await createUnpacker();
  return createFontShelf(readFaces(), {
    open: (file) => unpack(readFileSync(join(data, "fonts", file))),
    unpack,
  });
}

export type FontReading = {
  /** A shipped font file, unpacked. */
  readonly open: (file: string) => Uint8Array;
  readonly unpack: (woff2: Uint8Array) => Uint8Array;
};

export async function createFontShelf(
  records: readonly FaceRecord[],
  { open, unpack }: FontReading,
): Promise<FontShelf> {
  const cutter = await createFontCutter();
  const byId = new Map(records.map((record) => [record.id, record]));
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
    face: (id) => byId.get(id),
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
