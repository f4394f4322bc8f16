import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import {
  type Brief,
  EMPTY_BRIEF,
  type Mood,
  NEUTRAL_MOOD,
  type Studio,
  type TypeWish,
} from "../vocabulary.ts";
import { applyCase } from "./case.ts";
import { chooseFaces } from "./choose.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
});

const wish = (part: Partial<TypeWish>): TypeWish => ({
  classes: [],
  family: null,
  weight: null,
  case: null,
  tracking: null,
  ...part,
});
const brief = (name: string, type: TypeWish | null = null, mood: Partial<Mood> = {}): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: name, source: "stated" },
  type: type && { value: type, source: "stated" },
  mood: { value: { ...NEUTRAL_MOOD, ...mood }, source: "inferred" },
});
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const first = (asked: Brief, seed = 1) => chooseFaces(studio, asked, seed).choices[0]!;

describe("choosing a face", () => {
  it.each([
    "serif",
    "slab",
    "mono",
    "rounded",
    "condensed",
    "wide",
    "script",
    "geometric",
    "grotesk",
  ] as const)("a stated %s is used (docs/laws.md G2)", (each) => {
    for (const seed of SEEDS)
      expect(first(brief("Marque", wish({ classes: [each] })), seed).face.classes).toContain(each);
  });

  it("a name with small letters is set in a face that has them (docs/laws.md R2)", () => {
    const asked = wish({ classes: ["serif"] });
    const families = (name: string) =>
      SEEDS.flatMap(
        (seed) => chooseFaces(studio, brief(name, asked, { new: -0.9, grave: 0.8, rich: 0.7 }), seed).choices,
      ).map(({ face }) => face.family);
    expect(families("Zwirnkontor")).not.toContain("Cinzel");
    expect(families("ZWIRNKONTOR")).toContain("Cinzel");
    expect(first(brief("Zwirnkontor", wish({ family: "Cinzel" }))).face.family).toBe("Cinzel");
  });

  it("serifs are no slabs", () => {
    for (const seed of SEEDS)
      for (const { face } of chooseFaces(studio, brief("Kazemugi", wish({ classes: ["serif"] })), seed)
        .choices)
        expect(face.classes).not.toContain("slab");
  });

  it("a stated family is that family, however it is written", () => {
    expect(first(brief("Marque", wish({ family: "space grotesk" }))).face.family).toBe("Space Grotesk");
    expect(first(brief("Marque", wish({ family: "IBMPlexMono" }))).face.family).toBe("IBM Plex Mono");
  });

  it("a family that is not there is told, and something related stands in", () => {
    const { choices, unmet } = chooseFaces(
      studio,
      brief("Marque", wish({ family: "Futura", classes: ["geometric"] })),
      1,
    );
    expect(unmet.join()).toContain("Futura");
    expect(choices[0]!.face.classes).toContain("geometric");
  });

  it("has the letters of the name, all its own", () => {
    for (const name of ["Żółć", "Phở", "Кофейня", "Ελλάδα", "قهوة", "नमस्ते", "桜カフェ", "Þórr"]) {
      for (const seed of SEEDS) {
        const { face, text, weight } = first(brief(name), seed);
        const letters = studio.set({ text, face: face.id, weight });
        expect([...letters.missing, ...letters.borrowed], `${name} in ${face.id}`).toEqual([]);
      }
    }
  });

  it("has the two weights the assets name", () => {
    for (const seed of SEEDS) {
      const { face, weights } = first(brief("Marque"), seed);
      expect(face.weights).toContain(weights.heading);
      expect(face.weights).toContain(weights.body);
      expect(weights.heading).not.toBe(weights.body);
    }
  });

  it("keeps away from styles that are not wanted", () => {
    const asked: Brief = {
      ...brief("Marque", null, { rich: 0.8, grave: 0.8 }),
      avoid: { value: { colors: [], motifs: [], styles: ["serif", "didone"] }, source: "stated" },
    };
    for (const seed of SEEDS) expect(first(asked, seed).face.classes.join()).not.toMatch(/serif|didone/);
  });

  it("follows the mood: heavy when loud, high in contrast when rich and grave", () => {
    expect(first(brief("Marque", null, { loud: 0.9 })).weight).toBeGreaterThanOrEqual(700);
    expect(first(brief("Marque", null, { loud: -0.8 })).weight).toBeLessThanOrEqual(500);
    const mood = { loud: -0.4, new: -0.5, grave: 0.8, rich: 0.8, sharp: 0.4 };
    const contrasts = SEEDS.map((seed) => {
      const { face, weight } = first(brief("Aurelia", null, mood), seed);
      return face.measures[weight]!.contrast;
    });
    // Most of them, not all: the dice must be able to surprise.
    expect(contrasts.filter((contrast) => contrast > 1.8).length).toBeGreaterThanOrEqual(6);
  });
});

describe("case", () => {
  it("is never changed where it is part of the name", () => {
    for (const name of ["GreenLoop", "eBay", "iO", "BMW", "Area51", "McQueen"]) {
      expect(first(brief(name, null, { sharp: -0.9, new: 0.9 })).text).toBe(name);
      expect(first(brief(name, null, { grave: 0.9 })).text).toBe(name);
    }
  });

  it("is what was asked", () => {
    expect(first(brief("Marque", wish({ case: "upper" }))).text).toBe("MARQUE");
    expect(first(brief("Marque", wish({ case: "lower" }))).text).toBe("marque");
  });

  it("follows the writing (docs/laws.md R2)", () => {
    expect(applyCase("Straße", "upper")).toBe("STRASSE");
    expect(applyCase("İzmir", "lower", "tr")).toBe("izmir");
    expect(applyCase("ÉTÉ & Co", "lower")).toBe("été & co");
    expect(applyCase("Το Κύμα", "upper")).toBe("ΤΟ ΚΥΜΑ");
    expect(applyCase("Μαΐου", "upper")).toBe("ΜΑΪΟΥ");
    expect(applyCase("άνθος", "title")).toBe("Άνθος");
    expect(applyCase("ΟΔΟΣ", "lower")).toBe("οδος");
    expect(applyCase("Deniz Kitabevi", "upper", "tr")).toBe("DENİZ KİTABEVİ");
    expect(applyCase("Işık", "upper")).toBe("IŞIK");
    expect(applyCase("Deniz", "upper")).toBe("DENIZ");
  });
});
