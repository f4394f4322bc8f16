/** How near a pictorial mark is to the icon it was drawn from (docs/drawing-rules.md D47). */

import { extent, type Form, solid } from "../../src/geometry/form.ts";
import { fromData } from "../../src/geometry/parse.ts";
import { rasterise } from "../../src/geometry/raster.ts";
import type { Design, Studio } from "../../src/vocabulary.ts";
import { markForm } from "./marks.ts";

/** Above this a mark looks like its icon. */
export const STOCK = 0.9;
const SIZE = 96;

/** Both stretched to their own box, so that neither size nor place tells them apart. */
const bitsOf = (form: Form): Uint8Array => rasterise(form, SIZE, extent(form)).bits;

function overlap(first: Form, second: Form): number {
  const [a, b] = [bitsOf(first), bitsOf(second)];
  let [both, either] = [0, 0];
  for (let at = 0; at < a.length; at++) {
    both += a[at]! & b[at]!;
    either += a[at]! | b[at]!;
  }
  return either === 0 ? 0 : both / either;
}

/** Ink in common over all ink. 0 for a scene of our own, which has no icon; null for a mark that is no picture. */
export function likenessToIcon({ drawings }: Pick<Studio, "drawings">, design: Design): number | null {
  const { mark } = design;
  const form = markForm(design);
  if (!mark || !form || mark.motifs.length === 0) return null;
  const icon = typeof mark.parameters.motif === "string" ? drawings.find(mark.parameters.motif) : null;
  return icon ? overlap(form, solid(fromData(icon.d), icon.rule)) : 0;
}
