import { cut, type Form, join, meet, move, named } from "../../geometry/form.ts";
import { type Path, type Point, polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { fitted, times } from "./parts.ts";
import { type Node, outline, through, twofold } from "./smooth-outline.ts";

/** The tools of the bench and what hangs beside them. */
export const TOOLROOM: readonly Scene[] = [
  {
    id: "screwdriver-screw-within",
    ideas: [],
    words: ["screwdriver", "screwdrivers"],
    goesWith: ["tool"],
    has: ["screw"],
    isOpen: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [wide, blade, dome] = [by(one, 5.6, 6, 5.3), by(two, 1.8, 2, 1.6), by(three, 0.98, 0.6, 0.8)];
      const long = among(a, 29.4, 28.4, 30, 29);
      const handle = named(
        "handle",
        join(
          roundRect(12 - wide, 0, wide * 2, 15.8, [wide * dome, wide * dome, 3, 3]),
          through`${12 - wide * 0.6},15! ${12 + wide * 0.6},15! ${12 + blade},18.8! ${12 - blade},18.8!`,
          twofold`12,15! ${12 + blade},15! ${12 + blade},${long - 4.6}! ${12 + blade + 1},${long - 2.2}! ${12 + blade + 0.6},${long}! 12,${long}!`,
        ),
      );
      const turn = (y: number, half: number) => bar([12 - half, y + 0.8], [12 + half, y - 0.8], 1.3, "round");
      const screw = join(
        roundRect(8.6, 2.2, 6.8, 2, 0.7),
        through`13.4,3.6! 13.2,11! 12,14.4! 10.8,11! 10.6,3.6!`,
        turn(6.4, 2.8),
        turn(8.9, 2.4),
        turn(11.4, 1.8),
      );
      return fitted(leastAirOf(gap), 1, move(cut(handle, screw), rotation(45, 12, 12)));
    },
  },
  {
    id: "broom-of-arches",
    ideas: [],
    words: ["broom", "brooms", "broomstick", "besom"],
    goesWith: ["cleaning"],
    suggests: ["rake", "fork"],
    promise: 0.885,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [wide, flare, tilt] = [by(one, 2.4, 2.2, 2.6), by(two, 1.4, 1.1, 1.7), by(three, 28, 34, 22)];
      const step = wide + air;
      const down = by(three, 16, 17.6, 14.8);
      const arch = (at: number) => {
        const [outer, inner] = [wide / 2 + at * step, wide / 2 + at * step - wide];
        const legs = [-1, 1].map((side) =>
          named(
            "bristle",
            polygon([
              [side * outer, 0],
              [side * inner, 0],
              [side * (inner + flare * at), down],
              [side * (outer + flare * at), down],
            ]),
          ),
        );
        return join(band(0, 0, outer, inner, 179, 361), ...legs);
      };
      const top = wide / 2 + 2 * step;
      const stick = cut(
        bar([0, -top - among(a, 13, 12, 14, 12.5)], [0, down], wide),
        rect(-5, -top + wide, 10, air),
      );
      const leaning = move(join(stick, arch(1), arch(2)), rotation(tilt, 0, 0));
      return fitted(air, 4, meet(leaning, rect(-40, -40, 80, 48.6)));
    },
  },
  {
    id: "cleaver-whale",
    ideas: [],
    words: ["cleaver", "cleavers", "meat cleaver", "butcher's knife"],
    goesWith: ["butcher", "knife"],
    has: ["whale"],
    isOpen: true,
    promise: 0.956,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [deep, belly, tail] = [
        by(one, 19.4, 20.2, 18.8),
        by(two, 0.5, 0.9, 0.2),
        by(three, 0, 0.4, -0.3),
      ];
      const form = through`0,5! 0.8,4.2! 14,4.2! 18,4.9 21,4.4 23.6,${3.2 - tail}! 23.2,5.4 23.2,7.2 24,${11 + tail}! 21,9.7 17.6,9.4 15.6,10.6 15,13.4
        15,${deep - 0.3}! 7.5,${deep + belly} 0,${deep - 0.3}!`;
      const mouth = join(
        bar([-1, deep - 4], [8, deep - 4], air * 1.1),
        band(8, deep - 6.8, 2.8 + air * 0.55, 2.8 - air * 0.55, 15, 90, "round"),
      );
      return shown(cut(form, mouth, disc(among(a, 10.4, 9.8, 10.8, 10), 8.2, 1.25)), null, air, 1);
    },
  },
  {
    id: "gear-iris",
    ideas: [],
    words: ["gear", "gears", "cog", "cogs", "cogwheel", "gearwheel"],
    goesWith: ["machine"],
    has: ["aperture"],
    suggests: ["camera"],
    isRound: true,
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const count = by(one, 8, 9, 7);
      const leaves = among(a, 6, 7, 6, 5);
      const [root, hole, square] = [9.2, by(two, 3.1, 2.7, 3.4), by(three, 0.19, 0.22, 0.17)];
      const pitch = 360 / count;
      const teeth = times(count, (at) =>
        named(
          "tooth",
          polygon([
            polar(12, 12, root - 1, at * pitch - pitch * 0.31 - 90),
            polar(12, 12, 12, at * pitch - pitch * square - 90),
            polar(12, 12, 12, at * pitch + pitch * square - 90),
            polar(12, 12, root - 1, at * pitch + pitch * 0.31 - 90),
          ]),
        ),
      );
      // Each side of the opening runs on as the light between two leaves.
      const slits = times(leaves, (at) => {
        const turn = (at * 360) / leaves;
        const from = polar(12, 12, hole - air / 2, turn);
        return bar(from, polar(...from, 14, turn + 90), air);
      });
      const opening = polygon(
        times(leaves, (at) => polar(12, 12, hole / Math.cos(Math.PI / leaves), ((at + 0.5) * 360) / leaves)),
      );
      const light = meet(join(opening, ...slits), disc(12, 12, root - 1.8));
      return shown(cut(join(disc(12, 12, root), ...teeth), light), null, air, 1, "turn");
    },
  },
  {
    id: "magnifier-whorl",
    ideas: [],
    words: ["magnifying glass", "magnifying glasses", "magnifier", "magnifiers", "loupe"],
    goesWith: ["search"],
    suggests: ["spiral", "fingerprint"],
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) + 0.1;
      const [core, tail] = [by(one, 1.5, 1.8, 1.3), by(two, 24.4, 25.2, 23.8)];
      const rim = 9;
      const wall = by(three, 2, 2.2, 1.9);
      const arch = core + air + 1.9;
      const inner = rim - wall;
      const lens = named("lens", disc(0, 0, inner - air));
      const form = join(
        ring(0, 0, rim, inner),
        meet(
          join(band(0, 0, arch, core + air, 180, 360), rect(-arch, 0, 1.9, 12), rect(core + air, 0, 1.9, 12)),
          lens,
        ),
        bar([0, 0.2], [0, 9], core * 2, "round"),
        bar([0, rim + 4], [0, tail - 2], core * 2 + among(a, 2, 2.4, 1.6, 2.2), "round"),
        bar([0, rim - 1], [0, rim + 4], core * 2),
      );
      return fitted(air, 3, move(form, rotation(-45, 0, 0)));
    },
  },
  {
    id: "lantern-moth",
    ideas: [],
    words: ["lantern", "lanterns"],
    goesWith: ["lamp", "light"],
    has: ["moth"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [wide, loop, wing] = [by(one, 21, 21.4, 20.8), by(two, 2.6, 2.9, 2.3), by(three, 0, 0.5, -0.3)];
      const foot = wide - among(a, 1.4, 1, 1.6, 1.2);
      const cap = named("cap", twofold`12,3.6! 14,3.6! 16.4,5.6 ${wide + 1},7! ${wide + 1},8.8! 12,8.8!`);
      const body = named("body", twofold`12,8! ${wide},8! ${foot},21.6! ${wide},22.2! ${wide},24! 12,24!`);
      const upper = through`12.9,15.3! 12.9,12.6 14.4,${10.7 - wing * 0.3} ${wide - 1.9},10! ${wide - 2},12.6 ${wide - 4},14.8`;
      const lower = through`12.9,16.6! 16,15.9 ${foot - 2},17 ${foot - 2.4},${20 + wing * 0.4} ${foot - 4.4},21 13.5,19.2`;
      const hang = band(12, loop + 1, loop + 1, loop - 0.9, 140, 400);
      return shown(join(hang, cap, cut(body, ...both(upper), ...both(lower))), null, air, 1, "mirror");
    },
  },
  {
    id: "soccer-ball-spin",
    ideas: [],
    words: ["soccer ball", "soccer balls", "football", "footballs"],
    goesWith: ["soccer", "ball"],
    isRound: true,
    promise: 0.914,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [spin, size, start] = [
        by(one, 28, 34, 22),
        by(two, 4.5, 4.8, 4.2),
        among(a, -90, -80, -100, -60),
      ];
      const spun = (r: number, degrees: number, isCorner = false): Node => {
        const [x, y] = polar(12, 12, r, start + degrees + spin * (r / 12) ** 1.2);
        return [x, y, isCorner];
      };
      const half = by(three, 0.85, 0.95, 0.8);
      const flat = (r: number, aside: number) => (Math.atan2(aside, r) * 180) / Math.PI;
      const edge = size * Math.cos(Math.PI / 5);
      const patches = times(5, (at): Path[] => {
        const turn = at * 72;
        const seam = (side: 1 | -1): Node[] =>
          [size - 1, 6.2, 8.4].map((r) => spun(r, turn + side * flat(r, half), r !== 6.2));
        const rim = (side: 1 | -1): Node[] => [spun(9, turn + side * 14), spun(11.4, turn + side * 27, true)];
        return [
          outline([...seam(-1), ...seam(1).reverse()]),
          outline([spun(7.6, turn, true), ...rim(1), ...rim(-1).reverse()]),
        ];
      }).flat();
      const middle = outline(
        times(5, (at): Node[] => [spun(size, at * 72, true), spun(edge, at * 72 + 36)]).flat(),
      );
      return shown(
        join(ring(12, 12, 12, 10.3), middle, meet(join(...patches), disc(12, 12, 11.9))),
        null,
        air,
        6,
        "turn",
      );
    },
  },
  {
    id: "coins-swaying",
    ideas: [],
    words: ["coin", "coins"],
    goesWith: ["money", "change"],
    isOpen: true,
    promise: 0.896,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const count = by(one, 4, 5, 4);
      const [sway, thick] = [by(two, 2.6, -2.4, 2), by(three, 2.2, 2, 2.4)];
      const [rx, flat] = [8.4, among(a, 0.4, 0.36, 0.42, 0.38)];
      const oval = (x: number, y: number, r: number): Form => move(disc(0, 0, r), [1, 0, 0, flat, x, y]);
      const coin = (x: number, y: number, deep: number, r: number): Form =>
        join(oval(x, y, r), rect(x - r, y, r * 2, deep), oval(x, y + deep, r));
      const at = (level: number): Point => [
        sway * Math.sin((level / (count - 1)) * Math.PI * 1.3),
        -level * (thick + air),
      ];
      const coins = times(count, (level) => {
        const whole = coin(...at(level), thick, rx);
        if (level < count - 1) return cut(whole, coin(...at(level + 1), thick + air * 0.6, rx + air));
        return cut(whole, cut(oval(...at(level), rx - 1.9), oval(...at(level), rx - 1.9 - air * 1.9)));
      });
      return fitted(air, count, join(...coins));
    },
  },
  {
    id: "spanner-cheer",
    ideas: [],
    words: ["spanner", "spanners", "wrench", "wrenches"],
    goesWith: ["tool", "mechanic"],
    has: ["nut"],
    isOpen: true,
    promise: 0.918,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [size, r, shaft] = [by(one, 2.7, 2.9, 2.5), by(two, 7.7, 8.1, 7.4), by(three, 2.8, 3.1, 2.6)];
      const hexagon = (half: number) => polygon(times(6, (at) => polar(12, 4.2, half * 1.155, at * 60 + 30)));
      const slot = join(hexagon(size + air), rect(12 - size - air, -6, (size + air) * 2, 10.2));
      const neck = named(
        "neck",
        twofold`12,9! ${12 + r * 0.87},11! ${12 + r * 0.62},13.2 ${12 + shaft + 0.5},16 ${12 + shaft},19! ${12 + shaft},24! 12,24!`,
      );
      const split = among(a, 16.8, 16.2, 17.4, 16.6);
      const slit = join(rect(12 - air * 0.65, split, air * 1.3, 10), disc(12, split, air * 0.65));
      return shown(
        join(cut(join(disc(12, 7.2, r), neck), slot, slit), hexagon(size)),
        null,
        air,
        2,
        "mirror",
      );
    },
  },
  {
    id: "bolt-kingfisher",
    ideas: ["energy"],
    words: ["lightning bolt", "lightning bolts", "lightning", "thunderbolt", "bolt of lightning"],
    goesWith: ["thunder", "storm"],
    has: ["bird", "kingfisher"],
    isOpen: true,
    promise: 0.87,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [slant, knee, broad] = [by(one, 0, 0.8, -0.8), by(two, 0, 0.6, -0.6), by(three, 0, 0.6, -0.5)];
      const bolt = through`${9.2 - broad},0! ${19 + slant},0! 15.2,${8.8 + knee}! 20.6,${8.8 + knee}! ${4.6 - slant},24! 9.4,${13.6 + knee}! 3.6,${13.6 + knee}!`;
      const long = among(a, 7, 7.8, 6.2, 7.4);
      const feather = (x: number) => bar([x + 0.7, -1.5], [x - long * 0.42, long], air, "round");
      const eye = named("eye", disc(13.1, 12 + knee, 1.1));
      return fitted(air, 1, cut(bolt, feather(12.4), feather(15.7), eye));
    },
  },
  {
    id: "comb-quiff",
    ideas: [],
    words: ["comb", "combs", "hair comb"],
    goesWith: ["hair", "hairdresser"],
    has: ["hair"],
    suggests: ["wave"],
    isOpen: true,
    promise: 0.971,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [count, lift, slope] = [by(one, 5, 6, 5), by(two, 0, 0.4, -0.5), by(three, 0, 0.7, -0.6)];
      const guard = among(a, 2.8, 2.6, 3, 2.8);
      const wide = (24 - guard * 2 - (count + 1) * air) / count;
      const quiff = through`24,13! 24,11! 18,${8.6 - slope * 0.6} 13.2,${3.2 - slope * 0.6} 7,${0.2 - lift} 1.6,2 0.3,5.8 2.8,8.7 6.2,7.8 7.4,4.4!
        9.2,7.4 7.2,10.4 1.4,11! 0,12! 0,13!`;
      const light = times(count + 1, (at) => rect(guard + at * (wide + air), 14.2, air, 12));
      return shown(join(quiff, cut(roundRect(0, 11, 24, 13, 1.2), ...light)), null, air, 1);
    },
  },
  {
    id: "window-and-its-light",
    ideas: ["light"],
    words: ["window", "windows", "casement"],
    goesWith: ["glass", "view"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [wide, round, far] = [by(one, 12, 13, 11), by(two, 1, 0.25, 0.5), by(three, 10, 9, 11)];
      const sill = among(a, 14, 13.4, 14.6, 13.8);
      const bow = (wide / 2) * round;
      const cross = (y: number) => [rect(wide / 2 - air / 2, -2, air, 40), rect(-2, y - air / 2, 40, air)];
      const panes = named("window", cut(roundRect(0, 0, wide, sill, [bow, bow, 0, 0]), ...cross(sill * 0.5)));
      const deep = 24 - sill - air;
      const floor = cut(roundRect(0, 0, wide, deep, 0), ...cross(deep * 0.5));
      const cast = move(floor, [1.08, 0, far / deep, 1, 0, sill + air]);
      return fitted(air, 8, join(panes, cast));
    },
  },
];
