/**
 * Which construction holds the stated colours. A colour is never altered to be seen: a pale one lies inside an outline in another
 * stated one or in near-black, or is a plate with that inside. A dark plate comes last: nobody likes one (docs/laws.md R3, G3).
 */

import { dice } from "../dice.ts";
import type { Hold, HoldKind, InkChange, LockupKind } from "../vocabulary.ts";
import { contrast } from "./colour.ts";
import { nightOf, onPlate, seenOnLight } from "./hold-colours.ts";
import {
  ALL_ON_PRIMARY,
  allIn,
  type Choice,
  edgedInks,
  type HoldFacts,
  inksFor,
  isSecondInFirst,
} from "./hold-inks.ts";
import type { StatedColours } from "./stated.ts";
import { PART_CONTRAST, TEXT_CONTRAST } from "./tune.ts";

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

const NIGHTS: ReadonlySet<HoldKind> = new Set(["night-tile", "night-panel"]);

const KEEPS_ROLES_IN_RING: ReadonlySet<HoldKind> = new Set(["edged", "night-panel"]);

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

/** Whether the mark shows the second colour, which is pale. */
const isPalePart = ({ secondary, asksLetters }: StatedColours, { twoInks }: HoldFacts): boolean =>
  twoInks && !asksLetters && secondary !== null && !seenOnLight(secondary);

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

/**
 * A plate is drawn where it is the frame that was asked for, and else only where nothing quieter shows every stated colour. One in a
 * colour that nobody asked for comes last.
 */
function fitting(choices: readonly Choice[], { facts, isSecondNight }: Case): readonly Choice[] {
  const isOwn = ({ kind }: Choice) => !NIGHTS.has(kind) || isSecondNight;
  const own = choices.some(isOwn) ? choices.filter(isOwn) : choices;
  const liked = own.filter(({ kind }) => PLATES.has(kind) === (facts.isFramed ?? false));
  return liked.length > 0 ? liked : own;
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
  const likely = last ? [last] : fitting(choices, given);
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
