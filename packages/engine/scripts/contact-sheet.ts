/** Logos side by side, to be looked at as a designer would. */

import { Resvg } from "@resvg/resvg-js";
import { escapeXml } from "../src/render/svg.ts";
import type { Artwork, InkSet } from "../src/vocabulary.ts";

export interface Shown {
  readonly artwork: Artwork;
  readonly isDark?: boolean;
  /** What stands below it, cut where the cell ends. */
  readonly note: string;
}

const [CELL_WIDTH, CELL_HEIGHT] = [300, 190];
const NOTE_LENGTH = 62;

/** Each logo in its cell, as PNG. */
export function contactSheet(logos: readonly Shown[], columns: number): Buffer {
  const cells = logos.map(({ artwork, isDark, note }, index) => {
    const [x, y] = [(index % columns) * CELL_WIDTH, Math.floor(index / columns) * CELL_HEIGHT];
    const inks = isDark ? artwork.palette.dark : artwork.palette.light;
    const ground = `<rect x="${x}" y="${y}" width="${CELL_WIDTH}" height="${CELL_HEIGHT}" fill="${inks.ground}"/>`;
    const text = `<text x="${x + 10}" y="${y + CELL_HEIGHT - 8}" font-size="9.5" font-family="DejaVu Sans" fill="#8a8a94">${escapeXml(note.slice(0, NOTE_LENGTH))}</text>`;
    return `${ground}${drawn(artwork, inks, x + 24, y + 14, CELL_WIDTH - 48, CELL_HEIGHT - 40)}${text}`;
  });
  const [width, height] = [columns * CELL_WIDTH, Math.ceil(logos.length / columns) * CELL_HEIGHT];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${cells.join("")}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng();
}

/** As large as its place allows, in the middle of it. */
function drawn(
  { box, parts }: Artwork,
  inks: InkSet,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const scale = Math.min(width / box.width, height / box.height);
  const [dx, dy] = [
    x + (width - box.width * scale) / 2 - box.x * scale,
    y + (height - box.height * scale) / 2 - box.y * scale,
  ];
  const groups = parts.map(({ place, shapes }) => {
    const paths = shapes.map(
      ({ d, ink, rule }) => `<path d="${d}" fill="${inks[ink]}"${rule ? ` fill-rule="${rule}"` : ""}/>`,
    );
    return `<g transform="translate(${place.x} ${place.y}) scale(${place.scale})">${paths.join("")}</g>`;
  });
  return `<g transform="translate(${dx} ${dy}) scale(${scale})">${groups.join("")}</g>`;
}
