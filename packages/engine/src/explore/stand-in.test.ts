import { describe, expect, it } from "vitest";
import { design } from "../design.ts";
import { loadStudio } from "../studio/load.ts";
import { type Brief, EMPTY_BRIEF } from "../vocabulary.ts";

const studio = await loadStudio();
const asking = (thing: string, trade: string | null): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: "Toma", source: "stated" },
  trade: trade === null ? null : { value: trade, source: "stated" },
  motifs: { value: [thing], source: "stated" },
});

describe("a thing that nobody here draws", () => {
  it("gives way to what the trade is known for, and the Report says so", () => {
    const { design: made, report } = design(studio, asking("ice shaver", "bakery"), 1);
    expect(made.mark?.family).toMatch(/^(?:scene|pictorial)$/u);
    expect(report.unmet).toContainEqual(
      expect.objectContaining({ field: "motifs", wish: "ice shaver", why: "Marque has no drawing of it" }),
    );
  });

  it("is told as unmet where there is no trade either", () => {
    const { report } = design(studio, asking("ice shaver", null), 1);
    expect(report.unmet).toContainEqual(expect.objectContaining({ field: "motifs", wish: "ice shaver" }));
  });

  it("is not given up where it can be drawn", () => {
    const { design: made, report } = design(studio, asking("otter", "bakery"), 1);
    expect(made.mark?.parameters.scene).toMatch(/otter/u);
    expect(report.unmet.filter(({ field }) => field === "motifs")).toEqual([]);
  });
});
