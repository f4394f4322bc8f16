/** Every later stage obeys a stated form (docs/laws.md G2): letters, frames, lines, nothing recognisable, emblems. */

import { describe, expect, it } from "vitest";
import { sharedStudio } from "../test/studio.ts";
import { design } from "./design.ts";
import { isRecognised } from "./draw/as-asked.ts";
import { plateAround } from "./draw/plate.ts";
import { asForm, solid } from "./geometry/form.ts";
import { fromData } from "./geometry/parse.ts";
import { ink } from "./geometry/raster.ts";
import { designFromPrompt, readPrompt } from "./index.ts";
import type { Verdict } from "./judge/judge.ts";
import { open } from "./judge/morphology.ts";
import { see } from "./judge/seen.ts";
import { layer } from "./marks/family.ts";
import { type Brief, EMPTY_BRIEF, type Form, type FormWish, type MarkDesign } from "./vocabulary.ts";

const studio = await sharedStudio();
const brief = (name: string, form: Partial<FormWish>, motifs: readonly string[] = []): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: name, source: "stated" },
  form: { value: { form: null, lockup: null, ...form }, source: "stated" },
  motifs: motifs.length > 0 ? { value: motifs, source: "stated" } : null,
});
const SEEDS = [1, 2, 3];
const markOf = (of: Brief, seed: number): MarkDesign => design(studio, of, seed).design.mark!;
const seenOf = ({ shapes }: MarkDesign) => see(solid(shapes.flatMap(({ d }) => fromData(d))))!;

describe("the letters of a monogram", () => {
  it.each([
    ["Harrow & Bell", "HB"],
    ["Marlowe Tate", "MT"],
    ["Ada Maria Voss", "AMV"],
    ["Zephyr Wind Power", "Z"],
  ])("of %s are %s and no others", (name, letters) => {
    for (const seed of SEEDS) {
      const { parameters, depends } = markOf(brief(name, { form: "monogram", letters }), seed);
      expect(parameters.letter).toBe(letters);
      expect(depends).toContain("initial");
    }
  });

  it.each([
    ["Lettermark with the letters HB for Harrow & Bell, tailors", "HB"],
    ["Logo: a monogram of the initials M and T for Marlowe Tate.", "MT"],
    ["Ein Monogramm aus F und S für Falk Seidel", "FS"],
    // A letter of the name asks for a monogram by itself; an article does not.
    ["Make the logo from the letter Z. Company: Zephyr Wind Power", "Z"],
    ["Logotipo para Oficina Mecânica Tavares: uma chave inglesa com as letras OT, vermelho", "OT"],
    ["Sailing club KMS Ostwind, KMS inside a round badge with an anchor, navy.", "KMS"],
    ["茶馆“听雨轩”的标志,一个“雨”字放在圆圈里,墨绿色。", "雨"],
    ["日本酒蔵「井筒」、丸の中に「井」、黒。", "井"],
    ["Bremer Elektro Verein, BEV in a hexagon, navy.", "BEV"],
    ["Logo for Vantor in letters DIN bold, a bridge, red.", undefined],
    ["Schreinerei Voss, ein Hobel, Buchstaben in RAL 5010", undefined],
    ["A monogram for Ada Voss, jeweller", undefined],
    ["I run Ironside, a gym, and I need a logo", undefined],
    ["LOGO FOR ACME, A BAKERY", undefined],
  ])("“%s” asks for %s", async (prompt, letters) => {
    expect((await readPrompt(studio, prompt)).form?.value.letters).toBe(letters);
  });
});

describe("letters and a thing", () => {
  it.each([
    ["HF", "wrench"],
    ["IB", "lightning bolt"],
    ["K", "leaf"],
  ])("%s and a %s stand in one mark", (letters, thing) => {
    for (const seed of SEEDS) {
      const asked = brief("Halden Forge", { form: "monogram", letters }, [thing]);
      const { design: made, report } = design(studio, asked, seed);
      expect(made.mark).toMatchObject({ family: "pair", motifs: [thing], parameters: { letter: letters } });
      expect(made.concept.idea).toContain(letters);
      expect(report.unmet.filter(({ field }) => field === "motifs" || field === "form")).toEqual([]);
    }
  });

  it("wear what the thing wears, where nothing else is asked for", async () => {
    const prompt =
      "Logo for a boat repair yard called Harrow & Finch. Put the letters HF next to a wrench, dark green.";
    const { mark, palette } = design(studio, await readPrompt(studio, prompt), 1).design;
    expect(new Set(mark?.shapes.map(({ ink }) => palette[ink as "primary"]))).toEqual(new Set(["#006400"]));
  });

  it("are told apart where the thing cannot be drawn", () => {
    const asked = brief("Halden Forge", { form: "monogram", letters: "HF" }, ["flumboggle"]);
    expect(design(studio, asked, 1).report.unmet).toContainEqual(
      expect.objectContaining({ field: "motifs", wish: "flumboggle" }),
    );
  });
});

