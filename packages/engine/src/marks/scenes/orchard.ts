import { cut, grow, join, move } from "../../geometry/form.ts";
import { polar, rotation, translation } from "../../geometry/path.ts";
import { band, bar, disc, lens } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, pieced, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** What grows: fruit, roots and mushrooms, stem and leaf as parts that may have a colour of their own. */
export const ORCHARD: readonly Scene[] = [
  {
    id: "hazelnut-in-its-husk",
    ideas: [],
    words: ["hazelnut", "hazelnuts", "filbert", "filberts", "cobnut"],
    goesWith: ["nut", "nougat", "praline"],
    has: ["husk", "leaf"],
    isOpen: true,
    promise: 0.925,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const nut = twofold`12,2! 13.4,3.4 17.4,5.6 20.4,10 20.4,15.6 17,20.4 12,22`;
      const [rise, lobe] = [by(one, 2.6, 3.2, 2), by(two, 2.6, 3.2, 2)];
      const husk = twofold`12,${15 + rise}! 14,${11.6 + lobe} 16,${14.8 + rise}! 18.6,${10.8 + lobe} 20,${13.8 + rise}! 22.6,${9.8 + lobe} 24.2,14! 23.6,18 19.6,22.4 13.6,24! 13.4,${27}! 12,27!`;
      const shine = band(
        12,
        12.4,
        6.4,
        6.4 - air,
        by(three, 190, 186, 196),
        among(a, 236, 232, 240, 228),
        "round",
      );
      return pieced(air, "none", [cut(nut, grow(husk, air), shine), "nut"], [husk, "husk", "secondary"]);
    },
  },
  {
    id: "chanterelle-ribbed",
    ideas: [],
    words: ["chanterelle", "chanterelles", "girolle", "girolles"],
    goesWith: ["mushroom", "mushrooms", "forest", "foraging"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const wave = by(one, 0, 0.7, -0.6);
      const cap = through`-0.8,3.6 0.8,${0.8 - wave} 4,${0.4 + wave} 7,2.4 10,3.6 13.6,3 17,${1 - wave} 20.6,${-0.6 + wave} 24,0.6 25,3.4 23.4,6.6 19.6,8.2 16,7.4 12.4,9 8.4,7.8 4.4,8.4 0.8,6.6`;
      const stalk = through`1.2,6! 23,6! 20.6,10.4 16.8,14.4 15,18.6 ${by(two, 14.6, 15, 14.2)},22.4 ${by(three, 15.2, 15.8, 14.8)},26.4! 12,27.2 8.8,26.4! 9.4,22.4 8.6,18.4 6.4,14 3.4,10.4`;
      const lines = [
        through`5.2,7! 6.4,7! 9,12 10.8,18! 8.2,13`,
        bar([12, 8], [12, among(a, 19.4, 20.4, 18.6, 19.8)], air, "round"),
        through`18.8,7! 17.6,7! 15,12 13.2,18! 15.8,13`,
      ];
      return pieced(air, "none", [cap, "cap"], [cut(stalk, grow(cap, air), ...lines), "stem"]);
    },
  },
  {
    id: "agave-rosette",
    ideas: [],
    words: ["agave", "agaves", "agave plant", "century plant"],
    goesWith: ["tequila", "mezcal", "desert", "succulent"],
    isOpen: true,
    allowsFace: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const spread = by(one, 22, 23, 21);
      const leaf = (degrees: number, long: number, wide: number) =>
        move(
          through`-1.7,0! ${-wide},${-long * 0.3} ${-wide * 0.95},${-long * 0.6} 0,${-long}! ${wide * 0.95},${-long * 0.6} ${wide},${-long * 0.3} 1.7,0!`,
          rotation(degrees, 0, 0),
        );
      const thorn = (y: number, side: number) =>
        through`${side * 1.5},${y + 1.1}! ${side * 2.9},${y - 0.9}! ${side * 1.5},${y - 1}!`;
      const tall = by(two, 17.4, 18.4, 16.6);
      const front = join(leaf(0, tall, 1.9), ...[-5, -8.4].flatMap((y) => [thorn(y, 1), thorn(y, -1)]));
      const leaves = times(4, (at) => {
        const long = [17, 16.4, 15.4, among(a, 14, 14.6, 13.4, 14.2)][at]!;
        return join(leaf(spread * (at + 1), long, 1.9), leaf(-spread * (at + 1), long, 1.9));
      });
      const behind = leaves.map((pair, at) => cut(pair, grow(join(front, ...leaves.slice(0, at)), air)));
      const ground = bar([-10, 2.5 + air], [10, 2.5 + air], by(three, 2, 2.4, 1.8), "round");
      return pieced(air, "mirror", [join(front, ...behind), "leaves"], [ground, "ground", "secondary"]);
    },
  },
  {
    id: "fig-halved",
    ideas: [],
    words: ["fig", "figs"],
    has: ["stem", "leaf", "seed"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const fig = twofold`12,2.6! 14,2.6! 15,6 19,9.8 21.8,15 20.8,21 16.6,24.6 12,25.4`;
      const flesh = twofold`12,9.4 14.6,10.8 18.6,15.2 17.8,19.8 12,22.4`;
      const core = twofold`12,11.4! 13.4,12.2 16.6,15.8 16,18.8 12,20.4`;
      const count = by(two, 5, 6, 5);
      const seeds = times(count, (each) => {
        const turn = (each * 360) / count + 90;
        return bar(
          polar(12, 16.4, 1.3, turn),
          polar(12, 16.4, among(a, 2.4, 2.2, 2.5, 2.3), turn),
          1.1,
          "round",
        );
      });
      const lean = by(one, 0, -1, 0.8);
      const stem = through`10.2,1.6! 13.8,1.6! ${14.2 + lean},-1.6! ${10.8 + lean},-2!`;
      const leaf = lens([15, 3.6], [by(three, 23.6, 24.4, 22.8), -0.4], 0.48);
      return pieced(
        air,
        "none",
        [cut(fig, flesh, grow(leaf, air))],
        [cut(core, ...seeds), "flesh", "secondary"],
        [stem, "stem"],
        [cut(leaf, grow(stem, air), bar([17, 2.6], [20.8, 1], 0.95, "round")), "leaf"],
      );
    },
  },
  {
    id: "chilli-and-stem",
    ideas: [],
    words: [
      "chilli",
      "chillies",
      "chili",
      "chilies",
      "chili pepper",
      "chilli pepper",
      "chile",
      "jalapeño",
      "jalapeno",
      "cayenne",
    ],
    goesWith: ["spice", "hot sauce", "salsa", "hot"],
    has: ["stem"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const tip = by(one, 22.4, 23.4, 21.4);
      const pod = through`10.8,5.4! 14,4.2 17.4,6 19.2,9.6 18.6,14 14.6,19 8,22.4 -1.6,${tip}! 5,19.4 9.6,15.4 11,11.4 10.2,8`;
      const calyx = through`9.2,6.6 11,4 14.4,2.9 17.6,4 19.4,6.8 17.4,7.2! 15.4,6 13.8,7.6! 12.2,6.8 10.6,8.4!`;
      const stalk = through`13.2,3.8! 13,1.4 ${by(two, 14.6, 15.2, 14)},-2! ${by(two, 17.4, 18, 16.8)},-1.4! 15.9,1.4 16,4!`;
      const shine = band(
        6.4,
        8.6,
        by(three, 10.6, 10.2, 11),
        by(three, 10.6, 10.2, 11) - air,
        8,
        among(a, 52, 56, 48, 54),
        "round",
      );
      const green = join(calyx, stalk);
      return pieced(air, "none", [cut(pod, grow(green, air), shine)], [green, "stem", "secondary"]);
    },
  },
  {
    id: "tangerine-and-its-half",
    ideas: [],
    words: [
      "tangerine",
      "tangerines",
      "mandarin",
      "mandarins",
      "clementine",
      "clementines",
      "satsuma",
      "satsumas",
      "mandarin orange",
    ],
    goesWith: ["citrus", "orange", "fruit"],
    has: ["leaf", "stem", "segments"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const whole = ellipse(9.6, 13.6, 9.6, 8.9);
      const r = by(one, 7.2, 7.6, 6.8);
      const [cx, cy] = [18.2, 18];
      const count = by(two, 6, 7, 6);
      const rays = times(count, (at) =>
        bar(
          polar(cx, cy, 1.6, (at * 360) / count + 12),
          polar(cx, cy, r - 2, (at * 360) / count + 12),
          air * 0.95,
        ),
      );
      const half = join(
        cut(disc(cx, cy, r), disc(cx, cy, r - 1.5)),
        cut(disc(cx, cy, r - 1.5 - air * 0.9), ...rays),
      );
      const leaf = through`10.4,3.6! 11,0.4 14.6,-2 19.4,${by(three, -1.8, -2.4, -1.2)}! 19,1.6 15.8,4.6 12.2,5!`;
      const stem = through`8.2,5.6! 10.2,5.4! 9.4,2.6 ${among(a, 7.8, 7.4, 8.2, 7.6)},0! 6,1! 7.6,3.4`;
      const green = join(stem, leaf);
      return pieced(
        air,
        "none",
        [
          join(
            cut(
              whole,
              disc(cx, cy, r + air),
              grow(green, air),
              band(9.6, 13.6, 6.4, 6.4 - air, 170, 222, "round"),
            ),
            half,
          ),
        ],
        [cut(leaf, bar([12.8, 3], [16.6, 0.4], 0.95, "round"), grow(stem, air * 0.7)), "leaf", "secondary"],
        [stem, "stem"],
      );
    },
  },
  {
    id: "beetroot-with-leaves",
    ideas: [],
    words: ["beetroot", "beetroots", "beet", "beets", "red beet"],
    goesWith: ["vegetable", "root vegetable", "borscht"],
    has: ["leaf", "leaves", "root", "stem"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const low = by(one, 29, 28, 30);
      const bulb = through`12,11.4! 15.4,11 19,12.6 20.4,16 19,20 15.4,22.8 13.4,24.6 ${by(two, 13, 12.4, 13.4)},27 ${by(two, 15, 14, 15.6)},${low}! 11.6,${low - 1.4} 10.8,25.4 9,22.8 5,20 3.6,16 5,12.6 8.6,11`;
      const rings = [band(12, 16, 6, 6 - air, 24, by(three, 84, 92, 76), "round")];
      const blade = (degrees: number, long: number) => {
        const leaf = through`-0.9,0.6! -0.9,-3! -3.2,-5.4 -3.3,-8.4 -1.8,${-long + 1.4} 0,${-long} 1.8,${-long + 1.4} 3.3,-8.4 3.2,-5.4 0.9,-3! 0.9,0.6!`;
        const vein = bar([0, -3.8], [0, -long + 3], 0.95, "round");
        return move(move(cut(leaf, vein), rotation(degrees, 0, 0)), translation(12, 11.4));
      };
      const lean = among(a, 40, 43, 37, 41);
      const middle = move(blade(0, 13.6), translation(0, -1.2));
      const sides = both(cut(move(blade(lean, 13), translation(0.9, -0.9)), grow(middle, air * 0.8)));
      const leaves = cut(join(middle, ...sides), grow(bulb, air * 0.8));
      return pieced(air, "none", [cut(bulb, ...rings)], [leaves, "leaves", "secondary"]);
    },
  },
];
