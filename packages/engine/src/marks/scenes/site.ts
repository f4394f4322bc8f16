import { cut, grow, join, move, named, parts } from "../../geometry/form.ts";
import { type Path, type Point, pen, polar, rotation, scaling } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import type { Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, fitted, inks, times } from "./parts.ts";
import { nodesOf, through } from "./smooth-outline.ts";

/** The ground between two lines that run beside a spine, so that all lanes of one spine turn round the same centres. */
const lane = (text: string, radius: number, near: number, far: number): Path => {
  const points = nodesOf(text).map(([x, y]): Point => [x, y]);
  const headingOf = ([x, y]: Point, to: Point) => (Math.atan2(to[1] - y, to[0] - x) * 180) / Math.PI;
  const startOf = (along: readonly Point[], aside: number): Point =>
    polar(...along[0]!, aside, headingOf(along[0]!, along[1]!) - 90);
  const drawn = pen(...startOf(points, far));
  const walk = (along: readonly Point[], aside: number) => {
    for (let at = 1; at < along.length - 1; at++) {
      const heading = headingOf(along[at - 1]!, along[at]!);
      const turn = ((headingOf(along[at]!, along[at + 1]!) - heading + 540) % 360) - 180;
      const side = turn > 0 ? 1 : -1;
      const reach = radius * Math.tan((Math.abs(turn) * Math.PI) / 360);
      const centre = polar(...polar(...along[at]!, -reach, heading), radius, heading + 90 * side);
      const from = heading - 90 * side;
      drawn.arc(...centre, Math.max(0.02, radius + aside * side), from, from + turn);
    }
    drawn.line(...startOf([...along].reverse(), -aside));
  };
  walk(points, far);
  drawn.line(...startOf([...points].reverse(), -near));
  walk([...points].reverse(), -near);
  return drawn.path();
};

