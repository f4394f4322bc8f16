import { cut, type Form, grow, join, move, named } from "../../geometry/form.ts";
import { type Path, pen, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect, wedge } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, fitted, inks, times, withoutCrumbs } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** A level wave of equal arcs from trough to trough, an even number of steps, as one outline with round ends. */
const wave = (x: number, y: number, step: number, steps: number, half: number): Path => {
  const r = step * 0.85;
  const drawn = pen();
  const arc = (at: number, side: 1 | -1) => {
    const turn = at % 2 === 0 ? -1 : 1;
    const [from, to] = turn < 0 ? [90 + (at === 0 ? 0 : 36), 90 - (at === steps ? 0 : 36)] : [-126, -54];
    const [start, end] = side > 0 ? [from, to] : [to, from];
    drawn.arc(x + step * at, y + r * 0.809 * turn, r + turn * side * half, start, end);
  };
  for (let at = 0; at <= steps; at++) arc(at, 1);
  drawn.arc(x + step * steps, y + r * 0.191, half, -90, 90);
  for (let at = steps; at >= 0; at--) arc(at, -1);
  return drawn.arc(x, y + r * 0.191, half, 90, 270).path();
};

/** A nib that hangs from y, its tip at the foot, with breather hole and slit. */
const nib = (y: number, half: number, long: number, air: number): Form => {
  const at = (share: number) => y + long * share;
  const body = twofold`12,${y}! ${12 + half * 0.72},${y}! ${12 + half},${at(0.34)} ${12 + half * 0.5},${at(0.72)} 12,${at(1)}!`;
  const hole = disc(12, y + long * 0.36, air * 0.95);
  return named("tip", cut(body, hole, rect(12 - air * 0.4, y + long * 0.36, air * 0.8, long * 0.44)));
};

