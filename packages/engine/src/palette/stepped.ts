/** A colour after steps along its scales: each half step moves it by what a person sees, whatever the colour is. */

import type { PaletteSteps } from "../vocabulary.ts";
import { hex, type Oklch, oklch, turn } from "./colour.ts";

/** What a half step does, in OKLCH. */
const LIGHTNESS = 0.045;
const STRENGTH = 1.14;
const TURN = 9;
/** The least that a half step of hue or strength must be in OKLab: nine degrees of a muted colour are nothing to see. */
const LEAST = 0.02;
/** Where warm and cool colours lie; a grey is given this much of one. */
const WARM = 55;
const COOL = 250;
const TINT = 0.02;
/** What is as warm as a hue can be gets more of its colour, and goes on towards red (or blue) by so many degrees at most. */
const BEYOND = 18;

export function stepped(
  colour: string,
  { lightness, warmth, strength }: Omit<NonNullable<PaletteSteps["all"]>, "contrast">,
): string {
  // On its way through OKLCH and back #000080 becomes another blue: what no step names stays as it is.
  if (lightness === 0 && warmth === 0 && strength === 0) return colour;
  const { l, c, h } = oklch(colour);
  // What is lighter than the lightest step already stays as it is: "lighter" never darkens.
  if (warmth === 0 && strength === 0 && (lightness > 0 ? l >= 0.95 : l <= 0.14)) return colour;
  const [least, most] = [Math.min(l, 0.14), Math.max(l, 0.95)];
  const light = { l: Math.min(most, Math.max(least, l + lightness * LIGHTNESS)), c, h };
  return hex(strengthened(warmed(light, warmth), strength));
}

function warmed({ l, c, h }: Oklch, warmth: number): Oklch {
  if (warmth === 0) return { l, c, h };
  const goal = warmth > 0 ? WARM : COOL;
  if (c < TINT) return { l, c: TINT * Math.max(1, Math.abs(warmth) / 2), h: goal };
  const away = turn(goal - h + 180) - 180;
  const step = Math.max(TURN, (LEAST / c) * (180 / Math.PI));
  const reach = Math.abs(warmth) * step;
  const left = Math.max(0, reach - Math.abs(away)) / step;
  const onward = Math.min(BEYOND, left * step * 0.5) * (warmth > 0 ? -1 : 1);
  const hue = h + Math.sign(away) * Math.min(Math.abs(away), reach) + onward;
  return coloured({ l, c: c + left * LEAST, h: hue });
}

/** Of a light yellow turned towards red no screen has much: at the nearest lightness that has its colour, it is not bleached. */
function coloured(wanted: Oklch): Oklch {
  for (let shift = 0; shift <= MOST_SHIFT; shift += LEAST)
    for (const l of [wanted.l - shift, wanted.l + shift])
      if (l > 0 && l < 1 && oklch(hex({ ...wanted, l })).c >= wanted.c * 0.65) return { ...wanted, l };
  return wanted;
}
const MOST_SHIFT = 0.24;

function strengthened({ l, c, h }: Oklch, strength: number): Oklch {
  if (strength === 0) return { l, c, h };
  const scaled = c * STRENGTH ** strength;
  // A grey has no hue to be strong in.
  if (c < TINT) return { l, c: scaled, h };
  const least = c + strength * LEAST;
  if (strength < 0) return { l, c: Math.max(0, Math.min(scaled, least)), h };
  return vivid({ l, c: Math.max(scaled, least), h }, strength);
}

/** As strong as wished at the nearest lightness that has so much of this hue: yellow has it among light colours, blue among dark ones. */
function vivid({ l, c, h }: Oklch, strength: number): Oklch {
  const shifts = [0, 1, -1, 2, -2, 3, -3].filter((shift) => Math.abs(shift) <= strength + 1);
  const tried = shifts.map((shift) => ({ l: l + shift * LEAST, c, h }));
  const reached = tried.map((each) => oklch(hex(each)).c);
  const most = Math.max(...reached);
  return tried[reached.findIndex((each) => each >= most - 0.004)]!;
}
