import { asForm, cut, meet, move, named, parts } from "../../geometry/form.ts";
import { rotation } from "../../geometry/path.ts";
import { bar, discSlice, lens, rect, roundRect } from "../../geometry/primitives.ts";
import { by, facts, GRID, layer } from "../family.ts";
import type { Scene } from "../seen-thing.ts";

/** What stands on a table or a counter. */
export const TABLE: readonly Scene[] = [
  {
    id: "loaf",
    isPliant: true,
    tapers: true,
    ideas: ["grain"],
    words: ["bread", "loaf", "toast", "sourdough"],
    goesWith: ["baker", "bakery"],
    promise: 0.902,
    draw: ({ gap, variation: [one, two] }) => {
      const crust = named(
        "crust",
        by(
          one,
          roundRect(0, 6, 24, 13, [9, 9, 4, 4]),
          roundRect(1, 4, 22, 16, [11, 11, 5, 5]),
          roundRect(0, 7, 24, 12, 6),
        ),
      );
      const scores = by(two, [7, 12.6, 18.2], [9, 16], [6, 10.4, 14.8, 19.2]).map((x) =>
        bar([x - 2.2, 13.4], [x + 1.6, 4], gap * 0.9),
      );
      return {
        layers: [layer(cut(crust, ...scores), "primary")],
        facts: facts({
          gaps: [gap],
          radii: [9, 4],
          angles: [68],
          symmetry: "none",
          parts: 1,
          events: ["cut"],
        }),
      };
    },
  },
  {
    id: "bowl-leaf",
    ideas: ["gather", "harvest"],
    words: ["bowl", "salad"],
    goesWith: ["food", "kitchen", "restaurant", "soup", "vegan", "meal"],
    has: ["leaf"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two] }) => {
      const rim = by(one, 12, 11, 13);
      const bowl = discSlice(12, rim, 12 - Math.abs(rim - 12) * 0.4, rim, GRID);
      const leaf = named(
        "leaf",
        move(lens([12, rim - gap], [12, -1], by(two, 0.62, 0.5, 0.7)), rotation(22, 12, rim - gap)),
      );
      const second = move(lens([12, rim - gap], [12, 1], 0.6), rotation(-58, 12, rim - gap));
      const halo = move(
        lens([12, rim], [12, -1 - gap], by(two, 0.62, 0.5, 0.7) + gap * 0.07),
        rotation(22, 12, rim - gap),
      );
      const above = rect(-4, -6, 32, rim - gap * 0.8 + 6);
      return {
        layers: [
          layer(asForm(bowl), "primary"),
          layer(parts(meet(leaf, above), cut(meet(second, above), halo)), "secondary"),
        ],
        facts: facts({
          gaps: [gap],
          radii: [12],
          angles: [22],
          symmetry: "none",
          parts: 3,
          events: ["colour"],
        }),
      };
    },
  },
];
