import { describe, expect, it } from "vitest";
import type { Change, TypeClass } from "../vocabulary.ts";
import { changed, logoOf, studio } from "./conversation.fixture.ts";
import { strokeIn } from "./heaviness.ts";

const set = (...classes: readonly TypeClass[]): Change => ({
  part: "letters",
  ask: "set",
  wish: { classes, family: null, weight: null, case: null, tracking: null },
  avoid: [],
});
const BOLDER: Change = { part: "letters", ask: "bolder", degree: 2 };

describe("docs/laws.md F2: another face is as heavy as the letters were", () => {
  it.each([
    ["Schreinerei „Tannhof Holzbau“: eine Tanne, in Young Serif, dunkelgrün", "sans"],
    ["Logo for Kestrel, elegant thin sans, black", "serif"],
    ["Logo for Kestrel, bold slab, black", "sans"],
    ["ロゴ「Hanayori」、太いサンセリフ、赤", "serif"],
  ] as const)("%s: %s, also after a step", async (prompt, kind) => {
    const root = await logoOf(prompt);
    for (const steps of [[], [BOLDER]]) {
      const before = steps.length > 0 ? changed([root], ...(steps as [Change]))[0] : root;
      const [made] = changed([before, root], set(kind));
      const [was, is] = [before, made].map(({ design }) => strokeIn(studio, design.type)!);
      expect(made.design.type.face).not.toBe(before.design.type.face);
      expect(is! / was!).toBeGreaterThan(0.75);
      expect(is! / was!).toBeLessThan(1.3);
    }
  });

  it("and as slanted", async () => {
    const root = await logoOf("Logo for Kestrel, a kestrel, serif, black");
    const [made] = changed([root], { part: "letters", ask: "italic" }, set("sans"));
    expect(made.design.type.adjustment?.slanted).toBe(true);
  });
});

describe("docs/laws.md F4: bolder is seen where a family has no next weight that shows", () => {
  it.each([
    ["a hair line of one weight", 'Logo for "Luma", in Sacramento, a lotus'],
    ["a brush of one weight", 'Logo for "Bella Rosa", in Nanum Brush Script, a rose'],
    ["a last weight like the one before it", 'Logo for "KARST", in Oswald, weight 600, a mountain'],
  ])("%s, and its opposite leads back", async (_, prompt) => {
    const root = await logoOf(prompt);
    const [bolder] = changed([root], BOLDER);
    expect(bolder.report.unmet).toEqual([]);
    expect(bolder.design.type.word!.shapes).not.toEqual(root.design.type.word!.shapes);
    expect(strokeIn(studio, bolder.design.type)! / strokeIn(studio, root.design.type)!).toBeGreaterThan(1.15);
    const [back] = changed([bolder, root], { ...BOLDER, ask: "lighter" } as Change);
    expect(back.design.type).toEqual(root.design.type);
  });
});
