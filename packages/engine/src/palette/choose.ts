/** Brief → palettes. Stated colours are used as stated (docs/laws.md R3); schemes and seeded chance fill in what was left open. */

import { type Dice, dice } from "../dice.ts";
import { palette as words } from "../report-words.ts";
import type { Brief, ColorWish, InkSet, Mood, Palette, PaletteChange, Role } from "../vocabulary.ts";
import { type Called, calledHues, type HueRange } from "./called.ts";
import { contrast, distanceForAll, hex, hueDistance, oklch, readHex, turn } from "./colour.ts";
import { exactPalette, type Held } from "./exact.ts";
import { aboutOf, moodOf } from "./mood.ts";
import { SCHEMES, type Scheme } from "./schemes.ts";
import { AVOID_DEGREES, candidatesOf, GREY, secondaryFor, secondOnDark, TELL_APART } from "./second.ts";
import type { StatedColours } from "./stated.ts";
import {
  DARK_GROUND,
  forDark,
  inkFor,
  LIGHT_GROUND,
  PART_CONTRAST,
  readableOn,
  seenOn,
  TEXT_CONTRAST,
  tones,
} from "./tune.ts";

type Stated = {
  readonly primary: ColorWish | null;
  readonly secondary: ColorWish | null;
  readonly ink: ColorWish | null;
  /** White and similar colours: a ground, or what stands on a field. */
  readonly pale: ColorWish | null;
  readonly third: ColorWish | null;
};

/**
 * `count` palettes for a Brief, the most fitting first, each from another scheme or hue. Where the word stands alone
 * (`letters`) its first colour is one to read by: otherwise a pale wish would leave it black. `shown`: names of what the
 * mark shows.
 */
export function choosePalettes(
  brief: Brief,
  seed: number,
  count = 4,
  wears: "mark" | "letters" = "mark",
  shown: readonly string[] = [],
): readonly Palette[] {
  const needed = wears === "letters" ? TEXT_CONTRAST : PART_CONTRAST;
  const stated = assign(brief);
  const avoided = avoidedBy(brief);
  // The brand's name counts too: one seed must not dress all brands of a mood alike.
  const own = `${seed} ${aboutOf(brief)}`;
  const throws = dice(own, "palette");
  const called = calledHues(brief, shown);
  const schemes = ranked(brief, avoided, called, throws);
  return Array.from({ length: count }, (_, index) => {
    const scheme = schemes[index % schemes.length]!;
    return build(scheme, stated, avoided, called, dice(own, `palette ${index}`), needed);
  });
}

/** The palette of a Brief that states its colours: each as stated, held as planned. */
export function statedPalette(brief: Brief, stated: StatedColours, seed: number, held: Held): Palette {
  const own = `${seed} ${aboutOf(brief)}`;
  const scheme = ranked(brief, avoidedBy(brief), calledHues(brief), dice(own, "palette"))[0]!;
  return exactPalette(stated, held, scheme, dice(own, "palette 0"));
}

const avoidedBy = (brief: Brief): readonly string[] =>
  (brief.avoid?.value.colors ?? []).flatMap((colour) => readHex(colour) ?? []);

/** Which colour plays which part. A dark neutral becomes the ink and a light one the ground, when there is a colour too. */
function assign(brief: Brief): Stated {
  const wishes = (brief.colors?.value ?? []).flatMap((wish) => {
    const colour = readHex(wish.hex);
    return colour ? [{ ...wish, hex: colour }] : [];
  });
  const rest = [...wishes];
  const take = (test: (wish: ColorWish) => boolean): ColorWish | null => {
    const at = rest.findIndex(test);
    return at < 0 ? null : rest.splice(at, 1)[0]!;
  };
  const colourful = wishes.filter((wish) => oklch(wish.hex).c >= GREY).length;
  const pale = wishes.length > 1 ? take((wish) => oklch(wish.hex).c < GREY && oklch(wish.hex).l > 0.9) : null;
  const ink =
    colourful > 0 && wishes.length > 1
      ? take((wish) => wish.role === "any" && oklch(wish.hex).c < GREY && oklch(wish.hex).l < 0.4)
      : null;
  const primary =
    take((wish) => wish.role === "primary") ?? take((wish) => wish.role === "any") ?? take(() => true);
  const secondary = take((wish) => wish.role === "secondary") ?? take(() => true);
  return { primary, secondary, ink, pale, third: take(() => true) };
}

