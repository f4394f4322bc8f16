/** What the applications share: a stage of one size, and the brand's drawings put on it. */

import { fitted, squareArtwork } from "../kit/pictures.ts";
import { artworkOf } from "../render/assets.ts";
import { escapeXml, number, renderWith } from "../render/svg.ts";
import type { Artwork, Box, Design, InkSet } from "../vocabulary.ts";

/** Three to two, as most photographs. */
export const STAGE = { width: 480, height: 320 } as const;

/** Things that are not the brand's are near-neutral greys: its colours are the only ones. */
export const PAPER = "#ffffff";
export const WALL = "#e9e8e4";
export const SHADE = "#d3d2cd";
export const LINE = "#b9b8b3";
export const DARK = "#3c3c42";

export const rect = ({ x, y, width, height }: Box, fill: string, radius = 0): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"` +
  `${radius > 0 ? ` rx="${number(radius)}"` : ""} fill="${fill}"/>`;

/** Soft edges need filters, which not every renderer has: a second shape below does. */
export const shadow = (box: Box, radius = 0): string =>
  rect({ ...box, x: box.x + 2, y: box.y + 5 }, SHADE, radius);

/** The whole logo in a box. The sign lies over each drawing itself, so that no crop is without it. */
export function logoIn(design: Design, inks: (artwork: Artwork) => InkSet, box: Box, sign: boolean): string {
  const artwork = artworkOf(design, sign);
  return drawn(artwork, inks(artwork), box);
}

/** The mark, or the name's initial, in a square. */
export function markIn(design: Design, inks: (artwork: Artwork) => InkSet, box: Box, sign: boolean): string {
  const artwork = { ...squareArtwork(design, 1), watermark: sign };
  return drawn(artwork, inks(artwork), box);
}

function drawn(artwork: Artwork, inks: InkSet, box: Box): string {
  // Ids must differ where one drawing stands twice in a scene.
  const variant = `at${Math.round(box.x)}-${Math.round(box.y)}`;
  return fitted({ svg: renderWith(artwork, inks, variant), box, from: artwork.box });
}

export function staged(title: string, content: string): string {
  const { width, height } = STAGE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">` +
    `<title>${escapeXml(title)}</title>${content}</svg>`
  );
}
