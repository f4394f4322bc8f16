import { asForm, cut, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Point, rotation, type Segment, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect, wedge } from "../../geometry/primitives.ts";
import { among, by, GRID } from "../family.ts";
import { both, CENTRE, type Scene } from "../seen-thing.ts";
import { airOf, inks, lean } from "./parts.ts";

/** An outline written as its points, a stroke between two segments: two numbers are a line, six a curve. */
const traced = (text: string): Form => {
  const [from, ...segments] = text.split("/").map((each) => each.trim().split(/\s+/).map(Number));
  return asForm([{ from: from as unknown as Point, segments: segments as unknown as Segment[] }]);
};

/** A shape and its mirror image in one, drawn from its right half. */
const whole = (half: string): Form => join(...both(traced(half)));

const level = (y: number): Form => asForm(rect(-2.3, y - 0.85, 4.6, 1.7));
const plus = join(level(0), rect(-0.85, -2.3, 1.7, 4.6));
const equals = move(join(level(-1.45), level(1.45)), scaling(0.86, 0.9));

/** What is bought in a shop and kept at home. */
export const SHOPS: readonly Scene[] = [
  {
    id: "calculator-signs",
    ideas: [],
    words: ["calculator", "calculators", "pocket calculator", "adding machine"],
    goesWith: ["accountant", "accounting", "bookkeeping", "tax", "arithmetic"],
    isOpen: true,
    promise: 0.906,
    draw: ({ gap, variation: [one, two, , three], construction: [order] }) => {
      const air = airOf(gap);
      const [half, tall, r] = [by(one, 9.6, 9.2, 10.2), by(two, 4.6, 4.2, 5), by(three, 3.4, 1.6, 4.8)];
      const all = [plus, level(0), move(plus, rotation(45, 0, 0))];
      const sign = (at: number) => all[(at + order) % 3]!;
      const [near, far] = [11.5 - half / 2, 12.5 + half / 2];
      const seat = (form: Form, x: number, y: number) => move(form, translation(x, y));
      const cuts = [seat(sign(0), near, 11.6), seat(sign(1), far, 11.6), seat(sign(2), near, 19.6)];
      const body = named("body", asForm(roundRect(CENTRE - half, 0, 2 * half, GRID, r)));
      const screen = named(
        "screen",
        roundRect(CENTRE - half + 2.5, 2.4, 2 * half - 5, tall, Math.min(1.2, r)),
      );
      // The key that gives the answer is the other colour.
      const corner = rect(12 + air / 2, 16.4, 14, 10);
      const key = named("key", cut(meet(body, corner), seat(equals, far, 20)));
      return inks({ gaps: [air], radii: [r], parts: 2 }, cut(body, screen, grow(corner, air), ...cuts), key);
    },
  },
  {
    id: "chef-knife",
    ideas: [],
    words: ["knife", "knives", "kitchen knife", "chef's knife", "chef knife"],
    goesWith: ["chef", "butcher", "kitchen", "cutlery"],
    isOpen: true,
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [rivets] }) => {
      const [air, tilt] = [airOf(gap), by(three, -45, -40, -51)];
      const [deep, tip, end] = [by(one, 16.4, 15.8, 17.2), by(two, 13.8, 13, 14.8), 7.6 - air];
      const blade = named(
        "blade",
        traced(`7.6 7.4 / 17 7.4 / 22 7.6 25.6 9.6 28 ${tip} / 23.4 ${deep + 0.2} 17 ${deep + 0.4}
        9.4 ${deep} / 8.2 ${deep - 0.1} 7.6 ${deep - 0.8} 7.6 ${deep - 1.6}`),
      );
      // The ground edge is a line of light that runs along the belly.
      const edge = traced(`6 ${deep - 3.9} / 15 ${deep - 3.3} 20 ${deep - 3.5} 24.8 ${tip - 1.8}
        / 21 ${deep - 2} 15 ${deep - 2} 6 ${deep - 2.7}`);
      const handle = named(
        "handle",
        traced(`${end} 7.4 / ${end} 11.9 / 3 11.9 1.6 12.4 -0.2 13.4
        / -2 14.2 -3.6 13.4 -3.6 11.4 / -3.6 9.6 / -3.6 8 -2.8 7.4 -1.4 7.4`),
      );
      const rows = among(rivets, [-0.4, 3.4], [-1, 3.6], [1.4], [-0.4, 3.4]);
      const grip = named("handle", cut(handle, ...rows.map((x) => disc(x, 9.8, 0.9))));
      const held = (form: Form) => lean(form, tilt, 0.89);
      return inks({ gaps: [air], angles: [-tilt], parts: 2 }, held(cut(blade, edge)), held(grip));
    },
  },
  {
    id: "book-stack",
    ideas: [],
    words: ["stack of books", "books", "pile of books", "book stack"],
    goesWith: ["library", "bookshop", "bookstore", "study", "reading"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [turned] }) => {
      const [air, cover] = [airOf(gap), 1.9];
      const [high, spread] = [by(one, 7.1, 6.8, 7.3), by(two, [2.6, 0, 1], [0.6, 2.6, 0], [1.4, 3, 0])];
      const place = (at: number) => [spread[at]!, at * (high + air), 24 - 2 * spread[at]!] as const;
      const spine = (at: number) => {
        const [x, y, wide] = place(at);
        const far = wide - 2.6 - air;
        const bands = by(three, [2.6, far], [2.6, 4.4 + air], [far - 1.8 - air, far]);
        const cuts = bands.map((dx) => rect(x + dx, y + 1.7, air, high - 3.4));
        return cut(roundRect(x, y, wide, high, 1.3), ...cuts);
      };
      // One lies the other way about and shows its pages.
      const open = (at: number) => {
        const [x, y, wide] = place(at);
        const [outer, r] = [high / 2, high / 2 - cover];
        const shell = named("cover", roundRect(x, y, wide, high, [outer, 0.4, 0.4, outer]));
        return cut(shell, roundRect(x + cover + 0.8, y + cover, wide, 2 * r, [r, 0, 0, r]));
      };
      const shown = among(turned, 1, 0, 1, 2);
      const books = [0, 1, 2].map((at) => (at === shown ? open(at) : spine(at)));
      const rest = join(...books.filter((book) => book !== books[shown]));
      return inks({ gaps: [air], parts: 3 }, rest, books[shown]);
    },
  },
  {
    id: "candle-drip",
    ideas: ["light"],
    words: ["candle", "candles", "candlelight", "wax candle"],
    goesWith: ["wax", "wick", "scent", "advent"],
    has: ["flame"],
    isOpen: true,
    promise: 0.912,
    draw: ({ gap, variation: [one, two, , three], construction: [drips] }) => {
      const air = airOf(gap);
      const [half, bend, high] = [by(one, 5.9, 5.4, 6.4), by(two, 12, 12.9, 11.1), by(three, 11, 10.4, 11.6)];
      const [top, low] = [high + air, high - 4];
      const flame = named(
        "flame",
        traced(`${bend} -0.4 / ${bend + 1} 2.8 16.4 4 16.4 ${low} / 16.4 ${low + 2.4}
        14.6 ${high} 12 ${high} / 9.4 ${high} 7.6 ${low + 2.4} 7.6 ${low} / 7.6 4 ${bend - 1} 2.8 ${bend} -0.4`),
      );
      const wick = named("wick", asForm(bar([12, high - 2.6], [12, top + 1], 1.8, "round")));
      const column = asForm(roundRect(12 - half, top, 2 * half, 24.4 - top, [1.8, 1.8, 0.6, 0.6]));
      // The wax has run down: one wave of light across the column.
      const runs = among(drips, [7.4, 3.8, 5], [6, 7.4, 3.6], [7, 5, 5], [5, 7.8, 4.4]);
      const [a, c, d, b] = [...runs, 2.4].map((y) => y + top) as [number, number, number, number];
      const [k, m, e] = [half * 0.26, 12 + half / 2, 12 + half];
      const wax = named(
        "wax",
        traced(`${23 - e} ${top - 3} / ${e + 1} ${top - 3} / ${e + 1} ${c} / ${e} ${c}
        / ${e - k} ${c} ${m + k} ${b} ${m} ${b} / ${m - k} ${b} ${12 + k} ${a} 12 ${a} / ${12 - k} ${a}
        ${24 - m + k} ${b} ${24 - m} ${b} / ${24 - m - k} ${b} ${24 - e + k} ${d} ${24 - e} ${d} / ${23 - e} ${d}`),
      );
      const lit = join(meet(column, wax), cut(column, grow(wax, Math.min(1.2, air))), wick);
      return inks({ gaps: [air], parts: 3 }, lit, cut(flame, grow(wick, air * 0.9)));
    },
  },
  {
    id: "camper-pop-top",
    ideas: [],
    words: ["camper van", "camper", "campervan", "motorhome", "camper vans"],
    goesWith: ["camping", "road trip", "travel", "caravan", "van"],
    isOpen: true,
    has: ["wheel"],
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [nose] }) => {
      const [air, belt] = [airOf(gap), by(one, 14.6, 14.2, 15)];
      const [rise, wheel] = [by(two, 1.4, 0.8, 2.2), by(three, 3.2, 3, 3.4)];
      const body = named(
        "body",
        traced(`2.6 8 / 19 8 / 21.4 8 22.4 9.6 23 ${among(nose, 12.6, 12, 13.2, 12.4)}
        / 23.6 14.4 24 15.6 24 17.2 / 24 19 23.4 20 22 20 / 1.6 20 / 0.6 20 0 19.4 0 18.4 / 0 10.6 / 0 9 1 8 2.6 8`),
      );
      const sill = belt - 1.9;
      const panes = [
        ...[2.2, 9.3].map((x) => named("window", asForm(roundRect(x, 9.9, 5.3, sill - 9.9, 0.7)))),
        named(
          "window",
          traced(`16.4 9.9 / 19.4 9.9 / 20.4 9.9 20.8 10.4 21.1 11.2 / 21.6 ${sill} / 16.4 ${sill}`),
        ),
      ];
      const upper = cut(meet(body, rect(-2, 0, 28, belt)), ...panes);
      const arches = [5.8, 18].map((x) => disc(x, 20, wheel + air));
      const lower = cut(meet(body, rect(-2, belt + air, 28, 20)), ...arches);
      const wheels = [5.8, 18].map((x) => named("wheel", ring(x, 20, wheel, 1.1)));
      // The raised roof makes it a place to sleep.
      const roof = named(
        "roof",
        traced(`1.8 7 / 1.8 6 2.8 5.8 4 5.4 / 17 ${rise}
        / 18.4 ${rise - 0.4} 19.4 ${rise + 0.4} 19 ${rise + 2} / 17.8 8.2 / 1.8 8.2`),
      );
      const tent = traced(`8.4 7 / 16.7 ${rise + 2.4} / 15.7 7`);
      return inks({ gaps: [air], parts: 5 }, join(upper, cut(roof, tent), ...wheels), lower);
    },
  },
  {
    id: "washing-machine-turn",
    ideas: [],
    words: ["washing machine", "washer", "washing machines"],
    goesWith: ["laundry", "launderette", "laundromat", "dry cleaning", "appliance"],
    suggests: ["wave", "water", "ball"],
    isOpen: true,
    promise: 0.899,
    draw: ({ gap, variation: [one, two, , three], construction: [waves] }) => {
      const [air, y, r] = [airOf(gap), 14.7, by(one, 7.2, 6.8, 7.4)];
      const [half, corner] = [by(two, 10.4, 10, 11), by(three, 3, 1.8, 4)];
      const body = named("body", roundRect(CENTRE - half, 0, 2 * half, 24, corner));
      const [turn, swell] = [among(waves, -24, -14, 28, -36), among(waves, 13, 7, 12, 7)];
      const shifts = among(waves, [0], [-1.9, 1.9], [0], [-1.9, 1.9]);
      const below = (at: number) =>
        traced(`3 ${at} / 9 ${at - swell} 15 ${at + swell} 21 ${at} / 21 40 / 3 40`);
      const wave = (dy: number) => cut(below(y + dy - air / 2), below(y + dy + air / 2));
      const swirl = shifts.map((dy) => move(wave(dy), rotation(turn, CENTRE, y)));
      const wash = cut(disc(CENTRE, y, r - air - 0.2), ...swirl);
      const knob = disc(CENTRE + half - 3.5, 3.6, 1.3);
      const drawer = roundRect(CENTRE - half + 2.3, 2.6, 7, 2, 1);
      return inks({ gaps: [air], radii: [r], parts: 4 }, cut(body, disc(12, y, r), knob, drawer), wash);
    },
  },
  {
    id: "perfume-atomiser",
    ideas: [],
    words: ["perfume", "perfume bottle", "fragrance", "scent bottle", "atomiser", "atomizer", "perfumes"],
    goesWith: ["scent", "perfumery", "cologne", "beauty"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [ripple] }) => {
      const [air, x, r] = [airOf(gap), 8.4, by(one, 7.7, 7.4, 7.9)];
      const [y, inner, dip] = [24.8 - r, r - 2, among(ripple, 1.6, -1.6, 2.2, -2)];
      const fill = y + by(two, -0.6, 0.6, -1.4);
      // Glass above, liquid below: the level is one wave.
      const wave = traced(`0 0 / 24 0 / 24 ${fill} / ${x + inner} ${fill}
        / ${x + 2.6} ${fill + dip} ${x - 2.6} ${fill - dip} ${x - inner} ${fill} / 0 ${fill}`);
      const [glass, top] = [meet(disc(x, y, inner), wave), y - r - 0.8];
      const neck = named("neck", rect(x - 2.7, top, 5.4, 3));
      const flacon = cut(meet(join(disc(x, y, r), neck), rect(0, 0, 24, 24)), glass);
      const [pipe, fall] = [top - air - 3.4, by(three, 10.4, 9.8, 11)];
      const collar = named("collar", rect(x - 2.7, pipe + 1, 5.4, top - air - pipe - 1));
      const bulb = named("bulb", move(disc(20.6, fall, 3.4), scaling(1, 1.25, 20.6, fall)));
      const hose = traced(`${x - 5.6} ${pipe - 0.3} / 17 ${pipe}
        / 20 ${pipe} 21.7 ${pipe + 1.8} 21.7 ${fall - 2} / 19.5 ${fall - 2}
        / 19.5 ${pipe + 3} 18.4 ${pipe + 2.1} 16.6 ${pipe + 2.1} / ${x - 5.6} ${pipe + 2.4}`);
      const button = named("button", roundRect(x - 1.6, pipe - 1.6, 3.2, 3, [1.2, 1.2, 0, 0]));
      return inks({ gaps: [air], radii: [r], parts: 2 }, flacon, join(collar, hose, bulb, button));
    },
  },
  {
    id: "lipstick-bullet",
    ideas: [],
    words: ["lipstick", "lipsticks", "lip colour", "lip color"],
    goesWith: ["makeup", "make-up", "cosmetics", "beauty", "lips"],
    isOpen: true,
    promise: 0.89,
    draw: ({ gap, variation: [one, two, , three], construction: [tilted] }) => {
      const air = airOf(gap);
      const [half, low, tip] = [by(one, 6.2, 5.8, 6.6), by(two, 15.6, 16.4, 15), by(three, -1, -0.4, -1.4)];
      const [left, right, collar] = [13.6 - half, 10.4 + half, low - air - 2.8];
      const base = named("base", roundRect(CENTRE - half, low, 2 * half, 25.4 - low, [0.4, 0.4, 1.8, 1.8]));
      const bullet = traced(`${left} ${collar} / ${left} 7 / ${left} 2.6 ${right - 4} ${tip}
        ${right - 1} ${tip} / ${right - 0.3} ${tip} ${right} ${tip + 0.3} ${right} ${tip + 1} / ${right} ${collar}`);
      // The slanting face is parted from the stick by its own lower edge.
      const face = traced(`${left - 2} 7.2 / ${left + 3} 8 ${right - 1} 4.6 ${right + 1} 0
        / ${right + 2} ${air} / ${right} ${5 + air} ${left + 3} ${8.4 + air} ${left - 2} ${7.2 + air}`);
      const tilt = among(tilted, 24, 0, -24, 38);
      const held = (form: Form) => lean(form, tilt, tilt === 0 ? 0.92 : 0.88);
      const ferrule = named("ferrule", roundRect(CENTRE - half + 0.7, collar, 2 * half - 1.4, 2.8, 0.4));
      return inks({ gaps: [air], parts: 4 }, held(join(base, ferrule)), held(cut(bullet, face)));
    },
  },
  {
    id: "hair-dryer-blow",
    ideas: [],
    words: ["hair dryer", "hairdryer", "blow dryer", "hair dryers", "hair drier"],
    goesWith: ["hairdresser", "salon", "hair", "blow-dry"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [vents] }) => {
      const [air, r, x] = [airOf(gap), by(one, 7.4, 7, 7.8), 16.4];
      const [mouth, foot] = [by(two, 3.2, 2.8, 3.6), by(three, 10.6, 11.6, 9.8)];
      const [over, under, end] = [r - mouth, r + mouth, 5 - air];
      const barrel = traced(`${x} 0 / 11 0 9 ${over} 5 ${over} / 5 ${under}
        / 9 ${under} 11 ${2 * r} ${x} ${2 * r}`);
      const handle = named(
        "handle",
        traced(`11.4 ${r + 3} / 11.8 15 ${foot + 1.2} 18 ${foot} 22.2
        / ${foot - 0.4} 23.4 ${foot + 0.4} 24 ${foot + 1.4} 24 / ${foot + 3.6} 24
        / ${foot + 4.8} 24 ${foot + 5.2} 23.4 ${foot + 5.4} 22.4 / ${foot + 6} 19 17.6 16.6 18.6 ${r + 3}`),
      );
      const slit = (at: number) => band(x, r, at + air / 2, at - air / 2, -62, 62, "round");
      const slits = among(vents, [4.6, 2], [4.4], [4.8, 2.2], [4]).map(slit);
      const nozzle = traced(`${end} ${over} / 0 ${over - 1.6} / 0 ${under + 1.6} / ${end} ${under}`);
      const shell = named("shell", cut(join(barrel, disc(x, r, r), handle), ...slits));
      return inks({ gaps: [air], radii: [r], parts: 2 }, shell, nozzle);
    },
  },
  {
    id: "toothbrush-smile",
    ideas: [],
    words: ["toothbrush", "toothbrushes", "tooth brush"],
    goesWith: ["dentist", "dental", "teeth", "toothpaste"],
    suggests: ["smile"],
    promise: 0.902,
    draw: ({ variation: [one, two, , three], construction: [tufts] }) => {
      const [sag, long, turn] = [by(one, 0, 0.8, -0.6), by(two, 7, 6.4, 7.6), by(three, -22, -14, -28)];
      // The handle hangs in a smile.
      const stem = named(
        "handle",
        traced(`28 8.2 / 22 11 18 12 14 ${12.4 + sag} / 9 ${12.8 + sag} 5.4 11.4 3 9.4
        / 1 7.8 -1.4 10.6 0.2 12.6 / 3.6 17 9 ${18 + sag} 15 ${16.6 + sag} / 20 15.4 24.6 14 29.2 11.6
        / 31 10.6 30 7.4 28 8.2`),
      );
      const [count, brush] = [among(tufts, 4, 3, 4, 4), rect(15.6, 12 - long, 12.4, long + 0.8)];
      const apart = [1, 2, 3].slice(0, count - 1).map((at) => 14.4 + (at * 13.6) / count);
      const slits = apart.map((x) => rect(x, 0, 1.2, 12.4));
      const bristles = named("bristle", move(cut(brush, ...slits), rotation(-19, 21.6, 11)));
      const held = (form: Form) => lean(form, turn, 0.84);
      return inks({ gaps: [1.2], angles: [-turn], parts: 2 }, held(stem), held(cut(bristles, stem)));
    },
  },
  {
    id: "steering-wheel-road",
    ideas: [],
    words: ["steering wheel", "steering wheels", "driving wheel"],
    goesWith: ["driving", "driver", "driving school", "car", "chauffeur"],
    has: ["road"],
    isRound: true,
    isOpen: true,
    promise: 0.932,
    draw: ({ variation: [one, two, , three], construction: [dashes] }) => {
      const [rim, high] = [by(one, 2.9, 2.5, 3.3), by(two, 9.4, 8.8, 10)];
      const spread = by(three, 17.8, 17.2, 18.4);
      const cross = whole(`12 ${high} / 15 ${high} / 18 ${high} 19 10.2 22.6 10.6 / 22.6 13.2
        / 18 13.2 16.6 13.4 14 13.8 / 12 13.8`);
      // The lower spoke is the road, which goes to the horizon.
      const road = meet(whole(`12 13.2 / 13.8 13.2 / ${spread} 23 / 12 23`), disc(12, 12, 12 - rim));
      const [from, long] = [among(dashes, 15.6, 16.2, 15.4, 16), among(dashes, 3.6, 3, 4, 3.4)];
      const line = meet(wedge([12, 8], [12, 23], 3), rect(0, from, 24, long));
      const wheel = named("wheel", join(ring(CENTRE, CENTRE, 12, 12 - rim), cross));
      return inks({ strokes: [rim], symmetry: "mirror", parts: 2 }, wheel, cut(road, cross, line));
    },
  },
  {
    id: "key-house",
    ideas: ["home"],
    words: ["house key", "key", "keys", "door key", "house keys"],
    goesWith: ["estate agent", "locksmith", "letting", "rental", "realtor"],
    has: ["house"],
    isOpen: true,
    promise: 0.935,
    draw: ({ variation: [one, two, , three], construction: [teeth] }) => {
      const [r, tilt, wide] = [by(one, 8, 7.6, 8.3), by(two, 45, 0, -45), by(three, 4.6, 4.2, 5)];
      const [y, size] = [r - 1, r * 0.65];
      const [side, tip, end] = [12 + wide / 2, 27, y + r - 1];
      const [a, b] = among(teeth, [3.4, 3.4], [3.6, 2.2], [2.4, 3.6], [3.4, 2.4]) as [number, number];
      const bit = named(
        "bit",
        traced(`${24 - side} ${end} / ${side} ${end} / ${side} 17.4 / ${side + a} 17.4
        / ${side + a} 19.8 / ${side} 19.8 / ${side} 21.4 / ${side + b} 21.4 / ${side + b} 23.8 / ${side} 23.8
        / ${side} ${tip - 1.4} / ${side - 1.4} ${tip} / ${25.4 - side} ${tip} / ${24 - side} ${tip - 1.4}`),
      );
      // However the key hangs, the house in its bow stands upright.
      const [eaves, wall] = [12 + size * 1.06, 12 + size * 0.74];
      const home = whole(`12 ${y - size * 1.1} / ${eaves} ${y} / ${wall} ${y} / ${wall} ${y + size * 0.86}
        / ${12 + size * 0.24} ${y + size * 0.86} / ${12 + size * 0.24} ${y + size * 0.2} / 12 ${y + size * 0.2}`);
      const key = named(
        "key",
        cut(join(named("head", disc(12, y, r)), bit), move(home, rotation(-tilt, 12, y))),
      );
      return inks({ radii: [r], angles: [45], parts: 1 }, lean(key, tilt, tilt === 0 ? 0.86 : 0.94));
    },
  },
];
