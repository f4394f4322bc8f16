/** A line around the mark: a ring, a square, a shield. What stood inside is kept, so that taking it away gives it back. */

import { lineOf, placeIn } from "../../draw/frame.ts";
import { boxOf, outlinesOf, shapesOf } from "../../draw/mark.ts";
import { fromData } from "../../geometry/parse.ts";
import { toData, transform } from "../../geometry/path.ts";
import { layer } from "../../marks/family.ts";
import { refineFrame as words } from "../../report-words.ts";
import type { Frame, MarkDesign, Outlines, Shape } from "../../vocabulary.ts";
import { inkOf } from "../parts.ts";
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
    state.design = { ...state.design, mark: framed(mark, inner, frame) };
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

function framed(mark: MarkDesign, inner: Outlines, kind: Frame): MarkDesign {
  const matrix = placeIn(kind, inner.box);
  const moved = inner.shapes.map(
    (shape): Shape => ({ ...shape, d: toData(transform(fromData(shape.d), matrix)) }),
  );
  const ink = inkOf({
    text: "",
    shapes: inner.shapes.filter((shape) => shape.ink !== "pale"),
    box: inner.box,
  });
  const lines = shapesOf([layer(lineOf(kind), ink)], (role) => role);
  const shapes = [...lines, ...moved];
  const { adjustment: _, drawn: __, ...rest } = mark;
  return {
    ...rest,
    shapes,
    box: boxOf(shapes),
    favicon: inner.favicon ?? inner.shapes,
    frame: { kind, inner },
  };
}
