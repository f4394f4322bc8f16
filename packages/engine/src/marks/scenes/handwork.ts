import { cut, join, move, named, parts } from "../../geometry/form.ts";
import { pen, polar, rotation, translation } from "../../geometry/path.ts";
import { band, bar, disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import { both, type Scene } from "../seen-thing.ts";
import { leastAirOf, shown } from "./open-parts.ts";
import { inks, lean, times } from "./parts.ts";
import { through, twofold } from "./smooth-outline.ts";

/** Tools of the hand, each with one idea: a nail in the hammer, a fir in the axe, blades that turn from ink to ground where they cut. */
export const HANDWORK: readonly Scene[] = [
  {
    id: "hammer-nail-within",
    ideas: [],
    words: ["hammer", "hammers", "claw hammer", "hammer and nail"],
    goesWith: ["carpenter", "nail", "builder"],
    isOpen: true,
    has: ["nail"],
    promise: 0.959,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [claw, grip, tip] = [by(one, 9, 10.2, 8), by(two, 3.8, 4.2, 3.6), by(three, 20.6, 19.4, 21.4)];
      const hammer = pen(0, claw)
        .curve(0.8, 3.6, 5, 0, 11, 0)
        .line(24, 0)
        .line(24, 8.6)
        .line(19.6, 8.6)
        .curve(18.8, 7.2, 12.6 + grip, 7, 12 + grip, 9)
        .curve(11.4 + grip, 11, 11.8 + grip, 17, 12.6 + grip, 24)
        .line(11.4 - grip, 24)
        .curve(12.2 - grip, 17, 12.6 - grip, 11.5, 11.6 - grip, 9)
        .curve(10.6 - grip, 6.5, 3.4, 4.4, 0, claw)
        .path();
      const [thick, wide] = [among(a, 0.95, 1.05, 0.9, 1), among(a, 2.7, 2.5, 2.4, 3)];
      const nail = twofold`12,3.6! ${12 + wide},3.6! ${12 + wide},5.4! ${12 + thick},5.4! ${12 + thick},${tip - 3}! 12,${tip}!`;
      return shown(
        cut(
          named("head", named("handle", hammer, rect(-4, 9.2, 32, 20)), rect(-4, -4, 32, 13.2)),
          named("nail", nail),
        ),
        null,
        leastAirOf(gap),
        1,
      );
    },
  },
  {
    id: "key-half-in",
    ideas: [],
    words: ["key", "keys", "latchkey"],
    goesWith: ["lock", "access"],
    isOpen: true,
    has: ["lock", "door"],
    hasGround: true,
    promise: 0.953,
    draw: ({ gap, variation: [one, two, , three], construction: [a, b] }) => {
      // The lock's edge runs through the middle of the bow: ink outside is ground inside.
      const [r, s, long] = [by(one, 6.8, 7.2, 6.4), by(two, 2.7, 2.4, 3), by(three, 4.6, 5.2, 4)];
      const tooth = (x: number, out: number) => named("tooth", rect(x - s, 12, s, s / 2 + out));
      const teeth = among(b, [long, long], [long, long - 1.6], [long - 1.6, long], [long - 0.6, long - 0.6]);
      const key = named(
        "key",
        join(
          ring(r, 12, r, r - s),
          rect(2 * r - 0.6, 12 - s / 2, 22 - 2 * r, s),
          ...teeth.map((out, at) => tooth(21.4 - at * (s + 1.5), out)),
        ),
      );
      const turn = among(a, 0, 3, 11, 6);
      const lock = named("shackle", roundRect(r, 1, 24 - r, 22, [0, turn, turn, 0]));
      return shown(join(cut(lock, key), cut(key, lock)), null, leastAirOf(gap), 2);
    },
  },
  {
    id: "brush-of-bands",
    ideas: [],
    words: ["paintbrush", "paintbrushes", "brush", "brushes"],
    goesWith: ["paint", "painter", "colour"],
    promise: 0.938,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const air = leastAirOf(gap);
      const count = by(one, 3, 4, 3);
      const full = by(two, 9.4, 10, 9);
      const s = (full - (count - 1) * air) / count;
      const inner = by(two, 1.2, 1.6, 1);
      const cx = 24 - full - inner;
      const cy = 24 - full - inner;
      const ends = by(three, [0, 2.4, 4.8, 7.2], [4.2, 2.8, 1.4, 0], [0, 3.4, 0, 3.4]);
      const strands = times(count, (at) => {
        const r = inner + at * (s + air);
        const end = ends[at]!;
        return join(
          band(cx, cy, r + s, r, 0, 90),
          roundRect(end, cy + r, cx - end + 0.01, s, [s / 2, 0, 0, s / 2]),
        );
      });
      const mid = 24 - full / 2;
      const top = cy - air - 0.2;
      const ferrule = named("ferrule", rect(24 - full, top - 2.6, full, 2.6));
      const neck = among(a, 1.4, 1.6, 1.3, 1.5);
      const [side, shoulder] = [full / 2, top - 2.5];
      const bow = (shoulder + 5.4) / 2;
      const handle = named(
        "handle",
        pen()
          .arc(mid, 2, 2, 180, 360)
          .curve(mid + 2, 4, mid + neck, 3.8, mid + neck, 5)
          .curve(mid + neck, bow, mid + side * 0.55, shoulder - 1, mid + side, shoulder)
          .line(mid - side, shoulder)
          .curve(mid - side * 0.55, shoulder - 1, mid - neck, bow, mid - neck, 5)
          .curve(mid - neck, 3.8, mid - 2, 4, mid - 2, 2)
          .path(),
      );
      return shown(parts(join(ferrule, handle), ...strands), null, air, count + 1);
    },
  },
  {
    id: "scissors-counterchange",
    ideas: [],
    words: ["scissors", "scissor", "shears"],
    goesWith: ["tailor", "barber", "hairdresser", "paper"],
    isOpen: true,
    hasGround: true,
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // The paper's edge runs through the pivot: what is ink below it is ground above.
      const [open, loop, s] = [by(one, 6, 6.8, 5.2), by(two, 5, 4.8, 5.2), by(three, 2.2, 2.5, 2)];
      const [edge, waist] = [12.2, 2.5];
      const turn = among(a, 0, 3, 6, 1.4);
      const block = roundRect(0, 0, 24, edge, [turn, turn, 0, 0]);
      const blade = named(
        "blade",
        through`${12 + open + 1.4},1.7! ${12 + open + 1.6},5.6 ${12 + waist},${edge + 0.01}! 12,${edge + 0.01}! 12,${edge - 2.8}!`,
      );
      const [x, y] = [24 - loop - 0.4, 24 - loop];
      /** Where a line from this point touches the ring. */
      const touch = (px: number, py: number, side: 1 | -1) => {
        const away = Math.atan2(py - y, px - x) + side * Math.acos(loop / Math.hypot(px - x, py - y));
        return polar(x, y, loop, (away * 180) / Math.PI);
      };
      const outer = touch(12 + waist, edge, 1);
      const inner = touch(12, edge + 3, -1);
      const arm = polygon([[12, edge - 0.01], [12 + waist, edge], outer, [x, y], inner, [12, edge + 3]]);
      const bow = cut(join(disc(x, y, loop), arm), disc(x, y, loop - s));
      return shown(join(cut(block, ...both(blade)), ...both(bow)), null, leastAirOf(gap), 1, "mirror");
    },
  },
  {
    id: "spanner-turn",
    ideas: [],
    words: ["wrench", "wrenches", "spanner", "spanners"],
    goesWith: ["mechanic", "repair", "garage"],
    isOpen: true,
    promise: 0.911,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Two arcs of one radius, and three sides of a hexagon in each jaw.
      const [head, thick, jaw] = [by(one, 5.5, 5.2, 5.7), by(two, 4.2, 4.6, 3.8), by(three, 2.2, 2, 2.4)];
      const bend = among(a, 32, 26, 38, 29);
      const [x, y] = [24 - head, head];
      const r = Math.hypot(x - 12, y - 12) / 2 / Math.sin((bend * Math.PI) / 180);
      const [cx, cy] = polar(12, 12, r, 45 - bend);
      const slot = move(
        polygon([
          [x + 9, y - jaw],
          [x - 0.6, y - jaw],
          [x - 0.6 - jaw * 0.58, y],
          [x - 0.6, y + jaw],
          [x + 9, y + jaw],
        ]),
        rotation(bend - 60, x, y),
      );
      const arm = band(cx, cy, r + thick / 2, r - thick / 2, 224.5 - bend, 225 + bend);
      const half = cut(join(arm, disc(x, y, head)), slot);
      return inks(
        { gaps: [leastAirOf(gap)], symmetry: "turn" },
        join(half, move(half, rotation(180, 12, 12))),
      );
    },
  },
  {
    id: "needle-one-line",
    ideas: [],
    words: ["needle", "needles"],
    goesWith: ["sewing", "tailor", "stitch", "embroidery", "thread"],
    has: ["thread"],
    isOpen: true,
    promise: 0.959,
    isUnclear: true,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // One line of equal waves that ends in the needle; ink above the cloth is ground within it.
      const [s, r, edge] = [by(two, 2, 2.2, 1.8), by(one, 4, 4.2, 3.8), by(three, 12.9, 13.5, 12.9)];
      const x = 12 - 2 * r + 0.4;
      const [high, low] = [r + s / 2, 22.4 - r - s / 2];
      const line = (at: number, from: number, to: number) =>
        rect(at - s / 2, from - 0.02, s, to - from + 0.04);
      const wave = join(
        band(x + r, high, r + s / 2, r - s / 2, 180, 360),
        line(x + 2 * r, high, low),
        band(x + 3 * r, low, r + s / 2, r - s / 2, 0, 180),
        bar([x + 4 * r, low], [x + 4 * r, among(a, 8, 6, 9, 7)], s, "round"),
      );
      const needle = cut(
        pen(x - s / 2, high - 0.1)
          .line(x + s / 2, high - 0.1)
          .curve(x + s / 2, high + 1.4, x + 2.7, high + 1.9, x + 2.7, 8.8)
          .curve(x + 2.7, 12.4, x + 1.2, 18, x, 23)
          .curve(x - 1.2, 18, x - 2.7, 12.4, x - 2.7, 8.8)
          .curve(x - 2.7, high + 1.9, x - s / 2, high + 1.4, x - s / 2, high - 0.1)
          .path(),
        through`${x},6! ${x + 1.1},8.6 ${x},12! ${x - 1.1},8.6`,
      );
      const whole = join(wave, needle);
      const cloth = roundRect(0, edge, 24, 24 - edge, 0);
      return shown(join(cut(cloth, whole), cut(whole, cloth)), null, leastAirOf(gap), 3);
    },
  },
  {
    id: "axe-fir",
    ideas: [],
    words: ["axe", "axes", "ax", "hatchet"],
    goesWith: ["forest", "lumberjack", "wood"],
    isOpen: true,
    has: ["tree", "fir", "forest"],
    promise: 0.941,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      const [heel, toe, foot] = [by(one, 16.4, 17.4, 15.6), by(two, 0.6, 0, 1.2), among(a, 0, 1, -1, 0.5)];
      const head = named(
        "head",
        through`22.4,2.2! 22.4,9.2! 16,9.2! 12.6,11.4 11,${heel}! 6.4,${heel - 0.4} 0.4,${heel / 2 + 0.8} 3.6,${toe}! 9.4,2.2 16,2.2!`,
      );
      const handle = named(
        "handle",
        pen(15.8, 0)
          .line(19.8, 0)
          .line(19.8, 9)
          .curve(19.8, 15, 20.2 + foot * 0.5, 19, 22 + foot, 23.2)
          .line(17.2 + foot, 24)
          .curve(16 + foot * 0.5, 19.4, 15.8, 15, 15.8, 9)
          .path(),
      );
      const t = by(three, 3.2, 2.9, 3.5);
      const fir = twofold`12,3.4! ${12 + t * 0.75},7.4! ${12 + t * 0.4},7.4! ${12 + t},11.6! 12.85,11.6! 12.85,13.8! 12,13.8!`;
      return inks({ gaps: [leastAirOf(gap)] }, cut(join(head, handle), move(fir, translation(-3.7, 0))));
    },
  },
  {
    id: "saw-in-board",
    ideas: [],
    words: ["saw", "saws", "handsaw", "hand saw"],
    goesWith: ["carpenter", "wood", "joinery"],
    isOpen: true,
    has: ["board", "wood"],
    hasGround: true,
    promise: 0.947,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Ink above the board's edge is ground below it.
      const [pitch, deep, turn] = [
        by(three, 2.8, 3.2, 2.5),
        by(three, 1.9, 2.2, 1.8),
        by(two, -52, -48, -56),
      ];
      const [tip, slope] = [-2.2, among(a, 0.1, 0.08, 0.12, 0.09)];
      const count = Math.floor((16.6 - tip) / pitch);
      const teeth = times(count, (at): [number, number][] => {
        const x = 16.6 - at * pitch;
        return [
          [x - 0.1, 14.6 - at * pitch * slope - deep],
          [x - pitch, 14.6 - at * pitch * slope],
        ];
      }).flat();
      const blade = named(
        "blade",
        polygon([[18.4, 14.6], [16.6, 14.6], ...teeth, [16.6 - count * pitch + 1.2, 9.8], [18.4, 7]]),
      );
      const handle = named(
        "handle",
        cut(
          through`17.4,7.2! 21,5 24.8,5 25.4,8 24.4,11 25.4,14.6 24,17.2 20.8,16.4 17.4,14.6!`,
          through`19.8,8 22.1,7.6 22.3,10.8 22.7,13.8 20.4,13.4 19.6,10.8`,
        ),
      );
      const saw = lean(join(blade, handle), turn, 0.93);
      const board = named(
        "board",
        roundRect(-1, by(one, 12.6, 13.2, 12), 24, by(one, 11.6, 11, 12.2), among(a, 0, 1, 2, 0)),
      );
      return inks({ gaps: [leastAirOf(gap)] }, join(cut(board, saw), cut(saw, board)));
    },
  },
  {
    id: "knife-halving",
    ideas: [],
    words: ["chef's knife", "knife", "knives", "kitchen knife", "chef knife"],
    goesWith: ["chef", "kitchen", "cook"],
    isOpen: true,
    promise: 0.932,
    isUnclear: true,
    draw: ({ gap, variation: [one, two, , three], construction: [a] }) => {
      // Ink outside what it cuts is ground inside.
      const round = disc(4.9, by(two, 12, 12.6, 11.4), by(one, 7.9, 7.5, 8.2));
      const blade = through`18.4,8! 18.4,11.8! 16.8,11.8! 16.8,${by(three, 15.8, 16.4, 15.2)}! 10,15.8 2,13 -5.4,8!`;
      const handle = named(
        "handle",
        cut(
          roundRect(17.8, 8, 10.8, 3.8, [0, 1.9, 1.9, 0]),
          ...among(a, [20.6, 24], [20.2, 22.6, 25], [22], [20.8, 24.4]).map((x) => disc(x, 9.9, 0.7)),
        ),
      );
      const knife = join(handle, blade);
      return inks({ gaps: [leastAirOf(gap)] }, lean(join(cut(round, knife), cut(knife, round)), -45, 0.92));
    },
  },
];
