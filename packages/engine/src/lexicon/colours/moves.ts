/** Where modifiers take a colour, in OKLCH. */

import { hex, hueDistance, type Oklch, oklch, turn } from "../../palette/colour.ts";
import type { Modifier } from "./modifiers.ts";

/** The brown of CSS is a red, and its pink a tint: no shade of either is what people call a dark brown or a dark pink. */
const SHADED_FROM = new Map([
  ["#a52a2a", "#7b4a25"],
  ["#ffc0cb", "#e8709e"],
]);
/** As light as a colour becomes without being white. */
const LIGHTEST = 0.97;
/** As dark as a colour becomes by a word without being called black: a deep navy is a navy. */
const DARKEST = 0.25;
/** Of the way there, at most: light orange is still an orange. */
const LIGHTER = 0.55;

/** Where a modifier takes a colour. */
export function moved(from: string, { dl = 0, kc = 1, l, c, towards, share = 1 }: Modifier): string {
  const isTint = oklch(from).l > 0.8;
  const at: Oklch = oklch((!isTint || dl < 0 ? SHADED_FROM.get(from) : null) ?? from);
  const lighter = Math.min(dl, (LIGHTEST - at.l) * LIGHTER);
  const neutral = at.c < 0.025;
  const hue = towards ? drawn(at.h, towards, share) : at.h;
  const darker = Math.max(Math.min(at.l, DARKEST), at.l + dl);
  // What cannot become darker keeps its strength, or it would only become duller.
  const strength = dl < 0 && darker > at.l + dl ? Math.max(1, kc) : kc;
  const to = {
    l: l ?? (dl > 0 ? at.l + lighter : darker),
    c: neutral ? (towards ? 0.012 : at.c) : (c ?? at.c * strength),
    h: neutral && towards ? towards[0] : hue,
  };
  return hex(towards ? asStrong(to) : to);
}

/** Of the strength a colour should have, what it must have. */
const STRONG = 0.8;

/** No gold is as light and as strong as yellow: a colour that turns to another hue becomes darker until it can be as strong. */
function asStrong(colour: Oklch): Oklch {
  for (let l = colour.l; l > colour.l - 0.25; l -= 0.01)
    if (oklch(hex({ ...colour, l })).c >= colour.c * STRONG) return { ...colour, l };
  return colour;
}

const drawn = (hue: number, [goal, degrees]: readonly [number, number], share: number): number => {
  const away = turn(goal - hue + 180) - 180;
  return hue + Math.sign(away) * Math.min(Math.abs(away) * share, degrees);
};

/** Hues nearer than this are one colour's: "bordeaux red" says which red. */
const WHICH_DEGREES = 20;

/** "Blue green": between the two, nearer to neither. A first one that has the second's hue says which of it is meant. */
export function between(first: string, second: string): string {
  const [a, b] = [oklch(first), oklch(second)];
  if (a.c >= CHROMATIC && b.c >= CHROMATIC && hueDistance(a.h, b.h) < WHICH_DEGREES) return first;
  if (a.c < 0.03) return hex({ l: (a.l + b.l) / 2, c: b.c * 0.6, h: b.h });
  if (b.c < 0.03) return hex({ l: (a.l + b.l) / 2, c: a.c * 0.35, h: a.h });
  const away = turn(b.h - a.h + 180) - 180;
  return hex({ l: (a.l + b.l) / 2, c: (a.c + b.c) / 2, h: a.h + away / 2 });
}

/** Less chroma than this is nearly a grey. */
const CHROMATIC = 0.06;

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
