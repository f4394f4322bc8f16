import { cut, grow, join, meet, named } from "../../geometry/form.ts";
import { polar } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect, sector } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { pieced, times } from "./parts.ts";
import { through, trace, twofold } from "./smooth-outline.ts";

/** What is on tables: food, games, lamps, each as one sure silhouette. */
export const BOARD: readonly Scene[] = [
  {
    id: "croissant-plump",
    ways: [0, -16, 16],
    ideas: ["dawn"],
    words: ["croissant", "croissants", "pastry", "viennoiserie"],
    goesWith: ["bakery", "bread", "baker", "breakfast"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const high = by(one, 2.8, 2, 3.6);
      const end = by(two, 20.8, 20, 21.6);
      const middle = twofold`12,${high} 15.2,${high + 0.8} 17.2,6 16.6,10.6 15,14.8! 12,15.4`;
      const side = through`14,4.4! 18.4,4.2 21.6,7.4 21.2,12.2 18.8,${by(three, 17, 16.6, 17.4)}! 15.6,15.2 13,12!`;
      const tip = through`19,6.6! 22.8,8.6 24.6,13.4 ${among(a, 23, 22.6, 23.4, 23.2)},${end}! 20.8,18.4 18,16.6!`;
      return pieced(
        air,
        "mirror",
        [middle],
        [join(...both(cut(side, grow(middle, air))))],
        [join(...both(cut(tip, grow(join(side, middle), air))))],
      );
    },
  },
  {
    id: "cactus-saguaro",
    ideas: [],
    words: ["cactus", "cacti", "cactuses", "saguaro"],
    goesWith: ["desert", "mexico", "succulent"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const wide = by(one, 2.9, 2.6, 3.2);
      const [left, right] = [by(two, 6.4, 8, 5.4), by(three, 4, 5.4, 3)];
      const arm = (side: 1 | -1, top: number, elbow: number) =>
        join(...trace(`12,${elbow} ${12 + side * 7.6},${elbow} ${12 + side * 7.6},${top}`, 3.9));
      const body = roundRect(12 - wide, 0, 2 * wide, 22, [wide, wide, 0, 0]);
      const ribs = among(
        a,
        [bar([12, 4], [12, 18], air * 0.8, "round")],
        [bar([11, 4], [11, 17], air * 0.7, "round"), bar([13.2, 7], [13.2, 18], air * 0.7, "round")],
        [bar([12, 3.6], [12, 9], air * 0.8, "round"), bar([12, 12], [12, 18.6], air * 0.8, "round")],
        [bar([12, 6], [12, 18.6], air * 0.8, "round")],
      );
      const ground = roundRect(3.4, 22 + air * 0.9, 17.2, 2, 1);
      return pieced(
        air,
        "none",
        [cut(join(body, arm(-1, left, 14), arm(1, right, 11.4)), ...ribs), "cactus"],
        [ground, "ground", "secondary"],
      );
    },
  },
  {
    id: "egg-in-cup",
    ideas: [],
    words: ["egg", "eggs", "egg cup"],
    goesWith: ["breakfast", "brunch", "hen"],
    has: ["egg cup"],
    isOpen: true,
    isPliant: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 6, 5.6, 6.5);
      const egg = twofold`12,0 ${12 + wide * 0.74},4 ${12 + wide},10 ${12 + wide * 0.8},14.6 12,17`;
      const lip = by(two, 11, 10.2, 11.8);
      const above = cut(egg, rect(0, lip, 24, 14));
      const glint = band(12, 8.4, 4, 4 - air * 0.9, 196, 244, "round");
      const depth = among(a, 7.4, 7, 7.8, 7.4);
      const cup = meet(disc(12, lip + air, depth), rect(0, lip + air, 24, 12));
      const stem = twofold`12,${lip + 6}! 13.4,${lip + 6}! 13.6,21 ${by(three, 16.4, 17.2, 15.6)},23.4! 12,23.4!`;
      return pieced(air, "mirror", [cut(above, glint), "egg"], [join(cup, stem), "cup", "secondary"]);
    },
  },
  {
    id: "table-lamp",
    isPliant: true,
    ideas: ["light"],
    words: ["lamp", "lamps", "table lamp", "lampshade"],
    goesWith: ["lighting", "interior", "light"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [top, low] = [by(one, 4.4, 3.4, 5.4), by(two, 9.4, 10, 8.6)];
      const shade = polygon([
        [12 - top, 0],
        [12 + top, 0],
        [12 + low, 10.4],
        [12 - low, 10.4],
      ]);
      const belly = by(three, 3.6, 3.2, 4.2);
      const base = among(
        a,
        twofold`12,12.8! 13.4,12.8! ${12 + belly},16.6 ${12 + belly * 0.8},20.4 14,22.4! 16.4,22.4! 16.6,24! 12,24!`,
        twofold`12,11.8! 13.2,11.8! 13.2,21.8! 17.4,22! 17.8,24! 12,24!`,
        twofold`12,12.8! 13,12.8! 15.4,17 13,20.6 13.4,22.2! 17,22.2! 17.2,24! 12,24!`,
        twofold`12,12.8! 14,12.8! ${12 + belly},24! 12,24!`,
      );
      return pieced(air, "mirror", [cut(base, grow(shade, air)), "base"], [shade, "shade", "secondary"]);
    },
  },
  {
    id: "wine-bottle-labelled",
    ideas: [],
    words: ["wine bottle", "wine bottles", "bottle of wine", "bottles of wine"],
    goesWith: ["wine", "winery", "vintner", "sommelier"],
    has: ["bottle", "label"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const wide = by(one, 3.9, 4.3, 3.5);
      const fall = by(two, 10.6, 10, 11.2);
      const bottle = twofold`12,-1! 13.8,-1! 13.8,5.4! ${12 + wide * 0.7},7.6 ${12 + wide},${fall}! ${12 + wide},23! ${12 + wide - 0.8},24! 12,24!`;
      const collar = rect(8, 1.6, 8, air * 0.85);
      const label = rect(12 - wide - 1, by(three, 13.6, 13, 14.4), 2 * wide + 2, among(a, 6, 5, 6.8, 5.6));
      const frame = cut(grow(label, air * 0.85), label);
      return pieced(air, "mirror", [cut(bottle, collar, frame)]);
    },
  },
  {
    id: "chess-king-plain",
    ideas: [],
    words: ["chess king", "chess kings", "king piece"],
    goesWith: ["chess", "king"],
    has: ["cross", "crown"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const flare = by(one, 5, 4.4, 5.6);
      const cross = join(rect(11, -1, 2, 6), rect(9.2, by(two, 0.4, 0.8, 0), 5.6, 2));
      const crown = twofold`12,5! 13,5! ${12 + flare},${among(a, 6, 5.4, 6.6, 5.6)}! 14.8,11.4! 12,11.4!`;
      const collar = roundRect(8, 11.4 + air * 0.8, 8, 1.9, 0.9);
      const body = twofold`12,14.4! 14.2,14.4! 14.8,18 ${by(three, 17, 17.8, 16.4)},20.4! 12,20.4!`;
      const foot = roundRect(6, 20.4 + air * 0.8, 12, 2.8, 0.6);
      return pieced(
        air,
        "mirror",
        [join(cross, crown)],
        [join(collar, cut(body, grow(collar, air * 0.02))), "body"],
        [foot, "base"],
      );
    },
  },
  {
    id: "chess-knight-plain",
    allowsFace: true,
    ideas: [],
    words: ["chess", "chess knight", "chess piece", "chess pieces"],
    goesWith: ["strategy", "horse", "game"],
    has: ["horse"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const ear = by(one, -0.8, -1.6, 0);
      const back = by(two, 19.6, 20.4, 18.8);
      const head = through`12.4,${ear}! 13.6,2 ${back - 1.6},4.4 ${back},10 ${back - 0.8},18.6! 6.6,18.6! 7.4,15.2 11,12.8 11.6,10! 9.6,10.8 7.6,11.4 6,13.2! 3.6,12.4 3,10.4 4.6,7.4 7,3.4 10.6,1.6!`;
      const eye = named("eye", disc(9.6, 5.6, among(a, 0.95, 0.85, 1.05, 0.9)));
      const mane = through`14.2,3.8! 17.2,7 17.4,12 16.6,${by(three, 18.8, 15, 18.8)}! 15.6,${by(three, 18.8, 15, 18.8)}! 16.2,12 16,7.6`;
      const foot = join(
        roundRect(5.4, 18.6 + air * 0.8, 14.6, 2.2, 0.8),
        rect(4, 20.6 + air * 0.8, 17.4, 2.6),
      );
      return pieced(air, "none", [cut(head, eye, mane)], [foot, "base", "secondary"]);
    },
  },
  {
    id: "citrus-slice",
    ways: [0, 180, 30, -30],
    ideas: ["portion", "harvest", "drop", "sun"],
    words: ["orange slice", "lemon slice", "citrus slice", "citrus", "grapefruit", "orange", "lemon", "lime"],
    goesWith: ["fruit", "juice"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const count = among(a, 4, 5, 4, 3);
      const peel = meet(ring(12, 6, 12, by(one, 10.2, 9.9, 10.4)), rect(0, 6, 24, 13));
      const inner = by(one, 10.2, 9.9, 10.4) - air * 0.9;
      const turn = 180 / count;
      const cuts = times(count - 1, (at) => bar([12, 6], polar(12, 6, 13, (at + 1) * turn), air * 0.95));
      const flesh = cut(
        meet(sector(12, 6, inner, 0, 180), rect(0, by(two, 6, 6, 6), 24, 14)),
        ...cuts,
        disc(12, 6, by(three, 1.2, 0.8, 1.5)),
      );
      return pieced(air, "mirror", [flesh, "flesh"], [peel, "peel", "secondary"]);
    },
  },
  {
    id: "lips-parted",
    ideas: [],
    words: ["lips", "lip", "mouth", "mouths"],
    goesWith: ["kiss", "lipstick"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const bow = by(one, 6.8, 6, 7.4);
      const low = by(two, 19.4, 20.4, 18.6);
      const upper = twofold`12,${bow}! 14,${bow - 1.4} 16,${bow - 1.4} 20,9 24.4,12.4! 20,12.2 16,${among(a, 11.4, 11, 11.8, 11.6)} 12,12.4`;
      const lower = twofold`12,${13 + air * 0.6} 16,${12.2 + air * 0.7} 20.4,${12.6 + air * 0.8} 22.6,${12.7 + air * 0.8}! 19.8,${by(three, 16.6, 17, 16.2)} 16,${low - 0.4} 12,${low}`;
      return pieced(air, "mirror", [upper, "upper lip"], [lower, "lower lip"]);
    },
  },
  {
    id: "ice-lolly-bitten",
    ways: [0, 18, -18, 30],
    ideas: ["play"],
    words: ["popsicle", "popsicles", "ice lolly", "ice lollies", "ice pop"],
    goesWith: ["ice cream", "gelato", "summer"],
    has: ["stick"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const wide = by(one, 6, 5.6, 6.4);
      const body = roundRect(12 - wide, -1, 2 * wide, 17.6, [wide, wide, 1.6, 1.6]);
      const bites = by(
        two,
        [disc(12 + wide, 0, 3.2), disc(12 + wide + 1, 4, 2.6)],
        [disc(12 + wide, 0.6, 3.6)],
        [],
      );
      const grooves = among(a, [9.4, 14.6], [12], [9.4, 14.6], [9, 12, 15]).map((x) =>
        bar([x, by(three, 6, 5.4, 6.6)], [x, 12.4], air * 0.9, "round"),
      );
      const stick = roundRect(10.4, 16.6 + air * 0.7, 3.2, 6.6, [0, 0, 1.6, 1.6]);
      return pieced(air, "none", [cut(body, ...grooves, ...bites), "ice"], [stick, "stick", "secondary"]);
    },
  },
  {
    id: "rocket-rising",
    ways: [35, 0, 45],
    ideas: ["rise", "space", "forward", "speed"],
    words: ["rocket", "rockets", "rocket ship", "spaceship", "spacecraft"],
    goesWith: ["launch", "space", "startup"],
    has: ["flame", "window"],
    isOpen: true,
    promise: 0.96,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 4.4, 4, 4.9);
      const body = twofold`12,-1! ${12 + wide * 0.86},4.4 ${12 + wide},10 ${12 + wide * 0.72},17! 12,17!`;
      const reach = by(two, 8.8, 8, 9.6);
      const fin = through`${12 + wide * 0.9},10.4! ${12 + reach * 0.8},13 ${12 + reach},${among(a, 20, 21, 19, 20.4)}! ${12 + wide},17.4!`;
      const port = disc(12, 8.2, by(three, 2, 1.7, 2.3));
      const flame = twofold`12,${17 + air}! 14.2,${17 + air}! 14.2,20.6 12,${among(a, 25, 24, 26, 24.6)}!`;
      return pieced(
        air,
        "mirror",
        [cut(body, port), "body"],
        [join(...both(cut(fin, grow(body, air)))), "fin"],
        [flame, "flame", "secondary"],
      );
    },
  },
];
