/**
 * Every kind of change the issue names, one by one: it changes what it names, and the SVG's other groups stay
 * byte-identical in both variants. Pictures are never compared with a stored one, only with the parent's.
 */

import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { designFromPrompt, type Parent, type PromptedBrand, type Studio } from "../index.ts";
import { hueDistance, oklch } from "../palette/colour.ts";
import { HUES } from "../palette/hue-bands.ts";
import { changesOf } from "./compare.ts";
import { outlinesOf } from "./promises.fixture.ts";

let studio: Studio;
const roots = new Map<string, PromptedBrand>();

const ROOTS = {
  side: "A logo for Crumb & Kettle, a bakery. Terracotta icon on the left of the name, a wheat symbol. Letters in deep teal.",
  tagged:
    'A logo for Nordlys, a yoga studio. Indigo. A lotus beside the name, set in Montserrat, medium weight, title case. Tagline: "Breathe out"',
  word: "Wordmark only for Copperfield, a bookshop. Dark green, sans.",
  emblem: "A round badge for Lobo Coffee with a wolf, black and copper.",
} as const;
type Root = keyof typeof ROOTS;

beforeAll(async () => {
  studio = await sharedStudio();
  for (const [id, prompt] of Object.entries(ROOTS))
    roots.set(id, await designFromPrompt(studio, { prompt, watermark: false }));
}, 60_000);

const from = (parent: Parent, prompt: string) =>
  designFromPrompt(studio, { prompt, watermark: false, parent });

const group = (svg: string, part: string): string =>
  new RegExp(`<g id="[^"]*-${part}"[^>]*>(.*?)</g>`).exec(svg)?.[1] ?? "";
type Part = "colours" | "letters" | "mark" | "layout" | "name" | "tagline";

/** Both, in whatever order: a colour that only the mark had is no longer seen first when the mark goes. */
function expectSameColours(before: PromptedBrand, after: PromptedBrand): void {
  const both = ({ assets }: PromptedBrand) => [assets.primary_color, assets.secondary_color].toSorted();
  expect(after.design.palette).toEqual(before.design.palette);
  expect(both(after)).toEqual(both(before));
}

/** Whatever is not among the named parts is as it was, to the byte where colours are not named either. */
function expectOnly(before: PromptedBrand, after: PromptedBrand, named: readonly Part[]): void {
  const is = (part: Part) => named.includes(part);
  const kept = [
    ...(is("mark") ? [] : ["mark"]),
    ...(is("letters") || is("name") ? [] : ["wordmark"]),
    ...(is("letters") || is("tagline") ? [] : ["tagline"]),
  ];
  for (const svg of ["logo_svg", "logo_svg_dark"] as const)
    for (const part of kept) {
      const [a, b] = [group(before.assets[svg], part), group(after.assets[svg], part)];
      expect(is("colours") ? outlinesOf(b) : b, `${svg} ${part}`).toBe(is("colours") ? outlinesOf(a) : a);
    }
  if (!is("colours")) expectSameColours(before, after);
  if (!is("letters")) {
    expect(after.assets.font_family).toBe(before.assets.font_family);
    expect(after.assets.font_weight_heading).toBe(before.assets.font_weight_heading);
    expect(after.assets.font_weight_body).toBe(before.assets.font_weight_body);
    expect([after.design.type.case, after.design.type.tracking]).toEqual([
      before.design.type.case,
      before.design.type.tracking,
    ]);
  }
  if (!is("layout")) expect(after.design.lockup.kind).toBe(before.design.lockup.kind);
  if (!is("name")) expect(after.design.name).toBe(before.design.name);
  if (!is("tagline")) expect(after.design.tagline).toBe(before.design.tagline);
  if (!is("mark")) expect(after.design.mark?.family).toBe(before.design.mark?.family);
  expect(after.report.changed.filter((part) => !named.includes(part as Part))).toEqual([]);
  expect(after.report.changed.length, "something changed").toBeGreaterThan(0);
}

