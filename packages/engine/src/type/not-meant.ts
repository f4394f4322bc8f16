/** Faces that a wish leaves out where others are left: what nobody means by its words, and weights that do not look like it. */

import type { Face, Script, Studio, TypeClass, TypeWish } from "../vocabulary.ts";
import { nearestWeight } from "./nearest-weight.ts";

/** Whoever asks for serifs does not mean slabs. */
export const isNoSlab = (wish: TypeWish | null): ((face: Face) => boolean) =>
  wish?.classes.includes("serif") && !wish.classes.includes("slab")
    ? (face) => !face.classes.includes("slab")
    : () => true;

const WITH_SERIFS: readonly TypeClass[] = ["serif", "didone", "old-style", "slab"];

/** Whoever asks for condensed, wide or round letters and says no more means letters without serifs. */
export const isNoSerif = (wish: TypeWish | null): ((face: Face) => boolean) => {
  const classes = wish?.classes ?? [];
  const isPlain =
    classes.some((each) => BARE.includes(each)) && !classes.some((each) => WITH_SERIFS.includes(each));
  return isPlain ? (face) => !face.classes.some((each) => WITH_SERIFS.includes(each)) : () => true;
};
const BARE: readonly TypeClass[] = [
  "sans",
  "grotesk",
  "geometric",
  "humanist",
  "condensed",
  "wide",
  "rounded",
];

const EASTERN: ReadonlySet<Script> = new Set([
  "japanese",
  "korean",
  "chinese-simplified",
  "chinese-traditional",
]);
const NEIGHBOURS: ReadonlySet<Script> = new Set(["greek", "cyrillic"]);
/** Thousandths of an em. */
const FULL_WIDTH = 900;

/** Faces of the East have Greek and Cyrillic letters as wide as their own signs, which set no word. */
export function isFullWidth(studio: Studio, face: Face, text: string, script: Script): boolean {
  if (!NEIGHBOURS.has(script) || !face.scripts.some((each) => EASTERN.has(each))) return false;
  const { glyphs } = studio.set({ text, face: face.id, weight: 400 });
  return glyphs.filter(({ box }) => box !== null).every(({ advance }) => advance >= FULL_WIDTH);
}

/** Whoever asks for wide letters does not mean letters of one width. */
export const isNoMono = (wish: TypeWish | null): ((face: Face) => boolean) =>
  wish && wish.classes.length > 0 && !wish.classes.includes("mono") && !wish.classes.includes("typewriter")
    ? (face) => !face.classes.includes("mono")
    : () => true;

/** Stem to capitals' height from which on letters look bold, by the weight that is asked for. */
const DARK: readonly (readonly [weight: number, stem: number])[] = [
  [900, 0.22],
  [700, 0.175],
  [600, 0.15],
];

/** A face whose bold strokes are thin is no bold one: Josefin Slab at 700. */
export const looksAs = (weight: number): ((face: Face) => boolean) => {
  const least = DARK.find(([from]) => weight >= from)?.[1] ?? 0;
  return ({ weights, measures }) => {
    const measure = measures[nearestWeight(weights, weight)];
    return !measure || measure.stem / measure.capHeight >= least;
  };
};

/** Faces with a weight that one would call so, and of these the ones that have it exactly. */
export const nearly = (weight: number): readonly ((face: Face) => boolean)[] => [
  ({ weights }) => Math.abs(nearestWeight(weights, weight) - weight) <= 100,
  ({ weights }) => weights.includes(weight),
];
