import { cut, grow, join, meet, move } from "../../geometry/form.ts";
import { type Point, polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, pieced, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** Things of old trades, each from the side that everybody knows. */
export const WORKBENCH: readonly Scene[] = [
  {
    id: "stove-kettle",
    ideas: [],
    words: ["kettle", "kettles", "tea kettle", "teakettle", "stove kettle", "whistling kettle"],
    goesWith: ["tea", "kitchen", "teapot"],
    has: ["handle", "lid", "spout"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      const top = by(one, -2.4, -3.2, -1.6);
      const handle = cut(
        through`4,9.4! 3.4,3.4 5.6,${top + 1} 9,${top} 15,${top} 18.4,${top + 1} 20.6,3.4 20,9.4!`,
        through`6.4,12! 6.4,3.8 8,${top + 2.6} 10,${top + 2.2} 14,${top + 2.2} 16,${top + 2.6} 17.6,3.8 17.6,12!`,
      );
      const body = through`12,8.6! 16,9 19.6,11.6 21.4,16 ${by(two, 21.6, 22, 21.2)},20.4 20.6,23.4! 3.4,23.4! ${by(two, 2.4, 2, 2.8)},20.4 2.6,16 4.4,11.6 8,9 12,8.6!`;
      const spout = through`20.6,19.4! 23,15.4 ${24},12 26,10! 28.8,${by(three, 11.4, 11, 11.8)}! 27,14 26,18.4 20.6,22.6!`;
      const lid = join(meet(ellipse(12, 9.4, 4.4, 3), rect(0, 0, 24, 8)), disc(12, 5.8, 1.5));
      const shine = band(11.6, 17.4, 6.6, 6.6 - air, 186, among(a, 232, 238, 226, 234), "round");
      const pot = join(body, spout);
      return pieced(
        air,
        "none",
        [cut(pot, shine, grow(lid, air * 0.9))],
        [cut(handle, grow(pot, air * 0.9)), "handle", "secondary"],
        [lid, "lid"],
      );
    },
  },
  {
    id: "samovar-with-teapot",
    ideas: [],
    words: ["samovar", "samovars"],
    goesWith: ["tea", "russian tea"],
    has: ["teapot", "tap", "handle"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.2;
      const wide = by(one, 18.2, 18.8, 17.6);
      const urn = twofold`12,8! 17.6,8! 17.8,10.2! ${wide},13.4 17.8,17.8 14.6,21! 14.4,22! 17,24.4! 17,26.6! 12,26.6!`;
      const handles = both(cut(disc(19.4, 13, 3.1), disc(19.4, 13, 1.5), rect(12, 8, wide - 12 - 0.4, 12)));
      const collar = rect(4, 10.4, 16, air * 0.9);
      const foot = rect(6, among(a, 22, 22.4, 21.8, 22.2), 12, air * 0.9);
      const tap = join(rect(10.9, 13.6, 2.2, 4.4), roundRect(8.8, 12.6, 6.4, 1.9, 0.95));
      const pot = twofold`12,0.4! 13.8,1.6! 16,3 16.4,5 14.8,${8 - air}! 12,${8 - air}!`;
      const knob = disc(12, by(two, -0.4, -0.8, 0), 1.2);
      const spout = through`15.4,5.6! 17.6,3.6 18.2,1.4! 20,${by(three, 1.8, 1.4, 2.2)}! 19.2,5 16,7!`;
      const ear = cut(disc(6.8, 4, 2.7), disc(6.8, 4, 1.3), rect(8, 0, 6, 8));
      return pieced(
        air,
        "none",
        [cut(join(urn, ...handles), collar, foot, grow(tap, air))],
        [join(pot, knob, spout, ear), "teapot", "secondary"],
        [tap, "tap"],
      );
    },
  },
  {
    id: "thimble-and-needle",
    ideas: [],
    words: ["thimble", "thimbles", "needle and thimble", "thimble and needle"],
    goesWith: ["sewing", "tailor", "seamstress", "haberdashery"],
    has: ["needle", "thread"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      const crown = twofold`12,2 15.4,2.8 17.4,5.6! ${by(one, 19, 19.4, 18.6)},17.6! 12,17.6!`;
      const rim = roundRect(3.6, 17.6 + air, 16.8, 4, by(two, 1.4, 2, 0.8));
      const pits = [
        ...[9, 12, 15].map((x) => disc(x, 6.6, 0.85)),
        ...[7.6, 10.6, 13.4, 16.4].map((x) => disc(x, 10.2, 0.85)),
        ...[9, 12, 15].map((x) => disc(x, 13.8, 0.85)),
      ];
      const long = by(three, 0, 1, -1);
      const needle = cut(
        through`22,25.4! 22.8,6 23.2,${-0.4 - long} 24.6,${-1.8 - long} 26,${-0.4 - long} 25.8,6`,
        roundRect(24, 0.4 - long, 1.2, 3.4, 0.6),
      );
      const upright = move(needle, rotation(among(a, 8, 11, 6, 9), 22, 22));
      return pieced(
        air,
        "none",
        [cut(join(cut(crown, ...pits), rim), grow(upright, air))],
        [upright, "needle", "secondary"],
      );
    },
  },
  {
    id: "hand-plane-shaving",
    ideas: [],
    words: [
      "hand plane",
      "hand planes",
      "wood plane",
      "block plane",
      "bench plane",
      "carpenter's plane",
      "jack plane",
      "planer",
    ],
    goesWith: ["carpenter", "joiner", "woodwork", "cabinetmaker"],
    has: ["shaving", "blade", "handle", "wood"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.5;
      const sole = through`-6,16.4! ${by(one, -4, -3.4, -4.6)},14! 27.6,14! 28,17 27.6,19.6! -6,19.6!`;
      const iron = polygon([
        [9.4, 15],
        [15.2, 4.2],
        [17.8, 5.6],
        [12.6, 15],
      ]);
      const tote = through`18.6,14.4! 19.4,10.4 18,${7}! 19.6,4.6 ${by(two, 23, 23.6, 22.4)},4.4 24.4,6.2! 22.6,8 23,11 25.4,14.4!`;
      const knob = through`-2.4,14.4! -0.8,11.4! -2.2,${by(three, 9.4, 8.8, 10)} 0.6,${by(three, 7, 6.4, 7.6)} 3.4,${by(three, 9.4, 8.8, 10)} 2,11.4! 3.6,14.4!`;
      const curl = join(
        band(8.4, 6.4, 3.8, 2.1, among(a, 120, 100, 140, 110), 375, "round"),
        through`10.1,6.4! 12,6.6! 12,10 10.4,14.4! 8.6,14.4! 10.2,10`,
      );
      const board = rect(-7, 19.6 + air, 36, 3.4);
      return pieced(
        air,
        "none",
        [join(cut(sole, grow(iron, air * 0.8)), cut(iron, rect(0, 14.4, 30, 9)), cut(knob, grow(curl, air)))],
        [cut(tote, grow(iron, air)), "handle"],
        [join(board, cut(curl, grow(iron, air * 0.8), rect(0, 14 - air * 0.8, 30, 9))), "wood", "secondary"],
      );
    },
  },
  {
    id: "weather-vane-rooster",
    ideas: [],
    words: [
      "weather vane",
      "weather vanes",
      "weathervane",
      "weathervanes",
      "weathercock",
      "weathercocks",
      "wind vane",
    ],
    goesWith: ["wind", "weather", "farmhouse"],
    has: ["rooster", "cock", "arrow"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [_a] }) => {
      const air = leastAirOf(gap) * 1.3;
      const tail = by(one, 0, 0.8, -0.7);
      const cock = through`4.6,4.4! 5.6,2 7.8,1.4 10,2.8 11,5.8 13.6,7.6 16,5.6 ${17},2 20,-0.4 24,${0.6 + tail}! 21.6,2.2 22.4,3.4 24.6,${4.4 + tail}! 21.6,5.6 21.4,8 19,11.6 15.4,13.4! 15,16.4! 12,16.4! 12,13.2! 8.2,11.4 6.4,8.4 6,6!`;
      const comb = through`5.8,1.6! 5,-0.8 6.4,-1.6 7.4,-0.6! 8.2,-2 9.8,-1.4 9.8,0.2! 11.4,0 11.6,1.8 10.6,2.8! 8.4,0.8!`;
      const beak = through`4.4,3! 4.4,5.4! 1.8,${4.6}!`;
      const arrow = join(
        bar([2, 16.4], [23, 16.4], 1.9),
        polygon([
          [-2.6, 16.4],
          [2.8, 13],
          [2.8, 19.8],
        ]),
        polygon([
          [20.6, 13.2],
          [25.4, 13.2],
          [23.4, 16.4],
          [25.4, 19.6],
          [20.6, 19.6],
          [22, 16.4],
        ]),
      );
      const post = rect(13 - by(two, 0.95, 1.1, 0.85) * 1, 15, by(two, 1.9, 2.2, 1.7), 14);
      const cross = join(
        bar([7.4, 22.6], [18.6, 22.6], 1.9),
        disc(7, 22.6, by(three, 1.7, 1.5, 1.9)),
        disc(19, 22.6, by(three, 1.7, 1.5, 1.9)),
      );
      const cone = through`13,25! 16.4,29! 9.6,29!`;
      return pieced(
        air,
        "none",
        [join(cut(cock, disc(7.8, 3.8, 0.75)), arrow, post, cross, cone)],
        [cut(join(comb, beak), grow(cock, air * 0.6)), "comb", "secondary"],
      );
    },
  },
  {
    id: "bike-bell",
    ideas: [],
    words: ["bike bell", "bike bells", "bicycle bell", "bicycle bells"],
    goesWith: ["bike", "bicycle", "ring"],
    has: ["lever"],
    isOpen: true,
    promise: 0.925,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.4;
      const dome = meet(disc(11, 13, 10), rect(0, 0, 24, 13));
      const button = through`9.4,3.4! 9.6,${by(one, 0.6, 0.2, 1)}! 12.4,${by(one, 0.6, 0.2, 1)}! 12.6,3.4!`;
      const rim = roundRect(0, 13 + air, 22, 2.2, 1.1);
      const base = through`4,${16.3 + air}! 18,${16.3 + air}! 16.4,19.4! 5.6,19.4!`;
      const lever = through`18.6,${16.4 + air}! 22,${16.6 + air} 25,15.4 ${by(two, 27.4, 28, 26.8)},12.4! ${by(two, 29.4, 30, 28.8)},13.8! 27.4,18 23,20 17.2,20!`;
      const clamp = cut(disc(11, 24.4, 4.6), disc(11, 24.4, 2.3), rect(0, 0, 24, 19.4 + air * 0));
      const shine = band(11, 13, 7.4, 7.4 - air, 196, by(three, 236, 242, 230), "round");
      const waves = [0, 1].map((at) =>
        band(11, 11, 14 + at * 3.2, 12.4 + at * 3.2, 298 - at * 2, among(a, 334, 336, 332, 335), "round"),
      );
      return pieced(
        air,
        "none",
        [join(cut(dome, shine), button, rim, base, clamp)],
        [cut(lever, grow(join(rim, base), air * 0.8)), "lever", "secondary"],
        [join(...waves), "sound"],
      );
    },
  },
  {
    id: "chainring-five-arms",
    ideas: [],
    words: [
      "chainring",
      "chainrings",
      "chain ring",
      "chain rings",
      "bike gear",
      "sprocket",
      "sprockets",
      "crankset",
      "bicycle gear",
    ],
    goesWith: ["bicycle", "bike", "bike workshop", "cog"],
    isOpen: true,
    isRound: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const count = by(one, 20, 22, 18);
      const step = 360 / count;
      const teeth = times(count, (at): Point[] => [
        polar(12, 12, 10.4, at * step),
        polar(12, 12, 12.2, at * step + step * 0.3),
        polar(12, 12, 12.2, at * step + step * 0.55),
        polar(12, 12, 10.4, at * step + step * 0.85),
      ]).flat();
      const toothed = cut(polygon(teeth), disc(12, 12, 8.4));
      const turn = among(a, 18, 30, 0, 42);
      const arms = times(5, (at) => {
        const to = polar(12, 12, 8.8, at * 72 + turn);
        return bar([12, 12], to, by(two, 2.6, 3, 2.3));
      });
      const bolts = times(5, (at) => disc(...polar(12, 12, 7.2, at * 72 + turn), 2.2));
      const holes = times(5, (at) => disc(...polar(12, 12, 7.2, at * 72 + turn), 0.95));
      const hub = cut(disc(12, 12, by(three, 3.4, 3.8, 3.1)), disc(12, 12, 1.5));
      return pieced(air, "turn", [cut(join(toothed, ...arms, ...bolts, hub), disc(12, 12, 1.5), ...holes)]);
    },
  },
];