/** What stands and moves on a building site. */
export const SITE: readonly Scene[] = [
  {
    id: "brick-wall-corner",
    ideas: [],
    words: ["brick wall", "brick walls", "brickwork", "masonry"],
    goesWith: ["brick", "bricklayer", "wall"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three] }) => {
      // Every second brick is folded round the corner, to either side in turn.
      const air = leastAirOf(gap);
      const [first, slope] = [by(one, 0, 1, 0), by(two, 0.36, 0.42, 0.3)];
      const [long, short] = by(three, [8, 4], [8.6, 3.6], [7.6, 4.4]);
      const high = (24 - 12 * slope - 3 * air) / 4;
      const courses = times(4, (row) => {
        const side = (row + first) % 2 ? -1 : 1;
        const at = (x: number, drop: number): Point => [
          12 + x * side,
          row * (high + air) + drop + (12 - Math.abs(x)) * slope,
        ];
        const brick = (...ends: number[]) =>
          polygon([...ends.map((x) => at(x, 0)), ...ends.reverse().map((x) => at(x, high))]);
        return parts(brick(-long, 0, short), brick(short + air, 12));
      });
      return shown(parts(...courses), null, air, 8);
    },
  },
  {
    id: "log-of-rings",
    ideas: [],
    words: ["log", "logs", "wood", "timber", "firewood", "lumber", "tree trunk"],
    goesWith: ["forest", "sawmill", "lumberjack"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const [r, from] = [by(one, 7, 7.3, 6.8), by(three, -40, 60, 160)];
      const end = 18 + r;
      const rest = join(rect(r, 12 - r, 18, r * 2), move(disc(end, 12, r), scaling(0.42, 1, end, 12)));
      const starts = among(a, [12, 19, 14], [17, 12, 20], [12, 15.5, 19], [19, 15.5, 13]);
      const grain = starts.map((x, at) => {
        const y = 12 + (at - 1) * r * 0.5;
        return bar([x, y], [40, y], air, "round");
      });
      const stub = through`15,7! 17,3.2 ${by(two, 18.2, 19.2, 17.4)},-0.4! 22.4,1.2! 21.2,3.6 22,7!`;
      const core = r * 0.2;
      const middle = (core + air + r) / 2;
      const slit = band(r, 12, middle + air / 2, middle - air / 2, from, from + 290, "round");
      const face = parts(disc(r, 12, core), cut(ring(r, 12, r, core + air), slit));
      const whole = join(cut(join(rest, stub), disc(r, 12, r + air), ...grain), face);
      return fitted(air, 4, move(whole, rotation(by(three, -24, -28, -20), 12, 12)));
    },
  },
  {
    id: "excavator-saurian",
    ideas: [],
    words: ["excavator", "excavators", "digger", "diggers"],
    goesWith: ["earthworks"],
    suggests: ["dinosaur"],
    isOpen: true,
    promise: 0.962,
    draw: ({ gap, variation: [one, two, , three] }) => {
      // The boom is a neck, the bucket a head that bites.
      const air = leastAirOf(gap) * 1.1;
      const [crest, snout] = [by(one, 0, 1, -0.4), by(two, 0, 1, -1)];
      const neck = through`7.6,17! 9.4,9 12.6,${2.4 + crest} 16.4,${crest} 20.4,${1.8 + crest} 23,6.6 23.6,11.4! 20.2,11.4! 19,7 17,${4.2 + crest} 15,5.6 14,10.4 13.4,17!`;
      const bucket = through`19.6,11! 23.5,10.6! 24.6,15 23,18.6 19.4,20.6! 18.6,18.4! 17.4,20.2! 16.6,17.8! 15,${19 + snout}! 14.8,16.6! 17.2,14.4`;
      const cab = named("cabin", through`0,17! 0,11 0.8,8.4 3,7.6! 7.4,7.6! 8,17!`);
      const pane = named("window", through`2.4,13! 2.4,10.4! 6,10.4! 6.2,13!`);
      const pins = [3, 7, 11].map((x) => disc(x, 20.6 + air / 2, by(three, 1.1, 1.3, 0.9)));
      const track = cut(roundRect(0, 17 + air, 14, 7 - air, 3), ...pins);
      const head = cut(bucket, disc(20.6, 14.4, 1.1));
      return shown(parts(join(cut(cab, pane, grow(neck, air)), neck, head), track), null, air, 3);
    },
  },
  {
    id: "pickaxe-strike",
    ideas: [],
    words: ["pickaxe", "pickaxes", "pick axe"],
    goesWith: ["mine", "miner", "quarry", "rock"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three] }) => {
      // Steel and stone change places where the one is in the other.
      const head = named("head", through`-0.6,10.4! 4.6,4 12,1.6 19.6,4 25,10.4! 18.6,7 12,6.2 5.4,7`);
      const shaft = through`10.4,0.4! 13.6,0.4! 13.4,12 14,24! 10,24! 10.6,12`;
      const turn = by(one, -76, -70, -82);
      const pick = named(
        "pick",
        move(move(join(head, shaft), rotation(turn, 12, 12)), scaling(0.94, 0.94, 24, 2)),
      );
      const rock = through`0,${by(two, 15, 16, 14)}! 7,13.8! 12.6,${by(three, 18, 17.4, 18.8)}! 18,18.8! 24,24! 0,24!`;
      return inks({ gaps: [leastAirOf(gap)], parts: 4 }, counterchanged(pick, rock));
    },
  },
  {
    id: "stairs-of-risers",
    ideas: [],
    words: ["stairs", "stair", "staircase", "staircases", "stairway", "flight of stairs"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Only what stands is inked: the treads are drawn by the ground.
      const air = leastAirOf(gap);
      const count = by(one, 4, 3, 5);
      const [back, rise] = [by(two, 8, 9, 7), by(three, 0.5, 0.56, 0.42)];
      const step = (24 - back) / count;
      const tall = step * among(a, 1, 1.1, 1.05, 1.15);
      const at = (x: number, y: number, deep: number): Point => [
        back + x * step - deep,
        -y * tall - deep * rise,
      ];
      const profile = times(count, (on): Point[] => [at(on, on, 0), at(on, on + 1, 0)]).flat();
      const side = polygon([...profile, at(count, count, 0), at(count, 0, 0)]);
      const risers = times(count, (on) =>
        polygon([at(on, on, air), at(on, on, back), at(on, on + 1, back), at(on, on + 1, air)]),
      );
      return fitted(air, count + 1, parts(side, ...risers));
    },
  },
  {
    id: "container-folded",
    ideas: [],
    words: ["shipping container", "shipping containers", "freight container", "cargo container"],
    goesWith: ["container", "freight", "cargo"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Each rib climbs the side and folds over the roof.
      const air = leastAirOf(gap) * 1.18;
      const [count, wide, slope] = [by(one, 5, 4, 5), by(two, 7, 7.8, 6.4), by(three, 0.36, 0.4, 0.32)];
      const [high, half] = [among(a, 10, 9, 11, 9.6), air / 2];
      const at = (left: number, right: number, drop: number): Point => [
        wide - left + right,
        (24 - left - right) * slope + drop,
      ];
      const rib = (24 - wide + air) / count - air;
      const ribs = times(count, (index) => {
        const to = index * (rib + air) + rib;
        const from = index ? to - rib : half;
        const edge = (x: number): Point[] => [at(0, x, high), at(0, x, 0), at(wide, x, 0)];
        return polygon([...edge(to), ...edge(from).reverse()]);
      });
      const door = named(
        "door",
        cut(
          polygon([at(half, 0, air * 0.7), at(wide, 0, air), at(wide, 0, high), at(half, 0, high)]),
          bar(at(wide / 2 + half, 0, 3.2), at(wide / 2 + half, 0, high - 2), air),
        ),
      );
      const roof = named(
        "roof",
        polygon([at(0, 0, 0), at(wide, 0, 0), at(wide, 24 - wide, 0), at(0, 24 - wide, 0)]),
      );
      const corners = [at(wide - 1.1, 0.4, 0), at(0.6, 22.5 - wide, 0)];
      const ropes = corners.map((corner) => cut(bar([12, -6], corner, 2), roof, disc(12, -6.6, 2)));
      return fitted(air, count + 2, parts(...ribs, door, join(...ropes, ring(12, -6.6, 2.6, 1))));
    },
  },
  {
    id: "toolbox-spanner",
    ideas: [],
    words: ["toolbox", "toolboxes", "tool box", "tool chest"],
    goesWith: ["handyman", "repair"],
    has: ["spanner", "wrench"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three] }) => {
      // It is carried by a spanner.
      const air = leastAirOf(gap);
      const [rim, jaw] = [by(one, 12, 12.6, 11.4), by(two, 0, -20, 20)];
      const head = (x: number, turn: number) =>
        named("head", cut(disc(x, 4.2, 4.2), move(rect(x, 2.8, 6, 2.8), rotation(turn, x, 4.2))));
      const handle = named("handle", join(rect(4, 2.8, 16, 2.8), head(4.2, 180 + jaw), head(19.8, jaw)));
      const posts = [rect(7, 4, 2.4, 10), rect(14.6, 4, 2.4, 10)];
      const box = cut(roundRect(0, rim, 24, 24 - rim, [2.4, 2.4, 1, 1]), rect(-1, rim + 4, 26, air));
      const clasps = by(three, [12], [6, 18], [12]).map((x) => rect(x - 1.6, rim + 2.8, 3.2, 4.2));
      const open = cut(box, ...clasps.map((each) => grow(each, air)));
      return shown(join(open, ...clasps, handle, ...posts), null, air, 3);
    },
  },
  {
    id: "chainsaw-fir",
    ideas: [],
    words: ["chainsaw", "chainsaws", "chain saw"],
    goesWith: ["lumberjack", "forestry", "saw"],
    has: ["fir", "tree"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three] }) => {
      // What it fells lies in its bar.
      const air = leastAirOf(gap) * 1.25;
      const [half, top] = [by(one, 6.4, 6.6, 6.2), by(three, 4.2, 4.8, 3.6)];
      const blade = (less: number) =>
        named("blade", roundRect(4, 16 - half + less, 24 - less, (half - less) * 2, half - less));
      const teeth = [11.8, 16, 20.2].flatMap((x) => [
        named("tooth", through`${x},${16.3 - half}! ${x + 2.8},${16.3 - half}! ${x + 2.8},${13.9 - half}!`),
        named("tooth", through`${x + 2.8},${15.7 + half}! ${x},${15.7 + half}! ${x},${18.1 + half}!`),
      ]);
      const fir = through`24.6,16! 20,13.6! 20,15! 15.4,13! 15.4,14.6! 10.6,12.9! 10.6,19.1! 15.4,17.4! 15.4,19! 20,17! 20,18.4!`;
      const body = named("body", through`1,23.4! 1,11! 3,8.6! 9.2,8.6! 10.8,23.4!`);
      const grip = named("handle", lane("2,12.2 -2,12.2 -2,22.2 2,22.2", by(two, 3, 4, 2.2), -1.2, 1.2));
      const front = lane(`3,11 4.6,${top} 11,${top} 8.4,11`, 1.8, -1, 1);
      const chain = cut(join(cut(blade(0), blade(2.1)), ...teeth), grow(body, air));
      return fitted(air, 3, join(chain, cut(fir, body), body, grip, front));
    },
  },
  {
    id: "tape-measure-coil",
    ideas: [],
    words: ["tape measure", "tape measures", "measuring tape", "measuring tapes"],
    goesWith: ["measure", "ruler"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three] }) => {
      const air = leastAirOf(gap);
      const top = by(one, 6.4, 7.4, 5.6);
      const tape = lane("10,22.1 21.4,22.1 21.4,0", by(two, 4, 5.4, 3), -1.9, 1.9);
      const y = (top + 22.6) / 2;
      const reel = [ring(7.6, y, 5.2, 5.2 - air), disc(7.6, y, by(three, 1.5, 1.9, 1.2))];
      const shell = named("shell", cut(roundRect(0, top, 15.8, 24 - top, [5, 6.4, 1.4, 1.8]), ...reel));
      const ticks = times(5, (at) => rect(19, 3.4 + at * 2.6, at % 2 ? 1.6 : 2.4, air));
      return shown(cut(join(shell, tape, rect(16.6, 0, 4, 1.9)), ...ticks), null, air, 2);
    },
  },
  {
    id: "hook-of-bands",
    ideas: [],
    words: ["hook", "hooks", "crane hook", "crane hooks", "lifting hook"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three] }) => {
      // The lanes part round the eye and run out in a slanted point.
      const air = leastAirOf(gap) * 1.05;
      const spine = "12,2 12,7.4 18,11.4 18,20.6 6,20.6 6,11";
      const count = by(one, 3, 2, 3);
      const half = by(two, 3.6, 3.8, 3.5);
      const wide = (half * 2 - (count - 1) * air) / count;
      const lanes = times(count, (at) => {
        const near = -half + at * (wide + air);
        return lane(spine, 5.99, near, near + wide);
      });
      const mouth = through`0,${by(three, 10.6, 9.8, 11.6)}! 10,15! 10,10.9! 0,9!`;
      const eye = named("eye", ring(12, 3.4, 3.6, 1.5));
      const light = [mouth, disc(12, 3.4, 3.6 + air), rect(0, -2, 24, 5.4)];
      return inks({ gaps: [air], parts: count + 1 }, join(cut(join(...lanes), ...light), eye));
    },
  },
];
