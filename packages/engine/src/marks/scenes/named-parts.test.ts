/** What people colour by its name is a layer of that name, and no drawing answers to another thing's name. */

import { describe, expect, it } from "vitest";
import { extent, join, meet } from "../../geometry/form.ts";
import { disc, rect } from "../../geometry/primitives.ts";
import { ink, rasterise, squareAround } from "../../geometry/raster.ts";
import { GRID } from "../family.ts";
import { PLAIN_TRAITS } from "../traits.fixture.ts";
import { SCENES } from "./index.ts";
import { pieced } from "./parts.ts";

const idsOf = (word: string) => SCENES.filter(({ words }) => words.includes(word)).map(({ id }) => id);
const partsOf = (id: string) =>
  SCENES.find((scene) => scene.id === id)!
    .draw(PLAIN_TRAITS)
    .layers.map(({ of }) => of);

describe("parts of a drawing", () => {
  it.each([
    ["chilli-and-stem", "stem"],
    ["beetroot-with-leaves", "leaves"],
    ["robin-breast", "breast"],
    ["puffin-standing", "beak"],
    ["stove-kettle", "handle"],
    ["railway-hand-lamp", "flame"],
    ["axolotl-smile", "gills"],
  ])("%s has a %s of its own, beside the thing itself", (id, part) => {
    expect(partsOf(id)).toContain(part);
    expect(partsOf(id)).toContain(undefined);
  });

  it("are brought to the grid together, and keep their names and inks", () => {
    const { layers } = pieced(1, "none", [rect(0, 0, 40, 20)], [disc(50, 10, 8), "sun", "secondary"]);
    const box = extent(join(...layers.map(({ form }) => form)));
    expect(Math.max(box.width, box.height)).toBeCloseTo(GRID);
    expect(box.x + box.width / 2).toBeCloseTo(GRID / 2);
    expect(layers.map(({ of, ink: worn }) => [of, worn])).toEqual([
      [undefined, "primary"],
      ["sun", "secondary"],
    ]);
  });

  it("do not lie on each other", () => {
    for (const scene of SCENES) {
      const { layers } = scene.draw(PLAIN_TRAITS);
      if (!layers.some(({ of }) => of)) continue;
      const whole = join(...layers.map(({ form }) => form));
      const frame = squareAround(extent(whole));
      const all = ink(rasterise(whole, 96, frame).bits);
      layers.forEach(({ form }, at) => {
        for (const other of layers.slice(at + 1)) {
          const shared = meet(form, other.form);
          const both = extent(shared).width > 0 ? ink(rasterise(shared, 96, frame).bits) : 0;
          expect(both / all, `${scene.id}: ${other.of}`).toBeLessThan(0.01);
        }
      });
    }
  });
});

describe("names", () => {
  it.each([
    ["crane (bird)", "heron"],
    ["moth", "butterfly"],
    ["robin", "bird"],
    ["puffin", "parrot"],
    ["chanterelle", "mushroom"],
    ["hand plane", "aeroplane"],
    ["kettle", "teapot"],
    ["loom", "bus"],
  ])("nothing is both %s and %s", (one, other) => {
    expect(idsOf(one)).not.toEqual([]);
    expect(idsOf(one).filter((id) => idsOf(other).includes(id))).toEqual([]);
  });
});
