import { cut, grow, join, move } from "../../geometry/form.ts";
import { polar, scaling } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, lean, pieced, times } from "./parts.ts";
import { through, trace, twofold } from "./smooth-outline.ts";

/** Small things of shed, laundry and workshop, each by itself. */
export const SHED: readonly Scene[] = [
  {
    id: "clothes-peg-sprung",
    ways: [25, 0, -25, 45],
    ideas: ["order", "link"],
    words: ["clothes peg", "clothes pegs", "clothespin", "clothespins", "clothes pin", "laundry peg"],
    goesWith: ["laundry"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const top = by(one, 17.8, 18.2, 17.4);
      const half = air * 0.5;
      const leg = through`${12 + half},26! 15.4,26! 16,20! 16,${by(three, 13, 13.6, 12.4)}! ${top},-2! ${top - 3.4},-2! ${12 + half},9!`;
      const mouth = disc(12, by(two, 19.8, 20.4, 19.2), 1.2);
      const high = among(a, 3.6, 3.8, 3.4, 3.6);
      const coil = cut(roundRect(6, 10.4, 12, high, 1), rect(5, 10.4 + high / 2 - air * 0.35, 14, air * 0.7));
      return pieced(
        air,
        "mirror",
        [cut(join(...both(leg)), mouth, rect(5, 10.4 - air * 0.7, 14, high + air * 1.4))],
        [coil, "band", "secondary"],
      );
    },
  },
  {
    id: "cut-throat-razor",
    ways: [0, 20, -20],
    ideas: ["precision"],
    words: ["razor", "razors", "straight razor", "straight razors", "cut-throat razor", "shaving razor"],
    goesWith: ["barber", "shave"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const blade = through`6,18.6! 7.6,15.4! 24,${by(one, 0.6, 1.2, 0)}! 27.4,${by(two, 2, 3, 1.2)} 27.4,6! 12.4,19.4! 8.4,20.4 7.4,23.2 5.4,22.6`;
      const grip = through`4,15.4! 6,19.4 5.6,${by(three, 22.4, 22, 22.8)} 8.6,23.6 18,21 27,22.6! 28.4,25.4 26.4,27.4! 18,25.6 8,27 3,25 1.6,20.6 2.2,16`;
      const pin = disc(4.6, 21.4, among(a, 0.9, 1, 0.85, 0.95));
      return pieced(
        air,
        "none",
        [cut(blade, grow(grip, air)), "blade"],
        [cut(grip, pin), "handle", "secondary"],
      );
    },
  },
  {
    id: "mop-upright",
    ways: [25, 0, -25],
    ideas: ["order", "care"],
    words: ["mop", "mops", "floor mop"],
    goesWith: ["cleaning"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const handle = roundRect(10.8, -5, 2.4, 15, 1.2);
      const clamp = roundRect(8, 9, 8, 3.6, [1.8, 1.8, 0.4, 0.4]);
      const foot = by(one, 24.6, 24, 25.2);
      const spread = by(two, 4, 3.8, 4.3);
      const strand = (at: number, width: number) =>
        trace(
          times(7, (step) => {
            const [x, down] = [Math.sin((step / 6) * 1.5), step / 6];
            return `${12 + at * (1.5 + (spread - 1.5) * x)},${14 + down * (foot - 14 - Math.abs(at) * by(three, 0.5, 0.2, 0.8))}`;
          }).join(" "),
          width,
        );
      const strands = [-2, -1, 0, 1, 2].flatMap((at) => strand(at, among(a, 4.6, 4.5, 4.7, 4.6)));
      const lines = [-1.5, -0.5, 0.5, 1.5].flatMap((at) => [
        ...strand(at, air * 0.9),
        bar([12 + at * spread, foot - 1.4], [12 + at * spread, foot + 4], air * 0.9),
      ]);
      const head = cut(join(...strands), rect(0, 4, 24, 8.6 + air), ...lines);
      return pieced(air, "mirror", [join(handle, clamp), "handle"], [head, "bristle", "secondary"]);
    },
  },
  {
    id: "wood-chisel",
    ways: [45, 0, -45, 30],
    ideas: ["craft", "precision"],
    words: ["chisel", "chisels", "wood chisel"],
    goesWith: ["carpentry", "carving", "joinery"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const grip = twofold`12,-4! 14.4,-4! 15.6,-2.4 ${by(one, 14.8, 14.4, 15.2)},2 15.6,5 14.6,8! 12,8!`;
      const collar = rect(9.9, 8 + air * 0.8, 4.2, 2.4);
      const wide = by(two, 3.3, 3, 3.6);
      const foot = by(three, 27, 26, 28);
      const blade = polygon([
        [9.9, 9 + air],
        [14.1, 9 + air],
        [12 + wide, 14],
        [12 + wide, foot - 3],
        [12 - wide, foot + 3],
        [12 - wide, 14],
      ]);
      const low = foot - among(a, 2, 2.4, 1.6, 2.2);
      const edge = bar([12 - wide - 1, low + 0.5], [12 + wide + 1, low - 6.6], air * 0.9);
      return pieced(air, "none", [grip, "handle", "secondary"], [join(collar, cut(blade, edge)), "blade"]);
    },
  },
  {
    id: "match-burning",
    ways: [0, 20, -20],
    ideas: ["flame", "spark", "light"],
    words: ["match", "matches", "matchstick", "matchsticks", "burning match"],
    goesWith: ["fire"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const flame = through`13,-3! 16.6,1.4 18.4,6.4 17,10.6 12,${by(one, 13.4, 13, 13.8)} 7,10.6 ${by(two, 6.4, 6, 6.8)},6.6 9,3.4 11.6,0.8`;
      const head = ellipse(12, 9.4, 1.9, 2.5);
      const stick = roundRect(10.8, 8, 2.4, by(three, 18.6, 19.4, 17.8), among(a, 0.3, 0.5, 0.2, 0.4));
      return pieced(
        air,
        "none",
        [cut(flame, grow(join(head, stick), air)), "flame", "secondary"],
        [join(cut(stick, grow(head, air * 0.3)), head)],
      );
    },
  },
  {
    id: "nail-of-iron",
    ways: [35, 0, -35, 45],
    ideas: ["structure", "craft"],
    words: ["iron nail", "iron nails", "wire nail"],
    goesWith: ["hammer", "carpentry"],
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 1.9, 1.7, 2.1);
      const head = roundRect(
        12 - by(two, 5.2, 4.8, 5.6),
        -2,
        2 * by(two, 5.2, 4.8, 5.6),
        2.8,
        among(a, 1, 0.6, 1.4, 0.8),
      );
      const shank = polygon([
        [12 - wide, 0],
        [12 + wide, 0],
        [12 + wide, 20.6],
        [12, by(three, 25.4, 24.8, 26)],
        [12 - wide, 20.6],
      ]);
      const grooves = [3.4, 3.4 + air + 1.3].map((y) => rect(12 - wide - 1, y, 2 * wide + 2, air * 0.8));
      return pieced(air, "mirror", [cut(join(head, shank), ...grooves)]);
    },
  },
  {
    id: "wood-screw",
    ways: [35, 0, -35, 45],
    ideas: ["structure", "link"],
    words: ["screw", "screws", "wood screw"],
    goesWith: ["screwdriver"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 6, 5.6, 6.4);
      const head = cut(
        polygon([
          [12 - wide, -2],
          [12 + wide, -2],
          [12 + wide, -0.6],
          [14.4, 3.6],
          [9.6, 3.6],
          [12 - wide, -0.6],
        ]),
        rect(11.2, -3, 1.6, by(two, 3, 2.8, 3.2)),
      );
      const turns = 4;
      const step = by(three, 4.3, 4.1, 4.5);
      const threads = times(turns, (at) => {
        const reach = 4.9 - at * among(a, 0.5, 0.6, 0.4, 0.55);
        const y = 3.6 + air + at * step;
        return polygon([
          [12 - reach, y + 1.9],
          [12 + reach, y - 0.3],
          [12 + reach, y + 1.1],
          [12 - reach + 0.6, y + 3.6],
          [12 - reach, y + 3.2],
        ]);
      });
      const low = 3.6 + air + turns * step;
      const tip = polygon([
        [9.6, low + 0.6],
        [14, low - 1],
        [12, low + 4.4],
      ]);
      return pieced(air, "none", [head], [join(...threads, tip), "tip"]);
    },
  },
  {
    id: "pendulum-swinging",
    ideas: ["time", "rhythm", "balance"],
    words: ["pendulum", "pendulums"],
    goesWith: ["clock"],
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const angle = by(one, 62, 58, 66);
      const [x, y] = polar(12, 0, 19, angle);
      const bob = disc(x, y, by(two, 4.8, 5.2, 4.4));
      const rod = bar([12, 0], [x, y], 1.8);
      const mount = join(rect(5, -3.4, 14, 2.6), disc(12, 0, among(a, 2.2, 2.4, 2, 2.2)));
      const arc = band(12, 0, 20, 20 - by(three, 1.8, 1.6, 2), angle + 22, angle + 58, "round");
      return pieced(air, "none", [join(mount, cut(rod, grow(bob, air)))], [bob, "jewel", "secondary"], [arc]);
    },
  },
  {
    id: "millstone-quern",
    ideas: ["grain", "craft"],
    words: ["millstone", "millstones", "mill stone", "stone mill", "hand mill", "quern"],
    goesWith: ["mill", "flour"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const flat = by(one, 0.42, 0.46, 0.38);
      const slab = (y: number, wide: number, high: number) =>
        join(
          ellipse(12, y, wide, wide * flat),
          rect(12 - wide, y, 2 * wide, high),
          ellipse(12, y + high, wide, wide * flat),
        );
      const upper = slab(5, 10.4, by(two, 5, 5.6, 4.4));
      const top = ellipse(12, 5, 10.4, 10.4 * flat);
      const side = cut(upper, grow(top, air * 0.9));
      const eye = ellipse(12, 5, by(three, 3.2, 2.8, 3.6), 3.2 * flat);
      const lower = cut(slab(13, 12.6, 5.4), grow(upper, air));
      const peg = roundRect(18 - among(a, 0, 0.4, 0.8, 0.2), -5, 2.8, 9.4, 1.2);
      return pieced(
        air,
        "none",
        [join(cut(top, eye, grow(peg, air * 0.8)), side, lower)],
        [peg, "handle", "secondary"],
      );
    },
  },
  {
    id: "pipe-flanged",
    ways: [0, 90, 45, -45],
    ideas: ["flow", "link"],
    words: ["water pipe", "water pipes", "pipeline", "steel pipe"],
    goesWith: ["plumbing", "plumber"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 4.6, 4.3, 4.9);
      const thick = by(two, 2.6, 2.4, 2.8);
      const high = wide + 2.6;
      const right = 12 + air * 0.6;
      const flange = roundRect(right, 12 - high, thick, 2 * high, [0.2, 0.8, 0.8, 0.2]);
      const from = right + thick;
      const tube = rect(from, 12 - wide, 9.4, 2 * wide);
      const shine = roundRect(from + 1.6, 12 - wide + 1.6, by(three, 5, 4, 6), 1.4, 0.7);
      const bolt = rect(9, 12 - high + among(a, 0.9, 1, 0.8, 0.9), 6, 1.3);
      const bolts = join(bolt, move(bolt, scaling(1, -1, 12, 12)));
      return pieced(
        air,
        "mirror",
        [join(...both(cut(tube, shine)))],
        [join(...both(flange), cut(bolts, rect(from, 0, 0.1, 24))), "rim", "secondary"],
      );
    },
  },
  {
    id: "knitting-needles-crossed",
    ideas: ["craft", "thread", "weave"],
    words: ["knitting needle", "knitting needles", "crossed knitting needles"],
    goesWith: ["knitting", "wool", "yarn"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 1.15, 1, 1.3);
      const needle = (turn: number) =>
        lean(
          join(
            polygon([
              [12 - wide, 0],
              [12 + wide, 0],
              [12 + wide, 23],
              [12, by(two, 27, 26.4, 27.6)],
              [12 - wide, 23],
            ]),
            disc(12, -1, by(three, 2.5, 2.3, 2.8)),
          ),
          turn,
          1,
        );
      const turn = among(a, 38, 36, 40, 42);
      const [over, under] = [needle(turn), needle(-turn)];
      return pieced(air, "none", [over], [cut(under, grow(over, air)), "tip", "secondary"]);
    },
  },
  {
    id: "plumb-bob-hanging",
    ideas: ["precision", "measure", "balance"],
    words: ["plumb bob", "plumb bobs", "plumb line", "plummet"],
    goesWith: ["builder", "mason"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 5, 4.6, 5.4);
      const bob = twofold`12,9! 14,9! ${12 + wide},12! ${12 + wide},${by(two, 15.4, 15, 16)}! 12,26!`;
      const neck = roundRect(10.2, 6, 3.6, 3.4, 0.6);
      const line = rect(11, -3, 2, 10);
      const hook = ring(12, -4, by(three, 2.8, 2.6, 3), among(a, 1, 0.9, 1.1, 1));
      const groove = rect(5, 12.4, 14, air * 0.9);
      return pieced(
        air,
        "mirror",
        [cut(join(bob, neck), groove)],
        [cut(join(line, hook), neck), "string", "secondary"],
      );
    },
  },
];
