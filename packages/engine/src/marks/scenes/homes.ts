import { asForm, cut, type Form, join, line, meet, named, parts } from "../../geometry/form.ts";
import type { Path, Point } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { shown } from "./open-parts.ts";
import { airOf, counterchanged, inks, lean, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** One band of one width along straight lines, its corners mitred. */
const folded = (points: readonly Point[], width: number): Path => {
  const side = (half: number): Point[] =>
    points.map(([x, y], at): Point => {
      const [px, py] = points[at - 1] ?? [2 * x - points[at + 1]![0], 2 * y - points[at + 1]![1]];
      const [nx, ny] = points[at + 1] ?? [2 * x - px, 2 * y - py];
      const [before, after] = [Math.atan2(y - py, x - px), Math.atan2(ny - y, nx - x)];
      const turn = Math.atan2(Math.sin(after - before), Math.cos(after - before)) / 2;
      const [reach, normal] = [half / Math.cos(turn), before + turn + Math.PI / 2];
      return [x + reach * Math.cos(normal), y + reach * Math.sin(normal)];
    });
  return polygon([...side(-width / 2), ...side(width / 2).reverse()]);
};

/** House and castle, and what lies about a home: an umbrella, a lamp, books, music and a game. */
export const HOMES: readonly Scene[] = [
  {
    id: "house-coil",
    ideas: [],
    words: ["house", "houses", "home", "homes", "cottage", "cottages"],
    goesWith: ["housing", "estate", "property"],
    has: ["roof", "door"],
    suggests: ["spiral"],
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One band goes round the house and on round the room; the dot is who is at home.
      const air = airOf(gap) * by(one, 1.4, 1.15, 1.6);
      const width = by(one, 2.9, 3.2, 2.6);
      const pitch = width + air;
      const slope = (by(two, 41, 45, 37) * Math.PI) / 180;
      const [wall, sill] = [width / 2, 24 - width / 2];
      const ridge = width / 2 / Math.cos(slope) + 0.4;
      const eaves = (inset: number): number =>
        ridge + inset / Math.cos(slope) + Math.tan(slope) * (12 - wall - inset);
      const coil: Point[] = [
        [wall, 24],
        [wall, eaves(0)],
        [12, ridge],
        [24 - wall, eaves(0)],
        [24 - wall, sill],
        [wall + pitch, sill],
        [wall + pitch, eaves(pitch)],
        [12, ridge + pitch / Math.cos(slope)],
        [24 - wall - pitch, eaves(pitch)],
        [24 - wall - pitch, sill - pitch + width / 2],
      ];
      const dot = disc(12, among(a, 16.6, 17, 16.2, 16.8), by(three, 2.2, 1.9, 2.4));
      return shown(parts(folded(coil, width), dot), null, air, 2);
    },
  },
  {
    id: "roof-steps",
    ideas: [],
    words: ["roof", "roofs", "rooftop", "rooftops", "roof tile", "roof tiles", "shingle", "shingles"],
    goesWith: ["roofer", "roofing", "tile", "gable"],
    isOpen: true,
    isPliant: true,
    has: ["window"],
    promise: 0.9,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Tiles lap like feathers, and the ground draws the walls round the window.
      const air = airOf(gap);
      const count = by(one, 4, 3, 5);
      const eaves = by(two, 14.6, 15.4, 13.8);
      const step = by(one, 1.2, 1.5, 1);
      const thick = among(a, 4.8, 5.2, 4.4, 5);
      const tiles = times(count, (at) => {
        const [x, y] = [12 + (12 * (at + 1)) / count, 2 + ((eaves - 2) * (at + 1)) / count];
        return `${x},${y - step}! ${x - step * 0.7},${y}!`;
      });
      const roof = named(
        "roof",
        twofold`12,${2 - step}! ${tiles.join(" ")} ${24 - step * 0.7 - thick * 0.5},${eaves + thick * 0.7}! 12,${3.6 + thick}!`,
      );
      const side = by(three, 3.3, 3, 3.5);
      const panes = [1, 2].map((row) =>
        named("window", rect(12 + air / 2, 25 - row * (side + air), side, side)),
      );
      return inks({ parts: 5, gaps: [air], symmetry: "mirror" }, parts(roof, ...panes.flatMap(both)));
    },
  },
  {
    id: "castle-crag",
    ideas: [],
    words: ["castle", "castles", "fortress", "palace", "chateau"],
    goesWith: ["fairy tale", "kingdom", "tower"],
    isOpen: true,
    isPliant: true,
    tapers: true,
    has: ["road", "path", "hill", "rock"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The road of light that winds up the crag ends as the gate.
      const tower = (x: number, half: number, tip: number, eaves: number): Form => {
        const brim = half + 0.7;
        const [mid, flank] = [(tip + eaves) / 2 + 0.6, brim * 0.42];
        return named(
          "tower",
          join(
            through`${x},${tip}! ${x + flank},${mid} ${x + brim},${eaves}! ${x - brim},${eaves}! ${x - flank},${mid}`,
            rect(x - half, eaves - 0.1, half * 2, 16 - eaves),
          ),
        );
      };
      const [low, high] = [by(one, 4.6, 5.4, 3.6), by(two, 2.4, 3.4, 1.6)];
      const spread = by(three, 6, 6.3, 5.8);
      const crag = through`${12 - spread - 2.2},11.4! ${12 + spread + 2.2},11.4! 20.6,16.6 24,24! 0,24! 3.4,16.6`;
      const castle = join(
        tower(12, 2.5, -0.6, 5.8),
        tower(12 - spread, 1.9, low, low + 4.4),
        tower(12 + spread, 1.9, high, high + 4.8),
        crag,
      );
      const bend = among(a, 0, 0.8, -0.6, 0.4);
      const road = through`11,11.6! 11.2,10 12,9.4 12.8,10 13,11.6! 13.4,14.4 11.6,16.6 ${10 - bend},18.6 12.6,20.4 20,24!
        13.6,24! 8.6,21.6 ${6 - bend},19 8.4,16.2 10.8,14`;
      return shown(cut(castle, road), null, airOf(gap), 1);
    },
  },
  {
    id: "umbrella-petals",
    ideas: [],
    words: ["umbrella", "umbrellas", "parasol", "parasols", "brolly"],
    goesWith: ["rain", "insurance"],
    isOpen: true,
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Every other gore is left to the ground; those that stay are petals.
      const [inner, outer] = [by(one, 3.8, 4.2, 3.4), by(one, 7.8, 8.2, 7.4)];
      const hem = by(two, 13, 12.2, 13.8);
      const petal = named(
        "canopy",
        twofold`12,0.6! ${12 + inner * 0.8},${hem * 0.54} ${12 + inner},${hem}! 12,${hem - 1.5}`,
      );
      const wing = named(
        "canopy",
        through`12,0.6! 20.6,3.8 24.6,${hem}! ${12.3 + (outer + 12) / 2},${hem - 1.4} ${12 + outer},${hem}! ${12 + outer * 0.8},${hem * 0.48}`,
      );
      const hook = by(three, 2.7, 3, 2.4);
      const shaft = [
        bar([12, -0.2], [12, 3], 1.6, "round"),
        rect(11, hem - 3, 2, 25.6 - hook - hem + 3),
        band(12 + hook, 25.6 - hook, hook + 1, hook - 1, -8, 180, "round"),
      ];
      const whole = join(petal, ...both(wing), ...shaft);
      return inks({ parts: 1, gaps: [airOf(gap)] }, lean(whole, among(a, 26, 18, 32, 12), 0.91));
    },
  },
  {
    id: "bulb-line",
    ideas: [],
    words: ["light bulb", "light bulbs", "bulb", "bulbs", "lightbulb", "lightbulbs"],
    goesWith: ["idea", "light", "electrician"],
    ways: [0, -20, 20, 0, 32],
    promise: 0.87,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One line: thread, glass and filament.
      const half = by(one, 1, 1.05, 0.95);
      const along = (x: number, y: number, r: number, from: number, to: number, cap?: "round") =>
        band(x, y, r + half, r - half, from, to, cap);
      const [r, q, n] = [8.7 - half, by(two, 1.2, 1.5, 1), 3.3];
      const drop = Math.sqrt((r + q) ** 2 - (n + q) ** 2);
      const turn = (Math.atan2(drop, n + q) * 180) / Math.PI;
      const [neck, sill, bend] = [8.5 + drop, 20.3, 1.1];
      const core = by(three, 9.2, 8.6, 9.8);
      const loop = among(a, 2.6, 2.8, 2.4, 2.7);
      const line = [
        along(12, 8.5, r, 180 - turn, 360 + turn),
        along(12 - n - q, neck, q, -turn - 1, 1),
        along(12 + n + q, neck, q, 179, 181 + turn),
        along(12 + n - bend, neck, bend, 0, 90),
        rect(11.9 + bend, neck + bend - half, n - 2 * bend + 0.2, half * 2),
        along(12 + bend, neck, bend, 90, 180),
        rect(12 - half, core + loop - 0.1, half * 2, neck - core - loop + 0.2),
        along(12, core, loop, 90, 345, "round"),
        rect(12 - n - half, neck - 0.1, half * 2, sill - bend - neck + 0.2),
        along(12 - n + bend, sill - bend, bend, 90, 180),
        rect(11.9 - n + bend, sill - half, 2 * n - 2.5, half * 2),
        along(13.8, sill + 1.5, 1.5, -90, 90),
        bar([13.8, sill + 3], [10, sill + 3], half * 2, "round"),
      ];
      return inks({ parts: 1, gaps: [airOf(gap)] }, join(...line));
    },
  },
  {
    id: "book-wings",
    ideas: [],
    words: ["book", "books", "open book", "novel", "novels"],
    goesWith: ["reading", "library", "page"],
    suggests: ["wing"],
    isOpen: true,
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Leaves of one thickness that end on a wing's edge.
      const air = airOf(gap) * 1.1;
      const [count, thick] = [by(one, 4, 3, 4), by(one, 3, 4.4, 3.2)];
      const [lift, tip, spine] = [by(two, 3.2, 3.7, 2.8), by(three, 1, 0.2, 1.8), 12 + air / 2];
      const leaf = (y: number) =>
        named(
          "page",
          through`${spine},${y + lift}! 14.8,${y + 0.9} 18.6,${y} 26,${y + tip}! 26,${y + tip + thick}! 18.6,${y + thick}
          14.8,${y + thick + 0.9} ${spine},${y + lift + thick}!`,
        );
      const rows = times(count, (at) => leaf(at * (thick + air)));
      const foot = count * (thick + air) + tip;
      const narrow = among(a, 20.6, 21.4, 19.8, 21);
      const edge = twofold`12,-2! 24,-2! 24,${foot * 0.3}! ${narrow + 2.3},${foot * 0.66} ${narrow},${foot}! ${narrow},30! 12,30!`;
      return inks({ parts: 8, gaps: [air], symmetry: "mirror" }, meet(parts(...rows.flatMap(both)), edge));
    },
  },
  {
    id: "nib-dip",
    ideas: [],
    words: ["pen", "pens", "nib", "nibs"],
    goesWith: ["ink", "writing", "author", "calligraphy"],
    isOpen: true,
    isPliant: true,
    has: ["ink"],
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three, four], construction: [a] }) => {
      // Dipped: black above the ink and light below it, and the slit the other way.
      const air = airOf(gap);
      const level = by(one, 13, 12.2, 13.8);
      const wide = by(two, 6.2, 6.8, 5.6);
      const neck = by(three, 15.2, 15.8, 14.8);
      const nib = named(
        "tip",
        twofold`12,-0.4! ${neck},-0.4! ${neck + 0.4},3 ${12 + wide},${among(a, 7.6, 7, 8.2, 7.4)} ${12 + wide * 0.84},11.4 14.6,17 12.7,22.4! 12,22.4!`,
      );
      const slit = join(disc(12, 8.8, by(four, 1.8, 2.1, 1.6)), rect(12 - air / 2, 8.8, air, 10.4));
      const ink = meet(disc(12, 12.2, 12), rect(-1, level, 26, 14));
      return shown(counterchanged(ink, cut(nib, slit)), null, air, 3, "mirror");
    },
  },
  {
    id: "guitar-halves",
    ideas: [],
    words: ["guitar", "guitars", "acoustic guitar"],
    goesWith: ["music", "string", "luthier"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The strings part black from light, and what is light on one side is black on the other.
      const air = airOf(gap) * 1.1;
      const bout = by(one, 21.4, 22, 20.8);
      const waist = by(two, 17.4, 17.1, 17.7);
      const body = named(
        "body",
        twofold`12,7.2 16.4,7.6 18.9,10 18.4,12.4 ${waist},14.4 ${bout - 1.4},16.8 ${bout},20 ${bout - 1},23 17.4,25.6 12,26.4`,
      );
      const marks = join(disc(12, 14.6, by(three, 2.6, 2.9, 2.4)), rect(8.4, 20.6, 7.2, 2));
      const neck = named("neck", rect(10.8, -3, 2.4, 15.4));
      const head = named("head", roundRect(9.7, -4.6, 4.6, 5, 0.6));
      const right = rect(12, 0, 14, 28);
      const light = meet(cut(body, line(asForm(body), 2, true)), right);
      const whole = join(
        cut(cut(body, meet(marks, rect(-2, 0, 14, 28))), light),
        meet(marks, right),
        neck,
        head,
      );
      return inks(
        { parts: 3, gaps: [air] },
        lean(whole, among(a, 38, 34, 42, 30), among(a, 0.88, 0.87, 0.89, 0.85)),
      );
    },
  },
  {
    id: "note-curl",
    ideas: [],
    words: ["note", "notes", "quaver", "quavers"],
    goesWith: ["music", "song", "melody", "tune"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One band of one width, folded twice and curled up at both ends.
      const air = airOf(gap) * 1.1;
      const w = by(one, 3.1, 3.4, 2.8);
      const r = w + air + among(a, 0.4, 0.2, 0.6, 0.3);
      const rise = by(two, 3, 3.8, 2.2);
      const [left, right] = [2 * r - w / 2, 24 - w / 2];
      const [low, high] = [24 - r, 24 - r - rise * by(three, 1, 0.6, 1.3)];
      const curl = (x: number, y: number): Path => band(x + w / 2 - r, y, r, r - w, 0, 270);
      const stems = named(
        "stem",
        folded(
          [
            [left, low],
            [left, 2 + rise],
            [right, 2],
            [right, high],
          ],
          w,
        ),
      );
      return shown(join(stems, curl(left, low), curl(right, high)), null, air, 1);
    },
  },
  {
    id: "abacus-climb",
    ideas: [],
    words: ["abacus", "abacuses", "counting frame"],
    goesWith: ["accountant", "accounting", "bookkeeping", "finance", "chart"],
    isOpen: true,
    promise: 0.906,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // As many beads on each rod; where they part, light climbs.
      const air = Math.min(1.15, airOf(gap));
      const frame = by(two, 2.2, 2.6, 1.8);
      const tall = by(three, 3.7, 3.5, 3.8);
      const down = by(one, [1, 2, 3], [0, 1, 2], [0, 1, 3]);
      const xs = [3.6, 12, 20.4];
      const counted = xs.flatMap((x, rod) =>
        times(3, (at) => {
          const step = (tall + air) * (at < down[rod]! ? at : 2 - at) + air;
          const y = at < down[rod]! ? 24 - frame - step - tall : frame + step;
          return roundRect(x - 3.6, y, 7.2, tall, among(a, tall / 2, 1.2, tall / 2, 0.8));
        }),
      );
      const rods = xs.map((x) => rect(x - 0.8, 0, 1.6, 24));
      const rails = [rect(0, 0, 24, frame), rect(0, 24 - frame, 24, frame)];
      return shown(join(...rails, ...rods, ...counted), null, air, 1);
    },
  },
];
