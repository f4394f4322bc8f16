/** One thing that stands in a mark several times: how its copies are arranged, each whole enough to be named. */

import { cut, type Form, grow, join, solid } from "../../geometry/form.ts";
import { bounds, type Matrix, type Path, rotation, transform } from "../../geometry/path.ts";
import { resolve } from "../../geometry/resolve.ts";
import type { CountWish } from "../../vocabulary.ts";
import { GRID, type Sight, type Traits } from "../family.ts";
import { crossedCopies, longAxisOf } from "./crossed.ts";
import { does, hasFace } from "./manners.ts";
import type { Operator } from "./operator.ts";
import { type Piece, pieceOf } from "./piece.ts";
import { CENTRE } from "./place.ts";

/** A way of arranging copies: its name, and each of them in one coordinate system, the first whole. */
interface Arrangement {
  readonly id: string;
  readonly copies: readonly Path[];
}

/** Where a copy's foot stands, from the middle of the first one's, and how large it is. */
interface Stand {
  readonly x: number;
  readonly y?: number;
  readonly scale?: number;
  readonly isTurned?: boolean;
}

/** The copies of a drawing, each standing on the middle of its foot. */
function standing({ path, box }: Piece, stands: readonly Stand[]): readonly Path[] {
  const [footX, footY] = [box.x + box.width / 2, box.y + box.height];
  return stands.map(({ x, y = 0, scale = 1, isTurned = false }) => {
    const along = isTurned ? -scale : scale;
    return transform(path, [along, 0, 0, scale, footX + x - footX * along, footY + y - footY * scale]);
  });
}

/** Of the first one's height those beside it have this much, where one stands before the others. */
const LESSER = 0.8;
/** And of its width they stand this far aside. */
const ASIDE = 0.62;

/** A tall one before smaller ones, which end a gap behind it: trees, bottles, towers. */
function graded(piece: Piece, count: number, gap: number): readonly Path[] {
  const { width } = piece.box;
  const stands = Array.from({ length: count }, (_, at): Stand => {
    const step = Math.ceil(at / 2);
    const side = at % 2 === 0 ? -1 : 1;
    return { x: side * step * ASIDE * width, scale: LESSER ** step };
  });
  const paths = standing(piece, stands);
  return paths.map((path, at) =>
    paths
      // What stands nearer to the middle is before it.
      .filter((_, other) => other < at && Math.ceil(other / 2) < Math.ceil(at / 2))
      .reduce((left, front) => resolve(cut(solid(left), grow(solid(outerOf(front, piece)), gap))), path),
  );
}

/** A copy's outer edges alone: what it encloses is not behind it. */
const outerOf = (copy: Path, { path, body }: Piece): Path => copy.filter((_, at) => body.includes(path[at]!));

/** Rows of copies over each other, the longest below, each in the middle. */
function rows(piece: Piece, counts: readonly number[], gap: number): readonly Path[] {
  const { width, height } = piece.box;
  const isFacing = hasFace(piece.word);
  const stands = counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, at): Stand => {
      const x = (at - (count - 1) / 2) * (width + gap);
      return {
        x,
        y: (row - counts.length + 1) * (height + gap),
        isTurned: isFacing && count === 2 && at === 1,
      };
    }),
  );
  return standing(piece, stands);
}

/** Degrees between two neighbours of a fan. */
const SPREAD: { readonly [count: number]: number } = { 2: 34, 3: 32, 4: 26, 5: 22 };
/** Where the copies of a fan meet: so much of their length below their feet. */
const STALK = 0.12;

/** Long things spread from one foot, each parted from the one before it. */
function fanned(piece: Piece, count: number, gap: number): readonly Path[] {
  const { degrees } = longAxisOf(piece);
  const upright = transform(piece.path, rotation(-90 - degrees, CENTRE, CENTRE));
  const { x, y, width, height } = bounds(upright);
  const [footX, footY] = [x + width / 2, y + height * (1 + STALK)];
  const middle = (count - 1) / 2;
  const turned = Array.from({ length: count }, (_, at) =>
    transform(upright, rotation((at - middle) * SPREAD[count]!, footX, footY)),
  );
  const order = turned.toSorted((a, b) => nearMiddle(turned.indexOf(a)) - nearMiddle(turned.indexOf(b)));
  function nearMiddle(at: number): number {
    return Math.abs(at - middle);
  }
  return order.map((path, at) =>
    order
      .slice(0, at)
      .reduce((left, front) => resolve(cut(solid(left), grow(solid(outerOf(front, piece)), gap))), path),
  );
}

/** Stars and suns on an arc, the middle one highest. */
const ARC = { degrees: 43, radius: 1.5 };

