/** Colours that are named, refused, or to be others; and one ink for all. */

import { withAccent } from "../accent.ts";
import { isWithout, recoloured, reink, repainted } from "../repaint.ts";
import type { ChangeRule, State } from "../state.ts";
import type { ChangeOf } from "./of.ts";

export const setColours: ChangeRule<ChangeOf<"colours", "set">> = {
  apply: (state, change, { seed }) => {
    const on = change.place === "mark" || change.place === "letters" ? change.place : null;
    const wishes =
      change.place === "second"
        ? change.wishes.map((wish) => ({ ...wish, role: "secondary" as const }))
        : change.wishes;
    const { brief, palette } = recoloured(
      state.brief,
      state.design,
      { wishes, on, replaces: change.replaces },
      seed,
    );
    paint(state, brief, palette, on);
    if (change.place === "second") state.design = withAccent(state.design);
  },
  inverse: () => ({ part: "colours", ask: "restore", from: "before", hex: null }),
};

export const dropColours: ChangeRule<ChangeOf<"colours", "drop">> = {
  apply: (state, { hexes }, { seed }) => {
    const { brief, palette } = repainted(isWithout(state.brief, hexes), state.design, seed + 1);
    paint(state, brief, palette, null);
  },
  inverse: () => ({ part: "colours", ask: "restore", from: "before", hex: null }),
};

/** Other colours, whichever: those of now are not among them. */
export const otherColours: ChangeRule<ChangeOf<"colours", "another">> = {
  apply: (state, _, { seed }) => {
    const { primary, secondary } = state.design.palette;
    const asked = isWithout({ ...state.brief, colors: null }, [primary, secondary]);
    const { palette } = repainted(asked, state.design, seed + 1);
    paint(state, { ...state.brief, colors: null }, palette, null);
  },
  inverse: () => ({ part: "colours", ask: "restore", from: "before", hex: null }),
};

/** A black that is no colour: what one ink on white paper is. */
const BLACK = "#111111";

export const oneInk: ChangeRule<ChangeOf<"colours", "mono">> = {
  apply: (state) => {
    const { palette } = state.design;
    const set = (ink: string, ground: string) => ({
      ...{ primary: ink, secondary: ink, ink, tint: ink, shade: ink },
      ...{ pale: ground, ground, onPrimary: ground },
    });
    const { moved: _, hold: __, ...rest } = palette;
    paint(
      state,
      {
        ...state.brief,
        colors: {
          value: [{ hex: BLACK, word: "black", exact: true, role: "primary" }],
          source: "stated",
        },
      },
      {
        ...rest,
        ...{ primary: BLACK, secondary: BLACK, ink: BLACK },
        light: set(BLACK, palette.light.ground),
        dark: set("#ffffff", palette.dark.ground),
        adjusted: [],
      },
      null,
    );
  },
  inverse: () => ({ part: "colours", ask: "restore", from: "before", hex: null }),
};

export function paint(
  state: State,
  brief: State["brief"],
  palette: State["design"]["palette"],
  on: "mark" | "letters" | null,
): void {
  const before = state.design.palette;
  state.brief = brief;
  state.design = reink({ ...state.design, palette }, before, on);
}
