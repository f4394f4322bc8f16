import { cut, type Form, grow, join, meet, move, named } from "../../geometry/form.ts";
import { type Path, rotation } from "../../geometry/path.ts";
import { bar, disc, lens, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { ellipse, lean, pieced, times } from "./parts.ts";
import { swept, through, trace, twofold } from "./smooth-outline.ts";

/** Turned about the middle of a pinwheel. */
const turned = (form: Form | Path, degrees: number): Form => move(form, rotation(degrees, 12, 8));

/** Things of street, yard and kitchen that prompts wish for and nothing drew. */
export const CRATE: readonly Scene[] = [
  {
    id: "tram-coming",
    ideas: ["city", "path"],
    words: ["tram", "trams", "streetcar", "tramway", "trolley car"],
    goesWith: ["rail"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 8, 7.6, 8.4);
      const car = twofold`12,1! ${12 + wide - 2.4},1! ${12 + wide},3.6 ${12 + wide},8 ${12 + wide + 0.4},19! ${12 + wide - 1},21.4! 12,21.4!`;
      const pane = named(
        "window",
        roundRect(12 - wide + 2.2, by(two, 6, 5.6, 6.4), 2 * wide - 4.4, 6.6, 1.2),
      );
      const post = rect(12 - air / 2, 5, air, 9);
      const light = named(
        "headlight",
        disc(by(three, 16.4, 16.2, 16.6), 17.2, among(a, 1.5, 1.6, 1.4, 1.55)),
      );
      const sign = roundRect(8.4, 2.9, 7.2, 1.4, 0.6);
      const pole = join(...trace("12,1 12,-1.4", 1.6), ...trace("6.6,-3 12,-1.4 17.4,-3", 1.6));
      const rails = both(
        polygon([
          [15, 21.4 + air],
          [17.4, 21.4 + air],
          [20.4, 26],
          [17, 26],
        ]),
      );
      return pieced(air, "mirror", [
        join(cut(car, cut(pane, post), ...both(light), sign), cut(pole, car), ...rails),
      ]);
    },
  },
  {
    id: "motor-scooter",
    ideas: ["path", "city"],
    words: ["scooter", "scooters", "motor scooter", "moped", "mopeds", "vespa scooter"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const r = by(one, 4.4, 4.2, 4.6);
      const [back, front] = [disc(3.4, 20, r), disc(25, 20, r)];
      const hubs = join(disc(3.4, 20, r * 0.36), disc(25, 20, r * 0.36));
      const body = through`-2.6,15! -0.6,11 4,8.8! 12.4,8.8! 13.4,12 14,16.4! 18,16.4! 20,12 20.4,4! 17.6,3.4! 17.6,1.2! 21.4,1.2! 23,3 23.4,8 24.4,12.6 28.4,13.2 31,${by(two, 17, 16.6, 17.4)}! 27.4,16.4 22,16.4 20.6,20! 8.4,20! 8,17 4,15!`;
      const seat = through`-1,8.8! 0.4,${by(three, 5.6, 5.2, 6)}! 11,5.6! 13.4,7 13,8.8!`;
      const lamp = disc(24.4, among(a, 4.8, 4.6, 5, 4.7), 2.4);
      return pieced(
        air,
        "none",
        [
          join(
            cut(body, grow(back, air), grow(front, air), rect(-4, 8.8, 17.6, air), grow(lamp, air * 0.7)),
            lamp,
          ),
        ],
        [cut(seat, rect(-4, 8.8, 20, 3)), "saddle", "secondary"],
        [named("wheel", cut(join(back, front), hubs)), "wheel"],
      );
    },
  },
  {
    id: "park-bench",
    ideas: ["calm", "share"],
    words: ["bench", "benches", "park bench", "garden bench", "wooden bench"],
    goesWith: ["park"],
    isOpen: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const thick = by(one, 2.8, 2.6, 3);
      const back = [0, 1].map((at) => roundRect(-2, 3 + at * (thick + air), 28, thick, 0.8));
      const seat = roundRect(-3, 4.6 + 2 * (thick + air) + 1.2, 30, thick, 0.8);
      const low = 4.6 + 2 * (thick + air) + 1.2 + thick;
      const legs = both(
        polygon([
          [20, low],
          [22.8, low],
          [by(two, 24.4, 23.6, 25), low + 8.4],
          [by(two, 24.4, 23.6, 25) - 2.8, low + 8.4],
        ]),
      );
      const posts = both(rect(by(three, 19, 18.4, 19.6), 1.6 + among(a, 0, 0.3, -0.3, 0.2), 2.4, low - 2));
      return pieced(air, "mirror", [join(...back, seat, named("leg", join(...legs)), ...posts)]);
    },
  },
  {
    id: "pinwheel-toy",
    ideas: ["wind", "play"],
    words: ["pinwheel", "pinwheels", "paper windmill", "toy windmill", "whirligig"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const reach = by(one, 9.4, 9, 9.8);
      const start = by(two, 0, 12, -12);
      const vane = through`12,8! 12,${8 - reach}! ${12 + reach * 0.62},${8 - reach}! ${12 + reach * 0.84},${8 - reach * 0.62} ${12 + reach * 0.5},8!`;
      const vanes = times(4, (at) => turned(vane, at * 90 + start));
      const hub = disc(12, 8, by(three, 1.7, 1.6, 1.8));
      const cuts = times(4, (at) =>
        turned(rect(12 - air / 2, 8 - reach - 2, air, reach + 2), at * 90 + start),
      );
      const stick = bar([12, 8], [12, 30 + among(a, 0, 0.6, -0.6, 0.3)], 2, "round");
      const blades = cut(join(...vanes), ...cuts, grow(hub, air * 0.8));
      return pieced(
        air,
        "turn",
        [blades, "blade"],
        [join(hub, cut(stick, disc(12, 8, reach + 1.4))), "stem", "secondary"],
      );
    },
  },
  {
    id: "table-plain",
    ideas: ["home", "share"],
    words: ["table", "tables", "wooden table", "dining table", "round table"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const top = roundRect(-3, 5, 30, by(one, 3, 2.7, 3.3), 1);
      const y = 5 + by(one, 3, 2.7, 3.3) + air;
      const apron = twofold`12,${y}! 24,${y}! 24,${y + 3.2}! ${by(two, 20, 19.4, 20.6)},${y + 3.6} 12,${y + 3}`;
      const legs = both(
        through`20.4,${y}! 24,${y}! ${by(three, 23, 23.4, 22.6)},${24 + among(a, 0, 0.4, -0.4, 0.2)}! 21.2,24.2! 20.6,17 20,${y + 3}!`,
      );
      return pieced(air, "mirror", [top], [join(apron, named("leg", join(...legs))), "leg"]);
    },
  },
  {
    id: "gramophone-horn",
    ideas: ["music"],
    words: ["gramophone", "gramophones", "phonograph"],
    goesWith: ["music", "record"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const horn = through`-3,${by(one, -7, -7.6, -6.4)}! 5,-5.6 12,-0.6 15.6,6 19,10 21,13.4 21.2,17.4! 17.8,17.4! 17.4,14.6 14,12 9,9.6 2,9 -4,10.4! -1.6,5 -1.4,-2`;
      const ribs = [
        swept(`-3,${by(two, -1.6, -2, -1.2)} 6,1.4 13,7.4`, air * 0.85),
        swept("-3,4.4 6,5 12,8.4", air * 0.85),
      ];
      const box = roundRect(3, 20.3 + air * 0.8, 20, by(three, 5.6, 5.2, 6), [0.6, 0.6, 1.6, 1.6]);
      const crank = join(...trace(`23,${23.6 + among(a, 0, 0.3, -0.3, 0.2)} 26.6,23.6 26.6,20.6`, 1.6));
      const plate = roundRect(4, 17.4, 18, 2, 1);
      return pieced(
        air,
        "none",
        [cut(horn, ...ribs, grow(plate, air * 0.8)), "horn", "secondary"],
        [join(plate, box, named("handle", cut(crank, box)))],
      );
    },
  },
  {
    id: "rowing-boat-oared",
    ideas: ["water", "journey"],
    words: ["rowing boat", "rowing boats", "rowboat", "row boat", "dinghy", "small boat", "boat"],
    goesWith: ["lake", "oar"],
    has: ["oar"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const hull = through`-5,9.4! 4,12 14,12.6 22,11.4 29.6,${by(one, 7.4, 7, 7.8)}! 28.6,14 24,19.4! 0.6,19.4! -3.4,15`;
      const rim = swept("-6,12.6 4,15.4 14,15.8 23,14.4 31,11", air * 0.9);
      const oar = join(
        ...trace(`${by(three, 19.4, 20, 18.8)},${among(a, 4.4, 4, 4.8, 4.2)} 7,21`, 1.7),
        through`8.6,18.6! 10.2,20 7.4,${by(two, 27, 26.6, 27.4)} 3.4,27.6 3.6,24`,
      );
      return pieced(air, "none", [cut(hull, rim, grow(oar, air * 0.9)), "hull"], [oar, "oar", "secondary"]);
    },
  },
  {
    id: "well-roofed",
    ideas: ["water", "root"],
    words: ["well", "wishing well", "water well", "stone well"],
    has: ["bucket", "roof"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const peak = by(one, -4, -4.6, -3.4);
      const roof = twofold`12,${peak}! 24,5! ${by(two, 22.6, 22.2, 23)},7! 12,7!`;
      const posts = both(rect(18, 7 + air * 0.6, 2.2, 10));
      const rope = rect(11.3, 7 + air * 0.6, 1.4, 3.2);
      const pail = twofold`12,10.4! 14.8,10.4! 14.2,15! 12,15!`;
      const wall = twofold`12,${15 + air}! ${by(three, 22.6, 22.2, 23)},${15 + air}! 21.8,26.4! 12,26.4!`;
      const course = rect(0, 20.6, 24, air * 0.9);
      const joints = [
        rect(7 - air / 2, 15, air * 0.9, 6),
        rect(16 - air / 2, 15, air * 0.9, 6),
        rect(12 - air / 2 + among(a, 0, 0.3, -0.3, 0.2), 20.6, air * 0.9, 7),
      ];
      return pieced(
        air,
        "mirror",
        [cut(wall, course, ...joints), "wall"],
        [roof, "roof", "secondary"],
        [join(...posts.map((each) => cut(each, rect(0, 15, 24, 10))), rope, pail)],
      );
    },
  },
  {
    id: "scarecrow-in-field",
    ideas: ["field", "protection"],
    words: ["scarecrow", "scarecrows"],
    goesWith: ["field", "farm"],
    isOpen: true,
    allowsFace: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const hat = join(
        twofold`12,${by(one, -7, -7.6, -6.4)} 14.6,-6 15.4,-2! 12,-1.6!`,
        twofold`12,-2.4! 18,-2.8! 19.4,-0.8! 12,${0.2}!`,
      );
      const head = twofold`12,1! 15.4,0.8! 15.8,4 14.4,6.6 12,7.2`;
      const eyes = both(disc(13.6, 3.2, by(two, 0.95, 1, 0.9)));
      const coat = twofold`12,${7.2 + air * 0.8}! 15,${7.4 + air * 0.8}! 25.4,7.4! 26,${by(three, 12, 11.6, 12.4)}! 17.4,13! 18.4,21.4! 16.4,20! 14.4,22! 12,20.4!`;
      const straw = both(join(...times(3, (at) => lens([25.6, 8.4 + at * 1.5], [29.6, 7 + at * 2.8], 0.36))));
      const pole = rect(10.9, 19, 2.2, among(a, 12, 11.6, 12.4, 12));
      const button = [disc(12, 12, 0.95), disc(12, 16, 0.95)];
      return pieced(
        air,
        "mirror",
        [join(cut(head, ...eyes), cut(coat, ...button), cut(pole, grow(coat, air * 0.6)))],
        [
          join(cut(hat, grow(head, air * 0.7)), ...straw.map((each) => cut(each, grow(coat, 0.01)))),
          "hat",
          "secondary",
        ],
      );
    },
  },
  {
    id: "smoothing-iron",
    ideas: ["home", "craft"],
    words: ["iron", "irons", "flat iron", "flatiron", "steam iron", "clothes iron"],
    goesWith: ["laundry"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const body = through`-4,17.4! -1,12.4 4,8.6 10,${by(one, 7.4, 7, 7.8)}! 24,7.4! 26.4,17.4!`;
      const grip = cut(
        join(through`8,8! 7.4,3 11,0 ${by(two, 22, 21.6, 22.4)},0 25.4,3 25,8!`),
        through`11.4,8! 11.4,4.6 13,3.4 20.4,3.4 22,4.6 21.8,8!`,
      );
      const sole = through`-5.4,${17.4 + air}! 26.8,${17.4 + air}! 27,${21 + by(three, 0, 0.3, -0.3)}! -6.4,${21 + by(three, 0, 0.3, -0.3)}!`;
      const dial = disc(14.6, 12.4, among(a, 1.9, 2, 1.8, 1.95));
      return pieced(
        air,
        "none",
        [cut(body, dial)],
        [cut(grip, grow(body, 0.01)), "handle", "secondary"],
        [sole, "base"],
      );
    },
  },
  {
    id: "paper-lantern-hung",
    isPliant: true,
    ideas: ["light"],
    words: ["paper lantern", "paper lanterns", "chinese lantern", "japanese lantern", "red lantern"],
    goesWith: ["lantern"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 10, 9.4, 10.6);
      const body = twofold`12,1! 16.4,1! ${12 + wide * 0.86},4 ${12 + wide},10 ${12 + wide * 0.86},16 16.4,19! 12,19!`;
      const ribs = times(by(two, 4, 5, 3), (at) => {
        const count = by(two, 4, 5, 3);
        const y = 1 + ((at + 1) * 18) / (count + 1);
        return swept(`0,${y} 12,${y + (y - 10) * 0.06} 24,${y}`, air * 0.9);
      });
      const cap = roundRect(8, 1 - air - 2.2, 8, 2.2, 0.6);
      const foot = roundRect(8, 19 + air, 8, 2.2, 0.6);
      const cord = rect(11.2, 1 - air - 2.2 - 3, 1.6, 3.2);
      const tassel = twofold`12,${21 + air}! 12.9,${21 + air}! 13.9,${27 + by(three, 0, 0.6, -0.6) + among(a, 0, 0.3, -0.3, 0.2)}! 12,27.2!`;
      return pieced(
        air,
        "mirror",
        [cut(body, ...ribs)],
        [join(cap, cord, foot, tassel), "base", "secondary"],
      );
    },
  },
  {
    id: "bagel-seeded",
    isRound: true,
    ways: [0, 40, -40],
    ideas: ["share"],
    words: ["bagel", "bagels", "sesame ring", "simit"],
    goesWith: ["bakery"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const hole = by(one, 3.6, 3.3, 3.9);
      const dough = join(ring(12, 12, 12, hole));
      const seeds = named(
        "seed",
        join(
          ...times(by(two, 9, 10, 8), (at) => {
            const count = by(two, 9, 10, 8);
            const angle = ((at * 360) / count + 15) * (Math.PI / 180);
            const r = at % 2 === 0 ? 6.6 : 9.4;
            const [x, y] = [12 + Math.cos(angle) * r, 12 + Math.sin(angle) * r];
            const turn = angle + 0.8 + at;
            const half = among(a, 1.3, 1.4, 1.2, 1.35) + by(three, 0, 0.1, -0.1);
            return lens(
              [x - Math.cos(turn) * half, y - Math.sin(turn) * half],
              [x + Math.cos(turn) * half, y + Math.sin(turn) * half],
              0.62,
            );
          }),
        ),
      );
      return pieced(air, "turn", [cut(dough, seeds)]);
    },
  },
  {
    id: "tree-stump-ringed",
    ideas: ["time", "root"],
    words: ["tree stump", "stump", "tree rings", "annual rings"],
    goesWith: ["wood", "tree"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const top = ellipse(12, 5.4, by(one, 9.6, 9.2, 10), 4.4);
      const rings = join(
        cut(ellipse(12, 5.4, 6.6, 2.9), ellipse(12, 5.4, 5.1, 1.9)),
        ellipse(12, 5.4, 2, 0.75),
      );
      const trunk = through`${12 - 9.6},6! ${12 + 9.6},6! 21.4,14 22.4,18.4 27,${by(two, 23.4, 23, 23.8)}! 19.6,22.4 16.6,24.6! 12,22.6 8.4,25! 5,22.6 -3,23.6! 1.6,18.4 2.6,13`;
      const bark = [
        lens([7, 13], [6.4, 19.4], 0.22),
        lens([16.4, 12.4], [17, by(three, 18, 17.6, 18.4)], 0.24),
        lens([11.8, 14], [11.6, among(a, 20, 19.6, 20.4, 20)], 0.22),
      ];
      return pieced(
        air,
        "none",
        [cut(trunk, grow(top, air), ...bark), "trunk"],
        [cut(top, rings), "stripe", "secondary"],
      );
    },
  },
  {
    id: "snowman-smiling",
    ideas: ["play"],
    words: ["snowman", "snowmen"],
    goesWith: ["snow", "winter"],
    has: ["hat", "scarf"],
    isOpen: true,
    allowsFace: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const hat = join(roundRect(8, -8.4, 8, 6.4, [1, 1, 0, 0]), roundRect(5.4, -2.6, 13.2, 2.2, 0.9));
      const head = disc(12, 4.6, by(one, 5.4, 5.2, 5.6));
      const eyes = both(disc(13.9, 3.6, 1));
      const nose = named(
        "carrot",
        polygon([
          [12, 4.9],
          [12, 6.9],
          [by(two, 17, 16.6, 17.4), 6.7],
        ]),
      );
      const scarf = join(
        bar([7.4, 10], [16.6, 10], 2.6, "round"),
        polygon([
          [14.4, 10],
          [17, 10],
          [18, 16],
          [15.2, 16],
        ]),
      );
      const body = disc(12, 19, by(three, 9.4, 9.1, 9.7));
      const buttons = named(
        "button",
        join(disc(12, 17, among(a, 1.1, 1.2, 1, 1.1)), disc(12, 21.4, among(a, 1.1, 1.2, 1, 1.1))),
      );
      return pieced(
        air,
        "none",
        [
          join(
            cut(head, ...eyes, nose, grow(hat, air * 0.8), grow(scarf, air * 0.8)),
            cut(body, buttons, grow(scarf, air * 0.8)),
          ),
        ],
        [hat, "hat", "secondary"],
        [scarf, "scarf", "secondary"],
      );
    },
  },
  {
    id: "safety-pin-closed",
    ways: [30, -30, 0, 60],
    ideas: ["link", "protection"],
    words: ["safety pin", "safety pins"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = among(a, 2, 2.1, 1.95, 2.05);
      const half = by(one, 3.2, 3, 3.4);
      const coil = join(ring(-1.4, 12, half + wide / 2, half - wide / 2));
      const long = by(two, 20, 19, 21);
      const wires = join(
        bar([-1.4, 12 - half], [long, 12 - half], wide),
        bar([-1.4, 12 + half], [long, 12 + half], wide),
      );
      const head = through`${long},${11.4 - half - 1}! ${long + 3},${11.4 - half - 1} ${long + 6},${by(three, 10, 9.6, 10.4)} ${long + 6},14 ${long + 3},${12.6 + half + 1} ${long},${12.6 + half + 1}!`;
      const slot = roundRect(long + 1.4, 12 - half * 0.5, 2, half, 1);
      return pieced(air, "none", [join(coil, wires)], [cut(head, slot), "cap", "secondary"]);
    },
  },
  {
    id: "ships-wheel",
    isRound: true,
    ways: [0, 22.5],
    ideas: ["direction", "sea"],
    words: ["ship's wheel", "ship wheel", "helm", "ship steering wheel", "rudder wheel"],
    goesWith: ["ship", "sea"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const r = by(one, 9, 8.7, 9.3);
      const rim = ring(12, 12, r, r - by(two, 2.7, 2.5, 2.9));
      const spoke = join(
        rect(11, 3, 2, 8),
        through`11,${12 - r}! 13,${12 - r}! 13.2,${9 - r} 13.4,${by(three, 6.4, 6.2, 6.6) - r} 12,${5.6 - r} 10.6,${by(three, 6.4, 6.2, 6.6) - r} 10.8,${9 - r}`,
      );
      const spokes = times(8, (at) => lean(spoke, at * 45, 1));
      const hub = cut(join(disc(12, 12, 3.4)), disc(12, 12, among(a, 1.3, 1.4, 1.2, 1.35)));
      return pieced(air, "both", [join(rim, ...spokes.map((each) => cut(each, disc(12, 12, 3))), hub)]);
    },
  },
  {
    id: "moka-pot",
    ideas: ["energy", "home"],
    words: ["moka pot", "moka pots", "stovetop coffee maker", "espresso pot"],
    goesWith: ["coffee"],
    isOpen: true,
    promise: 0.957,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const knob = join(disc(11, -4.4, 1.7), rect(10.2, -3.4, 1.6, 2));
      const lid = polygon([
        [11, -2.4],
        [16.6, 0.4],
        [5.4, 0.4],
      ]);
      const high = by(one, 10.4, 10, 10.8);
      const top = polygon([
        [2, 0.4 + air],
        [19, 0.4 + air],
        [15.4, high],
        [6.6, high],
      ]);
      const low = polygon([
        [6, high + air],
        [16, high + air],
        [by(two, 19, 18.6, 19.4), 23.6],
        [by(two, 3, 3.4, 2.6), 23.6],
      ]);
      const handle = join(
        ...trace(
          `18.4,2.8 ${by(three, 25, 24.6, 25.4)},2.8 ${by(three, 24.2, 23.8, 24.6)},${12 + among(a, 0, 0.4, -0.4, 0.2)}`,
          2.3,
        ),
      );
      const facets = [
        polygon([
          [9, 0],
          [9 + air * 0.9, 0],
          [9.6 + air * 0.9, 11.4],
          [9.6, 11.4],
        ]),
        polygon([
          [9.4, 11.4],
          [9.4 + air * 0.9, 11.4],
          [8.4 + air * 0.9, 24.4],
          [8.4, 24.4],
        ]),
      ];
      return pieced(
        air,
        "none",
        [join(lid, knob, cut(top, facets[0]!), cut(low, facets[1]!))],
        [cut(handle, grow(join(top), 0.01)), "handle", "secondary"],
      );
    },
  },
  {
    id: "onion-skins",
    isPliant: true,
    ideas: ["layers", "root"],
    words: ["onion", "onions", "red onion", "shallot"],
    goesWith: ["vegetable"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 10.4, 10, 10.8);
      const bulb = twofold`12,-6! 13.4,-1 15.4,2.4 ${12 + wide * 0.8},5.6 ${12 + wide},12 ${12 + wide * 0.7},18.4 14,${by(two, 21.4, 21, 21.8)} 12,22`;
      const skins = both(
        swept(`12.9,-1 ${12 + wide * 0.42},6 ${12 + wide * 0.5},12.4 ${12 + wide * 0.2},21`, air * 0.9),
      );
      const root = join(
        ...[-1, 0, 1].map((side) =>
          swept(
            `${12 + side * 1.6},22.4 ${12 + side * 2},24 ${12 + side * 3.4},${25.6 + by(three, 0, 0.3, -0.3) + among(a, 0, 0.2, -0.2, 0.1)}`,
            1.3,
          ),
        ),
      );
      return pieced(air, "mirror", [cut(bulb, ...skins)], [cut(root, grow(bulb, 0.01)), "root"]);
    },
  },
  {
    id: "peach-ripe",
    isPliant: true,
    ideas: ["sun"],
    words: ["peach", "peaches", "nectarine", "nectarines", "apricot", "apricots"],
    goesWith: ["fruit"],
    has: ["leaf"],
    isOpen: true,
    promise: 0.952,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const fruit = through`12,5! 16,2.6 21,4 24,${by(one, 10, 9.6, 10.4)} 22.4,17 17.4,22.4 12.4,24.4 6.6,22.4 1.6,17 0,10 3,4 8,2.6`;
      const cleft = swept(`12,3.4 9.4,8 9.4,14 ${by(two, 12.4, 12, 12.8)},18.4`, air);
      const leaf = through`12.6,1.6! 14,-2.4 18.4,-4.4 ${by(three, 24, 23.4, 24.6)},-3.4! 21.4,0.6 17,2`;
      const stem = swept(`12,4 11.6,1 ${among(a, 10, 9.6, 10.4, 9.8)},-1.6`, 1.8);
      return pieced(
        air,
        "none",
        [cut(fruit, cleft, grow(stem, air * 0.6))],
        [cut(leaf, grow(fruit, air * 0.8), grow(stem, air * 0.6)), "leaf", "secondary"],
        [stem, "stem"],
      );
    },
  },
  {
    id: "chestnut-shiny",
    isPliant: true,
    ideas: ["harvest"],
    words: ["chestnut", "chestnuts", "conker", "horse chestnut"],
    goesWith: ["autumn", "nut"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const nut = twofold`12,-2! 13.6,1 19,3.4 ${by(one, 23.4, 23, 23.8)},9.4 23,16 19,20.6 12,21.6`;
      const foot = twofold`12,${by(two, 14.6, 14.2, 15)} 17,15.4 21.4,17.4! 27,30! 12,30!`;
      const base = meet(nut, foot);
      const shine = swept(
        `7,${by(three, 5.4, 5.2, 5.6)} 4.6,8.4 4.4,${12 + among(a, 0, 0.3, -0.3, 0.2)}`,
        1.4,
      );
      return pieced(air, "none", [cut(nut, grow(foot, air), shine)], [base, "base", "secondary"]);
    },
  },
  {
    id: "tower-keep",
    ideas: ["strength", "protection"],
    words: ["tower", "towers", "castle tower", "round tower", "watchtower", "keep (tower)"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const top = join(
        rect(3, -1, 18, 4.6),
        ...times(4, (at) => rect(3 + at * 4.9, by(one, -4.4, -4, -4.8), 3.3, 4)),
      );
      const shaft = twofold`12,${3.6 + air}! 18.4,${3.6 + air}! ${by(two, 19.6, 19.2, 20)},26! 12,26!`;
      const door = named("door", roundRect(9.6, by(three, 19.6, 19.2, 20), 4.8, 8, [2.4, 2.4, 0, 0]));
      const window = named("window", roundRect(11, 8.6, 2, among(a, 5, 5.4, 4.6, 5.2), 1));
      return pieced(air, "mirror", [join(top, cut(shaft, door, window))]);
    },
  },
  {
    id: "nail-driven",
    ways: [30, 0, -30],
    ideas: ["craft"],
    words: ["nail", "nails", "iron nail", "carpenter's nail"],
    goesWith: ["hammer"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const wide = by(one, 5.6, 5.2, 6);
      const head = twofold`12,-2.4! ${12 + wide - 0.6},-2.4! ${12 + wide},-1 ${12 + wide - 0.6},0.4! 14.2,1.6! 12,1.6!`;
      const shank = polygon([
        [10, 1],
        [14, 1],
        [14, by(two, 22, 21.4, 22.6)],
        [12, by(three, 28, 27.4, 28.6)],
        [10, by(two, 22, 21.4, 22.6)],
      ]);
      const grooves = [0, 1].map((at) =>
        polygon([
          [9, 4 + at * (1 + air)],
          [15, 4 + at * (1 + air)],
          [15, 4 + at * (1 + air) + air * among(a, 0.9, 1, 0.9, 0.95)],
          [9, 4 + at * (1 + air) + air * 0.9],
        ]),
      );
      return pieced(air, "mirror", [join(named("head", head), cut(shank, ...grooves))]);
    },
  },
  {
    id: "toaster-popping",
    ideas: ["dawn", "home"],
    words: ["toaster", "toasters"],
    goesWith: ["breakfast", "toast"],
    has: ["toast", "bread"],
    isOpen: true,
    promise: 0.955,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const round = by(one, 4, 3.4, 4.6);
      const body = roundRect(0, 9, 23, 14, [round, round, 1.6, 1.6]);
      const toast = (x: number, y: number) =>
        through`${x},9! ${x},${y + 3} ${x - 0.6},${y + 0.6} ${x + 2},${y - 1.4} ${x + 6},${y - 1.4} ${x + 8.6},${y + 0.6} ${x + 8},${y + 3} ${x + 8},9!`;
      const slices = join(
        cut(join(toast(2.6, by(two, 1, 0.4, 1.6))), grow(body, air)),
        cut(join(toast(12.4, by(two, 1, 0.4, 1.6) + 1.6)), grow(body, air)),
      );
      const slot = roundRect(18.8, 12.4, air, by(three, 6.4, 6, 6.8), 0.5);
      const lever = roundRect(22.6 + air * 0.8, 12.4 + among(a, 0, 0.6, 1.2, 0.3), 2.8, 2.4, 0.8);
      const feet = [3, 17].map((x) => rect(x, 23, 3.4, 1.7));
      return pieced(
        air,
        "none",
        [join(cut(body, slot, roundRect(3, 18.4, 12, air, 0.5)), ...feet, lever)],
        [slices, "slice", "secondary"],
      );
    },
  },
];
