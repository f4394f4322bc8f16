import { cut, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Path, type Point, polar, rotation, translation } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect, sector } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, mirrored, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { ellipse, fitted, times } from "./parts.ts";
import { type Node, nodesOf, through, trace, twofold } from "./smooth-outline.ts";

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** A wave of one weight from equal arcs in turn, from its left end; `half` is half an arc's angle. */
const ripple = (x: number, y: number, radius: number, half: number, count: number, width: number): Form =>
  join(
    ...times(count, (at) => {
      const [middle, cx] = [at % 2 ? 90 : -90, x + sine(half) * radius * (2 * at + 1)];
      const cy = y - sine(middle) * sine(90 - half) * radius;
      return band(cx, cy, radius + width / 2, radius - width / 2, middle - half, middle + half, "round");
    }),
  );

/** A line that runs only level and upright and turns in quarter circles of one radius. */
const bent = (text: string, radius: number, width: number): Form => {
  const nodes = nodesOf(text);
  const near = ([x, y]: Node, to: Node | undefined): Point =>
    to ? [x + Math.sign(to[0] - x) * radius, y + Math.sign(to[1] - y) * radius] : [x, y];
  const legs = nodes.slice(1).map((to, at) => {
    const from = nodes[at]!;
    return bar(near(from, at ? to : undefined), near(to, nodes[at + 2] && from), width, "round");
  });
  const bends = nodes.slice(1, -1).map((here, at) => {
    const [[ax, ay], [cx, cy]] = [near(here, nodes[at]), near(here, nodes[at + 2])];
    const [x, y] = [ax + cx - here[0], ay + cy - here[1]];
    const quarter = rect(Math.min(x, 2 * here[0] - x), Math.min(y, 2 * here[1] - y), 2 * radius, 2 * radius);
    return meet(ring(x, y, radius + width / 2, radius - width / 2), quarter);
  });
  return join(...legs, ...bends);
};

