import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { conceive } from "../conceive/concepts.ts";
import { design } from "../design.ts";
import { knownBy } from "../lexicon/trades/businesses.ts";
import { TRADE_LIST } from "../lexicon/trades/trades.ts";
import { goodsIn } from "../things/goods.ts";
import { type Brief, EMPTY_BRIEF } from "../vocabulary.ts";
import { tellingThings } from "./meaning.ts";

const studio = await sharedStudio();
const business = (name: string, trade: string): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: name, source: "stated" },
  trade: { value: trade, source: "stated" },
  motifs: {
    value: [...new Set([...knownBy(trade), ...TRADE_LIST.find(({ id }) => id === trade)!.motifs])],
    source: "inferred",
  },
});
const SHOPS = [
  ["Marlow", "bakery"],
  ["Hartley", "veterinary"],
  ["Verity", "dentist"],
  ["Delmont", "cycling"],
] as const;
const TELLS = new Set(["pictorial", "scene", "monogram", "built-letter"]);

describe("a business that states no thing", () => {
  it.each(SHOPS)("%s, a %s, shows what it does or its letter", (name, trade) => {
    for (const seed of [1, 2, 3])
      expect(TELLS.has(design(studio, business(name, trade), seed).design.mark!.family)).toBe(true);
  });

  it.each(SHOPS)("%s, a %s, has at least three ideas in five seeds", (name, trade) => {
    const ideas = [1, 2, 3, 4, 5].map((seed) => {
      const { mark } = design(studio, business(name, trade), seed).design;
      return String(mark?.parameters.word ?? mark?.parameters.scene ?? mark?.family ?? "word");
    });
    expect(new Set(ideas).size, ideas.join(", ")).toBeGreaterThanOrEqual(3);
  });

  it("may show what its name means", () => {
    const shown = [1, 2, 3, 4, 5].map((seed) => {
      const { mark } = design(studio, business("Anchor Bay", "bakery"), seed).design;
      return String(mark?.parameters.scene ?? mark?.parameters.word);
    });
    expect(shown).toContainEqual(expect.stringMatching(/anchor/u));
  });

  it("shows what it is best known by before what a word of its name means", () => {
    const brief = {
      ...business("Baker Tull", "bakery"),
      motifs: { value: ["compass tool", "map", "ruler"], source: "inferred" },
    } as const;
    const notions = conceive(brief, () => true);
    expect(tellingThings(brief, notions).slice(0, 2)).toEqual(["compass tool", "map"]);
  });

  it("is an abstract figure where one is asked for", () => {
    const asked: Brief = {
      ...business("Marlow", "bakery"),
      form: { value: { form: "abstract", lockup: null }, source: "stated" },
    };
    expect(TELLS.has(design(studio, asked, 1).design.mark!.family)).toBe(false);
  });
});

describe("goods", () => {
  const brief = business("Sunny Side", "bakery");
  it("are the words of the prompt that are drawn and that the trade is known by", () => {
    expect(goodsIn(studio, "Sunny Side, croissants and baguettes by the river", brief)).toEqual([
      "croissant",
      "baguette",
    ]);
  });
  it("are not what was refused", () => {
    const refusing: Brief = {
      ...brief,
      avoid: { value: { colors: [], motifs: ["croissant"], styles: [] }, source: "stated" },
    };
    expect(goodsIn(studio, "Sunny Side, croissants and baguettes", refusing)).toEqual(["baguette"]);
  });
});
