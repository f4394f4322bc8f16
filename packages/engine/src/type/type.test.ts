import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import type { Studio } from "../vocabulary.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
});

const text = (line: string, face = "figtree", tracking = 0) =>
  studio.set({ text: line, face, weight: 600, tracking });

describe("setting a line", () => {
  it.each([
    ["Nocturne", "fraunces", "latin"],
    ["Żółć & Søn", "figtree", "latin"],
    ["Phở Hà Nội", "manrope", "latin"],
    ["Ελλάδα", "manrope", "greek"],
    ["Кофейня", "playfair-display", "cyrillic"],
    ["قهوة", "cairo", "arabic"],
    ["नमस्ते", "hind", "devanagari"],
    ["桜カフェ", "noto-sans-jp", "japanese"],
  ])("draws every character of %s", (line, face, script) => {
    const letters = text(line, face);
    expect(letters.missing).toEqual([]);
    expect(letters.script).toBe(script);
    expect(letters.box.width).toBeGreaterThan(500);
    const logical = letters.glyphs.toSorted((a, b) => a.cluster - b.cluster);
    const seen = new Map(logical.map((glyph) => [glyph.cluster, glyph.text]));
    expect([...seen.values()].join("")).toBe(line);
  });

  it("stands Arabic right to left, joined and untracked", () => {
    const letters = text("قهوة", "cairo", 80);
    expect(letters.rtl).toBe(true);
    expect(letters.tracking).toBe(0);
    expect(letters.glyphs[0]!.text).toBe("ة");
  });

  it.each([
    ["عطور منذ ١٩٧٤", "١٩٧٤"],
    ["از ۱۳۷۴ تهران", "۱۳۷۴"],
    ["קפה 1974", "1974"],
  ])("reads the year in %s from left to right", (line, year) => {
    const digits = text(line, "cairo").glyphs.filter((glyph) => /\p{N}/u.test(glyph.text));
    expect(digits.map((glyph) => glyph.text).join("")).toBe(year);
    expect(digits.map(({ x }) => x)).toEqual(digits.map(({ x }) => x).toSorted((a, b) => a - b));
  });

  it("falls back to a face of the script when the chosen one lacks it", () => {
    expect(text("Кофе", "figtree").missing).toEqual([]);
    expect(text("桜", "figtree").missing).toEqual([]);
  });

  it("leaves out what nothing can draw, and says so", () => {
    expect(text("A😀b").missing).toEqual(["😀"]);
    expect(text("A😀b").glyphs).toHaveLength(2);
    expect(text("").glyphs).toEqual([]);
  });

  it("adds tracking between letters and not after the last", () => {
    const [plain, tracked] = [text("abc"), text("abc", "figtree", 100)];
    expect(tracked.advance - plain.advance).toBe(200);
  });

  it("kerns", () => {
    const pair = text("AV");
    expect(pair.advance).toBeLessThan(text("A").advance + text("V").advance);
  });

  it("gives the same bytes each time", () => {
    expect(JSON.stringify(text("Marque", "bodoni-moda"))).toBe(JSON.stringify(text("Marque", "bodoni-moda")));
  });
});

describe("measures", () => {
  const of = (id: string, weight: number) => studio.face(id)!.measures[weight]!;

  it("tell weights, contrast and corners apart", () => {
    expect(of("figtree", 700).stem).toBeGreaterThan(of("figtree", 400).stem * 1.3);
    expect(of("bodoni-moda", 400).contrast).toBeGreaterThan(4);
    expect(of("figtree", 500).contrast).toBeLessThan(1.4);
    expect(of("nunito", 700).radius).toBeGreaterThan(40);
    expect(of("figtree", 700).radius).toBe(0);
  });

  it("are sound for every face and weight", () => {
    for (const face of studio.faces) {
      for (const weight of face.weights) {
        const { capHeight, xHeight, stem, thin } = face.measures[weight]!;
        expect(capHeight, face.id).toBeGreaterThan(450);
        expect(xHeight, face.id).toBeLessThanOrEqual(capHeight);
        expect(stem, face.id).toBeGreaterThan(15);
        expect(stem, face.id).toBeLessThan(400);
        expect(thin, face.id).toBeGreaterThan(3);
      }
    }
  });
});
