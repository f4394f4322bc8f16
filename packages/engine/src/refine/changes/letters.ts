/** These letters, bolder or lighter, tighter or looser, rounder, slanted, in another case; or others, where others are asked for. */

import { applyCase } from "../../type/case.ts";
import type { LetterAdjustment, LetterStep, TypeWish } from "../../vocabulary.ts";
import { choiceOf } from "../parts.ts";
import { type LetterWish, NO_TYPE, rechoose, steppedWeight } from "../reletter.ts";
import { type ChangeRule, type Setting, type State, unmet } from "../state.ts";
import type { ChangeOf } from "./of.ts";
import { setIn } from "./set-letters.ts";

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
/** Beyond the family's own weights the outlines go on, so far. */
const MOST_BEYOND = 4;

export const PLAIN_LETTERS: LetterAdjustment = { weight: 0, rounding: 0, slanted: false };

export const letterStep: ChangeRule<ChangeOf<"letters", OutlineStep>> = {
  apply: (state, change, setting, said) => {
    const ask = change.ask as OutlineStep;
    if (!hasLetters(state, said)) return;
    const sign = ask === "bolder" || ask === "looser" || ask === "rounder" ? 1 : -1;
    if (ask === "bolder" || ask === "lighter") return weigh(state, setting, sign * change.degree, said);
    if (ask === "tighter" || ask === "looser") return track(state, setting, sign * change.degree, said);
    const before = adjustmentOf(state);
    adjust(state, setting, { ...before, rounding: before.rounding + sign * change.degree });
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
    if (state.kind === "emblem")
      return unmet(state, "letters", said, "letters on a circle cannot be slanted");
    adjust(state, setting, { ...adjustmentOf(state), slanted: ask === "italic" });
  },
  inverse: ({ ask }) =>
    ask === "another" ? BACK : { part: "letters", ask: ask === "italic" ? "upright" : "italic" },
};

export const letterCase: ChangeRule<ChangeOf<"letters", "case">> = {
  apply: (state, change, { studio, seed }, said) => {
    if (!hasLetters(state, said)) return;
    const before = choiceOf(studio, state.design);
    const text = applyCase(state.design.name ?? before.text, change.case);
    if (text === before.text) return unmet(state, "letters", said, "the letters are so already");
    state.brief = {
      ...state.brief,
      type: { value: { ...wishOf(state), case: change.case }, source: "stated" },
    };
    setIn(studio, state, { ...before, case: change.case, text }, seed);
  },
  inverse: () => BACK,
};

const wishOf = ({ brief }: State): TypeWish => brief.type?.value ?? NO_TYPE;
const adjustmentOf = ({ design }: State): LetterAdjustment => design.type.adjustment ?? PLAIN_LETTERS;

function hasLetters(state: State, said: string): boolean {
  if (state.design.type.word) return true;
  unmet(state, "letters", said, "this logo shows no letters");
  return false;
}

function choose(state: State, { studio, seed }: Setting, wish: LetterWish, said: string): void {
  const chosen = rechoose(studio, state.brief, state.design, wish, seed);
  state.brief = chosen.brief;
  for (const why of chosen.unmet) unmet(state, "type", said, why, "the nearest face is used");
  // Another face comes with its own outlines.
  if (chosen.choice.face.id !== state.design.type.face) forget(state);
  setIn(studio, state, chosen.choice, seed);
}

function forget(state: State): void {
  const { adjustment: _, ...type } = state.design.type;
  state.design = { ...state.design, type };
}

/** Along the family's weights as far as they go, then on the outlines. */
function weigh(state: State, { studio, seed }: Setting, steps: number, said: string): void {
  const before = choiceOf(studio, state.design);
  const beyond = adjustmentOf(state).weight;
  const isBack = beyond !== 0 && Math.sign(beyond) !== Math.sign(steps);
  const onOutlines = isBack ? Math.sign(steps) * Math.min(Math.abs(steps), Math.abs(beyond)) : 0;
  const weight = isBack ? before.weight : steppedWeight(before.face.weights, before.weight, steps * WEIGHT);
  if (!isBack && weight !== before.weight) {
    setIn(studio, state, { ...before, weight, weights: { ...before.weights, heading: weight } }, seed);
    return;
  }
  const next = isBack ? beyond + onOutlines : beyond + steps;
  if (Math.abs(next) > MOST_BEYOND)
    return unmet(
      state,
      "letters",
      said,
      `${before.face.family} has no ${steps > 0 ? "heavier" : "finer"} weight, and its outlines cannot go further`,
    );
  adjust(state, { studio, seed }, { ...adjustmentOf(state), weight: next });
}

function track(state: State, { studio, seed }: Setting, steps: number, said: string): void {
  const before = choiceOf(studio, state.design);
  const tracking = Math.min(LOOSEST, Math.max(TIGHTEST, before.tracking + steps * TRACKING));
  if (tracking === before.tracking)
    return unmet(state, "letters", said, "the letters cannot stand closer or wider and still make a word");
  setIn(studio, state, { ...before, tracking }, seed);
}

function adjust(
  state: State,
  { studio, seed }: Pick<Setting, "studio" | "seed">,
  to: LetterAdjustment,
): void {
  const isPlain = to.weight === 0 && to.rounding === 0 && !to.slanted;
  const { adjustment: _, ...type } = state.design.type;
  state.design = { ...state.design, type: isPlain ? type : { ...type, adjustment: to } };
  setIn(studio, state, choiceOf(studio, state.design), seed);
}
