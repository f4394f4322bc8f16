import { expect, it } from "vitest";
import { toData } from "../geometry/path.ts";
import { rect } from "../geometry/primitives.ts";
import type { Ink, MarkDesign } from "../vocabulary.ts";
import { inTwoInks } from "./two-inks.ts";

const markOf = (...shapes: readonly (readonly [ReturnType<typeof rect>, Ink])[]): MarkDesign => ({
  family: "scene",
  motifs: ["thing"],
  parameters: {},
  depends: ["motif"],
  shapes: shapes.map(([path, ink]) => ({ d: toData(path), ink })),
  box: { x: 0, y: 0, width: 24, height: 24 },
  favicon: null,
});

it("gives the second colour to a part of about the size that wore it before (docs/laws.md F2)", () => {
  const before = markOf([rect(0, 0, 24, 18), "primary"], [rect(0, 20, 24, 4), "secondary"]);
  const [large, middle, speck] = [rect(0, 0, 24, 14), rect(0, 16, 24, 5), rect(0, 23, 2, 1)];
  const { shapes } = inTwoInks(markOf([[...large, ...middle, ...speck], "primary"]), before);
  expect(shapes).toEqual([
    { d: toData([...large, ...speck]), ink: "primary" },
    { d: toData(middle), ink: "secondary" },
  ]);
});

it("leaves a drawing of one part as it is", () => {
  const before = markOf([rect(0, 0, 24, 18), "primary"], [rect(0, 20, 24, 4), "secondary"]);
  const one = markOf([rect(0, 0, 24, 24), "primary"]);
  expect(inTwoInks(one, before)).toBe(one);
});
