import { fromData } from "../geometry/parse.ts";
import { toData, transform } from "../geometry/path.ts";
import type { MarkDesign, Shape } from "../vocabulary.ts";

/** The same mark looking the other way, about the middle of its own box. */
export function mirrored(mark: MarkDesign): MarkDesign {
  const about = 2 * mark.box.x + mark.box.width;
  const turned = (shapes: readonly Shape[]) =>
    shapes.map((shape) => ({
      ...shape,
      d: toData(transform(fromData(shape.d), [-1, 0, 0, 1, about, 0])),
    }));
  return { ...mark, shapes: turned(mark.shapes), favicon: mark.favicon && turned(mark.favicon) };
}
