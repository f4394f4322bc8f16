import { cut, grow, join, meet, named } from "../../geometry/form.ts";
import { type Point, pen, polar } from "../../geometry/path.ts";
import { band, bar, disc, lens, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { fitted, lean, times } from "./parts.ts";
import { through, trace, twofold } from "./smooth-outline.ts";

/** Things that everybody keeps or knows, each with one idea that carries the whole form. */
export const KEEPSAKES: readonly Scene[] = [
  {
    id: "camera-shutter-blades",
    ideas: [],
    words: ["camera", "cameras", "photo camera"],
    goesWith: ["lens", "shutter", "aperture"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // The whole body is the shutter: each slit is a tangent of the lens.
      const air = leastAirOf(gap);
      const [count, open, size] = [by(one, 6, 5, 7), by(two, 5.6, 5.9, 5.3), by(three, 3.6, 3.3, 3.9)];
      const [y, turn] = [13.6, by(four, 0, 3, -3)];
      const body = named(
        "body",
        join(
          roundRect(0, 4.4, 24, 18.4, among(a, 3.4, 2.4, 4.6, 1.4)),
          through`5.4,5.6! 8.2,1.2! 15.8,1.2! 18.6,5.6!`,
        ),
      );
      const slits = times(count, (index) => {
        const angle = turn + (index * 360) / count;
        const from = polar(12, y, open - air / 2, angle);
        return bar(from, polar(from[0], from[1], 24, angle + 90), air);
      });
      return shown(join(cut(body, disc(12, y, open), ...slits), disc(12, y, size)), null, air, 7);
    },
  },
  {
    id: "house-of-arches",
    ideas: [],
    words: ["house", "houses", "cottage", "cottages"],
    goesWith: ["door", "roof"],
    has: ["roof", "door"],
    suggests: ["rainbow"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // The door goes on in arches until the roof stops them.
      const air = leastAirOf(gap);
      const [eaves, wide] = [by(one, 11.4, 10.6, 12.4), by(two, 1.1, 1.3, 1)];
      const chimney = among(a, 17.6, 3.4, 17.2, 3.2);
      const whole = join(
        polygon([
          [12, 0.4],
          [24 - wide, eaves],
          [24 - wide, 24],
          [wide, 24],
          [wide, eaves],
        ]),
        rect(chimney, by(four, 2.8, 3.6, 2), 3.2, 9),
      );
      const [door, step] = [by(three, 3, 3.4, 2.7), by(three, 2.6, 2.3, 2.8)];
      const low = 20.6;
      const arch = (radius: number) => [disc(12, low, radius), rect(12 - radius, low, radius * 2, 6)];
      const light = times(3, (index) => {
        const radius = door + index * (step + air);
        return cut(join(...arch(radius + air)), ...arch(radius));
      });
      return shown(cut(whole, ...light), null, air, 4);
    },
  },
  {
    id: "umbrella-in-wind",
    ideas: [],
    words: ["umbrella", "umbrellas", "parasol", "parasols", "brolly"],
    goesWith: ["rain"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const tip = polar(12, 13, 11.6, by(one, -66, -72, -60));
      const nodes = by(two, [0.4, 9.4, 18, 23.6], [0.4, 8.6, 17.2, 23.6], [0.4, 10.4, 18.8, 23.6]);
      const ribs = nodes.slice(1, -1).map((x) => {
        const bow = (x - tip[0]) * 0.72 + tip[0] + (x < tip[0] ? -1.4 : 1.2);
        return through`${tip[0] - 0.7},${tip[1] + 1}! ${bow - air / 2},7 ${x - air / 2},14! ${x + air / 2},14! ${bow + air / 2},7 ${tip[0] - 0.1},${tip[1] + 1}!`;
      });
      const scallops = nodes
        .slice(1)
        .map((x, index) => lens([nodes[index]!, 13.02], [x, 13.02], by(three, 0.42, 0.5, 0.36)));
      const canopy = named("canopy", cut(meet(disc(12, 13, 11.6), rect(0, 0, 24, 13)), ...scallops, ...ribs));
      const [foot, stem] = [among(a, 20, 21, 19.4, 20.6), (nodes[1]! + nodes[2]!) / 2];
      const hook = join(
        rect(stem - 1, 11 - by(three, 1, 1.4, 0.8), 2, foot - 9.8),
        band(stem - 2.6, foot, 3.6, 1.6, 0, 190, "round"),
      );
      const whole = join(
        canopy,
        cut(hook, rect(0, 0, 24, 9.6)),
        bar(tip, polar(12, 13, 13, by(one, -66, -72, -60)), 1.8, "round"),
      );
      return fitted(air, 4, lean(whole, by(four, 24, 30, 18), 1));
    },
  },
  {
    id: "headphones-cradle",
    ideas: [],
    words: ["headphones", "headphone", "earphones"],
    goesWith: ["music"],
    isOpen: true,
    promise: 0.925,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // One band that goes over the head and under both ears.
      const air = leastAirOf(gap);
      const [wide, radius, low] = [by(one, 2.5, 2.8, 2.3), by(two, 5, 4.7, 5.2), by(three, 17.6, 17.8, 17.4)];
      const [outer, half, top] = [radius + wide / 2, radius - wide / 2 - air, by(four, 10.8, 10, 11.6)];
      const hook = join(
        rect(0, 11.9, wide, low - 11.8),
        band(outer, low, outer, outer - wide, among(a, 90, 76, 100, 84), 180, "round"),
      );
      const cup = named("cup", roundRect(outer - half, top, half * 2, low + half - top, half));
      const arch = band(12, 12, 12, 12 - wide, 180, 360);
      return shown(join(arch, ...both(hook), ...both(cup)), null, air, 3, "mirror");
    },
  },
  {
    id: "diamond-turning",
    ideas: [],
    words: ["diamond", "diamonds", "gem stone", "gem stones", "gemstone", "gemstones", "gem", "gems"],
    goesWith: ["jewel", "facet"],
    isOpen: true,
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // From every corner a cut runs past the middle and stops at the next one, so that the stone turns its light.
      const air = leastAirOf(gap);
      const [table, girdle, core] = [by(one, 5.2, 6, 4.4), by(two, 8.4, 9.2, 7.8), by(three, 2.9, 3.3, 2.5)];
      const [side, middle] = [a % 2 ? -1 : 1, girdle + 1.2];
      const corners: Point[] = [
        [table, 1],
        [24 - table, 1],
        [24, girdle],
        [12, 23.4],
        [0, girdle],
      ];
      const angles = corners.map(
        ([x, y]) => Math.atan2(middle - y, 12 - x) + side * Math.asin(core / Math.hypot(x - 12, y - middle)),
      );
      const cuts = corners.map(([x, y], index) => {
        const [angle, next] = [angles[index]!, (index + (side > 0 ? 4 : 1)) % 5];
        const [dx, dy] = [corners[next]![0] - x, corners[next]![1] - y];
        const reach =
          (dx * Math.sin(angles[next]!) - dy * Math.cos(angles[next]!)) / Math.sin(angles[next]! - angle);
        const towards = (angle * 180) / Math.PI;
        return bar(polar(x, y, -3, towards), polar(x, y, reach, towards), air);
      });
      return shown(cut(polygon(corners), ...cuts), null, air, 6);
    },
  },
  {
    id: "bottle-of-sea",
    ideas: [],
    words: ["bottle", "bottles"],
    goesWith: ["sea", "wave"],
    has: ["wave", "sea", "water"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // What it holds is high seas.
      const air = leastAirOf(gap);
      const [half, neck, wall] = [by(one, 6.4, 6.8, 6), by(two, 5.6, 5, 6.2), by(three, 1.8, 2, 1.7)];
      const form = (inset: number) => {
        const [out, thin, low] = [half - inset, 2.9 - inset * 0.95, 24 - inset];
        const round = 2.6 - inset;
        return pen(12 - thin, inset ? 3.4 : 0)
          .line(12 + thin, inset ? 3.4 : 0)
          .line(12 + thin, neck)
          .curve(12 + thin, neck + 3.4, 12 + out, neck + 3, 12 + out, neck + 7)
          .arc(12 + out - round, low - round, round, 0, 90)
          .arc(12 - out + round, low - round, round, 90, 180)
          .line(12 - out, neck + 7)
          .curve(12 - out, neck + 3, 12 - thin, neck + 3.4, 12 - thin, neck)
          .path();
      };
      const glass = named("glass", join(form(0), roundRect(7.8, 0, 8.4, 3.4, by(four, 0.8, 1.2, 0.4))));
      const y = among(a, 0, 0.8, -0.6, 0.4);
      const sea = through`4,26! 4,${17 + y}! 6.4,${14 + y} 8.6,${11 + y} 12.4,${9.6 + y} 15.6,${11.8 + y} 15.5,${15 + y}! 14.4,${13.4 + y} 12.3,${13.2 + y} 11,${15 + y} 11.8,${17.8 + y} 15,${19.2 + y} 20,${18 + y}! 20,26!`;
      return shown(cut(glass, cut(form(wall), sea)), null, air, 2);
    },
  },
  {
    id: "cheese-mouse-within",
    ideas: [],
    words: ["cheese", "cheeses", "cheese wedge", "cheese wedges", "emmental"],
    goesWith: ["mouse"],
    has: ["mouse"],
    isOpen: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [ridge, fold] = [by(one, 15, 16.4, 13.6), by(two, 10.6, 11, 10.2)];
      const top = through`0,${fold}! ${ridge},1.8! 21.4,4.6 24,${fold}!`;
      const side = polygon([
        [0, fold + air],
        [24, fold + air],
        [24, 22.6],
        [0, 22.6],
      ]);
      const x = by(three, 0, 1, -0.8);
      const mouse = join(
        through`${x + 3.4},21.4 ${x + 6},18.2 ${x + 8},16.9! ${x + 7.2},15 ${x + 9},13.9 ${x + 10.6},15.2 ${x + 10.4},16.6! ${x + 14},17.4 ${x + 15.4},20.6 ${x + 15},23.4! ${x + 4},23.4!`,
        ...trace(`${x + 14.6},21.9 ${x + 19.4},21.9`, 1.4),
      );
      const holes = [
        disc(among(a, 20, 19.6, 20.4, 20), fold + 6, by(four, 2, 1.7, 2.2)),
        disc(by(four, 13, 14, 12.4), fold - 3.6, 1.7),
      ];
      return shown(cut(join(top, side), cut(mouse, disc(x + 7.2, 19.4, 0.8)), ...holes), null, air, 2);
    },
  },
  {
    id: "bee-of-rings",
    ideas: [],
    words: ["bee", "bees", "honeybee", "honeybees", "bumblebee", "bumblebees"],
    goesWith: ["honey", "hive"],
    isOpen: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // The stripes are rings about the head.
      const air = leastAirOf(gap);
      const [x, y, head] = [4.8, 12.4, by(one, 3.8, 4.1, 3.5)];
      const body = named(
        "body",
        through`6,9 11.4,7.6 17.6,9 22,14.6 ${by(two, 22, 22.8, 21.2)},24! 16.6,22.4 10.6,20.8 6.6,16.4`,
      );
      const rings = by(three, [head, 8.6, 12.6, 16.4], [head, 9.4, 14.4], [head, 8, 11.4, 14.8]).map(
        (radius) => ring(x, y, radius + air, radius),
      );
      const antenna = trace(`5.4,9.4 4.6,6.4 ${by(four, 1.8, 2.4, 1.2)},${by(four, 4.6, 4, 5.4)}`, 1.7);
      const wing = (to: Point, bulge: number) => named("wing", lens([11, 8.2], to, bulge));
      const fore = wing(among<Point>(a, [21.4, 0.2], [22, 1], [20.6, 0], [21.8, 0.6]), 0.56);
      const hind = cut(wing([9.8, -0.4], 0.62), grow(fore, air));
      const wings = named("wing", cut(join(fore, hind), grow(body, air)));
      return shown(
        join(cut(join(body, disc(x, y, head)), ...rings, disc(x - 0.6, y - 0.4, 1.1)), ...antenna),
        wings,
        air,
        6,
      );
    },
  },
  {
    id: "campfire-woven",
    ideas: [],
    words: ["campfire", "campfires", "bonfire", "bonfires", "camp fire"],
    goesWith: ["fire", "flame"],
    has: ["flame", "fire"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // The logs cross, go up and are the flames.
      const air = leastAirOf(gap);
      const [tip, low, wide] = [by(one, 12.75, 13.2, 11.6), by(two, 6, 5.2, 6.6), by(three, 0.1, 0.5, -0.3)];
      const strand = (out: number) =>
        through`${0.4 - out},${20.6 - wide - out * 0.8}! ${9.2 - out * 0.4},${17.8 - out * 0.95} ${15 - out * 0.75},${14.6 - out * 0.7} ${16 - out},10.6
          ${tip},${-out}! ${18.8 + out},5.6 ${20.4 + wide + out},12 ${18 + out * 0.8},${17.2 + out * 0.7} ${11.6 + out * 0.5},${21.6 + out} ${1.8 - out},${24.6 + out}!`;
      const other = through`23.6,${20.6 - wide}! 14.8,17.8 8.9,14.6 7.8,11 ${by(four, 9.4, 8.8, 10)},${low}! 5,8.1 ${3.6 - wide},12.4 6,17.2 12.4,21.6 22.2,24.6!`;
      const core = through`${among(a, 12.2, 11.8, 12.5, 12)},6.4! 14.2,10.8 13.5,13.6 12,14.8 10.5,13.6 10,11`;
      return shown(join(strand(0), cut(other, strand(air)), core), null, air, 4);
    },
  },
  {
    id: "graduation-cap-thrown",
    ideas: [],
    words: ["graduation cap", "graduation caps", "mortarboard", "mortarboards", "graduate cap"],
    goesWith: ["graduation", "tassel"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const flat = by(one, 6, 6.6, 5.4);
      const board = named(
        "board",
        polygon([
          [12, 8 - flat],
          [24, 8],
          [12, 8 + flat],
          [0, 8],
        ]),
      );
      const slope = flat / 12;
      const [x, deep, low] = [by(two, 5, 4.4, 5.6), by(three, 3.4, 3, 3.8), 8 + flat + air * 1.12];
      const chevron = (y: number, height: number) =>
        polygon([
          [x, y - (12 - x) * slope],
          [12, y],
          [24 - x, y - (12 - x) * slope],
          [24 - x, y + height - (12 - x) * slope],
          [12, y + height],
          [x, y + height - (12 - x) * slope],
        ]);
      const cord = through`22.2,8! 24,8! 24.6,12 ${among(a, 27, 26, 27.6, 26.6)},16.4! ${among(a, 24, 23, 24.6, 23.6)},18.4! 22.8,13`;
      const whole = join(board, chevron(low, deep), chevron(low + deep + air * 1.12, deep), cord);
      return fitted(air, 4, lean(whole, by(four, -14, -20, -8), 1));
    },
  },
  {
    id: "tomato-half-open",
    ideas: [],
    words: ["tomato", "tomatoes"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // One half is the skin, the other what it holds.
      const air = leastAirOf(gap);
      const [wide, high] = [by(one, 24, 23.4, 24.2), by(two, 5.4, 6, 5)];
      const whole = twofold`12,${high + 1} 16,${high - 1} 21.4,${high + 1.4} ${wide},${high + 7} 21.4,20.8 16,23.8 12,23.4`;
      const hollow = through`12.6,5! 18,${high + 2} 20.4,${high + 3.4} ${wide - 2.2},${high + 7} 19.8,19.4 16,21.7 12.6,21.4!`;
      const pulp = named(
        "flesh",
        through`14.8,${high + 7.6} 17.8,${high + 5.6} 20.3,${high + 8} 18.6,18.4 15.6,19.8 13.9,18 14.6,14.6`,
      );
      const seeds = [-20, 20, 62].map((angle) =>
        named("seed", lens(polar(14, 14, 2.4, angle), polar(14, 14, 5.2, angle), by(three, 0.6, 0.66, 0.54))),
      );
      const sepal = (angle: number) =>
        lens([12, high], polar(12, high, among(a, 6.8, 6.4, 7.2, 6.6), angle), by(four, 0.42, 0.48, 0.38));
      const calyx = join(...[-8, 38, 90, 142, 188].map(sepal), bar([12, high], [13, 0.4], 2));
      return shown(cut(whole, cut(hollow, cut(pulp, ...seeds)), grow(calyx, air)), calyx, air, 4);
    },
  },
];
