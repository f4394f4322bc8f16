/**
 * Which construction holds the stated colours. A colour is never altered to be seen: a pale one lies inside an outline in the deep
 * tone of its own hue, or is a plate with that inside. A deep plate comes last: nobody likes one (docs/laws.md R3, G3).
 */

import { dice } from "../dice.ts";
import type { Hold, HoldKind, InkChange, LockupKind, Role } from "../vocabulary.ts";
import { contrast, hex, oklch } from "./colour.ts";
import type { StatedColours } from "./stated.ts";
import { inkFor, LIGHT_GROUND, PART_CONTRAST, TEXT_CONTRAST } from "./tune.ts";

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

/** How often each is taken where several would do: in an outline the colour is the largest that is seen, on a dark plate the least. */
const SHARES: { readonly [kind in HoldKind]: number } = {
  tile: 0.4,
  panel: 0.4,
  edged: 4,
  contour: 0.4,
  "night-tile": 0.01,
  "night-panel": 0.01,
  inlay: 4,
  filled: 0.5,
};

export const seenOnLight = (colour: string): boolean => contrast(colour, LIGHT_GROUND) >= PART_CONTRAST;
export const readOnLight = (colour: string): boolean => contrast(colour, LIGHT_GROUND) >= TEXT_CONTRAST;

/** The same where the colour is the mark's own: an outline leaves it the mark's, and openings show little of it. */
const MARK_SHARES: { readonly [kind in HoldKind]?: number } = { filled: 0.1, "night-tile": 0.05 };

/** In these the mark wears its own colours, and letters that stand beside it theirs. */
const KEEPS_ROLES: ReadonlySet<HoldKind> = new Set([
  "edged",
  "contour",
  "filled",
  "night-tile",
  "night-panel",
]);

const PLATES: ReadonlySet<HoldKind> = new Set(["tile", "panel", "night-tile", "night-panel"]);

const KEEPS_ROLES_IN_RING: ReadonlySet<HoldKind> = new Set(["edged", "night-panel"]);

/** The dark of a dark plate: the second colour if it is dark, otherwise the deep tone, or as dark as the colours on it need. */
export function nightOf({ primary, secondary, asksMark, asksLetters, deep }: StatedColours): string {
  const { c, h } = oklch(primary);
  // Letters in a dark colour and a mark in a pale one: the mark stands on the letters' colour, so that no third comes in.
  const isLetters = asksMark && asksLetters;
  if (secondary && isPlateFor(primary, secondary, isLetters)) return secondary;
  const tinted = hex({ l: 0.2, c: Math.min(0.03, Math.max(0.008, c * 0.18)), h });
  const inside = isLetters && secondary && readOnLight(secondary) ? [primary] : [primary, secondary];
  const reads = (night: string) =>
    inside.every((colour) => colour === null || contrast(colour, night) >= TEXT_CONTRAST);
  return [deep, tinted].find(reads) ?? "#000000";
}

/** Whether the second colour is a dark plate for the first, and too dark to be seen on any other. */
const isPlateFor = (primary: string, secondary: string, isLetters: boolean): boolean =>
  readOnLight(secondary) &&
  contrast(primary, secondary) >= PART_CONTRAST &&
  (isLetters || contrast(secondary, "#000000") < PART_CONTRAST);

/**
 * What stands on a plate of the first colour: a stated colour that is seen there, the letters' own where a ground was asked for, otherwise
 * the deep tone or white.
 */
export function onPlate({ primary, secondary, ink, deep, asksPlate, asksLetters }: StatedColours): string {
  const isSeen = (colour: string | null): colour is string =>
    colour !== null && contrast(colour, primary) >= PART_CONTRAST;
  const own = (asksPlate && asksLetters ? [ink, secondary] : [secondary, ink]).find(isSeen);
  if (own) return own;
  if (contrast(deep, primary) >= TEXT_CONTRAST) return deep;
  const better = (a: string, b: string) => (contrast(a, primary) >= contrast(b, primary) ? a : b);
  const best = better(deep, "#ffffff");
  return isSeen(best) ? best : better(best, inkFor(primary, "light"));
}

/** Whether an edge goes around a pale part alone: the first colour stands free. */
export const isPartEdged = ({ kind, mark }: Hold): boolean => kind === "edged" && mark.primary === undefined;

/** Steps by which a deep tone is darkened until all colours stand out from it. */
const DARKER = 0.02;

