import { beforeAll, describe, expect, it } from "vitest";
import { designFromBrief } from "../src/index.ts";
import { type Brief, type ColorWish, EMPTY_BRIEF, type Field, type Studio } from "../src/vocabulary.ts";
import { sharedStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
});

const stated = <T>(value: T): Field<T> => ({ value, source: "stated" });
const colour = (hex: string): ColorWish => ({ hex, word: hex, exact: true, role: "any" });
const named = (name: string, more: Partial<Brief> = {}): Brief => ({
  ...EMPTY_BRIEF,
  name: stated(name),
  ...more,
});

const CASES: readonly (readonly [what: string, brief: Brief])[] = [
  ["nothing at all", EMPTY_BRIEF],
  ["an empty name", named("")],
  ["a name of spaces", named("   ")],
  ["one glyph", named("A")],
  ["one digit", named("7")],
  ["one punctuation mark", named("?")],
  ["80 characters", named("x".repeat(80))],
  [
    "80 characters in words",
    named("The Quite Remarkably Long Winded Company of Merchants and Adventurers of Bristol"),
  ],
  ["emoji", named("😀🔥")],
  ["emoji and letters", named("Fire 🔥 Co")],
  ["an unsupported script", named("ᠮᠣᠩᠭᠣᠯ")],
  ["Thai", named("กาแฟ")],
  ["Hebrew", named("קפה")],
  ["Korean", named("커피")],
  ["Arabic and Latin", named("قهوة Coffee")],
  ["markup", named('<b onload="x">&amp;</b>')],
  ["zero-width and bidi characters", named("Mar\u200bque\u202e!")],
  ["a lone surrogate", named("Mar\ud800que")],
  ["line breaks", named("Marque\nand Sons")],
  ["all white on white", named("Ghost", { colors: stated([colour("#ffffff"), colour("#ffffff")]) })],
  ["a colour that is none", named("Odd", { colors: stated([colour("chartreuse-ish")]) })],
  [
    "twelve colours",
    named("Rainbow", {
      colors: stated(
        Array.from({ length: 12 }, (_, index) =>
          colour(`#${(index * 1118481).toString(16).padStart(6, "0")}`),
        ),
      ),
    }),
  ],
  [
    "every colour avoided",
    named("None", {
      avoid: stated({
        colors: ["#ff0000", "#ffff00", "#00ff00", "#00ffff", "#0000ff", "#ff00ff", "#808080", "#000000"],
        motifs: [],
        styles: ["sans", "serif"],
      }),
    }),
  ],
  ["a wordmark without a name", { ...EMPTY_BRIEF, form: stated({ form: "wordmark", lockup: "word" }) }],
  ["a monogram of nothing", { ...EMPTY_BRIEF, form: stated({ form: "monogram", lockup: null }) }],
  [
    "an emblem of 80 characters",
    named("y".repeat(80), { form: stated({ form: "emblem", lockup: "emblem" }) }),
  ],
  ["a motif nobody knows", named("Zzyzx", { motifs: stated(["flibbertigibbet"]) })],
  [
    "a font nobody has",
    named("Comic", {
      type: stated({
        classes: ["mono", "script"],
        family: "Comic Sans MS",
        weight: 900,
        case: "upper",
        tracking: "wide",
      }),
    }),
  ],
  [
    "a tagline longer than the name",
    named("Oi", {
      tagline: stated(
        "the finest purveyors of everything you never knew you wanted, since the beginning of time",
      ),
    }),
  ],
];

describe("bad input gives a sound result", () => {
  it.each(CASES)("%s", (_, brief) => {
    const { design, assets, report } = designFromBrief(studio, brief, { seed: 3, watermark: true });
    for (const svg of [assets.logo_svg, assets.logo_svg_dark]) {
      expect(svg).toMatch(/^<svg [^>]*viewBox="/);
      expect(svg).toMatch(/<path /);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(svg).not.toMatch(/<(?:script|text|b)\b/);
    }
    const [, , width, height] = assets.logo_svg
      .match(/viewBox="([^"]+)"/)![1]!
      .split(" ")
      .map(Number);
    expect(width! > 0 && height! > 0).toBe(true);
    expect(assets.primary_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(assets.secondary_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(assets.font_family.length).toBeGreaterThan(2);
    expect(report.contrast.filter((check) => !check.passes)).toEqual([]);
    // All of it is stored as JSON.
    const stored = JSON.stringify({ design, report });
    expect(JSON.stringify(JSON.parse(stored))).toBe(stored);
    expect(stored).not.toContain("null,null");
  });

  it("holds white on white by a plate or a line instead of changing it", () => {
    const ghost = named("Ghost", { colors: stated([colour("#ffffff")]) });
    const { assets, report } = designFromBrief(studio, ghost, { seed: 3, watermark: false });
    expect(assets.primary_color).toBe("#ffffff");
    expect(assets.logo_svg).toContain("#fff");
    expect(report.contrast.filter((check) => !check.passes)).toEqual([]);
  });

  it("and says what gave way", () => {
    const unmet = (brief: Brief) =>
      designFromBrief(studio, brief, { seed: 3, watermark: false }).report.unmet.map((each) => each.field);
    expect(unmet(named("ᠮᠣᠩᠭᠣᠯ"))).toContain("name");
    expect(unmet(named("Fire 🔥 Co"))).toContain("name");
    expect(
      unmet(
        named("Comic", {
          type: stated({ classes: [], family: "Comic Sans MS", weight: null, case: null, tracking: null }),
        }),
      ),
    ).toContain("type");
  });
});
