import { cut, type Form, grow, join, meet, move } from "../../geometry/form.ts";
import { type Path, polar, translation } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { lean, pieced, times } from "./parts.ts";
import { through } from "./smooth-outline.ts";

/** Things of tables, desks and workrooms, each as one sure silhouette. */
export const WORKROOM: readonly Scene[] = [
  {
    id: "syringe-plain",
    ways: [45, 0, 30, -45],
    ideas: [],
    words: ["syringe", "syringes", "hypodermic"],
    goesWith: ["vaccine", "injection"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 3.4, 3, 3.8);
      const barrel = roundRect(12 - wide, 6.6, 2 * wide, 10.6, [0.4, 0.4, 1.4, 1.4]);
      const level = by(two, 11, 10, 12.4);
      const fill = rect(12 - wide + air, level, 2 * wide - 2 * air, 16.2 - level - 0.2);
      const space = roundRect(12 - wide + air, 6, 2 * wide - 2 * air, 10.2 - 0.2, [0, 0, 0.6, 0.6]);
      const flange = roundRect(12 - wide - 2.2, 5, 2 * wide + 4.4, 1.9, 0.6);
      const plunger = join(
        rect(11, 0.6, 2, 6),
        roundRect(12 - wide + 0.4, -1, 2 * wide - 0.8, 2, among(a, 0.6, 1, 0.3, 0.8)),
      );
      const needle = join(
        rect(11, 17, 2, 2),
        polygon([
          [11.4, 18.6],
          [12.6, 18.6],
          [12.6, 22.6],
          [11.4, by(three, 24.4, 24, 24.8)],
        ]),
      );
      return pieced(air, "none", [lean(join(cut(barrel, cut(space, fill)), flange, plunger, needle), 40, 1)]);
    },
  },
  {
    id: "footprints-walking",
    ideas: [],
    words: ["foot", "feet", "footprints"],
    goesWith: ["footprint", "toe", "step", "barefoot"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 3.3, 3, 3.6);
      const sole = through`5.6,5.6 ${5.6 + wide},8 ${5.4 + wide * 0.7},12 ${5.6 + wide * 0.6},16.4 5.2,18.8 ${5 - wide * 0.7},16.4 ${5.2 - wide * 0.4},12 ${5.6 - wide},8.4`;
      const toes = among(
        a,
        [2.2, 1.6, 2.4, 3.8],
        [2, 1.5, 2.4, 4],
        [2.3, 1.8, 2.5, 3.7],
        [2.2, 1.6, 2.3, 3.6],
      );
      const small = [
        disc(3.3, toes[0]!, 1.7),
        disc(6.4, toes[1]!, 1.2),
        disc(8.5, toes[2]!, 1.05),
        disc(10, toes[3]!, 0.9),
      ];
      const right = move(join(cut(sole, ...small.map((toe) => grow(toe, air * 0.4))), ...small), [
        1,
        0,
        0,
        1,
        12,
        by(two, -1, 0, -2),
      ]);
      const left = move(right, [-1, 0, 0, 1, 24, by(three, 5.4, 4.6, 6.2)]);
      return pieced(air, "none", [right], [left]);
    },
  },
  {
    id: "monitor-on-stand",
    ideas: [],
    words: ["desktop computer", "desktop computers", "computer", "computers", "monitor", "monitors", "pc"],
    goesWith: ["software", "website", "screen"],
    has: ["cursor", "screen"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const round = by(one, 2.4, 1.4, 3.4);
      const frame = roundRect(0, 1, 24, 16.4, round);
      const screen = roundRect(2.2, 3.2, 19.6, by(two, 10.4, 12, 9.6), round * 0.45);
      const cursor = move(
        polygon([
          [0, 0],
          [7.4, 3],
          [4.2, 4.2],
          [3, 7.4],
        ]),
        translation(among(a, 9, 7, 11, 9), 4.8),
      );
      const stand = join(
        rect(10, 17, 4, 4),
        roundRect(12 - by(three, 5.6, 5, 6.4), 20.6, by(three, 11.2, 10, 12.8), 2.4, 0.9),
      );
      return pieced(air, "none", [join(cut(frame, screen), stand)], [cursor, "cursor", "secondary"]);
    },
  },
  {
    id: "compasses-drawing",
    ideas: ["precision"],
    words: [
      "compass tool",
      "compass tools",
      "pair of compasses",
      "drawing compass",
      "drawing compasses",
      "compasses",
    ],
    goesWith: ["geometry", "architect", "drafting"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const spread = by(one, 7, 6.2, 7.8);
      const leg = polygon([
        [11.2, 5],
        [14.2, 5],
        [12 + spread + 1.2, 19.6],
        [12 + spread + 0.6, 24],
        [12 + spread - 1.4, 20.2],
      ]);
      const head = join(disc(12, 4.4, 3), rect(10.9, by(two, -1, -0.4, -1.6), 2.2, 4));
      const hole = disc(12, 4.4, by(three, 1.1, 0.9, 1.3));
      const arc = meet(
        band(12, 4.4, among(a, 13.2, 12.6, 13.8, 13), among(a, 13.2, 12.6, 13.8, 13) - 1.9, 50, 130),
        polygon([
          [12, 6],
          [12 + spread, 22],
          [12 - spread, 22],
        ]),
      );
      const legs = join(...both(leg));
      return pieced(
        air,
        "mirror",
        [cut(join(legs, head), hole)],
        [cut(arc, grow(legs, air * 0.7)), "bow", "secondary"],
      );
    },
  },
  {
    id: "paper-clip-bent",
    ways: [0, 35, -35, 45],
    ideas: [],
    words: ["paper clip", "paper clips", "paperclip", "paperclips"],
    isOpen: true,
    isStroked: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const pen = among(a, 2, 1.8, 2.2, 2);
      const end = by(one, 17, 18, 16);
      const arch = (x: number, y: number, radius: number, from: number, to: number) =>
        band(x, y, radius + pen / 2, radius - pen / 2, from, to);
      const outer = 4.9;
      const wire = join(
        bar([12 - outer, by(two, 7, 8, 6)], [12 - outer, 19], pen, "round"),
        arch(12, 19, outer, 0, 180),
        bar([12 + outer, 19], [12 + outer, 4.4], pen),
        arch(12 + outer - 3.2, 4.4, 3.2, 180, 360),
        bar([12 + outer - 6.4, 4.4], [12 + outer - 6.4, end], pen),
        arch(12 + outer - 6.4 + 1.65, end, 1.65, 0, 180),
        bar([12 + outer - 3.1, end], [12 + outer - 3.1, by(three, 8, 9, 7)], pen, "round"),
      );
      return pieced(air, "none", [wire]);
    },
  },
  {
    id: "button-sewn",
    ways: [0, 45, 20],
    ideas: ["thread", "craft"],
    words: ["button", "buttons"],
    goesWith: ["sewing", "tailor", "tailoring", "stitch"],
    allowsFace: true,
    isRound: true,
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const off = by(one, 2.5, 2.8, 2.3);
      const hole = by(two, 1.5, 1.7, 1.35);
      const holes = [45, 135, 225, 315].map((turn) => disc(...polar(12, 12, off * 1.35, turn), hole));
      const rim = by(three, 8.6, 9, 8.2);
      const groove = among<Form | Path>(
        a,
        ring(12, 12, rim, rim - air * 0.9),
        join(
          ...[0, 120, 240].map((turn) => band(12, 12, rim, rim - air * 0.9, turn + 14, turn + 106, "round")),
        ),
        ring(12, 12, rim, rim - air * 0.9),
        join(...[0, 180].map((turn) => band(12, 12, rim, rim - air * 0.9, turn + 20, turn + 160, "round"))),
      );
      return pieced(air, "both", [cut(disc(12, 12, 12), groove, ...holes)]);
    },
  },
  {
    id: "wave-curling",
    ideas: ["wave", "sea", "water"],
    words: ["wave", "waves", "breaker"],
    goesWith: ["surf", "ocean", "sea", "water", "tide"],
    isOpen: true,
    promise: 0.96,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const high = by(one, 1.6, 0.6, 2.6);
      const curl = by(two, 11.4, 12, 10.8);
      const wave = through`-1,20! 1.6,12.6 6,5.4 13,${high} 20,3 23.4,7.4 23.6,${curl}! 21.4,8.8 17.8,8 14.8,9.6 13,13.4 14.8,17.4 19,20!`;
      const line = through`5,20! 5.8,13.4 9.4,8 14.6,5.6! 10.6,9 ${among(a, 8.4, 8, 8.8, 8.6)},14 9.4,20! 7,20!`;
      const foot = roundRect(-1, 20 + air * 0.9, 25, by(three, 2.4, 2, 2.9), 1.1);
      return pieced(air, "none", [join(cut(wave, line)), "wave"], [foot, "water", "secondary"]);
    },
  },
  {
    id: "pencil-across-ruler",
    ideas: ["precision"],
    words: ["pencil ruler", "pencil and ruler", "ruler", "rulers"],
    goesWith: ["architect", "drafting", "design", "school"],
    has: ["pencil", "ruler"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const wide = by(one, 2.6, 2.3, 2.9);
      const pencil = lean(
        cut(
          polygon([
            [12 - wide, -3],
            [12 + wide, -3],
            [12 + wide, 21],
            [12, 27],
            [12 - wide, 21],
          ]),
          rect(0, by(two, 0, 0.6, -0.4), 24, air),
          rect(0, 20.4, 24, air * 0.01),
        ),
        45,
        0.95,
      );
      const ticks = times(among(a, 5, 4, 6, 5), (at) =>
        rect(
          12 + wide + 1.2 - (at % 2 ? 2.2 : 3.2),
          -0.4 + at * (24 / among(a, 5, 4, 6, 5)) + 1.4,
          4,
          air * 0.85,
        ),
      );
      const ruler = lean(
        cut(roundRect(12 - wide - 1.2, -3, 2 * wide + 2.4, 30, by(three, 0.6, 0, 1)), ...ticks),
        -45,
        0.95,
      );
      return pieced(air, "none", [pencil, "pencil"], [cut(ruler, grow(pencil, air)), "ruler", "secondary"]);
    },
  },
  {
    id: "wrench-plain",
    ways: [45, 0, -45, 30],
    ideas: ["craft", "strength"],
    words: ["wrench", "wrenches", "spanner", "spanners"],
    goesWith: ["mechanic", "repair", "garage"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const jaw = by(one, 2.5, 2.8, 2.2);
      const grip = by(two, 2.3, 2, 2.6);
      const head = cut(
        disc(12, 4.6, 5.8),
        polygon([
          [12 - jaw, -4],
          [12 + jaw, -4],
          [12 + jaw, 4.6],
          [12, 6.8],
          [12 - jaw, 4.6],
        ]),
      );
      const eye = disc(12, 20.6, by(three, 1.9, 1.6, 2.2));
      const end = disc(12, 20.6, among(a, 4, 3.7, 4.3, 4));
      const handle = rect(12 - grip, 8, 2 * grip, 11);
      const groove = bar([12, 12.4], [12, 15.2], air * 0.9, "round");
      return pieced(air, "mirror", [cut(join(head, handle, end), eye, ...(grip > 2.2 ? [groove] : []))]);
    },
  },
];
