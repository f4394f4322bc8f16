import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../test/studio.ts";
import { designFromPrompt, type Studio } from "./index.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
});

const run = (prompt: string, over = {}) => designFromPrompt(studio, { prompt, watermark: false, ...over });

/** An eye that sees its things in nothing: what it is asked for is never there. */
const unseeing = (of: Studio): Studio => {
  const eye = of.eye();
  return { ...of, eye: () => ({ ...eye, look: () => new Float32Array(eye.words.length) }) };
};

describe("two things in one mark", () => {
  it("are both shown and both claimed, and the Report says how they stand", async () => {
    const { design, report } = await run(
      "Paws & Hearts, animal shelter. A heart with a paw print cut out of it.",
    );
    expect(design.mark?.family).toBe("pair");
    expect(design.mark?.motifs).toEqual(expect.arrayContaining(["heart", "paw print"]));
    expect(report.concept).toMatch(/^The mark shows the paw print .* the heart/);
    expect(report.unmet.filter(({ field }) => field === "motifs")).toEqual([]);
  });

  it("are composed of drawings that have an outer edge, and one that has none ends no design", async () => {
    const { report } = await run("A tree whose crown is a brain, for Mindgrove");
    expect(report.concept).not.toBe("");
  });

  it("are the same bytes for the same words", async () => {
    const prompt = "Summit Coffee. A cup with a mountain in it.";
    expect(await run(prompt)).toEqual(await run(prompt));
  });

  it("that the eye cannot name are never claimed: one is shown, and the Report says so", async () => {
    const made = await designFromPrompt(unseeing(studio), {
      prompt: "Summit Coffee. A cup with a mountain in it.",
      watermark: false,
    });
    expect(made.design.mark?.family).not.toBe("pair");
    expect(made.design.mark?.motifs).not.toContain("mountain");
    expect(made.report.unmet).toContainEqual({
      field: "motifs",
      wish: "mountain",
      why: "drawn together, the two could not both be recognised",
      did: "only the cup is shown",
    });
  });

  it("in two stated colours have an ink each, on both grounds", async () => {
    const { design, report } = await run(
      "Fern & Flame, candles. A flame with a leaf inside it, dark green and dark orange.",
    );
    expect(new Set(design.mark?.shapes.map(({ ink }) => ink)).size).toBeGreaterThan(1);
    expect(report.contrast.every(({ passes }) => passes)).toBe(true);
  });

  it("are not composed where a form leaves no room for two", async () => {
    const { design } = await run("Fern & Flame, candles. An abstract mark of a flame and a leaf.");
    expect(design.mark?.family).not.toBe("pair");
  });

  it("stand side by side in line art", async () => {
    const { design } = await run("Ridgeline. Line art of a mountain and a tree.");
    expect(design.mark?.parameters).toMatchObject({ operator: "beside" });
  });

  it.each(["a wheelbarrow and a robin", "a wheelbarrow next to a robin", "a wheelbarrow beside a robin"])(
    "stand side by side where no more is said: %s (docs/laws.md C3)",
    async (said) => {
      const { design, report } = await run(`Logo for Harrow & Pike, ${said}`);
      expect(design.mark?.parameters).toMatchObject({ operator: "beside", host: "wheelbarrow" });
      expect(report.unmet).toEqual([]);
    },
  );

  it.each([
    ["Minou, a tea room. A cat in a cup.", "cup", "cat", /^(?:rising|peeking|within)$/],
    ["Nettuno bar. An octopus coming out of a bottle.", "bottle", "octopus", /^emerging$/],
    ["Nightsurf, a hostel. A moon over a wave.", "wave", "moon", /^above$/],
    ["Nightsurf, a hostel. A wave under a moon.", "wave", "moon", /^above$/],
    ["Logo for Nordlys, a hotel: a rabbit in front of a full moon", "rabbit", "full moon", /^backed$/],
    ["Brew Bear. A bear holding a mug.", "bear", "mug", /^held/],
    ["Inkwell cafe. An octopus holding a coffee cup.", "octopus", "coffee cup", /^held/],
    ["Federpost. An envelope with wings.", "envelope", "wing", /^winged$/],
  ])("stand as was said, and never the other way round: %s", async (prompt, host, guest, operator) => {
    const { design, report } = await run(prompt);
    expect(design.mark?.parameters).toMatchObject({ host, guest, asSaid: true });
    expect(design.mark?.parameters.operator).toMatch(operator);
    expect(report.unmet.filter(({ field }) => field === "motifs")).toEqual([]);
  });

  it("leave a prompt of one thing as it was: no pair is tried", async () => {
    const { design } = await run("Nordlicht, a bookshop. A fox.");
    expect(design.mark?.family).not.toBe("pair");
  });
});

describe("three things in one mark", () => {
  it.each([
    ["Night Shelf: an owl on books under a crescent moon", ["owl", "book", "crescent moon"]],
    ["Alder & Co with a barn, a tree and a sun", ["barn", "tree", "sun"]],
    ["Huellitas: un perro y un gato dentro de un corazón", ["dog", "cat", "heart"]],
    ["Sardinka: a fish between fork and knife", ["fish", "fork", "knife"]],
  ])(
    "are all shown, each in shapes of its own or as a hole, and nothing is told of them: %s",
    async (prompt, things) => {
      const { design, report } = await run(prompt);
      expect(design.mark?.motifs).toEqual(expect.arrayContaining([...things]));
      expect(Object.values(design.mark!.parameters)).toEqual(expect.arrayContaining([...things]));
      expect(report.unmet.filter(({ field }) => field === "motifs")).toEqual([]);
    },
  );

  it("are the first three of more, and the Report tells the rest", async () => {
    const { report } = await run("Bread & Bloom: a loaf, a flower, a cup and a star");
    expect(report.unmet).toContainEqual(
      expect.objectContaining({ wish: "star", why: "a mark shows at most three things" }),
    );
  });

  it("that the eye cannot name are not claimed", async () => {
    const prompt = "Night Shelf: an owl on books under a crescent moon";
    const made = await designFromPrompt(unseeing(studio), { prompt, watermark: false });
    expect(made.design.mark?.parameters.third).toBeUndefined();
    expect(made.report.unmet.length).toBeGreaterThan(0);
  });
});

describe("one thing made of another, or with it in the place of a part", () => {
  it.each([
    ["A letter B made of bees for Bramble Apiary", { operator: "pierced", letter: "B" }],
    ["Monolith: an M built of bricks", { operator: "built", letter: "M" }],
    ["Ein Herz aus Blättern für die Gärtnerei Grün", { operator: "pierced", host: "heart" }],
    ["De Ketting: a bicycle whose wheels are two gears", { operator: "replaced", guest: "gear" }],
    ["Twin Pines: a tent between two trees", { operator: "between", guest: "tent" }],
  ])("%s", async (prompt, parameters) => {
    const { design, report } = await run(prompt);
    expect(design.mark?.parameters).toMatchObject({ ...parameters, asSaid: true });
    expect(report.unmet.filter(({ field }) => field === "motifs")).toEqual([]);
  });
});
