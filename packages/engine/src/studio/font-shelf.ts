/** The font files of the faces: to embed in a document, and to hand on as published. What a kit needs of the studio. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nearestWeight } from "../type/nearest-weight.ts";
import type { FontShelf, FontSource } from "../vocabulary.ts";
import { createFontCutter } from "./cut-font.ts";
import type { FaceRecord, Subset } from "./faces.ts";
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

/** Whether a text has letters for which a subset of fontsource's is needed. */
const LETTERS_OF: { readonly [subset in Subset]: RegExp } = {
  latin: /[A-Za-z\u00c0-\u00ff]/,
  "latin-ext": /[\u0100-\u024f\u1e00-\u1e9f]/,
  vietnamese: /[\u0102\u0103\u0110\u0111\u01a0\u01a1\u01af\u01b0\u1ea0-\u1eff]/,
  greek: /[\u0370-\u03ff]/,
  "greek-ext": /[\u1f00-\u1fff]/,
  cyrillic: /[\u0401\u0410-\u044f\u0451\u0490\u0491]/,
  "cyrillic-ext": /[\u0460-\u048f\u0492-\u052f]/,
  arabic: /[\u0600-\u06ff\u0750-\u077f]/,
  hebrew: /[\u0590-\u05ff]/,
  devanagari: /[\u0900-\u097f]/,
  bengali: /[\u0980-\u09ff]/,
  tamil: /[\u0b80-\u0bff]/,
  thai: /[\u0e00-\u0e7f]/,
  japanese: /[\u3040-\u30ff\u4e00-\u9fff]/,
  korean: /[\u3130-\u318f\uac00-\ud7a3]/,
  "chinese-simplified": /[\u4e00-\u9fff]/,
  "chinese-traditional": /[\u4e00-\u9fff]/,
};

/** "OTTO": its outlines are PostScript's. */
const isCff = (font: Uint8Array): boolean => font[0] === 0x4f;

export const readFaces = (): readonly FaceRecord[] =>
  JSON.parse(readFileSync(join(data, "faces.json"), "utf8"));

/** Without the engine, which takes four times as long to load: for code that only makes files of finished designs. */
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
    desktopFonts: (id, weights, text) => {
      const { files, slices, weights: drawn } = recordOf(id);
      const wanted = weights.map((weight) => nearestWeight(drawn, weight));
      const first = files[0]?.subset;
      const shipped = files
        .filter(({ weight }) => weight === null || wanted.includes(weight))
        .filter(({ subset }) => subset === first || LETTERS_OF[subset].test(text))
        .map(({ file }) => ({ name: file, bytes: open(file) }));
      const sliced = slices ? slicesWith(text, "", slices, shipped.length > 0) : [];
      return [...shipped, ...sliced.map(({ name, woff2 }) => ({ name, bytes: unpack(woff2) }))].map(
        ({ name, bytes }) => ({ name: name.replace(/\.woff2$/, isCff(bytes) ? ".otf" : ".ttf"), bytes }),
      );
    },
    licenceText: (id) => readFileSync(join(data, "fonts/licences", recordOf(id).licenceFile), "utf8"),
  };
}
