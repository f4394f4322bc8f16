import { cut, type Form, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, type Point, pen, polar, rotation, scaling } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, mirrored, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, ellipse, fitted, inks, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** Things of counters and desks, each by one idea. */
export const COUNTERS: readonly Scene[] = [
  {
    id: "gavel-resound",
    ideas: [],
    words: ["gavel", "gavels"],
    goesWith: ["law", "court", "judge", "auction"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      // The block rings: its bands lie round the place that was struck.
      const [count, cx, top, most] = [by(one, 3, 4, 3), 10.6, 13, 10.6];
      const width = (most - (count - 1) * air) / count;
      const rings = times(count, (at) => {
        const outer = most - at * (width + air);
        return at === count - 1 ? disc(cx, top, outer) : ring(cx, top, outer, outer - width);
      });
      const block = meet(parts(...rings), rect(0, top, 24, 12));
      const [half, cap, foot] = [by(two, 4.2, 4.8, 3.8), among(a, 2.4, 2.8, 2.2, 2.6), top - air];
      const end = (y: number) => roundRect(cx - half - 0.9, y, half * 2 + 1.8, cap, 0.7);
      const barrel = rect(cx - half, cap + air, half * 2, foot - 2 * cap - 2 * air);
      const [middle, knob] = [foot / 2, by(three, 1.9, 1.6, 2.2)];
      const handle = named(
        "handle",
        through`${cx + half - 1},${middle - 1.1}! 18.4,${middle - 1.1} 22.6,${middle - knob} 24.4,${middle}
        22.6,${middle + knob} 18.4,${middle + 1.1} ${cx + half - 1},${middle + 1.1}!`,
      );
      return inks({ gaps: [air], parts: count + 3 }, join(barrel, end(0), end(foot - cap), handle, block));
    },
  },
  {
    id: "coin-landing",
    ideas: [],
    words: ["coins", "coin", "coin stack", "stack of coins"],
    goesWith: ["money", "savings", "bank", "finance"],
    isOpen: true,
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [rx, ry, thick] = [8.3, by(two, 3.3, 3, 3.6), by(two, 2.7, 3, 2.5)];
      const sway = by(one, [0, 1.5, -0.4, 0.2], [0, -1.4, 0.6, -0.4], [0, 1, 2, 1.6]);
      const coin = (at: number, more: number): Form => {
        const [x, y] = [12 + sway[at]!, 20 - at * (thick + air)];
        const [w, h] = [rx + more, ry + more];
        const flat = join(
          ellipse(x, y, w, h),
          ellipse(x, y - thick, w, h),
          rect(x - w, y - thick, w * 2, thick),
        );
        if (at < 3) return flat;
        const rim = named("rim", ellipse(x, y - thick, rx - by(three, 2.5, 2.1, 2.9), ry - 1.6));
        // The last one is about to lie down.
        return move(more ? flat : cut(flat, rim), rotation(among(a, -14, -11, -17, -12), x - rx * 0.8, y));
      };
      const pile = times(4, (at) => (at < 3 ? cut(coin(at, 0), coin(at + 1, air)) : coin(at, 0)));
      return fitted(air, 4, parts(...pile));
    },
  },
  {
    id: "thermometer-sun",
    ideas: [],
    words: ["thermometer", "thermometers"],
    goesWith: ["temperature", "weather", "heat", "climate"],
    has: ["sun"],
    isOpen: true,
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      // The bulb is a sun, and the tube the longest of its rays.
      const [level, radius, rays] = [by(one, 7.4, 5.8, 8.8), by(two, 4.5, 4.8, 4.2), by(three, 7, 6, 8)];
      const from = among(a, -24, -28, -20, -26);
      const tube = join(roundRect(9, 0, 6, 17, 3), disc(12, 16.2, radius));
      const hole = roundRect(10.8, 1.8, 2.4, level - 1.8, [1.2, 1.2, 0, 0]);
      const ray = times(rays, (at) => {
        const middle = from + (at * (180 - 2 * from)) / (rays - 1);
        const half = (180 - 2 * from) / (rays - 1) / 2 - 360 / (rays * 6);
        return named("ray", band(12, 16.2, radius + air + 2.6, radius + air, middle - half, middle + half));
      });
      return inks({ gaps: [air], parts: rays + 1, symmetry: "mirror" }, join(cut(tube, hole), ...ray));
    },
  },
  {
    id: "glasses-one-wire",
    ideas: [],
    words: ["glasses", "spectacles", "eyeglasses", "reading glasses"],
    goesWith: ["optician", "optometrist", "reading", "vision"],
    promise: 0.927,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      // Only half circles and straight lines: the wire runs from ear to ear.
      const [w, hook] = [by(one, 2.2, 2.5, 1.9), by(three, 2.4, 2, 2.8)];
      const bridge = by(two, 1.9, 2.2, 1.6) + w / 4;
      const r = (24 - w - 2 * bridge) / 4;
      const [x, cy] = [w / 2 + r, 24 - w / 2 - r];
      const left = join(
        ring(x, cy, r + w / 2, r - w / 2),
        rect(0, 3 + hook, w, cy - 3 - hook),
        band(w / 2 + hook, 3 + hook, hook + w / 2, hook - w / 2, 180, among(a, 360, 345, 390, 320), "round"),
      );
      const nose = named("bridge", band(12, cy, bridge + w / 2, bridge - w / 2, 180, 360));
      return inks({ strokes: [w], gaps: [air], parts: 1, symmetry: "mirror" }, join(...both(left), nose));
    },
  },
  {
    id: "column-of-bands",
    allowsFace: true,
    ideas: [],
    words: ["column", "columns", "pillar", "pillars", "ionic column"],
    goesWith: ["law", "museum", "architecture", "heritage"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.2, leastAirOf(gap));
      // Flutes are bands that go up and roll outwards.
      const width = 2.55 - 0.75 * air;
      const outer = 12 - air / 2 - width / 2;
      const inner = outer - width - air;
      const eye = inner - width / 2 - by(two, 1, 1.1, 0.9);
      const [big, small] = [outer - eye, inner - eye];
      const half = width / 2;
      const [cy, foot] = [big + half, 24 - by(three, 2.4, 2.8, 2) - air];
      const roll = join(
        band(eye, cy, big + half, big - half, 90, 360),
        rect(outer - half, cy, width, foot - cy),
        band(eye, cy, small + half, small - half, among(a, 90, 120, 60, 100), 360),
        rect(inner - half, cy, width, foot - cy),
      );
      const plinth = eye - by(one, 0, 2, -1.4);
      const base = named("base", rect(plinth, foot + air, 24 - 2 * plinth, 24 - foot - air));
      return shown(join(...both(roll), base), null, air, 5, "mirror");
    },
  },
  {
    id: "target-struck",
    ideas: [],
    words: ["target", "targets", "bullseye", "archery target"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [cx, cy] = [10, 14];
      const rings = by(
        one,
        [ring(cx, cy, 10, 8), ring(cx, cy, 6, 4), disc(cx, cy, 2)],
        [ring(cx, cy, 10, 7.5), ring(cx, cy, 5, 2.5)],
        [ring(cx, cy, 10, 7.2), disc(cx, cy, 4.4)],
      );
      const [half, long] = [by(two, 0.95, 1.1, 0.85), by(three, 7.2, 6.6, 7.8)];
      // Figure and ground change places where it is hit.
      const shaft = through`9,14! 10.4,${cy - half}! 22,${cy - half}! 22,${cy + half}! 10.4,${cy + half}!`;
      const feather = through`20,14! 22.8,11.2! ${20 + long},11.2! ${17.2 + long},14! ${20 + long},16.8! 22.8,16.8!`;
      const arrow = named(
        "arrow",
        move(join(shaft, feather), rotation(among(a, -45, -42, -48, -45), cx, cy)),
      );
      return inks({ gaps: [air], parts: 5 }, counterchanged(parts(...rings), arrow));
    },
  },
  {
    id: "shield-coil",
    ideas: [],
    words: ["shield", "shields", "escutcheon"],
    goesWith: ["protection", "security", "insurance", "defence"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.3, leastAirOf(gap) + 0.1);
      // One band that coils inwards; from the right, since from the left its end is a G.
      const [w, x, full] = [by(one, 2.4, 2.6, 2.2), by(two, 2, 2.3, 1.7), by(three, 0.48, 0.4, 0.56)];
      const keen = among(a, 0.5, 0.46, 0.54, 0.42);
      const within = (k: number): Path => {
        const [half, tip] = [12 - x - k, 24 - k * 1.32];
        const [fall, run] = [8 + full * (tip - 8), half * keen];
        return pen(12 - half, k)
          .line(12 + half, k)
          .line(12 + half, 8)
          .curve(12 + half, fall, 12 + run, tip - run * 0.92, 12, tip)
          .curve(12 - run, tip - run * 0.92, 12 - half, fall, 12 - half, 8)
          .path();
      };
      const pitch = w + air;
      const turn = (at: number) => {
        const k = at * pitch;
        // No two edges lie on one another.
        const slit = rect(x + k + w - 0.015, k - 0.5, air + 0.015, w + 0.9);
        const link = rect(x + k + pitch + 0.02, k + 0.02, w - 0.04, pitch + 0.5);
        return join(cut(within(k), within(k + w), slit), link);
      };
      return shown(mirrored(join(turn(0), turn(1), within(2 * pitch))), null, air, 1);
    },
  },
  {
    id: "crown-of-loops",
    ideas: [],
    words: ["crown", "crowns", "coronet"],
    promise: 0.939,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      // One cord, which makes a loop where a crown has a ball.
      const w = by(one, 2.1, 2.4, 1.9);
      const [r, low, high] = [by(two, 2.3, 2.5, 2.1), by(three, 6.6, 5.6, 7.4), 3.2];
      const [valley, foot] = [among(a, 15, 14, 16, 14.6), 24 - w / 2];
      const side: Point = [4.4, foot];
      const dip: Point = [by(three, 7.8, 8.2, 7.6), valley];
      const leg = (from: Point, to: Point, turn: 1 | -1): Path => {
        const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
        const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + turn * Math.asin(r / far);
        return bar(from, polar(...from, Math.sqrt(far * far - r * r), (angle * 180) / Math.PI), w, "round");
      };
      const peak = (from: Point, top: Point, to: Point): Form =>
        join(ring(...top, r + w / 2, r - w / 2), leg(from, top, 1), leg(to, top, -1));
      const right = (point: Point): Point => [24 - point[0], point[1]];
      const outer: Point = [r + w / 2, low];
      const sides = [peak(side, outer, dip), peak(right(dip), right(outer), right(side))];
      const whole = join(...sides, peak(dip, [12, high], right(dip)), bar(side, right(side), w, "round"));
      return inks({ strokes: [w], gaps: [air], parts: 1 }, whole);
    },
  },
  {
    id: "toothbrush-in-tumbler",
    ideas: [],
    words: ["toothbrush", "toothbrushes"],
    has: ["glass", "tumbler"],
    isOpen: true,
    promise: 0.922,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [rim, taper] = [by(one, 12.4, 13.2, 11.6), by(two, 1.6, 0.8, 2.4)];
      const cup = named("cup", through`4,${rim}! 20,${rim}! ${20 - taper},24! ${4 + taper},24!`);
      const handle = named("handle", roundRect(10.4, -2.6, 3.2, 24.4, 1.6));
      const count = by(three, 3, 4, 3);
      const each = (by(three, 8.6, 10, 7.8) - (count - 1) * air) / count;
      const tufts = times(count, (at) => rect(6.2, -1.4 + at * (each + air), 4.6, each));
      const brush = move(join(handle, ...tufts), rotation(among(a, 20, 16, 24, 18), 12, 16));
      return fitted(air, 2, counterchanged(cup, brush));
    },
  },
  {
    id: "luggage-tag-aloft",
    ideas: [],
    words: ["luggage tag", "luggage tags", "baggage tag", "bag tag"],
    goesWith: ["luggage", "baggage"],
    has: ["plane", "airplane", "aeroplane"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      // Its strap is light on the tag and dark beside it.
      const [half, w] = [by(one, 7.4, 7.8, 7), by(two, 2, 2.3, 1.8)];
      const tag = twofold`12,-1.6! ${12 + half - 2.4},-1.6! ${12 + half - 0.7},-0.9 ${12 + half},0.8! ${12 + half},13! ${12 + half - 3.6},18! 12,18!`;
      const strap = cut(ellipse(12, 20, 4.2, 6.4), ellipse(12, 20, 4.2 - w, 6.4 - w));
      const plane = twofold`12,-0.4 13.3,2 13.3,4! ${12 + half - 1.4},7.6! ${12 + half - 1.4},9.4! 13.3,8! 13,10.2! 14.6,11.6! 12,11.2!`;
      const turn = rotation(by(three, 45, 38, 32) + among(a, 0, 3, -3, 0), 12, 12);
      const whole = move(counterchanged(cut(tag, plane), strap), scaling(0.93, 0.93, 12, 12));
      return inks({ gaps: [air], parts: 2 }, move(whole, turn));
    },
  },
];
