/** After a refinement: each change held against the design before and after. Whoever carried it out is not asked. */

import { formOf } from "../geometry/shapes.ts";
import { overlap } from "../judge/seen.ts";
import { oklch } from "../palette/colour.ts";
import { frameIn } from "../render/shown.ts";
import { verifyChange as words } from "../report-words.ts";
import { applyCase, caseless } from "../type/case.ts";
import { type Asked, type Change, type Design, isNamedAlike, type Unmet } from "../vocabulary.ts";
import { linesIn } from "./look.ts";
import { coloursOf, contours, inkShare, isGrey, markHeight, placeOfMark } from "./measure.ts";

/** Whether the change can be seen. */
type Check<C> = (change: C, before: Design, after: Design) => boolean;
type Of<Part extends Change["part"]> = Extract<Change, { part: Part }>;

/** Above this a person takes two drawings for one. */
const ALIKE = 0.9;

const isAnother = (before: Design, after: Design): boolean =>
  !before.mark || !after.mark
    ? before.mark !== after.mark
    : overlap(formOf(before.mark.shapes), formOf(after.mark.shapes)) < ALIKE;

const isRedrawn = (before: Design, after: Design): boolean =>
  JSON.stringify(before.mark?.shapes) !== JSON.stringify(after.mark?.shapes);

/** Larger (1) or smaller (−1) than before, where both can be compared. */
const went = (from: number | null, to: number | null, way: 1 | -1): boolean =>
  from === null || to === null || (to - from) * way > 0;

/** One of several things is another outline; the whole is measured by its drawing, whatever frame comes or goes around it. */
const isResized = (
  { ask, thing }: Of<"mark"> & { readonly thing?: string },
  before: Design,
  after: Design,
): boolean =>
  (thing !== undefined && isRedrawn(before, after)) ||
  went(...sizesOf(before, after), ask === "larger" ? 1 : -1);

/** What stood in a frame stood smaller than its scale says. */
const sizesOf = (before: Design, after: Design): readonly [number | null, number | null] =>
  before.mark?.frame && !after.mark?.frame
    ? [before.lockup.mark?.scale ?? null, after.lockup.mark?.scale ?? null]
    : [markHeight(before), markHeight(after)];

const mark: Check<Of<"mark">> = (change, before, after) => {
  switch (change.ask) {
    case "bolder":
    case "finer":
      // More ink or less: a sign that is cut out of its field takes ink away as it grows bolder.
      return inkShare(before) !== inkShare(after);
    case "simpler":
      return contours(after) < contours(before);
    case "richer":
      return contours(after) > contours(before) || isRedrawn(before, after);
    case "larger":
    case "smaller":
      return isResized(change, before, after);
    case "remove":
      return after.mark === null;
    case "another":
      return isAnother(before, after);
    case "form":
      return change.form === "wordmark" ? after.mark === null : isRedrawn(before, after);
    case "rounder":
    case "sharper":
    case "mirror":
    case "outline":
    case "solid":
      return isRedrawn(before, after);
    default:
      // Which thing is shown is the eye's to tell, a part brought back is the very one it was, and a size is set by hand.
      return true;
  }
};

const frame: Check<Of<"frame">> = (change, before, after) => {
  const { mark: drawn, lockup } = after;
  switch (change.ask) {
    case "add":
      return (
        [drawn?.frame?.kind, lockup.framed?.kind].includes(change.frame) ||
        (change.frame === "circle" && lockup.kind === "emblem") ||
        drawn?.motifs.includes(change.frame) === true
      );
    case "remove":
      // What stood in a frame before it was a badge stands in that again.
      return frameIn(after) === null || before.lockup.kind !== after.lockup.kind;
    case "restore":
      return frameIn(after) !== null;
    default:
      return went(lineOf(before), lineOf(after), change.ask === "bolder" ? 1 : -1);
  }
};

/** How bold what is around the mark, or around all, is drawn. */
const lineOf = ({ mark: drawn, lockup }: Design): number =>
  lockup.framed?.weight ?? drawn?.rim ?? drawn?.frame?.weight ?? 0;

const heaviness = ({ type: { weight, adjustment } }: Design): number =>
  weight + (adjustment?.weight ?? 0) * 50;

const letters: Check<Of<"letters">> = (change, before, after) => {
  switch (change.ask) {
    case "bolder":
      return went(heaviness(before), heaviness(after), 1);
    case "lighter":
      return went(heaviness(before), heaviness(after), -1);
    case "larger":
      return went(markHeight(before), markHeight(after), -1);
    case "smaller":
      return went(markHeight(before), markHeight(after), 1);
    case "tighter":
      return went(before.type.tracking, after.type.tracking, -1);
    case "looser":
      return went(before.type.tracking, after.type.tracking, 1);
    case "another":
      return before.type.face !== after.type.face;
    case "italic":
      return after.type.adjustment?.slanted === true;
    case "upright":
      return after.type.adjustment?.slanted !== true;
    case "case":
      return (
        change.case === "typed" ||
        !after.type.word ||
        plain(after.type.word.text) === plain(applyCase(after.name ?? "", change.case, change.casing))
      );
    default:
      return true;
  }
};

