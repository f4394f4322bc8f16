/** These letters, bolder or lighter, tighter or looser, rounder, slanted, in another case; or others, where others are asked for. */

import { refineState as stateWords, refineLetters as words } from "../../report-words.ts";
import { applyCase } from "../../type/case.ts";
import { nearestWeight } from "../../type/nearest-weight.ts";
import { roomBetween } from "../../type/neighbours.ts";
import {
  type Face,
  type LetterAdjustment,
  type LetterStep,
  NO_TYPE,
  type TypeDesign,
  type TypeWish,
} from "../../vocabulary.ts";
import { halfStepOf, halfStepsTo, missingSteps, strokeIn } from "../heaviness.ts";
import { beforeStep } from "../lineage.ts";
import { choiceOf } from "../parts.ts";
import { type LetterWish, rechoose, steppedWeight } from "../replace-letters.ts";
import { type ChangeRule, isSo, type Setting, type State, unmet } from "../state.ts";
import type { ChangeOf } from "./of.ts";
import { adjusted, reachable, setIn } from "./set-letters.ts";

const BACK = { part: "letters", ask: "restore", from: "before" } as const;
type OutlineStep = Exclude<LetterStep, "larger" | "smaller">;

const OPPOSITES: { readonly [step in OutlineStep]: OutlineStep } = {
  bolder: "lighter",
  lighter: "bolder",
  tighter: "looser",
  looser: "tighter",
  rounder: "sharper",
  sharper: "rounder",
};

/** A half step, in weights of the family and in thousandths of an em. */
const WEIGHT = 100;
const TRACKING = 20;
const TIGHTEST = -80;
const LOOSEST = 320;
/** Beyond the family's own weights the outlines are adjusted, up to here. */
const MOST_BEYOND = 4;

export const PLAIN_LETTERS: LetterAdjustment = { weight: 0, rounding: 0, slanted: false };

export const letterStep: ChangeRule<ChangeOf<"letters", OutlineStep>> = {
  apply: (state, change, setting, said) => {
    const ask = change.ask as OutlineStep;
    if (!hasLetters(state, said)) return;
    const sign = ask === "bolder" || ask === "looser" || ask === "rounder" ? 1 : -1;
    const earlier = beforeStep(setting.lineage, change, letterStep.inverse(change)!);
    // Where the step leads back, to where it came from; another face has its own weights.
    const origin = earlier?.type.face === state.design.type.face ? earlier.type : null;
    const steps = sign * change.degree;
    if (ask === "bolder" || ask === "lighter") return weigh(state, setting, { steps, origin, said });
    if (ask === "tighter" || ask === "looser") return track(state, setting, { steps, origin, said });
    const before = adjustmentOf(state);
    const rounding = origin ? (origin.adjustment ?? PLAIN_LETTERS).rounding : before.rounding + steps;
    adjust(state, setting, { ...before, rounding }, said, `these letters cannot be ${ask} and still be read`);
  },
  inverse: (change) => ({ ...change, ask: OPPOSITES[change.ask as OutlineStep] }),
};

export const setLetters: ChangeRule<ChangeOf<"letters", "set">> = {
  apply: (state, { wish, avoid }, setting, said) =>
    choose(state, setting, { wish, avoid, another: avoid.length > 0 }, said),
  inverse: () => BACK,
};

export const otherLetters: ChangeRule<ChangeOf<"letters", "another">> = {
  apply: (state, { ask }, setting, said) => {
    if (ask === "another") return choose(state, setting, { wish: NO_TYPE, avoid: [], another: true }, said);
    if (!hasLetters(state, said)) return;
    if (state.kind === "emblem") return unmet(state, "letters", said, words.noSlant);
    const slanted = ask === "italic";
    adjust(state, setting, { ...adjustmentOf(state), slanted }, said, `the letters are ${ask} already`);
  },
  inverse: ({ ask }) =>
    ask === "another" ? BACK : { part: "letters", ask: ask === "italic" ? "upright" : "italic" },
};

