/**
 * Design: everything decided, final path data included, so that a later engine version cannot move
 * what it did not change. Stored as jsonb; `version` grows when its meaning does.
 */

import type { Box, Placement, Shape } from "./artwork.ts";
import type { Brief, Frame, LetterCase, LockupKind, MarkPlace, TypeClass } from "./brief.ts";
import type { Asked, PartKind } from "./change.ts";
import type { Hold, Palette } from "./palette.ts";
import type { FaceMeasure, Script } from "./typography.ts";

export type Concept = {
  /** What the mark says, in a clause. */
  readonly idea: string;
  /** Letters or motifs that carry it. */
  readonly carriers: readonly string[];
  /** Words of the Brief it rests on. */
  readonly because: readonly string[];
};

/** What a part is made from: a change of one of these redraws it, a change of anything else does not. */
export type Dependency = "letters" | "name" | "motif" | "initial";

/** How far a mark is from how it was drawn, in half steps: always computed again from the drawing, so that each way leads back. */
export type MarkAdjustment = {
  /** Above 0 bolder, below 0 finer. */
  readonly weight: number;
  /** Above 0 rounder corners, below 0 sharper. */
  readonly rounding: number;
  /** Below 0 simpler: the least parts go. */
  readonly detail: number;
  readonly fill: "drawn" | "outline" | "solid";
  readonly mirrored: boolean;
};

export type MarkDesign = {
  /** Id of the family's definition. */
  readonly family: string;
  readonly motifs: readonly string[];
  /** The quantised parameters it was drawn from, so that it can be varied and explained. */
  readonly parameters: { readonly [name: string]: number | string | boolean };
  readonly depends: readonly Dependency[];
  readonly shapes: readonly Shape[];
  /** Ink box of the shapes, in their own coordinates. */
  readonly box: Box;
  /** A simplified cut for 16 pixels, where the mark itself does not survive that size. */
  readonly favicon: readonly Shape[] | null;
  /** How far refinements took it from how it was drawn, and how that was; absent as long as it is as drawn. */
  readonly adjustment?: MarkAdjustment;
  readonly drawn?: Outlines;
  /** The frame that was put around it, and the mark inside as it stood alone; `weight`: by how many half steps its line is bolder than usual. */
  readonly frame?: { readonly kind: Frame; readonly inner: Outlines; readonly weight?: number };
  /** By how many half steps an emblem's lines are bolder than its letters would have them. */
  readonly rim?: number;
  /** The form of the plate it stands on, where that is not what its drawing would have by itself. */
  readonly plate?: Frame;
  /** What a refinement put to it, and the mark as it stood alone. */
  readonly joined?: Joined;
};

/** A thing that was put to a mark: each of the two can be taken out again, and the other stays as it is. */
export type Joined = {
  readonly thing: string;
  readonly guest: readonly Shape[];
  readonly host: MarkDesign;
};

/** Outlines that can be gone back to. */
export type Outlines = {
  readonly shapes: readonly Shape[];
  readonly box: Box;
  readonly favicon: readonly Shape[] | null;
};

export type LineDesign = {
  /** As set. */
  readonly text: string;
  readonly shapes: readonly Shape[];
  readonly box: Box;
  /** Of a tagline: so many times as large as usual, beside its name; absent: once. */
  readonly size?: number;
};

export type TypeDesign = {
  /** fontsource id of the face. */
  readonly face: string;
  readonly family: string;
  readonly class: TypeClass;
  readonly script: Script;
  readonly weights: { readonly heading: number; readonly body: number };
  /** Weight the wordmark is set in. */
  readonly weight: number;
  readonly case: LetterCase;
  readonly tracking: number;
  /** On how many lines the name stands, where that was asked for or a respelling kept them; absent: by its length. */
  readonly lines?: number;
  readonly measure: FaceMeasure;
  /** The word as drawn, letter edits included; null for a symbol alone. */
  readonly word: LineDesign | null;
  /** How far refinements took the outlines from the face's own. */
  readonly adjustment?: LetterAdjustment;
  /** Kind of the letter edit and where, or null. */
  readonly edit: { readonly kind: string; readonly at: readonly number[] } | null;
  readonly tagline: LineDesign | null;
  /** What was there before single letters got colours of their own; absent where none have one. */
  readonly uninked?: Uninked;
};

/** Lines, colours and how those are held, as they would be without colours of single letters. */
export type Uninked = {
  readonly word: LineDesign | null;
  readonly tagline: LineDesign | null;
  readonly palette: Palette;
  readonly held?: HeldShapes;
};

/** Half steps; 0 is the face's own. */
export type LetterAdjustment = {
  /** Beyond the heaviest or finest weight of the family. */
  readonly weight: number;
  readonly rounding: number;
  readonly slanted: boolean;
};

export type LockupDesign = {
  readonly kind: LockupKind;
  /** Absent where the mark stands as usual: left of the name for "side", above it for "stacked". */
  readonly side?: MarkPlace;
  /** How much larger than usual the mark is relative to the letters, in half steps; absent: 0. */
  readonly size?: number;
  /** How much more room than usual there is between mark and letters, in half steps; absent: 0. */
  readonly gap?: number;
  /** How much larger than usual the letters were asked to be, in half steps: by so much the whole is drawn larger, and the mark stays; absent: 0. */
  readonly letters?: number;
  /** Box of the whole, clear space included. */
  readonly box: Box;
  readonly clear: number;
  readonly mark: Placement | null;
  readonly wordmark: Placement | null;
  readonly tagline: Placement | null;
  /** How the palette's Hold is drawn in this layout; absent where there is none. */
  readonly held?: HeldShapes;
  /** The line around mark and letters together, in the artwork's coordinates; absent where there is none. */
  readonly framed?: { readonly kind: Frame; readonly shapes: readonly Shape[]; readonly weight?: number };
};

/** `under` and `over` the mark, placed by `place`, which is the mark's own or that of the whole. */
export type HeldShapes = {
  /** The palette's own, or a related one where this layout or mark leaves no room for that. */
  readonly hold: Hold;
  readonly under: readonly Shape[];
  readonly over: readonly Shape[];
  readonly place: Placement;
};

export type Design = {
  readonly kind: "design";
  readonly version: 1;
  readonly seed: number;
  /** The name as stated; null when the prompt gave none. */
  readonly name: string | null;
  readonly tagline: string | null;
  readonly lockup: LockupDesign;
  readonly palette: Palette;
  readonly type: TypeDesign;
  readonly mark: MarkDesign | null;
  readonly concept: Concept;
  /** What led here from the parent; absent in a first design. */
  readonly changes?: readonly Asked[];
  /** Parts that refinements must leave alone until they are unlocked; absent where there are none. */
  readonly locks?: readonly PartKind[];
};

/** A version as its Memory Node keeps it. */
export type Ancestor = { readonly brief: Brief; readonly design: Design };
