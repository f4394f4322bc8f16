/** Each thing and part wears the colour that was asked for it, and nothing else does (docs/laws.md R3). */

import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { designFromBrief, type Studio } from "../index.ts";
import { oklch } from "../palette/colour.ts";
import { heldParts } from "../render/held.ts";
import { unfulfilled } from "../verify/brief.ts";
import { type Brief, type ColorWish, type Design, EMPTY_BRIEF } from "../vocabulary.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
}, 60_000);

const wish = (hex: string, given: Partial<ColorWish> = {}): ColorWish => ({
  hex,
  word: hex,
  exact: true,
  role: "any",
  ...given,
});

const briefOf = (
  motifs: readonly string[],
  colors: readonly ColorWish[],
  given: Partial<Brief> = {},
): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: "Solvane", source: "stated" },
  motifs: { value: motifs, source: "stated" },
  colors: { value: colors, source: "stated" },
  ...given,
});

const draw = (brief: Brief, seed = 1) => {
  const { design, report } = designFromBrief(studio, brief, { seed, watermark: false });
  return { design, report, unmet: [...report.unmet, ...unfulfilled(brief, design, report.unmet)] };
};

const fills = (design: Design, of?: string): readonly string[] => [
  ...new Set(
    heldParts(design)
      .flatMap(({ shapes }) => shapes)
      .filter((shape) => of === undefined || shape.of === of)
      .map(({ ink }) => design.palette.light[ink]),
  ),
];

describe("two things of two colours", () => {
  const [PURPLE, YELLOW] = ["#800080", "#ffd700"] as const;

  it("wear each its own, whichever is first", () => {
    const wishes = [wish(PURPLE, { of: "book" }), wish(YELLOW, { of: "star" })];
    for (const colors of [wishes, wishes.toReversed()])
      for (const seed of [1, 2, 3]) {
        const { design } = draw(briefOf(["book", "star"], colors), seed);
        if (design.mark?.family !== "pair") continue;
        expect(fills(design, "book")).toEqual([PURPLE]);
        expect(fills(design, "star")).toEqual([YELLOW]);
      }
  });
});

describe("a name of which no colour was said", () => {
  const [PURPLE, YELLOW] = ["#800080", "#ffd700"] as const;
  const nameOf = ({ lockup, palette, type }: Design) =>
    heldParts({ lockup, palette, type } as Design)
      .filter(({ name }) => name === "wordmark")
      .flatMap(({ shapes }) => shapes.map(({ ink }) => [palette.light[ink], palette.dark[ink]]))
      .flat();

  it("wears none of those that things have, on either ground", () => {
    for (const colors of [
      [wish(PURPLE, { of: "book" })],
      [wish(PURPLE, { of: "book" }), wish(YELLOW, { of: "star" })],
    ]) {
      const { design } = draw(briefOf(["book", "star"], colors));
      expect(nameOf(design).every((hex) => oklch(hex).c < 0.035)).toBe(true);
      expect(design.palette.primary).toBe(PURPLE);
    }
  });

  it("wears what was said of all", () => {
    const { design } = draw(briefOf(["book", "star"], [wish(YELLOW, { of: "star" }), wish("#000080")]));
    expect(nameOf(design)).toContain("#000080");
    expect(fills(design, "book")).toEqual(["#000080"]);
  });
});

describe("a part that the drawing does not have", () => {
  it("gives its colour to nothing, and the Report says so in the prompt's words", () => {
    const horn = wish("#ffcc00", { of: "antenna", word: "gelbe Antenne" });
    const { design, unmet } = draw(briefOf(["penguin"], [wish("#1b2631", { of: "penguin" }), horn]));
    // The thing in its own colour, and the name in a dark that is nobody's.
    expect(fills(design)[0]).toBe("#1b2631");
    expect(fills(design)).not.toContain("#ffcc00");
    expect(unmet.map(({ wish: said }) => said)).toContain("gelbe Antenne");
  });
});

describe("a ground that was asked for", () => {
  it("is under mark and letters, and what stands on it is read against it", () => {
    const { design, report } = draw(
      briefOf(["fox"], [wish("#006a4e", { on: "plate" }), wish("#fffdd0", { on: "letters" })]),
    );
    expect(design.lockup.held?.hold.kind).toBe("panel");
    expect(fills(design).toSorted()).toEqual(["#006a4e", "#fffdd0"]);
    expect(report.contrast.every(({ passes }) => passes)).toBe(true);
  });
});

