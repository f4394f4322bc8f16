/** Studio: all that is loaded once and used by every design: faces, motifs, the marks of others. */

import type { Box } from "./artwork.ts";
import type { LogoSummary, Meanings, Tagged } from "./tagged.ts";
import type { Face, KnownFamily, Letters } from "./typography.ts";

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
  /** How fit it is to become a mark, 1 to 5, where somebody looked at it. */
  readonly rating?: number;
};

export type KnownMark = {
  /** `simple-icons:github` */
  readonly id: string;
  readonly name: string;
  /** A mark must not resemble a brand mark; interface glyphs are clichés to avoid. */
  readonly sort: "brand" | "interface";
};

/** Feature vectors of known marks, `stride` bytes each, in the order of `marks`. */
export type KnownIndex = {
  readonly marks: readonly KnownMark[];
  readonly stride: number;
  readonly features: Uint8Array;
  /** Compares them with a mark of ours (`judge/alike.wat`). */
  readonly kernel: WebAssembly.Module;
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

export type FontSource = {
  readonly family: string;
  /** null where the file holds all weights. */
  readonly weight: number | null;
  readonly name: string;
  readonly woff2: Uint8Array;
};

/** The language model with the anchors it was shown beforehand; all vectors have length 1. */
export type Language = {
  readonly kind: "language";
  embed(text: string): Promise<Float32Array>;
  /** In any of the seventeen languages; with a summary it is read as a refinement of that logo. */
  tag(text: string, logo?: LogoSummary): Promise<Tagged>;
  readonly trades: readonly { readonly id: string; readonly vector: Float32Array }[];
  /** The directions of all kinds of business, one after the other in signed bytes. */
  readonly businesses: Int8Array;
  /** For each axis of the mood, its poles. */
  readonly poles: readonly {
    readonly axis: string;
    readonly low: Float32Array;
    readonly high: Float32Array;
  }[];
};

/** A picture to be looked at: 48 × 48 pixels, row by row, 0 for the ground and 1 for the darkest ink. */
export type Picture = Float32Array;

/** What a picture shows: how likely each of the eye's words is, in the order of its words. */
export type Glance = Float32Array;

/** Names the thing in a picture, of the things it was taught. */
export type Eye = {
  readonly words: readonly string[];
  /** Of each word, the kind of thing it names. */
  readonly kinds: readonly string[];
  /** Where the words that would be right for a thing stand among the words; none where the eye was taught none. */
  rowsFor(thing: string): readonly number[];
  look(picture: Picture): Glance;
};

/** Drawings by the names of what they show, and what else a name may be called. */
export type Drawings = {
  /** Drawings that show what the name says, the plainest first. */
  of(name: string): readonly Motif[];
  /** The drawing of this id. */
  find(id: string): Motif | null;
  /** Another name for the same, under which it is drawn. */
  sameAs(name: string): string | null;
  /** Whether a phrase is no kind of what its last word names: a sea lion is no lion. */
  isNoKind(phrase: string): boolean;
};

/** The faces as font files. */
export type FontShelf = {
  face(id: string): Face | undefined;
  /** Latin at fixed weights, one static font each: what a PDF can embed. */
  staticFonts(face: string, weights: readonly number[]): readonly FontFile[];
  /** The font files as their makers publish them, to hand on; of a family in many slices those that have this text. */
  fontSources(face: string, text: string): readonly FontSource[];
  /** Their Latin file and those with this text unpacked, for programs that cannot open WOFF2: as published, nothing renamed. */
  desktopFonts(face: string, weights: readonly number[], text: string): readonly DesktopFont[];
  licenceText(face: string): string;
};

/** TrueType or, by its ending, OpenType. */
export type DesktopFont = { readonly name: string; readonly bytes: Uint8Array };

export type Studio = FontShelf & {
  readonly kind: "studio";
  /** Opened when it is first asked for: a thread that reads nothing never holds it. */
  language(): Language;
  readonly meanings: Meanings;
  readonly faces: readonly Face[];
  readonly motifs: readonly Motif[];
  readonly known: KnownIndex;
  /** Opened when it is first asked for. */
  eye(): Eye;
  /** Families that are known by name and not shipped; read when first asked for. */
  families(): readonly KnownFamily[];
  readonly drawings: Drawings;
  /** Motifs that answer to a word, best first: whether a word is a thing at all. What is drawn comes from `drawings`. */
  findMotifs(word: string): readonly Motif[];
  /** Shape, outline and measure a line of text. Falls back to a face that has the glyphs. */
  set(request: SetRequest): Letters;
};
