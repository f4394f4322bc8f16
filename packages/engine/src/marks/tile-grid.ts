import { asForm, cut, type Form, move } from "../geometry/form.ts";
import { type Path, pen, rotation } from "../geometry/path.ts";
import { disc, rect, ring, roundRect } from "../geometry/primitives.ts";
import type { Ink } from "../vocabulary.ts";
import { type Family, facts, GRID, type Layer, layer, type Sitting, type Variant } from "./family.ts";
import type { Idea } from "./ideas.ts";

/** One tile: its letter says the shape, its digit the corner (0 top left, clockwise) or side it turns to. */
type Tile = `${"q" | "l" | "h" | "d" | "s" | "a" | "-"}${0 | 1 | 2 | 3}${"" | "*"}`;

interface Arrangement {
  readonly id: string;
  readonly ideas: readonly Idea[];
  readonly rows: readonly (readonly Tile[])[];
  readonly symmetry: "none" | "mirror" | "turn" | "both";
  readonly promise: number;
  /** Tiles touch when 0; else they stand apart by the hand's gap. */
  readonly spaced: boolean;
}

/**
 * Arrangements that hold together: each has a symmetry and at most two orientations of one or two shapes
 * (random tiles have neither), and one tile that is lit or turned (`*`).
 */
const ARRANGEMENTS: readonly Arrangement[] = [
  {
    id: "turned-quarter",
    ideas: ["unity", "portion", "play", "structure", "craft", "share", "window"],
    rows: [
      ["q2", "q1*"],
      ["q1", "q0"],
    ],
    symmetry: "mirror",
    promise: 0.84,
    spaced: true,
  },
  {
    id: "pinwheel",
    ideas: ["wind", "energy", "play", "cycle", "wheel", "freedom", "spark"],
    rows: [
      ["q3", "q0*"],
      ["q2", "q1"],
    ],
    symmetry: "turn",
    promise: 0.84,
    spaced: false,
  },
  {
    id: "four-leaves",
    ideas: ["leaf", "bloom", "growth", "petal", "seed", "care", "field", "harvest"],
    rows: [
      ["l0", "l1*"],
      ["l1", "l0"],
    ],
    symmetry: "both",
    promise: 0.84,
    spaced: true,
  },
  {
    id: "turning-leaves",
    ideas: ["leaf", "wind", "cycle", "craft", "weave", "growth"],
    rows: [
      ["l1", "l0*"],
      ["l0", "l1"],
    ],
    symmetry: "both",
    promise: 0.8,
    spaced: false,
  },
  {
    id: "one-round",
    ideas: ["focus", "play", "structure", "home", "order", "window", "city"],
    rows: [
      ["s0", "d0*"],
      ["s0", "s0"],
    ],
    symmetry: "mirror",
    promise: 0.7,
    spaced: true,
  },
  {
    id: "quarter-steps",
    ideas: ["rise", "growth", "path", "flow", "journey", "music"],
    rows: [
      ["-0", "q2*"],
      ["q2", "q0"],
    ],
    symmetry: "mirror",
    promise: 0.74,
    spaced: false,
  },
  {
    id: "half-mill",
    ideas: ["wheel", "cycle", "energy", "wind", "exchange", "together"],
    rows: [
      ["h2", "h3*"],
      ["h1", "h0"],
    ],
    symmetry: "turn",
    promise: 0.8,
    spaced: false,
  },
  {
    id: "disc-and-leaves",
    ideas: ["seed", "growth", "leaf", "sun", "play", "harvest", "field"],
    rows: [
      ["d0*", "l1"],
      ["l1", "d0"],
    ],
    symmetry: "mirror",
    promise: 0.76,
    spaced: false,
  },
  {
    id: "arches",
    ideas: ["city", "home", "gate", "shelter", "structure", "page", "window", "order"],
    rows: [
      ["a0", "a0*"],
      ["a0", "a0"],
    ],
    symmetry: "mirror",
    promise: 0.74,
    spaced: true,
  },
  {
    id: "drops",
    ideas: ["drop", "water", "rain", "care", "gather", "petal", "heart"],
    rows: [
      ["l0", "l1"],
      ["l1*", "l0"],
    ],
    symmetry: "both",
    promise: 0.72,
    spaced: false,
  },
];

