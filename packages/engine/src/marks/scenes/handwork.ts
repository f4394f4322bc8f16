import { cut, join, move, named } from "../../geometry/form.ts";
import { pen, polar, rotation, translation } from "../../geometry/path.ts";
import { band, disc, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { among, by } from "../family.ts";
import type { Scene } from "../seen-thing.ts";
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
    id: "spanner-turn",
    ideas: [],
    words: ["wrench", "wrenches", "spanner", "spanners"],
    goesWith: ["mechanic", "repair", "garage"],
    isOpen: true,
    promise: 0.9,
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
    promise: 0.89,
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
];
