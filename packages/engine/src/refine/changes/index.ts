/** Every change by what it asks for. Adding one is a file and its rows here. */

import type { Change } from "../../vocabulary.ts";
import type { ChangeRule } from "../state.ts";
import { drawAfresh } from "./afresh.ts";
import { colourHue } from "./colour-hue.ts";
import { colourStep } from "./colour-steps.ts";
import { dropColours, oneInk, otherColours, setColours } from "./colours.ts";
import { swapColours } from "./colours-swapped.ts";
import { addFrame, frameStep, removeFrame, restoreFrame } from "./frame.ts";
import { placeMark, removeMark, resize, sizeMark, toEmblem, widenGap } from "./layout.ts";
import { letterCase, letterStep, letterWeight, otherLetters, setLetters } from "./lettering.ts";
import { countThing } from "./mark-count.ts";
import { drawAnother, drawForm, drawThing } from "./mark-drawing.ts";
import { markFill, markStep, mirrorMark } from "./mark-steps.ts";
import { takeDrawing } from "./mark-taken.ts";
import { moveMood } from "./mood.ts";
import { restoreLayout, restoreLetters, restoreMark, restoreText, wholeVersion } from "./restore.ts";
import { restoreColours } from "./restore-colours.ts";
import {
  caseTagline,
  removeName,
  removeTagline,
  rename,
  resizeTagline,
  setLines,
  setTagline,
} from "./texts.ts";

/** In the order in which parts depend on each other: earlier changes are ground for later ones. */
const RULES: readonly (readonly [asks: string, rule: ChangeRule<never>])[] = [
  ["whole.afresh", drawAfresh],
  ["whole.undo whole.redo whole.first whole.branch", wholeVersion],
  ["mark.restore", restoreMark],
  ["letters.restore", restoreLetters],
  ["colours.restore", restoreColours],
  ["layout.restore", restoreLayout],
  ["name.restore tagline.restore", restoreText],
  ["name.set", rename],
  ["name.lines", setLines],
  ["tagline.set", setTagline],
  ["tagline.case", caseTagline],
  ["tagline.remove", removeTagline],
  ["mood.move", moveMood],
  ["letters.set", setLetters],
  ["letters.another letters.italic letters.upright", otherLetters],
  ["letters.case", letterCase],
  ["letters.weight", letterWeight],
  [
    "letters.bolder letters.lighter letters.tighter letters.looser letters.rounder letters.sharper",
    letterStep,
  ],
  ["colours.another", otherColours],
  ["colours.drop", dropColours],
  ["colours.set", setColours],
  ["colours.mono", oneInk],
  [
    "colours.lighter colours.darker colours.warmer colours.cooler colours.brighter colours.softer colours.apart colours.nearer",
    colourStep,
  ],
  ["colours.hue", colourHue],
  ["colours.swap", swapColours],
  ["mark.another", drawAnother],
  ["mark.form", drawForm],
  ["mark.thing mark.add mark.drop", drawThing],
  ["mark.count", countThing],
  ["mark.drawing", takeDrawing],
  ["mark.outline mark.solid", markFill],
  ["mark.mirror", mirrorMark],
  ["mark.bolder mark.finer mark.rounder mark.sharper mark.simpler mark.richer", markStep],
  ["frame.remove", removeFrame],
  ["frame.add", addFrame],
  ["frame.restore", restoreFrame],
  ["frame.bolder frame.finer", frameStep],
  ["layout.place", placeMark],
  ["layout.emblem", toEmblem],
  ["layout.apart layout.closer", widenGap],
  ["mark.remove", removeMark],
  ["name.remove", removeName],
  ["mark.larger mark.smaller letters.larger letters.smaller", resize],
  ["mark.size", sizeMark],
  ["tagline.larger tagline.smaller", resizeTagline],
];

const BY_ASK = new Map(
  RULES.flatMap(([asks, rule], order) => asks.split(" ").map((ask) => [ask, { rule, order }] as const)),
);

const ruleOf = ({ part, ask }: Change) => BY_ASK.get(`${part}.${ask}`)!;

export const orderOf = (change: Change): number => ruleOf(change).order;

export const applyRule: ChangeRule["apply"] = (state, change, setting, said) =>
  (ruleOf(change).rule as unknown as ChangeRule).apply(state, change, setting, said);

/** The change that leads back, or null where only the lineage knows what was before. */
export const inverseOf = (change: Change): Change | null =>
  (ruleOf(change).rule as unknown as ChangeRule).inverse(change);
