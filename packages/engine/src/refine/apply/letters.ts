/** The name and its tagline set in a face, on a line or on an emblem's circle. */

import { boxOf } from "../../draw/mark.ts";
import { FRAMES } from "../../marks/emblem.ts";
import type { MarkDesign, Shape, Studio } from "../../vocabulary.ts";
import type { choiceOf } from "../parts.ts";
import { reletter } from "../reletter.ts";
import { framed } from "../remark.ts";
import type { State } from "../state.ts";

/** The name and its tagline in a choice of face. */
export function setIn(studio: Studio, state: State, choice: ReturnType<typeof choiceOf>, seed: number): void {
  const { type, frame } = reletter(studio, state.brief, state.design, choice, seed, {
    word: state.design.name !== null && (state.kind !== "mark" || state.design.type.word !== null),
    tagline: state.design.type.tagline !== null,
  });
  state.design = { ...state.design, type };
  closeFrame(state, frame);
  state.redo.add("layout");
  state.redo.delete("word");
  state.redo.delete("tagline");
}

/** The lines of an emblem fill what its name leaves of the circle, so they follow the name; the inside stays. */
export function closeFrame(state: State, lines: readonly Shape[] | null): void {
  const { mark, type } = state.design;
  const frame = FRAMES.find(({ id }) => id === mark?.parameters.frame);
  if (!lines || !frame || !mark?.favicon) return;
  const inner: MarkDesign = {
    ...mark,
    family: String(mark.parameters.inner ?? mark.family),
    shapes: mark.favicon,
    box: boxOf(mark.favicon),
  };
  const drawn = framed({ ...mark, shapes: lines }, inner, frame.inner);
  const box = boxOf([...drawn.shapes, ...(type.word?.shapes ?? []), ...(type.tagline?.shapes ?? [])]);
  const before = mark.shapes.map(({ d }) => d).join("");
  if (drawn.shapes.map(({ d }) => d).join("") !== before)
    state.notes.push("the emblem’s lines close the circle its name leaves open, so they were drawn again");
  state.design = { ...state.design, mark: { ...drawn, parameters: mark.parameters, box } };
}
