/** The frame of an emblem, put around a mark and taken off again. */

import { dice } from "../../dice.ts";
import { boxOf } from "../../geometry/shapes.ts";
import { CLOSED_FRAMES, FRAMES } from "../../marks/emblem.ts";
import { refineLayout as words } from "../../report-words.ts";
import type { MarkDesign } from "../../vocabulary.ts";
import { bareOf } from "../frame.ts";
import { choiceOf } from "../parts.ts";
import { onFrame } from "../replace-letters.ts";
import { framed, inside } from "../replace-mark.ts";
import { spell } from "../settle.ts";
import type { Setting, State } from "../state.ts";
import { setIn } from "./set-letters.ts";

/** The kept mark inside a frame, with the name going round it. */
export function enframe(state: State, setting: Setting, as: MarkDesign | null = null): void {
  // Words that are still open would be spelled on a straight line afterwards.
  if (state.redo.has("word") || state.redo.has("tagline")) spell(setting, state);
  const { studio, seed } = setting;
  const mark = bareOf(state.design);
  const frame =
    FRAMES.find(({ id }) => id === as?.parameters.frame) ?? dice(seed, "frame").pick(CLOSED_FRAMES);
  const round =
    mark &&
    onFrame(studio, state.design, choiceOf(studio, state.design), frame, {
      tagline: state.brief.tagline?.value ?? null,
    });
  if (!mark || !round) return;
  const empty: MarkDesign = {
    ...mark,
    family: "emblem",
    shapes: round.lines,
    parameters: { frame: frame.id },
  };
  const drawn = framed(empty, round.lines, mark, frame.inner);
  const box = boxOf([...drawn.shapes, ...round.word.shapes, ...(round.tagline?.shapes ?? [])]);
  state.brief = { ...state.brief, form: { value: { form: "emblem", lockup: "emblem" }, source: "stated" } };
  state.design = {
    ...state.design,
    mark: { ...drawn, box },
    type: { ...state.design.type, word: round.word, tagline: round.tagline, edit: null },
  };
  state.kind = "emblem";
  state.notes.push(words.intoEmblem);
  state.redo.add("layout");
}

/** Out of its ring: the inner mark as it was drawn, and the name on a straight line again. */
export function unframe(state: State, { studio, seed }: Pick<Setting, "studio" | "seed">): void {
  const { mark } = state.design;
  if (mark?.favicon) {
    const inner = inside(state.design);
    state.design = { ...state.design, mark: { ...inner, favicon: null } };
  }
  state.kind = "side";
  state.side = null;
  state.design = { ...state.design, lockup: { ...state.design.lockup, kind: "side" } };
  state.brief = { ...state.brief, form: null };
  state.notes.push(words.outOfEmblem);
  setIn(studio, state, choiceOf(studio, state.design), seed);
}
