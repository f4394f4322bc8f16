/** Opening and closing of square bitmaps by a square of pixels: what a coarse grid can no longer show. */

/** Minimum ("all") or maximum ("any") over a window of `span` pixels from each pixel on, along rows. */
const slide = (bits: Uint8Array, size: number, span: number, keep: "all" | "any"): Uint8Array => {
  const result = new Uint8Array(bits.length);
  const need = keep === "all" ? span : 1;
  for (let start = 0; start < bits.length; start += size) {
    let sum = 0;
    for (let x = 0; x < span - 1; x++) sum += bits[start + x]!;
    for (let x = 0; x < size; x++) {
      if (x + span - 1 < size) sum += bits[start + x + span - 1]!;
      if (sum >= need) result[start + x] = 1;
      sum -= bits[start + x]!;
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
  // The window lies to one side of its pixel; the second pass runs on the turned image, which takes it back.
  flip(square(flip(square(bits, size, span, "all")), size, span, "any"));

/** Ink together with every gap narrower than the brush. */
export const close = (bits: Uint8Array, size: number, span: number): Uint8Array =>
  flip(square(flip(square(bits, size, span, "any")), size, span, "all"));
