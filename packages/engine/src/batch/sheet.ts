/** Many logos on one picture, both variants of each side by side, to be looked at together. */

import { png } from "../kit/png.ts";
import { wordShapes } from "../type/word.ts";
import type { Assets, Studio } from "../vocabulary.ts";

export type SheetEntry = { readonly id: string; readonly assets: Pick<Assets, "logo_svg" | "logo_svg_dark"> };

/** Width of the picture, and the most pixels it may have: a thousand logos must still fit into memory. */
const WIDTH = 2400;
const MOST_PIXELS = 36_000_000;
const ASPECT = 0.52;
const LIGHT = "#ffffff";
const DARK = "#0b0d12";
const LABEL = "#6b7280";

export function contactSheet(studio: Studio, entries: readonly SheetEntry[]): Uint8Array {
  const columns = columnsFor(entries.length);
  const cell = WIDTH / columns;
  const height = cell * ASPECT;
  const rows = Math.max(1, Math.ceil(entries.length / columns));
  const cells = entries.map(({ id, assets }, index) => {
    const x = (index % columns) * cell;
    const y = Math.floor(index / columns) * height;
    const half = cell / 2;
    const room = height * 0.78;
    return (
      `<rect x="${x}" y="${y}" width="${half}" height="${room}" fill="${LIGHT}"/>` +
      `<rect x="${x + half}" y="${y}" width="${half}" height="${room}" fill="${DARK}"/>` +
      nested(assets.logo_svg, x + half * 0.1, y + room * 0.12, half * 0.8, room * 0.76) +
      nested(assets.logo_svg_dark, x + half * 1.1, y + room * 0.12, half * 0.8, room * 0.76) +
      label(studio, id, x + cell * 0.02, y + height * 0.91, cell)
    );
  });
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${rows * height}" width="${WIDTH}" height="${rows * height}">${cells.join("")}</svg>`;
  return png(sheet, WIDTH, "#f3f4f6");
}

function columnsFor(count: number): number {
  let columns = Math.min(6, Math.max(1, Math.ceil(Math.sqrt(count))));
  while (Math.ceil(count / columns) * (WIDTH / columns) * ASPECT * WIDTH > MOST_PIXELS) columns++;
  return columns;
}

/** A whole SVG as a picture inside another: its own viewBox scales it into the room given. */
const nested = (svg: string, x: number, y: number, width: number, height: number): string =>
  svg.replace(
    /^<svg ([^>]*?)width="[^"]*" height="[^"]*"/,
    `<svg $1x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" preserveAspectRatio="xMidYMid meet"`,
  );

function label(studio: Studio, id: string, x: number, y: number, cell: number): string {
  const letters = studio.set({ text: id.slice(0, 60), face: "figtree", weight: 500 });
  const size = Math.min(cell * 0.034, (cell * 0.94 * 1000) / Math.max(1, letters.advance));
  const d = wordShapes(letters, "ink")
    .map((shape) => shape.d)
    .join("");
  return d === ""
    ? ""
    : `<path fill="${LABEL}" transform="translate(${x} ${y}) scale(${(size / 1000).toFixed(5)})" d="${d}"/>`;
}
