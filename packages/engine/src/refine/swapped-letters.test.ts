import { describe, expect, it } from "vitest";
import { rolesOf } from "../render/shown.ts";
import type { Change, Design } from "../vocabulary.ts";
import { changed, logoOf } from "./conversation.fixture.ts";
import { pictureOf } from "./promises.fixture.ts";

const SWAP: Change = { part: "colours", ask: "swap" };
const letters = (design: Design) => [...rolesOf(design, "letters")].map((role) => design.palette.light[role]);

describe("docs/laws.md F4: swap swaps the two colours wherever they are inked", () => {
  it.each([
    ["Logo for Northpeak, a mountain and a sun, navy and crimson"],
    ["Logo für Tannhof, eine Tanne, dunkelgrün und orange, zweifarbig"],
    ["Logo pour Feuille d'Or, une feuille, couleur or et vert bouteille"],
    ["ロゴ「はなより」、花、紺と赤"],
  ])("%s: the letters too, and twice is as it was", async (prompt) => {
    const root = await logoOf(prompt);
    const { primary, secondary } = root.design.palette;
    const [was] = letters(root.design);
    const [made] = changed([root], SWAP);
    expect(made.design.palette.primary).toBe(secondary);
    expect([primary, secondary]).toContain(was);
    expect(letters(made.design)).not.toContain(was);
    const [back] = changed([made, root], SWAP);
    expect(pictureOf(back.design)).toEqual(pictureOf(root.design));
  });

  it("letters that could not be read in the other keep theirs, and it is told", async () => {
    const root = await logoOf("Logo for Soggy Dog, a dog and a ball, blue and light yellow #ffffaa");
    const [was] = letters(root.design);
    const { design, report } = changed([root], SWAP)[0];
    expect(letters(design)).toEqual([was]);
    expect(report.unmet.map(({ did }) => did)).toContain(`the letters stay ${was}`);
  });
});
