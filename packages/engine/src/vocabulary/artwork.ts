/** Artwork: shapes with roles for colours, in parts that are placed by their group's transform. */

import type { Hold, Palette, Role } from "./palette.ts";

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Ink = Role;

export type Shape = {
  /** SVG path data, absolute, in the part's own coordinates, y down. */
  readonly d: string;
  readonly ink: Ink;
  /** Fill rule; nonzero when absent. */
  readonly rule?: "evenodd";
  /** What it shows, in English, where colours may be asked for it: one of two things, or a part ("beak"). */
  readonly of?: string;
};

/** Part point p lands at (x + scale·p.x, y + scale·p.y) in the artwork. */
export type Placement = { readonly x: number; readonly y: number; readonly scale: number };

/** `frame` is a line around the whole; `plate` and `fill` are what a Hold draws below and above the mark. */
export type PartName = "plate" | "frame" | "mark" | "fill" | "wordmark" | "tagline";

export type Part = {
  readonly name: PartName;
  readonly place: Placement;
  readonly shapes: readonly Shape[];
};

export type Artwork = {
  readonly kind: "artwork";
  /** What a screen reader says. */
  readonly title: string;
  /** Becomes the viewBox; includes the clear space. */
  readonly box: Box;
  readonly parts: readonly Part[];
  readonly palette: Palette;
  /** How its colours are held, where they are. */
  readonly hold?: Hold;
  /** The sandbox watermark: letters, or "small" for what is shown in a few pixels. */
  readonly watermark: boolean | "small";
};

/** The seven assets of the contract. */
export type Assets = {
  readonly logo_svg: string;
  readonly logo_svg_dark: string;
  readonly primary_color: string;
  readonly secondary_color: string;
  readonly font_family: string;
  readonly font_weight_heading: string;
  readonly font_weight_body: string;
};
