/** Studio: all that is loaded once and lent to every design: faces, motifs, the marks of others. */

import type { Box } from "./artwork.ts";
import type { Face, Letters } from "./letters.ts";

export type Motif = {
  readonly kind: "motif";
  /** `set:name`, e.g. `ph:flower-lotus`. */
  readonly id: string;
  /** Words it answers to, most fitting first, lower case. */
  readonly tags: readonly string[];
  /** Filled outline in `box`, y down. */
  readonly d: string;
  readonly rule?: "evenodd";
  readonly box: Box;
  /** Whether the source is drawn as a solid, as lines of even weight, or in outline with inner detail. */
  readonly style: "solid" | "line";
  readonly licence: string;
};

export type KnownMark = {
  /** `simple-icons:github` */
  readonly id: string;
  readonly name: string;
  /** Brand marks may not be approached; interface glyphs are clichés to keep away from. */
  readonly sort: "brand" | "interface";
};

/** Feature vectors of known marks, `stride` bytes each, in the order of `marks`. */
export type KnownIndex = {
  readonly marks: readonly KnownMark[];
  readonly stride: number;
  readonly features: Uint8Array;
};

export type SetRequest = {
  readonly text: string;
  /** Face id. */
  readonly face: string;
  readonly weight: number;
  /** Thousandths of an em; 0 when absent. */
  readonly tracking?: number;
  /** OpenType features, e.g. `{ liga: 0, ss01: 1 }`. */
  readonly features?: { readonly [tag: string]: number };
};

export type FontFile = {
  readonly family: string;
  readonly weight: number;
  readonly name: string;
  /** TrueType or OpenType bytes. */
  readonly bytes: Uint8Array;
};

export type Studio = {
  readonly kind: "studio";
  readonly faces: readonly Face[];
  readonly motifs: readonly Motif[];
  readonly known: KnownIndex;
  face(id: string): Face | undefined;
  /** Motifs that answer to a word, best first. */
  findMotifs(word: string): readonly Motif[];
  /** Shape, outline and measure a line of text. Falls back to a face that has the glyphs. */
  set(request: SetRequest): Letters;
  /** The font itself, for the kit's specimen and its font folder. */
  fontFiles(face: string, weights: readonly number[]): readonly FontFile[];
  licenceText(face: string): string;
};
