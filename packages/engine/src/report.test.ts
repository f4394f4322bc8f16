import { expect, it } from "vitest";
import { designFromBrief, EMPTY_BRIEF, loadStudio } from "./index.ts";

it("names a colour by its word and its code once each, whatever brackets stood around them", async () => {
  const { report } = designFromBrief(
    await loadStudio(),
    {
      ...EMPTY_BRIEF,
      name: { value: "Rosso", source: "stated" },
      colors: {
        value: [{ hex: "#8b0000", word: "dark red (#8b0000", exact: true, role: "any", on: "only" }],
        source: "stated",
      },
    },
    { seed: 1, watermark: false },
  );
  const told = JSON.stringify([report.understood, report.unmet]);
  expect(told).toContain("dark red");
  expect(told).not.toMatch(/\(#8b0000[^)]*\(/u);
});
