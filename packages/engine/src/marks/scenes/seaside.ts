import { cut, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Path, type Point, pen, polar, rotation, scaling } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect, sector } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { fitted, times } from "./parts.ts";
import { type Node, outline, through } from "./smooth-outline.ts";

/** A body along a spine, as wide on both sides as it is told. */
const along = (steps: number, spine: (t: number) => Point, half: (t: number) => number): Path => {
  const side = (t: number, sign: 1 | -1): Node => {
    const [x, y] = spine(t);
    const [[ax, ay], [bx, by]] = [spine(t - 0.01), spine(t + 0.01)];
    const long = Math.hypot(bx - ax, by - ay);
    const out = (half(t) * sign) / long;
    return [x + (by - ay) * out, y - (bx - ax) * out, t === 0 || t === 1];
  };
  const at = times(steps + 1, (n) => n / steps);
  return outline([...at.map((t) => side(t, 1)), ...at.reverse().map((t) => side(t, -1))]);
};

/** Things of the shore and of the road to it, each built by one rule. */
export const SEASIDE: readonly Scene[] = [
  {
    id: "anchor-hairpin",
    ideas: [],
    words: ["anchor", "anchors"],
    goesWith: ["harbour", "harbor", "ship", "sailor"],
    promise: 0.951,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      // One band from fluke to fluke, by way of the ring; the stock is woven through it.
      const wide = by(one, 2.5, 2.7, 2.3);
      const [near, eye] = [air / 2, by(two, 4.7, 4.9, 4.5)];
      const [turn, foot] = [among(a, 4.1, 4.3, 3.9, 4.2), 19];
      const x = 12 - near - wide / 2 - turn;
      const arm = join(
        rect(12 - near - wide, eye, wide, foot - eye),
        band(x, foot, turn + wide / 2, turn - wide / 2, 0, 180),
        through`${x - turn},${foot - 4.6}! ${x - turn + wide / 2 + 1.5},${foot + 0.4}! ${x - turn - wide / 2 - 1.5},${foot + 0.4}!`,
      );
      const loop = disc(12, eye, eye);
      const level = eye * 2 + by(three, 3.8, 4.2, 3.4);
      const stock = bar([5.2, level], [18.8, level], wide, "round");
      const [left, right] = both(arm);
      const slot = join(rect(12 - near, eye, air, 30), disc(12, eye, eye - wide));
      const line = cut(join(loop, left!, right!), slot);
      const over = meet(grow(stock, air), rect(0, 0, 12, 24));
      const under = grow(rect(12 + near, 0, wide, 24), air);
      return fitted(air, 4, join(cut(line, over), cut(stock, under)));
    },
  },
  {
    id: "octopus-hooks",
    ideas: [],
    words: ["octopus", "octopuses", "octopi", "kraken"],
    isOpen: true,
    allowsFace: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.25;
      const wide = by(one, 2.7, 3, 2.5);
      const core = by(two, 1, 1.3, 0.8);
      const [near, far] = [air / 2, air * 1.5 + wide * 2];
      const [x, foot, crown] = [12 - far - core, 18.4, far + by(three, 0.5, 0.9, 0.2)];
      const hook = (inner: number, to: number) => [
        band(x, foot, inner + wide, inner, 0, to, "round"),
        rect(x + inner, 10, wide, foot - 10),
      ];
      const reach = among(a, 190, 200, 180, 215);
      const arms = [...hook(core, 200), ...hook(core + wide + air, reach)].flatMap(both);
      const neck = 14.4;
      const head = named(
        "head",
        pen()
          .arc(12, crown, crown, 180, 360)
          .curve(12 + crown, crown + 2.5, 12 + far, neck - 2.4, 12 + far, neck)
          .line(12 - far, neck)
          .curve(12 - far, neck - 2.4, 12 - crown, crown + 2.5, 12 - crown, crown)
          .path(),
      );
      const seam = (left: number) => rect(left, neck - 0.5, air, foot - neck + 0.5);
      const slots = [seam(12 - near), ...both(seam(x + core + wide))];
      const eyes = both(named("eye", disc(8.9, neck - 4, 1.3)));
      return fitted(air, 1, cut(join(head, ...arms), ...slots, ...eyes));
    },
  },
  {
    id: "fiddler-crab",
    ideas: [],
    words: ["crab", "crabs", "shellfish", "crustacean"],
    goesWith: ["beach", "seafood"],
    isOpen: true,
    isPliant: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.05;
      const wide = 2.2;
      const body = named("body", sector(14, 13, 7.6, 0, 180));
      // The legs are arches round one point on each side.
      const legs = times(3, (n) => 10.8 - n * (wide + air)).flatMap((outer) => [
        named("leg", band(17.4, 24, outer, outer - wide, 270, 360)),
        named("leg", rect(14, 24 - outer, 3.4, wide)),
      ]);
      const left = legs.map((each) => move(each, scaling(-1, 1, 14, 0)));
      const eyes = [12.6, 17.5].flatMap((x) => [
        named("eye", rect(x - 0.9, 9, 1.8, 5)),
        named("eye", disc(x, 9, 1.8)),
      ]);
      const claw = (x: number, y: number, r: number, at: number, open: number) =>
        named("claw", cut(disc(x, y, r), sector(...polar(x, y, r * -0.15, at), r * 2, at - open, at + open)));
      const great = by(one, 5.8, 6.1, 5.5);
      const big = claw(4.4, 4.6, great, by(two, -42, -34, -52), by(three, 22, 19, 25));
      const small = among(a, 2.9, 3.2, 2.7, 3);
      const arms = cut(
        join(band(7.6, 9.8, 6, 3.2, 88, 210), band(20, 10.2, 5.2, 2.8, -30, 92)),
        grow(disc(4.4, 4.6, great), air),
        grow(disc(23.4, 7, small), air),
      );
      const crab = join(body, ...legs, ...left, ...eyes, arms, big, claw(23.4, 7, small, -120, 24));
      return fitted(air, 3, crab);
    },
  },
  {
    id: "nautilus-chambers",
    ideas: [],
    words: ["shell", "shells", "seashell", "seashells", "nautilus"],
    isOpen: true,
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.05;
      // Every chamber is the one before it, turned and enlarged.
      const growth = by(one, 2.9, 3.1, 2.7);
      const at = (turns: number, share = 1): Point => polar(0, 0, 14 * growth ** turns * share, turns * 360);
      const winding: Node[] = times(25, (n) => [...at(n / 24 - 1), n === 0 || n === 24]);
      const light = (t: number) => (air / 2) * Math.min(1, (1.01 - t) * 5);
      const coil = along(40, (t) => at(-2.2 + 1.5 * t), light);
      const wall = (turns: number) => {
        const [from, to] = [at(turns - 1), at(turns + 0.06, 1.04)];
        const [x, y] = [to[0] - from[0], to[1] - from[1]];
        return (t: number): Point => {
          const bend = 0.8 * t * (1 - t);
          return [from[0] + x * t - y * bend, from[1] + y * t + x * bend];
        };
      };
      const [[mx, my], [nx, ny]] = [at(0), at(-1)];
      const lip: Node = [(mx + nx) / 2 + (my - ny) / 10, (my + ny) / 2 - (mx - nx) / 10, false];
      const solid = outline([...winding, lip]);
      const count = by(two, 6, 5, 7);
      const walls = times(count, (n) =>
        named(
          "wall",
          along(8, wall(-0.16 - (n * 0.72) / count), () => air / 2),
        ),
      );
      const shell = named("shell", cut(solid, coil, ...walls));
      return fitted(air, 7, move(shell, rotation(among(a, 20, 0, 40, 10) + by(three, 0, 8, -8), 0, 0)));
    },
  },
  {
    id: "steamer-in-wind",
    ideas: [],
    words: ["ship", "ships", "steamer", "steamship", "ocean liner", "cruise ship", "vessel"],
    goesWith: ["boat", "harbour", "port", "voyage"],
    has: ["smoke", "wave"],
    suggests: ["wind"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.05;
      const wide = by(one, 2.5, 2.7, 2.3);
      const step = wide + air;
      const [deck, low, lean] = [15.6, 8.4 - by(two, 0, 0.6, -0.6), by(two, 0.4, 0.5, 0.3)];
      const core = by(three, 1, 1.4, 0.8);
      const x = 8;
      const end = among(a, 1, 2, 0, 1.5);
      // Each funnel and its smoke are one band; the wind bends all three round one point.
      const smoke = (n: number) => {
        const [inner, cy] = [core + n * step, low - air];
        const back = (y: number) => end + (cy - y) * lean;
        return named(
          "smoke",
          join(
            band(x, cy, inner + wide, inner, 270, 360),
            through`${x},${cy - inner - wide}! ${x},${cy - inner}! ${back(cy - inner)},${cy - inner}! ${back(cy - inner - wide)},${cy - inner - wide}!`,
          ),
        );
      };
      const funnel = (n: number) => rect(x + core + n * step, low, wide, deck - low);
      const cabin = named("cabin", rect(x + core - 3.4, deck - 2.6, 2 * step + wide + 6.2, 2.6));
      const hull = named(
        "hull",
        pen(-1, deck + air)
          .line(26, deck + air)
          .curve(24, deck + air + 2, 22.6, 21, 21.6, 23.6)
          .line(2.6, 23.6)
          .curve(0.2, 23.6, -1, 20, -1, deck + air)
          .path(),
      );
      const ports = times(4, (n) => disc(4.6 + n * 4.6, deck + air + 3.1, 0.95));
      return fitted(air, 5, join(...times(3, smoke), ...times(3, funnel), cabin, cut(hull, ...ports)));
    },
  },
  {
    id: "train-in-depth",
    ideas: [],
    words: ["train", "trains", "metro", "subway"],
    goesWith: ["station", "commuter", "railway", "railroad", "rail"],
    isOpen: true,
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.05;
      const [far, level] = [37, by(one, 15, 16, 14)];
      // All that runs along the train runs to one point.
      const to = (x: number, y: number): number => y + ((level - y) * (x - 11)) / (far - 11);
      const strip = (top: number, bottom: number, from: number, until: number) =>
        through`${from},${to(from, top)}! ${until},${to(until, top)}! ${until},${to(until, bottom)}! ${from},${to(from, bottom)}!`;
      const face = named("face", roundRect(0, 1, 11, 20, [by(two, 5, 4, 5.5), by(two, 5, 4, 5.5), 2, 2]));
      const glass = named("glass", roundRect(2, 4, 7, 6.6, [by(two, 3, 2, 3.5), by(two, 3, 2, 3.5), 1, 1]));
      const lamps = [disc(3, 16.6, 1.2), disc(8, 16.6, 1.2)];
      const panes = times(3, (n) => named("window", strip(5, 11.4, 13.6 + n * 4, 16.5 + n * 3.75)));
      const side = cut(strip(1.6, 20.4, 11 + air, by(three, 26, 25.6, 26.4)), ...panes);
      const rail = meet(strip(22.7, 26, -3, 26), rect(among(a, 0, 1.5, -1, 3), 0, 30, 26.2));
      return fitted(air, 3, join(cut(face, glass, ...lamps), side, rail));
    },
  },
  {
    id: "star-woven",
    ideas: [],
    words: ["star", "stars"],
    promise: 0.917,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.05;
      const wide = by(one, 2.5, 2.7, 2.3);
      const tip = (n: number): Point => polar(12, 12, 11, -90 + 72 * n);
      const rise = by(two, 0.9, 0.5, 1.3);
      const strand = (n: number, broad = wide) => {
        const [from, to] = [tip(n), tip(n + 2)];
        const chord = Math.hypot(to[0] - from[0], to[1] - from[1]);
        const radius = chord ** 2 / (8 * rise) + rise / 2;
        const out = 72 * (n + 1) - 90;
        const [x, y] = polar(12, 12, 11 * Math.cos(1.2566) + rise - radius, out);
        const half = (Math.asin(chord / 2 / radius) * 180) / Math.PI;
        return band(x, y, radius + broad / 2, radius - broad / 2, out - half, out + half, "round");
      };
      // Every strand goes over the one before it and under the next.
      const star = times(5, (n) => named("star", cut(strand(n), strand(n + 1, wide + 2 * air))));
      const turn = among(a, 0, 8, -8, 14) * by(three, 1, 0.5, 0);
      return fitted(air, 5, move(join(...star), rotation(turn, 12, 12)));
    },
  },
  {
    id: "eye-two-bands",
    ideas: [],
    words: ["eye", "eyes"],
    goesWith: ["vision", "sight", "optician"],
    allowsFace: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.1;
      const wide = by(one, 2.7, 3, 2.4);
      const radius = by(two, 10.4, 10.1, 10.7);
      const span = 9.2;
      const drop = Math.sqrt(radius ** 2 - span ** 2);
      const corner = (Math.acos(span / radius) * 180) / Math.PI;
      const tail = among(a, 24, 28, 20, 32);
      const [outer, inner] = [radius + wide / 2, radius - wide / 2];
      const upper = band(12, 12 + drop, outer, inner, 180 + corner, 360 - corner + tail);
      const lower = move(upper, rotation(180, 12, 12));
      // Each lid lies over the other at one corner.
      const lids = named(
        "lid",
        join(
          cut(upper, meet(grow(lower, air), rect(-12, 0, 24, 24))),
          cut(lower, meet(grow(upper, air), rect(12, 0, 24, 24))),
        ),
      );
      const size = radius - drop - wide / 2 - air * 1.05;
      const glint = polar(12, 12, size * by(three, 0.42, 0, 0.42), by(three, -45, 0, -135));
      const iris = cut(disc(12, 12, size), disc(...glint, Math.max(0.9, size * 0.33)));
      return fitted(air, 3, join(lids, iris));
    },
  },
  {
    id: "camper-on-wave",
    ideas: [],
    words: ["van", "vans", "camper", "campers", "camper van", "campervan", "minibus", "bus", "buses"],
    goesWith: ["delivery", "road trip"],
    has: ["wheel", "road"],
    suggests: ["wave"],
    isOpen: true,
    allowsFace: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.05;
      const size = by(one, 3.3, 3.5, 3.1);
      const crest = size + air + by(two, 2.4, 2.7, 2.2);
      const trough = among(a, 2, 2.4, 1.7, 2.2);
      const [rear, front, axle] = [6.6, 20, 19.4];
      const middle = (rear + front) / 2;
      // The sill is one swell over both wheels: its arcs touch on the lines between their centres.
      const height = axle - Math.sqrt((crest + trough + air) ** 2 - (middle - rear) ** 2);
      const below = (more: number) =>
        join(
          disc(rear, axle, crest + more),
          disc(front, axle, crest + more),
          cut(
            through`${rear},${axle}! ${middle},${height}! ${front},${axle}!`,
            disc(middle, height, trough + air - more),
          ),
        );
      const body = named(
        "body",
        roundRect(0, by(three, 1.6, 1, 2.2), 26.6, axle - by(three, 1.6, 1, 2.2), [4, 7, 3, 2]),
      );
      const wheels = [named("wheel", disc(rear, axle, size)), named("wheel", disc(front, axle, size))];
      const glass = named(
        "glass",
        meet(
          roundRect(2.4, 4.4, 21.4, 5.4, [1.8, 4.6, 1, 1]),
          join(rect(0, 0, 7.6, 20), rect(9.2, 0, 6.2, 20), rect(17, 0, 9, 20)),
        ),
      );
      const sill = cut(meet(body, below(0)), ...wheels.map((wheel) => grow(wheel, air)));
      return fitted(air, 4, join(cut(body, glass, below(air)), sill, ...wheels));
    },
  },
  {
    id: "motorcycle-between-wheels",
    ideas: [],
    words: ["motorcycle", "motorcycles", "motorbike", "motorbikes", "superbike"],
    goesWith: ["biker", "ride"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.05;
      const size = by(one, 5, 5.2, 4.8);
      const tail = by(two, 6.8, 6.2, 7.4);
      const screen = by(three, 3, 2.4, 3.6);
      // The body is what rings round the two wheels leave of it.
      const body = named(
        "body",
        through`-1.4,${tail}! 4,${tail + 2.6} 9.6,10.6! 11,7.8 14.4,7! 17.2,${screen}! 21.6,6.2 24.4,10.8! 20,14! 20,19! 15.6,22.4! 9,22.4! 4,14! 0,${tail + 3.2}!`,
      );
      const guard = size + air + among(a, 2.4, 2.7, 2.2, 2.5);
      const hub = among(a, 1.9, 2.1, 1.7, 2.2);
      const slit = band(20, 19, guard + air, guard, 234, 345, "round");
      const bike = join(
        cut(body, disc(5, 19, size + air), disc(20, 19, size + air), slit),
        band(20, 19, guard, size + air, 230, by(three, 322, 316, 328)),
        ...[5, 20].map((x) => ring(x, 19, size, hub)),
      );
      return fitted(air, 3, bike);
    },
  },
];
