/** What is done to a drawing so that it stands as was asked: turned over, mirrored, leaning, broken. */

import { cut, extent, type Form, join, move, solid } from "../geometry/form.ts";
import { type Matrix, type Point, rotation, scaling, warp } from "../geometry/path.ts";
import { polygon, rect } from "../geometry/primitives.ts";
import { resolve } from "../geometry/resolve.ts";
import { isHead, lookOf, showsPose } from "../lexicon/poses.ts";
import type { Pose } from "../vocabulary.ts";
import { type Drawing, GRID, type Layer, type Traits } from "./family.ts";

import { inSteps } from "./pair/around.ts";
import { longAxisOf } from "./pair/crossed.ts";
import { hasFace } from "./pair/manners.ts";
import { pieceOf } from "./pair/piece.ts";

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
  readonly word: string;
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
  const points = Array.from(
    { length: CRACK.teeth + 2 },
    (_, at): Point => [
      x + width / 2 + (at % 2 === 0 ? -aside : aside),
      y + (height * (at - 0.5)) / CRACK.teeth,
    ],
  );
  return solid(
    polygon([
      ...points.map(([px, py]): Point => [px - half, py]),
      ...points.toReversed().map(([px, py]): Point => [px + half, py]),
    ]),
  );
}

/** From so much longer than broad on a thing can be curled: round a middle, ever closer to it, this many degrees. */
const COIL = { long: 1.25, degrees: 330, outer: 9.2, inner: 3.4, broad: 8 };

/** A long thing rolled up from its foot, as a snake lies; null for what is too broad. */
function coilOf(word: string, whole: Form): ((form: Form) => Form) | null {
  const piece = pieceOf("", word, whole, () => null);
  if (!piece) return null;
  const { degrees, long } = longAxisOf(piece);
  if (long < COIL.long) return null;
  const upright = rotation(-90 - degrees, CENTRE, CENTRE);
  const { x, y, width, height } = extent(move(whole, upright));
  const breadth = Math.min(1, COIL.broad / width);
  const rule = ([px, py]: Point): Point => {
    const along = (y + height - py) / height;
    const angle = (along * COIL.degrees * Math.PI) / 180;
    const narrow = 1 - 0.45 * along;
    const radius = COIL.outer - (COIL.outer - COIL.inner) * along - (px - x - width / 2) * breadth * narrow;
    return [CENTRE + radius * Math.cos(angle), CENTRE - radius * Math.sin(angle)];
  };
  const bend = (form: Form) => solid(warp(inSteps(resolve(move(form, upright))), rule));
  const fit = onGrid(bend(whole));
  return (form) => move(bend(form), fit);
}

function turnFor(pose: Pose, { id, word, traits }: Named, whole: Form): Turned | null {
  const by = (matrix: Matrix): Turned => ({ done: pose, move: (form) => move(form, matrix) });
  if (showsPose(id, pose)) return null;
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
    case "curled": {
      const coil = hasFace(word) ? null : coilOf(word, whole);
      return coil && { done: pose, move: coil };
    }
    case "broken": {
      const crack = crackOf(whole);
      return { done: pose, move: (form) => cut(form, crack) };
    }
    case "left":
    case "right": {
      const side = facingOf(id, traits);
      if (side === 0) return null;
      return side < 0 === (pose === "left") ? { done: pose, move: (form) => form } : by(MIRROR);
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

/** Which of the poses can be made of a drawing, before it is drawn. */
export const posesMade = (poses: readonly Pose[], named: Named): readonly Pose[] =>
  poses.filter((pose) => (pose === "curled" ? !hasFace(named.word) : turnFor(pose, named, UNIT) !== null));
const UNIT: Form = solid(rect(0, 0, GRID, GRID));

/** A whole drawing in those poses. */
export function posedDrawing(drawing: Drawing, poses: readonly Pose[], named: Named): Drawing {
  const whole = join(...drawing.layers.filter(({ ink }) => ink !== "pale").map(({ form }) => form));
  const { turns } = posedForm(solid(resolve(whole)), poses, named);
  if (turns.length === 0) return drawing;
  const all = (layers: readonly Layer[]) =>
    layers.map((each) => ({ ...each, form: turns.reduce((form, turn) => turn.move(form), each.form) }));
  const { small, ...rest } = drawing;
  return {
    ...rest,
    layers: all(drawing.layers),
    ...(small ? { small: all(small) } : {}),
  };
}

/** What is kept of the poses that were made. */
export const saidOfPoses = (word: string, done: readonly Pose[]): string =>
  done.map((pose) => `${word}:${pose}`).join(" ");