/** The tile's shape in its square; the corner or side is where the shape is anchored. */
const shape = (tile: Tile, x: number, y: number, side: number): Path | null => {
  const turn = Number(tile[1]);
  const [right, bottom] = [x + side, y + side];
  const corners = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ] as const;
  const [cx, cy] = corners[turn]!;
  switch (tile[0]) {
    case "q":
      return pen(cx, cy)
        .arc(cx, cy, side, turn * 90, turn * 90 + 90)
        .path();
    case "l": {
      const radii = turn % 2 === 0 ? ([0, side, 0, side] as const) : ([side, 0, side, 0] as const);
      return roundRect(x, y, side, side, radii);
    }
    case "h": {
      const [mx, my] = [
        [x + side / 2, y],
        [right, y + side / 2],
        [x + side / 2, bottom],
        [x, y + side / 2],
      ][turn]! as [number, number];
      return pen()
        .arc(mx, my, side / 2, turn * 90, turn * 90 + 180)
        .path();
    }
    case "d":
      return disc(x + side / 2, y + side / 2, side / 2);
    case "s":
      return rect(x, y, side, side);
    case "a":
      return roundRect(x, y, side, side, [side / 2, side / 2, 0, 0]);
    default:
      return null;
  }
};

/** Arrangements that stand on the ground; the others may lie on any side. */
const UPRIGHT = new Set(["arches", "quarter-steps"]);

/** What becomes of the lit tile, by the brand's whim: itself, a disc, or itself drawn smaller in its outer corner. */
const EVENTS = ["itself", "disc", "small"] as const;
const SMALL = 0.64;

/** The lit tile of a 2 × 2 at column `i` and row `j`, as the brand's event has it. */
const eventful = (
  tile: Tile,
  i: number,
  j: number,
  pitch: number,
  side: number,
  event: string,
): Path | null => {
  const round = tile.startsWith("d");
  if (event === "disc") return shape(round ? "l1" : "d0", i * pitch, j * pitch, side);
  if (event === "itself" || round) return shape(tile, i * pitch, j * pitch, side);
  // Towards the middle it would collide with nothing; outwards it leaves the air that makes it the odd one.
  const left = side * (1 - SMALL);
  return shape(tile, i * pitch + (i === 0 ? left : 0), j * pitch + (j === 0 ? left : 0), side * SMALL);
};

/** The mill that turns the other way. */
const HANDED: Arrangement["rows"] = [
  ["h1", "h2*"],
  ["h0", "h3"],
];

/** Other ways to lay the drawings that had few states, by the brand's grain; the first is the table's. */
const LAYINGS: Readonly<Record<string, readonly Arrangement["rows"][]>> = {
  "turned-quarter": [
    [
      ["q2", "q2*"],
      ["q1", "q0"],
    ],
    [
      ["q2", "q0*"],
      ["q1", "q0"],
    ],
    [
      ["q0", "q3"],
      ["q1", "q0*"],
    ],
  ],
  "half-mill": [HANDED, HANDED],
  "quarter-steps": [
    [
      ["-0", "q2*"],
      ["q2", "s0"],
    ],
    [
      ["-0", "-0", "q2*"],
      ["-0", "q2", "s0"],
      ["q2", "s0", "s0"],
    ],
    [
      ["-0", "l1*"],
      ["l1", "q0"],
    ],
  ],
};

/** Quarters may be solid, or have a quarter cut out of their corner, or stand as two bands. */
const BORED = new Set(["turned-quarter", "quarter-steps", "pinwheel", "half-mill"]);
const bored = (tile: Tile, x: number, y: number, side: number, hair: number, kind: number): Form | null => {
  const whole = shape(tile, x, y, side);
  const halved = tile.startsWith("h");
  if (!whole || !(halved || tile.startsWith("q")) || kind < 2 || (halved && kind === 3))
    return whole && asForm(whole);
  const turn = Number(tile[1]);
  // A half disc is struck from the middle of a side, a quarter from a corner.
  const [cx, cy] = halved
    ? ([
        [x + side / 2, y],
        [x + side, y + side / 2],
        [x + side / 2, y + side],
        [x, y + side / 2],
      ][turn]! as [number, number])
    : [x + (turn === 1 || turn === 2 ? side : 0), y + (turn > 1 ? side : 0)];
  const reach = halved ? side / 2 : side;
  return kind === 2
    ? cut(whole, disc(cx, cy, reach * 0.4))
    : cut(whole, ring(cx, cy, reach * 0.5 + hair * 0.4, reach * 0.5 - hair * 0.4));
};

