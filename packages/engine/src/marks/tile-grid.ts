import { asForm, cut, type Form } from "../geometry/form.ts";
import { type Path, pen } from "../geometry/path.ts";
import { disc, lens, rect, ring, roundRect } from "../geometry/primitives.ts";
import type { Ink } from "../vocabulary.ts";
import {
  among,
  by,
  type Drawing,
  type Family,
  facts,
  GRID,
  type Layer,
  layer,
  type MarkContext,
  type Traits,
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

/** What becomes of the lit tile, by the brand's variation: itself, a disc, or itself drawn smaller in its outer corner. */
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

/** A tile at its place, and what is taken out of it. */
interface Bore {
  readonly tile: Tile;
  readonly whole: Path;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** Where the tile is struck from. */
  readonly cx: number;
  readonly cy: number;
  readonly narrow: number;
  readonly kind: number;
}

const eye = ({ whole, cx, cy, side }: Bore, share: number): Form => cut(whole, disc(cx, cy, side * share));

/** By the tile's letter, what may be taken out of it; what is not here stays whole. */
const BORES: { readonly [letter: string]: (bore: Bore) => Form } = {
  // A quarter keeps its rim, or has a line along it.
  q: (bore) =>
    bore.kind < 3
      ? eye(bore, bore.kind === 2 ? 0.4 : 0.58)
      : cut(
          bore.whole,
          ring(bore.cx, bore.cy, bore.side * 0.5 + bore.narrow / 2, bore.side * 0.5 - bore.narrow / 2),
        ),
  h: (bore) => (bore.kind === 2 ? eye(bore, 0.2) : asForm(bore.whole)),
  l: (bore) => {
    if (bore.kind === 2) return eye(bore, 0.2);
    const { whole, x, y, side } = bore;
    const [near, far] = [side * 0.16, side * 0.84];
    return cut(
      whole,
      bore.tile[1] === "0"
        ? lens([x + near, y + near], [x + far, y + far], 0.2)
        : lens([x + far, y + near], [x + near, y + far], 0.2),
    );
  },
  a: (bore) => {
    if (bore.kind === 2) return eye(bore, 0.22);
    const { tile, whole, x, y, side, cx, cy, narrow } = bore;
    const isUpright = tile[1] === "0" || tile[1] === "2";
    return cut(
      whole,
      isUpright
        ? rect(cx - narrow / 2, y - 1, narrow, side + 2)
        : rect(x - 1, cy - narrow / 2, side + 2, narrow),
    );
  },
};

/** What a brand's construction takes out of a tile: nothing, all of a quarter but its rim, an eye where it is struck from, or a line along it. */
const bored = (tile: Tile, x: number, y: number, side: number, hair: number, kind: number): Form | null => {
  const whole = shape(tile, x, y, side);
  const bore = BORES[tile[0]!];
  if (!whole || !bore || kind < (tile.startsWith("q") ? 1 : 2)) return whole && asForm(whole);
  const [cx, cy] = strikeOf(tile, x, y, side);
  return bore({ tile, whole, x, y, side, cx, cy, narrow: hair * 0.8, kind });
};

/** Arrangements that may continue for a row or a column. */
const GOING_ON = new Set(["four-leaves", "turning-leaves", "disc-and-leaves", "drops", "arches"]);
/** Drawings that fall apart when their tiles stand apart or one of them is another shape. */
const CLOSE = new Set(["half-mill"]);

/** Leaves beside quarters: enough for one drawing, which then neither continues nor is pierced. */
const isMixed = (id: string, [laid]: Traits["construction"]): boolean => id === "drops" && laid > 0;

/** Two by two, or for some brands a row or a column more, in which the pattern begins again. */
const laidOut = (
  { id, rows: plainly }: Arrangement,
  { variation, construction }: Traits,
): Arrangement["rows"] => {
  const rows = LAYINGS[id]?.[construction[0] - 1] ?? plainly;
  const plain = (tile: Tile): Tile => tile.replace("*", "") as Tile;
  // Where the odd tile is a small one, a longer row falls apart.
  // Where the odd one is a disc, leaves above it are ears.
  const eared = id === "turning-leaves" && variation[0] === 1;
  if (!GOING_ON.has(id) || variation[4] === 0 || variation[0] === 2 || eared || isMixed(id, construction))
    return rows;
  return variation[4] === 1 ? [...rows, rows[0]!.map(plain)] : rows.map((row) => [...row, plain(row[0]!)]);
};

/** How an arrangement lies for one brand. */
interface Laid {
  readonly rows: Arrangement["rows"];
  readonly count: number;
  readonly side: number;
  readonly gap: number;
  readonly event: (typeof EVENTS)[number];
  /** What is taken out of its tiles. */
  readonly kind: number;
}

const laidFor = (arrangement: Arrangement, traits: Traits): Laid => {
  const rows = laidOut(arrangement, traits);
  const count = Math.max(rows.length, rows[0]!.length);
  // A brand of the third kind has its tiles the other way: apart where they would touch.
  const close = CLOSE.has(arrangement.id);
  const apart = !close && arrangement.spaced !== (traits.variation[3] === 2);
  const squares = rows.some((row) => row.includes("s0"));
  // In a field of nine there is no room for eyes.
  const isBored = !squares && count < 3 && !isMixed(arrangement.id, traits.construction);
  const air = count === 3 ? Math.max(1.5, traits.gap * 0.8) : traits.gap;
  const gap = apart ? air : 0;
  return {
    rows,
    count,
    side: (GRID - gap * (count - 1)) / count,
    gap,
    event: close ? "itself" : EVENTS[traits.variation[0]],
    kind: isBored ? traits.construction[1] : 0,
  };
};

/** The tile of a column and a row as the brand has it: the odd one by its event, the others as its construction bores them. */
const tilesOf = ({ rows, side, gap, event, kind }: Laid, traits: Traits) => {
  const lies = placesBy(rows);
  const pitch = side + gap;
  // The lit one may have a second odd tile: across from it, or, where the odd are small ones, beside it.
  const second = by(traits.variation[1], null, "across", event === "small" ? "beside" : null);
  // Of tiles with an eye or a rim some are whole: none, the lit one, it and the one across, or its row.
  const alsoWhole = among(traits.construction[2], null, "lit", "across", "beside");
  return (tile: Tile, i: number, j: number): Path | Form | null => {
    const isLit = tile.endsWith("*");
    const place = lies(i, j);
    const isOdd = isLit || (second !== null && place === second);
    if (isOdd && event !== "itself") return eventful(tile, i, j, pitch, side, event);
    const isWhole = alsoWhole !== null && (isLit || place === alsoWhole);
    return bored(tile, i * pitch, j * pitch, side, traits.gap, isWhole ? 0 : kind);
  };
};

const drawn = (arrangement: Arrangement, traits: Traits, lit: boolean): Drawing => {
  const laid = laidFor(arrangement, traits);
  const { rows, count, side, gap } = laid;
  const tileAt = tilesOf(laid, traits);
  const layers = rows.flatMap((row, j) =>
    row.flatMap((tile, i): Layer[] => {
      const path = tileAt(tile, i, j);
      const ink: Ink = lit && tile.endsWith("*") ? "secondary" : "primary";
      return path ? [layer(asForm(path), ink)] : [];
    }),
  );
  return {
    layers: gather(layers),
    facts: facts({
      gaps: gap > 0 ? [gap] : [],
      radii: [side],
      symmetry: arrangement.symmetry,
      parts: gap > 0 ? count * count : Math.max(2, count * count - 2),
      events: lit ? ["colour"] : traits.variation[0] === 0 ? [] : ["odd one"],
    }),
  };
};

const variants = ({ traits }: MarkContext): Variant[] =>
  ARRANGEMENTS.flatMap((arrangement) =>
    ([false, true] as const).map(
      (lit): Variant => ({
        id: `${arrangement.id}${lit ? "-two" : ""}`,
        ideas: arrangement.ideas,
        parameters: {
          arrangement: arrangement.id,
          gap: arrangement.spaced ? traits.gap : 0,
          two: lit,
          event: EVENTS[traits.variation[0]],
        },
        promise: arrangement.promise - (lit ? 0 : 0.04),
        draw: () => drawn(arrangement, traits, lit),
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
