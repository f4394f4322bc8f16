/** An emblem that nobody asked for is drawn only where nothing else was asked for either. */

import { expect, it } from "vitest";
import { type Brief, EMPTY_BRIEF } from "../vocabulary.ts";
import { chooseLockup } from "./choose.ts";
import type { WordBlock } from "./word.ts";

const word = { box: { x: 0, y: 0, width: 10, height: 1 }, cap: 1, foot: 0 } as WordBlock;
const old: Brief = {
  ...EMPTY_BRIEF,
  mood: {
    value: { loud: -0.3, new: -0.9, grave: 0, rich: 0.2, sharp: 0, machine: -0.9 },
    source: "inferred",
  },
};
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const kinds = (brief: Brief) => new Set(SEEDS.map((seed) => chooseLockup(brief, word, true, seed)));

it("an old trade may have an emblem where nothing was stated", () => {
  expect(kinds(old)).toContain("emblem");
});

it.each([
  { motifs: { value: ["jug"], source: "stated" } },
  { colors: { value: [{ hex: "#e2725b", word: "terracotta", role: "any" }], source: "stated" } },
  { avoid: { value: { colors: [], motifs: ["frame"], styles: [] }, source: "stated" } },
] as readonly Partial<Brief>[])(
  "a stated thing, colour or refusal leaves no ring that nobody asked for: %o",
  (said) => {
    expect(kinds({ ...old, ...said })).not.toContain("emblem");
  },
);

it("an emblem that was asked for is one whatever else was stated", () => {
  const asked = {
    ...old,
    motifs: { value: ["jug"], source: "stated" },
    form: { value: { form: "emblem", lockup: "emblem" }, source: "stated" },
  } as Brief;
  expect([...kinds(asked)]).toEqual(["emblem"]);
});
