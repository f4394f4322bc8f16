/**
 * An Edit in words: what its prompt says, and the Report after it. A separate entry: code that writes the prompt need
 * not load the engine.
 */

import type { Degree, Edit, EditField, EditLayout, LetterCase } from "../vocabulary.ts";

export type { Edit } from "../vocabulary.ts";

/** How a prompt begins that nobody wrote. */
export const BY_HAND = "By hand: ";

/** A half step of the mark's size, as a factor: two are a quarter larger. */
export const SIZE_STEP = 1.12;

/** A half step of the room between mark and name, as a factor: two are half as much again. */
export const GAP_STEP = 1.25;

type Degrees = { readonly [degree in Degree]: number };

/** Half steps of size: "a bit" is just seen, "larger" at a glance, "much larger" from afar. */
const SIZE_DEGREES: Degrees = { 1: 1.25, 2: 2.5, 3: 3.75, 4: 5 };

/** Half steps of room, of which there is little beside a mark: it must grow by more to be seen. */
export const GAP_DEGREES: Degrees = { 1: 1.75, 2: 3.25, 3: 4.25, 4: 5.25 };

/** By how many half steps something grows: by a degree, or exactly so many times as it was. */
export const sizeSteps = (change: {
  readonly ask: string;
  readonly degree: Degree;
  readonly times?: number;
}): number =>
  change.times === undefined
    ? SIZE_DEGREES[change.degree] * (change.ask === "larger" ? 1 : -1)
    : Math.log(change.times) / Math.log(SIZE_STEP);

const LAYOUTS: { readonly [layout in EditLayout]: string } = {
  left: "mark left of the name",
  right: "mark right of the name",
  above: "mark above the name",
  below: "mark below the name",
  emblem: "a badge",
  wordmark: "the name alone",
  symbol: "the symbol alone",
};

const CASES: { readonly [letters in LetterCase]: string } = {
  upper: "capital letters",
  lower: "small letters",
  title: "a capital for each word",
  typed: "letters as typed",
};

/** In the order of the panel. */
const WORDS: { readonly [field in EditField]: (value: never) => string } = {
  main: (hex: string) => `main colour ${hex}`,
  accent: (hex: string) => `accent colour ${hex}`,
  face: (family: string) => `typeface ${family}`,
  weight: (weight: number) => `weight ${weight}`,
  case: (letters: LetterCase) => CASES[letters],
  tagline: (text: string | null) => (text === null ? "no tagline" : `tagline “${text}”`),
  layout: (layout: EditLayout) => LAYOUTS[layout],
  symbol: (id: string) => `symbol ${drawingName(id)}`,
  size: (size: number) => `mark at ${Math.round(SIZE_STEP ** size * 100)} % of its usual size`,
  locks: (parts: readonly string[]) =>
    parts.length === 0 ? "nothing locked" : `locked: ${parts.join(" and ")}`,
};

export const EDIT_FIELDS = Object.keys(WORDS) as readonly EditField[];

/** What one field of an edit says. */
export const wordsOf = (edit: Edit, field: EditField): string =>
  (WORDS[field] as (value: Edit[EditField]) => string)(edit[field]);

/** The prompt of an edit, as its Memory Node keeps it. */
export const promptOfEdit = (edit: Edit): string =>
  `${BY_HAND}${EDIT_FIELDS.filter((field) => edit[field] !== undefined)
    .map((field) => wordsOf(edit, field))
    .join(", ")}`;

/** `ph:flower-lotus-fill` is a flower lotus: the sets name what they show, and how it is drawn. */
export const drawingName = (id: string): string =>
  id
    .replace(/^[^:]*:/, "")
    .replace(/-(?:fill|filled|bold|solid|line|outline|duotone|light|thin)$/, "")
    .replaceAll("-", " ");
