/** This drawing, bolder or finer, rounder or sharper, simpler, in outline, filled, turned: never another drawing. */

import { AS_DRAWN, adjustMark } from "../../adjust/adjust.ts";
import { formOf } from "../../geometry/shapes.ts";
import { FRAMES } from "../../marks/emblem.ts";
import { refineMarkSteps as words } from "../../report-words.ts";
import type { MarkAdjustment, MarkDesign, MarkStep, Outlines } from "../../vocabulary.ts";
import { seerFor } from "../joined.ts";
import { beforeStep } from "../lineage.ts";
import { framed, inside, linesOf } from "../replace-mark.ts";
import { type ChangeRule, type Setting, type State, unmet } from "../state.ts";
import type { ChangeOf } from "./of.ts";

type DrawingStep = Exclude<MarkStep, "larger" | "smaller">;

const SCALES: {
  readonly [step in DrawingStep]: readonly [
    scale: "weight" | "rounding" | "detail",
    sign: 1 | -1,
    opposite: DrawingStep,
  ];
} = {
  bolder: ["weight", 1, "finer"],
  finer: ["weight", -1, "bolder"],
  rounder: ["rounding", 1, "sharper"],
  sharper: ["rounding", -1, "rounder"],
  simpler: ["detail", -1, "richer"],
  richer: ["detail", 1, "simpler"],
};

export const markStep: ChangeRule<ChangeOf<"mark", DrawingStep>> = {
  apply: (state, change, setting, said) => {
    const { lineage } = setting;
    const ask = change.ask as DrawingStep;
    const [scale, sign] = SCALES[ask];
    const before = adjustmentOf(state);
    const earlier = beforeStep(lineage, change, markStep.inverse(change)!);
    const value = earlier
      ? (earlier.mark?.adjustment ?? AS_DRAWN)[scale]
      : before[scale] + sign * change.degree;
    const next = { ...before, [scale]: value };
    const isFurther =
      sign > 0 ? (reached: number) => reached > before[scale] : (reached: number) => reached < before[scale];
    const asked = ask === "simpler" ? simplestSeen(state, setting, before, value) : value;
    adjust(
      state,
      { ...next, detail: ask === "simpler" ? asked : next.detail },
      (reached) => isFurther(reached[scale]),
      said,
      words.limit(ask),
    );
  },
  inverse: (change) => ({ ...change, ask: SCALES[change.ask as DrawingStep][2] }),
};

/** As simple as asked, or as simple as the thing is still seen in it. */
function simplestSeen(
  { design, brief }: State,
  { studio }: Setting,
  before: MarkAdjustment,
  asked: number,
): number {
  if (!design.mark) return asked;
  const own = inside(design);
  const base = { ...own, ...(own.drawn ?? {}) };
  const seers = own.motifs.map((thing) => ({ thing, sees: seerFor(studio, brief, thing) }));
  // Each of two things is seen by itself.
  const seenAt = (detail: number): readonly string[] => {
    const { shapes } = adjustMark(base, { ...before, detail }).mark;
    const forms = [shapes, ...shapes.map((shape) => [shape])].map(formOf);
    return seers
      .filter(({ thing, sees }) => forms.some((form) => (sees(thing, form) ?? 0) > 0))
      .map(({ thing }) => thing);
  };
  const seen = seenAt(before.detail);
  if (seen.length === 0) return Math.max(asked, before.detail - 1);
  let detail = asked;
  while (detail < before.detail && !seen.every((thing) => seenAt(detail).includes(thing))) detail += 1;
  return detail;
}

export const markFill: ChangeRule<ChangeOf<"mark", "outline">> = {
  apply: (state, { ask }, _, said) => {
    const before = adjustmentOf(state);
    // A drawing that was filled in is itself again as an outline, and the other way round.
    const opposite = ask === "outline" ? "solid" : "outline";
    const fill = before.fill === opposite ? "drawn" : (ask as "outline" | "solid");
    adjust(state, { ...before, fill }, (reached) => reached.fill === fill, said, words.unseen(ask));
  },
  inverse: ({ ask }) => ({ part: "mark", ask: ask === "outline" ? "solid" : "outline" }),
};

export const mirrorMark: ChangeRule<ChangeOf<"mark", "mirror">> = {
  apply: (state, _, __, said) => {
    const before = adjustmentOf(state);
    adjust(state, { ...before, mirrored: !before.mirrored }, () => true, said, "");
  },
  inverse: (change) => change,
};

export const adjustmentOf = ({ design }: State): MarkAdjustment => design.mark?.adjustment ?? AS_DRAWN;

const isAsDrawn = (adjustment: MarkAdjustment): boolean =>
  (Object.keys(AS_DRAWN) as (keyof MarkAdjustment)[]).every((key) => adjustment[key] === AS_DRAWN[key]);

/** The mark as far along as it can go; what was drawn first is kept beside it. */
function adjust(
  state: State,
  asked: MarkAdjustment,
  isMet: (reached: MarkAdjustment) => boolean,
  said: string,
  why: string,
) {
  const { design } = state;
  if (!design.mark) return unmet(state, "mark", said, words.noMark);
  const own = inside(design);
  const drawn: Outlines = design.mark.drawn ?? {
    shapes: own.shapes,
    box: own.box,
    favicon: design.lockup.kind === "emblem" ? null : own.favicon,
  };
  const { mark, reached } = adjustMark({ ...own, ...drawn }, asked);
  if (!isMet(reached)) return unmet(state, "mark", said, why);
  const { adjustment: _, drawn: __, ...bare } = mark;
  const next: MarkDesign = isAsDrawn(reached)
    ? { ...bare, ...drawn }
    : { ...bare, adjustment: reached, drawn };
  state.design = { ...design, mark: inPlace(design.mark, next, design.lockup.kind === "emblem") };
  state.redo.add("layout");
}

/** Inside its frame again, where it stood in one. */
function inPlace(before: MarkDesign, inner: MarkDesign, isEmblem: boolean): MarkDesign {
  const frame = isEmblem ? FRAMES.find(({ id }) => id === before.parameters.frame) : undefined;
  if (!frame) return inner;
  const { adjustment: _, drawn: __, ...rest } = framed(before, linesOf(before), inner, frame.inner);
  return {
    ...rest,
    ...(inner.adjustment ? { adjustment: inner.adjustment } : {}),
    ...(inner.drawn ? { drawn: inner.drawn } : {}),
  };
}
