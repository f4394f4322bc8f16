import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../test/studio.ts";
import { designFromBrief, designFromPrompt } from "./index.ts";
import { applyAll } from "./refine/apply.ts";
import { type Brief, type Design, EMPTY_BRIEF, type Studio } from "./vocabulary.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
});

const stated = <T>(value: T) => ({ value, source: "stated" as const });
const SCRIPT = stated({
  classes: ["script" as const],
  family: null,
  weight: null,
  case: null,
  tracking: null,
});
const letters = (count: number) =>
  "Quagmire Bexhill & Wyndham "
    .repeat(100)
    .slice(0, count - 1)
    .concat("x");
const kilobytes = (text: string) => Buffer.byteLength(text) / 1024;
const MOST_KILOBYTES = 256;

function made(brief: Partial<Brief>, seed = 3) {
  const { design, assets, report } = designFromBrief(
    studio,
    { ...EMPTY_BRIEF, ...brief },
    { seed, watermark: true },
  );
  for (const svg of [assets.logo_svg, assets.logo_svg_dark]) {
    expect(kilobytes(svg)).toBeLessThanOrEqual(MOST_KILOBYTES);
  }
  return { design, report };
}

describe("a name that is set has at most 120 characters", () => {
  it("120 are set, 121 are not, not even in part, and the Report says why", () => {
    const set = made({ name: stated(letters(120)) });
    expect(set.design.type.word?.text.replace(/\s+/g, " ").toLowerCase()).toBe(letters(120).toLowerCase());
    expect(set.report.unmet).toEqual([]);

    const long = made({ name: stated(letters(121)) });
    expect([long.design.type.word, long.design.lockup.kind, long.report.name]).toEqual([null, "mark", null]);
    expect(long.report.unmet).toEqual([
      {
        field: "name",
        wish: expect.any(String),
        why: "a name can have at most 120 characters, and this one has 121",
        did: "the logo is a symbol only",
      },
    ]);
  });

  it("characters are code points: 120 of two units each are no 240", () => {
    expect(made({ name: stated("𝔄".repeat(121)) }).report.unmet[0]?.why).toContain("this one has 121");
    expect(made({ name: stated("𝔄".repeat(120)) }).report.unmet[0]?.why).not.toContain("at most");
  });

  it("a wordmark was asked for: a symbol stands there all the same", () => {
    const { design } = made({
      name: stated(letters(1_890)),
      form: stated({ form: "wordmark", lockup: "word" }),
    });
    expect(design.mark?.shapes.length).toBeGreaterThan(0);
  });

  it("a tagline likewise is left out, and the name is set", () => {
    const { design, report } = made({ name: stated("Nord"), tagline: stated(letters(1_800)) });
    expect([design.type.word?.text.toLowerCase(), design.type.tagline, design.tagline]).toEqual([
      "nord",
      null,
      null,
    ]);
    expect(report.unmet).toMatchObject([{ field: "tagline", did: "it is left out" }]);
  });
});

describe("a logo takes at most 256 KB", () => {
  const ornate = "@&$QgkWM%8 ".repeat(11).slice(0, 120);
  it.each([
    ["a script face", { type: SCRIPT }],
    ["a circle", { form: stated({ form: "emblem" as const, lockup: "emblem" as const }) }],
    [
      "a script on a circle",
      { type: SCRIPT, form: stated({ form: "emblem" as const, lockup: "emblem" as const }) },
    ],
  ])("120 ornate letters and as many of a tagline in %s", (_, brief) => {
    for (const seed of [1, 2, 3]) made({ ...brief, name: stated(ornate), tagline: stated(ornate) }, seed);
  });

  it("first the tagline goes, then the name, and each time the Report says why", () => {
    const name = stated("蘭鷹麗".repeat(22));
    const serif = stated({ ...SCRIPT.value, classes: [], family: "Noto Serif JP" });
    const both = made({ name, tagline: stated("蘭鷹麗".repeat(22)), type: serif });
    expect(both.design.type.word).not.toBeNull();
    expect(both.report.unmet).toContainEqual(
      expect.objectContaining({ field: "tagline", why: expect.stringContaining("256 KB") }),
    );
    const type = stated({ ...SCRIPT.value, classes: [], family: "Amiri" });
    const heavy = made({ name: stated("ﷺ".repeat(120)), type });
    expect([heavy.design.type.word, heavy.design.lockup.kind]).toEqual([null, "mark"]);
    expect(heavy.report.unmet).toMatchObject([{ field: "name", why: expect.stringContaining("256 KB") }]);
  });

  it("the same each time", () => {
    const brief = { name: stated(ornate), type: SCRIPT };
    expect(JSON.stringify(made(brief))).toBe(JSON.stringify(made(brief)));
  });
});