/** Things drawn once more, each by a rule or in a moment of its own. */
export const ENCORE: readonly Scene[] = [
  {
    id: "masks-one-mouth",
    allowsFace: true,
    ideas: [],
    words: ["masks", "mask", "theatre masks", "theatre mask", "theater masks", "theater mask"],
    isOpen: true,
    promise: 0.899,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One line smiles in the one and weeps in the other.
      const [chin, top, lid] = [by(one, 20, 19, 21), by(two, 1.6, 2.2, 1), by(three, 2, 1.8, 2.2)];
      const left = through`0,${top}! 6.5,${top + 1.6} 13,${top}! 13,9 11.4,16 6.5,${chin} 1.6,16 0,9`;
      const right = cut(move(left, translation(11, 2)), grow(left, leastAirOf(gap)));
      const deep = among(a, 0, 0.5, -0.4, 0.3);
      const mouth = through`2.2,11! 6.6,12.9 12,12.2! 17.4,${10.8 - deep} 22,17.6! 17.4,15.8 12,15! 6.6,${17.4 + deep}`;
      const glad = (x: number) => through`${x - lid},8.6! ${x},5.4 ${x + lid},8.6! ${x},7.4`;
      const sad = (x: number, s: number) =>
        through`${x - s * lid},9.8! ${x},9.6 ${x + s * lid},7.4! ${x + s * 1.2},6.6 ${x - s * 0.4},7.4`;
      const eyes = [
        named("eye", glad(3.7)),
        named("eye", glad(9.3)),
        named("eye", sad(15.6, 1)),
        named("eye", sad(20.6, -1)),
      ];
      return fitted(leastAirOf(gap), 2, cut(join(left, right), mouth, ...eyes));
    },
  },
  {
    id: "brain-square-and-round",
    ideas: [],
    words: ["brain", "brains", "cerebrum"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The same folds on both sides: square on the one, round on the other.
      const air = leastAirOf(gap) * 1.1;
      const [x, y, bend] = [by(one, 0, 0.5, -0.4), by(two, 0, 0.5, -0.4), by(three, 1.7, 1.5, 1.85)];
      const clip = rect(12 + air / 2, 0, 12, 24);
      const rim = [disc(19.6, 7.2, 3.3), disc(20.6, 12.2, 3.3), disc(19.8, 17, 3.3)];
      const ends = [disc(15.4, 4.1, 3.6), disc(15.6, 20, 3.6)];
      const lobes = meet(join(rect(12, 2, 4, 20), rect(14, 6, 6, 12), ...ends, ...rim), clip);
      const tower = rect(12, 0.6, among(a, 6.2, 6.8, 5.6, 6.4), 23);
      const stairs = meet(join(tower, rect(12, 4.2, 10, 15.8), rect(12, 6.8, 11.8, 9.4)), clip);
      const hook = (edge: number, end: number) => `10,${edge + y} ${16.2 + x},${edge + y} ${16.2 + x},${end}`;
      const coil = `26,${9.4 + y} ${20 + x},${9.4 + y} ${20 + x},13.2 15.4,13.2 15.4,${10.4 + y}`;
      const folds = [hook(7.2, 4), coil, hook(16.8, 20)];
      const round = cut(lobes, ...folds.map((fold) => bent(fold, bend, air)));
      const square = mirrored(cut(stairs, ...folds.flatMap((fold) => trace(fold, air))));
      return shown(join(round, square), null, air, 2);
    },
  },
  {
    id: "corkscrew-cheering",
    ideas: [],
    words: ["corkscrew", "corkscrews", "wine opener"],
    has: ["person"],
    isOpen: true,
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [lift, skirt] = [by(one, 2.6, 3.4, 2), by(two, 16.6, 16, 17.2)];
      const lever = through`12.6,11.4! 12.6,8.2! 17,8 19.6,5.6 20.3,${lift - 0.2}! 23.6,${lift + 0.2}! 22.8,7.4 19,11 14.4,12.4!`;
      const body = named("body", twofold`12,8 14.2,8.4! 14.4,11 14.8,13.4 ${skirt},16.2! 12,16.2!`);
      const head = named("head", join(ring(12, 3.4, 3.4, by(three, 1.4, 1.2, 1.6)), rect(10.6, 6.2, 2.8, 3)));
      const worm = move(ripple(15.9, -12, among(a, 1.68, 1.6, 1.74, 1.64), 80, 3, 2), rotation(90, 0, 0));
      return fitted(leastAirOf(gap), 1, join(head, body, ...both(join(lever, disc(22, lift, 2))), worm));
    },
  },
  {
    id: "water-bottle-of-waves",
    ideas: [],
    words: ["water bottle", "water bottles"],
    goesWith: ["mineral water", "bottled water"],
    has: ["wave", "water"],
    isOpen: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const [wide, waist] = [by(one, 18.2, 18.7, 17.8), by(two, 0.7, 0, 1.1)];
      const body = named(
        "body",
        twofold`12,4.4! 14.6,4.4! 16.2,6 ${wide - 0.2},8.4 ${wide},11 ${wide - waist},14.6 ${wide},18.2 ${wide},22.4 ${wide - 1.4},24! 12,24!`,
      );
      const wave = (y: number) => ripple(4.4, y, among(a, 2.6, 2.4, 2.8, 2.5), 42, 3, air);
      const rows = by(three, [11, 14.6, 18.2], [11.6, 16.4], [11, 14.6, 18.2]);
      const cuts = rows.map((y, at) => (at % 2 === by(four, 0, 1, 0) ? wave(y) : mirrored(wave(y))));
      const cap = named("cap", join(roundRect(8.8, 0, 6.4, 3.4, 0.8), rect(9.8, 3, 4.4, 2)));
      return shown(join(cap, cut(body, ...cuts)), null, air, 1);
    },
  },
  {
    id: "fan-quarter-open",
    ideas: [],
    words: ["fan", "fans", "folding fan", "folding fans", "hand fan"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, count, inner] = [leastAirOf(gap), by(one, 5, 6, 5), by(two, 9.6, 10.6, 9)];
      const on = (radius: number, step: number) => polar(0, 0, radius, -180 + (step * 90) / count);
      const half = 21.4 * sine(45 / count);
      const round = by(three, 1.1, 1.25, 1.4) * half;
      const back = 21.2 - Math.sqrt(round ** 2 - half ** 2);
      const tips = named("tip", join(...times(count, (at) => disc(...on(back, at + 0.5), round))));
      const guards = [0, count].map((at) => bar([0, 0], on(21.4, at), 2, "round"));
      const paper = join(sector(0, 0, 21.4 - half, -180, -90), meet(tips, sector(0, 0, 40, -180, -90)));
      const rib = (0.85 / inner) * (count / 1.571);
      const lights = times(count, (at) =>
        polygon([on(5.4, at + 0.5), on(inner, at + rib), on(inner, at + 1 - rib)]),
      );
      const fold = inner + among(a, 2, 1.6, 2.6, 1.8);
      const pleats = times(count - 1, (at) => bar(on(fold, at + 1), on(26, at + 1), air));
      return fitted(
        air,
        1,
        cut(join(paper, ...guards, disc(0, 0, 2.8)), ...lights, ...pleats, disc(0, 0, 1)),
      );
    },
  },
  {
    id: "trumpet-one-tube",
    ideas: [],
    words: ["trumpet", "trumpets", "cornet", "cornets"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [deep, tall] = [by(one, 8.4, 9, 7.8), by(two, 2.6, 2, 3.2)];
      const loop = cut(
        roundRect(3.6, 8, 15.4, deep, deep / 2),
        roundRect(5.6, 10, 11.4, deep - 4, deep / 2 - 2),
      );
      const bell = named(
        "bell",
        through`11,8! 18,7.6 21,5.6 22.4,${tall}! 24,${tall}! 24,${18 - tall}! 22.4,${18 - tall}! 21,12.4 18,10.4 11,10!`,
      );
      const pipe = join(rect(0.8, 8, 8, 2), roundRect(-0.6, 7, 1.7, 4, 0.4));
      const valve = (x: number, y: number) =>
        join(rect(x, y, 1.9, deep + 9.6 - y), roundRect(x - 0.3, y - 1.6, 2.5, 1.8, 0.4));
      const valves = times(3, (at) => valve(7.4 + at * (1.9 + air), 5 + among(a, 0, 0.3, 0.6, 0) * at));
      const turn = rotation(by(three, -24, -18, -30), 12, 12);
      return fitted(air, 1, move(join(loop, bell, pipe, ...valves), turn));
    },
  },
  {
    id: "flask-tipped",
    ideas: [],
    words: ["flask", "flasks", "erlenmeyer flask", "lab flask", "laboratory flask"],
    has: ["bubble"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The glass tips, its water stays level.
      const tilted = (form: Form | Path) => move(form, rotation(by(one, 30, 24, 36), 12, 14));
      const glass = named(
        "glass",
        twofold`12,1.4! 14.6,1.4! 14.6,8.4! 21.4,19.6! 21.8,22 19.6,23.4! 12,23.4!`,
      );
      const inner = twofold`12,3.6! 12.8,3.6! 12.8,9! 19,19.4! 19,20.8 17.8,21.2! 12,21.2!`;
      const level = by(two, 13.6, 12.8, 14.6);
      const air = through`-8,-8! 34,-8! 34,${level}! 17,${level + 0.9} 12,${level} 7,${level - 0.9} -8,${level}!`;
      const pearl = disc(13, among(a, 18.6, 18, 19.2, 18.8), among(a, 1.5, 1.7, 1.3, 1.4));
      const bubbles = join(pearl, by(three, disc(9.4, 16.8, 1.05), pearl, disc(8.8, 17.4, 1.1)));
      const whole = tilted(join(glass, roundRect(8, 0, 8, 2.6, 1.3)));
      return fitted(leastAirOf(gap), 1, cut(whole, meet(tilted(inner), air), bubbles));
    },
  },
  {
    id: "sunglasses-two-sunsets",
    ideas: [],
    words: ["sunglasses", "shades"],
    has: ["sun", "sunset"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Each lens is a sun that goes down in bands of sea.
      const air = leastAirOf(gap);
      const rows = by(one, [15.2, 17.3], [14.9, 17], [15.5, 17.6]);
      const slits = join(...rows.map((y) => rect(12, y, 13, air * by(two, 1, 1.1, 1.05))));
      const lens = named("lens", cut(disc(18.45, 15, 5.75), meet(slits, disc(18.45, 15, 4.25))));
      const [top, out] = [by(three, 3, 4, 2.2), among(a, 21.4, 22, 20.8, 21.6)];
      const arm = trace(`23.1,13.6 ${out},${top + 2.6} 17.6,${top}`, 2);
      const bridge = named("bridge", band(12, 15.6, 3.6, 1.7, -150, -30));
      return shown(join(bridge, ...both(join(lens, ...arm))), null, air, 1, "mirror");
    },
  },
  {
    id: "candle-twisted",
    ideas: [],
    words: ["candle", "candles", "taper candle"],
    goesWith: ["candlestick", "candle holder"],
    has: ["flame", "candlestick"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [h, rise, loop] = [by(one, 4, 4.2, 3.9), by(two, 1.8, 1.5, 1.65), among(a, 3.4, 3.2, 3.6, 3.3)];
      const turn = (y: number) =>
        through`7.6,${y}! 6.8,${y - h / 2} 7.6,${y - h}! 13.4,${y - h - rise}! 14.2,${y - h / 2 - rise} 13.4,${y - rise}!`;
      const slit = (y: number) => bar([5, y + rise * 0.45], [11.8, y - rise * 0.72], air, "round");
      const top = 20.4 - 3 * h;
      const flame = named(
        "flame",
        through`7.2,${top - 2.2} 8.2,${top - 4.6} ${by(three, 12.2, 13, 11.4)},-0.4! 12.2,${top - 5.6} 14.2,${top - 3.4} 13.6,${top - 0.8 - rise} 10.6,${top + 0.6 - rise * 0.5} 8,${top - 0.3}`,
      );
      const turns = join(...times(3, (at) => turn(20.4 - at * h)));
      const wax = named("wax", cut(turns, slit(20.4 - h), slit(20.4 - 2 * h), grow(flame, air)));
      const dish = through`1,19.2! 20,19.2! 18.8,22.8 15,24! 6.6,24! 2.2,22.8`;
      const lit = join(flame, bar([10.5, top - 2], [10.5, top + 1.6], 1.8));
      return shown(cut(join(wax, lit, dish, disc(20.4, 19.8, loop)), disc(20.4, 19.8, 1.5)), null, air, 1);
    },
  },
  {
    id: "headphones-aslant",
    ideas: [],
    words: ["headphones", "headphone", "headset", "headsets", "earphones"],
    isOpen: true,
    promise: 0.9,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, r, top] = [leastAirOf(gap), by(one, 6.8, 7.2, 6.4), by(two, 0, 0.6, -0.4)];
      const x = 24 - r;
      const hoop = through`${x + 1.9},14! ${x + 1.9},7 15.4,${top + 1.4} 10.6,${top} 5,${top + 2} 2.2,7 1.6,13! 4,13! 4.8,8.4 7,${top + 4.4} 10.6,${top + 2.8} 13.6,${top + 4.4} ${x - 1.9},8.6 ${x - 1.9},14!`;
      const far = cut(
        join(hoop, ellipse(3.9, 15, 3.9, 6)),
        ellipse(4.5, 15, among(a, 1.6, 1.4, 1.8, 1.5), 3.4),
      );
      const dial = r - by(three, 1.9, 2.2, 1.7);
      const near = cut(disc(x, x, r), ring(x, x, dial, dial - 1.1));
      return shown(join(cut(far, disc(x, x, r + air)), near), null, air, 2);
    },
  },
  {
    id: "shark-grin",
    ideas: [],
    words: ["shark", "sharks", "great white shark"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The mouth runs on as the line between back and belly.
      const [fin, tail] = [by(one, 0.8, 1.6, 0.2), by(two, 5, 5.8, 4.2)];
      const body = named(
        "body",
        through`-0.6,11.4! 3.6,8.6 8.6,7.2! 11,4 14.8,${fin}! 14.2,4.4 15.4,8! 18.4,9.6 20.4,12.2! 22.4,9.6 24,${tail}! 24.6,10 23.2,14.2!
        24.2,17 24,20.6! 22,18 19.4,15.8! 17,17.2 13.4,17.4! 12.4,21.4 8,24.2! 8.8,21 8.2,17.2! 4.6,16.8 2,15!`,
      );
      const grin = through`-0.4,12.6! 4,14 8,13.2 12,12.4 16.6,13.4! 12.4,13.8 8.6,14.7 4.6,15.8 1,14.6!`;
      const gills = times(among(a, 3, 2, 3, 2), (at) =>
        named("gill", band(6.2 + at * 2.1, 10.2, 4, 3, -26, 26)),
      );
      const whole = cut(body, grin, disc(5, 10.8, 0.85), ...gills);
      return fitted(leastAirOf(gap), 1, move(whole, rotation(by(three, 14, 8, 20), 12, 12)));
    },
  },
  {
    id: "oar-through-waves",
    ideas: [],
    words: ["oar", "oars", "paddle", "paddles"],
    has: ["wave", "water"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [air, wide, r] = [leastAirOf(gap), by(one, 15.1, 15.6, 14.8), among(a, 3.3, 3.5, 3.1, 3.4)];
      const blade = named(
        "blade",
        twofold`12,8 13.1,8.6! ${wide - 0.3},13 ${wide},17.4 ${wide - 0.5},${by(two, 21.6, 20.8, 22.2)} 12,23.6`,
      );
      const grip = named("handle", join(rect(10.9, -4, 2.2, 14), roundRect(10.2, -7, 3.6, 5.6, 1.8)));
      const oar = named("oar", move(join(blade, grip), rotation(by(three, 34, 38, 30), 12, 15)));
      const waves = [13.4, 18].map((y) => ripple(22 - 0.68 * y - 4 * r * sine(50), y, r, 50, 4, 2.3));
      return fitted(air, 3, join(oar, cut(join(...waves), grow(oar, air))));
    },
  },
  {
    id: "awning-over-shade",
    ideas: [],
    words: ["awning", "awnings"],
    goesWith: ["canopy", "market stall"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The light stripes are drawn by the shade beneath them.
      const [air, count] = [leastAirOf(gap), by(one, 5, 5, 7)];
      const [edge, inset, wide] = [by(two, 9.6, 8.8, 10.4), by(three, 3.4, 2.4, 4.4), 24 / count];
      const on = (k: number) => inset + (k * (24 - 2 * inset)) / count;
      const stripe = (k: number) =>
        named("canopy", through`${on(k)},0! ${on(k + 1)},0! ${(k + 1) * wide},${edge}! ${k * wide},${edge}!`);
      const tongue = (k: number) =>
        roundRect(k * wide, edge - 0.2, wide, wide * 0.9, [0, 0, wide / 2, wide / 2]);
      const every = (from: number) =>
        join(
          ...times(Math.ceil((count - from) / 2), (k) => join(stripe(from + 2 * k), tongue(from + 2 * k))),
        );
      const room = roundRect(1.8, edge, 20.4, 24 - edge, among(a, 0.1, 1.2, 0.1, 2));
      const shade = cut(room, every(1), grow(every(0), air));
      return shown(join(every(0), rect(inset, 0, 24 - 2 * inset, 2), shade), null, air, 2, "mirror");
    },
  },
];
