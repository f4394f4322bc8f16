import { asForm, cut, type Form, join, line, meet, move, named, parts } from "../../geometry/form.ts";
import { type Pen, type Point, pen, polar, translation } from "../../geometry/path.ts";
import { band, bar, disc, dropPath, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { inks, lean, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** One line of constant weight through stops "x,y,radius", each turned with its own radius. */
const route = (text: string, width: number): Form => {
  const stops = text.split(" ").map((stop) => stop.split(",").map(Number) as [number, number, number]);
  const heading = (at: number) =>
    (Math.atan2(stops[at + 1]![1] - stops[at]![1], stops[at + 1]![0] - stops[at]![0]) * 180) / Math.PI;
  const half = width / 2;
  const pieces = [stops[0]!, stops.at(-1)!].map(([x, y]) => disc(x, y, half));
  let from: Point = [stops[0]![0], stops[0]![1]];
  for (const [index, [x, y, radius]] of stops.slice(1, -1).entries()) {
    const into = heading(index);
    const turn = ((heading(index + 1) - into + 540) % 360) - 180;
    const side = Math.sign(turn) * 90;
    const back = radius * Math.tan((Math.abs(turn) * Math.PI) / 360);
    const start = polar(x, y, -back, into);
    const [cx, cy] = polar(...start, radius, into + side);
    const [low, high] = [into - side + Math.min(0, turn), into - side + Math.max(0, turn)];
    pieces.push(bar(from, start, width), band(cx, cy, radius + half, radius - half, low, high));
    from = polar(x, y, back, into + turn);
  }
  return join(...pieces, bar(from, [stops.at(-1)![0], stops.at(-1)![1]], width));
};

/** Things of the trades, each with one idea: courses of brick in the trowel, an ox in the steak, a hook that turns from ink to ground. */
export const WORKPLACES: readonly Scene[] = [
  {
    id: "trowel-of-bricks",
    ideas: [],
    words: ["trowel", "trowels"],
    goesWith: ["brick", "builder", "bricklayer", "mason"],
    isOpen: true,
    has: ["brick", "bricks"],
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [w, high] = [by(one, 7.2, 6.6, 7.8), by(two, 3.4, 3.1, 3.7)];
      const top = 7.2;
      const blade = named(
        "blade",
        twofold`12,${top}! 15,${top}! ${12 + w - 0.2},${top + 1.4}! ${12 + w + 0.7},${top + 2.1} ${12 + w + 0.6},${top + 3.3}! 12,26!`,
      );
      const second = top + high + air + 0.6;
      const third = second + high + air;
      const shift = among(a, 2.9, 2.7, 3.1, 2.9);
      const mortar = [
        rect(0, second - air, 24, air),
        rect(0, third - air, 24, air),
        rect(12 - shift - air / 2, top - 1, air, second - top),
        rect(12 + shift - air / 2, top - 1, air, second - top),
        rect(12 - air / 2, second - 0.1, air, high + 0.2),
      ];
      const grip = by(three, 2.1, 2.4, 1.9);
      const handle = named("handle", join(roundRect(12 - grip, -4, 2 * grip, 8, 2), rect(10.9, 3, 2.2, 5)));
      return inks(
        { gaps: [air], parts: 7, symmetry: "mirror" },
        lean(join(handle, cut(blade, ...mortar)), among(a, 45, 40, 50, 45), 1.06),
      );
    },
  },
  {
    id: "coiled-plug",
    ideas: [],
    words: ["plug", "plugs", "power plug", "electric plug"],
    goesWith: ["electrician", "electricity", "power", "cable"],
    isRound: true,
    has: ["cable", "cord"],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const s = by(one, 2.2, 2.5, 2);
      const R = 12 - s / 2;
      const r = by(two, 4, 3.6, 4.3);
      // The cord turns into the ring where both circles touch.
      const low = 12 + Math.sqrt(R * R - 2 * R * r);
      const touch = (Math.atan2(low - 12, -r) * 180) / Math.PI;
      const end = among(a, 415, 405, 422, 395);
      const cord = join(
        rect(12 - s / 2, 13, s, low - 12.98),
        band(12 - r, low, r + s / 2, r - s / 2, 0, touch + 0.2),
        band(12, 12, 12, 12 - s, touch, end, "round"),
      );
      const w = by(three, 4.6, 4.2, 4.9);
      const pin = by(three, 1, 1, 1.1);
      const body = named(
        "body",
        join(
          roundRect(12 - w, 8.6, 2 * w, 6.4, [0.8, 0.8, w * 0.85, w * 0.85]),
          roundRect(12 - w * 0.56 - pin, 4.2, 2 * pin, 5, [pin, pin, 0, 0]),
          roundRect(12 + w * 0.56 - pin, 4.2, 2 * pin, 5, [pin, pin, 0, 0]),
        ),
      );
      return shown(join(cord, body), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "wheel-on-the-level",
    ideas: [],
    words: ["wheel", "wheels", "tyre", "tyres", "tire", "tires"],
    goesWith: ["garage", "car", "mechanic"],
    suggests: ["road"],
    allowsFace: true,
    promise: 0.89,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Ink above the level is ground below it.
      const [s, hub, arm] = [by(one, 3.2, 2.8, 3.6), by(two, 3, 2.7, 3.3), by(three, 1.7, 1.5, 1.9)];
      const count = among(a, 5, 6, 5, 4);
      const spokes = times(count, (at) => {
        const turn = (count === 4 ? -45 : -90) + (at * 360) / count;
        return polygon([
          polar(12, 12, hub * 0.5, turn - 60),
          polar(12, 12, 11, turn - arm * 5),
          polar(12, 12, 11, turn + arm * 5),
          polar(12, 12, hub * 0.5, turn + 60),
        ]);
      });
      const wheel = named(
        "wheel",
        cut(join(ring(12, 12, 11.2, 11.2 - s), disc(12, 12, hub), ...spokes), disc(12, 12, hub * 0.42)),
      );
      const road = rect(0, 12, 24, 11.2 + 1.4);
      return inks({ gaps: [leastAirOf(gap)], parts: 2 }, join(cut(road, wheel), cut(wheel, road)));
    },
  },
  {
    id: "suitcase-sunset",
    ideas: [],
    words: ["suitcase", "suitcases", "luggage", "travel case"],
    goesWith: ["travel", "holiday", "trip", "journey"],
    has: ["sun", "sunset", "sea", "wave"],
    suggests: ["circle"],
    isOpen: true,
    isPliant: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Lid and base part along a wave.
      const air = leastAirOf(gap) * 1.15;
      const [r, seam, w] = [by(one, 5.6, 5.2, 6), by(two, 15, 15.4, 14.6), by(three, 4.4, 5, 4)];
      const body = named("body", roundRect(0, 5.6, 24, 18, among(a, 3, 2, 4, 1)));
      const handle = named(
        "handle",
        cut(
          roundRect(12 - w, 0.4, 2 * w, 5.4, [2.4, 2.4, 0, 0]),
          roundRect(12 - w + 2.1, 2.5, 2 * w - 4.2, 8, 0.8),
        ),
      );
      const rise = by(three, 1.9, 1.6, 2.2);
      const wave = (pencil: Pen, y: number, to: 1 | -1) => {
        const from = to > 0 ? 0 : 24;
        return pencil
          .line(from, y)
          .curve(from + 3 * to, y - rise, from + 5 * to, y - rise, from + 8 * to, y)
          .curve(from + 11 * to, y + rise, from + 13 * to, y + rise, from + 16 * to, y)
          .curve(from + 19 * to, y - rise, from + 21 * to, y - rise, from + 24 * to, y);
      };
      const sea = (y: number) => wave(wave(pen(0, y), y, 1), y + air, -1).path();
      const sun = named(
        "sun",
        cut(
          disc(12, seam, r),
          wave(pen(0, 30), seam + air * 0.5, 1)
            .line(24, 30)
            .path(),
        ),
      );
      return shown(join(handle, cut(body, join(sun, sea(seam)), sea(seam + air + 2.2))), null, air, 3);
    },
  },
  {
    id: "dryer-one-line",
    ideas: [],
    words: ["hair dryer", "hair dryers", "hairdryer", "hairdryers", "blow dryer"],
    goesWith: ["hairdresser", "salon", "hair"],
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [s, tall, long] = [by(one, 2.1, 2.3, 1.9), by(two, 0, 0.8, -0.8), by(three, 0, -0.8, 0.3)];
      const [h, far, low] = [s / 2, 24 - s / 2 + Math.min(0, long), 24 - s / 2];
      const foot = among(a, 14.6, 14, 15.4, 13.4);
      const [c, R, r] = [h + 6.5, 6.5, 3.3];
      const handle = `13.3,13.9 ${foot},${low},1.6 ${foot - 5.2},${low},1.6 8.2,${c + R},1.2`;
      const shell = `${c - R},${c + R},${R - 0.8} ${c - R},${c - R},${R} ${far},${h + 2 - tall},1.6 ${far},${c + r - 1 + tall},1.6`;
      const curl = `${c - r},${c + r},${r} ${c - r},${c - r},${r} ${c + r},${c - r},${r} ${c + r},${c + 0.2 + Math.max(0, long)}`;
      return shown(route(`${handle} ${shell} ${curl}`, s), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "polish-brush-within",
    ideas: [],
    words: ["nail polish", "nail polish bottle", "nail varnish", "nail lacquer"],
    goesWith: ["nail bar", "manicure", "nails", "beauty"],
    has: ["brush"],
    isOpen: true,
    isPliant: true,
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [w, high, b] = [by(one, 8.8, 8.2, 9.4), by(two, 9.8, 9.2, 10.4), by(three, 2.4, 2.2, 2.6)];
      const cap = named("cap", twofold`12,0! 13.4,0! 14.5,0.4 14.9,1.5! 15.7,${high}! 12,${high}!`);
      const [top, turn] = [high + air, among(a, 5, 6, 4, 3)];
      const body = named(
        "body",
        roundRect(12 - w, top, 2 * w, 24 - top, [turn, turn, turn * 0.6, turn * 0.6]),
      );
      const brush = twofold`12,${top - 1}! 13,${top - 1}! 13,${top + 3}! ${12 + b * 0.72},${top + 4.6} ${12 + b},${top + 6.6}! ${12 + b},21! 12,22!`;
      return shown(parts(cap, cut(body, brush)), null, air, 2, "mirror");
    },
  },
  {
    id: "capsule-of-arcs",
    ideas: [],
    words: ["capsule", "capsules", "pill", "pills"],
    goesWith: ["medicine", "pharmacy", "chemist", "health"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const w = by(one, 6.2, 5.8, 6.5);
      const h = 17 / 2;
      const s = (w - 2 * air) / by(two, 2.2, 2.2, 2.2);
      const mid = 12 + by(three, 0, 0.8, -0.8);
      const u = (outer: number, inner: number) =>
        cut(
          join(disc(12, 12 + h, outer), rect(12 - outer, mid + air / 2, 2 * outer, h + 12 - mid - air / 2)),
          disc(12, 12 + h, inner),
          rect(12 - inner, 0, 2 * inner, h + 12),
        );
      const upper = join(disc(12, 12 - h, w), rect(12 - w, 12 - h, 2 * w, mid - air / 2 - 12 + h));
      const bands = [
        named("band", u(w, w - s)),
        named("band", u(w - s - air, Math.max(0.01, w - 2 * s - air))),
      ];
      return inks({ gaps: [air], parts: 3 }, lean(parts(upper, ...bands), among(a, 45, 45, 38, 52), 0.98));
    },
  },
  {
    id: "steak-ox",
    ideas: [],
    words: ["steak", "steaks", "t-bone", "beef", "meat"],
    goesWith: ["butcher", "grill", "steakhouse", "barbecue"],
    isOpen: true,
    has: ["bull", "ox"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const lobe = among(a, 0, 0.8, -0.6, 0.4);
      const steak = asForm(
        through`7,1.6 16,1.4 23.4,6.4 22.6,${13 + lobe} 17,16.6 13.8,21.2 7.6,23 1.4,18.6 0.4,9`,
      );
      const rim = line(steak, 1.8, true);
      const core = cut(steak, line(steak, 1.8 + air, true));
      const [horn, long] = [by(one, 4.9, 4.6, 5.2), by(two, 16, 15.5, 16.3)];
      const ox = twofold`12,8.6 13.6,8.4 ${12 + horn * 0.72},8 ${12 + horn},5.6! ${12 + horn + 0.4},8.4 ${12 + horn * 0.7},10.2 14.6,10.6 13.6,13 14,${long - 1.2} 12,${long}`;
      const bone = move(lean(asForm(ox), by(three, -9, -4, -12), 0.94), translation(-0.9, 0.4));
      return inks({ gaps: [air], parts: 2 }, parts(rim, cut(core, bone)));
    },
  },
  {
    id: "fish-hook-within",
    ideas: [],
    words: ["fish hook", "fishing hook", "fish and hook"],
    goesWith: ["fishing", "angling", "angler", "fishmonger", "fish"],
    isOpen: true,
    has: ["hook", "fish"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Ink above the mouth is ground within the fish.
      const [w, tail, r] = [by(one, 7.2, 6.8, 7.6), by(two, 5.8, 6.6, 5.2), by(three, 2.5, 2.4, 2.6)];
      const body = named(
        "body",
        twofold`12,2.4! ${12 + w * 0.66},5.8 ${12 + w},10.6 ${12 + w * 0.64},15.2 13.5,18.4! ${12 + tail},24! 12,21.8!`,
      );
      const fish = cut(body, disc(12 + w * 0.56, 9, 1.1));
      const [s, x] = [0.9, 12 + among(a, 0.9, 1, 1.1, 0.8)];
      const up = x - 2 * r;
      const barb = through`${up - s},12.1! ${up - s},7.8! ${up + s + 1.5},11! ${up + s},11! ${up + s},12.1!`;
      const hook = join(rect(x - s, 0, 2 * s, 12.2), band(x - r, 12, r + s, r - s, 0, 180), barb);
      return shown(join(cut(fish, hook), cut(hook, body)), null, leastAirOf(gap), 2);
    },
  },
  {
    id: "spray-bottle-drop",
    ideas: [],
    words: ["spray bottle", "spray bottles", "spray", "sprayer"],
    goesWith: ["cleaning", "cleaner", "water"],
    isOpen: true,
    isPliant: true,
    promise: 0.907,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [r, reach] = [by(one, 7.2, 6.8, 7.5), by(two, 10.8, 10.2, 11.2)];
      const head = named(
        "head",
        through`7.6,0! 14,0! 17.6,1.6 19.2,6.2! 11.4,6.2! 10,${reach - 2} 7.4,${reach}! 5.9,${reach - 1.4}! 8,7.4 8.8,4.2! 7.6,4.2!`,
      );
      const body = named("body", cut(dropPath(15.6, 0.4, 24 - r, r), rect(0, 0, 24, 6.2 + air)));
      const spray = times(3, (at) => {
        const turn = 180 + (at - 1) * among(a, 32, 33, 31, 34);
        return bar(polar(8.4, 2.1, 5, turn), polar(8.4, 2.1, by(three, 7.6, 8, 7.3), turn), 1.7, "round");
      });
      return inks({ gaps: [air], parts: 5 }, lean(parts(head, body, ...spray), 0, 0.91));
    },
  },
  {
    id: "steering-wheel-of-bands",
    ideas: [],
    words: ["steering wheel", "steering wheels"],
    goesWith: ["driving school", "driver", "driving", "car"],
    isRound: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.2;
      const [s, level, r] = [by(one, 2.8, 2.5, 3.1), by(two, 10.4, 9.8, 11), by(three, 4.4, 5.2, 3.6)];
      const x = 12 - (air + s) / 2;
      const spoke = meet(route(`-2,${level},0 ${x},${level},${r} ${x},26,0`, s), disc(12, 12, 11.4));
      const wheel = named("wheel", join(ring(12, 12, 12, 12 - s), ...both(spoke)));
      return inks({ gaps: [air] }, lean(wheel, among(a, 18, -18, 30, 0), 1));
    },
  },
];
