import { cut, type Form, join, move, named, parts } from "../../geometry/form.ts";
import { type Path, type Point, pen, rotation, scaling } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { inks, lean, times } from "./parts.ts";
import { nodesOf, through, twofold } from "./smooth-outline.ts";

/** One lane of a road that runs level and upright and turns by quarter circles: lanes with other offsets run beside it. */
const lane = (road: string, turn: number, offset: number, w: number): Form => {
  const nodes = nodesOf(road);
  const ways = times(nodes.length - 1, (at) => {
    const [[x, y], [u, v]] = [nodes[at]!, nodes[at + 1]!];
    return [Math.sign(u - x), Math.sign(v - y)] as const;
  });
  let from: Point = [nodes[0]![0] - ways[0]![1] * offset, nodes[0]![1] + ways[0]![0] * offset];
  const pieces = ways.flatMap(([dx, dy], at) => {
    const [ex, ey] = ways[at + 1] ?? [0, 0];
    const [x, y] = [nodes[at + 1]![0] - (dy + ey) * offset, nodes[at + 1]![1] + (dx + ex) * offset];
    const run = (r: number) => bar(from, [x - dx * r, y - dy * r], w);
    if (at === ways.length - 1) return [run(0)];
    const r = turn - offset * (dx * ey - dy * ex);
    const first = (Math.atan2(dy - ey, dx - ex) * 180) / Math.PI - 45;
    const bend = band(x + (ex - dx) * r, y + (ey - dy) * r, r + w / 2, r - w / 2, first, first + 90);
    const straight = run(r - 0.02);
    from = [x + ex * (r - 0.02), y + ey * (r - 0.02)];
    return [straight, bend];
  });
  return join(...pieces);
};

