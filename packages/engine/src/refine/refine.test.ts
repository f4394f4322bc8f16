import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import {
  designFromPrompt,
  fromMemory,
  type Parent,
  type PartKind,
  type PromptedBrand,
  type Studio,
  toMemory,
} from "../index.ts";
import { outlinesOf } from "./promises.fixture.ts";

let studio: Studio;
const roots = new Map<string, PromptedBrand>();

const ROOTS = {
  side: "A logo for Nordlys, a yoga studio. Deep indigo and coral. Icon on the left of the name, a wave symbol.",
  word: "Wordmark only for Copperfield, a bookshop. Dark green, serif.",
  emblem: "A round badge for Lobo Coffee with a wolf, black and copper.",
  monogram: "Monogram for Hartmann & Voss, a law firm, burgundy, stacked",
  detailed: "A logo for Corda, an accordion shop. Icon on the left of the name, an accordion symbol.",
  symbol: "just a symbol, no text, a mountain, forest green",
} as const;

beforeAll(async () => {
  studio = await sharedStudio();
  for (const [id, prompt] of Object.entries(ROOTS))
    roots.set(id, await designFromPrompt(studio, { prompt, watermark: false }));
}, 60_000);

const from = (parent: Parent, prompt: string) =>
  designFromPrompt(studio, { prompt, watermark: false, parent });

/** What stands inside a group of the SVG, colours included. */
const group = (svg: string, part: string): string =>
  new RegExp(`<g id="[^"]*-${part}"[^>]*>(.*?)</g>`).exec(svg)?.[1] ?? "";
const PARTS = ["mark", "wordmark", "tagline"] as const;

/** Parts whose groups must be byte-identical in both variants, unless colours may change: then their outlines. */
function expectKept(
  before: PromptedBrand,
  after: PromptedBrand,
  parts: readonly (typeof PARTS)[number][],
  colours: "same" | "free",
) {
  for (const svg of ["logo_svg", "logo_svg_dark"] as const)
    for (const part of parts) {
      const [a, b] = [group(before.assets[svg], part), group(after.assets[svg], part)];
      expect(colours === "same" ? b : outlinesOf(b)).toBe(colours === "same" ? a : outlinesOf(a));
    }
}

type Case = readonly [
  root: keyof typeof ROOTS,
  prompt: string,
  changed: readonly PartKind[],
  keeps: readonly (typeof PARTS)[number][],
];

const COLOUR_CASES: readonly Case[] = [
  ["side", "warmer", ["colours"], ["mark", "wordmark"]],
  ["side", "a bit cooler please", ["colours"], ["mark", "wordmark"]],
  ["side", "much darker", ["colours"], ["mark", "wordmark"]],
  ["side", "make the colours lighter", ["colours"], ["mark", "wordmark"]],
  ["side", "more saturated", ["colours"], ["mark", "wordmark"]],
  ["side", "more muted", ["colours"], ["mark", "wordmark"]],
  ["side", "swap the colours", ["colours"], ["mark", "wordmark"]],
  ["side", "use #0a7f5a instead of the indigo", ["colours"], ["mark", "wordmark"]],
  ["side", "green, please", ["colours"], ["mark", "wordmark"]],
  ["side", "no coral", ["colours"], ["mark", "wordmark"]],
  ["side", "letters in black", ["colours"], ["mark", "wordmark"]],
  ["side", "gold as accent", ["colours"], ["mark", "wordmark"]],
  ["word", "navy instead of green", ["colours"], ["wordmark"]],
  ["emblem", "warmer", ["colours"], ["mark", "wordmark"]],
  ["symbol", "darker", ["colours"], ["mark"]],
  ["side", "más cálido", ["colours"], ["mark", "wordmark"]],
  ["side", "plus foncé", ["colours"], ["mark", "wordmark"]],
  ["side", "etwas heller", ["colours"], ["mark", "wordmark"]],
];

