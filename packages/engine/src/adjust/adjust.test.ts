import { beforeAll, describe, expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";
import { shapesOf } from "../draw/mark.ts";
import { cut, extent, join } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds, contourAreas, type Path, toData } from "../geometry/path.ts";
import { disc, polygon, rect, ring, roundRect } from "../geometry/primitives.ts";
import { resolve } from "../geometry/resolve.ts";
import { boxOf } from "../geometry/shapes.ts";
import type { Family, Traits } from "../marks/family.ts";
import { FAMILIES } from "../marks/index.ts";
import { PLAIN_TRAITS } from "../marks/traits.fixture.ts";
import {
  type MarkAdjustment,
  type MarkDesign,
  NEUTRAL_MOOD,
  type Shape,
  type Studio,
} from "../vocabulary.ts";
import { AS_DRAWN, adjustMark } from "./adjust.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await sharedStudio();
}, 60_000);

const ROUND_TRAITS: Traits = { ...PLAIN_TRAITS, stroke: 4.25, line: 3, gap: 2.25, corner: 2, cap: "round" };

/** Two drawings of a family, with two sets of traits. */
function drawnBy(family: Family): readonly MarkDesign[] {
  return [PLAIN_TRAITS, ROUND_TRAITS].flatMap((traits, turn) => {
    const variants = family.variants({
      traits,
      mood: NEUTRAL_MOOD,
      name: "RN",
      initials: "RN",
      letter: (text) => studio.set({ text, face: "manrope", weight: 800 }),
      motifs: studio
        .findMotifs("leaf")
        .slice(0, 2)
        .map((motif) => ({ word: "leaf", motif })),
    });
    // What does not suit a drawing draws nothing: the next does.
    const from = Math.floor((variants.length * (1 + turn)) / 3);
    const { id, drawing } = [...variants.slice(from), ...variants]
      .values()
      .map((variant) => ({ id: variant.id, drawing: variant.draw() }))
      .find(({ drawing: each }) => extent(join(...each.layers.map(({ form }) => form))).width > 0)!;
    const shapes = shapesOf(drawing.layers, (ink) => ink);
    const favicon = drawing.small ? shapesOf(drawing.small, (ink) => ink) : null;
    return [
      {
        ...markOf(),
        family: family.id,
        parameters: { variant: id },
        depends: family.depends,
        shapes,
        box: boxOf(shapes),
        favicon,
      },
    ];
  });
}

function markOf(...paths: readonly Path[]): MarkDesign {
  const shapes = paths.map((path, at): Shape => ({ d: toData(path), ink: at % 2 ? "secondary" : "primary" }));
  return {
    family: "scene",
    motifs: [],
    parameters: {},
    depends: [],
    shapes,
    box: boxOf(shapes),
    favicon: null,
  };
}

const asked = (wish: Partial<MarkAdjustment>): MarkAdjustment => ({ ...AS_DRAWN, ...wish });
const areaOf = ({ d }: Shape): number =>
  Math.abs(contourAreas(fromData(d)).reduce((sum, each) => sum + each, 0));
/** Ink over the box, fields left out. */
const inkOf = ({ shapes }: MarkDesign): number => {
  const { width, height } = bounds(shapes.flatMap(({ d }) => fromData(d)));
  return (
    shapes.filter(({ ink }) => ink !== "pale").reduce((sum, shape) => sum + areaOf(shape), 0) /
    (width * height)
  );
};
const commands = ({ shapes }: MarkDesign): number =>
  shapes.reduce((sum, { d }) => sum + (d.match(/[A-Z]/g)?.length ?? 0), 0);
const DATA = /^(?:[MLHVCZ](?:-?\d+(?:\.\d{1,3})?(?: |(?=-|[A-Z]|$)))*)+$/;

const WISHES: readonly Partial<MarkAdjustment>[] = [
  { weight: 2 },
  { weight: -2 },
  { rounding: 2 },
  { rounding: -2 },
  { detail: -2 },
  { fill: "outline" },
  { fill: "solid" },
  { mirrored: true },
  { weight: 1, rounding: 1, detail: -1, mirrored: true },
  { weight: 2, fill: "outline" },
];

