import { asForm, cut, type Form, grow, join, line, meet, move, named } from "../../geometry/form.ts";
import { type Point, pen, polar, rotation, scaling } from "../../geometry/path.ts";
import {
  band,
  bar,
  disc,
  dropPath,
  lens,
  polygon,
  rect,
  ring,
  roundRect,
  sector,
} from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { fitted, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** Animals that people keep and greet, each built by one rule. */
export const COMPANIONS: readonly Scene[] = [
  {
    id: "cat-asleep",
    allowsFace: true,
    ideas: [],
    words: ["cat", "cats", "kitten", "kittens", "kitty", "feline"],
    goesWith: ["pet", "nap"],
    suggests: ["circle"],
    isOpen: true,
    promise: 0.912,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.06;
      // One disc is head and curled body; the tail closes it and lies over the cheek.
      const ear = named("ear", through`3.6,7! ${by(one, "4.2,-1.6", "3.6,-1.2", "4.8,-2")}! 7.6,-0.4 11,2!`);
      const wide = by(three, 2.9, 3.1, 2.7);
      const [inner, tip] = [11.5 - wide, by(two, 186, 176, 196)];
      const [x, y] = polar(12, 12, 11.5 - wide / 2, tip);
      const light = join(
        band(12, 12, inner, inner - air, among(a, -22, -10, -28, -16), tip, "round"),
        disc(x, y, wide / 2 + air),
      );
      const tail = named("tail", band(12, 12, 11.5, inner, 40, tip, "round"));
      const lid = (at: number) => named("eye", band(at, 7, 2.9, 1.7, 35, 145, "round"));
      const nose = named("nose", twofold`12,14! 13.8,11.8! 12,11.8!`);
      const whole = cut(join(disc(12, 12, 11.5), ...both(ear)), light, lid(8.4), lid(15.6), nose);
      return fitted(air, 3, move(join(whole, tail), rotation(among(a, -28, -20, -36, -14), 12, 12)));
    },
  },
  {
    id: "dog-quarters",
    ideas: [],
    words: ["dog", "dogs", "puppy", "puppies", "hound", "canine"],
    goesWith: ["pet", "loyalty"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.06;
      const snout = among(a, 0, 0.8, -0.6, 0.4);
      const skull = named(
        "head",
        join(sector(11, 8, 7, 180, 360), roundRect(snout, 5, 12, 7, [1, 0, 0, 3.5])),
      );
      const ear = named("ear", roundRect(11, 1, 6.4, by(one, 12.6, 13.6, 11.8), [0, 6.4, 3.2, 3.2]));
      const wag = by(two, -8, -40, 14);
      // The back is a quarter circle that turns over into the tail.
      const body = named(
        "body",
        pen(4.4, 24)
          .line(4.4, 8)
          .line(7, 8)
          .arc(7, 24, 14, 270, 346.5)
          .arc(19.4, 18, 3, 66, wag)
          .arc(...polar(19.4, 18, 4.5, wag), 1.5, wag + 180, wag + 360)
          .arc(19.4, 18, 6, wag, 90)
          .path(),
      );
      const haunch = band(19.6, 24.4, 7 + air / 2, 7 - air / 2, 175, by(three, 246, 232, 238), "round");
      const dog = cut(join(body, skull), grow(ear, air), disc(7.6, 6.4, 1.1), haunch);
      return fitted(air, 3, join(dog, ear));
    },
  },
  {
    id: "rabbit-arcs",
    ideas: [],
    words: ["rabbit", "rabbits", "bunny", "bunnies"],
    goesWith: ["hare", "easter", "pet"],
    isOpen: true,
    isPliant: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.05;
      const [wide, reach] = [by(one, 2.9, 3.1, 2.7), by(two, 238, 232, 244)];
      // The ears are two arcs round one centre, cut at one slant.
      const ear = (outer: number, to: number) =>
        named(
          "ear",
          pen()
            .arc(18, 12, outer, 172, to + 9)
            .arc(18, 12, outer - wide, to - 6, 172)
            .path(),
        );
      const head = named(
        "head",
        join(disc(5, 13.6, 4.8), ear(15.2, reach), ear(15.2 - wide - air, reach + 9)),
      );
      const body = named(
        "body",
        join(roundRect(5, 11, 17, 13, [0, 10, 3, 0]), roundRect(2.4, 21, 10, 3, [3, 0, 0, 0])),
      );
      const thigh = among(a, 270, 255, 280, 245);
      const haunch = band(15.6, 17.4, 4.4 + air / 2, 4.4 - air / 2, 80, thigh, "round");
      const tail = named("tail", disc(22.8, 18.8, by(three, 2.4, 2.7, 2.2)));
      const rabbit = cut(join(body, head), disc(3.9, 12.8, 1.1), haunch, grow(tail, air));
      return fitted(air, 2, join(rabbit, tail));
    },
  },
  {
    id: "fish-weave",
    ideas: [],
    words: ["fish", "fishes", "carp", "trout"],
    suggests: ["infinity"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      const [wide, turn, tail] = [by(one, 2.7, 3, 2.4), by(two, 54, 52, 56), by(three, 17.8, 17.2, 18.6)];
      const [rise, run] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      // From the mouth along the belly, then straight up across the axis.
      const half = (inner: number) => {
        const at = (radius: number, along: number): Point => [
          radius * rise + run * along,
          radius * run - rise * along,
        ];
        const end = (radius: number) => at(radius, (tail - radius * rise) / run);
        const [near, far] = [inner, inner + wide];
        return join(
          band(0, 0, far, near, turn, 180),
          polygon([at(near, 0), end(near), end(far), at(far, 0)]),
        );
      };
      const flip = (form: Form) => move(form, scaling(1, -1));
      const core = among(a, 2, 2.2, 1.8, 2.4);
      const [d1, d2] = [half(core), half(core + wide + air)];
      const [u1, u2] = [flip(d1), flip(d2)];
      const crossing = rect(core, -9, 30, 18);
      const under = (below: Form, over: Form) => cut(below, meet(grow(over, air), crossing));
      const drop = polygon([
        [0, 0],
        [core * rise, core * run],
        [core / rise, 0],
        [core * rise, -core * run],
      ]);
      const woven = join(d1, under(u2, d1), under(u1, d2), under(d2, u2));
      return fitted(air, 4, cut(join(woven, disc(0, 0, core + 0.1), drop), disc(-1.4, -0.9, 1.3)));
    },
  },
  {
    id: "turtle-ripples",
    ideas: [],
    words: ["turtle", "turtles", "tortoise", "tortoises"],
    suggests: ["ripple", "rainbow", "wave"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const [wide, lift] = [by(one, 2.8, 3, 2.6), by(two, 3, 4.2, 2)];
      const step = wide + air;
      const arch = (outer: number) => band(10.4, 14, outer, outer - wide, 180, 360);
      const shell = named(
        "shell",
        join(arch(10.4), arch(10.4 - step), sector(10.4, 14, 10.4 - 2 * step, 180, 360)),
      );
      const floor = 14 + air;
      const throat = 20.8 + air;
      const brow = floor - 4.4 - lift;
      const head = named(
        "head",
        roundRect(throat, brow, 6.4, 4.6, [by(three, 2.3, 3, 2.3), 2.6, by(three, 1.4, 2, 0.8), 0]),
      );
      const body = named(
        "body",
        join(
          sector(wide, floor, wide, 90, 180),
          rect(wide, floor, throat - 1.6 - wide, wide),
          band(throat - 1.6, floor - 1.6, 1.6 + wide, 1.6, 0, 90),
          rect(throat, floor - 1.6 - lift, wide, lift),
          cut(head, disc(throat + 3.6, brow + 1.9, 0.9)),
        ),
      );
      const leg = (x: number) =>
        named("leg", join(rect(x, floor, 4.2, 6), sector(x + 4.2, floor + 6, 3.2, 270, 360)));
      return fitted(
        air,
        5,
        join(shell, body, ...among(a, [3.2, 12.2], [2.8, 12.8], [3.8, 12.2], [3.2, 12.8]).map(leg)),
      );
    },
  },
  {
    id: "songbird-arcs",
    ideas: [],
    words: ["bird", "birds", "songbird", "songbirds", "wren", "finch", "nightingale"],
    goesWith: ["robin"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [wide, core] = [by(one, 2.7, 3, 2.5), by(two, 2.6, 2.9, 2.3)];
      const [run, slope] = [by(three, 11.4, 10.6, 12.6), by(four, 0.52, 0.62, 0.42)];
      const turn = among(a, 45, 40, 50, 34);
      // All feathers end on one slanted line.
      const feather = (top: number, bottom: number) =>
        polygon([
          [0, top],
          [run - (top + core) * slope, top],
          [run - (bottom + core) * slope, bottom],
          [0, bottom],
        ]);
      const hoop = (inner: number) =>
        join(band(0, 0, inner + wide, inner, 90, 270), feather(inner, inner + wide));
      const near = core + air;
      const far = near + wide + air;
      const [y, size] = [-(near + far + wide) / 2, (far + wide - near) / 2 + 0.5];
      const on = (radius: number, degrees: number) => polar(0, y, size * radius, turn + 196 + degrees);
      const beak = named(
        "beak",
        polygon([on(0.9, -34), on(1.66, -13), on(1.05, 1), on(1.78, 14), on(0.9, 36)]),
      );
      const body = named(
        "body",
        cut(join(hoop(near), hoop(far), disc(0, y, size), beak), disc(...on(0.2, 60), 1.1)),
      );
      const bird = join(body, disc(0, 0, core), feather(-core, core));
      return fitted(air, 4, move(bird, rotation(-turn, 0, 0)));
    },
  },
  {
    id: "horse-crest",
    ideas: [],
    words: ["horse", "horses", "stallion", "mare", "pony", "ponies"],
    goesWith: ["stable", "riding"],
    isOpen: true,
    promise: 0.915,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const arc = (outer: number, wide: number, from: number, to = 0) =>
        band(3, 24, outer, outer - wide, from, to);
      const head = named(
        "head",
        through`${by(one, "10.4,0.2", "11.2,0", "9.6,0.4")}! 12.2,3 13,6.4 13.4,10.4 12,13.6 8.4,15.2 5.4,17.4 3.4,19.4 0.8,18.6
        0.2,15.8 3,11.6 5.6,7.4 8.6,4.4!`,
      );
      const wide = by(two, 2.8, 3, 2.6);
      const mane = named(
        "mane",
        join(
          arc(13.6 + air + wide, wide, -64, among(a, 0, -4, -3, 0)),
          arc(13.6 + 2 * (air + wide), wide, -70, among(a, 0, -8, -6, -5)),
        ),
      );
      const eye = named("eye", through`6.4,9.4! 7.4,8 9.2,8! 8.4,9.6`);
      const horse = join(
        cut(join(head, arc(13.6, by(three, 3.8, 4.2, 3.4), -75)), eye),
        cut(mane, grow(head, air)),
      );
      return fitted(air, 4, horse);
    },
  },
  {
    id: "bee-petals",
    ideas: [],
    words: ["bee", "bees", "honeybee", "honeybees", "bumblebee"],
    goesWith: ["honey", "honeycomb", "hive"],
    isOpen: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.12;
      // Body and wings are one petal three times, full and clear; the light runs in rings round the head.
      const [plump, spread] = [by(one, 0.5, 0.54, 0.47), by(two, 118, 112, 122)];
      const petal = (from: Point, degrees: number, long: number) =>
        named("body", lens(from, polar(...from, long, degrees), plump));
      const [head, body] = [disc(12, 5.6, 3.2), petal([12, 7], 90, 16.6)];
      const step = by(three, 3.7, 4.9, 3.5);
      const rings = times(by(three, 3, 2, 3), (n) =>
        ring(12, 5.6, 3.2 + step * (n + 1) + air, 3.2 + step * (n + 1)),
      );
      const wings = [90 + spread, 90 - spread].map((turn) =>
        named("wing", line(asForm(petal(polar(12, 11, 2.4, turn), turn, 14)), 2.3, true)),
      );
      const bee = join(
        cut(body, grow(head, air), ...rings),
        head,
        cut(join(...wings), grow(join(head, body), air)),
      );
      return fitted(air, 6, move(bee, rotation(among(a, 30, 24, -24, 36), 12, 8)));
    },
  },
  {
    id: "butterfly-rest",
    ideas: [],
    words: ["butterfly", "butterflies"],
    goesWith: ["moth"],
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      // At rest, seen from the side: three drops from one root, the near ones with ring and eye, the far one dark.
      const root: Point = [8, 17.6];
      const wide = by(three, 2.4, 2.6, 2.2);
      const drop = (degrees: number, long: number, r: number) =>
        move(dropPath(root[0], root[1], root[1] + long, r), rotation(degrees - 90, ...root));
      const [near, far, low] = [by(one, -48, -46, -50), by(two, -80, -77, -84), by(two, 14, 16, 12)];
      const wing = (degrees: number, long: number, r: number) =>
        named(
          "wing",
          join(
            line(drop(degrees, long, r), wide, true),
            disc(...polar(...root, long, degrees), r - wide - air),
          ),
        );
      const front = drop(near, 12, 5.6);
      const body = named(
        "body",
        join(
          bar([3.4, 13.8], [10.4, 22], 2.8, "round"),
          bar([3.4, 13.8], [-1.6, among(a, 10.2, 9.6, 11, 10.4)], 1.7, "round"),
          bar([3.4, 13.8], [among(a, 1.4, 1, 1.8, 0.8), 7.6], 1.7, "round"),
        ),
      );
      const wings = named(
        "wing",
        join(
          wing(near, 12, 5.6),
          cut(drop(far, 12.4, 5.6), grow(front, air)),
          cut(wing(low, 9.4, 4.5), grow(front, air)),
        ),
      );
      return fitted(air, 6, join(cut(wings, grow(body, air)), body));
    },
  },
  {
    id: "elephant-arches",
    ideas: [],
    words: ["elephant", "elephants", "tusker", "mammoth"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      // Trunk, legs and the arches between them are all four units wide.
      const [spring, top] = [by(one, 18, 18.6, 17.6), by(two, 2, 2.6, 1.4)];
      const mass = roundRect(4, top, 20, 24 - top, [by(three, 8, 10, 6), by(three, 10, 8, 10), 0, 0]);
      const arch = (x: number) => join(disc(x, spring, 2), rect(x - 2, spring, 4, 12));
      const trunk = named("trunk", join(band(2, 18, 6, 2, 0, 90), rect(0, 20, 2, 4)));
      const ear = named("ear", sector(10, top + 2.8, among(a, 7.8, 8.2, 7.4, 8), 0, 90));
      const beast = cut(
        mass,
        rect(3, 18, 5, 8),
        arch(10),
        arch(18),
        grow(ear, air),
        disc(7.2, top + 7, 0.95),
      );
      return fitted(air, 3, join(beast, ear, trunk));
    },
  },
];
