import { dice } from "../dice.ts";
import { extent, join } from "../geometry/form.ts";
import { rasterise, squareAround } from "../geometry/raster.ts";
import type { Drawing } from "../marks/family.ts";
import { contrast } from "../palette/colour.ts";
import { TEXT_CONTRAST } from "../palette/tune.ts";
import type { Brief, Ink, Palette } from "../vocabulary.ts";

/** Pixels a side: two layers that share an edge have neighbours even on a coarse bitmap. */
const COARSE = 48;
/** More neighbours than this are an edge, not a point of touch. */
const AN_EDGE = 3;

/** Whether layers of different inks share an edge, so that in one ink they would run together. */
const touching = ({ layers }: Drawing): boolean => {
  const frame = squareAround(extent(join(...layers.map(({ form }) => form))));
  const [first, second] = (["primary", "secondary"] as const).map((role) =>
    rasterise(join(...layers.filter(({ ink }) => ink === role).map(({ form }) => form)), COARSE, frame),
  );
  let neighbours = 0;
  for (let index = 0; index < COARSE * COARSE; index++) {
    if (!first!.bits[index]) continue;
    for (const step of [-1, 1, -COARSE, COARSE]) neighbours += second!.bits[index + step] ?? 0;
  }
  return neighbours > AN_EDGE;
};

/** Which ink each layer and the letters take. */
export interface Inking {
  readonly id: "one" | "accent" | "two" | "three";
  readonly mark: (ink: Ink) => Ink;
  readonly letters: Ink;
  /** For a wordmark without a mark: what catches the eye. */
  readonly accent: Ink;
}

const readable = (palette: Palette, role: Ink): boolean =>
  (["light", "dark"] as const).every(
    (variant) => contrast(palette[variant][role], palette[variant].ground) >= TEXT_CONTRAST,
  );

/** Shares of designs with one, two and three inks, near the rules' 45, 45, 10. */
const SHARES = { one: 0.34, accent: 0.24, two: 0.26, three: 0.16 };

const same = (ink: Ink): Ink => ink;

/** How many inks, and where: stated colours must be seen, the rest is the seed's. */
export const inkingFor = (brief: Brief, palette: Palette, drawing: Drawing | null, seed: number): Inking => {
  const stated = brief.colors?.source === "stated" ? brief.colors.value.length : 0;
  const bright: Ink = readable(palette, "primary") ? "primary" : "ink";
  const toned = drawing?.layers.some(({ ink }) => ink === "tint" || ink === "shade") ?? false;
  const needsTwo = drawing !== null && touching(drawing);
  const twoInks = drawing?.layers.some(({ ink }) => ink === "secondary") ?? true;
  // A coloured letter is text: its ink must be readable.
  const seen = (wished: Ink): Ink =>
    [wished, "primary" as const, "secondary" as const].find((role) => readable(palette, role)) ?? "ink";
  const made: Record<Inking["id"], Inking> = {
    one: {
      id: "one",
      mark: (ink) => (ink === "secondary" ? "primary" : ink),
      letters: bright,
      accent: seen("primary"),
    },
    accent: {
      id: "accent",
      mark: (ink) => (ink === "primary" ? "ink" : ink === "secondary" ? "primary" : ink),
      letters: "ink",
      accent: seen("primary"),
    },
    two: { id: "two", mark: same, letters: bright, accent: seen("secondary") },
    three: { id: "three", mark: same, letters: "ink", accent: seen("primary") },
  };
  // Held colours are seen by their construction; the letters stand beside it in the ink.
  if (palette.hold)
    return { ...made.two, letters: "ink", accent: stated >= 2 && !drawing ? "secondary" : "ink" };
  const uses = brief.colors?.value.map(({ on }) => on) ?? [];
  // "X for the icon, Y for the text": none of Y is in the icon.
  if (stated >= 2 && uses.includes("letters"))
    return {
      ...made.one,
      mark: (ink) => (ink === "secondary" ? (needsTwo ? "shade" : "primary") : ink),
      letters: "ink",
    };
  if (uses.includes("only")) return { ...made.one, letters: "ink" };
  // The word alone: the first colour, and a letter or a line of it in the second.
  if (stated >= 2 && !drawing) return { ...made.two, accent: seen("secondary") };
  if (stated >= 2) {
    // Both must show: in the mark, or one in the mark and one in the letters.
    if (twoInks) return stated >= 3 ? made.three : made.two;
    return { ...made.two, letters: readable(palette, "secondary") ? "secondary" : "ink" };
  }
  const throws = dice(seed, "inking");
  const spread =
    stated === 1 ? (["one", "two", "three"] as const) : (["one", "accent", "two", "three"] as const);
  if (toned) return throws.next() < 0.5 ? made.three : { ...made.three, letters: bright };
  if (!twoInks) return throws.next() < 0.5 ? made.one : made.three;
  return made[throws.weighted(spread, (id) => (id === "one" && needsTwo ? 0 : SHARES[id]))];
};
