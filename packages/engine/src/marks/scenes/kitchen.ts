import {
  asForm,
  cut,
  type Form,
  grow,
  join,
  meet,
  move,
  named,
  parts,
  withSpare,
} from "../../geometry/form.ts";
import { type Path, type Point, pen, polar, rotation, type Segment, transform } from "../../geometry/path.ts";
import { band, bar, disc, discSlice, lens, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by, type Drawing, facts, GRID, layer } from "../family.ts";
import { both, CENTRE, mirrored, type Scene } from "../seen-thing.ts";

type Bend = readonly [number, number, number, number, number, number];

const airOf = (gap: number) => Math.max(1.1, gap * 0.58);
const OVER = [-1, 0, 0, 1, GRID, 0] as const;

/** A stroke along cubics (a start, then three points each) that swells and tapers: a width for every joint. */
const brush = (course: readonly number[], widths: readonly number[]): Path => {
  const last = widths.length - 1;
  const at = (place: number): [x: number, y: number, half: number] => {
    const piece = Math.max(0, Math.min(last - 1, Math.floor(place)));
    const t = place - piece;
    const ease = t * t * (3 - 2 * t);
    const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    const sum = (axis: 0 | 1) =>
      weights.reduce((all, w, knot) => all + w * course[piece * 6 + knot * 2 + axis]!, 0);
    return [sum(0), sum(1), (widths[piece]! * (1 - ease) + widths[piece + 1]! * ease) / 2];
  };
  const heading = (place: number) => {
    const [[ax, ay], [bx, by]] = [at(place - 1e-3), at(place + 1e-3)];
    return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  };
  const edge = (place: number, side: 1 | -1): Point => polar(...at(place), heading(place) + side * 90);
  const handle = (place: number, side: 1 | -1, step: number): Point => {
    const [[ax, ay], [bx, by]] = [edge(place, side), edge(place + step / 300, side)];
    return [ax + (bx - ax) * 100, ay + (by - ay) * 100];
  };
  const drawn = pen().arc(...at(0), heading(0) + 90, heading(0) + 270);
  const run = (from: number, step: number, side: 1 | -1) =>
    drawn.curve(...handle(from, side, step), ...handle(from + step, side, -step), ...edge(from + step, side));
  for (let from = 0; from < last; from += 0.5) run(from, 0.5, -1);
  drawn.arc(...at(last), heading(last) - 90, heading(last) + 90);
  for (let from = last; from > 0; from -= 0.5) run(from, -0.5, 1);
  return drawn.path();
};

/** The same on both sides: its right side downwards, measured from the axis. */
const even = (from: Point, ...segments: readonly Segment[]): Path => {
  const [right] = transform([{ from, segments }], [1, 0, 0, 1, CENTRE, 0]);
  const [left] = transform([right!], OVER);
  return [{ from: right!.from, segments: [...right!.segments, left!.from, ...left!.segments] }];
};

/** What is eaten with: from its tip to its widest place, then a neck and a handle. */
const cutlery = (from: Point, tip: Bend, end: number): Path => {
  const neck: Bend = [tip[4], 9.7, 1.1, 9.4, 1.1, 14];
  return even(from, tip, neck, [1.1, 18, end, 20.6, end, 24.6], [end, 26.4, 1.2, 27.4, 0, 27.4]);
};

/** What lies to the left of a slit along a bend, and what lies to its right. */
const parted = (form: Path, air: number, from: Point, bend: Bend): [Form, Form] => {
  const right: Path = [{ from, segments: [bend, [40, bend[5]], [40, -9], [from[0], -9]] }];
  const open = cut(form, brush([...from, ...bend], [air, air]));
  return [cut(open, right), meet(open, right)];
};

/** In two inks, of which the first would do alone, turned by so many degrees or to the other side. */
const inks = (air: number, first: Form | Path, second?: Form | Path, turn: number | "over" = 0): Drawing => {
  const way = turn === "over" ? OVER : rotation(turn, CENTRE, CENTRE);
  return {
    layers: [layer(move(first, way), "primary"), ...(second ? [layer(move(second, way), "secondary")] : [])],
    facts: facts({ gaps: [air], parts: second ? 3 : 1, events: ["cut"] }),
  };
};