const AXES = ["loud", "new", "grave", "rich", "sharp", "machine"] as const satisfies readonly (keyof Mood)[];

/** Schemes by fit to mood and trade, with a little chance so that seeds differ. */
function ranked(
  brief: Brief,
  avoided: readonly string[],
  called: Called | null,
  throws: Dice,
): readonly Scheme[] {
  const mood = moodOf(brief);
  const about = aboutOf(brief);
  const noInk = avoided.some((colour) => oklch(colour).c < GREY && oklch(colour).l < 0.4);
  return SCHEMES.filter((scheme) => !(noInk && (scheme.id === "noir" || scheme.id === "carbon")))
    .filter((scheme) => hueChoices(scheme, avoided).length > 0)
    .map((scheme) => {
      const apart = Math.hypot(...AXES.map((axis) => mood[axis] - scheme.mood[axis]));
      const named = scheme.words?.test(about) ? 0.75 : 0;
      const expected =
        called === null || scheme.c[1] < GREY || fitting(scheme, avoided, called.hues).length > 0;
      return { scheme, fit: named - apart * 0.5 - (expected ? 0 : UNEXPECTED) + throws.next() * 0.7 };
    })
    .sort((a, b) => b.fit - a.fit || (a.scheme.id < b.scheme.id ? -1 : 1))
    .map(({ scheme }) => scheme);
}

/** Hues of a scheme in steps of six degrees, without those to be avoided. */
function hueChoices(scheme: Scheme, avoided: readonly string[]): number[] {
  const away = avoided.map(oklch).filter(({ c }) => c >= GREY);
  const hues: number[] = [];
  for (const [low, high] of scheme.hues) for (let hue = low; hue <= high; hue += 6) hues.push(turn(hue));
  return hues.filter((hue) => away.every(({ h }) => hueDistance(h, hue) > AVOID_DEGREES));
}

/** What a scheme loses that has none of the hues the words call for. */
const UNEXPECTED = 0.8;

/** What is known as vivid is no duller than this. */
const BRIGHT = { l: 0.6, c: 0.15 };

/** Those of a scheme's hues that the words call for. */
const fitting = (scheme: Scheme, avoided: readonly string[], [low, high]: HueRange): number[] =>
  hueChoices(scheme, avoided).filter((hue) =>
    [hue, hue - 360].some((angle) => angle >= low && angle <= high),
  );

const within = ([low, high]: readonly [number, number], throws: Dice) => low + (high - low) * throws.next();

function build(
  scheme: Scheme,
  stated: Stated,
  avoided: readonly string[],
  called: Called | null,
  throws: Dice,
  needed: number,
): Palette {
  const expected = called ? fitting(scheme, avoided, called.hues) : [];
  const least = called?.isBright && expected.length > 0 ? BRIGHT : { l: 0, c: 0 };
  const hues = expected.length > 0 ? expected : hueChoices(scheme, avoided);
  const free = hex({
    l: Math.max(least.l, within(scheme.l, throws)),
    c: Math.max(least.c, within(scheme.c, throws)),
    h: throws.pick(hues.length > 0 ? hues : [250]),
  });
  const wished = stated.primary?.hex ?? (stated.ink ? stated.ink.hex : free);
  const changes: PaletteChange[] = [];

  const light = lightSet(wished, stated, scheme, avoided, throws, changes, needed);
  const dark = darkSet(light, wished, stated, changes);
  return {
    kind: "palette",
    scheme: scheme.id,
    primary: light.primary,
    secondary: light.secondary,
    ink: light.ink,
    light,
    dark,
    adjusted: changes,
  };
}

