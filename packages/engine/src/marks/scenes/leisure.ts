import { cut, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, type Point, pen, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { bar, disc, dropPath, polygon, rect } from "../../geometry/primitives.ts";
import { among, by, GRID } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, fitted, lean, times } from "./parts.ts";
import { through, trace, twofold } from "./smooth-outline.ts";

/** A straight of this length, or an arc of this radius through this angle (clockwise where it is positive). */
type Step = number | readonly [radius: number, angle: number];

/** A band of one width that runs straight and turns in true arcs, from a point in a direction. */
const course = (start: Point, direction: number, width: number, steps: readonly Step[]): Path => {
  const half = width / 2;
  const arcs: [number, number, number, number, number, number][] = [];
  let [[x, y], heading] = [start, direction];
  for (const step of steps) {
    if (typeof step === "number") [x, y] = polar(x, y, step, heading);
    else {
      const [radius, angle] = step;
      const way = Math.sign(angle);
      const [cx, cy] = polar(x, y, radius, heading + 90 * way);
      const from = heading - 90 * way;
      arcs.push([cx, cy, radius, from, from + angle, way]);
      [x, y] = polar(cx, cy, radius, from + angle);
      heading += angle;
    }
  }
  const drawn = pen(...polar(...start, half, direction - 90));
  for (const [cx, cy, radius, from, to, way] of arcs) drawn.arc(cx, cy, radius + way * half, from, to);
  if (typeof steps.at(-1) === "number") drawn.line(...polar(x, y, half, heading - 90));
  drawn.line(...polar(x, y, half, heading + 90));
  for (const [cx, cy, radius, from, to, way] of arcs.reverse())
    drawn.arc(cx, cy, radius - way * half, to, from);
  if (typeof steps[0] === "number") drawn.line(...polar(...start, half, direction + 90));
  return drawn.path();
};

/** A line of water across the grid: an odd number of quarter circles, the first a crest. */
const swell = (y: number, width: number, count: number): Path => {
  const r = GRID / count / Math.SQRT2;
  const quarters = times(count, (at) => [r, at % 2 ? -90 : 90] as const);
  return course([0, y], -45, width, quarters);
};

