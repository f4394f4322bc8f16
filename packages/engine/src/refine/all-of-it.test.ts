import { describe, expect, it } from "vitest";
import type { Design } from "../vocabulary.ts";
import { converse, logoOf, replyTo } from "./conversation.fixture.ts";
import { pictureOf } from "./promises.fixture.ts";

const fills = (design: Design) =>
  new Set([...pictureOf(design).logo_svg.matchAll(/fill="(#[^"]+)"/gu)].map(([, fill]) => fill));

describe("a colour for all of it is one ink", () => {
  it.each([
    ["Logo für Praxis Seerose, eine Seerose, rosa", "alles in Dunkelblau", "#00008b"],
    ["Logo for Larkin, an owl, navy and orange", "everything in dark green please", "#006400"],
    ["Logo para Sierra Alta, una montaña, amarillo", "todo en rojo", "#ff0000"],
  ])("%s: %s", async (prompt, message, hex) => {
    const [made] = await converse(prompt, message);
    expect(fills(made.design)).toEqual(new Set([hex]));
  });

  it("but a pale one is held, and not altered", async () => {
    const [made] = await converse("Logo for Larkin, an owl, navy", "everything in yellow");
    expect(fills(made.design)).toContain("#ffff00");
  });

  it("and a colour alone is the main one", async () => {
    const [made] = await converse("Logo for Larkin, an owl, navy, the name in orange", "make it dark green");
    expect(made.design.changes?.[0]?.change).toMatchObject({ part: "colours", ask: "set" });
  });
});

it("there is nothing to swap where one colour is seen, and it is told", async () => {
  const root = await logoOf("Logo for Larkin, an owl, navy");
  const same = await replyTo([root], "swap the colours");
  expect(same.design).toBe(root.design);
  expect(same.report.unmet).toHaveLength(1);
});

it.each([
  ["Logo pour Atelier Mûre, violet, monogramme", "écris Mure sans accent"],
  ["Logo for Kappa Bau, letters KB, orange", "rename to Kappa Bauwerk"],
])("a monogram of the same letters stays: %s", async (...said) => {
  const [made, root] = await converse(...said);
  expect(made.design.name).not.toBe(root!.design.name);
  expect(made.design.mark).toEqual(root!.design.mark);
});
