import type { MarkBlock } from "../compose/lockups.ts";
import type { Candidate } from "../explore/candidates.ts";
import type { Form } from "../geometry/form.ts";
import { toData } from "../geometry/path.ts";
import { resolve } from "../geometry/resolve.ts";
import { boxOf } from "../geometry/shapes.ts";
import type { Verdict } from "../judge/judge.ts";
import type { Owned } from "../judge/own-drawing.ts";
import { centroid, silhouetteOf } from "../judge/seen.ts";
import type { Drawing, Layer } from "../marks/family.ts";
import type { Ink, MarkDesign, Outlines, Shape } from "../vocabulary.ts";
import { hasOwnGround } from "./plate.ts";

/** Layers as final outlines; neighbours in the stack that share an ink and show the same become one shape. */
export const shapesOf = (
  layers: readonly Layer[],
  ink: (role: Ink, of?: string) => Ink,
): readonly Shape[] => {
  const merged: { forms: Form[]; ink: Ink; of: string | undefined }[] = [];
  for (const { form, ink: role, of } of layers) {
    const used = ink(role, of);
    const last = merged.at(-1);
    if (last?.ink === used && last.of === of) last.forms.push(form);
    else merged.push({ forms: [form], ink: used, of });
  }
  return merged.flatMap(({ forms, ink: used, of }) => {
    const d = forms.map((form) => toData(resolve(form))).join("");
    return d === "" ? [] : [{ d, ink: used, ...(of === undefined ? {} : { of }) }];
  });
};

/** Above these a mark needs a simpler cut at 16 pixels. */
const SIMPLIFY = { lost: 0.1, clogged: 0.09 };

/** What a mark is a picture of: what was asked for, in the words of the prompt, otherwise what it was drawn from. */
export const motifsOf = ({ family, variant }: Candidate, stated: readonly string[]): readonly string[] => {
  if (stated.length > 0) return stated;
  return family.depends.includes("motif") || family.id === "scene"
    ? (variant.carriers ?? []).slice(0, 1)
    : [];
};

/** What a chosen candidate was drawn from, kept with the mark. */
const parametersOf = ({ verdict: { candidate, drawing }, device }: Owned): MarkDesign["parameters"] => ({
  variant: candidate.variant.id,
  ...candidate.variant.parameters,
  ...drawing.kept,
  ...(device ? { device } : {}),
});

/** Whether a part of a chosen candidate is a ground that a plate completes. */
export const keepsGround = (own: Owned): boolean => hasOwnGround(parametersOf(own));

/** The chosen candidate as final path data. */
export const drawMark = (
  own: Owned,
  ink: (role: Ink, of?: string) => Ink,
  initial: Drawing | null,
  stated: readonly string[],
): MarkDesign => {
  const { candidate, drawing, seen } = own.verdict;
  const { family } = candidate;
  const shapes = shapesOf(drawing.layers, ink);
  const simple = seen.lost16 <= SIMPLIFY.lost && seen.clogged16 <= SIMPLIFY.clogged && seen.parts <= 7;
  const small = drawing.small ?? initial?.layers;
  return {
    family: family.id,
    motifs: motifsOf(candidate, stated),
    parameters: parametersOf(own),
    depends: [...new Set([...family.depends, ...(own.depends ?? [])])],
    shapes,
    box: boxOf(shapes),
    favicon: simple || !small ? null : shapesOf(small, ink),
  };
};

/** What of a mark can be gone back to. */
export const outlinesOf = ({ shapes, box, favicon }: MarkDesign): Outlines => ({ shapes, box, favicon });

/** The mark as a lockup sees it. */
export const markBlock = (mark: MarkDesign, { drawing, seen }: Verdict): MarkBlock => {
  const { x, y, width, height } = mark.box;
  const [gx, gy] = centroid(silhouetteOf(drawing));
  // Half way between the box's middle and the ink's: the one alone looks pushed, the other hung.
  return {
    box: mark.box,
    centre: [(x + width / 2 + gx) / 2, (y + height / 2 + gy) / 2],
    ink: seen.ink,
    line: drawing.facts.style === "line" ? (drawing.facts.strokes[0] ?? null) : null,
  };
};
