import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { shapesOf } from "../draw/mark.ts";
import { boxOf } from "../geometry/shapes.ts";
import { FAMILIES } from "../marks/index.ts";
import { isTreated } from "../marks/scene.ts";
import { PLAIN_TRAITS } from "../marks/traits.fixture.ts";
import { NEUTRAL_MOOD, type Shape } from "../vocabulary.ts";
import { trapped } from "./trap.ts";

const PIXELS = 200;
/** Grey levels by which a pixel may differ for being painted in two goes. */
const APART = 20;
/** Where three parts meet in a point, a few pixels do. */
const POINTS = 14;

const greys = (shapes: readonly Shape[], paths: readonly Omit<Shape, "ink">[]): Uint8Array => {
  const { x, y, width, height } = boxOf(shapes);
  const view = `x="${x - 1}" y="${y - 1}" width="${width + 2}" height="${height + 2}"`;
  const drawn = paths.map(({ d, rule }) => `<path fill-rule="${rule ?? "nonzero"}" d="${d}"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - 1} ${y - 1} ${width + 2} ${height + 2}">`;
  return new Resvg(`${svg}<rect ${view} fill="#fff"/>${drawn}</svg>`, {
    fitTo: { mode: "width", value: PIXELS },
  }).render().pixels;
};

/** All shapes as one path, which has no seams. */
const inOne = (shapes: readonly Shape[]) => greys(shapes, [{ d: shapes.map(({ d }) => d).join("") }]);

/** Pixels that are lighter, and those that are darker, than in one path. */
function apartFrom(
  asOne: Uint8Array,
  shapes: readonly Shape[],
  painted: readonly Shape[],
): { lighter: number; darker: number } {
  const apart = greys(shapes, painted);
  let [lighter, darker] = [0, 0];
  for (let at = 0; at < apart.length; at += 4) {
    if (apart[at]! > asOne[at]! + APART) lighter += 1;
    if (apart[at]! < asOne[at]! - APART) darker += 1;
  }
  return { lighter, darker };
}

/** Every drawing that depends on nothing, in more than one ink. */
const DRAWN = FAMILIES.filter(({ depends }) => depends.length === 0)
  .flatMap((family) =>
    family
      .variants({
        traits: PLAIN_TRAITS,
        mood: NEUTRAL_MOOD,
        name: "RN",
        initials: "RN",
        letter: () => {
          throw new Error("a family that depends on nothing sets no letter");
        },
        motifs: [],
      })
      .filter((variant) => !isTreated(variant))
      .map((variant) => ({
        id: `${family.id}/${variant.id}`,
        shapes: shapesOf(variant.draw().layers, (ink) => ink),
      })),
  )
  .filter(({ shapes }) => shapes.length > 1);

it("no ground shows between two inks that share an edge, and no strip beside what lies on it", () => {
  const looks = DRAWN.map(({ id, shapes }) => {
    const asOne = inOne(shapes);
    const [before, after] = [apartFrom(asOne, shapes, shapes), apartFrom(asOne, shapes, trapped(shapes))];
    return { id, before, after };
  });
  expect(looks.filter(({ before }) => before.lighter > POINTS).length).toBeGreaterThan(10);
  expect(looks.filter(({ after }) => after.lighter > POINTS).map(({ id }) => id)).toEqual([]);
  const shown = looks.filter(({ before, after }) => after.darker > before.darker + POINTS);
  expect(shown.map(({ id }) => id)).toEqual([]);
}, 120_000);

it("shapes that keep a gap, and shapes of one ink, stay as they are", () => {
  const gap: readonly Shape[] = [
    { d: "M0 0H10V10H0Z", ink: "primary" },
    { d: "M12 0H22V10H12Z", ink: "secondary" },
  ];
  expect(trapped(gap)).toEqual(gap);
  const one = gap.map((shape): Shape => ({ ...shape, ink: "primary" }));
  expect(trapped(one)).toBe(one);
});

it("the same shapes in other inks, and many others in between, get the strips that they would get alone", () => {
  const pair = (width: number, upper: Shape["ink"]): readonly Shape[] => [
    { d: `M0 0H${width}V20H0Z`, ink: "primary" },
    { d: `M${width} 0H40V20H${width}Z`, ink: upper },
  ];
  const first = trapped(pair(20, "secondary"));
  expect(first.map(({ ink }) => ink)).toEqual(["primary", "primary", "secondary"]);
  expect(trapped(pair(20, "tint")).map(({ ink }) => ink)).toEqual(["primary", "primary", "tint"]);
  for (let width = 5; width < 35; width++) {
    const [strip] = trapped(pair(width, "secondary"));
    const [, left] = /^M(-?[\d.]+)/.exec(strip!.d)!;
    expect(Math.abs(Number(left) - width), `strip at ${left}`).toBeLessThan(1.5);
  }
  expect(trapped(pair(20, "secondary"))).toEqual(first);
});
