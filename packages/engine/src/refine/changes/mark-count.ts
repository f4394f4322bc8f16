/** One of the mark's things so many times: "two stars instead of one". */

import { refineJoined as words } from "../../report-words.ts";
import type { CountWish } from "../../vocabulary.ts";
import { withCopies } from "../copies.ts";
import { bareOf, dressedAs } from "../frame.ts";
import { type ChangeRule, unmet } from "../state.ts";
import type { ChangeOf } from "./of.ts";

const MOST = 5;

export const countThing: ChangeRule<ChangeOf<"mark", "count">> = {
  apply: (state, { thing, count, isMore }, _, said) => {
    const mark = bareOf(state.design);
    const made =
      mark && withCopies(mark, thing, (present) => Math.min(MOST, isMore ? present + count : count));
    if (!made) return unmet(state, "mark", said, words.notCounted(thing));
    const others = (state.brief.counts?.value ?? []).filter((each) => each.thing !== thing);
    const wish: CountWish = { thing, count };
    state.brief = { ...state.brief, counts: { value: [...others, wish], source: "stated" } };
    state.design = { ...state.design, mark: dressedAs(made, state.design) };
    state.isHeld = true;
    state.redo.add("layout");
  },
  inverse: () => ({ part: "mark", ask: "restore", from: "before", thing: null }),
};
