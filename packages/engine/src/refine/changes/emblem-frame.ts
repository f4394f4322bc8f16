/** The frame of an emblem, put around a mark and taken off again. */

import { dice } from "../../dice.ts";
import { boxOf } from "../../geometry/shapes.ts";
import { CLOSED_FRAMES, FRAMES } from "../../marks/emblem.ts";
import { refineLayout as words } from "../../report-words.ts";
import type { LockupKind, MarkDesign } from "../../vocabulary.ts";
import { bareOf } from "../frame.ts";
import { choiceOf } from "../parts.ts";
import { onFrame } from "../replace-letters.ts";
import { framed, inside } from "../replace-mark.ts";
import { spell } from "../settle.ts";
import { arrangementOf, type Setting, type State } from "../state.ts";
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
  // None is ever put inside another.
  const { framed: _, ...lockup } = state.design.lockup;
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
    lockup,
    mark: { ...drawn, box },
    type: { ...state.design.type, word: round.word, tagline: round.tagline, edit: null },
  };
  state.kind = "emblem";
  state.notes.push(words.intoEmblem);
  state.redo.add("layout");
}

/** Out of its ring: the inner mark as it was drawn, the name on a straight line again, and both where they stood before the ring came. */
export function unframe(state: State, { studio, seed, lineage }: Setting): void {
  const { mark } = state.design;
  if (mark?.favicon) {
    const { frame: _, inner: __, ...parameters } = mark.parameters;
    const inner = inside(state.design);
    state.design = { ...state.design, mark: { ...inner, parameters, favicon: null } };
  }
  const before = lineage.ancestors.find(({ design: { lockup } }) => hasPlaces(lockup.kind));
  if (before) {
    Object.assign(state, arrangementOf(before.design.lockup));
    state.base = before.design;
  } else {
    state.kind = "stacked";
    state.side = null;
  }
  const { kind } = state;
  const framed = before?.design.lockup.framed;
  state.design = { ...state.design, lockup: { ...state.design.lockup, kind, ...(framed ? { framed } : {}) } };
  state.brief = { ...state.brief, form: before?.brief.form ?? null };
  state.notes.push(words.outOfEmblem(kind === "stacked"));
  setIn(studio, state, choiceOf(studio, state.design), seed);
}

const hasPlaces = (kind: LockupKind): boolean => kind === "side" || kind === "stacked";
