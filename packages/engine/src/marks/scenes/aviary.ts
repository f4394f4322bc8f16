import { cut, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Path, type Point, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, lens, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { ellipse, fitted, times, withoutCrumbs } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** A fan whose rim is sawn, every tooth swept the same way round. */
const sawn = (
  cx: number,
  cy: number,
  tip: number,
  root: number,
  from: number,
  to: number,
  count: number,
): Path => {
  const step = (to - from) / count;
  const teeth = times(count, (at): Point[] => [
    polar(cx, cy, root, from + at * step),
    polar(cx, cy, tip, from + (at + 0.95) * step),
  ]).flat();
  return polygon([[cx, cy], ...teeth, polar(cx, cy, root, to)]);
};

/** Birds and small creatures, with things of house, garden and sea. */
export const AVIARY: readonly Scene[] = [
  {
    id: "swallow-sickles",
    ideas: [],
    words: ["swallow", "swallows", "barn swallow", "barn swallows"],
    goesWith: ["spring", "flight"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Either wing passes the body and runs out in the streamer of the other side.
      const air = leastAirOf(gap) * 1.15;
      const [fork, tip] = [by(two, 26.6, 25, 28), by(one, 14, 12.6, 15.4)];
      const bird = twofold`12,-2! 13,0 14.6,2.4 14.8,5 17.4,5.2 21.6,7.6 26,${tip}! 20.4,11.6 15.2,13! 14.6,15.4 15.4,20 17.4,${fork}! 13.4,22 12,18!`;
      const under = join(
        through`11.4,19.6! 12.1,15.2 14.4,11.4! 13.6,15 13.2,18.4 13.6,22.6!`,
        through`7,13.4! 8.6,9 11.4,4.4! ${8.9 + air},9.8 ${8.6 + air},14 8.6,15.6!`,
      );
      const turned = move(cut(bird, under), rotation(among(a, 42, 50, 34, 46), 12, 12));
      return fitted(air, 1, move(turned, [1, 0, by(three, 0.1, 0.2, 0), 1, 0, 0]));
    },
  },
  {
    id: "butterfly-nested",
    ideas: [],
    words: ["butterfly", "butterflies"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const high = by(one, 0.6, 1.8, 0);
      const upper = through`12.4,13! 14.6,7 18.8,${high + 1.4} 23.4,${high} 24.6,${high + 3.4} 22.8,9.6 18.4,12.8`;
      const lower = through`12.4,13.2! 17.6,14 21.4,16 ${by(two, "22,20 18.8,23.6", "22.6,19.4 20.4,24.2", "21.4,20.6 17.4,23.2")} 14.6,20.4`;
      const [rim, core] = by(three, [0.81, 0.69], [0.78, 0.66], [0.84, 0.71]);
      const nested = (wing: Path, y: number) => {
        const at = (size: number) => move(wing, scaling(size, size, 12.6, y));
        return join(cut(wing, at(rim)), at(core));
      };
      const eye = named("eye", disc(18.4, high + 6.6, by(four, 1.1, 0.01, 1.3)));
      const wings = [cut(nested(upper, 13), eye, grow(lower, air * 0.75)), nested(lower, 13.2)].flatMap(both);
      const body = named("body", twofold`12,6 13.5,8 13.2,14 12,22!`);
      const feeler = named("antenna", band(16.6, 6.8, 5.4, 3.7, 190, among(a, 240, 250, 232, 244), "round"));
      return shown(join(cut(join(...wings), grow(body, air)), body, ...both(feeler)), null, air, 5, "mirror");
    },
  },
  {
    id: "hedgehog-sawn",
    ideas: [],
    words: ["hedgehog", "hedgehogs"],
    isOpen: true,
    allowsFace: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const count = by(one, 9, 8, 10);
      const ground = named("ground", rect(-4, -4, 32, 26.6));
      const outer = sawn(12.9, 16.4, 11.8, 9.1, 188, 400, count);
      const inner = sawn(12.3, 17.4, by(three, 7.4, 7.7, 7.1), 5.2, 176, 420, count - 1);
      const nose = by(two, 0, 0.9, -0.7);
      const face = named(
        "face",
        through`0,${16.4 + nose} 3,15.6 5.6,13 9,12.8 11.2,15.4 11.6,19 11,22.6! 4.8,22.6! 3.6,20.6 0.8,${19.4 + nose} -0.8,${18 + nose}`,
      );
      const belly = named("breast", rect(12, 20.2, 9.4, 2.4));
      const coat = withoutCrumbs(
        cut(meet(join(cut(outer, grow(inner, air)), inner, belly), ground), grow(face, air)),
      );
      return fitted(
        air,
        3,
        join(named("spine", coat), cut(face, named("eye", disc(6.2, 16.8, among(a, 1, 1.1, 0.95, 1.05))))),
      );
    },
  },
  {
    id: "fig-cut",
    ideas: [],
    words: ["fig", "figs"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const fig = twofold`12,0! 13.7,-0.2! 13.8,3.4 17.4,7.4 21,13.6 19.6,20.6 12,24`;
      const flesh = named("flesh", twofold`12,6.8 14.4,8.8 18.8,14.2 17.6,19.6 12,21.8`);
      const core = twofold`12,8.8! 13.6,10.4 17.2,14.8 16.2,18.8 12,20.4`;
      const count = by(three, 6, 7, 5);
      const seeds = times(count, (each) => {
        const turn = (each * 360) / count + 90;
        return named(
          "seed",
          bar(polar(12, 15.2, 2.1, turn), polar(12, 15.2, among(a, 3.4, 3.1, 3.6, 3.3), turn), 1.3, "round"),
        );
      });
      const turned = (form: Path | Form) =>
        move(move(form, scaling(0.84, 0.84, 8, 24)), rotation(by(one, -8, -14, -4), 12, 20));
      const half = turned(join(cut(fig, flesh), cut(core, ...seeds)));
      const whole = move(move(fig, scaling(0.8, 0.8, 22, 20)), rotation(by(two, 22, 30, 16), 14, 20));
      return fitted(air, 3, join(half, cut(whole, grow(turned(fig), air))));
    },
  },
  {
    id: "dallah-bean",
    ideas: [],
    words: ["coffee pot", "coffee pots", "coffeepot", "coffeepots", "dallah", "dallahs"],
    goesWith: ["coffee", "hospitality"],
    has: ["bean", "coffee bean"],
    isOpen: true,
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const belly = by(one, 0, -0.6, 0.6);
      const pot = named(
        "pot",
        twofold`12,7.8! 15.8,7.8! 14.7,9.6 14.6,11.2 16.6,14 ${19.4 + belly},18.4 ${19.2 + belly},21.6 17.4,24! 12,24!`,
      );
      const lid = named(
        "lid",
        twofold`12,${by(two, -0.4, 0.2, -0.8)} 12.9,1 12.7,2.2 14.8,3.6 16.2,6.7! 12,6.7!`,
      );
      const spout = named(
        "spout",
        through`8.6,14! 4.8,12.4 2,8.6 0.4,${by(three, 3, 4, 2.2)}! 2.8,6 5.4,7.8 8.4,7.8! 11,11!`,
      );
      const handle = named(
        "handle",
        cut(
          through`14.6,7.8! 19.6,6.6 23.6,9 23.6,13.4 21.4,17.6 17,20!`,
          through`12,10.4! 18.6,8.8 21.5,10.4 21.4,13.2 20,15.6 17.6,17! 12,14!`,
        ),
      );
      const bean = move(ellipse(12, 18, 2.9, 4), rotation(among(a, 32, 24, 40, 28), 12, 18));
      const cleft = move(
        through`12.5,13! 11.6,15.6 12,18 12.4,20.4 11.5,23! 13,23! 13.9,20.4 13.5,18 13.1,15.6 14,13!`,
        rotation(among(a, 32, 24, 40, 28), 12, 18),
      );
      return shown(
        join(lid, cut(join(pot, spout), cut(bean, move(cleft, translation(-0.6, -0.3)))), handle),
        null,
        air,
        3,
      );
    },
  },
  {
    id: "knight-plume",
    ideas: [],
    words: ["knight", "knights", "knight's helmet", "knight helmet"],
    goesWith: ["castle", "tournament"],
    has: ["helmet"],
    isOpen: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The crown of the helm is the inmost of the plume's arcs.
      const air = leastAirOf(gap);
      const helm = through`4.6,11! 6.2,7.6 11,5.9 15.6,7.6 17.4,12.4 16.8,18! 19,24! 6.2,24! 6.6,20.4! 3,19.6 -0.4,13.8!`;
      const slit = polygon([
        [-3, 12.2],
        [9.4, 11],
        [9.4, 12.6],
        [-3, 14.2],
      ]);
      const visor = band(2, 14, 11, 11 - air, -70, 30);
      const breath = times(by(one, 3, 2, 3), (at) =>
        bar([3.4 + at * 2.5, 15.4], [4.2 + at * 2.2, 18.2], air),
      );
      const collar = named(
        "collar",
        polygon([
          [2, 20.2],
          [22, 18.4],
          [22, 18.4 + air],
          [2, 20.2 + air],
        ]),
      );
      const arcs = [0, 1].map((at) =>
        band(
          11.4,
          12.4,
          9.6 + at * 2.8,
          7.7 + at * 2.8,
          -110,
          by(two, 32, 37, 26) - at * by(three, 26, 18, 32),
        ),
      );
      const root = band(11.4, 12.4, 12.4, 6, -112, among(a, -94, -88, -98, -91));
      return shown(join(cut(helm, slit, visor, collar, ...breath), ...arcs, root), null, air, 4);
    },
  },
  {
    id: "kingfisher-breast",
    ideas: [],
    words: ["kingfisher", "kingfishers"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const bill = by(one, 6.8, 7.8, 5.8);
      const crest = by(
        two,
        "15.4,0.2 19.6,0.6! 18.8,2.8 20.8,4! 19.4,6.4",
        "15.2,0 20,-0.4! 19.1,2.2 21.2,3.2! 19.6,6.2",
        "15,0.4 18.8,1.4! 18.4,3.8 19,6",
      );
      const tail = among(a, 0.2, 0.8, 0, 0.5);
      const bird = through`-0.6,${bill}! 8.4,3 11.6,0.4 ${crest} 22,10.6 23,15.4 ${22.8 + tail},24.4! ${20 + tail},24.4! 18.6,21.9 13.4,21.6 8.6,19 7,14.4 7.4,9!`;
      const sweep = by(three, 13.8, 14.4, 13.2);
      const breast = named(
        "breast",
        through`2,10.4! 7.6,9 12.6,8.6 16.4,9.4! ${sweep},12.6 ${sweep + 0.8},16.6 17.6,20.2 18.6,24! 2,24!`,
      );
      return shown(
        cut(named("beak", bird, rect(-4, 0, 12.4, 11)), grow(breast, air), named("eye", disc(10.6, 4.8, 1))),
        meet(bird, breast),
        air,
        2,
      );
    },
  },
  {
    id: "barber-pole-ribbon",
    ideas: [],
    words: ["barber pole", "barber poles", "barber's pole", "barbers pole"],
    goesWith: ["barber", "haircut"],
    has: ["ribbon"],
    suggests: ["stripe"],
    isOpen: true,
    promise: 0.896,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const half = by(one, 4.6, 4.3, 4.9);
      const [rise, step] = [by(two, 5, 5.6, 4.4), by(three, 4.1, 3.8, 4.4)];
      const light = Math.max(air, step * 0.46);
      const edge = (y: number) => [
        `4,${y + rise}`,
        `9,${y + rise * 0.86}`,
        `15,${y + rise * 0.14}`,
        `20,${y}`,
      ];
      const stripes = times(5, (at) => {
        const y = 12 + (at - 2) * step - (rise + light) / 2 + 0;
        return named(
          "stripe",
          through`${edge(y).join(" ")}! ${edge(y + light)
            .reverse()
            .join(" ")}!`,
        );
      });
      const dome = meet(disc(12, 5, half), rect(0, -4, 24, 8));
      const cap = named(
        "cap",
        join(
          dome,
          disc(12, 0.8, among(a, 1.3, 1.6, 1.1, 1.45)),
          roundRect(12 - half - 1.8, 3.2, half * 2 + 3.6, 2.3, 1.15),
        ),
      );
      const foot = move(cap, scaling(1, -1, 0, 12));
      const pole = rect(12 - half, 5, half * 2, 14);
      return shown(join(cut(pole, ...stripes), cap, foot), null, air, 1, "turn");
    },
  },
  {
    id: "drone-targets",
    ideas: [],
    words: ["drone", "drones", "quadcopter", "quadcopters"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const far = by(one, 5.4, 5.6, 5.2);
      const spots: Point[] = [
        [far, far],
        [24 - far, far],
        [far, 24 - far],
        [24 - far, 24 - far],
      ];
      const arms = spots.map(([x, y]) =>
        bar([12, 12], polar(x, y, 4.6, x < 12 ? (y < 12 ? 45 : -45) : y < 12 ? 135 : 225), 2.8),
      );
      const rings = spots.map(([x, y]) => ring(x, y, 5.4, 3.6));
      const blades = spots.map(([x, y], at) => {
        const turn =
          (at === 0 || at === 3 ? -45 : 45) + (at % 2 ? 1 : -1) * (at > 1 ? -1 : 1) * by(two, 0, 20, -20);
        return named(
          "blade",
          lens(polar(x, y, 4.4, turn), polar(x, y, 4.4, turn + 180), among(a, 0.34, 0.4, 0.3, 0.37)),
        );
      });
      const eye = by(three, 4.4, 4.8, 4.2);
      const body = named("body", join(ring(12, 12, eye, eye - 1.7), disc(12, 12, eye - 2.8)));
      return shown(
        join(cut(join(...rings, ...arms), disc(12, 12, eye)), ...blades, body),
        null,
        air,
        5,
        "both",
      );
    },
  },
  {
    id: "coral-paper-cut",
    ideas: [],
    words: ["coral", "corals", "coral branches"],
    goesWith: ["reef", "diving"],
    isOpen: true,
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [left, top, right] = [by(one, 0, 0.8, -0.6), by(two, 0, 0.9, -0.5), by(three, 0, 0.8, -0.8)];
      const coral = through`6.6,24! 9.4,21.6 8.6,18.8 5.4,17.8 2.2,16 0.4,13 ${-0.2},${10.4 + left} 1.4,${9 + left} 3,${10.4 + left} 3.8,12.6 5,12.8
        5.2,11 4.2,${8.4 - left} 4.2,${6.2 - left} 5.8,${4.8 - left} 7.4,${6.2 - left} 7.8,9 8.4,12.2 9.6,12 9.8,9.4 8.6,5.4 8.6,${1.6 + top} 10.4,${-0.2 + top} 12.2,${1.6 + top} 12.2,5 13.2,5.2
        13.8,3.8 14.2,${2 + right} 16,${1.2 + right} 17.2,${3 + right} 16.2,6.2 14.4,9 14,12.4 15.2,12.8 16.6,11.2 17.6,8.4 18,${5.8 - right} 19.8,${4.6 - right} 21.2,${6.2 - right} 21,9
        21.6,9.8 22.4,${8.9 + right} 23.6,${8.8 + right} 24.4,${10.2 + right} 23.4,12.8 20.4,15.8 16.6,17.8 15.2,19.4 15.8,21.6 18.4,24!`;
      return shown(move(coral, scaling(1, among(a, 1, 0.97, 1, 0.95), 12, 24)), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "mower-in-grass",
    ideas: [],
    words: ["mower", "mowers", "lawn mower", "lawn mowers", "lawnmower", "lawnmowers"],
    goesWith: ["lawn", "grass"],
    has: ["grass"],
    isOpen: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const high = by(one, 3.4, 2.6, 4.2);
      const bag = through`15.4,11.4! 20.6,12.6 ${by(three, 23, 22.4, 23.6)},16 21.8,20.6! 15.4,20.6!`;
      const deck = through`4,20.8! 4.2,17.4 6.4,15.4! 16.6,15.4! 18,20.8!`;
      const engine = join(roundRect(6.6, 11.6, 6.8, 5, 1), meet(disc(10, 11, 3.4), rect(4, 4, 12, 6.5)));
      const wheels = [named("wheel", disc(6.5, 20.5, 2.8)), named("wheel", disc(16.9, 20, 3.3))];
      const handle = named("handle", bar([14.4, 15.4], [21, high + 1], 2.1, "round"));
      const grip = named("handle", bar([21, high + 1], [23.4, high + 1], 2.1, "round"));
      const tall = by(two, 11, 9.8, 12.2);
      const grass = through`-0.6,24! -1.2,18 -0.4,${tall}! 1.2,16 1.4,18.4! 2,16 ${among(a, 4.2, 4.6, 3.8, 4.4)},13.4! 3.2,17 3,24!`;
      const machine = join(
        cut(bag, grow(handle, air)),
        handle,
        grip,
        cut(deck, grow(bag, air)),
        engine,
        deck,
      );
      return fitted(air, 4, join(cut(machine, ...wheels.map((wheel) => grow(wheel, air))), ...wheels, grass));
    },
  },
];
