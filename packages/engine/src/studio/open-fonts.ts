/** Opens the files of a face when they are first needed. */

import type { Font, OpenedFile, Shaper } from "../type/shape.ts";
import { type FaceRecord, SUBSETS } from "./faces.ts";
import { type Slice, slicesOf } from "./slices.ts";

/** TrueType bytes of a WOFF2: below `data/fonts/`, or of a slice. */
export type FontReader = {
  readonly shipped: (file: string) => Uint8Array;
  readonly slice: (path: string) => Uint8Array;
};

/** The face's fonts at a weight, in the order a text is tried against them. */
export type FontOpener = (record: FaceRecord, weight: number) => Iterable<Font>;

/** A name takes one to four slices of some 100 KB, so these are the last dozen names; older ones are read again. */
const MOST_SLICES = 48;

/** Brands of a day take some dozens of files, most of them the same ones. All of them open would be 80 MB that nobody uses. */
const MOST_FILES = 64;
/** A file at a weight; those of variable fonts share a file. */
const MOST_FONTS = 128;

/** Keeps what was used last. What is dropped is freed by the garbage collector, HarfBuzz's memory with it. */
function lastUsed<V>(most: number): (key: string, open: () => V) => V {
  const kept = new Map<string, V>();
  return (key, open) => {
    const value = kept.get(key) ?? open();
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
    return value;
  };
}

type OpenSlice = { readonly file: OpenedFile; readonly weights: Map<number, Font> };

export function createFontOpener(shaper: Shaper, read: FontReader): FontOpener {
  const files = lastUsed<OpenedFile>(MOST_FILES);
  const fonts = lastUsed<Font>(MOST_FONTS);
  const slices = lastUsed<OpenSlice>(MOST_SLICES);
  const sliced = new Map<string, readonly Font[]>();

  const open = (file: string): OpenedFile => files(file, () => shaper.openFile(read.shipped(file)));

  const openSlice = (path: string): OpenSlice =>
    slices(path, () => ({ file: shaper.openFile(read.slice(path)), weights: new Map() }));

  /** Looks like an open font, and is opened by the first character that is in its list. */
  const closed = (slice: Slice, record: FaceRecord, weight: number): Font => {
    const real = (): Font => {
      const { file, weights } = openSlice(slice.path);
      const font = weights.get(weight) ?? shaper.openFont(file, { ...record.at, wght: weight });
      weights.set(weight, font);
      return font;
    };
    return {
      get font() {
        return real().font;
      },
      covers: (codePoint) => slice.has(codePoint) && real().covers(codePoint),
      glyph: (codePoint) => (slice.has(codePoint) ? real().glyph(codePoint) : undefined),
      outline: (glyph) => real().outline(glyph),
      advance: (glyph) => real().advance(glyph),
    };
  };

  const slicesAt = (record: FaceRecord, weight: number, name: string): readonly Font[] => {
    const key = `${record.id} ${weight}`;
    const found = sliced.get(key) ?? slicesOf(name).map((slice) => closed(slice, record, weight));
    sliced.set(key, found);
    return found;
  };

  return function* fontsOf(record, weight) {
    for (const subset of SUBSETS) {
      const inSubset = record.files.filter((file) => file.subset === subset);
      const drawn = inSubset.find((file) => file.weight === null || file.weight === weight) ?? inSubset[0];
      if (!drawn) continue;
      const key = `${record.id} ${drawn.file} ${weight}`;
      yield fonts(key, () => shaper.openFont(open(drawn.file), { ...record.at, wght: weight }));
    }
    if (record.slices) yield* slicesAt(record, weight, record.slices);
  };
}