/** What is worn, ridden and floated on in free time, by the water and in the snow. */
export const LEISURE: readonly Scene[] = [
  {
    id: "goggles-of-peaks",
    ideas: [],
    words: ["goggles", "ski goggles"],
    has: ["mountain", "peak"],
    isOpen: true,
    promise: 0.959,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The range that the wearer sees stands on the nose of the frame.
      const [high, nose] = [by(one, 3.4, 4, 2.8), by(two, 15.8, 15.2, 16.4)];
      const frame = named(
        "frame",
        twofold`12,${high} 17.4,${high + 0.6} 21.4,${high + 3.4} 21.8,12 20,18.4 16.6,20.4 13.8,18 12,${nose}`,
      );
      const glass = named(
        "glass",
        twofold`12,${high + 2.1} 16.8,${high + 2.6} 19.3,${high + 4.4} 19.6,12 18.2,17.2 16.6,18.2 15.2,16.6 12,${nose - 2.2}`,
      );
      const [low, top] = [by(three, 9.8, 9.1, 10.4), by(three, 8.2, 7.5, 8.8)];
      const left = among(a, 8.4, 8.8, 8, 9.4);
      const [pass, right] = among<Point>(a, [11, 15], [13, 15.6], [10.4, 14], [13.2, 15.8]);
      const range = through`0,20! ${left},${a % 2 ? top : low}! ${pass},12.5! ${right},${a % 2 ? low : top}! 24,20!`;
      const straps = both(named("band", through`4,6.6! 2,7.4 0,7.6! 0,14.4! 2,14.6 4,15.4!`));
      const goggles = join(cut(join(frame, ...straps), glass), meet(glass, range));
      return shown(goggles, null, leastAirOf(gap), 1, "mirror");
    },
  },
  {
    id: "snowflake-of-firs",
    ideas: [],
    words: ["snowflake", "snowflakes", "snow flake"],
    has: ["fir", "tree"],
    isOpen: true,
    promise: 0.968,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Six firs as one sees them looking up in the wood.
      const [stem, foot] = [by(one, 1, 1.2, 0.9), by(three, 1.6, 2.2, 1.2)];
      const wide = among(a, 15.9, 16.3, 15.5, 16.1);
      const trio = "13.9,7.2! 12.9,7.2! 14.9,4.4! 13.3,4.4!";
      const boughs = by(two, trio, "14.2,6.6! 13,6.6!", "13.8,7.6! 12.8,7.6! 15,4.8! 13.5,4.8!");
      const fir = twofold`12,11! ${boughs} ${wide},${foot}! ${12 + stem},${foot}! ${12 + stem},-0.2! 12,-0.2!`;
      const circle = times(6, (at) => move(fir, rotation(at * 60, 12, 12)));
      return shown(parts(...circle), null, leastAirOf(gap), 6, "both");
    },
  },
  {
    id: "ice-cube-frost",
    ideas: [],
    words: ["ice cube", "ice cubes", "ice"],
    has: ["snowflake", "drop"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The three edges that meet in front are arms of a snow crystal.
      const air = leastAirOf(gap);
      const [round, drop] = [by(three, 1.6, 2, 1.3), by(one, 1.6, 1.75, 1.5)];
      const [x, y, r] = [12, 9.8, 9.8 - round];
      const cube = grow(polygon(times(6, (at) => polar(x, y, r, at * 60 - 90))), round);
      const w = air * 1.15;
      const light = [-30, -150, 90].flatMap((angle) => [
        bar([x, y], polar(x, y, 14, angle), w),
        ...by(two, [3.6, 6.4], [3.8, 6.4], [3.3, 6]).flatMap((far, at) => {
          const from = polar(x, y, far, angle);
          const long = among(a, 3.1, 3.3, 2.9, 3.2) - at * 0.9;
          return [-60, 60].map((turn) => bar(from, polar(...from, long, angle + turn), w));
        }),
      ]);
      return shown(join(cut(cube, ...light), dropPath(12, 20.2, 24 - drop, drop)), null, air, 4, "mirror");
    },
  },
  {
    id: "snowboard-over-firs",
    ideas: [],
    words: ["snowboard", "snowboards", "snowboarder", "snowboarders"],
    goesWith: ["snow", "winter sports"],
    has: ["fir", "tree", "person"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // In the air above the tips of the wood.
      const board = named("board", course([0.8, 17], 45, 2.4, [[4, -45], 15, [4, -45]]));
      const body = named(
        "body",
        through`5.4,19! 6.8,14.6 9,11.6 10.4,8 13.6,6.4 15.8,9 15.2,12 17.8,14.6 17.6,19! 14.2,19! 14,16 11.6,14.8 9.8,16 9.2,19!`,
      );
      const [hind, fore] = [by(one, 5.2, 3.6, 6.8), by(two, 7, 8.6, 5.8)];
      const arms = [...trace(`12,8 6,8.4 1.6,${hind}`, 2.5), ...trace(`14,8 18.6,10 22.6,${fore}`, 2.5)];
      const rider = join(board, body, ...arms, disc(15.6, 3, 2.8));
      const fir = (x: number, h: number) => {
        const [y, bough, foot] = [27 - h * 0.52, h * 0.3, h * 0.5];
        return through`${x},${27 - h}! ${x + bough},${y}! ${x + bough / 2},${y}! ${x + foot},27! ${x - foot},27! ${x - bough / 2},${y}! ${x - bough},${y}!`;
      };
      const stems = among(a, [3.6, 9.4, 14], [3.6, 9.8, 15], [4, 9, 13.2], [3, 9, 14.4]);
      const wood = stems.map((x, at) => fir(x, 8.6 - at * 1.8));
      const tilted = move(rider, rotation(by(three, 18, 15, 21), 12, 12));
      return fitted(leastAirOf(gap), 4, join(tilted, ...wood));
    },
  },
  {
    id: "canoe-paddle-through",
    ideas: [],
    words: ["canoe", "canoes"],
    has: ["paddle", "oar"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [sheer, keel] = [by(two, 9, 9.6, 8.4), by(two, 14.8, 14.4, 15.2)];
      const [tip, rise] = among<Point>(a, [23.4, 2], [22.6, 1.6], [23.8, 3], [22.8, 2.6]);
      const hull = named(
        "hull",
        twofold`12,${sheer} 18,${sheer - 1} 21.6,5.2 ${tip},${rise}! 24.5,6 23,12 18,${keel - 0.2} 12,${keel}`,
      );
      const blade = by(three, 15, 14.6, 15.4);
      const paddle = named(
        "oar",
        join(
          bar([12, -1.4], [12, 20], 1.9, "round"),
          bar([10.2, -1.4], [13.8, -1.4], 1.9, "round"),
          twofold`12,16! ${blade - 0.8},18.2 ${blade},21.2 ${blade - 0.7},24.2 12,25.4`,
        ),
      );
      const tilted = move(paddle, rotation(by(one, 30, 27, 32), 12, 12));
      return fitted(leastAirOf(gap), 3, counterchanged(hull, tilted));
    },
  },
  {
    id: "pool-ladder-waves",
    ideas: [],
    words: ["swimming pool", "swimming pools", "pool", "pools", "swimming bath"],
    has: ["wave", "water", "ladder"],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Each rail runs out into the water's line.
      const air = leastAirOf(gap);
      const w = by(two, 2.2, 2, 2.4);
      const r = 24 / 7 / Math.SQRT2;
      const [hook, tail] = [by(one, 1.9, 1.7, 2.1), by(one, 1.2, 1.6, 0.4)];
      const rail: readonly Step[] = [11, [hook, 180], tail];
      const left = course([0, 18.2], -45, w, [[r, 90], [r, -135], ...rail]);
      const right = course([24, 18.2], -135, w, [[r, -90], [r, 135], ...rail]);
      const tread = among(a, 1.9, 2.1, 1.8, 2);
      const rungs = by(three, [9.2, 13.2], [9.6, 13.4], [10, 13.8]).map((y) => rect(8, y, 8, tread));
      const wave = swell(18.4 + w + air * 1.5, w, 7);
      return fitted(air, 2, join(left, right, ...rungs, wave));
    },
  },
  {
    id: "windsock-full",
    ideas: [],
    words: ["windsock", "windsocks", "wind sock", "wind cone"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [fall, thin] = [by(one, 8, 6.4, 9.4), by(two, 3.6, 3.2, 4)];
      const edge = (t: number, side: number, bow = 0): string => {
        const h = (6.6 - thin * t) * side;
        const slope = (2 * fall * t - 2) / 17.4;
        const n = Math.hypot(1, slope);
        return `${5.4 + 17.4 * t - (h * slope - bow) / n},${8 + fall * t * t - 2 * t + (h + bow * slope) / n}`;
      };
      const bow = among(a, 1.4, 1.1, 1.6, 1.3);
      const slice = (from: number, to: number) => {
        const middle = (from + to) / 2;
        const top = `${edge(from, -1)}! ${edge(middle, -1)} ${edge(to, -1)}!`;
        const foot = `${edge(to, 1)}! ${edge(middle, 1)} ${edge(from, 1)}!`;
        return named("stripe", through`${top} ${edge(to, 0, bow)} ${foot} ${edge(from, 0, bow)}`);
      };
      const starts = by(three, [0, 0.33, 0.61, 0.85], [0, 0.38, 0.74], [0, 0.33, 0.61, 0.85]);
      const ends = by(three, [0.24, 0.53, 0.77, 1], [0.28, 0.64, 1], [0.24, 0.53, 0.77, 1]);
      const sock = starts.map((from, at) => slice(from, ends[at]!));
      const holders = [1.5, 12.7].map((y) => named("holder", rect(1, y, 5.7, 1.9)));
      return fitted(leastAirOf(gap), 4, join(rect(0, 0, 2.3, 24), ...holders, ...sock));
    },
  },
  {
    id: "beach-umbrella-and-surf",
    ideas: [],
    words: ["beach umbrella", "beach umbrellas", "umbrella beach", "beach parasol", "sunshade"],
    has: ["wave", "sea"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [near, far] = [by(one, 0.27, 0.25, 0.3), by(one, 0.66, 0.64, 0.68)];
      const half = (k: number) => meet(move(disc(12, 11, 11), scaling(k, 1, 12, 11)), rect(-2, -2, 28, 13));
      const scallop = (from: number, to: number) => {
        const r = (to - from) * 5.5;
        return disc(12 + (from + to) * 5.5, 11 + r * 0.25, r);
      };
      const hem = [-1, -far, -near, near, far].map((from, at) =>
        scallop(from, [-far, -near, near, far, 1][at]!),
      );
      const canopy = named("canopy", cut(join(cut(half(1), half(far)), half(near)), ...hem));
      const row = (y: number, width: number) => swell(y, width, by(two, 5, 7, 5));
      const w = among(a, 2.1, 1.9, 2.3, 2.1);
      const pole = rect(10.9, 11 - near * 8.25 + air, 2.2, 12);
      const tilted = lean(join(canopy, pole), by(three, -24, -20, -28), 0.94);
      const umbrella = cut(
        move(tilted, translation(2.4, -0.6)),
        row(18.4, w + 2 * air),
        rect(0, 18.4, 24, 9),
      );
      return fitted(air, 4, join(umbrella, row(18.4, w), row(18.5 + w + air * 1.6, w)));
    },
  },
  {
    id: "sun-on-lounger",
    allowsFace: true,
    ideas: [],
    words: ["sun lounger", "sun loungers", "lounger", "loungers", "sunlounger", "sunbed"],
    has: ["sun", "person"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [w, tilt] = [by(one, 2.4, 2.2, 2.6), by(two, 46, 52, 41)];
      const back: Point = polar(8.2, 15.1, 10.4, 180 + tilt);
      const chair = course(back, tilt, w, [10.4, [5, -tilt], by(three, 12.6, 12, 13.2)]);
      const seat = 15.1 + 5 * (1 - Math.cos((tilt * Math.PI) / 180));
      const legs = among(a, [9, 20], [10, 19.4], [8.6, 20.6], [9.6, 20]).map((x) =>
        named("leg", rect(x, seat, w, 6)),
      );
      const far = 4.4 + air + w / 2;
      const corner = 8.2 + (seat - 15.1) / Math.tan((tilt * Math.PI) / 180);
      const sun: Point = [corner + far * Math.tan((tilt * Math.PI) / 360), seat - far];
      const rays = times(6, (at) => {
        const angle = -150 + at * 32;
        return named("ray", bar(polar(...sun, 5.6, angle), polar(...sun, 8.2, angle), 1.9));
      });
      return fitted(air, 8, join(chair, ...legs, disc(...sun, 4.4), ...rays));
    },
  },
  {
    id: "snorkel-mask-fish",
    ideas: [],
    words: ["snorkel mask", "snorkel masks", "snorkel", "snorkels", "diving mask"],
    has: ["fish", "mask"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [brow, nose] = [by(one, 4, 4.5, 3.6), by(two, 13.8, 13.2, 14.3)];
      const mask = through`8.8,${brow - 0.2} 14.4,${brow + 0.4} 17.4,6.8 17.6,11 16,16 13,17 11.2,15.2 8.8,${nose} 6.4,15.2 4.6,17 1.6,16 0,11 0.2,6.8 3.2,${brow + 0.4}`;
      const belly = by(three, 0, 0.4, -0.4);
      const fish = through`2.8,9.4! 5.6,${7 - belly} 9,${6.9 - belly} 12,9 15,6.6! 14.2,9.4 15,12.2! 12,9.8 9,${11.9 + belly} 5.6,${11.8 + belly}`;
      const turn = among(a, 4.4, 5, 3.8, 4.6);
      const tube = course([8.8, 18.4], 90, 2.6, [0.6, [3.4, -90], 9.4 - turn, [turn, -90], 19 - turn]);
      return shown(join(cut(mask, cut(fish, disc(6.2, 9, 0.9))), tube), null, leastAirOf(gap), 2);
    },
  },
];
