/**
 * The language model's opinion beside the grammar's: of parts that change, texts, things, colours, letters and layouts. It
 * takes away what is not asked for, and adds what the grammar did not hear.
 */

import { isLetterWord } from "../../understand/letters.ts";
import { overlaps, spanOf } from "../../understand/reading.ts";
import { fold } from "../../understand/text.ts";
import type { Design, NoticedChange, Studio } from "../../vocabulary.ts";
import { PART_KINDS, type PartKind } from "../../vocabulary.ts";
import { asked, clauseOf } from "./clause.ts";
import type { Heard } from "./hear.ts";
import { isFramed } from "./layout.ts";
import {
  isLikely,
  isNotDrawn,
  isPossible,
  isPossibleByAWord,
  noticedColours,
  noticedText,
  noticedThings,
  type Said,
} from "./noticed.ts";
import { changeNoticed, familyIn, isMonogram, lettersNoticed } from "./noticed-changes.ts";
import { keepsLine } from "./tagline.ts";
import { type Asked, partOf, type Wish } from "./wishes.ts";

/** The new name or tagline by both; `own`: what it is now. */
export function heedText(
  kind: "name" | "tagline",
  ruled: Said<string> | null,
  own: string | null,
  heard: Heard,
  noticed: NoticedChange,
): Said<string> | null {
  if (!isPossible(heard, noticed, kind)) return null;
  const text = noticedText(noticed, kind, heard);
  if (!text || !isLikely(heard, noticed, kind) || fold(text.value) === fold(own ?? "")) return ruled;
  // "Add an s": the grammar writes what the prompt does not.
  if (ruled && (fold(ruled.value) === fold(text.value) || !heard.prompt.includes(ruled.value))) return ruled;
  return text;
}

/** The parts a change may be said to be one of: what is larger is mark or layout. */
function partsOf(change: Wish): readonly PartKind[] {
  switch (change.kind) {
    case "size":
      return ["layout", "mark", "letters"];
    case "lockup":
      return change.lockup === "word" || change.lockup === "emblem"
        ? ["layout", "mark"]
        : change.lockup === "mark"
          ? ["layout", "name"]
          : ["layout"];
    case "mark":
      return change.form === "emblem" ? ["layout", "mark"] : ["mark"];
    default: {
      const part = partOf(change);
      return part ? [part] : [];
    }
  }
}

/** A single word makes one of these, and words have other senses. */
const EASILY_HEARD: ReadonlySet<Wish["kind"]> = new Set(["mood", "mark", "without-colours"]);

/** What is asked for is not locked: "rounded letters, caps stay" keeps the capitals alone. */
export const heedLocks = (
  locks: readonly PartKind[],
  changes: readonly Asked[],
  heard: Heard,
  noticed: NoticedChange,
): readonly PartKind[] =>
  locks.filter(
    (part) =>
      // "The moon is lovely, but make it thinner".
      !(part === "mark" && changes.some((each) => isWeightOfMark(each, heard))) &&
      (!isLikely(heard, noticed, part) || !changes.some(({ change }) => partsOf(change).includes(part))),
  );

export function heedParts(
  studio: Studio,
  heard: Heard,
  parent: Design,
  changes: readonly Asked[],
  /** What the grammar heard is to stay. */
  locks: readonly PartKind[],
  noticed: NoticedChange,
): readonly Asked[] {
  const kept = changes
    .flatMap((each) => tempered(heard, each, noticed))
    .filter((each) => {
      const { change } = each;
      const parts = partsOf(change);
      const isHeld = EASILY_HEARD.has(change.kind) ? isPossibleByAWord : isPossible;
      return (
        parts.length === 0 ||
        isWeightOfMark(each, heard) ||
        (change.kind === "mark" && change.form === "emblem" && isFramed(heard.prompt)) ||
        parts.some((part) => isHeld(heard, noticed, part))
      );
    })
    .map((each) => corrected(studio, heard, each, noticed));
  // "Põe um sino, o verde está ótimo": abroad a part that is merely spoken of is easily taken for one that changes.
  const isAside = heard.language !== "en" && kept.length > 0;
  const added = PART_KINDS.flatMap((part) => {
    if (!isLikely(heard, noticed, ASKED_BY[part] ?? part)) return [];
    if (part === "tagline" && keepsLine(heard.prompt)) return [];
    const change = changeNoticed(part, studio, heard, parent, noticed);
    // "The moon is lovely": of what is to stay, only a wish that says what for is one.
    const isOpen = change && (isVague(change) || change.change.kind === "without-colours");
    if (!change || (isOpen && (locks.includes(part) || isAside))) return [];
    if (isOfMark(change, kept, heard)) return [];
    return kept.some((each) => partsOf(each.change).includes(part) && !yieldsTo(each, change))
      ? []
      : [change];
  });
  const all = [...kept.filter((each) => !added.some((change) => yieldsTo(each, change))), ...added];
  return all.filter((each) => !isVague(each) || !isSpokenFor(each, heard, all, noticed));
}

/** "I like the moon, but make it thinner": a weight that the grammar hears of the mark, in a clause that names no letters. */
function isWeightOfMark({ change, span }: Asked, heard: Heard): boolean {
  if (change.kind !== "mark" || !/^(?:bolder|finer)$/.test(change.how) || span === null) return false;
  const at = heard.words.findIndex(({ start }) => start >= span[0]);
  return !heard.words
    .slice(...clauseOf(heard, at))
    .some(({ key }) => key === "name" || (isLetterWord(key) && !IS_WEIGHT.test(key)));
}
const IS_WEIGHT = /^(?:bold|bolder|heavy|heavier|thin|thinner|light|lighter|fine|finer)$/;

