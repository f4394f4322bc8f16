/** Which stated colour plays which part. The first is the first and the second the second, unless roles say otherwise. */

import type { Brief, ColorUse, ColorWish } from "../vocabulary.ts";
import { contrast, oklch, readHex } from "./colour.ts";
import { deepOf } from "./deep.ts";
import { GREY } from "./second.ts";
import { LIGHT_GROUND, PART_CONTRAST, TEXT_CONTRAST } from "./tune.ts";

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
  /** Whether the first was asked for as a plate: mark and letters stand on it. */
  readonly asksPlate: boolean;
  /** Whether there is to be no other colour. */
  readonly only: boolean;
  /** Whether each is a thing's or a part's own: the name then wears a dark that is nobody's (docs/laws.md R3). */
  readonly isNameless: boolean;
  /** What was said of the whole where things or parts wear others: the letters' own. */
  readonly plain: string | null;
  /** Whether two of them share a surface in a pattern: an edge goes around both. */
  readonly isPatterned: boolean;
  /** What holds a colour that is too pale, where no other stated one does: near-black. */
  readonly deep: string;
  /** What smaller letters wear under letters of a stated colour that only large ones can be read in; null where they share it. */
  readonly tagInk: string | null;
  /** What is in neither variant. */
  readonly refused: readonly string[];
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
  const isNameless = !only && rest.every(({ of }) => of !== undefined);
  const refused = refusedBy(brief);
  const plain = plainAmong(rest);
  const take = (test: (wish: ColorWish) => boolean): string | null => {
    const at = rest.findIndex(test);
    return at < 0 ? null : rest.splice(at, 1)[0]!.hex;
  };
  const takeFor = (use: ColorUse) => take(({ on }) => on === use);
  const asksPlate = rest.some(({ on }) => on === "plate") || (rest.length > 1 && rest.some(isInside));
  const [plate, inside] = asksPlate ? [takeFor("plate"), takeFor("inside")] : [null, null];
  const letters = rest.length > 1 || plate !== null ? takeFor("letters") : null;
  const mark = takeFor("mark");
  const first =
    plate ??
    mark ??
    take(({ role }) => role === "primary") ??
    take(({ role }) => role === "any") ??
    take(() => true) ??
    letters ??
    inside!;
  const second =
    inside ??
    (plate === null ? null : mark) ??
    take(({ role }) => role === "secondary") ??
    take(() => true) ??
    letters;
  const secondary = second === first ? null : second;
  return {
    primary: first,
    secondary,
    ink: letters ?? inkAmong(first, secondary),
    third: take(() => true),
    asksLetters: letters !== null,
    asksMark: mark !== null && plate === null,
    asksPlate,
    only,
    isNameless,
    plain,
    isPatterned: isPatterned(brief),
    deep: deepOf(asksPlate ? first : heldOf(first, secondary), refused),
    tagInk: brief.tagline && letters && isForLargeOnly(letters) ? deepOf(letters, refused) : null,
    refused,
  };
}

/** Beside another thing an edge around all of it would close what is between the two. */
const isPatterned = ({ patterns, motifs }: Brief): boolean => Boolean(patterns) && motifs?.value.length === 1;

/** What was said of the whole, where something wears another colour. */
const plainAmong = (wishes: readonly ColorWish[]): string | null =>
  wishes.some(({ of }) => of !== undefined)
    ? (wishes.find(({ of, on }) => of === undefined && on === undefined)?.hex ?? null)
    : null;

/** How many colours are asked for, each once, without the paper. */
export const statedColors = ({ colors }: Brief): number =>
  colors?.source === "stated" ? new Set(onPaper(colors.value).map(({ hex }) => hex)).size : 0;

/** The one of two that is too pale to stand free: the first where both are, or none. */
const heldOf = (first: string, second: string | null): string =>
  second === null || contrast(first, LIGHT_GROUND) < PART_CONTRAST ? first : second;

const isForLargeOnly = (letters: string): boolean => {
  const ratio = contrast(letters, LIGHT_GROUND);
  return ratio >= PART_CONTRAST && ratio < TEXT_CONTRAST;
};

const refusedBy = ({ avoid }: Brief): readonly string[] =>
  (avoid?.value.colors ?? []).flatMap((colour) => readHex(colour) ?? []);

const isInside = ({ on }: ColorWish): boolean => on === "inside";

/** "Navy on white": white is the paper, and the logo is navy. */
function onPaper(wishes: readonly ColorWish[]): ColorWish[] {
  const paper = wishes.find(({ on, hex }) => on === "plate" && hex === LIGHT_GROUND);
  if (!paper) return [...wishes];
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
