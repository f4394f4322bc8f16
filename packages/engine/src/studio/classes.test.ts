import { expect, it } from "vitest";
import { sharedStudio } from "../../test/studio.ts";

const { faces } = await sharedStudio();
const regular = (face: (typeof faces)[number]) =>
  face.measures[face.weights.includes(400) ? 400 : face.weights[0]!]!;

/** A round terminal has half the stem as its radius; swelling strokes have less of it. */
const ROUND = 0.24;
/** Of the capitals' height; a usual sans has 0.72. */
const WIDE = 0.86;

it("R5: rounded faces have round terminals, and wide ones are wide (docs/laws.md R5)", () => {
  const off = faces.filter((face) => {
    const { radius, stem, width, capHeight } = regular(face);
    return (
      (face.classes.includes("rounded") && radius / stem < ROUND) ||
      (face.classes.includes("wide") && width / capHeight < WIDE)
    );
  });
  expect(off.map(({ id }) => id)).toEqual([]);
});

it.each([
  ["chinese-simplified", "script"],
  ["chinese-traditional", "script"],
  ["japanese", "script"],
  ["korean", "script"],
  ["greek", "handwritten"],
  ["cyrillic", "handwritten"],
] as const)("R5: %s has a face of the class %s", (script, type) => {
  expect(faces.some(({ scripts, classes }) => scripts.includes(script) && classes.includes(type))).toBe(true);
});
