import { cut, grow, join, meet, named } from "../../geometry/form.ts";
import { bar, disc, lens, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { lean, naming, pieced, times } from "./parts.ts";
import { swept, through, trace, twofold } from "./smooth-outline.ts";

/** Things that people ask for by their plain name, each alone: nothing is seen in them that nobody asked for. */
export const CHEST: readonly Scene[] = [
  {
    id: "fir-alone",
    isPliant: true,
    tapers: true,
    ideas: ["growth", "root"],
    words: [
      "fir",
      "fir tree",
      "fir trees",
      "pine tree",
      "pine",
      "spruce",
      "spruce tree",
      "conifer",
      "evergreen tree",
      "christmas tree",
    ],
    goesWith: ["forest", "tree"],
    isOpen: true,
    promise: 0.96,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 9.4, 8.8, 10);
      const droop = by(two, 1, 1.4, 0.6);
      const inner = among(a, 0.48, 0.52, 0.45, 0.5);
      const tier = (at: number) => [0.46, 0.74, 1][at]! * wide;
      const foot = [6.4, 13, 20.4];
      const crown = twofold`12,-2! ${12 + tier(0)},${foot[0]! + droop}! ${12 + tier(0) * inner},${foot[0]!}! ${12 + tier(1)},${foot[1]! + droop}! ${12 + tier(1) * inner},${foot[1]!}! ${12 + tier(2)},${foot[2]! + droop}! 12,${foot[2]! - 0.4}`;
      const trunk = rect(10.4, 18, 3.2, by(three, 8, 7.4, 8.6));
      return pieced(air, "mirror", [crown], [cut(trunk, grow(crown, air * 0.8)), "trunk", "secondary"]);
    },
  },
  {
    id: "mango-with-leaf",
    ways: [0, -15, 15],
    isPliant: true,
    ideas: ["sun"],
    words: ["mango", "mangoes", "mangos"],
    goesWith: ["fruit"],
    has: ["leaf"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const fruit = through`15.6,3 21,${by(one, 4, 3.6, 4.4)} 25,9 24.8,15.6 20,21.4 12.6,24.6 4.6,24.6 -1.6,${by(two, 21.6, 21, 22.2)}! 0,18 4,14.4 6.4,9 10,4.6`;
      const leaf = through`14,1.4! 10.6,-2.4 5,-3.6 ${by(three, -0.6, -1.2, 0)},-1.6! 4,1.4 9,2.4`;
      const stem = swept("16.4,4 16.6,1 18,-1.6", 1.8);
      const shine = swept("19.4,7.4 21.4,11.4 20,15.4", among(a, 1.4, 1.5, 1.3, 1.45));
      return pieced(
        air,
        "none",
        [cut(fruit, shine)],
        [cut(leaf, grow(fruit, air), grow(stem, air * 0.7)), "leaf", "secondary"],
        [cut(stem, fruit), "stem"],
      );
    },
  },
  {
    id: "watermelon-wedge",
    ideas: ["sun"],
    words: ["watermelon", "watermelons", "watermelon slice", "slice of watermelon"],
    goesWith: ["fruit", "summer"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const tilt = (form: Parameters<typeof lean>[0]) => lean(form, by(two, -18, -14, -22), 1);
      const flesh = cut(join(disc(12, 5, by(one, 10.6, 10.2, 11))), rect(-8, -20, 40, 25));
      const rind = cut(join(ring(12, 5, 15, by(one, 10.6, 10.2, 11) + air)), rect(-8, -20, 40, 25));
      const pip = (x: number, y: number, turn: number) => {
        const angle = (turn * Math.PI) / 180;
        return lens(
          [x - Math.sin(angle) * 1.5, y - Math.cos(angle) * 1.5],
          [x + Math.sin(angle) * 1.5, y + Math.cos(angle) * 1.5],
          0.62,
        );
      };
      const drop = by(three, 0, 0.4, -0.4) + among(a, 0, 0.2, -0.2, 0.1);
      const pips = join(
        pip(7.4, 8 + drop, 24),
        pip(16.6, 8 + drop, -24),
        pip(12, 8.4 + drop, 0),
        pip(9.4, 12 + drop, 12),
        pip(14.6, 12 + drop, -12),
      );
      return pieced(
        air,
        "none",
        [tilt(cut(flesh, named("seed", pips))), "flesh"],
        [tilt(rind), "peel", "secondary"],
      );
    },
  },
  {
    id: "alarm-clock-ringing",
    ideas: ["time"],
    words: ["alarm clock", "alarm clocks", "twin-bell alarm clock", "ringing clock"],
    goesWith: ["clock", "morning"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const r = by(one, 9.4, 9.1, 9.7);
      const body = disc(12, 13.4, r);
      const bells = both(
        join(
          cut(
            lean(cut(join(disc(12, 0.6, by(two, 4.4, 4.6, 4.2))), rect(4, 1.2, 16, 8)), 40, 1),
            grow(body, air),
          ),
        ),
      );
      const feet = both(cut(bar([17, 20], [20.4, 24.4], 2.6, "round"), body));
      const dial = disc(12, 13.4, r - by(three, 2.2, 2, 2.4));
      const hands = join(...trace(`12,${8.4 + among(a, 0, 0.4, 0.2, -0.2)} 12,13.4 15.6,15.4`, 1.9));
      const knob = join(roundRect(10.6, 0.4, 2.8, 3, 0.6));
      return pieced(
        air,
        "mirror",
        [join(cut(body, named("face", cut(dial, hands))), ...feet)],
        [join(...bells, cut(knob, grow(body, air * 0.6))), "bell", "secondary"],
      );
    },
  },
  {
    id: "bookmark-in-its-book",
    ideas: ["page"],
    words: ["bookmark", "bookmarks", "ribbon bookmark"],
    goesWith: ["book"],
    has: ["book"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const round = by(one, 1.6, 2.4, 0.8);
      const cover = roundRect(2, 0, 20, 22, [round, round, round, round]);
      const spine = rect(5.4, -1, air, 24);
      const x = by(two, 12, 12.6, 11.4);
      const ribbon = polygon([
        [x, -1],
        [x + 5.6, -1],
        [x + 5.6, by(three, 27, 26.4, 27.6)],
        [x + 2.8, 24 + among(a, 0, 0.3, -0.3, 0.2)],
        [x, by(three, 27, 26.4, 27.6)],
      ]);
      const strip = cut(ribbon, rect(0, -4, 30, 4));
      return pieced(
        air,
        "none",
        [cut(cover, spine, grow(ribbon, air)), "cover"],
        [strip, "bookmark", "secondary"],
      );
    },
  },
  {
    id: "poppy-open",
    ways: [0, 10, -10],
    ideas: ["growth"],
    words: ["poppy", "poppies", "red poppy", "poppy flower"],
    goesWith: ["flower"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const heart = disc(12, 8.4, by(one, 3.4, 3.2, 3.6));
      const left = through`12,8.4! 10,5 6,3 1.6,${by(two, 4, 3.6, 4.4)} -0.6,8.6 1,13.6 5.6,16 10,14.4`;
      const right = through`12,8.4! 14,5 18,3 22.4,4 24.6,8.6 23,13.6 18.4,16 14,14.4`;
      const top = through`5,3.6! 6.6,-0.6 11,-2.8 16,-1.6 19,3.6! 16,7 12,8 8,7`;
      const foot = through`12,8.6! 16,11.4 18.4,15 16.6,${by(three, 18.2, 18, 18.6)} 12,19.2 7.4,18.2 5.6,15 8,11.4`;
      const petals = join(
        foot,
        cut(left, grow(foot, air)),
        cut(right, grow(foot, air)),
        cut(top, grow(left, air), grow(right, air)),
      );
      const stem = join(
        swept(`12,18 ${among(a, 12.6, 12.8, 12.4, 12.5)},24 11,32`, 2),
        swept("11.6,30 17,27.6 20.4,23.6 23.4,22.4 24.4,25", 1.7),
      );
      const bud = through`24.4,24 26.6,26.4 26,30 24,31.4 22.2,29.6 22,26.4`;
      return pieced(
        air,
        "none",
        [naming(cut(petals, grow(heart, air)), ["petal", rect(-4, -6, 32, 26)])],
        [heart, "centre", "secondary"],
        [cut(join(stem, bud), grow(join(foot, left, right), air * 0.7)), "stem", "secondary"],
      );
    },
  },
  {
    id: "spoon-upright",
    ways: [45, 0, -45],
    isPliant: true,
    ideas: ["craft"],
    words: ["spoon", "spoons", "tablespoon", "teaspoon"],
    goesWith: ["cutlery"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 5.2, 4.8, 5.6);
      const spoon = twofold`12,-4 ${12 + wide * 0.8},-1.6 ${12 + wide},3.4 ${12 + wide * 0.66},8 14,10.6 13.4,14 ${by(two, 13.8, 14, 13.6)},24 14,27.4 12,29`;
      const bowl = through`12,-1 ${12 - wide * 0.52},1 ${12 - wide * 0.62},4.4 ${12 - wide * 0.3},${by(three, 7.4, 7, 7.8)} ${12 - wide * 0.2},4.4 ${12 - wide * 0.1},${among(a, 1, 1.2, 0.8, 1.1)}`;
      return pieced(air, "none", [naming(cut(spoon, bowl), ["handle", rect(6, 10.4, 12, 20)])]);
    },
  },
  {
    id: "fork-upright",
    ways: [45, 0, -45],
    isPliant: true,
    ideas: ["craft"],
    words: ["fork", "forks", "dinner fork"],
    goesWith: ["cutlery"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 5.2, 4.9, 5.5);
      const fork = twofold`12,-4! ${12 + wide},-4! ${12 + wide},4 ${12 + wide * 0.7},8.6 14,11 13.4,14 ${by(two, 13.8, 14, 13.6)},24 14,27.4 12,29`;
      const slot = (2 * wide - 3 * Math.max(air, 1.1)) / 4;
      const long = by(three, 9.4, 8.8, 10) + among(a, 0, 0.2, -0.2, 0.1);
      const slots = times(3, (at) =>
        roundRect(
          12 - wide + slot * (at + 1) + Math.max(air, 1.1) * at,
          -8,
          Math.max(air, 1.1),
          long,
          Math.max(air, 1.1) / 2,
        ),
      );
      return pieced(air, "mirror", [
        naming(cut(fork, ...slots), ["handle", rect(6, 10.4, 12, 20)], ["tine", rect(4, -6, 16, 8)]),
      ]);
    },
  },
  {
    id: "screwdriver-plain",
    ways: [45, -45, 0],
    ideas: ["craft"],
    words: ["screwdriver", "screwdrivers"],
    goesWith: ["tool", "repair"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 4, 3.7, 4.3);
      const handle = twofold`12,-4 ${12 + wide * 0.8},-3.6 ${12 + wide},-1.6 ${12 + wide},5.4 ${12 + wide * 0.72},7.4 ${12 + wide * 0.84},9.6! 12,9.6!`;
      const grooves = [-1, 1].map((side) =>
        roundRect(
          12 + side * wide * 0.42 - air / 2,
          by(two, -1, -1.4, -0.6),
          air,
          among(a, 6, 6.4, 5.6, 6.2),
          air / 2,
        ),
      );
      const blade = twofold`12,${9.6 + air}! 13.5,${9.6 + air}! 13.5,22! 14.7,24! 14.2,${by(three, 28.6, 28.2, 29)}! 12,28.6!`;
      return pieced(
        air,
        "mirror",
        [cut(handle, ...grooves), "handle", "secondary"],
        [naming(blade, ["tip", rect(8, 22, 8, 8)]), "blade"],
      );
    },
  },
  {
    id: "paintbrush-loaded",
    ways: [45, -45, 20],
    ideas: ["craft", "spark"],
    words: ["paintbrush", "paintbrushes", "artist's brush", "paint brush", "brush"],
    goesWith: ["art", "paint"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const handle = twofold`12,-6 12.9,-5.4 13.4,0 14.4,${by(two, 5, 4.4, 5.6)} 13.8,9.6! 12,9.6!`;
      const ferrule = twofold`12,${9.6 + air}! 13.9,${9.6 + air}! 14.8,15! 12,15!`;
      const wide = by(one, 4.2, 3.9, 4.5);
      const hair = through`9.2,${15 + air}! 14.8,${15 + air}! ${12 + wide},19.4 15.4,24 ${by(three, 11, 10.6, 11.4)},29! ${among(a, 10.6, 10.4, 10.8, 10.6)},25.4 ${12 - wide},22 8,19`;
      return pieced(air, "none", [handle, "handle"], [ferrule, "ferrule"], [hair, "bristle", "secondary"]);
    },
  },
  {
    id: "robot-waving",
    ideas: ["play", "craft"],
    words: ["robot", "robots", "little robot", "android robot"],
    isOpen: true,
    allowsFace: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const round = by(one, 2.6, 3.4, 1.8);
      const head = roundRect(5, 0, 14, 9.4, round);
      const eye = named("eye", disc(by(two, 15.2, 15.4, 15), 4.6, among(a, 1.5, 1.6, 1.4, 1.55)));
      const aerial = join(rect(11.2, -3.4, 1.6, 4), disc(12, -4.4, 1.7));
      const body = roundRect(6, 9.4 + air, 12, 9.6, [1, 1, round, round]);
      const panel = roundRect(9, 12.6 + air * 0.4, 6, 2.2, 1.1);
      const arm = bar([20.4 + air * 0.4, 12], [20.4 + air * 0.4, 17.4], 2.8, "round");
      const raised = join(...trace(`3.6,${12.4} ${by(three, 1.6, 1.2, 2)},6.4`, 2.8));
      const legs = both(roundRect(13, 19 + 2 * air, 4, 4.6, [0, 0, 1.2, 1.2]));
      return pieced(air, "none", [
        join(
          cut(head, ...both(eye)),
          named("antenna", cut(aerial, head)),
          cut(body, panel),
          cut(arm, grow(body, air)),
          cut(raised, grow(body, air), grow(head, air)),
          named("leg", join(...legs)),
        ),
      ]);
    },
  },
  {
    id: "keyhole-plate",
    isPliant: true,
    ideas: ["shelter", "gate"],
    words: ["keyhole", "keyholes", "key hole"],
    goesWith: ["lock", "door"],
    isOpen: true,
    promise: 0.958,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 8, 7.4, 8.6);
      const plate = roundRect(12 - wide, by(two, -1.4, -1, -1.8), 2 * wide, by(two, 27.4, 26.6, 28.2), wide);
      const hole = join(
        disc(12, 8.2, by(three, 3.3, 3.1, 3.5)),
        polygon([
          [11, 8],
          [13, 8],
          [14.8 + among(a, 0, 0.2, -0.2, 0.1), 17.4],
          [9.2 - among(a, 0, 0.2, -0.2, 0.1), 17.4],
        ]),
      );
      return pieced(air, "mirror", [cut(plate, hole)]);
    },
  },
  {
    id: "bell-upright",
    ideas: ["signal"],
    words: ["bell", "bells", "church bell", "hand bell", "brass bell"],
    isOpen: true,
    promise: 0.965,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 6.2, 5.8, 6.6);
      const bell = twofold`12,1.4 ${12 + wide * 0.7},2.6 ${12 + wide},7 ${12 + wide + 0.4},12.4 ${12 + wide + 2.6},${by(two, 16.6, 16.2, 17)} ${12 + wide + 4.4},19! 12,19!`;
      const loop = cut(join(disc(12, -0.4, 2.9)), disc(12, -0.4, 1.2));
      const clapper = cut(disc(12, 19.4 + air, by(three, 3, 2.8, 3.2)), rect(0, 0, 24, 19 + air));
      const shine = swept(`8.6,${6 + among(a, 0, 0.3, -0.3, 0.2)} 7.8,9.4 7.4,13.4`, 1.2);
      return pieced(
        air,
        "none",
        [cut(join(bell, cut(loop, bell)), shine)],
        [clapper, "clapper", "secondary"],
      );
    },
  },
  {
    id: "bolt-whole",
    isPliant: true,
    ideas: ["energy"],
    words: ["lightning bolt", "lightning", "bolt", "thunderbolt", "flash of lightning"],
    goesWith: ["power", "electricity"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [top, arm] = [by(one, 0, 0.8, -0.8), by(two, 0, 0.5, -0.4)];
      const low = by(three, 0, 0.6, -0.6) + among(a, 0, 0.2, -0.2, 0.1);
      const bolt = polygon([
        [9.6 + top, -2],
        [18 + top, -2],
        [14.4, 7.6 + arm],
        [20.4, 7.6 + arm],
        [6.6 + low, 26],
        [10, 13.8 + arm],
        [4, 13.8 + arm],
      ]);
      return pieced(air, "none", [bolt]);
    },
  },
  {
    id: "bridge-hung",
    ideas: ["path", "gate"],
    words: ["bridge", "bridges", "suspension bridge", "footbridge"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const sag = by(one, 11.4, 10.6, 12);
      const apart = by(two, 8.6, 9.2, 8);
      const [left, right] = [12 - apart, 12 + apart];
      const cables = join(
        through`${left},0! 8,${sag - 2} 12,${sag} 16,${sag - 2} ${right},0! ${right},15! ${left},15!`,
        through`${left},0! -1,${sag - 3} -7,13.4! -7,15! ${left},15!`,
        through`${right},0! 25,${sag - 3} 31,13.4! 31,15! ${right},15!`,
      );
      const half = 1.4;
      /** Bars of one width between two places, with one air between them. */
      const hung = (from: number, to: number, count: number) => {
        const wide = (to - from - (count - 1) * air) / count;
        return times(count, (at) => rect(from + at * (wide + air), -4, wide, 30));
      };
      const bars = join(
        ...hung(left + half + air, right - half - air, 5),
        ...hung(-7, left - half - air, 3),
        ...hung(right + half + air, 31, 3),
      );
      const deck = rect(-8, 15 + air, 40, by(three, 3.2, 3, 3.4));
      const towers = join(
        ...[left, right].map((x) => rect(x - half, -2, 2 * half, among(a, 26, 25.4, 26.4, 25.8))),
      );
      return pieced(air, "mirror", [join(meet(cables, bars), deck, named("pillar", cut(towers, deck)))]);
    },
  },
  {
    id: "horseshoe-open",
    ideas: ["star"],
    words: ["horseshoe", "horseshoes", "lucky horseshoe"],
    goesWith: ["horse", "luck"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 11, 10.6, 11.6);
      const shoe = twofold`12,-1 ${12 + wide * 0.74},2 ${12 + wide},9.4 ${12 + wide * 0.86},17 ${12 + wide * 0.6},23! ${12 + wide * 0.76},${by(two, 25.4, 25, 25.8)}! ${12 + wide * 0.3},25.4! ${12 + wide * 0.24},22.4! ${12 + wide * 0.5},16 ${12 + wide * 0.54},10 ${12 + wide * 0.4},6.2 12,4.8`;
      const nail = (x: number, y: number) =>
        disc(x, y + among(a, 0, 0.2, -0.2, 0.1), by(three, 0.95, 1.05, 0.9));
      const holes = both(
        join(nail(12 + wide * 0.5, 4.4), nail(12 + wide * 0.74, 8.6), nail(12 + wide * 0.75, 13.2)),
      );
      return pieced(air, "mirror", [cut(shoe, ...holes)]);
    },
  },
];
