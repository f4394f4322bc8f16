import { solid } from "../geometry/form.ts";
import { fromData } from "../geometry/parse.ts";
import { type EditTools, LETTER_EDITS } from "../type/edits/index.ts";
import { type Family, facts, layer, type MarkContext, type Variant } from "./family.ts";

/** Angle of slits and cut terminals, in degrees: within the shear of docs/drawing-rules.md D1. */
export const EDIT_ANGLE = 22;

/** How a word competes with the marks, by how well its best edit fits: a fit of 0.8 competes with a good mark. */
const WORTH = { base: 0.47, fit: 0.34 };
export const worthOfEdit = (fit: number): number => WORTH.base + WORTH.fit * fit;

/** Every edit at the place of the name that suits it best. */
const variants = (context: MarkContext): Variant[] => {
  const letters = context.name === null ? null : context.letter(context.name);
  if (!letters) return [];
  const motif = context.motifs.find(({ motif: { style } }) => style === "solid")?.motif ?? null;
  const tools: EditTools = { motif, angle: EDIT_ANGLE, ink: "ink", accent: "primary" };
  return LETTER_EDITS.flatMap((edit) => {
    const best = edit.sites(letters, tools).toSorted((a, b) => b.fit - a.fit || a.at[0]! - b.at[0]!)[0];
    return best
      ? [
          {
            id: edit.id,
            ideas: ["initial"] as const,
            promise: worthOfEdit(best.fit),
            parameters: { edit: edit.id, at: best.at.join(" ") },
            carriers: best.at.map((index) => letters.glyphs[index]?.text ?? ""),
            draw: () => ({
              layers: edit
                .draw(letters, best, tools)
                .map(({ d, ink, rule }) => layer(solid(fromData(d), rule), ink)),
              facts: facts({ strokes: [letters.stem], parts: letters.glyphs.length, events: [edit.id] }),
            }),
          },
        ]
      : [];
  });
};

export const wordmark: Family = {
  id: "wordmark",
  suits: "The name itself, with one letter cut, joined, carried on, or lent a thing for its dot or counter.",
  depends: ["name", "letters"],
  mood: { rich: -0.2 },
  variants,
};
