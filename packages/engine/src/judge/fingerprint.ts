import { extent, type Form } from "../geometry/form.ts";
import { type Bitmap, rasterise, squareAround } from "../geometry/raster.ts";
import type { Box } from "../vocabulary.ts";

/**
 * What a mark looks like, in 384 bytes: ink, filled silhouette and edges, each 32 × 32 bits, the ink box centred in
 * the square. Ink alone misses near-copies, and without edges every plain disc looks like every other.
 * The known-mark index is written with this same function.
 */
export const SIDE = 32;
const WORDS = (SIDE * SIDE) / 32;
/** Bytes of one fingerprint. */
export const STRIDE = 3 * WORDS * 4;

/** Sampled finer, then reduced by majority, so that a pixel's bit does not hang on one sample. */
const FINE = SIDE * 2;

/** The square around the ink itself: cuts may leave less than the form's extent. */
const inkFrame = (form: Form): Box | null => {
  const frame = squareAround(extent(form));
  if (!(frame.width > 0)) return null;
  const { bits, size } = rasterise(form, FINE * 2, frame);
  let [left, top, right, bottom] = [size, size, -1, -1];
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (bits[y * size + x]) {
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
  if (right < 0) return null;
  const unit = frame.width / size;
  return squareAround({
    x: frame.x + left * unit,
    y: frame.y + top * unit,
    width: (right - left + 1) * unit,
    height: (bottom - top + 1) * unit,
  });
};

/** One byte per cell, SIDE², by majority of four samples. */
const cells = ({ bits, size }: Bitmap): Uint8Array => {
  const grid = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const at = 2 * y * size + 2 * x;
      grid[y * SIDE + x] = bits[at]! + bits[at + 1]! + bits[at + size]! + bits[at + size + 1]! >= 2 ? 1 : 0;
    }
  return grid;
};

/** Ink and every hole it encloses: what the outside cannot reach. */
const silhouette = (grid: Uint8Array): Uint8Array => {
  const outside = new Uint8Array(SIDE * SIDE);
  const queue: number[] = [];
  const visit = (x: number, y: number) => {
    const at = y * SIDE + x;
    if (x < 0 || y < 0 || x >= SIDE || y >= SIDE || outside[at] || grid[at]) return;
    outside[at] = 1;
    queue.push(at);
  };
  for (let index = 0; index < SIDE; index++) {
    visit(index, 0);
    visit(index, SIDE - 1);
    visit(0, index);
    visit(SIDE - 1, index);
  }
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  for (let at = 0; at < outside.length; at++) outside[at]! ^= 1;
  return outside;
};

/** Ink that borders on no ink. */
const edges = (grid: Uint8Array): Uint8Array => {
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : grid[y * SIDE + x]!);
  const found = new Uint8Array(grid.length);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++)
      if (grid[y * SIDE + x] && at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) < 4)
        found[y * SIDE + x] = 1;
  return found;
};

/** What a fingerprint is made of, each one byte per cell. */
type Planes = readonly [ink: Uint8Array, silhouette: Uint8Array, edges: Uint8Array];

const planesOf = (grid: Uint8Array): Planes => [grid, silhouette(grid), edges(grid)];

const grid = (form: Form): Uint8Array | null => {
  const frame = inkFrame(form);
  return frame && cells(rasterise(form, FINE, frame));
};

/** A plane as bits: a row is one word, its first cell the lowest bit. */
const rowsOf = (plane: Uint8Array): Uint32Array => {
  const rows = new Uint32Array(SIDE);
  for (let at = 0; at < plane.length; at++) if (plane[at]) rows[at >> 5]! |= 1 << (at & 31);
  return rows;
};

/** A bit and the one that lies as far on in the row below trade places, in squares that halve (Warren, Hacker's Delight 7-3). */
const transposed = (rows: Uint32Array): Uint32Array => {
  const turned = rows.slice();
  let mask = 0x0000ffff;
  for (let half = 16; half > 0; half >>= 1, mask ^= mask << half)
    for (let row = 0; row < SIDE; row = (row + half + 1) & ~half) {
      const swap = ((turned[row]! >>> half) ^ turned[row + half]!) & mask;
      turned[row]! ^= swap << half;
      turned[row + half]! ^= swap;
    }
  return turned;
};

const reversedBits = (word: number): number => {
  let bits = ((word >>> 1) & 0x55555555) | ((word & 0x55555555) << 1);
  bits = ((bits >>> 2) & 0x33333333) | ((bits & 0x33333333) << 2);
  bits = ((bits >>> 4) & 0x0f0f0f0f) | ((bits & 0x0f0f0f0f) << 4);
  bits = ((bits >>> 8) & 0x00ff00ff) | ((bits & 0x00ff00ff) << 8);
  return (bits >>> 16) | (bits << 16);
};

type Turn = { readonly across: boolean; readonly mirrored: boolean; readonly upsideDown: boolean };

/** Four quarter turns, each also mirrored: rows and columns swapped, then mirrored left to right, then turned upside down. */
const TURNS: readonly Turn[] = [
  { across: false, mirrored: false, upsideDown: false },
  { across: true, mirrored: true, upsideDown: false },
  { across: false, mirrored: true, upsideDown: true },
  { across: true, mirrored: false, upsideDown: true },
  { across: false, mirrored: true, upsideDown: false },
  { across: true, mirrored: false, upsideDown: false },
  { across: false, mirrored: false, upsideDown: true },
  { across: true, mirrored: true, upsideDown: true },
];

/** Planes side by side as bytes. */
const packed = (planes: readonly Uint32Array[], { mirrored, upsideDown }: Turn): Uint8Array => {
  const print = new Uint32Array(STRIDE / 4);
  planes.forEach((rows, plane) => {
    for (let row = 0; row < SIDE; row++) {
      const word = rows[upsideDown ? SIDE - 1 - row : row]!;
      print[plane * SIDE + row] = mirrored ? reversedBits(word) : word;
    }
  });
  return new Uint8Array(print.buffer);
};

/** The fingerprint of a form, or null when it has no ink. */
export const fingerprint = (form: Form): Uint8Array | null => {
  const drawn = grid(form);
  return drawn && packed(planesOf(drawn).map(rowsOf), TURNS[0]!);
};

/** The fingerprints of a form in its eight orientations; empty when it has no ink. */
export const fingerprints = (form: Form): readonly Uint8Array[] => {
  const drawn = grid(form);
  if (!drawn) return [];
  // Holes and edges turn with the ink, so they are found once.
  const planes = planesOf(drawn).map(rowsOf);
  const across = planes.map(transposed);
  return TURNS.map((turn) => packed(turn.across ? across : planes, turn));
};
