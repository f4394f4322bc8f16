import { dice } from "../dice.ts";
import { extent, type Form, join, move } from "../geometry/form.ts";
import { rasterise, squareAround } from "../geometry/raster.ts";
import { boxOf } from "../geometry/shapes.ts";
import type { Verdict } from "../judge/judge.ts";
import { drawEmblem, EMBLEM, emblem, FRAMES, type Frame } from "../marks/emblem.ts";
import type { Box, Ink, Letters, LineDesign, MarkDesign, Shape } from "../vocabulary.ts";
import { FRAME } from "./frame-place.ts";
import { motifsOf, shapesOf } from "./mark.ts";

export interface DrawnEmblem {
  readonly mark: MarkDesign;
  readonly word: LineDesign;
  readonly tagline: LineDesign | null;
}

/** Share of the inner circle's radius that the mark's corners may reach. */
const INNER_REACH = 0.92;

/** Pixels per side on which a mark's reach is measured. */
const REACH_SIZE = 64;

/** The farthest ink from the box's middle: a disc may be larger in a ring than a square of its width. */
const reachOf = (form: Form, box: Box): number => {
  const frame = squareAround(box);
  const { bits } = rasterise(form, REACH_SIZE, frame);
  let most = 0;
  for (let index = 0; index < bits.length; index++) {
    if (!bits[index]) continue;
    const [x, y] = [(index % REACH_SIZE) + 0.5, Math.floor(index / REACH_SIZE) + 0.5];
    most = Math.max(most, Math.hypot(x - REACH_SIZE / 2, y - REACH_SIZE / 2));
  }
  return (most * frame.width) / REACH_SIZE;
};

/** Where a mark of this form stands inside a ring: about its middle, as large as the circle lets it be. */
export function insideRing(
  form: Form,
  radius: number,
): readonly [number, number, number, number, number, number] {
  const box = extent(form);
  const scale = (radius * INNER_REACH) / reachOf(form, box);
  const centre = EMBLEM / 2;
  return [
    scale,
    0,
    0,
    scale,
    centre - (box.x + box.width / 2) * scale,
    centre - (box.y + box.height / 2) * scale,
  ];
}

const lineDesign = (letters: readonly Letters[], shapes: readonly Shape[]): LineDesign => ({
  text: letters.map(({ text }) => text).join(" "),
  shapes,
  box: boxOf(shapes),
});

/** The name on a circle around the chosen mark. Names of several lines go round in one. */
export const emblemOf = (
  verdict: Verdict,
  device: string | null,
  name: Letters,
  tagline: Letters | null,
  ink: (role: Ink, of?: string) => Ink,
  letters: Ink,
  seed: number,
  stated: readonly string[],
  frames: readonly Frame[] = FRAMES,
): DrawnEmblem => {
  const frame = dice(seed, "frame").pick(frames);
  const { frame: lines, word, tagline: below } = drawEmblem(frame, name, tagline);
  const inner = verdict.drawing.layers;
  const at = insideRing(join(...inner.map(({ form }) => form)), frame.inner);
  const placed = inner.map((each) => ({ ...each, form: move(each.form, at) }));
  const shapes = [
    ...shapesOf(
      lines.map((each) => ({ ...each, of: FRAME })),
      ink,
    ),
    ...shapesOf(placed, ink),
  ];
  const { family, variant } = verdict.candidate;
  const inked = (drawn: readonly Shape[]) =>
    drawn.map((shape) => (shape.ink === "ink" ? { ...shape, ink: letters } : shape));
  const wordShapes = inked(word);
  return {
    mark: {
      family: emblem.id,
      motifs: motifsOf(verdict.candidate, stated),
      parameters: {
        frame: frame.id,
        inner: family.id,
        variant: variant.id,
        ...variant.parameters,
        ...(device ? { device } : {}),
      },
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
