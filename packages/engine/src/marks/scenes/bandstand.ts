import { asForm, cut, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Path, type Point, pen, polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect, sector } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import type { Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, fitted, lean, times, withoutCrumbs } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

type Step = number | readonly [radius: number, turn: number];

/** One band of constant width that runs straight (a length) or turns (a radius and degrees, clockwise above zero). */
const ribbon = (width: number, from: Point, towards: number, steps: readonly Step[]): Path => {
  let [at, heading]: [Point, number] = [from, towards];
  const drawn = pen(...polar(at[0], at[1], width / 2, heading - 90));
  const back: (() => void)[] = [];
  for (const step of steps) {
    const [here, side] = [polar(at[0], at[1], width / 2, heading + 90), heading];
    if (typeof step === "number") {
      at = polar(at[0], at[1], step, heading);
      drawn.line(...polar(at[0], at[1], width / 2, heading - 90));
      back.push(() => drawn.line(...here));
      continue;
    }
    const [radius, turn] = step;
    const way = Math.sign(turn);
    const [x, y] = polar(at[0], at[1], radius, side + 90 * way);
    const start = side - 90 * way;
    drawn.arc(x, y, radius + (width / 2) * way, start, start + turn);
    back.push(() => drawn.arc(x, y, radius - (width / 2) * way, start + turn, start));
    at = polar(x, y, radius, start + turn);
    heading += turn;
  }
  drawn.line(...polar(at[0], at[1], width / 2, heading + 90));
  for (const draw of back.reverse()) draw();
  return drawn.path();
};

