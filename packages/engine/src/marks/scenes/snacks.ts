import { asForm, cut, type Form, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, polar, rotation, translation } from "../../geometry/path.ts";
import { band, bar, disc, discSlice, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { counterchanged, fitted, times } from "./parts.ts";
import { nodesOf, through, twofold } from "./smooth-outline.ts";

const turned = (form: Form, degrees: number): Form => move(form, rotation(degrees, 12, 12));

/** What is eaten out of the hand: each drawn by one rule. */
export const SNACKS: readonly Scene[] = [
  {
    id: "candy-knot",
    ideas: [],
    words: ["candy", "candies", "sweets", "bonbon", "bonbons", "wrapped sweet", "toffee", "toffees"],
    goesWith: ["confectionery", "sugar"],
    promise: 0.956,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.28;
      // One endless band: round the sweet, crossed at either twist, out into the wrapper.
      const [r, width] = [by(one, 5.2, 5.6, 4.9), by(two, 2.4, 2.2, 2.6)];
      const [twist, flare] = [r + among(a, 2.8, 3, 2.6, 2.9), by(three, 5.4, 5, 5.8)];
      const phi = (Math.acos(r / twist) * 180) / Math.PI;
      const [tx, ty] = polar(0, 0, r, -phi);
      const rise = (-ty * flare) / (twist - tx);
      const strand = (way: 1 | -1, long: number) =>
        bar([12 + tx, 12 + ty * way], [12 + twist + flare * long, 12 + rise * way * long], width, "round");
      const end = bar([12 + twist + flare, 12 - rise], [12 + twist + flare, 12 + rise], width, "round");
      const side = join(strand(1, 1), end, cut(strand(-1, 1), grow(strand(1, 0.6), air)));
      const arc = (from: number, to: number) => band(12, 12, r + width / 2, r - width / 2, from, to);
      const knot = join(arc(180 + phi, 360 - phi), arc(phi, 180 - phi), side, turned(side, 180));
      return fitted(air, 4, turned(join(knot, disc(12, 12, r - width / 2 - air)), -32));
    },
  },
  {
    id: "fries-high-five",
    ideas: [],
    words: ["french fries", "fries", "french fry", "pommes frites", "frites"],
    goesWith: ["fast food", "potato"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      // Four fries and one that leans out: the carton is a raised hand.
      const tops = by(one, [4, 0.8, 0, 3.4], [3, 0, 1.2, 4.6], [4.8, 1.6, 0, 2.4]);
      const [foot, tilt] = [by(two, 4, 3.6, 4.4), among(a, 0, 0.7, -0.7, 0.4)];
      const carton = through`2,11.4! 5.6,14 10.8,15 16,14 19.6,11.4! ${21.6 - foot},24! ${foot},24!`;
      const fry = (at: number) => {
        const [x, y] = [2.2 + at * (2.7 + air), tops[at]!];
        return through`${x},${y + tilt}! ${x + 2.7},${y - tilt}! ${x + 2.7},20! ${x},20!`;
      };
      const fries = parts(...times(4, fry));
      const thumb = bar([13.4, 19], by(three, [22.2, 5.6], [22.6, 6], [21.8, 5.2]), 2.9);
      const rest = cut(join(fries, cut(thumb, grow(fries, air))), grow(carton, air));
      return fitted(air, 6, join(rest, carton));
    },
  },
  {
    id: "popcorn-burst",
    ideas: [],
    words: ["popcorn", "popcorns", "kettle corn"],
    goesWith: ["cinema", "movie"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      // Puffs are circles of one size; where they hang over the rim, stripe and ground change places.
      const [foot, r] = [by(one, 6.4, 5.8, 7), by(two, 3.3, 3.5, 3.2)];
      const wide = (24 - 2 * foot) / 5;
      const stripe = (at: number) =>
        through`${3 + at * 3.6},10! ${6.6 + at * 3.6},10! ${foot + (at + 1) * wide},25! ${foot + at * wide},25!`;
      const top = by(three, 12, 13.6, 10.4);
      const lit = nodesOf("9.4,9.6 14.6,9.6 12,5.4");
      const cloud = [...lit, ...nodesOf(`4.2,9 19.8,9 7,5.4 17,5.4 ${top},2.2`)].map(([x, y]) =>
        disc(x, y, r),
      );
      const from = among(a, 200, 215, 190, 205);
      const curls = lit.map(([x, y], at) => band(x, y, r + air, r, from + at * 12, 310 + at * 12));
      const puffs = cut(join(...cloud), ...curls);
      return fitted(air, 6, counterchanged(puffs, parts(...[0, 2, 4].map(stripe))));
    },
  },
  {
    id: "soft-ice-ribbon",
    ideas: [],
    words: ["soft ice cream", "soft ice", "soft serve", "soft-serve", "ice cream cone", "ice cream"],
    goesWith: ["summer", "gelato"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.28;
      // One ribbon turns back and forth up to its tip.
      const w = by(one, 3.8, 3.6, 4);
      const pitch = w + air;
      const slant = by(two, -0.2, -0.25, -0.15);
      const low = 13;
      const reach = among(a, 6, 6.4, 5.6, 6.2);
      const [left, y] = [14.2 - reach, low - pitch * 2];
      const level = join(
        bar([12 - reach, low], [12 + reach, low], w),
        disc(12 - reach, low, w / 2),
        band(12 + reach - 1, low - pitch / 2, pitch / 2 + w / 2, air / 2, -90, 90),
        bar([left, low - pitch], [12 + reach - 1, low - pitch], w),
        band(left, low - pitch * 1.5, pitch / 2 + w / 2, air / 2, 90, 270),
        through`${left - 0.1},${y + w / 2}! ${left - 0.1},${y - w / 2}! 11.6,${y - w / 2 - 0.5} 13.6,${y - pitch - 0.8}!
          17,${y - pitch / 2} 17,${y} 14.6,${y + w / 2}!`,
      );
      const ribbon = named("scoop", move(level, [1, slant, 0, 1, 0, -12 * slant]));
      const tip = by(three, 27.4, 28.2, 26.6);
      const cone = named(
        "cone",
        through`${9 - reach},${low}! ${13.7 + reach},${low}! 12.6,${tip}! 10.8,${tip}!`,
      );
      const lines = [0, 1].map((at) => bar([0, 15.8 + at * 4.2], [24, 22.6 + at * 4.2], air));
      return fitted(air, 2, join(ribbon, cut(cone, grow(ribbon, air), rect(0, 0, 24, low - 3), ...lines)));
    },
  },
  {
    id: "lollipop-whirl",
    ideas: [],
    words: ["lollipop", "lollipops", "lolly", "lollies", "lollypop"],
    goesWith: ["candy", "sweet"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.06;
      const [r, count] = [by(one, 8.2, 8.5, 7.9), by(two, 5, 6, 4)];
      const half = 180 / count;
      const edge = r - by(one, 1.8, 1.9, 1.7);
      const run = (turn: number, shares: readonly number[]) =>
        shares.map((share) => polar(12, 8.2, edge * share, turn + 75 * share).join(",")).join(" ");
      const blade = (turn: number) =>
        named(
          "stripe",
          through`${run(turn, [0.22, 0.5, 0.8, 1.05])} ${run(turn, [1.3])}! ${run(turn + half, [1.3])}!
          ${run(turn + half, [1.05, 0.8, 0.5, 0.22])}`,
        );
      const blades = times(count, (n) => named("stripe", blade(n * half * 2 + among(a, 0, 20, 40, 60))));
      const stick = named("stem", bar([12, 8.2 + r - 0.5], [12, by(three, 25, 24.4, 26)], 2.4));
      return fitted(air, 2, join(cut(disc(12, 8.2, r), meet(parts(...blades), disc(12, 8.2, edge))), stick));
    },
  },
  {
    id: "banana-hand",
    ideas: [],
    words: ["banana", "bananas", "plantain", "plantains"],
    goesWith: ["fruit", "tropical"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [drop, tip, fat] = [by(one, 0, 0.6, -0.5), by(two, 0, 0.6, -0.5), by(three, 0, 0.5, -0.4)];
      const stem = among(a, 0, 0.4, -0.5, 0.2);
      const low = through`${18 + stem},0! ${21.2 + stem},0! 21.8,3 23.4,9 20.2,${17.4 + drop} 11.4,${22.6 + drop} 3,${22.4 + tip}!
        2.4,${19.8 + tip}! 9,18 14.6,13.6 17.2,8 18,3.4`;
      const middle = through`18.8,0.6! 20,6! 18.6,10 14,15 7,${18 + tip} 0.6,${16.6 + tip}! 0.4,${14 + tip}! 6,12.6 10.6,${9.4 - fat} 14.8,5.4`;
      const high = through`18.8,0.4! 20,4! 16,8 11.6,11 6.6,${12.4 + tip} 1.4,${10.8 + tip}! 1.4,${8.2 + tip}! 6,7.2 10,${5 - fat} 14.4,2.4`;
      const under = (form: Form, over: Path) =>
        cut(form, over, move(over, translation(-air * 0.95, -air * 0.8)));
      return fitted(air, 3, join(low, under(join(middle, under(asForm(high), middle)), low)));
    },
  },
  {
    id: "peanut-open",
    ideas: [],
    words: ["peanut", "peanuts", "groundnut", "groundnuts", "monkey nut"],
    goesWith: ["nut", "nuts"],
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.05;
      // Shell on one side of its seam, nuts on the other.
      const [waist, long, tilt] = [by(one, 15.8, 16.2, 15.4), by(two, 0.9, 1.2, 0.7), by(three, 40, 50, 32)];
      const shell = named("shell", twofold`12,-2 16.8,0 18.4,5 ${waist},11.2 19,18 17,24 12,26`);
      const room = through`11,0! 14.6,0.9 16.3,5 ${waist - 2},11.2 16.9,18 15,22.9 11,24!`;
      const seam = 11 + air;
      const nuts = [
        named("nut", through`${seam},1.4! 14.4,2.4 15.1,5 14,8.4 ${seam},10!`),
        named("nut", through`${seam},12.6! 14.2,14.2 15.7,18 14.4,21.6 ${seam},22.6!`),
      ];
      const thick = among(a, 1.3, 1.5, 1.2, 1.4);
      const places = nodesOf("8.8,2.4 8,6.4 9,14.6 7.5,17.8 9,21");
      const dashes = places.map(([x, y]) => bar([x, y - long], [x, y + long], thick, "round"));
      return fitted(air, 3, turned(join(cut(shell, room, ...dashes), ...nuts), tilt));
    },
  },
  {
    id: "sausage-fork",
    ideas: [],
    words: ["sausage", "sausages", "bratwurst", "wurst", "frankfurter", "frankfurters"],
    goesWith: ["butcher", "barbecue", "grill"],
    has: ["fork"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.07;
      // Within the sausage the fork is light.
      const fat = by(two, 8.2, 7.8, 8.6);
      const mid = by(one, 15.5, 14.5, 17);
      const cy = 13 - fat / 2 - mid;
      const open = (Math.asin(7.4 / mid) * 180) / Math.PI;
      const knot = open + ((fat / 2 + 0.7) / mid) * 57.3;
      const body = named(
        "body",
        join(
          band(12, cy, mid + fat / 2, mid - fat / 2, 90 - open, 90 + open, "round"),
          ...[90 - knot, 90 + knot].map((at) => disc(...polar(12, cy, mid, at), 1.5)),
        ),
      );
      const nick = (at: number) =>
        bar(
          polar(12, cy, mid - fat * 0.2, at - 7),
          polar(12, cy, mid + fat * 0.2, at + 5),
          air + 0.1,
          "round",
        );
      const w = 1.7;
      const fork = join(
        ...[-1, 0, 1].map((at) => bar([12 + at * 2.9, 7.4], [12 + at * 2.9, 9.4], w, "round")),
        band(12, 9.4, 2.9 + w / 2, 2.9 - w / 2, 0, 180),
        bar([12, 9.4], [12, by(three, 23.6, 22.8, 24.4)], among(a, 2.6, 2.4, 2.8, 2.5), "round"),
      );
      const nicks = both(nick(90 - open * 0.86));
      return fitted(air, 2, counterchanged(cut(body, ...nicks), fork));
    },
  },
  {
    id: "hot-dog-dachshund",
    ideas: [],
    words: ["hot dog", "hot dogs", "hotdog", "hotdogs"],
    goesWith: ["sausage", "fast food"],
    has: ["dog", "dachshund"],
    isOpen: true,
    allowsFace: true,
    promise: 0.962,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.2, leastAirOf(gap) * 1.07);
      // The sausage is a dachshund: its end is the snout, an ear hangs over the bun.
      const [nose, tail, deep] = [by(one, 0, -0.6, 0.5), by(two, 0, -1, 0.8), by(three, 22.4, 22.9, 22)];
      const back = through`8.6,8.6! 10.4,5.2 15.6,4.2 20.8,5.2 22.4,8.6! 20,11! 10,11!`;
      const dog = through`${nose},11.4 ${0.6 + nose},9.8 3.2,9.2 5,7 8,6.4 10.4,7.8 12,9.6! 20.6,9.6! 22.4,8.8 23.6,${6.2 + tail} 25,${4.2 + tail}!
        25.4,8.4 24.6,12.6 22.4,15.3! 6,15.3! 3.6,14.8 ${0.8 + nose},13.4`;
      const wave = [14, 16.4, 18.8].map((x, at) =>
        band(x, 12.5, 1.2 + air / 2, 1.2 - air / 2, at % 2 ? 0 : 180, at % 2 ? 180 : 360),
      );
      const bun = roundRect(1, 15.3 + air, 23, deep - 15.3 - air, [1.2, 1.2, 4.4, 4.4]);
      const ear = named(
        "ear",
        through`7.2,7.9! 9.8,8.2 10.6,11.6 10.4,16.6 8.4,${among(a, 18.2, 18.8, 17.6, 18.4)} 6.4,16.4 6.2,11.6`,
      );
      const rest = join(cut(back, grow(dog, air)), cut(dog, disc(4.3, 10.4, 0.8), ...wave), bun);
      return fitted(air, 4, join(cut(rest, grow(ear, air)), ear));
    },
  },
  {
    id: "taco-frill",
    ideas: [],
    words: ["taco", "tacos"],
    goesWith: ["mexican", "tortilla", "burrito"],
    isOpen: true,
    promise: 0.915,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      // Two half discs of one size, and between them a frill of small ones.
      const r = by(one, 8.8, 9.2, 8.4);
      const count = by(two, 8, 7, 9);
      const leaf = (Math.PI * r) / count / 2 + 0.3;
      const half = (x: number, y: number, radius: number) => discSlice(x, y, radius, y - radius, y + 0.8);
      const curls = times(count, (at) =>
        disc(...polar(9.6, 17, r + 0.5, 180 + ((at + 0.5) * 180) / count), leaf),
      );
      const frill = join(...curls, half(9.6, 17, r));
      const [dx, dy] = among(a, [5, -2.6], [5.4, -2.2], [4.6, -3], [5.2, -2.6]);
      const back = cut(half(9.6 + dx, 17 + dy, r), grow(frill, air));
      const filling = named("filling", cut(frill, disc(9.6, 17, r - air * 0.4), rect(-9, 17.3, 42, 9)));
      const front = half(9.6, 17, r - air * 1.4);
      return fitted(air, 3, turned(join(front, filling, back), by(three, -14, -8, -20)));
    },
  },
  {
    id: "chocolate-snap",
    ideas: [],
    words: ["chocolate", "chocolates", "chocolate bar", "chocolate bars"],
    goesWith: ["cocoa", "candy"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.13;
      const size = 5.4;
      const next = size + air;
      const [i, o] = [1.1, size - by(two, 1.1, 1.8, 1.4)];
      const piece = (at: number) => {
        const [x, y] = [2 + (at % 3) * next, at > 2 ? next : 0];
        const glint = through`${x + i},${y + i}! ${x + o},${y + i}! ${x + o},${y + i + 1.1}! ${x + i + 1.1},${y + i + 1.1}!
          ${x + i + 1.1},${y + o}! ${x + i},${y + o}!`;
        return cut(rect(x, y, size, size), glint);
      };
      const [left, right, y] = [1.4, 2.6 + 3 * next - air, 2 * next + 0.4];
      const tooth = (at: number) => `${left + ((right - left) * at) / 6},${y + (at % 2 ? 1.6 : 0)}!`;
      const foot = y + by(three, 11, 9.6, 12);
      const wrap = through`${times(7, tooth).join(" ")} ${right},${foot}! ${left},${foot}!`;
      const corner = move(piece(2), rotation(by(one, 20, 28, 14), 2 + 3 * next, next));
      const loose = move(corner, translation(1.2, -0.6));
      const bars = join(...[0, 1, 3, 4, 5].map(piece), loose, wrap);
      return fitted(air, 7, turned(bars, among(a, 8, 12, -6, 4)));
    },
  },
  {
    id: "cake-fold",
    ideas: [],
    words: ["cake slice", "cake slices", "slice of cake", "piece of cake", "layer cake", "gateau"],
    goesWith: ["cake", "pastry", "patisserie"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      // One band folded twice is the layers; the dot is the cherry.
      const w = by(one, 3.2, 3, 3.4);
      const pitch = w + air;
      const y = 10.6 + w / 2;
      const layer = (at: number, from: number, to: number) =>
        bar([from, y + pitch * at], [to, y + pitch * at], w);
      const fold = (x: number, at: number, from: number) =>
        band(x, y + pitch * at, pitch / 2 + w / 2, air / 2, from, from + 180);
      const layers = [
        layer(0, 1, 20),
        fold(20, 0.5, -90),
        layer(1, 5, 20),
        fold(5, 1.5, 90),
        layer(2, 5, 23.6),
      ];
      const brim = 10.6 - air;
      const top = through`1,${brim}! ${by(two, "17,3.4", "16,3.8", "18,3")}! 21.6,5.4 23.6,${brim}!`;
      const cherry = named(
        "cherry",
        disc(among(a, 14, 12.6, 15, 13.4), by(three, 3, 3.4, 2.8), by(three, 2.6, 2.9, 2.4)),
      );
      return fitted(air, 3, join(...layers, cut(top, grow(cherry, air)), cherry));
    },
  },
];
