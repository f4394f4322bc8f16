/** How heavy letters look, whatever the family calls its weights: by their strokes, over the height of capitals. */

import type { Face, LetterAdjustment, Studio, TypeDesign } from "../vocabulary.ts";

/** What a half step of an outline adds to a stroke or takes away, as a share of it; nobody sees a share of a hair, so thin ones grow by this share of a capital. */
const HALF_STEP = 0.13;
const LEAST_ADDED = 0.016;
/** Strokes that differ by less look alike. */
export const ALIKE = 0.12;

const strokeOf = (face: Face, weight: number): number | null => {
  const measure = face.measures[weight];
  // Beside thin horizontals stems look lighter than they are.
  return measure ? (measure.stem + measure.thin) / 2 / measure.capHeight : null;
};

/** By how much of a capital a stroke changes in a half step, over the height of capitals as well. */
export const halfStepOf = (stroke: number, way: number): number =>
  way > 0 ? Math.max(HALF_STEP * stroke, LEAST_ADDED) : HALF_STEP * stroke;

/** The stroke that letters have, with what was done to their outlines; null where their face has left the studio. */
export function strokeIn(studio: Studio, { face, weight, adjustment }: TypeDesign): number | null {
  const found = studio.face(face);
  const stroke = found ? strokeOf(found, weight) : null;
  const steps = adjustment?.weight ?? 0;
  return stroke && stroke + halfStepOf(stroke, steps) * steps;
}

/** How much lighter or heavier than a stroke a weight of a face looks; null where that is not known. */
export function awayAt(face: Face, weight: number, stroke: number): number | null {
  const own = strokeOf(face, weight);
  return own === null ? null : stroke / own - 1;
}

/** The weight of a face that looks most like a stroke, and how far from it that is. */
export function weightLike(
  face: Face,
  stroke: number,
): { readonly weight: number; readonly away: number } | null {
  const all = face.weights.flatMap((weight) => {
    const away = awayAt(face, weight, stroke);
    return away === null ? [] : [{ weight, away }];
  });
  return all.toSorted((a, b) => Math.abs(a.away) - Math.abs(b.away))[0] ?? null;
}

/** By how many half steps the outlines of a weight must go to look like a stroke, no further than letters were taken before. */
export function halfStepsTo(face: Face, weight: number, stroke: number, was: LetterAdjustment): number {
  const steps = missingSteps(face, weight, stroke);
  return Math.sign(steps) === Math.sign(was.weight) ? steps : 0;
}

/** By how many half steps a weight of a face is too light for a stroke, or too heavy. */
export function missingSteps(face: Face, weight: number, stroke: number): number {
  const own = strokeOf(face, weight);
  return own ? Math.round((stroke - own) / halfStepOf(own, stroke - own)) || 0 : 0;
}
