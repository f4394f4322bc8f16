import { dice } from "../dice.ts";
import { extent, join, move } from "../geometry/form.ts";
import type { Verdict } from "../judge/judge.ts";
import { drawEmblem, EMBLEM, emblem, FRAMES } from "../marks/emblem.ts";
import type { Ink, Letters, LineDesign, MarkDesign, Shape } from "../vocabulary.ts";
import { boxOf, motifsOf, shapesOf } from "./mark.ts";

export interface DrawnEmblem {
  readonly mark: MarkDesign;
  readonly word: LineDesign;
  readonly tagline: LineDesign | null;
}

/** Share of the inner circle's radius that the mark's corners may reach. */
const INNER_REACH = 0.92;

const lineDesign = (letters: readonly Letters[], shapes: readonly Shape[]): LineDesign => ({
  text: letters.map(({ text }) => text).join(" "),
  shapes,
  box: boxOf(shapes),
});

/** The name on a circle around the chosen mark. Names of several lines go round in one. */
export const emblemOf = (
  verdict: Verdict,
  name: Letters,
  tagline: Letters | null,
  ink: (role: Ink) => Ink,
  letters: Ink,
  seed: number,
  stated: readonly string[],
): DrawnEmblem => {
  const frame = dice(seed, "frame").pick(FRAMES);
  const { frame: lines, word, tagline: below } = drawEmblem(frame, name, tagline);
  const inner = verdict.drawing.layers;
  const box = extent(join(...inner.map(({ form }) => form)));
  const scale = (2 * frame.inner * INNER_REACH) / Math.hypot(box.width, box.height);
  const centre = EMBLEM / 2;
  const placed = inner.map((each) => ({
    ...each,
    form: move(each.form, [
      scale,
      0,
      0,
      scale,
      centre - (box.x + box.width / 2) * scale,
      centre - (box.y + box.height / 2) * scale,
    ]),
  }));
  const shapes = [...shapesOf(lines, ink), ...shapesOf(placed, ink)];
  const { family, variant } = verdict.candidate;
  const inked = (drawn: readonly Shape[]) =>
    drawn.map((shape) => (shape.ink === "ink" ? { ...shape, ink: letters } : shape));
  const wordShapes = inked(word);
  return {
    mark: {
      family: emblem.id,
      motifs: motifsOf(verdict.candidate, stated),
      parameters: { frame: frame.id, inner: family.id, variant: variant.id, ...variant.parameters },
      depends: [...family.depends],
      shapes,
      // The whole emblem: the name's circle reaches beyond the lines of an open frame.
      box: boxOf([...shapes, ...wordShapes, ...(below ?? [])]),
      favicon: shapesOf(inner, ink),
    },
    word: lineDesign([name], wordShapes),
    tagline: below && tagline ? lineDesign([tagline], inked(below)) : null,
  };
};
