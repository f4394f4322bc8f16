import { asForm, cut, type Form, grow, join, named, parts } from "../../geometry/form.ts";
import { type Path, type Point, pen, polar } from "../../geometry/path.ts";
import { bar, disc, lens, rect } from "../../geometry/primitives.ts";
import { among, by, type Drawing, facts, layer } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";

type Node = readonly [x: number, y: number, isCorner: boolean];
type Values = readonly (number | string)[];
type Shape = Form | Path;

/** "x,y" is run through smoothly, "x,y!" is a corner. */
const nodesOf = (text: TemplateStringsArray, values: Values): Node[] =>
  String.raw(text, ...values)
    .split(/\s+/)
    .map((node) => {
      const [x, y] = node.split(",").map(Number.parseFloat);
      return [x!, y!, node.endsWith("!")];
    });

/** How long a handle is, as a share of the chord, by the angles at its own end and at the other (Hobby 1986). */
const reachOf = (own: number, other: number): number => {
  const [s, t, c, d] = [Math.sin(own), Math.sin(other), Math.cos(own), Math.cos(other)];
  return (2 + Math.SQRT2 * (s - t / 16) * (t - s / 16) * (c - d)) / (3 + 1.854 * c + 1.146 * d);
};

/** The curve through all nodes whose bend changes least abruptly: a round stays round however few they are. */
const outline = (nodes: readonly Node[]): Path => {
  const count = nodes.length;
  const ahead = (index: number) => (index + 1) % count;
  const chords = nodes.map(
    ([x, y], index): Point => [nodes[ahead(index)]![0] - x, nodes[ahead(index)]![1] - y],
  );
  const far = chords.map(([x, y]) => Math.hypot(x, y));
  const way = chords.map(([x, y]) => Math.atan2(y, x));
  const leave = nodes.map(() => 0);
  const arrive = nodes.map(() => 0);
  for (let round = 0; round < 40; round++) {
    for (const [index, [, , isCorner]] of nodes.entries()) {
      const [last, next] = [(index + count - 1) % count, ahead(index)];
      const turn = Math.atan2(Math.sin(way[index]! - way[last]!), Math.cos(way[index]! - way[last]!));
      const [a, b] = [1 / far[last]!, 1 / far[index]!];
      const smooth = (arrive[next]! * b - (leave[last]! + 2 * turn) * a) / (2 * (a + b));
      leave[index] = isCorner ? arrive[next]! : smooth;
      arrive[index] = isCorner ? leave[last]! : -turn - smooth;
    }
  }
  const drawn = pen(nodes[0]![0], nodes[0]![1]);
  for (const [index, [x, y]] of nodes.entries()) {
    const [toX, toY] = nodes[ahead(index)]!;
    const [out, into] = [leave[index]!, arrive[ahead(index)]!];
    const [ax, ay] = polar(x, y, far[index]! * reachOf(out, into), ((way[index]! + out) * 180) / Math.PI);
    const [cx, cy] = polar(
      toX,
      toY,
      -far[index]! * reachOf(into, out),
      ((way[index]! - into) * 180) / Math.PI,
    );
    if (Math.abs(out) + Math.abs(into) < 1e-6) drawn.line(toX, toY);
    else drawn.curve(ax, ay, cx, cy, toX, toY);
  }
  return drawn.path();
};

/** A closed outline of few sure curves. */
const through = (text: TemplateStringsArray, ...values: Values): Path => outline(nodesOf(text, values));

/** The same on both sides: given is the right half, from the top of the axis to its foot. */
const twofold = (text: TemplateStringsArray, ...values: Values): Path => {
  const right = nodesOf(text, values);
  const left = right.filter(([x]) => x !== 12).map(([x, y, isCorner]): Node => [24 - x, y, isCorner]);
  return outline([...right, ...left.reverse()]);
};

const shown = (lead: Shape, second: Shape | null, air: number, count: number, isEven = false): Drawing => ({
  layers: [layer(asForm(lead)), ...(second ? [layer(asForm(second), "secondary")] : [])],
  facts: facts({
    gaps: [air],
    parts: count,
    symmetry: isEven ? "mirror" : "none",
    events: [second ? "colour" : "cut"],
  }),
});

const BEAST = { ideas: [], isOpen: true } as const;

