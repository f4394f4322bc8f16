/** Another name: the word is set anew, and a mark made of its letters is drawn again. */

import { isSettable, tooLong } from "../../type/settable.ts";
import type { Studio } from "../../vocabulary.ts";
import type { PartKind } from "../change.ts";
import { choiceOf } from "../parts.ts";
import type { State } from "../state.ts";
import { setIn } from "./letters.ts";
import { draftMark, relay } from "./mark.ts";

export function rename(
  studio: Studio,
  state: State,
  name: string,
  seed: number,
  locks: readonly PartKind[],
): void {
  const before = state.design.name;
  state.brief = { ...state.brief, name: { value: name, source: "stated" } };
  state.design = { ...state.design, name };
  if (!isSettable(name)) {
    state.unmet.push(tooLong("name", name, "a symbol stands alone"));
    // Not a wish for symbols: a later name that can be set is set.
    const { form } = state.brief;
    relay(studio, state, "mark", seed);
    state.brief = { ...state.brief, form };
  } else if (state.kind === "mark" && (before === null || !isSettable(before))) {
    state.kind = state.design.mark ? "side" : "word";
    state.redo.add("layout");
  }
  const choice = choiceOf(studio, { ...state.design, type: { ...state.design.type, word: null } });
  setIn(studio, state, choice, seed);
  const { mark } = state.design;
  const initial = (text: string | null) => /[\p{L}\p{N}]/u.exec(text ?? "")?.[0]?.toUpperCase() ?? "";
  const spells = mark?.depends.some(
    (each) =>
      each === "name" || each === "letters" || (each === "initial" && initial(before) !== initial(name)),
  );
  if (mark && spells && !locks.includes("mark")) {
    state.notes.push(`the mark was made of the old name’s letters, so it is drawn again for “${name}”`);
    draftMark(
      studio,
      state,
      {
        kind: "mark",
        how: "form",
        motifs: [],
        form: state.brief.form?.value.form === "monogram" ? "monogram" : null,
        avoid: [],
      },
      seed,
    );
  }
}
