/** A line around the mark, or around all of the logo: a ring, a square, a shield. Taking it away gives back what stood inside. */

import { holdIn, isTile } from "../../draw/hold.ts";
import { outlinesOf } from "../../draw/mark.ts";
import { plateForm } from "../../draw/plate.ts";
import { refineFrame as words } from "../../report-words.ts";
import type { Frame, FrameStep } from "../../vocabulary.ts";
import { hasFrame, inFrame, lineWeight, withLine } from "../frame.ts";
import { beforeStep } from "../lineage.ts";
import { choiceOf } from "../parts.ts";
import { type ChangeRule, isSo, type Setting, type State, unmet } from "../state.ts";
import { enframe, unframe } from "./emblem-frame.ts";
import type { ChangeOf } from "./of.ts";
import { setIn } from "./set-letters.ts";

export const addFrame: ChangeRule<ChangeOf<"frame", "add">> = {
  apply: (state, { frame, around }, setting, said) => {
    // None is ever put inside another: a badge that is to be a shield leaves its ring.
    if (state.kind === "emblem") {
      if (frame === "circle") return unmet(state, "frame", said, words.emblem);
      unframe(state, setting);
    }
    const hasWords = state.kind !== "mark" && state.design.type.word !== null;
    if (hasWords && around === "all" && frame !== "shield") return frameAll(state, setting, frame);
    const { mark } = state.design;
    // Around a name that stands alone it goes around the whole; a mark that is asked for as well is of that form.
    if (!mark && hasWords && frame !== "shield") return frameAll(state, setting, frame);
    if (!mark) return unmet(state, "frame", said, words.noMark);
    if (isPlate(state)) return framePlate(state, frame);
    const inner = mark.frame?.inner ?? outlinesOf(mark);
    state.design = { ...state.design, mark: inFrame(mark, inner, frame) };
    state.redo.add("layout");
  },
  inverse: () => ({ part: "frame", ask: "remove" }),
};

/** Whether the mark stands on a plate of its own. */
const isPlate = ({ design, kind }: State): boolean => isTile(holdIn(design.palette.hold, design.mark, kind));

/** A plate is a frame: it takes the form that is asked for, and nothing stands inside it but the mark. */
function framePlate(state: State, kind: Frame): void {
  const mark = state.design.mark!;
  const hold = state.design.palette.hold!;
  if (plateForm(mark, hold.outline) === kind) {
    isSo(state, words.isThere(kind));
    return;
  }
  const bare = mark.frame ? { ...mark, ...mark.frame.inner } : mark;
  state.design = { ...state.design, mark: { ...bare, frame: { kind, inner: outlinesOf(bare) } } };
  state.redo.add("layout");
}

/** All in one: a round badge where the letters can go round, otherwise a line around the whole. */
function frameAll(state: State, setting: Setting, kind: Frame): void {
  const { framed: _, ...lockup } = state.design.lockup;
  state.design = { ...state.design, lockup };
  if (kind === "circle" && state.design.mark) enframe(state, setting);
  if (state.kind === "emblem") return;
  state.design = { ...state.design, lockup: { ...lockup, framed: { kind, shapes: [] } } };
  // A ring is round what is about as high as it is wide.
  if (kind === "circle" && state.kind === "side") {
    state.kind = "stacked";
    state.side = "above";
  }
  state.redo.add("layout");
}

export const removeFrame: ChangeRule<ChangeOf<"frame", "remove">> = {
  apply: (state, _, setting, said) => {
    const { mark, lockup } = state.design;
    if (state.kind === "emblem") return unframe(state, setting);
    if (lockup.framed) {
      const { framed: _, ...bare } = lockup;
      state.design = { ...state.design, lockup: bare };
      state.redo.add("layout");
      return;
    }
    if (!mark?.frame) {
      // "And do not put the frame back" is done where one was taken away before.
      if (setting.lineage.ancestors.some(({ design }) => hasFrame(design))) state.notes.push(words.noFrame);
      else unmet(state, "frame", said, words.noFrame);
      return;
    }
    const { frame, ...rest } = mark;
    state.design = { ...state.design, mark: { ...rest, ...frame.inner } };
    state.redo.add("layout");
  },
  inverse: () => ({ part: "mark", ask: "restore", from: "before", thing: null }),
};

/** A line finer or bolder than this is a hair, or a plate. */
const LINES = { finest: -3, boldest: 5 };

export const frameStep: ChangeRule<ChangeOf<"frame", FrameStep>> = {
  apply: (state, change, setting, said) => {
    const { design } = state;
    const now = lineWeight(design);
    if (now === null) return unmet(state, "frame", said, hasField(state) ? words.noLine : words.noFrame);
    const way = change.ask === "bolder" ? 1 : -1;
    const earlier = beforeStep(setting.lineage, change, frameStep.inverse(change)!);
    const asked = (earlier && lineWeight(earlier)) ?? now + way * change.degree;
    const weight = Math.max(LINES.finest, Math.min(LINES.boldest, asked));
    if (weight === now) return unmet(state, "frame", said, words.lineEnds(change.ask));
    const { framed } = design.lockup;
    if (framed) state.design = { ...design, lockup: { ...design.lockup, framed: { ...framed, weight } } };
    else if (state.kind === "emblem") {
      const { rim: _, ...mark } = design.mark!;
      state.design = { ...design, mark: weight === 0 ? mark : { ...mark, rim: weight } };
      setIn(setting.studio, state, choiceOf(setting.studio, state.design), setting.seed);
    } else {
      state.design = { ...design, mark: withLine(design.mark!, weight) };
      // What stands inside is as large as it was: the line grows outwards.
      state.isHeld = true;
    }
    state.redo.add("layout");
  },
  inverse: (change) => ({ ...change, ask: change.ask === "bolder" ? "finer" : "bolder" }),
};

/** Whether what is around the mark is filled: a plate, or a field that the drawing is cut out of. */
const hasField = (state: State): boolean => isPlate(state) || state.design.mark?.frame !== undefined;