/** What one writes, prints, seals and draws with, and what one writes on. */
export const STATIONERY: readonly Scene[] = [
  {
    id: "pen-over-page",
    ideas: [],
    words: ["fountain pen", "fountain pens"],
    goesWith: ["writing", "signature", "ink"],
    has: ["page", "paper"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The pen comes over the corner of the page and writes in light.
      const [air, half] = [leastAirOf(gap) * 1.1, by(one, 2.8, 3.1, 2.5)];
      const grip = named(
        "handle",
        twofold`12,${8.6 + air}! ${12 + half},${8.6 + air}! ${12 + half * 0.72},12! 12,12!`,
      );
      const barrel = roundRect(12 - half, -3.9, half * 2, 12.5, [half, half, 0, 0]);
      const upright = join(barrel, grip, nib(12 + air, half, 8, air));
      const [x, y] = [5.5, 16.5] as const;
      const held = move(move(upright, translation(x - 12, y - 20 - air)), rotation(45, x, y));
      const page = named("page", roundRect(0, 4, 18, 20, by(two, 0.6, 1.6, 0)));
      const r = by(three, 2.3, 2.5, 2.1);
      const under = bar([x, y + 2 * r], [among(a, 13.6, 12.4, 14.2, 13), y + 2 * r], 1.8);
      const light = join(band(x, y + r, r + 0.9, r - 0.9, 89, 270), disc(x, y, 0.9), under);
      return fitted(air, 3, cut(counterchanged(page, held), light));
    },
  },
  {
    id: "quill-and-line",
    ideas: [],
    words: ["quill", "quills", "quill pen", "quill pens", "writing feather"],
    has: ["feather"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The shaft is light in the feather and ink below it, and goes on as the line it writes.
      const belly = by(one, 0, 0.8, -0.8);
      const feather = pen(23.6, -0.4)
        .curve(26 + belly, 8, 19.5 + belly, 15.6 + belly, 7.8, 17.4)
        .curve(2.5 - belly, 10, 9 - belly, -0.2, 23.6, -0.4)
        .path();
      const end = among(a, "9,10.2 17.4,3.8", "8.4,10.8 15.4,5.2", "9.4,9.8 18.8,2.8", "9,10.2 16.4,4.4");
      const shaft = through`1.95,23.2! 4.2,17.4 ${end}! 10.2,11.4 6.8,18 3.4,22.8!`;
      const [right, back] = [by(two, 21.4, 21.8, 19.6), by(two, 14, 17, 12)];
      const script = pen(2.8, 22.35)
        .arc(right, 21.3, 1.05, 90, -90)
        .arc(back, 19.4, 0.85, 90, 270)
        .arc(right, 21.3, 2.75, -90, 90)
        .arc(2.8, 23.2, 0.85, 90, 270)
        .path();
      const [x, y] = [by(three, 15.4, 13.4, 17.4), by(three, 11.6, 13.4, 9)];
      const notch = through`${x},${y}! ${x + 7},${y - 0.6}! ${x + 7},${y + 1.8}!`;
      const whole = join(cut(counterchanged(feather, shaft), notch), script);
      return inks({ gaps: [leastAirOf(gap)], parts: 2 }, whole);
    },
  },
  {
    id: "printer-two-tone",
    ideas: [],
    words: ["printer", "printers", "inkjet printer", "laser printer"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const fold = by(one, 18, 17.4, 18.6);
      const half = by(two, 7, 6.4, 7.4);
      const body = named("body", roundRect(0, 6.6, 24, fold - 6.6, by(three, 1.6, 0.6, 3)));
      const sheet = rect(12 - half, fold - 5.6, half * 2, 11.6);
      const sun = named("sun", disc(12, fold, among(a, 3.8, 4.1, 3.5, 3.8)));
      const feed = rect(12 - half, 0, half * 2, 6.6 - air);
      const out = counterchanged(counterchanged(body, sheet), sun);
      return shown(join(feed, cut(out, disc(20.6, 9.8, 0.9))), null, air, 4, "mirror");
    },
  },
  {
    id: "ink-bottle-nib",
    ideas: [],
    words: ["ink bottle", "ink bottles", "inkwell", "inkwells", "ink", "inkpot"],
    has: ["nib", "pen"],
    isOpen: true,
    promise: 0.959,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [wide, cap] = [by(one, 23, 22.2, 23.8), by(two, 6, 5.4, 6.6)];
      const flank = by(
        three,
        `20.4,9.4 ${wide},14.4 ${wide - 0.6},20 ${wide - 3.6},24!`,
        `${wide - 3},7.6! ${wide},11! ${wide},21! ${wide - 2.6},24!`,
        `19.4,9.8 ${wide - 0.8},15.6 ${wide},24!`,
      );
      const body = named("body", twofold`12,5.6! 16,5.6! 16,7.6! ${flank} 12,24!`);
      const lid = named("lid", roundRect(12 - cap, 0, cap * 2, 5.6 - air, [1.2, 1.2, 0.3, 0.3]));
      const label = named("label", nib(9, 4, among(a, 13, 12.6, 13.4, 13), air * 1.05));
      return shown(join(cut(body, label), lid), null, air, 2, "mirror");
    },
  },
  {
    id: "stamp-at-sea",
    ideas: [],
    words: ["postage stamp", "postage stamps", "stamp", "stamps"],
    goesWith: ["post", "mail", "philately"],
    has: ["sea", "wave", "sun"],
    isOpen: true,
    promise: 0.944,
    draw: ({ variation: [one, two, , three], construction: [a] }) => {
      // The postmark is sun and sea: each wave leaves through a tooth of the edge.
      const pitch = 24 / 7;
      const [width, half] = [pitch * 5, by(two, 0.85, 0.95, 0.85)];
      const holes = [
        ...times(4, (at) => (at + 1) * pitch).flatMap((x) => [disc(x, 0, 0.9), disc(x, 24, 0.9)]),
        ...times(6, (at) => (at + 1) * pitch).flatMap((y) => [disc(0, y, 0.9), disc(width, y, 0.9)]),
      ];
      const count = by(one, 3, 2, 3);
      const sea = times(count, (at) => {
        const steps = count === 2 ? 6 : by(two, 6, 6, 4);
        return wave(width - (steps - 2) * 3, (5.5 - at) * pitch - 0.49, 3, steps, half);
      });
      const r = by(three, 3.3, 3, 3.5) + (count === 2 ? 0.9 : 0);
      const sun = named("sun", disc(among(a, width / 2, 6.6, 10.6, width / 2), r + 2.5, r));
      const stamp = cut(rect(0, 0, width, 24), ...holes, sun);
      return inks({ gaps: [1.2], parts: 1 + count }, counterchanged(stamp, join(...sea)));
    },
  },
  {
    id: "rubber-stamp-flower",
    ideas: [],
    words: ["rubber stamp", "rubber stamps", "stamper", "stampers"],
    has: ["flower"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // What is cut into the block stands printed below it.
      const knob = by(one, 4, 3.7, 4.3);
      const neck = named("neck", twofold`12,5! 14.8,5.8! 13.7,8.6 15,10.8 19,11.5! 12,11.5!`);
      const side = by(two, 1.4, 0.6, 2.2);
      const block = roundRect(side, 11.4, 24 - 2 * side, 6.8, [1.2, 1.2, 0, 0]);
      const petals = among(a, 6, 8, 6, 8);
      const [far, round] = petals === 6 ? [3.8, 1.9] : [4.1, 1.6];
      const turned = (at: number) => polar(12, 18.2, far, ((at + 0.5) * 360) / petals);
      const bloom = join(disc(12, 18.2, far), ...times(petals, (at) => disc(...turned(at), round)));
      const flower = cut(bloom, disc(12, 18.2, by(three, 1.5, 1.8, 1.3)));
      const tool = join(disc(12, knob, knob), neck, block);
      return shown(counterchanged(tool, flower), null, leastAirOf(gap), 2, "mirror");
    },
  },
  {
    id: "wax-seal-lily",
    ideas: [],
    words: ["wax seal", "wax seals", "seal (stamp)", "sealing wax"],
    has: ["lily", "fleur-de-lis"],
    isOpen: true,
    isRound: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The lily is drops of the wax.
      const air = leastAirOf(gap);
      const radii = by(
        one,
        [11, 12.2, 12, 11, 11.8, 12.3, 11.2, 11.3, 12.3, 11.6],
        [12.2, 11.4, 11, 12.2, 11.8, 11, 12, 12.2, 11, 11.6],
        [11.4, 11, 12, 12.3, 11.2, 11.6, 12.4, 11.2, 11.2, 12.2],
      );
      const wax = named(
        "wax",
        through`${radii.map((radius, at) => polar(12, 12, radius, at * 36).join()).join(" ")}`,
      );
      const rim = by(two, 9.3, 9.1, 9.5);
      const top = by(three, 5.2, 5.6, 4.8);
      const petal = named(
        "petal",
        through`13.4,13.4! 14.4,9.6 17,8.6 18.4,10.8 17.2,13.2 15.9,12.2! 16.4,11 15.6,11 15.3,13.4!`,
      );
      const lily = join(
        twofold`12,${top}! 14.1,${top + 4} 13.3,13.2! 12,13.4!`,
        ...both(petal),
        roundRect(8.4, 13, 7.2, 1.8, 0.9),
        twofold`12,14! 13.2,14! ${by(three, 14, 13.6, 14.4)},16.4 12,${among(a, 19.2, 18.8, 19.4, 19)}!`,
      );
      return shown(cut(wax, ring(12, 12, rim, rim - air), lily), null, air, 2);
    },
  },
  {
    id: "typewriter-of-dots",
    ideas: [],
    words: ["typewriter", "typewriters"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Keys, typed letters and knobs are all dots.
      const air = leastAirOf(gap);
      const half = by(one, 7, 6.4, 7.6);
      const row = (count: number, x: number, y: number, step: number, r: number) =>
        times(count, (at) => disc(x + at * step, y, r));
      const typed = [...row(4, 7.65, 2.2, 2.9, 0.95), ...row(by(two, 2, 3, 1), 7.65, 4.9, 2.9, 0.95)];
      const roller = join(rect(2.4, 7 + air, 19.2, 2.8), ...both(disc(2.1, 8.4 + air, 2.1)));
      const top = by(three, 18.4, 19, 17.6);
      const foot = among(a, 23.2, 23.8, 22.6, 23.2);
      const body = named(
        "body",
        twofold`12,${8 + air}! ${top},${8 + air}! ${top + 0.2},12 22.4,16 ${foot},24! 12,24!`,
      );
      const keys = [...row(4, 6.9, 14.6, 3.4, 1.1), ...row(5, 5.2, 17.9, 3.4, 1.1)];
      const machine = cut(join(roller, body), ...keys, bar([8, 21.2], [16, 21.2], 1.8, "round"));
      const paper = cut(rect(12 - half, 0, half * 2, 7), ...typed);
      return shown(join(paper, machine), null, air, 3, "mirror");
    },
  },
  {
    id: "scroll-of-volutes",
    ideas: [],
    words: ["scroll", "scrolls", "parchment", "parchment scroll"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The lines of writing uncurl out of the rolls.
      const air = leastAirOf(gap) * 1.1;
      const [r, left] = [by(one, 5, 4.7, 5.3), by(two, 3.6, 4.4, 3)];
      const [x, mid] = [24 - r, r - 1.7 - air / 2];
      const roll = join(rect(left, 0, x - left, r * 2), disc(x, r, r));
      const written = join(
        band(x, r, mid + air / 2, mid - air / 2, -190, 91),
        bar([x, r + mid], [left + by(three, 3, 4.4, 2.4), r + mid], air),
      );
      const turned = (form: Form) => move(form, rotation(180, 12, 12));
      const sheet = rect(left, r, 24 - 2 * left, 24 - 2 * r);
      const between = among(a, [12], [12], [], [12]).map((y) => bar([left + 3, y], [21 - left, y], air));
      const whole = cut(join(sheet, roll, turned(roll)), written, turned(written), ...between);
      return shown(whole, null, air, 1, "turn");
    },
  },
  {
    id: "clipboard-pencil-tick",
    ideas: [],
    words: ["clipboard", "clipboards"],
    has: ["pencil", "tick"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The long stroke of the tick is the pencil that makes it.
      const air = leastAirOf(gap);
      const board = named("board", roundRect(0, 2.6, 18, 21.4, by(one, 2, 0.6, 3.4)));
      const clip = join(roundRect(4, 2.4, 10, 4.2, by(two, 1.4, 0.5, 2.1)), disc(9, 2.4, 2.4));
      const half = by(three, 1.7, 1.9, 1.5);
      const [x, y] = [8, 20.4] as const;
      const end = y - among(a, 20, 19, 20.8, 19.4);
      const shank = rect(x - half, end + 3.4 + air, half * 2, y - 4.4 - end - 3.4 - air);
      const rubber = named("eraser", roundRect(x - half, end, half * 2, 3.4, [half * 0.7, half * 0.7, 0, 0]));
      const pencil = join(wedge([x, y], [x, y - 4.4], half * 2), shank, rubber);
      const tick = join(move(pencil, rotation(45, x, y)), bar([3.6, 16], [x, y], 2, "round"));
      const sheet = cut(counterchanged(board, tick), grow(clip, air));
      return inks({ gaps: [air], parts: 4 }, withoutCrumbs(join(sheet, cut(clip, disc(9, 2.6, 0.9)))));
    },
  },
  {
    id: "calendar-of-moons",
    ideas: [],
    words: ["calendar", "calendars", "wall calendar", "desk calendar"],
    goesWith: ["date", "month", "schedule", "planner"],
    has: ["moon"],
    isOpen: true,
    promise: 0.962,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Its days wax and wane.
      const air = leastAirOf(gap);
      const page = named("page", roundRect(0.4, 2.2, 23.2, 21.8, by(one, 1.4, 0.4, 3)));
      const [foot, weight] = [among(a, 4, 4.3, 3.6, 4), among(a, 1.8, 2, 2.2, 2)];
      const places = by(two, [7, 17], [6, 18], [5.7, 12, 18.3]);
      const rings = places.map((x) => bar([x, 1], [x, foot], weight, "round"));
      const r = by(three, 2.2, 2.1, 2.25);
      const days = times(9, (at) => {
        const [x, y] = [12 + ((at % 3) - 1) * 6.3, 9.6 + Math.floor(at / 3) * 5.4];
        // How far the light reaches over the middle of the moon.
        const lit = [1, 0.78, 0.42, 0.04, -0.32][Math.abs(at - 4)]! * r;
        const moon = pen(x, y - r)
          .arc(x, y, r, -90, 90)
          .curve(x - lit * 0.55, y + r, x - lit, y + r * 0.55, x - lit, y)
          .curve(x - lit, y - r * 0.55, x - lit * 0.55, y - r, x, y - r);
        return move(moon.path(), scaling(at < 5 ? 1 : -1, 1, x, 0));
      });
      const light = [...days, ...rings.map((each) => grow(each, air))];
      return shown(join(cut(page, ...light), ...rings), null, air, 3);
    },
  },
];
