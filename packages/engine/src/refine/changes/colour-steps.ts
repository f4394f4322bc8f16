/** Lighter, darker, warmer, cooler, stronger, softer: steps from the palette as it was chosen, so that each way leads back. */

import { distance, oklch } from "../../palette/colour.ts";
import { stepped } from "../../palette/stepped.ts";
import { isOwnInk, type Turning, turnedPalette } from "../../palette/turned.ts";
import { rolesOf } from "../../render/shown.ts";
import { verifyBrief as verify, refineColourSteps as words } from "../../report-words.ts";
import type {
  Brief,
  ColourPlace,
  ColourStep,
  Design,
  InkSet,
  Palette,
  PaletteSteps,
  PartKind,
  Role,
} from "../../vocabulary.ts";
import { beforeStep, versionsOf } from "../lineage.ts";
import { apart, around, type Kept, restated, rolesAt } from "../recolour.ts";
import { partFor, stepPart } from "../recolour-part.ts";
import { type ChangeRule, unmet } from "../state.ts";
import type { ChangeOf } from "./of.ts";
import { inkedAs } from "./restore-colours.ts";

type Scale = "lightness" | "warmth" | "strength" | "contrast";

const SCALES: { readonly [step in ColourStep]: readonly [scale: Scale, sign: 1 | -1, opposite: ColourStep] } =
  {
    lighter: ["lightness", 1, "darker"],
    darker: ["lightness", -1, "lighter"],
    warmer: ["warmth", 1, "cooler"],
    cooler: ["warmth", -1, "warmer"],
    brighter: ["strength", 1, "softer"],
    softer: ["strength", -1, "brighter"],
    apart: ["contrast", 1, "nearer"],
    nearer: ["contrast", -1, "apart"],
  };

const STILL = { lightness: 0, warmth: 0, strength: 0, contrast: 0 };

type Made = { readonly brief: Brief; readonly design: Design };

export const colourStep: ChangeRule<ChangeOf<"colours", ColourStep>> = {
  apply: (state, change, setting, said) => {
    const { lineage, locks } = setting;
    const { ask, degree, place, of } = change;
    const [scale, sign] = SCALES[ask];
    if (of !== undefined) {
      const { wearer, design } = partFor(state, setting, of);
      const moves = (value: string) => stepped(value, { ...STILL, [scale]: sign * degree });
      if (!wearer) return unmet(state, "colours", said, verify.notApart(of));
      if (wearer !== "whole" && stepPart(state, design, wearer.part, moves)) return;
    }
    const kept = keptBy(state.design, locks, change);
    const { brief } = state;
    const base = kept ? apart(state.design, kept === "letters" ? "mark" : "letters") : state.design;
    const { palette } = base;
    // What a lock divides goes on from here: of one colour that two parts had, one has moved on.
    const moved = kept ? undefined : palette.moved;
    const from = moved?.from ?? palette;
    const before = moved?.steps[place] ?? STILL;
    const earlier = beforeStep(lineage, change, colourStep.inverse(change)!);
    const made = (value: number): Made | null =>
      movedDesign(brief, base, {
        from,
        steps: { ...moved?.steps, [place]: { ...before, [scale]: value } },
        kept,
      });
    const back = earlier && !kept ? backTo(earlier, from, place, scale) : null;
    const next =
      back === null
        ? // As far as everything can still be seen; one half step at the least.
          range(degree)
            .map((size) => steadied(base, made(before[scale] + sign * size), ask))
            .find((each) => each !== null && isSeen(base, each.design, ask))
        : made(back);
    if (!next) return unmet(state, "colours", said, words.limit(ask));
    if (back === null && reachedBy(next.design, place, scale) !== before[scale] + sign * degree)
      state.notes.push(words.asFar(ask));
    state.brief = next.brief;
    state.design = next.design;
    // Letters that a colour made too faint were set in the ink: with the colour, theirs comes back.
    const same = versionsOf(lineage).find(
      ({ design }) => shown(design.palette) === shown(next.design.palette),
    );
    if (same) state.design = inkedAs(state.design, same.design);
  },
  inverse: (change) => ({ ...change, ask: SCALES[change.ask][2] }),
};

/** What stays by a lock, or because the letters alone, or what is drawn, is named where both have one colour. */
function keptBy(
  design: Design,
  locks: readonly PartKind[],
  { place, of }: ChangeOf<"colours", ColourStep>,
): Kept {
  const isShared = [...rolesOf(design, "letters")].some((role) => rolesOf(design, "mark").has(role));
  if (locks.includes("letters") || (of !== undefined && isShared)) return "letters";
  return locks.includes("mark") || (place === "letters" && isShared) ? "mark" : null;
}

/** Where on its scale a colour was before the step that is taken back. */
function backTo(earlier: Design, from: Palette, place: ColourPlace, scale: Scale): number | null {
  const { moved } = earlier.palette;
  if (moved ? shown(moved.from) !== shown(from) : shown(earlier.palette) !== shown(from)) return null;
  return (moved?.steps[place] ?? STILL)[scale];
}

const reachedBy = ({ palette: { moved } }: Design, place: ColourPlace, scale: Scale): number =>
  (moved?.steps[place] ?? STILL)[scale];

/** All sizes of a step, the largest first. */
const range = (degree: number): readonly number[] => Array.from({ length: degree }, (_, at) => degree - at);

const shown = ({ light, dark }: Palette): string => JSON.stringify([light, dark]);

