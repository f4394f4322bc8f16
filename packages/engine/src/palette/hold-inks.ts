/** Which ink each part of the mark and of the letters wears in a construction. */

import type { Hold, InkChange, LockupKind, Role } from "../vocabulary.ts";
import { contrast } from "./colour.ts";
import { nightOf, onPlate, seenOnLight } from "./hold-colours.ts";
import type { StatedColours } from "./stated.ts";
import { PART_CONTRAST } from "./tune.ts";

/** What is to be inked. */
export type HoldFacts = {
  readonly lockup: LockupKind;
  /** Whether the mark has parts for a second colour. */
  readonly twoInks: boolean;
  /** Whether the mark is a field already, with its picture as a hole. */
  readonly isField: boolean;
  /** Whether a part of the mark is a ground: a plate completes it, and on a panel there would be two. */
  readonly hasGround: boolean;
  /** Whether a letter, or a line of them, can stand in a second colour. */
  readonly hasAccent: boolean;
  /** Whether the mark stands in a frame that was asked for: a plate may be that. */
  readonly isFramed?: boolean;
  /** Whether there is room inside its outlines for a colour. */
  readonly hasRoom: () => boolean;
  /** Whether what is drawn in these inks is broad enough for an edge to go around it. */
  readonly hasBody: (inks: InkChange) => boolean;
  /** The colours that its parts wear by name; absent where none does. */
  readonly worn?: readonly string[];
  /** Whether it is drawn in closed lines, which a colour can fill. */
  readonly hasOpenings: () => boolean;
};

export type Choice = Pick<Hold, "kind" | "letters">;

/** Whether an edge goes around a pale part alone: the first colour stands free. */
export const isPartEdged = ({ kind, mark }: Hold): boolean => kind === "edged" && mark.primary === undefined;

const INSIDE_PLATE: InkChange = {
  primary: "onPrimary",
  secondary: "shade",
  ink: "onPrimary",
  tint: "shade",
  shade: "onPrimary",
  pale: "primary",
};
export const ALL_ON_PRIMARY: InkChange = {
  primary: "onPrimary",
  secondary: "onPrimary",
  ink: "onPrimary",
  tint: "onPrimary",
  shade: "onPrimary",
  pale: "onPrimary",
};
const insideNight = ({ secondary }: StatedColours): InkChange => ({
  ink: "primary",
  shade: "tint",
  pale: "onPrimary",
  ...(secondary ? {} : { secondary: "tint" as const }),
});
/** The letters are in the first colour, so a mark of one ink is in the second. */
const SECOND_IN_NIGHT: InkChange = {
  ...ALL_ON_PRIMARY,
  primary: "secondary",
  ink: "secondary",
  tint: "secondary",
  shade: "secondary",
  secondary: "secondary",
};

/** All letters in one ink. */
export const allIn = (role: Role): InkChange => ({
  primary: role,
  secondary: role,
  ink: role,
  tint: role,
  shade: role,
  pale: role,
});

/** A mark of one ink in the pale second colour, inside an edge of the strong first one. */
const IN_SECOND: InkChange = { ...allIn("secondary"), pale: "pale" };

/** Whether the second colour is seen only where the mark wears it, with the first around it and on the letters. */
export const isSecondInFirst = (
  { primary, secondary, asksLetters, asksMark, asksPlate }: StatedColours,
  { lockup, twoInks, worn, isFramed }: HoldFacts,
): boolean =>
  secondary !== null &&
  !isFramed &&
  (lockup === "side" || lockup === "stacked") &&
  !(twoInks || worn || asksLetters || asksMark || asksPlate) &&
  seenOnLight(primary) &&
  !seenOnLight(secondary) &&
  contrast(primary, secondary) >= PART_CONTRAST;

/** The inks that an edge goes around: all but a strong second where the first is pale, otherwise the pale ones beside it. */
export function edgedInks(stated: StatedColours, facts: HoldFacts): InkChange {
  if (isSecondInFirst(stated, facts)) return IN_SECOND;
  const { primary, secondary, third, isPatterned } = stated;
  const isPale = (colour: string | null) => colour !== null && !seenOnLight(colour);
  const beside: InkChange = {
    ...(isPale(secondary) ? { secondary: "secondary" as const } : {}),
    ...(isPale(third) ? { tint: "tint" as const } : {}),
  };
  if (isPatterned && facts.twoInks)
    return { ...beside, primary: "primary", secondary: "secondary", ...(third ? { tint: "tint" } : {}) };
  if (!isPale(primary)) return beside;
  // Where one colour was stated all of it wears that: the edge parts what lies apart.
  const second: InkChange = secondary ? {} : { secondary: "primary" };
  const first = { primary: "primary", ink: "primary", shade: "primary" } as const;
  return { ...first, ...(third ? {} : { tint: "primary" as const }), ...second, ...beside };
}

/** On a ground that was asked for, the mark wears the second colour and the third where they are seen there. */
function onAskedPlate(stated: StatedColours): InkChange {
  const { primary, secondary, third } = stated;
  const isSeen = (colour: string | null) => colour !== null && contrast(colour, primary) >= PART_CONTRAST;
  const isOwn = isSeen(secondary) && secondary !== onPlate(stated);
  const own: Role = isOwn ? "secondary" : "onPrimary";
  const inks = { primary: own, secondary: own, ink: own, tint: own, shade: own, pale: "primary" } as const;
  return isSeen(third) ? { ...inks, tint: "tint" } : inks;
}

export function inksFor({ kind, letters }: Choice, stated: StatedColours, facts: HoldFacts): InkChange {
  const isSecondNight = nightOf(stated) === stated.secondary;
  if (
    kind === "night-panel" &&
    stated.secondary &&
    !isSecondNight &&
    !facts.twoInks &&
    letters?.ink === "primary"
  )
    return SECOND_IN_NIGHT;
  if (kind === "tile" || kind === "panel") return stated.asksPlate ? onAskedPlate(stated) : INSIDE_PLATE;
  if (kind === "edged") return edgedInks(stated, facts);
  if (kind === "contour" || kind === "filled") return ALL_ON_PRIMARY;
  if (kind === "inlay") return {};
  // What the letters wear is theirs alone.
  return insideNight(isSecondNight || stated.asksLetters ? { ...stated, secondary: null } : stated);
}

/** On a plate that another construction becomes: its tones were not made to be told from the plate, on the dark ground least of all. */
const ON_NEW_PLATE: InkChange = { ...ALL_ON_PRIMARY, pale: "primary" };

/** The same hold where the layout or the mark leaves no room for it: a plate for the whole, or one for the mark. */
export function asPlate({ kind, outline, mark }: Hold, isWhole: boolean): Hold {
  const isNight = kind === "night-tile" || kind === "night-panel";
  const isPlate = kind === "tile" || kind === "panel";
  const seen = mark.secondary === "tint" || mark.primary === "secondary" ? "primary" : "secondary";
  return isWhole
    ? {
        outline,
        kind: isNight ? "night-panel" : "panel",
        mark: isNight || isPlate ? mark : ON_NEW_PLATE,
        letters: isNight ? allIn(seen) : ALL_ON_PRIMARY,
      }
    : {
        outline,
        kind: isNight ? "night-tile" : "tile",
        mark: isNight || isPlate ? mark : ON_NEW_PLATE,
        letters: null,
      };
}