/** "Bolder bird!!": a weight that is the mark's is not the letters' as well. */
const isOfMark = ({ change, span }: Asked, kept: readonly Asked[], heard: Heard): boolean =>
  change.kind === "letters" &&
  change.heavier !== 0 &&
  kept.some(
    (each) => isWeightOfMark(each, heard) && span !== null && each.span !== null && overlaps(span, each.span),
  );

/** Another one, whichever. */
const isVague = ({ change }: Asked): boolean =>
  (change.kind === "mark" && change.how === "another") || (change.kind === "letters" && change.another);

/** "Berry where it's mint": words that ask for a colour do not ask for just any other mark. */
function isSpokenFor(each: Asked, heard: Heard, all: readonly Asked[], { loudest }: NoticedChange): boolean {
  const [part] = partsOf(each.change);
  const at = loudest[part!]!;
  if (!heard.words[at]) return false;
  const clause = spanOf(heard.words, ...clauseOf(heard, at));
  return all.some(
    (other) =>
      !isVague(other) &&
      !partsOf(other.change).includes(part!) &&
      other.span !== null &&
      overlaps(other.span, clause),
  );
}

/** A line that is likely to go is one more thing than a line that changes. */
const ASKED_BY: { readonly [part in PartKind]?: string } = { tagline: "no tagline" };

/** "From the street the strokes vanish": letters that are asked for outweigh a mood's word. */
const yieldsTo = ({ change }: Asked, { change: other }: Asked): boolean =>
  change.kind === "mood" && change.on === "letters" && other.kind === "letters" && !other.another;

const OF_MOOD: readonly PartKind[] = ["letters", "colours", "mark"];

/** A mood is one of parts that may change: "professional opinion" is none of any, "a friendlier font" of one. */
function tempered(heard: Heard, each: Asked, noticed: NoticedChange): readonly Asked[] {
  const { change } = each;
  if (change.kind !== "mood" || change.on !== null) return [each];
  const open = OF_MOOD.filter((part) => isPossibleByAWord(heard, noticed, part));
  if (open.length === 0) return [];
  return [open.length === 1 ? { ...each, change: { ...change, on: open[0]! } } : each];
}

/** Things to draw, and what to leave out without them: "I don't like the bird. A tree, …" refuses no tree. */
const wished = ({ avoid }: Wish & { kind: "mark" }, things: readonly { readonly value: string }[]) => {
  const motifs = things.map(({ value }) => value);
  return { motifs, avoid: avoid.filter((word) => !motifs.includes(word)) };
};

/** What the grammar read, with the values the model is sure of. */
function corrected(studio: Studio, heard: Heard, each: Asked, noticed: NoticedChange): Asked {
  const { change } = each;
  if (change.kind === "mark") {
    // "Moon but simpler": what is there already is no other thing.
    const things = noticedThings(noticed, heard, studio).filter(({ isOwn }) => !isOwn);
    // "No moon, no tagline": nothing comes in its place.
    const isGone = change.how === "another" && things.length === 0 && isLikely(heard, noticed, "no mark");
    if (isGone) return { ...each, change: { kind: "lockup", lockup: "word" } };
    const same =
      things.length === change.motifs.length && things.every(({ value }) => change.motifs.includes(value));
    const isHome = heard.language === "en";
    if (things.length === 0 && change.how === "motif" && isHome && isNotDrawn(noticed, heard, each.span))
      return { ...each, change: { ...change, how: "another", motifs: [] } };
    if (things.length === 0 || same) return each;
    if (things.some(isMonogram))
      return { ...each, change: { ...change, how: "form", form: "monogram", motifs: [] } };
    return asked(
      heard,
      { ...change, how: change.form ? change.how : "motif", ...wished(change, things) },
      things.map(({ span }) => span),
    );
  }
  if (change.kind === "recolour" || change.kind === "without-colours") {
    const colours = noticedColours(noticed, heard);
    const wishes = change.kind === "recolour" ? change.wishes : [];
    // "Only black" wishes for it twice.
    const same =
      colours.every(({ value }) => wishes.some(({ hex }) => hex === value.hex)) &&
      wishes.every(({ hex }) => colours.some(({ value }) => hex === value.hex));
    if (colours.length === 0 || same) return each;
    return asked(
      heard,
      {
        kind: "recolour",
        wishes: colours.map(({ value }) => value),
        on: change.kind === "recolour" ? change.on : null,
        replaces: change.kind === "recolour" ? change.replaces : change.hexes,
      },
      colours.map(({ span }) => span),
    );
  }
  if (change.kind === "letters") {
    const { wish, heavier } = lettersNoticed(heard, noticed, change.wish.family ?? familyIn(heard, studio));
    // Abroad its classes are guesses: "sem serifa" holds the word for serifs.
    const ruled = heard.language !== "en" && change.wish.classes.length > 0;
    const none = ruled || wish.classes.length === 0;
    return {
      ...each,
      change: {
        ...change,
        wish: {
          ...change.wish,
          family: wish.family,
          classes: wish.family || none ? change.wish.classes : wish.classes,
          case: change.wish.case ?? wish.case,
          tracking: change.wish.tracking ?? wish.tracking,
        },
        heavier: change.wish.weight || change.heavier ? change.heavier : heavier,
      },
    };
  }
  return each;
}
