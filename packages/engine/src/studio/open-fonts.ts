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

/**
 * A brand looks at some ten files of 50 to 200 KB, so these are those of the latest brands; others are read again. Each stays in
 * HarfBuzz's memory until the collector finds that it is forgotten.
 */
const MOST_FILES = 64;

type OpenFile = { readonly file: OpenedFile; readonly fonts: Map<string, Font> };

export function createFontOpener(shaper: Shaper, read: FontReader): FontOpener {
  const files = new Map<string, OpenFile>();
  const sliced = new Map<string, readonly Font[]>();

  /** The latest used stand last. */
  const open = (path: string, from: (path: string) => Uint8Array): OpenFile => {
    const found = files.get(path) ?? { file: shaper.openFile(from(path)), fonts: new Map() };
    files.delete(path);
    files.set(path, found);
    if (files.size > MOST_FILES) files.delete(files.keys().next().value!);
    return found;
  };

  const fontAt = ({ file, fonts }: OpenFile, record: FaceRecord, weight: number): Font => {
    const key = `${record.id} ${weight}`;
    const font = fonts.get(key) ?? shaper.openFont(file, { ...record.at, wght: weight });
    fonts.set(key, font);
    return font;
  };

  /** Looks like an open font, and is opened by the first character that is in its list. */
  const closed = (slice: Slice, record: FaceRecord, weight: number): Font => {
    const real = (): Font => fontAt(open(slice.path, read.slice), record, weight);
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
      yield fontAt(open(drawn.file, read.shipped), record, weight);
    }
    if (record.slices) yield* slicesAt(record, weight, record.slices);
  };
}
