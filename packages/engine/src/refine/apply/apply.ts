/** A request applied to the parent's Design, one step a change, in the order in which parts depend on each other. */

import { design as draw } from "../../design.ts";
import { isSettable, tooLong } from "../../type/settable.ts";
import type { Design, Studio, Unmet } from "../../vocabulary.ts";
import { goBack } from "../back.ts";
import { type Asked, type Change, type PartKind, partOf } from "../change.ts";
import { choiceOf } from "../parts.ts";
import { rechoose } from "../reletter.ts";
import { reink, repaint } from "../repaint.ts";
import type { Ancestor, State } from "../state.ts";
import { setIn } from "./letters.ts";
import { draftMark, relay } from "./mark.ts";
import { temper } from "./mood.ts";
import { rename } from "./name.ts";
import { settle } from "./settle.ts";

export type Setting = {
  readonly seed: number;
  readonly parent: Ancestor;
  readonly ancestors: readonly Ancestor[];
};

export function applyAll(
  studio: Studio,
  changes: readonly Asked[],
  locks: readonly PartKind[],
  setting: Setting,
): State {
  const { parent } = setting;
  const state: State = {
    brief: parent.brief,
    design: { ...parent.design, seed: setting.seed },
    unmet: [],
    notes: [],
    redo: new Set(),
    kind: parent.design.lockup.kind,
    factor: 1,
    score: null,
  };
  for (const asked of changes.toSorted(
    (a, b) => ORDER.indexOf(a.change.kind) - ORDER.indexOf(b.change.kind),
  )) {
    const part = partOf(asked.change);
    if (part && locks.includes(part)) {
      state.unmet.push({
        field: part,
        wish: asked.said || asked.change.kind,
        why: `the prompt also asks to keep the ${part}`,
        did: "it stays as it was",
      });
      continue;
    }
    apply(studio, state, asked, setting, locks);
  }
  settle(studio, state, parent.design);
  return state;
}

/** Earlier changes are ground for later ones. */
const ORDER: readonly Change["kind"][] = [
  "afresh",
  "back",
  "rename",
  "tagline",
  "mood",
  "letters",
  "recolour",
  "shift",
  "hue",
  "swap",
  "without-colours",
  "mark",
  "lockup",
  "size",
];

function apply(
  studio: Studio,
  state: State,
  { change, said }: Asked,
  { seed, parent, ancestors }: Setting,
  locks: readonly PartKind[],
): void {
  switch (change.kind) {
    case "afresh":
      redraw(studio, state, seed, parent.design, locks);
      return;
    case "back":
      goBack(state, change, parent, ancestors);
      return;
    case "rename":
      rename(studio, state, change.name, seed, locks);
      return;
    case "tagline":
      retag(state, change.text, said);
      return;
    case "mood":
      temper(studio, state, change, seed, locks);
      return;
    case "letters":
      letter(studio, state, change, said, seed);
      return;
    case "recolour":
    case "shift":
    case "hue":
    case "swap":
    case "without-colours": {
      const { brief, palette } = repaint(state.brief, state.design, change, seed);
      const before = state.design.palette;
      state.brief = brief;
      state.design = reink({ ...state.design, palette }, before, change);
      return;
    }
    case "mark":
      draftMark(studio, state, change, seed);
      return;
    case "lockup":
      relay(studio, state, change.lockup, seed);
      return;
    case "size":
      resize(state, change.factor, said);
      return;
  }
}

function redraw(
  studio: Studio,
  state: State,
  seed: number,
  parent: Design,
  locks: readonly PartKind[],
): void {
  const made = draw(studio, state.brief, seed, { recent: parent.mark ? [parent.mark.family] : [] });
  state.score = made.report.score;
  state.design = locked(made.design, parent, locks);
  state.kind = state.design.lockup.kind;
  if (locks.length > 0) state.redo.add("layout");
}

/** Locked parts of the parent stand in a design that was drawn afresh. */
const locked = (made: Design, parent: Design, locks: readonly PartKind[]): Design => ({
  ...made,
  ...(locks.includes("colours") ? { palette: parent.palette } : {}),
  ...(locks.includes("letters") || locks.includes("name") ? { type: parent.type } : {}),
  ...(locks.includes("mark") ? { mark: parent.mark, concept: parent.concept } : {}),
});

function retag(state: State, text: string | null, said: string): void {
  if (text === null && state.design.tagline === null) {
    state.unmet.push({
      field: "tagline",
      wish: said,
      why: "this logo has no tagline",
      did: "nothing was taken away",
    });
    return;
  }
  if (text !== null && !isSettable(text)) {
    state.unmet.push(tooLong("tagline", text, "the tagline stays as it was"));
    return;
  }
  if (text !== null && !state.design.type.word) {
    state.unmet.push({
      field: "tagline",
      wish: said || text,
      why: "a tagline stands under a name, and this logo shows none",
      did: "it is kept for a version with letters",
    });
  }
  state.brief = { ...state.brief, tagline: text === null ? null : { value: text, source: "stated" } };
  state.design = { ...state.design, tagline: text };
  state.redo.add("tagline");
}

function letter(
  studio: Studio,
  state: State,
  change: Extract<Change, { kind: "letters" }>,
  said: string,
  seed: number,
): void {
  const unmet = (why: string, did: string): Unmet => ({
    field: "type",
    wish: said || "other letters",
    why,
    did,
  });
  if (!state.design.type.word && state.kind === "mark")
    state.unmet.push(unmet("this logo has no letters", "the family named with it changes"));
  const before = choiceOf(studio, state.design);
  const chosen = rechoose(studio, state.brief, state.design, change, seed);
  state.brief = chosen.brief;
  state.unmet.push(...chosen.unmet.map((why) => unmet(why, "the nearest face is used")));
  if (
    change.heavier !== 0 &&
    chosen.choice.weight === before.weight &&
    chosen.choice.face.id === before.face.id
  )
    state.unmet.push(
      unmet(
        `${before.face.family} has no ${change.heavier > 0 ? "heavier" : "finer"} weight than ${before.weight}`,
        "the weight stays",
      ),
    );
  setIn(studio, state, chosen.choice, seed);
}

function resize(state: State, factor: number, said: string): void {
  if (state.kind !== "side" && state.kind !== "stacked") {
    state.unmet.push({
      field: "form",
      wish: said || "another size of the mark",
      why: `in this layout (${state.kind}) mark and name have no sizes of their own`,
      did: "the sizes stay",
    });
    return;
  }
  state.factor *= factor;
  state.redo.add("layout");
}
