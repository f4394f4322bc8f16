/**
 * The families at a glance: every variant at 150, 32 and 16 px. For looking while drawing; not part of the gallery.
 * `[SHEET=face,initials,motif,…] node scripts/node24.mjs packages/engine/scripts/sheet.ts out.png [family …]`
 */

import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import { extent, join as joined } from "../src/geometry/form.ts";
import { toData } from "../src/geometry/path.ts";
import { squareAround } from "../src/geometry/raster.ts";
import { resolve } from "../src/geometry/resolve.ts";
import type { Construction, Drawing, MarkContext, Variation } from "../src/marks/family.ts";
import { FAMILIES, SETTINGS } from "../src/marks/index.ts";
import { isTreated } from "../src/marks/scene.ts";
import { loadStudio } from "../src/studio/load.ts";
import { NEUTRAL_MOOD } from "../src/vocabulary.ts";

const [out = "sheet.png", ...wanted] = process.argv.slice(2);
const COLORS: Record<string, string> = {
  primary: "#2743c9",
  secondary: "#ff6a3d",
  ink: "#1a1b26",
  tint: "#8b9df2",
  shade: "#182a80",
  pale: "#ffe2d9",
};

const studio = await loadStudio();
const [face = "manrope", initials = "RN", ...words] = (process.env.SHEET ?? "").split(",").filter(Boolean);
const context: MarkContext = {
  traits: {
    stroke: 3.5,
    line: 2.5,
    gap: 2,
    corner: 0,
    cap: "flat",
    variation: (process.env.VARIATION ?? "00000").split("").map(Number) as unknown as Variation,
    bearing: Number(process.env.BEARING ?? 0),
    build: Number(process.env.BUILD ?? 0) as 0,
    construction: (process.env.CONSTRUCTION ?? "0000").split("").map(Number) as unknown as Construction,
  },
  mood: NEUTRAL_MOOD,
  name: initials,
  initials,
  letter: (text) => studio.set({ text, face, weight: 800, tracking: -20 }),
  motifs: words.flatMap((word) =>
    studio
      .findMotifs(word)
      .slice(0, 3)
      .map((motif) => ({ word, motif })),
  ),
};

const picture = (drawing: Drawing, x: number, y: number, size: number): string => {
  const frame = squareAround(extent(joined(...drawing.layers.map(({ form }) => form))), 0);
  const scale = size / frame.width;
  const paths = drawing.layers.map(
    ({ form, ink }) => `<path fill="${COLORS[ink]}" d="${toData(resolve(form))}"/>`,
  );
  return `<g transform="translate(${x - frame.x * scale} ${y - frame.y * scale}) scale(${scale})">${paths.join("")}</g>`;
};

const cells = [...FAMILIES, ...SETTINGS]
  .filter(({ id }) => wanted.length === 0 || wanted.includes(id))
  .flatMap((family) =>
    (family.id === "built-letter"
      ? [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].flatMap((initials) =>
          family.variants({ ...context, initials }).slice(0, 1),
        )
      : family.variants(context)
    )
      .filter((variant) => (process.env.ONLY ? variant.id.endsWith(process.env.ONLY) : !isTreated(variant)))
      .map((variant) => ({ label: `${family.id} ${variant.id}`, drawing: variant.draw() })),
  );
const COLUMNS = 8;
const [CELL_WIDTH, CELL_HEIGHT] = [190, 230];
const rows = Math.ceil(cells.length / COLUMNS);
const body = cells.map(({ label, drawing }, index) => {
  const [x, y] = [(index % COLUMNS) * CELL_WIDTH + 20, Math.floor(index / COLUMNS) * CELL_HEIGHT + 14];
  return `${picture(drawing, x, y, 150)}${picture(drawing, x, y + 160, 32)}${picture(drawing, x + 44, y + 168, 16)}<text x="${x}" y="${y + 206}" font-size="11" font-family="DejaVu Sans" fill="#888">${label}</text>`;
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS * CELL_WIDTH}" height="${rows * CELL_HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${body.join("")}</svg>`;
writeFileSync(out, new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng());
