import { cut, grow, join, meet, move } from "../../geometry/form.ts";
import { polar, rotation } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf } from "./open-parts.ts";
import { pieced, times } from "./parts.ts";
import { trace, twofold } from "./smooth-outline.ts";

/** Things of streets and building sites, each as one sure silhouette. */
export const STREET: readonly Scene[] = [
  {
    id: "skateboard-rolling",
    ways: [0, -14, 14],
    ideas: [],
    words: ["skateboard", "skateboards"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const kick = by(one, 3.4, 4.2, 2.6);
      const thick = by(two, 2.6, 2.3, 3);
      const deck = join(...trace(`1.4,${11 - kick} 4.6,11 19.4,11 22.6,${11 - kick}`, thick));
      const wheels = [6.6, 17.4].map((x) => disc(x, 16.4, among(a, 3, 3.2, 2.7, 3)));
      const hubs = [6.6, 17.4].map((x) => disc(x, 16.4, by(three, 1, 0.9, 1.1)));
      const trucks = [6.6, 17.4].map((x) => rect(x - 1.2, 11, 2.4, 3));
      return pieced(
        air,
        "mirror",
        [join(deck, ...trucks.map((each) => cut(each, ...wheels.map((w) => grow(w, air * 0.5)))))],
        [cut(join(...wheels), ...hubs), "wheel", "secondary"],
      );
    },
  },
  {
    id: "tower-crane-lifting",
    ideas: [],
    words: ["tower crane", "tower cranes", "construction crane", "building crane"],
    goesWith: ["building site"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const mast = by(one, 6.2, 7, 5.6);
      const braces = times(4, (at) => {
        const y = 10.4 + at * 3.4;
        return polygon(
          at % 2
            ? [
                [mast + 0.9, y],
                [mast + 3.1, y + 2.6],
                [mast + 0.9, y + 2.6],
              ]
            : [
                [mast + 0.9, y],
                [mast + 3.1, y],
                [mast + 3.1, y + 2.6],
              ],
        );
      });
      const tower = cut(rect(mast, 3, 4, 21), ...braces);
      const jib = polygon([
        [0, 6],
        [mast + 2, 6],
        [24, 6],
        [24, 8.4],
        [0, 8.4],
      ]);
      const stay = join(
        bar([mast + 2, by(two, 0.8, 0, 1.4)], [22, 6.6], 1.3),
        bar([mast + 2, by(two, 0.8, 0, 1.4)], [1.4, 6.6], 1.3),
        polygon([
          [mast, 4],
          [mast + 2, by(two, -0.2, -1, 0.4)],
          [mast + 4, 4],
        ]),
      );
      const weight = rect(0.2, 8, 3.4, 3.4);
      const line = rect(among(a, 18.4, 17.6, 19.2, 18), 8, 1.2, 4.4);
      const load = rect(among(a, 16.4, 15.6, 17.2, 16), 12.4 + by(three, 0, 1, -0.6), 5.2, 4.6);
      const foot = rect(mast - 2, 22.2, 8, 1.8);
      return pieced(air, "none", [join(tower, jib, stay, weight, line, foot)], [load, "load", "secondary"]);
    },
  },
  {
    id: "siren-flashing",
    ideas: [],
    words: ["siren", "sirens", "emergency light", "emergency lights", "beacon light"],
    goesWith: ["alarm", "alert", "emergency"],
    isOpen: true,
    allowsFace: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap) * 1.35;
      const wide = by(one, 6, 5.5, 6.4);
      const dome = roundRect(12 - wide, 9, 2 * wide, 9.4, [wide, wide, 0, 0]);
      const glint = band(12, 9 + wide, wide - 1.4, wide - 1.4 - air, 186, 258, "round");
      const foot = roundRect(4, 18.4 + air, 16, by(two, 4.2, 3.6, 4.6), among(a, 1.2, 0.5, 1.8, 1));
      const rays = by(three, [-150, -120, -90, -60, -30], [-140, -90, -40], [-150, -115, -65, -30]).map(
        (turn) => bar(polar(12, 15, wide + 4.6, turn), polar(12, 15, wide + 8.4, turn), 2, "round"),
      );
      return pieced(air, "mirror", [join(cut(dome, glint), foot)], [join(...rays), "ray", "secondary"]);
    },
  },
  {
    id: "picket-fence-plain",
    ideas: [],
    words: ["fence", "fences", "picket fence", "picket fences", "garden fence", "paling"],
    goesWith: ["yard", "garden", "hedge"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const count = among(a, 4, 3, 5, 4);
      const step = 24 / count;
      const wide = step * by(one, 0.62, 0.56, 0.66);
      const pickets = times(count, (at) => {
        const x = at * step + (step - wide) / 2;
        const lift = by(two, 0, at % 2 ? 0 : 1.6, Math.abs(at - (count - 1) / 2) * -1);
        return polygon([
          [x, 6.4 - lift],
          [x + wide / 2, 2.6 - lift],
          [x + wide, 6.4 - lift],
          [x + wide, 22],
          [x, 22],
        ]);
      });
      const rails = [by(three, 9, 8.6, 9.6), 16].map((y) => rect(0, y, 24, 2.4));
      return pieced(air, "mirror", [join(...pickets, ...rails)]);
    },
  },
  {
    id: "stall-under-awning",
    ideas: [],
    words: ["market stall", "market stalls", "market stand", "street stall", "food stall"],
    goesWith: ["market", "bazaar"],
    has: ["awning"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const count = by(one, 5, 4, 6);
      const step = 24 / count;
      const scallops = times(count, (at) =>
        join(
          polygon([
            [at * step + air / 2, 7.4],
            [2.6 + (at * 18.8) / count + air * 0.3, 1],
            [2.6 + ((at + 1) * 18.8) / count - air * 0.3, 1],
            [(at + 1) * step - air / 2, 7.4],
          ]),
          meet(disc((at + 0.5) * step, 7.4, step / 2 - air / 2), rect(0, 7.3, 24, 8)),
        ),
      );
      const poles = both(rect(2.2, 11.4, by(two, 2, 2.4, 1.7), 12.6));
      const counter = join(rect(2.2, 15.8, 19.6, 2.2), rect(3.8, 18, 16.4, among(a, 6, 4.4, 6, 5)));
      const fruit = by(three, [8, 12, 16], [9.6, 14.4], [7.4, 10.5, 13.6, 16.7]).map((x) =>
        meet(disc(x, 15.8 - air * 0.4, 1.7), rect(0, 0, 24, 15.8 - air * 0.4)),
      );
      return pieced(
        air,
        "mirror",
        [join(...poles, counter)],
        [join(...scallops), "awning", "secondary"],
        [join(...fruit), "goods", "secondary"],
      );
    },
  },
  {
    id: "swing-from-bough",
    ideas: [],
    words: ["swing", "swings", "playground swing", "tree swing"],
    goesWith: ["playground", "kindergarten", "play"],
    isOpen: true,
    promise: 0.935,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const spread = by(one, 9.6, 8.8, 10.4);
      const frame = join(
        bar([12 - spread, 23], [12 - 4.6, 2], 2.2, "round"),
        bar([12 + spread, 23], [12 + 4.6, 2], 2.2, "round"),
        bar([12 - 6.6, 2], [12 + 6.6, 2], 2.4, "round"),
      );
      const turn = among(a, 0, 8, -8, 5);
      const seat = move(
        join(
          rect(9.2, 2.6, 1.2, 14),
          rect(13.6, 2.6, 1.2, 14),
          roundRect(8, 16, 8, by(two, 2.2, 1.9, 2.6), by(three, 1, 0.4, 1)),
        ),
        rotation(turn, 12, 2),
      );
      return pieced(
        air,
        "mirror",
        [frame, "frame"],
        [cut(seat, grow(frame, air * 0.2)), "seat", "secondary"],
      );
    },
  },
  {
    id: "clock-face",
    ideas: [],
    words: ["clock", "clocks"],
    goesWith: ["time", "hour", "watchmaker", "timer"],
    isOpen: true,
    isRound: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const turn = by(one, -60, 90, 150);
      const pen = by(two, 2, 1.8, 2.3);
      const hands = join(
        bar([12, 12], [12, 4.6], pen, "round"),
        bar([12, 12], polar(12, 12, 5.4, turn + 30), pen, "round"),
      );
      const marks = times(among(a, 4, 12, 4, 0), (at) => {
        const angle = at * among(a, 90, 30, 90, 90);
        return bar(polar(12, 12, 9, angle), polar(12, 12, 10.4, angle), air * 0.8, "round");
      });
      const rim = by(three, true, false, true);
      return pieced(
        air,
        "none",
        rim ? [join(ring(12, 12, 12, 9.9), hands)] : [cut(disc(12, 12, 12), hands, ...marks)],
      );
    },
  },
  {
    id: "cross-rounded",
    ideas: ["care"],
    words: ["cross"],
    suggests: ["heart"],
    goesWith: ["health", "clinic", "medical", "pharmacy", "hospital", "medicine"],
    isOpen: true,
    promise: 0.945,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const half = by(one, 4.4, 3.8, 5);
      const round = among(a, 1.6, half, 0, 2.6);
      const whole = join(
        roundRect(12 - half, 0, 2 * half, 24, round),
        roundRect(0, 12 - half, 24, 2 * half, round),
      );
      const swing = by(two, 5, 4.2, 5.8);
      const heart = twofold`12,${12 - swing * 0.5}! ${12 + swing * 0.55},${12 - swing} ${12 + swing},${12 - swing * 0.25} 12,${12 + swing}!`;
      return pieced(air, "both", [by(three, cut(whole, heart), whole, cut(whole, heart))]);
    },
  },
  {
    id: "hand-truck-loaded",
    ideas: [],
    words: ["hand truck", "hand trucks", "sack truck", "dolly"],
    goesWith: ["moving", "removals", "warehouse", "delivery"],
    has: ["box", "boxes", "wheel"],
    isOpen: true,
    promise: 0.95,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const frame = join(...trace("2,1.6 5,1.6 9,19.4 21.4,19.4", 2.2));
      const wheel = disc(9.4, 20.2, by(one, 3.2, 3, 3.5));
      const hub = disc(9.4, 20.2, 1.2);
      const [low, high] = [by(two, 6.4, 7, 5.8), by(three, 5, 4.4, 5.6)];
      const boxes = move(
        join(
          rect(10.4, 17 - low, among(a, 10, 9, 11, 10), low),
          rect(10.4, 17 - low - air - high, among(a, 7.4, 8, 6.6, 10), high),
        ),
        rotation(0, 12, 12),
      );
      return pieced(
        air,
        "none",
        [join(cut(frame, grow(wheel, air * 0.7)), cut(wheel, hub)), "truck"],
        [cut(boxes, grow(frame, air * 0.8)), "box", "secondary"],
      );
    },
  },
];
