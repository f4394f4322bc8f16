import { expect, it } from "vitest";
import { KeptScenes } from "./kept-scenes.ts";

it("keeps up to so many characters, and lets go of what was not asked for the longest", () => {
  const kept = new KeptScenes(10);
  kept.set("a", "xxxx");
  kept.set("b", "yyyy");
  expect(kept.get("a")).toBe("xxxx");
  kept.set("c", "zzzz");
  expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual(["xxxx", undefined, "zzzz"]);
});

it("counts a scene that is set again once, and keeps none that is larger than all it may keep", () => {
  const kept = new KeptScenes(10);
  for (let n = 0; n < 5; n++) kept.set("a", "xxxx");
  kept.set("b", "yyyy");
  expect([kept.get("a"), kept.get("b")]).toEqual(["xxxx", "yyyy"]);
  kept.set("large", "z".repeat(11));
  expect(kept.get("large")).toBeUndefined();
  kept.set("a", "xxxx");
  expect(kept.get("a")).toBe("xxxx");
});
