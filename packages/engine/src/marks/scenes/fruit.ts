import { asForm, cut, type Form, grow, join, line, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, type Point, pen, rotation, scaling, translation } from "../../geometry/path.ts";
import { disc, lens, rect } from "../../geometry/primitives.ts";
import { among, by, facts, layer } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { ellipse } from "./parts.ts";
import { nodesOf, through, twofold } from "./smooth-outline.ts";

const GROWN = { ideas: [], isOpen: true } as const;

/** The four points of a cubic. */
const cubicOf = (text: string) =>
  nodesOf(text).map(([x, y]): Point => [x, y]) as [Point, Point, Point, Point];

/** A stroke along one cubic that grows or tapers from its first width to its last. */
const stalk = (text: string, first: number, last: number): Path => {
  const points = cubicOf(text);
  const side = (sign: 1 | -1): Point[] =>
    points.map(([x, y], at) => {
      const [from, to] = [points[Math.max(0, at - 1)]!, points[Math.min(3, at + 1)]!];
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const half = (sign * (first + ((last - first) * at) / 3)) / 2 / Math.hypot(dx, dy);
      return [x - dy * half, y + dx * half];
    });
  const [a, b] = [side(1), side(-1)];
  const drawn = pen(...a[0]!).curve(...a[1]!, ...a[2]!, ...a[3]!);
  drawn.line(...b[3]!).curve(...b[2]!, ...b[1]!, ...b[0]!);
  return drawn.path();
};

/** A small form at each of these spots and, off the axis, at its mirror image. */
const strewn = (text: string, form: (x: number, y: number) => Form | Path): Form[] =>
  nodesOf(text).flatMap(([x, y]) => (x === 12 ? [asForm(form(x, y))] : both(form(x, y))));

const shown = (lead: Form | Path, second: Form | Path, air: number, count: number, isEven = false) => ({
  layers: [layer(asForm(lead)), layer(asForm(second), "secondary")],
  facts: facts({ gaps: [air], parts: count, symmetry: isEven ? "mirror" : "none", events: ["colour"] }),
});

/** A sickle of light along one cubic, pointed at both ends and hollow towards (dx, dy). */
const sickle = (text: string, dx: number, dy: number): Path => {
  const [p0, p1, p2, p3] = cubicOf(text);
  const there = pen(...p0).curve(...p1, ...p2, ...p3);
  return there.curve(p2[0] + dx, p2[1] + dy, p1[0] + dx, p1[1] + dy, ...p0).path();
};

/** The light between two parts: it must hold at 16 pixels. */
const airOf = (gap: number): number => Math.min(1.35, Math.max(1, gap * 0.6));

