import { cut, grow, join, meet, move, named } from "../../geometry/form.ts";
import { polar, rotation, translation } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { ellipse, fitted, inks, lean, times } from "./parts.ts";
import { nodesOf, through, twofold } from "./smooth-outline.ts";

/** What is baked, spread and set on the table. */
export const BAKERY: readonly Scene[] = [
  {
    id: "plate-embraced",
    ideas: [],
    words: [
      "plate",
      "plates",
      "dinner plate",
      "silverware",
      "silverware fork knife",
      "fork and knife",
      "cutlery",
    ],
    has: ["fork", "knife"],
    goesWith: ["meal", "dinner", "restaurant"],
    isOpen: true,
    promise: 0.962,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Fork and knife share one handle, which runs round the plate.
      const air = leastAirOf(gap) * 1.1;
      const [w, r, cy] = [2.3, 9.6, 14.2];
      const plate = by(one, 7, 7.2, 6.6);
      const well = by(two, 4, 4.4, 3.6);
      const prong = 1.7;
      const shoulder = among(a, 2.6, 1.4, 3.4, 2);
      const x = 12 - r;
      const span = 3 * prong + 2 * 1;
      const neck = by(three, 7.6, 8.2, 7);
      const fork = cut(
        roundRect(x - span / 2, 0, span, neck + 1.4, [0.3, 0.3, shoulder, shoulder]),
        ...[x - prong / 2 - 1, x + prong / 2].map((left) => rect(left, -1, 1, neck - 1)),
      );
      const kx = 12 + r;
      const blade = named(
        "blade",
        through`${kx - 1.15},${cy}! ${kx - 1.15},${neck + 3.2}! ${kx - 2.3},${neck + 2}! ${kx - 2.3},5 ${kx - 1},1.4 ${kx + 1.15},0! ${kx + 1.15},${cy}!`,
      );
      const handle = named(
        "handle",
        join(band(12, cy, r + w / 2, r - w / 2, 0, 180), rect(x - w / 2, neck, w, cy - neck + 0.02), blade),
      );
      const dish = cut(disc(12, cy - 0.4, plate), ring(12, cy - 0.4, well + 1, well));
      return inks({ gaps: [air], parts: 3 }, lean(join(fork, handle), 0, 0.96), lean(dish, 0, 0.96));
    },
  },
  {
    id: "cookie-dipped",
    ideas: [],
    words: ["cookie", "cookies", "biscuit", "biscuits", "chocolate chip cookie"],
    goesWith: ["snack", "sweet"],
    isRound: true,
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Half of it is dipped: chips and dough change places along the glaze.
      const air = leastAirOf(gap);
      const wall = by(one, 1.9, 1.7, 2.2);
      const turn = among(a, 26, 20, 32, 14);
      const y = by(two, 11.4, 12, 10.8);
      const dip = through`-6,${y}! -1,${y} 3,${y - 1.6} 6.6,${y + 1.6} 10.2,${y + 1.4} 13.6,${y - 1.6} 17.2,${y + 1.4} 21,${y - 0.6} 30,${y}! 30,30! -6,30!`;
      const glaze = named("icing", meet(disc(12, 12, 12 - wall), move(dip, rotation(turn, 12, 12))));
      const bite = [-72, -49, -26].map((angle) =>
        disc(...polar(12, 12, 12.6, angle + by(three, 0, 6, -6)), 3.1),
      );
      const spots = (text: string) =>
        nodesOf(text).map(([x, top], at) => named("spot", disc(x, top, at % 2 ? 1.35 : 1.6)));
      const light = spots("8.2,4.6 13.2,7 18.4,11");
      const dark = spots(`5.8,${y + 2.8} 11.2,${y + 4.2} 8.8,19.2 15,19.4`);
      return shown(join(cut(disc(12, 12, 12), glaze, ...light, ...bite), ...dark), null, air, 5);
    },
  },
  {
    id: "pancake-syrup",
    ideas: [],
    words: ["pancakes", "pancake", "flapjack", "flapjacks", "hotcake", "hotcakes"],
    goesWith: ["breakfast", "syrup", "brunch"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const count = by(one, 3, 2, 3);
      const ry = by(three, 5.2, 5.6, 4.8);
      const step = (24 - 2 * ry) / count;
      const cake = (y: number) => ellipse(12, ry + y, 12, ry);
      const ends = by(two, [15, 19.6], [19.4, 14.6], [18.6, 13.8]);
      const runs = (wide: number) =>
        by(two, [5.8, 14.8], [8, 17.6], [6.4, 16.8]).map((x, at) =>
          bar([x, ry], [x, ends[at]!], wide, "round"),
        );
      const pat = among(a, 1, 1.15, 0.9, 1.05);
      const butter = polygon([
        [12 - 5 * pat, ry - 0.6],
        [12, ry - 0.6 - 2.4 * pat],
        [12 + 5 * pat, ry - 0.6],
        [12, ry - 0.6 + 2.4 * pat],
      ]);
      const lower = times(count, (row) =>
        cut(
          cake((row + 1) * step),
          cake(row * step + air),
          rect(-1, -1, 26, ry + row * step + air + 1),
          ...runs(3.6 + 2 * air),
        ),
      );
      return shown(join(cut(join(cake(0), ...runs(3.6)), butter), ...lower), null, air, count * 2 + 1);
    },
  },
  {
    id: "toast-sunrise",
    ideas: [],
    words: ["bread slice", "bread slices", "slice of bread", "toast", "toasts", "toasted bread"],
    goesWith: ["breakfast", "bread", "sandwich"],
    has: ["sun", "sunrise"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // What is spread on it rises like the sun over the sea.
      const air = leastAirOf(gap);
      const crust = by(one, 2, 1.8, 2.3);
      const [crown, waist] = [among(a, 11, 11.8, 10.4, 11.4), by(two, 2.4, 1.8, 2.8)];
      const slice = (d: number) =>
        named(
          "slice",
          join(
            roundRect(0.2 + d, 0.4 + d, 23.6 - 2 * d, crown - 2 * d, crown / 2 - d),
            roundRect(waist + d, 5, 24 - 2 * waist - 2 * d, 18.6 - d, [0, 0, 2.4 - d / 2, 2.4 - d / 2]),
          ),
        );
      const sea = by(three, 13.8, 13.2, 14.4);
      const wave = (y: number, thick: number) =>
        through`-4,${y}! 0,${y + 1} 4,${y} 8,${y - 1} 12,${y} 16,${y + 1} 20,${y} 24,${y - 1} 28,${y}! 28,${y + thick}! 24,${y + thick - 1} 20,${y + thick} 16,${y + thick + 1} 12,${y + thick} 8,${y + thick - 1} 4,${y + thick} 0,${y + thick + 1} -4,${y + thick}!`;
      const sun = named("sun", cut(disc(12, sea - 0.6, 5), wave(sea, 12)));
      const crumb = cut(slice(crust + air), sun, wave(sea + 2.4, 1.3));
      return shown(join(cut(slice(0), slice(crust)), crumb), null, air, 3);
    },
  },
  {
    id: "coconut-drink",
    ideas: [],
    words: ["coconut", "coconuts"],
    goesWith: ["tropical", "palm"],
    has: ["umbrella", "straw"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const rim = by(one, 11, 11.6, 10.6);
      const [cx, cy, r] = [10.6, 14.4, 9.6];
      const rx = Math.sqrt(r * r - (cy - rim) ** 2);
      const body = named("body", join(cut(disc(cx, cy, r), rect(-2, 0, 28, rim)), ellipse(cx, rim, rx, 3.6)));
      const flesh = named("flesh", ellipse(cx, rim, rx - 1.8, 2));
      const tip = by(two, 3, 2.4, 3.4);
      const straw = named(
        "straw",
        join(bar([8.6, rim + 1.2], [6.6, 2.6], 1.9), bar([6.9, 3], [tip, 1.2], 1.9)),
      );
      const eyes = [-90, 30, 150].map((angle) =>
        named("eye", disc(...polar(7.2, 18.2, 2.3, angle + among(a, 0, 60, 12, 48)), 1.25)),
      );
      const wide = by(three, 6.6, 7, 6.2);
      const scallop = (at: number) => ellipse((at * wide * 2) / 3, 0.3, wide / 3, 1.5);
      const shade = named("canopy", cut(disc(0, 0, wide), rect(-9, 0.3, 18, 9), ...[-1, 0, 1].map(scallop)));
      const umbrella = move(
        move(join(shade, rect(-0.95, -2, 1.9, 9)), rotation(24, 0, 0)),
        translation(16.6, 6.4),
      );
      return fitted(air, 2, join(cut(body, flesh, ...eyes), straw, umbrella));
    },
  },
  {
    id: "oyster-pearl",
    ideas: [],
    words: ["oyster", "oysters", "oyster shell"],
    goesWith: ["pearl", "seafood"],
    has: ["pearl"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Every rim of the shell runs round the pearl.
      const air = leastAirOf(gap);
      const cy = 14;
      const lobes = by(one, 5, 6, 5);
      const fan = (r: number) => {
        const step = 200 / lobes;
        let text = "";
        for (let k = 0; k < lobes; k++) {
          const at = (angle: number, f: number) =>
            polar(12, cy, r * f, angle)
              .map((v, i) => (i ? cy + (v - cy) * 1.12 : v))
              .join();
          text += ` ${at(-190 + k * step, 0.9)}! ${at(-190 + (k + 0.5) * step, 1.02)}`;
          if (k === lobes - 1) text += ` ${at(10, 0.9)}!`;
        }
        return through`${text.trim()} 12,${cy + 3}!`;
      };
      const pearl = by(two, 3.2, 3.5, 3);
      const ridge = among(a, 9.4, 9.8, 9, 9.6);
      const upper = cut(fan(12), cut(fan(ridge), fan(ridge - air * 1.15)), disc(12, cy, pearl + air));
      const rim = by(three, 15.6, 16.2, 15);
      const lower = twofold`12,${rim + 2.4} 15.6,${rim + 1.8} 19,${rim - 0.4} 22,${rim - 1} 24,${rim}! 21.8,20.4 17.4,23.2 12,24`;
      const lip = twofold`12,${rim + 2.4 - air} 15.6,${rim + 1.8 - air} 19,${rim - 0.4 - air} 22,${rim - 1 - air} 26,${rim - air - 0.4}! 26,30! 12,30!`;
      return shown(
        join(cut(upper, lip), disc(12, cy, pearl), cut(lower, disc(12, cy, pearl + air))),
        null,
        air,
        4,
        "mirror",
      );
    },
  },
  {
    id: "hop-cone",
    ideas: [],
    words: ["hops", "hop cone", "hop cones"],
    goesWith: ["beer", "ale"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [wide, droop] = [by(one, 5, 5.3, 4.7), by(two, 0, 1, -0.6)];
      const scale = (x: number, y: number, w: number, h: number, d: number) =>
        through`${x},${y + h + d * 1.5}! ${x - w * 0.66 - d},${y + h * 0.62} ${x - w - d},${y + h * 0.12} ${x - w * 0.7 - d},${y - h * 0.36 - d} ${x},${y - h * 0.56 - d} ${x + w * 0.7 + d},${y - h * 0.36 - d} ${x + w + d},${y + h * 0.12} ${x + w * 0.66 + d},${y + h * 0.62}`;
      const tip = by(three, 7.4, 7, 7.6);
      const rows = [
        [12, 7.4, 3.5, 5.4],
        [12 - wide, 9, 3.7, 5.6],
        [12 + wide, 9, 3.7, 5.6],
        [12, 12.2, 3.7, 5.6],
        [12 - wide + 0.5, 14.2, 3.6, 5.6],
        [12 + wide - 0.5, 14.2, 3.6, 5.6],
        [12, 16.8, 3.5, tip],
      ] as const;
      const cone = rows.map(([x, y, w, h], at) => {
        const above = rows.slice(0, at).filter((other) => other[1] < y && y - other[1] < 6);
        return named(
          "cone",
          cut(scale(x, y, w, h, 0), ...above.map(([ox, oy, ow, oh]) => scale(ox, oy, ow, oh, air))),
        );
      });
      const leaf = named(
        "leaf",
        through`11.6,3.6! 9,0.4 5,${-0.2 + droop * 0.4} 1.6,${2.4 + droop}! 6,${among(a, 4.6, 5.4, 4.2, 5)} 9.6,5`,
      );
      return shown(join(...cone, ...both(leaf), bar([12, 5], [12, 0.6], 1.8)), null, air, 8, "mirror");
    },
  },
  {
    id: "ramen-waves",
    ideas: [],
    words: ["bowl of noodles", "noodles", "noodle", "ramen", "noodle bowl", "udon"],
    goesWith: ["soup", "asian food"],
    has: ["bowl", "chopsticks", "egg"],
    suggests: ["wave"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The noodles lie in the rings by which waves are drawn; one of them is half an egg.
      const air = leastAirOf(gap);
      const [rim, foot, apart] = [15, by(one, 4, 4.4, 3.6), 6];
      const base = rim - air;
      const round = cut(disc(12, 11.8, 12.2), rect(-2, -2, 28, rim + 2), rect(-2, 22.4, 28, 4));
      const [s, r, side] = [1.7, 5.7, by(two, 1, -1, 1)];
      const rings = (x: number, y: number) =>
        join(ring(x, y, r, r - s), ring(x, y, r - s - 1, r - 2 * s - 1));
      const egg = named(
        "egg",
        join(ring(12 + side * apart, base, r, r - s), disc(12 + side * apart, base, 2.5)),
      );
      const fronts = [12 - apart, 12 + apart].map((x) => disc(x, base, r + air));
      const [top, far] = [base - by(three, 2.6, 3, 2.2), among(a, 18.2, 17.6, 18.6, 18)];
      const back = [disc(12, top, r + air), ...fronts];
      const sticks = [0, 3.9].map((x) => cut(bar([9.4 + x, 9.4], [far + x, 0.6], 1.8), ...back));
      const waves = join(rings(12 - side * apart, base), egg, cut(rings(12, top), ...fronts));
      const noodles = cut(waves, rect(-3, base, 30, 20));
      return shown(join(round, rect(12 - foot, 22.2, 2 * foot, 1.8), noodles, ...sticks), null, air, 8);
    },
  },
  {
    id: "butter-slices",
    ideas: [],
    words: ["butter", "butters", "stick of butter", "butter block"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Every edge runs in one of three directions, and every edge is light.
      const air = leastAirOf(gap) * 1.2;
      const at = (x: number, y: number, z: number): [number, number] => [(x - y) * 0.87, (x + y) * 0.5 - z];
      const [deep, high] = [by(one, 9, 10, 8.4), by(two, 8, 7.4, 8.6)];
      const hullOf = (x0: number, x1: number, y0: number, y1: number, z0: number, z: number) =>
        polygon([
          at(x0, y0, z),
          at(x1, y0, z),
          at(x1, y0, z0),
          at(x1, y1, z0),
          at(x0, y1, z0),
          at(x0, y1, z),
        ]);
      const slab = (x0: number, x1: number) => {
        const edges = [at(x0, deep, high), at(x1, 0, high), at(x1, deep, 0)].map((end) =>
          bar(at(x1, deep, high), end, air),
        );
        return cut(hullOf(x0, x1, 0, deep, 0, high), ...edges);
      };
      const long = by(three, 9, 8, 10);
      const slice = named("slice", hullOf(long + 3.4, long + 7.4, 0, deep, 0, high));
      const m = 2.2;
      const end = long + 7.4 + m + among(a, 2, 3, 1.4, 2.4);
      const dish = cut(
        hullOf(-m, end, -m, deep + m, -2.4, -0.2),
        grow(join(hullOf(0, long, 0, deep, 0, high), slice), air),
      );
      return fitted(air, 4, join(cut(slab(0, long), grow(slice, air)), slab(long + 3.4, long + 7.4), dish));
    },
  },
];
