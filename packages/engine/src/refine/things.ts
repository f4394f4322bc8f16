/** One of several things of a mark that is replaced, brought back or made larger: the others keep their outlines. */

import { toData } from "../geometry/path.ts";
import { boxOf } from "../geometry/shapes.ts";
import { withoutRelated } from "../lexicon/related-things.ts";
import type { Box, Design, MarkDesign } from "../vocabulary.ts";
import {
  type Apart,
  apartIn,
  coveredIn,
  footing,
  gathered,
  guestIn,
  moved,
  standingAt,
  withGuest,
} from "./apart.ts";
import { exchangedBehind } from "./behind.ts";
import { bareOf, dressedAs } from "./frame.ts";
import { pieceAlone, piecesFor, withThing } from "./joined.ts";
import { type Lineage, versionsOf } from "./lineage.ts";
import { inkOf, isKind, shows } from "./parts.ts";
import type { Setting, State } from "./state.ts";

const boxAround = (parts: readonly Apart[]): Box => boxOf(parts.flatMap(({ shapes }) => shapes));
const dataOf = ({ shapes }: Apart): string => shapes.map(({ d }) => d).join("");

export const partsOf = (design: Design): readonly Apart[] | null => {
  const mark = bareOf(design);
  return mark && apartIn(mark);
};

type Divided = { readonly one: Apart; readonly others: readonly Apart[]; readonly all: readonly Apart[] };

/** Of several things of a mark the one that goes by this name, and the others. */
function divided(design: Design, thing: string): Divided | null {
  const all = partsOf(design) ?? [];
  const one = all.find((part) => isKind(part.thing, thing));
  const others = all.filter((part) => part !== one);
  return one && others.length > 0 ? { one, others, all } : null;
}

/** A thing as the last version showed it that showed it apart. */
export const earlierPart = (lineage: Lineage, thing: string): Apart | null =>
  versionsOf(lineage)
    .flatMap(({ design }) => partsOf(design) ?? [])
    .find((part) => isKind(part.thing, thing)) ?? null;

const drawn = (
  { studio }: Setting,
  { design, brief }: State,
  thing: string,
  besides?: string,
): Apart | null => {
  const piece = piecesFor(studio, design, brief, thing).pieces.find(({ id }) => id !== besides);
  return piece ? { thing, id: piece.id, shapes: [{ d: toData(piece.path), ink: "primary" }] } : null;
};

/** How much broader than what it takes the place of a thing may be. */
const BROADER = 1.3;

/** Another thing in the place and the ink of one that goes; null where the two are drawn as one. */
export function exchanged(state: State, setting: Setting, thing: string, gone: string): MarkDesign | null {
  const { design } = state;
  const found = divided(design, gone);
  // "Another owl" is another drawing of one.
  const id = found?.one.id ?? idOf(bareOf(design), gone);
  const news = isKind(thing, gone)
    ? drawn(setting, state, thing, id)
    : (earlierPart(setting.lineage, thing) ?? drawn(setting, state, thing));
  if (!found)
    return (news && exchangedBehind(state, setting, news, gone)) ?? beside(state, setting, thing, gone);
  if (!news) return null;
  const { one, others, all } = found;
  const [from, to] = [boxOf(news.shapes), boxOf(one.shapes)];
  const scale = Math.min(to.height / from.height, (BROADER * to.width) / from.width);
  const placed = moved(news, standingAt(from, to, scale, boxAround(others)));
  const ink = inkOf({ text: "", shapes: one.shapes, box: to });
  const inked =
    placed.shapes.length === 1 ? placed.shapes.map((shape) => ({ ...shape, ink, of: thing })) : placed.shapes;
  return gathered(all.map((part) => (part === one ? { ...placed, shapes: inked } : part)));
}

const idOf = (mark: MarkDesign | null, thing: string): string | undefined => {
  const covered = mark && coveredIn(mark);
  return covered ? [covered.front, covered.behind].find((part) => isKind(part.thing, thing))?.id : undefined;
};

