import { expect, it } from "vitest";
import { designFromBrief, designFromPrompt, EMPTY_BRIEF, loadStudio } from "./index.ts";
import { heldParts } from "./render/held.ts";

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

it("lists every inked pair, and tells what can hardly be seen on the dark ground (docs/laws.md G3)", async () => {
  const prompt = "monogram for a florist, letters R and M, gold on white. Name: Rose Mallow";
  const { report, design } = await designFromPrompt(await loadStudio(), { prompt, watermark: false });
  const inks = new Set(
    heldParts(design).flatMap(({ shapes }) => shapes.map(({ ink }) => design.palette.dark[ink])),
  );
  const listed = report.contrast.filter(({ variant }) => variant === "dark").map(({ color }) => color);
  expect(listed).toEqual(expect.arrayContaining([...inks]));
  const faint = report.contrast.filter(({ ratio, part }) => ratio < 3 && !part.endsWith("plate"));
  expect(faint).not.toEqual([]);
  for (const { color } of faint)
    expect(report.unmet).toContainEqual(
      expect.objectContaining({ wish: expect.stringContaining(`${color} on the dark background`) }),
    );
});
