import { asForm, cut, type Form, grow, join, meet, move } from "../../geometry/form.ts";
import { polar, rotation, translation } from "../../geometry/path.ts";
import { bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, pieced, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** What is met out of doors: on the water, in the field, on the roof. */
export const OUTDOORS: readonly Scene[] = [
  {
    id: "oars-crossed-spoons",
    ideas: [],
    words: ["crossed oars", "oars", "oar", "rowing oars"],
    goesWith: ["rowing", "regatta", "rowing club"],
    has: ["blade", "handle"],
    isOpen: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.25;
      const wide = by(one, 2.5, 2.8, 2.3);
      const blade = through`11.1,7.6! ${12 - wide},5! ${12 - wide - 0.4},-5! ${12 + wide + 0.4},-5! ${12 + wide},5! 12.9,7.6!`;
      const shaft = rect(11.1, 7.6, 1.8, 17.4);
      const grip = roundRect(10.5, by(two, 23, 22, 24), 3, by(two, 7, 8, 6), 1.5);
      const tip = rect(6, -2, 12, air);
      const stripe = by<Form>(
        three,
        asForm(tip),
        move(tip, translation(0, 2)),
        join(tip, move(tip, translation(0, 2.6))),
      );
      const turn = among(a, 42, 38, 46, 44);
      const at = (form: Parameters<typeof move>[0], side: number) =>
        move(form, rotation(side * turn, 12, 13.8));
      const paddle = (side: number) => at(cut(blade, stripe), side);
      const stick = (side: number) => at(join(shaft, grip), side);
      const front = join(shaft, blade, grip);
      return pieced(
        air,
        "none",
        [join(stick(1), cut(stick(-1), grow(at(front, 1), air)))],
        [join(paddle(1), paddle(-1)), "blades"],
      );
    },
  },
  {
    id: "canoe-on-water",
    ideas: [],
    words: ["canoe", "canoes", "canoeing"],
    goesWith: ["river", "lake", "paddling"],
    has: ["paddle", "water", "wave"],
    isOpen: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , _three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.4;
      const bow = by(one, 5.4, 4.6, 6.2);
      const hull = twofold`12,11! 18,10.6 22,9 24.6,${bow}! 28.6,${bow + 0.4}! 28.4,12 25.4,17 20.4,18.8! 12,18.8!`;
      const rail = through`-3,${bow + 6}! 4,14 12,14.6 20,14 27,${bow + 6}! 26.4,${bow + 7.4}! 20,15.4 12,${14.6 + air} 4,15.4 -2.4,${bow + 7.4}!`;
      const paddle = join(
        bar([11.4, 9], [by(two, 16.8, 17.4, 16.2), -5], 1.9),
        bar([14.4, -5.8], [19.2, -4.2], 2, "round"),
      );
      const waves = through`-5,22 -1,20.8 3,22 7.5,20.8 12,22 16.5,20.8 21,22 25,20.8 29,22! 29,24.2! 25,23 21,24.2 16.5,23 12,24.2 7.5,23 3,24.2 -1,23 -5,24.2!`;
      return pieced(
        air,
        "none",
        [cut(hull, rail)],
        [cut(paddle, grow(hull, air * 0.8)), "paddle", "secondary"],
        [move(waves, translation(among(a, 0, 1, -1, 0.5), 0)), "water"],
      );
    },
  },
  {
    id: "wagasa-open",
    ideas: [],
    words: [
      "wagasa",
      "paper umbrella",
      "paper umbrellas",
      "oil paper umbrella",
      "oil-paper umbrella",
      "japanese umbrella",
      "paper parasol",
      "janome umbrella",
      "chinese umbrella",
    ],
    goesWith: ["umbrella", "parasol", "japan", "japanese"],
    has: ["bamboo", "handle", "rib"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.25;
      // Ribs part it below the ring alone; above, the paper is one.
      const peak = by(one, 0, -1, 1);
      const folds = [-0.6, 4, 8.6, 15.4, 20, 24.6];
      const canopy = through`12,${peak}! 24.6,12! 22.4,12.6 20,14.2! 17.8,13.9 15.4,15! 12,14.4 8.6,15! 6.2,13.9 4,14.2! 1.6,12.6 -0.6,12!`;
      const ringY = by(two, 7.4, 8.2, 6.6);
      const below = rect(-6, ringY, 36, 20);
      const eyeRing = through`-4,${ringY - 0.6}! 12,${ringY + 0.6} 28,${ringY - 0.6}! 28,${ringY - 0.6 + air}! 12,${ringY + 0.6 + air} -4,${ringY - 0.6 + air}!`;
      const ribs = folds
        .slice(1, 5)
        .map((x) => bar([12, peak - 2], [x, x < 6 || x > 18 ? 14.8 : 15.8], air * 0.95));
      const knob = join(rect(10.7, peak - 3.4, 2.6, 4.2), disc(12, peak - 3.2, by(three, 1.7, 2, 1.5)));
      const shaft = join(rect(10.8, 16, 2.4, 7), roundRect(10, 22, 4, among(a, 4, 4.6, 3.6, 4.2), 1.2));
      return pieced(
        air,
        "mirror",
        [join(cut(canopy, eyeRing, ...ribs.map((rib) => meet(rib, below))), knob), "canopy"],
        [shaft, "handle", "secondary"],
      );
    },
  },
  {
    id: "field-gate",
    ideas: [],
    words: ["gate", "gates", "farm gate", "garden gate", "field gate", "wooden gate"],
    goesWith: ["fence", "farm", "country"],
    has: ["post", "fence"],
    isOpen: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.3;
      const thick = by(one, 2, 2.2, 1.8);
      const rails = times(4, (at) => rect(3.4, 6 + at * 4.2, 19.6, thick));
      const posts = [3.4, 21].map((x) => rect(x, 4.4, 2.4, 18));
      const brace = polygon([
        [3.6, 20.6],
        [20.4, 6],
        [23, 6],
        [6.4, 20.6],
      ]);
      const tops = by(two, 3, 2.4, 1.6);
      const wall = [-1.6, 25.4].map((x) =>
        join(
          rect(x, tops, 3.4, among(a, 24, 23.4, 24.4, 24) - tops),
          polygon([
            [x - 0.6, tops + 0.4],
            [x + 1.7, tops - by(three, 2.2, 2.6, 1.8)],
            [x + 4, tops + 0.4],
          ]),
        ),
      );
      return pieced(air, "none", [join(...rails, ...posts, brace)], [join(...wall), "posts", "secondary"]);
    },
  },
  {
    id: "sweep-at-the-chimney",
    ideas: [],
    words: [
      "chimney sweep",
      "chimney sweeps",
      "chimney brush",
      "chimney brushes",
      "chimney sweep brush",
      "chimney sweep's brush",
      "sweep's brush",
      "flue brush",
    ],
    goesWith: ["sweep", "soot"],
    has: ["brush", "chimney", "bricks"],
    isOpen: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.3;
      // Round all over: with the lower bristles gone it would be a palm.
      const count = by(one, 18, 20, 16);
      const bristles = times(count, (at) =>
        bar([12, 5], polar(12, 5, by(two, 8.4, 8.8, 8), (at * 360) / count + 90), 1.25, "round"),
      );
      const rod = rect(10.8, 8, 2.4, 8);
      const head = join(...bristles, cut(disc(12, 5, 4.6), ring(12, 5, 3.2, 3.2 - air * 0.8)), rod);
      const cap = roundRect(3.6, 15, 16.8, 3, by(three, 0.4, 1, 0));
      const stack = rect(5, 18 + air, 14, among(a, 8.4, 9, 7.8, 8.4));
      const bricks = [
        rect(4, 18 + air + 2.8, 16, air * 0.9),
        rect(9, 18, air * 0.9, 3 + air),
        rect(13.6, 18 + air + 3, air * 0.9, 8),
      ];
      return pieced(
        air,
        "none",
        [head, "brush"],
        [join(cut(cap, grow(rod, air * 0.9)), cut(stack, ...bricks)), "chimney", "secondary"],
      );
    },
  },
  {
    id: "whale-fluke",
    ideas: [],
    words: ["whale tail", "whale tails", "whale's tail", "fluke", "flukes", "whale fluke", "tail fluke"],
    goesWith: ["whale", "whale watching", "ocean"],
    has: ["wave", "water", "sea"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.25;
      const lift = by(one, 0, -1, 0.9);
      const fluke = twofold`12,5.6! 13,3.4 16.4,1.4 20.6,${0.6 + lift} 27,${1.4 + lift}! 24.6,6 20.4,9.2 15.6,10.6! 14.6,13.6 15.4,17 ${by(two, 17.6, 18.2, 17)},20.4! 12,20.4!`;
      const wave = (y: number, wide: number) =>
        through`${12 - wide},${y + 1}! ${12 - wide * 0.6},${y - 0.8} ${12 - wide * 0.2},${y + 0.9} ${12 + wide * 0.2},${y - 0.8} ${12 + wide * 0.6},${y + 0.9} ${12 + wide},${y - 0.6}!
          ${12 + wide},${y + 1.6}! ${12 + wide * 0.6},${y + 3.1} ${12 + wide * 0.2},${y + 1.4} ${12 - wide * 0.2},${y + 3.1} ${12 - wide * 0.6},${y + 1.4} ${12 - wide},${y + 3.2}!`;
      const first = wave(18.6, by(three, 13, 12, 14));
      const second = wave(22.6, by(three, 8, 9, 7.6) + among(a, 0, 0.4, -0.4, 0.2));
      return pieced(
        air,
        "none",
        [cut(fluke, grow(join(first, rect(0, 20, 24, 9)), air * 0.9))],
        [join(first, second), "water", "secondary"],
      );
    },
  },
  {
    id: "antlers-alone",
    ideas: [],
    words: ["antler", "antlers", "deer antlers", "stag antlers", "pair of antlers"],
    goesWith: ["stag", "deer", "hunting", "forest"],
    isOpen: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const tip = by(one, 0, 0.9, -0.8);
      const antler = through`12.8,25.4! 13.2,21.6 15.6,18.4 18.4,16 20.4,12.4 21,8 20.4,${3 + tip} 19.2,${-1 + tip}! 21.6,${0.6 + tip} 23.2,5! 24.2,2
        25,${-0.6 + tip * 0.5}! 26.4,2.6 26,6.4 24.2,9.8! 26,9.2 ${by(two, 28, 28.6, 27.4)},7.4! 27.6,11 25.4,13.4 22.6,14.6! 20.8,18 17.6,20.8 16.2,23 16,25.4!`;
      const brow = through`14.4,20! 13,17 12.8,13.4 14,${by(three, 9.6, 9, 10.2)}! 15,12.8 16.2,15.4 17.6,16.8!`;
      const base = roundRect(12.7, 25.4 + air * 0.8, 4, among(a, 2, 2.4, 1.8, 2.2), 0.9);
      return pieced(air, "mirror", [join(...both(join(antler, brow, base)))]);
    },
  },
  {
    id: "footprint-single",
    ideas: [],
    words: ["footprint", "footprints", "foot print", "bare foot", "barefoot print", "bare footprint"],
    goesWith: ["foot", "podiatrist", "walking", "barefoot"],
    has: ["toe", "toes"],
    isOpen: true,
    promise: 0.925,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const arch = by(one, 11.4, 12, 10.8);
      const sole = through`6,12.4 7.4,8.8 11,7.6 15,8.4 17.6,11.2 17.4,15 16.2,19 16.6,${by(two, 23, 24, 22.4)} 15.6,27 12.8,28.4 10,27 9.4,23.6 ${arch - 1.4},19.6 8.4,16.4`;
      const toes = [
        [6.6, 4.4, 2.5],
        [11, 3, 1.75],
        [14.4, 3.6, 1.55],
        [17.2, 5.2, 1.4],
        [19.4, 7.6, by(three, 1.3, 1.4, 1.2)],
      ].map(([x, y, r]) => ellipse(x!, y!, r!, r! * among(a, 1.15, 1.25, 1.1, 1.2)));
      return pieced(
        air,
        "none",
        [sole],
        [join(...toes.map((toe) => cut(toe, grow(sole, air * 0.7)))), "toes"],
      );
    },
  },
];