describe("one stated colour", () => {
  it("that is pale is held by near-black, and no hue comes in that nobody asked for (docs/laws.md G3)", () => {
    for (const hex of ["#ffeb3b", "#a8e6cf", "#ffc0cb"])
      for (const thing of ["owl", "teapot"]) {
        const used = fills(draw(briefOf([thing], [wish(hex)])).design);
        expect(used).toContain(hex);
        const others = used.filter((each) => each !== hex);
        expect(others).toHaveLength(1);
        expect(oklch(others[0]!).c, thing).toBeLessThan(0.035);
        expect(oklch(others[0]!).l, thing).toBeLessThan(0.25);
      }
  });

  it("that is pale is held by a deep tone of its own hue where black was refused", () => {
    const avoid: Brief["avoid"] = {
      value: { colors: ["#000000"], motifs: [], styles: [] },
      source: "stated",
    };
    const used = fills(draw(briefOf(["owl"], [wish("#ffeb3b")], { avoid })).design);
    expect(used.every((each) => oklch(each).c > 0.05)).toBe(true);
  });

  it("of letters that large text can be read in stays, and the Report states the ratio that is needed", () => {
    const { design, report } = draw(
      briefOf(["kettle"], [wish("#2e8b57", { on: "mark" }), wish("#708090", { on: "letters" })]),
    );
    expect(fills(design)).toContain("#708090");
    expect(report.contrast.find(({ color }) => color === "#708090")).toMatchObject({
      needed: 3,
      passes: true,
    });
  });
});

it("a third colour that nothing takes is told", () => {
  const { design, unmet } = draw(briefOf(["rocket"], [wish("#c8102e"), wish("#003da5"), wish("#ffc72c")]));
  const isSeen = fills(design).includes("#ffc72c");
  expect(isSeen || unmet.some(({ wish: said }) => said === "#ffc72c")).toBe(true);
});

it("what is drawn in the place of a thing wears its colour, unless another was asked for that", () => {
  const [TEAL, RUST] = ["#008080", "#b7410e"] as const;
  const either = (...colors: readonly ColorWish[]) =>
    briefOf(["fox", "owl"], colors, { alternatives: { value: [["fox", "owl"]], source: "stated" } });
  for (const seed of [1, 2, 3]) {
    expect(fills(draw(either(wish(TEAL, { of: "owl", on: "mark" })), seed).design)).toContain(TEAL);
    const both = [wish(RUST, { of: "fox", on: "mark" }), wish(TEAL, { of: "owl", on: "mark" })];
    const { design } = draw(either(...both), seed);
    const shown = design.mark?.motifs ?? [];
    if (shown.length === 1) expect(fills(design)).toContain(shown[0] === "fox" ? RUST : TEAL);
  }
});

describe("the thing of an emblem", () => {
  const [MUSTARD, GREY] = ["#ffdb58", "#3a3a3a"] as const;
  const colours = [
    wish(MUSTARD, { on: "mark", of: "sheep", role: "primary" }),
    wish(GREY, { on: "letters" }),
  ];
  const emblem = { form: { value: { form: "emblem", lockup: "emblem" }, source: "stated" } } as const;

  it("wears its own colour on an edge inside the ring, and ring and letters wear theirs", () => {
    for (const seed of [1, 2, 3]) {
      const { design, unmet } = draw(briefOf(["sheep"], colours, emblem), seed);
      expect(design.lockup.held?.hold.kind).toBe("edged");
      expect(fills(design, "frame")).toEqual([GREY]);
      expect(fills(design).toSorted()).toEqual([GREY, MUSTARD]);
      expect(unmet.filter(({ wish: wished }) => wished.includes(MUSTARD))).toEqual([]);
    }
  });

  it("stands on a plate of its colour where that was not asked for the thing alone", () => {
    const { design } = draw(briefOf(["sheep"], [wish(MUSTARD)], emblem));
    expect(design.lockup.held?.hold.kind).toBe("panel");
  });
});