/** The weight that is set by hand, of those the face has. */
export const letterWeight: ChangeRule<ChangeOf<"letters", "weight">> = {
  apply: (state, change, { studio, seed }, said) => {
    if (!hasLetters(state, said)) return;
    const before = choiceOf(studio, state.design);
    const weight = nearestWeight(before.face.weights, change.weight);
    const adjustment = adjustmentOf(state);
    if (weight === before.weight && adjustment.weight === 0) return isSo(state, words.weightAlready);
    dress(state, { ...adjustment, weight: 0 });
    setIn(studio, state, { ...before, weight, weights: { ...before.weights, heading: weight } }, seed);
  },
  inverse: () => BACK,
};

export const letterCase: ChangeRule<ChangeOf<"letters", "case">> = {
  apply: (state, change, { studio, seed }, said) => {
    if (!hasLetters(state, said)) return;
    const before = choiceOf(studio, state.design);
    const text = applyCase(state.design.name ?? before.text, change.case, change.casing);
    if (text === before.text) return isSo(state, words.already);
    state.brief = {
      ...state.brief,
      type: {
        value: { ...wishOf(state), case: change.case, ...(change.casing ? { casing: change.casing } : {}) },
        source: "stated",
      },
    };
    setIn(studio, state, { ...before, case: change.case, text }, seed);
  },
  inverse: () => BACK,
};

const wishOf = ({ brief }: State): TypeWish => brief.type?.value ?? NO_TYPE;
const adjustmentOf = ({ design }: State): LetterAdjustment => design.type.adjustment ?? PLAIN_LETTERS;

function hasLetters(state: State, said: string): boolean {
  if (state.design.type.word) return true;
  unmet(state, "letters", said, words.noLetters);
  return false;
}

function choose(state: State, { studio, seed }: Setting, wish: LetterWish, said: string): void {
  const { face } = state.design.type;
  const [before, stroke] = [adjustmentOf(state), strokeIn(studio, state.design.type)];
  const chosen = rechoose(studio, state.brief, state.design, wish, seed);
  state.brief = chosen.brief;
  const { choice } = chosen;
  const isOther = choice.face.id !== face;
  for (const why of chosen.unmet)
    unmet(state, "type", said, why, isOther ? words.nearestUsed : stateWords.unchanged);
  if (isOther) dress(state, PLAIN_LETTERS);
  setIn(studio, state, choice, seed);
  if (!isOther || !state.design.type.word) return;
  // Another face comes with its own outlines, as heavy and as slanted as the letters were asked to be.
  const steps =
    stroke && wish.wish.weight === null ? halfStepsTo(choice.face, choice.weight, stroke, before) : 0;
  const weight = Math.sign(steps) * Math.min(MOST_BEYOND, Math.abs(steps));
  const asked = { rounding: 0, weight, slanted: before.slanted && !choice.face.italic };
  if (isEqual(asked, PLAIN_LETTERS)) return;
  dressed(state, asked);
}

/** This many half steps, or back to where an earlier step came from. */
type Move = { readonly steps: number; readonly origin: TypeDesign | null; readonly said: string };

/** Along the family's weights as far as they go, then on the outlines. */
function weigh(state: State, setting: Setting, { steps, origin, said }: Move): void {
  const { studio, seed } = setting;
  const before = choiceOf(studio, state.design);
  const beyond = adjustmentOf(state).weight;
  const isBack = beyond !== 0 && Math.sign(beyond) !== Math.sign(steps);
  const weight = origin
    ? origin.weight
    : isBack
      ? before.weight
      : steppedWeight(before.face.weights, before.weight, steps * WEIGHT);
  if (weight !== before.weight) {
    const weights = origin?.weights ?? { ...before.weights, heading: weight };
    const stroke = strokeIn(studio, state.design.type);
    const adjustment = adjustmentOf(state);
    const own = origin
      ? (origin.adjustment ?? PLAIN_LETTERS).weight
      : adjustment.weight + unseenSteps(before.face, weight, stroke, steps);
    dress(state, { ...adjustment, weight: 0 });
    setIn(studio, state, { ...before, weight, weights }, seed);
    dressed(state, { ...adjustment, weight: own });
    return;
  }
  const next = origin
    ? (origin.adjustment ?? PLAIN_LETTERS).weight
    : isBack
      ? Math.sign(beyond) * Math.max(0, Math.abs(beyond) - Math.abs(steps))
      : Math.sign(steps) * Math.min(MOST_BEYOND, Math.abs(beyond + steps));
  const why = words.noWeight(before.face.family, steps);
  adjust(state, setting, { ...adjustmentOf(state), weight: next }, said, why);
}

