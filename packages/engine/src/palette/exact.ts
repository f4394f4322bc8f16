/** A palette of stated colours, each as it was stated: the scheme fills in what is left open. */

import type { Dice } from "../dice.ts";
import { palette as words } from "../report-words.ts";
import type { Hold, InkSet, Palette, PaletteChange, Role } from "../vocabulary.ts";
import { contrast, distance, hex, oklch } from "./colour.ts";
import { nightOf, onPlate, readOnLight, seenOnLight } from "./hold.ts";
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
  avoided: readonly string[],
  throws: Dice,
): Palette {
  const light = lightSet(stated, hold, scheme, avoided, throws);
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
    ...(hold ? { hold } : {}),
  };
}

const isPlate = (hold: Hold | null): boolean =>
  hold?.kind === "tile" || hold?.kind === "panel" || hold?.kind === "inlay";
const isNight = (hold: Hold | null): boolean => hold?.kind === "night-tile" || hold?.kind === "night-panel";

function lightSet(
  stated: StatedColours,
  hold: Hold | null,
  scheme: Scheme,
  avoided: readonly string[],
  throws: Dice,
): InkSet {
  const { primary } = stated;
  const ink = inkBeside(stated, hold);
  const onPrimary = isNight(hold)
    ? nightOf(stated)
    : onPlate({ ...stated, ink }, hold?.kind === "panel" ? TEXT_CONTRAST : PART_CONTRAST);
  const beside = stated.only ? primary : hold ? ink : secondaryFor(primary, scheme, avoided, throws);
  const { tint, shade } = tonesFor(primary, onPrimary, hold, stated.only);
  const { c, h } = oklch(primary);
  return {
    primary,
    secondary: stated.secondary ?? beside,
    ink,
    tint: stated.third && seenOnLight(stated.third) ? stated.third : tint,
    shade,
    pale: hex({ l: 0.93, c: Math.min(0.045, c * 0.35), h }),
    ground: LIGHT_GROUND,
    onPrimary,
  };
}

/** The letters beside a mark: as stated, otherwise in whichever stated colour can be read, otherwise in the first one's dark. */
function inkBeside({ primary, secondary, ink, only }: StatedColours, hold: Hold | null): string {
  if (ink) return readOnLight(ink) ? ink : inkFor(primary, "light");
  if (only && readOnLight(primary)) return primary;
  if (!hold) return inkFor(primary, "light");
  return (
    [secondary, primary].find((colour) => colour !== null && readOnLight(colour)) ?? inkFor(primary, "light")
  );
}

/**
 * Lighter and darker than the first. On a plate, and where only one colour is wanted, everything is in one ink: judges took
 * a tone between the plate and what stands on it for a part that was lost (docs/decisions/0065).
 */
function tonesFor(
  primary: string,
  onPrimary: string,
  hold: Hold | null,
  only: boolean,
): Pick<InkSet, "tint" | "shade"> {
  if (!hold && !only) return tones(primary, LIGHT_GROUND);
  const one = hold && !isNight(hold) ? onPrimary : primary;
  return { tint: one, shade: one };
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
    const needed = role === lettersWear ? TEXT_CONTRAST : PART_CONTRAST;
    if (contrast(from, DARK_GROUND) >= needed) return from;
    const used = seenOn(forDark(from), DARK_GROUND, needed);
    changes.push({ variant: "dark", role, wished: from, used, why: FAINT });
    return used;
  };
  const primary = isPlate(hold) ? light.primary : keep("primary", light.primary);
  const secondary = secondaryOnDark(stated, light, primary, hold, keep);
  const tuned = tones(primary, DARK_GROUND);
  const { c, h } = oklch(primary);
  return {
    primary,
    secondary,
    ink: inkOnDark(stated, light, primary),
    tint: hold ? light.tint : stated.third ? keep("tint", stated.third) : tuned.tint,
    shade: hold ? light.shade : stated.only ? primary : tuned.shade,
    pale: hex({ l: 0.27, c: Math.min(0.045, c * 0.4), h }),
    ground: DARK_GROUND,
    onPrimary:
      hold || primary === light.primary
        ? light.onPrimary
        : onPlate({ ...stated, primary, secondary: null, ink: null }),
  };
}

function secondaryOnDark(
  { secondary, only }: StatedColours,
  light: InkSet,
  primary: string,
  hold: Hold | null,
  keep: (role: Role, from: string) => string,
): string {
  if (only) return primary;
  if (!secondary) return hold ? inkFor(primary, "dark") : secondOnDark(primary, light.secondary);
  // On a plate it stays; beside one it must be visible by itself.
  if (hold && light.onPrimary === secondary && contrast(secondary, DARK_GROUND) < PART_CONTRAST)
    return inkFor(primary, "dark");
  const kept = keep("secondary", secondary);
  // Two colours that can be distinguished on light grounds can be on dark ones.
  return distance(kept, primary) < 0.05 ? secondOnDark(primary, light.secondary) : kept;
}

/** Letters stated in a colour keep it where they can be read; black ones turn white. */
function inkOnDark({ ink, only }: StatedColours, light: InkSet, primary: string): string {
  if (only)
    return contrast(primary, DARK_GROUND) >= TEXT_CONTRAST
      ? primary
      : seenOn(primary, DARK_GROUND, TEXT_CONTRAST);
  const own = ink ?? light.ink;
  if (contrast(own, DARK_GROUND) >= TEXT_CONTRAST) return own;
  return oklch(own).c < 0.05 ? inkFor(primary, "dark") : seenOn(forDark(own), DARK_GROUND, TEXT_CONTRAST);
}
