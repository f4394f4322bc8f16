import { cut, type Form, grow, join, move, named, parts } from "../../geometry/form.ts";
import { type Point, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, lens, rect, ring, roundRect, sector } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, fitted, inks, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

const SOLID = { ideas: [], isOpen: true } as const;

/** The same form as often as it goes round the middle. */
const round = (form: Form, count: number): Form[] =>
  times(count, (each) => move(form, rotation((each * 360) / count, 12, 12)));

/** What businesses of wires and signals are known by, each with one idea. */
export const GADGETS: readonly Scene[] = [
  {
    id: "keyboard-on-its-cord",
    allowsFace: true,
    ideas: [],
    words: ["keyboard", "keyboards", "computer keyboard"],
    goesWith: ["typing", "computer", "software"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The cord runs down, turns and goes once round the keys.
      const [air, turn] = [leastAirOf(gap) * 1.2, among(a, 3.6, 4.2, 2.4, 3.6)];
      const [w, top, q, x] = [by(one, 2.2, 2.4, 2), by(two, 7.4, 6.8, 7.8), 3.6, by(three, 12, 9, 15)];
      const [end, inset] = [x - w - air, w + air * 1.1];
      const hollow = roundRect(w, top + w, 24 - 2 * w, 24 - top - 2 * w, turn - w);
      const open = rect(end, top - 1, x - w / 2 + q - end, w + 2);
      const cord = join(
        band(x - w / 2 + q, top + w - q, q, q - w, 90, 180),
        rect(x - w / 2, q - 0.1, w, top + w - 2 * q + 0.2),
        band(x + w / 2 - q, q, q, q - w, -90, 0),
        bar([x + w / 2 - q - 1, w / 2], [x - 5.6, w / 2], w, "round"),
        rect(x + w / 2 - q - 1, 0, 1.1, w),
        disc(end, top + w / 2, w / 2),
      );
      const [high, unit] = [(24 - top - 2 * inset - 2 * air) / 3, (24 - 2 * inset - 4 * air) / 5];
      const key = (column: number, row: number, span: number) => {
        const [left, y] = [inset + column * (unit + air), top + inset + row * (high + air)];
        return named("key", roundRect(left, y, span * (unit + air) - air, high, 0.5));
      };
      const letters = times(10, (each) => key(each % 5, Math.floor(each / 5), 1));
      const keys = [
        ...letters,
        named("key", key(0, 2, 1)),
        named("key", key(1, 2, 3)),
        named("key", key(4, 2, 1)),
      ];
      const frame = named("frame", cut(roundRect(0, top, 24, 24 - top, turn), hollow, open));
      return inks({ gaps: [air], parts: 8 }, join(frame, cord, ...keys));
    },
  },
  {
    ...SOLID,
    id: "drone-bee",
    allowsFace: true,
    words: ["drone", "drones", "quadcopter", "quadcopters"],
    goesWith: ["aerial", "camera", "flight"],
    has: ["bee"],
    promise: 0.971,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Seen from above, its rotors are the wings of a bee.
      const [air, r] = [leastAirOf(gap) * 1.15, by(one, 5, 4.8, 5.2)];
      const blade = named("blade", lens([1.2, r], [r + 0.2, r], by(three, 0.52, 0.46, 0.58)));
      const blades = named("blade", join(blade, move(blade, rotation(180, r, r))));
      const rotor = named("rotor", cut(disc(r, r, r), move(blades, rotation(by(two, -45, -20, -70), r, r))));
      const arm = bar([r + 3, r + 3], [12, 12], 2.4);
      const body = named(
        "body",
        twofold`12,5.2 14.6,6.8 ${among(a, 15.7, 16, 15.4, 15.7)},11.4 14.8,16.4 12,20.6!`,
      );
      const stripe = named(
        "stripe",
        through`7,10! 12,8.8 17,10! 17,${10 + air}! 12,${8.8 + air} 7,${10 + air}!`,
      );
      const wings = named("wing", cut(join(...round(join(rotor, arm), 4)), grow(body, air)));
      return shown(join(wings, cut(body, stripe, move(stripe, translation(0, 4)))), null, air, 7);
    },
  },
  {
    ...SOLID,
    id: "antenna-in-its-waves",
    words: ["antenna", "antennas", "antennae", "radio mast", "radio tower", "transmitter"],
    goesWith: ["radio", "broadcast", "signal"],
    has: ["wave"],
    promise: 0.929,
    draw: ({ variation: [one, two, , three], construction: [a] }) => {
      // A wave behind the mast is a strut of it.
      const [y, dot] = [by(three, 10, 10.4, 9.6), by(one, 2, 1.8, 2.2)];
      const step = (y - dot) / 4;
      const waves = [1, 3].map((at) => ring(12, y, dot + (at + 1) * step, dot + at * step));
      const [foot, leg] = [by(two, 7.4, 8, 6.8), among(a, 3.2, 3.5, 3, 3.3)];
      const inner = y - 1 + (leg / foot) * (25 - y);
      const between = twofold`12,${inner}! ${12 + foot - leg},24! 12,24!`;
      const mast = named("mast", cut(twofold`12,${y - 1}! ${12 + foot},24! 12,24!`, between));
      return shown(join(counterchanged(parts(...waves), mast), disc(12, y, dot)), null, step, 5, "mirror");
    },
  },
  {
    ...SOLID,
    id: "dish-counterchange",
    words: ["satellite dish", "satellite dishes", "antenna", "antennas", "antennae", "dish antenna"],
    goesWith: ["broadcast", "signal", "satellite"],
    promise: 0.923,
    draw: ({ variation: [one, two, , three], construction: [a] }) => {
      // What is a wave before the dish is light in it.
      const [step, tilt, half] = [by(one, 2.12, 2.04, 2.2), by(two, 40, 34, 46), by(three, 52, 60, 45)];
      const arcs = [2, 4].map((at) => band(0, 0, (at + 1) * step, at * step, -90 - half, -90 + half));
      const dish = cut(sector(0, 0, 5 * step, 0, 180), ring(0, 0, 3 * step, 2 * step), disc(0, 0, step));
      const head = named(
        "head",
        move(join(dish, sector(0, 0, step, 180, 360), ...arcs), rotation(tilt, 0, 0)),
      );
      const stand = through`-4.4,7! -0.6,7! ${among(a, 2.2, 2.8, 1.8, 2.4)},14.2! ${among(a, -6.6, -7.2, -6.2, -6.8)},14.2!`;
      return inks({ gaps: [step], parts: 4 }, join(head, stand));
    },
  },
  {
    ...SOLID,
    id: "code-folded-band",
    words: ["code brackets", "brackets", "bracket", "angle brackets", "code tag"],
    goesWith: ["code", "coding", "software", "developer", "programming"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One band, folded at its foot and at its head.
      const air = leastAirOf(gap) * among(a, 1.1, 1.3, 1.2, 1.4);
      const [x, h, top] = [by(one, 6.2, 6.8, 5.6), by(two, 3.7, 3.9, 3.4), by(three, 2.4, 1.8, 3)];
      const foot = 24 - top;
      const left = through`${x},${top}! ${x + h},${top}! ${h},12! ${x + h},${foot}! ${x},${foot}! 0,12!`;
      const slash = through`${x},${foot}! ${24 - x - h},${top}! ${24 - x},${top}! ${x + h},${foot}!`;
      const bracket = cut(left, slash, move(slash, translation(-air * 1.08, 0)));
      return shown(join(...round(bracket, 2), slash), null, air, 3, "turn");
    },
  },
  {
    ...SOLID,
    id: "solar-panel-in-bloom",
    words: ["solar panel", "solar panels", "solar module", "photovoltaic panel"],
    goesWith: ["solar", "energy", "electricity"],
    has: ["leaf"],
    promise: 0.971,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // It stands on a stalk with two leaves.
      const air = leastAirOf(gap) * 1.15;
      const [slant, foot] = [by(one, 5, 6, 4), by(two, 13.2, 12.6, 13.8)];
      const at = (u: number, v: number): Point => [u * (24 - slant) + (1 - v) * slant, v * foot];
      const rows = [1 / 3, 2 / 3].map((v) => bar(at(-0.2, v), at(1.2, v), air));
      const columns = [1 / 3, 2 / 3].map((u) => bar(at(u, -0.2), at(u, 1.2), air));
      const panel = cut(through`${slant},0! 24,0! ${24 - slant},${foot}! 0,${foot}!`, ...rows, ...columns);
      const stem = 12 - slant / 2;
      const [wide, tip] = [by(three, 8, 8.4, 7.4), among(a, 16.4, 16, 17, 16.6)];
      const leaves = [-wide, wide].map((way) => named("leaf", lens([stem, 24], [stem + way, tip], 0.46)));
      const stalk = named("stem", rect(stem - 1.2, foot - 0.2, 2.4, 23.4 - foot));
      return inks({ gaps: [air], parts: 8 }, join(panel, stalk, ...leaves));
    },
  },
  {
    ...SOLID,
    id: "alarm-bell-of-bands",
    words: ["alarm bell", "alarm bells", "bell", "bells"],
    goesWith: ["alarm", "ring", "reminder"],
    promise: 0.962,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Parallel bands turn out at the rim and run off as sound.
      const air = leastAirOf(gap) * 1.2;
      const [w, R, f] = [by(one, 2.7, 2.9, 2.5), by(one, 7.9, 8.2, 7.6), by(two, 1.2, 1.6, 0.8)];
      const [x, y, low] = [12 + R + f, R + 1.8, 22.4 - f - 2 * w - air];
      const sides = [0, w + air].map((at) =>
        join(
          band(12, y, R - at, R - at - w, -90.5, 0),
          rect(12 + R - at - w, y - 0.1, w, low - y + 0.2),
          band(x, low, f + at + w, f + at, 90, 180),
          rect(x - 0.1, low + f + at, 24.1 - x, w),
        ),
      );
      const clapper = named(
        "clapper",
        disc(12, 21.4, by(three, 2.5, 2.7, 2.3) + among(a, 0, 0.1, 0.2, -0.1)),
      );
      return shown(join(...both(join(...sides)), clapper, disc(12, 2, 2)), null, air, 3, "mirror");
    },
  },
  {
    ...SOLID,
    id: "cube-of-three-hooks",
    words: ["cube", "cubes"],
    goesWith: ["block", "box", "blockchain"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Each edge runs on as a coil into the face beside it.
      const air = leastAirOf(gap) * by(two, 1.45, 1.6, 1.35);
      const w = by(one, 2.5, 2.7, 2.3);
      const reach = 12 - (w + air / 2) * 1.155;
      const end: Point = [12, 12 + reach];
      const next = polar(...end, reach, 90 - among(a, 120, -120, 120, -120));
      const last = polar(...next, reach - (w + air) * by(three, 1.155, 1, 1.3), -90);
      const stroke = (from: Point, to: Point) => bar(from, to, air, "round");
      const hook = join(stroke([12, 12], end), stroke(end, next), stroke(next, last));
      const body = named("body", twofold`12,0! 22.392,6! 22.392,18! 12,24!`);
      return shown(cut(body, ...round(hook, 3)), null, air, 1, "turn");
    },
  },
  {
    ...SOLID,
    id: "sliders-counterchange",
    words: ["sliders", "slider", "faders", "fader", "mixing faders", "equaliser", "equalizer"],
    goesWith: ["sound", "audio", "mixer", "studio", "settings"],
    hasGround: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The track is ink above the cap and light below it.
      const [air, w] = [leastAirOf(gap) * 1.2, 8 - leastAirOf(gap) * 0.8];
      const levels = by(one, [9, 15, 6.6], [15, 7.6, 12], [7, 10.8, 15]);
      const [t, high] = [by(two, 2, 2.3, 1.8), by(three, 5, 5.4, 4.8)];
      const columns = levels.map((y, each) => {
        const x = each * (w + air);
        const track = bar([x + w / 2, t / 2], [x + w / 2, 21.6], t, "round");
        const clear = rect(x, y - high / 2, w, high + air);
        const cap = named("cap", roundRect(x, y - high / 2, w, high, among(a, 1, 2.2, 0, 1.6)));
        const slot = rect(x + 1.4, y - 0.55, w - 2.8, 1.1);
        return join(cut(counterchanged(rect(x, y, w, 24 - y), track), clear), cut(cap, slot));
      });
      return shown(join(...columns), null, air, 8);
    },
  },
  {
    ...SOLID,
    id: "chip-counterchange",
    words: ["computer chip", "computer chips", "cpu", "cpus", "microchip", "microchips", "processor"],
    goesWith: ["technology", "hardware", "electronics", "semiconductor"],
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Pins are ink outside the chip and run on as light inside it, round its corners.
      const [w, near, edge] = [by(one, 1.9, 2.1, 1.8), by(two, 7.3, 7.1, 7.5), 3.4];
      const body = named(
        "body",
        roundRect(edge, edge, 24 - 2 * edge, 24 - 2 * edge, among(a, 0, 1.6, 2.4, 0.8)),
      );
      const knee: Point = [near, near];
      const bend = join(bar([0, near], knee, w), bar([near, 0], knee, w), disc(...knee, w / 2));
      const pins = round(join(rect(12 - w / 2, 0, w, edge + 0.2)), 4);
      const size = by(three, 3.1, 3.3, 2.9);
      const die = roundRect(12 - size, 12 - size, 2 * size, 2 * size, among(a, 0, size, 1.4, 0));
      const core = move(die, scaling(0.48, 0.48, 12, 12));
      const lit = cut(counterchanged(body, join(...round(bend, 4))), cut(die, core));
      return shown(join(lit, ...pins), null, leastAirOf(gap), 8, "both");
    },
  },
  {
    id: "cable-snail",
    ideas: [],
    words: ["cable", "cables", "power cable", "power cord", "extension cord"],
    goesWith: ["electricity", "electrician", "wire"],
    has: ["plug", "snail"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Rolled up, with its plug held high, it is a snail.
      const air = leastAirOf(gap) * 1.15;
      const [w, R, at] = [by(one, 2.4, 2.6, 2.2), by(two, 8.4, 8.7, 8.1), by(three, 20, 19.6, 20.4)];
      const [p, y, low] = [w + air, 23.4 - R, 23.4];
      const coil = times(4, (each) => {
        const [size, turn] = [R - (each * p) / 2, (each % 2) * 180];
        const cap = each === 3 ? "round" : "flat";
        return band(R, y - (turn * p) / 360, size, size - w, turn + 89.5, turn + 270.5, cap);
      });
      const bend = band(at + w / 2 - 4, low - 4, 4, 4 - w, 0, 90);
      const foot = rect(R - 0.1, low - w, at + w / 2 - 3.8 - R, w);
      const neck = named("neck", rect(at - w / 2, 11, w, low - 14.9));
      const head = among(a, 3.4, 3.6, 3.2, 3.5);
      const prongs = [-2.65, 0.95].map((off) => named("tine", rect(at + off, 1, 1.7, 5)));
      const plug = roundRect(at - head, 5.4, 2 * head, 7, [0.8, 0.8, 3.2, 3.2]);
      return inks({ gaps: [air], parts: 1 }, join(...coil, foot, bend, neck, plug, ...prongs));
    },
  },
  {
    ...SOLID,
    id: "binoculars-owl",
    words: ["binoculars", "binocular", "field glasses"],
    goesWith: ["birdwatching", "search", "safari"],
    allowsFace: true,
    has: ["owl"],
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Objectives are eyes, eyepieces are tufts, the hinge is a beak.
      const air = leastAirOf(gap) * 1.15;
      const [R, ear] = [by(one, 6.3, 6.15, 6.4), by(two, 0.8, 1.8, 0.2)];
      const [x, y, tip] = [24 - R, 23.6 - R, among(a, 13.6, 14, 13.2, 13.4)];
      const barrel = through`11.8,${y}! 11.8,8.4! 13.3,8.4! 13.3,${ear + 1.6}! 20.4,${ear - 0.4}! 20.5,6 21.9,10
        23.6,${y - 2}! ${x},${y + 2}!`;
      const joint = bar([12.4, ear + 5.6], [22, ear + 2.9], air);
      const eye = named(
        "eye",
        join(ring(x, y, R - 1.7, R - 1.7 - air), disc(x - 1.1, y - 1, by(three, 1.4, 1.6, 1.2))),
      );
      const tube = cut(join(barrel, disc(x, y, R)), joint, eye);
      const beak = named("beak", twofold`12,9.4! 14.6,9.4! 12,${tip}!`);
      const light = twofold`12,9.4! ${14.6 + air * 1.3},9.4! 12,${tip + air * 1.7}!`;
      return shown(join(cut(join(...both(tube)), light), beak), null, air, 5, "mirror");
    },
  },
  {
    ...SOLID,
    id: "remote-of-rings",
    words: ["remote control", "remote controls", "tv remote"],
    goesWith: ["television", "tv", "streaming"],
    promise: 0.917,
    draw: ({ variation: [one, two, , three], construction: [a] }) => {
      // Button, dial, end and waves all go round one point.
      const [s, half, long] = [by(one, 1.75, 1.85, 1.65), by(two, 72, 84, 60), by(three, 17, 16, 18)];
      const turn = among(a, 2, 1, 3, 5);
      const body = named("body", roundRect(-3 * s, -3 * s, 6 * s, long + 3 * s, [3 * s, 3 * s, turn, turn]));
      const dots = [-2.2, 2.2].flatMap((x) => [2.2, 6.2].map((y) => disc(x, 3 * s + y, 1.2)));
      const waves = [4, 6].map((at) => band(0, 0, (at + 1) * s, at * s, -90 - half, -90 + half));
      const whole = join(cut(body, ring(0, 0, 2 * s, s), ...dots), ...waves);
      return fitted(s, 3, move(whole, rotation(among(a, 40, 34, 45, 38), 0, 0)));
    },
  },
];
