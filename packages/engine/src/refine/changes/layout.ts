/** Where mark and letters stand, how large they are to each other, and whether they are one emblem. */

import { refineLayout as words } from "../../report-words.ts";
import type { Degree, GapStep } from "../../vocabulary.ts";
import { SIZE_STEP } from "../edit-words.ts";
import { beforeStep } from "../lineage.ts";
import { choiceOf } from "../parts.ts";
import { type ChangeRule, isSo, type Setting, type State, unmet } from "../state.ts";
import { resized } from "../things.ts";
import { enframe, unframe } from "./emblem-frame.ts";
import { draw } from "./mark-drawing.ts";
import type { ChangeOf } from "./of.ts";
import { setIn } from "./set-letters.ts";

const BACK = { part: "layout", ask: "restore", from: "before" } as const;
const NO_WISH = { how: "another", motifs: [], form: null, avoid: [] } as const;

export const placeMark: ChangeRule<ChangeOf<"layout", "place">> = {
  apply: (state, { place }, setting, said) => {
    const kind = place === "left" || place === "right" ? "side" : "stacked";
    const isThere = state.kind === kind && (state.side ?? (kind === "side" ? "left" : "above")) === place;
    if (isThere) return isSo(state, words.already);
    if (state.kind === "emblem") unframe(state, setting);
    if (!state.design.mark) draw(state, setting, NO_WISH);
    if (!showName(state, setting, said)) return;
    const wasStacked = state.kind === "stacked";
    state.kind = kind;
    state.side = place;
    // Two lines are centred under a mark and flush beside it.
    if (wasStacked !== (kind === "stacked") && lines(state) > 1) {
      state.design = { ...state.design, lockup: { ...state.design.lockup, kind } };
      setIn(setting.studio, state, choiceOf(setting.studio, state.design), setting.seed);
    }
    state.redo.add("layout");
  },
  inverse: ({ place }) => ({ part: "layout", ask: "place", place: OPPOSITE[place] }),
};

const OPPOSITE = { left: "right", right: "left", above: "below", below: "above" } as const;
const lines = ({ design }: State): number => design.type.word?.text.split("\n").length ?? 1;

/** Half steps either way: further apart in size they would no longer be one logo. */
export const MOST_STEPS = 6;

/** The mark larger is the letters smaller, and the other way round: there is one proportion. */
export const resize: ChangeRule<ChangeOf<"mark" | "letters", "larger">> = {
  apply: (state, change, { lineage }, said) => {
    const { part, ask, degree } = change;
    const thing = change.part === "mark" ? change.thing : undefined;
    if (thing !== undefined && resizeThing(state, { thing, ask, degree })) return;
    if (!hasSizes(state, part, said)) return;
    const sign = (ask === "larger" ? 1 : -1) * (part === "mark" ? 1 : -1);
    const earlier = beforeStep(lineage, change, resize.inverse(change)!);
    const next = earlier
      ? (earlier.lockup.size ?? 0)
      : Math.max(-MOST_STEPS, Math.min(MOST_STEPS, state.size + sign * degree));
    if (next === state.size) return unmet(state, part, said, words.sizesApart);
    state.size = next;
    state.redo.add("layout");
  },
  inverse: (change) => ({ ...change, ask: change.ask === "larger" ? "smaller" : "larger" }) as typeof change,
};

/** One of several things larger or smaller than it was; false where it is no part of its own, or would not go with the others. */
function resizeThing(
  state: State,
  { thing, ask, degree }: { readonly thing: string; readonly ask: string; readonly degree: Degree },
): boolean {
  const mark = resized(state.design, thing, SIZE_STEP ** (ask === "larger" ? degree : -degree));
  if (!mark) return false;
  state.design = { ...state.design, mark };
  state.isHeld = true;
  state.redo.add("layout");
  return true;
}

/** The size set by hand, whatever it was before. */
export const sizeMark: ChangeRule<ChangeOf<"mark", "size">> = {
  apply: (state, { size }, _, said) => {
    if (!hasSizes(state, "mark", said)) return;
    const next = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(size)));
    if (next === state.size) return isSo(state, words.sizeAlready);
    state.size = next;
    state.redo.add("layout");
  },
  inverse: () => BACK,
};

export const widenGap: ChangeRule<ChangeOf<"layout", GapStep>> = {
  apply: (state, change, { lineage }, said) => {
    if (state.kind !== "side" && state.kind !== "stacked")
      return unmet(state, "layout", said, words.noGap(state.kind));
    const way = change.ask === "apart" ? 1 : -1;
    const earlier = beforeStep(lineage, change, widenGap.inverse(change)!);
    const next = earlier
      ? (earlier.lockup.gap ?? 0)
      : Math.max(-MOST_STEPS, Math.min(MOST_STEPS, state.gap + way * change.degree));
    if (next === state.gap) return unmet(state, "layout", said, words.gapEnds);
    state.gap = next;
    state.redo.add("layout");
  },
  inverse: (change) => ({ ...change, ask: change.ask === "apart" ? "closer" : "apart" }),
};

function hasSizes(state: State, part: "mark" | "letters", said: string): boolean {
  if (state.kind === "side" || state.kind === "stacked") return true;
  unmet(state, part, said, words.noOwnSizes(state.kind));
  return false;
}

export const removeMark: ChangeRule<ChangeOf<"mark", "remove">> = {
  apply: (state, _, setting, said) => {
    if (!state.design.mark) return unmet(state, "mark", said, words.noMark);
    if (state.kind === "emblem") unframe(state, setting);
    if (!showName(state, setting, said)) return;
    state.brief = { ...state.brief, form: { value: { form: "wordmark", lockup: "word" }, source: "stated" } };
    state.kind = "word";
    state.redo.add("layout");
  },
  inverse: () => ({ part: "mark", ask: "restore", from: "before", thing: null }),
};

export const toEmblem: ChangeRule<ChangeOf<"layout", "emblem">> = {
  apply: (state, _, setting, said) => {
    if (state.kind === "emblem") return isSo(state, words.emblemAlready);
    if (state.design.name === null) return unmet(state, "layout", said, words.emblemNeedsName);
    if (!state.design.mark) draw(state, setting, NO_WISH);
    enframe(state, setting);
  },
  inverse: () => BACK,
};

/** The name is set again where it was hidden; false where there is none. */
function showName(state: State, { studio, seed }: Setting, said: string): boolean {
  if (state.design.type.word) return true;
  if (state.design.name === null) {
    unmet(state, "name", said, words.noName, words.symbolOnly);
    return false;
  }
  state.kind = "side";
  setIn(studio, state, choiceOf(studio, state.design), seed);
  return true;
}
