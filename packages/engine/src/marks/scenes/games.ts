import { asForm, cut, type Form, grow, join, meet, move, named, parts } from "../../geometry/form.ts";
import { type Point, pen, polar, rotation, translation } from "../../geometry/path.ts";
import { band, bar, disc, rect, ring, roundRect, sector } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { counterchanged, fitted, times } from "./parts.ts";
import { type Node, outline, through, twofold } from "./smooth-outline.ts";

const spade = asForm(twofold`12,-6.4! 13.8,-3.2 17,0 16.6,3.1 14.2,3.7 12.8,2.3! 13.2,4.6 14.8,6.2!`);
const stem = named("stem", twofold`12,-1! 13,-1! 13.4,4 14.8,6.2!`);
const club = join(disc(12, -3.4, 2.9), disc(8.9, 1.2, 2.9), disc(15.1, 1.2, 2.9), stem);

/** The things that games are played with and won by. */
export const GAMES: readonly Scene[] = [
  {
    id: "cards-shared-suit",
    ideas: [],
    words: ["playing cards", "playing card", "cards", "deck of cards"],
    goesWith: ["poker", "casino"],
    has: ["spade"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The edge of the upper card halves the suit: light on the one, dark on the other.
      const [turn, wide, round] = [by(one, 18, 17, 20), by(two, 12.4, 12.6, 12.2), by(three, 2, 2.6, 1.2)];
      const card = roundRect(12 - wide / 2, 2, wide, 19, round);
      const face = named(
        "face",
        roundRect(13.8 - wide / 2, 3.8, wide - 3.6, 15.4, Math.max(0.4, round - 1.4)),
      );
      const upper = (form: Form) => move(form, rotation(turn, 12, 26));
      const suit = move(among(a, spade, club, spade, club), translation(1.8 - wide / 2, 11.4));
      const lower = cut(move(card, rotation(-turn, 12, 26)), upper(join(card)));
      return fitted(
        leastAirOf(gap),
        3,
        counterchanged(join(lower, upper(cut(card, face))), upper(join(suit))),
      );
    },
  },
  {
    id: "dice-shared-pip",
    ideas: [],
    words: ["dice", "gaming dice"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Two throws that have one pip in common.
      const [pip, off, [left, right]] = [1.45, 3.9, among(a, [5, 3], [5, 4], [4, 5], [3, 5])];
      const die = (turn: number, side: 1 | -1, count: number) => {
        const [x, y] = polar(12, 12, off * Math.SQRT2 * side, 45 + turn);
        const at = (dx: number, dy: number) => disc(x + dx * off, y + dy * off, pip);
        const spots = [named("spot", at(side, side)), ...(count % 2 ? [at(0, 0)] : [])];
        if (count > 3) spots.push(at(1, -1), at(-1, 1));
        const body = named("body", roundRect(x - 6.8, y - 6.8, 13.6, 13.6, by(three, 2.2, 3, 1.4)));
        return [body, parts(...spots)].map((form) => move(form, rotation(turn, x, y)));
      };
      const [first, light] = die(by(one, -14, -18, -8), -1, left!);
      const [second, lights] = die(by(two, 12, 6, 18), 1, right!);
      const whole = cut(counterchanged(first!, second!), light!, lights!);
      return fitted(leastAirOf(gap), 4, join(whole, disc(12, 12, pip)));
    },
  },
  {
    id: "joystick-arcs",
    ideas: [],
    words: ["joystick", "joysticks", "arcade stick"],
    goesWith: ["arcade"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [tilt, knob, wide] = [by(one, 22, 30, 15), by(two, 4.2, 4.6, 3.8), by(three, 11, 12, 10)];
      const [[x, y], round] = [polar(12, 18, 15, tilt - 90), among(a, 1.2, 2.4, 0, 2)];
      const base = named("base", roundRect(12 - wide, 18 + air, wide * 2, 6 - air, [round, round, 0, 0]));
      const stick = [bar([12, 17], [x, y], 2.8), disc(x, y, knob), sector(12, 18, 3.4, 180, 360)];
      const travel = [1, 2]
        .map((at) => 3.4 + at * air + (at - 1) * 1.9)
        .map((r) => band(12, 18, r + 1.9, r, 180, 360));
      return fitted(air, 6, join(cut(join(...travel), bar([12, 18], [x, y], 2.8 + 2 * air)), ...stick, base));
    },
  },
  {
    id: "dart-board-counterchange",
    ideas: [],
    words: ["dart board", "dartboard", "dart boards", "darts", "dart"],
    goesWith: ["bullseye"],
    has: ["dart", "arrow"],
    isRound: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Fields change ink from ring to ring, as on the board itself.
      const air = leastAirOf(gap);
      const [count, middle] = [by(one, 6, 5, 7), by(two, 6.6, 7.2, 6)];
      const fields = (outer: number, inner: number, start: number) =>
        times(count, (at) => ((at * 2 + start) * 180) / count).map((from) =>
          band(12, 12, outer, inner, from, from + 180 / count),
        );
      const board = named(
        "board",
        parts(...fields(middle, 2.2 + air, 0), ...fields(10.2, middle, 1), ring(12, 12, 12, 10)),
      );
      const flight = through`17.4,12! 20.6,8.6! 26.6,8.6! ${among(a, 24, 25, 26.6, 24)},12! 26.6,15.4! 20.6,15.4!`;
      const dart = move(
        join(bar([12, 12], [19.6, 12], 2), flight),
        rotation(by(three, -45, -52, -38), 12, 12),
      );
      return fitted(air, 8, join(cut(board, grow(dart, air)), disc(12, 12, 2.2), dart));
    },
  },
  {
    id: "pin-and-ball",
    ideas: [],
    words: ["bowling pin", "bowling pins", "ninepin", "skittle"],
    goesWith: ["bowling"],
    isOpen: true,
    promise: 0.959,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [turn, belly, size] = [by(one, 12, 8, 15), by(two, 17, 17.4, 16.6), by(three, 8.4, 8, 8.8)];
      const stripes = among(a, [5.4, 7.6], [6.4], [5.4, 7.6], [6.4]).map((y) =>
        named("stripe", rect(8, y, 8, air)),
      );
      const pin = twofold`12,0 14.5,2.7 13.9,6.8 15.1,9.8 ${belly - 0.5},13 ${belly},16.2 ${belly - 0.7},20.2 14.8,24!`;
      const struck = move(move(cut(pin, ...stripes), translation(2.6, 0)), rotation(turn, 14.6, 22));
      const holes = [disc(4, 20.6 - size, 1.15), disc(6.9, 19.4 - size, 1.15), disc(5, 23.6 - size, 1.15)];
      return fitted(air, 4, cut(counterchanged(struck, disc(8, 24 - size, size)), ...holes));
    },
  },
  {
    id: "baseball-and-bat",
    ideas: [],
    words: ["baseball", "baseballs", "baseball bat", "baseball bats"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [size, thick, curve] = [
        by(one, 9.8, 9.4, 10.2),
        by(two, 3.1, 3.4, 2.9),
        by(three, 7.8, 8.6, 7.2),
      ];
      const wood = twofold`12,-5 ${11.4 + thick},-4.2 ${12 + thick},-1.6 ${11.4 + thick},6 13.7,15 13.5,27!`;
      const stitches = [153, 180, 207].map((turn) => {
        const at = (off: number) => polar(17.2 + curve, 12, curve + off, turn);
        return bar(at(-1.9), at(1.9), air);
      });
      const seam = join(band(17.2 + curve, 12, curve + air / 2, curve - air / 2, 90, 270), ...stitches);
      const ball = cut(disc(12, 12, size), ...both(seam));
      const struck = counterchanged(ball, join(wood, roundRect(8.9, 26.4, 6.2, 2.8, 1.4)));
      return fitted(air, 3, move(struck, rotation(among(a, 45, 40, 45, 50), 12, 12)));
    },
  },
  {
    id: "billiards-rack",
    ideas: [],
    words: ["billiard balls", "billiard ball", "balls", "pool balls", "snooker balls"],
    goesWith: ["billiards", "snooker"],
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const [start, step, light] = [by(one, 35, 60, -30), by(two, 40, 30, 55), by(three, 1.5, 1.3, 1.7)];
      const [r, striped] = [3, among(a, [1, 5], [2, 3], [0, 3, 5], [1, 2])];
      const s = r * 2 + air * 0.8;
      const rack = (radius: number) =>
        pen()
          .arc(0, 0, radius, 210, 330)
          .arc(s, s * 1.732, radius, -30, 90)
          .arc(-s, s * 1.732, radius, 90, 210)
          .path();
      const balls = times(6, (at) => {
        const [x, y] = [[0, -s, s, -2 * s, 0, 2 * s][at]! / 2, (at > 2 ? 1.732 : at > 0 ? 0.866 : 0) * s];
        const along = (far: number) => polar(x, y, far, start + at * step);
        if (striped.includes(at)) return cut(disc(x, y, r), bar(along(5), along(-5), light));
        return at === 4 ? ring(x, y, r, 1.3) : disc(x, y, r);
      });
      return fitted(air, 7, parts(cut(rack(r + air + 1.9), rack(r + air)), ...balls));
    },
  },
  {
    id: "medal-of-chevrons",
    ideas: [],
    words: ["medal", "medals", "gold medal", "medallion"],
    goesWith: ["award"],
    has: ["ribbon"],
    isOpen: true,
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The ribbon turns round under the coin and shines through it.
      const air = leastAirOf(gap) * 1.5;
      const [size, slope, low] = [
        by(one, 7.8, 7.4, 8.2),
        by(two, 1.78, 1.72, 1.85),
        by(three, 20.5, 20.3, 20.9),
      ];
      const room = Math.hypot(slope, 1);
      const thick = among(a, 3, 3.2, 2.6, 2.8);
      const chevron = (y: number) =>
        twofold`12,${y - thick * room}! 26,${y - thick * room - 14 * slope}! 26,${y - 14 * slope}! 12,${y}!`;
      const ribbon = times(2, (at) => named("ribbon", chevron(low - at * (thick + air) * room)));
      const coin = disc(12, 24 - size, size);
      return fitted(air, 6, counterchanged(meet(join(...ribbon), rect(0, 0, 24, 24)), coin));
    },
  },
  {
    id: "stopwatch-in-flight",
    ideas: [],
    words: ["stopwatch", "stopwatches", "stop watch"],
    goesWith: ["timer"],
    promise: 0.959,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The dial and its rim run out in what they leave behind.
      const air = leastAirOf(gap);
      const [x, y, pitch] = [13, 14.2, (19.6 + air) / 6];
      const reach = by(one, [7, 11, 8, 10, 6, 9], [9, 6, 11, 8, 10, 7], [6, 9, 11, 11, 9, 6]);
      const trail = reach.map((far, at) => rect(x - far, y - 9.8 + at * pitch, far + 0.1, pitch - air));
      const watch = join(
        band(x, y, 9.8, 9.8 - pitch + air, -90, 90),
        sector(x, y, 9.8 - pitch, -90, 90),
        ...trail,
      );
      const hand = named("hand", bar([x, y], polar(x, y, 4.9, by(three, -45, -60, -30)), 1.7, "round"));
      const wide = among(a, 6, 5, 7, 5.6);
      const crown = named("crown", join(rect(x - 1.2, 2, 2.4, 3), rect(x - wide / 2, -0.6, wide, 2.6)));
      const button = named("button", move(rect(x - 1.5, 1.4, 3, 4), rotation(by(two, 42, 38, 46), x, y)));
      return fitted(air, 7, join(cut(watch, hand), crown, button));
    },
  },
  {
    id: "flag-of-arcs",
    ideas: [],
    words: ["flag", "flags", "pennant", "pennants"],
    isOpen: true,
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Each band turns about two points only, so that all stay parallel in the wind.
      const air = leastAirOf(gap);
      const [count, bend] = [by(one, 2, 4, 2), by(two, 48, 45, 51)];
      const thick = (by(three, 13, 13.8, 12.4) - air * (count - 1)) / count;
      const far = 10 + count * (thick + air) - air;
      const [x, y] = polar(5, 20, far, -bend);
      const bands = times(count, (at) => 5 + at * (thick + air)).flatMap((r) => [
        named("band", band(5, 20, r + thick, r, 180, 360 - bend)),
        named("band", band(x, y, far - r, far - r - thick, 0, 180 - bend)),
      ]);
      const [end, mid] = [x + 2.4, y + far / 2];
      const notch = through`${end + 1},${mid - 8}! ${end - among(a, 4.6, 0, 3.8, 5.4)},${mid}! ${end + 1},${mid + 8}!`;
      const cloth = named("flag", cut(meet(join(...bands), rect(2.6 + air, 0, end - 2.6 - air, 40)), notch));
      return fitted(air, 1 + count, parts(cloth, named("mast", rect(0, -1, 2.6, 27.4))));
    },
  },
  {
    id: "fishing-rod-bent",
    ideas: [],
    words: ["fishing rod", "fishing rods", "fishing pole", "fishing poles"],
    goesWith: ["fishing"],
    has: ["fish"],
    promise: 0.959,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Rod and cord are one stroke that grows finer towards the catch.
      const [top, drop, round] = [by(one, 1.4, 2.2, 0.8), by(two, 11, 12, 10), by(three, 3.4, 3.1, 3.6)];
      const bow = [199, 235, 275, 320].map((angle) => polar(13.8, top + 6.6, 6.6, angle));
      const spine: Point[] = [[1.8, 23], [4.2, 16], [5.9, 10.8], ...bow, [20.4, top + 7], [20.4, drop]];
      const side = (sign: 1 | -1) =>
        spine.map(([x, y], at): Node => {
          const [from, to] = [spine[Math.max(0, at - 1)]!, spine[Math.min(8, at + 1)]!];
          const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
          const half = ((1.6 - at * 0.09) * sign) / Math.hypot(dx, dy);
          return [x + dy * half, y - dx * half, at === 0 || at === 8];
        });
      const fish = through`20.4,8.6! 23.6,11.6 23.8,15.4 21.3,18.8! 24,23! 20.4,21.6! 16.8,23! 19.5,18.8! 17,15.4 17.2,11.6`;
      const caught = move(cut(fish, disc(20.4, 12.2, 1)), translation(0, drop - 10));
      const grip = named("handle", bar([2.2, 22], [4.4, 15.6], among(a, 4.2, 3.8, 4.4, 4), "round"));
      const rod = outline([...side(-1), ...side(1).reverse()]);
      return fitted(leastAirOf(gap), 3, join(rod, caught, ring(8.6, 16.4, round, round - 2.1), grip));
    },
  },
  {
    id: "podium-winner",
    ideas: [],
    words: ["podium", "podiums", "winners podium"],
    goesWith: ["victory"],
    has: ["person"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The highest step is the winner.
      const air = leastAirOf(gap);
      const [arm, left, right] = [
        by(one, 18.1, 17.8, 18.5),
        by(two, 14.4, 13.6, 15),
        by(three, 17.4, 16.6, 18),
      ];
      const man = twofold`12,10.4! ${arm},2! ${arm + 2.2},3.4! 16.4,12! 16.4,24!`;
      const number = through`10.2,15.4! 12.2,14! 13.4,14! 13.4,21! 11.4,21! 11.4,16.8! 10.2,17.6!`;
      const steps = [
        named("step", rect(0, left, 7.6 - air, 24 - left)),
        named("step", rect(16.4 + air, right, 7.6 - air, 24 - right)),
      ];
      return fitted(air, 4, parts(disc(12, 4.4, among(a, 2.9, 2.6, 3, 2.7)), cut(man, number), ...steps));
    },
  },
];
