import { asForm, cut, extent, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Path, type Point, pen, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import {
  band,
  bar,
  disc,
  dropPath,
  lens,
  polygon,
  rect,
  roundRect,
  wedge,
} from "../../geometry/primitives.ts";
import { among, by, type Drawing, type Facts, facts, GRID, layer } from "../family.ts";
import { both, CENTRE, mirrored, type Scene } from "../seen-thing.ts";
import { times } from "./parts.ts";

const SERVED = { ideas: [], isOpen: true } as const;
const DEGREE = Math.PI / 180;

/** Parts stay apart when small, and stay together when large. */
const airOf = (gap: number): number => Math.min(1.4, Math.max(1.1, gap * 0.6));

/** Something made of every three numbers. */
const threes = <T>(list: readonly number[], make: (a: number, b: number, c: number) => T): T[] =>
  times(list.length / 3, (at) => make(list[3 * at]!, list[3 * at + 1]!, list[3 * at + 2]!));

/** An outline of cubics alone: where it starts, then six numbers for each. */
const outline = ([x, y, ...rest]: readonly number[]): Path => {
  const drawn = pen(x, y);
  for (let at = 0; at + 5 < rest.length; at += 6) {
    drawn.curve(rest[at]!, rest[at + 1]!, rest[at + 2]!, rest[at + 3]!, rest[at + 4]!, rest[at + 5]!);
  }
  return drawn.path();
};

/** A half that reaches just over the axis, made whole. */
const whole = (half: Form | Path): Form => join(...both(half));

/** Two discs and what a taut thread about them holds. */
const slug = ([ax, ay]: Point, a: number, [bx, by]: Point, b: number): Path => {
  const way = Math.atan2(by - ay, bx - ax) / DEGREE;
  const open = Math.acos((a - b) / Math.hypot(bx - ax, by - ay)) / DEGREE;
  const drawn = pen().arc(ax, ay, a, way + open, way + 360 - open);
  return drawn.arc(bx, by, b, way - open, way + open).path();
};

/** What runs down from a level top: tongues and hollows in turn, each as long as told. */
const runs = (left: number, right: number, top: number, lengths: readonly number[]): Path => {
  const r = (right - left) / lengths.length / 2;
  const drawn = pen(left, top).line(right, top);
  for (let at = lengths.length - 1; at >= 0; at--) {
    const [x, low] = [left + (2 * at + 1) * r, top + lengths[at]!];
    if (at % 2 === 0) drawn.arc(x, low - r, r, 0, 180);
    else drawn.arc(x, low + r, r, 0, -180);
  }
  return drawn.path();
};

/** A closed curve about a middle, as far from it as told for each angle. */
const blob = (cx: number, cy: number, reach: (angle: number) => number): Path => {
  const at = (index: number) => polar(cx, cy, reach(index * 5 * DEGREE), index * 5);
  const drawn = pen(...at(0));
  for (let index = 0; index < 72; index++) {
    const [[ax, ay], [bx, by], [x, y], [dx, dy]] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    drawn.curve(bx + (x - ax) / 6, by + (y - ay) / 6, x - (dx - bx) / 6, y - (dy - by) / 6, x, y);
  }
  return drawn.path();
};

/** Brought to the middle and to the grid's size. */
const inks = (given: Partial<Facts>, first: Form, second: Form): Drawing => {
  const { x, y, width, height } = extent(join(first, second));
  const shift = translation(CENTRE - x - width / 2, CENTRE - y - height / 2);
  const size = GRID / Math.max(width, height);
  const put = (form: Form) => move(move(form, shift), scaling(size, size, CENTRE, CENTRE));
  const layers = [layer(put(first)), layer(put(second), "secondary")];
  return { layers, facts: facts({ events: ["colour"], ...given }) };
};

/** What is baked, cooked and served. */
export const FOOD: readonly Scene[] = [
  {
    ...SERVED,
    id: "birthday-cake",
    allowsFace: true,
    words: ["birthday cake", "cake", "cakes", "birthday cakes"],
    goesWith: ["birthday", "party", "patisserie", "celebration", "candle"],
    has: ["candle", "flame"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [stand, lit] }) => {
      const [air, top, side] = [airOf(gap), by(one, 9.6, 10.2, 9), by(two, 2, 2.6, 1.6)];
      const drum = roundRect(side, top, 24 - 2 * side, 20.6 - top, [3.4, 3.4, 0, 0]);
      // Half a tongue at either end leaves no splinter of the drum beside it.
      const [a, b, over] = [by(three, 7.4, 5.4, 5.8), by(three, 5.2, 6.8, 7.6), (24 - 2 * side) / 12];
      const icing = named(
        "icing",
        meet(drum, runs(side - over, 24 - side + over, top, [6, 2.6, a, 2.6, b, 2.6, 6])),
      );
      const foot = meet(wedge([12, 14], [12, 27], 12), rect(0, 22, GRID, among(stand, 1, 5, 1, 5)));
      const plate = named("plate", join(roundRect(0, 20.6 + air, GRID, 2.4, 1.2), foot));
      const candles = among(lit, [6.4, 12, 17.6], [12], [8.6, 15.4], [6.4, 12, 17.6]);
      const [half, wick] = [candles.length === 1 ? 1.9 : 1.3, 4.2 - air];
      const wax = candles.map((x) => named("wax", rect(x - half, 4.2, 2 * half, top - 4.2)));
      const flames = candles.map((x) =>
        named("flame", dropPath(x, wick - 4 - half * 1.4, wick - half - 0.8, half + 0.8)),
      );
      const lead = join(cut(drum, grow(icing, air)), plate, ...wax);
      return inks({ gaps: [air], parts: 6 }, lead, join(icing, ...flames));
    },
  },
  {
    ...SERVED,
    id: "cupcake-swirl",
    words: ["cupcake", "cupcakes", "muffin", "muffins", "fairy cake"],
    goesWith: ["cake", "patisserie", "baking", "frosting"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [ribs, spin] }) => {
      const [air, y] = [airOf(gap), 14.6 + airOf(gap)];
      // Each turn of the swirl starts thin and ends thick, so that its upper edge carries the next.
      const tip = named(
        "icing",
        outline([
          8.5, 3.2, 7.4, 2.6, 7.6, 1, 9.2, 0.4, 11.4, -0.4, 12.4, -1.4, 12.6, -3.4, 14.8, -2.6, 16.4, 0.6,
          13.8, 1.5, 12, 2.1, 10, 2.8, 8.5, 3.2,
        ]),
      );
      const turns = [slug([3.2, 12.6], 2, [19.4, 11.2], 3.4), slug([6.7, 6.9], 1.8, [15.9, 4.6], 2.6)];
      const swirl = named("icing", join(...turns, tip));
      const [wide, deep] = [by(one, 8.8, 8.2, 9.2), by(two, 23.4, 24, 24.6)];
      const foot = wide * by(three, 0.68, 0.62, 0.74);
      const paper = wedge([12, y + ((deep - y) * wide) / (wide - foot)], [12, y], 2 * wide);
      const places = among(ribs, [-0.5, 0, 0.5], [-0.33, 0.33], [-0.6, -0.2, 0.2, 0.6], [-0.5, 0, 0.5]);
      const slits = places.map((at) => wedge([12 + at * foot, deep - 1.2], [12 + at * wide, y - 0.7], 2));
      const cup = named("wrapper", cut(meet(paper, rect(0, y, GRID, deep - y)), ...slits));
      return inks({ gaps: [air], parts: 4 }, spin % 2 === 0 ? swirl : mirrored(swirl), cup);
    },
  },
  {
    ...SERVED,
    id: "ice-cream-cone",
    words: ["ice cream", "ice creams", "ice cream cone", "gelato"],
    goesWith: ["gelateria", "summer", "dessert", "sorbet", "cone"],
    has: ["cone"],
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three], construction: [scoops, light] }) => {
      const [air, r, y] = [airOf(gap), 7.4, 7.4];
      const drops = by(two, [4.4, 5.6, 4.8, 4.4], [4.6, 4.8, 6, 4.4], [5, 5, 5, 5]);
      const scoop = named(
        "scoop",
        join(disc(12, y, r), ...drops.map((low, at) => disc(5.1 + at * 4.6, y + low, 2.7))),
      );
      const [half, tip] = [by(three, 7.6, 7.2, 8), by(one, 27, 28, 26)];
      const cone = named("cone", slug([12, 10], half, [12, tip], 0.9));
      const turn = Math.asin((half - 0.9) / (tip - 10)) / DEGREE;
      const slit = move(rect(12 - air / 2, -10, air, 60), rotation(turn, 12, 17.4));
      const from = among(light, 190, 280, 200, 290);
      const shine = band(12, y, r - 2, r - 2 - air, from, from + 66, "round");
      const other = cut(disc(among(scoops, 18, 18, 6, 6), 2.2, 5.6), grow(scoop, air));
      const balls = scoops % 2 === 0 ? cut(scoop, shine) : join(cut(scoop, shine), other);
      return inks({ gaps: [air], radii: [r], parts: 5 }, balls, cut(cone, grow(scoop, air), ...both(slit)));
    },
  },
  {
    ...SERVED,
    id: "pizza-slice",
    words: ["pizza", "pizzas", "pizza slice", "slice of pizza"],
    goesWith: ["pizzeria", "italian", "trattoria", "takeaway"],
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three], construction: [set] }) => {
      const [air, tilt] = [airOf(gap), by(three, 0, 24, -24)];
      const [half, thick] = [by(one, 28, 30, 27), by(two, 4.4, 3.8, 5)];
      const crust = named("crust", band(12, 25, 25, 25 - thick, -87 - half, half - 93, "round"));
      const fan = wedge([12, 25], [12, 4], 42 * Math.tan((half - 1) * DEGREE));
      const cheese = meet(disc(12, 25, 25 - thick - air), fan);
      // Some are cut through where the slice was.
      const spots = set < 2 ? [9, 9.6, 2.4, 18.8, 11, 2.6, 12, 17, 2] : [12, 9.4, 2.6, 19, 12, 2.2, 9, 17, 2];
      const laid = join(...threes(spots, disc));
      const salami = set % 2 === 0 ? laid : mirrored(laid);
      const turned = (form: Form) => move(form, rotation(tilt, CENTRE, CENTRE));
      const [lead, second] = [cut(cheese, grow(salami, air)), join(crust, meet(salami, cheese))];
      return inks({ gaps: [air], angles: [half], parts: 5 }, turned(lead), turned(second));
    },
  },
  {
    ...SERVED,
    id: "burger-smile",
    allowsFace: true,
    words: ["burger", "burgers", "hamburger", "hamburgers", "cheeseburger"],
    goesWith: ["grill", "diner", "fast food", "bun"],
    suggests: ["smile"],
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three], construction: [filling, seeds] }) => {
      const air = airOf(gap);
      const half = outline([
        11.9, 1.4, 20, 1.4, 24, 5.4, 24, 12, 24, 12, 24, 17, 24, 17, 24, 21, 21.6, 23.4, 17, 23.4, 17, 23.4,
        11.9, 23.4, 11.9, 23.4,
      ]);
      const shape = move(whole(half), scaling(1, by(one, 1, 0.97, 1.04), 12, 23.4));
      // Every joint hangs in the same curve: it smiles.
      const [sag, low] = [by(two, 40, 30, 60), by(three, 18.6, 18.2, 19)];
      const over = (y: number) => disc(12, y - sag, sag);
      const places = seeds % 2 === 0 ? [6.8, 6.8, 120, 12, 5, 0, 17.2, 6.8, 60] : [9, 5.6, 150, 15, 5.6, 30];
      const grains = threes(places, (x, y, a) => lens(polar(x, y, 1.7, a), polar(x, y, -1.7, a), 0.7));
      const count = among(filling, 5, 1, 4, 6);
      const hung = (at: number) => polar(12, 11.6 - sag, sag, 90 + ((at + 0.5) / count - 0.5) * (1375 / sag));
      const frill = times(count, (at) => disc(...hung(at), 9.4 / count + 0.8));
      const hem = join(over(13), ...(count === 1 ? [wedge([12, 16.4], [12, 11], 17)] : frill));
      const leaf = named("leaf", cut(meet(shape, hem), over(10 + air)));
      const rest = cut(shape, over(10 + air), grow(leaf, air), cut(over(low + air), over(low)));
      const lead = join(cut(meet(shape, over(10)), named("seed", join(...grains))), rest);
      return inks({ gaps: [air], symmetry: "mirror", parts: 4 }, lead, leaf);
    },
  },
  {
    ...SERVED,
    id: "cheese-wedge",
    words: ["cheese", "cheeses", "cheese wedge", "gouda", "emmental", "cheddar"],
    goesWith: ["dairy", "creamery", "deli", "mouse"],
    promise: 0.908,
    draw: ({ gap, variation: [one, two, , three], construction: [set] }) => {
      const [air, peak] = [airOf(gap), by(one, 16.4, 15.4, 17.6)];
      const [ridge, low] = [by(two, 11.4, 12.2, 10.6), by(three, 22.4, 21.8, 23.2)];
      const [rise, wall] = [(ridge - 2.4) / peak, low - ridge - air];
      const slope = pen(0, ridge).line(peak - 3, 2.4 + 3 * rise);
      const top = slope.curve(peak + 2.6, 2.4 - 2.6 * rise, 24, ridge - 7, 24, ridge).path();
      const spots = set < 2 ? [7, 17, 2.6, 16, 12.6, 2.6, 19, 18, 2] : [5, 12.6, 2.4, 13, 17, 3, 24, 17, 2];
      const holes = move(join(...threes(spots, disc)), translation(0, ridge - 11.4));
      const face = roundRect(0, ridge + air, GRID, wall, [0, 0, 2, 2]);
      return inks({ gaps: [air], parts: 2 }, cut(face, set % 2 === 0 ? holes : mirrored(holes)), asForm(top));
    },
  },
  {
    ...SERVED,
    id: "egg-in-pan",
    words: ["fried egg", "fried eggs", "frying pan", "skillet", "pan", "sunny side up"],
    goesWith: ["egg", "breakfast", "brunch", "diner", "cooking"],
    has: ["egg", "pan"],
    promise: 0.926,
    draw: ({ variation: [one, two, , three], construction: [shape] }) => {
      const [r, yolk, tilt] = [by(one, 10.4, 10, 10.8), by(two, 3.6, 3.9, 3.3), by(three, -45, -32, -58)];
      const away = (far: number) => polar(10, 14, far, tilt);
      const grip = named("handle", cut(slug(away(r + 0.4), 1.5, away(20), 2.3), disc(...away(20), 0.9)));
      // The white of the egg is the ground.
      const lobes = among(shape, 3, 2, 3, 3);
      const edge = (a: number) => 7.2 + 0.7 * Math.sin(2 * a) + 0.6 * Math.sin(lobes * a + 1);
      const white = move(blob(10, 14, edge), rotation(among(shape, -20, -140, -250, -80), 10, 14));
      const shine = band(10, 14, yolk - 1, yolk - 2.2, 185, 275, "round");
      const pan = join(cut(disc(10, 14, r), white), grip);
      return inks({ radii: [r, yolk], parts: 2 }, pan, named("yolk", cut(disc(10, 14, yolk), shine)));
    },
  },
  {
    ...SERVED,
    id: "steamed-dumpling",
    allowsFace: true,
    words: ["dumpling", "dumplings", "bao", "baozi", "steamed bun"],
    goesWith: ["dim sum", "chinese", "noodle", "asian", "steamer"],
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [folds, basket] }) => {
      const [air, y, twist] = [airOf(gap), 17 + airOf(gap), by(three, 0, 0.9, -0.9)];
      const half = outline([
        11.9, 2.2, 11.9, 2.2, 14.7, 1, 15.2, 1.4, 14.9, 3, 15, 4, 17.4, 5.2, 20.6, 6.8, 22.8, 9.6, 22.8, 13.2,
        22.8, 16, 20, 17, 17.6, 17, 17.6, 17, 11.9, 17, 11.9, 17,
      ]);
      const places = folds % 2 === 0 ? [-1.5, -0.5, 0.5, 1.5] : [-1.1, 0, 1.1];
      const slits = places.map((k) => {
        const [x, end, low] = [12 + k * 1.3, 12 + k * 5 + twist, 13.6 - two * 0.6 - Math.abs(k) * 1.2];
        const down = pen(x, 2.8).curve(x + k * 0.2 - 0.6, 7, end - k - 0.8, 8, end, low);
        return down.curve(end - k + 1, 8, x + k * 0.2 + 1.1, 7, x, 2.8).path();
      });
      const bun = move(cut(whole(half), ...slits), scaling(by(one, 1, 1.05, 0.96), 1, CENTRE, 0));
      const ties = among(basket, [-9], [12], [-9], [7.4, 16.6]).map((x) => rect(x - air / 2, y, air, 9));
      const base = named("base", cut(roundRect(1.4, y + 2.4 + air, 21.2, 3.6, [0, 0, 1.4, 1.4]), ...ties));
      return inks({ gaps: [air], parts: 3 }, bun, join(roundRect(0, y, GRID, 2.4, 1), base));
    },
  },
  {
    ...SERVED,
    id: "doughnut",
    allowsFace: true,
    words: ["doughnut", "doughnuts", "donut", "donuts"],
    goesWith: ["bakery", "pastry", "icing", "coffee"],
    isRound: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [set, bitten] }) => {
      const [air, waves] = [airOf(gap), by(three, 9, 13, 11)];
      const [hole, y] = [by(one, 3.6, 4, 3.3), by(two, 10.4, 10, 10.7)];
      const dough = cut(disc(12, 12, 12), disc(12, y, hole));
      const edge = (a: number) => 9.7 + 2.9 * (1 - Math.sin(a)) ** 2 + 0.75 * Math.sin(a * waves);
      const icing = named("icing", meet(dough, blob(12, y, edge)));
      const sprinkles = times(6, (at) => {
        const [x, up] = polar(12, y, 6.4, at * 60 - 74 + among(set, 0, -12, 14, 30));
        return named(
          "sprinkle",
          bar(polar(x, up, 0.9, at * 100 + 20), polar(x, up, -0.9, at * 100 + 20), 1.5, "round"),
        );
      });
      const teeth = named("tooth", join(disc(22.6, 2, 3.6), disc(18.6, 0.4, 2.8), disc(23.8, 6.2, 2.6)));
      const bite = among(bitten, [], [teeth], [], [mirrored(teeth)]);
      const rest = cut(dough, grow(icing, air), ...bite);
      return inks({ gaps: [air], radii: [12, hole], parts: 2 }, cut(icing, ...sprinkles, ...bite), rest);
    },
  },
  {
    ...SERVED,
    id: "noodle-bowl",
    words: ["noodle", "noodles", "noodle bowl", "ramen", "noodle soup", "chopstick", "chopsticks"],
    goesWith: ["soup", "asian", "japanese", "udon", "pho"],
    has: ["bowl", "chopstick"],
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [strands, trim] }) => {
      const [air, slope, left] = [airOf(gap), by(two, 10, 14, 7), by(three, 4.4, 5.4, 3.6)];
      const half = outline([
        11.9, 14, 11.9, 14, 24, 14, 24, 14, 24, 18.6, 21, 21.4, 16.6, 22.2, 16.6, 22.2, 16.6, 24, 16.6, 24,
        16.6, 24, 11.9, 24, 11.9, 24,
      ]);
      const tall = by(one, 1, 0.94, 1.06);
      const [rim, bowl] = [24 - 10 * tall, move(whole(half), scaling(1, tall, CENTRE, 24))];
      const [count, thick] = strands % 2 === 0 ? [4, 2] : [3, 2.6];
      const noodles = times(count, (at) => {
        const [x, top] = [left + at * (thick + air), 1.6 - at * (thick + air) * Math.tan(slope * DEGREE)];
        return roundRect(x, top, thick, rim - air - top, [thick / 2, thick / 2, 0, 0]);
      });
      const hidden = rect(left - air, -20, count * (thick + air) + air, 60);
      const tilt = rotation(-slope, left, 5);
      const sticks = [3.6, 5.6 + air].map((y) => move(slug([0.8, y], 0.85, [23.2, y], 1.05), tilt));
      const stripe = rect(0, rim + among(trim, -3, 2.4, 3, -3), GRID, air);
      const lead = join(cut(bowl, stripe), cut(join(...sticks), hidden));
      return inks({ gaps: [air], parts: 6 }, lead, join(...noodles));
    },
  },
  {
    ...SERVED,
    id: "honey-jar",
    words: ["honey jar", "jar", "jars", "honey", "honey pot", "jar of honey"],
    goesWith: ["bee", "beekeeper", "apiary", "jam", "preserve"],
    has: ["honey"],
    promise: 0.956,
    draw: ({ gap, variation: [one, two, , three], construction: [run] }) => {
      const [air, lid] = [airOf(gap), by(two, 4, 3.6, 4.6)];
      const [round, wide] = [by(one, 2, 1.4, 2.8), by(three, 7.4, 8, 6.8)];
      // The jar is a cell of the comb.
      const cell = polygon(times(6, (at) => polar(12, 12, 12 - round, at * 60)));
      const [body, top] = [grow(cell, round), 12 - (12 - round) * 0.866 - round];
      const [a, b] = [among(run, 15, 11, 13.4, 10.4), among(run, 11, 15.4, 10, 14)];
      const honey = named("honey", meet(body, runs(-2, 26, 0, [9.2, 5.6, a, 5.6, b, 5.6, 9.2])));
      const cap = named("cap", roundRect(12 - wide, top - air - lid, 2 * wide, lid, 1.2));
      return inks({ gaps: [air], parts: 3 }, join(cut(body, grow(honey, air)), cap), honey);
    },
  },
  {
    ...SERVED,
    id: "chef-hat",
    words: ["chef's hat", "chef hat", "toque", "toques", "cook's hat"],
    goesWith: ["chef", "cook", "kitchen", "restaurant", "catering"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [folds] }) => {
      const [air, tilt] = [airOf(gap), by(three, 0, 9, -9)];
      const [side, crown] = [by(one, 5.8, 5.4, 6.2), by(two, 6.4, 7, 5.8)];
      const puff = join(...both(disc(side, 8.6, side)), disc(12, crown, crown));
      const trunk = meet(wedge([12, 80], [12, 10], 16), rect(0, 10, GRID, 14.4));
      const over = (y: number) => disc(12, y - 26, 26);
      const slits = (folds % 2 === 0 ? [-3.5, 0, 3.5] : [-2.2, 2.2]).map((x) => {
        const up = pen(11.2 + x, 20).curve(11.2 + x, 14, 11.4 + x * 1.1, 11, 12 + x * 1.5, 7.6 + x * x * 0.1);
        return up.curve(12.6 + x * 1.1, 11, 12.8 + x, 14, 12.8 + x, 20).path();
      });
      const worn = (form: Form) => move(form, rotation(tilt, CENTRE, CENTRE));
      const cloth = cut(join(puff, meet(trunk, over(18.6))), ...slits);
      return inks({ gaps: [air], parts: 2 }, worn(cloth), worn(cut(meet(trunk, over(24)), over(18.6 + air))));
    },
  },
];
