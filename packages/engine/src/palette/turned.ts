/**
 * A palette in which some roles get another colour, under the Hold that is there. Where two colours can no longer be distinguished,
 * as little as possible gives way: first an ink or a dark plate that nobody asked for, then a colour that was not named, by its
 * lightness alone. A named colour stays as it was said, unless letters could not be read in it (docs/laws.md R3, F2, G3).
 */

import { palette as words } from "../report-words.ts";
import type { InkSet, Palette, PaletteChange, Role } from "../vocabulary.ts";
import { contrast, distance, hex, oklch } from "./colour.ts";
import type { UsedRole } from "./contrast.ts";
import { sameHue } from "./hue-bands.ts";
import { secondOnDark } from "./second.ts";
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

type Values = { readonly [role in Role]?: string };

export type Turning = {
  /** The new values on the light ground. */
  readonly light: Values;
  /** Those on the dark ground where they are known; otherwise tuned from the light ones. */
  readonly dark?: Values;
  /** Roles whose colour was named in words. */
  readonly named: ReadonlySet<Role>;
  /** A step moves what it names, and nothing gives way to it but what nobody asked for. */
  readonly isStep: boolean;
};

export type Surroundings = {
  readonly used: readonly UsedRole[];
  /** The role of the plate, or of what lies inside an outline. */
  readonly plate: Role | null;
  /** The colours that somebody stated. */
  readonly stated: readonly string[];
};

/** How far a colour may move and still be called the same: one that gives way, letters that were named, letters that only follow. */
const YIELDS = 0.28;
const LETTERS_TUNED = 0.17;
const LETTERS_FOLLOW = 0.12;
const STEP = 0.004;
const ROUNDS = 6;
const ROLES: readonly Role[] = ["primary", "secondary", "ink", "tint", "shade", "pale", "onPrimary"];

/** A name in a stated colour is large text (docs/laws.md G3). */
const needed = ({ role, text, isName }: UsedRole, { before, stated, named }: Case): number =>
  text && !(isName && (named.has(role) || stated.includes(before.light[role])))
    ? TEXT_CONTRAST
    : PART_CONTRAST;

/** What was stated, as it is now: a step moves it, and a named colour is a stated one. */
const statedNow = (light: InkSet, { before, stated, named }: Case): readonly string[] => [
  ...new Set(
    ROLES.flatMap((role) => {
      const isStated = [...stated, ...(before.stated ?? [])].includes(before.light[role]);
      return isStated || named.has(role) ? [light[role]] : [];
    }),
  ),
];

/** A black, white or nearly so that nobody stated. */
export const isOwnInk = (value: string, stated: readonly string[]): boolean => {
  const { l, c } = oklch(value);
  return c < 0.035 && (l < 0.3 || l > 0.9) && !stated.includes(value);
};

/** The nearest lightness, either way, at which a colour stands out; null where there is none in reach. */
function moved(colour: string, against: string, least: number, reach: number): string | null {
  const { l, c, h } = oklch(colour);
  for (let step = 1; step * STEP <= reach; step++)
    for (const way of [1, -1]) {
      const tried = hex({ l: l + way * step * STEP, c, h });
      if (contrast(tried, against) < least) continue;
      const isSame = distance(tried, colour) <= reach && (c < 0.04 || sameHue(tried, colour));
      if (isSame) return tried;
    }
  return null;
}

/** A dark plate, as deep as what stands on it needs. */
function deepened(plate: string, on: string, least: number): string | null {
  const { l, c, h } = oklch(plate);
  for (let at = l; at >= 0; at -= STEP) {
    const tried = hex({ l: at, c: Math.min(c, at * 0.15), h });
    if (contrast(tried, on) >= least) return tried;
  }
  return contrast("#000000", on) >= least ? "#000000" : null;
}

type Case = Turning & Surroundings & { readonly before: Palette };

