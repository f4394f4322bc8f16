import { asForm, cut, grow, named, parts } from "../../geometry/form.ts";
import { type Point, polar } from "../../geometry/path.ts";
import { bar, disc, polygon, rect, wedge } from "../../geometry/primitives.ts";
import { among, by, facts, layer } from "../family.ts";
import type { Scene } from "../seen-thing.ts";

const star = (cx: number, cy: number, reach: number, dent: number, points: number, turn = 0) =>
  named(
    "star",
    polygon(
      Array.from({ length: points * 2 }, (_, index) =>
        polar(cx, cy, index % 2 === 0 ? reach : reach * dent, (index * 180) / points - 90 + turn),
      ),
    ),
  );

/** Stars and moons beyond the first ones: words that stand in a great many names. */
export const SKY: readonly Scene[] = [
  {
    id: "shooting-star",
    ways: [0, -20, 20],
    ideas: ["star", "speed", "spark", "night"],
    words: ["star", "stars", "comet", "meteor", "shooting"],
    has: ["comet", "tail"],
    goesWith: ["wish"],
    promise: 0.892,
    draw: ({ gap, variation: [one, two, , three], construction: [points, heavy] }) => {
      // A star and the lines it leaves, all at 45°, the middle one longest.
      const arms = by(two, 4, 4, 5) + among(points, 0, 1, 0, 2);
      const head = star(
        16.5,
        7.5,
        by(three, 8.4, 7.2, 9.2),
        by(one, 0.36, 0.46, 0.3) + (arms > 5 ? 0.14 : 0),
        arms,
      );
      const width = Math.max(2.4, gap * 1.2) * among(heavy, 1, 1.3, 1, 1.15);
      const trail = (shift: number, from: number, to: number) =>
        bar([16.5 - from + shift, 7.5 + from + shift], [16.5 - to + shift, 7.5 + to + shift], width);
      const pitch = width * 0.7 + gap * 0.6;
      const lines = by(
        one,
        [trail(-pitch, 7.4, 13), trail(0, 6.6, 16.4), trail(pitch, 7.4, 13)],
        [trail(-pitch / 2, 6.8, 16.4), trail(pitch / 2, 6.8, 12)],
        [trail(-pitch, 7.4, 11), trail(0, 6.6, 13.6), trail(pitch, 7.4, 16.4)],
      );
      return {
        layers: [layer(parts(...lines), "primary"), layer(asForm(head), "secondary")],
        facts: facts({
          strokes: [width],
          gaps: [gap],
          angles: [45],
          symmetry: "none",
          parts: 4,
          events: ["colour"],
        }),
      };
    },
  },
  {
    id: "star-of-kites",
    ideas: [],
    words: ["star", "stars"],
    isOpen: true,
    promise: 0.946,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Five kites about one middle, with air between them: each arm is its own facet, and one of them may be cut in half.
      const air = Math.max(1, gap * 0.55);
      const dent = by(one, 5.2, 5.6, 4.8);
      const round = by(two, 0.6, 0, 0.9);
      const at = (radius: number, degrees: number): Point => polar(12, 12, radius, degrees - 90);
      const kites = Array.from({ length: 5 }, (_, arm) => {
        const middle = 72 * arm;
        const kite = polygon([
          [12, 12],
          at(dent, middle - 36),
          at(12 - round, middle),
          at(dent, middle + 36),
        ]);
        const slits = [middle - 36, middle + 36].map((side) => bar(at(-1, side), at(13, side), air));
        const ridge = by(three, arm % 5 === a % 5, true, false)
          ? [wedge([12, 12], at(13, middle), air * 1.1)]
          : [];
        return cut(round > 0 ? grow(kite, round) : kite, ...slits, ...ridge);
      });
      return {
        layers: [layer(named("star", parts(...kites)))],
        facts: facts({ gaps: [air], symmetry: "mirror", parts: 5, events: ["cut"] }),
      };
    },
  },
  {
    id: "moon-sea",
    ideas: ["moon", "night", "calm", "sea", "horizon"],
    words: ["moon", "crescent", "lunar"],
    goesWith: ["night", "tide", "sleep"],
    has: ["sea", "wave", "water"],
    suggests: ["stripe"],
    promise: 0.916,
    draw: ({ gap, variation: [one, two] }) => {
      // A crescent over its reflection.
      const [bx, br] = by(one, [17, 8.4], [16, 8.8], [18, 8]);
      const moon = named("moon", cut(disc(12, 8.4, 8.4), disc(bx, 5.6, br * 0.86)));
      const bars = by(two, [20, 12], [14, 22], [22, 14]).map((long, index) =>
        rect(12 - long / 2, 16.8 + gap + index * (2.4 + gap * 0.8), long, 2.4),
      );
      return {
        layers: [layer(moon, "secondary"), layer(parts(...bars), "primary")],
        facts: facts({
          strokes: [2.4],
          gaps: [gap],
          radii: [8.4],
          symmetry: "none",
          parts: 3,
          events: ["colour"],
        }),
      };
    },
  },
];
