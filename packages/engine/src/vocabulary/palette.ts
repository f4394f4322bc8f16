/** Palette: which hex each role has, on light and on dark grounds. */

/**
 * What a shape's colour is for. Shapes name a role, never a hex, so that both variants, the mono and
 * the reversed one are the same outlines with another set.
 * - `primary`: carries the mark. `secondary`: adds meaning to it.
 * - `ink`: letters and quiet parts. `tint` and `shade`: the primary lighter and darker (folds, two tones).
 * - `pale`: a field that carries no meaning by itself (exempt from the contrast gate).
 * - `onPrimary`: what stands on a plate of the primary, the same on both grounds.
 */
export type Role = "primary" | "secondary" | "ink" | "tint" | "shade" | "pale" | "onPrimary";

/** Those that a drawing may name; `onPrimary` comes in by a Hold. */
export const ROLES: readonly Role[] = ["primary", "secondary", "ink", "tint", "shade", "pale"];

export type InkSet = { readonly [role in Role]: string } & {
  /** The ground this set is tuned for. */
  readonly ground: string;
};

/**
 * A construction in which stated colours are seen on any ground without being altered.
 * - `tile`: the mark stands on a plate of the primary. `panel`: the whole logo does.
 * - `night-tile`, `night-panel`: the same on a dark plate, with the colours inside.
 * - `contour`: the colour lies inside an outline. `inlay`: the openings of a mark in the colour are dark.
 * - `filled`: the openings of a mark in ink hold the colour.
 * - `edged`: what is drawn in the inks that `mark` names lies on an edge that goes around it; the rest stands free.
 */
export type HoldKind =
  | "tile"
  | "panel"
  | "night-tile"
  | "night-panel"
  | "contour"
  | "inlay"
  | "filled"
  | "edged";

export type Hold = {
  readonly kind: HoldKind;
  /** Which of the plates' outlines, 0–11: off the name, so that refinements keep it. */
  readonly outline: number;
  readonly mark: InkChange;
  /** Null where they stand beside the plate and keep their own. */
  readonly letters: InkChange | null;
};

/** Which ink takes the place of another; where none is named, it stays. */
export type InkChange = { readonly [ink in Role]?: Role };

export type Palette = {
  readonly kind: "palette";
  /** Id of the scheme it was made by. */
  readonly scheme: string;
  /** The hexes of the light set, named again because assets and evaluations read them here. */
  readonly primary: string;
  readonly secondary: string;
  readonly ink: string;
  readonly light: InkSet;
  readonly dark: InkSet;
  /** Where a stated colour could not stay as said: what it was, what was done, and why. */
  readonly adjusted: readonly PaletteChange[];
  /** The colours that were stated when it was made: a name in one of them is large text (docs/laws.md G3). */
  readonly stated?: readonly string[];
  /** How colours are held that could not be seen by themselves; absent where all can. */
  readonly hold?: Hold;
  /** What was asked for on dark grounds alone, by role; absent where nothing was. */
  readonly onDark?: { readonly [role in Role]?: string };
  /** How far refinements took it ("lighter", "warmer"), and from which: the way back leads there. */
  readonly moved?: { readonly from: Palette; readonly steps: PaletteSteps };
};

/** The range in which people call a colour by a name, in OKLCH degrees, and its middle. */
export type HueBand = { readonly low: number; readonly goal: number; readonly high: number };

/** Which colours are meant: those of the mark, of the letters, the second one, or all. */
export type ColourPlace = "all" | "mark" | "letters" | "second";

/** Half steps along each scale, of all colours or of those at one place. */
export type PaletteSteps = {
  readonly [place in ColourPlace]?: {
    readonly lightness: number;
    readonly warmth: number;
    readonly strength: number;
    readonly contrast: number;
  };
};

export type PaletteChange = {
  readonly variant: "light" | "dark";
  readonly role: Role;
  readonly wished: string;
  readonly used: string;
  readonly why: string;
};