type Case = readonly [kind: string, root: Root, prompt: string, named: readonly Part[]];

const KINDS: readonly Case[] = [
  ["hue", "side", "greener", ["colours"]],
  ["both, one by one", "side", "teal becomes plum, terracotta becomes ochre", ["colours"]],
  ["both, in one sentence", "side", "turn teal into plum and terracotta into ochre", ["colours"]],
  ["hue, another language", "side", "más azul", ["colours"]],
  ["lighter", "tagged", "lighter colours please", ["colours"]],
  ["darker", "tagged", "a shade darker", ["colours"]],
  ["warmer", "tagged", "warmer", ["colours"]],
  ["cooler", "side", "cooler tones", ["colours"]],
  ["more saturated", "tagged", "more saturated", ["colours"]],
  ["less saturated", "side", "tone it down", ["colours"]],
  ["swap", "side", "swap the colours", ["colours"]],
  ["exact hex", "tagged", "make it #0a7f5a", ["colours"]],
  ["a pasted rgb", "tagged", "use rgb(10, 127, 90) for the colour", ["colours"]],
  ["class", "tagged", "use a slab serif", ["letters"]],
  ["weight", "tagged", "bolder letters", ["letters"]],
  ["finer", "tagged", "a lighter weight for the letters", ["letters"]],
  ["family", "tagged", "set it in Space Grotesk", ["letters"]],
  ["case", "tagged", "all lowercase", ["letters"]],
  ["tracking", "tagged", "more space between the letters", ["letters"]],
  ["another symbol", "side", "another symbol: an anchor", ["mark"]],
  ["bolder mark", "side", "make the symbol bolder", ["mark"]],
  ["larger", "side", "larger icon", ["layout"]],
  ["smaller", "tagged", "a slightly smaller symbol", ["layout"]],
  ["remove", "side", "remove the icon", ["mark", "layout"]],
  ["add", "word", "add an icon: a key", ["mark", "layout", "letters"]],
  ["other form", "side", "turn it into a monogram", ["mark"]],
  ["layout", "side", "put the icon above the name", ["layout"]],
  ["name", "side", "rename it to Flour & Co", ["name"]],
  ["tagline in quotes", "side", 'add the tagline "slow bread"', ["tagline"]],
  ["tagline without quotes", "side", "add the tagline fresh every morning", ["tagline"]],
  ["tagline changed", "tagged", "change the tagline to move gently", ["tagline"]],
  ["tagline removed", "tagged", "remove the tagline", ["tagline"]],
  ["mood of a part", "tagged", "more playful letters", ["letters"]],
  ["degree", "side", "much, much darker", ["colours"]],
  ["refused thing", "side", "not wheat please", ["mark"]],
  ["thing taken away", "side", "no wheat please", ["mark", "layout"]],
  ["mended name", "side", "the name is misspelt, it should be Kettles", ["name"]],
  ["line below", "side", "underneath write Slow bread", ["tagline"]],
  ["refused colour", "side", "no teal", ["colours"]],
  ["refused class", "word", "not a sans", ["letters"]],
  ["colour of an emblem", "emblem", "greener", ["colours"]],
  ["several at once", "side", "darker, in a serif, and stack it", ["colours", "letters", "layout"]],
];

describe("each kind of change", () => {
  it.each(KINDS)("%s (%s: “%s”) touches %j alone", async (_, root, prompt, named) => {
    const before = roots.get(root)!;
    expectOnly(before, await from(before, prompt), named);
  });

  it.each(KINDS)("%s: “%s, %s” is told in the words that asked", async (_, root, prompt) => {
    const { report } = await from(roots.get(root)!, prompt);
    expect(report.understood.length).toBeGreaterThan(0);
    for (const { value, span, led_to } of report.understood) {
      expect(prompt.slice(...span!).replace(/\s+/g, " ")).toBe(value);
      expect(led_to).toMatch(/changed from|stays?|another of the colours|, is |faces|has (?:a|no) frame/);
    }
    expect(Object.keys(report.score.parts).length).toBeGreaterThan(0);
    expect(report.score.total).toBeGreaterThan(0);
  });
});

