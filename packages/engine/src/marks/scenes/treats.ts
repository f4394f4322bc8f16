import { cut, type Form, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, lens, polygon, rect, ring, sector } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { inks, times } from "./parts.ts";
import { type Node, nodesOf, outline, through, twofold } from "./smooth-outline.ts";

/** A band of one width along a smooth line, its ends cut square. */
const ribbon = (text: string, width: number): Path => {
  const nodes = nodesOf(text);
  const last = nodes.length - 1;
  const side = (away: number) =>
    nodes.map(([x, y], at): Node => {
      const [[px, py], [qx, qy]] = [nodes[Math.max(0, at - 1)]!, nodes[Math.min(last, at + 1)]!];
      // A long neighbour says less of the course here than a near one.
      const [back, ahead] = [(x - px) ** 2 + (y - py) ** 2 || 1, (qx - x) ** 2 + (qy - y) ** 2 || 1];
      const [dx, dy] = [(x - px) / back + (qx - x) / ahead, (y - py) / back + (qy - y) / ahead];
      const scale = away / Math.hypot(dx, dy);
      return [x - dy * scale, y + dx * scale, at === 0 || at === last];
    });
  return outline([...side(width / 2), ...side(-width / 2).reverse()]);
};

/** Food and drink, each with one idea that carries the whole drawing. */
export const TREATS: readonly Scene[] = [
  {
    id: "cup-of-steam",
    ideas: [],
    words: ["coffee", "coffee cup", "cup", "cups", "mug", "espresso", "cappuccino"],
    goesWith: ["café", "cafe", "tea", "roastery"],
    isOpen: true,
    has: ["steam"],
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // What rises dark from the rim goes on below it as light, turned half about: the crease of a bean.
      const [rim, foot] = [by(one, 10, 9.6, 10.4), by(two, 5.2, 6.2, 4.4)];
      const bowl = through`0,${rim}! 18.8,${rim}! 18.4,${rim + 6} ${18.6 - foot * 0.55},21.8 ${18.8 - foot},24! ${foot},24! ${0.2 + foot * 0.55},21.8 0.4,${rim + 6}`;
      const handle = named("handle", ring(18.8, rim + 5, 5.2, by(three, 2.6, 2.4, 2.8)));
      const w = among(a, 1.9, 2.1, 1.8, 2);
      const [bend, low] = [by(three, 2.6, 3.2, 2.2), 2 * rim];
      const steam = named(
        "steam",
        through`${9.4 + bend * 0.8},-0.2! ${9.4 + bend + w},4.2 ${9.4 + w},${rim} ${9.4 - bend + w * 0.7},${low - 5} ${9.4 - bend * 0.8},${low + 0.2}!
        ${9.4 - bend - w},${low - 4.2} ${9.4 - w},${rim} ${9.4 + bend - w * 0.7},5`,
      );
      const risen = meet(steam, rect(-2, -4, 30, rim + 4));
      return shown(join(cut(join(bowl, handle), steam), risen), null, leastAirOf(gap), 2);
    },
  },
  {
    id: "whirled-cone",
    ideas: [],
    words: ["ice cream", "ice creams", "ice cream cone", "soft serve", "gelato"],
    goesWith: ["summer", "dessert", "frozen yogurt"],
    isOpen: true,
    has: ["cone"],
    promise: 0.953,
    draw: ({ variation: [one, two, , three], construction: [a] }) => {
      // One band: it widens from the point to the rim, turns, and goes up in ever shorter rows.
      const [w, air] = [by(one, 3, 2.8, 3.2), 1.15];
      const r = (w + air) / 2;
      const [big, small, rim] = [r + w / 2, r - w / 2, 6 * r + w / 2 - 0.2];
      const [wide, second, third] = [by(two, 6.6, 6.2, 6.9), by(two, 5.2, 4.8, 5.4), by(two, 3, 2.7, 3.2)];
      const level = (turns: number, from: number, to: number) =>
        bar([12 + from, rim - turns * r], [12 + to, rim - turns * r], w);
      const left = 12 - wide - among(a, 1.6, 1.3, 1.8, 1.5);
      const [top, far] = [rim - w / 2, 23 - rim + r];
      const lean = Math.atan2(wide, far) + Math.asin((big - 1.2) / Math.hypot(wide, far));
      const [dx, dy] = [Math.cos(lean), Math.sin(lean)];
      const cone = named(
        "cone",
        through`${left + 0.8},${top}! ${12 + wide},${top}! ${12 + wide + big * dx},${rim - r + big * dy}!
        ${12 + 1.2 * dx},${23 + 1.2 * dy}! ${12 - 1.2 * dx},${23 + 1.2 * dy}! ${left},${top + 1.4}! ${left},${top + 0.2}`,
      );
      const turns = [
        band(12 + wide, rim - r, big, small, -90, 90),
        band(12 - second, rim - 3 * r, big, small, 90, 270),
        band(12 + third, rim - 5 * r, big, small, -90, 90),
        disc(12 + by(three, -0.4, 0.8, -1), rim - 6 * r, w / 2),
      ];
      const rows = [
        level(2, -second, wide),
        level(4, -second, third),
        level(6, by(three, -0.4, 0.8, -1), third),
      ];
      return shown(join(cone, disc(12, 23, 1.2), ...turns, ...rows), null, air, 1);
    },
  },
  {
    id: "spotted-pizza",
    ideas: [],
    words: ["pizza", "pizzas", "pizza slice", "slice of pizza"],
    goesWith: ["pizzeria", "italian", "cheese"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Whatever crosses an edge changes from light to dark.
      const air = leastAirOf(gap) * 1.1;
      const [spread, r] = [by(one, 28, 26, 30), 24];
      const slice = named("slice", sector(12, 24, r - 3.2 - air, -90 - spread, -90 + spread));
      const crust = named("crust", band(12, 24, r, r - 3.2, -90 - spread, -90 + spread, "round"));
      const places = by(three, "15.6,-1 10.4,1 15.4,0.3", "15.6,1 10.4,-1 15.4,-0.3", "14,-1 14,1 15.4,0");
      const dots = nodesOf(places).map(([far, side]) =>
        disc(...polar(12, 24, far, -90 + side * spread), by(two, 2.7, 2.5, 2.9)),
      );
      const whole = join(cut(slice, ...dots), cut(join(...dots), slice), crust);
      return inks({ gaps: [air], parts: 4 }, move(whole, rotation(among(a, 14, -14, 24, 0), 12, 12)));
    },
  },
  {
    id: "fanned-loaf",
    ideas: [],
    words: ["bread", "breads", "loaf", "loaves", "toast"],
    goesWith: ["bakery", "baker", "flour"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.15, leastAirOf(gap));
      const count = by(one, 4, 3, 5);
      const [wide, tall] = [by(one, 13.4, 13, 12) + by(two, 0, 0.4, -0.4), by(three, 16.4, 17, 15.8)];
      const [dx, dy] = [(24 - wide) / (count - 1), (tall - 24) / (count - 1)];
      const [notch, top] = [among(a, 1.2, 1.5, 0.9, 1.3), 24 - tall];
      const toast = through`${notch},${top + 7.2}! 0,${top + 4.2} 2.2,${top + 0.9} ${wide / 2},${top} ${wide - 2.2},${top + 0.9} ${wide},${top + 4.2} ${wide - notch},${top + 7.2}! ${wide - notch},24! ${notch},24!`;
      const at = (index: number) => move(toast, translation(dx * index, dy * index));
      const slices = times(count, (index) =>
        named("slice", index ? cut(at(index), grow(at(index - 1), air)) : at(0)),
      );
      return inks({ gaps: [air], parts: count }, parts(...slices));
    },
  },
  {
    id: "whirled-cupcake",
    ideas: [],
    words: ["cupcake", "cupcakes", "muffin", "muffins", "cake", "cakes"],
    goesWith: ["bakery", "birthday", "dessert", "pastry"],
    isOpen: true,
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Each band of icing hangs over the rim in a lobe above its own pleat, and all run into one tip.
      const air = leastAirOf(gap) * 1.15;
      const [rim, wide] = [by(one, 15.8, 16.4, 15.2), by(two, 11.4, 11, 11.8)];
      const [foot, turn] = [among(a, 6, 6.4, 5.6, 6.2), by(three, 1.6, 2.2, 1)];
      const [step, h] = [wide / 2, air / 2];
      const lobes = times(4, (at) => disc(12 + (at - 1.5) * step, rim - step / 2, step / 2 + 0.05));
      const dome = through`13.8,-0.6! 15,3.4 20.2,7 ${12 + wide},${rim - step / 2} 12,${rim - step / 2}! ${12 - wide},${rim - step / 2} 5,6.8 10.4,3.6`;
      const icing = named("icing", join(dome, ...lobes));
      const paper = cut(twofold`12,${rim - 3}! 20.8,${rim - 3}! ${12 + foot},24! 12,24!`, grow(icing, air));
      const blade = (x: number, mx: number, my: number, tip: string) =>
        named(
          "blade",
          through`${x - h},${rim + 0.8}! ${x - h + turn * 0.1},${rim - 3} ${mx - h},${my} ${tip}! ${mx + h + 0.1},${my + 0.4} ${x + h + turn * 0.1},${rim - 2.8} ${x + h},${rim + 0.8}!`,
        );
      const slits = [
        blade(12 - step, 12 - step + 0.9 + turn * 0.7, rim - 7, "11.6,4.8"),
        blade(12, 12.5 + turn * 0.5, rim - 7.2, "13,3.4"),
        blade(12 + step, 12 + step - 0.2 + turn * 0.2, rim - 6.8, "14.6,4.2"),
        ...[-1, 0, 1].map((x) => bar([12 + x * step, rim], [12 + x * foot * 0.5, 25], air)),
      ];
      return shown(cut(join(icing, paper), ...slits), null, air, 8);
    },
  },
  {
    id: "coiled-apple",
    ideas: [],
    words: ["apple", "apples"],
    goesWith: ["orchard", "fruit", "cider"],
    has: ["leaf", "stalk", "stem"],
    suggests: ["spiral"],
    isOpen: true,
    ways: [0, -10, 10],
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The light enters at the stalk and runs to the core.
      const air = Math.min(1.8, leastAirOf(gap) * among(a, 1.35, 1.2, 1.45, 1.3));
      const [wide, foot] = [by(one, 22.8, 22.4, 23.2), by(two, 18.4, 17.8, 19)];
      const body = named(
        "body",
        twofold`12,5.4! 15.6,4 19.8,4.6 ${wide},9.4 ${wide - 0.8},15 ${foot},21.6 15,23.8 12,23.2`,
      );
      const core = by(three, "13.2,15.8 14.6,13.8", "13.2,15.8", "13.2,15.8 14.6,13.9 13.6,12.2");
      const [x, y] = nodesOf(core).at(-1)!;
      const course = `12.6,3.2 11.2,6.4 8.2,7.9 5.6,9.8 4.9,13 6.2,16.8 8.8,19.3 12,20 15.2,19.3 17.9,16.9 19.2,13.4 18.6,10.2 16.2,8.2 13,8.4 10.3,10.2 9.2,13.1 10.7,15.6 ${core}`;
      const coil = join(ribbon(course, air), disc(x, y, air / 2));
      const leaf = named(
        "leaf",
        lens([12.8, 3.6], [by(two, 19, 18.4, 19.6), -0.2], by(one, 0.54, 0.48, 0.58)),
      );
      return shown(join(cut(body, coil), cut(leaf, grow(body, 1))), null, air, 2);
    },
  },
  {
    id: "halved-lemon",
    ideas: [],
    words: ["lemon", "lemons", "citrus", "lime", "limes"],
    goesWith: ["lemonade", "juice", "fresh"],
    isOpen: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.15, leastAirOf(gap));
      const [r, nib] = [by(two, 8.8, 8.4, 9.2), by(three, 1.25, 1.4, 1.1)];
      const half = through`12,${12 - r}! 16.4,${12 - r * 0.89} 20.2,${12 - r * 0.56} 22.4,${12 - nib * 1.7} 24.25,${12 - nib * 0.95} 25.2,12 24.25,${12 + nib * 0.95} 22.4,${12 + nib * 1.7} 20.2,${12 + r * 0.56} 16.4,${12 + r * 0.89} 12,${12 + r}!`;
      const [flesh, count] = [r - 2 - air, by(one, 4, 3, 5)];
      const rays = times(count - 1, (at) =>
        bar([12, 12], polar(12, 12, 20, (180 * (at + 1)) / count - 90), air),
      );
      const open = join(cut(half, disc(12, 12, flesh + air)), cut(sector(12, 12, flesh, -90, 90), ...rays));
      const whole = join(both(half)[1]!, move(open, translation(air, 0)));
      return inks({ gaps: [air], parts: 6 }, move(whole, rotation(among(a, -34, -30, -26, -22), 12, 12)));
    },
  },
  {
    id: "lit-grapes",
    ideas: [],
    words: ["grape", "grapes"],
    goesWith: ["vine", "wine", "vineyard", "winery"],
    isOpen: true,
    has: ["leaf", "vine"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Where two berries meet there is light.
      const air = leastAirOf(gap);
      const [r, d] = [by(one, 4.2, 4.35, 4.1), by(two, 6, 5.8, 6.15)];
      const berries = nodesOf("-1,0 0,0 1,0 -0.5,1 0.5,1 0,2").map(([x, y]) =>
        named("fruit", disc(12 + x * d, 9.4 + y * d * 0.866, r)),
      );
      const meetings = berries.flatMap((one, at) => berries.slice(at + 1).map((other) => meet(one, other)));
      const tip = [by(three, 21, 20, 22), by(three, -0.4, -0.8, 0.6)] as const;
      const leaf = named(
        "leaf",
        cut(lens([10.6, 5], tip, among(a, 0.5, 0.44, 0.56, 0.48)), grow(join(...berries), air)),
      );
      return inks({ gaps: [air], parts: 7 }, join(cut(join(...berries), ...meetings), leaf));
    },
  },
  {
    id: "tied-cutlery",
    ideas: [],
    words: ["cutlery", "fork", "forks", "spoon", "spoons", "silverware", "flatware"],
    goesWith: ["restaurant", "bistro", "dinner", "eatery", "food"],
    has: ["fork", "spoon"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One band, a fork at one end and a spoon at the other, tied in a loop.
      const air = leastAirOf(gap) * 1.07;
      const [w, lie] = [by(one, 2.4, 2.2, 2.6), by(two, 33, 31, 35)];
      const [r, slope, tine] = [by(three, 3, 2.8, 3.2), (lie * Math.PI) / 180, 1.75];
      const span = 2 * (tine + air) + tine;
      const head = named(
        "head",
        cut(
          through`${-span / 2},-17.2! ${span / 2},-17.2! ${span / 2},-12 ${span / 2 - 1.2},-10 ${w / 2},-7.6! ${-w / 2},-7.6! ${-span / 2 + 1.2},-10 ${-span / 2},-12`,
          rect(-tine / 2 - air, -19, air, 6.4),
          rect(tine / 2, -19, air, 6.4),
        ),
      );
      const scoop = among(a, 3.8, 4, 3.6, 3.9);
      const bowl = through`0,-17.6 ${scoop * 0.84},-16 ${scoop},-12.6 ${scoop * 0.6},-9.6 ${w / 2},-7! ${-w / 2},-7! ${-scoop * 0.6},-9.6 ${-scoop},-12.6 ${-scoop * 0.84},-16`;
      const put = (form: Form | Path, side: 1 | -1) => move(form, rotation(side * lie, 0, 0));
      const shaft = bar([0, -8], [0, r / Math.tan(slope)], w);
      const loop = band(0, r / Math.sin(slope), r + w / 2, r - w / 2, -lie, 180 + lie);
      const over = grow(put(bar([0, -w * 1.1], [0, w * 1.1], w), -1), air);
      const tied = join(cut(put(join(shaft, bowl), 1), over), put(join(shaft, head), -1), loop);
      return inks({ gaps: [air] }, move(tied, scaling(0.94, 0.94)));
    },
  },
  {
    id: "zigzag-pineapple",
    ideas: [],
    words: ["pineapple", "pineapples", "ananas"],
    goesWith: ["tropical", "hawaii", "hospitality"],
    isOpen: true,
    allowsFace: true,
    isPliant: true,
    ways: [0, -14, 14, 28],
    has: ["leaves", "crown"],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.15, leastAirOf(gap) * 1.05);
      const [rx, teeth] = [by(one, 7.5, 7.2, 7.9), 3];
      const top = by(two, 8.4, 8, 8.6);
      const body = named(
        "body",
        twofold`12,${top} ${12 + rx * 0.62},${top + 1.2} ${12 + rx},${top + 7.4} ${12 + rx * 0.72},22.2 12,24.2`,
      );
      const [pitch, high] = [(2 * rx) / teeth, by(three, 2.5, 2.8, 2.1)];
      const corners = (y: number) =>
        times(2 * teeth + 3, (index): [number, number] => [
          12 - rx - pitch / 2 + (index * pitch) / 2,
          y + (index % 2 ? high / 2 : -high / 2),
        ]);
      const half = (air / 2) * Math.hypot(1, (2 * high) / pitch);
      const slits = by(two, [12, 16.3, 20.6], [13.2, 18.6], [11.8, 16.2, 20.6]).map((y) =>
        polygon([...corners(y - half), ...corners(y + half).reverse()]),
      );
      const mid = twofold`12,-0.6! 14.2,3.6 12.8,9.4! 12,9.4!`;
      const leaf = named(
        "leaf",
        through`11,10! 13.2,5 ${among(a, 18.2, 18.8, 17.6, 18.4)},0.6! 17.4,5.6 14.6,10!`,
      );
      const low = through`12,10.6! 14.8,7 ${among(a, 21, 21.6, 20.4, 21.2)},4.8! 19.2,8.2 16,11!`;
      const sides = [cut(leaf, grow(mid, air)), cut(low, grow(join(mid, leaf), air))].flatMap(both);
      const crown = named("leaf", cut(join(mid, ...sides), grow(body, air)));
      return shown(join(cut(body, ...slits), crown), null, air, 8, "mirror");
    },
  },
];
