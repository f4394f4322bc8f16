/** Opening and closing of square bitmaps by a square of pixels: what a coarse grid can no longer show. */

/** Running minimum or maximum over a window of `span` along rows; outside counts as `edge`. */
const slide = (bits: Uint8Array, size: number, span: number, keep: "all" | "any"): Uint8Array => {
  const result = new Uint8Array(bits.length);
  const need = keep === "all" ? span : 1;
  const before = Math.floor((span - 1) / 2);
  for (let row = 0; row < size; row++) {
    const start = row * size;
    let sum = 0;
    for (let x = -before; x < size + span; x++) {
      const enters = x + span - 1 - before;
      if (x === -before) for (let k = 0; k < enters; k++) sum += bits[start + k] ?? 0;
      if (enters >= 0 && enters < size) sum += bits[start + enters]!;
      if (x >= 0 && x < size) result[start + x] = sum >= need ? 1 : 0;
      const leaves = x - before;
      if (leaves >= 0 && leaves < size) sum -= bits[start + leaves]!;
      if (x >= size) break;
    }
  }
  return result;
};

const transpose = (bits: Uint8Array, size: number): Uint8Array => {
  const result = new Uint8Array(bits.length);
  for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) result[x * size + y] = bits[y * size + x]!;
  return result;
};

const square = (bits: Uint8Array, size: number, span: number, keep: "all" | "any"): Uint8Array =>
  transpose(slide(transpose(slide(bits, size, span, keep), size), size, span, keep), size);

const flip = (bits: Uint8Array): Uint8Array => bits.toReversed();

/** Ink that a square brush of `span` pixels can paint without leaving the ink. */
export const open = (bits: Uint8Array, size: number, span: number): Uint8Array =>
  // The second pass runs on the mirrored image, so that an even window's half-pixel lean cancels out.
  flip(square(flip(square(bits, size, span, "all")), size, span, "any"));

/** Ink together with every gap narrower than the brush. */
export const close = (bits: Uint8Array, size: number, span: number): Uint8Array =>
  flip(square(flip(square(bits, size, span, "any")), size, span, "all"));