/** Follows prompts down from a root; every step is held to its own parent and, in what none named, to the root. */
async function chain(root: Root, steps: readonly Step[]) {
  const line = [roots.get(root)!];
  const named = new Set<Part>();
  for (const [prompt, parts] of steps) {
    const [parent, ...ancestors] = line;
    const next = await from({ ...parent!, ancestors }, prompt);
    expectOnly(parent!, next, parts);
    for (const part of parts) named.add(part);
    expectOnly(roots.get(root)!, next, [...named]);
    line.unshift(next);
  }
  return line;
}

type Step = readonly [prompt: string, named: readonly Part[]];

const CHAINS: readonly (readonly [root: Root, steps: readonly [Step, Step, Step]])[] = [
  [
    "side",
    [
      ["greener", ["colours"]],
      ["use a mono font", ["letters"]],
      ["stack it", ["layout"]],
    ],
  ],
  [
    "side",
    [
      ["another symbol: an anchor", ["mark"]],
      ["warmer", ["colours"]],
      ["larger icon", ["layout"]],
    ],
  ],
  [
    "side",
    [
      ["stack it", ["layout"]],
      ["rename it to Flour & Co", ["name"]],
      ["add the tagline slow bread", ["tagline"]],
    ],
  ],
  [
    "tagged",
    [
      ["all lowercase", ["letters"]],
      ["no indigo", ["colours"]],
      ['change the tagline to "be still"', ["tagline"]],
    ],
  ],
  [
    "tagged",
    [
      ["remove the tagline", ["tagline"]],
      ["bolder letters", ["letters"]],
      ["another symbol: a moon", ["mark"]],
    ],
  ],
  [
    "side",
    [
      ["swap the colours", ["colours"]],
      ["turn it into a monogram", ["mark"]],
      ["smaller symbol", ["layout"]],
    ],
  ],
  [
    "emblem",
    [
      ["warmer", ["colours"]],
      ["much darker", ["colours"]],
      ["more muted", ["colours"]],
    ],
  ],
];

describe("three deep and branched", () => {
  it.each(CHAINS)("%s: %j", async (root, steps) => {
    const [, , first, start] = await chain(root, steps);
    // A branch from the first step knows nothing of the second and third.
    const branch = await from({ ...first!, ancestors: [start!] }, "letters in red");
    expectOnly(first!, branch, ["colours"]);
    expect(changesOf(first!.design, branch.design)).toEqual(["colours"]);
  });

  it("goes back to the first version as a whole, and to a part of it", async () => {
    const line = await chain("side", [
      ["greener", ["colours"]],
      ["use a mono font", ["letters"]],
      ["another symbol: an anchor", ["mark"]],
    ]);
    const [last, ...ancestors] = line;
    const first = await from({ ...last!, ancestors }, "back to the first version");
    expect(first.assets.logo_svg).toBe(roots.get("side")!.assets.logo_svg);
    const mark = await from({ ...last!, ancestors }, "go back to the original icon");
    expectOnly(last!, mark, ["mark"]);
    expect(mark.design.mark).toEqual(roots.get("side")!.design.mark);
  });
});

