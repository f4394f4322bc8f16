/** Design → Artwork → the seven assets of the contract. */

import { oklch } from "../palette/colour.ts";
import type { Artwork, Assets, Design, Role } from "../vocabulary.ts";
import { heldParts } from "./held.ts";
import { inkShares } from "./ink-shares.ts";
import { renderSvg } from "./svg.ts";

/** The drawing a Design describes: its parts at their places. */
export function artworkOf(design: Design, watermark: boolean): Artwork {
  return {
    kind: "artwork",
    title: titleOf(design),
    box: design.lockup.box,
    parts: heldParts(design),
    palette: design.palette,
    ...(design.lockup.held ? { hold: design.lockup.held.hold } : {}),
    watermark,
  };
}

const titleOf = ({ name, tagline, concept }: Design): string => {
  if (name) return tagline ? `${name} — ${tagline}` : name;
  return concept.carriers.length > 0 ? `Logo: ${concept.carriers.join(", ")}` : "Logo";
};

/** Less of the ink than this, and nobody would name the colour on seeing the logo. */
const NAMED_SHARE = 1 / 50;
const COLOURFUL = 0.035;

/** The colour a person would name: the primary where it is to be seen, otherwise the most used colour, otherwise the ink. */
function namedColours(artwork: Artwork): { readonly primary: string; readonly secondary: string } {
  const shares = inkShares(artwork);
  const inks = artwork.palette.light;
  const seen = (Object.entries(shares) as [Role, number][])
    .filter(([, share]) => share >= NAMED_SHARE)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([role]) => role);
  const colourful = seen.filter((role) => oklch(inks[role]).c >= COLOURFUL);
  const first = seen.includes("primary") ? "primary" : (colourful[0] ?? seen[0] ?? "primary");
  const others = [...colourful, ...seen].filter((role) => inks[role] !== inks[first]);
  // Where the mark in the one colour was taken away, the letters in the other leave it the second.
  const own = (["secondary", "primary"] as const).find((role) => inks[role] !== inks[first]);
  const second = own ?? others[0] ?? "ink";
  return { primary: inks[first], secondary: inks[second] };
}

export function assetsOf(design: Design, watermark: boolean): Assets {
  const artwork = artworkOf(design, watermark);
  const { primary, secondary } = namedColours(artwork);
  return {
    logo_svg: renderSvg(artwork, "light"),
    logo_svg_dark: renderSvg(artwork, "dark"),
    primary_color: primary,
    secondary_color: secondary,
    font_family: design.type.family,
    font_weight_heading: String(design.type.weights.heading),
    font_weight_body: String(design.type.weights.body),
  };
}
