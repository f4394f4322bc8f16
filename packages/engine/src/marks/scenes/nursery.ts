import { cut, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Path, type Point, pen, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, rect, roundRect, sector } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { ellipse, fitted, lean, times, withoutCrumbs } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** One rail of a way that climbs, turns over and runs out level: all rails share the same two centres. */
const railOf = (steep: number, from: number, to: number): Path => {
  const [turn, foot] = [5, 6];
  const [x1, y1] = [8, 8];
  const [sx, sy] = polar(x1, y1, turn, steep - 90);
  const rad = (steep * Math.PI) / 180;
  const fall = 21 - sy - foot * (1 - Math.cos(rad));
  const [ex, ey] = [sx + fall / Math.tan(rad), sy + fall];
  const [x2, y2] = [ex + foot * Math.sin(rad), ey - foot * Math.cos(rad)];
  const end = x2 + 1.4;
  return pen(x1 - turn - from, 24)
    .arc(x1, y1, turn + from, 180, 270 + steep)
    .arc(x2, y2, foot - from, 90 + steep, 90)
    .line(end, y2 + foot - from)
    .line(end, y2 + foot - to)
    .arc(x2, y2, foot - to, 90, 90 + steep)
    .arc(x1, y1, turn + to, 270 + steep, 180)
    .line(x1 - turn - to, 24)
    .path();
};

