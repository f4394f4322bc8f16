/** Which stated colour plays which part. The first is the first and the second the second, unless roles say otherwise. */

import type { Brief, ColorUse, ColorWish } from "../vocabulary.ts";
import { contrast, oklch, readHex } from "./colour.ts";
import { GREY } from "./second.ts";
import { LIGHT_GROUND, TEXT_CONTRAST } from "./tune.ts";

export type StatedColours = {
  readonly primary: string;
  readonly secondary: string | null;
  /** Stated for the letters, or dark enough to be their ink. */
  readonly ink: string | null;
  readonly third: string | null;
  /** Whether the letters were mentioned. */
  readonly asksLetters: boolean;
  /** Whether the first was asked for as the mark's own. */
  readonly asksMark: boolean;
  /** Whether the first was asked for as a plate for the second. */
  readonly asksPlate: boolean;
  /** Whether there is to be no other colour. */
  readonly only: boolean;
};

/** Null where no colour is stated. */
export function statedColours(brief: Brief): StatedColours | null {
  const rest = onPaper(
    (brief.colors?.value ?? []).flatMap((wish) => {
      const colour = readHex(wish.hex);
      return colour ? [{ ...wish, hex: colour }] : [];
    }),
  );
  if (rest.length === 0 || brief.colors?.source !== "stated") return null;
  // Said twice, it is to be all there is.
  const only = new Set(rest.map(({ hex }) => hex)).size === 1 && (rest.length > 1 || rest[0]!.on === "only");
  const take = (test: (wish: ColorWish) => boolean): string | null => {
    const at = rest.findIndex(test);
    return at < 0 ? null : rest.splice(at, 1)[0]!.hex;
  };
  const takeFor = (use: ColorUse) => take(({ on }) => on === use);
  const asksPlate = rest.length > 1 && rest.some(({ on }) => on === "plate" || on === "inside");
  const [plate, inside] = asksPlate ? [takeFor("plate"), takeFor("inside")] : [null, null];
  const letters = rest.length > 1 || plate !== null ? takeFor("letters") : null;
  const mark = plate === null ? takeFor("mark") : null;
  const first =
    plate ??
    mark ??
    take(({ role }) => role === "primary") ??
    take(({ role }) => role === "any") ??
    take(() => true) ??
    letters!;
  const second = inside ?? take(({ role }) => role === "secondary") ?? take(() => true) ?? letters;
  const secondary = second === first ? null : second;
  return {
    primary: first,
    secondary,
    ink: letters ?? inkAmong(first, secondary),
    third: take(() => true),
    asksLetters: letters !== null,
    asksMark: mark !== null,
    asksPlate,
    only,
  };
}

/** "Navy on white": white is the paper, and the logo is navy. */
function onPaper(wishes: readonly ColorWish[]): ColorWish[] {
  const paper = wishes.find(({ on, hex }) => on === "plate" && hex === LIGHT_GROUND);
  const inside = wishes.find(({ on }) => on === "inside");
  if (!paper || !inside || contrast(inside.hex, LIGHT_GROUND) < TEXT_CONTRAST) return [...wishes];
  return wishes
    .filter((wish) => wish !== paper)
    .map(({ on, ...wish }) => (on && on !== "inside" ? { ...wish, on } : wish));
}

/** "Black and gold": what is nearly black is what the letters are printed in. */
function inkAmong(...colours: readonly (string | null)[]): string | null {
  const dark = colours.filter(
    (colour) => colour !== null && oklch(colour).c < GREY && contrast(colour, LIGHT_GROUND) >= TEXT_CONTRAST,
  );
  return dark.toSorted((a, b) => contrast(b!, LIGHT_GROUND) - contrast(a!, LIGHT_GROUND))[0] ?? null;
}
