import { cut, grow, join } from "../../geometry/form.ts";
import { bar, disc, lens, polygon, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import type { Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { pieced } from "./parts.ts";
import { through, trace } from "./smooth-outline.ts";

/** Birds that are known by what is theirs alone: bent wings, a bill, a tail, a crest. */
export const FEATHERED: readonly Scene[] = [
  {
    id: "seagull-gliding",
    ways: [0, -12, 12],
    ideas: ["freedom", "journey"],
    words: ["seagull", "seagulls", "gull", "gulls", "sea gull"],
    goesWith: ["sea", "coast", "bird"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const high = by(one, 1.4, 0.4, 2.2);
      const body = through`-1,16.8! 4,14.4 10,13 16.6,11.6 20.4,12 22,14.2 19.8,16.8 14,19 7.6,18.8 3,${by(two, 18.6, 19, 18.2)} -1,19.4! 0.4,18!`;
      const beak = polygon([
        [22.2, 12.4],
        [among(a, 26, 26.4, 25.6, 26), 15.4],
        [21.4, 16.6],
      ]);
      const near = through`15.4,13.4! 14.2,8.4 9.6,${high + 3.4} -2.6,${high}! 2.6,6 5.2,10 7.4,14.4!`;
      const far = through`16.4,10.8! 16.2,6.6 19.4,${high + 1} 26,${high - 1.8}! 24.8,3.6 22.4,7.4 20,11.2!`;
      const tips = [bar([by(three, 5.4, 6, 4.8), -2], [3, 10], air), bar([17, 2.6], [26.4, 7.4], air)];
      return pieced(
        air,
        "none",
        [join(cut(near, tips[0]!), cut(body, grow(near, air)), cut(far, tips[1]!, grow(near, air)))],
        [cut(beak, grow(body, air * 0.7)), "beak", "secondary"],
      );
    },
  },
  {
    id: "stork-standing",
    ideas: ["care", "rise"],
    words: ["stork", "storks", "white stork"],
    goesWith: ["bird", "baby"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const bird = through`15.6,0.6 18,1.4 18.6,3.6 17.2,5.8 16.4,8.2 17,11.4 15.2,15 11,17 6,17.6 1,18.4! 3.4,14.4 8,11.4 12.4,9.4 13.6,6.6 13,3.4`;
      const long = by(one, 25.6, 24.8, 26.4);
      const bill = polygon([
        [18.8, 2.2],
        [long, 7.4],
        [long - 0.4, 8.2],
        [17.8, 5.4],
      ]);
      const wing = through`${by(two, 13.2, 13.8, 12.6)},12 9,12.2 4.4,14.4 -1.4,19.8! 5,19 10,17.6 12.6,15.2`;
      const foot = by(three, 27, 26.4, 27.6);
      const legs = join(
        ...trace(`9.8,16.6 9.8,${foot} 12.6,${foot}`, 1.4),
        ...trace(`12.4,16 ${among(a, 15, 15.4, 14.6, 15)},20 10.4,21.8`, 1.4),
      );
      return pieced(
        air,
        "none",
        [cut(bird, grow(wing, air))],
        [wing, "wing"],
        [cut(bill, grow(bird, air * 0.6)), "beak", "secondary"],
        [cut(legs, grow(join(bird, wing), air * 0.6)), "leg", "secondary"],
      );
    },
  },
  {
    id: "magpie-perched",
    ideas: ["spark"],
    words: ["magpie", "magpies"],
    goesWith: ["bird"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const tail = by(one, 26, 25, 27);
      const bird = through`18.6,3! 23.4,${among(a, 5.6, 5.2, 6, 5.4)}! 19,6.8 18.8,10.6 16,15.6 10.6,17.8 0.4,${tail + 1}! -2.4,${tail - 0.8}! 5.4,12.4 8.6,7.2 11.4,2.8 15,1.2`;
      const belly = through`19.6,8.6! 19.4,12.6 16,16.6 10.8,18.8! 12,15.4 14.6,14 16,10.4`;
      const shoulder = lens([7.4, by(two, 13.4, 13, 13.8)], [13.4, 8.2], 0.42);
      const legs = join(...trace(`13.6,17 14.4,${by(three, 21.4, 21, 22)} 16.8,21.6`, 1.3));
      return pieced(
        air,
        "none",
        [cut(bird, grow(belly, air), shoulder, disc(16.6, 4.4, 0.8))],
        [belly, "breast", "secondary"],
        [cut(legs, grow(join(bird, belly), air * 0.6)), "leg", "secondary"],
      );
    },
  },
  {
    id: "woodpecker-at-trunk",
    ideas: ["craft", "focus"],
    words: ["woodpecker", "woodpeckers", "green woodpecker"],
    goesWith: ["bird", "wood"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const bird = through`12.4,3.6 14.4,5! 19.2,${by(one, 6.6, 6.2, 7)}! 14.2,8! 13.6,11 14.4,15 14.4,19 18,27! 9.6,22.8 5.8,17 5.4,11.6 6.8,7 9.4,4`;
      const crest = through`13.2,2.8! 10.6,-0.4 ${by(two, 4, 3.4, 4.6)},-0.6! 5.4,3.4 8.4,2.8`;
      const wing = through`${by(three, 9.6, 9.2, 10)},11 12,15.6 11.6,21.4! 7.8,17.6 7.4,13`;
      const feet = join(
        ...trace("13.6,13.4 19,12.2", 1.3),
        ...trace(`14,${among(a, 17.6, 18, 17.2, 17.8)} 19,16.6`, 1.3),
      );
      const trunk = roundRect(19.6, -2, 5.6, 29, 0.6);
      return pieced(
        air,
        "none",
        [
          join(
            cut(bird, cut(grow(wing, air * 0.8), wing), disc(11.4, 6, 0.8)),
            cut(feet, grow(trunk, air * 0.5)),
          ),
        ],
        [cut(crest, grow(bird, air * 0.8)), "comb", "secondary"],
        [
          cut(
            trunk,
            grow(
              polygon([
                [14, 5],
                [19.4, 6.6],
                [14, 8],
              ]),
              air,
            ),
          ),
          "trunk",
        ],
      );
    },
  },
  {
    id: "pelican-pouch",
    ideas: ["gather"],
    words: ["pelican", "pelicans"],
    goesWith: ["bird", "fish"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const bird = through`10.6,0.8 13.6,2 14,4.6 12,8 11.6,11.4 14.6,15 14.4,19.4 10,22 4,21.4 -2.4,${by(one, 17, 16.4, 17.8)}! 1.4,14.6 5.6,13.4 8,10.6 8.2,6.6 7.8,3`;
      const long = by(two, 27, 26, 27.6);
      const upper = polygon([
        [14.6, 2.4],
        [long, 7.6],
        [long - 0.4, 9.2],
        [14, 5.8],
      ]);
      const pouch = through`13.6,7.2! ${long - 2},10.6! 22,${by(three, 15.4, 16, 14.8)} 17.4,16 13.4,12.4`;
      const wing = through`10.4,14.6 7,15 2,16.4 -3,17.4! 2,19.4 7.6,19.4 10.8,17.4`;
      const legs = join(
        ...trace("7,21 7,25.6 9.8,25.6", 1.5),
        ...trace(`11,21 11,25.6 ${among(a, 13.8, 14, 13.6, 13.8)},25.6`, 1.5),
      );
      return pieced(
        air,
        "none",
        [cut(bird, cut(grow(wing, air * 0.8), wing), disc(11.6, 3.6, 0.8))],
        [
          join(cut(upper, grow(bird, air * 0.6)), cut(pouch, grow(bird, air * 0.9), grow(upper, air * 0.6))),
          "beak",
          "secondary",
        ],
        [cut(legs, grow(bird, air * 0.6)), "leg", "secondary"],
      );
    },
  },
  {
    id: "paper-crane-folded",
    ideas: ["calm", "craft"],
    words: ["paper crane", "paper cranes", "origami crane", "origami cranes", "origami bird", "folded crane"],
    goesWith: ["origami", "paper"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const peak = by(one, 0, -1, 0.8);
      const [beakX, tailY] = [among(a, -3, -2.6, -3.4, -2.8), by(three, 5, 4.2, 5.8)];
      const near = polygon([
        [4.8, 17],
        [by(two, 12.6, 13.4, 12), peak - 1],
        [20.4, 13.6],
      ]);
      const neck = polygon([
        [beakX - 1, 10.8],
        [0.6, 4],
        [5, 17.2],
        [11.4, 24.6],
        [5.4, 22],
        [0.2, 9.4],
      ]);
      const tail = polygon([
        [26.4, tailY - 1],
        [20, 15],
        [13.4, 24.6],
        [19.2, 22],
      ]);
      const belly = polygon([
        [4.4, 17],
        [20.4, 13.4],
        [19.2, 22],
        [13.4, 24.6],
        [11.4, 24.6],
        [5.4, 22],
      ]);
      const wing = cut(
        near,
        grow(
          polygon([
            [4.4, 17.4],
            [20.6, 13.8],
            [12.4, 25],
          ]),
          0.1,
        ),
      );
      return pieced(
        air,
        "none",
        [wing, "wing", "secondary"],
        [cut(join(neck, tail, belly), grow(wing, air))],
      );
    },
  },
];