/** New values for what gives way; null where nothing can. */
function yielded(at: UsedRole, set: InkSet, given: Case): Values | null {
  const { named, isStep, stated, before } = given;
  const { role, on } = at;
  const [value, least] = [set[role], needed(at, given)];
  if (!on) return onGround(at, set, given);
  const plate = set[on];
  if (isOwnInk(plate, stated) && oklch(plate).l < 0.3) {
    const deep = deepened(plate, value, least);
    if (deep) return { [on]: deep };
  }
  if (isOwnInk(value, stated)) {
    const best = ["#ffffff", inkFor(plate, "light")].toSorted(
      (a, b) => contrast(b, plate) - contrast(a, plate),
    )[0]!;
    if (contrast(best, plate) >= least) return alike(set, value, best, at, given);
  }
  if (isStep) return null;
  if (!named.has(role)) {
    const away = moved(value, plate, least, YIELDS);
    if (away) return alike(set, value, away, at, given);
  }
  if (!named.has(on) && set[on] === before.light[on]) {
    const away = moved(plate, value, least, YIELDS);
    if (away) return { [on]: away };
  }
  const tuned = at.text ? moved(value, plate, least, LETTERS_TUNED) : null;
  return tuned ? { [role]: tuned } : null;
}

/** Letters beside the plate, or a mark that stands free. */
function onGround(at: UsedRole, set: InkSet, given: Case): Values | null {
  const { role, text } = at;
  const { named, isStep, before, stated } = given;
  const [value, was] = [set[role], before.light[role]];
  const tuned = seenOn(value, LIGHT_GROUND, needed(at, given));
  // A step goes as far as can be seen, and never back.
  if (isStep) return { [role]: oklch(tuned).l < oklch(was).l && oklch(value).l > oklch(was).l ? was : tuned };
  if (!text) return null;
  // A coral that is nearly read stays on the ground it has; a yellow would become another colour there.
  if (named.has(role)) {
    const isNear = contrast(value, LIGHT_GROUND) >= PART_CONTRAST || distance(tuned, value) <= LETTERS_TUNED;
    return isNear ? { [role]: tuned } : null;
  }
  if (distance(tuned, value) <= LETTERS_FOLLOW) return { [role]: tuned };
  const others = [set.secondary, set.primary].filter((each) => contrast(each, LIGHT_GROUND) >= TEXT_CONTRAST);
  return { [role]: others.find((each) => !isOwnInk(each, stated)) ?? inkFor(set.primary, "light") };
}

/** Every role on a plate that carries a value carries the new one. Letters beside the plate keep theirs. */
function alike(set: InkSet, value: string, to: string, { on }: UsedRole, { used }: Case): Values {
  const isBeside = (role: Role) => used.some((each) => each.role === role && each.text && !each.on);
  const roles = ROLES.filter(
    (role) => role !== on && role !== "pale" && set[role] === value && !isBeside(role),
  );
  return Object.fromEntries(roles.map((role) => [role, to]));
}

function mended(start: InkSet, given: Case): InkSet | null {
  let set = start;
  const { before, used } = given;
  const ratio = (inks: InkSet, { role, on }: UsedRole) => contrast(inks[role], on ? inks[on] : LIGHT_GROUND);
  for (let round = 0; round < ROUNDS; round++) {
    // What could not be distinguished before is no fault of this change.
    const faint = used.find(
      (each) =>
        each.role !== "pale" &&
        each.role !== each.on &&
        (set[each.role] !== before.light[each.role] ||
          (each.on !== undefined && set[each.on] !== before.light[each.on])) &&
        ratio(set, each) < Math.min(needed(each, given), Math.max(ratio(before.light, each), 1.5)),
    );
    if (!faint) return set;
    const values = yielded(faint, set, given);
    if (!values) return null;
    set = { ...set, ...values };
  }
  return null;
}

/** The tones of a first colour that stands free, where they were its own. */
function followed(light: InkSet, before: InkSet): InkSet {
  if (light.primary === before.primary) return light;
  const [own, now] = [tones(before.primary, LIGHT_GROUND), tones(light.primary, LIGHT_GROUND)];
  const { c, h } = oklch(light.primary);
  const is = (role: "tint" | "shade") => before[role] === own[role] && light[role] === before[role];
  return {
    ...light,
    tint: is("tint") ? now.tint : light.tint,
    shade: is("shade") ? now.shade : light.shade,
    pale: light.pale === before.pale ? hex({ l: 0.93, c: Math.min(0.045, c * 0.35), h }) : light.pale,
  };
}

