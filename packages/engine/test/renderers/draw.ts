/** The same SVG through three renderers, as pixels on a ground. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { PNG } from "pngjs";
import { chromium, tool } from "../../scripts/tool.ts";

export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8Array };

const decode = (png: Uint8Array): Pixels => PNG.sync.read(Buffer.from(png));

/** Only the top left of a picture: a browser's window may be larger than what is drawn in it. */
const crop = (from: Pixels, width: number, height: number): Pixels => {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    data.set(from.data.subarray(y * from.width * 4, (y * from.width + width) * 4), y * width * 4);
  }
  return { width, height, data };
};

export const drawResvg = (svg: string, width: number, ground: string): Pixels =>
  decode(new Resvg(svg, { fitTo: { mode: "width", value: width }, background: ground }).render().asPng());

const inFolder = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), "marque-render-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const drawLibrsvg = (svg: string, width: number, ground: string): Pixels =>
  inFolder((folder) => {
    writeFileSync(join(folder, "in.svg"), svg);
    execFileSync(tool("rsvg-convert", "librsvg2-bin"), [
      "-w",
      String(width),
      "-b",
      ground,
      "-o",
      join(folder, "out.png"),
      join(folder, "in.svg"),
    ]);
    return decode(readFileSync(join(folder, "out.png")));
  });

/** A whole page in Chromium. */
export const drawPage = (html: string, width: number, height: number): Pixels =>
  inFolder((folder) => {
    writeFileSync(join(folder, "page.html"), html);
    execFileSync(
      chromium(),
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        "--force-device-scale-factor=1",
        `--user-data-dir=${join(folder, "profile")}`,
        // Taller than the picture: some versions count their own bars in.
        `--window-size=${Math.max(width, 600)},${height + 200}`,
        `--screenshot=${join(folder, "out.png")}`,
        `file://${join(folder, "page.html")}`,
      ],
      { stdio: "ignore", timeout: 60_000 },
    );
    return crop(decode(readFileSync(join(folder, "out.png"))), width, height);
  });

export const drawChromium = (svg: string, width: number, height: number, ground: string): Pixels =>
  drawPage(
    `<!doctype html><meta charset="utf-8"><style>body{margin:0;background:${ground}}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
    width,
    height,
  );

/** Share of pixels that differ by more than an eighth of the range in some channel (edges are smoothed differently). */
export function difference(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height)
    throw new Error(`${a.width}×${a.height} against ${b.width}×${b.height}`);
  let differing = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const most = Math.max(
      Math.abs(a.data[i]! - b.data[i]!),
      Math.abs(a.data[i + 1]! - b.data[i + 1]!),
      Math.abs(a.data[i + 2]! - b.data[i + 2]!),
    );
    if (most > 32) differing++;
  }
  return differing / (a.width * a.height);
}
