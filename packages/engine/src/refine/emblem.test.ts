import { beforeAll, expect, it } from "vitest";
import type { PromptedBrand } from "../index.ts";
import { logoOf, studio } from "./conversation.fixture.ts";
import { carry } from "./promises.fixture.ts";

let root: PromptedBrand;
beforeAll(async () => {
  root = await logoOf(
    "Logo for Northpeak Cycling Club, slogan “Ride higher”: a mountain, navy and orange, mark left",
  );
});

const OFF = { part: "tagline", ask: "remove" } as const;
const ROUND = { part: "layout", ask: "emblem" } as const;

it("a slogan that goes as the name goes round leaves the name on its rim", () => {
  const atOnce = carry(studio, [root], [OFF, ROUND]);
  const off = carry(studio, [root], [OFF]);
  const inTurn = carry(studio, [off, root], [ROUND]);
  expect(atOnce.design.lockup.kind).toBe("emblem");
  expect(atOnce.design.type.word?.box).toEqual(inTurn.design.type.word?.box);
  expect(atOnce.design.type.tagline).toBeNull();
});
