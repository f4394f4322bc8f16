import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import type { Studio } from "../../vocabulary.ts";
import { shapesBox, shiftData, wordShapes } from "../word.ts";
import { type EditTools, LETTER_EDITS } from "./index.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
});

const NAMES = [
  "mirin",
  "Bloom",
  "Buttery",
  "ORBIT",
  "SkyPort",
  "TEMPLE",
  "koto",
  "Żółć",
  "قهوة",
  "桜カフェ",
  "A",
  "",
  "😀",
];
const tools = (): EditTools => ({
  motif: studio.findMotifs("drop").find((motif) => motif.style === "solid")!,
  angle: 25,
  ink: "ink",
  accent: "primary",
});

describe("letter edits", () => {
  it("each find a place in some name, and draw there", () => {
    for (const edit of LETTER_EDITS) {
      let drawn = 0;
      for (const face of ["figtree", "archivo", "fredoka", "bodoni-moda"]) {
        for (const text of NAMES) {
          const letters = studio.set({ text, face, weight: 700 });
          for (const site of edit.sites(letters, tools())) {
            const shapes = edit.draw(letters, site, tools());
            const [before, after] = [letters.box, shapesBox(shapes)];
            expect(after.height, `${edit.id} ${text} ${face}`).toBeLessThan(before.height * 1.35);
            expect(after.width, `${edit.id} ${text} ${face}`).toBeGreaterThan(before.width * 0.7);
            expect(shapes.every((shape) => !/NaN|undefined|Infinity/.test(shape.d))).toBe(true);
            expect(edit.tell(letters, site, tools())).not.toMatch(/undefined/);
            drawn++;
          }
        }
      }
      expect(drawn, edit.id).toBeGreaterThan(0);
    }
  });

  it("leave joined scripts and hairline faces uncut", () => {
    for (const [text, face] of [
      ["قهوة", "cairo"],
      ["Moon", "bodoni-moda"],
    ] as const) {
      const letters = studio.set({ text, face, weight: 500 });
      for (const id of ["slit", "cut-terminal", "linked-rounds"]) {
        expect(LETTER_EDITS.find((edit) => edit.id === id)!.sites(letters, tools())).toEqual([]);
      }
    }
  });

  it("touch only the letters they name", () => {
    const letters = studio.set({ text: "Nordlight", face: "archivo", weight: 800 });
    const plain = wordShapes(letters, "ink").map((shape) => shape.d);
    const edit = LETTER_EDITS.find((each) => each.id === "slit")!;
    const site = edit.sites(letters, tools())[0]!;
    const edited = edit.draw(letters, site, tools()).map((shape) => shape.d);
    plain.forEach((d, index) => {
      if (site.at.includes(index)) expect(edited[index]).not.toBe(d);
      else expect(edited[index]).toBe(d);
    });
  });
});

describe("moving path data", () => {
  it("adds to x and y in turn and keeps the numbers apart", () => {
    expect(shiftData("M0 0L10-5Q1 2 3 4Z", 100, 10)).toBe("M100 10L110 5Q101 12 103 14Z");
    expect(shiftData("M5-5L-10 20Z", -5, 0)).toBe("M0-5L-15 20Z");
  });
});
