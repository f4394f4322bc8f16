import { cut, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Path, pen, polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, lens, rect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, mirrored, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** A band of one width along "x,y,radius" corners, each turned as a true arc. */
const ribbon = (text: string, width: number, cap: "flat" | "round" = "flat"): Path => {
  const nodes = text.split(/\s+/).map((node) => node.split(",").map(Number));
  const angle = (from: number) => {
    const [a, b] = [nodes[from]!, nodes[from + 1]!];
    return (Math.atan2(b[1]! - a[1]!, b[0]! - a[0]!) * 180) / Math.PI;
  };
  const half = width / 2;
  const [start, end] = [angle(0), angle(nodes.length - 2)];
  const turns = nodes.slice(1, -1).map(([x, y, radius = half], index) => {
    const into = angle(index);
    const turn = ((((angle(index + 1) - into) % 360) + 540) % 360) - 180;
    const back = polar(x!, y!, -radius * Math.tan((Math.abs(turn) * Math.PI) / 360), into);
    const side = turn > 0 ? 90 : -90;
    return { centre: polar(back[0], back[1], radius, into + side), radius, from: into - side, turn };
  });
  const [first, last] = [nodes[0]!, nodes.at(-1)!];
  const drawn = pen(...polar(first[0]!, first[1]!, half, start - 90));
  for (const { centre, radius, from, turn } of turns) {
    drawn.arc(...centre, Math.max(0.01, radius + Math.sign(turn) * half), from, from + turn);
  }
  drawn.line(...polar(last[0]!, last[1]!, half, end - 90));
  if (cap === "round") drawn.arc(last[0]!, last[1]!, half, end - 90, end + 90);
  else drawn.line(...polar(last[0]!, last[1]!, half, end + 90));
  for (const { centre, radius, from, turn } of turns.reverse()) {
    drawn.arc(...centre, Math.max(0.01, radius - Math.sign(turn) * half), from + turn, from);
  }
  drawn.line(...polar(first[0]!, first[1]!, half, start + 90));
  if (cap === "round") drawn.arc(first[0]!, first[1]!, half, start + 90, start + 270);
  return drawn.path();
};

/** What lives and grows in the meadow, and what is seen above it. */
export const MEADOW: readonly Scene[] = [
  {
    id: "stag-quarter-turns",
    ideas: [],
    words: ["deer head", "deer heads", "stag", "stags", "deer", "antlers", "antler", "reindeer", "elk"],
    goesWith: ["forest", "hunting lodge"],
    promise: 0.917,
    isOpen: true,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [level, inner, brow] = [by(one, 9.6, 10.2, 8.8), by(two, 2.6, 4, 1.2), among(a, 6, 5, 7, 4.2)];
      const head = named(
        "head",
        twofold`12,11.4 14.6,11.6 16.4,14 15.6,17.6 14,${by(three, 21.4, 21, 21.8)} 13.6,23.6 12,24.2`,
      );
      const ear = named(
        "ear",
        through`15.4,15.6! 18.8,13 23.6,${by(three, 12.6, 11.8, 13.6)}! 21.4,16.4 15.2,17!`,
      );
      const antler = [
        named("antler", ribbon(`13.9,13 13.9,${level},3 22.8,${level},4.4 22.8,0.8`, 2.2, "round")),
        named("antler", ribbon(`14.6,${level} 18.35,${level},3 18.35,${inner}`, 2.2, "round")),
        named("antler", ribbon(`13.9,13 13.9,${brow}`, 2.2, "round")),
      ];
      return shown(join(head, ...both(ear), ...antler.flatMap(both)), null, air, 1, "mirror");
    },
  },
  {
    id: "skep-snake",
    ideas: [],
    words: ["beehive", "beehives", "hive", "hives", "skep", "skeps", "bee hive"],
    goesWith: ["honey", "bee", "apiary"],
    has: ["snake"],
    promise: 0.929,
    isOpen: true,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One rope of straw: light comes in from either side in turn and leaves a single coil.
      const air = leastAirOf(gap) * 1.1;
      const dome = twofold`12,-0.2 ${by(two, 17, 16, 18)},1.6 ${by(two, 21.4, 20.6, 22)},8 23,15 23.2,21.6! 18,23.6 12,24.2`;
      const coils = by(one, 5, 4, 6);
      const pitch = (24 + air) / coils;
      const slits = times(coils - 1, (row) => {
        const y = (row + 1) * pitch - air / 2;
        const side = row % 2 ? 1 : -1;
        const half = by(two, 11.2, 11, 11.3) * Math.sqrt(1 - ((24 - y) / 25.4) ** by(two, 2.4, 2, 2.8));
        const stop = (Math.asin((half - Math.min(3.6, pitch - air)) / (40 + y)) * 180) / Math.PI;
        const [from, to] = side > 0 ? [70, 90 + stop] : [90 - stop, 110];
        return band(12, -40, 40 + y + air / 2, 40 + y - air / 2, from, to, "round");
      });
      const w = by(three, 3, 2.6, 3.4);
      const top = 24 - among(a, 5.4, 4.8, 6, 5.2);
      const door = named("door", join(disc(12, top, w), rect(12 - w, top, 2 * w, 12)));
      return shown(cut(dome, ...slits, door), null, air, 3);
    },
  },
  {
    id: "llama-of-bands",
    ideas: [],
    words: ["llama", "llamas", "alpaca", "alpacas"],
    goesWith: ["andes", "wool"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 2.6, 2.4, 2.8);
      const p = wide + air;
      const [x, right] = [5.4, 23 - wide / 2];
      const back = by(two, 13.6, 13, 14.4);
      const chin = 6.6;
      const r = wide / 2 + 0.5;
      const [low, rear] = [back + p, right - p];
      const bands = [
        named("body", ribbon(`${x},5.4 ${x},24`, wide)),
        named("body", ribbon(`${x + p},24 ${x + p},${low},${r} ${rear},${low},${r} ${rear},24`, wide)),
        named(
          "body",
          ribbon(`${x + p},5.4 ${x + p},${back},${r} ${right},${back},${r + p} ${right},24`, wide),
        ),
      ];
      const to = x + p + wide / 2 - 0.04;
      const tip = among(a, -0.4, 0, -0.7, -0.2);
      const jaw = chin + by(three, 0.6, 0.2, 1);
      const head = named(
        "head",
        through`0.6,4.8 1.6,3.4 4,3.2 5,2.6! 4.8,0.8 5.6,${tip}! 7.2,0.8 7.4,2.4! 7.6,0.6 8.6,${tip}! 10,1 ${to},4.4 ${to},${chin + 0.2}! ${x - wide / 2 + 0.04},${chin + 0.2}! 3.6,${jaw} 1.4,${jaw - 0.4}`,
      );
      return shown(cut(join(...bands, head), disc(6.2, 4.4, 0.8)), null, air, 3);
    },
  },
  {
    id: "angelfish-arcs",
    ideas: [],
    words: ["tropical fish", "angelfish", "reef fish", "aquarium fish", "scalare"],
    goesWith: ["aquarium", "reef", "fish"],
    promise: 0.944,
    isOpen: true,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      const tip = by(one, 21, 20, 22.4);
      const body = named(
        "body",
        through`0,12.4! 4,7.6 10,4.6 ${tip},-0.2! 17.6,4.6 16.6,8 17.4,10.4 19,12 17.4,13.6 16.6,16 17.6,19.4 ${tip},24.2! 10,19.4 4,16.6`,
      );
      const tail = named("tail", through`17,12! 20,10.6 24,7.4! 22.8,12 24,16.6! 20,13.4`);
      const ringOf = (radius: number) => cut(disc(-3, 12, radius + air / 2), disc(-3, 12, radius - air / 2));
      const rings = by(two, [9.6, 13.4, 17], [9.6, 12.4, 15.6, 18.4], [10, 15.2]).map(ringOf);
      const eye = named("eye", disc(3.9, among(a, 11.4, 11, 11.8, 11.4), by(three, 1, 1.1, 0.9)));
      return shown(cut(join(body, tail), ...rings, eye), null, air, 4);
    },
  },
  {
    id: "rainbow-river",
    ideas: [],
    words: ["rainbow", "rainbows"],
    goesWith: ["sky", "colour", "colours"],
    has: ["river", "cloud"],
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.15, leastAirOf(gap));
      const wide = by(one, 2.5, 2.3, 2.6);
      const p = wide + air;
      const outer = 2 * p + wide / 2 + by(two, 0.6, 0.8, 1);
      const [cx, cy, turn] = [outer + wide / 2, outer + wide / 2, 2];
      const arcs = times(3, (at) => {
        const [r, t] = [outer - at * p, turn + at * p];
        const [left, right, top, y] = [cx - r, cx + r, cy - r, cy + t];
        return ribbon(
          `${left},${cy + 6} ${left},${top},${r} ${right},${top},${r} ${right},${y},${t} 24,${y}`,
          wide,
        );
      });
      const foot = cy + turn + 2 * p + wide / 2;
      const r = by(three, 3.5, 3.8, 3.2);
      const puff = (x: number, up: number, r: number) => disc(x, foot - up, r);
      const top = puff(6.4, r + among(a, 0.4, 0.8, 0, 0.6), r);
      const cloud = named(
        "cloud",
        join(puff(2.6, 2.6, 2.6), top, puff(10.4, 2.3, 2.3), rect(2.6, foot - 3, 7.8, 3)),
      );
      return shown(cut(parts(...arcs), grow(cloud, air)), cloud, air, 4);
    },
  },
  {
    id: "moon-in-ripples",
    ideas: [],
    words: ["crescent moon", "crescent moons", "crescent", "moon", "moons"],
    goesWith: ["night", "sleep"],
    has: ["wave", "water", "sea"],
    suggests: ["ripple"],
    promise: 0.9,
    isOpen: true,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      const bite = by(one, 8.6, 8.9, 8.2);
      const crescent = cut(disc(12, 12, 12), disc(by(two, 15.4, 14.8, 16), 13.2 - bite, bite));
      const sea = among(a, 13.8, 14.2, 13.6, 14);
      const crest = by(three, 1.1, 0.7, 1.4);
      const waves = times(2, (at) => {
        const y = sea + at * (air + 2.4);
        const edge = times(7, (step) => [step * 6 - (at % 2) * 6, y + (step % 2) * crest]);
        const lower = [...edge].reverse().map(([x, up]) => [x, up! + air]);
        return through`-7,${y}! ${edge.join(" ")} 37,${y}! 37,${y + air}! ${lower.join(" ")} -7,${y + air}!`;
      });
      return shown(cut(crescent, ...waves), null, air, 3);
    },
  },
  {
    id: "pig-curl",
    ideas: [],
    words: ["pig", "pigs", "piglet", "piglets", "hog", "swine"],
    goesWith: ["pork", "farm"],
    promise: 0.914,
    isOpen: true,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = Math.min(1.2, leastAirOf(gap));
      const back = by(one, 4.8, 5.4, 4.2);
      const belly = by(two, 17.6, 18.4, 17);
      const body = named(
        "body",
        through`0,11.4! 2.4,10.6 4.4,8.2 8.6,${back + 1} 13.6,${back} 18.8,7.2 20.8,12.6 20.4,22! 16.4,22! 15.8,19.2 13,${belly} 10.2,19.2 9.6,22! 5.6,22! 5.2,18.8 3,16.8 0.4,16!`,
      );
      const ear = named(
        "ear",
        through`4.6,${back - 2.4}! 8.8,${back - 1} 11.2,${back + 2.4} 9.8,${back + 6.8}! 7.2,${back + 4}`,
      );
      const r = by(three, 2, 2.2, 1.8);
      const tail = named("tail", band(21, 6.2, r + 0.9, r - 0.9, among(a, 110, 120, 100, 110), 390, "round"));
      const light = [disc(4.9, 11.3, 0.8), disc(1.9, 13.7, 0.75)];
      return shown(join(cut(body, grow(ear, air), ...light), ear, tail), null, air, 3);
    },
  },
  {
    id: "knot-over-under",
    ideas: [],
    words: ["rope knot", "rope knots", "knot", "knots", "rope", "ropes"],
    goesWith: ["rigging", "mooring"],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Two bights, each over and under in turn along its whole length.
      const air = Math.min(1.2, leastAirOf(gap));
      const wide = by(one, 3, 2.7, 3.2);
      const near = wide / 2 + air + by(two, 0.6, 0.9, 0.4);
      const far = near + wide + air + by(three, 0.6, 0.2, 1);
      const bend = among(a, 2.2, 1.8, 2.5, 2);
      const right = 20.8 - wide / 2;
      const along = `-0.2,${12 - near} ${12 - bend},${12 - near},2 ${12 + bend},${12 - far},2 ${right},${12 - far},5
        ${right},${12 + far},5 ${12 + bend},${12 + far},2 ${12 - bend},${12 + near},2 -0.2,${12 + near}`;
      const [rope, wider] = [ribbon(along, wide), ribbon(along, wide + 2 * air)];
      const crossing = bar([12 + bend, 12 - near - 0.3], [12 - bend, 12 - far + 0.3], wide + 2 * air);
      const leg = bar([14, 12 + near], [25, 12 + near], wide + 2 * air);
      const bight = meet(mirrored(wider), rect(-1, 12 + near - wide / 2 - 0.1, 9, wide + 0.2));
      const half = cut(rope, crossing, leg, bight);
      return shown(parts(half, move(half, rotation(180, 12, 12))), null, air, 6, "turn");
    },
  },
  {
    id: "ant-with-leaf",
    ideas: [],
    words: ["ant", "ants", "leafcutter ant"],
    goesWith: ["insect", "colony", "anthill"],
    has: ["leaf"],
    promise: 0.932,
    isOpen: true,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const step = by(one, 0, 0.7, -0.7);
      const skull = named("head", disc(8.8, 14.2, 2.9));
      const body = named(
        "body",
        join(
          through`15.8,15.2 17.2,11.8 20.4,10.6 23.6,12.2 24.4,15.8 22,18.4 18.2,17.8`,
          disc(14.2, 15.2, 2.1),
          bar([9, 14.6], [18, 15.4], 1.8),
        ),
      );
      const legs = [
        `13.8,15.2 10.6,18.8,1 ${8.4 + step},24`,
        `14.2,15.2 14.2,19.4,1 ${12.8 - step},24`,
        `14.6,15.2 17.4,19.8,1 ${20.4 + step},24`,
        `9,13 ${by(three, 10.4, 9.8, 11)},8.4,1 ${by(three, 14.4, 13.4, 15)},5.8`,
      ].map((text) => named("leg", ribbon(text, 1.7)));
      const tip = among(a, 2.8, 2.3, 3.4, 4);
      const leaf = named("leaf", lens([5, 16.2], [tip, 0], by(two, 0.5, 0.46, 0.54)));
      const rib = bar([5, 16.6], [5 + (tip - 5) * 0.66, 5.4], air);
      const jaw = bar([5, 16.2], [8.4, 15.8], 1.6, "round");
      const load = cut(leaf, rib, grow(skull, air * 0.9));
      return shown(join(skull, body, ...legs, load, jaw), null, air, 2);
    },
  },
  {
    id: "dove-of-arcs",
    ideas: [],
    words: ["dove", "doves", "peace dove", "pigeon", "pigeons", "turtle dove"],
    goesWith: ["peace", "olive branch"],
    promise: 0.935,
    isOpen: true,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const w = by(one, 3, 2.7, 3.3);
      const p = w + air;
      const nod = among(a, 0, 0.6, -0.5, 0.3);
      const tail = by(three, 16.4, 15.9, 16.8);
      const body = named(
        "body",
        through`0,${9.8 + nod}! 2.2,${8.8 + nod} 3.4,${6.8 + nod} 6.4,${6 + nod} 9,7.8 10.4,11.2 13,14.6 17,16.6 24,${tail}! 20.8,20.6 14,21.6 7.4,19.4 3.6,14.8 2.4,${11 + nod}`,
      );
      const rings = times(3, (at) => cut(disc(24, 15.4, 15.8 - at * p), disc(24, 15.4, 15.8 - at * p - w)));
      const tip = by(two, 16.6, 15.4, 17.8);
      const clip = through`6,-2! ${tip},-2! ${Math.min(23.2, tip + 6.4)},14! 22,18! 8,18!`;
      const wing = named("wing", meet(parts(...rings), clip));
      return shown(join(cut(body, disc(5.4, 9 + nod, 0.85)), wing), null, air, 2);
    },
  },
  {
    id: "bouquet-counterchange",
    allowsFace: true,
    ideas: [],
    words: ["bouquet", "bouquets", "posy", "posies", "nosegay", "bunch of flowers"],
    goesWith: ["flower", "florist"],
    has: ["leaf", "flower"],
    suggests: ["bow"],
    promise: 0.9,
    isOpen: true,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The middle flower stands half above the paper in ink, half in it as light.
      const air = leastAirOf(gap);
      const edge = by(one, 10, 10.4, 9.6);
      const tie = by(two, 19.6, 19, 20);
      const wide = among(a, 21.8, 21.2, 22.4, 21.6);
      const paper = twofold`12,${edge}! ${wide},${edge}! 13.5,${tie}! 12,${tie}!`;
      const n = by(three, 5, 6, 7);
      const flower = (x: number, y: number, r: number, turn: number) => {
        const tips = times(n, (at) => polar(x, y, r * 0.6, turn + (at * 360) / n));
        const petals = tips.map((at) => named("petal", disc(...at, r * by(three, 0.41, 0.37, 0.34))));
        return cut(join(disc(x, y, r * 0.6), ...petals), disc(x, y, r * 0.26));
      };
      const middle = flower(12, edge, 5, -90);
      const side = cut(flower(18, 4.8, 4.6, -54), disc(12, edge, 5 + air * 0.9), rect(0, edge - air, 24, 9));
      const stems = [-4, 0, 4].map((x) => named("stem", bar([12 + x * 0.2, tie + air], [12 + x, 24.2], 1.8)));
      return shown(join(counterchanged(paper, middle), ...both(side), ...stems), null, air, 5, "mirror");
    },
  },
  {
    id: "wreath-with-bow",
    allowsFace: true,
    ideas: [],
    words: ["wreath", "wreaths", "garland", "garlands"],
    goesWith: ["advent", "laurel"],
    has: ["bow", "leaf", "laurel"],
    promise: 0.887,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The bow is tied of four leaves more.
      const air = leastAirOf(gap);
      const count = by(one, 5, 4, 5);
      const step = 132 / count;
      const [plump, sweep] = [by(two, 0.5, 0.46, 0.54), step * among(a, 0.95, 1, 0.9, 0.97)];
      const leaf = (from: number, r: number, tip: number, bulge: number) =>
        named("leaf", lens(polar(12, 11.4, r, from), polar(12, 11.4, tip, from - sweep), bulge));
      const outer = times(count, (at) => leaf(46 - at * step, 7.6, 11.9, plump));
      const inner = times(count - 1, (at) => leaf(46 - (at + 0.9) * step, 7.2, 3.9, plump * 0.86));
      const twig = named("stem", band(12, 11.4, 8.2, 6.8, -90, 64));
      const droop = by(three, 18.4, 17.8, 19);
      const loops = [lens([12, 19.6], [19.4, droop], 0.56), lens([12, 19.2], [15.6, 24.4], 0.4)];
      const bow = join(...loops.flatMap(both), disc(12, 19.4, 1.5));
      const ring = join(...[...outer, ...inner, twig].flatMap(both));
      return shown(cut(ring, grow(bow, air)), bow, air, 8, "mirror");
    },
  },
];
