import { dice } from "../dice.ts";
import { extent, join } from "../geometry/form.ts";
import { rasterise, squareAround } from "../geometry/raster.ts";
import type { Drawing } from "../marks/family.ts";
import { hueOfThing } from "../palette/called.ts";
import { contrast } from "../palette/colour.ts";
import { statedColors, statedColours } from "../palette/stated.ts";
import { PART_CONTRAST, TEXT_CONTRAST } from "../palette/tune.ts";
import type { Brief, Ink, Palette } from "../vocabulary.ts";

/** Pixels per side: two layers that share an edge have neighbours even on a coarse bitmap. */
const COARSE = 48;
/** More neighbours than this are an edge, not a point of touch. */
const AN_EDGE = 3;

/** Whether layers of different inks share an edge, so that in one ink they would run together. */
export const touching = ({ layers }: Drawing): boolean => {
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
  readonly mark: (ink: Ink, of?: string) => Ink;
  readonly letters: Ink;
  /** For a wordmark without a mark: what catches the eye. */
  readonly accent: Ink;
}

/** Whether letters may wear an ink on both grounds. */
export const readable = (palette: Palette, role: Ink, least = TEXT_CONTRAST): boolean =>
  (["light", "dark"] as const).every(
    (variant) => contrast(palette[variant][role], palette[variant].ground) >= least,
  );

/** Whether a name may, which is large text in a colour that was stated (docs/laws.md G3). */
export const isForName = (palette: Palette, role: Ink): boolean =>
  readable(palette, role, palette.stated?.includes(palette.light[role]) ? PART_CONTRAST : TEXT_CONTRAST);

/** What the tagline wears under a name in this ink: it is small, and needs more. */
export const taglineInk = (palette: Palette, name: Ink): Ink =>
  palette.hold?.letters
    ? "ink"
    : (([name === "primary" ? name : "ink", "ink", "tint"] as const).find((role) =>
        readable(palette, role),
      ) ?? "ink");

/** Shares of designs with one, two and three inks, near the 45, 45 and 10 % of docs/drawing-rules.md D21. */
const SHARES = { one: 0.5, accent: 0.28, two: 0.1, three: 0.12 };

/** Of marks whose second colour nobody asked for, the share that shows it: judges ask what a part in another colour is for. */
const SPLIT = 0.25;

/** Contrast from which on two inks are seen as two. */
const APART = 1.5;

const same = (ink: Ink): Ink => ink;

/** A coloured letter is text: its ink must be readable. */
const seenAs = (palette: Palette, wished: Ink): Ink =>
  [wished, "primary" as const, "secondary" as const].find((role) => isForName(palette, role)) ?? "ink";

const brightLetters = (palette: Palette): Ink => (isForName(palette, "primary") ? "primary" : "ink");

const inkingsOf = (palette: Palette): Readonly<Record<Inking["id"], Inking>> => ({
  one: {
    id: "one",
    mark: (ink) => (ink === "secondary" ? "primary" : ink),
    letters: brightLetters(palette),
    accent: seenAs(palette, "primary"),
  },
  accent: {
    id: "accent",
    mark: (ink) => (ink === "primary" ? "ink" : ink === "secondary" ? "primary" : ink),
    letters: "ink",
    accent: seenAs(palette, "primary"),
  },
  two: { id: "two", mark: same, letters: brightLetters(palette), accent: seenAs(palette, "secondary") },
  three: { id: "three", mark: same, letters: "ink", accent: seenAs(palette, "primary") },
});

const hasInk = (drawing: Drawing, ...inks: readonly Ink[]): boolean =>
  drawing.layers.some(({ ink }) => inks.includes(ink));

/** Two stated colours or more: both must show, in the mark, or one in the mark and one in the letters. */
const inkingOfTwo = (palette: Palette, drawing: Drawing | null, stated: number): Inking => {
  const made = inkingsOf(palette);
  // The word alone: the first colour, and a letter or a line of it in the second.
  if (!drawing) return made.two;
  if (hasInk(drawing, "secondary")) return stated >= 3 ? made.three : made.two;
  return { ...made.two, letters: isForName(palette, "secondary") ? "secondary" : "ink" };
};