const OTHER_CASES: readonly Case[] = [
  ["side", "use a serif", ["letters"], ["mark"]],
  ["side", "another font", ["letters"], ["mark"]],
  ["side", "set it in Space Grotesk", ["letters"], ["mark"]],
  ["side", "bolder letters", ["letters"], ["mark"]],
  ["side", "all caps", ["letters"], ["mark"]],
  ["side", "more letter spacing", ["letters"], ["mark"]],
  ["side", "not so round, a slab serif, all lowercase", ["letters"], ["mark"]],
  ["side", "another symbol: a moon", ["mark"], ["wordmark"]],
  ["side", "replace the wave with a lotus", ["mark"], ["wordmark"]],
  ["side", "a different icon", ["mark"], ["wordmark"]],
  ["detailed", "simplify the icon", ["mark"], ["wordmark"]],
  ["side", "turn it into a monogram", ["mark"], ["wordmark"]],
  ["side", "bigger icon", ["layout"], ["mark", "wordmark"]],
  ["side", "make the symbol a bit smaller", ["layout"], ["mark", "wordmark"]],
  ["side", "stack it", ["layout"], ["mark", "wordmark"]],
  ["side", "remove the icon", ["mark", "layout"], ["wordmark"]],
  ["side", "icon only, no text", ["layout", "name"], ["mark"]],
  ["side", "rename to Südlicht", ["name"], ["mark"]],
  ["side", 'add the tagline "Breathe out"', ["tagline"], ["mark", "wordmark"]],
  ["side", "more playful lettering", ["letters"], ["mark"]],
  ["word", "add an icon: a leaf", ["mark", "layout"], []],
  ["word", "bolder", ["letters"], []],
  ["monogram", "side by side", ["layout"], ["mark", "wordmark"]],
];

describe("a refinement changes what it names and nothing else", () => {
  it.each(COLOUR_CASES)(
    "%s: “%s” moves the palette and leaves every outline byte-identical",
    async (root, prompt, changed, keeps) => {
      const before = roots.get(root)!;
      const after = await from(before, prompt);
      expect(after.report.changed).toEqual(changed);
      expectKept(before, after, keeps, "free");
      expect(after.design.palette.light).not.toEqual(before.design.palette.light);
      expect(after.assets.font_family).toBe(before.assets.font_family);
      // Colours that need another construction to be seen bring its plate; what they leave as it was stands as it stood.
      const [held, was] = [after.design.palette.hold, before.design.palette.hold];
      const inks = (hold: typeof held) => (hold?.kind === "edged" ? Object.keys(hold.mark).toSorted() : []);
      const isSame = held?.kind === was?.kind && inks(held).join() === inks(was).join();
      if (isSame) expect(after.design.lockup).toEqual(before.design.lockup);
    },
  );

  it.each(OTHER_CASES)("%s: “%s” changes %j and keeps the rest", async (root, prompt, changed, keeps) => {
    const before = roots.get(root)!;
    const after = await from(before, prompt);
    expect(after.report.changed).toEqual(changed);
    expectKept(before, after, keeps, "same");
    expect(after.design.palette).toEqual(before.design.palette);
    if (!changed.includes("letters")) {
      expect(after.assets.font_family).toBe(before.assets.font_family);
      expect(after.assets.font_weight_heading).toBe(before.assets.font_weight_heading);
    }
    if (!changed.includes("layout")) expect(after.design.lockup.kind).toBe(before.design.lockup.kind);
    expect(after.report.changed.length + after.report.kept.length).toBe(6);
  });

  it("lets every letter be read under the new colours", async () => {
    for (const prompt of [
      "yellow",
      "much lighter",
      "letters in yellow",
      "swap the colours",
      "the icon in pale pink",
    ])
      for (const root of ["side", "word", "emblem"] as const) {
        const { report } = await from(roots.get(root)!, prompt);
        expect(
          report.contrast.filter(({ passes }) => !passes),
          `${root}: ${prompt}`,
        ).toEqual([]);
      }
  });

  it("colours the letters alone, or the mark alone, when one is named", async () => {
    const before = roots.get("side")!;
    const letters = await from(before, "letters in red");
    expect(group(letters.assets.logo_svg, "mark")).toBe(group(before.assets.logo_svg, "mark"));
    expect(group(letters.assets.logo_svg, "wordmark")).not.toBe(group(before.assets.logo_svg, "wordmark"));
    const mark = await from(before, "make the icon green");
    expect(group(mark.assets.logo_svg, "wordmark")).toBe(group(before.assets.logo_svg, "wordmark"));
    expect(group(mark.assets.logo_svg, "mark")).not.toBe(group(before.assets.logo_svg, "mark"));
  });

  it("takes several wishes at once", async () => {
    const after = await from(
      roots.get("side")!,
      "use a slab serif, forest green instead of indigo, and stack it",
    );
    expect(after.report.changed).toEqual(["colours", "letters", "layout"]);
    expect(after.design.type.class).toBe("slab");
    expectKept(roots.get("side")!, after, ["mark"], "free");
  });

  it("honours locks over wishes", async () => {
    const before = roots.get("side")!;
    const after = await from(before, "keep the mark and the colours, but try a different font");
    expect(after.report.changed).toEqual(["letters"]);
    const locked = await from(before, "a darker teal, but don't change the colours");
    expect(locked.design.palette).toEqual(before.design.palette);
    expect(locked.report.unmet.some(({ field }) => field === "colours")).toBe(true);
  });

  it("redraws a monogram when the name changes, and says so", async () => {
    const after = await from(roots.get("monogram")!, "rename to Brandt & Weiss");
    expect(after.report.changed).toContain("mark");
    expect(after.report.notes.join(" ")).toContain("letters");
    expect(after.design.name).toBe("Brandt & Weiss");
  });

  it("sets a name that comes back as the very outlines it had, whatever the seed", async () => {
    const root = roots.get("side")!;
    const renamed = await from(root, 'rename it to "North Lys"');
    expect(renamed.design.name).toBe("North Lys");
    const back = await from({ ...renamed, ancestors: [root] }, "put the name back how it was");
    expect(back.design.name).toBe("Nordlys");
    expect(group(back.assets.logo_svg, "wordmark")).toBe(group(root.assets.logo_svg, "wordmark"));
  });

  it("turns a badge into a shield, none inside the other", async () => {
    const after = await from(roots.get("emblem")!, "put it in a shield");
    expect(after.design.lockup.kind).not.toBe("emblem");
    expect(after.design.mark?.frame?.kind).toBe("shield");
    expect(after.report.unmet).toEqual([]);
    expect(after.design.palette).toEqual(roots.get("emblem")!.design.palette);
  });

  it("keeps the inside of an emblem when its name changes", async () => {
    const before = roots.get("emblem")!;
    const after = await from(before, "rename it to Lobo Nero");
    expect(after.design.mark!.favicon).toEqual(before.design.mark!.favicon);
    expect(after.design.lockup.kind).toBe("emblem");
  });
});

