import { cut, grow, join, meet, move, named } from "../../geometry/form.ts";
import { polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, discSlice, lens, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, fitted, times, withoutCrumbs } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** Of rice. */
const grain = (x: number, y: number, turn: number) =>
  lens(polar(x, y, 1.5, turn), polar(x, y, 1.5, turn + 180), 0.62);

/** What comes to the table, and what it is cooked in. */
export const DINING: readonly Scene[] = [
  {
    id: "rice-bowl-chopsticks",
    ideas: [],
    words: ["rice bowl", "rice bowls", "rice", "bowl of rice"],
    goesWith: ["chopsticks", "asian food"],
    has: ["chopstick", "bowl"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The chopsticks lie across the heap: light on it, ink beside it.
      const air = leastAirOf(gap);
      const rim = by(one, 12.6, 12.2, 13);
      const heap = meet(disc(12, rim, by(two, 10, 10.4, 9.6)), rect(0, -1, 24, rim + 1));
      const [low, high] = [among(a, 10.8, 10.4, 11, 10.6), among(a, 3.3, 3.6, 3.1, 3.4)];
      const sticks = [0, 3.1].map((up) => bar([-0.2, low - up], [24.2, high - up], 1.7));
      const grains = [
        grain(9, rim - 1.6, -15),
        grain(13, rim - 2.6, 45),
        grain(16.8, rim - 3.8, 100),
        grain(18.2, rim - 1.2, 10),
      ];
      const bowl = join(
        meet(disc(12, rim + air - 0.6, 12), rect(0, rim + air, 24, 22.6 - rim - air)),
        rect(by(three, 7.4, 6.6, 8.2), 22, by(three, 9.2, 10.8, 7.6), 2),
      );
      return shown(
        withoutCrumbs(join(cut(counterchanged(heap, join(...sticks)), ...grains), bowl)),
        null,
        air,
        3,
      );
    },
  },
  {
    id: "chili-flame-within",
    ideas: [],
    words: ["hot pepper", "hot peppers", "chili", "chilies", "chilli", "chillies", "chili pepper"],
    goesWith: ["hot sauce", "spice"],
    has: ["flame", "fire"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [tip, belly] = [by(one, 15.4, 14, 17), by(two, 0, 0.5, -0.4)];
      const body = named(
        "body",
        through`11.4,6.6 17,5 22.6,7 ${23.6 + belly * 0.6},12.6 20.4,20 12.4,${24 + belly * 0.3} 4.4,21.8 0,${tip}! 4.6,${tip + 2.4} 8.6,16.8 10.2,12.4`,
      );
      const stem = by(three, "19.4,-0.8! 21.4,0.6!", "21,-0.2! 21.8,1.8!", "18,-1! 20.2,-0.2!");
      const cap = named(
        "stem",
        through`10.8,6.4 12.6,3.2 16.2,2.4! 16.8,0.4 ${stem} 19.2,1.8 19,2.8! 22.4,4 23.8,7.2 20.8,6.6! 17.4,7.8 13.8,6.6!`,
      );
      const flame = named(
        "flame",
        through`18,${among(a, 9, 9.4, 9.2, 9)}! 18,11.6 20.8,15 19,19.2 15,21.2 11.2,19.6 10.6,16.4 12.6,12.6! 13.2,14.4 14.4,15! 15.4,11.8`,
      );
      const core = through`16,15.8! 16.4,17.4 17.4,19 15.4,22.4! 13.2,19.6 14.6,17.8`;
      return shown(cut(body, grow(cap, air), cut(flame, core)), cap, air, 2);
    },
  },
  {
    id: "corn-nested-husk",
    ideas: [],
    words: ["corn", "corn cob", "corn cobs", "corncob", "sweetcorn", "maize", "ear of corn"],
    goesWith: ["popcorn", "harvest"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // Cob and husk are arcs about one point.
      const air = leastAirOf(gap);
      const [foot, core] = [12.4, by(one, 5.6, 5.8, 5.4)];
      const cob = twofold`12,-0.4 ${12 + core * 0.74},2 ${12 + core},7.4 ${12 + core},${foot} ${12 + core * 0.7},${foot + core * 0.72} 12,${foot + core}`;
      const wide = (11.6 - core - 2 * air) / 2;
      const husk = (inner: number, top: number, flare: number) => {
        const [near, far, mid] = [12 + inner, 12 + inner + wide, (top + foot) / 2];
        const leaf = named(
          "leaf",
          through`${near},${foot}! ${near},${mid} ${near + wide * flare},${top}! ${far + flare * 0.2},${mid} ${far},${foot}!`,
        );
        return named("peel", join(band(12, foot, inner + wide, inner, -1, 181), ...both(leaf)));
      };
      const tops = by(two, [3.6, 7.2], [5, 7.6], [3, 6]);
      const flare = by(three, 1.3, 1, 1.6);
      const pitch = among(a, 2.9, 2.8, 3, 2.85);
      const kernels = times(5, (row) =>
        times(row % 2 ? 3 : 2, (col) =>
          disc(12 + (col - (row % 2 ? 1 : 0.5)) * 3.4, 3.2 + row * pitch, by(four, 1.1, 1.2, 1)),
        ),
      ).flat();
      return shown(
        cut(cob, ...kernels),
        join(husk(core + air, tops[0]!, flare), husk(core + 2 * air + wide, tops[1]!, flare)),
        air,
        3,
        "mirror",
      );
    },
  },
  {
    id: "takeout-box-noodles",
    ideas: [],
    words: ["takeout box", "takeout boxes", "takeaway box", "noodle box", "oyster pail"],
    goesWith: ["takeout", "takeaway", "noodles"],
    has: ["noodle"],
    suggests: ["chopstick"],
    isOpen: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The noodles are ink in the air and light in the box.
      const air = leastAirOf(gap);
      const [top, foot] = [by(one, 11, 11.6, 10.4), by(two, 17.8, 17.2, 18.4)];
      const box = twofold`12,${top}! 17.6,${top}! 23.6,${top - 3.4}! 20.8,${top + 1.4}! ${foot},24! 12,24!`;
      const ends = by(three, [20.6, 17, 14.6, 18.6], [16, 20.4, 18, 14.6], [19, 15, 20.6, 17]);
      const loop = (x: number, at: number) =>
        join(
          band(x, 3.6, 2.5, 0.7, 180, 360),
          bar([x - 1.6, 3.5], [x - 1.6, ends[at]!], 1.8, "round"),
          bar([x + 1.6, 3.5], [x + 1.6, ends[at + 1]!], 1.8, "round"),
        );
      const noodles = join(loop(8.8, 0), loop(15.2, 2));
      const tilt = among(a, 0, 0.6, -0.5, 0.3);
      const pick = bar([0, 4.4 + tilt], [24, 4.4 - tilt], 1.8);
      return shown(join(counterchanged(box, noodles), pick), null, air, 4);
    },
  },
  {
    id: "nigiri-prawn",
    ideas: [],
    words: ["sushi", "nigiri"],
    goesWith: ["japanese food", "sashimi"],
    has: ["prawn", "shrimp"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const back = by(one, 4.4, 5, 4);
      const slice = named(
        "slice",
        through`-0.2,${back + 9.4} 0.8,${back + 4.4} 5,${back + 1} 11,${back} 16.4,${back + 2.4} 20,${back + 5}! 19.4,${back + 8.4}! 15,${back + 7} 10.4,${back + 6.6} 5,${back + 8} 2,${back + 10.2}`,
      );
      const fan = [
        lens([18.6, back + 6.4], [24.4, back + by(two, 0.6, 0, 1.4)], 0.5),
        lens([18.6, back + 6.6], [24.6, back + 8.4], 0.5),
      ];
      const topping = join(slice, ...fan);
      const rice = roundRect(1.8, back + 4, 18.8, 12.4, by(three, 4, 3, 5));
      const grains = [5.6, 9.8, 14, 17.6].map((x, at) =>
        grain(x, back + [12.8, 10.8, 13.4, 11.4][at]!, at * 65 + 30),
      );
      const count = among(a, 4, 3, 4, 3);
      const stripes = times(count, (at) =>
        named(
          "stripe",
          band(6.6 - (at * 12.6) / (count - 0.7), back + 6, 12 + air / 2, 12 - air / 2, -60, 40),
        ),
      );
      return shown(join(cut(topping, ...stripes), cut(rice, grow(topping, air), ...grains)), null, air, 6);
    },
  },
  {
    id: "shrimp-full-circle",
    ideas: [],
    words: ["shrimp", "shrimps", "prawn", "prawns", "scampi"],
    goesWith: ["seafood"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The feeler closes the circle that the back begins.
      const air = leastAirOf(gap);
      const [x, y, r] = [by(one, 11.2, 11.5, 11), 14.4, by(one, 6.2, 5.9, 6.4)];
      const count = by(two, 5, 4, 6);
      const step = 150 / count;
      const slits = times(count, (at) =>
        bar(polar(x, y, 3, at * step - 74), polar(x, y, 20, at * step - 58), air),
      );
      const mouth = through`-2,10.2! 3,10.6 ${by(three, 7, 7.6, 6.4)},13.6! 9.4,26! -2,26!`;
      const fan = [lens([9.8, 22], [3.4, 15.4], 0.46), lens([9.8, 22.4], [1.4, 21.6], 0.44)];
      const feeler = named("antenna", band(12, 12, 12, 10.3, among(a, 156, 160, 152, 158), 190));
      const shell = named("shell", cut(disc(12, 12, 12), disc(x, y, r)));
      return shown(join(cut(shell, mouth, ...slits, disc(6, 7.4, 1)), ...fan, feeler), null, air, 7);
    },
  },
  {
    id: "lobster-from-above",
    ideas: [],
    words: ["lobster", "lobsters", "crayfish", "crawfish", "langoustine"],
    goesWith: ["seafood"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const tip = by(one, 0, 0.6, -0.3);
      const claw = named(
        "claw",
        through`17.6,9.6! 21.8,9 24,5.6 23.2,1.6 19.6,${-0.6 + tip}! 19.2,2.2 19.8,5! 17.6,3.6 16.4,${1.2 + tip}! 14.6,4.4 15.4,7.8`,
      );
      const arm = through`13,9! 16,10 17,8! 19.4,8.4! 18.6,12 13,12.4!`;
      const shell = named("shell", twofold`12,${by(two, 4, 3, 4.6)}! 14.2,6 15.4,9.4 15,13.2! 12,13.2!`);
      const deep = 2.9 - air;
      const ring = (y: number, w: number) =>
        twofold`12,${y}! ${12 + w},${y}! ${11.8 + w},${y + deep}! 12,${y + deep}!`;
      const rings = [ring(13.2 + air, 3), ring(16.1 + air, 2.7)];
      const spread = by(three, 0, 0.8, -0.6);
      const fan = [
        lens([12, 18], [12, 24.4], 0.62),
        ...both(lens([11, 18.4], [17.6 + spread, 23.4 - spread], 0.46)),
      ];
      const tail = named("tail", cut(join(...fan), rect(0, 10, 24, 9 + air - 0.1)));
      const legs = [13.8, 16.7].flatMap((y) =>
        both(named("leg", bar([16.6, y], [20.6, y + among(a, 1.6, 2.2, 1.2, 1.8)], 1.7, "round"))),
      );
      return shown(join(shell, ...both(claw), ...both(arm), ...rings, tail, ...legs), null, air, 8, "mirror");
    },
  },
  {
    id: "pot-ladle-within",
    ideas: [],
    words: ["cooking pot", "cooking pots", "soup pot", "soup pots", "stockpot", "stockpots"],
    goesWith: ["soup", "ladle", "stew"],
    has: ["ladle"],
    isOpen: true,
    promise: 0.959,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [rim, round] = [by(one, 10, 9.4, 10.6), by(two, 4.4, 6.4, 3)];
      const pot = named("pot", roundRect(2.6, rim, 18.8, 24 - rim, [0, 0, round, round]));
      const ears = both(
        named("handle", roundRect(19, rim + by(two, 1.8, 1.4, 2), 5, by(two, 4.4, 5, 3.6), 2.2)),
      );
      const x = among(a, 15.4, 14.6, 16, 15);
      const scoop = meet(disc(x - 4.55, 16.2, 4.6), rect(0, 16.2, 24, 6));
      const hook = by(three, 2.4, 2, 2.8);
      const ladle = join(
        scoop,
        bar([x - 0.9, 16.6], [x - 0.9, hook + 0.9], 1.9),
        band(x - 0.9 + hook, hook + 1, hook + 0.95, hook - 0.95, 180, 360, "round"),
      );
      return shown(join(counterchanged(pot, ladle), ...ears), null, air, 2);
    },
  },
  {
    id: "kettle-grill-sunrise",
    ideas: [],
    words: ["barbecue grill", "barbecue grills", "grill", "grills", "kettle grill", "charcoal grill"],
    goesWith: ["barbecue", "bbq", "grilling"],
    has: ["sun", "sunrise"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Under the lid the embers rise like the sun.
      const air = leastAirOf(gap);
      const [r, y] = [by(one, 8.8, 9.2, 8.4), by(one, 10.6, 11, 10.2)];
      const core = r - by(two, 6.1, 5.9, 6.6);
      const step = (r - core) / 2;
      const grooves = [core, core + step].map((at) => band(12, y, at + air, at, 180, 360));
      const ball = cut(disc(12, y, r), rect(0, y - air / 2, 24, air), ...grooves);
      const out = among(a, 19, 19.8, 18.4, 19.4);
      const floor = rect(0, 10, 24, 14);
      const feet = [
        named("leg", meet(bar([10, y + 6], [23.4 - out, 25], 2), floor)),
        named("leg", bar([14, y + 6], [out - 0.4, 21.4], 2)),
      ];
      const wheel = named("wheel", disc(out - 0.4, 21.4, 2.6));
      const half = by(three, 2.4, 1.7, 3);
      const knob = rect(12 - half, y - r - 1.5, 2 * half, 2);
      const grips = both(rect(12 + r - 1, y + air / 2, 3.2, 1.8));
      return shown(cut(join(ball, ...feet, wheel, knob, ...grips), disc(out - 0.4, 21.4, 0.9)), null, air, 4);
    },
  },
  {
    id: "oven-loaf-window",
    allowsFace: true,
    ideas: [],
    words: ["oven", "ovens", "kitchen oven"],
    goesWith: ["baking", "bakery", "bread"],
    has: ["bread", "loaf"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The window of the door is the loaf.
      const air = leastAirOf(gap);
      const front = roundRect(1, 0, 22, 24, by(one, 1.6, 3, 0.6));
      const knobs = by(two, [5, 9.7, 14.3, 19], [5.4, 12, 18.6], [5, 8.6, 19]).map((x) => disc(x, 3.2, 1.3));
      const slit = rect(1, 6, 22, air);
      const top = by(three, 10.2, 10.8, 9.8);
      const loaf = twofold`12,${top} 17.4,${top + 1.2} 20.6,${top + 5.4} 20.2,${top + 9.4} 18,${top + 10.4}! 12,${top + 10.4}!`;
      const score = (x: number) =>
        through`${x - 1.8},${top + 7.4}! ${x - 0.4},${top + 5.4} ${x + 1},${top + 2.2}! ${x + 1},${top + 5.4}`;
      const scores = among(a, [7.8, 12, 16.2], [9.8, 14.2], [7.8, 12, 16.2], [9.8, 14.2]).map(score);
      return shown(cut(front, ...knobs, slit, cut(loaf, ...scores)), null, air, 2, "mirror");
    },
  },
  {
    id: "salt-shaker-poured",
    ideas: [],
    words: ["salt shaker", "salt shakers", "salt", "saltshaker", "salt cellar"],
    goesWith: ["seasoning", "spice"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // However it is held, the salt lies level.
      const air = leastAirOf(gap);
      const [wide, flare] = [by(one, 5.4, 5, 5.8), by(two, 1.6, 0.8, 2.2)];
      const cap = named("cap", discSlice(12, 3, wide, -4, 3));
      const glass = (inset: number) =>
        named(
          "glass",
          polygon([
            [12 - wide + inset, 3 + air],
            [12 + wide - inset, 3 + air],
            [12 + wide + flare - inset, 18 - inset],
            [12 - wide - flare + inset, 18 - inset],
          ]),
        );
      const holes = [-2.7, 0, 2.7].map((x) => disc(12 + x, 0.9 - (x ? 0 : 0.7), 0.9));
      const turn = rotation(among(a, 128, 133, 124, 130), 12, 9);
      const [outer, inner] = [move(glass(0), turn), move(glass(1.8), turn)];
      const level = by(three, 7.2, 6.4, 8);
      const grains = [21.6, 19, 18.6, 20.8, 22.8, 22.2, 19.8, 24].flatMap((x, at, all) =>
        at % 2 ? [] : [disc(x, all[at + 1]!, 1)],
      );
      const whole = join(
        cut(outer, cut(inner, rect(-20, level, 60, 40))),
        move(cut(cap, ...holes), turn),
        ...grains,
      );
      return fitted(air, 7, whole);
    },
  },
];
