import { describe, expect, it } from "vitest";
import { readOptions } from "./options.ts";
import { planCuts, planIntents, planStrikes } from "./plan.ts";
import { Random } from "./random.ts";

const plan = (...args: string[]) => {
  const options = readOptions(args);
  const random = new Random(options.seed);
  return {
    intents: planIntents(options, random.branch()),
    strikes: planStrikes(options, random.branch()),
    cuts: planCuts(options, random.branch()),
  };
};
const kinds = (list: readonly { readonly kind: string }[]) => new Set(list.map(({ kind }) => kind));

describe("what a run does", () => {
  it("follows from its seed", () => {
    expect(plan("--short", "--seed", "7")).toEqual(plan("--short", "--seed", "7"));
    expect(plan("--short", "--seed", "7")).not.toEqual(plan("--short", "--seed", "8"));
  });

  it.each([1, 2, 3, 4, 5])("leaves out no kind of fault, also when it is short (seed %i)", (seed) => {
    const { intents, strikes, cuts } = plan("--short", "--seed", String(seed));
    expect(kinds(strikes)).toEqual(new Set(["worker", "api", "postmaster", "backend"]));
    expect(new Set(cuts.map(({ what }) => what)).size).toBe(4);
    expect(new Set(intents.map(({ sending }) => sending)).size).toBe(3);
    expect(new Set(intents.map(({ key }) => key)).size).toBe(intents.length);
    expect(new Set(intents.map(({ workspace }) => workspace)).size).toBe(20);
  });

  it("is 2,000 jobs of 20 workspaces and more than 30 kills unless told otherwise", () => {
    const { intents, strikes } = plan();
    expect(intents).toHaveLength(2_000);
    expect(strikes.length).toBeGreaterThanOrEqual(30);
    expect(plan("--jobs", "10", "--kills", "3").strikes).toHaveLength(3);
    expect(() => plan("--jobs", "none")).toThrow('--jobs must be a whole number above 0, not "none"');
  });
});
