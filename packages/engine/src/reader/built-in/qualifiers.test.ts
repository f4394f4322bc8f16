import { expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { readWhole } from "./prompt.ts";

const studio = await sharedStudio();

const told = async (prompt: string) =>
  (await readWhole(studio, prompt)).unmet.flatMap(({ field, wish }) => (field === "motifs" ? [wish] : []));

// docs/laws.md R4: what is said of a thing and chooses no drawing is told, in the prompt's own words.
it.each([
  ["Logo für Imkerei Wabe, ein Bienenkorb mit sieben Bienen, gelb", ["sieben Bienen"]],
  ["Six foxes and a moon for Duskwood", ["Six foxes"]],
  ["Seven stars for Nightly, blue", ["Seven stars"]],
])("%s: %s", async (prompt, wishes) => {
  expect(await told(prompt)).toEqual(wishes);
});

// Poses choose drawings: they are kept in the Brief, and what no drawing has is told by `verify/poses.ts`.
it.each([
  ["Sleepy Otter hostel: an otter floating on its back, teal", ["swimming", "back"]],
  ["A sitting cat for Purrfect grooming, black", ["sitting"]],
  ["Ein schlafender Hund für Tierhotel Bello, braun", ["sleeping"]],
  ["Спящая лиса для хостела «Лисий сон», оранжевый", ["sleeping"]],
  ["A horse facing left for Left Bank Stables, brown", ["left"]],
])("%s: %s, as a pose", async (prompt, poses) => {
  const { brief } = await readWhole(studio, prompt);
  expect(brief.poses?.value.map(({ pose }) => pose)).toEqual(poses);
  expect(await told(prompt)).toEqual([]);
});

it.each([
  "A bathtub with a dog in it would be cute, for Muddy Mutts",
  "Ein Hobel mit Holzspänen wäre schön, für die Schreinerei Brandl",
  "We make mattresses, Coilbed. A metal spring as the mark please",
  "Un logo per il caffè Nuvola, una tazza se possibile, blu",
  "A sewing machine for Stitchly, pink",
  "Drie tulpen voor bloemenwinkel Veldzicht, rood",
  "Three pine trees for Pinewood Cabins, green",
  "Drip Dry plumbing, a tap with one drop falling from it",
])("%s: nothing is told of what is drawn, or of how one asks", async (prompt) => {
  expect(await told(prompt)).toEqual([]);
});

it("takes a thing that is named again for no refusal of the colour behind it", async () => {
  const { brief } = await readWhole(
    studio,
    "my plumbing business is called Drip Dry. i want a tap with one drop falling from it. tap grey, drop bright blue",
  );
  expect(brief.avoid).toBeNull();
  expect(brief.colors?.value.map(({ word }) => word)).toEqual(["grey", "bright blue"]);
});

it.each(["一只狗，宠物店阿福，绿色", "One lighthouse for Beacon Bay, navy"])(
  "%s: that there is one is nothing that is left out",
  async (prompt) => {
    expect(await told(prompt)).toEqual([]);
  },
);
