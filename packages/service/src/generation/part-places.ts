import type { PartPlace } from "@marque/contract";
import type { BrandViewRow, PlacedBox } from "../storage/brand-views.ts";

type Drawn = Pick<BrandViewRow, "logo_box" | "mark" | "word" | "tagline">;

/** A logo whose design does not say how large it is. */
const UNKNOWN = { aspect: 1, places: [] } as const;

/** How wide a logo is for its height, and where in it each part stands. */
export function placesOf({ logo_box: whole, mark, word, tagline }: Drawn): {
  readonly aspect: number;
  readonly places: readonly PartPlace[];
} {
  if (!whole || !(whole.width > 0) || !(whole.height > 0)) return UNKNOWN;
  const at = (part: PartPlace["part"], { box, place }: PlacedBox): PartPlace[] =>
    box && place
      ? [
          {
            part,
            x: (place.x + place.scale * box.x - whole.x) / whole.width,
            y: (place.y + place.scale * box.y - whole.y) / whole.height,
            width: (place.scale * box.width) / whole.width,
            height: (place.scale * box.height) / whole.height,
          },
        ]
      : [];
  return {
    aspect: whole.width / whole.height,
    places: [...at("mark", mark), ...at("name", word), ...at("tagline", tagline)],
  };
}
