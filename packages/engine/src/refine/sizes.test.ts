import { describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { type Design, designFromPrompt } from "../index.ts";
import { markHeight } from "../verify/measure.ts";
import { stepped } from "./changes/layout.ts";

const studio = await sharedStudio();
async function refined(first: string, prompt: string) {
  const parent = await designFromPrompt(studio, { prompt: first, watermark: false });
  const { design, report } = await designFromPrompt(studio, { prompt, watermark: false, parent });
  return { before: parent.design, after: design, report };
}
const taglineScale = ({ lockup }: Design) => lockup.tagline!.scale / lockup.wordmark!.scale;
const grown = (before: Design, after: Design) => markHeight(after)! / markHeight(before)!;

const OTTER = 'Logo for Tarnmere, a boat hire: an otter, dark green, slogan "Slow water"';
const FUCHS = "Logo für die Brauerei „Rotfuchs“: ein Fuchs, Kupfer, Slogan „Gebraut im Wald“";
const GUFO = 'Logo per la libreria "Notturna", un gufo, viola, slogan "Pagine di notte"';

describe("F4: a part grows by as much as is said", () => {
  it.each([
    [OTTER, "Make the otter half the size", 0.5],
    [OTTER, "the otter 15 percent bigger please", 1.15],
    [FUCHS, "Der Fuchs bitte um die Hälfte größer", 1.5],
    [GUFO, "Ingrandisci il gufo del 40%", 1.4],
  ])("%s – %s", async (first, prompt, times) => {
    const { before, after } = await refined(first, prompt);
    expect(grown(before, after)).toBeCloseTo(times, 2);
  });

  it("plain larger is seen at a glance, a bit larger less, much larger more", async () => {
    const heights = [];
    for (const prompt of ["The otter a bit bigger", "The otter bigger", "The otter much bigger"]) {
      const { before, after } = await refined(OTTER, prompt);
      heights.push(grown(before, after));
    }
    const [slight, plain, much] = heights as [number, number, number];
    expect(slight).toBeGreaterThan(1.1);
    expect(plain).toBeGreaterThan(1.3);
    expect(much).toBeGreaterThan(1.3 * plain);
  });

  it("a share that cannot be is told, and not done by half", () => {
    expect(stepped(12, 3, true)).toBeNull();
    expect(stepped(7, 3, false)).toBe(8);
  });
});

describe("F2: a slogan’s size is the slogan’s alone", () => {
  it.each([
    [OTTER, "Make the slogan bigger", 1],
    [FUCHS, "Den Slogan etwas kleiner", -1],
    [GUFO, "lo slogan molto più piccolo", -1],
  ])("%s – %s", async (first, prompt, way) => {
    const { before, after, report } = await refined(first, prompt);
    expect((taglineScale(after) - taglineScale(before)) * way).toBeGreaterThan(0.02);
    expect(after.lockup.mark!.scale).toBe(before.lockup.mark!.scale);
    expect(after.type.word).toEqual(before.type.word);
    expect(after.palette).toEqual(before.palette);
    expect(report.changed).toEqual(["tagline"]);
  });

  it("a slogan keeps its size when its words are others, and is as it was when the step is taken back", async () => {
    const first = await designFromPrompt(studio, { prompt: OTTER, watermark: false });
    const larger = await designFromPrompt(studio, {
      prompt: "The slogan twice as big",
      watermark: false,
      parent: first,
    });
    expect(taglineScale(larger.design)).toBeCloseTo(2 * taglineScale(first.design), 2);
    const parent = { ...larger, ancestors: [first] };
    const other = await designFromPrompt(studio, {
      prompt: 'Change the slogan to "Still water"',
      watermark: false,
      parent,
    });
    expect(other.design.type.tagline?.size).toBe(2);
    const back = await designFromPrompt(studio, {
      prompt: "The slogan at half its size again",
      watermark: false,
      parent,
    });
    expect(back.design.lockup).toEqual(first.design.lockup);
  });
});

describe("F2: a mark that is moved is as large as it was", () => {
  it.each([
    [OTTER, "Put the otter to the left of the name"],
    [FUCHS, "Der Fuchs soll rechts vom Namen stehen"],
    [GUFO, "metti il gufo sotto il nome"],
  ])("%s – %s", async (first, prompt) => {
    const { before, after } = await refined(first, prompt);
    expect(after.lockup).not.toEqual(before.lockup);
    expect(grown(before, after)).toBeCloseTo(1, 3);
  });
});
