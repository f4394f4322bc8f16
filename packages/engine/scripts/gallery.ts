/**
 * `npm run gallery [-- --out DIR] [--seed N] [--seeds N] [--only TEXT] [--rows FROM-TO]`: draws the gallery's Briefs into a contact sheet and a page.
 * Look at the sheet as a designer would, before and after each change to the engine.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { design } from "../src/design.ts";
import { artworkOf, assetsOf } from "../src/render/assets.ts";
import { escapeXml } from "../src/render/svg.ts";
import { loadStudio } from "../src/studio/load.ts";
import { contactSheet } from "./contact-sheet.ts";
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

const sheet = contactSheet(
  drawn.map(({ artwork, label, made }, index) => ({
    artwork,
    isDark: seeds === 1 && index % 9 === 4,
    note: `${label} · ${made.mark?.parameters.inner ?? made.mark?.family ?? `word ${made.type.edit?.kind ?? ""}`} ${made.mark?.parameters.variant ?? ""}`,
  })),
  seeds > 1 ? Math.min(seeds, 8) : 6,
);
writeFileSync(join(out, "sheet.png"), sheet);

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
