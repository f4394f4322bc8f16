import { describe, expect, it } from "vitest";
import type { Change, Design } from "../vocabulary.ts";
import { changed, converse, logoOf } from "./conversation.fixture.ts";
import { expectKept, expectValid, reachOf } from "./promises.fixture.ts";

// docs/laws.md F2: a wish for one of several things of a mark touches that thing alone.
const PROMPTS: readonly (readonly [string, string, string])[] = [
  ["Logo for Bright Smile, a tooth with a star beside it, navy", "tooth", "star"],
  ["Logo for Fox & Barrel, a fox sitting on a barrel, fox orange, barrel brown", "barrel", "fox"],
  ["Logo for Luna Wax, a candle with the moon behind it, purple", "candle", "moon"],
  ["Logo for Northwind, a bicycle in front of a mountain, green and orange", "bicycle", "mountain"],
  ["Logo for Brew Bear, a bear holding a mug, brown and gold", "bear", "mug"],
  ["Logo for Hatter, a cat wearing a hat, black and gold", "cat", "hat"],
  ["Logo for Ridge Kitchen, a knife crossed with a fork, navy and orange", "knife", "fork"],
];

/** All of a thing over which the other one lies: more or less of it is seen as that one is smaller or larger. */
const hiddenIn = ({ mark }: Design, thing: string): string | null => {
  const { behind, hidden } = mark?.parameters ?? {};
  return behind !== undefined && mark?.parameters[String(behind)] === thing ? String(hidden) : null;
};
/** What a thing is drawn as, and in which colour on either ground. */
const shownAs = (design: Design, thing: string): string => {
  const { mark, palette } = design;
  const hidden = hiddenIn(design, thing);
  return JSON.stringify(
    (mark?.shapes ?? [])
      .filter(({ of }) => of === thing)
      .map(({ d, ink }) => [hidden ?? d, palette.light[ink], palette.dark[ink]]),
  );
};
const outlinesOf = (design: Design, thing: string): string =>
  hiddenIn(design, thing) ??
  (design.mark?.shapes ?? []).flatMap(({ of, d }) => (of === thing ? [d] : [])).join();

const sized = (ask: "larger" | "smaller", thing: string): Change => ({ part: "mark", ask, degree: 2, thing });
const red = (of: string): Change => ({
  part: "colours",
  ask: "set",
  wishes: [{ hex: "#b3261e", word: "red", exact: false, role: "any", on: "mark", of }],
  place: "mark",
  replaces: [],
});
const exchange = (thing: string, gone: string): Change => ({
  part: "mark",
  ask: "thing",
  things: [thing],
  replaces: [gone],
});

