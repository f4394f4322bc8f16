/** Studio: all that is loaded once and lent to every design: faces, motifs, the marks of others. */

import type { Box } from "./artwork.ts";
import type { Learned } from "./learned.ts";
import type { Face, KnownFamily, Letters } from "./letters.ts";
import type { Span } from "./span.ts";
import type { LogoSummary, Meanings, Tagged } from "./tagged.ts";

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

export type FontSource = {
  readonly family: string;
  /** null where the file holds all weights. */
  readonly weight: number | null;
  readonly name: string;
  readonly woff2: Uint8Array;
};

/**
 * What the language model makes of a prompt: of each word the logarithms of how likely it is this or that, or null where
 * the prompt was too long to read so far.
 */
export type Noticed = {
  /** Not of the name, its beginning, more of it. The same of the tagline. */
  readonly name: readonly (readonly number[] | null)[];
  readonly tagline: readonly (readonly number[] | null)[];
  /** No mention, to be drawn, refused, a wished colour. */
  readonly mention: readonly (readonly number[] | null)[];
  readonly trades: readonly { readonly id: string; readonly likelihood: number }[];
};

/** Of each word of a refinement: whether it is the logo's own, what it shows, its name or its tagline. */
export type OwnWords = readonly ("mark" | "name" | "tagline" | null)[];

/** What the language model makes of a refinement's prompt; of each word as in `Noticed`, but of what is to come. */
export type NoticedChange = Pick<Noticed, "name" | "tagline" | "mention"> & {
  /** How likely it is asked for: a part to change, letters, a layout; by the names of `ASKS`. */
  readonly asks: { readonly [ask: string]: number };
  /** The word that most speaks for it; -1 where there are no words. */
  readonly loudest: { readonly [ask: string]: number };
};

/** The language model with the anchors it was shown beforehand; all vectors have length 1. */
export type Language = {
  readonly kind: "language";
  embed(text: string): Promise<Float32Array>;
  /** `words`: where the words of the prompt stand. */
  notice(prompt: string, words: readonly Span[]): Promise<Noticed>;
  noticeChange(prompt: string, words: readonly Span[], own: OwnWords): Promise<NoticedChange>;
  /** In any of the seventeen languages; with a summary it is read as a refinement of that logo. */
  tag(text: string, logo?: LogoSummary): Promise<Tagged>;
  readonly trades: readonly { readonly id: string; readonly vector: Float32Array }[];
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

export type Studio = {
  readonly kind: "studio";
  /** Absent where it was not loaded: understanding then rests on the grammar and the lexicons alone. */
  readonly language?: Language;
  readonly meanings: Meanings;
  readonly faces: readonly Face[];
  readonly motifs: readonly Motif[];
  readonly known: KnownIndex;
  /** Read when it is first asked for: a thread that understands nothing never holds it. */
  learned(): Learned;
  /** Opened when it is first asked for. */
  eye(): Eye;
  face(id: string): Face | undefined;
  /** Families that are known by name and not shipped; read when first asked for. */
  families(): readonly KnownFamily[];
  /** Motifs that answer to a word, best first. */
  findMotifs(word: string): readonly Motif[];
  /** Shape, outline and measure a line of text. Falls back to a face that has the glyphs. */
  set(request: SetRequest): Letters;
  /** Latin at fixed weights, one static font each: what a PDF can embed. */
  staticFonts(face: string, weights: readonly number[]): readonly FontFile[];
  /** The font files as their makers publish them, to hand on; of a family in many slices those that have this text. */
  fontSources(face: string, text: string): readonly FontSource[];
  licenceText(face: string): string;
};
