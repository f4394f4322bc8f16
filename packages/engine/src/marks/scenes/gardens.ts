import {
  asForm,
  cut,
  extent,
  type Form,
  grow,
  join,
  line,
  meet,
  move,
  named,
  solid,
} from "../../geometry/form.ts";
import { type Path, polar, rotation, scaling, translation } from "../../geometry/path.ts";
import { band, bar, disc, lens, rect, sector } from "../../geometry/primitives.ts";
import { among, by, type Drawing, type Facts } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { counterchanged, inks, lean, times } from "./parts.ts";
import { type Node, nodesOf, outline, twofold } from "./smooth-outline.ts";

/** Light that holds when small, and never so wide that a rule breaks. */
const lightOf = (gap: number): number => Math.min(1.2, leastAirOf(gap) * 1.05);

/** As large as the grid allows. */
const filling = (given: Partial<Facts>, form: Form): Drawing => {
  const { width, height } = extent(form);
  const size = 24 / Math.max(width, height);
  return inks(given, move(form, scaling(size, size)));
};

type Bend = readonly [number, number, number, number, number, number];

/** A stroke of one weight that runs smoothly through these points. */
const strand = (text: string, wide: number): Path => {
  const nodes = nodesOf(text).map(([x, y], at, all): Node => [x, y, at === 0 || at === all.length - 1]);
  // The closing chord is no part of the course.
  const segments = outline(nodes)[0]!.segments.slice(0, nodes.length - 1);
  const side = (sign: 1 | -1) =>
    segments.flatMap((segment, index) => {
      const [x0, y0] = nodes[index]!;
      const bend: Bend = segment.length === 6 ? segment : [x0, y0, ...segment, ...segment];
      const [x1, y1, x2, y2, x3, y3] = bend;
      const isLast = index === segments.length - 1;
      return times(isLast ? 6 : 5, (step): Node => {
        const [at, rest] = [step / 5, 1 - step / 5];
        const on = (a: number, b: number, c: number, d: number) =>
          a * rest ** 3 + 3 * b * at * rest ** 2 + 3 * c * at ** 2 * rest + d * at ** 3;
        const along = (a: number, b: number, c: number, d: number) =>
          (b - a) * rest ** 2 + 2 * (c - b) * at * rest + (d - c) * at ** 2;
        const [dx, dy] = [along(x0, x1, x2, x3), along(y0, y1, y2, y3)];
        const half = ((wide / 2) * sign) / (Math.hypot(dx, dy) || 1);
        const isEnd = (index === 0 && step === 0) || (isLast && step === 5);
        return [on(x0, x1, x2, x3) + dy * half, on(y0, y1, y2, y3) - dx * half, isEnd];
      });
    });
  return outline([...side(1), ...side(-1).reverse()]);
};