describe("a frame", () => {
  it("is drawn once where a plate takes its form", async () => {
    const prompt = "Logo for Ridgeway Rowing, an oar in a shield, yellow and navy.";
    const asked = await readPrompt(studio, prompt);
    const plated = SEEDS.map((seed) => design(studio, asked, seed).design).filter(
      ({ palette }) => palette.hold?.kind === "tile",
    );
    expect(plated.length).toBeGreaterThan(0);
    for (const { mark, palette } of plated) {
      expect(mark!.frame!.kind).toBe("shield");
      expect(mark!.shapes).toEqual(mark!.frame!.inner.shapes);
      const { width, height } = plateAround(mark!, palette.hold!.outline).box;
      expect(Math.max(mark!.box.width / width, mark!.box.height / height)).toBeGreaterThan(0.5);
    }
  });

  it.each(["circle", "square", "shield"] as const)("asked for as a %s holds the mark", (frame) => {
    for (const seed of SEEDS) {
      const { design: made } = design(studio, brief("Arbor", { frame }, ["tree"]), seed);
      expect(made.mark!.frame!.kind).toBe(frame);
      // Closed around: what lies inside is enclosed by the outline.
      expect(seenOf(made.mark!).parts + seenOf(made.mark!).enclosed).toBeGreaterThan(1);
      expect(made.lockup.kind).not.toBe("emblem");
    }
  });

  it("is read from a figure beside the thing, which then is no thing of its own", async () => {
    const read = await readPrompt(studio, "Icon of a tree inside a circle for Arbor Dental");
    expect(read.form?.value.frame).toBe("circle");
    expect(read.motifs?.value).toEqual(["tree"]);
    const circleOnly = await readPrompt(studio, "Logo for Orbit with a circle");
    expect(circleOnly.form?.value.frame).toBeUndefined();
  });

  it("goes again when a refinement takes it away (F2): the mark inside stays as it was drawn", async () => {
    const parent = await designFromPrompt(studio, {
      prompt: "Icon of a tree inside a circle for Arbor Dental",
      watermark: false,
    });
    const { design: made } = await designFromPrompt(studio, {
      prompt: "remove the frame",
      watermark: false,
      parent,
    });
    expect(made.mark!.frame).toBeUndefined();
    expect(made.mark!.shapes).toEqual(parent.design.mark!.frame!.inner.shapes);
  });
});

describe("line art", () => {
  it.each(["cat", "mountain", "lotus", "house", "owl", "lighthouse"])(
    "of a %s has lines and no solids",
    (thing) => {
      const { bits, size } = seenOf(markOf(brief("Whisker", { form: "line" }, [thing]), 1));
      expect(ink(open(bits, size, 7)) / ink(bits)).toBeLessThan(0.15);
    },
  );
  it("is no solid that is only called a line", () => {
    for (const seed of SEEDS)
      expect(markOf(brief("Morello", { form: "line" }, ["cherry"]), seed).parameters.variant).not.toBe(
        "cherry-one-line",
      );
  });
  it("has a cut for small sizes, because a fine line is gone there (G5)", () => {
    for (const thing of ["anchor", "fish"])
      expect(markOf(brief("Whisker", { form: "line" }, [thing]), 1).favicon).not.toBeNull();
  });
  it("of a monogram is its letters in lines", () => {
    const mark = markOf(brief("Vesper Hale", { form: "monogram", lines: true }), 1);
    expect(mark.depends).toContain("initial");
    const { bits, size } = seenOf(mark);
    expect(ink(open(bits, size, 7)) / ink(bits)).toBeLessThan(0.15);
  });
  it("stands beside letters no heavier than its lines, unless a weight is stated (R5)", () => {
    const lined = brief("Whisker", { form: "line" }, ["cat"]);
    expect(design(studio, lined, 1).design.type.weight).toBeLessThanOrEqual(500);
    const type = { classes: [], family: null, weight: 900, case: null, tracking: null } as const;
    const black = design(studio, { ...lined, type: { value: type, source: "stated" } }, 1).design;
    expect(black.type.weight).toBeGreaterThanOrEqual(800);
  });
});

it("an abstract mark is nothing that the eye would name", () => {
  for (const name of ["Nordkamm", "Tessera", "Lumora", "Arcana"]) {
    const { shapes } = markOf(brief(name, { form: "abstract" }), 7);
    const layers = shapes.map((shape) => layer(asForm(fromData(shape.d)), shape.ink));
    expect(isRecognised(studio.eye(), { drawing: { layers } } as unknown as Verdict)).toBe(false);
  }
});

it("an emblem that is asked for is closed by a line", () => {
  const form: Form = "emblem";
  for (const seed of SEEDS)
    expect(markOf(brief("Iron Oak", { form, lockup: form }), seed).parameters.frame).not.toBe("open-ring");
});

it("the name alone has no thing in its letters", () => {
  const camp = {
    ...brief("Koonala", { form: "wordmark", lockup: "word" }),
    trade: { value: "camp", source: "stated" as const },
  };
  for (const seed of SEEDS) {
    const { design: made } = design(
      studio,
      { ...camp, motifs: { value: ["tent"], source: "inferred" } },
      seed,
    );
    expect(JSON.stringify(made.type.edit ?? null)).not.toMatch(/motif/);
  }
});