/** A family's last weight may look like the one before it: what it lacks of the step is added to its outlines. */
function unseenSteps(face: Face, weight: number, stroke: number | null, steps: number): number {
  const isLast = steppedWeight(face.weights, weight, steps * WEIGHT) === weight;
  if (!isLast || stroke === null) return 0;
  const missing = missingSteps(face, weight, stroke + halfStepOf(stroke, steps) * steps);
  return Math.sign(missing) === Math.sign(steps)
    ? Math.sign(steps) * Math.min(MOST_BEYOND, Math.abs(missing))
    : 0;
}

function track(state: State, { studio, seed }: Setting, { steps, origin, said }: Move): void {
  const before = choiceOf(studio, state.design);
  const tightest = steps < 0 ? Math.max(TIGHTEST, before.tracking - roomIn(state)) : TIGHTEST;
  const tracking =
    origin?.tracking ?? Math.min(LOOSEST, Math.max(tightest, before.tracking + steps * TRACKING));
  if (Math.sign(tracking - before.tracking) !== Math.sign(steps))
    unmet(state, "letters", said, words.spacingLimit);
  else {
    const back = wayBack(state);
    const { type } = state.design;
    setIn(studio, state, { ...before, tracking }, seed);
    const data = (of: TypeDesign) => of.word?.shapes.map(({ d }) => d).join("");
    if (data(state.design.type) !== data(type)) return;
    back();
    unmet(state, "letters", said, words.joined);
  }
}

/** By how much letters on a line can come closer; on a circle they turn away from each other. */
function roomIn({ design, kind }: State): number {
  const { word } = design.type;
  return word && kind !== "emblem" ? Math.floor(roomBetween(word.shapes)) : Number.POSITIVE_INFINITY;
}

/** The outlines as far along as they can go; where that is no further than they are, nothing changes and it is said. */
function adjust(
  state: State,
  { studio, seed }: Pick<Setting, "studio" | "seed">,
  asked: LetterAdjustment,
  said: string,
  why: string,
): void {
  const back = wayBack(state);
  const before = adjustmentOf(state);
  dress(state, PLAIN_LETTERS);
  setIn(studio, state, choiceOf(studio, state.design), seed);
  const reached = reachable(state.design.type, asked, state.kind);
  if (isEqual(reached, before)) {
    back();
    unmet(state, "letters", said, why);
    return;
  }
  if (Math.abs(reached.weight) < Math.abs(asked.weight)) state.notes.push(words.asFar(asked.weight));
  dressed(state, reached);
}

/** Letters as set, taken along as far as they go. */
function dressed(state: State, asked: LetterAdjustment): void {
  const { type } = state.design;
  const reached = reachable(type, asked, state.kind);
  if (!isEqual(reached, PLAIN_LETTERS))
    state.design = { ...state.design, type: adjusted(type, reached, state.kind) };
}

/** Takes a try back: the letters, and what other changes still have to be drawn. */
function wayBack(state: State): () => void {
  const { design } = state;
  const redo = [...state.redo];
  return () => {
    state.design = design;
    for (const part of redo) state.redo.add(part);
  };
}

const isEqual = (a: LetterAdjustment, b: LetterAdjustment): boolean =>
  a.weight === b.weight && a.rounding === b.rounding && a.slanted === b.slanted;

/** Letters with what is done to their outlines written down; absent where nothing is. */
function dress(state: State, to: LetterAdjustment): void {
  const { adjustment: _, ...type } = state.design.type;
  state.design = {
    ...state.design,
    type: isEqual(to, PLAIN_LETTERS) ? type : { ...type, adjustment: to },
  };
}
