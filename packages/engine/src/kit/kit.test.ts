import { PNG } from "pngjs";
import { beforeAll, describe, expect, it } from "vitest";
import { naiveDesign } from "../../scripts/evaluate/naive.ts";
import { sharedStudio } from "../../test/studio.ts";
import { APPLICATIONS } from "../applications/index.ts";
import { type Design, EMPTY_BRIEF, type Studio } from "../vocabulary.ts";
import { cssVariables, designTokens, tailwindTheme } from "./code.ts";
import type { KitFile } from "./file.ts";
import { kit, LOGO_WIDTHS, MARK_SIZES, pngFiles } from "./kit.ts";

let studio: Studio;
let design: Design;
let files: readonly KitFile[];
const designFor = (name: string) =>
  naiveDesign(
    studio,
    {
      ...EMPTY_BRIEF,
      name: { value: name, source: "stated" },
      motifs: { value: ["leaf"], source: "stated" },
    },
    3,
  );

beforeAll(async () => {
  studio = await sharedStudio();
  design = designFor("Nordlicht & Søn");
  files = await kit(studio, design, { smallestPx: 24, watermark: false });
});

const file = (path: string) => {
  const found = files.find((each) => each.path === path);
  if (!found) throw new Error(`${path} is not in the kit: ${files.map((each) => each.path).join(", ")}`);
  return found.bytes;
};
/** Millimetres. */
const sizeInPrint = (path: string): readonly [number, number] => {
  if (path.includes("stationery-card")) return [85, 55];
  return path.includes("letterhead-a4") ? [210, 297] : [160, 320 / 3];
};

/** What a PNG's pHYs chunk says, which stands before the pixels. */
function physicalSizeOf(bytes: Uint8Array): { readonly perMetre: readonly number[]; readonly unit: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    const name = Buffer.from(bytes.subarray(at + 4, at + 8)).toString("latin1");
    if (name === "IDAT") break;
    if (name === "pHYs")
      return { perMetre: [view.getUint32(at + 8), view.getUint32(at + 12)], unit: view.getUint8(at + 16) };
  }
  throw new Error("the picture does not say how large it is");
}

const text = (path: string) => new TextDecoder().decode(file(path));

