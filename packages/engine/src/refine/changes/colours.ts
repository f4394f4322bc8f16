/** Colours that are named, refused, or to be others; and one ink for all. */

import { isPanel } from "../../draw/hold.ts";
import { contrast } from "../../palette/colour.ts";
import {
  DARK_GROUND,
  forDark,
  LIGHT_GROUND,
  PART_CONTRAST,
  seenOn,
  TEXT_CONTRAST,
} from "../../palette/tune.ts";
import { rolesOf } from "../../render/shown.ts";
import { palette as tuning, verifyBrief as verify, refineColours as words } from "../../report-words.ts";
import type { ColorWish, ColourPlace, PartKind } from "../../vocabulary.ts";
import { withAccent } from "../accent.ts";
import { halvesIn } from "../halves.ts";
import { colouredOnDark } from "../on-dark.ts";
import { onGround } from "../on-ground.ts";
import { type Kept, markedOnPlate, recoloured, type Turn } from "../recolour.ts";
import { partFor, recolourPart } from "../recolour-part.ts";
import { avoidLess, isWithout, markedAnew, reink, repainted, replanned, stated } from "../repaint.ts";
import { type ChangeRule, type Setting, type State, unmet } from "../state.ts";
import { turnsOf } from "../turns.ts";
import type { ChangeOf } from "./of.ts";

export const setColours: ChangeRule<ChangeOf<"colours", "set">> = {
  apply: (state, asked, setting) => {
    const { seed, locks } = setting;
    if (asked.ground === "dark") return setOnDark(state, asked);
    // Single letters are inked when all else is done (`refine/letter-inks.ts`).
    const wishes = asked.wishes.filter(({ run }) => run === undefined);
    if (wishes.length < asked.wishes.length && wishes.length === 0) return;
    const change = withoutParts(state, { ...asked, wishes }, setting);
    if (!change || lettersOnGround(state, change, seed) || groundUnderAll(state, change)) return;
    const [wish, ...others] = change.wishes;
    const isOfMark = change.place === "mark" && change.replaces.length === 0 && others.length === 0;
    const turns = turnsOf(state.design, change);
    const halves = wish && isOfMark ? halvesIn(state.design, wish) : null;
    const onPlate =
      wish && turns?.length === 1 && isOfMark ? markedOnPlate(state.brief, state.design, wish) : null;
    const isOfPanel = change.place === "mark" && /panel/u.test(state.design.lockup.held?.hold.kind ?? "");
    const inPlace = (to: readonly Turn[] | null) =>
      to && !isOfPanel ? recoloured(state.brief, state.design, to, keptBy(change, locks)) : null;
    const made = onPlate ?? inPlace(halves) ?? inPlace(turns);
    if (made) {
      state.brief = { ...made.brief, avoid: avoidLess(made.brief, change.wishes) };
      state.design = made.design;
    } else setAnew(state, change, seed);
    // A colour that nothing shows is no change: something takes it.
    if (change.place === "second" || turns?.some(({ place }) => place === "second"))
      state.design = withAccent(state.design);
  },
  inverse: () => ({ part: "colours", ask: "restore", from: "before", hex: null }),
};

/** A mark keeps a colour of its own on a ground that came under it, where it is plainly seen there. */
const KEPT_ON_GROUND = 4.5;

/** "The name white on blue": where letters and the ground they are to stand on are named, mark and letters stand on a plate of that. */
function lettersOnGround(state: State, { place, wishes }: ChangeOf<"colours", "set">, seed: number): boolean {
  const ground = wishes.find(({ on }) => on === "plate") ?? wishes[1];
  const letters = wishes.find((wish) => wish !== ground);
  if (place !== "letters" || wishes.length !== 2 || !ground || !letters) return false;
  const isPale = ({ hex }: ColorWish) => contrast(hex, LIGHT_GROUND) < PART_CONTRAST;
  const isOn = (hex: string) => contrast(hex, ground.hex) >= PART_CONTRAST;
  // Two that can both be seen on white are two colours for the letters.
  if (!isOn(letters.hex) || !(isPale(letters) || isPale(ground))) return false;
  const { design, brief } = state;
  const marks = [...rolesOf(design, "mark")].map((role) => design.palette.light[role]);
  const { primary, secondary } = design.palette;
  const kept = [primary, secondary].find(
    (hex) => marks.includes(hex) && contrast(hex, ground.hex) >= KEPT_ON_GROUND,
  );
  const { brief: next, palette } = repainted(
    stated({ ...brief, avoid: avoidLess(brief, wishes) }, [
      { ...ground, role: "primary", on: "plate" },
      { ...letters, role: "any", on: "letters" },
      ...(kept ? [{ hex: kept, word: kept, exact: true, role: "secondary", on: "mark" } as const] : []),
    ]),
    design,
    seed,
  );
  paint(state, next, palette, "letters");
  state.notes.push(words.otherHold);
  return true;
}

/** "Put it all on dark blue": a ground for all of it, where none is under all of it yet. */
function groundUnderAll(state: State, { place, wishes }: ChangeOf<"colours", "set">): boolean {
  const [wish, ...others] = wishes;
  const isGround = wish?.on === "plate" && others.length === 0 && place === "all";
  if (!isGround || isPanel(state.design.lockup.held?.hold)) return false;
  const { brief, design } = onGround(
    { ...state.brief, avoid: avoidLess(state.brief, wishes) },
    state.design,
    wish,
  );
  state.brief = brief;
  state.design = design;
  return true;
}

