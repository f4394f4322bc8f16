import { cut, grow, join, meet, named } from "../../geometry/form.ts";
import { type Point, polar } from "../../geometry/path.ts";
import { bar, disc, lens, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by, facts, layer } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { times } from "./parts.ts";
import { trace, twofold } from "./smooth-outline.ts";

/** Things as everybody draws them, for whom another drawing says something more: nothing else can be seen in them. */
export const PLAINLY: readonly Scene[] = [
  {
    id: "crescent-bare",
    ways: [0, -30, 20, -15],
    ideas: ["moon", "night", "calm"],
    words: ["crescent", "crescents", "crescent moon", "crescent moons", "moon", "moons"],
    goesWith: ["night", "sleep"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two], construction: [a] }) => {
      // One disc bitten by another: how far off its middle lies is how full the moon is.
      const off = by(one, 6, 5.2, 6.8);
      const bite = disc(12 + off, 12 - by(two, 2.2, 0, 3.6), among(a, 9.6, 9, 10.2, 9.3));
      return shown(cut(disc(12, 12, 12), bite), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "pillow-plump",
    ideas: [],
    words: ["pillow", "pillows", "cushion", "cushions", "scatter cushion", "throw pillow"],
    goesWith: ["sleep", "bed", "bedroom"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [top, foot] = [by(one, 4, 3, 4.8), by(one, 20, 21, 19.2)];
      const full = among(a, 1, 1.5, 0.6, 1.2);
      const ear = by(two, 1.3, 1, 1.6);
      const body = named(
        "body",
        twofold`12,${top - full * 0.5} 19.6,${top + 0.2} 23.4,${top - ear}! 22.3,${top + 4} ${22.6 + full * 0.4},12 22.3,${foot - 4} 23.4,${foot + ear}! 19.6,${foot - 0.2} 12,${foot + full * 0.5}`,
      );
      // Where the cloth is drawn together, a crease runs in from each corner.
      const reach = by(three, 3.4, 2.9, 4);
      const creases = [
        bar([21.2, top + 1.7], [21.2 - reach, top + 1.7 + reach * 0.6], air, "round"),
        bar([21.2, foot - 1.7], [21.2 - reach, foot - 1.7 - reach * 0.6], air, "round"),
      ].flatMap((crease) => both(crease));
      return shown(cut(body, ...creases), null, air, 1, "mirror");
    },
  },
  {
    id: "armchair-club",
    ideas: [],
    words: ["armchair", "armchairs", "easy chair", "lounge chair", "club chair", "wing chair"],
    goesWith: ["chair", "sofa", "furniture", "upholstery"],
    isOpen: true,
    promise: 0.965,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const arm = by(one, 5, 4.4, 5.6);
      const high = by(two, 10.2, 9.2, 11.2);
      const round = among(a, 5.4, 7, 3.6, 6.2);
      const seat = roundRect(arm + air, 13.4, 24 - 2 * (arm + air), 4, [1.6, 1.6, 0.6, 0.6]);
      const back = cut(
        roundRect(3.4, 1, 17.2, 15, [round, round, 0, 0]),
        rect(0, 13.4 - air, 24, 12),
        ...both(grow(roundRect(0, high, arm, 11, [arm / 2, arm / 2, 1, 1]), air)),
      );
      const frame = named(
        "frame",
        join(
          ...both(roundRect(0, high, arm, 21.4 - high, [arm / 2, arm / 2, 1, 1])),
          rect(arm - 0.5, 17.4 + air, 25 - 2 * arm, 4 - air),
          ...both(rect(by(three, 1.6, 2, 1.2), 21, 2.2, 3)),
        ),
      );
      return shown(join(back, frame), seat, air, 5, "mirror");
    },
  },
  {
    id: "saw-blade-hooked",
    ways: [0, 8, 16],
    ideas: [],
    words: ["saw blade", "saw blades", "circular saw blade", "circular saw", "buzz saw"],
    goesWith: ["saw", "sawmill", "timber", "carpenter", "joinery"],
    isRound: true,
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Each tooth rises along the rim and falls straight to its root, all of them the same way round.
      const air = leastAirOf(gap);
      const count = among(a, 12, 10, 14, 11);
      const root = by(one, 9.2, 9.6, 8.9);
      const step = 360 / count;
      const teeth = times(count, (at): Point[] => [
        polar(12, 12, root, at * step),
        polar(12, 12, (root + 12) / 2, (at + 0.5) * step),
        polar(12, 12, 12, (at + 0.98) * step),
      ]).flat();
      const groove = ring(12, 12, by(two, 6.6, 6, 7.1), by(two, 6.6, 6, 7.1) - air);
      return shown(cut(polygon(teeth), disc(12, 12, by(three, 2.4, 2, 2.8)), groove), null, air, 2, "turn");
    },
  },
  {
    id: "bicycle-of-lines",
    ideas: [],
    words: ["bicycle", "bicycles", "bike", "bikes", "cycle", "velo"],
    goesWith: ["cycling", "cyclist"],
    has: ["wheel"],
    isOpen: true,
    isStroked: true,
    promise: 0.9,
    draw: ({ fine, line: pen, variation: [one, two, , three] }) => {
      const width = fine ? pen : Math.max(1.5, Math.min(2.1, pen));
      const radius = by(one, 5.2, 5.5, 4.9);
      const [y, rear, front] = [21.4 - radius, radius, 24 - radius];
      const wheels = [rear, front].map((x) => named("wheel", ring(x, y, radius, radius - width)));
      const [post, head] = [by(two, 8.8, 9.2, 8.4), by(three, 16.4, 16, 16.8)];
      const high = y - 8;
      const tubes = [
        `${rear},${y} 11.2,${y} ${post},${high}`,
        `${rear},${y} ${post + 0.2},${high + 0.6} ${head},${high + 0.4} 11.2,${y}`,
        `${front},${y} ${head - 0.8},${high - 2.6} ${head + 2},${high - 2.6}`,
        `${post},${high} ${post - 0.5},${high - 2.4}`,
        `${post - 2.4},${high - 2.4} ${post + 1.4},${high - 2.4}`,
      ].flatMap((text) => trace(text, width));
      return {
        layers: [layer(join(...wheels, ...tubes.map((tube) => named("frame", tube))))],
        facts: facts({ strokes: [width], radii: [radius], parts: 3, style: "line", events: ["line"] }),
      };
    },
  },
  {
    id: "balloon-on-string",
    ways: [0, 8, -8],
    ideas: [],
    words: ["party balloon", "party balloons", "toy balloon", "balloon", "balloons"],
    goesWith: ["party", "birthday", "celebration"],
    has: ["string"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 6.9, 6.4, 7.4);
      const low = by(two, 16, 15.4, 16.6);
      const body = named(
        "balloon",
        twofold`12,0 ${12 + wide},${low * 0.42} ${12 + wide * 0.52},${low * 0.82} 12,${low}`,
      );
      const knot = polygon([
        [12, low - 0.8],
        [13.7, low + 1.7],
        [10.3, low + 1.7],
      ]);
      const swing = among(a, 0.9, -0.9, 0.7, -0.7);
      const string = times(9, (at) => {
        const share = at / 8;
        return `${12 + swing * Math.sin(share * 2 * Math.PI)},${low + 1.4 + share * (23.2 - low - 1.4)}`;
      }).join(" ");
      const [x, y] = [12 - wide * 0.52, low * 0.38];
      const light = lens([x, y + 1.6], [x + by(three, 2.6, 2.2, 3), y - 3.2], air * 0.6);
      return shown(
        join(cut(body, grow(light, air * 0.2)), knot, named("string", join(...trace(string, 1.5)))),
        null,
        air,
        1,
      );
    },
  },
  {
    id: "sunrise-rays",
    ideas: ["sun", "dawn", "horizon", "rise", "light"],
    words: [
      "rising sun",
      "sunrise",
      "sunrises",
      "sun",
      "dawn",
      "daybreak",
      "morning sun",
      "setting sun",
      "sunset",
    ],
    goesWith: ["morning", "day"],
    has: ["horizon"],
    isOpen: true,
    allowsFace: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const level = 17.6;
      const radius = by(one, 6, 5.4, 6.6);
      const sun = named("sun", meet(disc(12, level, radius), rect(0, 0, 24, level)));
      const count = by(two, 5, 7, 5);
      const width = count > 5 ? 1.7 : 2.2;
      const step = (180 - 2 * 14) / (count - 1);
      const rays = times(count, (at) => {
        const turn = -180 + 14 + at * step;
        const reach = among(a, 12.6, 12.6, at % 2 ? 11.6 : 13, 12.2);
        return named(
          "ray",
          bar(
            polar(12, level, radius + air * 1.5, turn),
            polar(12, level, reach, turn),
            width,
            by(three, "round", "flat", "round"),
          ),
        );
      });
      const ground = named("ground", roundRect(0, level + air * 1.3, 24, 2.4, by(three, 1.2, 0, 1.2)));
      return shown(ground, join(sun, ...rays), air, count + 2, "mirror");
    },
  },
];