/** Arrangements that may go on for a row or a column. */
const GOING_ON = new Set(["four-leaves", "turning-leaves", "disc-and-leaves", "drops", "arches"]);
/** Drawings that fall apart when their tiles stand apart or one of them is another shape. */
const CLOSE = new Set(["half-mill"]);

/** Two by two, or for some brands a row or a column more, in which the pattern begins again. */
const laidOut = ({ id, rows }: Arrangement, { whim, grain }: Sitting["hand"]): Arrangement["rows"] => {
  const laying = LAYINGS[id]?.[grain[0] - 1];
  if (laying) return laying;
  const plain = (tile: Tile): Tile => tile.replace("*", "") as Tile;
  // Where the odd tile is a small one, a longer row falls apart.
  if (!GOING_ON.has(id) || whim[4] === 0 || whim[0] === 2) return rows;
  return whim[4] === 1 ? [...rows, rows[0]!.map(plain)] : rows.map((row) => [...row, plain(row[0]!)]);
};

const variants = ({ hand }: Sitting): Variant[] =>
  ARRANGEMENTS.flatMap((arrangement) =>
    ([false, true] as const).map(
      (lit): Variant => ({
        id: `${arrangement.id}${lit ? "-two" : ""}`,
        ideas: arrangement.ideas,
        parameters: {
          arrangement: arrangement.id,
          gap: arrangement.spaced ? hand.gap : 0,
          two: lit,
          event: EVENTS[hand.whim[0]],
        },
        promise: arrangement.promise - (lit ? 0 : 0.04),
        draw: () => {
          const rows = laidOut(arrangement, hand);
          const count = Math.max(rows.length, rows[0]!.length);
          // A brand of the third kind has its tiles the other way: apart where they would touch.
          const close = CLOSE.has(arrangement.id);
          const apart = !close && arrangement.spaced !== (hand.whim[3] === 2);
          const event = close ? "itself" : EVENTS[hand.whim[0]];
          const squares = rows.some((row) => row.includes("s0"));
          const kind = BORED.has(arrangement.id) && !squares ? hand.grain[1] : 0;
          const gap = apart ? (count === 3 ? Math.max(1.5, hand.gap * 0.8) : hand.gap) : 0;
          const side = (GRID - gap * (count - 1)) / count;
          const layers: Layer[] = [];
          const turn = UPRIGHT.has(arrangement.id) ? 0 : 90 * hand.whim[1];
          for (const [j, row] of rows.entries())
            for (const [i, tile] of row.entries()) {
              const special = tile.endsWith("*");
              // Across from the lit one there may be a second odd tile.
              const across = hand.whim[3] === 1 && rows[1 - j]?.[1 - i]?.endsWith("*");
              const path =
                (special || across) && event !== "itself"
                  ? eventful(tile, i, j, side + gap, side, event)
                  : bored(
                      tile,
                      i * (side + gap),
                      j * (side + gap),
                      side,
                      hand.gap,
                      special && hand.grain[2] > 1 ? 0 : kind,
                    );
              const ink: Ink = lit && special ? "secondary" : "primary";
              if (path) layers.push(layer(move(path, rotation(turn, GRID / 2, GRID / 2)), ink));
            }
          return {
            layers: gather(layers),
            facts: facts({
              gaps: gap > 0 ? [gap] : [],
              radii: [side],
              symmetry: arrangement.symmetry,
              parts: gap > 0 ? count * count : Math.max(2, count * count - 2),
              events: lit ? ["colour"] : hand.whim[0] === 0 ? [] : ["odd one"],
            }),
          };
        },
      }),
    ),
  );

/** One layer an ink: tiles never overlap, so they can stand as parts of one shape. */
const gather = (layers: readonly Layer[]): Layer[] =>
  [...new Set(layers.map(({ ink }) => ink))].map((ink) => {
    const of: Form[] = layers.filter((each) => each.ink === ink).map(({ form }) => form);
    return layer({ op: "parts", of }, ink);
  });

export const tileGrid: Family = {
  id: "tile-grid",
  suits:
    "Modular, crafted, playful: quarter discs, leaves and arches in a strict small grid, one of them lit.",
  depends: [],
  mood: { rich: 0.2, grave: -0.2 },
  variants,
};