describe.each(FAMILIES.map((family) => [family.id, family] as const))("a mark of %s", (_, family) => {
  let marks: readonly MarkDesign[];
  beforeAll(() => {
    marks = drawnBy(family);
  });

  it("stays the very same where nothing is asked", () => {
    for (const mark of marks) {
      const { mark: same, reached } = adjustMark(mark, AS_DRAWN);
      expect(same).toBe(mark);
      expect(same.shapes).toBe(mark.shapes);
      expect(reached).toEqual(AS_DRAWN);
      expect(adjustMark(mark, asked({ detail: 3 })).mark).toBe(mark);
    }
  });

  it.each(WISHES)("for %j gives sound outlines in the same box, the same each time", (wish) => {
    for (const mark of marks) {
      const { mark: made, reached } = adjustMark(mark, asked(wish));
      expect(adjustMark(mark, asked(wish)).mark).toEqual(made);
      // What was reached gives the very shapes: a wish beyond the limit is the limit.
      expect(adjustMark(mark, reached).mark.shapes).toEqual(made.shapes);
      for (const { d } of [...made.shapes, ...(made.favicon ?? [])]) {
        expect(d).toMatch(DATA);
        expect(fromData(d).length).toBeGreaterThan(0);
      }
      expect(commands(made)).toBeLessThan(commands(mark) * 4 + 40);
      expect(new Set(made.shapes.map(({ ink }) => ink))).toEqual(new Set(mark.shapes.map(({ ink }) => ink)));
      expect(made.box.width).toBeLessThan(mark.box.width + 0.1);
      expect(made.box.height).toBeLessThan(mark.box.height + 0.1);
      const filled = Math.max(made.box.width / mark.box.width, made.box.height / mark.box.height);
      expect(filled).toBeGreaterThan(0.99);
    }
  });

  it("has more ink the bolder it is, to its limit and not beyond", () => {
    for (const mark of marks) {
      const steps = [-6, -4, -2, -1, 0, 1, 2, 4, 6].map((weight) => adjustMark(mark, asked({ weight })));
      for (const [at, { mark: made, reached }] of steps.entries()) {
        const before = steps[at - 1];
        if (!before) continue;
        expect(reached.weight).toBeGreaterThanOrEqual(before.reached.weight);
        if (reached.weight === before.reached.weight) expect(made.shapes).toEqual(before.mark.shapes);
        // Of a thing cut out of a field, the ink is the field.
        else
          expect(inkOf(made) > inkOf(before.mark)).toBe(
            !/^bleed|cropped-|-held$|-contained/.test(`${mark.parameters.variant}`),
          );
      }
    }
  });

  it("mirrored twice is as drawn", () => {
    for (const mark of marks) {
      const once = adjustMark(mark, asked({ mirrored: true })).mark;
      const twice = adjustMark(once, asked({ mirrored: true })).mark;
      expect(JSON.stringify(twice.box)).toBe(JSON.stringify(mark.box));
      expect(twice.shapes.map(areaOf)).toEqual(
        mark.shapes.map((shape) => expect.closeTo(areaOf(shape), 3) as number),
      );
    }
  });
});

describe("weight", () => {
  it("moves every free edge and keeps corners, counters and the box", () => {
    const mark = markOf([...rect(0, 0, 24, 24), ...[...rect(8, 8, 8, 8)].map(reversed)]);
    const { mark: bold, reached } = adjustMark(mark, asked({ weight: 2 }));
    expect(reached.weight).toBe(2);
    expect(fromData(bold.shapes[0]!.d).map(({ segments }) => segments.length)).toEqual([3, 3]);
    expect(bold.box).toEqual(mark.box);
    expect(areaOf(bold.shapes[0]!)).toBeGreaterThan(areaOf(mark.shapes[0]!) * 1.03);
  });

  it("is not reached by a disc, which would be the same disc", () => {
    for (const weight of [-2, 2]) {
      const mark = markOf(disc(12, 12, 12));
      expect(adjustMark(mark, asked({ weight }))).toEqual({ mark, reached: AS_DRAWN });
    }
  });

  it("leaves facets lying against each other", () => {
    const mark = markOf(rect(0, 0, 4, 24), rect(4, 0, 4, 24), rect(14, 0, 6, 24));
    for (const weight of [-2, 2]) {
      const { mark: made, reached } = adjustMark(mark, asked({ weight }));
      const [a, b, c] = made.shapes.map(({ d }) => bounds(fromData(d)));
      expect(reached.weight).toBe(weight);
      expect(a!.x + a!.width).toBeCloseTo(b!.x, 2);
      expect(Math.sign(c!.x - (b!.x + b!.width) - 6)).toBe(-Math.sign(weight));
    }
  });

  it("makes a thing that is cut out of a field bolder, not the field", () => {
    const cross = [rect(10, 4, 4, 16), rect(4, 10, 16, 4)].flat();
    const shapes: readonly Shape[] = [{ d: toData(resolve(cut(rect(0, 0, 24, 24), cross))), ink: "primary" }];
    const mark = { ...markOf(), shapes, box: boxOf(shapes), parameters: { variant: "cross-held" } };
    const bold = adjustMark(mark, asked({ weight: 2 }));
    expect(bold.reached.weight).toBe(2);
    expect(inkOf(bold.mark)).toBeLessThan(inkOf(mark));
    expect(inkOf(adjustMark({ ...mark, parameters: {} }, asked({ weight: 2 })).mark)).toBeGreaterThan(
      inkOf(mark),
    );
  });

  it("stops before a gap closes or a part breaks", () => {
    const close = markOf(rect(0, 0, 11.5, 24), rect(12.5, 0, 11.5, 24));
    const { mark, reached } = adjustMark(close, asked({ weight: 8 }));
    const [a, b] = mark.shapes.map(({ d }) => bounds(fromData(d)));
    expect(reached.weight).toBeLessThan(8);
    expect(b!.x - a!.x - a!.width).toBeGreaterThan(0.35);
    const necked = markOf(
      polygon([
        [0, 0],
        [9, 0],
        [9, 11.2],
        [15, 11.2],
        [15, 0],
        [24, 0],
        [24, 24],
        [15, 24],
        [15, 12.8],
        [9, 12.8],
        [9, 24],
        [0, 24],
      ]),
    );
    const fine = adjustMark(necked, asked({ weight: -8 })).mark;
    expect(fromData(fine.shapes[0]!.d)).toHaveLength(1);
  });
});

