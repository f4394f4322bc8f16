/** What `data/faces.json` holds: the catalogue's faces with their files and measures, written by the collector. */

import type { Face, Script } from "../vocabulary.ts";

/** fontsource's subsets, in the order a text is tried against them. */
export const SUBSETS = [
  "latin",
  "latin-ext",
  "vietnamese",
  "greek",
  "cyrillic",
  "cyrillic-ext",
  "greek-ext",
  "arabic",
  "hebrew",
  "devanagari",
  "bengali",
  "tamil",
  "thai",
  "japanese",
  "korean",
  "chinese-simplified",
  "chinese-traditional",
] as const;

export type Subset = (typeof SUBSETS)[number];

export const SCRIPT_OF: { readonly [subset in Subset]: Script } = {
  latin: "latin",
  "latin-ext": "latin",
  vietnamese: "latin",
  greek: "greek",
  cyrillic: "cyrillic",
  "cyrillic-ext": "cyrillic",
  "greek-ext": "greek",
  arabic: "arabic",
  hebrew: "hebrew",
  devanagari: "devanagari",
  bengali: "bengali",
  tamil: "tamil",
  thai: "thai",
  japanese: "japanese",
  korean: "korean",
  "chinese-simplified": "chinese-simplified",
  "chinese-traditional": "chinese-traditional",
};

export type FaceFile = {
  readonly subset: Subset;
  /** The weight it is drawn in; null when the file has a weight axis. */
  readonly weight: number | null;
  /** Name below `data/fonts/`. */
  readonly file: string;
};

export type FaceRecord = Face & {
  readonly files: readonly FaceFile[];
  /** The values on axes other than weight. */
  readonly at: { readonly [axis: string]: number };
  /** fontsource package and version, for the record of sources. */
  readonly source: string;
  /** Name below `data/fonts/licences/`. */
  readonly licenceFile: string;
  /** The package that more of its characters are read from, slice by slice; see `slices.ts`. */
  readonly slices?: string;
};
