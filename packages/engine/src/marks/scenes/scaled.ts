import { cut, grow, join, meet, named, parts } from "../../geometry/form.ts";
import { type Path, polar } from "../../geometry/path.ts";
import { band, bar, disc, rect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import type { Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { type Node, nodesOf, outline, through } from "./smooth-outline.ts";

/** A stroke that swells and tapers: "x,y,width" along its middle; a width of nothing is a point. */
const ribbon = (text: string): Path => {
  const spine = text.split(/\s+/).map((node) => node.split(",").map(Number));
  const side = (sign: 1 | -1) =>
    spine.map(([x, y, width], index): Node => {
      const [before, after] = [spine[Math.max(0, index - 1)]!, spine[Math.min(spine.length - 1, index + 1)]!];
      const [dx, dy] = [after[0]! - before[0]!, after[1]! - before[1]!];
      const reach = (sign * width!) / 2 / Math.hypot(dx, dy);
      return [x! + dy * reach, y! - dx * reach, width === 0];
    });
  return outline([...side(1), ...side(-1).reverse()]);
};

/** Birds and beasts of air and water, and those with scales: large solids parted by light. */
export const SCALED: readonly Scene[] = [
  {
    id: "eagle-head",
    ideas: ["strength", "flight"],
    words: ["eagle", "eagles", "bald eagle", "sea eagle"],
    goesWith: ["hawk", "falcon", "raptor"],
    isOpen: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [crown, sweep] = [by(one, 2.2, 2.8, 1.6), by(two, 0, 0.9, -0.8)];
      const head = named(
        "head",
        through`6.6,5.2! 10.4,${crown + 0.6} 15,${crown} 20,${crown + 1.8} 24,${7 + sweep}! 21,7.4 19,8.8! 22,10.4
        23.8,${13.6 + sweep}! 20.6,13.2 18,14! 20.4,16.4 21.2,${19.8 + sweep}! 18,18.8 15.6,19! 16.6,21.2 16.2,24! 11,21.6 8.4,17.4
        8,12.6!`,
      );
      const beak = named(
        "beak",
        through`8,4.6! 3.6,4 0.4,7.4 ${by(three, 1.2, 1.8, 0.6)},${by(three, 14.6, 13.8, 15.2)}! 3,11.6 5.6,11.8 8.6,12.2!`,
      );
      const eye = named("eye", through`10.4,9.2! ${among(a, 15.2, 14.8, 15.6, 15)},7! 14.6,9.6 12.4,10.3`);
      const jaw = through`6,12.8! 10,12.6 13,${by(four, 11.4, 12, 13)}! 10.4,13.9 6,14!`;
      return shown(cut(head, grow(beak, air), eye, jaw), beak, air, 2);
    },
  },
  {
    id: "heron-stand",
    ideas: ["calm", "balance"],
    words: ["heron", "herons", "egret"],
    goesWith: ["stork", "ibis"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // The neck is one S that turns into the breast; the wing lies on it like a leaf.
      const air = leastAirOf(gap);
      const body = named(
        "body",
        through`-0.6,${by(three, 4.6, 5.4, 4)}! 5,2.5 8.6,0.6 11.6,1.4 ${by(one, "17,5!", "16.2,3.6!", "16,6.6!")} 12.6,4.6! 12,7 10,9.8 10.2,12.4
        13,16 16.4,18.4! 11.6,18.6 7.8,16.8 5.8,13 6.4,9.6 9,6.4 8.6,5 7,4.8`,
      );
      const wing = named(
        "wing",
        through`10.8,10.4! 15.4,${by(two, 8.8, 9.6, 8.2)} 20.4,12.4 ${by(two, 24, 23.4, 24.2)},${by(two, 19, 20.4, 17.8)}! 17,18 12.4,14.6`,
      );
      const step = among(a, 0, 1.6, 0.6, 1);
      const legs = [-step / 2, step + 3].map((x) =>
        named("leg", bar([11.3 + Math.max(0, x - step), 17], [11.4 + x, 24.2], 1.7)),
      );
      const light = grow(wing, air);
      const slit = by(four, [], [through`14.4,13! 18,13.4 21.4,17! 17.4,15.6`], []);
      return shown(
        join(
          cut(named("beak", body, rect(-4, 0, 9.8, 7)), light, named("eye", disc(9.2, 3, 0.9))),
          ...legs.map((leg) => cut(leg, light)),
        ),
        cut(wing, ...slit),
        air,
        2,
      );
    },
  },
  {
    id: "hummingbird-hover",
    ideas: ["flight", "energy"],
    words: ["hummingbird", "hummingbirds", "colibri"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const body = named(
        "body",
        through`-0.6,${by(one, 5.2, 6.6, 4)}! 6.6,5! 9,3.6 12,4.8 13.4,8.6 13.2,13 13.4,17.6
        ${among(a, "17,24.4! 13.4,22.2! 10.6,24.2!", "18.2,24! 14.4,22.4! 12,24.4!", "16,24.4! 10.8,24!", "17.6,24.4!")} 10.6,19.4 7.2,16 5.8,12.4 6.6,9.6 6.2,7.8!`,
      );
      const upper = through`12.2,9! 12.6,4 ${by(two, 16.4, 15.6, 17)},0.6 ${by(two, 21.6, 20.6, 22.6)},-0.4! 21.4,4.6 18.6,8.6 13.6,12!`;
      const lower = through`12.4,13.8! 18,11 21,8 ${by(three, 24.2, 23.6, 24)},${by(three, 5, 6.2, 7)}! 24.2,10.8 20.4,15 12.4,16.4!`;
      const wing = named(
        "wing",
        parts(cut(upper, grow(body, air)), cut(lower, grow(body, air), grow(upper, air))),
      );
      return shown(
        cut(named("beak", body, rect(-4, 0, 10.8, 9)), named("eye", disc(9.4, 6.8, 1))),
        wing,
        air,
        3,
      );
    },
  },
  {
    id: "toucan-bill",
    ideas: [],
    words: ["toucan", "toucans"],
    goesWith: ["hornbill"],
    isOpen: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const droop = by(one, 11.8, 10.8, 12.8);
      const body = named(
        "body",
        through`11.6,1.2 16.4,0 20.8,3.6 22,9 21.6,15.6
        ${among(a, "23.6,24.2! 17.6,24.2!", "24.2,23.4! 18.8,24.4!", "22.6,24.4! 17,24.2!", "24,24.4! 20.2,22.6! 17,24.2!")} 15,21.4 9.4,19 7.4,14.4 8.6,9.6 11.6,7.6`,
      );
      const bill = named(
        "beak",
        through`12.4,0.8! 6,-0.2 0.6,3.4 ${by(one, 0, 0.4, -0.2)},${droop}! 3,8.8 7,8.2 12.4,8.8!`,
      );
      const edge = by(two, 4.4, 5.2, 3.8);
      const end = through`-3,-3! ${edge - 0.6},-3! ${edge + 0.6},3.6 ${edge - 0.6},13! -3,16!`;
      const wing = named(
        "wing",
        through`${by(three, "11,12.6! 15,17 21,19.6! 15.4,18.6", "10.4,13.4! 14,18.4 20.6,20.6! 14.4,20", "18.8,9.6! 17.4,15 20.4,22! 15.8,15.4")}`,
      );
      const dark = cut(body, grow(bill, air), disc(15.8, 4.4, 1.25), wing);
      return shown(parts(dark, meet(bill, end)), cut(bill, grow(end, air)), air, 3);
    },
  },
  {
    id: "pigeon-bars",
    ideas: [],
    words: ["pigeon", "pigeons", "homing pigeon", "rock dove"],
    goesWith: ["dove"],
    isOpen: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The ring of the neck goes out from the eye, and the wing carries two bars.
      const air = leastAirOf(gap);
      const bird = through`0.2,${by(one, 5.2, 5.6, 4.8)}! 3,3.4 4.6,1.2 7.6,0 10.8,1.8 12,6 15.6,9.4 20,13 24.4,${by(two, 18, 19.2, 17)}! 22.4,20.4! 17,19 12,20.2
        5.6,18 2.6,12.8 3.8,8.2 3.2,6`;
      const inner = by(three, 4.1, 4.5, 3.9) + air;
      const collar = named("collar", cut(band(7.6, 3, inner + 2.6, inner, 0, 180), rect(-2, -2, 7, 9.3)));
      const legs = [9.6, 13.2].map((x) => named("leg", bar([x, 18], [x - 0.8, 24.2], 1.8)));
      const under = through`5.6,14.2! 10,17 16,17 22,17.8! 16,15.6 10,15.4`;
      const stripe = (x: number) =>
        named(
          "stripe",
          through`${x - 1.2},16.6! ${x - 0.2},13.4 ${x + 2},11! ${x + 1.2},14 ${x + 0.8},16.6!`,
        );
      const light = [
        under,
        ...[12.4, 15.8].slice(0, among(a, 2, 2, 1, 2)).map(stripe),
        named("eye", disc(7, 3.4, 1)),
      ];
      const trunk = named(
        "body",
        cut(named("beak", bird, rect(-4, 0, 8, 6.6)), cut(grow(collar, air), rect(-2, -2, 6, 8.2)), ...light),
      );
      return shown(join(trunk, ...legs.map((leg) => cut(leg, bird))), meet(bird, collar), air, 3);
    },
  },
  {
    id: "raven-call",
    ideas: ["night"],
    words: ["raven", "ravens", "crow", "crows"],
    goesWith: ["rook", "jackdaw", "magpie"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const bird = through`${by(one, "-0.6,3.8! 3.4,4 8.4,4.8! 5,6.2 1,7.6!", "-0.6,5! 3.4,4.9 8.4,5.2! 5,6.2 1.4,6.8!", "-0.4,2.6! 3.4,3.2 8.4,4.6! 5.2,6.6 1.8,8.8!")}
        4.6,8.8 5.8,9.6 ${by(three, "5.4,11.6 3.8,14!", "5,12.4", "5.6,11 3.6,12.8! 5,13!")} 5.4,15.6 7.4,18.4 11,20.2 16.6,20.8 21.6,24.4! 24.2,22.8! 20.6,15.6 18,10
        16,5.8 14.4,1.8 10.8,0 7.4,1.2 ${by(one, "3,1.6", "3,2", "3.4,1")}`;
      const legs = [9.6, 13.2].map((x) => named("leg", bar([x, 18], [x - 0.8, 24.2], 1.8)));
      const wing = named(
        "wing",
        through`9.2,9.8! 13.4,8.6 16.6,12 ${by(two, 19.4, 18.8, 19.8)},${by(two, 19.6, 18.8, 20.2)}! 13.4,18.2 9.6,14.8`,
      );
      const slits = ["10.6,12.8! 13,15.2 16.8,18! 12.2,16.2", "13.2,10.6! 15.6,12.8 17.6,16! 14.8,13.6"];
      const feathers = slits.slice(0, among(a, 2, 1, 2, 1)).map((text) => outline(nodesOf(text)));
      const dark = cut(
        named("beak", bird, rect(-4, 0, 8.6, 8.8)),
        grow(wing, air),
        named("eye", disc(11, 4, 1)),
      );
      return shown(join(dark, ...legs.map((leg) => cut(leg, bird))), cut(wing, ...feathers), air, 3);
    },
  },
  {
    id: "dolphin-leap",
    ideas: ["play", "water"],
    words: ["dolphin", "dolphins", "porpoise"],
    isOpen: true,
    promise: 0.899,
    draw: ({ gap, variation: [one, two, , three, four] }) => {
      // The stripe of light along the flank runs with the leap.
      const fin = by(one, "18.4,-0.4! 17.7,2.4", "17.6,0.2! 17,2.8", "19.4,-0.2! 18.2,2.2");
      const body = named(
        "body",
        through`-0.4,16.4 1.4,13.4 3.8,10.8! 4.6,7 8,3.6 12.4,2.6! 15,0.4 ${fin} 18.2,4.8! 21.2,8.4 22.2,13 21.8,17.2 24.2,19.4
        ${by(two, "24.4,23.8! 22.2,21.8 20,21.8! 17.2,23.6 13.8,23!", "24.2,24.4! 21.8,22.4 19.8,21.8! 16.8,22.8 13.4,21.4!", "24.6,22.8! 22.4,21.4 20.2,21.8! 18,23.8 14.8,24!")}
        15.2,19.4 18.4,17.2! 17.4,14.8 15,13.4 11.8,13.4! 12.4,16.4 ${by(three, 10.8, 11.6, 9.8)},20! 7.8,17.6 7.2,14.2! 4.4,15.8 1,18`,
      );
      const stripe = named(
        "stripe",
        through`${by(four, "8.6,11.4! 14,8.6 19.8,15.2! 14,10.6", "10,11.6! 15,9.6 20.2,16.6! 15,11.4", "8,11! 13.6,7.4 19.6,13! 13.6,9.4")}`,
      );
      return shown(
        cut(
          named("tail", named("fin", body, rect(14.6, -4, 12, 7.4)), rect(13, 17.6, 14, 10)),
          stripe,
          named("eye", disc(7.6, 8, 1)),
        ),
        null,
        leastAirOf(gap),
        1,
      );
    },
  },
  {
    id: "snake-bands",
    ideas: ["rhythm"],
    words: ["snake", "snakes", "serpent", "viper", "python", "adder"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const w = by(one, 4.6, 5.2, 4.2);
      const [top, mid, low] = [3.9, 11.9, 19.9];
      const turn = by(three, 17.8, 16.8, 17.8);
      const right = band(turn, (top + mid) / 2, (mid - top + w) / 2, (mid - top - w) / 2, -90, 90);
      const left = band(24 - turn, (mid + low) / 2, (low - mid + w) / 2, (low - mid - w) / 2, 90, 270);
      const tail = named(
        "tail",
        through`3,${low - w / 2}! 12,${low - w / 2} 24.4,${by(two, 17.8, 16.8, 20.6)}! 14,${low + w / 2} 3,${low + w / 2}!`,
      );
      const head = named(
        "head",
        through`13,${top - w / 2}! 10,${top - w / 2} 6.6,${top - w / 2 - 1.2} 3.4,${top + 0.4} 6.6,${top + w / 2 + 1} 10,${top + w / 2} 13,${top + w / 2}!`,
      );
      const neck = named("neck", rect(12, top - w / 2, turn - air - 12, w));
      const back = rect(24 - turn + air, mid - w / 2, turn * 2 - 24 - air * 2, w);
      const tongue = named(
        "tongue",
        through`4.6,${top}! 2,${top}! -0.8,${top - 1.2}! 0.6,${top + 0.8}! -0.8,${top + 2.8}! 2,${top + 1.6}! 4.6,${top + 1.6}!`,
      );
      const rest = cut(tail, rect(0, 14, 24 - turn + air, 10));
      const lead = cut(join(head, neck, tongue), disc(7.2, top - 0.3, 1.05));
      const [cool, warm] = among<Path[][]>(
        a,
        [[back], [right, left]],
        [[back], [right, left]],
        [[right, left], [back]],
        [[right], [back, left]],
      );
      return shown(parts(lead, rest, ...cool!), parts(...warm!), air, 5);
    },
  },
  {
    id: "gecko-climb",
    ideas: [],
    words: ["gecko", "geckos", "lizard", "lizards"],
    goesWith: ["salamander", "newt"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three] }) => {
      const tail = by(
        one,
        "17.6,22.4,2 15.2,23.6,1.8 12.4,22.4,0",
        "18.6,22.4,1.8 18.2,24.6,0",
        "19.4,22.2,1.9 21.8,23,1.6 24.2,22,0",
      );
      const spine =
        "13.6,-0.2,1.8 13.5,1.8,5.2 12.8,4.8,4.2 11.6,7.4,4 11,10.4,5 11.6,13.4,4.2 13.2,15.8,3.2 15.6,17.8,2.6 17.4,20,2.2";
      const leg = (text: string, x: number, y: number, turn: number) => {
        const toes = [-56, 0, 56].map((spread) => polar(x, y, 2.2, turn + spread));
        return [
          ribbon(`${text} ${x},${y},1.8`),
          ...toes.flatMap((toe) => [bar([x, y], toe, 1.6), disc(...toe, 1)]),
        ];
      };
      const up = by(two, 0, 1.2, -0.8);
      const legs = [
        ...leg(`12,8,2.6 8,9.2,2.2 5.6,${8 - up},2`, 4.8, 4.8 - up, -105),
        ...leg(`11,8,2.6 15.4,9,2.2 18.4,${8.4 + up},2`, 20.2, 5.4 + up, -60),
        ...leg(`12,12.8,2.6 8,12.8,2.2 5.4,${14.4 + up},2`, 4.6, 17.6 + up, 105),
        ...leg(`11,13,2.6 15.4,12.2,2.2 18.4,${12.8 - up},2`, 20.2, 15.4 - up, 55),
      ];
      const slit = through`${by(three, "12.8,5! 12.2,8 12.4,12 14.4,16! 11.2,12 11,8", "12.8,5.4! 12,8 12.2,11 13,13.4! 11,11 11,8", "12.8,3! 12.4,7 12.4,12 15.4,17.4! 11.2,12 11.2,7")}`;
      return shown(cut(join(ribbon(`${spine} ${tail}`), ...legs), slit), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "dragon-head",
    ideas: ["strength", "flame"],
    words: ["dragon", "dragons", "wyvern", "drake"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const lift = by(two, 0, 0.8, -0.6);
      const head = named(
        "head",
        through`-0.2,12! -0.2,9.4 ${by(three, 1.4, 1, 2)},${by(three, 5.6, 6, 5)}! 3.4,7.8 6.4,7.6 8.6,5.4 12,5 15.6,7.8! 18.8,9.6 23.4,${9.2 + lift}! 21.6,12.4 19.4,13.4!
        21.4,14.8 24.4,${15 + lift}! 22.8,17.8 20.8,18.8! 22.2,20.6 24.2,${21 + lift}! 23.2,22.8 22.6,24.2! 10.6,24.2! 13,21 12.6,18.2 10.6,16.8 8.6,17.4! ${among(a, 6.4, 7, 5.8, 6.8)},21!
        4.6,18 0.6,17.2! 4.8,16 9.4,13.2! 7.6,13! 6.4,15.6! 4.8,12.9!`,
      );
      const horn = named(
        "horn",
        through`10.2,5.2! 14,4.6 18,2.8 ${by(one, "20.8,-0.8! 22.4,2.6", "22.2,-0.8! 23.2,3", "19.6,-0.8! 22,2.2")} 20.4,6.4 15,8!`,
      );
      const eye = named("eye", through`8.4,10.2! 13,8.2! 12.4,10.4 10.6,11`);
      return shown(cut(head, grow(horn, air), eye), horn, air, 2);
    },
  },
];
