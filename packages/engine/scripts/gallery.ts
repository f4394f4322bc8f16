/**
 * `npm run gallery [-- --out DIR] [--seed N] [--seeds N] [--only TEXT] [--rows FROM-TO]`: draws the gallery's Briefs into a contact sheet and a page.
 * Look at the sheet as a designer would, before and after each change to the engine.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Resvg } from "@resvg/resvg-js";
import { design } from "../src/design.ts";
import { artworkOf, assetsOf } from "../src/render/assets.ts";
import { escapeXml } from "../src/render/svg.ts";
import { loadStudio } from "../src/studio/load.ts";
import type { Artwork, InkSet } from "../src/vocabulary.ts";
import { standsInField } from "./evaluate/marks.ts";
import { GALLERY } from "./gallery-briefs.ts";

const { values } = parseArgs({
  options: {
    out: { type: "string" },
    seed: { type: "string" },
    only: { type: "string" },
    rows: { type: "string" },
    seeds: { type: "string" },
  },
});
const out = values.out ?? join(import.meta.dirname, "../../../gallery");
const seed = Number(values.seed ?? 1);
const seeds = Number(values.seeds ?? 1);
mkdirSync(out, { recursive: true });

const studio = await loadStudio();
const [first = 0, last = GALLERY.length] = (values.rows ?? "").split("-").filter(Boolean).map(Number);
const rows = GALLERY.slice(first, last).filter(({ label }) =>
  label.toLowerCase().includes((values.only ?? "").toLowerCase()),
);
const times: number[] = [];
const drawn = rows.flatMap(({ label, brief }) =>
  Array.from({ length: seeds }, (_, turn) => {
    const start = performance.now();
    const { design: made, report } = design(
      studio,
      brief,
      seed + GALLERY.findIndex((row) => row.brief === brief) * 7 + turn,
    );
    const assets = assetsOf(made, false);
    times.push(performance.now() - start);
    return { label, made, report, assets, artwork: artworkOf(made, false) };
  }),
);

/** Contact sheet: each logo in its cell, light and dark by turns of the grid. */
const COLUMNS = seeds > 1 ? Math.min(seeds, 8) : 6;
const [CELL_WIDTH, CELL_HEIGHT] = [300, 190];
const cell = (
  artwork: Artwork,
  inks: InkSet,
  x: number,
  y: number,
  width: number,
  height: number,
): string => {
  const { box } = artwork;
  const scale = Math.min(width / box.width, height / box.height);
  const [dx, dy] = [
    x + (width - box.width * scale) / 2 - box.x * scale,
    y + (height - box.height * scale) / 2 - box.y * scale,
  ];
  const parts = artwork.parts.map(({ place, shapes }) => {
    const paths = shapes.map(
      ({ d, ink, rule }) => `<path d="${d}" fill="${inks[ink]}"${rule ? ` fill-rule="${rule}"` : ""}/>`,
    );
    return `<g transform="translate(${place.x} ${place.y}) scale(${place.scale})">${paths.join("")}</g>`;
  });
  return `<g transform="translate(${dx} ${dy}) scale(${scale})">${parts.join("")}</g>`;
};
const cells = drawn.map(({ artwork, label, made }, index) => {
  const [x, y] = [(index % COLUMNS) * CELL_WIDTH, Math.floor(index / COLUMNS) * CELL_HEIGHT];
  const dark = seeds === 1 && index % 9 === 4;
  const inks = dark ? artwork.palette.dark : artwork.palette.light;
  const ground = `<rect x="${x}" y="${y}" width="${CELL_WIDTH}" height="${CELL_HEIGHT}" fill="${inks.ground}"/>`;
  const note = `<text x="${x + 10}" y="${y + CELL_HEIGHT - 8}" font-size="9.5" font-family="DejaVu Sans" fill="#8a8a94">${escapeXml(`${label} · ${made.mark?.parameters.inner ?? made.mark?.family ?? `word ${made.type.edit?.kind ?? ""}`} ${made.mark?.parameters.variant ?? ""}`.slice(0, 62))}</text>`;
  return `${ground}${cell(artwork, inks, x + 24, y + 14, CELL_WIDTH - 48, CELL_HEIGHT - 40)}${note}`;
});
const [width, height] = [COLUMNS * CELL_WIDTH, Math.ceil(drawn.length / COLUMNS) * CELL_HEIGHT];
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${cells.join("")}</svg>`;
writeFileSync(join(out, "sheet.png"), new Resvg(sheet, { font: { loadSystemFonts: true } }).render().asPng());

const page = drawn
  .map(
    ({ label, made, report, assets }) =>
      `<figure><div class="pair"><div>${assets.logo_svg}</div><div class="dark">${assets.logo_svg_dark}</div></div><figcaption><b>${escapeXml(label)}</b><br>${escapeXml(report.concept)}<br>${escapeXml(made.type.family)} · ${made.palette.primary} ${made.palette.secondary}</figcaption></figure>`,
  )
  .join("\n");
writeFileSync(
  join(out, "index.html"),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Marque: gallery</title><style>
body{font:13px/1.5 system-ui,sans-serif;margin:24px;display:grid;grid-template-columns:repeat(auto-fill,minmax(420px,1fr));gap:24px;color:#333}
figure{margin:0}.pair{display:grid;grid-template-columns:1fr 1fr;border:1px solid #e5e5ea;border-radius:8px;overflow:hidden}
.pair div{padding:12px;display:grid;place-items:center;height:150px}.pair svg{max-width:100%;max-height:140px;height:auto}.dark{background:#0b0d12}
</style>\n${page}\n</html>\n`,
);
const sorted = times.toSorted((a, b) => a - b);
const at = (share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
const marks = drawn.filter(({ made }) => made.mark);
const held = marks.filter(({ made }) => standsInField(made)).length;
console.log(`${marks.length} marks, ${held} of them in a field`);
console.log(`${drawn.length} designs: median ${at(0.5)} ms, 95th ${at(0.95)} ms, slowest ${at(1)} ms`);
