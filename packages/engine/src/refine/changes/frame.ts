/** A line around the mark, or around all of the logo: a ring, a square, a shield. Taking it away gives back what stood inside. */

import { holdIn, isPanel, isTile } from "../../draw/hold.ts";
import { outlinesOf } from "../../draw/mark.ts";
import { plateForm } from "../../draw/plate.ts";
import { frameIn } from "../../render/shown.ts";
import { refineFrame as words } from "../../report-words.ts";
import type { Design, Frame, FrameStep, Ink, MarkDesign } from "../../vocabulary.ts";
import { bareOf, framedLike, inFrame, lineWeight, withLine } from "../frame.ts";
import { beforeStep, versionsOf } from "../lineage.ts";
import { offGround } from "../on-ground.ts";
import { choiceOf } from "../parts.ts";
import { linesOf } from "../replace-mark.ts";
import { type ChangeRule, isSo, type State, unmet } from "../state.ts";
import { enframe, unframe } from "./emblem-frame.ts";
import type { ChangeOf } from "./of.ts";
import { setIn } from "./set-letters.ts";

export const addFrame: ChangeRule<ChangeOf<"frame", "add">> = {
  apply: (state, { frame, around, weight }, setting, said) => {
    const ring = state.kind === "emblem" ? ringInk(state.design) : undefined;
    // None is ever put inside another: a badge that is to be a shield leaves its ring.
    if (state.kind === "emblem") {
      if (frame === "circle") return unmet(state, "frame", said, words.emblem);
      unframe(state, setting);
    }
    const hasWords = state.kind !== "mark" && state.design.type.word !== null;
    const isAll = around === "all" && ring === undefined;
    if (hasWords && isAll && frame !== "shield") return frameAll(state, frame, weight);
    const { mark } = state.design;
    // Around a name that stands alone it goes around the whole; a mark that is asked for as well is of that form.
    if (!mark && hasWords && frame !== "shield") return frameAll(state, frame, weight);
    if (!mark) return unmet(state, "frame", said, words.noMark);
    const { framed: all, ...lockup } = state.design.lockup;
    if (all) state.design = { ...state.design, lockup };
    if (isPlate(state)) return framePlate(state, frame);
    // Another form of the line that is there: as bold, and in its colour.
    const framed = mark.frame
      ? framedLike(mark, mark.frame.inner, frame, mark)
      : inFrame(mark, outlinesOf(mark), frame, weight, ring);
    state.design = { ...state.design, mark: framed };
    state.redo.add("layout");
  },
  inverse: () => ({ part: "frame", ask: "remove" }),
};

/** What an emblem's ring is inked with: another frame in its place has its colour. */
const ringInk = ({ mark }: Design): Ink | undefined => (mark ? linesOf(mark)[0]?.ink : undefined);

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

/** A line around the whole: what is set straight stays so (docs/laws.md F2). */
function frameAll(state: State, kind: Frame, weight?: number): void {
  const { framed: before, ...lockup } = state.design.lockup;
  const bold = weight ?? before?.weight;
  const framed = { kind, shapes: [], ...(bold === undefined ? {} : { weight: bold }) };
  state.design = { ...state.design, lockup: { ...lockup, framed } };
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
      const bare = isPanel(lockup.held?.hold)
        ? offGround(state.brief, state.design, versionsOf(setting.lineage))
        : null;
      if (bare) {
        Object.assign(state, bare);
        return;
      }
      // "And do not put the frame back" is done where one was taken away before.
      if (setting.lineage.ancestors.some(({ design }) => frameIn(design))) state.notes.push(words.noFrame);
      else unmet(state, "frame", said, words.noFrame);
      return;
    }
    const { frame, ...rest } = mark;
    state.design = { ...state.design, mark: { ...rest, ...frame.inner } };
    // As large as it stood before the frame came.
    const bare = setting.lineage.ancestors.find(({ design }) => frameIn(design) === null && design.mark);
    if (bare?.design.lockup.kind === state.kind) state.base = bare.design;
    state.redo.add("layout");
  },
  inverse: () => ({ part: "mark", ask: "restore", from: "before", thing: null }),
};

/** A frame that an earlier version stood in, around what it was around: as bold, and in the colour it had. */
export const restoreFrame: ChangeRule<ChangeOf<"frame", "restore">> = {
  apply: (state, { from, frame }, setting, said) => {
    const isMeant = (design: Design) => {
      const [was, is] = [frameIn(design), frameIn(state.design)];
      return was !== null && (frame ?? was.kind) === was.kind && JSON.stringify(was) !== JSON.stringify(is);
    };
    const line = setting.lineage.ancestors;
    const source = (from === "first" ? line.toReversed() : line).find(({ design }) => isMeant(design));
    if (!source) return unmet(state, "frame", said, words.noEarlier);
    if (frameIn(state.design)) removeFrame.apply(state, { part: "frame", ask: "remove" }, setting, said);
    const { mark: was, lockup } = source.design;
    const mark = bareOf(state.design);
    if (lockup.kind === "emblem") {
      enframe(state, setting, was);
      const { mark: made } = state.design;
      if (made && was) state.design = { ...state.design, mark: ringedLike(made, was) };
      if (made && was?.rim !== undefined)
        setIn(setting.studio, state, choiceOf(setting.studio, state.design), setting.seed);
    } else if (lockup.framed) {
      const { kind, weight } = lockup.framed;
      frameAll(state, kind, weight);
    } else if (mark && was?.frame)
      state.design = { ...state.design, mark: framedLike(mark, outlinesOf(mark), was.frame.kind, was) };
    state.redo.add("layout");
  },
  inverse: () => ({ part: "whole", ask: "undo", steps: 1 }),
};

/** An emblem's lines in the inks and as bold as another's. */
function ringedLike(mark: MarkDesign, was: MarkDesign): MarkDesign {
  const lines = linesOf(mark).length;
  const shapes = mark.shapes.map((shape, at) => ({
    ...shape,
    ink: (at < lines ? was.shapes[at]?.ink : undefined) ?? shape.ink,
  }));
  return { ...mark, shapes, ...(was.rim === undefined ? {} : { rim: was.rim }) };
}

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