/** One stated colour or none: as the seed has it. */
const inkingBySeed = (
  palette: Palette,
  drawing: Drawing | null,
  stated: number,
  seed: number,
  shown: readonly string[],
): Inking => {
  const made = inkingsOf(palette);
  const throws = dice(seed, "inking");
  if (drawing && hasInk(drawing, "tint", "shade"))
    return throws.next() < 0.5 ? made.three : { ...made.three, letters: brightLetters(palette) };
  if (drawing && !hasInk(drawing, "secondary")) return throws.next() < 0.5 ? made.one : made.three;
  // A flower is not black with a coloured dot: what has a colour of its own wears it.
  const spread =
    stated === 1 || hueOfThing(shown)
      ? (["one", "two", "three"] as const)
      : (["one", "accent", "two", "three"] as const);
  const needsTwo = drawing !== null && touching(drawing);
  const isOverlaid = stated === 0 && drawing?.facts.overlaid === true;
  const isOne = !needsTwo && !isOverlaid;
  // Beside an ink that is as dark, a dark primary parts nothing.
  const isDark = contrast(palette.light.primary, palette.light.ink) < APART;
  const isOut = (id: Inking["id"]) => !isOne && (id === "one" || (id === "accent" && isOverlaid && isDark));
  const chosen = made[throws.weighted(spread, (id) => (isOut(id) ? 0 : SHARES[id]))];
  // Who states one colour gets no second one, unless parts would run together.
  const isSplit = !isOne || (stated === 0 && (chosen.id === "accent" || throws.next() < SPLIT));
  return isSplit ? chosen : { ...chosen, mark: made.one.mark };
};

/** How many inks, and where: stated colours must be seen, the rest is the seed's. `shown`: names of what the mark shows. */
export const inkingFor = (
  brief: Brief,
  palette: Palette,
  drawing: Drawing | null,
  seed: number,
  worn?: Inking["mark"],
  shown: readonly string[] = [],
): Inking => {
  const free = freeInking(brief, palette, drawing, seed, shown);
  const inking: Inking = drawing && statedColours(brief)?.isNameless ? { ...free, letters: "ink" } : free;
  return worn ? { ...inking, mark: worn } : inking;
};

/** Whether a held mark shows no second ink: the letters have it, or an edge goes around parts that may run together. */
const isInOne = (
  { hold }: Palette,
  isLettersOwn: boolean,
  stated: number,
  drawing: Drawing | null,
): boolean =>
  hold?.kind === "edged" && stated === 1
    ? drawing !== null && !touching(drawing)
    : isLettersOwn && hold?.kind !== "filled";

const freeInking = (
  brief: Brief,
  palette: Palette,
  drawing: Drawing | null,
  seed: number,
  shown: readonly string[],
): Inking => {
  const stated = statedColors(brief);
  const { one, two } = inkingsOf(palette);
  // Held colours are seen by their construction; the letters stand beside it in the ink.
  const uses = brief.colors?.value.map(({ on }) => on) ?? [];
  const isLettersOwn = stated >= 2 && uses.includes("letters");
  if (palette.hold)
    return {
      ...(isInOne(palette, isLettersOwn, stated, drawing) ? { ...two, mark: one.mark } : two),
      letters: "ink",
      accent: stated >= 2 && !drawing ? "secondary" : "ink",
    };
  // "X for the icon, Y for the text": none of Y is in the icon.
  if (isLettersOwn) {
    const instead = drawing !== null && touching(drawing) ? "shade" : "primary";
    return { ...one, mark: (ink) => (ink === "secondary" ? instead : ink), letters: "ink" };
  }
  if (stated === 1 && uses.includes("only")) return { ...one, letters: "ink" };
  if (stated >= 2) return inkingOfTwo(palette, drawing, stated);
  const inking = inkingBySeed(palette, drawing, stated, seed, shown);
  // Who states one colour expects it in the letters too, where it can be read there.
  return stated === 1 ? { ...inking, letters: brightLetters(palette) } : inking;
};
