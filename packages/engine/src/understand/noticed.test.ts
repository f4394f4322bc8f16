import { describe, expect, it } from "vitest";
import type { Noticed } from "../vocabulary.ts";
import { addMention, isSureOf, nameNoticed, tradesNoticed } from "./noticed.ts";
import { read } from "./reading.ts";

const sure = (label: number, of: number): readonly number[] =>
  Array.from({ length: of }, (_, at) => Math.log(at === label ? 0.98 : 0.02 / (of - 1)));
const reading = read("logo for sum total please");
/** "sum total" is the name, "please" is refused. */
const noticed: Noticed = {
  name: [sure(0, 3), sure(0, 3), sure(1, 3), sure(2, 3), sure(0, 3)],
  tagline: reading.words.map(() => sure(0, 3)),
  mention: [sure(0, 4), sure(0, 4), null, sure(0, 4), sure(2, 4)],
  trades: [
    { id: "accounting", likelihood: Math.log(0.7) },
    { id: "bakery", likelihood: Math.log(0.01) },
    { id: "florist", likelihood: -9 },
  ],
};

describe("what the language model noticed", () => {
  it("speaks for the run that it takes for the name, and against its parts and others", () => {
    const speaks = nameNoticed(noticed, reading)!;
    const whole = speaks({ from: 2, to: 4 });
    expect(whole).toBeGreaterThan(0);
    for (const other of [
      { from: 2, to: 3 },
      { from: 3, to: 4 },
      { from: 1, to: 4 },
      { from: 2, to: 5 },
      { from: 0, to: 1 },
    ])
      expect(speaks(other)).toBeLessThan(whole);
  });

  it("is heard less of names in other languages", () => {
    const abroad = { ...reading, language: "es" as const };
    expect(nameNoticed(noticed, abroad)!({ from: 2, to: 4 })).toBeLessThan(
      nameNoticed(noticed, reading)!({ from: 2, to: 4 }),
    );
  });

  it("adds to the label it takes a word for, and nothing to a word it did not read", () => {
    const sums = [0, 1, 2, 3, 4].map((at) => {
      const sum = new Float64Array(4);
      addMention(noticed, at, sum);
      return sum;
    });
    expect(sums[4]![2]).toBeGreaterThan(0);
    expect(sums[0]!.slice(1).every((each) => each < 0)).toBe(true);
    expect([...sums[2]!]).toEqual([0, 0, 0, 0]);
  });

  it("has votes for likely trades only, and is sure of few", () => {
    const votes = tradesNoticed(noticed);
    expect(votes.map(({ id, isSure }) => [id, isSure])).toEqual([
      ["accounting", true],
      ["bakery", false],
    ]);
    expect(votes[0]!.worth).toBeGreaterThan(votes[1]!.worth);
    expect(isSureOf(noticed, "accounting")).toBe(true);
    expect(isSureOf(noticed, "bakery")).toBe(false);
    expect(isSureOf(null, "accounting")).toBe(false);
  });

  it("is nothing where there is no model", () => {
    expect(nameNoticed(null, reading)).toBeNull();
    expect(tradesNoticed(null)).toEqual([]);
  });
});
