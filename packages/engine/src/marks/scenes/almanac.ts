import { cut, grow, join } from "../../geometry/form.ts";
import { polar } from "../../geometry/path.ts";
import { band, bar, disc, lens, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { pieced, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** Signs, vessels and household things, each alone. */
export const ALMANAC: readonly Scene[] = [
  {
    id: "wax-seal-star",
    ideas: [],
    words: ["wax seal", "wax seals", "wax stamp", "seal (stamp)", "notary seal", "sealing wax"],
    goesWith: ["notary", "letter", "envelope", "certificate"],
    has: ["star"],
    isOpen: true,
    isRound: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.3;
      const blob = through`12,-0.6 16,0.8 19.6,${by(one, 1.6, 2.4, 1)} 22.4,5 23,9.4 ${by(two, 24.8, 24.2, 25.2)},13 23,17.4 20,21.4 16,22.8 12.6,${by(three, 25, 24.4, 25.6)} 8.4,23.4 4.2,22 1.4,18.4 0.8,14 -0.6,10 1.6,5.6 5.2,2.4 8.6,1.4`;
      const rim = ring(12, 12, 8.2, 8.2 - air);
      const points = times(10, (at) => polar(12, 12.2, at % 2 ? 2.4 : 5.4, at * 36 - 90));
      const tail = among(a, 0, 0.6, -0.4, 0.3);
      const ribbons = both(through`13.2,22! 18.4,19.6! ${22 + tail},29! 18.6,28.2! 16.8,31!`);
      return pieced(
        air,
        "none",
        [cut(blob, rim, polygon(points))],
        [join(...ribbons.map((each) => cut(each, grow(blob, air)))), "ribbon", "secondary"],
      );
    },
  },
  {
    id: "vinyl-record",
    ideas: [],
    words: ["vinyl record", "vinyl records", "vinyl", "lp", "phonograph record", "gramophone record"],
    goesWith: ["music", "record shop", "dj", "album"],
    has: ["label", "groove"],
    isOpen: true,
    isRound: true,
    promise: 0.93,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const turn = among(a, -45, -60, -30, -50);
      const label = by(one, 4.4, 4.9, 4);
      const arcs = [10, 7.9].flatMap((r, at) =>
        [0, 180].map((side) =>
          band(
            12,
            12,
            r - at * 0,
            r - air * 0.95,
            turn + side - by(two, 34, 42, 28),
            turn + side + by(two, 34, 42, 28),
            "round",
          ),
        ),
      );
      const plate = cut(disc(12, 12, 12), disc(12, 12, label + air), ...arcs);
      return pieced(
        air,
        "turn",
        [plate],
        [cut(disc(12, 12, label), disc(12, 12, by(three, 1.2, 1.4, 1.1))), "label", "secondary"],
      );
    },
  },
  {
    id: "clothes-line",
    ideas: [],
    words: [
      "clothes line",
      "clothesline",
      "washing line",
      "laundry line",
      "clothes lines",
      "washing on the line",
    ],
    goesWith: ["laundry", "laundrette", "washing", "drying"],
    has: ["peg", "pegs", "shirt", "sock", "clothes"],
    isOpen: true,
    promise: 0.925,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const sag = by(one, 5.4, 6.2, 4.6);
      const rope = through`-2,2.4! 5,${sag - 1} 12,${sag} 19,${sag - 1} 26,2.4! 26,4.1! 19,${sag + 0.7} 12,${sag + 1.7} 5,${sag + 0.7} -2,4.1!`;
      const shirt = through`2.6,${sag + 3}! 5,${sag + 3}! 7,${sag + 4.6} 9,${sag + 3}! 11.4,${sag + 3}! 15,${sag + 6}! 12.8,${sag + 9}! 11.2,${sag + 7.8}! 11.2,${by(two, 22, 23, 21.2)}! 2.8,${by(two, 22, 23, 21.2)}! 2.8,${sag + 7.8}! 1.2,${sag + 9}! -1,${sag + 6}!`;
      const sock = through`17.6,${sag + 3}! 22,${sag + 3}! 22.4,${sag + 9} 24.6,${sag + 11.6} ${by(three, 25.6, 26.2, 25)},${sag + 14} 23.6,${sag + 15.4} 20,${sag + 14} 17.8,${sag + 11} 17.4,${sag + 7}`;
      const pegs = [4.4, 9.6, 19.8].map((x) =>
        roundRect(x - 1.1, sag - 2.4, 2.2, among(a, 6.6, 7, 6.2, 6.8), 1),
      );
      const line = join(rope, ...pegs);
      return pieced(
        air,
        "none",
        [cut(join(shirt, sock), grow(line, air * 0.75)), "clothes"],
        [line, "line", "secondary"],
      );
    },
  },
  {
    id: "preserve-jar",
    ideas: [],
    words: ["jar", "jars", "mason jar", "jam jar", "preserving jar", "preserve jar", "glass jar"],
    goesWith: ["jam", "preserve", "pickle", "zero waste"],
    has: ["lid", "label"],
    isOpen: true,
    promise: 0.925,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 20.4, 21, 19.8);
      const body = twofold`12,5.6! 17,5.6! 17.4,7 ${wide - 0.2},9.4 ${wide},12 ${wide},21 ${wide - 0.4},23.2 ${wide - 2.6},24.4! 12,24.4!`;
      const lid = join(roundRect(5.4, 0, 13.2, 4.4, by(two, 1.2, 1.8, 0.6)));
      const label = roundRect(7.4, 12.6, 9.2, by(three, 6.8, 7.4, 6.2), 1.2);
      const heart = among(
        a,
        twofold`12,14.6 13,13.8 14.6,14.4 14.6,16 12,18.4!`,
        disc(12, 16, 1.9),
        twofold`12,14.6 13,13.8 14.6,14.4 14.6,16 12,18.4!`,
        lens([9.6, 17.2], [14.4, 14.8], 0.5),
      );
      return pieced(air, "mirror", [cut(body, cut(label, heart))], [lid, "lid", "secondary"]);
    },
  },
  {
    id: "quill-in-inkwell",
    ideas: [],
    words: [
      "quill and inkwell",
      "inkwell",
      "inkwells",
      "quill",
      "quills",
      "quill pen",
      "quill pens",
      "ink pot",
      "inkpot",
      "feather pen",
    ],
    goesWith: ["writer", "writing", "author", "notary", "poet"],
    has: ["feather", "ink", "inkwell", "quill"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.25;
      const tip = by(one, 22.6, 23.4, 21.8);
      const feather = through`9.4,14! 9.6,9.6 11.4,4.4 15.4,0 ${tip},-3.6! 22,1 19.8,4.8! 17.4,5.4! 18.6,7 15.6,10.4 11.4,13.2!`;
      const spine = bar([10, 14], [by(two, 17.6, 18, 17.2), 1.6], air, "round");
      const shaft = bar([10.4, 12.8], [9, 18], 1.5);
      const neck = join(roundRect(4.6, 15, 9.2, 2.2, 0.9));
      const well = through`5.6,${17.2 + air * 0.9}! 12.8,${17.2 + air * 0.9}! 16.8,20.6 ${by(three, 17.4, 18, 16.8)},26! 1,26! 1.6,20.6`;
      const shine = bar([4.8, 22.4], [among(a, 4.4, 4.8, 4.2, 4.6), 23.4], air, "round");
      return pieced(
        air,
        "none",
        [join(cut(neck, grow(shaft, air * 0.7)), cut(well, shine)), "inkwell"],
        [join(cut(feather, spine), cut(shaft, rect(0, 16, 24, 12))), "quill", "secondary"],
      );
    },
  },
  {
    id: "sound-wave-bars",
    ideas: [],
    words: [
      "sound wave",
      "sound waves",
      "soundwave",
      "soundwaves",
      "audio wave",
      "audio waveform",
      "waveform",
      "equaliser",
      "equalizer",
      "sound bars",
    ],
    goesWith: ["audio", "podcast", "recording", "sound", "voice"],
    isOpen: true,
    promise: 0.915,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const heights = by(
        one,
        [5, 11, 19, 24, 14, 18, 8],
        [6, 14, 9, 24, 17, 11, 5],
        [4, 9, 17, 11, 24, 15, 7],
      );
      const thick = by(two, 2.3, 2.1, 2.5);
      const pitch = 24 / 7;
      const tall = among(a, 1, 0.94, 0.9, 0.97);
      const bars = heights.map((height, at) =>
        roundRect(
          at * pitch + (pitch - thick) / 2,
          12 - (height * tall) / 2,
          thick,
          height * tall,
          by(three, thick / 2, thick / 2, 0.5),
        ),
      );
      return pieced(Math.max(air, pitch - thick), "mirror", [join(...bars)]);
    },
  },
  {
    id: "steam-rising",
    ideas: [],
    words: ["steam", "vapour", "vapor", "hot steam"],
    goesWith: ["sauna", "hot", "spa", "laundry", "heat"],
    isOpen: true,
    promise: 0.9,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const bend = by(one, 2.6, 2.9, 2.3);
      const plume = (x: number, top: number, low: number, w: number) => {
        const h = (low - top) / 4;
        return through`${x - w * 0.2},${low}! ${x - bend - w / 2},${low - h} ${x - w * 0.55},${low - 2 * h} ${x + bend - w / 2 - 0.3},${low - 3 * h}
          ${x + 0.4},${top}! ${x + bend + w / 2},${low - 3 * h + 0.4} ${x + w * 0.55},${low - 2 * h + 0.4} ${x - bend + w / 2 + 0.3},${low - h} ${x + w * 0.9},${low}!`;
      };
      const wide = by(two, 3.4, 3.8, 3);
      const side = by(three, 3, 4.2, 2);
      return pieced(air, "none", [
        join(
          plume(4, side, 21, wide),
          plume(12, -1 - among(a, 0, 0.6, -0.4, 0.3), 21, wide),
          plume(20, side, 21, wide),
          roundRect(0.6, 22.6, 22.8, 2.2, 1.1),
        ),
      ]);
    },
  },
  {
    id: "kulhad-with-chai",
    ideas: [],
    words: ["kulhad", "kulhads", "kullhad", "clay cup", "clay cups", "chai cup", "terracotta cup"],
    goesWith: ["chai", "tea", "india"],
    has: ["steam", "chai"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, _two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      const lip = by(one, 20.4, 21, 19.8);
      const cup = twofold`12,9! ${lip},9! ${lip - 0.2},11.4 18.6,12.6! 18.4,16 16.8,20.4 15.4,24.6! 12,24.6!`;
      const grooves = [
        through`3,13.4! 12,${14.6} 21,13.4! 21,${13.4 + air}! 12,${14.6 + air} 3,${13.4 + air}!`,
        through`4,${18}! 12,19.2 20,18! 20,${18 + air}! 12,${19.2 + air} 4,${18 + air}!`,
      ].slice(0, by(three, 2, 1, 2));
      const steam = (x: number, top: number) =>
        through`${x - 0.6},7! ${x - 2.2},4.6 ${x - 0.2},2 ${x - 0.4},${top}! ${x + 1.6},0.4 ${x + 1.9},2.6 ${x + 0.2},4.6 ${x + 1.4},7!`;
      const high = among(a, -2, -2.6, -1.4, -2.2);
      return pieced(
        air,
        "none",
        [cut(cup, ...grooves), "cup"],
        [join(steam(8.6, high + 1), steam(14.6, high)), "steam", "secondary"],
      );
    },
  },
];
