import { describe, expect, it } from "vitest";
import { asForm, cut, type Form, join, move } from "../../geometry/form.ts";
import { type Matrix, rotation } from "../../geometry/path.ts";
import { bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import type { MarkContext } from "../../marks/family.ts";
import { FAMILIES } from "../../marks/index.ts";
import { isTreated, scene } from "../../marks/scene.ts";
import { PLAIN_TRAITS } from "../../marks/traits.fixture.ts";
import { NEUTRAL_MOOD } from "../../vocabulary.ts";
import { see, silhouetteOf } from "../seen.ts";
import { isAccident } from "../sight.ts";
import { isRefusedSign, nearestSign } from "./refused.ts";
import { SIGNS } from "./shapes.ts";

/** Not a multiple of the index's own steps. */
const STEP = 17;
const WAYS = Array.from({ length: Math.floor(360 / STEP) }, (_, at) => at * STEP);
const lying = (form: Form, degrees: number): Form => move(form, rotation(degrees, 12, 12));
const small: Matrix = [0.55, 0, 0, 0.55, 12 * 0.45, 12 * 0.45];

describe("signs nobody wants to see", () => {
  it.each(SIGNS)("$id is refused in every orientation, as ink, as a hole and in a frame", ({ form }) => {
    for (const degrees of WAYS) {
      const sign = lying(form, degrees);
      const planted = [
        sign,
        cut(asForm(disc(12, 12, 12)), move(sign, small)),
        cut(asForm(roundRect(0, 0, 24, 24, 5)), move(sign, small)),
        join(ring(12, 12, 12, 10.6), move(sign, small)),
      ];
      for (const [at, each] of planted.entries())
        expect(isRefusedSign(see(each)!), `${degrees}°, ${at}: ${nearestSign(see(each)!).share}`).toBe(true);
    }
  });

  it.each([2.9, 3.3, 4])("a hooked cross of another weight (%s) is refused as well", (width) => {
    const arm = [bar([12, 12], [12, 1], width), bar([12, 1 + width / 2], [22, 1 + width / 2], width)];
    const cross = join(...[0, 90, 180, 270].flatMap((turn) => arm.map((path) => lying(asForm(path), turn))));
    for (const degrees of WAYS) expect(isRefusedSign(see(lying(cross, degrees))!), `${degrees}°`).toBe(true);
  });
});

describe("harmless marks", () => {
  const harmless: Readonly<Record<string, Form>> = {
    cross: join(rect(9, 0, 6, 24), rect(0, 9, 24, 6)),
    square: asForm(rect(0, 0, 24, 24)),
    disc: asForm(disc(12, 12, 12)),
    ring: asForm(ring(12, 12, 12, 8)),
    arrow: join(
      bar([12, 24], [12, 6], 4),
      asForm(
        polygon([
          [2, 10],
          [12, 0],
          [22, 10],
        ]),
      ),
    ),
    bolt: asForm(
      polygon([
        [14, 0],
        [4, 14],
        [11, 14],
        [9, 24],
        [20, 9],
        [13, 9],
      ]),
    ),
    windmill: join(
      ...[0, 120, 240].map((turn) =>
        lying(
          asForm(
            polygon([
              [12, 12],
              [12, 0],
              [20, 6],
            ]),
          ),
          turn,
        ),
      ),
    ),
    z: join(rect(0, 0, 24, 5), rect(0, 19, 24, 5), bar([22, 3], [2, 21], 6)),
  };
  it.each(Object.entries(harmless))("%s passes in every orientation", (_, form) => {
    for (const degrees of WAYS) expect(isRefusedSign(see(lying(form, degrees))!), `${degrees}°`).toBe(false);
  });

  const context: MarkContext = {
    traits: PLAIN_TRAITS,
    mood: NEUTRAL_MOOD,
    name: "Rune",
    initials: "R",
    letter: () => null,
    motifs: [],
  };
  it("all scenes pass", () => {
    const plain = scene.variants(context).filter((variant) => !isTreated(variant));
    const refused = plain.filter((variant) => {
      const seen = see(silhouetteOf(variant.draw()));
      return seen !== null && isRefusedSign(seen);
    });
    expect(refused.map(({ id }) => id)).toEqual([]);
  });

  it("of the figures only wheels of four hooked tiles are refused", () => {
    const refused = FAMILIES.filter(({ id }) => id !== "scene").flatMap((family) =>
      family.variants(context).flatMap((variant) => {
        const seen = see(silhouetteOf(variant.draw()));
        return seen && isRefusedSign(seen) ? [`${family.id}/${variant.id}`] : [];
      }),
    );
    for (const id of refused) expect(id).toMatch(/^tile-grid\/(?:half-mill|pinwheel)/);
  });
});

describe("accidents", () => {
  const eye = { words: ["fox", "gun", "skull"] };
  it("what the eye is sure to be a weapon or a skull is no fox", () => {
    expect(isAccident(eye, new Float32Array([0.2, 0.7, 0.1]), [0])).toBe(true);
    expect(isAccident(eye, new Float32Array([0.3, 0.4, 0.3]), [0])).toBe(false);
    expect(isAccident(eye, new Float32Array([0.7, 0.2, 0.1]), [0])).toBe(false);
  });
  it("a skull that was asked for is one", () => {
    expect(isAccident(eye, new Float32Array([0.1, 0.1, 0.8]), [2])).toBe(false);
  });
});
