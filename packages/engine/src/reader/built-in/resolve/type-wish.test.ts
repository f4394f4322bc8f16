import { expect, it } from "vitest";
import { sharedStudio } from "../../../../test/studio.ts";
import { readPrompt } from "../../../index.ts";

const studio = await sharedStudio();

it.each([
  ["Logo voor Fietsfabriek, lettertype Work Sans, oranje", "Work Sans", []],
  ["为“云海茶馆”设计标志，字体用宋体，墨绿色", null, ["serif"]],
])("R5: “%s” states its letters in whatever language", async (prompt, family, classes) => {
  const type = (await readPrompt(studio, prompt)).type;
  expect(type).toMatchObject({ source: "stated", value: { family } });
  expect(type?.value.classes).toEqual(classes);
});
