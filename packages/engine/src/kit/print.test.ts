/** Files for printers and for desktops, read by programs other than the ones that wrote them where the engine has such. */

import { readFileSync } from "node:fs";
import { gunzipSync, inflateSync } from "node:zlib";
import { PNG } from "pngjs";
import { beforeAll, describe, expect, it } from "vitest";
import { fromMemory } from "../memory.ts";
import { logoInOneInk, soleInk } from "../pictures/one-ink.ts";
import { artworkOf } from "../render/assets.ts";
import { renderSvg, renderWith } from "../render/svg.ts";
import { loadFontShelf } from "../studio/font-shelf.ts";
import type { Design, FontShelf } from "../vocabulary.ts";
import { animatedLogo } from "./animated.ts";
import type { KitFile } from "./file.ts";
import { png } from "./png.ts";
import { printFiles } from "./print.ts";
import { atlasOf, cmykOf, labOf, printed } from "./print-colour.ts";

const kept: unknown[] = JSON.parse(
  gunzipSync(readFileSync(new URL("../../test/memories-1.json.gz", import.meta.url))).toString(),
);
const designAt = (n: number): Design => fromMemory(kept[n]).design;
/** Two tones that touch, an emblem, several colours of a bird, two halves. */
const SEVERAL_INKS = [1, 2, 0, 80].map(designAt);

describe("a logo in one ink", () => {
  it("has one colour and no grey, though the mark has several", () => {
    for (const design of SEVERAL_INKS) {
      expect(new Set(design.mark!.shapes.map(({ ink }) => ink)).size).toBeGreaterThan(1);
      const svg = renderWith(logoInOneInk(design, false), soleInk("#000000", "#ffffff"), "black");
      expect([...new Set([...svg.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill))]).toEqual(["#000000"]);
    }
  });

  it("is the same figure: ink where ink was, but for the lines that part its tones", () => {
    for (const design of SEVERAL_INKS) {
      const ink = (svg: string) => {
        const { data } = PNG.sync.read(Buffer.from(png(svg, 300)));
        return Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3]! > 127);
      };
      const [one, all] = [
        ink(renderWith(logoInOneInk(design, false), soleInk("#000000", "#ffffff"), "a")),
        ink(renderSvg(artworkOf(design, false), "light")),
      ];
      const inked = all.filter(Boolean).length;
      const added = one.filter((is, at) => is && !all[at]).length;
      const lost = all.filter((is, at) => is && !one[at]).length;
      expect(added / inked, String(design.name)).toBeLessThan(0.01);
      expect(lost / inked, String(design.name)).toBeLessThan(0.15);
    }
  });

  it("keeps tones apart that touch", () => {
    const square = { ...SEVERAL_INKS[0]!, type: { ...SEVERAL_INKS[0]!.type, word: null } };
    const mark = {
      ...square.mark!,
      shapes: [
        { d: "M0 0H12V24H0Z", ink: "primary" as const },
        { d: "M12 0H24V24H12Z", ink: "secondary" as const },
        { d: "M15 9H21V15H15Z", ink: "primary" as const },
      ],
    };
    const drawn = logoInOneInk({ ...square, mark }, false);
    const [bounds] = [drawn.parts[0]!.shapes.map(({ d }) => d)];
    // Two halves with a gap, and the picture on the second one cut out of it.
    expect(bounds).toHaveLength(2);
    expect(bounds[1]!.match(/M/g)).toHaveLength(2);
  });
});