/** Beasts of wood, steppe and river, and two of the house. */
export const BEASTS: readonly Scene[] = [
  {
    ...BEAST,
    id: "monkey-mask",
    allowsFace: true,
    ideas: ["play"],
    words: ["monkey", "monkeys", "ape", "apes", "chimp", "chimpanzee"],
    goesWith: ["banana", "jungle"],
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // The coat tapers along the cheeks and lets the chin go free.
      const air = leastAirOf(gap);
      const [jaw, brow, eye] = [by(one, 18, 18.6, 17.4), by(two, 6.8, 7.4, 6.2), by(four, 1.2, 1.35, 1.1)];
      const head = named(
        "head",
        twofold`${among(a, "12,0.4", "12,1.6! 14.6,0!", "12,0.8", "12,-0.4! 14,1.4!")} 17.4,2.4 20,8.2 20.2,14.4 18.6,20! 12,19`,
      );
      const face = named(
        "face",
        twofold`12,${brow + 1.6}! 14.6,${brow - 0.4} 17.4,${brow + 1} 17.4,10.4 16.6,13 ${jaw},17 16.2,21.8 12,23.6`,
      );
      const ear = named(
        "ear",
        cut(disc(20.8, by(three, 11.2, 10.2, 12), by(three, 3.6, 4, 3.4)), grow(head, air)),
      );
      const smile = cut(disc(12, 15.8, 4.9), disc(12, 13.4, 5.2), rect(0, 0, 24, 16.4));
      const looks = cut(face, ...both(disc(14.6, 10.4, eye)), smile);
      return shown(parts(cut(head, grow(face, air)), ...both(ear)), looks, air, 4, true);
    },
  },
  {
    ...BEAST,
    id: "panda-ground",
    allowsFace: true,
    words: ["panda", "pandas", "giant panda"],
    goesWith: ["bamboo"],
    promise: 0.917,
    draw: ({ variation: [one, two, , three, four], construction: [a] }) => {
      // The head is bare ground, held between the ears and the shoulders.
      const wide = by(one, 21.4, 21.8, 20.8);
      const head = named("head", twofold`12,1.6 18.4,4 ${wide},10.6 18.6,16.8 12,19`);
      const ear = named("ear", cut(disc(by(two, 19.6, 19, 20), by(two, 4.4, 4, 5), 4.2), head));
      const patch = named(
        "spot",
        through`14.1,10 16,7.6 18.4,${by(three, 9.2, 8.8, 9.6)} 19.4,12.4 17.6,14.2 15,12.8`,
      );
      const eye = named("eye", disc(16.2, 10.5, by(four, 1.1, 1.25, 1)));
      const nose = named("nose", twofold`12,13.6 14.4,13.8 14,15.6 12,17`);
      const yoke = twofold`12,14 18,15 22,17.6 23.6,21 23.8,24.2!`;
      const arm = lens([18.2, 26.4], [among(a, 17.6, 17.6, 18.4, 18.4), 18.4], 0.2);
      const coat = cut(yoke, grow(head, 0.2));
      const shoulders = among(a, coat, cut(coat, ...both(arm)), coat, cut(coat, ...both(arm)));
      const black = [...both(ear), ...both(cut(patch, eye)), asForm(nose), shoulders];
      return shown(parts(...black), null, 1.2, 6, true);
    },
  },
  {
    ...BEAST,
    id: "koala-nose",
    allowsFace: true,
    words: ["koala", "koalas", "koala bear"],
    goesWith: ["eucalyptus", "australia"],
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const head = named(
        "head",
        twofold`12,4.4 16.8,5.4 19.8,9.6 20.2,15.4 17.6,20.8 12,${by(one, 22.8, 23.4, 22.4)}`,
      );
      const nose = named("nose", twofold`12,${by(two, 11, 10.4, 11.6)} 13.9,12.8 14.7,16.2 12,19`);
      const low = among(a, 0, -0.8, 0, -0.4);
      const fringe = `24.6,${11 + low}! 22.8,${10.4 + low}! 22.4,${13.4 + low}! 20.6,12!`;
      const rim = among(a, fringe, fringe, "23.8,10.8 21.8,13 20,13.4", fringe);
      const ear = named("ear", through`13.6,6 16,2.4 20,1 23.4,3 24.4,7 ${rim} 18.6,13.4!`);
      const inner = through`17.6,5.6 19.2,3.8 21.4,4.2 22.2,6.8 20.6,8.6 19.4,6.6`;
      const eye = named("eye", disc(by(four, 16.7, 16.9, 16.5), by(three, 11.4, 11.8, 11), 1.1));
      const whole = join(head, ...both(ear));
      return shown(cut(whole, grow(nose, air), ...both(eye), ...both(inner)), nose, air, 2, true);
    },
  },
  {
    ...BEAST,
    id: "raccoon-mask",
    allowsFace: true,
    words: ["raccoon", "raccoons", "racoon"],
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const brow = twofold`12,4.4 15.4,4! ${by(one, "17.4,1.2 20.4,0.4 22.2,2.8", "17.6,1 21,-0.2 22.6,2.4", "17.2,1.8 19.6,0.8 21.8,2.8")} 21.8,7.8! 17.4,7.2 14.4,9.6 13.5,14.6! 12,15`;
      const hollow = through`17.4,5.4! 18.6,2.9 ${by(one, "20.4,2.6", "20.8,2.2", "20,3")} 20.4,6!`;
      const mask = through`14,15.4 14.2,10 17.4,7 22.9,8.6! ${by(two, 24.2, 23.6, 24.4)},15.2! 20.6,16.8 16.4,17.2`;
      const wings = cut(mask, grow(brow, air * 1.3), disc(17.6, 12.8, by(four, 1.2, 1.35, 1.1)));
      const nose = named("nose", twofold`12,16.4 14.2,16.8 13.8,18.8 12,20`);
      const tuft = among(a, "22.4,20! 20,19.6!", "23,19! 20.6,19!", "21.6,21! 19.4,20!", "23,20.4! 20,20!");
      const ruff = twofold`12,14 23.8,16.4! ${tuft} 16.6,23 12,24.2`;
      const muzzle = named("nose", twofold`12,12 15.2,14 15.8,18.4 12,${by(three, 22, 21.6, 22.3)}`);
      const cheeks = cut(ruff, ...both(grow(mask, air)), muzzle);
      return shown(parts(cut(brow, ...both(hollow)), ...both(wings), nose), cheeks, air, 5, true);
    },
  },
  {
    ...BEAST,
    id: "kangaroo-stand",
    ideas: ["energy"],
    words: ["kangaroo", "kangaroos", "wallaby", "wallabies", "roo"],
    goesWith: ["australia", "outback"],
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const ear = by(one, -0.6, 0.4, -1);
      const tail = by(
        two,
        "22,20.6 24.6,23.6! 20.6,24",
        "21,18.4 24.8,17.6! 22,21",
        "21.4,19.6 24.8,21! 21.4,23",
      );
      const body = named(
        "body",
        through`0.6,8 1,6.6 4,5.4 5.8,4! 4.8,${ear}! 7.2,1.4 7.8,3! 10.4,${ear + 0.6}! 9.6,4.6 10.2,7.2 13,9.4 17.2,11.8 19.8,16.2 ${tail} 17.8,21.4
        15.2,18.6 12,18! 7.6,15.6! 6.8,14.2 4.9,14.4 4.8,16.6 2.6,${by(three, 16.2, 17, 15.6)} 2.6,13.6 4.8,11.4 5.2,9.6! 1.8,9.4`,
      );
      const leg = named(
        "leg",
        through`7.8,17.4 9.8,14.2 13.4,13.8 15.4,16.8 13.8,20.2 12,24! ${among(a, 3.2, 4, 2.6, 3.6)},24! 5,22 8.8,21.4!`,
      );
      return shown(cut(body, grow(leg, air)), leg, air, 2);
    },
  },
  {
    ...BEAST,
    id: "sloth-hammock",
    allowsFace: true,
    ideas: ["calm"],
    words: ["sloth", "sloths"],
    goesWith: ["siesta"],
    has: ["branch"],
    promise: 0.965,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // Its body hangs round its head like a hammock, at the same distance everywhere.
      const air = leastAirOf(gap);
      const r = by(one, 5.7, 5.4, 5.9);
      const sling = twofold`12,3 16.2,3 16.5,1 18.5,-0.3 20.6,1 21.4,8 ${by(two, 22, 22.4, 21.6)},14.4 18.8,21.6 12,24.2`;
      const hollow = join(
        disc(12, 12.8, r + air),
        twofold`12,-2 16.2,-2! 17,4 ${12 + r * 1.15},11.4! 12,12.8`,
      );
      const slits = both(bar([18.5, -1], [18.6, 3.2], 1));
      const body = named("body", cut(sling, hollow, ...slits));
      const branch = rect(-0.4, 2.6, 24.8, among(a, 2.4, 2.8, 2.2, 2.6));
      const face = named(
        "face",
        twofold`${by(four, "12,9.4", "12,10.6! 13.6,9", "12,8.6")} 15,${by(four, 8.8, 8.9, 9)} 16.4,11.6 15.2,15.6 12,17`,
      );
      const band = bar([13.9, 11.6], [17.6, by(three, 13.6, 14.2, 13)], 1.9, "round");
      const nose = named("nose", twofold`12,12.8 13.4,13.3 12,${by(four, 14.8, 15.1, 14.6)}`);
      const head = named("head", cut(disc(12, 12.8, r), cut(face, ...both(band), nose)));
      return shown(parts(body, head), cut(branch, grow(body, air)), air, 5, true);
    },
  },
  {
    ...BEAST,
    id: "mouse-drop",
    words: ["mouse", "mice"],
    goesWith: ["cheese"],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const r = by(one, 5.5, 5.9, 5.2);
      const tip = among(a, "24.2,3.6!", "23.2,2.4!", "24.4,5.4!", "22.6,2.6!");
      const body = named(
        "body",
        through`-0.2,18.6 0.8,16.8 4,12.6 9.4,9 14,${by(two, 8.4, 7.6, 9.2)} 18,11 19.2,15.6 18.2,19! 21,17.6 21.6,14.4 20.4,10
        20.8,6.4 ${tip} 22.6,7.2 22.6,10 24,14.6 22,19.4 17,21! 3.4,21! 1,20.4`,
      );
      const eye = named("eye", disc(by(three, 4.8, 4.4, 5.2), 16.4, 1.05));
      const lobe = disc(9.2, 8.1, r - 1.9 - air);
      return shown(
        cut(
          join(named("tail", body, rect(18.9, -4, 10, 21.8)), named("ear", disc(9.6, 7.8, r))),
          grow(lobe, air),
          eye,
        ),
        lobe,
        air,
        2,
      );
    },
  },
  {
    ...BEAST,
    id: "hippo-smile",
    allowsFace: true,
    words: ["hippopotamus", "hippo", "hippos"],
    goesWith: ["river"],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // A pear on its broad end: the brow is small, the muzzle is everything.
      const air = leastAirOf(gap);
      const wide = by(one, 23.8, 23, 24.2);
      const head = named(
        "head",
        twofold`12,2.4 15.6,2.8! 16.4,${by(two, 0, 0.6, -0.4)} 19.2,0.6 19.4,3.6 17.8,5.2! 18.4,9 21.4,11 ${wide},15 20.4,18.6 12,19.6`,
      );
      const chin = twofold`12,14 19,14 21.4,18.6 17.8,23 12,24.2`;
      const tooth = named(
        "tooth",
        through`${among(a, "14.8,16.2! 17.2,16.2! 17.2,20! 14.8,20!", "14.8,20! 15.2,17 16.4,15.2! 17.4,17.6 17.4,20!", "14.2,20! 14.2,17.4 15.6,16 17,17.4 17,20!", "15.8,20! 15.8,17! 18,17! 18,20!")}`,
      );
      const nostril = lens([17, 15], [among(a, 20, 19.6, 20.4, 19.8), 12.2], by(three, 0.62, 0.7, 0.55));
      const eye = named("eye", disc(by(four, 15.2, 15.5, 14.9), 6.8, 1.1));
      const jaw = cut(chin, grow(head, air));
      return shown(cut(head, ...both(nostril), ...both(eye), ...both(tooth)), jaw, air, 2, true);
    },
  },
  {
    ...BEAST,
    id: "rhino-horn",
    ideas: ["strength"],
    words: ["rhinoceros", "rhino", "rhinos"],
    goesWith: ["horn"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const head = named(
        "head",
        through`13.6,7! 14.4,${by(three, 2.6, 3.2, 2)}! 17.4,4.4 17.8,6.8! ${among(a, "21,6.2 24,8! 24,24!", "21.6,6.6 24.2,12 24.4,24!", "21,5.6 24,6.4! 24,24!", "22,7.4 23.8,14 24.2,24!")} 13.8,24! 13.6,22 12,20.2 9,20.4
        5.4,22 2.4,21.8 0.7,19.2 1.8,16.4 5,13.8 8,10.2`,
      );
      const horn = named(
        "horn",
        through`1,16.8! ${by(one, -0.6, -0.2, -0.8)},9.6 ${by(one, 1.6, 0.4, 2.6)},${by(one, 2, 3.4, 0.6)}! 3.6,8 7.8,11!`,
      );
      const second = through`6.8,12! 7,7 ${by(two, 9.6, 8.8, 10.2)},${by(two, 2.8, 3.8, 2)}! 10.8,6.2 14.4,8.4!`;
      const fold = (x: number) =>
        through`${x},3! ${x + 1.2},3! ${x + 0.2},11 ${x - 1.4},17 ${x},26! ${x - 1.4},26! ${x - 2.6},17 ${x - 1},11`;
      const folds = among(a, [20.4], [19.8], [21.2], [20]).map(fold);
      const face = named("face", cut(head, ...folds, disc(9.6, 13.4, 1.05)));
      return shown(face, cut(join(horn, second), grow(head, air)), air, 4);
    },
  },
  {
    ...BEAST,
    id: "boar-wedge",
    ideas: ["strength"],
    words: ["wild boar", "boar", "boars", "wild pig", "hog"],
    goesWith: ["hunt", "game"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const body = named(
        "body",
        through`-0.6,14.6! 4.6,11.6 8.4,8.4 13,7.2 18,8.4 22,11.6 23.6,15 22.8,18.2 23.4,23! 21,23! 19.6,19.2 16.6,17.6
        13.6,18.8 12.4,23! 10,23! 9.6,20.2! 6.6,20.6 3.6,19.4! 0.2,19!`,
      );
      const locks = by(one, 5, 4, 6);
      const high = by(two, 14.7, 15.2, 14.4);
      let crest = polar(13, 18.2, 11, -146).join();
      for (let lock = 0; lock < locks; lock++) {
        const on = (radius: number, way: number) => {
          const angle = -146 + ((lock + way) * 104) / locks;
          return polar(13, 18.2, radius - Math.max(0, angle + 90) * 0.014, angle).join();
        };
        crest += `! ${on(high - 0.6, 0.5)} ${on(high + 0.5, 1.15)}! ${on(high - 1.3, 1.02)}`;
      }
      const ridge = through`${crest}! 20,12! 12,13!`;
      const tusk = named(
        "tusk",
        through`3.2,20.4! 3,16.6 ${by(three, 5, 4.4, 5.4)},${among(a, 12.8, 13.2, 12.4, 13)}! 5.2,16 7,18!`,
      );
      return shown(cut(body, tusk, disc(7.8, 12.4, 1)), cut(ridge, grow(body, air)), air, 3);
    },
  },
  {
    ...BEAST,
    id: "dachshund-long",
    words: ["dachshund", "dachshunds", "sausage dog", "wiener dog"],
    goesWith: ["dog", "puppy"],
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [foot, nod] = [by(one, 19, 18.6, 19.4), among(a, 0, 0.5, -0.5, 0.2)];
      const body = named(
        "body",
        through`-0.8,${8.8 + nod} -0.2,${7.4 + nod} 3,6.4 5,4.6 7.2,4.4 9.6,6 10.4,8.8 12.4,10 16.4,10.2 20.6,10 ${by(two, "22.8,8.2 24.4,4! 24.3,9", "22.6,8.8 24.6,5.4! 24.2,9.8", "22.4,7.4 21.8,3.4! 24.4,7")} 23.6,12.6
        23.4,${foot}! 20,${foot}! 20,16.8 18,15.6 13,15.6 9.6,16.4 8.4,${foot}! 5,${foot}! 5,17 3.4,14.4 3.6,10.8! 2,10.8 -0.2,${10.4 + nod}`,
      );
      const ear = named(
        "ear",
        through`6.8,3.8! 9.7,4.8 ${by(three, 10.8, 10.4, 11.2)},8.6 ${by(three, 10, 9.6, 10.4)},12 8.4,13 7,10.6 6.8,7`,
      );
      return shown(cut(body, grow(ear, air), disc(3.8, 7.8, 0.9)), ear, air, 2);
    },
  },
];
