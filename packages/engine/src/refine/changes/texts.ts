/** The name and the tagline: another, none, or one again. */

import { linesOf } from "../../compose/word.ts";
import { missingFrom } from "../../draw/words.ts";
import { initialsOf } from "../../explore/context.ts";
import { refineLayout as layoutWords, refineTexts as words } from "../../report-words.ts";
import { applyCase } from "../../type/case.ts";
import type { FaceChoice } from "../../type/choose.ts";
import { nearestFaces } from "../../type/named.ts";
import { nearestWeight } from "../../type/nearest-weight.ts";
import { scriptOf } from "../../type/scripts.ts";
import { isSettable, noFaceHas, tooLong } from "../../type/settable.ts";
import { linesIn } from "../../verify/look.ts";
import type { Face, Studio } from "../../vocabulary.ts";
import { SIZE_STEP, sizeSteps } from "../edit-words.ts";
import { beforeStep } from "../lineage.ts";
import { choiceOf } from "../parts.ts";
import { spell } from "../settle.ts";
import { type ChangeRule, isSo, type Setting, type State, unmet } from "../state.ts";
import { unframe } from "./emblem-frame.ts";
import { inverted, stepped } from "./layout.ts";
import { draw } from "./mark-drawing.ts";
import type { ChangeOf } from "./of.ts";
import { setIn } from "./set-letters.ts";

export const rename: ChangeRule<ChangeOf<"name", "set">> = {
  apply: (state, { text }, setting) => {
    const before = state.design.name;
    if (text === before) return isSo(state, words.nameAlready);
    state.brief = { ...state.brief, name: { value: text, source: "stated" } };
    state.design = { ...state.design, name: text };
    if (!isSettable(text)) {
      state.unmet.push(tooLong("name", text, ALONE));
      return leaveSymbol(state, setting);
    }
    const missing = missingFrom(setting.studio, text);
    if (missing.length > 0) {
      state.unmet.push({ field: "name", wish: text, why: noFaceHas(missing), did: ALONE });
      return leaveSymbol(state, setting);
    }
    if (state.kind === "mark") {
      state.kind = state.design.mark ? "side" : "word";
      state.redo.add("layout");
    }
    // As typed, unless another case was asked for: that an older engine chose one is no wish.
    const letterCase = state.brief.type?.value.case ?? "typed";
    const { lines: _, ...was } = choiceOf(setting.studio, state.design);
    const drawn = { ...was, ...linesFor(state, text), case: letterCase };
    const choice = inWholeFace(setting.studio, state, {
      ...drawn,
      text: applyCase(text, letterCase, state.brief.type?.value.casing),
    });
    setIn(setting.studio, state, choice, setting.seed);
    redrawSpelling(state, before, setting);
  },
  inverse: () => ({ part: "name", ask: "restore", from: "before" }),
};

const ALONE = words.symbolOnly;

/** A name that is a few letters longer or shorter is the same name, and one up to a quarter longer breaks no sooner. */
const FEW_LETTERS = 3;
const LONGER = 1.25;

/** A respelt name stands on as many lines as it did (docs/laws.md F2, F5); one that becomes much longer may break. */
function linesFor(state: State, text: string): { readonly lines?: number } {
  const { design } = state;
  const now = design.type.word?.text;
  if (now === undefined) return {};
  const [kept, usual] = [linesIn(design), linesOf(text).length];
  const [from, to] = [[...now].length, [...text].length];
  const isNear = Math.abs(to - from) <= FEW_LETTERS || (usual > kept && to <= from * LONGER);
  if (kept === usual) return {};
  if (isNear) return { lines: kept };
  state.notes.push(words.linesNow(usual));
  return {};
}

/** The face as it was, or the nearest to it that has all letters of the new name. */
function inWholeFace(studio: Studio, state: State, choice: FaceChoice): FaceChoice {
  const isWhole = (face: Face) =>
    studio.set({ text: choice.text, face: face.id, weight: choice.weight }).borrowed.length === 0;
  if (isWhole(choice.face)) return choice;
  const script = state.brief.writing ?? scriptOf(choice.text);
  const shelf = studio.faces.filter((face) => !face.italic && face.scripts.includes(script));
  const measure = choice.face.measures[choice.weight] ?? null;
  const face = nearestFaces(shelf, choice.face.classes, measure).find(isWhole);
  if (!face) return choice;
  state.notes.push(words.otherFace(choice.face.family, choice.text, face.family));
  const weight = nearestWeight(face.weights, choice.weight);
  const body = nearestWeight(face.weights, choice.weights.body);
  return {
    ...choice,
    face,
    class: face.classes[0] ?? choice.class,
    weight,
    weights: { heading: weight, body },
  };
}

/** A mark made of the old name's letters would misspell the new one (docs/laws.md F7). */
function redrawSpelling(
  state: State,
  before: string | null,
  setting: Parameters<typeof draw>[1] & { readonly locks: readonly string[] },
): void {
  const { mark, name } = state.design;
  // A monogram of the same letters is no other one for a name that is spelt otherwise behind them.
  const isSame = initialsOf(before ?? "") === initialsOf(name ?? "");
  const spells = mark?.depends.some((each) => each === "name" || (each !== "motif" && !isSame));
  if (!mark || !spells || setting.locks.includes("mark")) return;
  state.notes.push(words.markRedrawn(name));
  const form = state.brief.form?.value.form === "monogram" ? "monogram" : null;
  draw(state, setting, { how: "form", motifs: [], form, avoid: [] });
}