/** What is picked and eaten: each in the one view that names it. */
export const FRUIT: readonly Scene[] = [
  {
    ...GROWN,
    id: "lemon-leaf",
    words: ["lemon", "lemons", "lime", "limes", "citron"],
    goesWith: ["citrus", "lemonade", "limoncello"],
    has: ["leaf"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const [nub, fat] = [by(one, 24.2, 24.8, 23.6), by(two, 1, 1.06, 0.95)];
      const whole = through`12,7 16.8,8.2 20,11 22.2,12.5 ${nub},14.2 22.2,15.9 20,17.4 16.8,20.2 12,21.4 7.2,20.2
        4,17.4 1.8,15.9 0.2,14.2 1.8,12.5 4,11 7.2,8.2`;
      const light = sickle("5.4,15.2 7.6,20.2 16.4,20.2 18.6,15.2", 0, by(three, -2.2, -2.6, -1.9));
      const lie = rotation(among(a, 30, 38, 22, 34), 12, 14.2);
      const body = named("body", move(move(cut(whole, light), scaling(1, fat, 12, 14.2)), lie));
      const leaf = named("leaf", lens([2.8, 5], [by(three, 14.6, 15.2, 14), by(three, 0, 1, -0.6)], 0.44));
      const down = translation(0, 1.2);
      return shown(move(cut(body, grow(leaf, air)), down), move(leaf, down), air, 2);
    },
  },
  {
    ...GROWN,
    id: "cherry-pair",
    words: ["cherry", "cherries"],
    has: ["leaf", "stalk"],
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a, b] }) => {
      const air = airOf(gap);
      const [low, high] = [by(one, 18, 18.2, 17.5), by(one, 16.6, 15.2, 17.7)];
      const x = by(two, 13, 11.4, 14.2);
      const round = twofold`12,7.2! 13.8,6.3 16.6,8.1 17.8,12.2 16,16.4 12,17.9`;
      const fruit = named(
        "fruit",
        cut(round, sickle("8.6,10 7.6,14 10.6,16.4 14,15.2", 1.6, by(three, -1.6, -1.9, -1.4))),
      );
      const fruits = named(
        "fruit",
        parts(move(fruit, translation(-6, low - 12)), move(fruit, translation(6, high - 12))),
      );
      const stems = (wide: number, end: number) => [
        named("stem", stalk(`${x},1.2 ${x - 3},4 6.6,8 6,${low + end}`, wide, wide + 0.2)),
        named("stem", stalk(`${x},1.2 ${x + 2},4 17.6,7 18,${high + end}`, wide, wide + 0.2)),
      ];
      const leaf = named(
        "leaf",
        lens([x - 0.8, 0.6], [x + by(three, 10, 10.6, 9.6), among(a, 4.6, 3.6, 5.4, 3)], 0.46),
      );
      const second = b % 2 === 1 ? [lens([x + 1, 0.8], [x - 8.6, 2.4], 0.4)] : [];
      const green = join(...stems(1.7, -3.3), leaf, ...second);
      return shown(cut(fruits, ...stems(1.7 + air * 1.8, air - 3.3)), green, air, 3);
    },
  },
  {
    ...GROWN,
    id: "strawberry-seeds",
    words: ["strawberry", "strawberries"],
    goesWith: ["jam", "berry"],
    has: ["leaf", "leaves"],
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const body = named("body", twofold`12,5 17.2,4.4 21.4,7 21.6,11.8 19.4,17 15.8,22 12,24.2`);
      const droop = by(two, 0, 0.8, -0.6);
      const wing = lens([12.6, 5.4], [4.2, 2.2 + droop], 0.44);
      const tooth = lens([12.6, 3.6], [6, 8.8 + droop], 0.46);
      const stem = stalk(`12,6 12,4 12,2 ${among(a, 12, 13.6, 10.6, 12)},-0.4`, 2, 2.2);
      const crown = named(
        "leaf",
        join(...both(wing), ...both(tooth), lens([12, 2], [12, 10.8 + droop * 0.4], 0.42), stem),
      );
      const [few, many] = ["17.2,13.2 12,15.4 14.8,18.6", "17.2,13.2 12,15.2 14.8,18 12,20.8"];
      const plan = by(three, few, many, "17.2,13 14.2,16 12,19.8");
      const seeds = strewn(plan, (x, y) => named("seed", lens([x, y - 1.6], [x, y + 1.5], 0.6)));
      const put = scaling(by(one, 1, 1.05, 0.96), 1, 12, 0);
      return shown(cut(move(body, put), grow(crown, air), ...seeds), crown, air, 2, true);
    },
  },
  {
    ...GROWN,
    id: "pear-line",
    words: ["pear", "pears", "quince", "quinces"],
    goesWith: ["orchard", "cider"],
    has: ["leaf", "stalk"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const [waist, wide] = [by(one, 15.8, 16.4, 15.4), by(two, 20.6, 21.2, 20)];
      const body = named(
        "body",
        twofold`12,3.8 14.8,5.2 ${waist},8.8 ${wide - 1.7},12.6 ${wide},16.6 17.8,22.4 12,24.2`,
      );
      // The stalk runs on through the fruit as light and parts it.
      const bend = among(a, 18.2, 17.2, 18.8, 16.4);
      const light = stalk(`12.2,2 12.2,9.6 ${bend},14 ${bend - 4},26`, air, air * 1.3);
      const edge = pen(12.2, 2).curve(12.2, 9.6, bend, 14, bend - 4, 26);
      const right = edge.line(26, 26).line(26, 2).path();
      const stem = stalk("12.2,5 12.2,3 12.4,1.6 13.4,0", 1.8, 2.2);
      const leaf = named(
        "leaf",
        lens([13.8, 3.6], [by(three, 22.4, 22.8, 21.6), by(three, 0.2, 1.8, -0.2)], 0.48),
      );
      const lead = join(cut(body, right, light), named("stem", stem));
      const far = cut(meet(body, right), light, stem);
      return shown(lead, parts(far, cut(leaf, grow(body, air), grow(stem, air * 0.6))), air, 3);
    },
  },
  {
    ...GROWN,
    id: "tomato-star",
    words: ["tomato", "tomatoes"],
    goesWith: ["ketchup", "salsa", "passata"],
    has: ["leaf", "leaves"],
    suggests: ["star"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const plain = twofold`12,5.4 16,4.4 20.8,6.4 23.6,11.2 23.1,17 20,21.3 16.2,23.2 12,23.8`;
      const body = named(
        "body",
        move(plain, scaling(by(one, 1, 1.03, 0.95), by(one, 1, 0.95, 1.01), 12, 23.8)),
      );
      const droop = by(two, 0.2, 1.2, -0.4);
      const flat = through`12,4.4! 8,3 3,${6.4 + droop}! 8,6 12,8!`;
      const hanging = through`10.4,5.2! 7.6,8 7.6,${12.4 + droop}! 10.4,9.4 13,7.4!`;
      const stem = stalk(`12,6 12,4 12,2 ${among(a, 13.6, 12, 10.6, 14.4)},0.2`, 2, 2.3);
      const star = named("leaf", join(...both(flat), ...both(hanging), stem));
      const light = sickle("20.4,10.6 21.6,16.4 17.4,20.8 11.6,20.4", by(three, -2, -2.4, -1.8), -1.8);
      return shown(cut(body, grow(star, air), light), star, air, 2);
    },
  },
  {
    ...GROWN,
    id: "pumpkin-ribs",
    words: ["pumpkin", "pumpkins", "squash", "gourd"],
    goesWith: ["halloween", "harvest", "autumn"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a, b] }) => {
      const air = airOf(gap);
      const high = by(one, 8.6, 9, 7.8);
      const mid = 23.4 - high;
      const isBroad = b === 2;
      const core = ellipse(12, mid, isBroad ? 4.4 : by(two, 3.4, 4, 3), high);
      const inner = isBroad ? ellipse(7, mid + 0.1, 7.4, high - 0.5) : ellipse(7.6, mid, 4.6, high - 0.3);
      const outer = cut(ellipse(4.8, mid + 0.2, 5.4, high - 1.4), grow(join(inner, core), air));
      const half = parts(cut(inner, grow(core, air)), ...(isBroad ? [] : [outer]));
      const tip = among(a, 17, 7.4, 16, 8.4);
      const stem = stalk(`12,${mid - high + 2.6} 12,4.4 12.2,2 ${tip},${by(three, 0.8, 1.6, 0.4)}`, 5, 2.4);
      return shown(
        parts(core, ...both(half)),
        named("stem", cut(stem, grow(join(core, ...both(inner)), air))),
        air,
        6,
      );
    },
  },
  {
    ...GROWN,
    id: "pomegranate-open",
    words: ["pomegranate", "pomegranates"],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const spread = by(one, 18, 18.6, 17.4);
      const crown = named(
        "crown",
        twofold`12,${by(three, 0.9, 0.2, 1.5)}! 14,3.6! ${spread},-0.4! 17.4,2.8 15.8,6! 12,9!`,
      );
      const lie = rotation(by(two, 0, 16, -16), 12, 14.6);
      const slit = move(lens([12, 6.2], [12, 22.9], among(a, 0.66, 0.7, 0.64, 0.68)), lie);
      const seed = (x: number, y: number) => named("seed", ellipse(x, y, 1.3, 1.5));
      const seeds = named("seed", parts(...strewn("12,9.2 14.3,11.9 12,14.6 14.3,17.3 12,20", seed)));
      return shown(cut(join(disc(12, 14.4, 9.7), crown), slit), move(seeds, lie), air, 5);
    },
  },
  {
    ...GROWN,
    id: "olive-branch",
    words: ["olive", "olives", "olive branch"],
    goesWith: ["oil", "peace", "mediterranean"],
    has: ["leaf", "leaves", "branch"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const [bulge, fan] = [by(one, 0.36, 0.4, 0.32), by(two, 0, 1, -0.8)];
      const leaves = join(
        lens([15.8, 10], [21.8 + fan, -0.4], bulge),
        lens([14.4, 12.6], [11.4 + fan, 1], bulge),
        lens([14, 12.6], [24.4, 10 + fan * 0.6], bulge),
        lens([8, 18.6], [0, 11.4 + fan], bulge),
        lens([5.4, 20.8], [15.4, 23.4], bulge),
      );
      const branch = join(
        named("stem", stalk("1,23.4 7,20.4 14.4,13.2 16.8,8.2", 2.2, 1.6)),
        named("leaf", leaves),
      );
      const olive = (x: number, y: number, to: number) => move(ellipse(x, y, 3.3, 2.6), rotation(to, x, y));
      const [low, high] = [olive(17.2, 17.8, by(three, 20, 40, 10)), olive(7.2, 9.8, by(three, 60, 50, 75))];
      const under = stalk("10.6,16.4 12,15.8 13.6,16 14.9,16.9", 1.7, 1.7);
      const over = stalk("10.6,16.4 10.2,14.6 9.4,13.4 8.5,12.2", 1.7, 1.7);
      const fruits = named("fruit", join(...among(a, [low, high], [low], [high, low], [high])));
      const lead = join(branch, ...among(a, [under, over], [under], [over, under], [over]));
      return shown(lead, fruits, air, 3);
    },
  },
  {
    ...GROWN,
    id: "chilli-curve",
    ideas: ["energy"],
    words: ["chilli", "chillies", "chili", "chilis", "chile", "cayenne", "jalapeno", "peperoncino"],
    goesWith: ["spice", "salsa", "taco", "hot"],
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const tip = by(one, 20, 18.4, 21.6);
      const body = named(
        "body",
        through`12.2,8.6 13.4,5.6 17,5 20.8,6.2 22.6,10 20.6,17 13.6,22.6 6,23.6 0,${tip}! 7,18.4 11.2,14.4`,
      );
      const [jagged, wavy] = ["20.6,8.4! 18,10.2! 15.6,7.6!", "19.8,8! 17.2,8.8 14.6,7.2!"];
      const teeth = among(a, jagged, "18.4,7.4!", wavy, jagged);
      const cap = named("stem", through`11.4,8! 13,3.8 18,2.8 22.4,5 23.4,9.6! ${teeth}`);
      const stem = stalk(`17.4,4.6 18,2.6 18.6,1 ${by(two, 21.6, 20.4, 22.4)},0.4`, 2.8, 2.2);
      const green = join(cap, stem);
      const light = sickle("18.8,11.6 19.2,17 13.4,20.8 6.6,20.8", by(three, -1.6, -1.9, -1.4), -1.8);
      return shown(cut(body, grow(green, air), light), green, air, 2);
    },
  },
  {
    ...GROWN,
    id: "avocado-half",
    words: ["avocado", "avocados", "avocadoes"],
    goesWith: ["guacamole", "brunch"],
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const plain = twofold`12,-0.2 15.2,1.2 16.5,5 19.2,10.2 21,15.4 18.5,21.6 12,24.2`;
      const shape = move(plain, scaling(by(one, 1, 1.05, 0.97), 1, 12, 0));
      // The skin shows more of itself on the side that turns away.
      const even = cut(shape, line(shape, 2, true));
      const flesh = named("flesh", meet(even, move(even, scaling(by(two, 0.9, 0.86, 0.93), 0.93, 5, 2))));
      const [x, r] = [by(two, 11.2, 10.9, 11.5), by(three, 4.3, 4.6, 4)];
      const light = sickle(`${x - r * 0.6},16 ${x - r * 0.9},12.8 ${x},11.2 ${x + r * 0.5},12.4`, 0.8, 1.5);
      const turn = rotation(among(a, 16, 0, -16, 24), 12, 14.4);
      return shown(
        named("peel", move(cut(shape, flesh), turn)),
        named("stone", move(cut(disc(x, 14.8, r), light), turn)),
        air,
        2,
      );
    },
  },
  {
    ...GROWN,
    id: "pineapple-net",
    words: ["pineapple", "pineapples", "ananas"],
    goesWith: ["tropical", "tiki", "hawaii"],
    has: ["leaves"],
    suggests: ["leaf", "crown"],
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const [half, lean] = [by(two, 6, 6.2, 5.8), rotation(among(a, 38, 37, 39, 38), 12, 16.5)];
      const hull = named("body", ellipse(12, 16.5, half * by(one, 1.18, 1.2, 1.16), 7.8));
      const bar = move(rect(12 - air * 0.45, -6, air * 0.9, 45), lean);
      const bars = [-1.5, -0.5, 0.5, 1.5].flatMap((at) => both(move(bar, translation(at * half, 0))));
      const tip = by(three, 0, 0.9, -0.7);
      const side = through`12,10! 12.8,4.4 ${17.4 + tip},0.4! 15.6,4.4 14.6,11!`;
      const low = through`12,10! 14.6,6.4 ${20.6 + tip},5! 17.6,7 15.8,11!`;
      const leaves = named("leaf", join(lens([12, 12], [12, -0.8], 0.28), ...both(join(side, low))));
      const crown = named("leaf", cut(leaves, grow(hull, air)));
      return shown(cut(hull, ...bars), crown, air, 6, true);
    },
  },
  {
    ...GROWN,
    id: "garlic-bulb",
    words: ["garlic", "garlics"],
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = airOf(gap);
      const lean = among(a, 0, 1.6, -1.2, 0.8);
      const bulb = through`${8.6 + lean},-0.2! ${12 + lean},-0.2! 11.8,3.6 13.4,7 18.6,10.6 ${by(one, 20.6, 21, 20)},16
        17.6,21 10.2,22.8 2.8,21 ${by(one, -0.2, -0.6, 0.4)},16 1.8,10.6 7,7 8.6,3.6`;
      const left = sickle("9.4,6 4,10 4,17 7,20.6", by(three, 1.8, 2, 1.6), 0.4);
      const right = sickle("11,6 14.6,10 15.6,15 12.6,20.6", by(three, -1.8, -2, -1.6), 0.4);
      const clove = through`${by(two, 23.6, 22.8, 24.2)},10.8! 24.4,16.4 21.8,22.2 16.6,24.2 13.4,22 15.4,17.6 20,14.6`;
      return shown(cut(bulb, grow(clove, air), left, right), clove, air, 2);
    },
  },
];
