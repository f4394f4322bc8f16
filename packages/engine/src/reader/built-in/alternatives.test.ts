import { expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { design } from "../../design.ts";
import { readPrompt } from "../../index.ts";

const studio = await sharedStudio();

// docs/laws.md R7: every language says "or" in its own way.
it.each([
  ["Logo for Fernhill Bakes, a fox or a hedgehog, dark green", ["fox", "hedgehog"]],
  ["Pub called The Idle Oar. Boat, oar or anchor - you choose. Brown", ["boat", "oar", "anchor"]],
  ["Fietsenmaker Van Dam, een fiets of een wiel, groen", ["bicycle", "wheel"]],
  ["Зоомагазин Лапка: кошка либо собака, синий", ["cat", "dog"]],
  ["咖啡馆“晨光”的标志,太阳或者杯子,橙色", ["sun", "cup"]],
])("%s leaves a choice", async (prompt, things) => {
  expect((await readPrompt(studio, prompt)).alternatives?.value).toEqual([things]);
});

it("two things that are both wanted leave none", async () => {
  const brief = await readPrompt(studio, "Logo for Fernhill Bakes, a fox and a hedgehog, dark green");
  expect(brief.motifs?.value).toEqual(["fox", "hedgehog"]);
  expect(brief.alternatives).toBeUndefined();
});

it("either of two ways to show the same two leaves none", async () => {
  const prompt =
    "my dog walking business is called Wag Time, a dog with a clock in its mouth or a dog on a clock";
  const brief = await readPrompt(studio, prompt);
  expect(brief.alternatives).toBeUndefined();
  expect(brief.motifs?.value).toEqual(["dog", "clock"]);
});

it("one of them is drawn, and the Report says that there was a choice", async () => {
  // docs/laws.md R4, G7
  const brief = await readPrompt(studio, "Logo for Fernhill Bakes, a fox or a hedgehog, dark green");
  const { design: made, report } = design(studio, brief, 3);
  expect(made.mark?.motifs).toHaveLength(1);
  expect(report.unmet.filter(({ field }) => field === "motifs")).toEqual([]);
  const told = report.understood.find(({ field }) => field === "motifs");
  expect(told?.value).toBe("fox or hedgehog");
  expect(told?.led_to).toContain("the prompt left the choice");
});
