/** A palette of stated colours, each as it was stated: the scheme fills in what is left open. */

import type { Dice } from "../dice.ts";
import { palette as words } from "../report-words.ts";
import type { Hold, InkSet, Palette, PaletteChange, Role } from "../vocabulary.ts";
import { contrast, distance, hex, oklch } from "./colour.ts";
import { deepOf } from "./deep.ts";
import { edgeOf, nightOf, onPlate, readOnLight, seenOnLight } from "./hold-colours.ts";
import { isPartEdged } from "./hold-inks.ts";
import { isLikeRefused } from "./refused.ts";
import type { Scheme } from "./schemes.ts";
import { secondaryFor, secondOnDark } from "./second.ts";
import type { StatedColours } from "./stated.ts";
import {
  DARK_GROUND,
  forDark,
  inkFor,
  LIGHT_GROUND,
  PART_CONTRAST,
  seenOn,
  TEXT_CONTRAST,
  tones,
} from "./tune.ts";

const FAINT = words.faint;
const UNREADABLE = words.unreadable;
const NO_GROUND = words.noGround;

export type Held = { readonly hold: Hold | null; readonly lettersWear: Role | null };

export function exactPalette(
  stated: StatedColours,
  { hold, lettersWear }: Held,
  scheme: Scheme,
  throws: Dice,
): Palette {
  const light = lightSet(stated, hold, scheme, throws);
  const changes: PaletteChange[] = [];
  if (stated.ink && light.ink !== stated.ink && hold?.letters == null)
    changes.push({ variant: "light", role: "ink", wished: stated.ink, used: light.ink, why: UNREADABLE });
  const letters = hold?.kind === "panel" ? light.onPrimary : light.ink;
  // White on its plate is the one colour that was wanted and the paper.
  if (stated.only && !isNight(hold) && letters !== stated.primary && letters !== LIGHT_GROUND)
    changes.push({ variant: "light", role: "ink", wished: stated.primary, used: letters, why: UNREADABLE });
  const { secondary } = stated;
  if (secondary && isPlate(hold) && light.onPrimary !== secondary && light.ink !== secondary)
    changes.push({
      variant: "light",
      role: "secondary",
      wished: secondary,
      used: light.onPrimary,
      why: NO_GROUND,
    });
  const dark = darkSet(stated, light, hold, lettersWear, changes);
  return {
    kind: "palette",
    scheme: scheme.id,
    primary: light.primary,
    secondary: light.secondary,
    ink: light.ink,
    light,
    dark,
    adjusted: changes,
    stated: [
      ...new Set([stated.primary, secondary, stated.ink, stated.third].filter((each) => each !== null)),
    ],
    ...(hold ? { hold } : {}),
  };
}

const isPlate = (hold: Hold | null): boolean =>
  hold?.kind === "tile" || hold?.kind === "panel" || hold?.kind === "inlay";
const isNight = (hold: Hold | null): boolean => hold?.kind === "night-tile" || hold?.kind === "night-panel";
/** Whether the mark stands on the ground in its own colours, inside an outline. */
const isOutline = (hold: Hold | null): hold is Hold => hold?.kind === "contour" || hold?.kind === "edged";
/** Whether its first colour is inside it. */
const isWholeOutline = (hold: Hold | null): boolean => isOutline(hold) && !isPartEdged(hold);

function lightSet(stated: StatedColours, hold: Hold | null, scheme: Scheme, throws: Dice): InkSet {
  const { primary } = stated;
  const ink = inkBeside(stated, hold);
  const beside = stated.only ? primary : hold ? ink : ownSecond(stated, scheme, throws);
  const { c, h } = oklch(primary);
  const onPrimary = onPrimaryOf(stated, hold);
  const { tint, shade } = tonesFor(stated, onPrimary, hold);
  return {
    primary,
    secondary: stated.secondary ?? beside,
    ink,
    tint: stated.third && isThirdSeen(stated, hold) ? stated.third : (stated.tagInk ?? tint),
    shade,
    pale: hex({ l: 0.93, c: Math.min(0.045, c * 0.35), h }),
    ground: LIGHT_GROUND,
    onPrimary,
  };
}