/** What grows in gardens and groves, each with an idea in its form. */
export const GARDENS: readonly Scene[] = [
  {
    id: "tomato-counterchange",
    ideas: [],
    words: ["tomato", "tomatoes"],
    goesWith: ["vegetable", "sauce", "garden"],
    isOpen: true,
    has: ["leaf", "leaves"],
    promise: 0.914,
    draw: ({ variation: [one, two, , three], construction: [a] }) => {
      // The star is light on the fruit and dark beyond it.
      const [wide, foot] = [by(one, 11.9, 11.6, 12.1), by(two, 23.6, 24, 23)];
      const body = named(
        "body",
        twofold`12,6.8 16.6,5 ${12 + wide * 0.86},7.4 ${12 + wide},13.6 ${12 + wide * 0.74},20.8 12,${foot}`,
      );
      const thick = by(three, 0.34, 0.3, 0.38);
      const arm = (turn: number, long: number) =>
        move(lens([12, 10.6], [12, 10.6 - long], (thick * 9) / long), rotation(turn, 12, 9.4));
      const star = named(
        "leaf",
        join(
          disc(12, 9.2, 1.9),
          arm(180, 9),
          ...[-1, 1].flatMap((side) => [arm(side * 56, 12.4), arm(side * 116, 9)]),
          strand(`12,10 12,6 ${12 + among(a, 1.6, -1.6, 2.4, 0.6)},0`, 2.6),
        ),
      );
      return inks({ parts: 3 }, counterchanged(body, star));
    },
  },
  {
    id: "cherry-one-line",
    ideas: [],
    words: ["cherry", "cherries"],
    goesWith: ["fruit", "orchard", "jam"],
    isOpen: true,
    has: ["leaf", "stalk"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The stalks are one line, and its loop is the leaf.
      const [air, w, r] = [lightOf(gap), by(one, 2, 1.9, 2.2), by(two, 5.5, 5.2, 5.8)];
      const [tip, low] = [by(three, 0, 0.7, -0.5), among(a, 0, 1.8, 0.6, 1.2)];
      const [lx, ly, rx, ry] = [r, 24 - r - low, 24.2 - r, 24 - r - 1.8 + low];
      const first = `${lx + 0.4},${ly} ${lx + 0.9},13.4 ${lx + 3.2},9.4`;
      const over = `12.6,7.4 17,7 20.8,${5 + tip} 23,${1 + tip}`;
      const back = `23,${1 + tip} 18.8,${0.2 + tip * 0.6} 15,1.4 12.8,4.2 13,7.6 15.4,10.8 ${rx - 0.6},14 ${rx},${ry}`;
      const left = strand(`${first} ${over}`, w);
      const right = cut(strand(back, w), meet(grow(left, air), rect(9, 3, 7, 8)));
      const shine = (x: number, y: number) => band(x, y, r - 1.7, r - 3.1, 190, 262, "round");
      const berries = named(
        "fruit",
        cut(join(disc(lx, ly, r), disc(rx, ry, r)), shine(lx, ly), shine(rx, ry)),
      );
      return inks({ gaps: [air] }, join(named("stem", join(left, right)), berries, disc(23, 1 + tip, w / 2)));
    },
  },
  {
    id: "orange-peeled",
    ideas: [],
    words: ["orange", "oranges", "tangerine", "mandarin", "clementine"],
    goesWith: ["citrus", "juice", "fruit"],
    isOpen: true,
    has: ["leaf"],
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The peel goes once round and runs off.
      const [air, big, count] = [lightOf(gap), by(one, 9.6, 9.4, 9.8), by(three, 7, 8, 6)];
      const [from, far, off] = [among(a, 60, 50, 70, 40), by(two, 3.9, 4.3, 3.6), 1];
      const r = big - 2 - off;
      const sides = times(25, (at) => {
        const [turn, outer] = [from + at * 15.4, big + far * (at / 24) ** 9];
        const lie = ((turn - from + 40) * Math.PI) / 180;
        const inner = off * Math.cos(lie) + Math.sqrt(r * r - (off * Math.sin(lie)) ** 2);
        const isEnd = at === 0 || at === 24;
        const thin = at > 17 ? Math.max(inner, outer - 2.2 * Math.min(1, (24.8 - at) / 4)) : inner;
        return [outer, thin].map((reach): Node => [...polar(12, 12, reach, turn), isEnd]);
      });
      const peel = named(
        "peel",
        outline([...sides.map(([node]) => node!), ...sides.map(([, node]) => node!).reverse()]),
      );
      const [cx, cy] = polar(12, 12, off, from - 40);
      const slits = times(count, (at) =>
        bar([cx, cy], polar(cx, cy, 12, (360 * (at + 0.5)) / count - 90), air + 0.8),
      );
      const pulp = named("flesh", grow(cut(disc(cx, cy, r - air - 0.4), ...slits), 0.4));
      const leaf = named("leaf", cut(lens([11.4, 3.4], [20.6, -0.8], 0.5), grow(disc(12, 12, big), air)));
      return filling({ gaps: [air], parts: 8 }, join(peel, pulp, leaf));
    },
  },
  {
    id: "avocado-two-halves",
    ideas: [],
    words: ["avocado", "avocados", "avocadoes"],
    goesWith: ["guacamole", "fruit", "salad"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Whole on one side and open on the other: the stone changes where they meet.
      const [wide, neck, low] = [by(one, 8.8, 8.4, 9.2), by(two, 4.4, 4, 4.8), by(three, 15.4, 15.8, 15)];
      const pear = twofold`12,-0.2 ${12 + neck},3.4 ${12 + neck + 1.4},8 ${12 + wide},${low} ${12 + wide * 0.68},22.2 12,24.2`;
      const stone = disc(12, low + 0.4, by(two, 4.3, 4, 4.5));
      const [left, right] = [rect(-9, -9, 21, 42), rect(11.99, -9, 21, 42)];
      const skin = line(solid(pear), 2, true);
      const whole = join(cut(meet(pear, left), stone), meet(join(skin, stone), right));
      return inks(
        { gaps: [lightOf(gap)], parts: 2 },
        move(whole, rotation(among(a, 0, 24, -24, 38), 12, 12)),
      );
    },
  },
  {
    id: "olive-branch-two-tone",
    ideas: [],
    words: ["olive branch", "olive branches", "olive", "olives", "olive sprig"],
    goesWith: ["olive oil", "mediterranean", "peace"],
    isOpen: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // An olive leaf is dark above and silver below: each shows half of both.
      const [long, bulge, open] = [by(one, 13.8, 13.4, 14), by(two, 0.46, 0.44, 0.48), by(three, 58, 56, 61)];
      const blade = lens([12, 14.4], [12, 14.4 - long], bulge);
      const half = join(meet(blade, rect(12, -9, 20, 40)), line(solid(blade), 1.6, true));
      const leaves = [0, open, -open].map((turn) => named("leaf", move(half, rotation(turn, 12, 15))));
      const drupe = move(disc(17.2, 20.6, by(one, 3.6, 3.5, 3.7)), scaling(0.87, 1.14, 17.2, 20.6));
      const olive = join(move(drupe, rotation(-38, 17.2, 20.6)), strand("12,16 14.4,16.2 16,18.6", 1.75));
      const sprig = join(bar([12, 14], [12, 24.6], 1.9), ...leaves, ...both(olive));
      return filling({ gaps: [lightOf(gap)], parts: 3 }, lean(sprig, among(a, 40, -40, 50, -30), 1));
    },
  },
  {
    id: "tulip-lit",
    ideas: [],
    words: ["tulip", "tulips"],
    goesWith: ["flower", "spring", "holland", "florist"],
    isOpen: true,
    has: ["leaf", "leaves", "stem"],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Light where two petals lie over one another.
      const [tilt, foot] = [by(one, 19, 16, 22), by(two, 14.6, 15.2, 14)];
      const petal = (turn: number) =>
        named("petal", move(lens([12, foot], [12, -0.4], 0.56), rotation(turn, 12, foot)));
      const sides = [petal(-tilt), petal(tilt)] as const;
      const head = named("head", counterchanged(counterchanged(...sides), petal(0)));
      const leaf = named(
        "leaf",
        lens([12, 24.4], [by(three, 20.6, 21.6, 19.6), among(a, 13, 12, 14, 13.5)], 0.42),
      );
      const stalk = named("stem", rect(11.1, foot - 1, 1.8, 25 - foot));
      return inks({ gaps: [lightOf(gap)], parts: 4 }, join(head, stalk, ...both(leaf)));
    },
  },
  {
    id: "lotus-lit",
    ideas: [],
    words: ["lotus", "lotuses", "lotus flower", "water lily", "water lilies"],
    goesWith: ["yoga", "spa", "pond", "meditation"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Light where two petals lie over one another, dark again where there are three.
      const [fan, bulge] = [by(one, 27, 25, 29), by(two, 0.52, 0.5, 0.54)];
      const petal = (turn: number, long: number) =>
        named("petal", move(lens([12, 20], [12, 20 - long], bulge), rotation(turn, 12, 20)));
      const [mid, next, far] = [
        petal(0, among(a, 18, 17.4, 18.6, 17)),
        petal(fan, 16),
        petal(fan * 2.2, by(three, 13, 12.4, 13.4)),
      ];
      const flower = [...both(far), ...both(next)].reduce<Form>(
        (sum, each) => counterchanged(sum, each),
        asForm(mid),
      );
      return filling({ gaps: [lightOf(gap)], parts: 8, symmetry: "mirror" }, flower);
    },
  },
  {
    id: "firs-and-a-third",
    ideas: [],
    words: ["fir", "firs", "fir tree", "pine", "pines", "pine tree", "spruce", "conifer", "evergreen"],
    goesWith: ["forest", "woods", "tree", "trees"],
    isOpen: true,
    isPliant: true,
    tapers: true,
    promise: 0.932,
    draw: ({ variation: [one, two, , three], construction: [a] }) => {
      // Where two trees meet, the light is a third.
      const [wide, apart, flare] = [by(one, 8.9, 8.7, 9), by(two, 3, 3.2, 2.8), by(three, 0.4, 0.8, 0)];
      const [foot, stem] = [among(a, 20.8, 21, 20.4, 20.6), among(a, 1.3, 1.5, 1.2, 1.4)];
      const tree = twofold`12,0! ${12 + wide * 0.62},${8.2 + flare}! ${12 + wide * 0.42},${8.2 - flare * 0.4}! ${12 + wide * 0.82},${14.6 + flare}! ${12 + wide * 0.58},${14.6 - flare * 0.4}! ${12 + wide},${foot}! 12,${foot}!`;
      const pair = counterchanged(move(tree, translation(-apart, 0)), move(tree, translation(apart, 0)));
      const ground = named(
        "ground",
        cut(
          rect(12 - wide - apart, foot - 0.02, 2 * (wide + apart), 24 - foot),
          rect(12 - stem, foot - 1, 2 * stem, 6),
        ),
      );
      return inks({ parts: 2, symmetry: "mirror" }, join(pair, ground));
    },
  },
  {
    id: "sprout-one-line",
    ideas: [],
    words: ["sprout", "sprouts", "seedling", "seedlings", "shoot", "shoots", "sapling", "saplings"],
    goesWith: ["growth", "garden", "plant", "seed"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One line: up the stem, round one leaf, into the other, and back behind itself.
      const [air, w] = [lightOf(gap), by(one, 2.2, 2.1, 2.4)];
      const [y, up, foot] = [by(two, 5.6, 6.4, 4.8), by(three, 1.2, 1, 2), among(a, 0, -1.6, 1.6, -0.8)];
      const stem = named("stem", strand(`${12 + foot},24 11.2,18.8 7.6,15.3 3.5,${y + 6.9} 1.2,${y}`, w));
      const over = strand(`1.2,${y} 7,${y + 1.5} 11.3,11.5 15,13.4 19.6,${up + 9.4} 22.8,${up}`, w);
      const back = strand(`22.8,${up} 16.8,${up + 1.6} 13.4,${up + 5.4} 12,12`, w);
      const behind = cut(back, meet(grow(over, air), rect(6, 6, 9.4, 9)));
      const tips = [named("tip", disc(1.2, y, w / 2)), named("tip", disc(22.8, up, w / 2))];
      return inks({ gaps: [air] }, join(stem, over, behind, ...tips));
    },
  },
  {
    id: "acorn-of-rings",
    ideas: [],
    words: ["acorn", "acorns"],
    goesWith: ["oak", "seed", "forest", "autumn"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The cup is made of the rings of the tree to come.
      const [air, r, rim] = [lightOf(gap), by(one, 10.8, 10.4, 11), 12.8];
      const thick = by(two, 2.5, 2.7, 2.3);
      const arch = (at: number) => {
        const outer = r - at * (thick + air);
        return at < 2 ? band(12, rim, outer, outer - thick, 180, 360) : sector(12, rim, outer, 180, 360);
      };
      const cup = named("cap", move(join(...[0, 1, 2].map(arch)), scaling(1, 0.92, 12, rim)));
      const stalk = named("stem", strand(`12,4.4 12,2.6 ${12 + by(three, 1, -1, 1.6)},-0.4`, 2.6));
      const [side, top] = [r - 1.7, rim + air];
      const nut = named(
        "nut",
        twofold`12,${top}! ${12 + side},${top}! ${12 + side * 0.95},${top + 3.6} ${12 + side * 0.58},${top + 8.6} 13.9,${top + 10.9} 12,${top + 13.2}!`,
      );
      const whole = move(join(cup, stalk, nut), rotation(among(a, 16, 24, -24, 36), 12, 12));
      return filling({ gaps: [air], parts: 4 }, whole);
    },
  },
];
