/** Another drawing, because another is asked for: a thing, a monogram, something abstract, or whatever else. */

import { outlinesOf } from "../../draw/mark.ts";
import { withoutRelated } from "../../lexicon/related-things.ts";
import { inFrame } from "../frame.ts";
import { originOf } from "../lineage.ts";
import { isKind, shows } from "../parts.ts";
import { type MarkWish, replaceMark } from "../replace-mark.ts";
import type { ChangeRule, Setting, State } from "../state.ts";
import { markStep } from "./mark-steps.ts";
import type { ChangeOf } from "./of.ts";
import { restoreMark } from "./restore.ts";

const BACK = { part: "mark", ask: "restore", from: "before", thing: null } as const;

export const drawThing: ChangeRule<ChangeOf<"mark", "thing">> = {
  apply: (state, { ask, things, replaces }, setting, said) => {
    const { mark } = state.design;
    const shown = mark?.motifs ?? [];
    if (replaces) return exchange(state, setting, things, replaces);
    if (ask === "drop") {
      // What the mark does not show by name is a detail of it: the least one goes.
      if (!things.some((thing) => shows(mark, thing)))
        return markStep.apply(state, { part: "mark", ask: "simpler", degree: 2 }, setting, said);
      const left = shown.filter((motif) => !things.some((thing) => isKind(motif, thing)));
      return left.length > 0
        ? draw(state, setting, { how: "thing", motifs: left, form: null, avoid: things })
        : draw(state, setting, { how: "another", motifs: [], form: null, avoid: [...things, ...shown] });
    }
    const motifs = ask === "add" ? [...new Set([...shown, ...things])] : things;
    // A thing that an earlier version showed is meant as it was.
    const earlier = originOf(setting.lineage, "before", (each) => shows(each.mark, things[0]!));
    if (ask === "thing" && things.length === 1 && earlier && !shows(mark, things[0]!))
      return restoreMark.apply(state, { ...BACK, thing: things[0]! }, setting, said);
    draw(state, setting, { how: "thing", motifs, form: null, avoid: [] });
  },
  inverse: () => BACK,
};

/** Some of the mark's things go, the others stay; the first of the new ones takes the place of the first that goes. */
function exchange(
  state: State,
  setting: Setting,
  things: readonly string[],
  replaces: readonly string[],
): void {
  const shown = withoutRelated(state.design.mark?.motifs ?? []);
  const [gone] = replaces;
  const motifs = shown.flatMap((motif) =>
    motif === gone ? things : replaces.includes(motif) ? [] : [motif],
  );
  const { bond } = state.brief;
  if (bond) {
    const { host, guest } = bond.value;
    const now = (thing: string) => (gone !== undefined && isKind(gone, thing) ? things[0]! : thing);
    state.brief = {
      ...state.brief,
      bond: { ...bond, value: { ...bond.value, host: now(host), guest: now(guest) } },
    };
  }
  draw(state, setting, { how: "thing", motifs, form: null, avoid: [] });
}

export const drawAnother: ChangeRule<ChangeOf<"mark", "another">> = {
  apply: (state, _, setting) => draw(state, setting, { how: "another", motifs: [], form: null, avoid: [] }),
  inverse: () => BACK,
};

export const drawForm: ChangeRule<ChangeOf<"mark", "form">> = {
  apply: (state, { form }, setting) => draw(state, setting, { how: "form", motifs: [], form, avoid: [] }),
  inverse: () => BACK,
};

/** A mark drawn again is as drawn: what was adjusted on the one before is not carried over. */
export function draw(state: State, { studio, seed }: Pick<Setting, "studio" | "seed">, wish: MarkWish): void {
  const made = replaceMark(studio, state.brief, state.design, wish, seed);
  const { brief, concept, unmet, notes, score } = made;
  // A frame that was put around the mark is no part of the drawing, and stays around the next one.
  const frame = made.mark === state.design.mark ? undefined : state.design.mark?.frame;
  const mark = frame && made.mark ? inFrame(made.mark, outlinesOf(made.mark), frame.kind) : made.mark;
  state.brief = brief;
  state.unmet.push(...unmet);
  state.notes.push(...notes);
  if (score) state.score = score;
  if (mark && state.kind === "word") state.kind = "side";
  state.design = { ...state.design, mark, concept };
  state.redo.add("layout");
}
