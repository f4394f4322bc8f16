import { cut, grow, join } from "../../geometry/form.ts";
import { disc, lens, rect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import type { Scene } from "../seen-thing.ts";
import { airIn48 } from "./open-parts.ts";
import { naming, pieced } from "./parts.ts";
import { swept, through } from "./smooth-outline.ts";

/** Dogs, cats, foxes and wolves, whole, in the poses that people ask for. */
export const PACK: readonly Scene[] = [
  {
    id: "dog-standing",
    isPliant: true,
    ideas: [],
    words: ["dog", "dogs", "puppy", "hound", "labrador", "standing dog"],
    goesWith: ["pet"],
    isOpen: true,
    promise: 0.958,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const back = by(one, 18, 17.4, 18.6);
      const wag = by(two, 0, 1.4, -1.2);
      const body = through`49.6,13 49,10.4! 43.4,9.4! 40.6,5 35,3.4 30.4,6 27,${back - 3} 21,${back} 9,18! 4,14 ${1.6 + wag},3.4! ${-2 + wag},11 1.4,20.4 3.4,27 6.4,33 3,39 3.8,48! 9.4,48! 9.4,41 14.4,33.4!
        15.4,39 16.6,48! 22,48! 20.4,40 21.6,31 26,32 29.4,34.6! 29,48! 34.6,48! 35.6,38! 37.4,48! 42.6,48! 40.8,37 40.6,28 ${by(three, 40.6, 41, 40.2)},21.4 43.8,19.4 48,18.4`;
      const ear = through`35,7.6! 38.6,11 38.8,17.4 35.4,21.4 31,20 29.6,14 30.4,8.6!`;
      const eye = disc(42.6, 12.6, among(a, 1.5, 1.6, 1.4, 1.55));
      const flap = swept("37.4,6.4 39.6,12 39,18 35,21.6 30.6,19.6 29,14 29.6,9.4", air * 0.9);
      return pieced(air, "none", [
        naming(
          cut(body, flap, eye),
          ["ear", ear],
          ["tail", rect(-3, 0, 8, 17)],
          ["leg", rect(0, 38, 46, 12)],
          ["nose", rect(45, 8, 8, 12)],
        ),
      ]);
    },
  },
  {
    id: "dog-at-a-run",
    isPliant: true,
    ideas: [],
    words: ["running dog", "greyhound", "greyhounds", "whippet", "sighthound", "dog", "dogs"],
    goesWith: ["race", "speed"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`61,8.6 60.4,6.8! 54,5.4 50.4,3.6 46,${by(one, 1.4, 1, 2)}! 45.4,4.6 42.4,9.6 35,12.6 26,11.6 16,14.4 10,17 3,13.4 -1.4,${by(two, 4, 3, 5)}! -3.6,5.4! -1.4,13.4 4.4,20.6 6.4,23.4 3,27.4
        -5.4,31.6! -8,36.4! -3.4,36.4! 5,32 11,30.6! 7.4,35.4 ${by(three, 11.4, 12, 10.8)},41.4! 16.4,40! 14,36 18.4,30.4 23,26 30,29.4 37,31.6 42.6,30! 46.4,35.4 52,39.6! 55.6,36! 50.4,32 48,27.6! 55.4,31 64,30.6! 64.4,26! 56.6,25.6 50.4,22.4 48.6,17 49.6,13.4 54.4,12 60.4,11.2`;
      const eye = disc(51.6, 8.2, among(a, 1.35, 1.45, 1.3, 1.4));
      return pieced(air, "none", [naming(cut(body, eye), ["tail", rect(-8, 0, 14, 17)])]);
    },
  },
  {
    id: "dog-curled-asleep",
    ideas: [],
    words: ["sleeping dog", "napping dog", "dog asleep", "curled-up dog", "lying dog", "dog", "dogs"],
    goesWith: ["pet", "nap"],
    isOpen: true,
    promise: 0.933,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const high = by(one, 9.4, 8.4, 10.4);
      const body = through`9,30! 8,22 12.4,14 22,${high} 36,12.4 45,21.6 47.4,32 44,38.6! 32,38.6 20,38.6`;
      const head = through`8,38.6! 5,33 6,26.4 10.6,22.4 16,21.4 21,24.4 24.4,29.6 30,31.4 32.6,34.8 30.4,38 23,38.6! 14,38.6!`;
      const ear = through`9.4,24.4! 13.4,25.6 16,30 ${by(two, 15, 15.6, 14.4)},36 10.4,39.4 6.4,37 5.6,31`;
      const tail = through`42.4,27.4! 46,24.6! 51.6,32 50,40.6 41,${by(three, 45.4, 45, 45.8)} 29,45 26.6,42.8 29,40.8 40,40.8 46,37.4 46.6,32`;
      const eye = swept("18.8,29.6 20.8,31.4 23.4,31", among(a, 1.6, 1.7, 1.55, 1.65));
      return pieced(
        air,
        "none",
        [
          join(
            cut(body, grow(head, air), grow(ear, air), grow(tail, air)),
            cut(head, grow(ear, air * 0.8), eye),
          ),
        ],
        [ear, "ear"],
        [tail, "tail"],
      );
    },
  },
  {
    id: "fox-trotting",
    isPliant: true,
    ideas: [],
    words: ["fox", "foxes", "red fox", "standing fox", "walking fox", "vixen"],
    isOpen: true,
    promise: 0.919,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`53,17.4! 45.4,12.4 42.8,10.6! 43,2.4! 38,7! 35,${by(one, 1, 0.4, 1.8)}! 31.6,10.4 27.4,16.4 20,18 12,17.6! 4,14 -5,16.4 -12,26 -13.4,36! ${by(two, -6, -5.4, -6.6)},36.6 2,33.6 8.6,27!
        10.4,32.4 6.6,38.4 7.4,48! 11.4,48! 12.2,40.6 17,33.6! 19,39.6 22.4,48! 26.4,48! 23.6,39 24,31 28,31 31.4,32.6! 31.2,48! 35.2,48! 37,37.6! 41,47.6! 44.8,46.4! 40.4,36 40.4,28 ${by(three, 42, 41.6, 42.4)},23 46.6,21.4`;
      const eye = disc(42.6, 15.4, among(a, 1.5, 1.6, 1.4, 1.55));
      const edge = swept("-16,26 -9,25.4 -6.4,29 -2.4,29.6 0.4,40", air * 0.85);
      return pieced(air, "none", [
        naming(
          cut(body, eye, edge),
          ["tail", through`-16,8! 9,17! 8,27! 6,38! -16,40!`],
          ["tail tip", through`-18,26! -9,25.4 -6.4,29 -2.4,29.6 0.4,42! -18,42!`],
          ["leg", rect(4, 38, 44, 12)],
          ["ear", rect(31, -1, 13, 9)],
          ["breast", through`37,21! 46,21! 44,33! 34,33!`],
        ),
      ]);
    },
  },
  {
    id: "fox-curled-asleep",
    ideas: [],
    words: ["sleeping fox", "fox asleep", "curled-up fox", "curled fox", "fox"],
    goesWith: ["nap"],
    isOpen: true,
    promise: 0.895,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`12,40! 8,26! 13,16 22,${by(one, 9, 8.4, 9.6)} 34,9.4 44,17 48.4,28 47,40!`;
      const head = through`-6.4,36.4! 2,31 9.4,24.6 12.4,21! 13.4,9.4! 21,19.4! 27.4,26 28.4,33.6 24,39.4! 8,39.4 -5,39.4!`;
      const tail = through`45.6,26.6! 49,23! 55,33 52.4,43.4 40,49 22,${by(two, 50.6, 50, 51.2)} 6,48.6 -5,43.4! 8,43.6 24,44 38,${by(three, 42, 41.6, 42.4)} 46,36`;
      const tip = swept("15,40 11.4,45 15.4,48 12.4,54", air * 0.85);
      const eye = swept("10,29.6 12.8,32 16.4,31.4", among(a, 1.9, 2, 1.8, 1.95));
      return pieced(
        air,
        "none",
        [
          join(
            cut(body, grow(head, air), grow(tail, air)),
            cut(naming(head, ["ear", rect(11, 6, 11, 15)]), grow(tail, air), eye),
          ),
        ],
        [
          naming(cut(tail, tip), ["tail tip", through`-8,40! 15,40! 11.4,45 15.4,48 12.4,54! -8,54!`]),
          "tail",
        ],
      );
    },
  },
  {
    id: "cat-sitting-profile",
    isPliant: true,
    ideas: [],
    words: ["cat", "cats", "sitting cat", "black cat", "kitten"],
    goesWith: ["pet"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`35.6,14.6 34.4,11 34.6,2! 30.4,5.6! 26.2,5.6! 22.4,${by(one, 1.4, 0.8, 2)}! 22,11.4 21.4,16.4 15.6,22 11.6,30 10.6,39 9.6,43.6 5,43 2.4,38.6 3.6,33.6 ${by(two, 1.8, 1.4, 2.4)},31.6 -1,35
        -1.4,41.4 2.8,47 9,48! 36,48! 35.8,45.6 32.4,44.4 32,36 33.4,28 ${by(three, 31.6, 32, 31.2)},22.6 35.4,19.6 36.6,17`;
      const eye = lens([30.4, 11.4], [33.6, 10.8], among(a, 0.66, 0.74, 0.6, 0.7));
      const haunch = swept("24.6,48.6 26.4,43.6 25.2,37.4 20.6,33.6", air * 0.9);
      return pieced(air, "none", [
        naming(
          cut(body, eye, haunch),
          ["tail", rect(-4, 29, 12, 20)],
          ["ear", rect(20, 0, 16, 8)],
          ["leg", rect(25.6, 41, 13, 8)],
        ),
      ]);
    },
  },
  {
    id: "cat-curled-asleep",
    ideas: [],
    words: ["sleeping cat", "cat asleep", "curled-up cat", "curled cat", "napping cat", "cat", "cats"],
    goesWith: ["pet", "nap"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`4,38! 3.4,24 10,14 23,${by(one, 9, 8, 10)} 37,12 46,22 48,34 44,40! 24,40! 5,40!`;
      const head = through`2.6,19.4! 8.4,23! 15.6,23! 21.4,19.4! 22.6,28 22,35 17.6,41! 6.4,41! 2,35 1.4,28`;
      const tail = swept(`47,26 51.4,34 48.4,42 40,45 ${by(two, 24, 23, 25)},45`, by(three, 4.6, 4.3, 4.9));
      const lid = (x: number) =>
        swept(`${x - 2.6},31.4 ${x},33.4 ${x + 2.6},31.4`, among(a, 1.7, 1.8, 1.6, 1.75));
      return pieced(
        air,
        "none",
        [
          join(
            cut(body, grow(head, air), grow(tail, air)),
            cut(naming(head, ["ear", rect(0, 16, 24, 7)]), lid(7.4), lid(16.6), grow(tail, air)),
          ),
        ],
        [tail, "tail", "secondary"],
      );
    },
  },
  {
    id: "wolf-walking",
    isPliant: true,
    ideas: ["path"],
    words: ["wolf", "wolves", "grey wolf", "walking wolf", "standing wolf"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`59,23 58,20.4! 51.4,16 47.4,13.4! 46.4,6.4! 42.4,10.6! 38,6.6! 36.6,11.4 31.4,${by(one, 14.6, 14.2, 15)} 24,17 15,16 8.4,17 3.4,23 0,31 ${by(two, -3, -3.4, -2.4)},40.4! 4.6,36.4 9.6,29!
        11,33.4 6.6,39 5.4,48.4! 10.6,48.4! 11.6,42 18.6,33.4! 20.4,40 22.6,48.4! 27.6,48.4! 25.4,40 26.4,31.4 30.4,33.6 33.6,36.6! 32.4,48.4! 37.4,48.4! 39,38.6! 43,48.4! 48,47! 43.6,37.6! 46,34! 44.6,32.4! 48,28.6! 53,28.6! 58,${by(three, 26.4, 26.8, 26.0)}`;
      const eye = disc(47, 17.6, among(a, 1.6, 1.7, 1.5, 1.65));
      return pieced(air, "none", [
        naming(
          cut(body, eye),
          ["tail", through`-5,16! 6.4,18! 9.4,28! 6,40! -5,42!`],
          ["leg", rect(3, 39, 47, 12)],
          ["ear", rect(36, 4, 12, 8)],
        ),
      ]);
    },
  },
];
