/** The last step: what is still open is drawn, and everything is put at its place. */

import type { Design, Studio } from "../../vocabulary.ts";
import { choiceOf, place, sizeOf, storedMark, storedTagline, storedWord } from "../parts.ts";
import { reletter } from "../reletter.ts";
import type { State } from "../state.ts";
import { closeFrame } from "./letters.ts";

/** Draws what is still open and puts everything at its place, if anything moved at all. */
export function settle(studio: Studio, state: State, parent: Design): void {
  if (state.redo.has("word") || state.redo.has("tagline")) {
    const choice = choiceOf(studio, { ...state.design, type: { ...state.design.type, word: null } });
    const word = state.redo.has("word") || state.kind === "emblem";
    const made = reletter(studio, state.brief, state.design, choice, state.design.seed, {
      word: true,
      tagline: state.brief.tagline !== null,
    });
    state.design = {
      ...state.design,
      tagline: made.type.tagline ? (state.brief.tagline?.value ?? null) : null,
      type: {
        ...made.type,
        word: word ? made.type.word : state.design.type.word,
        edit: word ? made.type.edit : state.design.type.edit,
      },
    };
    closeFrame(state, made.frame);
    state.redo.add("layout");
  }
  if (!state.redo.has("layout")) return;
  const before = {
    mark: parent.mark && storedMark(parent.mark),
    word: storedWord(studio, parent),
    tagline: storedTagline(studio, parent),
  };
  const kept = sizeOf(parent.lockup, before) * state.factor;
  const { mark } = state.design;
  const shown = state.kind === "word" ? null : mark;
  const type =
    state.kind === "mark" ? { ...state.design.type, word: null, tagline: null } : state.design.type;
  const design: Design = { ...state.design, mark: shown, type };
  const parts = {
    mark: shown && storedMark(shown),
    word: storedWord(studio, design),
    tagline: storedTagline(studio, design),
  };
  if (!parts.mark && !parts.word) return;
  state.design = { ...design, lockup: place(state.kind, parts, Math.min(2.2, Math.max(0.45, kept))) };
}