describe("refinements of refinements", () => {
  it("keep what none of them named, three deep and branched", async () => {
    const root = roots.get("side")!;
    const one = await from(root, "warmer");
    const two = await from({ ...one, ancestors: [root] }, "use a serif");
    const three = await from({ ...two, ancestors: [one, root] }, "stack it");
    expectKept(root, three, ["mark"], "free");
    expectKept(two, three, ["mark", "wordmark"], "same");
    expect(three.design.palette).toEqual(one.design.palette);
    const branch = await from({ ...one, ancestors: [root] }, "another symbol: a moon");
    expectKept(one, branch, ["wordmark"], "same");
    expect(branch.design.palette).toEqual(one.design.palette);
  });

  it("stand on what was stored: a round trip through JSON changes no byte", async () => {
    const root = roots.get("side")!;
    const stored = fromMemory(JSON.stringify(toMemory(root)));
    expect((await from(stored, "use a serif")).assets).toEqual((await from(root, "use a serif")).assets);
    expect(() => fromMemory({ brief: { kind: "brief", version: 9 }, design: {} })).toThrow("version 9");
  });

  it("go back along the ancestors", async () => {
    const root = roots.get("side")!;
    const one = await from(root, "use a serif");
    const two = await from({ ...one, ancestors: [root] }, "use a mono font");
    const first = await from({ ...two, ancestors: [one, root] }, "back to the first font");
    expectKept(root, first, ["mark", "wordmark"], "same");
    const before = await from({ ...two, ancestors: [one, root] }, "go back to the previous font");
    expectKept(one, before, ["mark", "wordmark"], "same");
    const green = await from({ ...two, ancestors: [one, root] }, "all green");
    const colours = await from({ ...green, ancestors: [two, one, root] }, "back to the original colours");
    expect(colours.design.palette).toEqual(root.design.palette);
    expectKept(two, colours, ["mark", "wordmark"], "same");
  });
});

describe("nothing is changed that nobody asked for", () => {
  it.each([
    "asdf qwer",
    "",
    "thanks, looks great!",
    "🙂",
    "back to the first font",
    "keep everything",
    "I love it",
    "Who drew this?",
  ])("“%s” gives the parent byte for byte, and says so", async (prompt) => {
    for (const before of roots.values()) {
      const after = await from(before, prompt);
      expect(after.design).toBe(before.design);
      expect(after.brief).toBe(before.brief);
      expect(after.assets).toEqual(before.assets);
      expect(after.report.changed).toEqual([]);
      expect(after.report.notes.join(" ")).toContain("the same");
    }
  });

  it("gives the same bytes for the same words", async () => {
    const [a, b] = [
      await from(roots.get("side")!, "another symbol"),
      await from(roots.get("side")!, "another symbol"),
    ];
    expect(a).toEqual(b);
  });
});

it("a slogan, capitals or other letters leave the mark as large beside the name as it was (F1)", async () => {
  const before = roots.get("side")!;
  const slogan = await from(before, 'Add the slogan "Breathe with the sea"');
  const capitals = await from(slogan, "The name in capitals, please");
  const without = await from(capitals, "Drop the slogan");
  const scales = [slogan, capitals, without].map(({ design }) => design.lockup.mark!.scale);
  expect(scales).toEqual(scales.map(() => before.design.lockup.mark!.scale));
  expect(slogan.design.type.tagline).not.toBeNull();
});
