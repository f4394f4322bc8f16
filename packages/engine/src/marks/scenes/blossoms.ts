import { cut, grow, join, meet } from "../../geometry/form.ts";
import { polar } from "../../geometry/path.ts";
import { bar, disc, lens, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, lean, pieced, times } from "./parts.ts";
import { through, trace, twofold } from "./smooth-outline.ts";

/** What grows and lies outdoors, each by itself. */
export const BLOSSOMS: readonly Scene[] = [
  {
    id: "peony-full",
    ideas: ["bloom", "petal", "layers"],
    words: ["peony", "peonies"],
    goesWith: ["flower", "bouquet"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const scallops = (count: number, reach: number, size: number, turn: number) =>
        join(
          disc(12, 12, reach),
          ...times(count, (at) => disc(...polar(12, 12, reach, turn + (at * 360) / count), size)),
        );
      const outer = scallops(8, 8.6, by(one, 3.9, 3.7, 4.1), -90);
      const middle = scallops(6, 4.9, by(two, 3, 2.8, 3.2), -90);
      const heart = scallops(5, 1.7, by(three, 1.7, 1.55, 1.8), 90);
      const clefts = times(8, (at) =>
        bar(polar(12, 12, 9.6, at * 45 - 67.5), polar(12, 12, 16, at * 45 - 67.5), air * 0.8),
      );
      const leaf = lens([14.4, 22], [among(a, 25.4, 25, 25.8, 25.4), 23.4], 0.42);
      const leaves = cut(join(...both(leaf)), grow(outer, air));
      return pieced(
        air,
        "mirror",
        [join(cut(outer, grow(middle, air), ...clefts), heart), "petal"],
        [cut(middle, grow(heart, air)), "centre", "secondary"],
        [leaves, "leaf", "secondary"],
      );
    },
  },
  {
    id: "jasmine-star",
    ideas: ["bloom", "star", "petal"],
    words: ["jasmine", "jasmine flower", "jasmines", "jasmine blossom"],
    goesWith: ["flower", "tea"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const turn = by(one, -90, -72, -54);
      const wide = by(two, 0.5, 0.46, 0.54);
      const petals = times(5, (at) => {
        const angle = turn + at * 72;
        return lens(polar(12, 12, 2.2 + air, angle), polar(12, 12, 13, angle), wide);
      });
      const centre = disc(12, 12, by(three, 2.2, 2, 2.4));
      const angle = turn + 36;
      const leaf = (side: number) =>
        lens(
          polar(12, 12, 8.6, angle + 72 * side),
          polar(12, 12, among(a, 16.4, 16, 16.8, 16.4), angle + 72 * side),
          0.4,
        );
      return pieced(
        air,
        "none",
        [join(...petals), "petal"],
        [centre, "centre", "secondary"],
        [cut(join(leaf(1), leaf(3)), ...petals.map((petal) => grow(petal, air * 0.8))), "leaf", "secondary"],
      );
    },
  },
  {
    id: "ivy-trailing",
    ways: [0, 20, -20],
    ideas: ["growth", "leaf", "bond"],
    words: ["ivy", "ivy leaf", "ivy leaves", "ivy vine"],
    goesWith: ["vine", "climber"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const side = by(one, 23.6, 23, 24.2);
      const leaf = twofold`12,-1! 13.8,3.6 14.8,7.4! 18,5.6 ${side},5! 21.6,9 20.4,13! 21.6,15.6 ${by(two, 22.4, 21.8, 23)},18.6! 18,19.4 14.4,18.8 12,17!`;
      const rib = join(...trace("12,7.6 12,20", air), ...both(join(...trace("12,16.4 16.6,11.8", air))));
      const stem = join(
        ...trace(`12,20 ${by(three, 12.6, 12.2, 13)},23 ${among(a, 15.4, 15, 15.8, 15.4)},26.4`, 1.9),
      );
      return pieced(air, "none", [cut(leaf, rib)], [cut(stem, grow(leaf, 0.02)), "stem", "secondary"]);
    },
  },
  {
    id: "bamboo-culms",
    ideas: ["growth", "calm", "strength"],
    words: ["bamboo", "bamboos", "bamboo stalk", "bamboo stem"],
    goesWith: ["panda", "plant"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 4.4, 4, 4.8);
      const culm = (x: number, top: number, joints: readonly number[], foot: number) => {
        const ends = [top, ...joints, foot];
        return times(ends.length - 1, (at) => {
          const [from, to] = [
            ends[at]! + (at === 0 ? 0 : air * 0.45),
            ends[at + 1]! - (at === ends.length - 2 ? 0 : air * 0.45),
          ];
          return through`${x - wide / 2 - 0.5},${from}! ${x + wide / 2 + 0.5},${from}! ${x + wide / 2},${from + 1.6} ${x + wide / 2},${to - 1.6} ${x + wide / 2 + 0.5},${to}! ${x - wide / 2 - 0.5},${to}! ${x - wide / 2},${to - 1.6} ${x - wide / 2},${from + 1.6}`;
        });
      };
      const low = by(two, 8, 7.4, 8.6);
      const first = culm(8, -3, [low - 2, low + 6.4, low + 14], 27);
      const second = culm(15, by(three, 9, 8.4, 9.6), [low + 9.6], 27);
      const leaf = (x: number, y: number, dx: number, dy: number) => lens([x, y], [x + dx, y + dy], 0.36);
      const long = among(a, 11, 10.4, 11.6, 11);
      const leaves = join(
        leaf(11.6 + air * 0.5, 4.6, long, -5),
        leaf(11.6 + air * 0.5, 5.6, long - 0.6, 1.8),
      );
      return pieced(air, "none", [join(...first, ...second)], [leaves, "leaf", "secondary"]);
    },
  },
  {
    id: "dandelion-clock",
    ideas: ["wind", "seed", "freedom"],
    words: ["dandelion", "dandelions", "dandelion clock", "blowball"],
    goesWith: ["flower", "wish", "seed"],
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const count = by(one, 9, 8, 9);
      const reach = by(two, 11, 10.6, 11.4);
      const seeds = times(count, (at) => {
        const angle = 122 + (at * 296) / (count - 1);
        return join(
          bar(polar(12, 9, 3.2, angle), polar(12, 9, reach - 3, angle), 1.7),
          polygon([
            polar(12, 9, reach - 4.6, angle),
            polar(12, 9, reach, angle - 11),
            polar(12, 9, reach + 0.8, angle),
            polar(12, 9, reach, angle + 11),
          ]),
        );
      });
      const core = disc(12, 9, by(three, 2.9, 2.7, 3.1));
      const stem = join(...trace(`12,12 12,20 ${among(a, 11.4, 11.8, 11, 11.6)},29`, 1.8));
      return pieced(
        air,
        "none",
        [join(...seeds), "seed"],
        [join(core, cut(stem, ...seeds.map((seed) => grow(seed, air * 0.6)))), "stem", "secondary"],
      );
    },
  },
  {
    id: "reeds-upright",
    ideas: ["water", "wind", "growth"],
    words: ["reed", "reeds", "cattail", "cattails", "bulrush", "bulrushes"],
    goesWith: ["pond", "lake"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const head = (x: number, y: number) => roundRect(x - 1.9, y, 3.8, by(one, 8.4, 7.8, 9), 1.9);
      const [high, low] = [by(two, 0, -0.8, 0.8), by(three, 5, 4.4, 5.6)];
      const stalk = (x: number, y: number) =>
        join(rect(x - 0.7, y - 2.4, 1.4, 3), rect(x - 0.7, y + 8, 1.4, 20 - y));
      const heads = join(head(9.4, high), head(15.4, low));
      const stalks = join(stalk(9.4, high), stalk(15.4, low));
      const blades = join(
        through`9,28! 7.6,20 5,14 ${among(a, 0.6, 0.2, 1, 0.6)},10.4! 2,16 4.6,22 6.6,28!`,
        through`15.6,28! 17,22.6 20,17.4 24.4,14.4! 22.4,19 20,24 18.2,28!`,
      );
      return pieced(
        air,
        "none",
        [heads, "head"],
        [cut(join(stalks, blades), grow(heads, 0.02)), "leaf", "secondary"],
      );
    },
  },
  {
    id: "pine-cone-scaled",
    ideas: ["seed", "layers"],
    words: ["pine cone", "pine cones", "pinecone", "fir cone", "fir cones"],
    goesWith: ["pine", "forest", "fir"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 8.4, 8, 8.8);
      const cone = twofold`12,1 17,2.6 ${12 + wide},8.4 18.6,17 14.8,22.6 12,${by(two, 25, 24.4, 25.6)}!`;
      const row = (y: number, shift: number) =>
        [-2, -1, 0, 1, 2].map((at) => {
          const x = 12 + (at + shift) * 7;
          return join(...trace(`${x - 3.5},${y} ${x},${y + 4} ${x + 3.5},${y}`, air * 0.95));
        });
      const step = by(three, 5.8, 5.6, 6);
      const lines = times(3, (at) => row(3.6 + at * step, at % 2 === 0 ? 0 : 0.5)).flat();
      const stem = roundRect(10.9, -3 + among(a, 0, 0.4, -0.4, 0.2), 2.2, 5, 0.7);
      return pieced(
        air,
        "mirror",
        [cut(cone, ...lines)],
        [cut(stem, grow(cone, air * 0.6)), "stem", "secondary"],
      );
    },
  },
  {
    id: "pebbles-stacked",
    ideas: ["balance", "calm", "stack"],
    words: ["pebble", "pebbles", "stone", "stones", "stacked stones", "stacked pebbles", "cairn"],
    goesWith: ["rock", "river", "spa"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 0.9;
      const low = by(one, 11.4, 11, 11.8);
      const [mid, top] = [by(two, 8.2, 7.8, 8.6), by(three, 5, 4.6, 5.4)];
      const base = lean(ellipse(12, 19, low, 4.2), 2, 1);
      const centre = lean(ellipse(12.8, 12 - air * 0.4, mid, 3.6), -4, 1);
      const crown = lean(ellipse(among(a, 11.6, 12, 12.6, 11.8), 6 - air, top, 2.8), 4, 1);
      return pieced(air, "none", [join(cut(base, grow(centre, air)), cut(centre, grow(crown, air)), crown)]);
    },
  },
  {
    id: "volcano-erupting",
    ideas: ["energy", "mountain", "flame"],
    words: ["volcano", "volcanoes", "volcanos"],
    goesWith: ["lava", "mountain"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const side = by(one, 26, 25.4, 26.6);
      const cone = twofold`12,9.6! 16.4,9.6! 18.6,16 ${side},25! 12,25!`;
      const lava = through`7,8.4! 17,8.4! 17.6,12 17.4,14.4 15.8,13.4 14.6,12 13.8,16 ${by(two, 12.8, 12.4, 13.2)},18.6 11.4,17.6 10.8,13 8.8,14.6 6.6,13.6`;
      const jet = twofold`12,7.6! 13.8,7.6! 14.6,3.6 18,${by(three, 1.4, 0.8, 2)} 18.4,-2.4 15.6,-4 12,${among(a, -5, -5.6, -4.6, -5.2)}`;
      return pieced(
        air,
        "mirror",
        [cut(cone, grow(lava, air)), "mountain"],
        [join(meet(lava, grow(cone, 0.1)), cut(jet, rect(0, 8.4 - air, 24, 4))), "flame", "secondary"],
      );
    },
  },
  {
    id: "olive-tree-crowned",
    ideas: ["growth", "root", "calm"],
    words: ["olive tree", "olive trees"],
    goesWith: ["tree", "olive"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const puff = by(one, 5.6, 5.2, 6);
      const crown = join(
        ellipse(5, 9, puff, puff * 0.8),
        ellipse(12, 4.4, puff + 1.4, puff),
        ellipse(19, 8.4, puff + 0.4, puff * 0.8),
        rect(5, 7, 14, by(two, 6, 5.6, 6.4)),
      );
      const trunk = through`9,14! 10.8,17.4 10.4,21 ${by(three, 5, 5.6, 4.4)},26! 12,24.8 19,26! 14.6,21.6 14.4,18.4 17.4,14! 14.2,15.8 13.2,17.6! 12.2,16.4 11.6,14!`;
      const olive = (x: number, y: number) => lean(ellipse(x, y, 1.1, 1.6), 0, 1);
      const fruit = [
        olive(6, 8.4),
        olive(12, 4.6),
        olive(among(a, 17.6, 18, 17.2, 17.8), 8.6),
        olive(11.4, 10.2),
      ];
      return pieced(
        air,
        "none",
        [cut(crown, ...fruit), "crown"],
        [cut(trunk, grow(crown, air * 0.8)), "trunk", "secondary"],
      );
    },
  },
  {
    id: "pearl-in-shell",
    ideas: ["depth", "light"],
    words: ["pearl", "pearls", "pearl in a shell", "pearl oyster"],
    goesWith: ["shell", "oyster", "jewelry"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const high = by(one, -2, -2.8, -1.2);
      const fan = twofold`12,${high} 16,${high + 0.6}! 16.6,${high + 0.8} 20.6,1.4! 21.4,2.2 24.4,6.4! 24,10 20.6,15.4! 12,15.4!`;
      const rays = [-36, -13, 13, 36].map((turn) =>
        bar(polar(12, 17, 8.6, turn - 90), polar(12, 17, 24, turn - 90), air * 0.9),
      );
      const pearl = disc(12, 14.6, by(two, 4.6, 4.3, 4.9));
      const bowl = through`-0.6,16.4! 12,19.6 24.6,16.4! 22.6,21 17.6,${by(three, 24, 23.6, 24.4)} 6.4,24 1.4,21`;
      const shine = lens([9.8, 13.8], [12.2, among(a, 11.6, 11.4, 11.8, 11.6)], 0.3);
      return pieced(
        air,
        "mirror",
        [
          join(
            cut(
              fan,
              ...rays,
              grow(pearl, air),
              polygon([
                [-4, 15.4],
                [28, 15.4],
                [28, 30],
                [-4, 30],
              ]),
            ),
            cut(bowl, grow(pearl, air)),
          ),
          "shell",
        ],
        [cut(pearl, shine), "jewel", "secondary"],
      );
    },
  },
  {
    id: "sprig-paired",
    ways: [0, 30, -30],
    ideas: ["leaf", "growth", "harvest"],
    words: ["sprig", "sprigs", "herb sprig", "thyme sprig", "sprig of thyme", "thyme", "twig with leaves"],
    goesWith: ["herb", "leaf"],
    promise: 0.94,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const stem = rect(11.2, 2, 1.6, 25);
      const wide = by(one, 0.5, 0.46, 0.54);
      const reach = by(two, 8.6, 8.2, 9);
      const rows = times(3, (at) => {
        const y = 20.6 - at * by(three, 6.2, 6, 6.4);
        const long = reach - at * among(a, 0.6, 0.4, 0.8, 0.5);
        return lens([12.8 + air * 0.7, y], [12.8 + long * 0.86, y - long * 0.68], wide);
      });
      const top = lens([12, 4.6], [12, -5], wide);
      return pieced(
        air,
        "mirror",
        [join(top, ...rows.flatMap((leaf) => both(leaf)))],
        [cut(stem, grow(top, air * 0.6)), "stem", "secondary"],
      );
    },
  },
];
