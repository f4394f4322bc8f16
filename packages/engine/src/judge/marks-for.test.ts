import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { design } from "../design.ts";
import { designFromPrompt } from "../prompt.ts";
import { type Brief, EMPTY_BRIEF, type Eye, NEUTRAL_MOOD, type Studio } from "../vocabulary.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
});

const brief = (thing: string): Brief => ({
  ...EMPTY_BRIEF,
  name: { value: "Harrow", source: "stated" },
  mood: { value: NEUTRAL_MOOD, source: "inferred" },
  motifs: { value: [thing], source: "stated" },
});

/** An eye that knows one thing, and says so of the pictures that it is told to. */
const eyeThat = (sees: (picture: Float32Array) => boolean): Eye => ({
  words: ["thing", ...Array.from({ length: 12 }, (_, at) => `other ${at}`)],
  kinds: [],
  rowsFor: () => [0],
  look: (picture) =>
    Float32Array.from({ length: 13 }, (_, row) => (row === 0 ? (sees(picture) ? 0.5 : 0.01) : 0.04)),
});
const drawnBy = (eye: Eye, thing: string, seed: number) =>
  design({ ...studio, eye: () => eye }, brief(thing), seed);
const NOTE = /not recognised as the (?:fox|submarine)/;

describe("a thing that was asked for", () => {
  it("is drawn plainly where the eye sees it in no drawing, and the Report says so", () => {
    for (let seed = 0; seed < 4; seed++) {
      const { design: made, report } = drawnBy(
        eyeThat(() => false),
        "submarine",
        seed,
      );
      expect(made.mark!.parameters.device).toBeUndefined();
      expect(String(made.mark!.parameters.variant)).not.toMatch(
        /-(?:held|cut-\d+|counterchange|cropped-disc|turned-pair)$/,
      );
      expect(report.notes.some((note) => NOTE.test(note))).toBe(true);
    }
  });

  it("is seen in whatever is drawn, where it can be", () => {
    // Sees nothing in dark pictures: fields, tiles and thick drawings are lost on it.
    const light = (picture: Float32Array) =>
      picture.reduce((sum, each) => sum + each, 0) / picture.length < 0.42;
    let looked = false;
    const eye = eyeThat((picture) => {
      looked = true;
      return light(picture);
    });
    for (let seed = 0; seed < 4; seed++)
      for (const thing of ["fox", "saxophone"])
        expect(drawnBy(eye, thing, seed).report.notes.some((note) => NOTE.test(note))).toBe(false);
    // At the saxophone: a fox is drawn here, and what people named is not looked at.
    expect(looked).toBe(true);
  });

  it("is the engine's own drawing where people named it, whatever the eye says", () => {
    const { design: made, report } = drawnBy(
      eyeThat(() => false),
      "fox",
      1,
    );
    expect(made.mark!.family).toBe("scene");
    expect(report.notes.some((note) => NOTE.test(note))).toBe(false);
  });
});

it("a refinement that asks for a thing says as well that the eye does not name it", async () => {
  const blind: Studio = { ...studio, eye: () => eyeThat(() => false) };
  const parent = { brief: brief("moon"), design: design(studio, brief("moon"), 1).design };
  const { report } = await designFromPrompt(blind, {
    prompt: "make it a submarine",
    parent,
    seed: 2,
    watermark: false,
  });
  expect(report.notes.some((note) => NOTE.test(note))).toBe(true);
});

it("asks nothing of the eye where letters were asked for", () => {
  const closed = (): Eye => {
    throw new Error("opened");
  };
  const open: Brief = {
    ...brief("fox"),
    motifs: { value: ["fox"], source: "inferred" },
    form: { value: { form: "monogram", lockup: null }, source: "stated" },
  };
  expect(() => design({ ...studio, eye: closed }, open, 1)).not.toThrow();
});