const FAINT = words.faint;

function lightSet(
  wished: string,
  stated: Stated,
  scheme: Scheme,
  avoided: readonly string[],
  throws: Dice,
  changes: PaletteChange[],
  needed: number,
): InkSet {
  const note = (role: Role, from: string, used: string, exact: boolean) => {
    if (exact && from !== used) changes.push({ variant: "light", role, wished: from, used, why: FAINT });
    return used;
  };
  const primary = note("primary", wished, seenOn(wished, LIGHT_GROUND, needed), stated.primary !== null);
  const secondaryWish =
    stated.secondary?.hex ?? besideStated(primary, stated) ?? secondaryFor(primary, scheme, avoided, throws);
  const secondary = note(
    "secondary",
    secondaryWish,
    seenOn(secondaryWish, LIGHT_GROUND, PART_CONTRAST),
    stated.secondary !== null,
  );
  const inkWish = stated.ink?.hex ?? inkFor(primary, "light");
  const ink = note("ink", inkWish, seenOn(inkWish, LIGHT_GROUND, TEXT_CONTRAST), stated.ink !== null);
  const { tint, shade } = tones(primary, LIGHT_GROUND);
  const third = stated.third
    ? note("tint", stated.third.hex, seenOn(stated.third.hex, LIGHT_GROUND, PART_CONTRAST), true)
    : tint;
  const { c, h } = oklch(primary);
  // A stated colour too pale for a shape may still fill a field inside an ink one.
  const tooPale =
    stated.primary && primary !== wished
      ? wished
      : stated.secondary && secondary !== secondaryWish
        ? secondaryWish
        : null;
  const pale = tooPale ?? stated.pale?.hex ?? hex({ l: 0.93, c: Math.min(0.045, c * 0.35), h });
  return {
    primary,
    secondary,
    ink,
    tint: third,
    shade,
    pale,
    ground: LIGHT_GROUND,
    onPrimary: readableOn(primary, ink),
  };
}

function darkSet(light: InkSet, wished: string, stated: Stated, changes: PaletteChange[]): InkSet {
  // A colour given as a hex stays on both grounds where it can be seen; any other is re-tuned.
  const keep = (role: Role, wish: ColorWish | null, from: string, needed: number): string => {
    if (wish?.exact && contrast(from, DARK_GROUND) >= needed) return from;
    const used = forDark(from);
    if (wish?.exact) changes.push({ variant: "dark", role, wished: from, used, why: FAINT });
    return used;
  };
  const white = stated.pale && !stated.primary ? stated.pale.hex : null;
  const primary = white ?? keep("primary", stated.primary, wished, PART_CONTRAST);
  const secondary = stated.secondary
    ? keep("secondary", stated.secondary, stated.secondary.hex, PART_CONTRAST)
    : secondOnDark(primary, light.secondary);
  const ink = stated.pale?.exact ? stated.pale.hex : inkFor(primary, "dark");
  const { tint, shade } = tones(primary, DARK_GROUND);
  const { c, h } = oklch(primary);
  return {
    primary,
    secondary,
    ink,
    tint: stated.third ? keep("tint", stated.third, stated.third.hex, PART_CONTRAST) : tint,
    shade,
    pale: hex({ l: 0.27, c: Math.min(0.045, c * 0.4), h }),
    ground: DARK_GROUND,
    onPrimary: readableOn(primary, inkFor(primary, "light")),
  };
}

/** "Black and gold", "red and white": where two were stated, no third hue comes in. */
function besideStated(primary: string, { primary: wished, ink, pale }: Stated): string | null {
  if (wished === null) return null;
  if (ink) return distanceForAll(primary, ink.hex) >= TELL_APART ? ink.hex : null;
  if (!pale) return null;
  const tones = candidatesOf("same-hue", oklch(primary), 1).map(hex);
  return tones.find((tone) => distanceForAll(primary, tone) >= TELL_APART) ?? null;
}
