/** The last step: what is still open is drawn, and everything is put at its place. */

import { compose, type MarkBlock, type Parts } from "../compose/lockups.ts";
import { framedAll, framedBoard } from "../draw/frame-around.ts";
import { heldBlock, holdIn, isPanel, isTile, withHold } from "../draw/hold.ts";
import { hasOwnGround, plateForm } from "../draw/plate.ts";
import { boxOf } from "../geometry/shapes.ts";
import { isFrameLine } from "../render/held.ts";
import { applyCase } from "../type/case.ts";
import type { Design, LockupKind, MarkDesign } from "../vocabulary.ts";
import { adjusted, closeFrame } from "./changes/set-letters.ts";
import { SIZE_STEP } from "./edit-words.ts";
import { inFrame } from "./frame.ts";
import { withEarlierBytes } from "./lineage.ts";
import {
  choiceOf,
  drawnBy,
  inkOf,
  place,
  scaled,
  sizeOf,
  spaced,
  storedMark,
  storedTagline,
  storedWord,
} from "./parts.ts";
import { reletter } from "./replace-letters.ts";
import { inside } from "./replace-mark.ts";
import type { Setting, State } from "./state.ts";

const LEAST = 0.2;
const MOST = 5;

/** Draws what is still open and puts everything at its place, if anything moved at all. */
export function settle(setting: Setting, state: State): void {
  if (state.redo.has("word") || state.redo.has("tagline")) spell(setting, state);
  // A plate comes or goes with the colours it holds, and what stands on it finds its place.
  if (plateOf(setting.lineage.parent.design) !== plateOf(state.design)) state.redo.add("layout");
  if (state.redo.has("layout")) layOut(setting, state);
  state.design = withEarlierBytes(state.design, setting.lineage);
}

/** What a Hold draws. Which inks are in it changes nothing of that, but where an edge goes around those alone. */
function plateOf({ palette, mark, lockup }: Design): string {
  const hold = holdIn(palette.hold, mark, lockup.kind);
  if (!hold) return "";
  const edged = hold.kind === "edged" ? Object.keys(hold.mark).toSorted().join(" ") : "";
  return `${hold.kind} ${hold.outline} ${edged}`;
}

/** The words that are still open, so that what comes next finds them. */
export function spell({ studio }: Setting, state: State): void {
  const { design, brief } = state;
  const choice = choiceOf(studio, design);
  const text = state.redo.has("word")
    ? applyCase(design.name ?? "", design.type.case, brief.type?.value.casing)
    : choice.text;
  const word = state.redo.has("word") || state.kind === "emblem";
  const made = reletter(studio, brief, design, { ...choice, text }, design.seed, {
    word: design.name !== null,
    tagline: brief.tagline !== null,
  });
  const type = adjusted(made.type, design.type.adjustment, state.kind);
  state.design = {
    ...design,
    tagline: type.tagline ? (brief.tagline?.value ?? null) : design.tagline,
    type: {
      ...type,
      word: word ? type.word : design.type.word,
      edit: word ? type.edit : design.type.edit,
    },
  };
  closeFrame(state, made.frame);
  state.redo.delete("word");
  state.redo.delete("tagline");
  state.redo.add("layout");
}

/** The mark with the plate it stands on. */
const blockIn = (design: Design, kind: LockupKind): MarkBlock | null =>
  design.mark && heldBlock(storedMark(design.mark), design.mark, { palette: design.palette, kind });

/** So much smaller or larger than usual a mark may stand that stays as it is beside other words. */
const KEPT = { least: 0.7, most: 1.43 };

/**
 * How much larger than usual a mark may stand in a line, or where a thing or a plate was put to it: what was there keeps its size as far
 * as that goes, and what is in a line is no speck.
 */
const MOST_GROWN = 1.6;

const outlinesIn = ({ shapes }: Pick<MarkDesign, "shapes">): string => shapes.map(({ d }) => d).join("");
const outlines = (mark: Design["mark"]): string => (mark ? outlinesIn(mark) : "");

/** How small and large beside its usual size a mark may stay; null where it is another drawing, which finds its own. */
function roomFor(was: Design, before: Parts, parts: Parts, { design, isHeld }: State) {
  // What is in a line has the line's size, whatever stands there.
  if (was.mark?.frame && design.mark?.frame) return { least: KEPT.least, most: MOST_GROWN };
  if (isHeld) return { least: KEPT.least, most: MOST_GROWN };
  const isSameBox = JSON.stringify(before.mark?.box) === JSON.stringify(parts.mark?.box);
  if (isSameBox) return KEPT;
  if (!was.mark || outlines(was.mark) !== outlines(design.mark) || was.mark.frame || design.mark?.frame)
    return null;
  // What stood on a plate is as large without it, and a plate that comes goes around what is there.
  return { least: 0, most: MOST_GROWN };
}

const hasSizes = (kind: LockupKind): boolean => kind === "side" || kind === "stacked";

