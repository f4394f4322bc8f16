import { asForm, cut, grow, join, named } from "../../geometry/form.ts";
import { bar, disc, rect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import type { Scene } from "../seen-thing.ts";
import { airIn48 } from "./open-parts.ts";
import { ellipse, naming, pieced, times } from "./parts.ts";
import { swept, through } from "./smooth-outline.ts";

/** Small animals of wood and water, whole, in the poses that people ask for. */
export const LAIR: readonly Scene[] = [
  {
    id: "rabbit-sitting",
    isPliant: true,
    ideas: ["growth"],
    words: ["rabbit", "rabbits", "bunny", "bunnies", "sitting rabbit", "white rabbit"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`46,20.4 44.6,16.4 40,12.6! 40.6,4 ${by(one, 38, 37.4, 38.6)},-5.4 34.4,-6.6 33.4,1 34.4,9! 30.6,1.4 26,-4 22.4,-4.4 ${by(two, 23, 22.4, 23.6)},3 28.6,11.4! 27.4,17 22,21 14,23.4 7,29.4 4.4,37! 0.6,36.4 -1.4,40 1,43.6 5,43.6! 8.4,46.4! 40.4,46.4! 40,43.4 36.4,42!
        36.8,36 37.4,30 ${by(three, 40, 39.6, 40.4)},26.4 44.4,24.6`;
      const eye = disc(38.4, 17.6, among(a, 1.6, 1.7, 1.5, 1.65));
      const haunch = swept("25.4,47.6 28,42 26.6,35.4 21.4,31.4 15.4,31.4", air * 0.9);
      return pieced(air, "none", [
        naming(
          cut(body, eye, haunch),
          ["ear", through`20,-8! 42,-8! 41,11! 28,11!`],
          ["tail", through`-4,33! 4.2,35.4! 5.4,45! -4,46!`],
          ["nose", through`42,14! 48,14! 48,24! 43,23!`],
        ),
      ]);
    },
  },
  {
    id: "hare-leaping",
    isPliant: true,
    ideas: ["speed", "energy"],
    words: ["hare", "hares", "leaping hare", "running hare", "running rabbit", "jackrabbit", "jumping hare"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`60.4,15 58.6,11.6 54,9 49.4,8! 43.4,4.6 36.4,${by(one, 0, -0.6, 0.6)} 31,-1! 33.4,3.6 38.4,8.4! 32.4,6.6 ${by(two, 25.4, 24.8, 26)},6.4! 30,10.4 38,13.4! 34,17 27,17 19,18 11,22 5,22.4! 1.4,20 -1.4,21.4 -1,25 2.4,26.4! 3.6,30.4
        -1,34.4 -9,38.4! -9.6,42! -4,42.4 4,39.4 11,35.4! 9,39.4 ${by(three, 3, 3.6, 2.4)},45! 7.6,46.4! 15,40.4 19.4,34.6 28,33.4 36.4,33! 42.4,36.4 49,42.4! 52.4,40! 48.4,34.6 44,30.6! 51.4,31.4 58.4,34.4! 60.4,30.6! 53.4,26.4 47.4,25! 49,21.4 54,20 58.6,18.4`;
      const eye = disc(52.4, 13.6, among(a, 1.6, 1.7, 1.5, 1.65));
      const haunch = swept("22,34.6 23.4,28.6 19.4,24 12.6,24.6", air * 0.9);
      return pieced(air, "none", [
        naming(
          cut(body, eye, haunch),
          ["ear", through`28,-3! 49,8! 38.4,13.4! 22,8!`],
          ["tail", through`-4,18! 4.8,21! 3,28! -4,27!`],
        ),
      ]);
    },
  },
  {
    id: "hedgehog-walking",
    isPliant: true,
    ideas: ["shelter"],
    words: ["hedgehog", "hedgehogs", "walking hedgehog"],
    isOpen: true,
    promise: 0.962,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const count = by(three, 9, 10, 8);
      const points = times(2 * count + 1, (at) => {
        const angle = (-176 + (at * 158) / (2 * count)) * (Math.PI / 180);
        const reach = at % 2 === 1 ? by(one, 1.2, 1.24, 1.17) : 0.98;
        return `${(25 + Math.cos(angle) * 22.4 * reach).toFixed(2)},${(32 + Math.sin(angle) * 22 * reach).toFixed(2)}!`;
      });
      const coat = through`${points.join(" ")} 39,33 36,38.6! 8,38.6! 3.4,35!`;
      const face = through`41,20 47.4,24.4 52.6,30! 59,31.6! 58.4,35.4 52,38.4! 38,38.6! 40,32`;
      const nose = disc(58.4, 32.4, by(two, 2.5, 2.7, 2.3));
      const eye = disc(49.4, 29.6, among(a, 1.7, 1.8, 1.6, 1.75));
      const feet = join(
        ...[11, 20.4, 31, 41].map((x) => through`${x},36.4! ${x + 7},36.4! ${x + 8.4},45! ${x + 1},45!`),
      );
      return pieced(
        air,
        "none",
        [
          join(
            cut(face, grow(nose, air * 0.55), eye, grow(coat, air * 0.9)),
            named("leg", cut(feet, grow(coat, air * 0.7), face)),
            named("nose", nose),
          ),
        ],
        [coat, "spine", "secondary"],
      );
    },
  },
  {
    id: "hedgehog-curled",
    isRound: true,
    ideas: ["shelter"],
    words: ["curled hedgehog", "curled-up hedgehog", "sleeping hedgehog", "hedgehog"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const count = by(three, 15, 16, 14);
      const points = times(2 * count, (at) => {
        const angle = ((at * 180) / count + 40) * (Math.PI / 180);
        const reach = at % 2 === 1 ? by(one, 24, 24.6, 23.4) : 19.6;
        return `${(24 + Math.cos(angle) * reach).toFixed(2)},${(24 + Math.sin(angle) * reach).toFixed(2)}!`;
      });
      const coat = through`${points.join(" ")}`;
      const face = through`11.4,29 12,21.6 17,15.4 24,14.4 29.6,18 32,23.4 35.4,27.6 37.6,30.4 ${by(two, 36.4, 36, 36.8)},33 30.4,34 22,35.4 14.4,34.4`;
      const nose = disc(36.6, 31.4, 2.6);
      const eye = swept("22.4,23.4 24.8,25.6 28,25", among(a, 1.8, 1.9, 1.7, 1.85));
      return pieced(
        air,
        "none",
        [join(cut(face, eye, grow(nose, air * 0.6)), named("nose", nose))],
        [cut(coat, grow(face, air), grow(nose, air)), "spine", "secondary"],
      );
    },
  },
  {
    id: "otter-upright",
    isPliant: true,
    ideas: ["play", "water"],
    words: ["otter", "otters", "river otter", "standing otter"],
    isOpen: true,
    promise: 0.962,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`36.4,10.6 35,7! 30.4,3! 28.4,0.8 25.4,1.6! 19,${by(one, 2.4, 2, 2.8)} 14,7.4 13,14 13.4,20 11.4,26 9.6,33 9.4,40! 4,41.4 -4,44 ${by(two, -13, -14, -12)},47.6! -6,49.4 4,49.4 12,49! 30,49! 29.4,46.4 25.6,45! 28.4,40 29.4,34.6 29,30!
        32.6,29.6 35.4,26.4! 33.4,23.4! 29.4,24! 28.6,20 ${by(three, 29.4, 29.8, 29)},17.6 33.4,16.4 36.4,14`;
      const eye = disc(28.4, 8, among(a, 1.5, 1.6, 1.4, 1.55));
      const haunch = swept("23,50 24,44 21,38.4 15.4,37.4", air * 0.9);
      const arm = swept("20.6,23.6 22.4,28.6 29,30.6", air * 0.85);
      return pieced(air, "none", [
        naming(
          cut(body, eye, haunch, arm),
          ["tail", through`9.4,39! 12,50! -14,52! -16,44!`],
          ["nose", through`33,6! 39,7! 37,14! 33,13!`],
          ["ear", rect(24, -2, 6.4, 5)],
        ),
      ]);
    },
  },
  {
    id: "otter-swimming",
    isPliant: true,
    ideas: ["flow", "water"],
    words: ["swimming otter", "otter"],
    has: ["water", "wave"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const head = through`52,14 50.6,9.6! 45.4,5.4! 44.4,2.4 41,2 39,4.4! 32,${by(one, 6, 5.6, 6.6)} 27,11.4 25.4,18 20,21 12,22.4 4,24.4 -4,27.4! -2,30.4! 50.4,30.4! 47.6,27 44,24! 44,20.6 49.4,18.4`;
      const tail = through`-6,${by(two, 24.4, 24, 25)} -10,23.4 -16,19.4! -13.4,26 -9,30.4! -5,30.4!`;
      const water = (y: number, from: number, to: number) =>
        swept(
          times(7, (at) => `${from + ((to - from) * at) / 6},${y + (at % 2 === 0 ? 0.8 : -0.8)}`).join(" "),
          4.4,
        );
      const eye = disc(41.4, 10.4, among(a, 1.7, 1.8, 1.6, 1.75));
      const whisker = join(
        swept("46.6,15.4 42.6,15.6 39,14.6", 1.5),
        swept("46.4,18 43,18.8 39.6,18.6", 1.5),
      );
      const waves = join(water(36.4, -16, 56), water(by(three, 43.6, 43.4, 43.8), -4, 44));
      return pieced(
        air,
        "none",
        [
          join(
            naming(
              cut(head, eye, whisker),
              ["nose", through`46,8! 54,8! 54,19! 47,17!`],
              ["ear", rect(38, 0, 8, 5)],
            ),
            named("tail", tail),
          ),
        ],
        [cut(waves, grow(join(head, tail), air)), "water", "secondary"],
      );
    },
  },
  {
    id: "whale-swimming",
    isPliant: true,
    ideas: ["calm", "sea"],
    words: ["whale", "whales", "humpback whale", "blue whale", "swimming whale"],
    isOpen: true,
    promise: 0.962,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`-6,20.4 0,14.4 10,${by(one, 10.6, 10, 11.4)} 22,11 33,15.4! 35,13 38,14.4! 43.4,18 48.4,16 51,10.4! 46.4,8 44,3! 51,3.6 55,6.4! 58,2.4 64.6,${by(two, 0, -0.6, 0.6)}! 63.4,6 57.4,11.4! 56,20 49.6,28 39,33.4 26,36 12,35.4 2,31 -4.6,26`;
      const jaw = swept("-8,24.4 2,24.4 10,26 16.4,23.6", air * 0.9);
      const flipper = through`20,27! 28.4,29 32,${by(three, 42, 41.4, 42.6)}! 24.4,40 19,33`;
      const eye = disc(16.4, 19.6, among(a, 1.5, 1.6, 1.4, 1.55));
      return pieced(
        air,
        "none",
        [
          naming(
            cut(body, jaw, eye, grow(flipper, air)),
            ["tail", through`42,-2! 66,-3! 66,12! 50.4,12!`],
            ["breast", through`-8,24.4! 2,24.4 10,26 16.4,23.6! 19,30! 30,38! -8,38!`],
          ),
        ],
        [flipper, "fin", "secondary"],
      );
    },
  },
  {
    id: "fish-swimming",
    isPliant: true,
    ways: [0, -15, 15],
    ideas: ["flow"],
    words: ["fish", "fishes", "swimming fish", "trout", "carp", "bream", "sea bass"],
    isOpen: true,
    promise: 0.965,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`60,18 54,11 44,${by(one, 6, 5.4, 6.6)} 32,6 20,10 9,15.4! 3,9.4 -4.6,${by(two, 5.6, 5, 6.2)}! -2,13 -1.4,18.4 -2.4,24 -5,31.4! 3.4,27.4 9,21.6! 20,27.4 32,31 44,30 54,25`;
      const fin = through`40,7! 33.4,-0.6 22,${by(three, -1, -1.6, -0.4)}! 25.4,4 25,9!`;
      const foot = through`36,29.6! 31.4,36 23,37.4! 26,33 26,28!`;
      const gill = swept("45,4 41,11 41,24 45,33", air * 0.95);
      const eye = disc(51, 14.6, among(a, 1.8, 1.9, 1.7, 1.85));
      return pieced(air, "none", [
        naming(
          join(cut(body, gill, eye), fin, foot),
          ["fin", join(fin, foot)],
          ["tail", through`9.4,10! 9.4,28! -6,34! -6,2!`],
          ["head", through`45,0! 41,11 41,24 45,36! 64,36! 64,0!`],
        ),
      ]);
    },
  },
  {
    id: "salmon-leaping",
    isPliant: true,
    ideas: ["rise", "energy"],
    words: ["salmon", "leaping salmon", "jumping fish", "leaping fish", "leaping trout"],
    goesWith: ["fish", "river"],
    isOpen: true,
    promise: 0.958,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`54.4,15 50,7.4 41,${by(one, 2, 1.4, 2.6)} 30,3 19,9.4 10.4,19 5.4,28! -1,28.4 ${by(two, -7.4, -8, -6.8)},32! -2.4,34.4 0,37.4 0.6,43 3.4,48! 8.4,42.4 11.4,34! 19,26.4 28,21.6 38,20 47,18.6`;
      const fin = through`30,4! 24.4,-2.4 ${by(three, 16, 16.8, 15.2)},-2.6! 18,2 17.6,9!`;
      const foot = through`26,21.6! 26.4,28.4 20.4,34! 18.4,30 17,27!`;
      const gill = swept("40.4,-1 39.4,6.4 42.4,13 41.4,22", air * 0.95);
      const eye = disc(46, 8.6, among(a, 1.6, 1.7, 1.5, 1.65));
      return pieced(air, "none", [
        naming(
          join(cut(body, gill, eye), fin, foot),
          ["fin", join(fin, foot)],
          ["tail", through`6,25! 13,35! 2,50! -10,34!`],
        ),
      ]);
    },
  },
  {
    id: "raccoon-walking",
    isPliant: true,
    ideas: ["play"],
    words: ["raccoon", "raccoons", "walking raccoon", "standing raccoon"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`57.6,25.4! 54,21.4 50.6,18 49.4,13.6 46.4,11.4 43.4,13.6 42.6,17! 38,14 30,${by(one, 12, 11.4, 12.8)} 21,14 14,19! 10.4,18 2,15.4 -7,17 ${by(two, -13, -13.6, -12.4)},23! -10,28.4 -2,30.4 7,29.4 11,27.4!
        12,33.4 9,38 10,44.6! 18.4,44.6! 18,40.4 21.6,36! 30,37.6! 30.4,44.6! 38.4,44.6! 38,39 40.4,35! 42.4,40 42,44.6! 50,44.6! 49,37 ${by(three, 48.6, 48.2, 49)},32! 53,31 57,28.6`;
      const ring = (x: number) => swept(`${x + 1.6},12 ${x},22 ${x + 1.6},34`, air * 0.95);
      const mask = through`46,20 51,21.4 53,25 49,27.4 44.4,26 42.4,22.6`;
      return pieced(air, "none", [
        naming(
          join(
            cut(
              body,
              ring(8),
              ring(1.4),
              ring(-5.4),
              cut(mask, disc(48.4, 23.8, among(a, 1.9, 2, 1.8, 1.95))),
            ),
          ),
          ["tail", through`10,14! 11,31! -14,34! -16,14!`],
          ["leg", rect(7, 38.6, 46, 8)],
          ["ear", rect(42, 9, 8, 7)],
        ),
      ]);
    },
  },
  {
    id: "badger-walking",
    isPliant: true,
    ideas: ["shelter"],
    words: ["badger", "badgers", "walking badger", "standing badger"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`64,28 62.4,25! 54,18.4 49.4,15.4! 49,12 45.6,11.4 44,14! 38,10.4 28,${by(one, 8.4, 7.8, 9)} 16,${among(a, 10.4, 10, 10.8, 10.2)} 6,16 0.4,23 -5,25 ${by(two, -9, -9.6, -8.4)},31! -4,32.4 2,30.4! 3,34 1.4,37.6 2,42.6! 11.4,42.6! 11.6,38.6 15,35.6!
        24,38 31,37.4! 31.4,42.6! 40.6,42.6! 40.4,38.6 43,35.4! 45.4,38.4 45.4,42.6! 54.4,42.6! 53,37 51.4,34! ${by(three, 56, 55.6, 56.4)},32.6 62,31.4`;
      const white = through`59.6,24.4! 52.6,20.8 46,20.6 39.4,17.4! 37.6,20.4! 44.4,23.8 52,23.8!`;
      const under = through`61,29.4! 54.4,27.6 47,28.4 40.6,26.6! 39.4,29.8! 46,32 54,31.6!`;
      return pieced(air, "none", [
        naming(
          cut(body, named("stripe", white), under),
          ["tail", through`1,20! 2,32! -12,34! -12,22!`],
          ["leg", rect(0, 37, 57, 8)],
          ["nose", rect(60, 23, 6, 9)],
        ),
      ]);
    },
  },
  {
    id: "frog-sitting",
    isPliant: true,
    ideas: ["water", "play"],
    words: ["frog", "frogs", "sitting frog", "tree frog", "toad", "toads"],
    isOpen: true,
    promise: 0.958,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`48.4,15.4 47,11.4 42.4,9! 42,4.6 38,2.6 33.6,4 32,8! 26,11 18,${by(one, 17, 16.4, 17.6)} 10,24 4,31.6 ${by(two, 0.4, 0, 0.8)},40 2,45.6 8,47.4! 27.4,47.4! 28.4,44.4 24,43 18,42.4! 24,40.6 28.4,36! 30.4,41 31.4,47.4! 43,47.4! 43.6,44.6 38.6,43.4!
        37.6,37 39,30 ${by(three, 42.4, 42, 42.8)},23.4 47,20`;
      const eye = disc(38, 7.8, among(a, 1.9, 2, 1.8, 1.95));
      const mouth = swept("50,16.6 43,18.4 36,17.4", air * 0.75);
      const thigh = swept("9,40 14.4,32 22.4,29.6 27.4,33.6", air * 0.9);
      return pieced(air, "none", [
        naming(cut(body, eye, mouth, thigh), [
          "leg",
          through`-2,36! 14,32! 22,29.6! 28,34! 44,42! 44,50! -2,50!`,
        ]),
      ]);
    },
  },
  {
    id: "crocodile-basking",
    ideas: ["strength"],
    words: ["crocodile", "crocodiles", "alligator", "alligators", "caiman"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const saw = times(
        9,
        (at) =>
          `${(44 - at * 4.8).toFixed(1)},${(15 + Math.abs(at - 3) * 0.5).toFixed(1)}! ${(42.6 - at * 4.8).toFixed(1)},${(by(one, 10, 9.4, 10.6) + Math.abs(at - 3) * 0.6).toFixed(1)}!`,
      );
      const body = through`75,17.4! 66,15.4 59.4,15! 57,10.4 52,${by(three, 9.6, 10.1, 9.1)} 49,13! 46,15! ${saw.join(" ")} -2,19.6 -10,${by(two, 18.6, 18, 19.2)} -17.4,12.4! -19,19.4 -13,26.4 -3,29.4 4,29.6! 3,33.4
        4.6,36.6! 13.4,36.6! 13.4,33 16.6,30.4! 26,31.4 36,31! 37.4,33 37,36.6! 46,36.6! 46,32 49.4,29.6! 60,29.4 70,28.4 76,25.4! 76,22.4! 64,23.4 54,22.4! 54,20.6! 66,20.8 76,20.4!`;
      const eye = disc(54, 13.8, among(a, 1.5, 1.6, 1.4, 1.55));
      return pieced(air, "none", [
        naming(cut(body, eye), ["tail", rect(-20, 8, 22, 24)], ["leg", rect(2, 31.6, 46, 6)]),
      ]);
    },
  },
  {
    id: "boar-charging",
    isPliant: true,
    ideas: ["strength"],
    words: ["wild boar", "wild boars", "boar", "boars", "running boar"],
    goesWith: ["pig", "hunting"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const saw = times(
        6,
        (at) =>
          `${44 - at * 4.6},${(8.4 + at * 0.5).toFixed(1)}! ${40.6 - at * 4.6},${(by(one, 3.6, 3, 4.2) + at * 0.7).toFixed(1)}!`,
      );
      const body = through`62,30.6 61.4,26.4! 55.4,19.4 51.4,15! 51,8.4! 46.4,9.4 ${saw.join(" ")} 13,12 6,15! 1.4,14 -2.4,17 ${by(two, -3, -3.4, -2.6)},23! 0,22.6! 2,20! 2.6,26 6.4,31 4.4,36 5,43.4! 10.4,43.4! 11,38.4 16,33.6! 18,38 19,43.4! 24.4,43.4! 23.6,37 26,33.4
        32,34.6 36,34.4! 36.4,43.4! 41.8,43.4! 42.4,37 44.4,35! 46.4,39 46.4,43.4! 51.8,43.4! 51.4,37 ${by(three, 52, 51.6, 52.4)},34! 57,33.6!`;
      const tusk = through`53.6,29! 56.4,26 56,21.6! 59,25 58.4,29.4!`;
      const eye = disc(50.4, 20, among(a, 1.6, 1.7, 1.5, 1.65));
      return pieced(air, "none", [
        naming(
          cut(body, eye, named("tusk", tusk)),
          ["tail", rect(-5, 12, 7.4, 13)],
          ["leg", rect(2, 37, 51, 8)],
        ),
      ]);
    },
  },
  {
    id: "tortoise-walking",
    isPliant: true,
    ideas: ["shelter"],
    words: ["tortoise", "tortoises", "walking tortoise", "giant tortoise"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const shell = through`0,29.4! 1.4,20 9,${by(one, 10, 9.4, 10.6)} 20,6.4 31,9.6 39,19.6 40.6,29.4! 20,32`;
      const head = through`38,28! 43,25.4 45.4,19 49,14.4 55,14 ${by(three, 58.6, 59.1, 58.1)},17.4 58.4,21.4 54,23.4! 51.4,25.4 49.4,31 44,35.4 38,36.4!`;
      const under = through`-1,31! 42,31! 42.4,35 41.4,41! 43,45.4! 32.6,45.4! 31.4,40 28,37.4 14,37.4 11,40.6 11.6,45.4! 1.2,45.4! 2,39.4 0,36.4 -4.6,${by(two, 37.4, 38, 36.8)}! -3.4,33`;
      const eye = disc(53, 18, among(a, 1.6, 1.7, 1.5, 1.65));
      const centre = through`14.4,13! 26,13! 30.4,20.6! 26,27.4! 14.4,27.4! 10,20.6!`;
      const seams = join(
        cut(grow(centre, air * 0.42), cut(asForm(centre), rect(0, 0, 0, 0))),
        ...[
          "14.6,13.4 11,4",
          "25.8,13.4 29.4,4",
          "10,20.6 -2,22.4",
          "30.4,20.6 44,22.4",
          "14.6,27.2 12,36",
          "25.8,27.2 28.4,36",
        ].map((at) => swept(at, air * 0.85)),
      );
      return pieced(
        air,
        "none",
        [join(cut(head, grow(shell, air * 0.9), eye), cut(under, grow(shell, air * 0.9)))],
        [cut(shell, cut(seams, centre)), "shell", "secondary"],
      );
    },
  },
  {
    id: "giraffe-standing",
    isPliant: true,
    ideas: ["rise"],
    words: ["giraffe", "giraffes", "standing giraffe"],
    isOpen: true,
    promise: 0.956,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`44.4,4.4 43,1.6! 36.6,-2.4! 36.6,-7! 33.8,-7! 33.4,-3! 29.4,-4! 31,-0.4! 27.4,${by(one, 10, 9.4, 10.6)} 23,20 18.4,25 11,27.6 7.4,31! 4.6,36 ${by(two, 2, 1.4, 2.6)},42! 5.4,42! 8.4,37!
        9.6,41 8.6,46 9,62! 13,62! 13.6,50 16.4,43! 18,49 18.6,62! 22.6,62! 22.4,49 24,42! 26,44! 26.4,62! 30.4,62! 30.8,48 31.6,44! 34,62! 38,62! 35.4,44 34.4,34 ${by(three, 33.4, 33.8, 33)},24 33.6,14 35.4,8.4 43,8!`;
      const eye = disc(36.4, 1.8, among(a, 1.5, 1.6, 1.4, 1.55));
      const spots = [
        through`28,13! 32.4,12! 32,17.6! 26.6,18!`,
        through`24.4,22! 31.6,20.4! 31.6,27! 23,27.4!`,
        through`14.4,30! 20,28! 20.4,34! 14.4,36!`,
        through`23,30! 29.6,29.4! 29.6,36! 23.6,36.4!`,
      ];
      return pieced(air, "none", [
        naming(
          cut(body, eye, named("spot", join(...spots))),
          ["tail", through`0,32! 6.4,32! 9,38! 4,44! 0,44!`],
          ["horn", rect(33, -9, 5, 6)],
          ["leg", rect(7, 46, 33, 18)],
        ),
      ]);
    },
  },
  {
    id: "rhinoceros-standing",
    isPliant: true,
    ideas: ["strength"],
    words: ["rhinoceros", "rhino", "rhinos", "standing rhinoceros"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`63,24 62.4,18.4! 65.4,12 64.4,${by(one, 3.4, 2.6, 4.2)}! 60,8.4 57.6,14.6! 55,11.4 53,9! 51.4,12.4! 47.4,10.4! 48,4.4! 43.4,5.4! 41,9.4! 35,7.6 28,10.4 19,8.6 9,9.4 3,14.4 0.4,22 ${by(two, -1.6, -2, -1.2)},30! 1.6,31! 3.4,26!
        5.4,32 4,37 4.4,43.4! 13.4,43.4! 14,38 18,33.4! 20,38 20,43.4! 29,43.4! 28.4,37 30,33.4! 35.4,34 36.4,38 36,43.4! 45,43.4! 45.4,38 46.4,34! 48,38 47.6,43.4! 56,43.4! 54.6,37 ${by(three, 53.4, 53, 53.8)},29.6 58,29.4`;
      const eye = disc(52.4, 17, among(a, 1.6, 1.7, 1.5, 1.65));
      const plate = swept("38.4,5 40.4,14 37,22 39.6,29.6", air * 0.9);
      return pieced(air, "none", [
        naming(
          cut(body, eye, plate),
          ["horn", through`57.6,14.6! 62.4,18.4! 68,12! 66,0! 58,4! 52,7! 51,12!`],
          ["tail", rect(-4, 20, 7.2, 12)],
          ["leg", rect(2, 36, 56, 9)],
        ),
      ]);
    },
  },
  {
    id: "monkey-hanging",
    isPliant: true,
    ideas: ["play"],
    words: ["monkey", "monkeys", "hanging monkey", "swinging monkey", "spider monkey"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const head = disc(32, 18, by(one, 8.4, 8.2, 8.6));
      const ears = join(disc(23.6, 17.4, 3.6), disc(40.4, 17.4, 3.6));
      const mask = join(disc(29, 16.4, 3.2), disc(35, 16.4, 3.2), ellipse(32, 21.4, 5, 3.4));
      const eyes = join(
        disc(29.4, 16.8, among(a, 1.8, 1.9, 1.75, 1.85)),
        disc(34.6, 16.8, among(a, 1.8, 1.9, 1.75, 1.85)),
      );
      const mouth = swept("28.8,21.4 32,23 35.2,21.4", 1.9);
      const trunk = through`27,22 37,22 39.4,29 37,37 31.6,40.4 26,37.6 24.4,30`;
      const branch = bar([4, 2], [52, 2], 4, "round");
      const limbs = join(
        swept(`36.6,26 43.4,22 ${by(three, 45.4, 46, 44.8)},12 43.6,2`, 3.9),
        swept("27.4,27 20.6,31.4 17.4,39", 3.9),
        swept("29,37 23.4,42.4 25.4,49.4 29.4,50.4", 3.9),
        swept("35,37 40,42.4 39.4,49 43.4,50.4", 3.9),
      );
      const tail = swept(`26.6,36.6 15,41.6 ${by(two, 9, 8.4, 9.6)},34 11.4,22 12.6,12 9.4,2`, 3.4);
      return pieced(
        air,
        "none",
        [
          join(
            named("body", cut(join(trunk, limbs), grow(head, air * 0.8))),
            cut(join(head, cut(ears, grow(head, air * 0.6))), cut(named("face", mask), eyes, mouth)),
            named("tail", cut(tail, trunk)),
          ),
        ],
        [cut(branch, grow(join(limbs, tail), air * 0.6)), "branch"],
      );
    },
  },
];