/** The edge around pale colours: another stated one that all of them stand out from, otherwise the deep tone. */
export function edgeOf(stated: StatedColours): string {
  const { primary, secondary, third, ink, deep } = stated;
  const pale = [primary, secondary, third].filter((each) => each !== null && !seenOnLight(each));
  const holds = (edge: string) => pale.every((each) => contrast(each!, edge) >= PART_CONTRAST);
  const own = [secondary, primary, ink].find((each) => each !== null && seenOnLight(each) && holds(each));
  if (own) return own;
  const { l, c, h } = oklch(deep);
  const darker = Array.from({ length: 10 }, (_, step) => hex({ l: l - step * DARKER, c, h }));
  return [deep, ...darker].find(holds) ?? inkFor(primary, "light");
}

const INSIDE_PLATE: InkChange = {
  primary: "onPrimary",
  secondary: "shade",
  ink: "onPrimary",
  tint: "shade",
  shade: "onPrimary",
  pale: "primary",
};
const ALL_ON_PRIMARY: InkChange = {
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
const allIn = (role: Role): InkChange => ({
  primary: role,
  secondary: role,
  ink: role,
  tint: role,
  shade: role,
  pale: role,
});

/** Whether every stated colour is seen with the mark and letters standing free. */
function standsFree(stated: StatedColours, { lockup, twoInks, hasAccent, worn }: HoldFacts): boolean {
  const { primary, secondary, ink, asksPlate } = stated;
  if (asksPlate) return false;
  if (ink && !seenOnLight(ink)) return false;
  const hasWord = lockup !== "mark";
  if (lockup === "word") return seenOnLight(primary) && (!secondary || (hasAccent && seenOnLight(secondary)));
  if (!seenOnLight(primary)) return false;
  if (worn) return worn.every(seenOnLight);
  if (!secondary) return true;
  return (twoInks && seenOnLight(secondary) && !stated.asksLetters) || (hasWord && seenOnLight(secondary));
}

/** A mark of one ink in the pale second colour, inside an edge of the strong first one. */
const IN_SECOND: InkChange = { ...allIn("secondary"), pale: "pale" };

/** Whether the second colour is seen only where the mark wears it, with the first around it and on the letters. */
const isSecondInFirst = (
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
function edgedInks(stated: StatedColours, facts: HoldFacts): InkChange {
  if (isSecondInFirst(stated, facts)) return IN_SECOND;
  const { primary, secondary, third } = stated;
  const isPale = (colour: string | null) => colour !== null && !seenOnLight(colour);
  const beside: InkChange = {
    ...(isPale(secondary) ? { secondary: "secondary" as const } : {}),
    ...(isPale(third) ? { tint: "tint" as const } : {}),
  };
  if (!isPale(primary)) return beside;
  // Where one colour was stated all of it wears that: the edge parts what lies apart.
  const second: InkChange = secondary ? {} : { secondary: "primary" };
  const first = { primary: "primary", ink: "primary", shade: "primary" } as const;
  return { ...first, ...(third ? {} : { tint: "primary" as const }), ...second, ...beside };
}

/** Whether the mark shows the second colour, which is pale. */
const isPalePart = ({ secondary, asksLetters }: StatedColours, { twoInks }: HoldFacts): boolean =>
  twoInks && !asksLetters && secondary !== null && !seenOnLight(secondary);

type Choice = Pick<Hold, "kind" | "letters">;

/** What the constructions are tried against. */
type Case = {
  readonly stated: StatedColours;
  readonly facts: HoldFacts;
  /** Contrast of what would stand on a plate of the first colour. */
  readonly inside: number;
  readonly isSecondOn: boolean;
  /** Whether the second colour is seen on the plate, or in the letters beside it. */
  readonly isSecondSeen: boolean;
  readonly lettersRead: boolean;
  /** Whether mark and letters may stand apart. */
  readonly isApart: boolean;
  /** Whether the first colour must be held, by an outline that can be read. */
  readonly needsOutline: boolean;
  /** Whether only another colour of the mark must be. */
  readonly needsPartEdge: boolean;
  readonly isNightly: boolean;
  /** Whether the dark plate is the second colour. */
  readonly isSecondNight: boolean;
  readonly readInNight: (colour: string | null) => boolean;
  /** Whether all of it stands on a plate already. */
  readonly isPanelled: boolean;
};

function caseOf(stated: StatedColours, facts: HoldFacts, before?: Hold): Case {
  const { primary, secondary, ink, asksPlate } = stated;
  const { lockup } = facts;
  // What an emblem shows in a colour of its own lies on an edge inside the ring.
  const isWhole = lockup === "word" || (lockup === "emblem" && !keepsRoles({ stated, facts }));
  const [on, night] = [onPlate(stated), nightOf(stated)];
  const isSecondOn = secondary === null || on === secondary;
  const lettersRead = ink === null || seenOnLight(ink);
  const isApart = !isWhole && !asksPlate && lettersRead;
  const inside = contrast(on, primary);
  const inNight = (colour: string | null, needed: number) =>
    colour === null || contrast(colour, night) >= needed;
  return {
    stated,
    facts,
    inside,
    isSecondOn,
    isSecondSeen: isSecondOn || isSecondBeside(stated, lockup),
    lettersRead,
    isApart,
    needsOutline: isApart && !seenOnLight(primary) && inside >= PART_CONTRAST && seenOnLight(on),
    needsPartEdge:
      lockup !== "word" &&
      !asksPlate &&
      lettersRead &&
      seenOnLight(primary) &&
      (facts.worn ? !facts.worn.every(seenOnLight) : isPalePart(stated, facts)),
    isNightly:
      inNight(primary, PART_CONTRAST) &&
      (night === secondary ||
        (stated.asksLetters && isSecondBeside(stated, lockup)) ||
        inNight(secondary, PART_CONTRAST)) &&
      !asksPlate,
    isSecondNight: night === secondary,
    readInNight: (colour) => inNight(colour, TEXT_CONTRAST),
    isPanelled: before?.kind === "panel" || before?.kind === "night-panel",
  };
}

/** Whether the letters show the second colour. */
const isSecondBeside = ({ secondary }: StatedColours, lockup: LockupKind): boolean =>
  secondary !== null && seenOnLight(secondary) && lockup !== "mark";

/** A construction: which letters it wants where every stated colour is seen in it, or false where one is not. */
type Construction = (given: Case) => InkChange | null | false;

const CONSTRUCTIONS: { readonly [kind in HoldKind]: Construction } = {
  panel: ({ stated: { secondary, asksPlate }, facts, inside, isSecondOn, isApart, isPanelled }) => {
    const { lockup, hasGround } = facts;
    if (asksPlate) return lockup !== "mark" && ALL_ON_PRIMARY;
    // Nobody likes a plate behind all of it that was not asked for, except where the letters are all there is, or on a badge.
    if (lockup === "mark" || isApart) return isPanelled && !hasGround && secondary === null && ALL_ON_PRIMARY;
    return isSecondOn && inside >= PART_CONTRAST && ALL_ON_PRIMARY;
  },
  inlay: ({ facts, inside, isApart, isSecondSeen }) =>
    isApart && facts.isField && inside >= PART_CONTRAST && isSecondSeen ? null : false,
  // A plate that was asked for is for all of it.
  tile: ({ stated, facts: { lockup, isField }, inside, isApart, isSecondSeen }) =>
    (isApart && !isField && inside >= PART_CONTRAST && isSecondSeen) ||
    (stated.asksPlate && lockup === "mark")
      ? null
      : false,
  contour: ({ facts, needsOutline, isSecondSeen }) =>
    needsOutline && !facts.isField && (isSecondSeen || facts.twoInks) && facts.hasRoom() ? null : false,
  edged: ({ stated, facts, lettersRead, needsOutline, needsPartEdge, isSecondSeen }) => {
    const isSeen =
      needsPartEdge ||
      (lettersRead && isSecondInFirst(stated, facts)) ||
      (needsOutline && (isSecondSeen || facts.twoInks));
    return isSeen && !facts.isField && facts.hasBody(edgedInks(stated, facts)) ? null : false;
  },
  filled: ({ facts, needsOutline, isSecondSeen }) =>
    needsOutline && !facts.isField && isSecondSeen && facts.hasOpenings() ? null : false,
  "night-tile": ({ stated, facts, isApart, isNightly, isSecondNight }) => {
    const { secondary, asksLetters } = stated;
    const isEachSeen =
      secondary === null ||
      facts.twoInks ||
      isSecondNight ||
      (asksLetters && isSecondBeside(stated, facts.lockup));
    const isOwn = keepsRoles({ stated, facts }) && facts.lockup !== "word";
    // Beside a first colour that stands free, nobody asked for a dark one.
    if (!isSecondNight && seenOnLight(stated.primary)) return false;
    return isApart && isNightly && !isOwn && !facts.isField && isEachSeen ? null : false;
  },
  "night-panel": (given) => {
    const { isNightly, isApart, isPanelled, facts } = given;
    if (!isNightly || facts.lockup === "mark" || (isApart && !isPanelled)) return false;
    return isApart && facts.hasGround ? false : inNightPanel(given);
  },
};

/** The letters of a dark plate behind all of it, where they can be read. */
function inNightPanel({ stated, facts, isSecondNight, readInNight }: Case): InkChange | false {
  const { lockup, hasAccent } = facts;
  const { primary, secondary, asksLetters } = stated;
  // Letters of the plate's own colour would be gone.
  if (isSecondNight) return !asksLetters && readInNight(primary) && allIn("primary");
  if (lockup === "word")
    return (
      readInNight(primary) &&
      readInNight(secondary) &&
      (secondary === null || hasAccent) && { ...allIn("primary"), secondary: "secondary" }
    );
  if (asksLetters) return readInNight(secondary) && allIn("secondary");
  if (secondary && readInNight(secondary) && !readInNight(primary)) return allIn("secondary");
  return readInNight(primary) && allIn("primary");
}

const keepsRoles = ({ stated, facts }: Pick<Case, "stated" | "facts">): boolean =>
  stated.asksMark || (facts.worn !== undefined && !stated.asksPlate);

/** The constructions in which every stated colour is seen, and all that must be read can be. */
function choicesFor(given: Case): readonly Choice[] {
  const all = (Object.keys(CONSTRUCTIONS) as HoldKind[]).flatMap((kind): Choice[] => {
    const letters = CONSTRUCTIONS[kind](given);
    return letters === false ? [] : [{ kind, letters }];
  });
  const kept = given.facts.lockup === "emblem" ? KEEPS_ROLES_IN_RING : KEEPS_ROLES;
  return keepsRoles(given) ? all.filter(({ kind }) => kept.has(kind)) : all;
}

/** A plate is drawn where it is the frame that was asked for, and else only where nothing quieter shows every stated colour. */
function fitting(choices: readonly Choice[], isFramed = false): readonly Choice[] {
  const liked = choices.filter(({ kind }) => PLATES.has(kind) === isFramed);
  return liked.length > 0 ? liked : choices;
}

/** How the stated colours are held; null where they are seen without. */
export function planHold(
  stated: StatedColours,
  facts: HoldFacts,
  seed: number | string,
  before?: Hold,
): Hold | null {
  const given = caseOf(stated, facts, before);
  const choices = choicesFor(given);
  // A plate that is there stays as long as it can: other colours were asked for, not another drawing.
  const kept = before && choices.find(({ kind }) => kind === before.kind);
  if (kept) return { ...kept, outline: before.outline, mark: inksFor(kept, stated, facts) };
  if (standsFree(stated, facts)) return null;
  const last = choices.length > 0 ? null : lastResort(given);
  if (choices.length === 0 && last === null) return null;
  const likely = last ? [last] : fitting(choices, facts.isFramed);
  const throws = dice(seed, "hold");
  const isOwn = keepsRoles(given);
  const shareOf = ({ kind }: Choice) => (isOwn ? MARK_SHARES[kind] : undefined) ?? SHARES[kind];
  const choice = throws.weighted(likely, shareOf);
  return { ...choice, outline: throws.between(0, 11), mark: inksFor(choice, stated, facts) };
}

/**
 * Where no construction shows all of them. A mark keeps its colour, and letters beside it are ink. Two pale colours that no drawing could
 * be parted for stand on a dark plate with the letters. A strong first one stands free without the other, which is told. Of two that cannot be told apart anywhere the first is the plate.
 */
function lastResort(given: Case): Choice | null {
  const { stated, facts, isNightly } = given;
  const isWhole = facts.lockup === "word" || facts.lockup === "emblem";
  if (keepsRoles(given) && !isWhole)
    return [stated.primary, ...(facts.worn ?? [])].every(seenOnLight)
      ? null
      : { kind: facts.isField ? "night-tile" : "edged", letters: null };
  if (!isWhole && !stated.asksPlate && seenOnLight(stated.primary))
    return facts.twoInks && !facts.isField ? { kind: "tile", letters: null } : null;
  const letters = isNightly && facts.lockup !== "mark" && !facts.hasGround && inNightPanel(given);
  if (letters) return { kind: "night-panel", letters };
  return isWhole ? { kind: "panel", letters: ALL_ON_PRIMARY } : { kind: "tile", letters: null };
}

/** The same hold where the layout or the mark leaves no room for it: a plate for the whole, or one for the mark. */
export function asPlate({ kind, outline, mark }: Hold, isWhole: boolean): Hold {
  const isNight = kind === "night-tile" || kind === "night-panel";
  const isPlate = kind === "tile" || kind === "panel";
  const seen = mark.secondary === "tint" || mark.primary === "secondary" ? "primary" : "secondary";
  return isWhole
    ? {
        outline,
        kind: isNight ? "night-panel" : "panel",
        mark: isNight || isPlate ? mark : INSIDE_PLATE,
        letters: isNight ? allIn(seen) : ALL_ON_PRIMARY,
      }
    : {
        outline,
        kind: isNight ? "night-tile" : "tile",
        mark: isNight || isPlate ? mark : INSIDE_PLATE,
        letters: null,
      };
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

function inksFor({ kind, letters }: Choice, stated: StatedColours, facts: HoldFacts): InkChange {
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
