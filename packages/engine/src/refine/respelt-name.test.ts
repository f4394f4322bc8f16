import { beforeAll, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { designFromPrompt, type PromptedBrand } from "../index.ts";
import { linesIn, seenApart } from "../verify/look.ts";
import { markHeight } from "../verify/measure.ts";

const studio = await sharedStudio();
let root: PromptedBrand;
beforeAll(async () => {
  root = await designFromPrompt(studio, {
    prompt: "Logo voor De Groene Spade, een tuinder. Een schep, groen en oker.",
    watermark: false,
    seed: 14,
  });
});

const refined = (prompt: string) =>
  designFromPrompt(studio, { prompt, watermark: false, parent: { brief: root.brief, design: root.design } });

it("a letter more keeps lines, size and place of the mark (docs/laws.md F2, F5)", async () => {
  const { design, report } = await refined("het is 'De Groene Spaade', met dubbel a");
  expect(design.name).toBe("De Groene Spaade");
  expect(linesIn(design)).toBe(linesIn(root.design));
  expect(markHeight(design)).toBeCloseTo(markHeight(root.design)!, 2);
  expect(report.changed).toEqual(["name"]);
});

it("a name that becomes much longer may break, and the Report says so (docs/laws.md R4)", async () => {
  const { design, report } = await refined("the name is now 'De Groene Spade Tuingereedschap'");
  expect(linesIn(design)).toBeGreaterThan(linesIn(root.design));
  expect(report.kept).not.toContain("layout");
  expect(report.notes.join(" ")).toContain("lines");
});

it("what looks otherwise is never told as kept (docs/laws.md R4)", () => {
  const { design } = root;
  const { palette } = design;
  const repainted = { ...palette, dark: { ...palette.dark, primary: "#123456" } };
  expect(seenApart(design, design)).toEqual([]);
  expect(seenApart(design, { ...design, palette: repainted })).toEqual(["colours"]);
  const { mark } = design.lockup;
  const grown = {
    ...design,
    lockup: { ...design.lockup, mark: mark && { ...mark, scale: mark.scale * 1.4 } },
  };
  expect(seenApart(design, grown)).toEqual(["layout"]);
});

it("says that nothing was asked only where nothing was, and each unmet wish once (docs/laws.md R4)", async () => {
  const { report } = await refined("make it spin and glow with a 3d animation");
  expect(report.changed).toEqual([]);
  expect(report.unmet.length).toBeGreaterThan(0);
  expect(new Set(report.unmet.map(({ wish }) => wish)).size).toBe(report.unmet.length);
  expect(report.notes.join(" ")).not.toContain("no change was read");
});
