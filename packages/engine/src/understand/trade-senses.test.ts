import { describe, expect, it } from "vitest";
import { learnSenses, type Sample } from "../../scripts/learn/senses.ts";
import { sensed } from "./trade-senses.ts";

const vector = (...values: number[]) => Float32Array.from(values);

describe("what the language model says for a trade", () => {
  const bakery = { id: "bakery", vector: vector(1, 0), sense: { weights: vector(2, 0), bias: 0.5 } };
  const plumber = { id: "plumber", vector: vector(0, 1), sense: { weights: vector(-0.25, 1), bias: -1 } };

  it("is most where the weights point the way the text does", () => {
    expect([bakery, plumber].map((trade) => sensed(trade, vector(1, 0)))).toEqual([2.5, -1.25]);
    expect([bakery, plumber].map((trade) => sensed(trade, vector(0, 3)))).toEqual([0.5, 2]);
  });

  it("is nothing where the trade was not taught", () => {
    expect(sensed({ id: "bakery", vector: vector(1, 0) }, vector(1, 0))).toBe(0);
  });
});

describe("learning what vectors say for trades", () => {
  const settings = { rounds: 20, rate: 0.3, restraint: 0.1 };
  const samples: readonly Sample[] = [
    { vector: vector(1, 0), trades: [0] },
    { vector: vector(0.8, 0.6), trades: [0] },
    { vector: vector(0, 1), trades: [1] },
    { vector: vector(-0.6, 0.8), trades: [1, 2] },
    { vector: vector(-1, 0), trades: [2] },
  ];
  const said = (restraint: number, text: Float32Array) =>
    learnSenses(samples, 3, { ...settings, restraint }).map((sense) =>
      sensed({ id: "", vector: text, sense }, text),
    );

  it("finds the trade of a vector near those it was shown", () => {
    const likeliest = (text: Float32Array) => {
      const sums = said(0.1, text);
      return sums.indexOf(Math.max(...sums));
    };
    expect([vector(0.95, 0.1), vector(0.1, 0.95), vector(-0.95, -0.1)].map(likeliest)).toEqual([0, 1, 2]);
  });

  it("learns the same from the same", () => {
    expect(learnSenses(samples, 3, settings)).toEqual(learnSenses(samples, 3, settings));
  });

  it("is surer where it is restrained less", () => {
    const most = (restraint: number) => Math.max(...said(restraint, vector(1, 0)));
    expect(most(0.1)).toBeGreaterThan(most(5));
  });
});