describe("a hue that is named", () => {
  it.each([
    ["greener", HUES.green],
    ["bluer", HUES.blue],
    ["redder", HUES.red],
    ["more purple", HUES.purple],
    ["yellower", HUES.yellow],
    ["grüner", HUES.green],
    ["plus bleu", HUES.blue],
  ])("“%s” is reached from terracotta, from indigo and from black", async (prompt, { low, goal, high }) => {
    for (const root of ["side", "tagged", "emblem"] as const) {
      const before = roots.get(root)!;
      const { palette } = (await from(before, prompt)).design;
      const reach = Math.max(hueDistance(low, goal), hueDistance(high, goal)) + 3;
      expect(hueDistance(oklch(palette.primary).h, goal), root).toBeLessThanOrEqual(reach);
    }
  });

  it("goes further the more is asked", async () => {
    const away = async (prompt: string) =>
      hueDistance(oklch((await from(roots.get("side")!, prompt)).design.palette.primary).h, HUES.green.goal);
    const [little, some, much] = [
      await away("a bit greener"),
      await away("greener"),
      await away("much greener"),
    ];
    expect(some).toBeLessThan(little);
    expect(much).toBeLessThan(some);
  });
});

/** Contours a drawing has: each is a part or a hole to be seen. */
const detail = ({ shapes }: { readonly shapes: readonly { readonly d: string }[] }): number =>
  shapes.reduce((sum, { d }) => sum + (d.match(/m/gi)?.length ?? 0), 0);

describe("simpler", () => {
  it.each(["simpler", "make the icon simpler", "less detail", "einfacher"])(
    "“%s” takes detail away from this drawing, or says that it could not",
    async (prompt) => {
      for (const root of ["side", "tagged", "emblem"] as const) {
        const before = roots.get(root)!;
        const after = await from(before, prompt);
        const [a, b] = [before.design.mark!, after.design.mark!];
        const inner = (mark: typeof a) => (root === "emblem" ? { ...mark, shapes: mark.favicon! } : mark);
        const same =
          JSON.stringify(a.shapes.map(({ d }) => d)) === JSON.stringify(b.shapes.map(({ d }) => d));
        if (same) expect(after.report.unmet.map(({ field }) => field)).toContain("mark");
        else expect(detail(inner(b)), root).toBeLessThan(detail(inner(a)));
      }
    },
  );
});

describe("things with several words", () => {
  it.each([
    ["another symbol: an ear of wheat", "wheat"],
    ["replace the symbol with a bunch of grapes", "grape"],
    ["use a pair of scissors as the icon", "scissors"],
    ["otro símbolo: una espiga de trigo", "wheat"],
  ])("“%s” draws %s and no part of it by itself", async (prompt, thing) => {
    const { brief } = await from(roots.get("tagged")!, prompt);
    expect(brief.motifs?.value.map((word) => word.replace(/s$/, ""))).toEqual([thing.replace(/s$/, "")]);
  });
});

describe("a thing the studio has no drawing of", () => {
  it.each([
    ["a monstera instead of the lotus", "leaf"],
    ["turn the lotus into a curlew", "bird"],
  ])("“%s” draws the nearest it has: %s", async (prompt, nearest) => {
    const { design } = await from(roots.get("tagged")!, prompt);
    expect(design.mark?.motifs).toContain(nearest);
  });
});

describe("what is understood and cannot be met", () => {
  it.each([
    ["side", "add a gradient", "style"],
    ["side", "make it 3d and warmer", "style"],
    ["side", "use Helvetica", "type"],
    ["word", "remove the tagline", "tagline"],
    ["word", "a bigger icon", "mark"],
    ["side", "warmer, but keep the colours", "colours"],
    ["side", "back to the first font", "letters"],
  ] as const)("%s: “%s” is said", async (root, prompt, field) => {
    const { report } = await from(roots.get(root)!, prompt);
    const said = report.unmet.find((each) => each.field === field);
    expect(said).toBeDefined();
    expect(said!.why.length).toBeGreaterThan(5);
    expect(said!.did.length).toBeGreaterThan(5);
  });

  it("is said of a first design, too, and not of a name or a refusal", async () => {
    const unmet = async (prompt: string) =>
      (await designFromPrompt(studio, { prompt, watermark: false })).report.unmet.map(({ field }) => field);
    expect(await unmet("A logo for Acme with a gradient")).toContain("style");
    expect(await unmet('A logo for "Gradient", no shadows')).not.toContain("style");
  });
});
