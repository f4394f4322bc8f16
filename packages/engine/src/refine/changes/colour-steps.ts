/** Lighter, darker, warmer, cooler, stronger, softer: steps from the palette as it was chosen, so that each way leads back. */

import { contrast, hex, oklch, turn } from "../../palette/colour.ts";
import { TEXT_CONTRAST } from "../../palette/tune.ts";
import { refineColourSteps as words } from "../../report-words.ts";
import type {
  ColorWish,
  ColourPlace,
  ColourStep,
  Design,
  InkSet,
  Palette,
  PaletteSteps,
  Role,
} from "../../vocabulary.ts";
import { beforeStep, versionsOf } from "../lineage.ts";
import { retuned, stated, withInk } from "../repaint.ts";
import { type ChangeRule, unmet } from "../state.ts";
import { paint } from "./colours.ts";
import type { ChangeOf } from "./of.ts";
import { inkedAs } from "./restore.ts";

type Scale = "lightness" | "warmth" | "strength" | "contrast";

const SCALES: { readonly [step in ColourStep]: readonly [scale: Scale, sign: 1 | -1, opposite: ColourStep] } =
  {
    lighter: ["lightness", 1, "darker"],
    darker: ["lightness", -1, "lighter"],
    warmer: ["warmth", 1, "cooler"],
    cooler: ["warmth", -1, "warmer"],
    brighter: ["strength", 1, "softer"],
    softer: ["strength", -1, "brighter"],
    apart: ["contrast", 1, "nearer"],
    nearer: ["contrast", -1, "apart"],
  };

/** What a half step does, in OKLCH. */
const LIGHTNESS = 0.045;
const STRENGTH = 1.14;
const TURN = 9;
/** Where warm and cool colours lie; a grey is given this much of one. */
const WARM = 55;
const COOL = 250;
const TINT = 0.02;
const STILL = { lightness: 0, warmth: 0, strength: 0, contrast: 0 };

export const colourStep: ChangeRule<ChangeOf<"colours", ColourStep>> = {
  apply: (state, change, { seed, lineage }, said) => {
    const { ask, degree, place } = change;
    const { palette } = state.design;
    const [scale, sign] = SCALES[ask];
    const from = palette.moved?.from ?? palette;
    const before = palette.moved?.steps[place] ?? STILL;
    const earlier = beforeStep(lineage, change, colourStep.inverse(change)!);
    const moved = (value: number) =>
      movedPalette(
        state.brief,
        from,
        { ...palette.moved?.steps, [place]: { ...before, [scale]: value } },
        seed,
      );
    const made = earlier
      ? moved((earlier.palette.moved?.steps[place] ?? STILL)[scale])
      : // As far as letters in these colours can still be read in them; one half step at the least.
        (range(degree)
          .map((size) => moved(before[scale] + sign * size))
          .find((each) => isReadable(state.design, each.palette)) ?? moved(before[scale] + sign * degree));
    if (shown(made.palette) === shown(palette)) return unmet(state, "colours", said, words.limit(ask));
    paint(state, made.brief, made.palette, place === "letters" ? "letters" : null);
    // Letters that a colour made too faint were set in the ink: with the colour, theirs comes back.
    const back = versionsOf(lineage).find(({ design }) => shown(design.palette) === shown(made.palette));
    if (back) state.design = inkedAs(state.design, back.design);
  },
  inverse: (change) => ({ ...change, ask: SCALES[change.ask][2] }),
};

/** All sizes of a step, the largest first. */
const range = (degree: number): readonly number[] => Array.from({ length: degree }, (_, at) => degree - at);

const isReadable = ({ type }: Design, { light, dark }: Palette): boolean =>
  [type.word, type.tagline].every((line) =>
    (line?.shapes ?? []).every(({ ink }) =>
      [light, dark].every((set) => contrast(set[ink], set.ground) >= TEXT_CONTRAST),
    ),
  );

const shown = ({ light, dark }: Palette): string => JSON.stringify([light, dark]);

