/** Opening and closing of square bitmaps by a square of pixels: what a coarse grid can no longer show. */

/** Which way a window lies from its pixel: along rows or columns, onwards or back. */
interface Way {
  readonly along: "rows" | "columns";
  readonly back: boolean;
}

/** Minimum ("all") or maximum ("any") over a window of `span` pixels that begins at each pixel. */
const slide = (
  bits: Uint8Array,
  into: Uint8Array,
  size: number,
  span: number,
  keep: "all" | "any",
  { along, back }: Way,
): void => {
  const need = keep === "all" ? span : 1;
  const [line, pixel] = along === "rows" ? [size, 1] : [1, size];
  const step = back ? -pixel : pixel;
  for (let row = 0; row < size; row++) {
    const start = row * line + (back ? (size - 1) * pixel : 0);
    let sum = 0;
    for (let x = 0; x < span - 1; x++) sum += bits[start + x * step]!;
    for (let x = 0; x < size; x++) {
      if (x + span - 1 < size) sum += bits[start + (x + span - 1) * step]!;
      into[start + x * step] = sum >= need ? 1 : 0;
      sum -= bits[start + x * step]!;
    }
  }
};

/** One way with windows onwards, then the other with windows back, which takes back that they lie to one side. */
const thereAndBack = (
  bits: Uint8Array,
  size: number,
  span: number,
  first: "all" | "any",
  second: "all" | "any",
): Uint8Array => {
  const [one, two] = [new Uint8Array(bits.length), new Uint8Array(bits.length)];
  slide(bits, one, size, span, first, { along: "rows", back: false });
  slide(one, two, size, span, first, { along: "columns", back: false });
  slide(two, one, size, span, second, { along: "rows", back: true });
  slide(one, two, size, span, second, { along: "columns", back: true });
  return two;
};

/** Ink that a square brush of `span` pixels can paint without leaving the ink. */
export const open = (bits: Uint8Array, size: number, span: number): Uint8Array =>
  thereAndBack(bits, size, span, "all", "any");

/** Ink together with every gap narrower than the brush. */
export const close = (bits: Uint8Array, size: number, span: number): Uint8Array =>
  thereAndBack(bits, size, span, "any", "all");
