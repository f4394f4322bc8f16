/** SVG → PNG through resvg: the same pixels on every machine. */

import { Resvg } from "@resvg/resvg-js";

export const png = (svg: string, width: number, ground?: string): Uint8Array =>
  new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
    ...(ground ? { background: ground } : {}),
  })
    .render()
    .asPng();

/** What printers ask for. */
const PRINT_DPI = 300;
const INCH_MILLIMETRES = 25.4;

/** The same for print: so many millimetres wide at 300 dpi, and it says so (pHYs), so that programs place it at that size. */
export function printPng(svg: string, millimetres: number): Uint8Array {
  const bytes = png(svg, Math.round((millimetres / INCH_MILLIMETRES) * PRINT_DPI));
  const chunk = physicalSize(Math.round((PRINT_DPI / INCH_MILLIMETRES) * 1000));
  const sized = new Uint8Array(bytes.length + chunk.length);
  sized.set(bytes.subarray(0, AFTER_HEADER));
  sized.set(chunk, AFTER_HEADER);
  sized.set(bytes.subarray(AFTER_HEADER), AFTER_HEADER + chunk.length);
  return sized;
}

/** Eight bytes of signature, and 25 of the header, which is always first. */
const AFTER_HEADER = 33;

/** A pHYs chunk: pixels per metre, the same both ways. */
function physicalSize(perMetre: number): Uint8Array {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode("pHYs"), 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  view.setUint8(16, 1);
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  return chunk;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
