import { expect, it } from "vitest";
import { sharedStudio } from "../test/studio.ts";
import { designFromBrief, designFromPrompt, EMPTY_BRIEF } from "./index.ts";
import { heldParts } from "./render/held.ts";

it("names a colour by its word and its code once each, whatever brackets stood around them", async () => {
  const { report } = designFromBrief(
    await sharedStudio(),
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

it.each([
  "monogram for a florist, letters R and M, gold on white. Name: Rose Mallow",
  "Kudrlinka, hair salon, scissors, pink",
  "Old Tollgate Apiary, a bee and a skep hive, honey yellow and dark brown",
])("lists every inked pair of %s, and tells what can hardly be seen (docs/laws.md G3)", async (prompt) => {
  const { report, design } = await designFromPrompt(await sharedStudio(), { prompt, watermark: false });
  const inks = new Set(
    heldParts(design).flatMap(({ shapes }) => shapes.map(({ ink }) => design.palette.dark[ink])),
  );
  const listed = report.contrast.filter(({ variant }) => variant === "dark").map(({ color }) => color);
  expect(listed).toEqual(expect.arrayContaining([...inks]));
  const faint = report.contrast.filter(
    ({ variant, ratio, part }) => variant === "dark" && ratio < 3 && !/plate$|^onPrimary$/u.test(part),
  );
  for (const { color } of faint)
    expect(report.unmet).toContainEqual(
      expect.objectContaining({ wish: expect.stringContaining(`${color} on the dark background`) }),
    );
});
