import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { designFromPrompt } from "../../prompt.ts";
import { loadStudio } from "../../studio/load.ts";
import type { Design, Studio } from "../../vocabulary.ts";
import { readRequest } from "./request.ts";
import type { Wish } from "./wishes.ts";

let studio: Studio;
let parent: Design;
beforeAll(async () => {
  studio = await loadStudio();
  const root = "A logo for Nordlys, a yoga studio. Indigo and coral. A wave beside the name.";
  parent = (await designFromPrompt(studio, { prompt: root, watermark: false })).design;
}, 60_000);

const kinds = (prompt: string): Wish["kind"][] =>
  readRequest(studio, prompt, parent).changes.map(({ change }) => change.kind);

describe("a refinement's prompt", () => {
  it.each([
    ["warmer", ["shift"]],
    ["greener", ["hue"]],
    ["a bit bluer, please", ["hue"]],
    ["swap the colours", ["swap"]],
    ["no coral", ["without-colours"]],
    ["use #0a7f5a", ["recolour"]],
    ["bolder letters", ["letters"]],
    ["set it in Futura", ["letters"]],
    ["another symbol: an ear of wheat", ["mark"]],
    ["simpler", ["mark"]],
    ["bigger icon", ["size"]],
    ["stack it", ["lockup"]],
    ["rename to Südlicht", ["rename"]],
    ["add the tagline fresh every morning", ["tagline"]],
    ["add the tagline bold, simple, green", ["tagline"]],
    ["change the tagline to warm hands", ["tagline"]],
    ["more playful", ["mood"]],
    ["back to the first font", ["back"]],
    ["start over", ["afresh"]],
    ["thanks!", []],
    // A thing can only be kept if the parent has it, and "I'd like" is a wish.
    ["The same in deep green", ["recolour"]],
    ["same thing in terracotta please", ["recolour"]],
    ["I'd like it in navy", ["recolour"]],
    ["font feels too thin", ["letters"]],
    ["get rid of the tagline", ["tagline"]],
    ["it's now called Moonleaf", ["rename"]],
    ["inverse les deux couleurs stp", ["swap"]],
    ["¿lo puedes meter todo en un sello redondo?", ["mark"]],
    ["preciso de uma versão só com o símbolo", ["lockup"]],
    ["letters with the little feet", ["letters"]],
    ["helvetica, please", ["letters"]],
    ["the same w/o the wave", ["lockup"]],
    ["tagline: untouched", []],
    ["die Schrift passt nicht", ["letters"]],
    ["die Schrift passt, aber wärmer", ["shift"]],
  ] as const)("“%s” asks for %j", (prompt, wanted) => {
    const found = kinds(prompt);
    // After a comma a tagline without quotes ends, and a new wish may begin.
    expect(found.slice(0, Math.max(1, wanted.length))).toEqual(wanted);
  });

  it("takes nothing from inside a name or a tagline", () => {
    expect(kinds("rename to Green Serif")).toEqual(["rename"]);
    expect(kinds('add the tagline "bigger, bolder, greener"')).toEqual(["tagline"]);
    expect(kinds("add the tagline fresh every morning")).toEqual(["tagline"]);
  });

  it.each([
    ["narrower letters, it won't fit above the door", ["letters"]],
    ["all in black please, it's for a rubber stamp", ["recolour"]],
    ["They sell lamps now, so could we have a lantern instead of the wave?", ["mark"]],
    ["coral swapped for navy to match the kettles", ["recolour"]],
    ["The board finds the wave dated because their boat is gone, so a shell please", ["mark"]],
  ] as const)("takes no wish from a reason: “%s” asks for %j", (prompt, wanted) => {
    expect(kinds(prompt)).toEqual(wanted);
  });

  it("hears what somebody said of the logo as a wish, and what it should say as text", () => {
    expect(kinds('the client says "lighter font, and mint instead of the coral"')).toEqual([
      "recolour",
      "letters",
    ]);
    expect(kinds('the client says the tagline should be "lighter, calmer"')).toEqual(["tagline"]);
  });

  it("puts each colour in the place of the one it is named with", () => {
    const wishes = (prompt: string) =>
      readRequest(studio, prompt, parent).changes.flatMap(({ change }) =>
        change.kind === "recolour" ? [[change.wishes.map(({ word }) => word), change.replaces.length]] : [],
      );
    expect(wishes("coral becomes brass, indigo becomes plum")).toEqual([[["brass", "plum"], 2]]);
    expect(wishes("where it's indigo put teal")).toEqual([[["teal"], 1]]);
  });

  it.each(["one colour only: black", "everything in one colour, black", "just black"])(
    "takes “%s” for all there is",
    (prompt) => {
      const [change] = readRequest(studio, prompt, parent).changes.map((each) => each.change);
      expect(change).toMatchObject({ kind: "recolour", wishes: [{ word: "black" }, { word: "black" }] });
    },
  );

  it("leaves one of the logo's own colours alone, exactly as it is", () => {
    const [change] = readRequest(studio, "all one colour please, the coral one", parent).changes;
    const { secondary } = parent.palette;
    expect(change?.change).toMatchObject({ wishes: [{ hex: secondary }, { hex: secondary }] });
  });

  it("lets praise give way to what is asked for, and a lock not", () => {
    const asks = (prompt: string) => readRequest(studio, prompt, parent).locks.includes("mark");
    expect(asks("the wave is nice but how about a fox instead?")).toBe(false);
    expect(asks("keep the wave, and warmer")).toBe(true);
  });

  it("of any text is read without harm, with spans inside it", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 200 }),
          fc.string({ unit: "grapheme", maxLength: 120 }),
          torn(),
        ),
        (prompt) => {
          const { changes } = readRequest(studio, prompt, parent);
          for (const { span, said } of changes) {
            if (!span) continue;
            expect(span[0]).toBeGreaterThanOrEqual(0);
            expect(span[1]).toBeLessThanOrEqual(prompt.length);
            expect(said).not.toMatch(/[\u200b\u202a-\u202e]/);
          }
        },
      ),
      { numRuns: 200, seed: 5 },
    );
  });
});

/** Refinements torn apart: the grammar's own words in any order. */
const torn = () =>
  fc
    .array(
      fc.constantFrom(
        ...'make it the icon bigger smaller warmer greener no not without keep change font to add remove tagline rename “X” " , . : back first replace with a wave ear of wheat #ff0000 serif \u202e \u200b <b>'.split(
          " ",
        ),
      ),
      { maxLength: 30 },
    )
    .map((list) => list.join(" "));