/** Who states one colour gets no other hue beside it: a part that must be told from the rest is a tone of the first. */
const ownSecond = ({ primary, refused }: StatedColours, scheme: Scheme, throws: Dice): string =>
  secondaryFor(primary, { ...scheme, secondary: ["same-hue"] }, refused, throws);

function onPrimaryOf(stated: StatedColours, hold: Hold | null): string {
  if (isNight(hold)) return nightOf(stated);
  return hold?.kind === "edged" ? edgeOf(stated) : onPlate(stated);
}

/** A third colour lies inside an outline, on the plate that was asked for, or stands free. */
function isThirdSeen({ third, primary, asksPlate }: StatedColours, hold: Hold | null): boolean {
  if (isOutline(hold)) return true;
  return asksPlate ? contrast(third!, primary) >= PART_CONTRAST : seenOnLight(third!);
}

/** The letters beside a mark: as stated, otherwise in whichever stated colour can be read, otherwise in the first one's dark. */
function inkBeside(stated: StatedColours, hold: Hold | null): string {
  const { primary, secondary, plain, ink, only, isNameless, deep, refused } = stated;
  if (ink) return seenOnLight(ink) ? ink : deepOf(ink, refused);
  if (isNameless) return deep;
  if (only && seenOnLight(primary)) return primary;
  if (!hold) return readOnLight(primary) ? inkFor(primary, "light") : deep;
  // Beside things that wear all of them, one that was stated is nearer to what was asked than a tone of ours.
  return [plain, secondary, primary].find((colour) => colour !== null && seenOnLight(colour)) ?? deep;
}

/**
 * Lighter and darker than the first. On a plate, and where only one colour is wanted, everything is in one ink: judges took
 * a tone between the plate and what stands on it for a part that was lost (docs/decisions/0065).
 */
function tonesFor(
  { primary, only }: StatedColours,
  onPrimary: string,
  hold: Hold | null,
): Pick<InkSet, "tint" | "shade"> {
  if (hold ? isPartEdged(hold) : !only) return tones(primary, LIGHT_GROUND);
  const one = hold && !isNight(hold) ? onPrimary : primary;
  return { tint: isWholeOutline(hold) ? primary : one, shade: one };
}

/** On dark grounds each stated colour stays where it can be seen there, or where a plate holds it. */
function darkSet(
  stated: StatedColours,
  light: InkSet,
  hold: Hold | null,
  lettersWear: Role | null,
  changes: PaletteChange[],
): InkSet {
  const keep = (role: Role, from: string): string => {
    if (contrast(from, DARK_GROUND) >= PART_CONTRAST) return from;
    const used = tunedForDark(from, role === lettersWear ? TEXT_CONTRAST : PART_CONTRAST, stated.refused);
    changes.push({ variant: "dark", role, wished: from, used, why: FAINT });
    return used;
  };
  const primary = isPlate(hold) ? light.primary : primaryOnDark(stated, light, keep);
  const secondary = secondaryOnDark(stated, light, primary, hold, keep);
  const tuned = tones(primary, DARK_GROUND);
  const { c, h } = oklch(primary);
  const isOne = stated.only || isWholeOutline(hold);
  const own = hold && !isOutline(hold) ? light : isOne ? { tint: primary, shade: primary } : tuned;
  return {
    primary,
    secondary,
    ink: inkOnDark(stated, light, primary),
    tint: tintOnDark(stated, light, own.tint, keep),
    shade: own.shade,
    pale: hex({ l: 0.27, c: Math.min(0.045, c * 0.4), h }),
    ground: DARK_GROUND,
    onPrimary: onPrimaryOnDark(stated, light, hold, primary),
  };
}

/** Contrast from which on two colours of one pattern are seen as two. */
const TWO = 2;

