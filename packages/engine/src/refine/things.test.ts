import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import {
  designFromPrompt,
  fromMemory,
  type Parent,
  type PromptedBrand,
  type Studio,
  toMemory,
} from "../index.ts";
import { type Ancestor, type Change, type Design, PART_KINDS } from "../vocabulary.ts";
import { gathered } from "./apart.ts";
import { partOf } from "./apply.ts";
import { changesOf } from "./compare.ts";
import { STEPS } from "./every-change.fixture.ts";
import { carry } from "./promises.fixture.ts";
import { partsOf } from "./things.ts";

let studio: Studio;
let pair: PromptedBrand;

const root = (prompt: string) => designFromPrompt(studio, { prompt, watermark: false });
const asAncestor = ({ brief, design }: Pick<PromptedBrand, "brief" | "design">): Ancestor =>
  fromMemory(JSON.stringify(toMemory({ brief, design })));

beforeAll(async () => {
  studio = await sharedStudio();
  pair = await root(
    "Logo for a boatyard called Marlow & Finch: an anchor and a rope. Navy anchor, red rope.",
  );
}, 120_000);

/** The last of a line of versions, the first of which is the root. */
async function after(...prompts: readonly string[]): Promise<PromptedBrand> {
  const line = [pair];
  for (const prompt of prompts) {
    const [parent, ...ancestors] = line.map(asAncestor).toReversed();
    line.push(
      await designFromPrompt(studio, {
        prompt,
        watermark: false,
        parent: { ...parent!, ancestors } as Parent,
      }),
    );
  }
  return line.at(-1)!;
}

const shapesOf = (design: Design, thing: string) =>
  (partsOf(design) ?? []).find((part) => part.thing === thing)?.shapes;
const scaleOf = ({ lockup }: Design) => lockup.mark!.scale;

describe("of two things, the other keeps its bytes (docs/laws.md F2)", () => {
  it("whose outlines are whose", () => {
    const parts = partsOf(pair.design)!;
    expect(parts.map(({ thing }) => thing)).toEqual(["anchor", "rope"]);
    expect(gathered(parts).shapes).toEqual(pair.design.mark!.shapes);
  });

  const CHANGES: readonly Change[] = [
    { part: "mark", ask: "thing", things: ["lighthouse"], replaces: ["rope"] },
    { part: "mark", ask: "larger", degree: 4, thing: "rope" },
    { part: "mark", ask: "smaller", degree: 2, thing: "rope" },
    { part: "mark", ask: "drop", things: ["rope"] },
    { part: "mark", ask: "add", things: ["star"], how: "above", beside: true },
  ];

  it.each(CHANGES)("$ask", (change) => {
    const { design, report } = carry(studio, [asAncestor(pair)], [change]);
    expect(shapesOf(design, "anchor")).toEqual(shapesOf(pair.design, "anchor"));
    expect(report.changed).toContain("mark");
    // What comes beside it does not make it smaller or larger.
    if (change.ask !== "drop" && change.ask !== "add")
      expect(scaleOf(design)).toBeCloseTo(scaleOf(pair.design), 4);
  });

  it("comes back as the very mark it was", () => {
    const first = asAncestor(pair);
    const gone = carry(studio, [first], [{ part: "mark", ask: "drop", things: ["rope"] }]);
    const back = { part: "mark", ask: "restore", from: "before", thing: "rope" } as const;
    const { design } = carry(studio, [asAncestor(gone), first], [back]);
    expect(design.mark).toEqual(pair.design.mark);
    expect(scaleOf(design)).toBe(scaleOf(pair.design));
  });

  it("and to the other as that is by now, without what took its place", () => {
    const first = asAncestor(pair);
    const swap = { part: "mark", ask: "thing", things: ["lighthouse"], replaces: ["rope"] } as const;
    const swapped = asAncestor(carry(studio, [first], [swap]));
    const grow = { part: "mark", ask: "larger", degree: 4, thing: "anchor" } as const;
    const grown = asAncestor(carry(studio, [swapped, first], [grow]));
    const back = { part: "mark", ask: "restore", from: "before", thing: "rope" } as const;
    const { design } = carry(studio, [grown, swapped, first], [back]);
    expect(design.mark!.motifs).toEqual(["anchor", "rope"]);
    expect(shapesOf(design, "anchor")).toEqual(shapesOf(grown.design, "anchor"));
  });
});

describe("what is said of each of two things", () => {
  it.each([
    "take the rope away, only the anchor",
    "Nimm das Seil weg, nur der Anker",
    "Верёвку уберите, оставьте только якорь",
  ])("%s: the one goes", async (prompt) => {
    expect((await after(prompt)).design.mark!.motifs).toEqual(["anchor"]);
  });

  it("what is not there is told, and nothing else goes", async () => {
    const { design, report } = await after("lose the star, just the anchor");
    expect(design.mark).toEqual(pair.design.mark);
    expect(report.unmet.map(({ wish }) => wish)).toContain("star");
  });

  it("of two that are named the one stays that is not said to go", async () => {
    const { design } = await after("swap the rope for a star, leave the anchor exactly as it is");
    expect(design.mark!.motifs).toEqual(["anchor", "star"]);
    expect(shapesOf(design, "anchor")).toEqual(shapesOf(pair.design, "anchor"));
  });

  it("a thing comes beside one that is to be left alone", async () => {
    const { design } = await after("take the rope away", "leave the anchor alone, but add a star next to it");
    expect(design.mark!.motifs).toEqual(["anchor", "star"]);
    expect(shapesOf(design, "anchor")).toEqual(shapesOf(pair.design, "anchor"));
  });

  it("a step of the one leaves the size of the other", async () => {
    const { design } = await after("make the rope much bigger");
    expect(shapesOf(design, "anchor")).toEqual(shapesOf(pair.design, "anchor"));
    expect(scaleOf(design)).toBeCloseTo(scaleOf(pair.design), 4);
  });
});

describe("a lock never cancels a wish of another part", () => {
  it.each(PART_KINDS)("%s", async (lock) => {
    // Letters in a near-black of ours have no colour that a step moves.
    const made = await root(
      "Logo for a boatyard called Marlow & Finch: an anchor and a rope. Red rope, the rest navy.",
    );
    const parent = asAncestor(made);
    for (const change of STEPS.filter((each) => partOf(each) !== lock)) {
      const free = carry(studio, [parent], [change]);
      const locked = carry(studio, [parent], [change], [lock]);
      expect(changesOf(parent.design, locked.design)).toEqual(changesOf(parent.design, free.design));
    }
  });

  it.each([["make just the letters lighter in colour, not the weight", ["colours"]]] as const)(
    "%s: no other letters",
    async (prompt, changed) => {
      const now = await after(prompt);
      expect(now.design.type.weight).toBe(pair.design.type.weight);
      for (const part of changed) expect(now.report.changed).toContain(part);
    },
  );

  it("but what is wished is wished: not so bold", async () => {
    const now = await after("make the icon bigger, the letters not so bold");
    expect(now.design.type.weight).toBeLessThan(pair.design.type.weight);
  });
});