/** Things of the house and the garden, each built by one rule. */
export const HOUSEHOLD: readonly Scene[] = [
  {
    id: "heart-woven",
    ideas: [],
    words: ["heart", "hearts"],
    goesWith: ["love", "care", "affection"],
    suggests: ["knot"],
    isOpen: true,
    promise: 0.948,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Two round-headed straps plaited at right angles, over one and under one.
      const air = leastAirOf(gap) * by(two, 1, 1.15, 0.95);
      const [side, near, w] = [14.05, 0.9 * air, by(one, 4.5, 4, 5)];
      const strips = [0, side - w];
      // How far the lobes stand out from the plait.
      const out = among(a, 0, 1, 1.8, 0.5);
      const strap = join(
        band(-out, side / 2, side / 2, side / 2 - w, 90, 270),
        ...strips.map((at) => rect(-out - 0.02, at, side + out + 0.02, w)),
      );
      const [across, down]: [Path[], Path[]] = [[], []];
      strips.forEach((y, row) => {
        strips.forEach((x, column) => {
          if ((row + column) % 2 === 0) down.push(rect(x - near, y - air, w + 2 * near, w + 2 * air));
          else across.push(rect(x - air, y - near, w + 2 * air, w + 2 * near));
        });
      });
      // Mirrored in the diagonal, the level strap is the upright one.
      const other = move(strap, [0, 1, 1, 0, 0, 0]);
      const plait = move(parts(cut(strap, ...across), cut(other, ...down)), rotation(45, 0, 0));
      const k = 24 / (24 + Math.SQRT2 * out);
      return inks({ gaps: [air], parts: 4 }, move(plait, scaling(by(three, k, -k, k), k)));
    },
  },
  {
    id: "tap-of-bands",
    ideas: [],
    words: ["tap", "taps", "water tap", "faucet", "faucets", "spigot"],
    goesWith: ["water", "plumber", "plumbing"],
    has: ["water"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const w = by(one, 2, 1.8, 2.2);
      const p = w + air;
      const [x, y] = [23.6 - 1.5 * w - air, 6.4 + 1.5 * w + air];
      const turn = p + w / 2 + 0.8;
      const ends = by(two, [24, 21.4, 23], [21.6, 24, 22], [20.6, 22.4, 24]);
      const strands = times(3, (at) => {
        const offset = (at - 1) * p;
        const foot: Point = [x - offset, ends[at]! - w / 2];
        return join(lane(`2.6,${y} ${x},${y} ${x},${foot[1]}`, turn, offset, w), disc(...foot, w / 2));
      });
      const flange = roundRect(0, y - 1.5 * w - air - 1.4, 2.6, 3 * w + 2 * air + 2.8, 0.8);
      const [knob, grip] = [by(three, 10, 9.2, 10.8), among(a, 5, 4.4, 5.4, 4.8)];
      const handle = named(
        "handle",
        join(rect(knob - 1.2, 1, 2.4, 5.6), roundRect(knob - grip, 0, 2 * grip, 2.6, 1.3)),
      );
      return inks({ gaps: [air], parts: 3 }, join(flange, handle, ...strands));
    },
  },
  {
    id: "cactus-of-bands",
    ideas: [],
    words: ["cactus", "cacti", "cactuses", "saguaro"],
    goesWith: ["desert", "succulent"],
    promise: 0.933,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.2, leastAirOf(gap));
      const w = by(one, 2.1, 1.9, 2);
      const p = w + air;
      const trunk = times(3, (at) => {
        const top = at === 1 ? 0 : 1.1;
        return named("trunk", roundRect(12 - 1.5 * w - air + at * p, top, w, 24 - top, [w / 2, w / 2, 0, 0]));
      });
      const x = 12 + 3 * p;
      const arm = (low: number, reach: number) =>
        [-p / 2, p / 2].map((o) => {
          const top = low - reach - (o > 0 ? 0 : 0.5);
          const road = `${12 + p},${low} ${x},${low} ${x},${top}`;
          return join(lane(road, p / 2 + w / 2 + 0.3, o, w), disc(x + o, top, w / 2));
        });
      const [high, low] = [by(two, 12.4, 11.6, 13.4), by(three, 16.4, 17, 15.6)];
      const reach = among(a, 6.4, 7, 5.6, 6);
      const left = both(join(...arm(low, reach)))[1]!;
      return shown(join(...trunk, ...arm(high, reach), left), null, air, 3);
    },
  },
  {
    id: "candle-in-its-glow",
    ideas: [],
    words: ["candle", "candles", "candlestick", "candlelight"],
    goesWith: ["light", "flame", "evening"],
    isOpen: true,
    has: ["flame"],
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Inside the glow flame and candle are ground, below it the candle is ink.
      const air = leastAirOf(gap);
      const [half, r, top] = [by(one, 2.9, 2.6, 3.2), by(two, 9.1, 8.8, 9.4), by(three, 11.6, 12.2, 11)];
      const [x, tip, deep] = [10.6, 20.2, 20.4];
      const glow = named("glow", disc(x, r, r));
      const stick = named("wax", roundRect(x - half, top, 2 * half, 22 - top, [0.8, 0.8, 0, 0]));
      const [low, lick] = [top - air - 0.2, among(a, 0.7, 0.3, 1, 0.5)];
      const flame = named(
        "flame",
        through`${x + lick},1.8! ${x + 2.5},${low - 2.9} ${x},${low} ${x - 2.5},${low - 2.9}`,
      );
      const plate = pen(0.6, deep).line(tip, deep).line(tip, 24).line(4.2, 24).arc(4.2, deep, 3.6, 90, 180);
      const dish = named("holder", cut(join(plate.path(), disc(tip, deep, 3.6)), disc(tip + 0.2, deep, 1.7)));
      return inks({ gaps: [air], parts: 2 }, join(cut(glow, stick, flame), cut(stick, glow), dish));
    },
  },
  {
    id: "washing-machine-tide",
    ideas: [],
    words: ["washing machine", "washing machines", "washer"],
    goesWith: ["washing", "cleaning", "clothes", "laundry", "launderette", "laundromat"],
    has: ["water"],
    suggests: ["wave", "tide"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Water and air chase each other through the drum as two equal halves.
      const air = leastAirOf(gap);
      const [r, y, turn] = [by(one, 7.1, 6.9, 7.3), 14.5, by(two, 165, 190, 145)];
      const body = named("body", roundRect(1.5, 0, 21, 24, among(a, 1.6, 3, 0.4, 2.2)));
      const half = pen(12 - r, y)
        .arc(12, y, r, 180, 0)
        .arc(12 + r / 2, y, r / 2, 0, 180)
        .arc(12 - r / 2, y, r / 2, 0, -180)
        .path();
      const slot = roundRect(by(three, 4.4, 13.6, 5), 2.1, by(three, 6, 6, 4.4), 1.8, 0.9);
      const knob = disc(by(three, 18.6, 5.4, 18.6), 3, 1.4);
      const drum = join(ring(12, y, r + 1.3, r), move(half, rotation(turn, 12, y)));
      return shown(cut(body, drum, knob, slot), null, air, 1);
    },
  },
  {
    id: "spade-leaf",
    ideas: [],
    words: ["spade", "spades", "shovel", "shovels", "garden spade"],
    goesWith: ["garden", "gardener", "gardening", "dig"],
    isOpen: true,
    has: ["leaf"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.15, leastAirOf(gap));
      const [wide, top] = [by(one, 5.6, 5.2, 6), by(two, 9.6, 9, 10.2)];
      const blade = named(
        "blade",
        twofold`12,${top}! ${12 + wide * 0.9},${top}! ${12 + wide},${top + 6} 12,26!`,
      );
      const [rise, reach] = [by(three, 4.2, 4.6, 3.9), by(three, 3.7, 3.4, 4)];
      const ribs = [21.4, 21.4 - rise].flatMap((y) => both(bar([12, y], [12 + reach, y - reach], air)));
      const vein = rect(12 - air / 2, top + 2.4, air, 20.5 - top);
      const grip = named(
        "handle",
        cut(
          roundRect(12 - 4, -3.4, 8, 6.6, [1.6, 1.6, 3.2, 3.2]),
          roundRect(12 - 2.1, -1.5, 4.2, 2.8, [0.5, 0.5, 1.3, 1.3]),
        ),
      );
      const spade = join(grip, rect(12 - 1.2, 2.6, 2.4, top), cut(blade, vein, ...ribs));
      return inks({ gaps: [air] }, lean(spade, among(a, 40, 35, 45, 38), 0.95));
    },
  },
];
