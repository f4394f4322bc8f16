import { asForm, cut, move } from "../../geometry/form.ts";
import { pen, rotation } from "../../geometry/path.ts";
import { disc, lens, polygon, roundRect } from "../../geometry/primitives.ts";
import { among, by, facts, GRID, layer } from "../family.ts";
import type { Scene } from "../seen-thing.ts";

/** Signs that are known at a glance. */
export const SIGNS: readonly Scene[] = [
  {
    id: "eye",
    ways: [0, -15, 15],
    ideas: ["eye", "focus"],
    words: ["eye", "eyes"],
    goesWith: ["vision", "sight"],
    isOpen: true,
    promise: 0.898,
    draw: ({ gap, variation: [one, two, , three], construction: [look] }) => {
      // An almond, a leaf on its side, or a lid over half a disc.
      const almond = by(
        one,
        lens([0, 12], [GRID, 12], 0.62),
        roundRect(1, 4, 22, 16, [16, 0, 16, 0]),
        pen().arc(12, 16, 12, 180, 360).path(),
      );
      const iris = by(two, 4.4, 3.7, 5);
      // It looks ahead or aside.
      const x = 12 + among(look, 0, 2.4, 0, -2.4);
      return {
        layers: [
          layer(cut(almond, disc(x, 12, iris + gap)), "primary"),
          layer(
            by(
              three,
              cut(disc(x, 12, iris), disc(x + 1.6, 10.4, 1.5)),
              asForm(disc(x, 12, iris)),
              cut(disc(x, 12, iris), disc(x, 12, iris * 0.45)),
            ),
            "secondary",
          ),
        ],
        facts: facts({ gaps: [gap], radii: [iris], symmetry: "both", parts: 3, events: ["colour"] }),
      };
    },
  },
  {
    id: "bolt",
    ways: [0, -12, 14],
    isPliant: true,
    tapers: true,
    ideas: ["energy", "spark", "speed"],
    words: [
      "lightning",
      "bolt",
      "thunder",
      "lightning bolt",
      "lightning bolts",
      "thunderbolt",
      "bolt of lightning",
    ],
    goesWith: ["electricity", "power"],
    promise: 0.93,
    draw: ({ gap, variation: [one, two] }) => {
      // Two equal blades, one turned: the gap between them is the flash.
      const top = by(one, 17.5, 18.6, 15.4);
      const high = polygon([
        [by(two, 14.5, 13.4, 15), 0],
        [top, 0],
        [14.2, 11 - gap * 0.5],
        [by(one, 4, 2, 5), 11 - gap * 0.5],
      ]);
      const low = move(asForm(high), rotation(180, 11, 11));
      return {
        layers: [layer(asForm(high), "primary"), layer(low, "secondary")],
        facts: facts({ gaps: [gap], angles: [45], symmetry: "turn", parts: 2, events: ["colour"] }),
      };
    },
  },
];
