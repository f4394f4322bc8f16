import { asForm, type Form, move } from "../geometry/form.ts";
import { type Path, scaling } from "../geometry/path.ts";
import { type Drawing, GRID, type Traits } from "./family.ts";
import type { Idea } from "./ideas.ts";
import type { Posture } from "./orientation.ts";

/** A thing seen, drawn from parameters and the brand's gap. */
export interface Scene extends Posture {
  readonly id: string;
  readonly ideas: readonly Idea[];
  /** Words that name it: a stated motif among them is met by this scene. */
  readonly words: readonly string[];
  /** Words that only go with it (bread with wheat, a dog with a paw): to somebody who asked for bread an ear of wheat is not bread. */
  readonly goesWith?: readonly string[];
  /** What can be seen in it beside it, where both are asked for: an apple's leaf, the nail of a hammer. */
  readonly has?: readonly string[];
  /** What else somebody may take it to show who asked that this be nowhere: the waves of arcs in a kimono, the sun of a mound. */
  readonly suggests?: readonly string[];
  /** Whether it is a disc itself, and does not go into another. */
  readonly isRound?: true;
  /** Whether it has large solids, which hold a ground between two lines; others close up and stay half solid. */
  readonly isOpen?: true;
  /** Whether it is drawn in strokes of the brand's line alone: in line art they stay the lines that they are. */
  readonly isStroked?: true;
  /** Whether a face may be found in it: it is a head with eyes, or those who looked at it saw none. */
  readonly allowsFace?: true;
  /**
   * Whether a part of it is a square ground that the thing stands in half way, as where both change colours in the middle.
   * A plate completes that ground; around it there would be two.
   */
  readonly hasGround?: true;
  readonly promise: number;
  /**
   * Whether judges who saw it without a word could not name it, or customers did not find in it what they had asked for: figure and
   * ground that change places hide many a thing. All others were named (docs/decisions/0060).
   */
  readonly isUnclear?: true;
  draw(traits: Traits): Drawing;
}

export const CENTRE = GRID / 2;

/** The other half of what is the same on both sides. */
export const mirrored = (form: Form | Path): Form => move(form, scaling(-1, 1, CENTRE, 0));

export const both = (form: Form | Path): Form[] => [asForm(form), mirrored(form)];
