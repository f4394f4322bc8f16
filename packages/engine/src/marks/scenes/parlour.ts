import { cut, type Form, grow, join, move, named, parts } from "../../geometry/form.ts";
import { type Path, type Point, polar, rotation, scaling } from "../../geometry/path.ts";
import { band, bar, disc, dropPath, lens, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { counterchanged, fitted, inks, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** One line of one width with round ends. Steps as text: "3" goes straight on, "2.7,-90" turns with this radius. */
const course = (width: number, from: Point, towards: number, steps: string): Form => {
  let [at, heading] = [from, towards];
  const drawn = steps.split(" ").map((step): Path => {
    const [size = 0, turn = 0] = step.split(",").map(Number);
    const side = Math.sign(turn) * 90;
    const centre = polar(...at, size, heading + side);
    const [before, start] = [at, heading - side];
    at = turn ? polar(...centre, size, start + turn) : centre;
    heading += turn;
    if (!turn) return bar(before, at, width, "round");
    const [first, last] = [Math.min(start, start + turn), Math.max(start, start + turn)];
    return band(...centre, size + width / 2, size - width / 2, first, last, "round");
  });
  return join(...drawn);
};

/** Where many lines of one width lie side by side, more light would thin them. */
const closeAirOf = (gap: number): number => Math.min(1.15, leastAirOf(gap));

/** Things of the parlour and the workroom, each with a second look. */
export const PARLOUR: readonly Scene[] = [
  {
    id: "armchair-with-ears",
    allowsFace: true,
    ideas: [],
    words: ["armchair", "armchairs", "chair", "chairs", "wing chair", "easy chair"],
    has: ["cat"],
    suggests: ["ear"],
    isOpen: true,
    promise: 0.9,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The wings are a cat's ears, the buttons its eyes, the arms its paws.
      const air = leastAirOf(gap);
      const [tip, dip, arm] = [by(one, 0.2, 0.8, -0.3), by(two, 2.9, 2.4, 3.4), by(three, 10.6, 11.4, 10)];
      const back = twofold`12,${tip + dip} 19.6,${tip}! 21,5.4 20.4,14! 20.4,20! 12,20!`;
      const side = roundRect(0, arm, 6.2, 22 - arm, [3.1, 3.1, 0, 0]);
      const seat = roundRect(6.2 + air, 13.4, 11.6 - 2 * air, 4, [1.6, 1.6, 0.6, 0.6]);
      const base = named(
        "base",
        join(...both(side), rect(2, 17.4 + air, 20, 4.6 - air), ...both(rect(1.4, 21, 2.8, 3))),
      );
      const eye = named("eye", disc(15, among(a, 8.2, 7.8, 8.6, 8), 1));
      const rest = cut(back, rect(0, 13.4 - air, 24, 20), ...both(grow(side, air)), ...both(eye));
      return shown(parts(rest, base, seat), null, air, 3, "mirror");
    },
  },
  {
    id: "sofa-of-bands",
    ideas: [],
    words: ["sofa", "sofas", "couch", "couches", "settee", "settees"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [w, p] = [1.9, 1.9 + closeAirOf(gap)];
      const h = p / 2;
      const [top, arm, seat] = [by(one, 5, 5.6, 4.4), by(two, 13, 13.6, 12.6), by(three, 17, 16.6, 17.4)];
      const soft = among(a, 3, 2.6, 3.2, 2.8);
      const left = course(w, [1, 21.4], 270, `${21.4 - arm} ${h},180 ${seat - arm - h} ${h},-90 8`);
      const under = course(w, [1 + p, 21.4], 270, `${21.4 - seat - p * 1.5} ${h},90 8`);
      const arch = (x: number, low: number, high: number, r: number) =>
        course(w, [x, low], 270, `${low - high - r} ${r},90 ${12 - x - r}`);
      const back = arch(1 + p, arm - p * 1.5, top, soft);
      const nested = [arch(1 + 2 * p, seat - p, top + p, 1.6), arch(1 + 3 * p, seat - p, top + 2 * p, 1.2)];
      return shown(join(...[left, under, back, ...nested].flatMap(both)), null, p - w, 5, "mirror");
    },
  },
  {
    id: "bathtub-bather",
    ideas: [],
    words: ["bathtub", "bathtubs", "bath", "bath tub", "tub"],
    has: ["person", "bather"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One band lies in the tub: white in the water, black above it.
      const rim = by(one, 10, 9.6, 10.6);
      const curve = by(two, 8, 6.6, 9.2);
      const foot = bar([5.6, 20], [4.4, 22.8], 2.4, "round");
      const tub = named("pot", join(roundRect(0, rim, 24, 11.4, [0.4, 0.4, curve, curve]), ...both(foot)));
      const steps = `3.6 4.4,-90 ${among(a, 1.4, 1, 1.8, 1.2)} 2,-62 ${by(three, 8, 8.8, 7.4)} 1.5,128 5.4`;
      const bather = counterchanged(tub, course(2.7, [4.6, rim - 1.4], 90, steps));
      return inks({ gaps: [leastAirOf(gap)], parts: 3 }, join(bather, disc(4.6, rim - 3.6, 2.8)));
    },
  },
  {
    id: "teapot-one-line",
    ideas: [],
    words: ["teapot", "teapots", "tea pot"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One line is spout, belly and handle.
      const air = closeAirOf(gap) * 1.1;
      const [w, r, loop] = [2.5, by(one, 7.4, 7, 7.8), by(two, 2.7, 3, 2.4)];
      const lip = by(three, 2.6, 3.2, 2);
      const [x, y] = [1 + lip + r, 10 + lip];
      const steps = `1 ${lip},90 3 ${r},-180 1.6 ${loop},180 1.4 ${loop},90 ${loop - 0.6}`;
      const inner = r - w / 2 - air;
      const level = rect(0, y + among(a, 0, 1, -1, 0.5) - air / 2, 24, air);
      const knob = disc(x, y - inner - 0.9, 1.9);
      return fitted(air, 3, join(course(w, [0, 7], 0, steps), cut(disc(x, y, inner), level), knob));
    },
  },
  {
    id: "jar-moonlight",
    ideas: [],
    words: ["jar", "jars", "glass jar", "storage jar"],
    has: ["moon", "star"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The light on the glass is a moon.
      const air = leastAirOf(gap) * 1.1;
      const wide = by(one, 21.4, 20.6, 22);
      const glass = named(
        "glass",
        twofold`12,${4.4 + air}! 18.4,${4.4 + air}! 18.4,${5.4 + air}! ${wide - 0.6},8.2 ${wide},11! ${wide},20! ${wide - 0.8},23 ${wide - 3.6},24! 12,24!`,
      );
      const lid = named("lid", roundRect(4, 0, 16, 4.4, by(two, 1.2, 2, 0.4)));
      const shade = move(disc(14.4, 13.6, 5.2), rotation(among(a, 0, 10, -10, 5), 11.6, 15.4));
      const moon = named("moon", cut(disc(11.6, 15.4, 6), shade));
      const s = by(three, 2, 2.3, 1.8);
      const star = named(
        "star",
        join(
          ...[0, 90].map((turn) => lens(polar(15.6, 12.8, s, turn), polar(15.6, 12.8, s, turn + 180), 0.42)),
        ),
      );
      return shown(parts(lid, cut(glass, moon, star)), null, air, 2);
    },
  },
  {
    id: "watering-can-elephant",
    ideas: [],
    words: ["watering can", "watering cans"],
    has: ["elephant"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The spout is a trunk, and an eye is all it needs.
      const up = by(one, 0, -0.8, 0.8);
      const body = named(
        "body",
        through`9,8.4! 20.6,8.4! 21.4,16 ${by(three, 22.4, 21.8, 22.8)},23! 7.6,23! 8.4,16`,
      );
      const spout = named(
        "spout",
        through`9.4,12! 7.6,13.4 6,11 4.8,${6.4 + up}! 2.2,${7.4 + up}! 3,14 5,19.4 10,21.4!`,
      );
      const rose = bar([0.4, 7.3 + up], [6, 5.1 + up], 2.4, "round");
      const r = by(two, 6, 6.6, 5.4);
      const handle = named("handle", cut(ring(17, 9.4, r + 1.1, r - 1.1), rect(9, 9.4, 11, 14)));
      const eye = named("eye", disc(among(a, 11.4, 11.8, 11, 11.6), 12.4, 1.1));
      return inks({ gaps: [leastAirOf(gap)], parts: 1 }, cut(join(body, spout, rose, handle), eye));
    },
  },
  {
    id: "top-hat-rabbit",
    allowsFace: true,
    ideas: [],
    words: ["top hat", "top hats", "silk hat", "stovepipe hat"],
    goesWith: ["hat", "magician", "rabbit"],
    has: ["rabbit"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The rabbit looks over the brim from within the hat.
      const wide = by(one, 20, 20.6, 19.4);
      const crown = named("crown", twofold`12,1 16,0.8 ${wide},0! ${wide - 1.4},8 ${wide - 1},19! 12,19!`);
      const brim = named("brim", twofold`12,17.6 17.6,17 21.4,14.6 24,15.2 22.4,19.8 17,22.4 12,22.8`);
      const tip = polar(13.4, 13, by(three, 10.6, 9.8, 11), by(two, -86, -82, -89));
      const ear = named("ear", lens([13.4, 14.4], tip, among(a, 0.34, 0.38, 0.32, 0.36)));
      const rabbit = cut(join(disc(12, 15, 4.7), ...both(ear)), ...both(disc(14.1, 14.4, 0.85)));
      return shown(join(cut(crown, rabbit), brim), null, leastAirOf(gap), 1, "mirror");
    },
  },
  {
    id: "bow-tie-evening",
    ideas: [],
    words: ["bow tie", "bow ties", "bowtie", "bowties"],
    goesWith: ["gentleman", "tuxedo"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Wings and shirt are one light in the coat; the knot lies on both.
      const [rise, open, y] = [by(one, 4.6, 5.2, 4), by(two, 5.4, 5.8, 5), among(a, 8, 7.6, 8.4, 8.2)];
      const coat = twofold`12,${by(three, 23, 22, 21)}! ${12 + open},0! 24,0! 24,24! 12,24!`;
      const wing = named(
        "wing",
        through`12,${y - 1.2}! 21.6,${y - rise}! 21,${y} 21.6,${y + rise}! 12,${y + 1.2}!`,
      );
      const knot = roundRect(10.5, y - 2.2, 3, 4.4, 1);
      return shown(join(cut(coat, ...both(wing)), knot), null, leastAirOf(gap), 2, "mirror");
    },
  },
  {
    id: "palette-in-bloom",
    ideas: [],
    words: ["palette", "palettes", "painter's palette", "paint palette", "artist's palette"],
    has: ["flower"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The dabs of paint stand round the thumb hole as petals.
      const notch = by(one, 15, 15.8, 14.4);
      const board = named(
        "board",
        through`12.4,0.6 20.6,3.4 24,10.4 22.6,15.4 19,15.8 ${notch + 0.6},17 ${notch},20 15,22.6 11.6,23.6 3.6,20 0,12 3.8,4`,
      );
      const [cx, cy, size] = [11.6, 13, by(three, 1.75, 1.9, 1.6)];
      const count = by(two, 5, 6, 5);
      const dab = dropPath(cx, cy + 3.6, cy + 9.6 - size, size);
      const petal = (at: number) =>
        named("petal", move(dab, rotation(among(a, 70, 66, 74, 68) + (at * 190) / (count - 1), cx, cy)));
      return shown(cut(board, disc(cx, cy, 2.5), ...times(count, petal)), null, leastAirOf(gap), 1);
    },
  },
  {
    id: "drum-facets",
    allowsFace: true,
    ideas: [],
    words: ["drum", "drums", "snare drum", "side drum"],
    goesWith: ["drummer", "beat", "rhythm"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Lacing as facets: as much light as ink.
      const air = leastAirOf(gap) * 1.1;
      const [top, flat] = [10, by(one, 0.32, 0.36, 0.28)];
      const oval = (y: number) => move(disc(12, y, 11), scaling(1, flat, 12, y));
      const body = named("body", cut(join(rect(1, top, 22, 9.6), oval(top + 9.6)), grow(oval(top), air)));
      const count = by(two, 4, 5, 3);
      const rim = (x: number) => top + flat * Math.sqrt(Math.max(0, 121 - (x - 12) ** 2));
      const light = times(count, (at) => {
        const [left, right] = [1 + (at * 22) / count, 1 + ((at + 1) * 22) / count];
        const middle = (left + right) / 2;
        const low = air * 0.6;
        return through`${left},${rim(left) + low}! ${middle},8! ${right},${rim(right) + low}! ${middle},${rim(middle) + 7.6}!`;
      });
      const knob = disc(14.4, 9.2, among(a, 1.7, 1.5, 1.9, 1.6));
      const stick = join(bar([by(three, 21.6, 20.6, 22.4), 0.8], [14.6, 9], 2, "round"), knob);
      const head = named("head", counterchanged(oval(top), join(...both(stick))));
      return shown(join(head, cut(body, ...light)), null, air, 6, "mirror");
    },
  },
  {
    id: "horseshoe-and-horse",
    ideas: [],
    words: ["horseshoe", "horseshoes", "lucky horseshoe"],
    goesWith: ["horse", "farrier", "luck"],
    has: ["horse"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The horse's neck bends along the shoe.
      const air = closeAirOf(gap) * 1.1;
      const [w, heel] = [by(one, 3.5, 3.8, 3.2), by(two, 6.4, 7, 5.8)];
      const shoe = twofold`12,0 19.6,3 23,10.4 21.8,17 ${12 + heel + 3},24! ${12 + heel - 0.8},23.2! ${21.2 - w},16 ${23 - w},10.4 ${19.8 - w * 0.75},${2.8 + w * 0.75} 12,${w}`;
      const slots = among(a, [-48, -10, 28], [-30, 20], [-60, -25, 10, 36], [-40, -5, 30]).map((angle) =>
        bar(polar(12, 11, 11 - w / 2, angle - 3), polar(12, 11, 11 - w / 2, angle + 3), 1.15, "round"),
      );
      const horse = through`13.4,5.2! 13.8,6.5 16.6,8 18,12 17.2,17 16,22.4! 12.6,21 8.8,22! 10.8,19 11.4,15.4! 10,15.6 8.6,17.4 6.8,17.2 6.2,15.4 8,11.4 9.6,8.2 11.6,6.6`;
      const eye = named("eye", disc(11.2, 9.8, by(three, 0.85, 0.95, 0.8)));
      return shown(parts(cut(shoe, ...slots.flatMap(both)), cut(horse, eye, grow(shoe, air))), null, air, 2);
    },
  },
  {
    id: "spool-to-needle",
    ideas: [],
    words: ["spool of thread", "spool", "spools", "thread spool", "reel of thread", "bobbin"],
    goesWith: ["thread", "sewing", "needle"],
    has: ["needle"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One line winds to and fro on the spool and leaves it as a needle.
      const air = closeAirOf(gap);
      const [rows, flange, wide] = [by(one, 5, 6, 5), by(two, 3.2, 2.8, 3.4), by(three, 14, 13, 15)];
      const pitch = (24 - 2 * flange - air) / rows;
      const [w, h] = [pitch - air, pitch / 2];
      const y = flange + air + w / 2;
      const isEven = rows % 2 === 0;
      const [edge, run] = [1 + w / 2, wide - 2 - w - pitch];
      const row = (at: number) => `${run + (at ? 0 : h)} ${h},${at % 2 === (isEven ? 0 : 1) ? -180 : 180}`;
      const steps = `${times(rows - 1, row).join(" ")} ${run + h + 3.4} 3,-90 1`;
      const leave = course(w, [isEven ? wide - edge : edge, y], isEven ? 180 : 0, steps);
      const x = wide - edge + 6.4;
      const needle = through`${x - 1.9},10.6 ${x - 1.2},5 ${x},0! ${x + 1.2},5 ${x + 1.9},10.6 ${x + w / 2},16! ${x - w / 2},16!`;
      const eye = named("eye", bar([x, 8.6], [x, 11.4], 1.2, "round"));
      const lip = among(a, 1.4, 1.8, 1.2, 1.6);
      const top = through`0,0! ${wide},0! ${wide},${lip}! ${wide - 2},${flange}! 2,${flange}! 0,${lip}!`;
      const bottom = move(top, scaling(1, -1, 0, 12));
      return inks({ gaps: [air], parts: 3 }, join(leave, cut(needle, eye), top, bottom));
    },
  },
];