/** Of two that are drawn as one, what stays is drawn whole, and the other is put to it. */
function beside(
  { design, brief }: State,
  { studio }: Setting,
  thing: string,
  gone: string,
): MarkDesign | null {
  const mark = bareOf(design);
  const [stays, ...more] = withoutRelated(mark?.motifs ?? []).filter((motif) => !isKind(motif, gone));
  if (mark?.family !== "pair" || stays === undefined || more.length > 0) return null;
  const alone = pieceAlone(studio, { design, brief, mark }, stays);
  const made = alone && withThing(studio, { design, brief, mark: alone }, thing, "with");
  const joined = made?.mark.joined;
  if (!made || !joined) return null;
  const last = mark.shapes.length - 1;
  const isInOne = last === 0 || made.mark.shapes.length === joined.host.shapes.length;
  if (isInOne) return made.mark;
  const { ink } = mark.shapes[isKind(String(mark.parameters.host), gone) ? 0 : last]!;
  const guest = joined.guest.map((shape) => ({ ...shape, ink }));
  return { ...made.mark, shapes: [...joined.host.shapes, ...guest], joined: { ...joined, guest } };
}

/**
 * The thing that an earlier version showed, put back to what is there now; null where that version is meant as a whole. What came as it
 * went goes again. The earlier mark itself where all that stays is drawn as it was there.
 */
export function broughtBack(lineage: Lineage, source: Design, thing: string): MarkDesign | null {
  const now = lineage.parent.design;
  const [parts, before] = [partsOf(now), divided(source, thing)];
  if (!parts || !before || parts.some((part) => isKind(part.thing, thing))) return null;
  const line = versionsOf(lineage).map(({ design }) => design);
  // What was there when it was last seen, and what was there right after that.
  const last = line.findIndex(({ mark }) => shows(mark, thing));
  const [seen, after] = [line[last], line[last - 1]].map((each) => each?.mark?.motifs ?? []);
  const came = withoutRelated(after!).filter((motif) => !seen!.some((shown) => isKind(shown, motif)));
  const stays = parts.filter((part) => !came.some((motif) => isKind(part.thing, motif)));
  if (stays.length === 0) return null;
  const isAsBefore =
    stays.length === before.others.length &&
    stays.every((part) => before.others.some((other) => dataOf(other) === dataOf(part)));
  const mark = isAsBefore ? bareOf(source)! : gathered([...stays, nextTo(before.one, before.others, stays)]);
  return dressedAs(mark, now);
}

/** As far from what is there now as it was from what was there then, on the same side. */
function nextTo(part: Apart, then: readonly Apart[], now: readonly Apart[]): Apart {
  const [box, from, to] = [boxOf(part.shapes), boxAround(then), boxAround(now)];
  const [x] = footing(box, from);
  const middle = box.x + box.width / 2;
  const feet = to.y + to.height - (from.y + from.height);
  // Above or below, what it is put to may have grown towards it.
  if (x === middle)
    return moved(part, [
      1,
      0,
      0,
      1,
      to.x + to.width / 2 - (from.x + from.width / 2),
      box.y >= from.y + from.height / 2 ? feet : to.y - from.y,
    ]);
  const along = x === box.x ? to.x + to.width - (from.x + from.width) : to.x - from.x;
  return moved(part, [1, 0, 0, 1, along, feet]);
}

/** How much larger or smaller than the others one of several things may come to stand; and what is no step any more. */
const MOST = 2.2;
const LEAST = 0.2;
const NO_STEP = 0.03;

/** One of several things so many times as large, or as far as that goes; "ends" where it goes no further, null where the things are drawn as one. */
export function resized(design: Design, thing: string, factor: number): MarkDesign | "ends" | null {
  const found = divided(design, thing);
  const mark = bareOf(design);
  const put = found || !mark ? null : guestIn(mark);
  if (put && isKind(put.guest.thing, thing)) {
    const [own, host] = [boxOf(put.guest.shapes), boxOf(put.host)];
    return withGuest(mark!, moved(put.guest, standingAt(own, own, factor, host)).shapes);
  }
  if (!found) return null;
  const { one, others, all } = found;
  const [box, around] = [boxOf(one.shapes), boxAround(others)];
  const share = Math.max(box.width, box.height) / Math.max(around.width, around.height);
  const least = Math.min(LEAST, share);
  const times = Math.max(least, Math.min(Math.max(MOST, share), share * factor)) / share;
  if (Math.abs(times - 1) < NO_STEP) return "ends";
  const grown = moved(one, standingAt(box, box, times, around));
  return gathered(all.map((part) => (part === one ? grown : part)));
}
