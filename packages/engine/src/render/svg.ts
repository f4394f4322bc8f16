/**
 * Artwork → SVG 1.1 that any renderer shows alike: outlines and plain fills only, groups placed by their
 * own transform, ids unique to the file so that both variants can stand in one page.
 */

import { hash32 } from "../dice.ts";
import type { Artwork, InkSet, Part, Placement, Shape } from "../vocabulary.ts";
import { trapped } from "./trap.ts";
import { smallWatermark as corner, watermark as letters, middlesOf } from "./watermark.ts";

export type Variant = "light" | "dark";

/** Places and sizes carry three decimals, and no more digits than they need. */
export const number = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000;
  return String(rounded === 0 ? 0 : rounded);
};

/** Text for XML: markup is spelt out, and what XML 1.0 cannot hold at all is dropped. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

export function renderSvg(artwork: Artwork, variant: Variant): string {
  return renderWith(artwork, artwork.palette[variant], variant);
}

/** Renders with any set of inks: the mono and reversed variants of the kit are sets too. */
export function renderWith(artwork: Artwork, inks: InkSet, variant: string): string {
  const { x, y, width, height } = artwork.box;
  const id = fileId(artwork, variant);
  const parts = artwork.parts.map((part) => group(part, inks, id)).join("");
  const sign = signOver(artwork, `${id}-watermark`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, height].map(number).join(" ")}" ` +
    `width="${number(width)}" height="${number(height)}" role="img" aria-labelledby="${id}-title">` +
    `<title id="${id}-title">${escapeXml(artwork.title)}</title>${parts}${sign}</svg>`
  );
}

function signOver({ box, parts, watermark }: Artwork, id: string): string {
  if (watermark === false) return "";
  return watermark === "small" ? corner(box, id) : letters(box, id, middlesOf({ parts }));
}

/** Follows from the content: the same design always gets the same ids, another one others. */
function fileId(artwork: Artwork, variant: string): string {
  const content = artwork.parts.map((part) => part.shapes.map((shape) => shape.d).join("")).join(" ");
  const inks = artwork.palette.light.primary + artwork.palette.light.secondary + artwork.palette.light.ink;
  return `m${hash32(`${artwork.title} ${content} ${inks}`).toString(36)}-${variant}`;
}

function group(part: Part, inks: InkSet, id: string): string {
  if (part.shapes.length === 0) return "";
  return `<g id="${id}-${part.name}"${transform(part.place)}>${paths(trapped(part.shapes), inks)}</g>`;
}

const transform = ({ x, y, scale }: Placement): string => {
  const move = x === 0 && y === 0 ? "" : `translate(${number(x)} ${number(y)})`;
  // Scales need more digits: a letter is drawn 1000 units high and scaled to a few dozen.
  const size = scale === 1 ? "" : `scale(${String(Math.round(scale * 1e6) / 1e6)})`;
  const both = [move, size].filter((each) => each !== "").join(" ");
  return both === "" ? "" : ` transform="${both}"`;
};

/** Neighbours of one colour share a path element: fewer bytes, and no seams between them. */
function paths(shapes: readonly Shape[], inks: InkSet): string {
  let written = "";
  let index = 0;
  while (index < shapes.length) {
    const { ink, rule } = shapes[index]!;
    let d = "";
    while (index < shapes.length && shapes[index]!.ink === ink && shapes[index]!.rule === rule) {
      d += shapes[index]!.d;
      index++;
      // Even-odd shapes would cancel where they overlap.
      if (rule === "evenodd") break;
    }
    if (d !== "")
      written += `<path fill="${inks[ink]}"${rule === "evenodd" ? ' fill-rule="evenodd"' : ""} d="${d}"/>`;
  }
  return written;
}