describe("rounding", () => {
  it("gives corners a radius that grows, and takes one that was drawn away again", () => {
    const square = markOf(rect(0, 0, 24, 10));
    const curves = (mark: MarkDesign): number => mark.shapes[0]!.d.split("C").length - 1;
    const [one, two] = [1, 2].map((rounding) => adjustMark(square, asked({ rounding })));
    expect(curves(one!.mark)).toBe(4);
    expect(areaOf(two!.mark.shapes[0]!)).toBeLessThan(areaOf(one!.mark.shapes[0]!));
    const round = markOf(roundRect(0, 0, 24, 10, 1));
    const sharp = adjustMark(round, asked({ rounding: -2 }));
    expect(curves(sharp.mark)).toBe(0);
    expect(areaOf(sharp.mark.shapes[0]!)).toBeCloseTo(240, 1);
    expect(adjustMark(square, asked({ rounding: -2 })).reached.rounding).toBe(0);
    expect(adjustMark(markOf(disc(12, 12, 12)), asked({ rounding: 2 })).reached.rounding).toBe(0);
  });

  it("makes the round end of a stroke square", () => {
    const pill = markOf(roundRect(0, 0, 24, 4, 2), rect(0, 10, 24, 4));
    const { mark } = adjustMark(pill, asked({ rounding: -8 }));
    expect(areaOf(mark.shapes[0]!)).toBeCloseTo(96, 1);
  });
});

describe("detail, fill", () => {
  it("loses two lines of a book of eight, and is a book of six (docs/laws.md F4)", () => {
    const lines = [0, 6, 12, 18].flatMap((y) => [...rect(0, y, 11, 4), ...rect(13, y, 11, 4)]);
    const { mark, reached } = adjustMark(markOf(lines), asked({ detail: -2 }));
    expect(fromData(mark.shapes[0]!.d)).toHaveLength(6);
    expect(reached.detail).toBe(-1);
  });

  it("loses the least parts first, and never a colour", () => {
    const mark = markOf(
      [...rect(0, 0, 24, 14), ...rect(0, 22, 24, 2), ...disc(3, 18, 1.2), ...disc(21, 18, 1.2)],
      disc(12, 18, 1.5),
    );
    const { mark: made, reached } = adjustMark(mark, asked({ detail: -1 }));
    expect(reached.detail).toBe(-1);
    expect(fromData(made.shapes[0]!.d)).toHaveLength(2);
    expect(adjustMark(mark, asked({ detail: -8 })).mark.shapes).toHaveLength(2);
  });

  it("draws solids as lines, and fills what is not a blob then", () => {
    const tiles = markOf([...rect(0, 0, 11, 11), ...disc(18, 18, 6)], disc(18, 5, 5));
    const lined = adjustMark(tiles, asked({ fill: "outline" }));
    expect(lined.reached.fill).toBe("outline");
    expect(inkOf(lined.mark)).toBeLessThan(inkOf(tiles) * 0.7);
    expect(adjustMark(lined.mark, asked({ fill: "solid" })).reached.fill).toBe("solid");
    expect(adjustMark(markOf(ring(12, 12, 12, 8)), asked({ fill: "solid" })).reached.fill).toBe("drawn");
    expect(adjustMark(tiles, asked({ fill: "solid" })).reached.fill).toBe("drawn");
  });
});

const reversed = (contour: Path[number]): Path[number] => {
  const points = [contour.from, ...contour.segments.map((each) => [each[0], each[1]] as const)].reverse();
  return { from: points[0]!, segments: points.slice(1) };
};