describe("the kit", () => {
  it("holds PNGs of the sizes they say", () => {
    for (const size of MARK_SIZES) {
      const { width, height } = PNG.sync.read(Buffer.from(file(`png/mark-${size}.png`)));
      expect([width, height]).toEqual([size, size]);
    }
    for (const width of LOGO_WIDTHS)
      expect(PNG.sync.read(Buffer.from(file(`png/logo-dark-${width}.png`))).width).toBe(width);
    expect(PNG.sync.read(Buffer.from(file("social/card-1200x630.png"))).height).toBe(630);
    expect(PNG.sync.read(Buffer.from(file("icons/app-icon-1024.png"))).width).toBe(1024);
  });

  it("holds pictures for print that say how large they are: 300 dpi, cards and paper of their real size", () => {
    const inPrint = files.filter(({ path }) => path.endsWith("-300dpi.png"));
    expect(inPrint).toHaveLength(APPLICATIONS.length + 3);
    for (const { path, bytes } of inPrint) {
      const { width, height } = PNG.sync.read(Buffer.from(bytes));
      const { perMetre, unit } = physicalSizeOf(bytes);
      expect([unit, perMetre], path).toEqual([1, [11811, 11811]]);
      const millimetres = [width, height].map((pixels) => (pixels / 11811) * 1000);
      // Within a pixel.
      for (const [at, size] of sizeInPrint(path).entries())
        expect(Math.abs(millimetres[at]! - size), `${path}: ${millimetres}`).toBeLessThan(0.09);
    }
  });

  it("holds stationery as vectors of the same sizes", () => {
    const size = (name: string) =>
      /width="([^"]+)" height="([^"]+)"/.exec(text(`print/stationery-${name}.svg`))!.slice(1);
    expect(size("card-front")).toEqual(["85mm", "55mm"]);
    expect(size("card-back")).toEqual(["85mm", "55mm"]);
    expect(size("letterhead-a4")).toEqual(["210mm", "297mm"]);
    expect(text("print/stationery-card-back.svg")).toContain(design.palette.light.primary);
  });

  it("has no more than two megabytes of pictures for print", () => {
    const inPrint = files.filter(({ path }) => path.endsWith("-300dpi.png"));
    expect(inPrint.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(2_000_000);
  });

  it("holds a favicon of three sizes", () => {
    const bytes = file("icons/favicon.ico");
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect([view.getUint16(2, true), view.getUint16(4, true)]).toEqual([1, 3]);
    const second = bytes
      .subarray(view.getUint32(6 + 16 + 12, true))
      .subarray(0, view.getUint32(6 + 16 + 8, true));
    expect(PNG.sync.read(Buffer.from(second)).width).toBe(32);
  });

  it("holds a one-colour logo of one colour", () => {
    const fills = new Set(
      [...text("logo/logo-black.svg").matchAll(/fill="([^"]+)"/g)].map((match) => match[1]),
    );
    expect([...fills]).toEqual(["#000000"]);
    expect(text("logo/logo-white.svg")).not.toContain("#000000");
  });

  it("holds a guideline in vectors, with the fonts in it", () => {
    const pdf = Buffer.from(file("guidelines.pdf")).toString("latin1");
    expect(pdf.startsWith("%PDF-")).toBe(true);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(9);
    expect(pdf).not.toContain("/Subtype /Image");
    expect(pdf.match(/\/FontFile2/g)!.length).toBeGreaterThanOrEqual(3);
  });

  it("carries the fonts as published and their licence", () => {
    expect(text("fonts/LICENSE.txt")).toMatch(/License|Licence/);
    expect(files.some((each) => each.path.endsWith(".woff2"))).toBe(true);
    expect(files.some((each) => /^fonts\/.+\.(ttf|otf)$/.test(each.path))).toBe(true);
    for (const [, name] of text("fonts/fonts.css").matchAll(/url\("\.\/([^"]+)"\)/g))
      expect(file(`fonts/${name}`).length).toBeGreaterThan(1000);
  });

  it("is the same bytes each time", async () => {
    const again = await kit(studio, design, { smallestPx: 24, watermark: false });
    expect(again.map((each) => each.path)).toEqual(files.map((each) => each.path));
    again.forEach((each, index) => {
      expect(Buffer.from(each.bytes).equals(Buffer.from(files[index]!.bytes)), each.path).toBe(true);
    });
  });

  it.each(["قهوة", "桜カフェ", "A", "x".repeat(80)])("can be made for %s", async (name) => {
    const made = await kit(studio, designFor(name), { smallestPx: 32, watermark: false });
    expect(made.length).toBeGreaterThan(30);
  });

  it("can be made for a word without a mark and for a mark without a word", async () => {
    const wordOnly: Design = {
      ...design,
      mark: null,
      lockup: { ...design.lockup, kind: "word", mark: null },
    };
    const markOnly: Design = {
      ...design,
      name: null,
      type: { ...design.type, word: null },
      lockup: { ...design.lockup, kind: "mark", wordmark: null },
    };
    for (const each of [wordOnly, markOnly])
      expect((await kit(studio, each, { smallestPx: 24, watermark: false })).length).toBeGreaterThan(25);
  });
});

describe("the kit of a sandbox brand", () => {
  it("carries the sign in every picture, and over every logo of the guideline", async () => {
    const marked = await kit(studio, design, { smallestPx: 24, watermark: true });
    expect(marked.map(({ path }) => path)).toEqual(files.map(({ path }) => path));
    for (const { path, bytes } of marked) {
      const plain = file(path);
      if (path.startsWith("code/") || path.startsWith("fonts/") || path === "print/colours.txt") {
        expect(Buffer.from(bytes).equals(Buffer.from(plain)), path).toBe(true);
      } else if (path.endsWith(".svg")) {
        expect(new TextDecoder().decode(bytes), path).toContain("watermark");
      } else {
        expect(Buffer.from(bytes).equals(Buffer.from(plain)), path).toBe(false);
      }
    }
  });

  it.each(MARK_SIZES)("shows the sign clearly at %i pixels, on light and on dark", (size) => {
    const path = `png/mark-${size}.png`;
    const marked = pngFiles(design, true).find((each) => each.path === path)!.bytes;
    for (const ground of [255, 0]) {
      const [withSign, without] = [levels(marked, ground), levels(file(path), ground)];
      const changed = withSign.filter((level, index) => Math.abs(level - without[index]!) >= VISIBLE_STEP);
      expect(changed.length / withSign.length, `on ${ground}`).toBeGreaterThan(
        // Up to 192 pixels a whole corner; above, the thin lines of letters that can be read.
        size <= 192 ? 0.05 : 0.01,
      );
    }
  });
});

/** Grey levels apart at which a pixel is seen to be another one. */
const VISIBLE_STEP = 50;

/** Green, which makes up most of what is seen as light, over a ground. */
function levels(png: Uint8Array, ground: number): number[] {
  const { data } = PNG.sync.read(Buffer.from(png));
  return Array.from({ length: data.length / 4 }, (_, pixel) => {
    const opacity = data[pixel * 4 + 3]! / 255;
    return data[pixel * 4 + 1]! * opacity + ground * (1 - opacity);
  });
}

describe("code", () => {
  it("names the palette's colours for CSS and Tailwind, light and dark", () => {
    for (const css of [cssVariables(design), tailwindTheme(design)]) {
      expect(css).toContain(design.palette.light.primary);
      expect(css).toContain(design.palette.dark.primary);
      expect(css).toContain(`"${design.type.family}"`);
    }
  });

  it("writes design tokens in the W3C format", () => {
    const tokens = JSON.parse(designTokens(design));
    expect(tokens.color.light.primary).toMatchObject({
      $type: "color",
      $value: { colorSpace: "srgb", hex: design.palette.primary },
    });
    expect(tokens.color.light.primary.$value.components).toHaveLength(3);
    expect(tokens.font.family).toEqual({ $type: "fontFamily", $value: [design.type.family, "serif"] });
  });
});
