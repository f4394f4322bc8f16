/** How much of the drawn area each role covers, from the outlines' signed areas. */

import { fromData } from "../geometry/parse.ts";
import { contourAreas } from "../geometry/path.ts";
import type { Artwork, Role } from "../vocabulary.ts";

export function inkShares(artwork: Artwork): { readonly [role in Role]?: number } {
  const areas: { [role in Role]?: number } = {};
  let total = 0;
  for (const { name, place, shapes } of artwork.parts) {
    // A dark plate is a ground: what a person names are the colours on it.
    if (name === "plate" && shapes.every(({ ink }) => ink === "onPrimary")) continue;
    for (const { d, ink } of shapes) {
      // Holes run the other way round, so the sum of signed areas is the ink; overlaps count twice, which is near enough.
      const area =
        Math.abs(contourAreas(fromData(d)).reduce((sum, each) => sum + each, 0)) * place.scale ** 2;
      areas[ink] = (areas[ink] ?? 0) + area;
      total += area;
    }
  }
  if (total === 0) return {};
  return Object.fromEntries(
    Object.entries(areas).map(([role, area]) => [role, Math.round((area / total) * 1000) / 1000]),
  );
}
