/** What is done to a drawing so that it stands as was asked: turned over, mirrored, leaning, broken. */

import { cut, extent, type Form, join, move, solid } from "../geometry/form.ts";
import { type Matrix, type Point, rotation, scaling } from "../geometry/path.ts";
import { polygon } from "../geometry/primitives.ts";
import { resolve } from "../geometry/resolve.ts";
import { isHead, lookOf, showsPose } from "../lexicon/poses.ts";
import type { Pose } from "../vocabulary.ts";
import { type Drawing, GRID, type Layer, type Traits } from "./family.ts";

const CENTRE = GRID / 2;
const OVER: Matrix = scaling(1, -1, CENTRE, CENTRE);
const MIRROR: Matrix = scaling(-1, 1, CENTRE, CENTRE);
/** Degrees by which it leans: so much that nobody takes it for a slip. */
const LEAN = 14;
const LEAP = 24;
/** How wide a crack is, and how far its corners are to both sides of it, of the grid. */
const CRACK = { gap: 0.055, aside: 0.075, teeth: 5 };

/** A drawing by its id, and the brand that it is drawn for. */
interface Named {
  readonly id: string;
  readonly traits: Traits;
}

type Turned = { readonly move: (form: Form) => Form; readonly done: Pose };

/** To which side a drawing looks as a brand has it, which may be the other way round; 0 where nobody can tell. */
export const facingOf = (id: string, { variation }: Traits): -1 | 0 | 1 =>
  ((variation[2] === 1 ? -1 : 1) * lookOf(id)) as -1 | 0 | 1;

/** As large as it was drawn, in the middle of the grid. */
function onGrid(form: Form): Matrix {
  const { x, y, width, height } = extent(form);
  const scale = GRID / Math.max(width, height);
  return [scale, 0, 0, scale, CENTRE - (x + width / 2) * scale, CENTRE - (y + height / 2) * scale];
}

function crackOf(form: Form): Form {
  const { x, y, width, height } = extent(form);
  const half = (CRACK.gap * Math.max(width, height)) / 2;
  const aside = CRACK.aside * width;
  const points = Array.from({ length: CRACK.teeth + 2 }, (_, at): Point => [
    x + width / 2 + (at % 2 === 0 ? -aside : aside),
    y + (height * (at - 0.5)) / CRACK.teeth,
  ]);
  return solid(polygon([
    ...points.map(([px, py]): Point => [px - half, py]),
    ...points.toReversed().map(([px, py]): Point => [px + half, py]),
  ]));
}

function turnFor(pose: Pose, { id, traits }: Named, whole: Form): Turned | null {
  const by = (matrix: Matrix): Turned => ({ done: pose, move: (form) => move(form, matrix) });
  switch (pose) {
    case "upside-down":
      return by(OVER);
    case "back":
      // Of a creature that stands in profile the feet are up when it lies on its back.
      return isHead(id) || !showsPose(id, "side") || showsPose(id, "back") ? null : by(OVER);
    case "leaning": {
      const turn = rotation(LEAN, CENTRE, CENTRE);
      const fit = onGrid(move(whole, turn));
      return { done: pose, move: (form) => move(move(form, turn), fit) };
    }
    case "jumping": {
      // Who stands in every drawing leaps when the head comes up.
      const side = facingOf(id, traits);
      if (side === 0 || isHead(id) || showsPose(id, "jumping")) return null;
      const turn = rotation(-side * LEAP, CENTRE, CENTRE);
      const fit = onGrid(move(whole, turn));
      return { done: pose, move: (form) => move(move(form, turn), fit) };
    }
    case "broken": {
      const crack = crackOf(whole);
      return { done: pose, move: (form) => cut(form, crack) };
    }
    case "left":
    case "right": {
      const side = facingOf(id, traits);
      if (side === 0) return null;
      return (side < 0) === (pose === "left") ? { done: pose, move: (form) => form } : by(MIRROR);
    }
    default:
      return null;
  }
}

/** A form in the poses that can be made of any drawing, and which of them were. */
export function posedForm(
  form: Form,
  poses: readonly Pose[],
  named: Named,
): { readonly form: Form; readonly done: readonly Pose[]; readonly turns: readonly Turned[] } {
  const turns: Turned[] = [];
  let now = form;
  for (const pose of poses) {
    const turn = turnFor(pose, named, now);
    if (!turn) continue;
    turns.push(turn);
    now = turn.move(now);
  }
  return { form: now, done: turns.map(({ done }) => done), turns };
}

/** A whole drawing in those poses; what was done is kept with the mark. */
export function posedDrawing(
  drawing: Drawing,
  poses: readonly Pose[],
  named: Named & { readonly word: string },
): Drawing {
  const whole = join(...drawing.layers.filter(({ ink }) => ink !== "pale").map(({ form }) => form));
  const { turns, done } = posedForm(solid(resolve(whole)), poses, named);
  if (turns.length === 0) return drawing;
  const all = (layers: readonly Layer[]) =>
    layers.map((each) => ({ ...each, form: turns.reduce((form, turn) => turn.move(form), each.form) }));
  const { small, ...rest } = drawing;
  return {
    ...rest,
    layers: all(drawing.layers),
    ...(small ? { small: all(small) } : {}),
    kept: { ...drawing.kept, posed: saidOfPoses(named.word, done) },
  };
}

/** What is kept of the poses that were made. */
export const saidOfPoses = (word: string, done: readonly Pose[]): string =>
  done.map((pose) => `${word}:${pose}`).join(" ");
