import { asForm, cut, type Form, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, pen, polar, rotation, translation } from "../../geometry/path.ts";
import { bar, disc, discSlice, lens, rect, roundRect, sector } from "../../geometry/primitives.ts";
import { among, by, type Drawing, type Facts, facts, layer } from "../family.ts";
import { both, CENTRE, mirrored, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";

/** One outline, noted as in SVG (absolute M, L and C): long curves stay readable that way. */
const drawn = (text: TemplateStringsArray, ...values: readonly number[]): Path => {
  const at = pen();
  for (const [, command, rest] of String.raw(text, ...values).matchAll(/([MLC])([^MLC]+)/g)) {
    const [a, b, c, d, e, f] = rest!.trim().split(/\s+/).map(Number);
    if (command === "M") at.move(a!, b!);
    else if (command === "L") at.line(a!, b!);
    else at.curve(a!, b!, c!, d!, e!, f!);
  }
  return at.path();
};

type Two = readonly [number, number];

const inTwo = (told: Facts, main: Form | Path, second: Form | Path): Drawing => ({
  layers: [layer(asForm(main), "primary"), layer(asForm(second), "secondary")],
  facts: told,
});

/** What stands, hangs and lies about a home. */
export const HOME: readonly Scene[] = [
  {
    id: "open-book",
    ideas: ["page"],
    words: ["book", "books", "open book", "tome", "novel", "volume"],
    goesWith: ["reading", "library", "bookshop", "publisher"],
    isOpen: true,
    promise: 0.927,
    draw: ({ gap, variation: [one, two, , three], construction: [turned] }) => {
      // Two pages lie, one stands between them and is being turned.
      const air = leastAirOf(gap);
      const [high, low] = [by(one, 4, 3, 5), by(one, 18, 17, 19)];
      const edge = by(two, 6, 5.2, 6.8);
      const page = named(
        "page",
        drawn`M12 8.4 C9 ${high + 1} 5 ${high} 0 ${edge} L0 ${edge + 14} C5 ${low} 9 ${low + 1} 12 22.6`,
      );
      const x = among(turned, 18.4, 17.4, 19.4, 20);
      const y = by(three, 1.4, 0.6, 2.2);
      const leaf = named(
        "page",
        drawn`M12 8.4 C13 5.4 ${x - 3} ${y + 1.6} ${x} ${y} L${x} ${y + 12} C${x - 3} ${y + 13.6} 13 18 12 22.6`,
      );
      const lying = parts(cut(page, rect(12 - air / 2, 0, air, 30)), cut(mirrored(page), grow(leaf, air)));
      const told = facts({ gaps: [air], angles: [60], parts: 3, events: ["offset"] });
      return inTwo(told, lying, cut(leaf, rect(0, 0, 12 + air / 2, 30)));
    },
  },
  {
    id: "swinging-bell",
    ideas: [],
    words: ["bell", "bells", "church bell", "chime"],
    goesWith: ["alarm", "ringing"],
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [light] }) => {
      const air = leastAirOf(gap);
      const x = by(one, 6, 6.6, 5.6);
      const half = drawn`M12 2.6 C8 2.6 ${x} 5.4 ${x} 9.6 C${x} 13.6 5 15.4 2 17.4 L12 17.4`;
      // Light along one flank, drawn out to both ends.
      const from = among(light, 5.8, 7.4, 5, 6.6);
      const flank = drawn`M${x + 4} ${from} C${x + 1.4} ${from + 2} ${x + 2.8} 12 ${x + 1.2} 14.6 C${x + 4.2} 12.6 ${x + 3} ${from + 2.6} ${x + 4} ${from}`;
      const loop = cut(disc(12, 2.3, 3), disc(12, 2, 1.2));
      const lip = by(two, 3, 2.5, 3.5);
      const low = 17.4 + 2 * air + lip;
      const swing = rotation(by(three, 16, 0, -16), CENTRE, CENTRE);
      const rim = named("rim", roundRect(0.8, 17.4 + air, 22.4, lip, lip / 2));
      const clapper = named("clapper", discSlice(12 + by(three, 3, 0, -3), low - 0.6, 3.6, low, 30));
      const told = facts({ gaps: [air], radii: [3, 3.6], angles: [16], parts: 3, events: ["cut"] });
      return inTwo(
        told,
        move(parts(cut(join(named("bell", join(...both(half))), loop), flank), rim), swing),
        move(clapper, swing),
      );
    },
  },
  {
    id: "kite-tail",
    ideas: ["flight", "play", "wind"],
    words: ["kite", "kites"],
    promise: 0.919,
    draw: ({ gap, variation: [one, two, , three], construction: [colour] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 8, 7.4, 8.6);
      const y = by(two, 4.6, 4, 5.4);
      // Upright first, then turned into the wind; the long edges are hollow, as cloth under pull is.
      const side = drawn`M12 -3 L${12 + wide} ${y} C${12 + wide * 0.62} ${y + 5} 14 15.6 12 19.6`;
      const sail = named(
        "sail",
        cut(join(...both(side)), rect(12 - air / 2, -4, air, 30), rect(0, y - air / 2, 24, air)),
      );
      const [left, top] = among<Two>(colour, [12, y], [-2, y], [12, y - 20], [-2, y - 20]);
      const lean = rotation(38, 12, 19.6);
      const end = by(three, 26, 24.8, 26.8);
      const tail = named(
        "tail",
        drawn`M11.7 20.1 C8.4 22.4 6 25.4 9.2 26.8 C13.4 28.4 16.8 22.6 22.8 ${end} C17.6 20 13.6 25.8 11.2 24.8 C9.6 24.2 10 22.4 11.7 20.1`,
      );
      const chosen = rect(left, top, 14, 20);
      const [rest, lit] = [cut(sail, chosen), meet(sail, chosen)].map((form) => move(form, lean));
      const told = facts({ gaps: [air], angles: [38], parts: 5, events: ["colour"] });
      const place = translation(-5, -2.4);
      return inTwo(told, move(rest!, place), move(parts(lit!, tail), place));
    },
  },
  {
    id: "boot",
    ideas: ["journey"],
    words: ["boot", "boots", "hiking boot", "walking boot", "work boot", "wellington"],
    goesWith: ["shoe", "hiking", "cobbler", "shoemaker"],
    isOpen: true,
    promise: 0.904,
    draw: ({ gap, variation: [one, two, , three], construction: [closing] }) => {
      const air = leastAirOf(gap);
      const [x, toe] = [by(one, 13, 12.4, 13.8), by(two, 23.4, 24, 22.6)];
      const [tread, heel] = [by(three, 2.2, 2.6, 1.8), 2];
      const sole = 24 - heel - tread - air;
      const upper = drawn`M2.6 -0.4 C6 0.8 ${x - 4} 0.8 ${x} -0.4 C${x - 0.8} 4 ${x - 0.6} 8 ${x + 1} 10 C${x + 2.8} 12 ${toe - 4} 11 ${toe - 1.4} 14 C${toe - 0.2} 15.4 ${toe} 16.6 ${toe} ${sole} L1 ${sole} C0.8 12 4 8 2.6 -0.4`;
      const slit = (y: number) => bar([8.4, y + 1.8], [x + 5, y - 1], air * 1.1, "round");
      const gore = named("gore", lens([7.3, -8], [7.3, 11], 0.22));
      const marks = among<Form>(
        closing,
        join(slit(3), slit(6.2), slit(9.4)),
        cut(lens([7.3, -8], [7.3, 11 + 2 * air], (4.2 + 2 * air) / (19 + 2 * air)), gore),
        join(slit(4.4), slit(8.8)),
        asForm(rect(0, 3.6, 24, air)),
      );
      const y = sole + air;
      const under = drawn`M0.6 ${y} L${toe + 0.6} ${y} C${toe + 0.6} ${y + tread * 0.7} ${toe - 0.6} ${y + tread} ${toe - 2} ${y + tread} L11.6 ${y + tread} L9.6 24 L1 24`;
      const told = facts({ gaps: [air], angles: [22], parts: 2, events: ["cut"] });
      return inTwo(told, cut(upper, closing === 1 ? marks : named("lace", marks)), named("sole", under));
    },
  },
  {
    id: "backpack",
    ideas: ["journey"],
    words: ["backpack", "backpacks", "rucksack", "knapsack", "school bag"],
    goesWith: ["hiking", "trekking", "backpacking"],
    isOpen: true,
    promise: 0.898,
    draw: ({ gap, variation: [one, two, , three], construction: [flap] }) => {
      const air = leastAirOf(gap);
      const half = by(one, 7.4, 6.8, 8);
      const y = by(two, 10.6, 9.6, 11);
      const loop = cut(disc(12, 3.2, 3.5), disc(12, 3.2, 1.6));
      const whole = join(roundRect(12 - half, 3.2, 2 * half, 20.6, [half, half, 2, 2]), loop);
      const mid = y + among(flap, 2.4, 0, 1.4, -2.4);
      const seam = drawn`M0 ${y} C6 ${mid} 18 ${mid} 24 ${y} L24 ${y + air} C18 ${mid + air} 6 ${mid + air} 0 ${y + air}`;
      const top = by(three, 16.2, 15.4, 17);
      const pocket = named("pocket", roundRect(12 - half + 3, top, 2 * half - 6, 23.8 - top, [3, 3, 0, 0]));
      const side = roundRect(0.4, 12.8, 11.6 - half - air, 9.6, [2.6, 0, 0, 2.6]);
      const told = facts({ gaps: [air], radii: [half, 3], symmetry: "mirror", parts: 5, events: ["colour"] });
      return inTwo(told, parts(cut(whole, seam, grow(pocket, air)), ...both(side)), asForm(pocket));
    },
  },
  {
    id: "watering-can",
    ideas: ["growth", "care"],
    words: ["watering can", "watering cans"],
    goesWith: ["garden", "gardener", "gardening"],
    promise: 0.907,
    draw: ({ gap, variation: [one, two, , three], construction: [base] }) => {
      const air = leastAirOf(gap);
      const [r, thick] = [by(one, 6.6, 6, 7.2), by(two, 2.3, 2.7, 2)];
      const top = by(three, 10, 9, 10.8);
      const foot = among(base, 21.2, 30, 20.8, 21.6);
      const can = named("body", drawn`M8.6 ${top} L18.2 ${top} L19.6 23.6 L7.2 23.6`);
      const hoop = named("handle", cut(disc(24 - r, top + 1, r), disc(24 - r, top + 1, r - thick)));
      const spout = named("spout", drawn`M9 19 C4.8 18.4 4.4 12.4 1.7 8.4 L3.9 7.2 C6 10.8 6.6 13 9.4 13.4`);
      const whole = cut(join(can, spout, hoop), rect(0, foot - air, 24, air));
      const below = rect(0, foot - air / 2, 24, 10);
      const rose = drawn`M-1.8 7.6 C-1.6 4.8 1.4 2.8 4.2 3.8 L3.7 6.2 L1.3 7.6`;
      const told = facts({ strokes: [thick], gaps: [air], radii: [r], parts: 3, events: ["cut"] });
      return inTwo(told, cut(whole, below), parts(meet(whole, below), rose));
    },
  },
  {
    id: "magnifier",
    ideas: ["focus"],
    words: ["magnifying glass", "magnifier", "loupe", "hand lens", "reading glass"],
    goesWith: ["search", "detective"],
    has: ["lens"],
    promise: 0.886,
    draw: ({ gap, variation: [one, two, , three], construction: [glint] }) => {
      // The rim swells towards the handle, which takes its weight up.
      const air = leastAirOf(gap);
      const r = by(one, 9, 8.4, 9.4);
      const hole = r - by(two, 2.9, 2.6, 3.2);
      const [x, y] = polar(9, 9, 1.2, 225);
      const butt = by(three, 5.2, 4.6, 5.8);
      const grip = named("handle", drawn`M9 7.4 L27 ${9 - butt / 2} L27 ${9 + butt / 2} L9 10.6`);
      const handle = named(
        "handle",
        cut(move(join(grip, disc(27, 9, butt / 2)), rotation(45, 9, 9)), disc(9, 9, r + air)),
      );
      const shade = polar(x, y, among(glint, 3, 2.6, 3.2, 2.8), among(glint, 45, 20, 70, 35));
      const light = cut(disc(x, y, hole - air), disc(...shade, hole - air + 1.1));
      const told = facts({ gaps: [air], radii: [r, hole], angles: [45], parts: 3, events: ["offset"] });
      return inTwo(
        told,
        cut(named("rim", disc(9, 9, r)), named("lens", disc(x, y, hole))),
        parts(handle, light),
      );
    },
  },
  {
    id: "shell-armchair",
    ideas: ["home", "calm"],
    words: ["armchair", "armchairs", "easy chair", "lounge chair", "club chair"],
    goesWith: ["chair", "sofa", "furniture", "upholstery"],
    suggests: ["shell"],
    isOpen: true,
    promise: 0.9,
    draw: ({ gap, variation: [one, two, , three], construction: [channels] }) => {
      const air = leastAirOf(gap);
      const [count, far] = among<Two>(channels, [3, 31], [4, 32], [3, 29.6], [4, 30.6]);
      const [step, y] = [by(one, 33, 30, 36) / count, 35];
      const bulge = far * Math.sin((step * Math.PI) / 360);
      const angles = Array.from({ length: count }, (_, at) => -90 + (at - (count - 1) / 2) * step);
      const shell = join(
        sector(12, y, far, angles[0]! - step / 2, angles.at(-1)! + step / 2),
        ...angles.map((angle) => disc(...polar(12, y, far, angle), bulge)),
      );
      const seams = angles.slice(1).map((angle) => bar([12, y], polar(12, y, 40, angle - step / 2), air));
      const arm = by(two, 5, 4.4, 5.6);
      const side = join(roundRect(0, 10.4, arm, 12, [arm / 2, arm / 2, 1, 1]), rect(1.4, 21, 2.2, 3));
      const [seat, cushion] = [13, by(three, 3.8, 3.4, 4.4)];
      const inner = arm + air;
      const frame = join(...both(side), rect(2, seat + cushion + air, 20, 22.4 - seat - cushion - air));
      const told = facts({ gaps: [air], radii: [arm / 2], symmetry: "mirror", parts: 5, events: ["colour"] });
      return inTwo(
        told,
        parts(cut(shell, ...seams, grow(frame, air), rect(0, seat - air, 24, 30)), frame),
        asForm(roundRect(inner, seat, 24 - 2 * inner, cushion, 1.4)),
      );
    },
  },
  {
    id: "acorn",
    ideas: ["growth"],
    words: ["acorn", "acorns", "oak nut"],
    goesWith: ["oak", "squirrel"],
    isOpen: true,
    promise: 0.925,
    draw: ({ gap, variation: [one, two, , three], construction: [edge] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 9.8, 9.2, 10.4);
      const lobes = among(edge, 5, 4, 6, 7);
      const r = wide / lobes;
      const x = 12 - wide;
      const y = 10.2 - r;
      const dome = drawn`M${x} ${y} C${x} 4 8 2.4 12 2.4 L12 ${y}`;
      const scales = Array.from({ length: lobes }, (_, at) => disc(x + r * (2 * at + 1), y - 0.1, r));
      const stalk = named("stem", drawn`M10.5 4 C10.5 2 11 0 12.4 -1.4 L15.2 -0.2 C14 1 13.5 2.4 13.5 4`);
      const cap = named("cap", join(...both(dome), ...scales, stalk));
      const light = drawn`M${x + 4.4} 12.2 C${x + 2.4} 15.6 ${x + 4.2} 18.8 ${x + 8} 20.2 C${x + 5.8} 18.2 ${x + 4.8} 15.6 ${x + 4.4} 12.2`;
      const tip = by(two, 24, 24.6, 23.6);
      const nut = named(
        "nut",
        drawn`M${x + 1} 7 L${x + 1} 11 C${x + 1} 17 6.4 20.4 9.6 21.6 C11 22.2 11.6 22.8 12 ${tip} L12 7`,
      );
      const lean = rotation(by(three, 0, 20, -14), CENTRE, CENTRE);
      const told = facts({ gaps: [air], radii: [r, wide], parts: 2, events: ["colour"] });
      return inTwo(told, move(cut(join(...both(nut)), grow(cap, air), light), lean), move(cap, lean));
    },
  },
  {
    id: "hourglass",
    ideas: ["measure"],
    words: ["hourglass", "hourglasses", "sandglass", "sand timer", "egg timer"],
    goesWith: ["time", "patience"],
    isOpen: true,
    promise: 0.913,
    draw: ({ gap, variation: [one, two, , three], construction: [run] }) => {
      // The glass is what the frame leaves open, the sand what the glass holds.
      const air = leastAirOf(gap);
      const board = by(one, 2.8, 3.3, 2.4);
      const out = by(two, 8.4, 7.8, 9);
      const x = 12 - out;
      const [n, wall, low] = [12 - 0.9 - air, x + 1.7, 24 - board];
      const cheek = drawn`M${x} 0 L${wall} ${board} C${wall} 8.4 ${n} 8.6 ${n} 12 C${n} 15.4 ${wall} 15.6 ${wall} ${low} L${x} 24`;
      const shelf = rect(x - 1, 0, 2 * out + 2, board);
      const sides = [asForm(shelf), move(shelf, [1, 0, 0, 1, 0, 24 - board]), ...both(cheek)];
      const level = among(run, 6.2, 7, 5.4, 7.6);
      const heap = by(three, 16.6, 15.6, 17.6);
      const sand = join(
        drawn`M${x} ${level} C9 ${level + 1.4} 15 ${level + 1.4} ${24 - x} ${level} L${24 - x} 12.02 L${x} 12.02`,
        drawn`M11.1 12 L12.9 12 C12.9 ${heap} 15 ${heap + 2} 24 21.6 L24 23 L0 23 L0 21.6 C9 ${heap + 2} 11.1 ${heap} 11.1 12`,
      );
      const told = facts({ gaps: [air], symmetry: "mirror", parts: 3, events: ["colour"] });
      const held = meet(sand, rect(x, 0, 2 * out, 24));
      return inTwo(told, join(...sides), cut(held, ...sides.map((side) => grow(side, air))));
    },
  },
];
