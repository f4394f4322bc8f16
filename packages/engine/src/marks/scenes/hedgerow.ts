import { cut, grow, join, meet } from "../../geometry/form.ts";
import { band, bar, disc, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { pieced, times, withoutCrumbs } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** Birds and beasts, each in the pose that names it. */
export const HEDGEROW: readonly Scene[] = [
  {
    id: "bullfinch-capped",
    ideas: [],
    words: ["bullfinch", "bullfinches"],
    has: ["breast", "beak", "cap"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.2;
      const tail = by(one, 0, 1, -0.8);
      const bird = through`13.6,1 18,0 21.6,1.8 23,5! 24,9.4 23.6,14.4 20.6,18.6 16,20.6 11.4,19.8! 6.4,20.6 0.6,${23 + tail}! -1.6,${20.4 + tail}! 4,15 6.8,9.6 9.6,4.4`;
      const cap = meet(bird, through`10.4,-2! 10.2,5! 14.4,5.2 18.2,7! 20.4,9.2! 26,9.4! 28,-2!`);
      const breast = meet(bird, through`12,4! 19,4! 27,7! 27,20 18,21.6! 13.4,17.4 13.4,11`);
      const eye = disc(17.8, 4.3, by(two, 0.95, 1.05, 0.9));
      const beak = through`22.2,2.2! 25.8,3.4 27.6,${by(three, 6, 5.6, 6.4)}! 24,8!`;
      const wing = bar(
        [3.4, 17.8],
        [by(three, 12, 11.4, 12.6), among(a, 12.4, 12, 12.8, 12.2)],
        air,
        "round",
      );
      const legs = join(
        ...[14.8, 18.4].map((x) => bar([x, 19], [x + 0.6, 24], 1.4)),
        bar([9, 24.4], [22.6, 24.4], 1.7, "round"),
      );
      return pieced(
        air,
        "none",
        [join(cut(bird, grow(breast, air), grow(cap, air), wing), cut(legs, grow(breast, air * 0.8)))],
        [cut(breast, grow(cap, air)), "breast", "secondary"],
        [cut(cap, eye), "cap"],
        [cut(beak, grow(cap, air * 0.7)), "beak"],
      );
    },
  },
  {
    id: "crane-on-one-leg",
    ideas: [],
    words: ["crane bird", "crane birds", "crane (bird)", "red-crowned crane", "standing crane"],
    goesWith: ["japan", "longevity"],
    has: ["beak", "crown", "leg"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.3;
      const bill = by(one, 4.4, 5, 3.8);
      const neck = through`8.2,5.4 8.9,3.6 7.4,3.1! 5,4! 3.1,2.8 3.5,0.4 6,-1 9.2,-0.6 12,2 11.8,5.8 10.6,8.6 10.2,10.2 11,11.6! 8.2,15.2! 6.4,11.6 6.6,8.4`;
      const crown = through`3,1! 3.4,-2 6,-3.4 9,-2.8 11,-0.6! 8,-0.4 5,0`;
      const beak = through`3.6,1.8! 2.6,4.6! -3.4,${bill + 1}! -3.6,${bill - 0.2}!`;
      const body = through`8.4,14.2! 11,10 15.4,8.8 19.6,10.4 23.6,13.8 26.4,${by(two, 19, 20, 18.2)}! 23.6,18.4! 24.4,${by(two, 22.6, 23.4, 21.8)}! 20.6,19.8! 19.8,22.6! 14.4,21.8 10,19`;
      const feather = band(14, 8.8, 7.8, 7.8 - air, 40, by(three, 84, 92, 78), "round");
      const leg = join(bar([13.2, 19], [13.2, 33.4], 2.2), bar([10.4, 33.4], [16.6, 33.4], 2.2, "round"));
      const bent = join(
        bar([18, 20], [19.4, 24.6], 2.2, "round"),
        bar([19.4, 24.6], [13.2, among(a, 27.6, 28.2, 27, 27.8)], 2.2, "round"),
      );
      return pieced(
        air,
        "none",
        [join(cut(neck, disc(6.4, 1.5, 0.85)), cut(body, grow(neck, air), feather), leg, bent)],
        [cut(crown, grow(neck, air * 0.5)), "crown", "secondary"],
        [cut(beak, grow(neck, air * 0.6)), "beak"],
      );
    },
  },
  {
    id: "falcon-in-flight",
    ideas: [],
    words: ["kestrel", "kestrels", "falcon", "falcons", "peregrine", "peregrine falcon"],
    goesWith: ["hawk", "falconry", "bird of prey"],
    has: ["wing", "tail", "beak"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const tip = by(one, -9, -8, -10);
      const body = through`2.2,5.6! 4.8,4.4 8,5.4 12,8.6 17.6,10.8! 27.4,${by(two, 13.6, 13, 14.2)}! 27,17.4 24.4,20.6! 16.4,15.4! 11.4,14.8 6.4,12.4 3.6,9.4!`;
      const beak = through`1.8,6! 2.6,9! 1,8.8! 0.2,10.2! -0.7,8.4 0,6.8`;
      const near = through`9,9.6! 8.8,4.4 12.4,-2.4 18,-6.4 26,${tip}! 23.4,-3.6 19.4,0.6! 19,4 17,6.4! 16.4,9.4 14.2,12.4!`;
      const far = through`6,5.6! 3.6,0.4 3.4,-4.4 5.4,-8.4 10,${tip - 3}! 11.4,-7 12,-2.4 9.4,4!`;
      const belt = bar([25, 10], [20.6, 22], air);
      const slit = bar([12.4, 6], [by(three, 19, 18.4, 19.6), -2.4], air, "round");
      const stripe = through`6.4,8! 8.4,8.2 8.8,10 7.4,11.4! 7.4,9.6`;
      return pieced(
        air,
        "none",
        [
          join(
            cut(
              body,
              grow(beak, air * 0.7),
              grow(near, air),
              belt,
              disc(5.2, among(a, 7, 7.2, 6.9, 7), 0.85),
              stripe,
            ),
            cut(near, slit),
            cut(far, grow(near, air), grow(body, 0)),
          ),
        ],
        [beak, "beak", "secondary"],
      );
    },
  },
  {
    id: "goose-marching",
    ideas: [],
    words: ["goose", "geese", "gander"],
    has: ["beak", "feet"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const tail = by(one, 0, -1, 0.8);
      const bird = through`3.2,3.6 4.6,0.6 7.6,-0.4 10,1.2 10.6,4.4 9.8,8.6 10.4,11.4! 14.4,10.6 19.4,12 25.6,${10.6 + tail}! 24.4,16 20.6,20 15,21.4 9.2,20.2 5.6,16.8 5,12.4 6.2,8.4 6,6.2! 4,6`;
      const beak = through`3.4,1.8! 3.2,5.8! -1.8,${by(two, 5.4, 6, 4.8)}! -2.2,4.2!`;
      const wing = through`11.6,14.6 15.4,12.8 19.6,14.2 23.4,${14.4 + tail * 0.5}! 20.4,17.8 15.4,18.6 12.4,17.2`;
      const legs = [
        through`9.4,22.4! 11.6,22.8! 11,25.8! 11,27.6! 5.6,27.6! 8.8,25.6!`,
        through`15.2,22.9! 17.4,22.5! 19.4,${by(three, 25.4, 25, 25.8)}! 20.2,27.6! 14.4,27.6! 17,25.8!`,
      ];
      return pieced(
        air,
        "none",
        [cut(bird, disc(6.4, 2.6, among(a, 0.95, 1.05, 0.9, 1)), cut(grow(wing, air), wing))],
        [cut(beak, grow(bird, air * 0.7)), "beak", "secondary"],
        [join(...legs.map((leg) => cut(leg, grow(bird, air * 0.7)))), "feet"],
      );
    },
  },
  {
    id: "moth-at-rest",
    ideas: [],
    words: ["moth", "moths"],
    goesWith: ["night", "lamp"],
    has: ["wing", "antennae"],
    isOpen: true,
    allowsFace: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.2;
      const reach = by(one, 17.4, 18.4, 16.4);
      const fore = through`13.2,8.2! 16.6,8.4 21,11 25.6,${reach}! 22.4,19.4 18.4,19.6! 15.4,15.4 13.6,11!`;
      const hind = through`13.4,12.4! 15.4,17 17.6,20.8 19.4,21 20.4,23.2 18,26 14.6,25.2 12.8,21.4`;
      const body = twofold`12,6 14,7 14.6,10 14,15 12.8,20.4 12,21.6`;
      const rings = times(by(two, 2, 3, 2), (at) => rect(8, 12.4 + at * 2.7, 8, air * 0.9));
      const spot = disc(19.4, 14.8, by(three, 1.5, 1.8, 1.3));
      const frond = through`13,5.4! 13.6,2.6 16,-0.6 19.4,${among(a, -2.4, -2, -2.8, -2.2)}! 19.6,0.8 17.6,3.6 14.6,5.4`;
      const rib = bar([14.6, 4], [17.9, -0.2], 0.9, "round");
      return pieced(
        air,
        "mirror",
        [
          join(
            ...both(cut(fore, spot, grow(body, air))),
            ...both(cut(hind, grow(fore, air), grow(body, air))),
          ),
          "wings",
        ],
        [cut(body, ...rings), "body", "secondary"],
        [join(...both(cut(frond, rib, grow(body, air * 0.5)))), "antennae"],
      );
    },
  },
  {
    id: "pangolin-scaled",
    ideas: [],
    words: ["pangolin", "pangolins"],
    has: ["scales", "scale"],
    isOpen: true,
    allowsFace: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.65;
      const [high, end] = [by(one, 0, 0.8, -0.6), by(two, 0, -1, 0.8)];
      const coat = through`5.2,12.4! 7.4,8.4 11.4,${5.4 - high} 16.4,${4.6 - high} 21.6,${7 - high * 0.5} 25,11.6 28.4,16 32.6,${19.6 + end} 37,${20.8 + end}! 33,23 27.6,23! 22.4,20.4! 9.4,20.4! 7,16.6`;
      const size = by(three, 4.3, 4.6, 4.1);
      const scales = times(4, (row) =>
        times(6, (at) => {
          const x = 4 + (row > 2 ? size * 1.86 : 0) + at * size * 1.86 + (row % 2) * size * 0.93;
          return band(x, 4.4 + row * size * 1.18, size + air / 2, size - air / 2, 0, 180);
        }),
      ).flat();
      const snout = through`-3.4,${among(a, 18.2, 18.6, 17.8, 18.4)} 0.4,15 3,12.4 5.4,11.4! 8.4,16 9,20! 5,19.4 0.4,19.8 -2.8,20`;
      const legs = [9.4, 19].map(
        (x) =>
          through`${x},19! ${x + 4.2},19! ${x + 4},23! ${x + 3.8},24.6! ${x - 1.6},24.6! ${x + 0.2},22.6`,
      );
      return pieced(
        air,
        "none",
        [withoutCrumbs(cut(coat, grow(snout, air), ...scales)), "scales"],
        [cut(snout, disc(3.2, 15, 0.95)), "head", "secondary"],
        [join(...legs.map((leg) => cut(leg, grow(coat, air * 0.8)))), "legs"],
      );
    },
  },
  {
    id: "camel-walking",
    ideas: [],
    words: ["camel", "camels", "dromedary", "dromedaries"],
    goesWith: ["desert", "caravan", "sahara"],
    has: ["hump"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.2;
      const hump = by(one, 0, -0.9, 0.7);
      const camel = through`-1.6,6.2 -0.8,4.4 2,3.2 3.4,1.8! 4.4,0.6! 5.4,2.4 6.2,5 5.8,9 6.6,11.8 8.8,12.6 10.8,11 12.4,${5.8 + hump} 15,${4.2 + hump} 17.6,${6 + hump}
        19.6,10 22.4,11.6 24,14.6 24.2,18 25.8,28! 22.8,28! 20.8,20.4 19,18.6! 15.6,19.6 12,19! 11.4,21.6 11,28! 8.2,28! 8.2,20 6.8,17.4 3.4,15.2 1.8,12 2.4,8.4! 0.4,8.6 -1.4,8`;
      const far = [
        through`12.6,20.4! 14.6,20.8! 13.8,24 14.4,28! 11.9,28! 12.2,24`,
        through`17.4,20.4! 19,20! 20.4,23 ${by(three, 20, 20.6, 19.6)},28! 17.4,28! 18.2,23.6`,
      ];
      const thigh = band(26.6, 15.6, 6.4, 6.4 - air, 150, among(a, 196, 204, 190, 200), "round");
      const tail = through`24.6,14.4! 26.2,16 26.6,19 27.6,${by(two, 22, 22.8, 21.2)}! 25.6,21 25,18!`;
      return pieced(air, "none", [
        join(
          cut(camel, thigh, disc(2.4, 5.2, 0.75), grow(tail, 0)),
          cut(tail, grow(camel, air * 0.6)),
          ...far.map((leg) => cut(leg, grow(camel, air * 0.7))),
        ),
      ]);
    },
  },
  {
    id: "hare-at-full-stretch",
    ideas: [],
    words: ["hare", "hares", "running hare", "jackrabbit"],
    goesWith: ["rabbit", "speed"],
    has: ["ear"],
    isOpen: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.6;
      const fore = by(one, 17.6, 18.6, 16.6);
      const hare = through`-0.8,8.8 0.8,6.4 4,5 7.2,6 9.4,8.4 14,8 20,7.2 25,8.4 27.4,11.6 30.2,15.4 34.6,${by(two, 18.4, 19.2, 17.6)} 35.6,19.8! 32.4,20.6 27.6,18 23,15.6!
        21.4,18.4 17.4,20.6! 15.4,18.8 18.6,16.2 17,15! 12.4,15.2! 8.4,17 2.4,${fore + 1.2} -2.4,${fore + 1.4}! -2.2,${fore - 0.6}! 3,${fore - 2.2} 6.4,12.4 4,11.4 0.8,11.2`;
      const near = through`7.2,4.6! 8.6,2 12.4,-0.8 18.6,${by(three, -2.6, -3.2, -2)} 18.8,-1 14.4,2.6 9.8,6!`;
      const rear = through`11.8,6.6! 14.4,4.6 18.6,2.6 23.2,${by(three, 2.4, 2, 2.8)} 22,4.4 18,6.4 14,7.2!`;
      const haunch = band(25.4, 15.4, 6.2, 6.2 - air, 176, among(a, 256, 262, 250, 258), "round");
      const tail = through`27.2,8.6! 29.6,6.6 31.6,7.4 31.4,10 29,11.4!`;
      return pieced(
        air,
        "none",
        [
          join(
            cut(hare, haunch, disc(3.6, 7.8, 0.95)),
            cut(near, grow(hare, 0)),
            cut(rear, grow(hare, air * 0.3), grow(near, air)),
          ),
        ],
        [cut(tail, grow(hare, air * 0.8)), "tail", "secondary"],
      );
    },
  },
  {
    id: "rook-on-the-board",
    ideas: [],
    words: ["chess rook", "chess rooks", "rook", "rooks", "chess castle", "chess piece", "chess pieces"],
    goesWith: ["chess"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const lip = by(one, 6.6, 7, 6.2);
      const merlons = join(
        rect(10.6, 0, 2.8, 3.4),
        ...both(through`14.9,0! ${12 + lip},0! ${12 + lip},3.4! 14.9,3.4!`),
        twofold`12,3! ${12 + lip},3! ${12 + lip},5.4! 16.4,8! 12,8!`,
      );
      const waist = by(two, 15, 14.6, 15.4);
      const shaft = twofold`12,${8 + air}! 15.6,${8 + air}! ${waist},12 ${waist + 0.4},15 17.4,${18.8}! 12,18.8!`;
      const foot = join(
        roundRect(5.2, 18.8 + air, 13.6, 2.4, among(a, 0.6, 1.2, 0.3, 0.9)),
        rect(by(three, 3.6, 3.2, 4), 21.2 + air, 24 - 2 * by(three, 3.6, 3.2, 4), 2.4),
      );
      return pieced(air, "mirror", [join(merlons, shaft, foot)]);
    },
  },
];