function movedPalette(
  brief: Parameters<typeof stated>[0],
  from: Palette,
  steps: PaletteSteps,
  seed: number,
): ReturnType<typeof retuned> {
  const isStill = Object.values(steps).every((each) =>
    Object.values(each ?? STILL).every((value) => value === 0),
  );
  const colour = (value: string, ...places: readonly ColourPlace[]) =>
    places.reduce((at, place) => stepped(at, steps[place] ?? STILL), value);
  // Further apart: the darker of the two a little darker, the lighter one lighter.
  const apart = Object.values(steps).reduce((sum, each) => sum + (each?.contrast ?? 0), 0) / 2;
  const sign = oklch(from.primary).l <= oklch(from.secondary).l ? 1 : -1;
  const parted = (value: string, way: number) => stepped(value, { ...STILL, lightness: way * sign * apart });
  const first = parted(colour(from.primary, "all", "mark"), -1);
  const second = parted(colour(from.secondary, "all", "second"), 1);
  const wish = (value: string, role: ColorWish["role"]): ColorWish => ({
    hex: value,
    role,
    word: value,
    exact: true,
  });
  const asked = stated(brief, [wish(first, "primary"), wish(second, "secondary")]);
  if (isStill) return { brief: asked, palette: from };
  const palette = keptApart(retuned(asked, from, seed).palette, from, steps);
  const ink = steps.letters ? colour(from.ink, "letters") : palette.ink === from.ink ? from.ink : palette.ink;
  const inked = steps.letters ? withInk(palette, ink, stepped(from.dark.ink, steps.letters)) : palette;
  return { brief: asked, palette: { ...inked, moved: { from, steps } } };
}

/** Which roles of a palette follow the colour at a place. */
const FOLLOWING: { readonly [place in ColourPlace]: readonly Role[] } = {
  all: ["primary", "secondary", "ink", "tint", "shade", "pale", "onPrimary"],
  mark: ["primary", "tint", "shade", "pale", "onPrimary"],
  second: ["secondary"],
  letters: ["ink"],
};

/** The palette with the colours at places that no step names as they were (docs/laws.md F2). On a plate all are tuned to each other. */
function keptApart(palette: Palette, from: Palette, steps: PaletteSteps): Palette {
  if (palette.hold || from.hold) return palette;
  const named = new Set(
    (Object.keys(steps) as ColourPlace[])
      .filter((place) => Object.values(steps[place] ?? STILL).some((value) => value !== 0))
      .flatMap((place) => (steps[place]!.contrast === 0 ? FOLLOWING[place] : FOLLOWING.all)),
  );
  const kept = (set: InkSet, before: InkSet): InkSet => ({
    ...set,
    ...Object.fromEntries(
      FOLLOWING.all.filter((role) => !named.has(role)).map((role) => [role, before[role]]),
    ),
  });
  const [light, dark] = [kept(palette.light, from.light), kept(palette.dark, from.dark)];
  return {
    ...palette,
    light,
    dark,
    primary: named.has("primary") ? palette.primary : from.primary,
    secondary: named.has("secondary") ? palette.secondary : from.secondary,
    ink: named.has("ink") ? palette.ink : from.ink,
  };
}

function stepped(colour: string, { lightness, warmth, strength }: NonNullable<PaletteSteps["all"]>): string {
  // On its way through OKLCH and back #000080 becomes another blue: what no step names stays as it is.
  if (lightness === 0 && warmth === 0 && strength === 0) return colour;
  const { l, c, h } = oklch(colour);
  const goal = warmth > 0 ? WARM : COOL;
  const away = turn(goal - h + 180) - 180;
  const hue = h + Math.sign(away) * Math.min(Math.abs(away), Math.abs(warmth) * TURN);
  const grey = c < TINT;
  // What is lighter than the lightest step already stays as it is: "lighter" never darkens.
  if (warmth === 0 && strength === 0 && (lightness > 0 ? l >= 0.95 : l <= 0.14)) return colour;
  const [least, most] = [Math.min(l, 0.14), Math.max(l, 0.95)];
  return hex({
    l: Math.min(most, Math.max(least, l + lightness * LIGHTNESS)),
    c: grey && warmth !== 0 ? TINT : c * STRENGTH ** strength,
    h: grey && warmth !== 0 ? goal : warmth === 0 ? h : hue,
  });
}
