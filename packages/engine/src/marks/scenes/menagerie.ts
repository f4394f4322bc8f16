import { cut, grow, join, named } from "../../geometry/form.ts";
import { band, bar, disc, lens, polygon } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, lean, pieced } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** Animals as one sure silhouette each: cut only along the lines that their bodies have. */
export const MENAGERIE: readonly Scene[] = [
  {
    id: "wolf-facing",
    ideas: ["strength", "focus"],
    words: ["wolf", "wolves", "husky", "coyote"],
    goesWith: ["dog"],
    isOpen: true,
    allowsFace: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [ear, tuft] = [by(one, 0, -1.6, 1), by(two, 23.4, 22.6, 24.2)];
      const chin = among(a, 24, 23.2, 24.8, 24.4);
      const head = twofold`12,7! 14.2,6! 19.4,${ear}! 20.6,9! ${tuft},14.4! 20.4,15.4! 20.6,18.6! 16.8,18.8! 14.4,${chin - 0.6}! 12,${chin}`;
      const eye = named("eye", through`14,13.4! 15.6,11.6 18.4,${by(three, 10.8, 10.2, 11.2)}! 17.4,13`);
      const cheek = through`13.4,16! 18.6,15! 14.9,20.8!`;
      return pieced(air, "mirror", [cut(head, ...both(eye), ...both(cheek))]);
    },
  },
  {
    id: "turtle-swimming",
    ways: [0, 30, -30, 45],
    ideas: [],
    words: ["turtle", "turtles", "swimming turtle"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const long = by(one, 8.4, 9, 7.8);
      const shell = twofold`12,${13.4 - long}! 17,${14.6 - long} 18.6,12.6 16.4,18.4 12,${13.4 + long}!`;
      const reach = by(two, 24.2, 23.2, 25);
      const flipper = through`14.6,7.4! 18.6,4.4 ${reach},6.2 ${reach + 0.2},13! 20.8,10.4 17.6,12!`;
      const foot = through`14.4,18.4! 18.2,18 19.4,21 18.6,24! 16,22.6 14,20.8!`;
      const head = ellipse(12, 13.4 - long - 1.4, 2.6, among(a, 3.2, 3.6, 3, 3.4));
      const plate = by(three, 3.6, 4, 3.2);
      const middle = polygon([
        [12, 13 - plate],
        [12 + plate * 0.84, 13 - plate * 0.5],
        [12 + plate * 0.84, 13 + plate * 0.5],
        [12, 13 + plate],
        [12 - plate * 0.84, 13 + plate * 0.5],
        [12 - plate * 0.84, 13 - plate * 0.5],
      ]);
      const rim = cut(grow(middle, air * 0.9), middle);
      return pieced(
        air,
        "mirror",
        [cut(shell, rim), "shell"],
        [cut(join(...both(flipper), ...both(foot)), grow(shell, air)), "leg", "secondary"],
        [cut(head, grow(shell, air)), "head", "secondary"],
      );
    },
  },
  {
    id: "tiger-facing",
    allowsFace: true,
    ideas: ["strength", "energy"],
    words: ["tiger", "tigers", "tigress"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const jowl = by(one, 22.6, 23.4, 21.8);
      const head = twofold`12,2.4 15.6,2.8 17,1.4! 20.6,${by(two, 0.2, -0.4, 0.8)} 22.8,3 21.6,7.2! 23.2,11.6 ${jowl},17 18.2,22 12,23.6`;
      const [deep, long] = [by(three, 19.6, 19, 20.2), among(a, 7.4, 7, 8, 7.2)];
      const stripes = [
        polygon([
          [10.7, 1.6],
          [13.3, 1.6],
          [12, long],
        ]),
        ...both(through`15.4,2! 17.4,2.6! 15.6,5.4 14.4,${long - 0.4}!`),
        ...both(through`25,11! 22,11.6 ${deep},13! 22,13.6 25,13.4!`),
        ...both(through`24.6,15.8! 21.4,15.6 ${deep - 0.8},16.6! 20.6,17.8 23.6,19!`),
      ];
      const eye = named("eye", through`13.8,12.6! 15,10.4 17.8,9.8! 16.6,12.2`);
      const nose = through`9.4,15.4! 12,14.8 14.6,15.4! 12.6,17.8! 12.6,19! 14.6,20.6 17.4,19.4! 15.4,22.2 12,20.9! 8.6,22.2 6.6,19.4! 9.4,20.6 11.4,19! 11.4,17.8!`;
      return pieced(air, "mirror", [cut(head, ...stripes, ...both(eye), nose)]);
    },
  },
  {
    id: "horse-noble",
    ideas: ["freedom", "speed"],
    words: ["horse", "horses", "mare", "stallion", "pony", "mustang", "steed", "foal"],
    goesWith: ["riding", "equestrian", "stable", "saddle", "ranch"],
    isOpen: true,
    promise: 0.96,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const ear = by(one, 0, -0.9, 0.7);
      const crest = by(two, 21, 21.8, 20.4);
      const head = through`13,${ear}! 14.6,3.4 ${crest},8 23.4,15.6 22.8,24! 10.4,24! 12.8,19.4 12,15.4! 8.8,15.4 6.6,17 4.8,19.2 2.2,19.6 0.8,17.4 1.6,14.4 4.6,9.6 8,4.8 10.6,3.4!`;
      const low = among(a, 24.2, 21, 24.2, 19.4);
      const mane = through`14.2,5.6! 18.6,9.4 20,${(low + 9) / 2} 19.4,${low}! ${by(three, 18, 17.8, 18.2)},${low}! 18.4,16 17.2,10.8`;
      const eye = named("eye", lens([7.6, 9.2], [10.4, 8.2], 0.5));
      return pieced(air, "none", [cut(head, grow(mane, air * 0.12), eye)]);
    },
  },
  {
    id: "bison-standing",
    ideas: ["strength"],
    words: ["bison", "bisons", "buffalo", "buffaloes", "wisent"],
    goesWith: ["prairie", "steppe"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const hump = by(one, 3, 2.2, 3.8);
      const beard = by(two, 21, 22, 20);
      const front = through`9.6,${hump}! 13.2,${hump + 1.4} 14.8,8 14.4,12 13.6,16.8! 13.2,23.4! 10,23.4! 9.4,18.6! 7.6,18.4 6,${beard}! 4.8,18.2 2,17.2 0.8,14 1.8,10.4 4.6,8.2 6,5`;
      const back = through`16.4,6.4! 20,7 23.2,9 24.2,13 23.2,17! 23.6,23.4! 20.4,23.4! 19.6,18.4 17.4,17! 15.2,17.2! 16.4,12 16.6,8.6`;
      const tip = among(a, 4.2, 3.6, 4.8, 4);
      const horn = through`5.2,9.4! 2.2,9 1.6,${tip}! 3.2,6.8 6.2,7!`;
      const eye = named("eye", disc(4.6, 12.4, by(three, 0.75, 0.85, 0.8)));
      return pieced(
        air,
        "none",
        [
          cut(
            front,
            cut(
              grow(horn, air * 0.7),
              polygon([
                [0, 0],
                [1, 0],
                [0, 1],
              ]),
            ),
            eye,
          ),
        ],
        [horn, "horn"],
        [cut(back, grow(front, air * 0.6))],
      );
    },
  },
  {
    id: "shark-cruising",
    ideas: ["speed", "strength"],
    words: ["shark", "sharks", "great white"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 0.9;
      const fin = by(one, 2.6, 1.8, 3.4);
      const tail = by(two, 4.6, 3.8, 5.4);
      const body = through`-0.4,12.8! 4.4,9.2 9.4,8.2! 13.4,${fin}! 13.4,5.8 14.6,8.6! 18,9.8 20.4,10.4! 24.4,${tail}! 23,10.6 24.6,${by(three, 16, 15.4, 16.6)}! 20.2,13! 16.6,14.4 13.4,15! 12.8,18.6 9.2,21! 9.6,17.8 9,15.7! 5.2,15.7 2.4,15.2! 4.4,14 4.6,13.2!`;
      const gills = among(a, [8, 9.8], [8, 9.6, 11.2], [7.8, 9.6], [8.2, 9.9]).map((x) =>
        bar([x, 10.6], [x - 0.5, 13.8], air * 0.8, "round"),
      );
      const eye = named("eye", disc(4.4, 11.4, 0.75));
      return pieced(air, "none", [cut(body, ...gills, eye)]);
    },
  },
  {
    id: "fish-of-scales",
    ways: [0, -18, 18],
    ideas: ["sea"],
    words: ["fish", "salmon", "tuna"],
    goesWith: ["seafood"],
    isOpen: true,
    promise: 0.96,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const deep = by(one, 6, 6.6, 5.4);
      const tail = by(two, 6, 6.8, 5.4);
      const body = through`0,12! 4,${12 - deep * 0.74} 9,${12 - deep} 14,${12 - deep * 0.72} 17.8,10.4! 24,${12 - tail}! 22,12 24,${12 + tail}! 17.8,13.6! 14,${12 + deep * 0.72} 9,${12 + deep} 4,${12 + deep * 0.74}`;
      const rings = among(a, [6.4, 10, 13.6], [6.6, 10.8], [6.2, 9.2, 12.2], [6.4]).map((radius) =>
        band(1.6, 12, radius + air / 2, radius - air / 2, -62, 62),
      );
      const eye = named("eye", disc(4.6, by(three, 10.4, 10.8, 10), 0.95));
      return pieced(air, "none", [cut(body, ...rings, eye)]);
    },
  },
  {
    id: "wing-of-feathers",
    ways: [0, -12, 12],
    ideas: ["flight", "freedom", "speed", "forward", "wind", "journey"],
    words: ["wing", "wings"],
    goesWith: ["bird", "feather", "eagle", "swift", "falcon"],
    has: ["feather"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const rise = by(one, 2, 1.2, 2.8);
      const first = through`0.8,16! 0.4,8.6 5.6,3 14,1.6 24,${rise}! 21,5.8 15,7.6 9.4,9.6! 4.6,11.8`;
      const second = through`0.6,18.2! 2.4,12.6 7.6,10.8 13,9 ${by(two, 21.6, 22.4, 20.8)},7.6! 18.4,11.6 13,13 8.4,14.4! 4,15.8`;
      const third = through`1.4,20.4! 3.8,16.8 8.6,15.2 ${among(a, 18, 18.8, 17.2, 18.4)},12.8! 15.2,16.8 11,18 6.8,${by(three, 19.4, 20, 19)}`;
      return pieced(
        air,
        "none",
        [first, "feather"],
        [cut(second, grow(first, air)), "feather"],
        [cut(third, grow(join(first, second), air)), "feather"],
      );
    },
  },
  {
    id: "bone-plain",
    ways: [0, -35, 35],
    ideas: [],
    words: ["bone", "bones"],
    goesWith: ["dog", "pet shop", "puppy"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const knob = by(one, 3.9, 3.6, 4.2);
      const thick = by(two, 4.6, 4, 5.2);
      const off = knob * among(a, 0.78, 0.72, 0.84, 0.8);
      const whole = join(
        bar([4, 12], [20, 12], thick),
        ...[4, 20].flatMap((x) => [disc(x, 12 - off, knob), disc(x, 12 + off, knob)]),
      );
      return pieced(air, "both", [lean(whole, by(three, -30, -38, -22), 1)]);
    },
  },
  {
    id: "teddy-sitting",
    ideas: [],
    words: ["teddy bear", "teddy bears", "teddy", "teddies", "plush bear", "stuffed bear"],
    goesWith: ["toy", "toys", "nursery", "kindergarten"],
    has: ["bear"],
    isOpen: true,
    allowsFace: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const wide = by(one, 6.2, 6.7, 5.8);
      const skull = ellipse(12, 6.9, wide, 5.5);
      const ear = disc(12 + wide * 0.82, 2.7, by(two, 2.7, 3, 2.4));
      const snout = ellipse(12, 8.7, 2.5, 1.95);
      const nose = named("nose", ellipse(12, 8.1, 1.1, 0.8));
      const eye = named("eye", disc(12 + wide * 0.42, 5.9, 0.8));
      const head = named("head", cut(join(skull, ...both(ear)), cut(snout, nose), ...both(eye)));
      const belly = ellipse(12, 17, by(three, 5.6, 6, 5.2), 6);
      const placed = through`15.4,12.6! 18,11 21.4,12.4 22,15.4 20,16.6 16.8,15.6`;
      const leg = disc(18.4, 20.8, among(a, 3.1, 3.3, 2.9, 3.2));
      const pad = disc(18.4, 20.8, 1.25);
      const air2 = grow(join(skull, ...both(ear)), air);
      const limbs = join(...both(cut(leg, pad)), ...both(cut(placed, air2)));
      return pieced(
        air,
        "mirror",
        [head, "head"],
        [cut(belly, air2, ...both(grow(leg, air)), ...both(grow(placed, air * 0.9))), "body"],
        [limbs],
      );
    },
  },
];
