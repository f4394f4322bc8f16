/** Whether a name's outlines are those of its spelling, capitals included. */

import type { Assets, Design, Studio } from "../../src/vocabulary.ts";
import { NOTHING, partOf, pixelsOf } from "./exact-pixels.ts";

const FINE = 96;

/** The ink of a picture, stretched over a square: what is compared is the letters, not their size. */
function stretched(svg: string): Uint8Array {
  const { width, height, data } = pixelsOf(svg);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let at = 0; at < data.length; at++) {
    if (data[at] === NOTHING) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right, top, bottom] = [
      Math.min(left, x),
      Math.max(right, x),
      Math.min(top, y),
      Math.max(bottom, y),
    ];
  }
  const bits = new Uint8Array(FINE * 4 * FINE);
  for (let at = 0; at < bits.length; at++) {
    const [x, y] = [((at % (FINE * 4)) + 0.5) / (FINE * 4), (Math.floor(at / (FINE * 4)) + 0.5) / FINE];
    const [px, py] = [Math.floor(left + x * (right + 1 - left)), Math.floor(top + y * (bottom + 1 - top))];
    bits[at] = data[py * width + px] === NOTHING ? 0 : 1;
  }
  return bits;
}

const overlap = (a: Uint8Array, b: Uint8Array): number => {
  let [both, either] = [0, 0];
  a.forEach((bit, at) => {
    if (bit & b[at]!) both++;
    if (bit | b[at]!) either++;
  });
  return either === 0 ? 0 : both / either;
};

function outlined(studio: Studio, design: Design, text: string): string {
  const { face, weight, tracking } = design.type;
  const { glyphs, box } = studio.set({ text, face, weight, tracking });
  const paths = glyphs.map(({ d, x, y }) => `<path transform="translate(${x} ${y})" d="${d}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${paths}</svg>`;
}

/**
 * The name's outlines in the file are nearer to this spelling than to the same letters in another case. Names on a circle, on
 * several lines or with an edited letter are held to the text alone.
 */
export function setAs(studio: Studio, design: Design, { logo_svg }: Assets, name: string): boolean {
  const text = design.type.word?.text.replace(/\n/g, " ");
  if (text?.normalize("NFC") !== name.normalize("NFC")) return false;
  const isBent = design.lockup.kind === "emblem" || design.type.edit !== null || name.length > 15;
  const others = [name.toUpperCase(), name.toLowerCase()].filter((other) => other !== name);
  if (isBent || others.length === 0) return true;
  const ink = stretched(partOf(logo_svg, ["wordmark"]));
  const likeness = (spelling: string) => overlap(ink, stretched(outlined(studio, design, spelling)));
  const own = likeness(name);
  return others.every((other) => likeness(other) <= own);
}
