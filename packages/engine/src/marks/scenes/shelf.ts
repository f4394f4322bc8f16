import { cut, grow, join, meet, move, named } from "../../geometry/form.ts";
import { translation } from "../../geometry/path.ts";
import { bar, disc, dropPath, lens, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { airIn48, leastAirOf } from "./open-parts.ts";
import { lean, naming, pieced, times } from "./parts.ts";
import { swept, through, twofold } from "./smooth-outline.ts";

/** More things that stand alone: of the garden, the house and the road. */
export const SHELF: readonly Scene[] = [
  {
    id: "snowflake-crystal",
    isRound: true,
    ways: [0, 30],
    ideas: ["calm"],
    words: ["snowflake", "snowflakes", "snow crystal", "ice crystal"],
    goesWith: ["snow", "winter"],
    isOpen: true,
    promise: 0.965,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 2.4, 2.2, 2.6);
      const at = by(two, 6.2, 5.6, 6.8);
      const reach = by(three, 4.2, 4.6, 3.8);
      const low = among(a, 0.6, 0.7, 0.5, 0.65);
      const arm = join(
        bar([12, 12], [12, -0.6], wide, "round"),
        ...both(bar([12, at], [12 + reach * 0.8, at - reach * low], wide, "round")),
      );
      return pieced(air, "both", [join(...times(6, (turn) => lean(arm, turn * 60, 1)))]);
    },
  },
  {
    id: "tyre-treaded",
    isRound: true,
    ideas: ["cycle"],
    words: ["tyre", "tyres", "tire", "tires", "car tyre", "rubber tyre"],
    goesWith: ["car", "wheel"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const inner = by(one, 6.4, 6.1, 6.7);
      const count = by(two, 22, 24, 20);
      const notches = times(count, (at) =>
        lean(
          join(
            polygon([
              [11.4, -2],
              [12.9, -2],
              [12.5, 1],
              [11.3, 1],
            ]),
          ),
          (at * 360) / count,
          1,
        ),
      );
      const rubber = cut(join(ring(12, 12, 13, inner + air)), ...notches);
      const rim = disc(12, 12, inner);
      const hub = disc(12, 12, by(three, 1.6, 1.4, 1.8));
      const bolts = times(5, (at) =>
        lean(join(disc(12, 12 - inner * 0.58, among(a, 1, 1.1, 0.95, 1.05))), at * 72, 1),
      );
      return pieced(air, "turn", [rubber], [cut(rim, hub, ...bolts), "rim", "secondary"]);
    },
  },
  {
    id: "dandelion-blown",
    allowsFace: true,
    ideas: ["freedom"],
    words: ["dandelion", "dandelions", "dandelion clock", "dandelion seeds"],
    goesWith: ["seed", "meadow"],
    has: ["seed"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const count = by(one, 8, 9, 8);
      const seed = through`12,-1.4! 14.6,-2.4 15,0.6! 13.2,3 13,7.6! 11,7.6! 10.8,3 9,0.6! 9.4,-2.4`;
      const from = by(two, 0, 1, -1);
      const clock = times(count, (at) => lean(join(seed), ((at + 0.5) * 300) / count + 75 + from, 1));
      const core = disc(12, 12, by(one, 2.9, 2.9, 3.3));
      const stem = swept(`12,13 ${by(three, 11.6, 12, 11.2)},24 9,37`, 2);
      const loose = (x: number, y: number, turn: number, size: number) =>
        move(lean(join(seed), turn, size), translation(x, y));
      const away = [loose(13.4, -3.6, 62, 1), loose(21.4, -12.4, 48, among(a, 0.96, 1, 0.94, 0.98))];
      return pieced(
        air,
        "none",
        [join(core, ...clock.map((each) => cut(each, grow(core, air * 0.6))), ...away), "seed", "secondary"],
        [cut(stem, disc(12, 12, 14.6)), "stem"],
      );
    },
  },
  {
    id: "rubber-boot",
    ideas: ["path"],
    words: [
      "rubber boot",
      "rubber boots",
      "wellington",
      "wellingtons",
      "wellies",
      "wellington boot",
      "boot",
      "boots",
    ],
    goesWith: ["garden", "rain"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const boot = through`3,-2! ${by(one, 13.4, 13, 14)},-2! 13,5 12.8,10.6 15,13.4 20,15.4 24,18 25.2,21.4! 3.6,21.4! 4,15 4,8`;
      const top = rect(0, by(three, 2, 2.6, 1.6) + among(a, 0, 0.2, -0.2, 0.1), 24, air);
      const sole = through`3.2,${21.4 + air}! 25.4,${21.4 + air}! 25.6,${by(two, 25.4, 25.2, 25.8)}! 14.4,25.4! 13.4,23.8! 10.4,23.8! 10,25.4! 3.2,25.4!`;
      return pieced(air, "none", [cut(boot, top)], [sole, "sole", "secondary"]);
    },
  },
  {
    id: "axe-plain",
    ways: [0, 30, -20],
    ideas: ["strength", "craft"],
    words: ["axe", "axes", "hatchet", "ax"],
    goesWith: ["wood", "forest"],
    isOpen: true,
    promise: 0.958,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const head = through`17.8,-1.4! 18,8! 12.6,8.4 8.4,10.6 5.6,${by(one, 15, 14.4, 15.6)}! 2.6,9.4 2.4,3 4.6,${by(two, -3.4, -3, -3.8)}! 8,-1 12.6,-0.6`;
      const handle = through`14.6,-4! 18,-4! 18.2,10 17.6,18 ${by(three, 20, 19.6, 20.4)},28! 15.4,${among(a, 28.6, 28.4, 28.8, 28.6)}! 14,18 14.8,9`;
      return pieced(air, "none", [cut(head, grow(handle, air)), "blade", "secondary"], [handle, "handle"]);
    },
  },
  {
    id: "oxford-shoe",
    ideas: ["craft", "path"],
    words: ["shoe", "shoes", "oxford shoe", "brogue", "brogues", "lace-up shoe", "leather shoe"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const upper = through`-2,4.4! 4,5.4 9,3.4! 13,7.4 17.4,9.8 23,11 27.4,${by(one, 13.4, 13, 13.8)} 28.8,17! -2,17! -1.4,12 -2.6,8`;
      const cap = swept(`22,9.6 20,13 ${by(two, 20.4, 20, 20.8)},18`, air);
      const laces = [0, 1, 2].map((at) =>
        bar([9 + at * 2.6, by(three, 8.2, 8, 8.5) + at * 1.5], [11.4 + at * 2.5, 5 + at * 1.7], 1),
      );
      const sole = through`-2.4,${17 + air}! 29,${17 + air}! 28.4,${19.4 + air} 26.4,${19.6 + air}! 9,${19.6 + air}! 8,${18.6 + air}! 6.4,${22 + air + among(a, 0, 0.2, -0.2, 0.1)}! -2.4,${22 + air}!`;
      return pieced(
        air,
        "none",
        [cut(upper, cap, named("lace", join(...laces)))],
        [sole, "sole", "secondary"],
      );
    },
  },
  {
    id: "cake-slice",
    ideas: ["share", "layers"],
    words: ["cake", "cakes", "slice of cake", "cake slice", "piece of cake", "torte", "gateau", "layer cake"],
    goesWith: ["bakery"],
    has: ["cherry"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const top = through`-1,8.4! 17,${by(one, 1, 0.6, 1.4)}! 21,1.4 23.6,3.6 25,7 25,8.4!`;
      const drip = through`-1,${8.4 + air}! 25,${8.4 + air}! 25,13! ${by(two, 23, 22.6, 23.4)},13.6 21.4,12! 18.4,11.8 16.6,14.4 14.2,14.4 12.6,12! 9,11.8 6.6,13.4 3.6,13.4 2,12 -1,12.2!`;
      const below = rect(-1, 10, 26, 15);
      const line = rect(-2, by(three, 18, 17.6, 18.4), 28, air);
      const cherry = disc(14.6, -1.6, among(a, 2.8, 2.9, 2.7, 2.85));
      const stem = swept("14.8,-3.6 15.4,-6.4 17.6,-8", 1.3);
      return pieced(
        air,
        "none",
        [cut(below, grow(drip, air), line), "filling"],
        [join(cut(top, grow(cherry, air)), drip), "icing", "secondary"],
        [join(cherry, stem), "cherry", "secondary"],
      );
    },
  },
  {
    id: "lantern-carried",
    ideas: ["light", "home"],
    words: ["lantern", "lanterns", "hurricane lantern", "storm lantern", "lamp with a flame"],
    has: ["flame"],
    isOpen: true,
    promise: 0.965,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 6.4, 6, 6.8);
      const cap = twofold`12,3.4! 14.4,3.4! 15.4,5.6 ${12 + wide * 0.8},7 ${12 + wide * 1.24},7.4! ${12 + wide * 1.24},9! 12,9!`;
      const globe = twofold`12,${9 + air}! ${12 + wide * 0.78},${9 + air}! ${12 + wide * 1.06},13 ${12 + wide * 0.98},17 ${12 + wide * 0.72},20! 12,20!`;
      const flame = twofold`12,11! 13.6,14 ${14.2 + among(a, 0, 0.2, -0.2, 0.1)},${by(two, 16.4, 16.2, 16.6)} 12,18.8`;
      const base = twofold`12,${20 + air}! ${12 + wide * 0.86},${20 + air}! ${12 + wide * 1.12},${24 + air}! 12,${24 + air}!`;
      const handle = cut(
        join(ring(12, 7.4, by(three, 8, 7.6, 8.4), by(three, 6.2, 5.8, 6.6))),
        rect(0, 7.4, 30, 20),
        cap,
      );
      return pieced(
        air,
        "mirror",
        [join(cap, base, named("handle", handle))],
        [named("glass", cut(globe, named("flame", flame))), "glass", "secondary"],
      );
    },
  },
  {
    id: "mountain-snowcapped",
    isPliant: true,
    tapers: true,
    ideas: ["peak", "strength"],
    words: [
      "mountain",
      "mountains",
      "peak",
      "snowy mountain",
      "snow-capped mountain",
      "mountain peak",
      "summit",
    ],
    has: ["snow"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [px, py] = [by(one, 11, 10, 12.4), 1];
      const mountain = polygon([
        [px, py],
        [18.4 + px * 0.1, 13.4],
        [21.4, by(two, 10.4, 9.8, 11)],
        [31, 24],
        [-7, 24],
      ]);
      const high = by(three, 10, 9.4, 10.6);
      const edge = polygon([
        [-12, high + 2],
        [px - 5, high],
        [px - 2.2, high + 3.6],
        [px + 0.8, high - 0.6],
        [px + 3.6, high + 3.4 + among(a, 0, 0.3, -0.3, 0.2)],
        [px + 9, high - 3],
        [px + 9, -20],
        [-12, -20],
      ]);
      const cap = meet(mountain, edge);
      return pieced(air, "none", [cut(mountain, grow(cap, air))], [cap, "snow", "secondary"]);
    },
  },
  {
    id: "ladder-leaning",
    ways: [0, 16, -16],
    ideas: ["rise", "path"],
    words: ["ladder", "ladders", "wooden ladder"],
    isOpen: true,
    promise: 0.975,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 5.6, 5.2, 6);
      const taper = by(two, 0.8, 0.4, 1.2);
      const rails = both(
        polygon([
          [12 + wide - taper - 2.4, -4],
          [12 + wide - taper, -4],
          [12 + wide + taper, 28],
          [12 + wide + taper - 2.4, 28],
        ]),
      );
      const count = by(three, 5, 6, 5);
      const step = 25 / (count - 0.2);
      const rungs = times(count, (at) =>
        rect(12 - wide, 0.4 + at * step + among(a, 0, 0.2, -0.2, 0.1), wide * 2, 2.2),
      );
      return pieced(air, "mirror", [
        join(
          ...rails,
          named(
            "step",
            meet(
              join(...rungs),
              polygon([
                [12 - wide + taper + 1, -4],
                [12 + wide - taper - 1, -4],
                [12 + wide + taper - 1, 28],
                [12 - wide - taper + 1, 28],
              ]),
            ),
          ),
        ),
      ]);
    },
  },
  {
    id: "egg-whole",
    isPliant: true,
    ways: [0, 15, -15],
    ideas: ["growth"],
    words: ["egg", "eggs", "hen's egg", "easter egg"],
    isOpen: true,
    promise: 0.972,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 9.4, 9, 9.8);
      const egg = twofold`12,-1 ${12 + wide * 0.56},2.4 ${12 + wide * 0.94},${by(two, 10, 9.6, 10.4)} ${12 + wide},16 ${12 + wide * 0.74},22.4 12,25`;
      const shine = swept(
        `${12 - wide * 0.3},4.4 ${12 - wide * 0.56},8.4 ${12 - wide * 0.68},${by(three, 13, 12.4, 13.6)}`,
        among(a, 1.7, 1.8, 1.6, 1.75),
      );
      return pieced(air, "none", [cut(egg, shine)]);
    },
  },
  {
    id: "watering-can-pouring",
    ideas: ["growth", "care"],
    words: ["watering can", "watering cans", "garden watering can"],
    goesWith: ["garden"],
    has: ["drop", "water"],
    isOpen: true,
    promise: 0.975,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const can = through`10,7! 23,7! ${by(one, 24, 23.6, 24.4)},22! 9,22!`;
      const spout = polygon([
        [10, 17],
        [10, 21.4],
        [-1.6, 9.6],
        [0.6, 7],
      ]);
      const rose = polygon([
        [-4.4, 10.4],
        [2.4, 4],
        [3.6, 5.4],
        [-3, 11.8],
      ]);
      const handle = cut(
        join(ring(20, 10.6, by(two, 9, 8.6, 9.4), by(two, 6.8, 6.4, 7.2))),
        rect(0, 10.6, 24, 20),
        can,
      );
      const grip = swept("28,10.6 27.6,15 23,18.6", 2.2);
      const drop = (x: number, y: number) => dropPath(x - 0.6, y, y + among(a, 2.6, 2.8, 2.4, 2.7), 1.35);
      const drops = join(
        drop(-4.6, 13.6),
        drop(-1.2, 13),
        drop(by(three, -6.6, -6.4, -6.8), 18.6),
        drop(-2.8, 18.4),
      );
      const line = rect(4, 10.4, 30, air);
      return pieced(
        air,
        "none",
        [
          join(
            cut(can, line),
            cut(spout, grow(can, 0.01)),
            rose,
            named("handle", cut(join(handle, grip), can)),
          ),
        ],
        [drops, "water", "secondary"],
      );
    },
  },
  {
    id: "jar-lidded",
    isPliant: true,
    ideas: ["harvest", "home"],
    words: ["jar", "jars", "mason jar", "preserving jar", "jam jar", "glass jar"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 9, 8.6, 9.4);
      const lid = roundRect(12 - wide * 0.78, -2, wide * 1.56, 3.8, 1);
      const jar = twofold`12,${1.8 + air}! ${12 + wide * 0.7},${1.8 + air}! ${12 + wide * 0.74},4.6 ${12 + wide},${by(two, 8.6, 8.2, 9)} ${12 + wide},23 ${12 + wide * 0.84},25.6! 12,25.6!`;
      const label = roundRect(
        12 - wide * 0.6,
        by(three, 11.4, 11, 11.8),
        wide * 1.2,
        among(a, 8.4, 8.8, 8, 8.6),
        1.2,
      );
      return pieced(air, "mirror", [cut(jar, named("label", label))], [lid, "lid", "secondary"]);
    },
  },
  {
    id: "comb-plain",
    ways: [0, -30, 30],
    ideas: ["care"],
    words: ["comb", "combs", "hair comb"],
    goesWith: ["hair", "barber"],
    isOpen: true,
    promise: 0.965,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.max(1.15, leastAirOf(gap));
      const count = by(one, 7, 8, 6);
      const back = through`-4,11! -3.6,7 0,${by(two, 4.6, 4.2, 5)} 12,${among(a, 3.4, 3.2, 3.6, 3.3)} 24,${by(two, 4.6, 4.2, 5)} 27.6,7 28,11! 28,20! -4,20!`;
      const outer = 3.2;
      const wide = (32 - 2 * outer - (count + 1) * air) / count;
      const slots = times(count + 1, (at) =>
        rect(-4 + outer + at * (wide + air), by(three, 10.4, 10, 10.8), air, 20),
      );
      return pieced(air, "mirror", [naming(cut(back, ...slots), ["tooth", rect(-5, 11, 34, 12)])]);
    },
  },
  {
    id: "needle-and-thread",
    ways: [0, -12, 12],
    ideas: ["craft", "weave"],
    words: ["needle", "needles", "sewing needle", "needle and thread"],
    goesWith: ["sewing", "tailor"],
    has: ["thread"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const needle = lean(
        cut(
          twofold`12,-5.4 13.6,-4.8 14,-2 13.5,8 12,${by(one, 29.4, 28.6, 30)}!`,
          roundRect(11.3, -3.6, 1.4, 4.4, 0.7),
        ),
        38,
        1,
      );
      const thread = swept(
        `24,-0.4 ${by(two, 17, 16.4, 17.6)},-3.4 9.4,1 4,4.6 0.4,1 3,-2.6 7.4,0.4 9,8 ${by(three, 4, 3.6, 4.4)},13 -2.6,11.4`,
        among(a, 2.1, 2.2, 2.05, 2.15),
      );
      return pieced(
        air,
        "none",
        [needle, "needle"],
        [cut(thread, grow(needle, air * 0.7)), "string", "secondary"],
      );
    },
  },
  {
    id: "spade-plain",
    ways: [30, 0, -30],
    isPliant: true,
    ideas: ["growth", "craft"],
    words: ["spade", "spades", "shovel", "shovels", "garden spade"],
    goesWith: ["garden"],
    isOpen: true,
    promise: 0.965,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 5.6, 5.2, 6);
      const blade = twofold`12,14! 14,14! ${12 + wide},14.6! ${12 + wide},21 ${12 + wide * 0.7},${by(two, 26, 25.6, 26.4)} 12,29`;
      const grip = cut(roundRect(7.4, -6, 9.2, 6.4, [2, 2, 3.2, 3.2]), roundRect(9.6, -3.9, 4.8, 2.2, 1.1));
      const shaft = rect(10.7, 0, 2.6, 14.6);
      const rib = rect(12 - air / 2, by(three, 17, 16.6, 17.4), air, among(a, 6.4, 6.8, 6, 6.6));
      return pieced(
        air,
        "mirror",
        [cut(blade, rib, grow(shaft, air * 0.8)), "blade", "secondary"],
        [join(grip, shaft), "handle"],
      );
    },
  },
  {
    id: "trowel-plain",
    ways: [-135, 135, 180],
    isPliant: true,
    ideas: ["growth", "craft"],
    words: ["trowel", "trowels", "garden trowel", "hand trowel"],
    goesWith: ["garden"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 5, 4.6, 5.4);
      const blade = twofold`12,-6 ${12 + wide * 0.6},-3 ${12 + wide},2.4 ${12 + wide * 0.9},${by(two, 8, 7.6, 8.4)} ${12 + wide * 0.5},10.6 13.2,11.4! 13.2,16! 12,16!`;
      const fold = lens([12, -1.6], [12, by(three, 7.6, 7.2, 8)], among(a, 0.17, 0.18, 0.16, 0.17));
      const handle = roundRect(9.6, 16 + air * 0.9, 4.8, 11, [1.4, 1.4, 2.4, 2.4]);
      return pieced(air, "mirror", [cut(blade, fold), "blade"], [handle, "handle", "secondary"]);
    },
  },
  {
    id: "mermaid-seated",
    ideas: ["water"],
    words: ["mermaid", "mermaids", "siren (mermaid)"],
    goesWith: ["sea"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airIn48(gap);
      const head = disc(18, 6, among(a, 5, 5.2, 4.8, 5.1));
      const hair = through`13,2 18,${by(one, -1.6, -2, -1.2)} 23.4,1.4! 19,3.4 17,7 16.6,13 14,20 8,25.4! 9.4,20 6.4,17! 9.4,13 10.6,7`;
      const body = through`20,11! 20,13.4 24,15.4 26.4,19 25.4,24 24.6,28! 31,31 38,30 44,24.4 46,17! 40,15.4 37.4,${by(two, 9, 8.4, 9.6)}! 43.4,8.4 48,11.4! 51,7.4 57,${by(three, 6.4, 6, 6.8)}! 56,12.4 51,16.6! 51.4,26 46,34.4 37,39.4 26,40.6 17,38.4 12.4,33 13.4,27! 15.6,22 17,17!`;
      const waist = swept("10,26.6 18,29.4 28,27", air * 0.9);
      return pieced(
        air,
        "none",
        [
          join(
            naming(cut(body, waist, grow(hair, air * 0.8)), [
              "tail",
              through`12,28! 26,27! 34,6! 60,4! 60,44! 10,44!`,
            ]),
            cut(head, grow(hair, air * 0.8)),
          ),
        ],
        [hair, "hair", "secondary"],
      );
    },
  },
];
