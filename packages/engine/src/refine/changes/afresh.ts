/** Something entirely new for the same brief; what is to stay stands in it. */

import { design as draw } from "../../design.ts";
import type { Design, PartKind } from "../../vocabulary.ts";
import { arrangementOf, type ChangeRule } from "../state.ts";
import type { ChangeOf } from "./of.ts";

export const drawAfresh: ChangeRule<ChangeOf<"whole", "afresh">> = {
  apply: (state, _, { studio, seed, lineage, locks }) => {
    const { parent } = lineage;
    const recent = parent.design.mark ? [parent.design.mark.family] : [];
    const made = draw(studio, state.brief, seed, { recent });
    state.score = made.report.score;
    state.design = locked(made.design, parent.design, locks);
    const { lockup } = parent.design;
    // A badge is drawn as one piece: neither can take the other's layout.
    const isKept =
      locks.includes("layout") && lockup.kind !== "emblem" && made.design.lockup.kind !== "emblem";
    Object.assign(state, arrangementOf(isKept ? lockup : state.design.lockup));
    if (locks.length > 0) state.redo.add("layout");
  },
  inverse: () => ({ part: "whole", ask: "undo", steps: 1 }),
};

const locked = (made: Design, parent: Design, locks: readonly PartKind[]): Design => ({
  ...made,
  ...(locks.includes("colours") ? { palette: parent.palette } : {}),
  ...(locks.includes("letters") || locks.includes("name") ? { type: parent.type } : {}),
  ...(locks.includes("mark") ? { mark: parent.mark, concept: parent.concept } : {}),
});
