/** Where mark and letters stand, how large they are to each other, and whether they are one emblem. */

import { withoutRelated } from "../../lexicon/related-things.ts";
import { readerRequest, refineLayout as words } from "../../report-words.ts";
import { linesIn } from "../../verify/look.ts";
import type { Design, GapStep, LockupDesign } from "../../vocabulary.ts";
import { resizedBehind } from "../behind.ts";
import { GAP_DEGREES, SIZE_STEP, sizeSteps } from "../edit-words.ts";
import { dressedAs, figureOf } from "../frame.ts";
import { beforeStep } from "../lineage.ts";
import { choiceOf, shows } from "../parts.ts";
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
    if (!state.design.mark) drawFirst(state, setting);
    if (!showName(state, setting, said)) return;
    const wasStacked = state.kind === "stacked";
    state.kind = kind;
    state.side = place;
    // Two lines are centred under a mark and flush beside it.
    if (wasStacked !== (kind === "stacked") && linesIn(state.design) > 1) {
      state.design = { ...state.design, lockup: { ...state.design.lockup, kind } };
      setIn(setting.studio, state, choiceOf(setting.studio, state.design), setting.seed);
    }
    state.redo.add("layout");
  },
  inverse: ({ place }) => ({ part: "layout", ask: "place", place: OPPOSITE[place] }),
};

/** A mark where there was none. "A symbol, maybe a hexagon, to the left" is the hexagon, and no frame. */
function drawFirst(state: State, setting: Setting): void {
  const { framed, ...lockup } = state.design.lockup;
  if (!framed || setting.lineage.parent.design.lockup.framed) {
    draw(state, setting, NO_WISH);
    return;
  }
  const { kind } = framed;
  const concept = { idea: kind, carriers: [kind], because: [kind] };
  state.design = { ...state.design, lockup, mark: figureOf(kind), concept };
  state.brief = { ...state.brief, motifs: { value: [kind], source: "stated" }, form: null };
}

const OPPOSITE = { left: "right", right: "left", above: "below", below: "above" } as const;

/** Half steps either way, by hand and by word: further apart in size they would no longer be one logo. A stated share is stated. */
const MOST_STEPS = { byHand: 6, byWord: 8, stated: 14 };

/** So many half steps further, as far as that goes; null where it goes no further. */
export function stepped(size: number, steps: number, isStated: boolean): number | null {
  const most = Math.max(isStated ? MOST_STEPS.stated : MOST_STEPS.byWord, Math.abs(size));
  const next = Math.round(Math.max(-most, Math.min(most, size + steps)) * 1e4) / 1e4;
  return next === size || (isStated && Math.abs(next) === most) ? null : next;
}

/** The mark larger beside the letters, or the letters beside the mark: there is one proportion, and one of the two stays as it was. */
export const resize: ChangeRule<ChangeOf<"mark" | "letters", "larger">> = {
  apply: (state, change, setting, said) => {
    const { lineage } = setting;
    const steps = sizeSteps(change);
    if (change.part === "mark" && change.thing && isOneOf(state.design, change.thing))
      return resizeThing(state, setting, { thing: change.thing, times: SIZE_STEP ** steps, said });
    if (!hasSizes(state, change.part, said)) return;
    const isOfMark = change.part === "mark";
    const earlier = beforeStep(lineage, change, resize.inverse(change)!);
    const next = earlier
      ? sizeBefore(earlier.lockup, state, isOfMark)
      : stepped(state.size, isOfMark ? steps : -steps, change.times !== undefined);
    if (next === null) return unmet(state, change.part, said, words.sizesApart);
    // The mark is as large as it was where the letters are to be another size.
    if (!isOfMark) state.letters += state.size - next;
    state.size = next;
    state.redo.add("layout");
  },
  inverse: (change) => inverted(change),
};

/** The proportion in which the mark, or the letters, are as large as they were drawn before. */
function sizeBefore({ size = 0, letters = 0 }: LockupDesign, now: State, isOfMark: boolean): number {
  if (isOfMark) return size + letters - now.letters;
  // Before letters had a size of their own, theirs was the mark's alone.
  return letters === now.letters ? size : now.size + now.letters - letters;
}

/** Larger is taken back by smaller, and twice as large by half. */
export const inverted = <C extends { readonly ask: string; readonly times?: number }>(change: C): C => ({
  ...change,
  ask: change.ask === "larger" ? "smaller" : "larger",
  ...(change.times === undefined ? {} : { times: Math.round(1e4 / change.times) / 1e4 }),
});

/** Whether the mark shows something else besides: then the whole of it is not meant. */
const isOneOf = ({ mark }: Design, thing: string): boolean =>
  !shows(mark, thing) || withoutRelated(mark?.motifs ?? []).length > 1;

/** One of several things larger or smaller than it was, and the others as they were; where they are drawn as one, nothing. */
function resizeThing(
  state: State,
  setting: Setting,
  { thing, times, said }: { readonly thing: string; readonly times: number; readonly said: string },
): void {
  const isShown = shows(state.design.mark, thing);
  const mark = resized(state.design, thing, times) ?? resizedBehind(state, setting, thing, times);
  if (mark === null || mark === "ends") {
    const why = mark === "ends" ? words.sizesApart : words.drawnAsOne;
    unmet(state, "mark", said, isShown ? why : readerRequest.notShown(thing));
    return;
  }
  state.design = { ...state.design, mark: dressedAs(mark, state.design) };
  state.isHeld = true;
  state.redo.add("layout");
}

/** The size set by hand, whatever it was before. */
export const sizeMark: ChangeRule<ChangeOf<"mark", "size">> = {
  apply: (state, { size }, _, said) => {
    if (!hasSizes(state, "mark", said)) return;
    const next = Math.max(-MOST_STEPS.byHand, Math.min(MOST_STEPS.byHand, Math.round(size)));
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
      : Math.max(
          -MOST_STEPS.byWord,
          Math.min(MOST_STEPS.byWord, state.gap + way * GAP_DEGREES[change.degree]),
        );
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
