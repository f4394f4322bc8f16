import { cut, type Form, join, move, named, parts } from "../../geometry/form.ts";
import { pen, rotation, scaling } from "../../geometry/path.ts";
import { band, bar, disc, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, mirrored, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { inks, times } from "./parts.ts";
import { through } from "./smooth-outline.ts";

/** A spiral of half turns, each of whose ends is the next one's start. */
const wound = (cx: number, cy: number, first: number, pitch: number, width: number, turns: number): Form =>
  join(
    disc(cx + pitch / 4 - first, cy, width / 2),
    ...times(turns, (n) => {
      const r = first + (n * pitch) / 2;
      const [x, from] = n % 2 ? [cx - pitch / 4, 0] : [cx + pitch / 4, 180];
      return band(x, cy, r + width / 2, r - width / 2, from, from + 180);
    }),
  );

/** Things of trade and office, each with one idea: a keyhole that fills the padlock, a gull in the fold of an envelope. */
export const COMMERCE: readonly Scene[] = [
  {
    id: "padlock-great-keyhole",
    ideas: [],
    words: ["padlock", "padlocks", "lock", "locks"],
    goesWith: ["security", "privacy", "locksmith", "safe"],
    isOpen: true,
    isPliant: true,
    has: ["keyhole"],
    promise: 0.944,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The hole of the shackle is the round of the keyhole.
      const [s, flare, foot] = [by(one, 2.7, 3, 2.5), by(two, 3.2, 3.7, 2.8), by(three, 19.6, 20.2, 19)];
      const [r, cy, side] = [6.9, 6.9, 10.8];
      const turn = among(a, 1.2, 3.6, 9.9, 6);
      const shackle = named("shackle", join(disc(12, cy, r), rect(12 - r, cy, 2 * r, 6)));
      const body = named(
        "body",
        roundRect(12 - side, 9.4, 2 * side, 14.6, [Math.min(turn, 2.4), Math.min(turn, 2.4), turn, turn]),
      );
      const hole = join(
        disc(12, cy + 0.4, r - s),
        through`${12 - 1.5},${cy}! ${12 + 1.5},${cy}! ${12 + flare},${foot}! ${12 - flare},${foot}!`,
      );
      return shown(cut(join(shackle, body), hole), null, leastAirOf(gap), 1, "mirror");
    },
  },
  {
    id: "shopping-bag-one-loop",
    ideas: [],
    words: ["shopping bag", "bag", "bags", "carrier bag", "tote bag", "tote"],
    goesWith: ["shopping", "shop", "store", "boutique"],
    suggests: ["ring"],
    isOpen: true,
    promise: 0.929,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Both handles are one loop: ink behind the bag's edge, ground before it.
      const [r, s, low] = [by(one, 6.2, 6.8, 5.8), by(two, 2.1, 2.4, 1.9), by(three, 11, 11.6, 10.4)];
      const top = low - among(a, 1.8, 1.2, 2.6, 1.5);
      const edge = r + 1.2;
      const body = named(
        "body",
        through`${12 - top},${edge}! ${12 + top},${edge}! ${12 + low},24! ${12 - low},24!`,
      );
      const back = join(band(12, r, r, r - s, 180, 360), ...both(rect(12 + r - s, r - 0.01, s, 1.21)));
      const front = move(back, scaling(1, -1, 12, edge));
      return shown(join(cut(body, front), back), null, leastAirOf(gap), 2, "mirror");
    },
  },
  {
    id: "graduation-cap-tossed",
    ideas: [],
    words: ["graduation cap", "graduation caps", "mortarboard", "mortarboards", "academic cap"],
    goesWith: ["graduation", "school", "university", "education"],
    isOpen: true,
    promise: 0.905,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The cord is ground on the board and ink beyond its edge.
      const air = leastAirOf(gap);
      const [rise, s, deep] = [by(one, 5.6, 6, 5.2), by(two, 1.9, 2.1, 1.8), by(three, 5, 5.8, 4.4)];
      const mid = 8;
      const board = named("board", through`0,${mid}! 12,${mid - rise}! 24,${mid}! 12,${mid + rise}!`);
      const slope = rise / 12;
      const y = (x: number) => mid + (24 - x) * slope + air * 1.15;
      const skull = named(
        "head",
        pen(12, y(12))
          .line(17.4, y(17.4))
          .line(17.4, y(17.4) + deep - 1)
          .curve(17.4, y(17.4) + deep + 2.6, 6.6, y(17.4) + deep + 2.6, 6.6, y(17.4) + deep - 1)
          .line(6.6, y(17.4))
          .path(),
      );
      const turn = 4;
      const cx = 20.7 - turn;
      const cord = join(
        rect(12, mid - s / 2, cx - 12 + 0.01, s),
        disc(12, mid, s * 0.85),
        band(cx, mid + turn, turn + s / 2, turn - s / 2, 270, 360),
        rect(cx + turn - s / 2, mid + turn - 0.01, s, 4),
        through`${cx + turn - s / 2},15.5! ${cx + turn + s / 2},15.5! ${cx + turn + 2},22! ${cx + turn - 2},22!`,
      );
      const whole = parts(join(cut(board, cord), cut(cord, board)), skull);
      return inks({ gaps: [air], parts: 3 }, move(whole, rotation(among(a, -12, -8, -16, -10), 12, 12)));
    },
  },
  {
    id: "shield-counterchange",
    ideas: [],
    words: ["shield", "shields", "escutcheon"],
    goesWith: ["protection", "security", "defence", "insurance"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The right half is ground where the left is ink, within one rim.
      const [w, h, s] = [by(one, 10.6, 11, 10.3), by(two, 8, 9.6, 6.8), by(three, 2.4, 2.2, 2.5)];
      const k = ((24 - h) ** 2 - w * w) / (2 * w);
      const half = (d: number) =>
        pen(12, d)
          .line(12 + w - d, d)
          .line(12 + w - d, h)
          .arc(12 - k, h, w + k - d, 0, (Math.acos(k / (w + k - d)) * 180) / Math.PI)
          .path();
      const step = (n: number) => cut(half(n * s), half((n + 1) * s));
      const right = join(step(0), step(2));
      const left = mirrored(join(cut(half(0), half(2 * s)), half(3 * s)));
      const whole = join(right, left);
      return shown(among(a, whole, mirrored(whole), whole, mirrored(whole)), null, leastAirOf(gap), 3);
    },
  },
  {
    id: "gear-mainspring",
    ideas: [],
    words: ["gear", "gears", "cog", "cogs", "cogwheel", "gearwheel"],
    goesWith: ["machine", "engineering", "mechanic", "engine"],
    has: ["spring"],
    suggests: ["spiral"],
    isOpen: true,
    promise: 0.92,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The gear is wound up like the spring of a clock.
      const air = leastAirOf(gap) + 0.4;
      const [count, root, pitch] = [by(one, 8, 10, 9), by(two, 9.5, 9.7, 9.6), by(three, 3.2, 3.1, 3.3)];
      const wide = 34 / count;
      const teeth = times(count, (n) =>
        named(
          "tooth",
          move(
            through`${12 - wide * 0.62},5! ${12 - wide * 0.38},0! ${12 + wide * 0.38},0! ${12 + wide * 0.62},5!`,
            rotation((n * 360) / count, 12, 12),
          ),
        ),
      );
      const end = 10.5 - pitch * 1.75;
      const spiral = join(wound(12, 12, 1.5, pitch, air, 4), disc(end, 12, air / 2));
      return inks(
        { gaps: [air] },
        move(cut(join(disc(12, 12, root), ...teeth), spiral), rotation(among(a, 0, 90, 180, 270), 12, 12)),
      );
    },
  },
  {
    id: "bubble-answer-within",
    ideas: [],
    words: ["speech bubble", "speech bubbles", "speech balloon", "chat bubble"],
    goesWith: ["chat", "conversation", "dialogue", "talk", "message"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Each bubble answers the one around it: its tail points the other way.
      const [inner, core, flat] = [
        by(one, 0.56, 0.59, 0.53),
        by(two, 0.26, 0.28, 0.24),
        by(three, 0.8, 0.84, 0.76),
      ];
      const round = 12 * flat;
      const bubble = join(
        move(disc(12, round, 12), scaling(1, flat, 12, round)),
        pen(3, round)
          .curve(4.6, round * 1.5, 4.4, round * 2 + 1.6, 1.6, round * 2 + 3.8)
          .curve(6, round * 2 + 3.7, 9.6, round * 2 + 2.4, 12, round * 1.9)
          .path(),
      );
      const sized = (size: number, side: number) =>
        move(bubble, scaling(size * side, size, 12, round * 0.84));
      const side = among(a, 1, -1, 1, -1);
      return inks(
        { gaps: [leastAirOf(gap)], parts: 2 },
        join(cut(sized(1, side), sized(inner, -side)), sized(core, side)),
      );
    },
  },
  {
    id: "laptop-in-laptop",
    ideas: [],
    words: ["laptop", "laptops", "notebook computer", "computer", "computers"],
    goesWith: ["software", "online", "remote work"],
    isOpen: true,
    promise: 0.923,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // On its screen stands another laptop, in ground.
      const air = leastAirOf(gap);
      const [turn, tall, size] = [
        by(one, 1.4, 0.4, 2.4),
        by(two, 15.4, 16.2, 14.8),
        by(three, 0.54, 0.57, 0.51),
      ];
      const deep = among(a, 1.4, 2.6, 0.4, 2);
      const laptop = (scale: number, top: number, hinge: number) => {
        const [w, h, round] = [10 * scale, tall * scale, turn * scale];
        const foot = [0, 0, deep * scale, deep * scale] as const;
        return join(
          roundRect(12 - w, top, 2 * w, h, [round, round, 0, 0]),
          roundRect(12 - 1.2 * w, top + h + hinge, 2.4 * w, 3.3 * scale, foot),
        );
      };
      const [high, rim] = [tall * size, 1.9];
      const top = (tall - high - 3.3 * size - 1) / 2;
      const screen = named(
        "screen",
        rect(12 - 10 * size + rim, top + rim, 20 * size - 2 * rim, high - 2 * rim),
      );
      return inks({ gaps: [air], parts: 4 }, join(cut(laptop(1, 0, air), laptop(size, top, 1)), screen));
    },
  },
  {
    id: "crown-overlaid",
    ideas: [],
    words: ["crown", "crowns", "coronet", "diadem"],
    goesWith: ["king", "queen", "royal", "prince"],
    isOpen: true,
    promise: 0.926,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Three points laid over one another; where two lie on each other there is ground.
      const [ball, wide, drop] = [by(one, 2, 2.3, 1.8), by(two, 7.4, 8, 6.8), by(three, 2.6, 1.6, 3.6)];
      const base = among(a, 3.6, 3, 4, 3.4);
      const foot = 24 - base;
      const middle = through`12,${ball}! ${12 + wide},${foot}! ${12 - wide},${foot}!`;
      const side = through`22.2,${ball + drop}! 21.6,${foot}! 12,${foot}!`;
      const points = [cut(middle, ...both(side)), ...both(cut(side, middle))];
      const balls = [disc(12, ball, ball), ...both(disc(22.2, ball + drop, ball))].map((each) =>
        named("jewel", each),
      );
      return inks(
        { gaps: [leastAirOf(gap)], symmetry: "mirror" },
        join(...points, ...balls, named("band", rect(2.4, 24 - base, 19.2, base))),
      );
    },
  },
  {
    id: "hand-wound-palm",
    ideas: [],
    words: ["hand", "hands", "open hand", "palm of the hand"],
    goesWith: ["help", "care", "massage", "handmade"],
    suggests: ["spiral"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The palm is wound up, and the thumb is the end of the winding.
      const air = leastAirOf(gap) + 0.3;
      const [w, fan, pitch] = [by(one, 3.25, 3.35, 3.1), by(two, 11, 11.2, 10.7), by(three, 3.5, 3.6, 3.45)];
      const reach = among(
        a,
        [24, 26, 25, 22],
        [24.4, 26, 25.2, 23],
        [24.6, 26, 24.6, 22],
        [24, 25.6, 25.2, 22.6],
      );
      const [cx, cy] = [13.2, 15.6];
      const fingers = reach.map((far, n) =>
        move(bar([cx, 18], [cx, 27.6 - far], w, "round"), rotation((n - 1.5) * fan, cx, 27)),
      );
      const end = cx - 1.3 - pitch * 1.25;
      const h = air / 2;
      const thumb = bar([7.17, 18.65], [2.5, 9.4], 3.3, "round");
      const split = pen(end - h, cy + 0.02)
        .curve(end - h, cy - 2.4, 5.2, cy - 4.4, 3.6, cy - 7.4)
        .line(3.6, cy - 12)
        .line(end - 4 + h, cy - 12)
        .curve(end - 1.6 + h, cy - 6, end + h, cy - 3, end + h, cy + 0.02)
        .path();
      const winding = move(wound(cx, cy, 1.3, pitch, air, 3), rotation(180, cx, cy));
      return inks({ gaps: [air] }, cut(join(disc(cx, cy, 8.4), ...fingers, thumb), winding, split));
    },
  },
];
