import { cut, grow, join, named } from "../../geometry/form.ts";
import { band, bar, disc, lens, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, pieced, times } from "./parts.ts";
import { swept, through, trace, twofold } from "./smooth-outline.ts";

/** More of what prompts wish for: animals by their heads or tails, and two small things of shore and shed. */
export const THICKET: readonly Scene[] = [
  {
    id: "hamster-cheeks",
    ideas: ["play", "gather"],
    words: ["hamster", "hamsters"],
    goesWith: ["pet"],
    isOpen: true,
    allowsFace: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 24, 23.4, 24.6);
      const head = twofold`12,2 16.6,3 19.4,7 ${wide + 1.4},13 ${wide + 0.6},18.6 18.6,22.4 12,23`;
      const ear = disc(18.4, 3.6, by(two, 2.7, 2.5, 2.9));
      const inner = disc(18.7, 3.4, 1.1);
      const eye = named("eye", ellipse(16, 10, among(a, 1.4, 1.5, 1.3, 1.4), 1.7));
      const nose = through`10.4,13.6! 13.6,13.6! 12,15.4!`;
      const mouth = join(
        ...both(swept("12,16.2 13.6,17.8 15.8,17", air * 0.9)),
        rect(12 - air * 0.45, 15, air * 0.9, 1.8),
      );
      const cheek = lens([18.6, 20], [by(three, 22.6, 22.2, 23), 14.6], 0.22);
      return pieced(air, "mirror", [
        cut(join(head, ...both(cut(ear, inner))), ...both(eye), nose, mouth, ...both(cheek)),
      ]);
    },
  },
  {
    id: "chameleon-on-twig",
    ideas: ["cycle", "leaf"],
    words: ["chameleon", "chameleons"],
    goesWith: ["lizard", "reptile"],
    isOpen: true,
    allowsFace: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const body = through`29,9.4! 26.4,5.4 22.4,2.8 ${by(one, 17.4, 16.8, 18)},1! 17.6,5 13,4.6 7,6.6 3,11 2,16.4! 7,18.4 13,18 18,16.4 22,13.6 27.4,12.4`;
      const tail = join(
        band(4.2, 19.4, 6.4, 3.2, 30, 262),
        band(by(two, 5.4, 5.2, 5.6), 19.9, 4.6, 1.9, -95, 40),
      );
      const eye = disc(22.2, 7.6, among(a, 2.2, 2.4, 2, 2.2));
      const pupil = disc(22.8, 7.6, 1);
      const legs = join(...trace("17.6,15 18.6,21.6", 2.8), ...trace("11.6,16 14,21.6", 2.8));
      const twig = roundRect(12.4, 22.4, by(three, 16, 15, 17), 2.6, 1.3);
      return pieced(
        air,
        "none",
        [join(cut(body, cut(eye, pupil)), tail, cut(legs, grow(twig, air * 0.6)))],
        [cut(twig, grow(tail, air)), "stem", "secondary"],
      );
    },
  },
  {
    id: "walrus-tusked",
    ideas: ["strength", "sea"],
    words: ["walrus", "walruses"],
    isOpen: true,
    allowsFace: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const head = twofold`12,-1 17,0.4 20,5 21.4,11 20.6,15.4 12,16.4`;
      const pad = through`12.5,12.4! 15,10.6 19.6,11 ${by(one, 22.6, 22, 23.2)},14.6 20.4,18.6 15.6,19 12.5,16.8!`;
      const tusk = through`14,19! 17.8,19! 17.4,24 ${by(two, 15.4, 15.2, 15.8)},${by(three, 28, 27, 29)}! 14.2,24`;
      const eye = named("eye", disc(16.4, 6.6, among(a, 1.1, 1.2, 1, 1.15)));
      const nose = ellipse(12, 11.4, 2.4, 1.5);
      const pads = join(...both(pad));
      return pieced(
        air,
        "mirror",
        [cut(head, grow(pads, air), grow(nose, 0.4), ...both(eye))],
        [join(pads, nose), "nose", "secondary"],
        [cut(join(...both(tusk)), grow(pads, air * 0.8)), "tusk"],
      );
    },
  },
  {
    id: "lynx-tufted",
    ideas: ["focus", "strength"],
    words: ["lynx", "lynxes", "bobcat"],
    goesWith: ["cat"],
    isOpen: true,
    allowsFace: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const tip = by(one, -3.4, -2.6, -4.2);
      const head = twofold`12,6! 15,5.6! 19,1.6! 20.6,${tip}! 21.4,2! 21.4,8 ${by(two, 25.4, 24.8, 26)},17! 21.6,17.4! 21,20.6! 17.4,20.2! 14.6,22.6 12,23`;
      const ear = through`17.8,6.4! 19.8,3! 20,7.4!`;
      const eye = named("eye", lens([14, 13], [18.6, among(a, 10.8, 10.6, 11, 10.8)], 0.4));
      const nose = through`10,16.4! 14,16.4! 12,18.8!`;
      const whisker = lens([16.6, 18.4], [by(three, 22.4, 22, 22.8), 15.4], 0.2);
      return pieced(air, "mirror", [cut(head, ...both(ear), ...both(eye), nose, ...both(whisker))]);
    },
  },
  {
    id: "fishing-float",
    ways: [20, 0, -20],
    ideas: ["calm", "water"],
    words: ["fishing float", "fishing floats", "bobber", "fishing bobber"],
    goesWith: ["fishing", "angling"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 6.4, 6, 6.8);
      const whole = twofold`12,2 15.4,3.2 ${12 + wide},9 16,15.4 13.4,19 12,20`;
      const line = by(two, 9, 8.4, 9.6);
      const top = cut(whole, rect(0, line, 24, 30));
      const low = cut(whole, rect(0, -10, 24, 10 + line + air));
      const mast = roundRect(11, -5, 2, 9, 1);
      const foot = roundRect(11.1, 18, 1.8, by(three, 9, 8, 10), 0.9);
      const knob = disc(12, -4.6, among(a, 1.9, 1.8, 2, 1.9));
      return pieced(air, "mirror", [join(low, foot)], [join(top, mast, knob), "tip", "secondary"]);
    },
  },
  {
    id: "coil-spring",
    ways: [0, 90, 45],
    ideas: ["energy", "rhythm"],
    words: ["spring coil", "coil spring", "coil springs", "metal spring", "coil", "coils"],
    goesWith: ["mattress"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 7.4, 7, 7.8);
      const thick = by(two, 2.8, 2.6, 3);
      const step = thick + air + 0.9;
      const turns = times(4, (at) =>
        bar(
          [12 - wide, 4 + at * step + step * 0.5],
          [12 + wide, 4 + at * step - by(three, 0.4, 0.2, 0.6)],
          thick,
          "round",
        ),
      );
      const end = (y: number) =>
        roundRect(12 - wide - 1.4, y, 2 * wide + 2.8, thick, among(a, 1.3, 0.8, 1, 1.3));
      return pieced(air, "none", [join(end(-1.4), ...turns, end(4 + 4 * step))]);
    },
  },
  {
    id: "aubergine-capped",
    ways: [35, 0, -35],
    ideas: ["harvest", "growth"],
    words: ["aubergine", "aubergines", "eggplant", "eggplants", "brinjal"],
    goesWith: ["vegetable"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 7.2, 6.8, 7.6);
      const fruit = twofold`12,2 15.6,3.4 17,8.4 ${12 + wide},16.4 17.4,23 12,${by(two, 25, 24.6, 25.6)}`;
      const cap = twofold`12,-1 15,-0.4 17.2,2.4 ${by(three, 19.2, 18.8, 19.6)},8! 15.6,6.6 12,11!`;
      const stem = swept(`12,0 12.4,-3 ${among(a, 15, 14.6, 15.4, 15)},-5`, 2.4);
      const shine = lens([8, 20], [7.6, 13.6], 0.24);
      return pieced(
        air,
        "none",
        [cut(fruit, grow(cap, air * 0.9), shine)],
        [join(cap, stem), "leaf", "secondary"],
      );
    },
  },
];