/** How large what now stands in a line is drawn there, of what it was without one; null where no line came. */
function sizeInFrame(before: Design, { mark: is }: Design): number | null {
  const { mark: was } = before;
  if (!was || was.frame || !is?.frame) return null;
  const inner = is.shapes.filter((shape) => !isFrameLine(shape));
  return inner.length === is.shapes.length ? null : boxOf(inner).height / inside(before).box.height;
}

/** How much larger than usual the mark stands: as large beside the letters as it was, wherever it stands, unless that was named. */
function sizeNow(base: Design, before: Parts, parts: Parts, state: State): number {
  const { lockup: was } = base;
  const asked = SIZE_STEP ** state.size;
  const usual = compose(state.kind, parts, state.side ?? undefined)?.mark;
  const steps = state.size - (was.size ?? 0);
  const isSame = (part: "mark" | "word") =>
    JSON.stringify(before[part]?.box) === JSON.stringify(parts[part]?.box);
  const isPlaced = hasSizes(was.kind) && hasSizes(state.kind) && !state.isHeld;
  if (isPlaced && usual && was.mark && isSame("mark") && (state.kind !== was.kind || isSame("word")))
    return (was.mark.scale / usual.scale) * SIZE_STEP ** steps;
  const inFrame = sizeInFrame(base, state.design);
  if (inFrame !== null && usual && was.mark) {
    const asBefore = state.kind === was.kind ? was.mark.scale / usual.scale / inFrame : MOST_GROWN;
    return Math.min(MOST_GROWN, Math.max(1, asBefore / SIZE_STEP ** (was.size ?? 0))) * asked;
  }
  if (state.kind !== was.kind) return asked;
  const room = roomFor(base, before, parts, state);
  if (room && usual && was.mark) {
    const asBefore = was.mark.scale / usual.scale / SIZE_STEP ** (was.size ?? 0);
    return Math.min(room.most, Math.max(room.least, asBefore)) * asked;
  }
  // A drawing may stand larger than its box would have it; that is its own, and no wish.
  const size = sizeOf(was, before, SIZE_STEP ** (was.size ?? 0)) * asked;
  const isOnBoard = isPanel(was.held?.hold) && steps === 0;
  // A board does not grow for another drawing on it.
  return isOnBoard && usual && was.mark && before.mark && parts.mark
    ? Math.min(size, (was.mark.scale * before.mark.box.height) / (usual.scale * parts.mark.box.height))
    : size;
}

/** A plate keeps its form under another drawing, unless a form was asked for or the drawing has a ground of its own. */
function onSamePlate({ mark, palette }: Design, before: Design): Design["mark"] {
  const [now, was] = [palette.hold, before.palette.hold];
  if (!mark || !before.mark || mark.frame || before.mark.frame || !now || !was) return mark;
  if (!isTile(now) || !isTile(was) || hasOwnGround(mark.parameters)) return mark;
  const form = plateForm(before.mark, was.outline);
  return plateForm(mark, now.outline) === form ? mark : { ...mark, plate: form };
}

/** What stood on a plate of the frame's form has the frame as a line where the plate is gone. */
function withLine(mark: Design["mark"], { palette }: Design, kind: LockupKind): Design["mark"] {
  if (!mark?.frame || kind === "emblem" || kind === "word" || isTile(holdIn(palette.hold, mark, kind)))
    return mark;
  const { kind: frame, inner, weight } = mark.frame;
  return outlines(mark) === outlinesIn(inner) ? inFrame(mark, inner, frame, weight) : mark;
}

function layOut({ studio }: Setting, state: State): void {
  const stored = state.base;
  const usual = scaled(stored.lockup, 1 / drawnBy(stored.lockup));
  const base = { ...stored, lockup: usual };
  const before = {
    mark: blockIn(base, base.lockup.kind),
    word: storedWord(studio, base),
    tagline: storedTagline(studio, base),
  };
  const mark = withLine(onSamePlate(state.design, base), state.design, state.kind);
  const shown = state.kind === "word" ? null : mark;
  const type =
    state.kind === "mark" ? { ...state.design.type, word: null, tagline: null } : state.design.type;
  const design: Design = { ...state.design, mark: shown, type };
  const parts = {
    mark: blockIn(design, state.kind),
    word: storedWord(studio, design),
    tagline: storedTagline(studio, design),
  };
  if (!parts.mark && !parts.word) return;
  const factor = Math.min(MOST, Math.max(LEAST, sizeNow(base, before, parts, state)));
  const letters = hasSizes(state.kind) ? state.letters : 0;
  const placed = scaled(
    spaced(place(state.kind, parts, factor, state.side ?? undefined), parts, state.gap),
    drawnBy({ letters }),
  );
  const { framed } = state.design.lockup;
  const ink = inkOf(type.word ?? type.tagline);
  const plain = withHold(placed, design);
  const lockup = !framed
    ? plain
    : isPanel(plain.held?.hold)
      ? framedBoard(plain, framed, ink)
      : withHold(framedAll(placed, framed, ink), design);
  state.design = {
    ...design,
    lockup: {
      ...lockup,
      ...(state.size === 0 ? {} : { size: state.size }),
      ...(state.gap === 0 ? {} : { gap: state.gap }),
      ...(letters === 0 ? {} : { letters }),
    },
  };
}
