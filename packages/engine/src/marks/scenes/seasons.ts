import { cut, type Form, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Point, pen, polar, rotation, warp } from "../../geometry/path.ts";
import { disc, dropPath, lens, polygon } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { mirrored, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { inks, times } from "./parts.ts";
import { type Node, outline } from "./smooth-outline.ts";

/** Light that holds when small, and never so wide that a rule breaks. */
const lightOf = (gap: number): number => Math.min(1.2, leastAirOf(gap));

type Course = (at: number) => Point;

/** A stroke along a course; it comes to a point over these shares of its length. */
const ribbon = (course: Course, from: number, to: number, wide: number, tips = [0, 0], steps = 24) => {
  const side = (sign: 1 | -1) =>
    times(steps + 1, (step): Node => {
      const share = step / steps;
      const [at, reach] = [from + (to - from) * share, (to - from) * 0.001];
      const [x, y] = course(at);
      const [ax, ay] = course(at - reach);
      const [bx, by] = course(at + reach);
      const full = Math.min(1, tips[0] ? share / tips[0] : 1, tips[1] ? (1 - share) / tips[1] : 1);
      const half = ((wide / 2) * sign * Math.max(0.03, Math.sin(full * 1.57))) / Math.hypot(bx - ax, by - ay);
      return [x + (by - ay) * half, y - (bx - ax) * half, step === 0 || step === steps];
    });
  return outline([...side(1), ...side(-1).reverse()]);
};

/** Sun, water, fire, rock and what grows, each by one rule. */
export const SEASONS: readonly Scene[] = [
  {
    id: "flower-one-line",
    ideas: [],
    words: ["flower", "flowers", "blossom", "blossoms", "bloom"],
    goesWith: ["florist", "spring", "petal"],
    isOpen: true,
    promise: 0.9,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [count, wide] = [by(one, 5, 6, 5), by(three, 2.1, 1.9, 2) - by(one, 0, 0.1, 0)];
      const [swing, deep] = [by(two, 208, 200, 214) / count - by(one, 0, 1.6, 0), by(two, 3.8, 3.9, 3.7)];
      const course: Course = (at) => {
        const wave = (at * count * Math.PI) / 180;
        const r = 12 - wide / 2 - deep + deep * Math.cos(wave);
        return polar(12, 12, r, among(a, -90, -54, -80, -100) + at - swing * Math.sin(wave));
      };
      const step = 360 / count;
      const line = join(
        ...times(count, (at) => ribbon(course, at * step, (at + 1.02) * step, wide, [0, 0], 12)),
      );
      return shown(line, disc(12, 12, 12 - wide - 2 * deep - 1), lightOf(gap), 2, "turn");
    },
  },
  {
    id: "rose-turning",
    ideas: [],
    words: ["rose", "roses", "rosebud"],
    goesWith: ["florist", "romance", "flower"],
    isOpen: true,
    has: ["leaf", "leaves"],
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Each row of petals is the same round triangle, turned on and made smaller.
      const air = lightOf(gap);
      const [turn, shrink] = [by(one, 44, 50, 38), by(two, 0.75, 0.74, 0.77)];
      const row = (at: number, more = 0): Form => {
        const [r, angle] = [8.48 * shrink ** at, 90 + among(a, 0, 8, -8, 4) + turn * at];
        const side = (to: number) => disc(...polar(12, 8.8, r, angle + to), r * Math.sqrt(3));
        return grow(meet(meet(side(0), side(120)), side(240)), r * 0.25 + more);
      };
      const head = named("petal", cut(row(0), ...[1, 2, 3].map((at) => cut(row(at), row(at, -air)))));
      const leaf = named(
        "leaf",
        lens([12.6, 24.2], [24, by(three, 15.4, 16.4, 14.6)], by(three, 0.4, 0.44, 0.36)),
      );
      return shown(head, cut(join(leaf, mirrored(leaf)), grow(row(0), air)), air, 6);
    },
  },
  {
    id: "wave-of-bands",
    ideas: [],
    words: ["wave", "waves", "surf", "breaker", "swell"],
    goesWith: ["sea", "ocean", "surfing"],
    suggests: ["stripe"],
    isOpen: true,
    isPliant: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Every band turns about the same two centres.
      const [wide, turn, flat] = [by(one, 2.2, 2.3, 2.1), Math.PI / 180, by(two, 30, 38, 25)];
      const [pitch, cx, cy] = [wide + lightOf(gap), 15.7 - wide / 2, 8.2 + wide / 2];
      const bend = 23.9 - wide / 2 - 3 * pitch - cy;
      const fx = cx - 8.2 - bend;
      const band = (at: number) => {
        const [over, under] = [8.2 - at * pitch, bend + at * pitch];
        const top = fx + under * 90 * turn;
        const course: Course = (along) => {
          if (along < fx) return [along, cy + under];
          if (along < top) return polar(fx, cy, under, 90 - (along - fx) / under / turn);
          return polar(cx, cy, over, 180 + (along - top) / over / turn);
        };
        const end =
          top + (180 + by(three, 50, 62, 40) - at * (at + 1) * among(a, 17, 20, 15, 18)) * turn * over;
        return named("band", ribbon(course, -4, end, wide, [0, (9 - at * 1.5) / (end + 4)], 20));
      };
      const sea: Course = (along) =>
        along < fx + 2
          ? [along, 23.9 - wide / 2]
          : polar(fx + 2, 23.9 - wide / 2 - flat, flat, 90 - (along - fx - 2) / flat / turn);
      const bands = [...times(3, band), named("band", ribbon(sea, -4, 23.6, wide, [0, 0.4], 10))];
      const slant = polygon([
        [4, 0],
        [-0.6, 24],
        [40, 24],
        [40, -2],
        [4, -2],
      ]);
      return shown(meet(parts(...bands), slant), null, lightOf(gap), 4);
    },
  },
  {
    id: "spiral-sun",
    ideas: [],
    words: ["sun", "suns", "sunshine"],
    goesWith: ["summer", "solar", "light"],
    suggests: ["spiral"],
    isOpen: true,
    isRound: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, wide, count] = [lightOf(gap), by(one, 2.1, 2, 2.2), by(two, 11, 10, 12)];
      const [first, bent] = [among(a, -60, 30, 120, 210), by(three, 24, 30, 18)];
      const course: Course = (at) =>
        polar(12, 12, (wide + air) * (at < 1.7 ? at : 1.19 + at * 0.3), first + at * 360);
      const coil = join(disc(...course(0.32), wide / 2), ribbon(course, 0.32, 2.05, wide, [0, 0.2], 20));
      const inner = (wide + air) * 1.7 + wide / 2 + air;
      const ray = (at: number) => {
        const bow: Course = (r) =>
          polar(12, 12, r, (360 / count) * at + bent * Math.max(0, (r - inner) / 5) ** 1.5);
        return named("ray", ribbon(bow, inner, 12, (inner * 4.5) / count, [0, 1], 4));
      };
      return shown(coil, parts(...times(count, ray)), air, 8, "turn");
    },
  },
  {
    id: "moon-phases",
    ideas: [],
    words: ["moon", "moons", "crescent"],
    goesWith: ["night", "sleep", "lunar"],
    isOpen: true,
    promise: 0.933,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Each phase is cut from the same disc by a circle through its two horns.
      const [air, inside] = [lightOf(gap) * 1.15, by(two, 10.4, 9.6, 11.2)];
      const night = (depth: number, open: number, r: number) => {
        const [hx] = polar(0, 0, r, by(one, 48, 56, 42) + open);
        const far = (r * r - (depth - 12) ** 2) / (hx - depth + 12) / 2;
        return disc(12 + far, 12, far - depth + 12);
      };
      const slit = (depth: number, open: number, r: number) =>
        cut(night(depth, open, r), night(depth + air, open, r));
      const slits = [slit(inside * 0.66, 12, 11), slit(inside * 0.36, 22, 11.2)];
      const moon = named("moon", cut(disc(12, 12, 12), night(inside, 0, 12), ...slits));
      const roll = by(three, -25, -10, -40) + among(a, 0, 5, -5, 8);
      return inks({ gaps: [air], parts: 3 }, move(moon, rotation(roll, 12, 12)));
    },
  },
  {
    id: "drop-of-rings",
    ideas: [],
    words: ["drop", "drops", "waterdrop", "droplet", "droplets", "raindrop", "raindrops"],
    goesWith: ["water", "rain", "ripple"],
    suggests: ["ring", "circle", "ripple"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The ripple in the middle is a circle, and each ring outside it is more of a drop.
      const [air, wide, thick] = [lightOf(gap) * 1.15, by(one, 8.4, 8.8, 8), by(two, 2.1, 2.3, 1.9)];
      const cy = 24 - wide;
      const drop = (r: number) => {
        const share = Math.max(0, (r - 2.4) / (wide - 2.4)) ** by(three, 1.3, 1.1, 1.5);
        const top = cy - r - (cy - wide) * share;
        const [x, y, z] = [
          r * (0.55 - 0.38 * share),
          top + (cy - top) * 0.4 * share,
          cy - r * (0.55 + 0.2 * share),
        ];
        const right = pen(12, top).curve(12 + x, y, 12 + r, z, 12 + r, cy);
        return right
          .arc(12, cy, r, 0, 180)
          .curve(12 - r, z, 12 - x, y, 12, top)
          .path();
      };
      const next = wide - thick - air;
      const rings = [cut(drop(wide), drop(wide - thick)), cut(drop(next), drop(next - thick))];
      const whole = parts(...rings, disc(12, cy, Math.max(0.9, next - thick - air)));
      return shown(move(whole, rotation(among(a, 0, 20, -20, 0), 12, 12)), null, air, 3);
    },
  },
  {
    id: "flame-tongues",
    ideas: [],
    words: ["flame", "flames", "fire", "fires", "blaze"],
    goesWith: ["heat", "torch", "candle"],
    isOpen: true,
    isPliant: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Bowls of one centre, whose arms run out in tongues, all blown by one wind.
      const [air, wide, big] = [lightOf(gap), by(one, 2.6, 2.4, 2.8), by(two, 8.1, 8.5, 7.8)];
      const [cy, tall] = [24 - big - wide / 2, among(a, 0, 0.7, -0.7, 0.4)];
      const blown: (point: Point) => Point = ([x, y]) => {
        const [h, off] = [Math.max(0, cy - y), x - 12];
        const gust = by(three, 2.6, 3.2, 2.2) * (0.5 + 0.024 * off) * (1 - Math.cos(h * 0.4));
        return [12 + off * (1 - 0.0038 * h * h) + gust, y];
      };
      const bowl = (r: number, left: number, right: number) => {
        const half = (r * Math.PI) / 2;
        const course: Course = (at) => {
          if (Math.abs(at) <= half) return polar(12, cy, r, 90 - (90 * at) / half);
          return [12 + Math.sign(at) * r, cy - Math.abs(at) + half];
        };
        const tips = [left, right].map((arm) => (arm * 1.1) / (2 * half + left + right));
        return ribbon((at) => blown(course(at)), -half - left, half + right, wide, tips, 28);
      };
      const core = warp(dropPath(12, 0, cy, big - 1.5 * wide - 2 * air), blown);
      const bowls = [bowl(big, 7 + tall, 5), bowl(big - wide - air, 10.8, 9 - tall)];
      return shown(parts(...bowls, core), null, air, 3);
    },
  },
];
