import { cut, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { pen, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, lens, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, inks, lean, times } from "./parts.ts";
import { through } from "./smooth-outline.ts";

/** What is eaten and drunk, each under one rule: bands that turn, ink that becomes ground at an edge, one thing within another. */
export const MEALS: readonly Scene[] = [
  {
    id: "burger-one-band",
    ideas: [],
    words: ["burger", "burgers", "hamburger", "hamburgers", "cheeseburger"],
    goesWith: ["fast food", "diner", "grill"],
    isOpen: true,
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One band that turns twice: bun, patty and bun are never parted.
      const air = leastAirOf(gap) + 0.5;
      const [top, deep, count] = [by(one, 0.6, 1.4, 1), by(two, 0.9, 0.7, 1.1), by(three, 2, 3, 2)];
      const [y, foot, turn] = [10, 23.4, among(a, 3.8, 3.2, 4.4, 3.5)];
      // The light between bun and patty waves as salad does, and is low where it opens.
      const lift = (k: number) => y + (k % 2 ? -1 : 1) * deep;
      const [over, under] = [lift(0) - air / 2, lift(0) + air / 2];
      const s = (foot - under - air) / 2;
      const low = under + s + air / 2;
      const upper = pen(0, over - 2.4)
        .curve(0.4, 3.4, 5.4, top, 12, top)
        .curve(19, top, 24, 4, 24, 9.6)
        .line(24, under + s - turn)
        .arc(24 - turn, under + s - turn, turn, 0, 90)
        .line(turn, under + s)
        .line(turn, over)
        .line(1.8, over)
        .curve(0.5, over, -0.1, over - 1.2, 0, over - 2.4)
        .path();
      const lower = join(
        roundRect(0, under, 12, foot - under, [turn, 0, 0, turn + 1]),
        roundRect(8, foot - s, 16, s, [0, 1.6, turn + 0.6, 0]),
      );
      const step = (24 - s - turn) / count / 2;
      const wave = pen(-1, over).line(turn, over);
      const swing = (k: number, next: number, side: number) => {
        const mid = turn + ((k + next) / 2) * step;
        wave.curve(mid, lift(k) + side, mid, lift(next) + side, turn + next * step, lift(next) + side);
      };
      for (let k = 0; k < 2 * count; k++) swing(k, k + 1, -air / 2);
      wave.arc(24 - s, lift(2 * count), air / 2, 270, 450);
      for (let k = 2 * count; k > 0; k--) swing(k, k - 1, air / 2);
      wave.line(-1, under);
      const seeds = [-1, 0, 1].map((k) =>
        named(
          "seed",
          move(lens([10.5, 4.2], [13.5, 4.2], 0.75), [1, k * 0.26, 0, 1, k * 5.4, 1.4 * k * k - k * 3.1]),
        ),
      );
      const slit = bar([s, low], [26, low], air, "round");
      return shown(cut(join(upper, lower), wave.path(), slit, ...seeds), null, air, 1);
    },
  },
  {
    id: "chilli-flare",
    ideas: [],
    words: ["chilli", "chillies", "chili", "pepper"],
    goesWith: ["spice", "hot", "mexican"],
    isOpen: true,
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // A chilli that burns: its end runs out in three tongues.
      const air = leastAirOf(gap);
      const [lift, fat, out] = [by(one, 0, 1, -0.8), by(two, 0, 0.5, -0.5), by(three, 0, 0.8, -0.8)];
      const body = named(
        "body",
        through`8,4! ${8.6 + fat},8.4 ${10.4 + fat},12.6 15.4,14.6 24,${11 + lift}! 21.8,15 17.6,17.3! 20,18.6 23.6,${18 + out}! 20,20.6 14.8,20.6!
        16.8,22.2 20,22.8! 10.4,24.6 ${3.2 - fat / 2},18.6 ${1.2 - fat / 2},11.4 0.8,5!`,
      );
      const hook = among(a, 0, 0.6, -0.6, 0.3);
      const cap = named(
        "stem",
        join(
          through`0,6.4! 0.6,3 4,1.7 7.4,2.2 9,4.9! 6.4,5 4.2,7.4! 2.6,6.1`,
          through`3.2,3! 3.4,1 ${1.8 + hook},-1! ${4.2 + hook},-2! 6,0.2 6,3!`,
        ),
      );
      return inks({ gaps: [air], parts: 2 }, lean(join(cut(body, grow(cap, air)), cap), 0, 0.91));
    },
  },
  {
    id: "noodles-concentric",
    ideas: [],
    words: ["noodle", "noodles", "ramen", "noodle soup", "udon"],
    goesWith: ["asian food", "soup", "chopsticks", "bowl"],
    has: ["bowl", "chopsticks"],
    suggests: ["wave", "rainbow"],
    isOpen: true,
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Every noodle runs concentric with the bowl: ink above the rim, ground within it.
      const air = leastAirOf(gap) + 0.3;
      const [rim, s] = [12, by(two, 1.7, 1.9, 1.6)];
      const radii = times(3, (k) => 9.2 - k * (s + air));
      const ends = by(one, [10.6, 9.4, 8.2], [8.2, 9.4, 10.6], [9.2, 9.2, 9.2]);
      const noodles = radii.map((r, k) =>
        join(
          rect(12 + r - s / 2, 1.4, s, rim - 1.38),
          band(12, rim, r + s / 2, r - s / 2, 0, 180),
          bar([12 - r, rim + 0.02], [12 - r, ends[k]!], s, "round"),
        ),
      );
      const bowl = join(
        cut(disc(12, rim, 12), rect(-1, -1, 26, rim + 1)),
        rect(12 - among(a, 4, 5, 4.5, 3.6), 21.4, 2 * among(a, 4, 5, 4.5, 3.6), 2.6),
      );
      const far = by(three, 4.8, 5.4, 4.4);
      const sticks = [bar([0.9, 0.9], [23.1, 1.5], 1.8, "round"), bar([0.9, far], [23.1, 4.6], 1.8, "round")];
      return shown(join(counterchanged(bowl, join(...noodles)), ...sticks), null, air, 4);
    },
  },
  {
    id: "fish-over-plate",
    ideas: [],
    words: ["fish", "fishes", "fish dish", "fish on a plate"],
    goesWith: ["sushi", "plate", "fish restaurant", "seafood"],
    has: ["plate"],
    suggests: ["circle", "eye"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Ink beyond the plate is ground upon it.
      const air = leastAirOf(gap);
      const [r, fat, fork] = [by(one, 9.8, 9.5, 10), by(two, 4.4, 4.8, 4.1), by(three, 4.6, 5.2, 4.2)];
      const fish = through`-1.6,12.4! 2.6,${12 - fat * 0.74} 8.4,${12 - fat} 15,${12 - fat * 0.66} 20.4,10.6 26,${12 - fork}! 24.4,12 26,${12 + fork}! 20.4,13.4
        15,${12 + fat * 0.66} 8.4,${12 + fat} 2.6,${12 + fat * 0.74}`;
      const gill = named("gill", band(1, 12, 7.8, 7.8 - air - 0.4, -50, 50));
      const plate = named("plate", disc(12, 12, r));
      const whole = join(counterchanged(plate, fish), disc(4.6, 10.9, 1.1), meet(gill, fish));
      return inks({ gaps: [air] }, lean(whole, among(a, -32, -24, -40, 28), 0.93));
    },
  },
  {
    id: "beer-barley",
    ideas: [],
    words: ["beer", "beers", "beer mug", "beer glass", "ale", "lager", "stein"],
    goesWith: ["brewery", "pub", "barley", "hop"],
    isOpen: true,
    has: ["barley", "foam", "wheat", "ear of barley"],
    promise: 0.933,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [s, turn, drip] = [by(one, 2.6, 2.9, 2.4), by(two, 2, 1, 3.4), by(three, 12, 10.8, 13)];
      const mug = roundRect(1.4, 6, 16, 18, [0, 0, turn, turn]);
      const handle = named(
        "handle",
        cut(
          roundRect(12, 9, 12, 11.6, among(a, 5, 4, 5.6, 3)),
          roundRect(12, 9 + s, 12 - s, 11.6 - 2 * s, among(a, 2.6, 1.6, 3, 1)),
        ),
      );
      const foam = named(
        "foam",
        join(
          disc(3.6, 5.4, 3.6),
          disc(9.2, 3.8, 3.8),
          disc(15.4, 5, 3.6),
          rect(3, 4, 12.4, 4.6),
          bar([2.3, 6], [2.3, drip], 3.6, "round"),
        ),
      );
      const grain = (y: number) => named("seed", lens([12.6, y], [16.6, y - 4.4], 0.5));
      const ear = named(
        "ear",
        join(lens([12, 14], [12, 9.4], 0.5), ...[16.4, 19.4, 22.4].flatMap((y) => both(grain(y)))),
      );
      const glass = named("glass", cut(join(mug, handle), grow(foam, air), move(ear, translation(-1.6, 0))));
      return shown(join(glass, foam), null, air, 2);
    },
  },
  {
    id: "tea-leaf-steeping",
    ideas: [],
    words: ["tea", "teas", "teacup", "teacups", "tea cup"],
    goesWith: ["teapot", "tea shop", "herbal tea", "infusion"],
    isOpen: true,
    has: ["leaf", "saucer"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The leaf is ink above the cup's rim and ground below it.
      const air = Math.max(1.2, leastAirOf(gap));
      const [fat, tip, deep] = [by(one, 0, 0.7, -0.6), by(two, 17.6, 16.4, 18.6), among(a, 8, 7, 8.6, 7.5)];
      const rim = 11;
      const cup = named("cup", roundRect(0, rim, 19, 22.4 - rim, [0, 0, deep, deep]));
      const grip = named(
        "handle",
        cut(roundRect(12, rim + 1.2, 12, 7.6, 3.8), roundRect(12, rim + 3.5, 9.7, 3, 1.5)),
      );
      const leaf = named(
        "leaf",
        through`4.8,20! ${3.6 - fat},13 ${7.6 - fat},5.6 ${tip},0! ${16.6 + fat},8.4 ${12.4 + fat},16`,
      );
      const rib = through`4.2,20.6! 7.4,14 10,9.4 ${tip - 3.6},5! 11.4,10.2 8.6,15 5.4,20.8!`;
      const turned = cut(leaf, grow(rib, 0.3));
      const [from, thick] = [by(three, 1, 4.5, 0), by(three, 1.8, 2, 1.8)];
      const dish = roundRect(from, 24 - thick, 19 - 2 * from, thick, by(three, 0, 0, 0.9));
      return inks({ gaps: [air], parts: 3 }, join(counterchanged(join(cup, grip), turned), dish));
    },
  },
  {
    id: "toque-fork",
    ideas: [],
    words: ["chef hat", "chef's hat", "toque", "cook's hat"],
    goesWith: ["fork", "restaurant", "kitchen", "cooking", "chef", "chefs", "cook"],
    has: ["fork"],
    isOpen: true,
    isPliant: true,
    tapers: true,
    ways: [0, -11, 11],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The hat's pleats are a fork's tines.
      const [side, foot, s] = [by(one, 5.6, 5.2, 6), by(two, 7.4, 7.9, 7), 1.5];
      const [w, low] = [by(three, 3.4, 3.1, 3.7), among(a, 21, 20.2, 21.6, 20.6)];
      const hat = named(
        "hat",
        join(disc(12, 6, 6), ...both(disc(side, 9.2, side)), rect(12 - foot, 9, 2 * foot, 15)),
      );
      const tine = (x: number) => named("tine", bar([x, 6.2], [x, 12], s, "round"));
      const fork = join(
        ...[12 - w, 12, 12 + w].map(tine),
        pen(12 - w - s / 2, 11.4)
          .line(12 + w + s / 2, 11.4)
          .curve(12 + w + s / 2, 14.2, 13.1, 14, 13.1, 16.6)
          .line(13.1, low)
          .arc(12, low, 1.1, 0, 180)
          .line(10.9, 16.6)
          .curve(10.9, 14, 12 - w - s / 2, 14.2, 12 - w - s / 2, 11.4)
          .path(),
      );
      return shown(cut(hat, fork), null, leastAirOf(gap), 1, "mirror");
    },
  },
  {
    id: "croissant-moon",
    ideas: [],
    words: ["croissant", "croissants"],
    goesWith: ["bakery", "breakfast", "pastry", "viennoiserie"],
    suggests: ["moon", "crescent"],
    isOpen: true,
    promise: 0.9,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The crescent it is named after, of lobes that lie one upon another.
      const air = leastAirOf(gap);
      const [spread, bite, tip] = [by(one, 48, 51, 45), by(two, 6.6, 6.4, 6.8), by(three, 138, 140, 136)];
      const lobe = (k: number, side: 1 | -1): Form => {
        const [w, h] = [4.9 - k * 0.2, 6.2 - k * 0.8];
        const at = 24.4 - h - k * 0.5;
        return move(move(disc(at, 12, 1), scaling(h, w, at, 12)), rotation(side * spread * k, 12, 12));
      };
      const horn = (side: 1 | -1) => {
        const at = (r: number, angle: number) => polar(12, 12, r, side * angle).join(",");
        return through`${at(11.2, 50)}! ${at(11.5, 92)} ${at(11.2, tip - 18)} ${at(10.2, tip - 2)} ${at(8.9, tip - 5)} ${at(7.4, tip - 20)} ${at(4, 90)}! ${at(4, 50)}!`;
      };
      const sides = ([1, -1] as const).flatMap((side) => [
        cut(lobe(1, side), grow(lobe(0, side), air)),
        cut(horn(side), grow(join(lobe(1, side), lobe(0, side)), air)),
      ]);
      const whole = cut(join(lobe(0, 1), ...sides), disc(7.2, 12, bite));
      const turn = rotation(among(a, 145, 125, 160, 135), 12, 12);
      return inks({ gaps: [air], symmetry: "mirror" }, move(whole, turn));
    },
  },
];
