/** The two colours that are seen change places, wherever they are inked. Twice is as it was. */

import { readable } from "../../draw/inking.ts";
import { contrast } from "../../palette/colour.ts";
import { LIGHT_GROUND, PART_CONTRAST, TEXT_CONTRAST } from "../../palette/tune.ts";
import { isShown, rolesOf } from "../../render/shown.ts";
import { palette as tuning, refineColours as words } from "../../report-words.ts";
import type { Brief, ColorWish, Design, Ink, Palette } from "../../vocabulary.ts";
import { versionsOf } from "../lineage.ts";
import { recoloured, type Turn } from "../recolour.ts";
import { reink, repainted, withInk } from "../repaint.ts";
import { type ChangeRule, type State, unmet } from "../state.ts";
import type { ChangeOf } from "./of.ts";
import { inkedAs } from "./restore-colours.ts";

export const swapColours: ChangeRule<ChangeOf<"colours", "swap">> = {
  apply: (state, _, { seed, lineage, locks }, said) => {
    const before = state.design;
    if (!isShown(before, "secondary") || !isShown(before, "primary"))
      return unmet(state, "colours", said, words.oneColour);
    const back = versionsOf(lineage).find(({ design }) => isTurned(design, before));
    if (before.palette.hold) swapHeld(state, seed);
    else swapFree(state);
    // Letters that could not be read in the other colour have their own again.
    if (back && isSamePair(back.design, state.design))
      state.design = inkedAs({ ...state.design, palette: back.design.palette }, back.design);
    else if (!locks.includes("letters")) swapLetters(state, before, said);
  },
  inverse: (change) => change,
};

const lettersIn = (design: Design): string | null => {
  const values = new Set([...rolesOf(design, "letters")].map((role) => design.palette.light[role]));
  return values.size === 1 ? [...values][0]! : null;
};

/** Letters in one of the two colours get the other, or the nearest to it that can be read; where none can, they keep theirs and it is told. */
function swapLetters(state: State, before: Design, said: string): void {
  const { primary, secondary } = before.palette.light;
  const was = lettersIn(before);
  if (!isShown(before, "secondary") || (was !== primary && was !== secondary)) return;
  if (lettersIn(state.design) !== was) return;
  const hex = was === primary ? secondary : primary;
  const turns: readonly Turn[] = [{ place: "letters", wish: { hex, word: hex, exact: true, role: "any" } }];
  const made = isLegible(hex) ? recoloured(state.brief, state.design, turns, null) : null;
  if (made) Object.assign(state, made);
  else unmet(state, "colours", said, tuning.unreadable, words.lettersKeep(was));
}

/** Paler than this a colour that letters can be read in is another one. */
const LEAST_LEGIBLE = 1.7;
const isLegible = (hex: string): boolean => contrast(hex, LIGHT_GROUND) >= LEAST_LEGIBLE;

const isSamePair = (a: Design, b: Design): boolean =>
  a.palette.primary === b.palette.primary &&
  a.palette.secondary === b.palette.secondary &&
  a.palette.hold?.kind === b.palette.hold?.kind;

const isTurned = (a: Design, b: Design): boolean =>
  a.palette.primary === b.palette.secondary &&
  a.palette.secondary === b.palette.primary &&
  a.palette.hold?.kind === b.palette.hold?.kind;

/** Each stands where the other stood, on the plate that is there: which ink is which stays, and the values change places. */
function swapHeld(state: State, seed: number): void {
  const { brief, design } = state;
  const { primary, secondary } = design.palette;
  const wish = (value: string): ColorWish => ({ hex: value, word: value, exact: true, role: "any" });
  const turns: readonly Turn[] = [
    { place: "mark", wish: wish(secondary) },
    { place: "second", wish: wish(primary) },
  ];
  const made = isShown(design, "secondary") ? recoloured(brief, design, turns, null) : null;
  if (made) {
    state.brief = turnedBrief(brief, design.palette);
    state.design = made.design;
    return;
  }
  const planned = repainted(turnedBrief(brief, design.palette), design, seed);
  state.brief = planned.brief;
  state.design = reink({ ...design, palette: planned.palette }, design.palette, null);
}

function swapFree(state: State): void {
  const { design } = state;
  const used = inksOf(design);
  // Where only one colour and the ink are seen, they are the two a person means; and where a second colour could not be read.
  if (!used.has("secondary") && (used.has("ink") || !readable(design.palette, "secondary"))) {
    state.design = { ...design, palette: inkSwapped(design.palette) };
    state.brief = inkedBrief(state.brief, design.palette);
    return;
  }
  const palette = inkInReach(design, swapped(design.palette));
  state.design = reink({ ...design, palette }, design.palette, null);
  state.brief = turnedBrief(state.brief, design.palette);
}

/** Letters that get a colour in which they could not be read get the nearest in which they can. */
function inkInReach(design: Design, palette: Palette): Palette {
  const letters = [...rolesOf(design, "letters")].filter((role) => role !== "ink");
  const faint = letters.find((role) => contrast(palette.light[role], LIGHT_GROUND) < TEXT_CONTRAST);
  if (!faint || rolesOf(design, "mark").has("ink")) return palette;
  const wished = palette.light[faint];
  if (contrast(wished, LIGHT_GROUND) < PART_CONTRAST) return palette;
  const lettered = withInk(palette, wished, palette.dark[faint]);
  const told = { variant: "light", role: "ink", wished, used: lettered.ink, why: tuning.unreadable } as const;
  return { ...lettered, adjusted: [...palette.adjusted, told] };
}

/** The first colour and the letters' change values: each role stays where it is, so that a place that is named later is the one that is seen. */
function inkSwapped(palette: Palette): Palette {
  const { moved: _, ...rest } = palette;
  const turned = (set: Palette["light"]) => ({
    ...set,
    primary: set.ink,
    ink: set.primary,
    secondary: set.secondary === set.ink ? set.primary : set.secondary,
  });
  const light = turned(palette.light);
  const { primary, secondary, ink } = light;
  return { ...rest, primary, secondary, ink, light, dark: turned(palette.dark) };
}

/** The Brief with the letters' colour first, and the first for the letters. */
const inkedBrief = (brief: Brief, { primary, ink }: Palette): Brief => ({
  ...brief,
  colors: {
    value: [
      { hex: ink, word: ink, exact: true, role: "primary" },
      { hex: primary, word: primary, exact: true, role: "any", on: "letters" },
    ],
    source: "stated",
  },
});

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
