/** Another mark, and other arrangements of mark and name: they call for each other, so they stand together. */

import { dice } from "../../dice.ts";
import { boxOf } from "../../draw/mark.ts";
import { FRAMES } from "../../marks/emblem.ts";
import type { LockupKind, MarkDesign, Studio } from "../../vocabulary.ts";
import type { Change } from "../change.ts";
import { choiceOf } from "../parts.ts";
import { onFrame } from "../reletter.ts";
import { framed, remark } from "../remark.ts";
import type { State } from "../state.ts";
import { setIn } from "./letters.ts";

/** No wish but that it be another one. */
const ANOTHER = { kind: "mark", how: "another", motifs: [], form: null, avoid: [] } as const;

export function draftMark(
  studio: Studio,
  state: State,
  change: Extract<Change, { kind: "mark" }>,
  seed: number,
): void {
  if (change.form === "emblem") {
    // "A badge, with an acorn in place of the bird": what goes into the frame is drawn first.
    if (change.motifs.length > 0) draftMark(studio, state, { ...change, form: null }, seed);
    relay(studio, state, "emblem", seed);
    return;
  }
  const { brief, mark, concept, unmet, score } = remark(studio, state.brief, state.design, change, seed);
  state.brief = brief;
  state.unmet.push(...unmet);
  if (score) state.score = score;
  if (mark && state.kind === "word") state.kind = "side";
  state.design = { ...state.design, mark, concept };
  state.redo.add("layout");
}

/** Another arrangement. An emblem is drawn as one piece, so going there or leaving it redraws its parts. */
export function relay(studio: Studio, state: State, kind: LockupKind, seed: number): void {
  const form = state.brief.form?.value.form ?? null;
  state.brief = {
    ...state.brief,
    form: {
      value: {
        form:
          kind === "word"
            ? "wordmark"
            : kind === "emblem"
              ? "emblem"
              : form === "wordmark" || form === "emblem"
                ? null
                : form,
        lockup: kind,
      },
      source: "stated",
    },
  };
  if (kind === "emblem") {
    enframe(studio, state, seed);
    return;
  }
  if (state.kind === "emblem") unframe(studio, state, seed);
  if (kind !== "word" && !state.design.mark) draftMark(studio, state, ANOTHER, seed);
  if (kind !== "mark" && !state.design.type.word) {
    if (state.design.name === null) {
      state.unmet.push({
        field: "name",
        wish: "letters",
        why: "no name was ever stated",
        did: "the symbol stands alone",
      });
      return;
    }
    setIn(studio, state, choiceOf(studio, state.design), seed);
  }
  state.kind = kind;
  state.redo.add("layout");
}

/** The kept mark inside a frame, with the name going round it. */
function enframe(studio: Studio, state: State, seed: number): void {
  if (state.design.name === null) {
    state.unmet.push({
      field: "form",
      wish: "emblem",
      why: "an emblem carries a name, and none was stated",
      did: "the layout stays",
    });
    return;
  }
  if (!state.design.mark) draftMark(studio, state, ANOTHER, seed);
  const mark = state.design.mark;
  const frame = dice(seed, "frame").pick(FRAMES);
  const round =
    mark &&
    onFrame(studio, state.design, choiceOf(studio, state.design), frame, {
      tagline: state.brief.tagline?.value ?? null,
    });
  if (!mark || !round) return;
  const empty: MarkDesign = {
    ...mark,
    family: "emblem",
    shapes: round.lines,
    parameters: { frame: frame.id },
  };
  const drawn = framed(empty, mark, frame.inner);
  const box = boxOf([...drawn.shapes, ...round.word.shapes, ...(round.tagline?.shapes ?? [])]);
  state.design = {
    ...state.design,
    mark: { ...drawn, box },
    type: { ...state.design.type, word: round.word, tagline: round.tagline, edit: null },
  };
  state.kind = "emblem";
  state.notes.push("an emblem is drawn as one piece: the same mark and letters were set on its circle");
  state.redo.add("layout");
}

/** Out of its frame: the inner mark as it was drawn, and the name on a straight line again. */
function unframe(studio: Studio, state: State, seed: number): void {
  const { mark } = state.design;
  if (mark?.favicon)
    state.design = {
      ...state.design,
      mark: {
        ...mark,
        family: String(mark.parameters.inner ?? mark.family),
        shapes: mark.favicon,
        box: boxOf(mark.favicon),
        favicon: null,
      },
    };
  state.kind = "side";
  state.design = { ...state.design, lockup: { ...state.design.lockup, kind: "side" } };
  state.notes.push("the emblem was taken apart: its mark and its letters are set side by side anew");
  setIn(studio, state, choiceOf(studio, state.design), seed);
}
