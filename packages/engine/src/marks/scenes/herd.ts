import { cut, grow, join, named } from "../../geometry/form.ts";
import { disc, rect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import type { Scene } from "../seen-thing.ts";
import { airIn48 } from "./open-parts.ts";
import { naming, pieced } from "./parts.ts";
import { swept, through } from "./smooth-outline.ts";

/** Animals with hooves and the great ones, whole, in profile. */
export const HERD: readonly Scene[] = [
  {
    id: "horse-galloping",
    isPliant: true,
    ideas: ["energy"],
    words: ["horse", "horses", "galloping horse", "running horse", "mustang", "stallion"],
    goesWith: ["race"],
    isOpen: true,
    promise: 0.958,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`58.6,10.4 57.4,7.6! 51.4,3.4 48.6,${by(one, -1, -1.6, -0.4)}! 46.6,2! 42,3.6 36,9.4 30,13.6 22,13 14.4,13.4! 8,11 1,13 -4,19 ${by(two, -10, -11, -9)},21! -4,23.4 1.4,21.6 6.4,17.6 8,21.4
        7.4,25.6 1.4,29! -4.4,37.4! -2.4,41.4! 1.4,38.4! 6.4,32.4 12,30.4! 11,35 ${by(three, 4.4, 5, 3.8)},41.6! 8,45! 11.4,42! 17,36 20.4,29.4 28,29.6 35.4,28.6! 41,31 47.4,29.6! 46,36.4! 50,37.4! 53,26.6! 45.4,26!
        43.6,24.6! 50.4,22.4 56.4,24! 57.4,30.4! 61.4,29.6! 60.6,20! 51,17.6 45.6,18.4! 46.4,13.4 49.4,11.4 54.4,13!`;
      const eye = disc(51, 6.8, among(a, 1.3, 1.4, 1.25, 1.35));
      const mane = swept("45.6,5.4 38.4,11.4 31.6,16.6", air * 0.9);
      return pieced(air, "none", [
        naming(
          cut(body, eye, cut(mane, rect(28, 15.4, 9, 4))),
          ["tail", through`-12,9! 7.4,9! 8,18! 2,24! -12,26!`],
          ["mane", through`46,0! 46,5! 38,11.4! 31.6,16.6! 28,10! 40,0!`],
        ),
      ]);
    },
  },
  {
    id: "horse-standing",
    isPliant: true,
    ideas: ["strength"],
    words: ["horse", "horses", "standing horse", "mare", "pony", "shire horse"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`51.4,15.4 50.6,12.6! 45.4,5.4 44,${by(one, 0, -0.8, 0.8)}! 41.4,3! 37,4.6 31.6,11 28,16.4 20,18 12,16.4! 6,16.4 2.4,22 0.4,${by(two, 34, 32, 36)}! 5.4,32 7.4,25.6! 8.6,30.4 5.6,36 6.4,48! 10.6,48! 11.4,39.6 15,33! 16.4,39 17.4,48! 21.6,48! 20.6,39 22,31.4
        27,32.4 30,32! 30,48! 34.2,48! 35.4,36! 37.4,48! 41.6,48! 39.6,36 40.4,27 ${by(three, 41, 41.4, 40.6)},20 43.4,16 47,18.4!`;
      const eye = disc(44, 9.4, among(a, 1.3, 1.4, 1.25, 1.35));
      const mane = swept("41.6,8.4 36.4,13.4 32.4,20.4", air * 0.85);
      return pieced(air, "none", [
        naming(
          cut(body, eye, mane),
          ["tail", rect(-4, 15, 11, 22)],
          ["mane", through`46,-2! 41.6,8.4! 36.4,13.4! 32.4,20.4! 24,18! 38,0!`],
          ["hoof", rect(2, 44.4, 44, 6)],
          ["leg", rect(2, 36, 44, 14)],
        ),
      ]);
    },
  },
  {
    id: "cow-standing",
    isPliant: true,
    ideas: ["home"],
    words: ["cow", "cows", "dairy cow", "standing cow", "cattle"],
    goesWith: ["milk", "farm"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`58,17.4 57,14.4! 52,9.4! 51.4,4.4! 48.6,3! 48.4,7! 44.4,6.6! 40,8.6! 43,10.6! 40,12.6 34,${by(one, 12.4, 12, 13)} 22,13.4 10,11.4 5,12 2,17 1.6,26 -0.4,${by(two, 34, 32.4, 36)}! 3,36.4! 5,31! 5.4,26!
        7.4,31 6,36 6.4,47.6! 11,47.6! 11.6,39.4 14.6,36! 17,40.6 20.4,39.6! 22.4,34.4! 28,34.4 34,33.4! 33.4,47.6! 38,47.6! 39,36.6! 41,47.6! 45.4,47.6! 43.6,36 45.4,28 ${by(three, 48, 47.6, 48.4)},23.4! 51.4,20.6 56,20.6!`;
      const eye = disc(50, 12.6, among(a, 1.4, 1.5, 1.3, 1.45));
      const patch = through`10.4,18 14,15.6 19,17 24.4,16.4 27.6,19.4 26,24 21,24.4 18.4,27.6 13,26.4 12.4,22.4`;
      const other = through`33,22 37.4,17.6 41.4,20.6 40,27 36.4,29.4 33.4,27`;
      return pieced(air, "none", [
        naming(
          cut(body, eye, named("spot", patch), named("spot", other)),
          ["tail", rect(-3, 22, 7.6, 16)],
          ["horn", rect(47, 0, 6, 6.6)],
          ["leg", rect(5, 38, 7, 12)],
          ["nose", through`54,10! 60,10! 60,24! 52,24!`],
        ),
      ]);
    },
  },
  {
    id: "bull-standing",
    isPliant: true,
    ideas: ["strength"],
    words: ["bull", "bulls", "standing bull", "ox", "oxen"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`58.6,26 58,23! 54.4,16.4! 57.4,12 56.4,${by(one, 5.6, 5, 6.4)}! 53.6,9.6 50,11.4! 47.4,8.6 41,5.4 34,7 27,12.6 16,13.4 7.4,12 2.4,14.4 0.4,21 -0.4,29 ${by(two, -3, -3.6, -2.4)},35.4! 1,36.6! 3.4,31 4.4,25!
        7,30 5,36 5.4,46.6! 11,46.6! 11.4,38.6 16,32.4! 17.4,38 18,46.6! 23.4,46.6! 22.6,38 24.4,32 30,35.4 34.6,36.4! 34,46.6! 39.4,46.6! 40.4,37.6! 42.4,46.6! 47.8,46.6! 46,37 48,31 ${by(three, 51, 50.6, 51.4)},27 54,30 57.4,29.4`;
      const eye = disc(51, 18.4, among(a, 1.75, 1.85, 1.65, 1.8));
      return pieced(air, "none", [
        naming(
          cut(body, eye),
          ["tail", rect(-5, 19, 8.4, 19)],
          ["horn", through`50,11.4! 54.4,16.4! 60,14! 60,2! 52,4!`],
          ["leg", rect(3, 38, 47, 12)],
        ),
      ]);
    },
  },
  {
    id: "goat-standing",
    isPliant: true,
    ideas: ["peak"],
    words: ["goat", "goats", "billy goat", "mountain goat", "standing goat", "nanny goat"],
    goesWith: ["cheese"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`50,14.4 48.6,11.6! 43.6,7.4! 40.4,2.4 34.4,${by(one, -2, -2.8, -1.2)} 27.4,-1! 33,1.6 36.4,6! 36.6,8! 32.4,9 29.4,12! 34.4,12.4 33,16.4 29,19 20,19.6 10.4,18! 7.4,15 3.6,${by(two, 10.4, 9.6, 11.2)}! 2.4,15 4.4,21 4.6,27
        7.4,33 5,37.4 6.4,48! 10.6,48! 11,40.6 15,35! 16.6,40 17.4,48! 21.6,48! 20.6,40 22,34 27,35 30,35.4! 30.4,48! 34.6,48! 35.4,37.4! 38,48! 42.2,48! 39.8,37 39.6,29 41.4,22 ${by(three, 44.6, 45, 44.2)},28! 46,23 46.4,18.4 48.6,17.4`;
      const eye = disc(43, 11.4, among(a, 1.3, 1.4, 1.25, 1.35));
      return pieced(air, "none", [
        naming(
          cut(body, eye),
          ["horn", through`44,7.4! 37,7.4! 26,3! 26,-4! 42,-4!`],
          ["tail", rect(0, 8, 7, 9.6)],
          ["leg", rect(3, 38, 42, 12)],
          ["hair", through`41.4,21! 47,19.4! 47,30! 42,30!`],
          ["hoof", rect(3, 45, 42, 5)],
        ),
      ]);
    },
  },
  {
    id: "stag-standing",
    isPliant: true,
    ideas: ["strength", "root"],
    words: ["stag", "stags", "deer", "standing stag", "red deer", "roe deer", "buck"],
    goesWith: ["forest", "antler"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`48.6,17.4 47.6,15! 43,11.4! 39.6,11.4! 35,9.4! 36,13.6! 34.4,19 30.4,24.4 22,25.4 13,24.4! 10.4,22.4 7.6,${by(two, 20, 19.4, 20.6)}! 7.4,25.4 8.4,30 10.4,34.4 8.4,39 9.4,52! 12.9,52! 13.4,42.4 17,36.6! 18.8,42 20,52! 23.5,52! 22,42 23,36
        28,37.4 31,37.6! 31.4,52! 34.9,52! 35.6,39.6! 38.4,52! 41.9,52! 39,39 39,31 ${by(three, 40.4, 40.8, 40)},24.4 41.4,19.6 46.4,19.8`;
      const antler = join(
        swept("39,12 37.4,6.4 31,3.4 27,-3", 2.6),
        swept("34.4,5.4 36.4,1.4 35.4,-4", 2.4),
        swept("30,1.6 26,1.6 22.6,-1", 2.4),
        swept("41.4,12 43.4,6 48.4,3.4 51.4,-2.6", 2.6),
        swept(`45.8,5 44.4,0.4 ${by(one, 45.6, 45, 46.2)},-4.4`, 2.4),
      );
      const eye = disc(42, 14.4, among(a, 1.25, 1.35, 1.2, 1.3));
      return pieced(air, "none", [
        join(
          naming(cut(body, eye), ["tail", rect(4, 18, 7, 8)], ["leg", rect(6, 42, 40, 12)]),
          named("antler", antler),
        ),
      ]);
    },
  },
  {
    id: "donkey-standing",
    isPliant: true,
    ideas: ["path"],
    words: ["donkey", "donkeys", "mule", "standing donkey", "burro"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`54,20 53,16.8! 47.4,9.4! 48,${by(one, -2, -3, -1)}! 44.4,2 43.4,7! 41.6,-2! 38.4,2.4 38.4,9 34.4,14 29,17.4 20,18.4 11,16.6! 6.4,18.4 4.4,24 2.4,${by(two, 33, 31.6, 34.4)}! 5.6,35.4! 7.4,29!
        9.4,32 7,37 8,48! 12.6,48! 13,40.4 17,34.4! 18.4,40 19.4,48! 24,48! 22.8,40 24.4,34 29,35 32,35! 32,48! 36.6,48! 37.4,37! 39.4,48! 44,48! 42,37 42.4,29 ${by(three, 43.4, 43.8, 43)},22.6 46,20 49,22.8 52.6,22.6`;
      const eye = disc(46.4, 13, among(a, 1.35, 1.45, 1.3, 1.4));
      return pieced(air, "none", [
        naming(
          cut(body, eye),
          ["ear", rect(37, -4, 13, 11)],
          ["tail", rect(0, 22, 7.4, 15)],
          ["leg", rect(5, 39, 42, 12)],
          ["nose", through`49.6,10! 58,14! 56,26! 47.6,26!`],
        ),
      ]);
    },
  },
  {
    id: "lion-standing",
    isPliant: true,
    ideas: ["strength"],
    words: ["lion", "lions", "standing lion", "walking lion"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`30,16! 20,17.4 10.4,16 4,17.4 0.6,15 -0.4,9 ${by(two, -3, -3.6, -2.4)},2.6 -7,0 -8.4,4 -5.4,6.6! -3.4,10 -3.6,17 0.4,21.4 2,26 5.4,32.4 2.4,38 3,48! 9,48! 9,41 14,34.4! 16.4,40 18.4,48! 23.6,48! 22,40 22.6,33 28,34! 30,36!
        30.4,48! 35.8,48! 36.4,38! 39.4,48! 44.8,48! 42,36 42,28! 34,20!`;
      const mane = through`44,6 40.6,${by(one, 1.4, 0.8, 2)} 34,0.4 28.4,4 25.6,11 25,18 21.6,23.6! 27.4,25! 28.6,31! 34,29.4! 38,34.4! 41.6,29.4! 47.4,29.6! 47.4,25! 48.4,21!`;
      const face = through`43.4,5! 48,6.6 51,11 54.8,13.6! 55,${by(three, 18.4, 18, 18.8)} 52.6,22 47.4,22.4! 44,19 41,12`;
      const eye = disc(48.4, 12.6, among(a, 1.7, 1.8, 1.6, 1.75));
      return pieced(
        air,
        "none",
        [
          join(
            naming(
              cut(body, grow(mane, air)),
              ["tail", through`-10,-2! -2,-2! 1.6,17! 1,21! -5,20! -10,8!`],
              ["leg", rect(0, 39, 48, 12)],
            ),
            cut(face, eye),
          ),
        ],
        [cut(mane, grow(face, air)), "mane", "secondary"],
      );
    },
  },
  {
    id: "tiger-walking",
    isPliant: true,
    ideas: ["strength"],
    words: ["tiger", "tigers", "walking tiger", "standing tiger"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`61.4,17.4 60.6,14.4! 56.6,10.6! 54.4,6.6! 52.4,4.4 49.6,4.6! 49,8! 44,9.6 38,${by(one, 9.4, 9, 10)} 32,12.6 22,13.4 12,10.4 6.4,13 1,17 -5,16.4 ${by(two, -9, -9.6, -8.4)},11.6! -12,14! -8,20 -1.4,22 3.4,20.4! 3,26
        6.6,31.6 1,37 -1,46.6! 5.4,46.6! 7.4,40.6 14.6,33.4! 17.4,38.4 20,46.6! 26,46.6! 23.4,38 24,32.4 31,33.6 35,33! 34,46.6! 40,46.6! 41.4,36.4! 45,46.6! 51,46.6! 46.4,35 46.6,28.4 ${by(three, 48.6, 48.2, 49)},23.6! 54,24 60,21.4`;
      const eye = disc(55.4, 14, among(a, 1.7, 1.8, 1.6, 1.75));
      const stripe = (x: number, y: number, long: number, lean: number) =>
        through`${x - 2},${y - 3}! ${x + 2},${y - 3}! ${x + 1.4 + lean * 0.4},${y + long * 0.4} ${x + lean},${y + long}! ${x - 1.6 + lean * 0.3},${y + long * 0.4}`;
      const stripes = [
        stripe(13, 11, 12, 2.4),
        stripe(20.4, 13, 8, 2),
        stripe(27.4, 13.4, 12, 1.4),
        stripe(34.4, 11.4, 9, 0.6),
        stripe(41.4, 10, 12, -0.6),
      ];
      return pieced(air, "none", [
        naming(
          cut(body, eye, named("stripe", join(...stripes))),
          ["tail", through`-14,8! 2,14! 4.4,20.4! -2,25! -14,20!`],
          ["leg", rect(-2, 38, 56, 12)],
        ),
      ]);
    },
  },
  {
    id: "bear-standing",
    isPliant: true,
    ideas: ["strength"],
    words: ["bear", "bears", "brown bear", "black bear", "grizzly", "walking bear", "standing bear"],
    isOpen: true,
    promise: 0.958,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`58,24 57,21! 51,17.4 49.4,13.4! 49.4,9.4 46.4,7.6 43.4,9.4 42.6,11.6! 37,9.6 32,${by(one, 7.6, 7, 8.4)} 26,10 18,9.4 9,9 3,13.4 0,21 ${by(two, 0.4, 0, 0.8)},30 1,38 0,46.6! 9.4,46.6! 10.4,40.4 14.4,34!
        16.4,40 16.4,46.6! 25.4,46.6! 24.4,39 25.4,34.6 30.4,34.4! 31.6,40 31,46.6! 40,46.6! 40.4,39.4 42,35! 44,41 44.4,46.6! 53,46.6! 51.4,44 50.4,37 ${by(three, 49.4, 49, 49.8)},31 51.4,28 55.6,27.4`;
      const eye = disc(49.6, 20, among(a, 1.7, 1.8, 1.6, 1.75));
      return pieced(air, "none", [
        naming(
          cut(body, eye),
          ["ear", rect(42, 5, 8, 7)],
          ["nose", through`52,15! 60,18! 60,30! 52.6,30!`],
          ["leg", rect(-2, 38, 58, 12)],
        ),
      ]);
    },
  },
  {
    id: "bear-asleep",
    ideas: ["calm"],
    words: ["sleeping bear", "bear asleep", "hibernating bear", "bear", "bears"],
    goesWith: ["winter"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`0,${by(two, 46.4, 46, 46.4)}! -0.4,34 2,21 10,10.4 21,${by(one, 6.6, 5.6, 7.6)} 33,9 43,17 45,30 44,46.4!`;
      const head = through`29,41! 25,35 25,26 30,20 34,18.6! 34,14.4 38,12.2 42,14.4 42.4,18.4! 46.4,20.6 49,25.4 52.6,28.4 ${by(three, 55.4, 56.0, 54.8)},32.4! 54.6,37 50,38.6 46,41!`;
      const eye = swept("40,26.4 42.6,28.6 46,28", among(a, 1.9, 2, 1.8, 1.95));
      const paw = through`58.6,43 58,46.4 24,46.4! 24,44 30,42.6 46,43.4 52.4,40`;
      return pieced(air, "none", [
        join(
          cut(body, grow(join(head, paw), air)),
          cut(naming(paw, ["leg", paw]), grow(head, air)),
          naming(cut(head, eye), ["ear", rect(33, 12, 9, 7)], ["nose", through`50,25! 60,28! 60,40! 50,40!`]),
        ),
      ]);
    },
  },
  {
    id: "polar-bear-striding",
    isPliant: true,
    ideas: ["calm"],
    words: ["polar bear", "polar bears", "white bear", "ice bear"],
    goesWith: ["bear", "ice"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`67,17.4 66.4,14.6! 60,11.6 57.4,9.4! 56.6,6 53.4,5.6 52,8.6! 44,9.4 36,${by(one, 10.4, 10, 11)} 26,10.6 14,8.6 6,11.4 1.6,18 0,26 ${by(two, -3, -3.6, -2.4)},36 -4.4,44.6! 4.4,44.6! 7.4,39 12.6,33!
        16,38.4 18.4,44.6! 27,44.6! 24.6,38.4 25,32 31.4,33! 33.4,38 32.4,44.6! 41,44.6! 42.4,36 44.4,32! 48.6,37.6 51,44.6! 59.6,44.6! 55,36 51.4,29 ${by(three, 52.4, 52, 52.8)},23.6 57.4,21.6 64,21`;
      const eye = disc(59, 14.8, among(a, 1.7, 1.8, 1.6, 1.75));
      return pieced(air, "none", [
        naming(
          cut(body, eye),
          ["ear", rect(51, 3, 7, 5.6)],
          ["leg", rect(-6, 37, 68, 12)],
          ["nose", through`62,11! 69,13! 69,24! 62,24!`],
        ),
      ]);
    },
  },
  {
    id: "elephant-trunk-raised",
    isPliant: true,
    ideas: ["strength"],
    words: ["elephant", "elephants", "baby elephant", "standing elephant", "elephant with raised trunk"],
    isOpen: true,
    promise: 0.96,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const body = through`45,10 40,7 34,7.6 28,${by(one, 8.4, 8, 9)} 18,7.6 8,10.4 2.4,18 1,27! -1.4,31 ${by(two, -3, -3.4, -2.6)},37! -0.4,37.4! 2,33.4! 3.4,40 3,47.4! 12,47.4! 12.4,40 15.6,35.4! 18.4,40 18,47.4! 26.6,47.4! 26.4,40 28.4,36 32.4,36!
        33,47.4! 42,47.4! 43,38 46.4,31! 50.6,28 56.6,24.4 60,17 60.4,9 58,${by(three, 2, 1.4, 2.6)}! 54,2.6! 55.4,9 54.4,15 51.4,17.6! 50.4,13`;
      const ear = swept("38.4,9.4 31.4,13 30,20.4 34,27.4 40.4,26.6 43.6,19.4", air * 0.95);
      const eye = disc(46.4, 15.4, among(a, 1.6, 1.7, 1.5, 1.65));
      return pieced(air, "none", [
        naming(
          cut(body, ear, eye),
          ["trunk", through`51.4,17.6! 48,28! 62,28! 64,0! 52,0!`],
          ["ear", through`38.4,9.4! 31.4,13 30,20.4 34,27.4 40.4,26.6 43.6,19.4!`],
          ["tail", through`-5,27! 1.2,26! 2,33! -2,40!`],
          ["leg", rect(0, 38, 46, 12)],
        ),
      ]);
    },
  },
];
