/** A second colour needs something to be seen in: where nothing is inked in it yet, the least part of the mark takes it, or the tagline. */

import { depths, holds } from "../geometry/nesting.ts";
import { fromData } from "../geometry/parse.ts";
import { contourAreas, flatten, toData } from "../geometry/path.ts";
import { isShown } from "../render/shown.ts";
import type { Design, Shape } from "../vocabulary.ts";

/** A part of one shape: a contour with all that lies inside it. */
interface Piece {
  readonly shape: number;
  readonly contours: readonly number[];
  readonly area: number;
}

/** Parts whose areas differ by less are meant to be alike, and take the accent together. */
const ALIKE = 0.14;
/** Shares of the mark's ink: less is a speck, more is no accent. */
const LEAST = 0.04;
const MOST = 0.5;

const hasAccent = ({ mark, type }: Design): boolean =>
  [mark, type.word, type.tagline].some((part) => part?.shapes.some(({ ink }) => ink === "secondary"));

function piecesOf({ d }: Shape, shape: number): readonly Piece[] {
  const path = fromData(d);
  const [levels, areas, polygons] = [depths(path), contourAreas(path).map(Math.abs), flatten(path, 4)];
  return path.flatMap((_, at): Piece[] => {
    if (levels[at] !== 0) return [];
    const inside = path.flatMap((__, other) =>
      levels[other]! > 0 && holds(polygons[at]!, polygons[other]![0]!) ? [other] : [],
    );
    const area = inside.reduce(
      (sum, each) => sum + areas[each]! * (levels[each]! % 2 === 0 ? 1 : -1),
      areas[at]!,
    );
    return [{ shape, contours: [at, ...inside], area }];
  });
}

/** Like pieces together, the least first. */
function groupsOf(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const groups: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.area - b.area)) {
    const group = groups.find(([first]) => piece.area <= first!.area * (1 + ALIKE));
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

const sum = (pieces: readonly Piece[]): number => pieces.reduce((all, { area }) => all + area, 0);

/** The shape with some of its contours in the second colour. Their order stays, so the outlines do too. */
function accented(shape: Shape, chosen: ReadonlySet<number>): readonly Shape[] {
  const runs: { isChosen: boolean; d: string }[] = [];
  for (const [at, contour] of fromData(shape.d).entries()) {
    const isChosen = chosen.has(at);
    const last = runs.at(-1);
    if (last && last.isChosen === isChosen) last.d += toData([contour]);
    else runs.push({ isChosen, d: toData([contour]) });
  }
  return runs.map(({ isChosen, d }) => ({ ...shape, d, ...(isChosen ? { ink: "secondary" as const } : {}) }));
}

function accentedMark(shapes: readonly Shape[]): readonly Shape[] | null {
  const pieces = shapes.flatMap((shape, at) => (shape.ink === "pale" ? [] : piecesOf(shape, at)));
  const whole = sum(pieces);
  const group = groupsOf(pieces).find((each) => sum(each) >= whole * LEAST && sum(each) <= whole * MOST);
  if (!group) return null;
  const made = shapes.flatMap((shape, at) =>
    accented(shape, new Set(group.filter((piece) => piece.shape === at).flatMap(({ contours }) => contours))),
  );
  return made.some(({ ink }) => ink === "primary") || !shapes.some(({ ink }) => ink === "primary")
    ? made
    : null;
}

/** The design with something in its second colour; the same one where it is seen already, or nothing can take it. */
export function withAccent(design: Design): Design {
  if (hasAccent(design) || isShown(design, "secondary")) return design;
  const { mark, type } = design;
  // What was adjusted or framed is worked out anew from outlines that know nothing of this.
  const shapes = mark && !mark.drawn && !mark.frame ? accentedMark(mark.shapes) : null;
  if (mark && shapes) return { ...design, mark: { ...mark, shapes } };
  if (!type.tagline) return design;
  const tagline = {
    ...type.tagline,
    shapes: type.tagline.shapes.map((shape) => ({ ...shape, ink: "secondary" as const })),
  };
  return { ...design, type: { ...type, tagline } };
}
