/** What a refinement may ask for: one row a wish, as plain data, so that reading and applying stay apart. */

import type { Modifier } from "../../understand/lexicons/colour-modifiers.ts";
import type { FoundStyle } from "../../understand/mood.ts";
import type { Span } from "../../understand/text.ts";
import {
  type ColorWish,
  type Form,
  type HueBand,
  type LockupKind,
  PART_KINDS,
  type PartKind,
  type TypeClass,
  type TypeWish,
  type Unmet,
} from "../../vocabulary.ts";

/**
 * What the language model was taught to notice in a refinement as a whole: parts that change, texts and marks that go, what
 * letters and layouts are asked for.
 */
export const ASKS: readonly string[] = [
  ...PART_KINDS,
  "no mark",
  "no tagline",
  ..."serif slab sans grotesk geometric humanist rounded mono condensed wide script didone display".split(
    " ",
  ),
  ..."light bold lower upper wide-tracking tight-tracking".split(" "),
  ..."stacked side mark-alone word-alone emblem".split(" "),
];

export type Wish =
  | {
      readonly kind: "recolour";
      readonly wishes: readonly ColorWish[];
      readonly on: "mark" | "letters" | null;
      readonly replaces: readonly string[];
    }
  | { readonly kind: "shift"; readonly move: Modifier; readonly word: string; readonly apart?: number }
  /** Towards a hue by name, from a touch (0.5) to all the way (1.7). */
  | { readonly kind: "hue"; readonly band: HueBand; readonly degree: number; readonly word: string }
  | { readonly kind: "swap" }
  | { readonly kind: "without-colours"; readonly hexes: readonly string[]; readonly words: readonly string[] }
  | {
      readonly kind: "letters";
      readonly wish: TypeWish;
      readonly avoid: readonly TypeClass[];
      readonly another: boolean;
      readonly heavier: number;
    }
  | {
      readonly kind: "mark";
      readonly how: "another" | "motif" | "form" | "simpler" | "bolder" | "finer" | "mirrored";
      readonly motifs: readonly string[];
      readonly form: Form | null;
      readonly avoid: readonly string[];
    }
  | { readonly kind: "size"; readonly factor: number }
  | { readonly kind: "lockup"; readonly lockup: LockupKind }
  | { readonly kind: "rename"; readonly name: string }
  | { readonly kind: "tagline"; readonly text: string | null }
  | {
      readonly kind: "mood";
      readonly styles: readonly FoundStyle[];
      readonly denied: readonly FoundStyle[];
      readonly on: PartKind | null;
    }
  | { readonly kind: "back"; readonly part: PartKind | null; readonly to: "first" | "before" }
  | { readonly kind: "afresh" };

/** A change with the words that asked for it. */
export type Asked = { readonly change: Wish; readonly said: string; readonly span: Span | null };

export type Request = {
  readonly changes: readonly Asked[];
  /** Parts that must stay whatever else is asked. */
  readonly locks: readonly PartKind[];
  /** Read, and beyond what a logo of ours can be. */
  readonly impossible: readonly Unmet[];
};

/** Which part a change touches first; the rest follows only where it must. */
export const partOf = (change: Wish): PartKind | null => {
  switch (change.kind) {
    case "recolour":
    case "shift":
    case "hue":
    case "swap":
    case "without-colours":
      return "colours";
    case "letters":
      return "letters";
    case "mark":
      // The kept mark goes into a frame.
      return change.form === "emblem" && change.motifs.length === 0 ? "layout" : "mark";
    case "size":
    case "lockup":
      return "layout";
    case "rename":
      return "name";
    case "tagline":
      return "tagline";
    case "mood":
      return change.on;
    case "back":
      return change.part;
    case "afresh":
      return null;
  }
};
