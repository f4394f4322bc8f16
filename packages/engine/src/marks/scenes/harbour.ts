import { cut, type Form, grow, join, move, named } from "../../geometry/form.ts";
import { type Path, polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, lean, pieced } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** Things of journeys, coasts and streets, each as one sure silhouette. */
export const HARBOUR: readonly Scene[] = [
  {
    id: "key-of-old",
    ways: [0, 45, -45, 90],
    ideas: [],
    words: ["key", "keys", "latchkey"],
    goesWith: ["lock", "access"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const bow = among<Form | Path>(
        a,
        ring(12, 5.4, 5.4, 2.5),
        join(...[0, 120, 240].map((turn) => ring(...polar(12, 5, 2.9, turn - 90), 3.3, 1.35))),
        roundRect(6.8, 0.2, 10.4, 10.4, 3.2),
        ring(12, 5.4, 5.4, 3),
      );
      const eyelet = among<Form | Path>(
        a,
        disc(12, 5.4, 2.5),
        disc(12, 5, 1.1),
        roundRect(9.4, 2.8, 5.2, 5.2, 1.4),
        disc(12, 5.4, 3),
      );
      const stem = rect(10.6, 10, 2.8, 14);
      const reach = by(one, 5.6, 5, 6.2);
      const teeth = join(
        rect(13, 20.8, reach, 3.2),
        rect(13, by(two, 15.8, 16.2, 15.4), reach - by(three, 1.4, 0, 2), 3.2),
      );
      const collar = roundRect(8.8, 10.8, 6.4, 2, 0.6);
      return pieced(air, "none", [join(named("bow", cut(bow, eyelet)), stem, teeth, collar)]);
    },
  },
  {
    id: "car-key-fob",
    ideas: [],
    words: ["car key", "car keys", "ignition key"],
    has: ["car"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const fob = roundRect(6, 0, 12, 13, [5.4, 5.4, 3, 3]);
      const car = join(
        through`8.2,8.6! 8.2,6.6 9.2,6.2! 10.2,4 13.8,4 14.8,6.2! 15.8,6.6 15.8,8.6!`,
        disc(9.9, 8.8, by(one, 1.1, 1.25, 1)),
        disc(14.1, 8.8, by(one, 1.1, 1.25, 1)),
      );
      const blade = polygon([
        [10, 13 + air],
        [14, 13 + air],
        [14, 21.6],
        [12, 24.4],
        [10, 22.4],
        [10, 21],
        [by(two, 11.2, 11.5, 11), 19.8],
        [10, 18.6],
        [10, among(a, 17.6, 17.2, 18, 17.4)],
        [by(three, 11.2, 11.5, 11), 16.6],
        [10, 15.6],
      ]);
      return pieced(air, "none", [cut(fob, car)], [blade, "blade", "secondary"]);
    },
  },
  {
    id: "suitcase-strapped",
    ideas: ["journey"],
    words: ["suitcase", "suitcases", "luggage", "valise", "travel case"],
    goesWith: ["travel", "baggage"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const round = by(one, 2.6, 4, 1.6);
      const strap = by(two, 5.4, 6.2, 4.8);
      const body = roundRect(0, 7, 24, 16, round);
      const handle = cut(
        roundRect(7.4, 2.4, 9.2, 7, [among(a, 2.6, 3.6, 1.6, 3), 2.6, 0, 0]),
        roundRect(9.8, 4.8, 4.4, 5, [0.8, 0.8, 0, 0]),
        rect(0, 7 - air * 0.02, 24, 9),
      );
      const lines = [strap, strap + 2.9].flatMap((x) => both(rect(x - air / 2, 6, air, 18)));
      const buckle = both(rect(strap - air / 2, by(three, 13, 12, 14), 2.9 + air, air));
      return pieced(air, "mirror", [join(cut(body, ...lines, ...buckle), handle)]);
    },
  },
  {
    id: "lighthouse-on-rock",
    isPliant: true,
    ideas: ["light", "direction", "signal"],
    words: ["lighthouse", "beacon"],
    goesWith: ["tower"],
    has: ["light", "rock"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const slim = by(one, 2.5, 2.2, 2.8);
      const tower = polygon([
        [12 - slim, 8.4],
        [12 + slim, 8.4],
        [12 + slim + 1.7, 20],
        [12 - slim - 1.7, 20],
      ]);
      const bands = among(a, [11.4, 15.6], [13.6], [11, 14.2, 17.2], [12, 16]).map((y) =>
        polygon([
          [6, y + 1.1],
          [18, y - 1.1],
          [18, y - 1.1 + air * 1.5],
          [6, y + 1.1 + air * 1.5],
        ]),
      );
      const gallery = roundRect(12 - slim - 1.6, 6.6, 2 * slim + 3.2, 1.8, 0.5);
      const lantern = rect(12 - slim + 0.5, 3.6, 2 * slim - 1, 3.2);
      const roof = through`${12 - slim - 0.4},3.6! 12,${by(two, 0, -0.7, 0.6)}! ${12 + slim + 0.4},3.6!`;
      const light = rect(12 - 0.9, 4.6, 1.8, 2);
      const rock = through`2,24! 4,21 8,20.4 12,${by(three, 19.6, 20, 19.2)} 17,20.6 21,21.6 22.6,24!`;
      return pieced(
        air,
        "none",
        [cut(join(tower, gallery, lantern, roof), light, ...bands, grow(rock, air)), "tower"],
        [rock, "rock", "secondary"],
      );
    },
  },
  {
    id: "surfboard-upright",
    ways: [0, 14, -14, 24],
    ideas: [],
    words: ["surfboard", "surfboards", "surfing", "surf", "surfer"],
    goesWith: ["wave", "beach", "ocean"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const wide = by(one, 5, 4.5, 5.5);
      const board = twofold`12,0! ${12 + wide * 0.8},5.4 ${12 + wide},12 ${12 + wide * 0.74},20 ${12 + by(three, 2, 2.4, 1.6)},24!`;
      const stringer = rect(12 - air * 0.4, 2.4, air * 0.8, 24);
      const level = by(two, 13, 12, 14);
      const stripe = move(
        join(rect(0, level, 24, 1.9), rect(0, level + 1.9 + air, 24, among(a, 1.9, 1.2, 2.6, 1.5))),
        rotation(-24, 12, level),
      );
      return pieced(air, "none", [
        cut(board, cut(stringer, grow(stripe, air * 1.2)), cut(grow(stripe, air * 0.75), stripe)),
      ]);
    },
  },
  {
    id: "swimsuit-plain",
    ideas: [],
    words: ["swimsuit", "swimsuits", "bathing suit", "bathing suits", "swimming costume"],
    goesWith: ["swimwear", "beach", "pool"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const waist = by(one, 16.8, 17.4, 16.2);
      const suit = twofold`12,${by(two, 8.2, 9.4, 7)} 14.6,6.6 15.6,0! 17.8,0! 18.2,4.6 19.6,7.4 ${waist},12.4 19.2,17.4! 15.6,19 13.8,24! 12,24.2`;
      const stripes = among(a, [12.4], [11.6, 14], [14.4], [11, 12.9, 14.8]).map((y) =>
        rect(0, y, 24, air * 0.9),
      );
      return pieced(air, "mirror", [
        cut(suit, ...(by(three, true, true, false) ? stripes : stripes.slice(0, 1))),
      ]);
    },
  },
  {
    id: "life-ring-quarters",
    ways: [0, 45, 22],
    ideas: [],
    words: ["life ring", "life rings", "lifebuoy", "lifebuoys", "life buoy", "life preserver", "lifebelt"],
    isRound: true,
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const inner = by(one, 4.6, 5.2, 4.2);
      const wide = by(two, 30, 26, 34);
      const bands = [45, 135, 225, 315].map((turn) =>
        band(12, 12, 10.4, inner - by(three, 0, 0.4, 0), turn - wide / 2, turn + wide / 2),
      );
      const quarters = [0, 90, 180, 270].map((turn) =>
        band(
          12,
          12,
          10.4 - among(a, 0.5, 0, 0.8, 0.3),
          inner,
          turn - 45 + wide / 2 + 5,
          turn + 45 - wide / 2 - 5,
        ),
      );
      return pieced(air, "both", [join(...quarters)], [join(...bands), "stripe", "secondary"]);
    },
  },
  {
    id: "globe-on-foot",
    ideas: [],
    words: ["globe", "globes"],
    goesWith: ["earth", "travel", "geography", "school", "international", "world"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const radius = by(one, 7.6, 7.2, 8);
      const ball = disc(12, 9, radius);
      const lines = lean(
        join(
          rect(0, 9 - air / 2, 24, air),
          rect(12 - air / 2, 0, air, 18),
          cut(
            grow(ellipse(12, 9, radius * 0.52, radius), air / 2),
            grow(ellipse(12, 9, radius * 0.52, radius), -air / 2),
          ),
        ),
        0,
        1,
      );
      const arm = band(
        12,
        9,
        radius + air + 2,
        radius + air,
        by(two, -40, -50, -30),
        by(two, 120, 128, 112),
        "round",
      );
      const foot = join(
        rect(11, 9 + radius + air + 0.6, 2, 4),
        roundRect(
          12 - by(three, 5, 4.4, 5.6),
          21.4,
          by(three, 10, 8.8, 11.2),
          2.6,
          among(a, 1.3, 0.6, 1.3, 0.9),
        ),
      );
      return pieced(air, "none", [cut(ball, lines)], [join(arm, foot), "stand", "secondary"]);
    },
  },
  {
    id: "tree-with-roots",
    ideas: ["growth", "root"],
    words: ["tree", "trees"],
    goesWith: ["forest", "growth"],
    has: ["root", "roots"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 9.6, 10.4, 8.8);
      const crown = twofold`12,0 ${12 + wide * 0.62},1.6 ${12 + wide},6.4 ${12 + wide * 0.86},11.4 ${12 + wide * 0.4},13.6! 12,13.6!`;
      const reach = by(two, 9, 8, 10);
      const trunk = twofold`12,${among(a, 5.6, 5, 6.4, 5.2)}! 13.1,8! 13.4,16.4! 15.4,19.4 ${12 + reach * 0.66},20.4 ${12 + reach},23.4! ${12 + reach * 0.5},21.9 14.6,21.4! 15.4,24! 13,22.4! 12,${by(three, 24.4, 25, 23.8)}!`;
      const branch = both(bar([12.4, 11.6], [16.4, 7.6], air * 0.9, "round"));
      return pieced(
        air,
        "mirror",
        [cut(crown, grow(cut(trunk, rect(0, 15, 24, 12)), air * 0.75), ...branch), "crown"],
        [trunk, "trunk", "secondary"],
      );
    },
  },
];
