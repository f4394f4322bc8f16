import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { design } from "../design.ts";
import { motifsFor, namesIn } from "../explore/context.ts";
import { type Brief, EMPTY_BRIEF } from "../vocabulary.ts";

const studio = await sharedStudio();
const briefFor = (name: string, trade: string | null, ...things: readonly string[]): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: name, source: "stated" },
  trade: trade === null ? null : { value: trade, source: "stated" },
  motifs: things.length > 0 ? { value: things, source: "stated" } : null,
});
const namesOf = (thing: string, trade: string | null = null) =>
  namesIn(studio, briefFor("Alto", trade, thing))(thing);
const drawnFor = (thing: string, trade: string | null = null) =>
  motifsFor(studio, namesOf(thing, trade)).map(({ id }) => id);

describe("what a thing may be called", () => {
  it.each([
    ["lions head", "lion", "head"],
    ["a lion's head", "lion", "head"],
    ["sea turtle", "turtle", "sea"],
    ["bottle of milk", "bottle", "milk"],
    ["sprig of mint", "mint leaf", "sprig"],
    ["elephants trunk", "elephant", "trunk"],
    ["bears paw", "paw", "bears"],
    ["rubber duck", "duck", "rubber"],
  ])("%s is a %s and no %s", (thing, is, isNot) => {
    expect(namesOf(thing)).toContain(is);
    expect(namesOf(thing)).not.toContain(isNot);
  });

  it.each(["sewing machine", "pine cone", "sea horse"])(
    "%s is no kind of its last word, nor of its first",
    (thing) => {
      const parts = thing.split(" ");
      for (const part of parts) expect(namesOf(thing)).not.toContain(part);
    },
  );

  it("keeps to the closest name that is drawn", () => {
    expect(namesOf("fire engine")).not.toContain("engine");
    expect(drawnFor("fire engine")).toContain("ph:fire-truck-fill");
    expect(namesOf("tractor")).toEqual(["tractor"]);
  });
});

describe("words for two things", () => {
  it.each([
    ["mouse", "computer hardware", /mouse/, /rodent|rat$/],
    ["mouse", "cheese shop", /rodent|rat$|fluent:mouse/, /ph:mouse/],
    ["crane", "construction", /crane/, /bird/],
    ["seal", "notary", /seal|stamp/, /lion|fluent:seal/],
    ["seal", "aquarium", /lion|fluent:seal/, /ph:seal/],
    ["bat", "cricket club", /cricket/, /:bat$/],
    ["bat", "cave tours", /:bat$/, /cricket/],
    ["chain", "jewellery", /necklace/, /cube|block/],
    ["bolt", "machine parts", /bolt/, /lightning/],
    ["trunk", "travel luggage", /suitcase|luggage/, /log|elephant/],
    ["pipe", "plumber", /pipe/, /smoking|tube/],
  ])("a %s for %s", (word, trade, drawn, notDrawn) => {
    const ids = drawnFor(word, trade);
    expect(ids.some((id) => drawn.test(id))).toBe(true);
    expect(ids.filter((id) => notDrawn.test(id))).toEqual([]);
  });
});

describe("what has no drawing", () => {
  it.each(["harp", "marionette"])("is told as unmet and never claimed: %s", (thing) => {
    const { design: made, report } = design(studio, briefFor("Alto", null, thing), 1);
    expect(made.mark?.motifs ?? []).not.toContain(thing);
    expect(report.unmet.some(({ field, wish }) => field === "motifs" && wish.includes(thing))).toBe(true);
  });

  it("is not shown by what merely goes with it: a paw is no dog, wheat is no bread", () => {
    for (const [thing, scene] of [
      ["dog", "paw"],
      ["bread", "wheat"],
    ] as const)
      for (const seed of [1, 2, 3]) {
        const { design: made } = design(studio, briefFor("Alto", null, thing), seed);
        if (made.mark?.motifs.includes(thing)) expect(made.mark.parameters.scene).not.toBe(scene);
      }
  });
});
