import { move } from "../geometry/form.ts";
import { scaling } from "../geometry/path.ts";
import { type Drawing, type Family, GRID, type Layer, type Variation } from "./family.ts";
import { oriented } from "./orientation.ts";

const flipped = (layers: readonly Layer[]): readonly Layer[] =>
  layers.map((each) => ({ ...each, form: move(each.form, scaling(-1, 1, GRID / 2, 0)) }));

/** The other way round for a third of the brands; symmetric drawings do not change. */
export const facing = (drawing: Drawing, [, , third]: Variation): Drawing => {
  if (third !== 1) return drawing;
  const { small, ...rest } = drawing;
  return { ...rest, layers: flipped(drawing.layers), ...(small ? { small: flipped(small) } : {}) };
};

/** A family whose marks stand and face the brand's way. What looks like a letter keeps its own. */
export const facingFamily = (family: Family): Family => ({
  ...family,
  variants: (context) =>
    family.variants(context).map((variant) =>
      variant.letter === undefined
        ? {
            ...variant,
            draw: () =>
              facing(
                oriented(`${family.id}/${variant.id}`, variant.draw(), context.traits),
                context.traits.variation,
              ),
          }
        : variant,
    ),
});
