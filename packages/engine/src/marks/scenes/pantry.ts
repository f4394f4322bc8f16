import { cut, grow, join } from "../../geometry/form.ts";
import { bar, disc, lens, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, lean, pieced, times } from "./parts.ts";
import { swept, through, trace, twofold } from "./smooth-outline.ts";

/** What stands in kitchens and on tables, each by itself. */
export const PANTRY: readonly Scene[] = [
  {
    id: "jug-with-lip",
    ideas: ["share", "water"],
    words: ["jug", "jugs", "pitcher", "pitchers", "clay jug", "clay jugs", "water jug", "milk jug"],
    goesWith: ["water", "milk", "pottery"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const belly = by(one, 18.6, 18.2, 19.2);
      const body = through`${by(two, 1, 0.4, 1.6)},-0.6! 5.6,0 10,0.6 14.4,-0.6! 14,4 15,8 ${belly},14.4 ${belly - 0.6},20.4 15.6,25! 4.4,25! 1,20.4 0.6,14.4 4,8.4 4.4,4.4 3.4,1.6`;
      const reach = by(three, 24.4, 23.8, 25);
      const handle = swept(`13,3.4 18.4,1.6 ${reach - 0.8},4.6 ${reach - 0.6},10 ${belly - 2},15.6`, 2.5);
      const stripe = join(
        ...trace(`-2,${among(a, 13.4, 12.6, 14.2, 13)} 26,${among(a, 13.4, 12.6, 14.2, 13)}`, air),
      );
      const low = join(...trace("-2,17.4 26,17.4", air));
      return pieced(
        air,
        "none",
        [cut(body, stripe, low)],
        [cut(handle, grow(body, 0.02)), "handle", "secondary"],
      );
    },
  },
  {
    id: "radish-with-leaves",
    ways: [0, 25, -25],
    ideas: ["root", "growth"],
    words: ["radish", "radishes"],
    goesWith: ["vegetable"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 7.4, 7, 7.8);
      const bulb = twofold`12,9.4 16.4,10 ${12 + wide},14.4 17.6,19.6 13.4,22.4 12.5,${by(two, 28, 27, 29)}! 12,${by(two, 28, 27, 29)}!`;
      const middle = twofold`12,-3 14.6,${by(three, 0.6, 0, 1.2)} 14,5.6 12.8,8.6! 12,8.6!`;
      const side = through`13.6,8.4! 15,4 17.4,0.4 ${among(a, 22.6, 22, 23.2, 22.4)},-1! 22.4,4 19,7.4`;
      return pieced(
        air,
        "mirror",
        [bulb],
        [
          cut(join(cut(middle, ...both(grow(side, air * 0.7))), ...both(side)), grow(bulb, air * 0.8)),
          "leaf",
          "secondary",
        ],
      );
    },
  },
  {
    id: "skewer-grilled",
    ways: [0, 20, -20, 45],
    ideas: ["share", "flame"],
    words: ["skewer", "skewers", "shish kebab", "kebab skewer", "shashlik", "kebab"],
    goesWith: ["grill", "barbecue", "meat"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const side = by(one, 6.6, 6.2, 7);
      const round = by(two, 1.6, 2.2, 1.2);
      const meat = (x: number) => roundRect(x, 12 - side / 2, side, side, round);
      const slice = (x: number) => roundRect(x, 12 - side / 2 - 0.8, 2.6, side + 1.6, 1.3);
      const first = 3;
      const xs = [
        first,
        first + side + air,
        first + side + 2.6 + 2 * air,
        first + 2 * side + 2.6 + 3 * air,
        first + 2 * side + 5.2 + 4 * air,
      ];
      const end = xs[4]! + side;
      const rod = join(
        rect(-3.6, 11.1, end + 3.8, 1.8),
        polygon([
          [end, 10.6],
          [end + by(three, 4.6, 4, 5.2), 12],
          [end, 13.4],
        ]),
      );
      const grip = ring(-5.4, 12, among(a, 2.6, 2.4, 2.8, 2.6), 1.1);
      const food = join(meat(xs[0]!), meat(xs[2]!), meat(xs[4]!));
      const slices = join(slice(xs[1]!), slice(xs[3]!));
      return pieced(
        air,
        "none",
        [lean(join(food, cut(join(rod, grip), grow(join(food, slices), 0.02))), -40, 1)],
        [lean(slices, -40, 1), "slice", "secondary"],
      );
    },
  },
  {
    id: "cauldron-on-legs",
    ideas: ["flame", "gather"],
    words: ["cauldron", "cauldrons", "witch's cauldron"],
    goesWith: ["pot", "potion", "stew"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 10.8, 10.4, 11.2);
      const pot = twofold`12,6.8! 18.4,6.8! ${12 + wide},13 20.4,19.6 12,${by(two, 23, 22.6, 23.6)}`;
      const rim = roundRect(3.2, 2.6, 17.6, 3.2, 1.6);
      const legs = both(join(...trace(`17.6,20 ${by(three, 19.4, 19, 19.8)},25.4`, 2.6)));
      const ears = both(cut(ring(22, 10.6, among(a, 3.4, 3.6, 3.2, 3.4), 1.6), pot));
      return pieced(
        air,
        "mirror",
        [join(cut(pot, grow(rim, air * 0.8)), ...legs, ...ears)],
        [rim, "rim", "secondary"],
      );
    },
  },
  {
    id: "steaming-pot",
    ideas: ["share", "home"],
    words: [
      "steaming pot",
      "steaming pots",
      "pot with steam",
      "pot",
      "pots",
      "cooking pot",
      "soup pot",
      "stockpot",
    ],
    goesWith: ["soup", "cooking"],
    has: ["steam"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const round = by(one, 4, 3, 5);
      const pot = roundRect(2, 14, 20, 12, [0.6, 0.6, round, round]);
      const rim = roundRect(0.6, 10.4, 22.8, 2.6, 1.3);
      const ears = both(roundRect(21, 15.6, 5, by(two, 3, 2.6, 3.4), 1.3));
      const curl = (x: number, top: number) =>
        swept(
          times(
            5,
            (at) => `${x + [0, 1, 0, -1, 0][at]! * by(three, 1.4, 1.2, 1.6)},${8.4 - (at * (8.4 - top)) / 4}`,
          ).join(" "),
          2.1,
        );
      const steam = join(
        curl(6, among(a, 0, 0.6, -0.6, 0)),
        curl(12, -2.4),
        curl(18, among(a, 0, 0.6, -0.6, 0)),
      );
      return pieced(
        air,
        "none",
        [join(cut(pot, grow(rim, air * 0.7)), rim, ...ears)],
        [cut(steam, grow(rim, air * 0.7)), "steam", "secondary"],
      );
    },
  },
  {
    id: "pot-lidded",
    ideas: ["share", "home"],
    words: ["pot", "pots", "cooking pot", "cooking pots", "casserole"],
    goesWith: ["soup", "cooking", "stew"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const round = by(one, 4.4, 3.4, 5.4);
      const pot = roundRect(1.6, 11.4, 20.8, 12.6, [0.4, 0.4, round, round]);
      const ears = both(roundRect(21.4, 13.2, 5, by(two, 3, 2.6, 3.4), 1.3));
      const dome = by(three, 5, 4.4, 5.6);
      const lid = twofold`12,${10.4 - air - dome} 18.4,${10.8 - air - dome * 0.72} 22.4,${11.4 - air}! 12,${11.4 - air}!`;
      const knob = roundRect(9.6, 9.2 - air - dome - 1.4, 4.8, 2.6, among(a, 1.3, 0.6, 1, 1.3));
      return pieced(air, "mirror", [join(pot, ...ears)], [join(lid, knob), "lid", "secondary"]);
    },
  },
  {
    id: "ice-cream-dipped",
    ideas: ["play", "share"],
    words: ["ice cream", "ice cream cone", "ice cream cones", "gelato"],
    goesWith: ["ice"],
    isOpen: true,
    promise: 0.958,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 6.6, 6.2, 7);
      const cone = polygon([
        [12 - wide, 13],
        [12 + wide, 13],
        [12.6, by(two, 29, 28, 30)],
        [11.4, by(two, 29, 28, 30)],
      ]);
      const scoop = twofold`12,-2 17,-0.6 19.6,4.4 ${by(three, 20, 19.6, 20.4)},8.6 18.4,10.6! 16.4,9.6 14.4,11 ${12 + among(a, 0.6, 0.4, 0.8, 0.6)},9.8 12,9.8`;
      const lines = [-1, 1].map((side) => bar([12 - side * 8, 11.6], [12 + side * 5.4, 27], air * 0.9));
      return pieced(
        air,
        "mirror",
        [scoop, "scoop", "secondary"],
        [cut(cone, grow(scoop, air * 0.8), ...lines), "cone"],
      );
    },
  },
  {
    id: "clay-pot-banded",
    ideas: ["craft", "water"],
    words: ["clay pot", "clay pots", "earthen pot", "matka", "terracotta pot", "clay vessel"],
    goesWith: ["pot", "pottery", "clay"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 11.4, 11, 11.8);
      const pot = twofold`12,5.6! 16,5.6! 15.6,8.4 20.6,11.4 ${12 + wide},16.6 19.8,22.4 15.4,25! 12,25!`;
      const rim = roundRect(5.8, 1.6, 12.4, by(two, 3, 2.7, 3.3), 1.5);
      const high = among(a, 11.8, 12.4, 11.4, 12);
      const bands = [high, high + by(three, 3.4, 3.8, 3)].map((y) => rect(-2, y, 28, air * 0.9));
      return pieced(air, "mirror", [cut(pot, grow(rim, air * 0.7), ...bands)], [rim, "rim", "secondary"]);
    },
  },
  {
    id: "cowbell-hung",
    ideas: ["field", "signal"],
    words: ["cowbell", "cowbells", "cow bell"],
    goesWith: ["bell", "cow", "alp"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const side = by(one, 21, 20.4, 21.6);
      const bell = twofold`12,7! 15.4,7! 17.6,8.6 ${side - 1},15 ${side},22! 12,22!`;
      const strap = cut(
        roundRect(6.6, -2, 10.8, 8.4, by(two, 3, 4, 2)),
        roundRect(9, 0.4, 6, 8, by(two, 1.4, 2, 1)),
      );
      const clapper = disc(12, 23.4, by(three, 2.8, 2.6, 3));
      const lip = rect(0, among(a, 18, 17.4, 18.6, 18), 24, air * 0.9);
      return pieced(
        air,
        "mirror",
        [cut(bell, lip, grow(clapper, air * 0.7))],
        [cut(strap, grow(bell, air * 0.6)), "band", "secondary"],
        [cut(clapper, rect(0, 18, 24, 4 + air * 0.6)), "clapper", "secondary"],
      );
    },
  },
  {
    id: "straw-hat-wide",
    ways: [0, -10, 10],
    ideas: ["sun", "field"],
    words: ["straw hat", "straw hats", "sun hat", "sunhat"],
    goesWith: ["hat", "summer", "farmer"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const crown = twofold`12,${by(one, 4, 3.4, 4.6) + among(a, 0, 0.2, -0.2, 0.1)} 16.4,5 18.8,8.4 19.6,13.4! 12,15!`;
      const brim = twofold`12,13 19,13.4 26,${by(two, 16, 15.6, 16.4)} 28.6,18.6! 25,20.6 19,21.6 12,22`;
      const ribbon = through`4.4,10.6! 12,12.2 19.6,10.6! 20,${by(three, 14.4, 14, 14.8)}! 12,16.2 4,14.4!`;
      return pieced(
        air,
        "mirror",
        [join(cut(crown, grow(ribbon, air * 0.8)), cut(brim, grow(ribbon, air * 0.8)))],
        [ribbon, "ribbon", "secondary"],
      );
    },
  },
  {
    id: "hop-cone-leafed",
    ideas: ["harvest", "layers"],
    words: ["hop", "hops", "hop cone", "hop cones", "hop flower"],
    goesWith: ["beer", "brewery"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 7, 6.6, 7.4);
      const rows = 4;
      const step = by(two, 4.4, 4.2, 4.6);
      const scales = times(rows, (at) => {
        const w = wide * [0.82, 1, 0.86, 0.56][at]!;
        const y = 7 + at * step;
        return twofold`12,${y - 1.4}! ${12 + w * 0.7},${y - 0.6} ${12 + w},${y + 3.4} ${12 + w * 0.76},${y + 7}! ${12 + w * 0.36},${y + 5.2} 12,${y + 8.4}!`;
      });
      const cone = scales.map((scale, at) =>
        at === 0 ? scale : cut(scale, grow(scales[at - 1]!, air * 0.85), ...scales.slice(0, at - 1)),
      );
      const leaf = through`12.6,4.6! 14.8,0.4 19,-1.4 ${by(three, 23.6, 23, 24.2)},0! 21.6,4.4 17.4,6`;
      const stem = bar([12, 5], [12, among(a, -1.6, -2, -1.2, -1.6)], 1.8, "round");
      return pieced(
        air,
        "mirror",
        [join(...cone)],
        [cut(join(...both(leaf), stem), grow(scales[0]!, air * 0.8)), "leaf", "secondary"],
      );
    },
  },
  {
    id: "cork-popped",
    ways: [20, 0, -20],
    ideas: ["share"],
    words: ["cork", "corks", "wine cork", "bottle cork"],
    goesWith: ["wine", "bottle"],
    isOpen: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 7, 6.6, 7.4);
      const top = ellipse(12, 2, wide, wide * by(two, 0.34, 0.38, 0.3));
      const side = join(rect(12 - wide, 2, 2 * wide, 21), ellipse(12, 23, wide, wide * 0.34));
      const marks = [
        lens([8, 10], [10.6, 9], 0.5),
        lens([14, by(three, 13, 14, 12)], [17, 12], 0.5),
        lens([8.4, 18.4], [among(a, 12, 11.6, 12.4, 12), 17], 0.5),
        lens([14, 21.6], [16.4, 20.8], 0.5),
      ];
      return pieced(air, "none", [cut(side, grow(top, air), ...marks)], [top, "cork", "secondary"]);
    },
  },
  {
    id: "loaf-scored",
    ideas: ["grain", "home"],
    words: ["loaf", "loaves", "bread loaf", "loaf of bread"],
    goesWith: ["bread", "bakery"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const high = by(one, 5.6, 5, 6.2);
      const loaf = through`-1,15.6 0.6,10 5.6,${high + 0.8} 12,${high} 18.4,${high + 0.8} 23.4,10 25,15.6 23.6,${by(two, 19.6, 19.2, 20)} 19,20.6 5,20.6 0.4,19.6`;
      const slash = (x: number) =>
        lens([x - 1.6, 15.2], [x + by(three, 2.2, 2, 2.6), high + 2.4], among(a, 0.24, 0.28, 0.22, 0.26));
      return pieced(air, "none", [cut(loaf, ...[5.4, 11.6, 17.8].map(slash))]);
    },
  },
];
