import { expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { designFromBrief, EMPTY_BRIEF, fromMemory, NO_TYPE, toMemory } from "../index.ts";
import type { Brief, TypeWish } from "../vocabulary.ts";

const studio = await sharedStudio();
const briefIn = (wish: Partial<TypeWish>): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: "Halden", source: "stated" },
  type: { value: { ...NO_TYPE, ...wish }, source: "stated" },
});
const drawn = (wish: Partial<TypeWish>) =>
  designFromBrief(studio, briefIn(wish), { seed: 1, watermark: false });

it.each([100, 200, 300, 400, 500, 600, 700, 800, 900])("R5: Montserrat is set in the weight %i", (weight) => {
  const { design, report } = drawn({ family: "Montserrat", weight });
  expect(design.type).toMatchObject({ family: "Montserrat", weight });
  expect(report.unmet).toEqual([]);
});

it("R5: the Report says where a family has no such weight", () => {
  const { design, report } = drawn({ family: "Lato", weight: 600 });
  expect(design.type).toMatchObject({ family: "Lato", weight: 700 });
  expect(report.unmet.map(({ why }) => why)).toEqual([
    "Marque does not have Lato in weight 600, so weight 700 is used",
  ]);
});

it("stored Briefs whose weight is a word are read", () => {
  const { design } = drawn({ weight: 700 });
  const stored = JSON.parse(JSON.stringify(toMemory({ brief: briefIn({ weight: 700 }), design })));
  stored.brief.type.value.weight = "black";
  expect(fromMemory(stored).brief.type?.value.weight).toBe(900);
});

it("R7: Be Vietnam Pro sets Vietnamese (docs/laws.md R7)", () => {
  const { missing, borrowed } = studio.set({ text: "Phở Hạnh Phúc", face: "be-vietnam-pro", weight: 500 });
  expect([missing, borrowed]).toEqual([[], []]);
});
