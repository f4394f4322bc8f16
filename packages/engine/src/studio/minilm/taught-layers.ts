/** Layers of a model that was taught here, out of its file. */

import type { Layers, Linear, Norm } from "./transformer.ts";
import type { Size, WeightsFile } from "./weights.ts";

/** In the order of the file: the first norm, then layer by layer. */
export function layersOf(weights: WeightsFile<Size>): Layers {
  const { layers: count, width, hidden } = weights.header;
  const norm = (): Norm => ({ scale: weights.vector(width), shift: weights.vector(width) });
  function* layers(): Layers["layers"] {
    for (let place = 0; place < count; place++) {
      weights.forget();
      yield {
        attend: linearOf(weights, 3 * width, width),
        gather: linearOf(weights, width, width),
        first: norm(),
        widen: linearOf(weights, hidden, width),
        narrow: linearOf(weights, width, hidden),
        second: norm(),
      };
    }
  }
  return { size: weights.header, norm: norm(), layers: layers() };
}

export const linearOf = (weights: WeightsFile<Size>, rows: number, columns: number): Linear => ({
  table: weights.table(rows, columns),
  bias: weights.vector(rows),
});
