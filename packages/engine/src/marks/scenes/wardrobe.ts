import { cut, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, lens, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, inks, lean, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** What is worn and kept at home, each under one rule: an endless line, rings about one centre, ink that becomes ground at an edge. */
export const WARDROBE: readonly Scene[] = [
  {
    id: "ring-seen-through",
    ideas: [],
    words: ["diamond ring", "diamond rings", "engagement ring", "ring", "rings"],
    goesWith: ["jewellery", "jeweller", "diamond", "wedding"],
    has: ["diamond", "gem", "stone"],
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The hoop is seen through the stone: ink outside it, ground within.
      const [r, s, wide] = [by(one, 8.6, 8.3, 8.9), by(two, 2.4, 2.7, 2.1), by(three, 7.4, 8, 6.9)];
      const [girdle, apex] = [among(a, 3.8, 3.4, 4.2, 3.6), among(a, 12.8, 12.4, 13.2, 12.8)];
      const table = wide * among(a, 0.58, 0.64, 0.54, 0.6);
      const stone = named("stone", twofold`12,0! ${12 + table},0! ${12 + wide},${girdle}! 12,${apex}!`);
      return shown(counterchanged(ring(12, 24 - r, r, r - s), stone), null, leastAirOf(gap), 4, "mirror");
    },
  },
  {
    id: "t-shirt-ripple",
    ideas: [],
    words: ["t-shirt", "t-shirts", "tee", "tees", "tshirt", "shirt", "shirts"],
    goesWith: ["clothing", "apparel", "fashion"],
    suggests: ["ripple", "wave", "stripe"],
    isOpen: true,
    allowsFace: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Every stripe is a ring about the neck, and so are the hem and the cuffs.
      const air = leastAirOf(gap) + 0.1;
      const [neck, side, droop] = [by(one, 3.8, 4.2, 3.4), by(two, 6.4, 6.8, 6), by(three, 27, 31, 24)];
      const [y, count] = [0.6, among(a, 6, 5, 7, 6)];
      const s = (23 - neck - (count - 1) * air) / count;
      const edge = (k: number) => neck + k * (s + air) - air;
      const reach = edge(among(a, 3, 3, 4, 3));
      const fall = Math.max(droop, (Math.acos(Math.min(1, 11.6 / reach)) * 180) / Math.PI + 4);
      // The sleeve leaves the body where a stripe ends, so that no splinter is left.
      const leaves = edge(2) + (count === 7 ? air : 0);
      const [x, pit] = [12 + neck + 2.2, y + Math.sqrt(leaves ** 2 - side ** 2)];
      const [endX, endY] = polar(12, y, reach * 1.2, fall - 1);
      const sleeve = named(
        "sleeve",
        through`${12 + neck - 1},${y}! ${x},${y}! ${endX},${endY}! ${12 + side + endX - x - 1},${pit + endY - y}! ${12 + side},${pit}! 12,${pit}!`,
      );
      const trunk = named("body", meet(rect(12 - side, y, 2 * side, 26), disc(12, y, edge(count))));
      const shirt = join(trunk, ...both(meet(sleeve, disc(12, y, reach))));
      const rings = times(count - 1, (k) => ring(12, y, edge(k + 1) + air, edge(k + 1)));
      return inks({ gaps: [air], symmetry: "mirror" }, cut(shirt, disc(12, y, neck), ...rings));
    },
  },
  {
    id: "bed-at-sunrise",
    ideas: [],
    words: ["bed", "beds", "double bed"],
    goesWith: ["hotel", "bedroom", "sleep", "mattress"],
    has: ["pillow", "pillows", "sun", "sunrise"],
    suggests: ["rainbow"],
    isOpen: true,
    promise: 0.89,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The headboard is a sun that rises behind the pillows.
      const air = leastAirOf(gap);
      const [s, soft, top] = [by(one, 2.3, 2, 2.6), by(two, 1.7, 1, 1.7), by(three, 15, 14.6, 15.4)];
      const rings = times(2, (k) => 12 - k * (s + air)).map((r) => ring(12, 12.6, r, r - s));
      const sun = named("sun", disc(12, 12.6, 12 - 2 * (s + air)));
      const board = named(
        "board",
        cut(
          join(...rings, sun, ...both(rect(0, 12.6, s, 4))),
          rect(-1, top - air, 26, 14),
          cut(rect(0, 12.6, 24, 6), ...both(rect(0, 12, s, 6))),
        ),
      );
      const pillow = roundRect(s + air, top - air - 3.4, 12 - s - air * 1.5, 3.4, soft);
      const foot = among(a, 2.6, 3, 2.2, 3.4);
      const base = named(
        "base",
        join(
          roundRect(0, top, 24, 21.6 - top, among(a, [0, 0, 0, 0], [2, 2, 0, 0], [0, 0, 0, 0], [1, 1, 0, 0])),
          ...both(rect(0, 20, foot, 4)),
        ),
      );
      const bed = join(
        cut(board, roundRect(s, top - 2 * air - 3.4, 24 - 2 * s, 9, soft + air)),
        ...both(pillow),
        base,
      );
      return shown(bed, null, air, 6, "mirror");
    },
  },
  {
    id: "headphones-wide-eyed",
    ideas: [],
    words: ["headphones", "headphone", "headset", "earphones"],
    goesWith: ["music", "podcast", "sound", "audio"],
    allowsFace: true,
    promise: 0.88,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One line of one weight: the band runs on round the cups, which are turned to us like wide eyes.
      const wide = among(a, 12, 11.4, 11.7, 11);
      // The cups must not touch.
      const r = Math.min(by(one, 5.3, 5, 5.6), wide / 2 - 0.6);
      const s = by(two, 2.4, 2.2, 2.7);
      const core = Math.min(by(three, 1.5, 1.7, 1.3), r - s - 1);
      const y = 24 - r;
      const arch = join(
        band(12, wide, wide, wide - s, 180, 360),
        ...both(rect(12 - wide, wide - 0.01, s, y - wide)),
      );
      const x = 12 - wide + r;
      return shown(
        join(arch, ...both(ring(x, y, r, r - s)), ...both(disc(x, y, core))),
        null,
        leastAirOf(gap),
        3,
        "mirror",
      );
    },
  },
  {
    id: "hat-in-the-wind",
    ideas: [],
    words: ["hat", "hats", "sunhat", "bonnet"],
    goesWith: ["fashion", "summer", "milliner"],
    has: ["ribbon"],
    suggests: ["wind"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Brim, ribbon and crown lean into one sweep.
      const air = leastAirOf(gap);
      const [high, tip, tail] = [by(one, 2.4, 1.6, 3.2), by(two, 0, 0.5, -0.5), by(three, 0, 1, -1)];
      const brim = named(
        "brim",
        through`-0.6,${18.6 + tip}! 3,16.8 7,17 13,16.8 19.4,14.8 25,${9.6 - tip}! 25,16 19,21.4 10.4,22 3.4,21.6`,
      );
      const crown = named(
        "crown",
        through`6.4,16! 6,8 8.6,${high + 0.6} 13.6,${high} 18.8,4.6 20.4,14! 13,17`,
      );
      const ribbon = named(
        "ribbon",
        join(
          through`5.8,13.6! 12.4,13.8 20.6,10.6! 20.8,13.6! 12.8,16.6 6,16!`,
          through`7.4,13.6! 4,13.8 3,10 -0.6,${10.2 + tail}! 0.4,12.4 -0.4,${14.4 + tail}! 3,13.4 4,16.2 7,16!`,
        ),
      );
      const shape = join(cut(crown, grow(ribbon, air)), cut(ribbon, grow(brim, air)), brim);
      return inks({ gaps: [air] }, lean(shape, among(a, -6, -2, -10, 2), 0.93));
    },
  },
  {
    id: "sunflower-of-seeds",
    ideas: [],
    words: ["sunflower", "sunflowers"],
    goesWith: ["flower", "oil", "summer", "seed"],
    isRound: true,
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Seeds are petals in ground, each ring half a step further.
      const [count, fat, head] = [by(one, 12, 14, 10), by(two, 0.54, 0.5, 0.58), by(three, 6.9, 7.2, 6.7)];
      const row = (number: number, from: number, to: number, wide: number, half: number) =>
        times(number, (k) =>
          move(lens([12 + from, 12], [12 + to, 12], wide), rotation(((k + half) * 360) / number, 12, 12)),
        );
      const wide = ((2 * Math.PI * 9) / count - 0.9) / (13 - head);
      const petals = row(count, head - 1, 12, Math.min(fat + 0.06, wide), 0);
      const seed = ((2 * Math.PI * (head - 2)) / count - 1) / 2.2;
      const seeds = [
        ...row(count, head - 3.1, head - 0.9, Math.min(0.8, seed), 0.5),
        ...row(count / 2, head - 5.6, head - 3.3, among(a, 0.6, 0.64, 0.58, 0.62), 0.25),
      ];
      return shown(
        join(
          cut(named("centre", disc(12, 12, head)), named("seed", parts(...seeds))),
          ...petals.map((each) => named("petal", each)),
        ),
        null,
        leastAirOf(gap),
        1,
        "both",
      );
    },
  },
  {
    id: "running-shoe-of-bands",
    ideas: [],
    words: ["shoe", "shoes", "sneaker", "sneakers", "trainer", "trainers", "running shoe"],
    goesWith: ["running", "sport", "footwear"],
    suggests: ["stripe"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The heel runs out behind in bands.
      const air = leastAirOf(gap);
      const out = by(one, [3.6, 1.8, 0, 2.2], [0, 1.2, 2.4, 1.2], [3.4, 0, 2.4, 0]);
      const [toe, tongue] = [by(two, 0, 0.8, -0.6), by(three, 0, 0.6, -0.6)];
      const [top, foot] = [4.6, 21.6];
      const upper = through`7.8,${top}! 8.8,7 11,7.8 13.2,7.4! ${14.2 + tongue},${2.8 - tongue}! ${16.6 + tongue},${2.6 - tongue}! 17.6,8 19.4,${10.4 - toe} 22.6,${12.6 - toe} 24,17! 24,18! 7.8,18!`;
      const s = (foot - top - 3 * air) / 4;
      const at = (k: number) => top + k * (s + air);
      const bands = times(4, (k) =>
        named("band", roundRect(out[k]!, at(k), (k ? 9.2 : 7.9) - out[k]!, s, [s / 2, 0, 0, s / 2])),
      );
      const ends = among(a, [6.4, 12, 30], [6, 10.4, 30], [6.4, 13, 30], [5.6, 11, 30]);
      const slits = times(3, (k) =>
        bar([-2, at(k + 1) - air / 2], [ends[k]!, at(k + 1) - air / 2], air, "round"),
      );
      const laces = [0, 1].map((k) =>
        named("lace", bar([14 + k * 1.9, 10.4 + k * 2.3], [20 + k * 1.9, 6.6 + k * 2.3], air, "round")),
      );
      const sole = named("sole", roundRect(9, at(3), 15, s, [0, s / 2, s / 2, 0]));
      return inks(
        { gaps: [air] },
        cut(join(upper, rect(5.4, top + s - 0.1, 4, 2 * s), sole, ...bands), ...slits, ...laces),
      );
    },
  },
];
