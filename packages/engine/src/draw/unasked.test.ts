/** Who states two colours gets those, paper and ink, and no third (docs/laws.md G3, R3). */

import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { designFromBrief, type Studio } from "../index.ts";
import { oklch } from "../palette/colour.ts";
import { heldParts } from "../render/held.ts";
import {
  type BondWish,
  type Brief,
  type ColorWish,
  type Design,
  EMPTY_BRIEF,
  type Frame,
} from "../vocabulary.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
}, 60_000);

const NAMED = {
  red: "#ff0000",
  green: "#008000",
  yellow: "#ffff00",
  pink: "#ffc0cb",
  mint: "#98ff98",
  turquoise: "#06c2ac",
  orange: "#ffa500",
  beige: "#f5f5dc",
  purple: "#800080",
} as const;
type Named = keyof typeof NAMED;

const briefOf = (
  motifs: readonly string[],
  colours: readonly (Named | Partial<ColorWish>)[],
  { frame, bond }: { readonly frame?: Frame; readonly bond?: BondWish } = {},
): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: "Solvane", source: "stated" },
  motifs: { value: motifs, source: "stated" },
  colors: {
    value: colours.map((each) => ({
      word: "colour",
      exact: false,
      role: "any",
      hex: typeof each === "string" ? NAMED[each] : "#ffffff",
      ...(typeof each === "string" ? {} : each),
    })),
    source: "stated",
  },
  ...(frame ? { form: { value: { form: null, lockup: null, frame }, source: "stated" } } : {}),
  ...(bond ? { bond: { value: bond, source: "stated" } } : {}),
});

const draw = (brief: Brief, seed = 1): Design =>
  designFromBrief(studio, brief, { seed, watermark: false }).design;
const fills = (design: Design): readonly string[] => [
  ...new Set(heldParts(design).flatMap(({ shapes }) => shapes.map(({ ink }) => design.palette.light[ink]))),
];
/** Black, white and what is nearly so. */
const isNeutral = (hex: string): boolean => oklch(hex).c < 0.035;

const PAIRS: readonly (readonly [Named, Named])[] = [
  ["yellow", "pink"],
  ["pink", "mint"],
  ["turquoise", "orange"],
  ["red", "beige"],
  ["red", "pink"],
  ["red", "green"],
];

describe("two stated colours", () => {
  it.each(PAIRS)("%s and %s come with no third, whatever is drawn", (one, other) => {
    const stated: readonly string[] = [NAMED[one], NAMED[other]];
    for (const thing of ["heart", "cupcake", "lollipop", "poppy"])
      for (const frame of [undefined, "circle"] as const) {
        const brief = briefOf([thing], [one, other], frame ? { frame } : {});
        const unasked = fills(draw(brief)).filter((hex) => !stated.includes(hex) && !isNeutral(hex));
        expect(unasked, `${thing} in ${frame}`).toEqual([]);
      }
  });

  it("that are pale are held by an edge in the frame that was asked for, and by no dark plate", () => {
    for (const seed of [1, 2, 3]) {
      const bond: BondWish = { how: "beside", host: "surfboard", guest: "sun" };
      const { palette } = draw(
        briefOf(["surfboard", "sun"], ["turquoise", "orange"], { frame: "circle", bond }),
        seed,
      );
      expect(palette.hold?.kind).toBe("edged");
    }
  });

  it("leave one thing whole: no half of it wears the second", () => {
    for (const seed of [1, 2, 3, 4])
      expect(draw(briefOf(["saxophone"], ["red", "beige"]), seed).mark?.parameters.treatment).not.toMatch(
        /^(?:facet|plated)$/,
      );
  });
});

describe("one stated colour", () => {
  it("on white is one colour: white is the paper", () => {
    const white = { hex: "#ffffff", on: "plate" } as const;
    const purple = { hex: NAMED.purple, on: "inside" } as const;
    for (const how of ["beside", "behind", "above"] as const) {
      const brief = briefOf(["owl", "moon"], [purple, white], { bond: { how, host: "owl", guest: "moon" } });
      expect(fills(draw(brief)), how).toEqual([NAMED.purple]);
    }
  });
});
