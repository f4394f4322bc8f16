/** Faces and Letters: a typeface of the studio, and a run of it shaped, outlined and measured. */

import type { Box, Ink } from "./artwork.ts";
import type { Mood, TypeClass } from "./brief.ts";

export type Script =
  | "latin"
  | "greek"
  | "cyrillic"
  | "arabic"
  | "hebrew"
  | "devanagari"
  | "bengali"
  | "tamil"
  | "thai"
  | "japanese"
  | "korean"
  | "chinese-simplified"
  | "chinese-traditional";

/** Measures in thousandths of an em, taken from the outlines of this weight. */
export type FaceMeasure = {
  readonly capHeight: number;
  readonly xHeight: number;
  /** Median width of vertical strokes over I, n, H at 35–65 % of their height. */
  readonly stem: number;
  /** Median thickness of horizontal strokes. */
  readonly thin: number;
  /** stem / thin: 1 is monoline, a didone is 5 or more. */
  readonly contrast: number;
  /** Radius of the strokes' outer corners; 0 is sharp. */
  readonly radius: number;
  /** Mean advance of a lower-case letter. */
  readonly width: number;
};

export type Face = {
  readonly kind: "face";
  /** fontsource id, e.g. `space-grotesk`. */
  readonly id: string;
  /** As people write it, e.g. `Space Grotesk`. */
  readonly family: string;
  readonly classes: readonly TypeClass[];
  readonly scripts: readonly Script[];
  /** Where the face stands on the mood's axes. */
  readonly mood: Mood;
  /** Weights that exist as instances, ascending. */
  readonly weights: readonly number[];
  readonly measures: { readonly [weight: number]: FaceMeasure };
  readonly licence: string;
  /** Drawn as italics; another face of the same family stands upright. */
  readonly italic?: true;
  /** Taken only when it is asked for by its name, its class or its script. */
  readonly reserve?: true;
};

/** A family that is known by its name but not shipped. */
export type KnownFamily = {
  readonly family: string;
  readonly classes: readonly TypeClass[];
  /** Measures of its regular weight; null where it was never measured. */
  readonly measure: Pick<FaceMeasure, "capHeight" | "xHeight" | "stem" | "contrast" | "width"> | null;
};

export type Glyph = {
  /** Outline as SVG path data, origin at this glyph's pen position, y down, 1000 units per em. */
  readonly d: string;
  /** The characters of the text this glyph stands for. */
  readonly text: string;
  /** Index of its first character in the text, in UTF-16 units. */
  readonly cluster: number;
  /** Pen position in the run, tracking and kerning included. */
  readonly x: number;
  readonly y: number;
  readonly advance: number;
  /** Ink box in the run's coordinates; null for a space. */
  readonly box: Box | null;
  /** Set when the glyph is not drawn in the run's own ink. */
  readonly ink?: Ink;
};

/** A shaped run. Baseline at y = 0, y down, 1000 units per em, pen starts at x = 0. */
export type Letters = FaceMeasure & {
  readonly kind: "letters";
  /** The text as set (after a change of case), in logical order. */
  readonly text: string;
  readonly face: string;
  readonly family: string;
  readonly weight: number;
  /** Thousandths of an em between glyphs. */
  readonly tracking: number;
  readonly script: Script;
  readonly rtl: boolean;
  /** In visual order, left to right. */
  readonly glyphs: readonly Glyph[];
  readonly advance: number;
  readonly box: Box;
  /** Characters the face lacks, drawn by another one. */
  readonly borrowed: readonly string[];
  /** Characters no face of the studio could draw; they are left out of the glyphs. */
  readonly missing: readonly string[];
};
