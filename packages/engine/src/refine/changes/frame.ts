/** A line around the mark: a ring, a square, a shield. What stood inside is kept, so that taking it away gives it back. */

import { outlinesOf } from "../../draw/mark.ts";
import { refineFrame as words } from "../../report-words.ts";
import { inFrame } from "../frame.ts";
import { type ChangeRule, unmet } from "../state.ts";
import { unframe } from "./layout.ts";
import type { ChangeOf } from "./of.ts";

export const addFrame: ChangeRule<ChangeOf<"frame", "add">> = {
  apply: (state, { frame }, setting, said) => {
    // None is ever put inside another: a badge that is to be a shield leaves its ring.
    if (state.kind === "emblem") {
      if (frame === "circle") return unmet(state, "frame", said, words.emblem);
      unframe(state, setting);
    }
    const { mark } = state.design;
    if (!mark) return unmet(state, "frame", said, words.noMark);
    const inner = mark.frame?.inner ?? outlinesOf(mark);
    state.design = { ...state.design, mark: inFrame(mark, inner, frame) };
    state.redo.add("layout");
  },
  inverse: () => ({ part: "frame", ask: "remove" }),
};

export const removeFrame: ChangeRule<ChangeOf<"frame", "remove">> = {
  apply: (state, _, setting, said) => {
    const { mark } = state.design;
    if (state.kind === "emblem") return unframe(state, setting);
    if (!mark?.frame) return unmet(state, "frame", said, words.noFrame);
    const { frame, ...rest } = mark;
    state.design = { ...state.design, mark: { ...rest, ...frame.inner } };
    state.redo.add("layout");
  },
  inverse: () => ({ part: "mark", ask: "restore", from: "before", thing: null }),
};