function setOnDark(state: State, { wishes, place }: ChangeOf<"colours", "set">): void {
  for (const wish of wishes) {
    const { design, used } = colouredOnDark(state.design, wish, place);
    state.design = design;
    if (used !== wish.hex) unmet(state, "colors", wish.word, tuning.faint, tuning.used(used));
  }
}

/**
 * Colours of one thing or part are given to that alone. What is left of the change: the colours of the mark as a whole, and those of
 * nothing in particular; null where nothing is.
 */
function withoutParts(
  state: State,
  change: ChangeOf<"colours", "set">,
  setting: Setting,
): ChangeOf<"colours", "set"> | null {
  const named = change.wishes.filter(({ of }) => of !== undefined);
  if (named.length === 0) return change;
  const rest: ColorWish[] = [];
  let isWhole = false;
  for (const wish of change.wishes) {
    const { of, ...plain } = wish;
    const { wearer, design } = of === undefined ? WHOLE : partFor(state, setting, of);
    isWhole ||= of !== undefined && wearer === "whole";
    if (wearer === "whole") rest.push(plain);
    else if (!wearer || !recolourPart(state, design!, wearer.part, { ...wish, of: wearer.part }))
      unmet(state, "colors", wish.word, verify.notApart(of!));
  }
  if (rest.length === 0) return null;
  return { ...change, wishes: rest, place: isWhole && rest.length === 1 ? "mark" : change.place };
}

const WHOLE = { wearer: "whole", design: null } as const;

/** "Keep the letters" and "the mark in red" both leave the other part as it is. */
const keptBy = ({ place }: { readonly place: ColourPlace }, locks: readonly PartKind[]): Kept =>
  locks.includes("letters") || place === "mark" ? "letters" : locks.includes("mark") ? "mark" : null;

/** The colours planned anew, where they cannot be seen as the logo is built. */
function setAnew(state: State, change: ChangeOf<"colours", "set">, seed: number): void {
  const on = change.place === "mark" || change.place === "letters" ? change.place : null;
  const wishes =
    change.place === "second"
      ? change.wishes.map((wish) => ({ ...wish, role: "secondary" as const }))
      : change.wishes;
  const before = state.design.palette.hold?.kind;
  const [wish] = wishes;
  const isOfPanel = wishes.length === 1 && on === "mark" && /panel/u.test(before ?? "");
  const { brief, palette } = isOfPanel
    ? markedAnew(state.brief, state.design, wish!, seed)
    : replanned(state.brief, state.design, { wishes, on, replaces: change.replaces }, seed);
  paint(state, brief, palette, on);
  if (state.design.palette.hold?.kind !== before) state.notes.push(words.otherHold);
}

export const dropColours: ChangeRule<ChangeOf<"colours", "drop">> = {
  apply: (state, { hexes }, { seed }) => {
    const { brief, palette } = repainted(isWithout(state.brief, hexes), state.design, seed + 1);
    paint(state, brief, palette, null);
  },
  inverse: () => ({ part: "colours", ask: "restore", from: "before", hex: null }),
};

/** Other colours, whichever: those of now are not among them. */
export const otherColours: ChangeRule<ChangeOf<"colours", "another">> = {
  apply: (state, _, { seed }) => {
    const { primary, secondary } = state.design.palette;
    const asked = isWithout({ ...state.brief, colors: null }, [primary, secondary]);
    const { palette } = repainted(asked, state.design, seed + 1);
    paint(state, { ...state.brief, colors: null }, palette, null);
  },
  inverse: () => ({ part: "colours", ask: "restore", from: "before", hex: null }),
};

/** A black that is no colour: what one ink on white paper is. */
const BLACK: ColorWish = { hex: "#111111", word: "black", exact: true, role: "primary" };

export const oneInk: ChangeRule<ChangeOf<"colours", "mono">> = {
  apply: (state, { wish }) => {
    const { palette, type } = state.design;
    // A name in a stated colour is large text, and a slogan never is (docs/laws.md G3).
    const needed = type.tagline ? TEXT_CONTRAST : PART_CONTRAST;
    const light = wish ? seenOn(wish.hex, LIGHT_GROUND, needed) : BLACK.hex;
    const dark = wish ? seenOn(forDark(light), DARK_GROUND, TEXT_CONTRAST) : "#ffffff";
    const told = { variant: "light", role: "primary", why: tuning.unreadable } as const;
    const set = (ink: string, ground: string) => ({
      ...{ primary: ink, secondary: ink, ink, tint: ink, shade: ink },
      ...{ pale: ground, ground, onPrimary: ground },
    });
    const { moved: _, hold: __, ...rest } = palette;
    paint(
      state,
      {
        ...state.brief,
        colors: { value: [{ ...(wish ?? BLACK), role: "primary" }], source: "stated" },
      },
      {
        ...rest,
        ...{ primary: light, secondary: light, ink: light },
        light: set(light, palette.light.ground),
        dark: set(dark, palette.dark.ground),
        adjusted: wish && wish.hex !== light ? [{ ...told, wished: wish.hex, used: light }] : [],
      },
      null,
    );
  },
  inverse: () => ({ part: "colours", ask: "restore", from: "before", hex: null }),
};

export function paint(
  state: State,
  brief: State["brief"],
  palette: State["design"]["palette"],
  on: "mark" | "letters" | null,
): void {
  const before = state.design.palette;
  state.brief = brief;
  state.design = reink({ ...state.design, palette }, before, on);
}
