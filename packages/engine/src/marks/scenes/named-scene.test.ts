/** A part of a new drawing is named where it is drawn: this test adds two drawings of a thing, one with a part that has a name. */

import { beforeAll, expect, it, vi } from "vitest";
import { design } from "../../design.ts";
import { named } from "../../geometry/form.ts";
import { rect, ring } from "../../geometry/primitives.ts";
import { loadStudio } from "../../studio/load.ts";
import { type Brief, type ColorWish, EMPTY_BRIEF, type Studio } from "../../vocabulary.ts";
import type { Scene } from "../seen-thing.ts";

vi.mock("./index.ts", async (original) => {
  const { SCENES } = await original<typeof import("./index.ts")>();
  const { join } = await import("../../geometry/form.ts");
  const { shown } = await import("./open-parts.ts");
  const zorble = (id: string, promise: number, string: Scene["draw"]): Scene => ({
    id,
    ideas: [],
    words: ["zorble"],
    isOpen: true,
    promise,
    draw: string,
  });
  return {
    SCENES: [
      ...SCENES,
      zorble("zorble-whole", 0.95, ({ gap }) =>
        shown(join(ring(12, 8, 8, 4.4), rect(10, 15, 4, 9)), null, gap, 1),
      ),
      zorble("zorble-on-its-string", 0.8, ({ gap }) =>
        shown(join(ring(12, 8, 8, 4.4), named("string", rect(11, 15, 2.4, 9))), null, gap, 1),
      ),
    ],
  };
});

let studio: Studio;
beforeAll(async () => {
  studio = await loadStudio();
});

const NAVY: ColorWish = { hex: "#1d2a5a", word: "navy", exact: false, role: "primary" };
const RED: ColorWish = { hex: "#c8102e", word: "red", exact: false, role: "any", of: "string" };

const asking = (...colors: readonly ColorWish[]): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: "Marlow", source: "stated" },
  motifs: { value: ["zorble"], source: "stated" },
  colors: { value: colors, source: "stated" },
});

const marksOf = (brief: Brief) => [1, 2, 3, 4].map((seed) => design(studio, brief, seed).design.mark!);

it("is a shape of its own where it has a colour, in the drawing that has it, whatever is done to that", () => {
  for (const { parameters, shapes } of marksOf(asking(NAVY, RED))) {
    expect(parameters.scene).toBe("zorble-on-its-string");
    expect(shapes.some(({ of }) => of === "string")).toBe(true);
  }
});

it("is found by another of its names", () => {
  for (const { shapes } of marksOf(asking(NAVY, { ...RED, of: "cord" })))
    expect(shapes.some(({ of }) => of === "cord")).toBe(true);
});

it("is nothing apart where no colour is asked for it, and the better drawing is drawn", () => {
  const marks = marksOf(asking(NAVY));
  expect(marks.some(({ parameters }) => parameters.scene === "zorble-whole")).toBe(true);
  expect(marks.flatMap(({ shapes }) => shapes.flatMap(({ of }) => of ?? []))).toEqual([]);
});

it("changes nothing where no drawing has it", () => {
  const [bare, asked] = [asking(NAVY), asking(NAVY, { ...RED, of: "chimney" })].map(marksOf);
  expect(asked!.map(({ parameters }) => parameters.scene)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^zorble/)]),
  );
  expect(asked!.flatMap(({ shapes }) => shapes.flatMap(({ of }) => of ?? []))).toEqual([]);
  expect(bare).toHaveLength(asked!.length);
});
