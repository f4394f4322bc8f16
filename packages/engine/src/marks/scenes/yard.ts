import { cut, type Form, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, type Point, rotation } from "../../geometry/path.ts";
import { band, disc, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, fitted, times } from "./parts.ts";
import { through, trace } from "./smooth-outline.ts";

/** A wheel and the arch it leaves free in what it carries. */
const rolling = (carried: Form | Path, wheels: readonly (readonly [number, number, number])[], air: number) =>
  join(
    cut(carried, ...wheels.map(([x, y, r]) => disc(x, y, r + air))),
    ...wheels.map(([x, y, r]) => cut(disc(x, y, r), disc(x, y, r * 0.36))),
  );

/** What stands in the yard and what drives out of it. */
export const YARD: readonly Scene[] = [
  {
    id: "magnet-of-bands",
    ideas: [],
    words: ["magnet", "magnets", "horseshoe magnet"],
    goesWith: ["magnetism", "attraction"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.2;
      const count = by(one, 3, 3, 2);
      const inner = by(two, 2.6, 3.2, 3);
      const wide = (12 - inner - (count - 1) * air) / count;
      const pole = among(a, 19.4, 20, 18.8, 19.4);
      const lines = times(count, (at) => {
        const outer = 12 - at * (wide + air);
        const leg = named("leg", rect(12 - outer, 12, wide, pole - air - 12));
        return join(band(12, 12, outer, outer - wide, 180, 360), ...both(leg));
      });
      const tip = named("tip", rect(0, pole, 12 - inner, 5));
      return fitted(air, 5, move(join(...lines, ...both(tip)), rotation(by(three, 135, 180, 150), 12, 12)));
    },
  },
  {
    id: "extinguisher-bird",
    ideas: [],
    words: ["fire extinguisher", "fire extinguishers", "extinguisher", "extinguishers"],
    has: ["bird"],
    suggests: ["flame"],
    isOpen: true,
    allowsFace: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Gauge and levers are also an eye and a beak.
      const air = leastAirOf(gap);
      const [lift, wide] = [by(one, 0, 0.7, -0.3), by(two, 6, 6.4, 5.7)];
      const round = by(two, 5, 4.4, 5.4);
      const body = named("body", roundRect(10.6 - wide, 9.2, 2 * wide, 14.8, [round, round, 1.4, 1.4]));
      const head = named("head", join(disc(10.6, 4.4, 3.4), rect(8.4, 4.4, 4.4, 6)));
      const beak = [
        named(
          "beak",
          through`11.4,1.1! 5.4,${lift + 0.5} 0.2,${lift + 0.9}! 0.2,${lift + 2.7}! 5,${lift * 0.5 + 3} 9,4.6!`,
        ),
        named("beak", through`9,4.6! 1.2,${5.2 - lift * 0.2}! 1.2,${7.1 - lift * 0.2}! 9.4,7!`),
      ];
      const bend = among(a, 5, 4.2, 5.6, 4.6);
      const [x, end] = [21.2, by(three, 20.4, 19.4, 21.4)];
      const hose = join(
        rect(12, 3.3, x - bend - 10.9, 2.2),
        band(x + 1.1 - bend, 3.3 + bend, bend, bend - 2.2, -90, 0),
        rect(x - 1.1, 3.2 + bend, 2.2, 7),
        through`${x - 1.1},13! ${x + 1.1},13! ${x + 2.6},${end}! ${x - 2.6},${end}!`,
      );
      const flame = through`11.2,11.6! 11.8,14.2 14,16.6 13.7,20 10.7,21.6 7.6,20 7.3,17.4 8.2,15.2! 9.5,16.4 10.8,14.4`;
      const label = among(a, flame, flame, roundRect(10.6 - wide - 1, 14, 2 * wide - 1.6, 4.6, 0), flame);
      return shown(cut(join(body, head, ...beak, hose), disc(10.6, 4.4, 1.25), label), null, air, 1);
    },
  },
  {
    id: "fire-engine-ladder",
    ideas: [],
    words: ["fire engine", "fire engines", "fire truck", "fire trucks", "firetruck"],
    goesWith: ["firefighter", "fire brigade"],
    has: ["ladder", "wheel"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The ladder is light on the engine and ink against the sky.
      const air = leastAirOf(gap);
      const [x, y, long] = [18.4, 14, by(two, 20.2, 19.9, 20.5)];
      const rungs = times(5, (at) => rect(x - 1.6 - at * 4.1, y - 2, 1.6, 4));
      const rails = [-2.7, 1.1].map((side) => rect(x - long, y + side, long, 1.6));
      const ladder = move(join(...rails, ...rungs), rotation(by(one, 36, 38, 35), x, y));
      const cab = by(three, 10.2, 10, 10.4);
      const body = named("body", through`0,21! 0,15! 1.6,${cab}! 6.6,${cab}! 6.6,11.2! 24,11.2! 24,21!`);
      const pane = named("window", through`1.9,14.8! 2.9,${cab + 1.8}! 4.8,${cab + 1.8}! 4.8,14.8!`);
      const wheels = [5.4, among(a, 18.6, 18.4, 18.8, 18.6)].map((at) => [at, 21.2, 2.8] as const);
      return shown(rolling(counterchanged(cut(body, pane), ladder), wheels, air), null, air, 4);
    },
  },
  {
    id: "ambulance-beacon-cross",
    ideas: [],
    words: ["ambulance", "ambulances"],
    goesWith: ["paramedic", "emergency"],
    has: ["cross", "wheel"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The cross is cut from the van, and its head stands out of the roof as the beacon.
      const air = leastAirOf(gap);
      const roof = by(one, 5.6, 6, 5.2);
      const [x, y] = [by(two, 8.2, 8.5, 8), 9.9];
      const [arm, thick] = [by(three, 5, 4.8, 5.2), among(a, 1.7, 1.9, 1.6, 1.8)];
      const nose = by(three, 4, 4.6, 3.4);
      const body = named(
        "body",
        join(
          roundRect(0, roof, 17.4, 15.2, [2, 2, 0, 0]),
          through`14,${roof}! 16,${roof}! 17.5,${roof + 1}! 20.6,12! 20.6,20.6! 14,20.6!`,
          roundRect(15, 12, 9, 8.8, [0, nose, 0, 0]),
        ),
      );
      const pane = named("window", through`15.4,12! 15.4,${roof + 2.2}! 16.4,${roof + 2.2}! 18.6,12!`);
      const cross = join(
        rect(x - arm, y - thick, 2 * arm, 2 * thick),
        rect(x - thick, 2.4, 2 * thick, y - 2.4 + arm),
      );
      const wheels = [5.8, 18.2].map((at) => [at, 20.6, 3.1] as const);
      return shown(rolling(counterchanged(cut(body, pane), cross), wheels, air), null, air, 4);
    },
  },
  {
    id: "dump-truck-pour",
    ideas: [],
    words: ["dump truck", "dump trucks", "dumper", "dumpers", "tipper truck", "tipper", "dumper truck"],
    goesWith: ["gravel", "haulage"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The load runs out of the bed in bands that turn round its hinge.
      const air = leastAirOf(gap);
      const [x, y, tip] = [15, 15.2, by(one, 32, 36, 28)];
      const wide = (8 - 2 * air) / 3;
      const ends = by(two, [24, 24, 24], [21, 22.5, 24], [24, 22.5, 21]);
      const long = by(three, 11.4, 11, 11.8);
      const tipped = (form: Path) => move(form, rotation(tip, x, y));
      const load = times(3, (at) => {
        const inner = 1 + at * (wide + air);
        const run = tipped(rect(x - long, y - inner - wide, long, wide));
        return named(
          "load",
          join(run, band(x, y, inner + wide, inner, tip - 90, 0), rect(x + inner, y, wide, ends[at]! - y)),
        );
      });
      const bed = tipped(rect(x - long - 2, y - 9, among(a, 8, 7.4, 8.8, 7), 8));
      const hinge = tipped(rect(x - 4, y - 2, 2.6, 4));
      const cab = named("cabin", through`0,19.6! 0,14.6! 1.3,10.6! 5.6,10.6! 5.6,15! 14.2,15! 14.2,19.6!`);
      const pane = named("window", through`1.7,14.6! 2.5,12.3! 4,12.3! 4,14.6!`);
      const wheels = [4.7, 12.2].map((at) => [at, 21.3, 2.7] as const);
      return shown(rolling(join(cut(cab, pane), bed, hinge, ...load), wheels, air), null, air, 3);
    },
  },
  {
    id: "signpost-afloat",
    ideas: [],
    words: ["signpost", "signposts", "fingerpost", "guidepost", "direction sign"],
    goesWith: ["direction", "crossroads"],
    suggests: ["wave", "water"],
    isOpen: true,
    allowsFace: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The nail is an eye, the notch a tail: the boards swim off to either side.
      const air = leastAirOf(gap);
      const slope = by(one, -7, 0, 6);
      const count = by(three, 2, 3, 2);
      const [tall, notch] = [count === 2 ? 5.8 : 4.6, by(two, 2.4, 3.2, 1.8)];
      const board = (at: number) => {
        const [y, way] = [3.6 + at * (tall + air), at % 2 ? -1 : 1];
        const [from, to] = [at === 1 ? 8.6 : 9.4, at === 2 ? 9.6 : 12];
        const on = (x: number, down: number): Point => [12 + way * x, y + tall * down];
        const corners = [
          on(-from, 0),
          on(to - 3.6, 0),
          on(to, 0.5),
          on(to - 3.6, 1),
          on(-from, 1),
          on(notch - from, 0.5),
        ];
        const nail = disc(...on(to - 4.2, 0.46), among(a, 1, 1.1, 0.9, 1));
        return named(
          "board",
          move(cut(polygon(way > 0 ? corners : corners.reverse()), nail), rotation(slope, 12, 10.2)),
        );
      };
      const boards = times(count, board);
      const post = through`10.4,24! 10.4,1.4! 12,0! 13.6,1.4! 13.6,24!`;
      return shown(join(post, ...boards), null, air, 1);
    },
  },
  {
    id: "pallet-three-ways",
    ideas: [],
    words: ["shipping pallet", "shipping pallets", "pallet", "pallets", "wooden pallet", "euro pallet"],
    goesWith: ["warehouse", "freight"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [long, flat, high] = [by(one, 15, 13.8, 16), by(two, 0.44, 0.5, 0.4), by(three, 6.2, 6.6, 5.9)];
      const deep = 27.7 - long;
      const at = (u: number, v: number, z = 0) => `${0.866 * (u - v)},${flat * (u + v) + z}!`;
      const slit = air * 1.25;
      const wide = (deep - 3 * slit) / 4;
      const boards = times(4, (index) => {
        const v = index * (wide + slit);
        return named("board", through`${at(0, v)} ${at(long, v)} ${at(long, v + wide)} ${at(0, v + wide)}`);
      });
      const block = among(a, 2.1, 2.4, 2, 2.2);
      const side = (on: (t: number, z: number) => string, span: number) => {
        const face = (from: number, to: number, top: number, foot: number) =>
          through`${on(from, top)} ${on(to, top)} ${on(to, foot)} ${on(from, foot)}`;
        const middle = (span + block) / 2;
        const holes = [
          face(block, middle - block, air + 1.6, high - 1.6),
          face(middle, span - block, air + 1.6, high - 1.6),
        ];
        return cut(face(0, span, air, high), ...holes);
      };
      const left = side((t, z) => at(t, deep, z), long - air / 2);
      const right = side((t, z) => at(long, deep - air / 2 - t, z), deep - air / 2);
      return fitted(air, 6, parts(...boards, left, right));
    },
  },
  {
    id: "wheelbarrow-at-sunrise",
    ideas: [],
    words: ["wheel barrow", "wheel barrows", "wheelbarrow", "wheelbarrows", "barrow"],
    goesWith: ["gardener"],
    has: ["sun", "sunrise"],
    suggests: ["circle"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Wheel and heap are both rings.
      const air = leastAirOf(gap) * 1.1;
      const r = by(one, 4.7, 5, 4.5);
      const [y, rim] = [25.1 - 2 * r, by(two, 8.6, 8.3, 8.8)];
      const wheel = named(
        "wheel",
        join(cut(disc(r, 24 - r, r), disc(r, 24 - r, r - 2.2)), disc(r, 24 - r, 1.2)),
      );
      const shaft = trace(`${r + 0.5},${y} 17.6,${y} 22.9,${y - by(two, 5.4, 6, 4.8)}`, 2.2);
      const low = y - 1.1 - air;
      const tray = through`2,${rim}! 20.2,${rim}! 16.8,${low}! 7,${low}!`;
      const leg = trace(`14.1,${y + 0.4} ${among(a, 16, 16.6, 15.4, 16.2)},22.9`, 2.2);
      const rings = by(three, [7.2, 5.1, 4, 0.01], [7.2, 0.01], [7.2, 5.3, 4.3, 2.4, 1.4, 0.01]);
      const heap = times(rings.length / 2, (at) =>
        band(11.1, rim - air, rings[2 * at]!, rings[2 * at + 1]!, 180, 360),
      );
      return shown(join(wheel, ...shaft, ...leg, tray), parts(...heap), air, 5);
    },
  },
  {
    id: "forklift-quarter",
    ideas: [],
    words: ["forklift", "forklifts", "forklift truck", "fork lift", "lift truck"],
    goesWith: ["warehouse", "logistics"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Guard and counterweight are one quarter circle.
      const air = leastAirOf(gap);
      const mast = named("mast", join(rect(6, 0, 2.3, 23.2), rect(0, by(one, 20.9, 15.4, 10.4), 7, 2.3)));
      const x = 8.3 + air;
      const [r, y, dash] = [24 - x, by(three, 16.6, 16.2, 17), by(two, 13, 12.6, 13.4)];
      const whole = join(meet(disc(x, y, r), rect(x, 0, 30, y)), rect(x, y, r, 18.2 - y));
      const cabin = named("cabin", meet(disc(x, y, r - 2.3), rect(x + 2.2, 0, 30, dash)));
      const seat = through`${x + 7},20! ${x + 6},${dash - 4}! ${x + 8.4},${dash - 4}! ${x + 9.4},${dash - 1.6}! 24,${dash - 1.6}! 24,20!`;
      const wheels = [[x + 3.4, 20.4, 3.4] as const, [among(a, 20.6, 20.4, 20.8, 20.6), 20.9, 2.9] as const];
      return shown(join(rolling(cut(whole, cut(cabin, seat)), wheels, air), mast), null, air, 4);
    },
  },
];
