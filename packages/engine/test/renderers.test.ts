import { beforeAll, describe, expect, it } from "vitest";
import { naiveDesign } from "../scripts/evaluate/naive.ts";
import { GALLERY } from "../scripts/gallery-briefs.ts";
import { designFromBrief } from "../src/index.ts";
import { artworkOf, assetsOf } from "../src/render/assets.ts";
import { renderSvg } from "../src/render/svg.ts";
import { type Design, EMPTY_BRIEF, type Studio } from "../src/vocabulary.ts";
import { difference, drawChromium, drawLibrsvg, drawResvg } from "./renderers/draw.ts";
import { sharedStudio } from "./studio.ts";

// Installing a browser may be part of the first run.
const PATIENCE = 300_000;
const WIDTH = 640;

let studio: Studio;
let design: Design;
beforeAll(async () => {
  studio = await sharedStudio();
  design = sample("Nordlicht & Søn", "leaf");
});
const sample = (name: string, motif: string) =>
  naiveDesign(
    studio,
    { ...EMPTY_BRIEF, name: { value: name, source: "stated" }, motifs: { value: [motif], source: "stated" } },
    3,
  );

/** One each of the ways a design is built: scene, monogram, pictorial, emblem, word alone, another script. */
const LOOKED_AT = ["Nocturne", "Halden", "Ember", "Juniper", "Lumen", "Заря"];
const gallery = (label: string): Design => {
  const row = GALLERY.find((each) => each.label.startsWith(label));
  if (!row) throw new Error(`${label} is no longer in the gallery`);
  return designFromBrief(studio, row.brief, { seed: 1, watermark: false }).design;
};

describe("the same picture everywhere", () => {
  it("Chromium, resvg and librsvg differ by less than one pixel in a hundred", { timeout: PATIENCE }, () => {
    const designs = [design, ...LOOKED_AT.map((label) => gallery(label))];
    const cases = designs.flatMap((each, index) =>
      (["light", "dark"] as const).map((variant) => {
        const svg = renderSvg(artworkOf(each, index % 2 === 1), variant);
        const ground = each.palette[variant].ground;
        return { name: `${each.name} ${variant}`, svg, ground, resvg: drawResvg(svg, WIDTH, ground) };
      }),
    );
    const chromium = drawChromium(
      cases.map(({ svg, ground, resvg }) => ({ svg, ground, width: resvg.width, height: resvg.height })),
    );
    cases.forEach(({ name, svg, ground, resvg }, index) => {
      const librsvg = drawLibrsvg(svg, WIDTH, ground);
      expect(difference(resvg, librsvg), `${name}: resvg, librsvg`).toBeLessThan(0.01);
      expect(difference(resvg, chromium[index]!), `${name}: resvg, Chromium`).toBeLessThan(0.01);
      expect(difference(librsvg, chromium[index]!), `${name}: librsvg, Chromium`).toBeLessThan(0.01);
    });
  });

  it("both variants stand in one page without disturbing each other", { timeout: PATIENCE }, () => {
    const { logo_svg: light, logo_svg_dark: dark } = assetsOf(design, false);
    const ids = [...`${light}${dark}`.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.some((id) => id!.endsWith("-mark")) && ids.some((id) => id!.endsWith("-wordmark"))).toBe(true);
    const sitters = [light, dark].map((svg, index) => {
      const ground = index === 1 ? "#0b0d12" : "#ffffff";
      const { width, height } = drawResvg(svg, WIDTH, ground);
      return { svg, ground, width, height };
    });
    drawChromium(sitters).forEach((drawn, index) => {
      expect(difference(drawResvg(sitters[index]!.svg, WIDTH, sitters[index]!.ground), drawn)).toBeLessThan(
        0.01,
      );
    });
  });

  it("carries a watermark that is seen", () => {
    const [plain, signed] = [false, true].map((watermark) =>
      drawResvg(renderSvg(artworkOf(design, watermark), "light"), WIDTH, "#ffffff"),
    );
    expect(difference(plain!, signed!)).toBeGreaterThan(0.02);
  });
});

describe("SVG", () => {
  it("holds outlines only, and no markup of the name's", () => {
    const svg = assetsOf(sample('<script>alert("1")</script>&amp;\u0000', "star"), true).logo_svg;
    expect(svg).not.toMatch(/<(?:script|text|image|style|foreignObject|use|a)\b/);
    expect(svg).not.toMatch(/href|url\(|on[a-z]+=/);
    expect(svg).toContain("&lt;script&gt;");
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. -]+" [^>]*role="img"/);
  });

  it("writes no number with more than three decimals, but for scales", () => {
    const svg = assetsOf(design, true).logo_svg.replace(/scale\([^)]*\)/g, "");
    expect(svg).not.toMatch(/\d\.\d{4,}/);
  });

  it("is small", () => {
    const sizes = ["Nordlicht", "Mo", "Halcyon Coffee", "Bramble & Fern", "ORBIT"]
      .map((name) => assetsOf(sample(name, "leaf"), false).logo_svg.length)
      .toSorted((a, b) => a - b);
    expect(sizes[2]).toBeLessThanOrEqual(8 * 1024);
  });

  it("leaves a part's geometry byte-identical when only its place or colour changes", () => {
    const group = (svg: string, part: string) =>
      svg.match(new RegExp(`<g id="[^"]*-${part}"[^>]*>(.*?)</g>`))![1]!.replace(/ fill="[^"]*"/g, "");
    const moved: Design = {
      ...design,
      lockup: { ...design.lockup, mark: { x: 50, y: 60, scale: 2 } },
      palette: { ...design.palette, light: design.palette.dark },
    };
    expect(group(assetsOf(moved, false).logo_svg, "mark")).toBe(
      group(assetsOf(design, false).logo_svg, "mark"),
    );
    expect(group(assetsOf(moved, false).logo_svg, "wordmark")).toBe(
      group(assetsOf(design, false).logo_svg, "wordmark"),
    );
  });
});