it("the simpler way sets no words, reads the beginning alone, keeps a parent, and says so", async () => {
  const prompt = `Fernhollow, a bakery. ${"They bake. ".repeat(100)}`;
  const plain = await designFromPrompt(studio, { prompt, seed: 4, watermark: true, isPlain: true });
  expect([plain.design.type.word, plain.report.notes.at(-1)]).toEqual([
    null,
    expect.stringContaining("took too long"),
  ]);
  const parent = await designFromPrompt(studio, { prompt: "Fernhollow, a bakery", seed: 4, watermark: true });
  const other = await designFromPrompt(studio, {
    prompt: "make it green",
    seed: 4,
    watermark: true,
    isPlain: true,
    parent,
  });
  const outlines = ({ type }: Design) => type.word?.shapes.map(({ d }) => d);
  expect(outlines(other.design)).toEqual(outlines(parent.design));
});

describe("a refinement", () => {
  const refined = (parent: { brief: Brief; design: Design }, prompt: string) =>
    designFromPrompt(studio, { prompt, seed: 4, watermark: true, parent });
  const parentOf = (brief: Partial<Brief>) => {
    const whole = { ...EMPTY_BRIEF, ...brief };
    return { brief: whole, design: made(whole).design };
  };

  it.each([
    ["beside a mark", { form: null }],
    ["alone", { form: stated({ form: "wordmark" as const, lockup: "word" as const }) }],
    ["on a circle", { form: stated({ form: "emblem" as const, lockup: "emblem" as const }) }],
  ])(
    "renames a word that stands %s to 1,890 letters: a symbol alone, and the Report says why",
    async (_, brief) => {
      const parent = parentOf({ name: stated("Fernhollow"), ...brief });
      const long = "Qkgy".repeat(472);
      const { design, report, assets } = await refined(parent, `rename it to "${long}"`);
      expect([design.type.word, design.lockup.kind, report.name]).toEqual([null, "mark", null]);
      expect(design.mark?.shapes.length).toBeGreaterThan(0);
      expect(report.unmet).toMatchObject([{ field: "name", did: "the logo is a symbol only" }]);
      expect(kilobytes(assets.logo_svg)).toBeLessThanOrEqual(MOST_KILOBYTES);

      const short = await refined({ brief: parent.brief, design }, 'rename it to "Fern"');
      expect(short.design.type.word?.text.toLowerCase()).toBe("fern");
    },
  );

  it("with a tagline without end leaves the tagline as it was", () => {
    const parent = parentOf({ name: stated("Fernhollow"), tagline: stated("since 1890") });
    const change = { part: "tagline", ask: "set", text: letters(121) } as const;
    const lineage = { parent, ancestors: [], children: [], siblings: [] };
    const setting = { studio, seed: 4, lineage, locks: [] };
    const { design, unmet } = applyAll([{ change, said: "", span: null }], setting);
    expect(design.tagline).toBe("since 1890");
    expect(unmet).toMatchObject([{ field: "tagline", did: "the tagline stays" }]);
  });

  it("of a parent from before the bound leaves its letters behind", async () => {
    const parent = parentOf({ name: stated("Fernhollow") });
    const word = parent.design.type.word!;
    const shapes = Array.from({ length: 400 }, () => word.shapes).flat();
    const heavy = { ...parent.design, type: { ...parent.design.type, word: { ...word, shapes } } };
    const { assets, report } = await refined({ ...parent, design: heavy }, "make it green");
    expect(kilobytes(assets.logo_svg)).toBeLessThanOrEqual(MOST_KILOBYTES);
    expect(report.unmet).toContainEqual(expect.objectContaining({ why: expect.stringContaining("256 KB") }));
  });
});
