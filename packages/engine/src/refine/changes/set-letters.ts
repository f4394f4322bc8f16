/** The name and its tagline set in a face, on a line or on an emblem's circle, with what refinements did to the outlines. */

import { type Adjusted, AS_DRAWN, adjustMark } from "../../adjust/adjust.ts";
import { isLegible } from "../../adjust/legible.ts";
import { leaning } from "../../adjust/slant.ts";
import { boxOf } from "../../geometry/shapes.ts";
import { refineSetLetters as words } from "../../report-words.ts";
import type {
  LetterAdjustment,
  LineDesign,
  MarkDesign,
  Shape,
  Studio,
  TypeDesign,
} from "../../vocabulary.ts";
import { type choiceOf, inkOf } from "../parts.ts";
import { reletter } from "../replace-letters.ts";
import { linesOf } from "../replace-mark.ts";
import type { State } from "../state.ts";

/** The name and its tagline in a choice of face. */
export function setIn(studio: Studio, state: State, choice: ReturnType<typeof choiceOf>, seed: number): void {
  const { type, frame } = reletter(studio, state.brief, state.design, choice, seed, {
    word: state.design.name !== null && (state.kind !== "mark" || state.design.type.word !== null),
    // One that another change of this prompt brings is still to be drawn.
    tagline: state.design.type.tagline !== null || state.redo.has("tagline"),
  });
  state.design = { ...state.design, type: adjusted(type, state.design.type.adjustment) };
  closeFrame(state, frame);
  state.redo.add("layout");
  state.redo.delete("word");
  state.redo.delete("tagline");
}

/** Letters as set, with their outlines adjusted. */
export function adjusted(type: TypeDesign, to: LetterAdjustment | undefined): TypeDesign {
  const { adjustment: _, ...plain } = type;
  if (!to) return plain;
  return { ...plain, adjustment: to, word: line(type.word, to), tagline: line(type.tagline, to) };
}

function line(set: LineDesign | null, { weight, rounding, slanted }: LetterAdjustment): LineDesign | null {
  if (!set) return null;
  const shaped = weight === 0 && rounding === 0 ? set.shapes : outlined(set, weight, rounding).mark.shapes;
  const shapes = slanted ? shaped.map(leaning) : shaped;
  return { ...set, shapes, box: boxOf(shapes) };
}

/** As far as asked, or as far as every letter can still be read. */
function outlined(set: LineDesign, weight: number, rounding: number): Adjusted {
  const made = reshaped(set, weight, rounding);
  if (isLegible(set.shapes, made.mark.shapes)) return made;
  const { reached } = made;
  const nearer = (steps: number) => steps - Math.sign(steps);
  return reached.weight !== 0
    ? outlined(set, nearer(reached.weight), rounding)
    : outlined(set, 0, nearer(reached.rounding));
}

/** Letter by letter, so that each keeps its place. */
function reshaped(set: LineDesign, weight: number, rounding: number): Adjusted {
  const word: MarkDesign = {
    ...{ family: "word", motifs: [], parameters: {}, depends: [] },
    ...{ shapes: set.shapes, box: set.box, favicon: null },
  };
  return adjustMark(word, { ...AS_DRAWN, weight, rounding });
}

/** How far letters as set can be taken along. */
export function reachable({ word }: TypeDesign, asked: LetterAdjustment): LetterAdjustment {
  if (!word || (asked.weight === 0 && asked.rounding === 0)) return asked;
  const { weight, rounding } = outlined(word, asked.weight, asked.rounding).reached;
  return { ...asked, weight, rounding };
}

/** The lines of an emblem fill what its name leaves of the circle, so they follow the name; the inside stays. */
export function closeFrame(state: State, lines: readonly Shape[] | null): void {
  const { mark, type } = state.design;
  if (!lines || !mark?.favicon) return;
  const before = linesOf(mark);
  // Lines drawn again keep their colour.
  const ink = inkOf({ text: "", shapes: before, box: mark.box });
  const closing = lines.map((line, at): Shape => ({ ...line, ink: before[at]?.ink ?? ink }));
  const shapes = [...closing, ...mark.shapes.slice(before.length)];
  const box = boxOf([...shapes, ...(type.word?.shapes ?? []), ...(type.tagline?.shapes ?? [])]);
  const data = (of: readonly Shape[]) => of.map(({ d }) => d).join("");
  if (data(lines) !== data(before)) state.notes.push(words.emblemLines);
  state.design = { ...state.design, mark: { ...mark, shapes, box } };
}