const plain = (text: string): string => text.normalize("NFC").replace(/\s+/gu, "");

const lightness = (design: Design): number => meanOf(design, ({ l }) => l);
const strength = (design: Design): number => meanOf(design, ({ c }) => c);
const meanOf = (
  { palette: { primary, secondary, ink } }: Design,
  of: (c: { l: number; c: number }) => number,
) => [primary, secondary, ink].reduce((sum, hex) => sum + of(oklch(hex)), 0) / 3;

/** As wished, or as near to it as could be read: that is told with the colour (docs/laws.md G3). */
const isShown = (hex: string, design: Design): boolean =>
  coloursOf(design).includes(hex) ||
  design.palette.adjusted.some(({ variant, wished, used }) => {
    return variant === "light" && wished === hex && coloursOf(design).includes(used);
  });

/** The colour of one part, where both show it. */
const partColours = (of: string, before: Design, after: Design): readonly [string, string] | null => {
  const [was, is] = [before, after].map((design) => {
    const shape = design.mark?.shapes.find((each) => each.of !== undefined && isNamedAlike(each.of, of));
    return shape && design.palette.light[shape.ink];
  });
  return was && is ? [was, is] : null;
};

const colours: Check<Of<"colours">> = (change, before, after) => {
  const ofPart = "of" in change && change.of ? partColours(change.of, before, after) : null;
  if (ofPart) return change.ask === "restore" || ofPart[0] !== ofPart[1];
  switch (change.ask) {
    case "set":
      return change.ground === "dark"
        ? JSON.stringify(before.palette.dark) !== JSON.stringify(after.palette.dark)
        : change.wishes.every(({ hex }) => isShown(hex, after));
    case "lighter":
      return went(lightness(before), lightness(after), 1);
    case "darker":
      return went(lightness(before), lightness(after), -1);
    case "brighter":
      return went(strength(before), strength(after), 1);
    case "softer":
      return went(strength(before), strength(after), -1);
    case "mono":
      return change.wish ? isShown(change.wish.hex, after) : coloursOf(after).every(isGrey);
    case "drop":
      return change.hexes.every((hex) => !coloursOf(after).includes(hex));
    case "restore":
      return true;
    default:
      return JSON.stringify(before.palette) !== JSON.stringify(after.palette) || isRedrawn(before, after);
  }
};

const name: Check<Of<"name">> = (change, _, after) => {
  const { type } = after;
  if (change.ask === "lines") return linesIn(after) === change.lines;
  if (change.ask === "remove") return type.word === null;
  return change.ask !== "set" || !type.word || folded(type.word.text) === folded(change.text);
};
const folded = (text: string): string => caseless(plain(text));

const tagline: Check<Of<"tagline">> = (change, before, { type, lockup }) => {
  if (change.ask === "larger" || change.ask === "smaller")
    return went(
      before.lockup.tagline?.scale ?? null,
      lockup.tagline?.scale ?? null,
      change.ask === "larger" ? 1 : -1,
    );
  if (change.ask === "remove") return type.tagline === null;
  return change.ask !== "set" || type.tagline !== null;
};

const layout: Check<Of<"layout">> = (change, { lockup: before }, after) => {
  const gaps = [before.gap ?? 0, after.lockup.gap ?? 0] as const;
  if (change.ask === "emblem") return after.lockup.kind === "emblem";
  if (change.ask === "apart") return went(...gaps, 1);
  if (change.ask === "closer") return went(...gaps, -1);
  return change.ask !== "place" || placeOfMark(after) === change.place;
};

function isSeen(change: Change, before: Design, after: Design): boolean {
  switch (change.part) {
    case "mark":
      return mark(change, before, after);
    case "frame":
      return frame(change, before, after);
    case "letters":
      return letters(change, before, after);
    case "colours":
      return colours(change, before, after);
    case "name":
      return name(change, before, after);
    case "tagline":
      return tagline(change, before, after);
    case "layout":
      return layout(change, before, after);
    case "whole":
      return change.ask !== "afresh" || isAnother(before, after) || before.type.face !== after.type.face;
    case "mood":
      return true;
  }
}

/**
 * Changes that were asked for, and cannot be seen in the drawing. `reported` are those the Report speaks of already. Of two changes
 * of one part each may take back what the other did, so those are left to the code that carries them out.
 */
export const unseenChanges = (
  asked: readonly Asked[],
  before: Design,
  after: Design,
  reported: readonly Unmet[],
): readonly Unmet[] =>
  asked.flatMap(({ change, said }): Unmet[] => {
    const isOnlyOne = asked.filter((other) => other.change.part === change.part).length === 1;
    const isFirst = asked.every((other) => other.change.part !== "whole" || other.change === change);
    if (!isOnlyOne || !isFirst || reported.some(({ wish }) => wish === said)) return [];
    if (isSeen(change, before, after)) return [];
    return [
      {
        field: change.part,
        wish: said === "" ? change.ask : said,
        why: words.notSeen,
        did: words.restDone,
      },
    ];
  });
