import { describe, expect, it } from "vitest";
import { dice } from "../dice.ts";
import { type Brief, type ColorWish, EMPTY_BRIEF, NEUTRAL_MOOD, type Palette } from "../vocabulary.ts";
import { choosePalettes } from "./choose.ts";
import { contrast, distanceForAll, hueDistance, oklch } from "./colour.ts";
import { DARK_GROUND, LIGHT_GROUND } from "./tune.ts";

const wish = (hex: string, exact = true, role: ColorWish["role"] = "any"): ColorWish => ({
  hex,
  word: hex,
  exact,
  role,
});
const stating = (...colors: ColorWish[]): Brief => ({
  ...EMPTY_BRIEF,
  colors: { value: colors, source: "stated" },
});
const first = (brief: Brief, seed = 1): Palette => choosePalettes(brief, seed)[0]!;

const expectSeen = (palette: Palette) => {
  for (const [set, ground] of [
    [palette.light, LIGHT_GROUND],
    [palette.dark, DARK_GROUND],
  ] as const) {
    for (const role of ["primary", "secondary", "tint", "shade"] as const) {
      expect(
        contrast(set[role], ground),
        `${palette.scheme} ${role} ${set[role]} on ${ground}`,
      ).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(set.ink, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(set.onPrimary, set.primary), `on ${set.primary}`).toBeGreaterThanOrEqual(3);
  }
};

describe("palettes", () => {
  it("can be seen on both grounds, whatever is asked", () => {
    const throws = dice(7, "test");
    const any = () => `#${throws.between(0, 0xffffff).toString(16).padStart(6, "0")}`;
    for (let seed = 0; seed < 150; seed++) {
      const mood = {
        ...NEUTRAL_MOOD,
        loud: throws.next() * 2 - 1,
        grave: throws.next() * 2 - 1,
        rich: throws.next() * 2 - 1,
      };
      const brief =
        seed % 3 === 0
          ? EMPTY_BRIEF
          : seed % 3 === 1
            ? stating(wish(any()))
            : stating(wish(any()), wish(any()), wish(any()));
      for (const palette of choosePalettes({ ...brief, mood: { value: mood, source: "inferred" } }, seed))
        expectSeen(palette);
    }
  });

  it("keep a stated hex to the digit where it can be seen, on both grounds", () => {
    const palette = first(stating(wish("#2f6fed")));
    expect(palette.primary).toBe("#2f6fed");
    expect(palette.dark.primary).toBe("#2f6fed");
    expect(palette.adjusted).toEqual([]);
  });

  it("keep a stated hex on the ground that shows it and say what was done on the other", () => {
    const navy = first(stating(wish("#1b1464")));
    expect(navy.light.primary).toBe("#1b1464");
    expect(navy.adjusted).toMatchObject([{ variant: "dark", role: "primary", wished: "#1b1464" }]);
    const yellow = first(stating(wish("#ffd400")));
    expect(yellow.dark.primary).toBe("#ffd400");
    expect(yellow.light.pale).toBe("#ffd400");
    expect(yellow.adjusted).toMatchObject([{ variant: "light", role: "primary", wished: "#ffd400" }]);
    expect(hueDistance(oklch(yellow.light.primary).h, oklch("#ffd400").h)).toBeLessThan(25);
  });

  it("let black be the ink and white the ground beside a colour", () => {
    const palette = first(stating(wish("#000000"), wish("#c8102e"), wish("#ffffff")));
    expect(palette.primary).toBe("#c8102e");
    expect(palette.ink).toBe("#000000");
    expect(palette.light.pale).toBe("#ffffff");
  });

  it("bring no third hue beside black or white and a colour", () => {
    for (let seed = 1; seed <= 12; seed++) {
      const gold = choosePalettes(stating(wish("#000000"), wish("#c69a3b")), seed);
      const red = choosePalettes(stating(wish("#c8102e"), wish("#ffffff")), seed);
      for (const { secondary } of gold) expect(secondary).toBe("#000000");
      for (const { primary, secondary } of red)
        expect(hueDistance(oklch(secondary).h, oklch(primary).h)).toBeLessThan(8);
    }
  });

  it("can be read by where the word stands alone, also a pale wish", () => {
    const [palette] = choosePalettes(stating(wish("#ecbdb8", false)), 1, 1, "letters");
    expect(contrast(palette!.primary, LIGHT_GROUND)).toBeGreaterThanOrEqual(4.5);
    expect(hueDistance(oklch(palette!.primary).h, oklch("#ecbdb8").h)).toBeLessThan(15);
  });

  it("survive white on white", () => {
    const palette = first(stating(wish("#ffffff"), wish("#ffffff")));
    expectSeen(palette);
    expect(palette.adjusted.length).toBeGreaterThan(0);
  });

  it("take the roles that were stated", () => {
    const palette = first(stating(wish("#0a7d4f", true, "secondary"), wish("#7a1fa2", true, "primary")));
    expect([palette.primary, palette.secondary]).toEqual(["#7a1fa2", "#0a7d4f"]);
  });

  it("keep away from a colour that is not wanted", () => {
    const brief: Brief = {
      ...EMPTY_BRIEF,
      trade: { value: "fintech software", source: "stated" },
      avoid: { value: { colors: ["#2563eb"], motifs: [], styles: [] }, source: "stated" },
    };
    for (let seed = 0; seed < 60; seed++) {
      for (const { light } of choosePalettes(brief, seed)) {
        for (const colour of [light.primary, light.secondary]) {
          const { c, h } = oklch(colour);
          expect(c < 0.04 || hueDistance(h, oklch("#2563eb").h) > 30, `${colour} at seed ${seed}`).toBe(true);
        }
      }
    }
  });

  it("have two colours that every eye tells apart", () => {
    for (let seed = 0; seed < 80; seed++) {
      for (const { light, dark } of choosePalettes(EMPTY_BRIEF, seed)) {
        expect(distanceForAll(light.primary, light.secondary)).toBeGreaterThanOrEqual(0.1);
        expect(distanceForAll(dark.primary, dark.secondary)).toBeGreaterThanOrEqual(0.06);
      }
    }
  });

  it("are the same for the same seed and differ between seeds", () => {
    expect(choosePalettes(EMPTY_BRIEF, 5)).toEqual(choosePalettes(EMPTY_BRIEF, 5));
    const primaries = new Set(Array.from({ length: 20 }, (_, seed) => first(EMPTY_BRIEF, seed).primary));
    expect(primaries.size).toBeGreaterThan(12);
  });
});