function arched(piece: Piece, count: number): readonly Path[] {
  const side = Math.max(piece.box.width, piece.box.height);
  const middle = (count - 1) / 2;
  return standing(
    piece,
    Array.from({ length: count }, (_, at): Stand => {
      const angle = ((at - middle) * ARC.degrees * Math.PI) / 180;
      return { x: ARC.radius * side * Math.sin(angle), y: ARC.radius * side * (1 - Math.cos(angle)) };
    }),
  );
}

/** Longer than broad by this much, things can be fanned. */
const LONG = 2.2;
/** Of one copy's width over its height: up to here they stand in a row, and from here on they lie over each other. */
const SLENDER: { readonly [count: number]: number } = { 2: 1.4, 3: 0.72, 4: 0.55, 5: 0.45 };
const STANDING = 1.15;
/** Mountains stand in one range however broad they are. */
const RIDGE = 2.4;
const BROAD = 1.7;
const PILED: { readonly [count: number]: readonly number[] } = { 2: [1, 1], 3: [1, 2], 4: [2, 2], 5: [2, 3] };

function arrangements(piece: Piece, { count, isCrossed }: CountWish, gap: number): readonly Arrangement[] {
  if (isCrossed) {
    const copies = count === 2 ? crossedCopies(piece, gap) : null;
    return copies ? [{ id: "crossed", copies }] : [];
  }
  const { width, height } = piece.box;
  const shape = width / height;
  const found: Arrangement[] = [];
  const stands = !hasFace(piece.word) && shape < (does("rising", piece.word) ? RIDGE : STANDING);
  if (does("hovering", piece.word) && count > 2) return [{ id: "arched", copies: arched(piece, count) }];
  if (longAxisOf(piece).long > LONG && !hasFace(piece.word) && count < 4)
    found.push({ id: "fanned", copies: fanned(piece, count, gap) });
  if (stands && count < 4 && !found.length) found.push({ id: "graded", copies: graded(piece, count, gap) });
  const isRange = found.some(({ id }) => id === "graded") && does("rising", piece.word);
  return isRange ? found : [...found, inRows(piece, count, gap)];
}

/** In one row, or in rows over each other: what is broad lies one on the other. */
function inRows(piece: Piece, count: CountWish["count"], gap: number): Arrangement {
  const shape = piece.box.width / piece.box.height;
  if (shape <= SLENDER[count]!) return { id: "row", copies: rows(piece, [count], gap) };
  if (shape < BROAD || count === 4) return { id: "piled", copies: rows(piece, PILED[count]!, gap) };
  if (count === 5) return { id: "piled", copies: rows(piece, [1, 2, 2], gap) };
  const single = Array.from({ length: count }, () => 1);
  return { id: "stacked", copies: rows(piece, single, gap) };
}

/** A drawing of one thing as it stands there several times: pieces whose `copies` are known. */
export function severalOf(
  piece: Piece,
  many: CountWish,
  { gap }: Traits,
  sees: (word: string, form: Form) => Sight,
): readonly Piece[] {
  return arrangements(piece, many, gap).flatMap(({ id, copies }, rank) => {
    const whole = pieceOf(piece.id, piece.word, joined(copies), sees);
    if (!whole) return [];
    const onGrid = ontoGrid(copies.flat());
    return [
      {
        ...whole,
        seen: piece.seen,
        many: {
          id,
          wish: many,
          copies: copies.map((copy) => transform(copy, onGrid)),
          // Four books that touch are a window.
          isPlain: whole.seen === null || whole.seen > 0,
          rank,
        },
      },
    ];
  });
}

export const joined = (copies: readonly Path[]): Form => join(...copies.map((copy) => solid(copy)));

/** As `pieceOf` places what it is given. */
function ontoGrid(path: Path): Matrix {
  const { x, y, width, height } = bounds(path);
  const scale = GRID / Math.max(width, height, 1e-6);
  return [scale, 0, 0, scale, CENTRE - (x + width / 2) * scale, CENTRE - (y + height / 2) * scale];
}

/** What it costs several things that the eye knows them only one by one, and that they are arranged in another way. */
const UNPLAIN = -0.12;
const LATER = 0.1;

/** The copies of one thing alone are the mark. */
const several: Operator = {
  id: "several",
  phrase: "beside",
  promise: 0.9,
  bonds: ["copies", "crossed"],
  isApart: true,
  whole: 0,
  isOrdered: true,
  isAsked: true,
  compose: ({ host }) => {
    const [first, ...others] = host.many?.copies ?? [];
    if (!first || others.length === 0) return null;
    const { width, height } = bounds(first);
    return {
      host: solid(first),
      guest: joined(others),
      one: solid(others[0]!),
      least: Math.max(width, height) / GRID,
      // The first way is the one that such a thing asks for.
      promise: (host.many?.isPlain ? 0 : UNPLAIN) - LATER * (host.many?.rank ?? 0),
    };
  },
};

export const SEVERAL: readonly Operator[] = [several];