describe.each(PROMPTS)("%s", async (prompt, host, guest) => {
  const root = await logoOf(prompt);

  it.each([
    ["larger", sized("larger", guest)],
    ["smaller", sized("smaller", guest)],
    ["in red", red(guest)],
    ["another thing", exchange("owl", guest)],
  ] as const)("the second is %s, the first stays", (_, change) => {
    const [made] = changed([root], change);
    expect(made.design).not.toBe(root.design);
    expect(shownAs(made.design, host)).toBe(shownAs(root.design, host));
    expectValid(made.design);
    expectKept(root.design, made.design, reachOf([change], root.design));
  });

  it("a thing in another colour is told by its name", () => {
    const [made] = changed([root], red(guest));
    const led = made.report.understood.map(({ led_to }) => led_to).join();
    expect(led).toMatch(`the colour of the ${guest} changed from #`);
    expect(led).not.toContain("stay");
  });

  it("a thing that is larger is as it was when it is smaller again", () => {
    const [, larger] = changed([root], sized("larger", guest), sized("smaller", guest));
    const [again] = changed([larger!, root], sized("smaller", guest));
    const [was, is] = [root.design, again.design].map((design) => design.mark!.box);
    expect(Math.abs(is!.width - was!.width)).toBeLessThan(0.05 * was!.width);
  });

  it("goes, and the other is drawn as it was", () => {
    const [made] = changed([root], { part: "mark", ask: "drop", things: [guest] });
    expect(outlinesOf(made.design, host)).toBe(outlinesOf(root.design, host));
    expect(made.design.mark?.motifs).toEqual([host]);
  });

  it("the first goes, and the second is drawn as it was", () => {
    const [made] = changed([root], { part: "mark", ask: "drop", things: [host] });
    expect(outlinesOf(made.design, guest)).toBe(outlinesOf(root.design, guest));
    expect(made.design.mark?.motifs).toEqual([guest]);
  });

  it.each([
    ["larger", sized("larger", "steam")],
    ["in red", red("steam")],
    ["three times", { part: "mark", ask: "count", thing: "steam", count: 3 } as const],
  ])("what is not in the picture is not %s: it is told, and nothing changes", (_, change) => {
    const [made] = changed([root], change);
    expect(made.design).toBe(root.design);
    expect(made.report.unmet.map(({ why }) => why).join()).toContain("steam");
  });

  it("one that is brought back comes in the colour it had", () => {
    const line = changed([root], red(guest), exchange("owl", guest));
    const [back] = changed(line, { part: "mark", ask: "restore", from: "before", thing: guest });
    expect(shownAs(back.design, guest)).toBe(shownAs(line[1]!.design, guest));
  });

  it("the first colours are those of each thing", () => {
    const line = changed([root], red(guest));
    const [back] = changed(line, { part: "colours", ask: "restore", from: "first", hex: null });
    expect(shownAs(back.design, guest)).toBe(shownAs(root.design, guest));
    expect(shownAs(back.design, host)).toBe(shownAs(root.design, host));
  });
});

describe("so many of a thing", () => {
  it.each([
    ["Logo for Bright Smile, a tooth with a star beside it, navy and gold", "two stars instead of one", 2],
    ["Logo für Zahnarztpraxis Weiß, ein Zahn mit einem Stern daneben, blau", "drei Sterne statt einem", 3],
    ["Logo for Bright Smile, a tooth with a star beside it, navy", "add two more stars", 3],
  ])("%s: %s", async (prompt, said, count) => {
    const [now, before] = await converse(prompt, said);
    const shapes = (design: Design) => design.mark!.shapes.filter(({ of }) => of === "star");
    expect(shapes(now.design)).toHaveLength(count);
    expect(shapes(now.design)[0]).toEqual(shapes(before!.design)[0]);
    expect(outlinesOf(now.design, "tooth")).toBe(outlinesOf(before!.design, "tooth"));
  });

  it("comes as often as it was asked for", async () => {
    const [now, before] = await converse(
      "Logo for Luna Wax, a candle with the moon behind it, purple",
      "add three little stars",
    );
    expect(now.design.mark!.shapes.filter(({ of }) => of === "star")).toHaveLength(3);
    expect(outlinesOf(now.design, "candle")).toBe(outlinesOf(before!.design, "candle"));
    expect(outlinesOf(now.design, "moon")).toBe(outlinesOf(before!.design, "moon"));
  });
});

it("what an edge went around and is seen without it now is told as seen (docs/laws.md G3)", async () => {
  const root = await logoOf("Logo for Kestrel Hill: a mountain with a sun behind it, sun orange");
  const [{ design, report }] = changed([root], {
    part: "colours",
    ask: "set",
    wishes: [{ hex: "#800080", word: "purple", exact: false, role: "any", on: "mark", of: "sun" }],
    place: "mark",
    replaces: [],
  });
  expect(shownAs(design, "sun")).toContain("#800080");
  expect(design.lockup.held?.under ?? []).toEqual([]);
  expect(report.contrast.filter(({ passes }) => !passes)).toEqual([]);
  expect(report.unmet.filter(({ wish }) => /light/u.test(wish))).toEqual([]);
});
