/** A character that is asked for moves the mood, and with it what was never stated: letters, colours, or the part that is named. */

import { type Mood, NO_TYPE, type PartKind } from "../../vocabulary.ts";
import { repainted } from "../repaint.ts";
import { rechoose } from "../replace-letters.ts";
import type { ChangeRule } from "../state.ts";
import { paint } from "./colours.ts";
import { draw } from "./mark-drawing.ts";
import type { ChangeOf } from "./of.ts";
import { setIn } from "./set-letters.ts";

const AXES = ["loud", "new", "grave", "rich", "sharp", "machine"] as const satisfies readonly (keyof Mood)[];
/** What is left of the mood before, and how much of the one that is asked for comes in. */
const LEFT = 0.3;
const COMES = 0.9;

export const moveMood: ChangeRule<ChangeOf<"mood", "move">> = {
  apply: (state, { towards, on }, { studio, seed, locks }) => {
    const before = state.brief.mood?.value;
    const value = Object.fromEntries(
      AXES.map((axis) => [
        axis,
        towards[axis] === undefined
          ? (before?.[axis] ?? 0)
          : clamp((before?.[axis] ?? 0) * LEFT + towards[axis] * COMES),
      ]),
    ) as Mood;
    state.brief = { ...state.brief, mood: { value, source: "stated" } };
    const touches = (part: PartKind) => (on === null || on === part) && !locks.includes(part);
    const stated = state.brief.type?.value;
    const freeType = !stated || stated.classes.length === 0 || (stated.family === null && on === "letters");
    const freeColours = state.brief.colors?.source !== "stated";
    // Where letters and colours were both stated, a mood of the whole still has to show: in the letters.
    const onLetters = on === "letters" || (on === null && !freeType && !freeColours);
    if (touches("letters") && (freeType || onLetters) && state.design.type.word) {
      const wish = { ...(stated ?? NO_TYPE), ...(onLetters ? { family: null, classes: [] } : {}) };
      const asked = { wish, avoid: [], another: true, towards };
      const { choice } = rechoose(studio, { ...state.brief, type: null }, state.design, asked, seed);
      setIn(studio, state, choice, seed);
    }
    if (touches("colours") && (freeColours || on === "colours")) {
      const { palette } = repainted({ ...state.brief, colors: null }, state.design, seed + 1);
      paint(state, state.brief, palette, null);
    }
    if (on === "mark" && touches("mark")) {
      // "A hand-drawn moon" is still a moon.
      const motifs = state.design.mark?.motifs ?? [];
      draw(
        state,
        { studio, seed },
        { how: motifs.length > 0 ? "thing" : "another", motifs, form: null, avoid: [] },
      );
    }
  },
  inverse: () => ({ part: "whole", ask: "undo", steps: 1 }),
};

const clamp = (value: number): number => Math.round(Math.min(1, Math.max(-1, value)) * 100) / 100;