/** Less than this in OKLab nobody sees, on fields side by side as in a logo. */
const SEEN = 0.018;

const WAYS: { readonly [ask in ColourStep]?: 1 | -1 } = { lighter: 1, darker: -1 };
const isWrongWay = (was: string, is: string, ask: ColourStep): boolean =>
  (oklch(is).l - oklch(was).l) * (WAYS[ask] ?? 0) < -WRONG_WAY;

/** What is too faint on the dark ground after a step is tuned for it, which would turn a darker teal light: it stays as it was there. */
function steadied(before: Design, after: Made | null, ask: ColourStep): Made | null {
  if (!after) return null;
  const { palette } = after.design;
  const was = before.palette.dark;
  const back = ROLES.filter((role) => isWrongWay(was[role], palette.dark[role], ask));
  const dark = { ...palette.dark, ...Object.fromEntries(back.map((role) => [role, was[role]])) };
  return back.length === 0 ? after : { ...after, design: { ...after.design, palette: { ...palette, dark } } };
}

const DRAWN = ["letters", "mark", "plate"] as const;

/** Whether a step can be seen in one of the files, and goes the wrong way in none. */
function isSeen(before: Design, after: Design, ask: ColourStep): boolean {
  const roles = [...new Set(DRAWN.flatMap((of) => [...rolesOf(after, of)]))];
  const pairs = (["light", "dark"] as const).flatMap((variant) =>
    roles.map((role) => [before.palette[variant][role], after.palette[variant][role]] as const),
  );
  const isWrong = pairs.some(([was, is]) => isWrongWay(was, is, ask));
  return !isWrong && pairs.some(([was, is]) => distance(was, is) >= SEEN);
}
/** Chroma that no screen has is cut, and lightness moves by a hair with it. */
const WRONG_WAY = 0.012;

type Moved = { readonly from: Palette; readonly steps: PaletteSteps; readonly kept: Kept };

/** The design with all steps from the palette as it was; null where something could no longer be seen. */
function movedDesign(brief: Brief, design: Design, { from, steps, kept }: Moved): Made | null {
  const { palette: now } = design;
  const { moved: _, ...rest } = now;
  const isStill = Object.values(steps).every((each) =>
    Object.values(each ?? STILL).every((value) => value === 0),
  );
  if (isStill) return { brief: restated(brief, design, from, []), design: { ...design, palette: from } };
  const base: Palette = {
    ...rest,
    primary: from.primary,
    secondary: from.secondary,
    ink: from.ink,
    light: from.light,
    dark: from.dark,
  };
  const stands: Design = { ...design, palette: base };
  const values = steppedValues(stands, steps, { kept, stated: around(design, brief).stated });
  const turning: Turning = { ...values, named: new Set(), isStep: true };
  const palette = turnedPalette(base, turning, around(stands, brief));
  if (!palette) return null;
  const made = { ...palette, moved: { from, steps } };
  return { brief: restated(brief, design, made, []), design: { ...design, palette: made } };
}

/** Each role's value after the steps of the places where its colour is seen, on both grounds. */
function steppedValues(
  design: Design,
  steps: PaletteSteps,
  { kept, stated }: { readonly kept: Kept; readonly stated: readonly string[] },
): Pick<Turning, "light"> & Required<Pick<Turning, "dark">> {
  const { light, dark } = design.palette;
  const spared = kept === null ? new Set<Role>() : sparedBy(design, kept);
  const [first, second, letters] = (["mark", "second", "letters"] as const).map(
    (place) => new Set(rolesAt(design, place)),
  );
  const named = new Set(Object.keys(steps));
  // Lighter and darker than the first colour: they go with it. On a plate they are one with what stands there.
  const isTone = (role: Role) => !design.palette.hold && (role === "tint" || role === "shade");
  const placesOf = (role: Role): readonly ColourPlace[] => [
    ...(isOwnInk(light[role], stated) && role !== "primary" ? [] : (["all"] as const)),
    ...(first!.has(role) || isTone(role) ? (["mark"] as const) : []),
    ...(second!.has(role) && !first!.has(role) ? (["second"] as const) : []),
    ...(letters!.has(role) && named.has("letters") ? (["letters"] as const) : []),
  ];
  // Further apart: the darker of the two a little darker, the lighter one lighter.
  const apartBy = Object.values(steps).reduce((sum, each) => sum + (each?.contrast ?? 0), 0) / 2;
  const sign = oklch(light.primary).l <= oklch(light.secondary).l ? 1 : -1;
  const wayOf = (role: Role) => (first!.has(role) ? -sign : second!.has(role) ? sign : 0);
  const turned = (set: InkSet) =>
    Object.fromEntries(
      ROLES.filter((role) => !spared.has(role)).map((role) => {
        const at = placesOf(role).reduce((value, place) => stepped(value, steps[place] ?? STILL), set[role]);
        return [role, stepped(at, { ...STILL, lightness: wayOf(role) * apartBy })];
      }),
    );
  return { light: turned(light), dark: turned(dark) };
}

const ROLES: readonly Role[] = ["primary", "secondary", "ink", "tint", "shade", "onPrimary"];

const sparedBy = (design: Design, kept: "mark" | "letters"): ReadonlySet<Role> =>
  kept === "letters"
    ? rolesOf(design, "letters")
    : new Set([...rolesOf(design, "mark"), ...rolesOf(design, "plate")]);
