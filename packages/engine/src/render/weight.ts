/** How many bytes a logo may take: it travels in an event, is kept in a database and is read by a receiver. */

import type { Design } from "../vocabulary.ts";
import { artworkOf } from "./assets.ts";
import { renderSvg } from "./svg.ts";

const MOST_BYTES = 256 * 1024;
/** Outlines of half that need not be counted with all that stands around them. */
const CERTAINLY_LIGHT = MOST_BYTES / 2;

export const TOO_HEAVY = "its outlines would take more than the 256 KB a logo may have";

/** Whether the larger of the two logos, with the sandbox watermark, stays within the bound. */
export function isLight(design: Design): boolean {
  const artwork = artworkOf(design, true);
  const outlines = artwork.parts.flatMap(({ shapes }) => shapes).reduce((sum, { d }) => sum + d.length, 0);
  if (outlines <= CERTAINLY_LIGHT) return true;
  const bytes = (variant: "light" | "dark") => new TextEncoder().encode(renderSvg(artwork, variant)).length;
  return Math.max(bytes("light"), bytes("dark")) <= MOST_BYTES;
}