/** What is heard on a bandstand and what plays it back, each by one rule. */
export const BANDSTAND: readonly Scene[] = [
  {
    id: "note-coil",
    ideas: [],
    words: ["musical note", "musical notes", "music note", "music notes", "quaver", "quavers"],
    goesWith: ["music", "melody", "song", "tune"],
    suggests: ["spiral"],
    promise: 0.959,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One band coils into a head, climbs, turns over and coils into the other.
      const air = leastAirOf(gap);
      const [width, slope, open] = [by(one, 2.5, 2.3, 2.7), by(two, 9, 0, 14), by(three, 78, 88, 78)];
      const [radius, corner, apart] = [5.5 - width / 2, among(a, 1.6, 3.2, 4.4, 2.2), 13.4];
      const level = apart - 2 * corner;
      const rise = level * Math.tan((slope * Math.PI) / 180);
      const [climb, coil] = [16 - corner, 360 - open];
      const over: Step[] = [[corner, 90 - slope], Math.hypot(level, rise), [corner, 90 + slope]];
      const start = polar(5.5, 18.8, radius, -open);
      const run = ribbon(width, start, -open - 90, [[radius, -coil], climb, ...over, climb, [radius, coil]]);
      const inner = radius - width / 2 - air;
      const heads = [
        named("head", disc(5.5, 18.8, inner)),
        named("head", disc(5.5 + apart, 18.8 - rise, inner)),
      ];
      const second = through`9,9! 23,${9 - rise}! 23,${9 - rise + width}! 9,${9 + width}!`;
      return fitted(air, 3, join(run, ...heads, ...by(three, [], [], [second])));
    },
  },
  {
    id: "speaker-waves-out",
    ideas: [],
    words: ["speaker", "speakers", "loudspeaker", "loudspeakers", "subwoofer"],
    goesWith: ["sound", "audio", "bass"],
    suggests: ["wave"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The rings are light in the box and dark beyond it.
      const air = leastAirOf(gap);
      const [wide, x, y] = [by(one, 15, 14.6, 15.6), by(one, 9.4, 9.2, 9.8), by(two, 14.6, 14.6, 9.4)];
      const box = roundRect(0, 0, wide, 24, among(a, 1.4, 3, 0, 2.2));
      const half = by(three, 41, 37, 45);
      const ringAt = (at: number) => ring(x, y, 5.25 + at * 2.9, 3.75 + at * 2.9);
      const far = meet(join(...times(2, (at) => ringAt(at + 2))), sector(x, y, 20, -half, half));
      const near = join(disc(x, y, 2.3), ringAt(0), ringAt(1));
      const tweeter = disc(by(three, 4, wide / 2, 4), y > 12 ? 3.5 : 20.5, 1.8);
      return shown(cut(counterchanged(box, join(near, far)), tweeter), null, air, 6);
    },
  },
  {
    id: "metronome-swing",
    ideas: [],
    words: ["metronome", "metronomes"],
    goesWith: ["tempo", "rhythm", "beat"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The rod and its weight are light in the case and dark where they swing out of it.
      const air = leastAirOf(gap);
      const [top, lie, far] = [by(one, 3.2, 2.6, 4), by(two, 29, 25, 33), by(three, 12.4, 10.6, 14.2)];
      const body = named("body", through`${10 - top},0! ${10 + top},0! 20,24! 0,24!`);
      const block = roundRect(7.3, 16.6 - far, 5.4, 4.8, 0.6);
      const weight = by(three, disc(10, 19 - far, 2.7), block, disc(10, 19 - far, 3));
      const arm = move(join(rect(9, -9, 2, 30), weight), rotation(lie, 10, 19));
      const slit = rect(-1, 19, 23, among(a, 1, 1.3, 1.1, 1.6) * air);
      return fitted(air, 4, cut(counterchanged(body, meet(arm, rect(0, 0, 30, 19))), slit));
    },
  },
  {
    id: "studio-microphone-cradle",
    ideas: [],
    words: ["studio microphone", "studio microphones", "microphone", "microphones", "mic"],
    goesWith: ["podcast", "recording studio", "voice"],
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One band cradles it, climbs, turns over and stands on the floor.
      const air = leastAirOf(gap);
      const [r, w, over] = [by(one, 4.5, 4.2, 4.8), 2.2, by(two, 3.4, 3, 3.8)];
      const belt = by(three, 9.4, 8.4, 10.4);
      const [round, deep] = [r + air + w / 2, 22.4 - r - air - w];
      const hull = (inset: number) =>
        named("hull", roundRect(12 - r + inset, inset, 2 * (r - inset), deep + r - 2 * inset, 9));
      const arch = join(cut(hull(0), hull(1.8)), hull(1.8 + air));
      const slats = [1, 2].map((at) => rect(12 - r + 1.7, belt - at * 2.5, 2 * r - 3.4, air));
      const basket = named("basket", among(a, arch, arch, cut(hull(0), ...slats), arch));
      const head = named(
        "head",
        join(meet(basket, rect(0, 0, 24, belt)), cut(hull(0), rect(0, 0, 24, belt + air))),
      );
      const climb = deep - by(three, 9, 8, 10);
      const steps: Step[] = [deep - belt - air, [round, -180], climb, [over, 180], 24 - deep + climb];
      const cradle = ribbon(w, [12 - round, belt + air], 90, steps);
      const base = named("base", roundRect(12 + round + 2 * over - 3.4, 21.8, 6.8, 2.2, [1.1, 1.1, 0, 0]));
      return fitted(air, 4, join(head, cradle, base));
    },
  },
  {
    id: "guitar-loop",
    ideas: [],
    words: ["acoustic guitar", "acoustic guitars", "guitar acoustic", "guitar", "guitars"],
    goesWith: ["music", "folk music", "strings"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a, b] }) => {
      // One band goes down the neck, round the body and up again; the light between runs on as the strings.
      const air = Math.min(1.15, leastAirOf(gap));
      const [w, up, low, f] = [1.9, by(one, 6.1, 5.8, 6.2), by(one, 8.1, 8.3, 7.8), by(two, 3, 4.4, 2.2)];
      const [high, deep] = [12.2, 21];
      const along = ((up + f) ** 2 - (low + f) ** 2 + (deep - high) ** 2) / (2 * (deep - high));
      const aside = Math.sqrt((up + f) ** 2 - along ** 2);
      const waist = high + along;
      const body = (inset: number): Form => {
        const filled = through`12,${high}! ${12 + aside},${waist}! 12,${deep}! ${12 - aside},${waist}!`;
        const sides = [-aside, aside].map((dx) => disc(12 + dx, waist, f + inset));
        return named(
          "body",
          join(disc(12, high, up - inset), disc(12, deep, low - inset), cut(filled, ...sides)),
        );
      };
      const [top, half] = [by(three, -4.6, -5.6, -3.8), w + air / 2];
      const pegs = [1, 4.1].map((y) =>
        roundRect(12 - half - 1.9, top + y, half * 2 + 3.8, 1.9, among(a, 0.95, 0.3, 0.95, 0.6)),
      );
      const rim = named("rim", join(cut(body(0), body(w)), rect(12 - half, top, half * 2, 8 - top), ...pegs));
      const string = (to: number) => named("string", rect(12 - air / 2, top + 2, air, to - top - 2));
      const bridge = named("bridge", rect(9.6, deep + 1.9, 4.8, air + 0.3));
      const wood = cut(body(w + air), string(deep + 2), disc(12, waist + 0.8, 1.9), bridge);
      return fitted(air, 3, lean(join(cut(rim, string(9)), wood), among(b, 42, 36, 46, 40), 0.8));
    },
  },
  {
    id: "turntable-crop",
    ideas: [],
    words: ["turntable", "turntables", "record player", "record players"],
    goesWith: ["vinyl record", "music", "dj", "record shop", "album"],
    isOpen: true,
    promise: 0.956,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The record touches two edges and runs off them, and the rings are as broad as the ground between them.
      const air = leastAirOf(gap);
      const x = by(one, 7.4, 7, 8);
      const round = (inner: number, wide: number) => ring(x, 24 - x, inner + wide, inner);
      const box = roundRect(0, 0, 24, 24, among(a, 2, 0, 4, 3));
      const many = [round(x + 3.2, 1.6), round(x, 1.6), round(x - 3.2, 1.6)];
      const few = [round(x + 3.8, 1.9), round(x, 1.9), round(1.4, x - 4.2)];
      const light = by(two, [...many, round(1.1, x - 5.8)], few, [...many, disc(x, 24 - x, 1.5)]);
      const rod = ribbon(1.8, [20.2, 3.8], 90, [8, [4, by(three, 48, 40, 56)], 4.6]);
      const arm = join(disc(20.2, 3.8, 2.2), rod);
      return shown(withoutCrumbs(cut(box, cut(join(...light), grow(arm, air)), arm)), null, air, 5);
    },
  },
  {
    id: "maracas-swing",
    ideas: [],
    words: ["maracas", "maraca"],
    goesWith: ["salsa", "latin music", "fiesta"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Both heads are crossed by the arcs of one swing.
      const air = leastAirOf(gap);
      const [half, hub] = [by(one, 5.6, 5.2, 6), by(three, 18, 17.4, 18.6)];
      const egg = named(
        "head",
        twofold`12,-1.4 ${12 + half * 0.72},0.2 ${12 + half},5 ${12 + half * 0.6},10 13.2,13.4!`,
      );
      const shaker = join(egg, rect(10.7, 12, 2.6, 13), disc(12, 25.2, 2));
      const lie = among(a, 36, 40, 35, 38);
      const [left, right] = [-lie, lie].map((turn) => move(shaker, rotation(turn, 12, hub))) as [Form, Form];
      const arc = (r: number) => ring(12, hub, r + air * 0.55, r - air * 0.55);
      const arcs = by(two, [11.4, 14.4], [12.6], [10.4, 13, 15.6]).map(arc);
      return fitted(air, 6, cut(join(cut(left, grow(right, air)), right), ...arcs));
    },
  },
  {
    id: "cassette-endless",
    allowsFace: true,
    ideas: [],
    words: ["cassette", "cassettes", "cassette tape", "cassette tapes", "audio cassette", "mixtape"],
    goesWith: ["music", "retro"],
    suggests: ["infinity"],
    isOpen: true,
    promise: 0.959,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The tape runs from reel to reel without an end.
      const air = leastAirOf(gap);
      const [tall, y] = [by(one, 16.8, 18, 15.8), 10.7];
      const [apart, r] = [by(two, 5.2, 5.6, 5), by(two, 3.6, 3.3, 3.9)];
      const box = roundRect(0, 3.6, 24, tall, among(a, 2.4, 1.2, 4, 0));
      const tangent = (Math.acos(r / apart) * 180) / Math.PI;
      const reel = (x: number, turn: number) =>
        band(x, y, r + 0.85, r - 0.85, turn + tangent, turn + 360 - tangent);
      const strand = (side: number) =>
        bar(polar(12 - apart, y, r, side), polar(12 + apart, y, r, 180 + side), 1.7);
      const under = cut(strand(tangent), grow(strand(-tangent), air));
      const tape = [reel(12 - apart, 0), reel(12 + apart, 180), strand(-tangent), under];
      const hubs = [-apart, apart].map((dx) => disc(12 + dx, y, among(a, 1.2, 1.3, 1.1, 1.2)));
      const foot = 3.6 + tall;
      const plate = (inset: number) =>
        through`${5.4 + inset},${foot + 0.1}! ${6.8 + inset},${foot - 3 + inset}! ${17.2 - inset},${foot - 3 + inset}! ${18.6 - inset},${foot + 0.1}!`;
      const framed = cut(plate(0), plate(air));
      return shown(
        cut(box, ...tape, ...hubs, by(three, framed, asForm(plate(air * 0.6)), framed)),
        null,
        air,
        5,
      );
    },
  },
  {
    id: "banjo-loop",
    ideas: [],
    words: ["banjo", "banjos"],
    goesWith: ["bluegrass", "folk music"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a, b] }) => {
      // One band goes down the neck, round the drum and up again; the light between runs on as the strings.
      const air = Math.min(1.15, leastAirOf(gap));
      const [r, wide, long] = [by(one, 7.5, 7, 8.2), 1.9, by(two, 16, 18, 14.6)];
      const [half, cy] = [wide + air / 2, long + r];
      const bridge = cy + r * 0.26;
      const slot = rect(12 - air / 2, 2, air, bridge - 2);
      const rim = named("rim", join(ring(12, cy, r, r - wide), rect(12 - half, 0, half * 2, long + 0.6)));
      const skin = cut(disc(12, cy, r - wide - air), slot, rect(9.9, bridge - air / 2, 4.2, air + 0.2));
      const peg = (y: number, across: number) =>
        roundRect(12 - half - 1.9, y, across, 1.9, among(a, 0.95, 0.3, 0.95, 0.6));
      const pegs = [peg(1, half * 2 + 3.8), peg(4.1, half * 2 + 3.8), peg(by(three, 9, 10, 8.4), 3.4)];
      return fitted(air, 3, lean(join(cut(join(rim, ...pegs), slot), skin), among(b, 42, 36, 47, 40), 0.8));
    },
  },
  {
    id: "french-horn-coil",
    ideas: [],
    words: ["french horn", "french horns"],
    goesWith: ["orchestra", "brass band", "fanfare"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One tube coils in upon itself and comes out over its own turns as the bell.
      const air = leastAirOf(gap);
      const [w, lie, flare] = [by(one, 2.2, 2, 2.4), by(two, 152, 144, 160), by(three, 6.4, 5.6, 7)];
      const [x, y, outer, long] = [14, 10, 8.8, among(a, 15, 14.2, 15.6, 14.8)];
      const inner = outer - w - air;
      const from = polar(x, y, inner, lie - 90);
      const at = (along: number, off: number) => polar(...polar(...from, along, lie), off, lie + 90).join();
      const side = (s: 1 | -1) => [at(0, (s * w) / 2), at(5.5, s * w * 0.7), at(10.6, s * w * 1.3)];
      const rim = [-0.2, 1.1]
        .map((on) => at(long + on, -flare))
        .concat(at(long + 1.1, flare), at(long - 0.2, flare));
      const [down, back] = [side(-1), side(1).reverse()];
      const bell = named(
        "bell",
        through`${down[0]!}! ${down[1]!} ${down[2]!} ${rim.join("! ")}! ${back[0]!} ${back[1]!} ${back[2]!}!`,
      );
      const pipe = y - outer;
      const turn = (start: number) => band(x, y, inner + w / 2, inner - w / 2, start, lie - 90);
      const mouth = through`0.4,${pipe - w}! 3.2,${pipe - w / 2}! 3.2,${pipe + w / 2}! 0.4,${pipe + w}!`;
      const rings = join(ring(x, y, outer + w / 2, outer - w / 2), turn(lie - 449));
      const coil = join(rings, rect(3, pipe - w / 2, x - 3, w), mouth);
      const rotor = among(
        a,
        [named("rotor", disc(x, y, 1.7))],
        [named("rotor", disc(x, y, 2.2))],
        [],
        [named("rotor", disc(x, y, 1.7))],
      );
      return fitted(air, 3, join(cut(coil, cut(grow(bell, air), turn(lie - 180))), bell, ...rotor));
    },
  },
  {
    id: "radio-dial-bands",
    ideas: [],
    words: ["radio", "radios", "transistor radio", "wireless set"],
    goesWith: ["broadcast", "radio station", "podcast"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The slits of the loudspeaker run round the dial.
      const air = Math.min(1.3, Math.max(1.2, leastAirOf(gap)));
      const [x, left] = [by(one, 15.6, 14.6, 16), by(two, 2.6, 5, 2.6)];
      const tall = among(a, 16.8, 16.8, 15.2, 15.2);
      const y = 7.2 + tall / 2;
      const box = roundRect(0, 7.2, 24, tall, among(a, 2.4, 1.2, 4, 2.8));
      const feet = [3.4, 17].map((at) => named("leg", rect(at, 20, 3.6, 4)));
      const slit = (r: number) => ribbon(air, [left, y - r], 0, [x - left, [r, 180], x - left]);
      const light = [slit(by(two, 5.5, 5.5, 5.3)), slit(3), disc(x, y, by(two, 1.2, 1.2, 1.5))];
      const tip: Point = by(three, [4.4, 1.3], [13, 1.2], [8, 1.2]);
      const aerial = join(bar([19.4, 9], tip, 1.8), disc(...tip, 1.5));
      const stood = join(box, ...among(a, [], [], feet, feet));
      return shown(join(cut(stood, ...light), aerial), null, air, 4);
    },
  },
];