describe("files for print", () => {
  const design = designAt(4);
  let files: readonly KitFile[];
  const text = (path: string) =>
    Buffer.from(files.find((file) => file.path === `print/${path}`)!.bytes).toString("latin1");
  /** What a PDF draws: its streams, unpacked. */
  const drawn = (path: string) =>
    [...text(path).matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
      .map(([, data]) => inflateSync(Buffer.from(data!, "latin1")).toString("latin1"))
      .join("\n");
  beforeAll(async () => {
    files = await printFiles(design, false);
  });

  it("are vectors without pictures or fonts, each in the colours that its name says", () => {
    for (const name of ["rgb", "cmyk", "black", "spot"]) {
      const pdf = text(`logo-${name}.pdf`);
      expect(pdf.startsWith("%PDF-")).toBe(true);
      expect(pdf).not.toMatch(/\/Subtype \/Image|\/FontFile|\/Type \/Font\b/);
    }
    const spaces = (name: string) => [
      ...new Set([...drawn(`logo-${name}.pdf`).matchAll(/\/(\w+) cs/g)].map(([, space]) => space)),
    ];
    expect(spaces("rgb")).toEqual(["DeviceRGB"]);
    expect(spaces("cmyk")).toEqual(["DeviceCMYK"]);
    expect(spaces("black")).toEqual(["DeviceCMYK"]);
    expect([...new Set(drawn("logo-black.pdf").match(/[\d. ]+ scn/g))]).toEqual(["0 0 0 1 scn"]);
    expect(text("logo-spot.pdf")).toMatch(/\/Separation/);
    expect(spaces("spot")).not.toContain("DeviceCMYK");
  });

  it("are EPS of balanced PostScript, in a box of the logo's size, one with black ink alone", () => {
    for (const name of ["rgb", "cmyk", "black"]) {
      const eps = text(`logo-${name}.eps`);
      const { width, height } = design.lockup.box;
      expect(eps.startsWith("%!PS-Adobe-3.0 EPSF-3.0\n")).toBe(true);
      expect(eps).toContain(`%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}\n`);
      expect(eps.match(/\bgsave\b/g)).toHaveLength(eps.match(/\bgrestore\b/g)!.length);
      expect(eps).not.toMatch(/NaN|undefined|\be-\d/);
    }
    const colours = (name: string) => [...new Set(text(`logo-${name}.eps`).match(/[\d. ]+ set\w+color/g))];
    expect(colours("black")).toEqual(["0 0 0 1 setcmykcolor"]);
    expect(colours("rgb").every((colour) => colour.endsWith("setrgbcolor"))).toBe(true);
    expect(colours("cmyk").every((colour) => colour.endsWith("setcmykcolor"))).toBe(true);
  });

  it("tell the colours with their distances", () => {
    const table = text("colours.txt");
    const { primary } = design.palette.light;
    expect(table).toContain(primary);
    expect(table).toContain(cmykOf(primary).value.join(" "));
    expect(table).toContain(atlasOf(primary).value);
  });
});

describe("colours for print", () => {
  it("come out of the inks as they were measured", () => {
    // FOGRA39: paper is white; magenta and black as published, told from the paper.
    expect(printed([0, 0, 0, 0])).toMatchObject({ l: 100 });
    expect(printed([0, 100, 0, 0]).a).toBeGreaterThan(70);
    expect(printed([0, 0, 0, 100]).l).toBeLessThan(20);
  });

  it("are found again, where four inks can make them", () => {
    for (const hex of ["#008080", "#ffa500", "#ffe9a8", "#808080", "#466815"]) {
      const { value, apart } = cmykOf(hex);
      expect(apart, hex).toBeLessThan(3);
      expect(
        value.reduce((sum, ink) => sum + ink, 0),
        hex,
      ).toBeLessThanOrEqual(300);
      expect(value.every((ink) => Number.isInteger(ink) && ink >= 0 && ink <= 100)).toBe(true);
    }
    expect(cmykOf("#ffffff").value).toEqual([0, 0, 0, 0]);
    expect(cmykOf("#000000").value).toEqual([0, 0, 0, 100]);
  });

  it("say how far they are, where four inks cannot: a strong violet stays violet", () => {
    const { value, apart } = cmykOf("#f15af3");
    expect(apart).toBeGreaterThan(5);
    expect(value[1]).toBeGreaterThan(40);
  });

  it("name the nearest step of the atlas", () => {
    expect(labOf("#ffffff").l).toBeCloseTo(100, 1);
    expect(atlasOf("#ffffff").value).toBe("H000 L100 C000");
    for (const hex of ["#008080", "#7540e6", "#e30613", "#0d1818"]) {
      expect(atlasOf(hex).value, hex).toMatch(/^H\d\d[05] L\d?\d[05] C\d\d[05]$/);
      expect(atlasOf(hex).apart, hex).toBeLessThan(3);
    }
  });
});

describe("the animated logo", () => {
  it("is the logo to the byte, and a style that is for those who want motion", () => {
    for (const design of [designAt(4), designAt(29), designAt(3), designAt(16)]) {
      const svg = animatedLogo(design, true);
      const style = svg.match(/<style>([^<]*)<\/style>/)!;
      expect(svg.replace(style[0], "")).toBe(renderSvg(artworkOf(design, true), "light"));
      expect(style[1]).toMatch(/^@media \(prefers-reduced-motion:no-preference\)\{/);
      // Nothing is held after the end, and nothing moves the place where it stands.
      expect(style[1]).not.toMatch(/forwards|both|infinite|transform|url|@import/);
      for (const { name } of artworkOf(design, true).parts) expect(style[1]).toContain(`-${name}{`);
    }
  });
});

describe("fonts for the desktop", () => {
  let fonts: FontShelf;
  beforeAll(async () => {
    fonts = await loadFontShelf();
  });

  /** Tables of a font by its directory, as any reader of fonts begins. */
  function tablesOf(font: Uint8Array): readonly string[] {
    const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
    return Array.from({ length: view.getUint16(4) }, (_, n) => {
      const at = 12 + n * 16;
      expect(view.getUint32(at + 8) + view.getUint32(at + 12)).toBeLessThanOrEqual(font.length);
      return String.fromCharCode(...font.subarray(at, at + 4));
    });
  }

  it.each([
    ["figtree", "Aster", 1],
    ["zilla-slab", "Aster", 2],
    ["alegreya", "Дом и Сад", 2],
  ])("are TrueType with all tables: %s for %s", (face, name, count) => {
    const files = fonts.desktopFonts(face, [600, 400], name);
    expect(files).toHaveLength(count);
    for (const { name: file, bytes } of files) {
      expect(file).toMatch(/^[a-z0-9-]+\.(ttf|otf)$/);
      expect(tablesOf(bytes)).toEqual(expect.arrayContaining(["cmap", "head", "hmtx", "name", "OS/2"]));
    }
  });
});