/** Beside its pattern's white a black becomes no other white. */
function primaryOnDark(
  { isPatterned, secondary }: StatedColours,
  light: InkSet,
  keep: (role: Role, from: string) => string,
): string {
  const kept = keep("primary", light.primary);
  const isLost = isPatterned && secondary !== null && contrast(kept, secondary) < TWO;
  return isLost ? seenOn(light.primary, DARK_GROUND, PART_CONTRAST) : kept;
}

/** The third colour, or what smaller letters wear. */
function tintOnDark(
  { third, tagInk }: StatedColours,
  light: InkSet,
  own: string,
  keep: (role: Role, from: string) => string,
): string {
  if (own === light.tint) return own;
  if (third === light.tint) return keep("tint", third);
  return tagInk === light.tint ? seenOn(forDark(tagInk), DARK_GROUND, TEXT_CONTRAST) : own;
}

/** A deep outline would be lost on a dark ground, and the drawing smaller: it takes the colour that it goes around. */
function onPrimaryOnDark(stated: StatedColours, light: InkSet, hold: Hold | null, primary: string): string {
  if (hold?.kind === "contour" && stated.secondary === null) return primary;
  return hold || primary === light.primary
    ? light.onPrimary
    : onPlate({ ...stated, primary, secondary: null, ink: null });
}

/** A colour re-tuned for the dark ground that is none of those refused: a deep red is no pink for those who want none. */
function tunedForDark(from: string, needed: number, refused: readonly string[]): string {
  const { l, c, h } = oklch(from);
  const turned = [0, 14, -14, 28].map((by) => seenOn(hex({ l, c, h: h + by }), DARK_GROUND, needed));
  const tried = [seenOn(forDark(from), DARK_GROUND, needed), ...turned];
  return tried.find((colour) => !isLikeRefused(colour, refused)) ?? inkFor(from, "dark");
}

function secondaryOnDark(
  { secondary, only }: StatedColours,
  light: InkSet,
  primary: string,
  hold: Hold | null,
  keep: (role: Role, from: string) => string,
): string {
  if (only) return primary;
  // What lies inside an outline of the first colour is told from that.
  if (!secondary && hold?.kind === "contour") return light.secondary;
  if (!secondary) return hold ? inkFor(primary, "dark") : secondOnDark(primary, light.secondary);
  // On a plate it stays; beside one it must be visible by itself.
  if (
    hold &&
    !isOutline(hold) &&
    light.onPrimary === secondary &&
    contrast(secondary, DARK_GROUND) < PART_CONTRAST
  )
    return inkFor(primary, "dark");
  const kept = keep("secondary", secondary);
  // Two colours that can be distinguished on light grounds can be on dark ones.
  const isLost = distance(kept, primary) < 0.05 && distance(light.secondary, light.primary) >= 0.05;
  return isLost ? secondOnDark(primary, light.secondary) : kept;
}

/** Letters stated in a colour keep it where they can be read; black ones turn white. Beside a pale mark they wear its colour. */
function inkOnDark(stated: StatedColours, light: InkSet, primary: string): string {
  const { ink, only, isNameless, asksMark, refused } = stated;
  if (isNameless) return inkFor(primary, "dark");
  if (only)
    return contrast(primary, DARK_GROUND) >= PART_CONTRAST
      ? primary
      : tunedForDark(primary, TEXT_CONTRAST, refused);
  const own = ink ?? light.ink;
  const isStated = own === ink || own === stated.primary || own === stated.secondary;
  if (contrast(own, DARK_GROUND) >= (isStated ? PART_CONTRAST : TEXT_CONTRAST)) return own;
  if (!isStated && !asksMark && primary === stated.primary && contrast(primary, DARK_GROUND) >= TEXT_CONTRAST)
    return light.ink === stated.deep ? primary : inkFor(primary, "dark");
  const isInk = !isStated || oklch(own).c < 0.05;
  return isInk ? inkFor(primary, "dark") : tunedForDark(own, TEXT_CONTRAST, refused);
}
