import { describe, expect, it } from "vitest";
import { fromData } from "../geometry/parse.ts";
import { bounds } from "../geometry/path.ts";
import { fromMemory, toMemory } from "../memory.ts";
import type { Change, Design } from "../vocabulary.ts";
import { changed, logoOf, studio } from "./conversation.fixture.ts";
import { lineWeight } from "./frame.ts";
import { carry, pictureOf } from "./promises.fixture.ts";

const step = (ask: "bolder" | "finer", degree: 1 | 2 | 4 = 2): Change => ({ part: "frame", ask, degree });
const around = (frame: "circle" | "square"): Change => ({ part: "frame", ask: "add", frame, around: "all" });

const OWL = await logoOf("Logo for Larkin, an owl, navy, the owl left of the name");
const BOX = await logoOf("Logo for Larkin, everything in a box, an owl, navy");

/** What of a mark is no line of its frame. */
const inside = ({ mark }: Design) => mark!.shapes.filter(({ of }) => of !== "frame").map(({ d }) => d);
/** The height of the drawing as it is seen beside the letters. */
const drawnHeight = (design: Design): number => {
  const { height } = bounds(inside(design).flatMap(fromData));
  return (height * design.lockup.mark!.scale) / design.lockup.wordmark!.scale;
};

describe("the line of a frame, bolder and finer", () => {
  it("changes the line of a mark's frame alone, further when asked again, and its opposite leads back", () => {
    const [ringed] = changed([OWL], { part: "frame", ask: "add", frame: "circle" });
    const line = changed([ringed, OWL], step("finer"), step("finer", 1));
    const [finest, finer] = line as unknown as [typeof ringed, typeof ringed];
    expect(lineWeight(finer.design)).toBe(-2);
    expect(lineWeight(finest.design)).toBe(-3);
    expect(inside(finer.design)).toEqual(inside(ringed.design));
    expect(drawnHeight(finer.design) / drawnHeight(ringed.design)).toBeCloseTo(1, 1);
    expect(finer.design.type).toEqual(ringed.design.type);
    expect(finer.report.changed).toEqual(["mark"]);
    expect(finer.report.understood[0]?.led_to).toBe("the line of the frame is finer");
    const [back] = changed([finer, ringed, OWL], step("bolder"));
    expect(pictureOf(back.design)).toEqual(pictureOf(ringed.design));
  });

  it("stays on whatever is drawn in the frame afterwards", () => {
    const ring: Change = { part: "frame", ask: "add", frame: "circle" };
    const [made] = changed([OWL], ring, step("bolder"), { part: "mark", ask: "thing", things: ["anchor"] });
    expect(lineWeight(made.design)).toBe(2);
    expect(made.design.mark?.motifs).toEqual(["anchor"]);
  });

  it.each(["circle", "square"] as const)("around the whole logo: %s", (frame) => {
    const [framed] = changed([OWL], around(frame));
    const [bold] = changed([framed, OWL], step("bolder"));
    expect(lineWeight(bold.design)).toBe(2);
    expect(pictureOf(bold.design).logo_svg).not.toBe(pictureOf(framed.design).logo_svg);
    const [back] = changed([bold, framed, OWL], step("finer"));
    expect(pictureOf(back.design)).toEqual(pictureOf(framed.design));
  });

  it("is a line in what was drawn with one, and outlives its memory", () => {
    const stored = fromMemory(JSON.stringify(toMemory(BOX)));
    const { design, report } = carry(studio, [stored], [step("bolder", 4)]);
    expect([lineWeight(BOX.design), lineWeight(design)]).toEqual([0, 4]);
    expect(inside(design)).toEqual(inside(BOX.design));
    expect(report.unmet).toEqual([]);
  });

  it("is told where what is around the mark is filled, and where there is nothing", async () => {
    const letter = await logoOf("Logo for Larkin: monogram L in a square, a white L on a filled navy square");
    const { design, report } = carry(studio, [letter], [step("finer")]);
    expect(design).toBe(letter.design);
    expect(report.unmet[0]?.why).toContain("no line");
    expect(carry(studio, [OWL], [step("finer")]).report.unmet[0]?.why).toContain("no frame");
  });
});
