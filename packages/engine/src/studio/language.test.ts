import { beforeAll, describe, expect, it } from "vitest";
import { TRADE_LIST } from "../understand/trade.ts";
import { understand } from "../understand/understand.ts";
import type { Studio } from "../vocabulary.ts";
import { withLanguage } from "./language.ts";
import { loadStudio } from "./load.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await withLanguage(await loadStudio());
}, 60_000);

describe("the language model", () => {
  it("has an anchor for every trade and both poles of every axis", () => {
    expect(studio.language!.trades.map(({ id }) => id)).toEqual(TRADE_LIST.map(({ id }) => id));
    expect(studio.language!.poles.map(({ axis }) => axis)).toEqual([
      "loud",
      "new",
      "grave",
      "rich",
      "sharp",
      "machine",
    ]);
  });

  it("fills in what the words leave open, and calls it inferred", async () => {
    const brief = await understand(studio, "we mend broken accordions and bagpipes for travelling players");
    expect(brief.trade?.value).toBe("music label");
    const open = await understand(studio, "hush, dim lamps, drifting off until dawn");
    expect(open.mood?.source).toBe("inferred");
    expect(open.mood!.value.loud).toBeLessThan(0);
  });

  it("gives the same Brief each time, and leaves stated things alone", async () => {
    const prompt = "Zorb: we untangle things for people who wait. Green.";
    expect(await understand(studio, prompt)).toEqual(await understand(studio, prompt));
    expect((await understand(studio, "a bakery called Crumb")).trade).toMatchObject({
      value: "bakery",
      source: "stated",
    });
  });
});
