/** The name and its tagline set in a face, on a line or on an emblem's circle, with what refinements did to the outlines. */

import { type Adjusted, AS_DRAWN, adjustMark } from "../../adjust/adjust.ts";
import { isLegible } from "../../adjust/legible.ts";
import { leaning } from "../../adjust/slant.ts";
import { spread } from "../../adjust/spread.ts";
import { boxOf } from "../../geometry/shapes.ts";
import { refineSetLetters as words } from "../../report-words.ts";
import { isJoined } from "../../type/scripts.ts";
import type {
  LetterAdjustment,
  LineDesign,
  LockupKind,
  MarkDesign,
  Shape,
  Studio,
  TypeDesign,
} from "../../vocabulary.ts";
import { halfStepOf } from "../heaviness.ts";
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
  state.design = { ...state.design, type: adjusted(type, state.design.type.adjustment, state.kind) };
  closeFrame(state, frame);
  state.redo.add("layout");
  state.redo.delete("word");
  state.redo.delete("tagline");
}

/** Letters as set, with their outlines adjusted; on a circle they have the room that the circle gives them. */
export function adjusted(type: TypeDesign, to: LetterAdjustment | undefined, kind: LockupKind): TypeDesign {
  const { adjustment: _, ...plain } = type;
  if (!to) return plain;
  const line = (set: LineDesign | null) => set && reshaped(plain, set, to, kind);
  return { ...plain, adjustment: to, word: line(type.word), tagline: line(type.tagline) };
}

function reshaped(
  type: TypeDesign,
  set: LineDesign,
  { weight, rounding, slanted }: LetterAdjustment,
  kind: LockupKind,
): LineDesign {
  const shaped =
    weight === 0 && rounding === 0 ? set.shapes : outlined(type, set, weight, rounding, kind).mark.shapes;
  const shapes = slanted ? shaped.map(leaning) : shaped;
  return { ...set, shapes, box: boxOf(shapes) };
}

/** As far as asked, or as far as every letter can still be read. */
function outlined(
  type: TypeDesign,
  set: LineDesign,
  weight: number,
  rounding: number,
  kind: LockupKind,
): Adjusted {
  const { stem, capHeight } = type.measure;
  // Heavier letters stand as far apart as they grow towards each other.
  const step = halfStepOf(stem / capHeight, weight) * capHeight;
  const isApart = weight > 0 && kind !== "emblem" && !isJoined(type.script);
  const shapes = isApart ? spread(set.shapes, weight * step) : set.shapes;
  const word: MarkDesign = {
    ...{ family: "word", motifs: [], parameters: {}, depends: [] },
    ...{ shapes, box: boxOf(shapes), favicon: null },
  };
  const made = adjustMark(word, { ...AS_DRAWN, weight, rounding }, step / 2);
  if (isLegible(shapes, made.mark.shapes, isJoined(type.script) || type.class === "script")) return made;
  const { reached } = made;
  const nearer = (steps: number) => steps - Math.sign(steps);
  return reached.weight !== 0
    ? outlined(type, set, nearer(reached.weight), rounding, kind)
    : outlined(type, set, 0, nearer(reached.rounding), kind);
}

/** How far letters as set can be taken along. */
export function reachable(type: TypeDesign, asked: LetterAdjustment, kind: LockupKind): LetterAdjustment {
  if (!type.word || (asked.weight === 0 && asked.rounding === 0)) return asked;
  const { weight, rounding } = outlined(type, type.word, asked.weight, asked.rounding, kind).reached;
  return { ...asked, weight, rounding };
}

/** The lines of an emblem fill what its name leaves of the circle, so they follow the name; the inside stays. */
export function closeFrame(state: State, lines: readonly Shape[] | null): void {
  const { mark, type } = state.design;
  if (!lines || !mark?.favicon) return;
  const before = linesOf(mark);
  // Lines drawn again keep their colour.
  const ink = inkOf({ text: "", shapes: before, box: mark.box });
  // Where they lie apart from the mark they go on to, so that what holds its colours stays with it alone.
  const isApart = before.some(({ of }) => of !== undefined);
  const closing = lines.map(
    ({ of, ...line }, at): Shape => ({
      ...line,
      ...(isApart && of ? { of } : {}),
      ink: before[at]?.ink ?? ink,
    }),
  );
  const shapes = [...closing, ...mark.shapes.slice(before.length)];
  const box = boxOf([...shapes, ...(type.word?.shapes ?? []), ...(type.tagline?.shapes ?? [])]);
  const data = (of: readonly Shape[]) => of.map(({ d }) => d).join("");
  if (data(lines) !== data(before)) state.notes.push(words.emblemLines);
  state.design = { ...state.design, mark: { ...mark, shapes, box } };
}
