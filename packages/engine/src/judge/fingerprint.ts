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
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
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

/** Four quarter turns, each also mirrored. */
const ORIENTATIONS: readonly ((x: number, y: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y) => [SIDE - 1 - y, x],
  (x, y) => [SIDE - 1 - x, SIDE - 1 - y],
  (x, y) => [y, SIDE - 1 - x],
  (x, y) => [SIDE - 1 - x, y],
  (x, y) => [y, x],
  (x, y) => [x, SIDE - 1 - y],
  (x, y) => [SIDE - 1 - y, SIDE - 1 - x],
];

/** Where each cell goes in each orientation: a table, for eight turns of a thousand cells are done for every candidate. */
const TURNS: readonly Uint16Array[] = ORIENTATIONS.map((turn) => {
  const table = new Uint16Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const [tx, ty] = turn(x, y);
      table[y * SIDE + x] = ty * SIDE + tx;
    }
  return table;
});

/** Planes as bits, each cell where its turn puts it. */
const packed = (planes: Planes, turn: Uint16Array): Uint8Array => {
  const print = new Uint8Array(STRIDE);
  planes.forEach((plane, index) => {
    const offset = (index * STRIDE) / 3;
    for (let at = 0; at < plane.length; at++)
      if (plane[at]) print[offset + (turn[at]! >> 3)]! |= 1 << (turn[at]! & 7);
  });
  return print;
};

/** The fingerprint of a form, or null when it has no ink. */
export const fingerprint = (form: Form): Uint8Array | null => {
  const drawn = grid(form);
  return drawn && packed(planesOf(drawn), TURNS[0]!);
};

/** The fingerprints of a form in its eight orientations; empty when it has no ink. */
export const fingerprints = (form: Form): readonly Uint8Array[] => {
  const drawn = grid(form);
  if (!drawn) return [];
  // Holes and edges turn with the ink, so they are found once.
  const planes = planesOf(drawn);
  return TURNS.map((turn) => packed(planes, turn));
};
