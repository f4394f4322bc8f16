/** No carrot is blue where nobody asked for blue. */

import { expect, it } from "vitest";
import { type Brief, EMPTY_BRIEF } from "../vocabulary.ts";
import { calledHues, hueOfThing } from "./called.ts";
import { choosePalettes } from "./choose.ts";
import { oklch } from "./colour.ts";

const about = (trade: string): Brief => ({ ...EMPTY_BRIEF, trade: { value: trade, source: "stated" } });

it("a thing that people know in one colour calls for it, before any word does", () => {
  expect(calledHues(about("ocean swimming"))?.hues).toEqual([185, 265]);
  expect(calledHues(about("ocean swimming"), ["carrot"])).toEqual({ hues: [45, 85], isBright: true });
});

it("things of any colour leave the choice to words, and words of two colours call for none", () => {
  expect(hueOfThing(["van", "vans"])).toBeNull();
  expect(calledHues(about("moving company"), ["van"])).toBeNull();
  expect(calledHues(about("sun and moon"))).toBeNull();
});

it("a cactus is green whatever the seed", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const { c, h } = oklch(choosePalettes(about("plant shop"), seed, 1, "mark", ["cactus"])[0]!.primary);
    if (c > 0.03) expect(h > 105 && h < 180).toBe(true);
  }
});
