import { cut, grow, join, meet, move } from "../../geometry/form.ts";
import { rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, pieced, times, withoutCrumbs } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** Animals of water and field, each by the one feature only it has. */
export const RIVERBANK: readonly Scene[] = [
  {
    id: "otter-on-its-back",
    ideas: [],
    words: ["otter", "otters", "sea otter", "river otter"],
    goesWith: ["river", "kelp"],
    has: ["whiskers", "wave", "water"],
    isOpen: true,
    allowsFace: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.45;
      const head = join(
        through`0.2,9.2 0.8,5.2 4,2.7 7.5,2.3 11,2.7 14.2,5.2 14.8,9.2 12.6,12.6 7.5,13.8 2.4,12.6`,
        disc(2.1, 3.5, 2),
        disc(12.9, 3.5, 2),
      );
      const eyes = [disc(3.9, 6.6, 1.1), disc(11.1, 6.6, 1.1)];
      const muzzle = cut(ellipse(7.5, 10, 4, 2.6), through`5,7.6! 7.5,7.2 10,7.6! 9.2,9.8 7.5,10.5 5.8,9.8`);
      const far = by(two, 10.2, 9.8, 10.6);
      const whiskers = [-1, 1].flatMap((side) =>
        [0, 1].map((at) =>
          bar([7.5 + side * 5, 8.6 + at], [7.5 + side * far, 7.4 + at * 2.6], 1.15, "round"),
        ),
      );
      const face = join(head, ...whiskers);
      const foot = by(one, 5.6, 4.8, 6.4);
      const wave = "28.4,21.6! 24.9,20.4 21.4,21.6 17.9,20.4 14.4,21.6 10.9,20.4 7.4,21.6 4.4,20.8!";
      const body = through`3,13.4! 14,14.2 18,14 22,14.2 25,13.4 26.2,10 26,${foot + 1.4} 27.7,${foot - 0.4} 29.4,${foot + 1.4} 29.5,9! 30.6,${foot + 1.8} 32.4,${foot + 0.8} 33.7,${foot + 2.6} 32.8,12 30.8,17.4 ${wave} 3,18.4`;
      const sea = through`0,23.6 3.6,24.6 7.2,23.8 10.9,22.6 14.4,23.8 17.9,22.6 21.4,23.8 24.9,22.6 28.4,23.8 31.6,22.8 ${among(a, 34.4, 33.8, 35, 34)},23.4! 34,25.6 31.6,25.1 28.4,26.1 24.9,24.9 21.4,26.1 17.9,24.9 14.4,26.1 10.9,24.9 7.2,26.1 3.6,26.8 0,25.8!`;
      const shell = disc(20.2, 12, by(three, 2.1, 2.3, 1.9));
      const paws = join(
        ...[-1, 1].map((side) =>
          move(ellipse(20.2 + side * 3.4, 14.2, 1.4, 2.7), rotation(side * 30, 20.2 + side * 3.4, 14.2)),
        ),
      );
      return pieced(
        air * 1.3,
        "none",
        [
          join(
            cut(head, ...eyes, muzzle),
            ...whiskers,
            cut(body, grow(face, air), grow(join(shell, paws), air * 0.75)),
            cut(paws, grow(shell, air * 0.8)),
          ),
        ],
        [shell, "shell", "secondary"],
        [sea, "water"],
      );
    },
  },
  {
    id: "capybara-calm",
    ideas: [],
    words: ["capybara", "capybaras"],
    isOpen: true,
    allowsFace: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const [rump, nose] = [by(one, 0, 0.8, -0.6), by(two, 0, 0.5, -0.4)];
      const body = through`${0.4 - nose},7.4 1,5.9 3,5.4 7.4,4.3 8.6,4! 8.8,1.7 10.4,1 11.4,2.8 11.2,4.8! 14,5.6 19,5.2 24,6.4 ${27.4 + rump},10.6 ${27.8 + rump},15 26.6,18.4 26.2,24! 22,24! 21.4,19.4! 19,20 14.4,20 14,24! 9.9,24! 9.6,18 8.6,15.4! 7.4,14.2 4.6,13.6 1.6,12.8 ${0.2 - nose},11.2`;
      const farLegs = [
        through`15.2,20.2! 17.9,20! 17.9,24! 15.2,24!`,
        through`5.9,15.2! 8.3,16.4! 8.7,18 8.8,24! 5.5,24! 6.2,19.6`,
      ];
      const eye = disc(7.2, by(three, 7.1, 7.4, 6.9), 0.95);
      const nostril = bar([2, 7.8], [2, 8.9], 1.1, "round");
      const mouth = band(2.2, 8.4, 3.6, 2.6, 72, among(a, 112, 106, 116, 110), "round");
      const haunch = band(22.6, 14.8, 5, 5 - air, 165, 262, "round");
      return pieced(
        air,
        "none",
        [cut(body, eye, nostril, mouth, haunch)],
        [join(...farLegs.map((leg) => cut(leg, grow(body, air * 0.7))))],
      );
    },
  },
  {
    id: "axolotl-smile",
    ideas: [],
    words: ["axolotl", "axolotls"],
    isOpen: true,
    allowsFace: true,
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.2;
      const long = by(one, 7.4, 8, 6.8);
      const head = twofold`12,5.4 16.4,6 20,8.6 21,12.4 18.6,16 15.4,17.4! 15.6,20 14.4,22.6 12,23`;
      const hands = both(through`15.4,17.8! 17.4,17.4 19.6,18.4 20.2,20.4 18.4,20.8 16.2,20.2!`);
      const frond = (degrees: number, size: number) => {
        const leaf = through`0,-1.2! ${long * 0.45},-2.1 ${long * 0.9},-1.6 ${long},0 ${long * 0.9},1.6 ${long * 0.45},2.1 0,1.2!`;
        const vein = bar([2.2, 0], [long - 2.2, 0], 0.9, "round");
        const [x, y] = degrees < -40 ? [17.4, 7.2] : degrees > 0 ? [19.3, 13.4] : [19.4, 10.6];
        return move(
          move(move(cut(leaf, vein), scaling(size, size, 0, 0)), rotation(degrees, 0, 0)),
          translation(x, y),
        );
      };
      const spread = by(two, 0, 4, -4);
      const gills = both(join(frond(-58 - spread, 1), frond(-20, 1.02), frond(20 + spread, 0.9)));
      const eyes = [
        disc(7.2, 11.2, by(three, 1.15, 1.3, 1.05)),
        disc(16.8, 11.2, by(three, 1.15, 1.3, 1.05)),
      ];
      const smile = band(12, 9.4, 5, 3.9, 50 - among(a, 0, 4, -4, 2), 130 + among(a, 0, 4, -4, 2), "round");
      return pieced(
        air,
        "mirror",
        [join(cut(head, ...eyes, smile), ...hands.map((hand) => cut(hand, grow(head, air * 0.8))))],
        [cut(join(...gills), grow(join(head, ...hands), air)), "gills", "secondary"],
      );
    },
  },
  {
    id: "hedgehog-spines",
    ideas: [],
    words: ["hedgehog", "hedgehogs"],
    has: ["spines", "quills"],
    isOpen: true,
    allowsFace: true,
    promise: 0.942,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const count = by(one, 9, 8, 10);
      const [cx, cy] = [15.4, 17.6];
      const [from, to] = [-158, 8];
      const step = (to - from) / count;
      const on = (radius: number, degrees: number) => {
        const turn = (degrees * Math.PI) / 180;
        return `${(cx + radius * Math.cos(turn)).toFixed(3)},${(cy + radius * Math.sin(turn)).toFixed(3)}!`;
      };
      const rim = times(
        count,
        (at) => `${on(10.2, from + at * step)} ${on(13, from + (at + 0.62) * step)}`,
      ).join(" ");
      const coat = through`${rim} ${on(10.2, to)} ${cx + 8.6},21.4 ${cx + 6},22.4! 7,22.4! 5.6,20!`;
      const dashes = [0, 1].flatMap((row) =>
        times(by(two, 4, 5, 4) - row, (at) => {
          const degrees = -120 + row * 18 + at * by(two, 37, 28, 37);
          const turn = (degrees * Math.PI) / 180;
          const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
          const r = 8 - row * 3.2;
          return bar([cx + r * dx, cy + r * dy], [cx + (r - 1.7) * dx, cy + (r - 1.7) * dy], air, "round");
        }),
      );
      const face = through`-1.6,${by(three, 17.4, 16.9, 17.9)} 1.4,16.2 4.6,13.2 7.8,12.4 10.4,14.6 11,18 9.4,22.4! 3.6,22.4! 1.4,20.8 -1.2,19.4`;
      const nose = disc(-2, by(three, 17.6, 17.1, 18.1), 1.55);
      const feet = [6, 18.6].map(
        (x) => through`${x},23.2! ${x + 4.4},23.2! ${x + 4.4},25.2 ${x + 2},25.6 ${x - 0.8},25.2!`,
      );
      return pieced(
        air,
        "none",
        [withoutCrumbs(cut(coat, grow(join(face, nose), air), ...dashes)), "spines"],
        [
          join(cut(face, grow(nose, air * 0.7), disc(5.4, 16.8, among(a, 1.05, 1.15, 1, 1.1))), nose),
          "face",
          "secondary",
        ],
        [join(...feet), "feet"],
      );
    },
  },
  {
    id: "puffin-standing",
    ideas: [],
    words: ["puffin", "puffins", "atlantic puffin"],
    goesWith: ["seabird", "iceland"],
    has: ["beak"],
    isOpen: true,
    allowsFace: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const tip = by(one, 21.8, 22.4, 21.2);
      const bird = through`3.4,7.6 4.4,3 8.6,0.4 12.6,0.8 15.2,3.4 15.4,7.6 14.6,10! 16.4,12.6 17,16.6 15.6,20.4 12.6,22.4! 6.4,22.4! 1.8,23.6! 2.6,21 1.4,16 2,11.4`;
      const cheek = through`15.8,3.4! 15.9,8.6! 12.4,9.2 8.8,7.8 8.6,5 11,3.2 13.4,3!`;
      const eye = disc(12, 5.6, 1.1);
      const belly = through`14.4,11.4! 15.5,13.6 15.7,16.6 14.6,19.6 12.4,21.2! 10.4,18.4 10.6,14.4`;
      const beak = through`15.2,2.4! 18.4,2.2 20.8,4 ${tip},7.8! 18.6,8.4 15.2,9.8!`;
      const stripes = times(by(two, 1, 1, 2), (at) =>
        band(10, 6, 7.6 + at * 2.3 + air, 7.6 + at * 2.3, -60, 60),
      );
      const wing = band(11.4, 13.4, 7, 7 - air, among(a, 108, 104, 112, 106), 200, "round");
      const feet = [5.8, 10.4].map(
        (x) => through`${x},23.5! ${x + 2.6},23.5! ${x + 4.4},26.2! ${x - by(three, 1, 0.8, 1.2)},26.2!`,
      );
      const back = cut(bird, grow(beak, air), cut(cheek, eye), belly, wing);
      return pieced(
        air,
        "none",
        [back],
        [cut(beak, ...stripes), "beak", "secondary"],
        [join(...feet), "feet"],
      );
    },
  },
  {
    id: "robin-breast",
    ideas: [],
    words: ["robin", "robins", "robin redbreast", "redbreast"],
    goesWith: ["christmas", "garden bird"],
    has: ["breast", "beak"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const tail = by(one, 0, 1.2, -1);
      const bird = through`17,0.6 21,2.4 22,6 22.6,10 21.4,15.4 17.6,19.4 12.6,20.6 8,18.4 4.4,17.6 -0.6,${19.6 + tail}! -2,${17 + tail}! 3.6,13.4 7,9.4 10.6,6.4 12.2,3`;
      const breast = through`25,1! 20.6,3.4 16.8,2.6 15,4.6 15.6,8 14,12 15.6,15.6 19.6,19.6 26,18!`;
      const bib = meet(bird, breast);
      const beak = through`22.6,${by(two, 4, 3.6, 4.4)}! 26.4,${by(two, 6.4, 5.8, 7)}! 22.6,7.4!`;
      const wing = band(4.4, 6.2, 11.4, 11.4 - air, 20 - by(three, 0, 4, -4), 78, "round");
      const legs = [9.8, 14].map((x) =>
        join(bar([x, 19], [x + 0.6, 24], 1.3), bar([x - 0.8, 24], [x + 2.9, 24], 1.3, "round")),
      );
      const look = disc(16.2, 5, 1.1);
      return pieced(
        air,
        "none",
        [join(cut(bird, grow(bib, air * 0.9), wing), cut(join(...legs), grow(bird, 0)))],
        [cut(bib, move(look, translation(among(a, 1.8, 1.6, 2, 1.8), 0))), "breast", "secondary"],
        [cut(beak, grow(bird, air * 0.6)), "beak"],
      );
    },
  },
];
