import { shapesBox, shiftData, wordShapes } from "../type/word.ts";
import type { Box, Ink, Letters, LineDesign, Shape } from "../vocabulary.ts";

/** A word ready to be placed: its shapes in letter units, and the two levels the eye reads as its top and foot. */
export interface WordBlock extends LineDesign {
  /** Height a capital has, in letter units: what the lockup measures by. */
  readonly cap: number;
  /** The optical top and foot: caps or x-height above, the last baseline below. */
  readonly top: number;
  readonly foot: number;
  /** Whether it is set in capitals with air between them. */
  readonly airy: boolean;
  readonly stem: number;
}

/** A name longer than this, if it has spaces, is set on two lines; three when they would still be long. */
const ONE_LINE = 15;
const TWO_LINES = 34;
/** Beside a mark a line wider than this, in cap heights, makes the whole wider than 6.5 times its height. */
export const STRIP = 10.4;
/** Baseline to baseline, in cap heights: close in capitals, with room for descenders otherwise. */
const LEADING = { capitals: 1.36, mixed: 1.56 };
/** What at least stays free between a cedilla and the dot of a capital below it. */
const LEAST_AIR = 0.14;
/** Scripts without capitals are measured by their ink: this share of it stands for a cap height. */
const INK_AS_CAP = 0.78;

/** A sign or a short word that joins what is around it ("i", "of", "de", "und"): beside words with capitals it is in small letters. */
const JOINING = { mixed: /^(?:[&+×]|\p{Ll}{1,3})$/u, even: /^(?:[&+×]|\p{Ll}|\p{L}{2})$/u };
/** A capital before a small letter. */
const IS_MIXED = /\p{Lu}\p{Ll}/u;

/** Breaks a name into lines of even length at its spaces; into as many as are given, or as many as its length asks for. */
export const linesOf = (text: string, stated?: number): readonly string[] => {
  const words = text.trim().split(/\s+/);
  const length = [...text].length;
  const usual = length <= ONE_LINE ? 1 : length <= TWO_LINES ? 2 : 3;
  const count = Math.min(words.length, stated ?? usual);
  if (count === 1) return [text];
  const lines: string[] = [];
  const joining = JOINING[IS_MIXED.test(text) ? "mixed" : "even"];
  let rest = [...words];
  for (let line = count; line > 1; line--) {
    const target = rest.join(" ").length / line;
    let take = 1;
    while (
      take < rest.length - (line - 1) &&
      Math.abs(rest.slice(0, take + 1).join(" ").length - target) <=
        Math.abs(rest.slice(0, take).join(" ").length - target)
    )
      take++;
    // What joins two words begins a line and never ends one.
    while (take > 1 && joining.test(rest[take - 1]!)) take--;
    lines.push(rest.slice(0, take).join(" "));
    rest = rest.slice(take);
  }
  return [...lines, rest.join(" ")];
};

/** Letters that rise above the x-height. */
const RISES = /[\p{Lu}\p{N}bdfhijklt&]/u;

const capOf = (letters: Letters): number =>
  letters.script === "latin" || letters.script === "greek" || letters.script === "cyrillic"
    ? letters.capHeight
    : Math.max(letters.capHeight * 0.8, letters.box.height * INK_AS_CAP);

const footOf = ({ box }: Letters): number => box.y + box.height;

/**
 * Lines, already shaped, as one block; `drawn` replaces the first line's outlines where a letter was edited, and the last of
 * several lines may have their own ink.
 */
export const wordBlock = (
  lines: readonly Letters[],
  ink: Ink,
  align: "left" | "centre",
  drawn?: readonly Shape[],
  lastInk: Ink = ink,
): WordBlock | null => {
  const [first] = lines;
  if (!first) return null;
  const text = lines.map((line) => line.text).join(" ");
  const capitals = text === text.toUpperCase() && text !== text.toLowerCase();
  const cap = capOf(first);
  const usual = cap * (capitals ? LEADING.capitals : LEADING.mixed);
  const inked = lines.slice(1).map(({ box }, at) => footOf(lines[at]!) - box.y + cap * LEAST_AIR);
  const leading = Math.round(Math.max(usual, ...inked));
  const widest = Math.max(...lines.map(({ box }) => box.width));
  const shapes = lines.flatMap((line, index): readonly Shape[] => {
    const isLast = index > 0 && index === lines.length - 1;
    const own = index === 0 && drawn ? drawn : wordShapes(line, isLast ? lastInk : ink);
    const left = align === "left" ? -line.box.x : (widest - line.box.width) / 2 - line.box.x;
    if (lines.length === 1) return own;
    return own.map((shape) => ({ ...shape, d: shiftData(shape.d, Math.round(left), index * leading) }));
  });
  if (shapes.length === 0) return null;
  const box: Box = shapesBox(shapes);
  if (!(box.width > 0)) return null;
  const rises = [...first.text].filter((letter) => RISES.test(letter)).length;
  const cased = first.script === "latin" || first.script === "greek" || first.script === "cyrillic";
  const low = cased && rises <= 1 && first.text.length > 2 && lines.length === 1;
  return {
    text,
    shapes,
    box,
    cap,
    top: cased ? (low ? -first.xHeight : -cap) : box.y,
    foot: cased ? (lines.length - 1) * leading : box.y + box.height,
    airy: capitals && first.tracking >= 40,
    stem: first.stem,
  };
};
