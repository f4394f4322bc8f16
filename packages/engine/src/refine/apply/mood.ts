/** Style words move the mood, and with it what was never stated: letters, colours, or the part that is named. */

import { AXES, moodOf } from "../../understand/mood.ts";
import type { Mood, Studio } from "../../vocabulary.ts";
import type { Change, PartKind } from "../change.ts";
import { NO_TYPE } from "../read/letters.ts";
import { rechoose } from "../reletter.ts";
import { reink, repaint } from "../repaint.ts";
import type { State } from "../state.ts";
import { setIn } from "./letters.ts";
import { draftMark } from "./mark.ts";

export function temper(
  studio: Studio,
  state: State,
  change: Extract<Change, { kind: "mood" }>,
  seed: number,
  locks: readonly PartKind[],
): void {
  const wished = moodOf(change.styles, change.denied, null);
  const before = state.brief.mood?.value;
  const silent = (axis: keyof Mood) => wished[axis] === 0;
  const value = Object.fromEntries(
    AXES.map((axis) => [
      axis,
      before && silent(axis)
        ? before[axis]
        : Math.round(((before?.[axis] ?? 0) * 0.3 + wished[axis] * 0.9) * 100) / 100,
    ]),
  ) as Record<keyof Mood, number>;
  for (const axis of AXES) value[axis] = Math.min(1, Math.max(-1, value[axis]));
  state.brief = { ...state.brief, mood: { value, source: "stated" } };
  const touches = (part: PartKind) => (change.on === null || change.on === part) && !locks.includes(part);
  const freeType =
    !state.brief.type ||
    (state.brief.type.value.family === null && change.on === "letters") ||
    state.brief.type.value.classes.length === 0;
  const freeColours = state.brief.colors?.source !== "stated";
  // Where letters and colours were both stated, a mood of the whole still has to show: in the letters.
  const onLetters = change.on === "letters" || (change.on === null && !freeType && !freeColours);
  if (touches("letters") && (freeType || onLetters) && state.design.type.word) {
    const { choice } = rechoose(
      studio,
      { ...state.brief, type: null },
      state.design,
      {
        kind: "letters",
        // "More playful letters" outdoes a face that was stated before; a mood of the whole does not.
        wish: {
          ...(state.brief.type?.value ?? NO_TYPE),
          ...(onLetters ? { family: null, classes: [] } : {}),
        },
        avoid: [],
        another: true,
        heavier: 0,
      },
      seed,
    );
    setIn(studio, state, choice, seed);
  }
  if (touches("colours") && (freeColours || change.on === "colours")) {
    const { palette } = repaint(
      { ...state.brief, colors: null },
      state.design,
      { kind: "without-colours", hexes: [], words: [] },
      seed,
    );
    state.design = reink({ ...state.design, palette }, state.design.palette, { kind: "swap" });
  }
  if (change.on === "mark" && touches("mark")) {
    // "A hand-drawn moon" is still a moon.
    const motifs = state.design.mark?.motifs ?? [];
    const how = motifs.length > 0 ? "motif" : "another";
    draftMark(studio, state, { kind: "mark", how, motifs, form: null, avoid: [] }, seed);
  }
}
