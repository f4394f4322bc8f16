import { expect, it } from "vitest";
import { sharedStudio } from "../../../test/studio.ts";
import { readPrompt } from "./prompt.ts";

const studio = await sharedStudio();

it.each([
  ["Dachdecker Huber, Logo bitte", "home roof"],
  ["Dakdekkersbedrijf Van Dijk", "home roof"],
  ["Traslochi Ferri", "box truck"],
  ["Pompes funèbres Morel", "candle"],
])(
  "a trade that stands in the name is read in its own language: %s (docs/laws.md R7)",
  async (prompt, thing) => {
    const { motifs } = await readPrompt(studio, prompt);
    expect(motifs?.value).toContain(thing);
    expect(motifs?.value).not.toContain("van passenger");
  },
);

it.each([
  ["A poodel for my dog salon Fluffs", "poodle"],
  ["Draw an elephent for Nellie Toys", "elephant"],
])("a slip of a letter in a thing finds the thing: %s", async (prompt, thing) => {
  expect((await readPrompt(studio, prompt)).motifs?.value).toContain(thing);
});

it.each([
  ["Bogenschützen Hartwald, Logo mit einem Bogen", "bow"],
  ["Schlüsseldienst Mende, ein Schloss, grün", "lock"],
  ["kraan voor bouwbedrijf Velda, geel", "crane"],
  ["velas Lumbre, una vela encendida", "candle"],
  ["строительная компания Вектор, башенный кран", "tower crane"],
])("a word for several things means the one of the trade: %s", async (prompt, thing) => {
  expect((await readPrompt(studio, prompt)).motifs?.value[0]).toBe(thing);
});

it.each([
  ["Hotel Bergblick, ein Schloss", "castle"],
  ["Архитектурное бюро Вектор, арка", "arch"],
])("and the likeliest where the trade tells nothing: %s", async (prompt, thing) => {
  expect((await readPrompt(studio, prompt)).motifs?.value).toContain(thing);
});