/** The name on two lines or on one: the letters are the same. */
export const setLines: ChangeRule<ChangeOf<"name", "lines">> = {
  apply: (state, { lines }, { studio, seed }, said) => {
    const { word } = state.design.type;
    if (!word) return unmet(state, "name", said, words.noName);
    if (state.kind === "emblem") return unmet(state, "name", said, words.nameOnRim);
    if (linesIn(state.design) === lines) return isSo(state, words.linesAlready(lines));
    if (linesOf(word.text, lines).length !== lines) return unmet(state, "name", said, words.oneWord);
    const { lines: _, ...choice } = choiceOf(studio, state.design);
    const isUsual = linesOf(word.text).length === lines;
    setIn(studio, state, isUsual ? choice : { ...choice, lines }, seed);
  },
  inverse: ({ lines }) => ({ part: "name", ask: "lines", lines: lines === 1 ? 2 : 1 }),
};

export const removeName: ChangeRule<ChangeOf<"name", "remove">> = {
  apply: (state, _, setting, said) => {
    if (!state.design.type.word) return unmet(state, "name", said, words.noName);
    leaveSymbol(state, setting);
  },
  inverse: () => ({ part: "name", ask: "restore", from: "before" }),
};

/** The symbol without its name; out of its ring, which is made of the name. */
function leaveSymbol(state: State, setting: Setting): void {
  if (state.kind === "emblem") unframe(state, setting);
  if (!state.design.mark) draw(state, setting, { how: "another", motifs: [], form: null, avoid: [] });
  state.kind = "mark";
  state.side = null;
  state.redo.add("layout");
}

export const setTagline: ChangeRule<ChangeOf<"tagline", "set">> = {
  apply: (state, { text }, setting, said) => {
    if (text === state.design.tagline) return isSo(state, words.taglineAlready);
    if (!isSettable(text)) {
      state.unmet.push(tooLong("tagline", text, words.taglineStays));
      return;
    }
    const missing = missingFrom(setting.studio, text);
    if (missing.length > 0) {
      const did = words.taglineStays;
      state.unmet.push({ field: "tagline", wish: text, why: noFaceHas(missing), did });
      return;
    }
    if (!state.design.type.word) unmet(state, "tagline", said, words.taglineNeedsName, words.taglineKept);
    write(state, text);
  },
  inverse: () => ({ part: "tagline", ask: "remove" }),
};

export const removeTagline: ChangeRule<ChangeOf<"tagline", "remove">> = {
  apply: (state, _, __, said) => {
    if (state.design.tagline === null) return unmet(state, "tagline", said, words.noTagline);
    write(state, null);
    if (state.kind === "emblem") leaveRim(state);
  },
  inverse: () => ({ part: "tagline", ask: "restore", from: "before" }),
};

/** A badge without its slogan: the name and the lines stay where they are, though there is room for more now. */
function leaveRim(state: State): void {
  state.design = { ...state.design, type: { ...state.design.type, tagline: null } };
  state.redo.delete("tagline");
  state.redo.add("layout");
}

/** The slogan alone in another case: its words are kept as they are then written. */
export const caseTagline: ChangeRule<ChangeOf<"tagline", "case">> = {
  apply: (state, change, { lineage }, said) => {
    const { tagline } = state.design;
    if (tagline === null) return unmet(state, "tagline", said, words.noTagline);
    const text = applyCase(tagline, change.case, change.casing);
    const isNew = tagline !== lineage.parent.design.tagline;
    const { tagline: line } = state.design.type;
    // A slogan that is set in capitals stays so, unless its words are others.
    state.design = { ...state.design, type: { ...state.design.type, tagline: line && { ...line, text } } };
    if (text !== tagline) write(state, text);
    else if (!isNew) isSo(state, words.taglineAlready);
  },
  inverse: () => ({ part: "tagline", ask: "restore", from: "before" }),
};

/** The slogan alone larger or smaller: mark and name stay as they are. */
export const resizeTagline: ChangeRule<ChangeOf<"tagline", "larger">> = {
  apply: (state, change, setting, said) => {
    if (state.redo.has("tagline")) spell(setting, state);
    const { tagline } = state.design.type;
    if (!tagline) return unmet(state, "tagline", said, words.noTagline);
    if (state.kind === "emblem") return unmet(state, "tagline", said, words.taglineOnRim);
    const earlier = beforeStep(setting.lineage, change, inverted(change))?.type;
    const size = earlier
      ? (earlier.tagline?.size ?? 1)
      : steppedSize(tagline.size ?? 1, sizeSteps(change), change.times !== undefined);
    if (size === null) return unmet(state, "tagline", said, layoutWords.sizesApart);
    const { size: _, ...line } = tagline;
    const type = { ...state.design.type, tagline: size === 1 ? line : { ...line, size } };
    state.design = { ...state.design, type };
    state.redo.add("layout");
  },
  inverse: inverted,
};

function steppedSize(size: number, steps: number, isStated: boolean): number | null {
  const next = stepped(Math.log(size) / Math.log(SIZE_STEP), steps, isStated);
  return next === null ? null : Math.round(SIZE_STEP ** next * 1e4) / 1e4;
}

function write(state: State, text: string | null): void {
  state.brief = { ...state.brief, tagline: text === null ? null : { value: text, source: "stated" } };
  state.design = { ...state.design, tagline: text };
  state.redo.add("tagline");
}
