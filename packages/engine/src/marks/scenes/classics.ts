import { cut, type Form, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, type Point, pen, polar, rotation, scaling } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, fitted, times, withoutCrumbs } from "./parts.ts";
import { through, trace, twofold } from "./smooth-outline.ts";

/** Everyday things seen at their moment, or made by one rule. */
export const CLASSICS: readonly Scene[] = [
  {
    id: "lipstick-lips",
    ideas: [],
    words: ["lipstick", "lipsticks"],
    has: ["lips"],
    isOpen: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The slanted face of the stick is a mouth.
      const air = leastAirOf(gap);
      const [turn, size] = [by(one, -38, -35, -41), 0.77];
      const slanted = (form: Form | Path) =>
        move(move(form, scaling(size, size, 12, 4.6)), rotation(turn, 12, 4.6));
      const mouth = twofold`12,${by(two, 2.8, 3.2, 2.4)}! 14.2,1.5 17,2.8 20,6! 16.4,9.4 12,10.4`;
      const h = air / size / 2;
      const parting = through`3,${6.2 - h}! 9.4,${5.4 - h} 12,${6.4 - h} 14.6,${5.4 - h} 21,${6.2 - h}! 21,${6.2 + h}! 14.6,${5.6 + h} 12,${6.4 + h} 9.4,${5.6 + h} 3,${6.2 + h}!`;
      const [wide, base] = [by(three, 4.8, 5, 4.6), among(a, 16, 15.6, 16.6, 15.8)];
      const stick = cut(rect(12 - wide, 5, wide * 2, base - 2.2 - air - 5), slanted(grow(mouth, air / size)));
      const collar = named("collar", rect(12 - wide, base - 2.2, wide * 2, 2.4));
      const holder = named(
        "holder",
        roundRect(12 - wide - 1.6, base, wide * 2 + 3.2, 24.3 - base, [0.5, 0.5, 1.4, 1.4]),
      );
      return shown(parts(slanted(cut(mouth, parting)), stick, join(collar, holder)), null, air, 3);
    },
  },
  {
    id: "dumbbell-fist",
    ideas: [],
    words: ["dumbbell", "dumbbells"],
    goesWith: ["barbell", "weights"],
    has: ["fist", "hand"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Fingers and plates are uprights of one kind.
      const air = leastAirOf(gap);
      const finger = (13.4 - 3 * air) / 4;
      const rise = by(one, [0.9, 0, 0.2, 1], [0.4, 0, 0, 0.4], [1.3, 0.6, 0, 0.4]);
      const hand = times(4, (at) =>
        named("hand", roundRect(5.3 + at * (finger + air), 2.6 + rise[at]!, finger, 9.4 - rise[at]!, 1.25)),
      );
      const [top, end] = [12 + air, by(two, 14.6, 15.4, 13.8)];
      const thumb = bar([7, top + 1.5], [end - 1.5, top + 1.5], 3, "round");
      const arm = by(three, 4.2, 4.6, 3.8);
      const palm = through`5.5,${top + 1}! 18.7,${top}! 18.7,14.6 17.4,19 ${12 + arm},24! ${12 - arm},24! 6.8,18.6`;
      const room = bar([10, top + 1.5], [end - 1.5, top + 1.5], 3 + air * 2, "round");
      const fist = join(cut(palm, meet(room, rect(9.4, 0, 20, 24))), thumb);
      const tall = among(a, 7.6, 7, 8, 7.4);
      const plate = named(
        "plate",
        join(
          roundRect(18.7 + air, 7.6 - tall, 2.7, tall * 2, 1.1),
          roundRect(20.6 + air, 7.6 - tall + 2.4, 2.6, tall * 2 - 4.8, 1.1),
        ),
      );
      return shown(parts(...hand, fist, ...both(plate)), null, air, 7);
    },
  },
  {
    id: "boot-of-bands",
    ideas: [],
    words: ["boot", "boots", "hiking boot", "hiking boots", "work boot", "work boots"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Two lines of light come down the leg and turn at the ankle into the toe.
      const air = leastAirOf(gap) * 1.05;
      const [toe, heel] = [by(one, 10.6, 10.2, 11.2), among(a, 8.4, 7.8, 9, 8.4)];
      const last = through`1.4,0! 13,0! 13,5.6! 13.4,8.6 16,${toe - 0.2} 20.6,${toe + 1.2} 23.4,${toe + 3.8} 24,18.4! 1.4,18.4!`;
      const under = (x: number, y: number) =>
        pen(x, -1)
          .line(x, 4.8)
          .curve(x, 4.8 + (y - 4.8) * 0.56, 17 - (17 - x) * 0.56, y, 17, y)
          .line(26, y)
          .line(26, -1)
          .path();
      const stripe = ([x, y]: Point) =>
        named("stripe", cut(under(x - air / 2, y + air / 2), under(x + air / 2, y - air / 2)));
      const cap = named("cap", disc(24.4, 18.8, by(two, 6, 6.5, 5.5)));
      const turns: Point[] = [
        [by(three, 9.3, 9.5, 9.1), toe + 2.7],
        [by(three, 5.1, 5.4, 4.9), 16.1],
      ];
      const upper = cut(last, ...turns.map(stripe), grow(cap, air));
      const lug = (18.5 - heel) / 4;
      const lugs = times(3, (at) => rect(heel + 1 + lug + at * (lug + 1.5), 21.8, 1.5, 3));
      const sole = named(
        "sole",
        cut(
          roundRect(0, 18.4 + air, 24, 5.6 - air, [0.4, 0.4, 1, 0.4]),
          rect(heel - 1.6, 21.8, 2.6, 3),
          ...lugs,
        ),
      );
      return shown(parts(upper, meet(last, cap), sole), null, air, 5);
    },
  },
  {
    id: "backpack-ridges",
    ideas: [],
    words: ["backpack", "backpacks", "rucksack", "rucksacks", "knapsack"],
    has: ["mountain", "peak"],
    isOpen: true,
    promise: 0.959,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Flap and pocket end in one ridge line, repeated.
      const air = leastAirOf(gap);
      const body = named("body", roundRect(3.2, 2.2, 17.6, 21.8, [7.6, 7.6, 3, 3]));
      const grip = named("handle", cut(roundRect(7.4, -0.6, 9.2, 6, 3), roundRect(9.4, 1.4, 5.2, 6, 2)));
      const [peak, steep] = [by(two, 10.2, 9.6, 10.6), by(three, 0.9, 1, 0.8)];
      const [dip, next] = among(a, [12.5, 14.8], [12.2, 14.8], [12.6, 14.6], [12.7, 15.2]);
      const ridge = (y: number) => {
        const low = y + air * 1.7;
        const [start, valley, end] = [peak * steep, (dip - peak) * steep, 0.6 + (24 - next) * steep];
        return through`0,${y + start}! ${peak},${y}! ${dip},${y + valley}! ${next},${y + 0.6}! 24,${y + end}!
          24,${low + end}! ${next},${low + 0.6}! ${dip},${low + valley}! ${peak},${low}! 0,${low + start}!`;
      };
      const first = by(one, 7.6, 8.2, 7);
      const side = roundRect(20.8 + air, 13, 2.2, 9, [0.6, 1.1, 1.1, 0.6]);
      const bag = cut(join(body, grip), ridge(first), ridge(first + 4.2));
      return shown(parts(bag, ...both(side)), null, air, 5);
    },
  },
  {
    id: "bell-in-bell",
    ideas: [],
    words: ["bell", "bells"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The clapper is a smaller bell.
      const air = leastAirOf(gap);
      const waist = by(one, 18.8, 18.4, 19.2);
      const shell = named(
        "shell",
        twofold`12,2.2 ${waist - 2},4.6 ${waist},10 ${waist + 0.8},15 23.2,18.6 23.2,20.6! 12,20.6!`,
      );
      const knob = disc(12, 2, 2);
      const size = by(two, 0.52, 0.49, 0.55);
      const small = (form: Form | Path) => move(form, scaling(size, size, 12, 24.4));
      const inner = join(small(shell), small(knob), small(disc(12, 20.6, by(three, 3.6, 4, 3.2))));
      const room = grow(join(small(shell), small(knob)), air * 1.2);
      const whole = join(cut(join(shell, knob), room), inner);
      return fitted(air, 2, move(whole, rotation(among(a, 14, 0, -14, 20), 12, 12)));
    },
  },
  {
    id: "ladder-to-moon",
    ideas: [],
    words: ["ladder", "ladders"],
    has: ["moon"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Ink on the ground, light on the disc it leads into.
      const size = by(one, 7.6, 8, 7.2);
      const [footX, headX, headY] = [4.6, by(two, 17, 17.4, 16.6), by(three, 3.4, 3, 3.8)];
      const at = (t: number, side: number): Point => {
        const reach = side * (4.9 - 2 * t);
        return [footX + (headX - footX) * t + reach * 0.9, 25 + (headY - 25) * t + reach * 0.4];
      };
      const strip = (from: number, to: number, near: number, far: number) =>
        polygon([at(from, near), at(to, near), at(to, far), at(from, far)]);
      const five = [0.14, 0.3, 0.45, 0.66, 0.82];
      const steps = among(a, five, [0.19, 0.41, 0.66, 0.83], five, [0.17, 0.4, 0.65, 0.82]);
      const rungs = steps.map((t) => strip(t, t + 0.078 - 0.012 * t, -0.8, 0.8));
      const ladder = join(strip(-0.2, 0.97, -1, -0.6), strip(-0.2, 0.97, 0.6, 1), ...rungs);
      const moon = named("moon", disc(24 - size, size, size));
      return shown(meet(counterchanged(moon, ladder), rect(-1, -1, 26, 25)), null, leastAirOf(gap), 2);
    },
  },
  {
    id: "feather-half-barbs",
    ideas: [],
    words: ["feather", "feathers", "plume", "plumes"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One vane is whole, the other parted by arcs of one radius.
      const air = leastAirOf(gap) * 1.2;
      const belly = by(three, 0, 0.5, -0.4);
      const vane = through`17.6,-6! ${19 + belly},0 ${18.6 + belly},8 16.4,15.4 12.4,21! 8.6,18.6 ${6.2 - belly},12 ${7.4 - belly},4 11.6,-2`;
      const beside = through`17.6,-6! 14.6,1 13,10 12.2,20 10.6,32! 30,32! 30,-6!`;
      const shaft = through`17.6,-6! 14.6,1 13,10 12.2,20 11,29! 8.8,28.4! 10.2,20 11,10 13,1`;
      const count = by(one, 4, 5, 4);
      const arcs = times(count, (at) => band(16, 9.6 - (at * 17) / count, 9 + air / 2, 9 - air / 2, 80, 188));
      const y = among(a, 4, 2.4, 5.4, 3.2);
      const split = through`13.4,${y + 6.2}! 16.4,${y + 2.6} 20.5,${y - 3}! 20.5,${y - 0.2}! 17,${y + 4}`;
      const right = cut(meet(vane, beside), grow(shaft, air), split);
      const whole = join(cut(vane, beside, ...arcs), right, shaft);
      return fitted(air, 3, withoutCrumbs(move(whole, rotation(by(two, 30, 24, 36), 12, 12))));
    },
  },
  {
    id: "hard-hat-sunrise",
    allowsFace: true,
    ideas: [],
    words: ["hard hat", "hard hats", "safety helmet", "safety helmets"],
    suggests: ["sun", "sunrise"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The ribs of the shell are rays over a half disc.
      const air = leastAirOf(gap) * 1.05;
      const dome = meet(disc(12, 16.6, 10.2), rect(0, 0, 24, 16.6));
      const [core, ridge] = [by(one, 4.4, 4, 4.8), by(two, 2.1, 2.4, 1.9)];
      const spine = roundRect(12 - ridge, 4.2, ridge * 2, 8, [1, 1, 0, 0]);
      const spread = among(a, 38, 35, 40, 37);
      const ray = (angle: number) =>
        named("ray", bar(polar(12, 16.6, core, angle), polar(12, 16.6, 13, angle), air));
      const light = [
        ...both(rect(12 + ridge, 2, air, 14.6)),
        ...by(three, both(ray(-spread)), [], both(ray(-spread))),
        cut(disc(12, 16.6, core + air), disc(12, 16.6, core)),
      ];
      const brim = named(
        "brim",
        twofold`12,${16.6 + air} 18,${17 + air} 23,${17.2 + air}! 24.2,19.6 23,22! 18,21 12,20.7`,
      );
      const sun = named("sun", meet(disc(12, 16.6, core), rect(0, 0, 24, 16.6)));
      return fitted(air, 7, parts(join(cut(join(dome, spine), ...light), sun), brim));
    },
  },
  {
    id: "roller-in-paint",
    ideas: [],
    words: ["paint roller", "paint rollers"],
    isOpen: true,
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The handle is ink beside the painted strip and light on it.
      const air = leastAirOf(gap);
      const deep = by(one, 6.6, 6, 7.2);
      const drum = roundRect(0.4, 0, 19.6, deep, 1.2);
      const ends = by(two, [21.4, 24, 19], [19.4, 24, 21.6], [23, 24.4, 20.4]);
      const strips = ends.map((to, at) =>
        rect(0.4 + (at * 19.6) / 3, deep + air, 19.6 / 3 + 0.01, to - deep - air),
      );
      const level = deep + air + 3;
      const frame = named(
        "frame",
        join(...trace(`20,${deep / 2} 22.7,${deep / 2} 22.7,${level} 10.2,${level} 10.2,${level + 4}`, 1.9)),
      );
      const wide = among(a, 4.6, 5, 4.2, 4.8);
      const grip = named(
        "handle",
        roundRect(10.2 - wide / 2, level + 3.4, wide, by(three, 8, 8.6, 7.6), 1.4),
      );
      return shown(join(drum, counterchanged(join(...strips), join(frame, grip))), null, air, 2);
    },
  },
];
