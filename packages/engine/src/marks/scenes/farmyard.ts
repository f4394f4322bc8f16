import { cut, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Point, polar, rotation, scaling } from "../../geometry/path.ts";
import { band, bar, disc, lens, rect, ring, roundRect, sector } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { fitted, times } from "./parts.ts";
import { type Node, outline, through, twofold } from "./smooth-outline.ts";

/** One strand that winds inwards by half circles about two centres. */
const winding = (size: number, pitch: number, wide: number, halves: number): Form =>
  join(
    ...times(halves, (n) => {
      const outer = size - (n * pitch) / 2;
      const inner = Math.max(0, outer - wide);
      return n % 2 === 0 ? band(0, 0, outer, inner, 180, 360) : band(pitch / 2, 0, outer, inner, 0, 180);
    }),
  );

/** What lives and stands on a farm, each built by one rule. */
export const FARMYARD: readonly Scene[] = [
  {
    id: "cow-of-patches",
    ideas: [],
    words: ["cow", "cows", "cattle", "heifer"],
    goesWith: ["milk", "dairy", "pasture"],
    isOpen: true,
    isPliant: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      // The patches are discs that run out over the edge: there the ground draws the cow.
      const body = named(
        "body",
        join(
          roundRect(8, 5.4, 17, 12.8, [0, 3, 0, 0]),
          rect(8, 14, 4.2, 10.6),
          rect(20.8, 14, 4.2, 10.6),
          sector(18.5, 18.2, 2.3, 0, 180),
        ),
      );
      const head = named(
        "head",
        join(
          twofold`12,4! 15.4,4! 15.4,8 14.4,11! 12,11!`,
          roundRect(7.4, 10, 9.2, 5.6, 2.8),
          ...both(through`14.4,5.2! 17,3.6 20.2,4.6! 18.6,7 15,7.2!`),
          ...both(through`14,4.6! 15.6,3.4 15.4,0.6! 18,2.6 16.6,5!`),
        ),
      );
      const face = named(
        "face",
        cut(head, ...both(disc(10.1, 6.9, 0.95)), band(12, 16.4, 7.4, 7.4 - air, 220, 320)),
      );
      const at = (form: Form) => move(form, [1, 0, 0, 1, -6.4, by(one, -0.4, 0.4, -1.2)]);
      const patches = [
        named("spot", disc(among(a, 18.6, 18.2, 19, 18.4), 4.8, by(two, 3.4, 3.8, 3.2))),
        named("spot", disc(25.8, 13.8, by(three, 3.6, 3.2, 3.9))),
        named("spot", disc(14.2, 18.2, 2)),
      ];
      return fitted(air, 3, join(cut(body, ...patches, grow(at(head), air)), at(face)));
    },
  },
  {
    id: "sheep-spiral",
    ideas: [],
    words: ["sheep", "lamb", "lambs", "ewe", "ewes"],
    goesWith: ["wool", "yarn", "fleece", "flock"],
    suggests: ["spiral"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const wide = by(one, 2.6, 2.8, 2.4);
      const pitch = wide + air;
      // The fleece is one strand that winds inwards by half circles, curled on its outer side.
      const size = pitch * 2.7;
      const strand = winding(size, pitch, wide, 6);
      const curl = by(two, 2.3, 2.5, 2.1);
      const curls = [
        ...times(6, (n) => disc(...polar(0, 0, size - 1.2, 186 + n * 33), curl)),
        ...times(5, (n) => disc(...polar(pitch / 2, 0, size - pitch / 2 - 1.2, 20 + n * 33), curl)),
      ];
      const hollow = join(
        sector(0, 0, size - wide, 180, 360),
        sector(pitch / 2, 0, size - pitch / 2 - wide, 0, 180),
        rect(-size + wide, -0.1, 2 * (size - wide), 0.2),
      );
      const ear = (side: 1 | -1) => named("ear", lens([side * 1.6, -3], [side * 6, -1], 0.5));
      const face = named(
        "face",
        join(through`0,-5 2.9,-3.4 2.7,1 1.6,4 0,4.8 -1.6,4 -2.7,1 -2.9,-3.4`, ear(1), ear(-1)),
      );
      const head = named(
        "head",
        move(move(face, rotation(10, 0, 0)), [1, 0, 0, 1, 0.4 - size, by(three, 1.6, 2.4, 0.8)]),
      );
      const legs = among(a, [-2.6, 4.6], [-2, 5], [-3, 4.4], [-2.2, 4.2]).map((x) =>
        named("leg", rect(x, 6, 2.5, 8.6)),
      );
      const wool = named("fleece", join(cut(join(...curls), hollow), strand));
      const fleece = named("fleece", cut(wool, grow(head, air)));
      return fitted(air, 3, join(cut(join(...legs), hollow, grow(head, air)), fleece, head));
    },
  },
  {
    id: "goat-crescents",
    ideas: [],
    words: ["goat", "goats", "billy goat", "ibex"],
    goesWith: ["cheese", "alps"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.12;
      const wide = by(one, 2.8, 3.1, 2.6);
      const end = by(two, 398, 410, 386);
      // Both horns wind round one centre and nearly close the circle.
      const horn = (outer: number, to: number) => {
        const along = times(9, (n) => n / 8);
        const at = (t: number, radius: number): Node => [
          ...polar(15.6, 10, radius, 176 + (to - 176) * t),
          t === 0 || t === 1,
        ];
        const inner = along.slice(0, -1).map((t) => at(t, outer - wide * (1 - t ** 4)));
        return named("horn", outline([...along.map((t) => at(t, outer)), ...inner.reverse()]));
      };
      const beard = among(a, "7.8,25", "6.8,25.4", "8.6,24.4", "8,26");
      const head = named(
        "head",
        through`4.6,10 6,8.2 8,7.8 11,9 12,11.4 11.4,13.7! 10,15.8 9.2,18.8 ${beard}! 5.4,21.6 4.4,18.8! 1.4,18.8 0,16.8 1.4,14`,
      );
      const ear = named(
        "ear",
        through`9.6,10.4! 14.4,9.2 18,${by(three, 11.6, 11, 12.4)}! 14.8,13.8 10.6,13.4!`,
      );
      const horns = named("horn", join(horn(11.4, end), horn(11.4 - wide - air, end - 38)));
      const face = named("face", cut(join(head, ear), disc(6.6, 12.2, 1)));
      return fitted(air, 3, join(face, cut(horns, grow(ear, air))));
    },
  },
  {
    id: "rooster-arcs",
    ideas: [],
    words: ["rooster", "roosters", "cock", "cockerel"],
    goesWith: ["poultry", "chicken", "morning"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.2;
      const wide = by(one, 2.6, 2.8, 2.4);
      const [step, reach] = [wide + air, by(two, 24.4, 25.4, 26.4)];
      // The tail feathers run round one centre and end on one plumb line.
      const feather = (n: number) =>
        band(20.4, 12, 11 - n * step, n === 2 ? 0 : 11 - n * step - wide, n === 0 ? 170 : 180, 360);
      const tail = named("tail", meet(join(...times(3, feather)), rect(0, -2, reach, 14.2)));
      const lift = by(three, 0, -0.8, 0.8);
      const head = named(
        "head",
        join(
          roundRect(1.4, 2 + lift, 6.8, 10.1 - lift, [3.4, 3.4, 0, 0]),
          ...[2.6, 4.8, 7].map((x, n) => disc(x, 1.6 + lift - (n % 2), 1.5)),
          through`2,3.6! -2.4,${6 + lift}! 2,7.4!`,
          disc(1.4, 8.8 + lift, among(a, 1.6, 1.8, 1.4, 1.7)),
        ),
      );
      const legs = [7, 12.2].map((x) => named("leg", join(rect(x, 19, 1.9, 6), rect(x - 2, 23.2, 3, 1.8))));
      const bowl = cut(sector(11, 12, 9.6, 0, 180), disc(8.8, 12, 0.65));
      const body = named("body", cut(join(bowl, head, ...legs), disc(4.4, 5 + lift, 1)));
      return fitted(air, 3, join(body, tail));
    },
  },
  {
    id: "hen-egg-wing",
    ideas: [],
    words: ["hen", "hens", "chicken", "chickens"],
    goesWith: ["egg", "eggs", "poultry"],
    isOpen: true,
    isPliant: true,
    has: ["egg"],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      // One disc, one disc taken away for the back; the wing is an egg.
      const back = disc(by(one, 15, 15.4, 14.6), by(one, 3.4, 3, 3.8), 7);
      const body = named("body", meet(cut(disc(12, 13, 11), back), rect(0, 0, 24, 22.4)));
      const head = named(
        "head",
        join(
          disc(5, 5.4, 4),
          through`1,5! 1.2,10 1.4,13 8,13! 9,8 9,5.4!`,
          ...[2.6, 5, 7.4].map((x, n) => disc(x, 1.4 - (n % 2), 1.5)),
          through`1.6,3.8! -2.2,${among(a, 6, 5.6, 6.4, 5.8)}! 1.6,7.8!`,
          disc(1.6, 9.6, by(three, 1.5, 1.7, 1.3)),
        ),
      );
      const egg = named(
        "wing",
        move(through`12,10.4 15.7,16.2 12,20.4 8.3,16.2`, rotation(by(two, 60, 50, 70), 12, 15.6)),
      );
      return fitted(air, 2, cut(join(body, head), egg, disc(4.4, 4.8, 1)));
    },
  },
  {
    id: "duck-ripples",
    ideas: [],
    words: ["duck", "ducks", "duckling", "mallard", "drake"],
    goesWith: ["pond", "water"],
    has: ["wave", "water"],
    suggests: ["ripple", "pond"],
    isOpen: true,
    isPliant: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const wide = by(one, 2.2, 2.5, 2);
      const size = 9.4;
      const tip = by(two, 7, 6, 8);
      const body = named(
        "body",
        join(
          sector(13, 11.6, size, 0, 180),
          disc(7.4, 5.4, 4.4),
          rect(3.6, 5.4, 8.2, 6.3),
          through`12,11.7! 18,${11.2 - (7 - tip) * 0.2} 22.9,${tip}! 22.4,11.7!`,
        ),
      );
      const bill = named("beak", through`3.6,4.6! 1,6.2 -1.4,6! -1,8.6 3.6,8.4!`);
      const wing = named("wing", band(17, 11.6, 5.4, 5.4 - air, by(three, 74, 64, 88), 181, "round"));
      // The ripples run out behind it.
      const water = times(2, (n) => {
        const outer = size + (n + 1) * (wide + air);
        return named(
          "water",
          band(13, 11.6, outer, outer - wide, among(a, 36, 30, 42, 32) + n * 14, 150 - n * 22),
        );
      });
      return fitted(air, 4, join(cut(join(body, bill), wing, disc(6.4, 4.8, 1)), ...water));
    },
  },
  {
    id: "tractor-one-band",
    ideas: [],
    words: ["tractor", "tractors"],
    goesWith: ["farm", "harvest", "plough"],
    isOpen: true,
    promise: 0.932,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.14;
      const wide = by(one, 2.4, 2.6, 2.2);
      const [r, x] = [by(two, 7.4, 7.8, 7), 16.6];
      const y = 24 - r;
      const low = y - r - air;
      // Bonnet and mudguard are one band that runs round the wheel; the front wheel is the hub of the other.
      const high = low - wide;
      const guard = join(rect(0, high, x, wide), band(x, y, r + air + wide, r + air, 270, 354));
      const pipe = rect(among(a, 3, 3.6, 2.4, 4), high - by(three, 4.6, 5.2, 4), wide * 0.85, 5.4);
      const top = high - by(three, 6.6, 7, 6.2);
      const pane = named("window", through`11.9,${high}! 12.8,${top + 2}! 17.6,${top + 2}! 18.5,${high}!`);
      const frame = named("frame", through`9.6,${low}! 11,${top}! 19.4,${top}! 20.8,${low}!`);
      const cab = named("cabin", cut(frame, pane, disc(x, y, r + air)));
      const hub = r - wide - air;
      const tyre = named("wheel", ring(x, y, r, r - wide));
      const [back, front] = [ring(x, y, hub, 1.5), ring(4.2, 24 - hub, hub, 1.5)];
      const engine = cut(
        rect(0, low + air, 12, 24 - low),
        grow(disc(x, y, r), air),
        grow(disc(4.2, 24 - hub, hub), air),
        rect(0, y + 2, 20, 20),
      );
      return fitted(air, 5, join(guard, pipe, tyre, back, front, engine, cab));
    },
  },
  {
    id: "barn-at-sunrise",
    ideas: [],
    words: ["barn", "barns", "farm building"],
    goesWith: ["farm", "harvest", "hay", "field"],
    has: ["field", "fields", "sun", "sunrise"],
    suggests: ["road"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.15;
      const [kneeX, kneeY] = [by(one, 18.8, 19.2, 18.4), by(one, 4.8, 5.4, 4.2)];
      const eave = by(two, 12.4, 13, 11.8);
      const roof = named("roof", twofold`12,0! ${kneeX},${kneeY}! 23.4,${eave}! 12,${eave}!`);
      const sun = named("sun", sector(12, eave + 0.1, by(three, 5, 5.6, 4.4), 180, 360));
      const rows = among(a, 5, 7, 5, 7);
      // The boards of the wall are furrows that run to the sun.
      const field = times(rows - 1, (n) => {
        const turn = 90 + (n - (rows - 2) / 2) * (rows === 5 ? 27 : 20);
        return bar([12, eave - 3], polar(12, eave - 3, 30, turn), air);
      });
      const wall = named("wall", cut(rect(2.4, eave + air, 19.2, 24 - eave - air), ...field));
      return fitted(air, rows + 1, join(cut(roof, sun), wall));
    },
  },
  {
    id: "wheat-counterchange",
    ideas: [],
    words: ["wheat", "grain", "grains", "cereal"],
    goesWith: ["bread", "bakery", "harvest", "flour", "barley", "rye"],
    has: ["leaf"],
    suggests: ["circle"],
    isRound: true,
    promise: 0.9,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.02;
      const [plump, turn] = [by(one, 0.43, 0.46, 0.41), by(two, 54, 52, 56)];
      const grain = (y: number) => {
        const from: Point = [12 + air * 0.5, y];
        return named("seed", lens(from, polar(...from, 7.5, -turn), plump));
      };
      // Each grain lies before the next; dark on light on one side of the stalk, light on dark on the other.
      const row = [21.6, 17, 12.4].map(grain);
      const tip = named("tip", meet(lens([12, by(three, 1.4, 1, 1.8)], [12, 9.6], 0.5), rect(12, 0, 9, 24)));
      const grains = join(...row.slice(1).map((each, n) => cut(each, grow(row[n]!, air))), row[0]!);
      const side = join(grains, cut(tip, grow(row[2]!, air)));
      const stalk = named("stem", rect(12, 8, air * 0.55, 16));
      const dark = cut(sector(12, 12, 12, 90, 270), move(side, scaling(-1, 1, 12, 0)));
      const whole = join(dark, side, stalk);
      return fitted(air, 5, move(whole, rotation(among(a, 0, 20, 30, 12), 12, 12)));
    },
  },
  {
    id: "fox-over-tail",
    ideas: [],
    words: ["fox", "foxes", "vixen"],
    isOpen: true,
    allowsFace: true,
    isPliant: true,
    tapers: true,
    promise: 0.9,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.14;
      const head = named(
        "head",
        twofold`12,4.8! 15,4 ${by(one, "20,-1.4", "19.6,-2", "20.4,-1")}! 21.4,4 22,10.4! 16,12.6 12,${by(two, 18, 18.5, 17.5)}!`,
      );
      const tail = named(
        "tail",
        through`24.8,8! 25.2,14.5 21.5,21.5 12,25.4 2.5,21.5 -1.2,14.5 -0.8,8! 2.2,13.6 6.4,18.2 12,19.9 17.6,18.2 21.8,13.6`,
      );
      const far = by(three, 13, 13.8, 12.4);
      const slit = ring(28, 6, far, far - air);
      const eyes = both(named("eye", disc(among(a, 15.6, 15.4, 15.8, 15.6), 8.6, 1.05)));
      return fitted(
        air,
        3,
        join(cut(head, ...eyes), cut(named("tail tip", tail, disc(28, 6, far - air)), grow(head, air), slit)),
      );
    },
  },
];
