/** Where modifiers take a colour, in OKLCH. */

import { hex, type Oklch, oklch, turn } from "../../palette/colour.ts";
import type { Modifier } from "./modifiers.ts";

/** Where a modifier takes a colour. */
export function moved(from: string, { dl = 0, kc = 1, l, c, towards }: Modifier): string {
  const at: Oklch = oklch(from);
  const neutral = at.c < 0.025;
  const hue = towards ? drawn(at.h, towards) : at.h;
  return hex({
    l: l ?? Math.min(0.97, Math.max(0.12, at.l + dl)),
    c: neutral ? (towards ? 0.012 : at.c) : (c ?? at.c * kc),
    h: neutral && towards ? towards[0] : hue,
  });
}

const drawn = (hue: number, [goal, degrees]: readonly [number, number]): number => {
  const away = turn(goal - hue + 180) - 180;
  return hue + Math.sign(away) * Math.min(Math.abs(away), degrees);
};

/** "Blue green": between the two, nearer to neither. */
export function between(first: string, second: string): string {
  const [a, b] = [oklch(first), oklch(second)];
  if (a.c < 0.03) return hex({ l: (a.l + b.l) / 2, c: b.c * 0.6, h: b.h });
  if (b.c < 0.03) return hex({ l: (a.l + b.l) / 2, c: a.c * 0.35, h: a.h });
  const away = turn(b.h - a.h + 180) - 180;
  return hex({ l: (a.l + b.l) / 2, c: (a.c + b.c) / 2, h: a.h + away / 2 });
}

/** Hues further apart than this are of two colours. */
const ONE_COLOUR_DEGREES = 60;

/** "Dill green": as light and as strong as both, and still a green. */
export function tinged(basic: string, by: string): string {
  const [a, b] = [oklch(basic), oklch(by)];
  if (a.c < 0.03) return between(by, basic);
  const away = turn(b.h - a.h + 180) - 180;
  const isNear = b.c >= 0.03 && Math.abs(away) <= ONE_COLOUR_DEGREES;
  return hex({ l: (a.l + b.l) / 2, c: (a.c + b.c) / 2, h: isNear ? a.h + away / 2 : a.h });
}
