import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { TRADE_LIST } from "../lexicon/trades/trades.ts";
import { readPrompt } from "../reader/built-in/prompt.ts";
import type { Studio } from "../vocabulary.ts";
import { parseSenses, writeSenses } from "./language.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
}, 60_000);

describe("the language model", () => {
  it("has an anchor for every trade and both poles of every axis", () => {
    expect(studio.language().trades.map(({ id }) => id)).toEqual(TRADE_LIST.map(({ id }) => id));
    expect(studio.language().poles.map(({ axis }) => axis)).toEqual([
      "loud",
      "new",
      "grave",
      "rich",
      "sharp",
      "machine",
    ]);
  });

  it("was taught every trade", () => {
    const width = studio.language().poles[0]!.low.length;
    for (const trade of studio.language().trades)
      expect(trade, trade.id).toMatchObject({ sense: { weights: { length: width } } });
  });

  it("keeps what it was taught in bytes, near enough", () => {
    const weights = Float32Array.from([2, -0.7, 0]);
    const again = parseSenses(writeSenses(new Map([["bakery", { weights, bias: -1.25 }]]))).get("bakery")!;
    expect(again.bias).toBe(-1.25);
    weights.forEach((weight, at) => {
      expect(Math.abs(again.weights[at]! - weight)).toBeLessThan(2 / 250);
    });
  });

  it("fills in what the words leave open, and calls it inferred", async () => {
    const brief = await readPrompt(studio, "we mend broken accordions and bagpipes for musicians");
    expect(brief.trade?.value).toBe("music label");
    const open = await readPrompt(studio, "hush, dim lamps, drifting off until dawn");
    expect(open.mood?.source).toBe("inferred");
    expect(open.mood!.value.loud).toBeLessThan(0);
  });

  it("gives the same Brief each time, and leaves stated things alone", async () => {
    const prompt = "Zorb: we untangle things for people who wait. Green.";
    expect(await readPrompt(studio, prompt)).toEqual(await readPrompt(studio, prompt));
    expect((await readPrompt(studio, "a bakery called Crumb")).trade).toMatchObject({
      value: "bakery",
      source: "stated",
    });
  });
});
