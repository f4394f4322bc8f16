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

/** A window out of a picture. */
const crop = (from: Pixels, left: number, top: number, width: number, height: number): Pixels => {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const start = ((top + y) * from.width + left) * 4;
    data.set(from.data.subarray(start, start + width * 4), y * width * 4);
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
const drawPage = (html: string, width: number, height: number): Pixels =>
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
    return crop(decode(readFileSync(join(folder, "out.png"))), 0, 0, width, height);
  });

export type DeviceSubject = {
  readonly svg: string;
  readonly ground: string;
  readonly width: number;
  readonly height: number;
};

/** Many pictures in one page, one below the other: starting a browser costs seconds, drawing nothing. */
export function drawChromium(sitters: readonly DeviceSubject[]): readonly Pixels[] {
  const blocks = sitters.map(
    ({ svg, ground, width, height }) =>
      // Width alone, as the others are given: a rounded height would shrink the picture by a hair.
      `<div style="background:${ground};width:${width}px;height:${height}px">${svg.replace(/ width="[^"]+" height="[^"]+"/, ` width="${width}"`)}</div>`,
  );
  const width = Math.max(...sitters.map((subject) => subject.width));
  const height = sitters.reduce((sum, subject) => sum + subject.height, 0);
  const style = "<style>body{margin:0}div{overflow:hidden}svg{display:block;height:auto}</style>";
  const page = drawPage(`<!doctype html><meta charset="utf-8">${style}${blocks.join("")}`, width, height);
  let top = 0;
  return sitters.map((subject) => {
    const part = crop(page, 0, top, subject.width, subject.height);
    top += subject.height;
    return part;
  });
}

/** Share of pixels that differ by more than an eighth of the range in some channel (edges are smoothed differently). */
export function difference(a: Pixels, b: Pixels): number {
  // Renderers round a broken height up or down.
  if (a.width !== b.width || Math.abs(a.height - b.height) > 1)
    throw new Error(`${a.width}×${a.height} against ${b.width}×${b.height}`);
  const pixels = a.width * Math.min(a.height, b.height);
  let differing = 0;
  for (let i = 0; i < pixels * 4; i += 4) {
    const most = Math.max(
      Math.abs(a.data[i]! - b.data[i]!),
      Math.abs(a.data[i + 1]! - b.data[i + 1]!),
      Math.abs(a.data[i + 2]! - b.data[i + 2]!),
    );
    if (most > 32) differing++;
  }
  return differing / pixels;
}
