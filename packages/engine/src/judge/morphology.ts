/** Opening and closing of square bitmaps by a square of pixels: what a coarse grid can no longer show. */

/** Which way a window lies from its pixel: along rows or columns, onwards or back. */
interface Way {
  readonly along: "rows" | "columns";
  readonly back: boolean;
}

/** Pixels that are done together: each is a byte of a word. Bitmaps are a multiple of it wide. */
const TOGETHER = 4;

/** Each pixel's neighbour in its place, and nothing where there is none. */
const shift = (from: Uint32Array, into: Uint32Array, across: number, { along, back }: Way): void => {
  if (along === "columns") {
    into.fill(0);
    if (back) into.set(from.subarray(0, from.length - across), across);
    else into.set(from.subarray(across));
    return;
  }
  for (let start = 0; start < from.length; start += across)
    for (let at = 0; at < across; at++) {
      const here = from[start + at]!;
      into[start + at] = back
        ? (here << 8) | (at > 0 ? from[start + at - 1]! >>> 24 : 0)
        : (here >>> 8) | (at < across - 1 ? from[start + at + 1]! << 24 : 0);
    }
};

/** Minimum ("all") or maximum ("any") over a window of `span` pixels that begins at each pixel. */
const slide = (
  bits: Uint32Array,
  across: number,
  span: number,
  keep: "all" | "any",
  way: Way,
): Uint32Array => {
  const kept = bits.slice();
  let [here, next]: [Uint32Array, Uint32Array] = [bits, new Uint32Array(bits.length)];
  for (let step = 1; step < span; step++) {
    shift(here, next, across, way);
    for (let at = 0; at < kept.length; at++)
      kept[at] = keep === "all" ? kept[at]! & next[at]! : kept[at]! | next[at]!;
    [here, next] = [next, step === 1 ? new Uint32Array(bits.length) : here];
  }
  return kept;
};

/** One way with windows onwards, then the other with windows back, which takes back that they lie to one side. */
const thereAndBack = (
  bits: Uint8Array,
  size: number,
  span: number,
  first: "all" | "any",
  second: "all" | "any",
): Uint8Array => {
  if (size % TOGETHER !== 0) throw new Error(`a bitmap is a multiple of ${TOGETHER} pixels wide`);
  const across = size / TOGETHER;
  let words: Uint32Array = new Uint32Array(bits.slice().buffer);
  words = slide(words, across, span, first, { along: "rows", back: false });
  words = slide(words, across, span, first, { along: "columns", back: false });
  words = slide(words, across, span, second, { along: "rows", back: true });
  words = slide(words, across, span, second, { along: "columns", back: true });
  return new Uint8Array(words.buffer);
};

/** Ink that a square brush of `span` pixels can paint without leaving the ink. */
export const open = (bits: Uint8Array, size: number, span: number): Uint8Array =>
  thereAndBack(bits, size, span, "all", "any");

/** Ink together with every gap narrower than the brush. */
export const close = (bits: Uint8Array, size: number, span: number): Uint8Array =>
  thereAndBack(bits, size, span, "any", "all");
