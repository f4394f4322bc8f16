import { cut, type Form, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import type { Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, fitted, lean, times, withoutCrumbs } from "./parts.ts";
import { through, trace, twofold } from "./smooth-outline.ts";

type Arc = readonly [cx: number, cy: number, radius: number, from: number, to: number];

/** One line of constant weight along arcs; round ends lie inside the arc that follows. */
const along = (width: number, ...arcs: readonly Arc[]): Path[] =>
  arcs.map(([x, y, radius, from, to]) =>
    band(x, y, radius + width / 2, radius - width / 2, from, to, "round"),
  );

/** What a body and a clinic are known by. */
export const CLINIC: readonly Scene[] = [
  {
    id: "ear-of-bands",
    ideas: [],
    words: ["ear", "ears"],
    goesWith: ["hearing", "sound", "listening"],
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Both bands run parallel from the rim to the lobe, and what is heard is their centre.
      const air = Math.min(1.4, leastAirOf(gap) * 1.15);
      const width = by(one, 2.7, 2.9, 2.5);
      const turn = among(a, 40, 42, 38, 40);
      const fold = (radius: number, long: number, lobe: number, start: number, end: number) => {
        const from = polar(13, 9.2, radius, turn);
        const [x, y] = polar(from[0], from[1], long, turn + 90);
        const [cx, cy] = polar(x, y, lobe, turn + 180);
        return [
          ...along(width, [13, 9.2, radius, start, 360 + turn], [cx, cy, lobe, turn, end]),
          ...trace(`${from} ${x},${y}`, width),
        ];
      };
      const inner = 7.8 - width - air;
      const outer = fold(7.8, 9.9, 3.3, by(two, 172, 190, 180), by(two, 180, 200, 160));
      const within = fold(inner, by(three, 4, 4.6, 3.4), 2, by(two, 190, 180, 172), by(three, 150, 170, 130));
      const core = disc(13, 9.2, inner - width / 2 - air * 0.9);
      return fitted(air, 3, join(...outer, ...within, core));
    },
  },
  {
    id: "brain-folds",
    ideas: [],
    words: ["brain", "brains"],
    goesWith: ["mind", "intelligence"],
    isOpen: true,
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.05;
      const brow = [disc(5.8, 10, by(one, 5.8, 6.1, 5.5)), disc(10.4, 7, by(two, 6.4, 6.8, 6.1))];
      const upper = join(...brow, disc(16.6, 8, by(one, 6.4, 6, 6.7)), disc(19.2, 12, 4.8));
      const thick = by(three, 5.6, 6, 5.2);
      const front = (more: number) => bar([8.4, 14.6], [14.6, 13.4], thick + more * 2, "round");
      const foot = among(a, 23, 23.6, 22.6, 23.2);
      const stem = named("stem", through`12.4,15! 16,15! 16,19 17,${foot}! 13.8,${foot}! 12.8,19.4`);
      const folds = [
        ...along(
          air,
          [9.4, 7.2, 3.2, 140, by(two, 300, 285, 265)],
          [5.3, 9.6, 1.6, -40, 100],
          [20, 13.4, 2.4, 180, 290],
        ),
        ...along(air, [14.6, 6.2, 2.6, 20, 160], [19.4, 8, 2.6, 200, 305]),
      ];
      const below = cut(join(stem, cut(disc(18.8, 18, 4), grow(stem, air))), grow(upper, air), front(air));
      return fitted(air, 4, join(cut(upper, ...folds, front(air)), front(0), below));
    },
  },
  {
    id: "wheelchair-of-bands",
    ideas: [],
    words: ["wheelchair", "wheelchairs"],
    goesWith: ["accessibility", "mobility"],
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The wheel rises above the seat and is its armrest.
      const air = leastAirOf(gap) * 1.05;
      const width = by(one, 2.3, 2.5, 2.1);
      const rim = (radius: number) => named("rim", ring(10, 15.2, radius, radius - width));
      const wheel = named("wheel", join(rim(8.8), rim(8.8 - width - air)));
      const [seat, leg] = [by(two, 11.4, 10.8, 11.8), among(a, 22.2, 22.6, 22, 22.4)];
      const chair = (line: number) =>
        join(
          ...along(line, [2.6, 3.2, 2, 270, 360], [7.6, seat - 3, 3, 90, 180]),
          ...along(line, [leg - 3, seat + 3, 3, 270, 360]),
          ...trace(`${by(three, 1.4, 1.8, 1.2)},1.2 2.6,1.2`, line),
          ...trace(`4.6,3.2 4.6,${seat - 3}`, line),
          ...trace(`7.6,${seat} ${leg - 3},${seat}`, line),
          ...trace(`${leg},${seat + 3} ${leg},22.6 ${leg + 3},22.6`, line),
        );
      const seen = join(cut(wheel, chair(width + air * 2)), chair(width));
      return fitted(air, 4, lean(seen, by(three, -8, 0, -4), 1));
    },
  },
  {
    id: "plasters-woven",
    ideas: [],
    words: ["adhesive bandage", "adhesive bandages", "plaster", "plasters", "band-aid", "band-aids"],
    goesWith: ["wound", "first aid"],
    isOpen: true,
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      const half = by(one, 3.9, 4.2, 3.6);
      const pad = half + by(two, 0.6, 0.2, 1);
      const strip = (more: number) => roundRect(12 - half - more, -1.6, (half + more) * 2, 27.2, half + more);
      const dots = among(a, [-1.7, 1.7], [-2, 0, 2], [-1.6, 1.6], [-1.8, 0, 1.8]);
      const size = dots.length > 2 ? 0.85 : by(three, 0.9, 1.1, 1);
      const light = dots.flatMap((x) => dots.filter((y) => !x === !y).map((y) => disc(12 + x, 12 + y, size)));
      const seams = [-pad, pad].map((y) => rect(4, 12 + y - air / 2, 16, air));
      const turn = (form: Form | Path, side: number) =>
        move(form, rotation(by(three, 45, -45, 45) * side, 12, 12));
      const over = turn(cut(strip(0), ...light, ...seams), 1);
      return fitted(air, 5, parts(over, cut(turn(strip(0), -1), turn(strip(air), 1))));
    },
  },
  {
    id: "microscope-of-bands",
    ideas: [],
    words: ["microscope", "microscopes"],
    goesWith: ["laboratory", "research", "science"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Arm, stage and foot are parallel bands that turn about the specimen.
      const air = leastAirOf(gap) * 1.1;
      const width = by(two, 2.5, 2.7, 2.3);
      const lens = named(
        "lens",
        join(roundRect(6.2, 1.8, 5.4, 7.6, 0.8), rect(7.2, 9, 3.4, 3.4), rect(7.3, -0.8, 3.2, 3)),
      );
      const tube = move(lens, rotation(by(one, -24, -28, -20), 8.9, 7));
      const turned = (outer: number, end: number, from: number, to: number) =>
        join(
          band(11.4, 13.4, outer, outer - width, end, 90),
          rect(from, 13.4 + outer - width, to - from, width),
        );
      const within = 10 - width - air * by(three, 1, 1.3, 1);
      const stage = turned(within, among(a, -22, -16, -22, -10), 3.4, 11.45);
      return fitted(air, 3, parts(tube, turned(10, -66, 1.6, 21.4), stage));
    },
  },
  {
    id: "test-tube-level",
    ideas: [],
    words: ["test tube", "test tubes"],
    goesWith: ["laboratory", "chemistry", "experiment", "vial"],
    has: ["bubble"],
    isOpen: true,
    promise: 0.935,
    draw: ({ variation: [one, two, , three], construction: [a] }) => {
      // The level stays level, and a bubble that breaks through it changes sides.
      const [tilt, half] = [by(one, 32, 42, 24), by(two, 5, 5.4, 4.6)];
      const tilted = (path: Path) => move(path, rotation(tilt, 12, 12));
      const level = among(a, 12.4, 13.2, 11.6, 12.8);
      const whole = tilted(roundRect(12 - half, 0.4, half * 2, 24.6, [0, 0, half, half]));
      const empty = meet(tilted(rect(14 - half, 0, half * 2 - 4, 24)), rect(-20, -20, 60, 20 + level));
      const lip = tilted(roundRect(10.4 - half, -0.4, half * 2 + 3.2, 2.4, 1.2));
      const mid = 12 - (level - 12) * Math.tan((tilt * Math.PI) / 180);
      const small = by(three, 1.1, 1.3, 1);
      const rising = [disc(mid - 3, level + 4.4, 2.4 - small), disc(mid + 2.6, level - 5, small)];
      const bubbles = join(disc(mid, level, by(three, 2, 2.2, 1.8)), ...rising);
      return fitted(1.1, 3, counterchanged(join(cut(whole, empty), lip), bubbles));
    },
  },
  {
    id: "pulse-through-heart",
    ideas: [],
    words: ["heartbeat", "heartbeats", "pulse", "heart pulse"],
    goesWith: ["cardiology", "cardiogram"],
    has: ["heart", "pulse"],
    isOpen: true,
    promise: 0.908,
    draw: ({ variation: [one, two, , three], construction: [a] }) => {
      const [side, x] = [by(one, 19.8, 20.2, 19.4), among(a, 0, -0.8, 0.8, -0.4)];
      const heart = twofold`12,6! 13.6,3 17,1.4 20.6,${23 - side} 21.8,7.6 ${side},13.2 12,22.4!`;
      const [high, low] = [by(two, 7.4, 8.6, 9.4), by(three, 17.4, 16.6, 18)];
      const course = `0.2,12 ${7.4 + x},12 ${9.8 + x},${high} ${13 + x},${low} ${15.2 + x},12 23.8,12`;
      return shown(counterchanged(heart, join(...trace(course, 1.9))), null, 1.2, 3);
    },
  },
  {
    id: "atom-near-and-far",
    ideas: [],
    words: ["atom", "atoms"],
    goesWith: ["nuclear", "physics", "electron"],
    promise: 0.899,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // What is near is heavier and lies over what is far.
      const air = leastAirOf(gap);
      const [slim, swell] = [by(one, 5.4, 5.8, 5.2), by(three, 0.25, 0.4, 0.1)];
      const turned = (form: Form | Path, at: number) =>
        move(form, rotation((at % 3) * 120 + by(two, 90, 60, 75), 12, 12));
      const oval = (x: number, y: number, up: number) =>
        move(move(disc(0, 0, 1), scaling(x, y)), translation(12, 12 - up));
      const orbit = (at: number, more: number) =>
        turned(cut(oval(12 + more, slim + more, 0), oval(10.1 - more, slim - 1.9 - more, swell)), at);
      const near = (at: number) => turned(rect(-4, 12, 32, 16), at);
      const rings = times(3, (at) =>
        cut(orbit(at, 0), meet(orbit(at + 1, air), near(at + 1)), cut(orbit(at + 2, air), near(at))),
      );
      return fitted(air, 4, withoutCrumbs(join(...rings, disc(12, 12, among(a, 2, 2.2, 1.9, 2.1)))));
    },
  },
  {
    id: "fingerprint-loop",
    ideas: [],
    words: ["fingerprint", "fingerprints", "thumbprint", "thumbprints"],
    goesWith: ["identity", "finger", "security"],
    isOpen: true,
    promise: 0.899,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The ridges turn about one point and run out about another; the last of them is the finger's edge.
      const air = Math.min(1.5, Math.max(1.15, leastAirOf(gap)));
      const width = by(one, 1.8, 2, 1.7);
      const edge = 3 * (width + air) + width / 2;
      const [far, foot, left] = [by(two, 15, 19, 12.6), by(three, 24, 23.2, 24.4), 12 - edge];
      const tip = named(
        "tip",
        join(
          rect(-2, -4, 30, 4 + edge + 0.05),
          through`${left - 0.1},${edge}! ${left + 0.3},15 ${left + 3.6},${foot - 3} 11,${foot} 16,${foot - 0.3} 30,${foot - 3}! 30,${edge}!`,
        ),
      );
      const arc = (x: number, radius: number, from: number, to: number) =>
        band(x, edge, radius + width / 2, radius - width / 2, from, to);
      const loops = [1, 2, 3].flatMap((at) => {
        const wide = at * (width + air);
        return [arc(12, wide, 180, 360), ...[-wide, wide].map((off) => arc(12 - far, far + off, -0.1, 90))];
      });
      const print = meet(tip, join(disc(12, edge, width / 2), arc(12 - far, far, 0, 90), ...loops));
      return shown(move(print, rotation(among(a, 0, 8, -6, 4), 12, 12)), null, air, 6);
    },
  },
  {
    id: "smile-wink",
    allowsFace: true,
    ideas: [],
    words: ["smile", "smiles", "grin"],
    goesWith: ["happiness", "wink"],
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.5, leastAirOf(gap) * 1.2);
      const width = by(one, 2.8, 3.1, 2.5);
      const inner = 10.6 - width - air;
      const short = by(two, 22, 36, 12);
      const mouth = along(width, [12, 9.6, 10.6, 0, 180], [12, 9.6, inner, short, 180 - short]);
      const eye = named("eye", disc(7.8, 5.2, by(three, 2.2, 2.5, 2)));
      const wink = along(width, [15.8, 6.4, 2.5, 185, 355]);
      return fitted(air, 4, lean(join(...mouth, eye, ...wink), among(a, -12, -8, -15, 0), 1));
    },
  },
];
