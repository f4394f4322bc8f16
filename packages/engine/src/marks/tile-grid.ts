import { asForm, cut, type Form } from "../geometry/form.ts";
import { type Path, pen } from "../geometry/path.ts";
import { disc, lens, rect, ring, roundRect } from "../geometry/primitives.ts";
import type { Ink } from "../vocabulary.ts";
import {
  among,
  by,
  type Family,
  facts,
  GRID,
  type Hand,
  type Layer,
  layer,
  type Sitting,
  type Variant,
} from "./family.ts";
import { ARRANGEMENTS, type Arrangement, LAYINGS, type Tile } from "./tile-arrangements.ts";

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
    case "a": {
      const half = side / 2;
      return roundRect(
        x,
        y,
        side,
        side,
        (
          [
            [half, half, 0, 0],
            [0, half, half, 0],
            [0, 0, half, half],
            [half, 0, 0, half],
          ] as const
        )[turn]!,
      );
    }
    default:
      return null;
  }
};

/** Where a tile lies, seen from the lit one of its two by two; further rows and columns are elsewhere. */
const placesBy = (rows: Arrangement["rows"]) => {
  const line = rows.findIndex((row) => row.some((tile) => tile.endsWith("*")));
  const column = rows[line]?.findIndex((tile) => tile.endsWith("*")) ?? 0;
  return (i: number, j: number): "lit" | "across" | "beside" | "under" | "elsewhere" => {
    if (i > 1 || j > 1) return "elsewhere";
    if (j === line) return i === column ? "lit" : "beside";
    return i === column ? "under" : "across";
  };
};

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

/** Where a tile is struck from: a quarter from a corner, a half disc from the middle of a side, the rest from its middle. */
const strikeOf = (tile: Tile, x: number, y: number, side: number): readonly [x: number, y: number] => {
  const turn = Number(tile[1]);
  const [far, half] = [side, side / 2];
  if (tile.startsWith("q")) return [x + (turn === 1 || turn === 2 ? far : 0), y + (turn > 1 ? far : 0)];
  if (!tile.startsWith("h")) return [x + half, y + half];
  return (
    [
      [half, 0],
      [far, half],
      [half, far],
      [0, half],
    ] as const
  ).map(([dx, dy]): readonly [number, number] => [x + dx, y + dy])[turn]!;
};

/** What a brand's grain takes out of a tile: nothing, all of a quarter but its rim, an eye where it is struck from, or a line along it. */
const bored = (tile: Tile, x: number, y: number, side: number, hair: number, kind: number): Form | null => {
  const whole = shape(tile, x, y, side);
  if (!whole || kind < (tile.startsWith("q") ? 1 : 2) || !"qhla".includes(tile[0]!))
    return whole && asForm(whole);
  const [cx, cy] = strikeOf(tile, x, y, side);
  const narrow = hair * 0.8;
  if (tile.startsWith("h")) return kind === 2 ? cut(whole, disc(cx, cy, side * 0.2)) : asForm(whole);
  if (tile.startsWith("l"))
    return kind === 2
      ? cut(whole, disc(cx, cy, side * 0.2))
      : cut(
          whole,
          tile[1] === "0"
            ? lens([x + side * 0.16, y + side * 0.16], [x + side * 0.84, y + side * 0.84], 0.2)
            : lens([x + side * 0.84, y + side * 0.16], [x + side * 0.16, y + side * 0.84], 0.2),
        );
  if (tile.startsWith("a"))
    return kind === 2
      ? cut(whole, disc(cx, cy, side * 0.22))
      : cut(
          whole,
          tile[1] === "0" || tile[1] === "2"
            ? rect(cx - narrow / 2, y - 1, narrow, side + 2)
            : rect(x - 1, cy - narrow / 2, side + 2, narrow),
        );
  return kind < 3
    ? cut(whole, disc(cx, cy, side * (kind === 2 ? 0.4 : 0.58)))
    : cut(whole, ring(cx, cy, side * 0.5 + narrow / 2, side * 0.5 - narrow / 2));
};

/** Arrangements that may go on for a row or a column. */
const GOING_ON = new Set(["four-leaves", "turning-leaves", "disc-and-leaves", "drops", "arches"]);
/** Drawings that fall apart when their tiles stand apart or one of them is another shape. */
const CLOSE = new Set(["half-mill"]);

/** Leaves beside quarters: enough for one drawing, which then neither goes on nor is pierced. */
const isMixed = (id: string, [laid]: Hand["grain"]): boolean => id === "drops" && laid > 0;

/** Two by two, or for some brands a row or a column more, in which the pattern begins again. */
const laidOut = ({ id, rows: plainly }: Arrangement, { whim, grain }: Hand): Arrangement["rows"] => {
  const rows = LAYINGS[id]?.[grain[0] - 1] ?? plainly;
  const plain = (tile: Tile): Tile => tile.replace("*", "") as Tile;
  // Where the odd tile is a small one, a longer row falls apart.
  // Where the odd one is a disc, leaves above it are ears.
  const eared = id === "turning-leaves" && whim[0] === 1;
  if (!GOING_ON.has(id) || whim[4] === 0 || whim[0] === 2 || eared || isMixed(id, grain)) return rows;
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
          // In a field of nine there is no room for eyes.
          const kind = !squares && count < 3 && !isMixed(arrangement.id, hand.grain) ? hand.grain[1] : 0;
          const gap = apart ? (count === 3 ? Math.max(1.5, hand.gap * 0.8) : hand.gap) : 0;
          const side = (GRID - gap * (count - 1)) / count;
          const layers: Layer[] = [];
          const lies = placesBy(rows);
          // The lit one may have a second odd tile: across from it, or, where the odd are small ones, beside it.
          const second = by(hand.whim[1], null, "across", event === "small" ? "beside" : null);
          for (const [j, row] of rows.entries())
            for (const [i, tile] of row.entries()) {
              const special = tile.endsWith("*");
              const place = lies(i, j);
              const path =
                (special || (second !== null && place === second)) && event !== "itself"
                  ? eventful(tile, i, j, side + gap, side, event)
                  : bored(
                      tile,
                      i * (side + gap),
                      j * (side + gap),
                      side,
                      hand.gap,
                      // Of tiles with an eye or a rim some are whole: none, the lit one, it and the one across, or its row.
                      among(
                        hand.grain[2],
                        false,
                        special,
                        special || place === "across",
                        special || place === "beside",
                      )
                        ? 0
                        : kind,
                    );
              const ink: Ink = lit && special ? "secondary" : "primary";
              if (path) layers.push(layer(asForm(path), ink));
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
