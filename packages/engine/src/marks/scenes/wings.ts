import { cut, grow, join, named } from "../../geometry/form.ts";
import { bar, disc, rect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { airIn48, leastAirOf } from "./open-parts.ts";
import { ellipse, naming, pieced } from "./parts.ts";
import { swept, through, trace, twofold } from "./smooth-outline.ts";

/** Birds, whole: perched, standing, afloat and on the wing. */
export const WINGS: readonly Scene[] = [
  {
    id: "owl-perched",
    isPliant: true,
    ideas: ["page"],
    words: ["owl", "owls", "little owl", "eagle owl", "perched owl", "sitting owl"],
    goesWith: ["night"],
    has: ["branch"],
    isOpen: true,
    allowsFace: true,
    promise: 0.965,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const body = twofold`12,1.6 15,1.2 19,${by(one, -1, -1.4, -0.6)}! 19,4 18.4,6.6 19.6,10.4 19,16 16,19.8 12,20.6`;
      const eye = ellipse(15, 6, 2.5, 2.5);
      const pupil = disc(14.8, 6, among(a, 1.15, 1.25, 1.05, 1.2));
      const beak = twofold`12,8! 13.3,9 12,12!`;
      const wing = swept(`18,10.4 15.8,13 15.4,${by(two, 17, 16.6, 17.4)} 16.6,21`, air);
      const branch = bar([1.4, by(three, 22.4, 22.2, 22.6)], [22.6, 22.4], 2.2, "round");
      return pieced(
        air,
        "mirror",
        [
          join(
            naming(
              cut(body, ...both(named("eye", eye)), ...both(wing), named("beak", beak)),
              ["ear", rect(3, -3, 18, 4.4)],
              ["breast", twofold`12,12.4! 17.6,12.4! 15.4,14.4 15.6,18 17,22! 12,22!`],
            ),
            ...both(named("eye", pupil)),
          ),
        ],
        [cut(branch, grow(body, air)), "branch", "secondary"],
      );
    },
  },
  {
    id: "owl-in-flight",
    isPliant: true,
    ideas: ["freedom"],
    words: ["flying owl", "barn owl", "barn owls", "snowy owl", "owl in flight", "owl"],
    isOpen: true,
    allowsFace: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const body = twofold`12,1.4 16,2.2 17.6,6 16.4,10.6 15.6,15 12,${by(one, 19.4, 19, 20)}`;
      const wing = through`16.6,8 20,3 26,${by(two, 0.4, 0, 0.8)} 33,1.6 34,4.6 31.4,6.4! 33,9 30,10.6! 30.4,13.2 27,14! 26.6,16.4 23.4,16.4! 21.6,18.4 19,17.6 15.6,15!`;
      const face = twofold`12,5! 13.8,3.8 15.7,5.4 14.8,8.8 12,11.4`;
      const eye = disc(13.9, 6.4, among(a, 1.2, 1.28, 1.14, 1.24));
      const beak = twofold`12,6.8! 13,8.6 12,11!`;
      const tail = twofold`12,20! 14.4,18.6! 15.6,${by(three, 22.6, 22.2, 23)} 12,23.6`;
      return pieced(
        air,
        "mirror",
        [
          join(
            cut(body, named("face", cut(face, ...both(eye), beak))),
            naming(cut(tail, grow(body, air * 0.7)), ["tail", tail]),
          ),
        ],
        [cut(join(...both(wing)), grow(body, air * 0.8)), "wing"],
      );
    },
  },
  {
    id: "heron-on-one-leg",
    isPliant: true,
    ideas: ["calm", "focus"],
    words: ["heron", "herons", "grey heron", "egret", "standing heron", "heron on one leg"],
    goesWith: ["lake", "reed"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`47,7! 38,4.6 33,1.4 28.4,1.6 ${by(two, 19.4, 18.6, 20)},-1.4! 24.4,4 25.6,7.6 27.4,12 24.4,16.6 17.4,20 10,25 4.4,31 0.4,${by(one, 38, 37, 39)}! 8,35.6 16,34.4 23.4,32 29,27.4 31.6,21 33.6,14.4 33,9.6 36,8`;
      const eye = disc(32.4, 4.8, among(a, 1.35, 1.45, 1.3, 1.4));
      const wing = swept("26.6,21 21,27.4 12.6,31.6 5,33.4", air * 0.9);
      const legs = join(
        ...trace("20.4,32 20.8,54", 2.4),
        ...trace("20.8,54 26.4,54", 2.4),
        ...trace(`25.4,29.6 30,${by(three, 38.4, 38, 38.8)} 23.4,42.6`, 2.4),
      );
      return pieced(air, "none", [
        join(
          naming(
            cut(body, eye, wing),
            ["beak", through`36.4,3! 49,5! 49,9! 35.6,9!`],
            ["wing", through`26.6,21! 21,27.4 12.6,31.6 5,33.4! -2,40! 0,34! 18,19!`],
          ),
          named("leg", cut(legs, body)),
        ),
      ]);
    },
  },
  {
    id: "eagle-soaring",
    isPliant: true,
    ideas: ["freedom", "strength"],
    words: ["eagle", "eagles", "soaring eagle", "flying eagle", "golden eagle", "sea eagle"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`59,26.4 ${by(three, 58.6, 59.0, 58.2)},21 53,16.8 46,17.2 41,20.4! 40,14 34,7.4 25,${by(one, 2.4, 1.8, 3)} 13,-1 0,-2! 4.4,1! -1,2.4! 5,5! 0.6,7.4! 7,9.4! 4.4,12! 11.4,13.4! 10,16.4!
        17.4,17.4! 18,20 22.4,22.6 20,25 12.4,27.6 ${by(two, 4, 3.4, 4.6)},27! 7.4,29.4! 4.4,31.6! 8.6,33! 7,35.6! 16.4,34.4 24.4,33
        32,33 40.4,32 47.6,29 52,26.8 55.4,28 55.4,32.4!`;
      const eye = disc(51, 21.4, among(a, 1.5, 1.6, 1.4, 1.55));
      const neck = swept(`43,14 42,21 45.4,27.6 43.4,34`, air * 0.85);
      return pieced(air, "none", [
        naming(
          cut(body, eye, neck),
          ["beak", through`52,16! 60,16! 60,32! 52.6,32! 51.6,24!`],
          ["head", through`42,14! 41.4,23! 44.6,27.6! 43.4,33! 60,33! 60,14!`],
          ["wing", through`41,21.4! 18,20! -4,12! -4,-6! 42,0!`],
          ["tail", through`19,24! 19,37! 0,38! 0,24!`],
        ),
      ]);
    },
  },
  {
    id: "falcon-on-the-block",
    isPliant: true,
    ideas: ["focus"],
    words: ["falcon", "falcons", "hawk", "hawks", "peregrine", "kestrel", "buzzard", "sparrowhawk"],
    isOpen: true,
    promise: 0.956,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`41.4,14.6! ${by(three, 43, 43.4, 42.6)},9.4 40.4,5 35,2.4 28,${by(one, 2.6, 2.2, 3.2)} 22,7 19.6,14 15,21 10.4,30 4,${by(two, 46.4, 46, 47)}! 9.4,47.4! 16,39.4! 19.4,41! 27.4,40.6 33.4,35 35.4,27 34,19.4 35,14 38.4,11.6!`;
      const eye = disc(33.6, 7.8, among(a, 1.5, 1.6, 1.4, 1.55));
      const wing = swept("21.6,17 25.4,22.6 24,29.4 18.6,35.4 11.4,41.6", air * 0.95);
      const cheek = swept("32.4,10.6 31.4,14 28.6,16.4", air * 0.9);
      const legs = join(...trace("23.4,39 23.4,45.4", 3), ...trace("29.4,38 29.4,45.4", 3));
      const block = bar([17.4, 47.4], [35.6, 47.4], 3.4, "round");
      return pieced(air, "none", [
        join(
          naming(
            cut(body, wing, eye, cheek),
            ["beak", through`38.6,4! 46,6! 44,17! 38.4,12!`],
            ["tail", through`10.4,31! 17,39! 9,50! 0,50!`],
            ["wing", through`21.6,17! 25.4,22.6 24,29.4 18.6,35.4 11.4,41.6! 8,34! 16,18!`],
          ),
          named("leg", cut(legs, body)),
          block,
        ),
      ]);
    },
  },
  {
    id: "sparrow-perched",
    isPliant: true,
    ideas: ["home"],
    words: [
      "sparrow",
      "sparrows",
      "finch",
      "finches",
      "wren",
      "wrens",
      "tit bird",
      "little bird",
      "small bird",
      "perched bird",
      "songbird",
      "bird",
    ],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`48,12.4! 42.6,9.4 38.4,4.6 32.4,${by(one, 3, 3.4, 2.6)} 26.6,6 23,12.6 15.4,19.4 9.4,27.4 ${by(two, 0, -0.6, 0.6)},41! 4,43.4! 13.4,36.6 20,37.4 28,37 36,33 ${by(three, 41, 41.5, 40.5)},26 42.6,19 42.6,14.8!`;
      const wing = swept("25.6,16.4 28.6,22 26,28 20,31.6 12.4,32.4", air * 0.95);
      const eye = disc(36.6, 10, among(a, 1.5, 1.6, 1.4, 1.55));
      const legs = join(
        ...trace(`25.6,35 25.4,43.4 30.4,43.4`, 2.3),
        ...trace(`31.4,34 32.4,43.4 37.4,43.4`, 2.3),
      );
      return pieced(air, "none", [
        join(
          naming(
            cut(body, wing, eye),
            ["beak", through`42.6,8! 50,12! 50,14! 42,16!`],
            ["tail", through`9,28! 14,37! 2,46! -4,40!`],
            ["wing", through`25.6,16.4! 28.6,22 26,28 20,31.6 12.4,32.4! 9,28! 15,19!`],
            ["breast", through`30,24! 44,16! 44,28! 34,36! 28,34!`],
          ),
          named("leg", cut(legs, body)),
        ),
      ]);
    },
  },
  {
    id: "pigeon-standing",
    isPliant: true,
    ideas: ["home"],
    words: ["pigeon", "pigeons", "homing pigeon", "carrier pigeon", "standing pigeon"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`47.4,9.4! 43,7.4 40,3.4 35,${by(one, 2.6, 3.0, 2.2)} 31.4,6 30.4,11 25.4,15.4 16,20.4 8,27 ${by(two, -2, -2.6, -1.4)},38.4! 2,41! 13,36.4 20,38.6 28,38.4 36,34.4 ${by(three, 41, 41.5, 40.5)},27 42,20 40.6,14.4 42.6,12`;
      const eye = disc(37, 7, among(a, 1.45, 1.55, 1.35, 1.5));
      const wing = swept("29.4,18.4 31.4,24 27.4,29.6 19.4,33 9.4,34.4", air * 0.9);
      const bars = [
        swept("17.6,23.6 21.4,26 23,29.6", air * 0.8),
        swept("12.4,27 15.6,28.6 17.4,31.6", air * 0.8),
      ];
      const legs = join(...trace(`24.6,37 24,45.6 30,45.6`, 2.4), ...trace(`31.6,35.6 32,45.6 38,45.6`, 2.4));
      const collar = swept("29,11 34.6,14.4 42.6,14", air * 0.8);
      return pieced(air, "none", [
        join(
          naming(
            cut(body, wing, eye, named("stripe", join(...bars)), collar),
            ["beak", through`43,5! 50,8! 50,11! 42,13!`],
            ["tail", through`8,27! 13,37! 2,44! -6,38!`],
            ["neck", through`29,11! 42.6,14! 42,20! 30,18!`],
          ),
          named("leg", cut(legs, body)),
        ),
      ]);
    },
  },
  {
    id: "crow-perched",
    isPliant: true,
    ideas: ["page"],
    words: [
      "crow",
      "crows",
      "raven",
      "ravens",
      "jackdaw",
      "rook (bird)",
      "perched crow",
      "blackbird",
      "blackbirds",
    ],
    isOpen: true,
    promise: 0.956,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`${by(three, 53, 53.8, 52.2)},9.4! 45,5.4 39.4,2.4 33.4,${by(one, 3.6, 4.0, 3.2)} 30,8.4 27,14 19,20 11,27.4 4.4,35 ${by(two, -5, -5.6, -4.4)},46! 2,46.4! 10,41.4! 17,40.4 25.4,38.4 33,34.6 38.4,28 40.4,21 39.6,15 42.6,12 47,11.6`;
      const eye = disc(37.4, 8, among(a, 1.45, 1.55, 1.35, 1.5));
      const wing = swept("28.4,19.4 29.6,25 25.4,31 17.4,36.4 7.6,40.4", air * 0.9);
      const legs = join(...trace(`23.4,38 25,46.4 31,46.4`, 2.4), ...trace(`29.4,36 32,46.4 37.6,46.4`, 2.4));
      return pieced(air, "none", [
        join(
          naming(
            cut(body, wing, eye),
            ["beak", through`43.4,3! 56,8! 56,12! 42,13!`],
            ["tail", through`4.4,35! 11,42! 2,49! -8,48!`],
            ["wing", through`28.4,19.4! 29.6,25 25.4,31 17.4,36.4 7.6,40.4! 4.4,35! 19,20!`],
          ),
          named("leg", cut(legs, body)),
        ),
      ]);
    },
  },
  {
    id: "goose-on-the-wing",
    isPliant: true,
    ways: [0, -12, 12],
    ideas: ["freedom", "path"],
    words: ["flying goose", "wild goose", "goose in flight", "migratory bird", "flying duck", "goose"],
    isOpen: true,
    promise: 0.912,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`63,17.4! 58,14 54,12.4 50.4,14.4 47,18.6 40,21 36,21.4! 32,11 24,2.4 12.4,${by(one, -3, -4, -2)}! 12,1.4! 8.4,0.4! 10,4.6! 6.4,4.6! 9.4,9! 7,10.4! 13.6,17 ${by(three, 18, 18.6, 17.4)},22.4!
        12,25 4.4,27.4 ${by(two, -2, -2.6, -1.4)},27! 1,30.4! -1,33! 8,34.4 20,34 32,33 41,29.4 48,24.4 54,19.6 58,19.4`;
      const eye = disc(54.6, 16, among(a, 1.45, 1.55, 1.4, 1.5));
      const neck = swept("44,15 45.4,21.4 49.6,27", air * 0.85);
      return pieced(air, "none", [
        naming(
          cut(body, eye, neck),
          ["beak", through`58.4,12! 66,16! 66,20! 57.6,21!`],
          ["wing", through`37,22! 18,23! 2,8! 10,-8! 30,2!`],
          ["tail", rect(-6, 24, 13, 12)],
          ["neck", through`44,15! 45.4,21.4! 49.6,27! 57,21! 57,11!`],
        ),
      ]);
    },
  },
  {
    id: "swan-afloat",
    isPliant: true,
    ideas: ["calm"],
    words: ["swan", "swans", "swimming swan", "white swan"],
    goesWith: ["lake"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`49,11! ${among(a, 45.4, 45.8, 45, 45.6)},5.4 40.4,1.4 33.6,${by(one, 1.4, 1.8, 1.0)} 28.4,6 27.6,13 30.4,20 31.4,24.4 27,24 21.6,18.4 12.6,15 ${by(two, 1.4, 0.8, 2)},14! 5,17! 0,19! 4.6,22!
        0.4,25.4! 3,34 9,41 19,44 31,43.4 39,38 41.4,30 39.4,22 35.4,14.4 35.4,9.6 38.6,8 43,9.6`;
      const wing = swept(`31.4,27 30.4,33.4 24,37 15,36.4 7,${by(three, 31, 30.4, 31.6)}`, air * 0.9);
      return pieced(air, "none", [
        naming(
          cut(body, wing),
          ["beak", through`43.6,2! 52,8! 51,13! 42,12! 42.4,6!`],
          ["wing", through`31.4,27! 30.4,33.4 24,37 15,36.4 7,31! -4,30! -2,10! 24,12!`],
        ),
      ]);
    },
  },
];
