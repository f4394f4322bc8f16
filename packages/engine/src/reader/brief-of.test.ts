import { expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { briefOf } from "./brief-of.ts";

const studio = await sharedStudio();
const motifsFor = (words: string, trade: string) =>
  briefOf(studio, `Wax & Wane, ${words}`, { statements: [{ kind: "trade", words, trade }] }).brief.motifs;

it("an operator's model × kinds of business: the caller's words say what is shown, not the nearest trade", () => {
  expect(motifsFor("candle maker", "perfume house")?.value[0]).toBe("candle");
});

it("an operator's model × another language: the trade that it chose says what is shown", () => {
  expect(motifsFor("Bäckerei", "bakery")?.value).toContain("bread");
});