/** The dark set: what stands on a plate is as on light grounds, anything else is tuned until it is seen. */
function darkOf(light: InkSet, asked: InkSet, given: Case): InkSet {
  const { before, used, plate, dark = {} } = given;
  const isHeld = (role: Role): boolean => {
    const uses = used.filter((each) => each.role === role);
    if (plate === null) return false;
    return (
      role === plate ||
      (uses.length > 0 ? uses.every(({ on }) => on) : before.dark[role] === before.light[role])
    );
  };
  const darkValue = (role: Role): string => {
    const value = light[role];
    if (value === before.light[role] && dark[role] === undefined) return before.dark[role];
    if (role === "pale") return before.dark.pale;
    if (isHeld(role)) return value;
    // What was tuned for the light ground alone may be seen on the dark one as it was said.
    const said = distance(asked[role], value) <= YIELDS ? asked[role] : value;
    const least = used.some((each) => each.role === role && each.text && !each.on)
      ? TEXT_CONTRAST
      : PART_CONTRAST;
    const known = dark[role];
    if (known !== undefined) return seenOn(known, DARK_GROUND, least);
    if (contrast(said, DARK_GROUND) >= least) return said;
    return oklch(said).c < 0.05 && role === "ink"
      ? inkFor(light.primary, "dark")
      : seenOn(forDark(said), DARK_GROUND, least);
  };
  const set = { ...before.dark, ...Object.fromEntries(ROLES.map((role) => [role, darkValue(role)])) };
  if (plate !== null) return set;
  const own = light.primary !== before.light.primary && dark.primary === undefined;
  const { tint, shade } =
    own && before.light.tint !== before.light.primary ? tones(set.primary, DARK_GROUND) : set;
  const isLost =
    set.secondary !== before.dark.secondary &&
    distance(light.primary, light.secondary) >= 0.05 &&
    distance(set.primary, set.secondary) < 0.05;
  return {
    ...set,
    tint,
    shade,
    ...(isLost ? { secondary: secondOnDark(set.primary, light.secondary) } : {}),
  };
}

/** What became of stated colours that could not stay as said. */
function changesOf(light: InkSet, dark: InkSet, asked: InkSet, given: Case): PaletteChange[] {
  const { before, stated, named, used } = given;
  const isText = (role: Role) => used.some((each) => each.role === role && each.text);
  const isTold = (role: Role) => role === "primary" || role === "secondary" || named.has(role);
  const turned = ROLES.filter((role) => light[role] !== before.light[role] || asked[role] !== light[role]);
  const kept = before.adjusted.filter(({ role }) => !turned.includes(role));
  const made = turned.flatMap((role): PaletteChange[] => {
    const wished = asked[role];
    if (!isTold(role) || (isOwnInk(wished, stated) && !named.has(role))) return [];
    const why = isText(role) ? words.unreadable : words.faint;
    const tuned: PaletteChange = { variant: "light", role, wished, used: light[role], why };
    const onDark: PaletteChange = { variant: "dark", role, wished, used: dark[role], why: words.faint };
    const isDrawn = used.some((each) => each.role === role && !each.on);
    const isKept = !isDrawn || dark[role] === wished || dark[role] === light[role];
    return [...(light[role] === wished ? [] : [tuned]), ...(isKept ? [] : [onDark])];
  });
  return [...kept, ...made];
}

/** Null where the colours cannot be seen under this Hold, whatever gives way. */
export function turnedPalette(before: Palette, turning: Turning, around: Surroundings): Palette | null {
  const given: Case = { ...turning, ...around, before };
  const asked: InkSet = { ...before.light, ...turning.light };
  const light = mended(
    around.plate === null && !turning.isStep ? followed(asked, before.light) : asked,
    given,
  );
  if (!light) return null;
  const dark = darkOf(light, asked, given);
  const { moved: _, ...rest } = before;
  return {
    ...rest,
    primary: light.primary,
    secondary: light.secondary,
    ink: light.ink,
    light,
    dark,
    adjusted: changesOf(light, dark, asked, given),
    stated: statedNow(light, given),
  };
}
