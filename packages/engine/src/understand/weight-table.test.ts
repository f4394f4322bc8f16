import { describe, expect, it } from "vitest";
import { WeightTable } from "./weight-table.ts";

const NAMES = { mark: " ", unit: 1 };

describe("a table of weights", () => {
  it("finds each row by its evidence, whatever is in it, and no other", () => {
    const written = new Map<string, number>();
    for (let n = 0; n < 5_000; n++) written.set(`b.k ${n.toString(36)}|${n % 7} `, n / 8);
    for (const evidence of ["łodz", "œil", "日本", "a", "", "  ", "called "]) written.set(evidence, -1.5);
    const table = new WeightTable([...written].map(([key, weight]) => `${key} ${weight}`).join("\n"), NAMES);
    for (const [evidence, weight] of written) expect(table.get(evidence)).toBe(weight);
    for (const evidence of ["b.k zzzz|0 ", "lodz", "called", "b", "   "])
      expect(table.get(evidence)).toBeUndefined();
  });

  it("keeps rows of several, in the unit they were written in", () => {
    const table = new WeightTable("k a|b|12 -30 0\nk c|1 2 3", { mark: "|", unit: 0.01 });
    expect([...table.cells]).toEqual([0.12, -0.3, 0, 0.01, 0.02, 0.03]);
    expect([table.rowOf("k a|b"), table.rowOf("k c"), table.rowOf("k a")]).toEqual([0, 3, -1]);
  });

  it("of nothing holds nothing", () => {
    expect(new WeightTable("", NAMES).get("")).toBeUndefined();
  });

  it("refuses a line that is no row", () => {
    expect(() => new WeightTable("a 1\nb", NAMES)).toThrow("no row of weights: b");
    expect(() => new WeightTable("a 1 2", NAMES)).not.toThrow();
    expect(() => new WeightTable("a|1 2\nb|1", { mark: "|", unit: 1 })).toThrow("no row of weights: b|1");
  });
});
