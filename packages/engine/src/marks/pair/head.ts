/** Where a creature has its head: its crown, its eyes, its chin and how wide it is. */

import type { Box } from "../../vocabulary.ts";
import { eyesOf } from "./layered.ts";
import { type Piece, SIDE, UNIT } from "./piece.ts";

export interface Head {
  readonly x: number;
  /** Between the ears. */
  readonly crown: number;
  readonly chin: number;
  readonly width: number;
  /** How far ears or horns rise over the crown. */
  readonly ears: number;
  /** How high the eyes are. */
  readonly eyes: number;
  /** Whether it looks at us; otherwise to the side on which this is. */
  readonly side: -1 | 0 | 1;
  readonly openings: readonly Box[];
}

interface Row {
  readonly left: number;
  readonly width: number;
}

const rowsOf = ({ bits }: Piece): readonly Row[] =>
  Array.from({ length: SIDE }, (_, row) => {
    const line = bits.subarray(row * SIDE, (row + 1) * SIDE);
    const [first, last] = [line.indexOf(1), line.lastIndexOf(1)];
    return first < 0 ? { left: 0, width: 0 } : { left: first * UNIT, width: (last - first + 1) * UNIT };
  });

/** Between these shares of the height a neck is looked for, and it is narrower than this share of the head; of what is as broad as high only a waist is one. */
const NECK = { from: 0.28, to: 0.62, narrow: 0.86, waist: 0.5 };
/** From so much higher than wide on a creature is more than a head. */
const TALL = 1.3;
/** Where it has no neck that shows, as much of what is tall is the head. */
const UPPER = 0.36;
/** Eyes are in the middle of a head where none shows. */
const EYES = 0.46;

/** Where the head of what looks at us ends. */
function chinOf(piece: Piece, rows: readonly Row[]): number {
  const { y, width, height } = piece.box;
  const bottom = y + height;
  const isTall = height / width >= TALL;
  const at = (share: number) => Math.round((y + share * height) / UNIT);
  let [narrowest, best] = [Number.POSITIVE_INFINITY, -1];
  for (let row = at(NECK.from); row <= at(NECK.to); row++) {
    const here = rows[row]?.width ?? 0;
    if (here > 0 && here < narrowest) [narrowest, best] = [here, row];
  }
  const above = Math.max(...rows.slice(at(0), best).map((row) => row.width));
  if (best > 0 && narrowest < (isTall ? NECK.narrow : NECK.waist) * above) return best * UNIT;
  return isTall ? y + UPPER * height : bottom;
}

const inked = ({ bits }: Piece, column: number, row: number): boolean =>
  column >= 0 && row >= 0 && column < SIDE && row < SIDE && bits[row * SIDE + column] === 1;

/** The first inked row of a column. */
function crownAt(piece: Piece, x: number): number | null {
  const column = Math.round(x / UNIT);
  for (let row = 0; row < SIDE; row++) if (inked(piece, column, row)) return row * UNIT;
  return null;
}

function facingUs(piece: Piece, axis: number): Head | null {
  const rows = rowsOf(piece);
  const chin = chinOf(piece, rows);
  const crown = crownAt(piece, axis);
  if (crown === null) return null;
  const within = rows.slice(Math.round(crown / UNIT), Math.round(chin / UNIT));
  const width = Math.max(0, ...within.map((row) => row.width));
  const openings = eyesOf(piece).filter((eye) => eye.y + eye.height / 2 < crown + 0.8 * (chin - crown));
  const pairs = openings.filter((eye) =>
    openings.some(
      (other) =>
        other !== eye && Math.abs(eye.x + eye.width / 2 + other.x + other.width / 2 - 2 * axis) < 1.2,
    ),
  );
  const level = pairs[0];
  const eyes = level ? level.y + level.height / 2 : crown + EYES * (chin - crown);
  const ears = crown - piece.box.y;
  return { x: axis, crown, chin, width, ears, eyes, side: 0, openings: pairs };
}

/** Of what stands in profile the eye alone tells where the head is: so large is one around it, of the creature's height. */
const PROFILE = { most: 0.5, least: 0.24 };
const LARGEST_EYE = 5;

/** Of what shows no eye a head that is raised on one side is known by that: the upper part is slender, no tail, and off the middle. */
const RAISED = { upper: 0.26, least: 0.16, most: 0.52, aside: 0.12 };

function raised(piece: Piece): Head | null {
  const { x, y, width, height } = piece.box;
  const upper = rowsOf(piece)
    .slice(Math.round(y / UNIT), Math.round((y + RAISED.upper * height) / UNIT))
    .filter((row) => row.width > 0);
  const left = Math.min(...upper.map((row) => row.left));
  const right = Math.max(...upper.map((row) => row.left + row.width));
  const [wide, middle] = [(right - left) / width, (left + right) / 2];
  const aside = (middle - x - width / 2) / width;
  if (wide < RAISED.least || wide > RAISED.most || Math.abs(aside) < RAISED.aside) return null;
  const size = RAISED.upper * height;
  return {
    x: middle,
    crown: y,
    chin: y + size,
    width: size,
    ears: 0,
    eyes: y + EYES * size,
    side: aside < 0 ? -1 : 1,
    openings: [],
  };
}

function inProfile(piece: Piece): Head | null {
  const { x, width, height } = piece.box;
  const eye = eyesOf(piece)
    .filter((each) => Math.max(each.width, each.height) <= LARGEST_EYE)
    .toSorted((a, b) => a.y - b.y || a.x - b.x)[0];
  if (!eye) return raised(piece);
  const [at, eyes] = [eye.x + eye.width / 2, eye.y + eye.height / 2];
  const crown = crownAt(piece, at);
  if (crown === null) return null;
  const size = Math.min(PROFILE.most, Math.max(PROFILE.least, (2.4 * (eyes - crown)) / height)) * height;
  const side = at < x + width / 2 ? -1 : 1;
  return { x: at, crown, chin: crown + size, width: size, ears: 0, eyes, side, openings: [eye] };
}

export const headOf = (piece: Piece): Head | null =>
  piece.axis === null ? inProfile(piece) : facingUs(piece, piece.axis);
