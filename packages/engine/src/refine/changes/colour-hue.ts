/** Towards a hue that is named ("a bit more blue"): the first colour goes there, the second follows. */

import { hex, hueDistance, oklch, turn } from "../../palette/colour.ts";
import { sameHue } from "../../palette/hue-bands.ts";
import type { ColorWish, HueBand } from "../../vocabulary.ts";
import { recoloured, type Turn } from "../recolour.ts";
import { retuned, stated } from "../repaint.ts";
import type { ChangeRule } from "../state.ts";
import { paint } from "./colours.ts";
import type { ChangeOf } from "./of.ts";

export const colourHue: ChangeRule<ChangeOf<"colours", "hue">> = {
  apply: (state, { band, degree, place = "all" }, { seed, locks }) => {
    const { design, brief } = state;
    const { palette } = design;
    const wish = (value: string, role: ColorWish["role"]): ColorWish => ({
      hex: value,
      role,
      word: value,
      exact: true,
    });
    const isAlike = sameHue(palette.primary, palette.secondary);
    const first = wish(hued(palette.primary, band, degree), "primary");
    // A second colour that is its own follows half the way, so that the two can still be distinguished.
    const follows =
      isAlike || place === "second"
        ? hued(palette.secondary, band, degree)
        : turned(palette.secondary, band.goal, SECOND_FOLLOWS);
    const second = wish(follows, "secondary");
    const turns: readonly Turn[] =
      place === "letters"
        ? [{ place, wish: wish(hued(palette.ink, band, degree), "any") }]
        : [
            ...(place === "second" ? [] : [{ place: "mark" as const, wish: first }]),
            // Of a colour that was named alone the other is no part (docs/laws.md F2).
            ...(place === "mark" ? [] : [{ place: "second" as const, wish: second }]),
          ];
    const kept = locks.includes("letters") ? "letters" : locks.includes("mark") ? "mark" : null;
    const made = palette.hold || place !== "all" || kept ? recoloured(brief, design, turns, kept) : null;
    if (made) {
      state.brief = made.brief;
      state.design = made.design;
      return;
    }
    const anew = retuned(stated(brief, [first, second]), palette, seed);
    paint(state, anew.brief, anew.palette, null);
  },
  inverse: () => ({ part: "colours", ask: "restore", from: "before", hex: null }),
};

/** Degrees the second colour turns towards a hue that is asked for. */
const SECOND_FOLLOWS = 24;
/** Chroma a grey is given, and the least a colour has once it is named by its hue. */
const TINT = 0.06;
const NAMED = 0.09;
/** How much more colour a colour gets that was within the hue already. */
const RICHER = 1.18;

/** Into the hue that was named: a touch to its near edge, much to its middle, and on towards it if there already. */
function hued(colour: string, { low, goal, high }: HueBand, degree: number): string {
  const { l, c, h } = oklch(colour);
  if (c < 0.03) return hex({ l: Math.min(0.62, Math.max(0.3, l)), c: TINT * degree, h: goal });
  const within = hueDistance(h, goal) <= Math.max(hueDistance(low, goal), hueDistance(high, goal));
  if (within) return hex({ l, c: Math.max(NAMED, c * RICHER ** degree), h: nearer(h, goal, 12 * degree) });
  const edge = hueDistance(h, low) < hueDistance(h, high) ? low : high;
  const reach = hueDistance(edge, goal) * Math.min(1, Math.max(0, (degree - 0.5) / 1.2));
  return hex({ l, c: Math.max(NAMED, c * RICHER ** (degree / 2)), h: nearer(edge, goal, reach) });
}

const turned = (colour: string, goal: number, degrees: number): string => {
  const { l, c, h } = oklch(colour);
  return c < 0.03 ? colour : hex({ l, c, h: nearer(h, goal, degrees) });
};

/** From one hue towards another, the short way round, by at most this many degrees. */
const nearer = (from: number, to: number, degrees: number): number => {
  const away = turn(to - from + 180) - 180;
  return turn(from + Math.sign(away) * Math.min(Math.abs(away), degrees));
};