/** What is in a nursery and on a playground. */
export const NURSERY: readonly Scene[] = [
  {
    id: "brick-of-plates",
    ideas: [],
    words: ["toy brick", "toy bricks", "toy block", "toy blocks", "building block", "building blocks"],
    goesWith: ["toy", "toys", "kindergarten", "play"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const count = by(one, 2, 3, 1);
      const rise = by(two, 6, 5.6, 5.2);
      const [wide, tall] = among(a, [3, 1.7], [3.2, 1.6], [3.1, 1.6], [3, 1.8]);
      const y = rise + 0.9;
      const deep = (24 - y - rise - count * air) / count;
      const top = through`12,${y - rise}! 24,${y}! 12,${y + rise}! 0,${y}!`;
      const seats = [0, 1, 2, 3].map(
        (at): Point => [12 + [0, 6, -6, 0][at]!, y + (rise / 2) * [-1, 0, 0, 1][at]!],
      );
      const knobs = seats.map(([cx, cy]) => ellipse(cx, cy - tall / 2 - 0.4, wide, wide * 0.54));
      const walls = seats.map(([cx, cy]) =>
        named(
          "wall",
          join(
            ellipse(cx, cy + tall / 2, wide, wide * 0.54),
            rect(cx - wide, cy - 1.2, 2 * wide, 1.2 + tall / 2),
          ),
        ),
      );
      const plates = times(count, (at) => {
        const from = y + air + at * (deep + air);
        const edge = from + deep;
        return named(
          "plate",
          through`0,${from}! 12,${from + rise}! 24,${from}! 24,${edge}! 12,${edge + rise}! 0,${edge}!`,
        );
      });
      const seam = three === 2 ? [] : [rect(12 - air / 2, y + rise + 0.5, air, 20)];
      return shown(
        withoutCrumbs(join(cut(top, ...walls), ...knobs, cut(join(...plates), ...seam))),
        null,
        air,
        count + 1,
      );
    },
  },
  {
    id: "cradle-of-arcs",
    ideas: [],
    words: ["cradle", "cradles", "baby cradle", "bassinet"],
    goesWith: ["baby", "babies", "newborn", "midwife", "nursery"],
    has: ["moon", "baby"],
    isOpen: true,
    promise: 0.962,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [x, y] = [12, 11];
      const hood = band(x, y, 9.6, 7.2, 180, by(two, 290, 276, 304));
      const rim = named("rim", rect(x - 9.6, y - 0.1, 2.4, 2));
      const small = by(one, 2.3, 2.1, 2.4);
      const sleeper = disc(x - 2.3, y - air - small, small);
      const rise = by(one, 0.8, 0.64, 0.9);
      const cover = named(
        "cover",
        move(sector(x + 4.9, y - air, 4.2, 180, 360), scaling(1, rise, 0, y - air)),
      );
      const body = named("body", sector(x, y, 9.6, 0, 180));
      const reach = among(a, 34, 40, 30, 37);
      const rocker = band(x, y, 13, 11, reach, 180 - reach, "round");
      const posts = [58, 122].map((angle) => bar(polar(x, y, 8, angle), polar(x, y, 12, angle), 2.2));
      return fitted(
        air,
        3,
        lean(join(sleeper, cover, hood, rim, body, rocker, ...posts), by(three, 0, 8, -8), 1),
      );
    },
  },
  {
    id: "pram-endless-wheels",
    ideas: [],
    words: ["stroller", "strollers", "baby carriage", "baby carriages", "pram", "prams", "pushchair"],
    goesWith: ["baby", "babies", "newborn", "nursery", "kindergarten"],
    has: ["wheel"],
    suggests: ["infinity"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [x, y, r] = [13.2, 9, 9];
      const [wx, wy, wheel, wide] = [13.2, 19.4, by(one, 3.6, 3.4, 3.8), 1.9];
      const far = wheel * Math.SQRT2;
      const loops = [1, -1].map((side) => {
        const loop = band(wx + far, wy, wheel + wide / 2, wheel - wide / 2, -135, 135);
        return side > 0 ? loop : move(loop, scaling(-1, 1, wx, 0));
      });
      const step = wheel / Math.SQRT2;
      const over = bar([wx - far + step, wy + step], [wx + far - step, wy - step], wide);
      const under = bar([wx - far + step, wy - step], [wx + far - step, wy + step], wide);
      const crossing = through`${wx},${wy - 2.6}! ${wx + 2.6},${wy}! ${wx},${wy + 2.6}! ${wx - 2.6},${wy}!`;
      const hubs = [wx - far, wx + far].map((at) => disc(at, wy, 1.25));
      const wheels = named(
        "wheel",
        join(...loops, over, cut(under, meet(grow(over, air * 0.8), crossing)), ...hubs),
      );
      const tyres = [wx - far, wx + far].map((at) => named("wheel", disc(at, wy, wheel + wide / 2 + air)));
      const count = by(two, 3, 4, 2);
      const open = among(a, 90, 100, 90, 96);
      const gores = named("gore", sector(x, y, r, 360 - open, 360));
      const ribs = times(count, (at) =>
        bar([x, y], polar(x, y, 14, -(open * at) / count), at === 0 ? 0.01 : air),
      );
      const bowl = cut(sector(x, y + air, r, 0, 180), ...tyres);
      const lift = by(three, 4, 5, 3);
      const grip = [
        named("handle", rect(x - r, y + air - lift, 2, lift + 1)),
        named("handle", band(x - r - 2, y + air - lift, 4, 2, -90, 0, "round")),
      ];
      return fitted(air, count + 2, join(wheels, cut(gores, ...ribs), bowl, ...grip));
    },
  },
  {
    id: "bottle-bear-in-milk",
    ideas: [],
    words: ["baby bottle", "baby bottles", "feeding bottle", "nursing bottle"],
    goesWith: ["baby", "babies", "milk", "newborn"],
    has: ["bear"],
    isOpen: true,
    allowsFace: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [half, level] = [by(one, 6.9, 6.5, 7.3), by(two, 19.6, 19, 20.2)];
      const foot = by(three, 3.4, 5, 2.4);
      const teat = twofold`12,0 13.8,0.9 13.9,2.4 15,3.5 17,4.3 17.6,5.6! 12,5.6!`;
      const neck = named("neck", roundRect(12 - half + 0.2, 5.6 + air, 2 * half - 0.4, 2.3, 1));
      const top = 7.9 + 2 * air;
      const glass = named("glass", roundRect(12 - half, top, 2 * half, 24 - top, [3.2, 3.2, foot, foot]));
      const inner = roundRect(13.8 - half, top + 1.8, 2 * half - 3.6, level - top - 1.8, [1.6, 1.6, 0, 0]);
      const y = level - 1.4;
      const ears = among(
        a,
        both(named("ear", disc(14.5, y - 2.8, 1.6))),
        both(named("ear", bar([13.4, y - 2], [13.9, y - 4.8], 2, "round"))),
        both(named("ear", disc(14.7, y - 2.5, 1.8))),
        both(named("ear", through`12.5,${y - 3.4}! 15.3,${y - 5}! 15.7,${y - 0.6}!`)),
      );
      const eyes = both(named("eye", disc(13.6, y - 0.1, 0.95)));
      const beast = join(disc(12, y, 3.8), ...ears);
      return shown(join(teat, neck, cut(glass, cut(inner, beast), ...eyes)), null, air, 3, "mirror");
    },
  },
  {
    id: "rocking-horse-sweep",
    ideas: [],
    words: ["rocking horse", "rocking horses", "toy horse"],
    goesWith: ["toy", "toys", "kindergarten", "nursery"],
    isOpen: true,
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const nod = by(one, 0, 0.7, -0.5);
      const arch = by(two, 15.2, 14.6, 15.8);
      const horse = through`8.3,${nod}! 9.7,${1.6 + nod}! 12.4,3.4 14,6.4 14.6,8.6 16.8,9.4 19.4,8 21.6,9.6 21.2,13 19.8,16 20.2,20!
        16.2,22! 16.2,18.4 12.2,${arch} 8.2,18.4 7.8,22! 3.8,20! 5.2,16 5.2,12.4 6.8,${9.2 + nod}! 5,${9.8 + nod} 3.6,${11.2 + nod}
        1.4,${11 + nod} 0.6,${9 + nod} 2.8,${5.8 + nod} 5.4,${3.2 + nod} 7.6,${2 + nod}!`;
      const tail = named(
        "tail",
        through`18.4,9.6! 19.8,7.9 22.6,8.6 24,11.6 23.5,15 23.2,18! 21.2,19! 21.3,16 21.8,13 20,11.4!`,
      );
      const turn = among(a, 40, 44, 38, 42);
      const rocker = band(12, 8, 16, 13.8, turn, 180 - turn, "round");
      const saddle = named(
        "saddle",
        band(15, 5.8, 5.8 + air / 2, 5.8 - air / 2, by(three, 58, 70, 84), 132, "round"),
      );
      const mane = named("mane", band(7.2, 8.6, 4.4 + air / 2, 4.4 - air / 2, -66, 18, "round"));
      return fitted(air, 2, join(cut(horse, saddle, mane, disc(5.2, 5.9 + nod, 0.9)), tail, rocker));
    },
  },
  {
    id: "slide-of-rails",
    ideas: [],
    words: ["playground slide", "playground slides", "children's slide", "slide for children"],
    goesWith: ["playground", "kindergarten", "play"],
    has: ["person", "child"],
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const steep = among(a, 54, 52, 56, 53);
      const wide = by(one, 2.2, 2.4, 2);
      const rails = [railOf(steep, 3, 3 - wide), railOf(steep, wide - 3, -3)];
      const count = by(two, 4, 3, 5);
      const rungs = times(count, (at) => rect(1, 22 - ((at + 0.5) * 16) / count, 4, 2));
      // Drawn on level ground, then laid on the slope.
      const [x, y] = polar(8, 8, 8 + air * 1.2, steep - 90);
      const rider = join(
        disc(-2.6, -10, 2.8),
        bar([0, -1.5], [-1.6, -4.8], 3, "round"),
        bar([0, -1.5], [by(three, 7.4, 6.6, 8), -1.5], 3, "round"),
      );
      const slope = move(move(rider, rotation(steep, 0, 0)), translation(x, y));
      const [dx, dy] = polar(0, 0, by(three, 5, 6, 4), steep);
      return fitted(air, 3, join(...rails, ...rungs, move(slope, translation(dx, dy))));
    },
  },
  {
    id: "pacifier-moon-ring",
    ideas: [],
    words: ["pacifier", "pacifiers", "baby dummy", "baby soother"],
    goesWith: ["baby", "babies", "newborn", "nursery"],
    suggests: ["moon", "ring"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const reach = by(two, 24, 27, 21);
      const bulb = by(one, 15.6, 15.2, 15.9);
      const teat = twofold`12,0 14.6,1 ${bulb},3.8 14.6,7 14.6,9 16.6,12! 12,12!`;
      const shield = band(12, -6, 20, 16.6, 90 - reach, 90 + reach, "round");
      const [x, y, r] = [12, 18.4, 6.2];
      const loop = cut(disc(x, y, r), disc(x, y - by(three, 1.2, 1.5, 0.9), by(three, 4, 3.9, 4.1)));
      const knob = roundRect(10.4, 12, 3.2, 4.4, 1.6);
      const whole = join(teat, shield, knob, cut(loop, grow(shield, air)));
      return fitted(air, 2, lean(whole, among(a, 40, 32, 45, 36), 1));
    },
  },
  {
    id: "spinning-top-tails",
    ideas: [],
    words: ["spinning top", "spinning tops", "humming top"],
    goesWith: ["toy", "toys", "play"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 21, 20.4, 21.6);
      const top = join(
        twofold`12,4.2 17,5 20.4,7.6 ${wide},10.6 18.6,14.8 15,18.8 13.4,21.4 12,24.4!`,
        bar([12, 1.8], [12, 6], 2.6),
        bar([11, 1], [13, 1], 2.6, "round"),
      );
      const from = by(two, 15, 14.6, 15.6);
      const each = 2.5;
      const cuts = times(3, (at) => {
        const radius = from + at * (each + air);
        return band(12, -6, radius + air, radius, 0, 180);
      });
      const tail = (at: number, start: number, end: number) => {
        const radius = from + air + at * (each + air);
        return named(
          "tail",
          band(12, -6, radius + each, radius, Math.min(start, end), Math.max(start, end), "round"),
        );
      };
      const run = by(three, 0, 2, -2);
      const tails = [named("tail", tail(0, 96, 126 + run)), named("tail", tail(1, 84, 62 - run))];
      return fitted(air, 4, lean(join(cut(top, ...cuts), ...tails), among(a, 14, 18, 10, 16), 1));
    },
  },
];
