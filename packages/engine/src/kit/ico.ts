/** An .ico of several PNGs: a directory of 16 bytes per picture, then the pictures. */

export type IcoPicture = { readonly size: number; readonly png: Uint8Array };

const HEADER = 6;
const ENTRY = 16;

export function ico(pictures: readonly IcoPicture[]): Uint8Array {
  const total = HEADER + ENTRY * pictures.length + pictures.reduce((sum, { png }) => sum + png.length, 0);
  const bytes = new Uint8Array(total);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let at = HEADER + ENTRY * pictures.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = HEADER + ENTRY * index;
    // 256 is written as 0.
    view.setUint8(entry, size % 256);
    view.setUint8(entry + 1, size % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, at, true);
    bytes.set(png, at);
    at += png.length;
  });
  return bytes;
}
