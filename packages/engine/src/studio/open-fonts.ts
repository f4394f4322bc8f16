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

type OpenSlice = { readonly file: OpenedFile; readonly weights: Map<number, Font> };

export function createFontOpener(shaper: Shaper, read: FontReader): FontOpener {
  const files = new Map<string, OpenedFile>();
  const opened = new Map<string, Font>();
  const sliced = new Map<string, readonly Font[]>();
  const slices = new Map<string, OpenSlice>();

  const open = (file: string): OpenedFile => {
    let found = files.get(file);
    if (!found) {
      found = shaper.openFile(read.shipped(file));
      files.set(file, found);
    }
    return found;
  };

  /** The latest used stand last. */
  const openSlice = (path: string): OpenSlice => {
    const found = slices.get(path) ?? { file: shaper.openFile(read.slice(path)), weights: new Map() };
    slices.delete(path);
    slices.set(path, found);
    if (slices.size > MOST_SLICES) slices.delete(slices.keys().next().value!);
    return found;
  };

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
      let font = opened.get(key);
      if (!font) {
        font = shaper.openFont(open(drawn.file), { ...record.at, wght: weight });
        opened.set(key, font);
      }
      yield font;
    }
    if (record.slices) yield* slicesAt(record, weight, record.slices);
  };
}
