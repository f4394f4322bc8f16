/** A drawing of the studio's that was picked by hand: as it is, in the old mark's main colour. */

import { shapesOf } from "../../draw/mark.ts";
import { boxOf } from "../../geometry/shapes.ts";
import { FRAMES } from "../../marks/emblem.ts";
import { GRID, layer } from "../../marks/family.ts";
import { place, square } from "../../marks/placed-motif.ts";
import { refineMarkTaken as words } from "../../report-words.ts";
import type { MarkDesign, Motif, Shape } from "../../vocabulary.ts";
import { drawingName } from "../edit-words.ts";
import { framed, inkedLike, linesOf } from "../replace-mark.ts";
import { type ChangeRule, type State, unmet } from "../state.ts";
import type { ChangeOf } from "./of.ts";

export const takeDrawing: ChangeRule<ChangeOf<"mark", "drawing">> = {
  apply: (state, { motif: id }, { studio }, said) => {
    const motif = studio.drawings.find(id);
    const shapes = motif && motifShapes(motif);
    if (!motif || !shapes) return unmet(state, "mark", said, words.noDrawing);
    const name = motif.tags[0] ?? drawingName(id);
    const { mark: before } = state.design;
    const drawn: MarkDesign = {
      family: "pictorial",
      motifs: [name],
      parameters: { variant: `${id}-taken`, motif: id, word: name, treatment: "taken" },
      depends: ["motif"],
      shapes,
      box: boxOf(shapes),
      favicon: null,
    };
    const inner = inkedLike(drawn, before);
    state.design = {
      ...state.design,
      mark: inFrame(state, inner),
      concept: { idea: words.picked(name), carriers: [name], because: [name] },
    };
    const { direction: _, ...brief } = state.brief;
    state.brief = { ...brief, motifs: { value: [name], source: "stated" } };
    if (state.kind === "word") state.kind = "side";
    state.redo.add("layout");
  },
  inverse: () => ({ part: "mark", ask: "restore", from: "before", thing: null }),
};

/** The outlines that a drawing has as a mark; null for one without ink. */
export function motifShapes(motif: Motif): readonly Shape[] | null {
  const placed = place(motif, square(GRID));
  const shapes = placed && shapesOf([layer(placed.form)], (role) => role);
  return shapes && shapes.length > 0 ? shapes : null;
}

/** In an emblem it takes the place of what stood inside. */
function inFrame({ design, kind }: State, inner: MarkDesign): MarkDesign {
  const { mark } = design;
  const frame = kind === "emblem" ? FRAMES.find(({ id }) => id === mark?.parameters.frame) : undefined;
  if (!frame || !mark) return inner;
  const { adjustment: _, drawn: __, ...rest } = framed(mark, linesOf(mark), inner, frame.inner);
  return rest;
}
