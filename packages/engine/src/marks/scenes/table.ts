import { asForm, cut, join, meet, move, parts } from "../../geometry/form.ts";
import { pen, polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, discSlice, lens, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { by, facts, GRID, layer } from "../family.ts";
import type { Scene } from "../seen-thing.ts";

/** What stands on a table or a counter. */
export const TABLE: readonly Scene[] = [
  {
    id: "croissant",
    ways: [0, -20, 20, 180],
    isPliant: true,
    tapers: true,
    ideas: ["dawn"],
    words: ["croissant", "pastry", "viennoiserie"],
    goesWith: ["bakery", "bread", "baker"],
    promise: 0.86,
    draw: ({ gap, variation: [one, two] }) => {
      const moon = cut(disc(12, 13, 12), disc(12, by(one, 20, 21, 19), by(one, 9.4, 10, 9)));
      const angles = by(two, [-122, -90, -58], [-110, -70], [-128, -104, -76, -52]);
      const cuts = angles.map((angle) => bar(polar(12, 17, 4, angle), polar(12, 17, 20, angle), gap * 0.9));
      const middle = pen(12, 17)
        .line(...polar(12, 17, 30, angles[0]!))
        .line(...polar(12, 17, 30, angles.at(-1)!))
        .path();
      const whole = cut(moon, ...cuts);
      return {
        layers: [layer(cut(whole, middle), "primary"), layer(meet(whole, middle), "secondary")],
        facts: facts({ gaps: [gap], radii: [12, 9.4], symmetry: "mirror", parts: 4, events: ["cut"] }),
      };
    },
  },
  {
    id: "loaf",
    isPliant: true,
    tapers: true,
    ideas: ["grain"],
    words: ["bread", "loaf", "toast", "sourdough"],
    goesWith: ["baker", "bakery"],
    promise: 0.84,
    draw: ({ gap, variation: [one, two] }) => {
      const crust = by(
        one,
        roundRect(0, 6, 24, 13, [9, 9, 4, 4]),
        roundRect(1, 4, 22, 16, [11, 11, 5, 5]),
        roundRect(0, 7, 24, 12, 6),
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
    id: "wine-glass",
    isPliant: true,
    tapers: true,
    ideas: [],
    words: ["glass"],
    goesWith: ["wine", "bar", "cocktail", "gin", "drink", "vermouth"],
    promise: 0.84,
    draw: ({ gap, variation: [one, two] }) => {
      const bowl = by(
        one,
        pen(4, 0).line(20, 0).line(20, 5).arc(12, 5, 8, 0, 180).path(),
        pen(5.5, 0).line(18.5, 0).line(18.5, 7).arc(12, 7, 6.5, 0, 180).path(),
        polygon([
          [2.5, 0],
          [21.5, 0],
          [12, 13],
        ]),
      );
      const level = by(two, 4.4, 5.6, 4);
      const stem = join(rect(10.9, 12, 2.2, 10), roundRect(6.5, 21.4, 11, 2.6, [1.3, 1.3, 0, 0]));
      return {
        layers: [
          layer(join(cut(bowl, rect(0, -1, GRID, level + 1)), stem), "primary"),
          layer(meet(bowl, rect(0, -1, GRID, level + 1 - gap)), "secondary"),
        ],
        facts: facts({
          gaps: [gap],
          strokes: [2.2],
          radii: [8],
          symmetry: "mirror",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "cup-above",
    isPliant: true,
    ideas: [],
    words: ["cup", "coffee"],
    goesWith: ["tea", "espresso", "cafe", "saucer", "barista"],
    promise: 0.5,
    isUnclear: true,
    draw: ({ gap, variation: [one, two] }) => {
      // Seen from above: the saucer's disc, the cup's ring in it, the coffee lit.
      const inner = by(one, 6.4, 5.6, 7);
      // Never at half past four, where it would be a Q.
      const turn = rotation(by(two, -45, 0, 180), 12, 12);
      const handle = move(roundRect(12 + inner, 10.4, 6, 3.2, [0, 1.6, 1.6, 0]), turn);
      return {
        layers: [
          layer(cut(disc(12, 12, 12), disc(12, 12, inner + gap), handle), "primary"),
          layer(asForm(disc(12, 12, inner)), "secondary"),
        ],
        facts: facts({
          gaps: [gap],
          radii: [12, inner],
          angles: [45],
          symmetry: "mirror",
          parts: 2,
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
    isOpen: true,
    promise: 0.84,
    draw: ({ gap, variation: [one, two] }) => {
      const rim = by(one, 12, 11, 13);
      const bowl = discSlice(12, rim, 12 - Math.abs(rim - 12) * 0.4, rim, GRID);
      const leaf = move(
        lens([12, rim - gap], [12, -1], by(two, 0.62, 0.5, 0.7)),
        rotation(22, 12, rim - gap),
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
  {
    id: "bag",
    isPliant: true,
    hasWaist: true,
    ideas: ["exchange"],
    words: ["bag"],
    goesWith: ["shop", "store", "basket", "market", "shopping"],
    isOpen: true,
    promise: 0.78,
    draw: ({ gap, variation: [one, two] }) => {
      const body = polygon([
        [3, 8],
        [21, 8],
        [by(one, 22.5, 21, 24), 24],
        [by(one, 1.5, 3, 0), 24],
      ]);
      const handle = band(12, 8 - gap * 0.6, 6, 3.4, 180, 360);
      const fold = by(two, disc(12, 8, 4.5), disc(12, 24, 6), disc(12, 8, 6));
      return {
        layers: [
          layer(parts(cut(body, meet(fold, body)), handle), "primary"),
          layer(
            meet(body, by(two, disc(12, 8, 4.5 - gap), disc(12, 24, 6 - gap), disc(12, 8, 6 - gap))),
            "secondary",
          ),
        ],
        facts: facts({
          gaps: [gap],
          strokes: [2.6],
          radii: [6],
          symmetry: "mirror",
          parts: 3,
          events: ["colour"],
        }),
      };
    },
  },
];
