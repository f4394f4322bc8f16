/** Whether a mark can be read as the letters that were asked for, from its pixels: as ink, as openings, or inside a frame. */

import { Resvg } from "@resvg/resvg-js";
import type { Studio } from "../../src/vocabulary.ts";
import { area, type Bits, bitsOf, columns, hull, padded, squared, without } from "./forms-pixels.ts";

const FINE = 40;
const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Faces of differing build; the logo's own is read beside them. */
const FACES = [
  "manrope",
  "playfair-display",
  "archivo",
  "bitter",
  "nunito",
  "oswald",
  "space-grotesk",
  "lora",
];
/** Of all letters, the right one must be this near the best; letters cut or opened are read with doubt. */
const AMONG = { one: 2, two: 3 };
const LEAST = 0.45;

type Template = { readonly text: string; readonly bits: Uint8Array };

const templates = new Map<string, Template>();

function templateOf(studio: Studio, text: string, face: string): Template | null {
  const key = `${face} ${text}`;
  const known = templates.get(key);
  if (known) return known;
  if (!studio.face(face)) return null;
  const weights = studio.face(face)!.weights.filter((weight) => weight <= 800);
  const { glyphs, box, missing } = studio.set({ text, face, weight: weights.at(-1) ?? 400, tracking: -20 });
  if (missing.length > 0) return null;
  const paths = glyphs.map(({ d, x, y }) => `<path transform="translate(${x} ${y})" d="${d}"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" preserveAspectRatio="none">${paths}</svg>`;
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const data = Uint8Array.from({ length: width * height }, (_, at) => (pixels[at * 4 + 3]! > 127 ? 1 : 0));
  const made = { text, bits: squared({ width, height, data }, FINE) };
  templates.set(key, made);
  return made;
}

const overlap = (a: Uint8Array, b: Uint8Array): number => {
  let [both, either] = [0, 0];
  for (let at = 0; at < a.length; at++) {
    both += a[at]! & b[at]!;
    either += a[at]! | b[at]!;
  }
  return either === 0 ? 0 : both / either;
};

/** What lies inside the outermost part of the ink, where that encloses the rest. */
function inner(bits: Bits): Bits | null {
  const { width, height, data } = padded(bits, 1);
  const left = Uint8Array.from(data);
  const start = data.indexOf(1);
  const waiting = [start];
  left[start] = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
    for (const next of [at - 1, at + 1, at - width, at + width])
      if (left[next]) {
        left[next] = 0;
        waiting.push(next);
      }
  const rest = { width, height, data: left };
  return area(rest) > 0.02 * width * height ? rest : null;
}

/** The ways in which a mark can hold letters. */
function views(bits: Bits): readonly Bits[] {
  const openings = without(hull(bits), bits);
  const held = inner(bits);
  return [bits, openings, ...(held ? [held] : [])];
}

/** How far from the best reading a text is, and how like it the best view is. */
function rankOf(
  studio: Studio,
  view: Bits,
  texts: readonly string[],
  asked: string,
  faces: readonly string[],
): number {
  const seen = squared(view, FINE);
  const likeness = (text: string) =>
    Math.max(
      ...faces.map((face) => {
        const template = templateOf(studio, text, face);
        return template ? overlap(seen, template.bits) : 0;
      }),
    );
  const own = likeness(asked);
  if (own < LEAST) return Number.POSITIVE_INFINITY;
  return texts.filter((text) => text !== asked && likeness(text) > own).length;
}

const pairsBeside = (asked: string): readonly string[] => [
  ...ALPHABET.map((letter) => `${asked[0]}${letter}`),
  ...ALPHABET.map((letter) => `${letter}${asked[1]}`),
];

export function readsAs(studio: Studio, svg: string, letters: string, family: string): boolean {
  const bits = bitsOf(svg, ["mark"]);
  if (!bits) return false;
  const own = studio.faces.find((face) => face.family === family)?.id;
  const faces = [...(own ? [own] : []), ...FACES];
  const one = (view: Bits, letter: string) => rankOf(studio, view, ALPHABET, letter, faces) < AMONG.one;
  if (letters.length === 1) return views(bits).some((view) => one(view, letters));
  const whole = views(bits).some(
    (view) => rankOf(studio, view, pairsBeside(letters), letters, faces) < AMONG.two,
  );
  const halves = [columns(bits, 0, 0.5), columns(bits, 0.5, 1)];
  return whole || halves.every((half, at) => views(half).some((view) => one(view, letters[at]!)));
}
