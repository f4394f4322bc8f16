/** A request carried out on the parent's Design, one change after the other. It sees Changes, and nothing of the prompt. */

import { refineApply as words } from "../report-words.ts";
import { type Asked, type Change, isOfOne, type PartKind } from "../vocabulary.ts";
import { applyRule, orderOf } from "./changes/index.ts";
import { settle } from "./settle.ts";
import { arrangementOf, type Setting, type State, unmet } from "./state.ts";

export function applyAll(changes: readonly Asked[], setting: Setting): State {
  const { parent } = setting.lineage;
  const { lockup } = parent.design;
  const state: State = {
    brief: parent.brief,
    design: parent.design,
    unmet: [],
    notes: [],
    redo: new Set(),
    ...arrangementOf(lockup),
    base: parent.design,
    isHeld: false,
    score: null,
  };
  for (const { change, said } of changes.toSorted((a, b) => turnOf(a.change) - turnOf(b.change))) {
    const part = partOf(change);
    if (part && setting.locks.includes(part)) unmet(state, part, said || change.ask, whyKept(part, setting));
    else applyRule(state, change, setting, said);
  }
  settle(setting, state);
  return state;
}

/** What a colour is asked for by name may come with the same message. */
const turnOf = (change: Change): number => orderOf(change) + (isOfOne(change) ? LAST : 0);
const LAST = 1000;

const whyKept = (part: PartKind, { lineage }: Setting): string =>
  lineage.parent.design.locks?.includes(part) ? areLocked(part) : words.promptKeeps(part);

/** "The colours are locked", for the Report and for the editor. */
export const areLocked = (part: PartKind): string => words.locked(part);

/** Which part a change touches first; the rest follows only where it must. */
export const partOf = (change: Change): PartKind | null => {
  switch (change.part) {
    case "whole":
      return null;
    case "mood":
      return change.on;
    case "frame":
      return "mark";
    case "name":
      return change.ask === "lines" ? "layout" : change.part;
    case "mark":
    case "letters":
      return change.ask === "larger" || change.ask === "smaller" || change.ask === "size"
        ? "layout"
        : change.part;
    default:
      return change.part;
  }
};
