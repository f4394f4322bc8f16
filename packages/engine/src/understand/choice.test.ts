import { describe, expect, it } from "vitest";
import { choose, type Evidence } from "./choice.ts";

type Run = { readonly from: number; readonly to: number };
const evidence: Evidence<Run> = {
  begins: (at, say) => say(`begin ${at}`),
  ends: (at, say) => say(`end ${at}`),
  whole: ({ from, to }, say) => say(`whole ${from}-${to}`),
  nothing: (say) => say("nothing"),
};
const runs: readonly Run[] = [
  { from: 0, to: 1 },
  { from: 0, to: 2 },
  { from: 1, to: 2 },
];

describe("a choice by weights", () => {
  it("falls on the greatest sum of begin, end and whole", () => {
    const weights = new Map([
      ["begin 0", 1],
      ["end 2", 1],
      ["whole 1-2", 1.5],
    ]);
    expect(choose(runs, evidence, weights)?.candidate).toEqual({ from: 1, to: 2 });
    const wider = new Map([...weights, ["whole 0-2", 0.6]]);
    expect(choose(runs, evidence, wider)?.candidate).toEqual({ from: 0, to: 2 });
  });

  it("falls on nothing where nothing weighs more, and among equals on nothing", () => {
    expect(
      choose(
        runs,
        evidence,
        new Map([
          ["begin 0", 1],
          ["nothing", 2],
        ]),
      ),
    ).toBeNull();
    expect(choose(runs, evidence, new Map())).toBeNull();
    expect(choose([], evidence, new Map([["nothing", -1]]))).toBeNull();
  });

  it("finds the best among thousands by looking at the most promising", () => {
    const many = Array.from({ length: 4000 }, (_, from) => ({ from, to: from + 1 }));
    const weights = new Map([
      ["begin 3000", 1],
      ["whole 3000-3001", 1],
    ]);
    expect(choose(many, evidence, weights)?.candidate).toEqual({ from: 3000, to: 3001 });
  });

  it("tells how likely the chosen is among all, and nothing", () => {
    const one = [{ from: 0, to: 1 }];
    expect(choose(one, evidence, new Map([["begin 0", 1]]))!.likelihood).toBeCloseTo(Math.E / (1 + Math.E));
    expect(choose(one, evidence, new Map([["begin 0", 40]]))!.likelihood).toBeCloseTo(1);
  });
});
