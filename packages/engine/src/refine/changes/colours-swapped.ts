/** The two colours that are seen change places, wherever they are inked. Twice is as it was. */

import { readable } from "../../draw/inking.ts";
import type { Brief, Design, Ink, Palette, Shape } from "../../vocabulary.ts";
import { reink, repainted } from "../repaint.ts";
import type { ChangeRule } from "../state.ts";
import type { ChangeOf } from "./of.ts";

export const swapColours: ChangeRule<ChangeOf<"colours", "swap">> = {
  apply: (state, _, { seed }) => {
    const { design } = state;
    // On a plate they change places as plate and what stands on it.
    if (design.palette.hold) {
      const { brief, palette } = repainted(turnedBrief(state.brief, design.palette), design, seed);
      state.brief = brief;
      state.design = reink({ ...design, palette }, design.palette, null);
      return;
    }
    const used = inksOf(design);
    // Where only one colour and the ink are seen, they are the two a person means; and where a second colour could not be read.
    if (!used.has("secondary") && (used.has("ink") || !readable(design.palette, "secondary"))) {
      state.design = inked(design, { primary: "ink", ink: "primary" });
      return;
    }
    const palette = swapped(design.palette);
    state.design = reink({ ...design, palette }, design.palette, null);
    state.brief = turnedBrief(state.brief, design.palette);
  },
  inverse: (change) => change,
};

/** The Brief with the second colour first. */
const turnedBrief = (brief: Brief, { primary, secondary }: Palette): Brief => ({
  ...brief,
  colors: {
    value: [
      { hex: secondary, word: secondary, exact: true, role: "primary" },
      { hex: primary, word: primary, exact: true, role: "secondary" },
    ],
    source: "stated",
  },
});

const inksOf = ({ mark, type }: Design): ReadonlySet<Ink> =>
  new Set(
    [mark?.shapes, type.word?.shapes, type.tagline?.shapes].flatMap((shapes) =>
      (shapes ?? []).map(({ ink }) => ink),
    ),
  );

const swapped = (palette: Palette): Palette => {
  const { moved: _, ...rest } = palette;
  const turned = (set: Palette["light"]) => ({ ...set, primary: set.secondary, secondary: set.primary });
  return {
    ...rest,
    primary: palette.secondary,
    secondary: palette.primary,
    light: turned(palette.light),
    dark: turned(palette.dark),
  };
};

function inked(design: Design, to: { readonly [ink in Ink]?: Ink }): Design {
  const turned = <S extends readonly Shape[] | null>(shapes: S) =>
    (shapes?.map((shape) => ({ ...shape, ink: to[shape.ink] ?? shape.ink })) ?? null) as S;
  const { mark, type } = design;
  return {
    ...design,
    mark: mark && {
      ...mark,
      shapes: turned(mark.shapes),
      favicon: turned(mark.favicon),
      ...(mark.drawn
        ? {
            drawn: {
              ...mark.drawn,
              shapes: turned(mark.drawn.shapes),
              favicon: turned(mark.drawn.favicon),
            },
          }
        : {}),
    },
    type: {
      ...type,
      word: type.word && { ...type.word, shapes: turned(type.word.shapes) },
      tagline: type.tagline && { ...type.tagline, shapes: turned(type.tagline.shapes) },
    },
  };
}