/** What a kitchen is known by, and what is eaten out of hand. */
export const KITCHEN: readonly Scene[] = [
  {
    id: "rolling-pin",
    ideas: ["craft"],
    words: ["rolling pin", "rolling pins"],
    goesWith: ["dough", "baking", "baker", "bakery", "pastry"],
    has: ["wheat", "leaf"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two], construction: [leaves, lean] }) => {
      const [thick, end, air] = [by(one, 9, 8.2, 9.8), by(two, 9, 8.4, 9.6), airOf(gap)];
      const grip = named("handle", brush([11 + end, 12, 22, 12, 23.4, 12, 26.2, 12], [3.4, 5.8]));
      // Carved as the pins are that print on dough: an ear of grain.
      const places = among(leaves, [-1, 0, 1], [-1.5, -0.5, 0.5, 1.5], [-0.5, 0.5], [-1, 0, 1]);
      const [step, y] = [2.1 + 7 / places.length, 10.6 + thick / 2];
      const ear = places.map((at) =>
        lens([12 + (at - 0.42) * step, 12.6], [12 + (at + 0.42) * step, y], 0.37),
      );
      const barrel = roundRect(12 - end, 12 - thick / 2, 2 * end, thick, 1.8);
      const carved = cut(barrel, ...ear, ...ear.map((leaf) => transform(leaf, [1, 0, 0, -1, 0, 24])));
      const grips = parts(...both(cut(grip, rect(0, 0, 12 + end + air, 24))));
      return inks(air, carved, grips, among(lean, -45, 45, -45, 45));
    },
  },
  {
    id: "teapot",
    ideas: ["calm"],
    words: ["teapot", "teapots", "tea pot"],
    goesWith: ["tea", "teahouse", "tearoom"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [light] }) => {
      const [x, y, r, air] = [11.6, 14.6, by(one, 8.6, 8.2, 9), airOf(gap)];
      const brim = y - r * by(two, 0.62, 0.56, 0.7);
      const lid = named("lid", join(discSlice(x, y, r, y - r, brim - air), disc(x, y - r - 0.6, 1.9)));
      const tip = by(three, 6.4, 5.6, 7.4);
      const spout = named(
        "spout",
        pen(15, 11.8)
          .curve(21.4, 13, 20.4, 8.4, 22, tip)
          .line(24.8, tip + 0.8)
          .curve(22.8, 11, 21.2, 17.8, ...polar(x, y, r, 50))
          .path(),
      );
      const grip = [5.4, 11.8, 2, 9, -1.3, 10.2, -1.3, 13.6, -1.3, 17, 2.4, 19.2, 6.4, 18.8];
      const pot = named(
        "pot",
        join(discSlice(x, y, r, brim, y + r * 0.88), spout, named("handle", brush(grip, [2.4, 2.8, 2.4]))),
      );
      // A ray of light that runs round the belly with it.
      return inks(
        air,
        cut(pot, band(x, y, r - 2.2, r - 3.8, 90, among(light, 205, 180, 215, 195), "round")),
        lid,
      );
    },
  },
  {
    id: "mortar",
    ideas: ["craft"],
    words: ["mortar", "pestle", "mortar and pestle"],
    goesWith: ["apothecary", "pharmacy", "herbs", "spice", "spices"],
    has: ["pestle"],
    suggests: ["leaf"],
    isOpen: true,
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three], construction: [carved] }) => {
      const [air, neck] = [airOf(gap), by(one, 4.4, 3.8, 5)];
      const bowl = even(
        [9.6, 10.4 + air],
        [9.6, 17.4, neck + 1, 18, neck, 20],
        [neck - 0.8, 21.6, 7.4, 21, 7.4, 24],
      );
      const pestle = brush(
        [11, 12, 13, 8, 15, 6, by(two, 19.4, 18, 20.6), 1.4],
        [2.6, by(three, 5.4, 4.8, 6)],
      );
      const leaf = move(lens([12, 12.8], [12, 19.6], 0.52), rotation(among(carved, 0, 36, -36, 20), 12, 16));
      const vessel = parts(cut(bowl, leaf), roundRect(0.6, 7.4, 22.8, 3, 1.5));
      return inks(air, vessel, cut(pestle, rect(0, 7.4 - air, 24, 20)));
    },
  },
  {
    id: "whisk",
    ideas: ["craft"],
    words: ["whisk", "whisks", "egg beater"],
    goesWith: ["baking", "cake", "pastry", "patisserie"],
    promise: 0.919,
    draw: ({ gap, variation: [one, two], construction: [lean] }) => {
      const [air, wide, low] = [airOf(gap), by(one, 7.4, 6.8, 8), by(two, 13.6, 12.8, 14.4)];
      const loop = (half: number, top: number) => {
        const shoulder: Bend = [half * 0.62, top, half, top + half * 0.5, half, 4.4];
        return even([0, top], shoulder, [half, 8.4, 0.9 + half * 0.05, 9.6, 0.6, low]);
      };
      const inner = cut(loop(wide - 3.2, -0.8), loop(wide - 5, -0.7));
      const wires = cut(loop(wide, -2.4), cut(loop(wide - 1.8, -0.7), inner, loop(1, -1)));
      const head = named("head", join(wires, roundRect(10, low - 0.6, 4, 1.8, 0.4)));
      const handle = named("handle", brush([12, 12, 12, 16, 12, 20, 12, 25], [3, 5]));
      return inks(air, head, cut(handle, rect(0, 0, 24, low + 1.2 + air)), among(lean, 42, -42, 138, 222));
    },
  },
  {
    id: "ladle",
    ideas: [],
    words: ["ladle", "ladles", "soup ladle"],
    goesWith: ["soup", "stew", "canteen", "broth"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two, , three] }) => {
      const [air, wall] = [airOf(gap), by(one, 3.2, 2.8, 3.8)];
      const [top, hook] = [by(two, 0, 0.8, -0.6), by(three, 23, 22.6, 23.4)];
      // One stroke from the hook to the lip, which swells where it holds.
      const grip = [hook, top + 5, 23.4, top + 0.6, 19.4, top - 0.4, 18.4, top + 3.6, 17.4, top + 7.6];
      const bowl = [16.6, 11, 16.6, 14.6, 16.6, 19.2, 13.4, 22.4, 9, 22.4, 4.6, 22.4, 1.4, 19.2, 1.4, 14.6];
      const soup = discSlice(9, 15.9 - wall / 2, 6.5 - air, 15.9 - wall / 2, 30);
      return inks(air, brush([...grip, ...bowl], [1.8, 2.2, 2.2, wall, 2.2]), soup);
    },
  },
  {
    id: "beer-mug",
    ideas: [],
    words: ["beer mug", "beer mugs", "beer", "stein", "tankard", "pint"],
    goesWith: ["brewery", "pub", "ale", "lager", "tavern", "mug"],
    has: ["foam"],
    isOpen: true,
    promise: 0.91,
    draw: ({ gap, variation: [one, two, , three], construction: [drip] }) => {
      const [air, low] = [airOf(gap), by(two, 20.4, 18.4, 21)];
      // The head runs over into a slit.
      const spill = roundRect(5, 5, 3.4, among(drip, 8, 9.6, 6.6, 9), 1.7);
      const puffs = [disc(4.2, 5.2, 3.6), disc(9.6, 4, by(one, 4, 4.6, 3.6)), disc(14.6, 5.4, 3.4)];
      const head = named("foam", join(...puffs, rect(4.2, 4, 10.4, 4.8), spill));
      const flutes = [6.7, 11.9].map((x) => bar([x, 11], [x, low], air, "round"));
      const grip = [16.6, 11.4, 20, 10.6, 22.6, 12, 22.6, 15.4, 22.6, 18.8, 20, 20.4, 16.6, 20];
      const foot = by(three, 1.8, 3.4, 1);
      const glass = named(
        "glass",
        join(roundRect(1.6, 8, 15.4, 16, [0, 0, foot, foot]), named("handle", brush(grip, [2.6, 3, 2.6]))),
      );
      return inks(air, cut(glass, ...flutes, grow(head, air)), head);
    },
  },
  {
    id: "bottle",
    ideas: [],
    words: ["bottle", "bottles", "wine bottle"],
    goesWith: ["wine", "winery", "spirits", "sauce", "oil"],
    isOpen: true,
    promise: 0.899,
    draw: ({ gap, variation: [one, two, , three], construction: [sweep, side] }) => {
      const [air, half, neck] = [airOf(gap), by(one, 5.8, 5.2, 6.6), by(two, 2.1, 1.9, 2.4)];
      const low = by(three, 9.4, 11, 8.4);
      const shoulder: Bend = [neck, low + 0.6, half, low, half, low + 4];
      const foot: Bend = [half, 23.6, half - 0.4, 24, half - 1, 24];
      const glass = even([neck, 4 + air], [neck, low - 2.4], shoulder, [half, 23], foot);
      const end = 12 + among(sweep, 1.4, 2.2, 0.6, 0);
      const bend: Bend = [12 + half * 0.4, low + 3, 12 + half * 0.5, 19, end, 26];
      const [dark, lit] = parted(glass, air, [12 + half * 0.86, low - 2.4], bend);
      const cork = named("cork", roundRect(11.5 - neck, 0, 2 * neck + 1, 4, 0.7));
      return inks(air, dark, parts(cork, lit), side % 2 === 0 ? 0 : "over");
    },
  },
  {
    id: "fork",
    ideas: [],
    words: ["fork", "forks"],
    goesWith: ["restaurant", "cutlery", "dining", "food", "bistro"],
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [lean] }) => {
      const [air, half, end] = [airOf(gap), by(one, 5.8, 5.4, 6.4), by(two, 2.4, 2, 2.9)];
      const deep = by(three, 6, 5, 7);
      const whole = cutlery([half - 0.7, -3.4], [half - 0.2, -3.4, half, 1, half, 4], end);
      // The light between the tines runs down to a point in the shaft.
      const middle = even([air * 0.75, -4], [air / 2, deep], [air / 2, deep + 3, 0.2, 12, 0, 16]);
      const x = 12 + (2 * half + air) / 4;
      const slits = both(brush([x, -5, x, -3, x, 1, x, deep], [air * 1.7, air * 0.9]));
      return inks(
        air,
        cut(
          named("handle", named("tine", whole, rect(-4, -8, 32, deep + 8)), rect(-4, 11, 32, 30)),
          middle,
          ...slits,
        ),
        undefined,
        among(lean, 42, -42, 34, -34),
      );
    },
  },
  {
    id: "spoon",
    ideas: [],
    words: ["spoon", "spoons", "teaspoon", "tablespoon"],
    goesWith: ["cutlery", "soup", "yoghurt", "porridge"],
    promise: 0.901,
    draw: ({ gap, variation: [one, two, , three], construction: [lean] }) => {
      const [air, half, end] = [airOf(gap), by(one, 5.8, 5.2, 6.4), by(two, 2.4, 2, 2.9)];
      const whole = cutlery([0, -3.4], [half * 0.7, -3.4, half, 0.4, half, 4], end);
      const bend: Bend = [11.6 + by(three, 0, 0.8, -0.6), -0.6, 11, 7, 11.4 + half, 12.2];
      const [dark, lit] = parted(whole, air, [12.4, -5.2], bend);
      return inks(
        air,
        named("handle", dark, rect(-4, 12.4, 32, 20)),
        named("handle", lit, rect(-4, 12.4, 32, 20)),
        among(lean, 42, -42, 34, -34),
      );
    },
  },
  {
    id: "apple",
    ideas: ["harvest"],
    words: ["apple", "apples"],
    goesWith: ["orchard", "cider", "fruit"],
    isOpen: true,
    has: ["leaf", "stalk", "stem"],
    promise: 0.928,
    draw: ({ gap, variation: [one, two], construction: [leafy] }) => {
      const [air, half] = [airOf(gap), by(one, 11, 10.4, 11.6)];
      const lobe: Bend = [2, 6.4, 3.6, 5.8, 5.4, 5.8];
      const cheek: Bend = [9, 5.8, half, 9, half, 13];
      const fruit = even([0, 8], lobe, cheek, [half, 18.6, 7, 24, 3.8, 24], [2.2, 24, 1.4, 23.2, 0, 23.2]);
      const [dark, lit] = parted(fruit, air, [12.4, 6], [17.4, 9, by(two, 17.6, 16, 19), 19, 13, 24.6]);
      const leaf = named(
        "leaf",
        move(lens([12.2, 6], [12.2, -2.2], 0.56), rotation(among(leafy, 38, 50, 28, 44), 12.2, 6)),
      );
      const stem = brush([12, 8.4, 12, 6, 11.6, 4.4, 10.2, 2.6], [1.5, 2.2]);
      return inks(air, withSpare("stem", stem, dark), parts(lit, cut(leaf, grow(fruit, air * 0.5))));
    },
  },
  {
    id: "carrot",
    ideas: ["harvest", "growth"],
    words: ["carrot", "carrots"],
    goesWith: ["vegetable", "vegetables", "greengrocer"],
    has: ["leaves"],
    suggests: ["leaf"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two], construction: [lean, marks] }) => {
      const [air, half] = [airOf(gap), by(one, 5.2, 4.6, 5.8)];
      const root = named("root", even([0, 7], [3, 6.6, half, 7.4, half, 10.6], [half, 16, 2, 23, 0, 27.4]));
      const notches = among(marks, [11.6, 15, 18.4], [12, 16], [11.2, 14.4, 17.6], [13, 17]).map((y, at) => {
        const notch = brush([20, y - 0.8, 17, y + 0.2, 15, y + 0.6, 13 + at * 0.3, y + 0.5], [air, air]);
        return at % 2 === 0 ? asForm(notch) : mirrored(notch);
      });
      const leaf = lens([12, 7.2], [12, -3], 0.38);
      const angles = by(two, [-34, 0, 34], [-46, -16, 14], [-44, 0, 44]);
      const leaves = named("leaf", join(...angles.map((angle) => move(leaf, rotation(angle, 12, 7.2)))));
      return inks(
        air,
        cut(root, ...notches),
        cut(leaves, grow(root, air * 0.6)),
        among(lean, 40, -40, 40, -40),
      );
    },
  },
  {
    id: "mushroom",
    ideas: ["growth"],
    words: ["mushroom", "mushrooms", "toadstool", "fungus", "fungi"],
    goesWith: ["forest", "foraging", "truffle"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [side, size] }) => {
      const [air, top, foot] = [airOf(gap), by(one, 0, 1.2, -0.6), by(two, 4.6, 4, 5.2)];
      const cap = named(
        "cap",
        even([0, top], [by(three, 6.6, 5, 8), top, 11, 6, 11, 11], [11, 13.4, 8, 13.4, 0, 13.4]),
      );
      const stem = named(
        "stem",
        even([2.8, 13], [2.8, 17, foot, 19, foot, 21.6], [foot, 23.6, 2, 24, 0, 24]),
      );
      const old = move(parts(cap, cut(stem, rect(0, 0, 24, 13.4 + air))), [1, 0, 0, 1, -1.5, 0]);
      // The same once more, small, and in front.
      const scale = among(size, 0.5, 0.56, 0.46, 0.52);
      const young = move(join(cap, stem), [scale, 0, 0, scale, 25 - 23 * scale, 24 - 24 * scale]);
      return inks(air, cut(old, grow(young, air)), young, side % 2 === 0 ? 0 : "over");
    },
  },
  {
    id: "pretzel",
    ideas: [],
    words: ["pretzel", "pretzels", "brezel"],
    goesWith: ["bakery", "baker", "bavarian"],
    promise: 0.925,
    draw: ({ gap, variation: [one, two, , three], construction: [seam, side] }) => {
      const [air, belly, arm] = [airOf(gap), by(one, 4.8, 4.2, 5.4), by(two, 2.8, 2.5, 3.1)];
      const lobe = by(three, 6.4, 5.8, 7);
      const cross = [17.6, 19, 17, 16.4, 14.4, 14.6, 12, 12.4, 8.4, 9.1, 10.4, 1.8, lobe, 1.8];
      const over = brush(cross, [arm, arm, arm + 0.4]);
      const under = cut(mirrored(over), grow(meet(over, disc(12, 12.4, 5)), air));
      const round = [lobe, 1.8, 2.6, 1.8, 1.2, 5, 1.2, 8.4, 1.2, 15, 5.4, 21.4, 12, 21.4];
      const dough = join(over, under, ...both(brush(round, [arm + 0.4, arm + 1.2, belly])));
      const long = among(seam, 4, 3, 5, 3.6);
      const bread = cut(dough, lens([12 - long, 21.6], [12 + long, 21.6], 0.8 / long));
      return inks(air, bread, undefined, side % 2 === 0 ? 0 : "over");
    },
  },
];
