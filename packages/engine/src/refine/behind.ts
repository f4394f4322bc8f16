/** A thing that stands behind another: it is drawn whole again, so that it can be larger, or another can come in its place. */

import { solid } from "../geometry/form.ts";
import { depths } from "../geometry/nesting.ts";
import { fromData } from "../geometry/parse.ts";
import { bounds, type Matrix, type Path, toData, transform } from "../geometry/path.ts";
import { resolve } from "../geometry/resolve.ts";
import { boxOf } from "../geometry/shapes.ts";
import { overlap } from "../judge/seen.ts";
import { seenBehind, shareLeft, wholeBehind } from "../marks/pair/overlaid.ts";
import type { Box, Ink, MarkDesign, Shape } from "../vocabulary.ts";
import { type Apart, type Covered, coveredIn, gathered } from "./apart.ts";
import { bareOf } from "./frame.ts";
import { piecesFor } from "./joined.ts";
import { versionsOf } from "./lineage.ts";
import { inkOf, isKind } from "./parts.ts";
import type { Setting, State } from "./state.ts";

/** Two things of a mark, each whole, and the ground between them. */
type Standing = Covered & {
  readonly mark: MarkDesign;
  /** The one behind, whole. */
  readonly whole: Path;
  readonly gap: number;
};

/** Above this what is drawn again is what is there. */
const SAME = 0.93;
/** Less than this of a thing is a scrap of it. */
const LEAST_LEFT = 0.35;
/** How much broader than what it takes the place of a thing may be. */
const BROADER = 1.3;

const pathOf = ({ shapes }: Apart): Path => shapes.flatMap(({ d }) => fromData(d));
const edges = (path: Path): Path => {
  const at = depths(path);
  return path.filter((_, index) => at[index] === 0);
};

const onto = (from: Box, to: Box): Matrix => {
  const scale = to.width / from.width;
  return [scale, 0, 0, scale, to.x - from.x * scale, to.y - from.y * scale];
};

const dataOf = (mark: MarkDesign | null): string => (mark?.shapes ?? []).map(({ d }) => d).join("");

/** Where the one behind may stand whole, and the ground between the two: as it was noted, or as they are drawn again from what they were drawn from. */
function wholes(
  mark: MarkDesign,
  { front, behind }: Covered,
  { studio, lineage }: Setting,
): readonly Pick<Standing, "whole" | "gap">[] {
  const { hidden, apart, operator } = mark.parameters;
  if (typeof hidden === "string") return [{ whole: fromData(hidden), gap: Number(apart) }];
  // The version that brought the drawing: its Brief may have been another.
  const origin = versionsOf(lineage).findLast(({ design }) => dataOf(bareOf(design)) === dataOf(mark));
  const { design, brief } = origin ?? lineage.parent;
  const drawings = ({ thing }: Apart) => piecesFor(studio, design, brief, thing, true);
  const hosts = drawings(front);
  const host = hosts.pieces.find(({ id }) => id === front.id);
  const guest = drawings(behind).pieces.find(({ id }) => id === behind.id);
  if (!host || !guest) return [];
  return wholeBehind(String(operator), host, guest).map(([drawn, whole]) => {
    const matrix = onto(bounds(drawn), boxOf(front.shapes));
    return { whole: transform(whole, matrix), gap: hosts.gap * matrix[0] };
  });
}

/** The two as they stood before the one hid some of the other; null where they do not stand so, or are drawn otherwise today. */
function standingIn({ design }: State, setting: Setting): Standing | null {
  const mark = bareOf(design);
  const found = mark && !mark.adjustment ? coveredIn(mark) : null;
  if (!mark || !found) return null;
  const now = solid(pathOf(found.behind));
  const front = edges(pathOf(found.front));
  const same = wholes(mark, found, setting).find(
    ({ whole, gap }) => overlap(seenBehind(whole, front, gap), now) >= SAME,
  );
  return same ? { mark, ...found, ...same } : null;
}

/** The mark with another front, or another thing behind it. */
function drawn(
  { mark, which, gap }: Standing,
  front: Apart,
  behind: Omit<Apart, "shapes">,
  whole: Path,
  ink: Ink,
): MarkDesign | null {
  const seen = seenBehind(whole, edges(pathOf(front)), gap);
  if (shareLeft(seen, solid(whole)) < LEAST_LEFT) return null;
  const left: Apart = { ...behind, shapes: [{ d: toData(resolve(seen)), ink, of: behind.thing }] };
  const [host, guest] = which === "host" ? [left, front] : [front, left];
  const shapes = [...host.shapes, ...guest.shapes];
  const { drawn: _, ...bare } = mark;
  return {
    ...bare,
    motifs: [host.thing, guest.thing],
    parameters: {
      ...mark.parameters,
      ...{ host: host.thing, motif: host.id, guest: guest.thing, other: guest.id },
      ...{ behind: which, hidden: toData(whole), apart: gap },
    },
    shapes,
    box: boxOf(shapes),
    favicon: null,
  };
}

/** How far down in the box of the one in front, and of the one behind, that lies which stays: where they meet, or the ground on which the front stands. */
function holds({ which, front, whole }: Standing): { readonly front: number; readonly behind: number } {
  if (which === "guest") return { front: 1, behind: 0.5 };
  const [over, under] = [boxOf(front.shapes), bounds(whole)];
  const top = Math.max(over.y, under.y);
  const foot = Math.min(over.y + over.height, under.y + under.height);
  const downIn = ({ y, height }: Box) => Math.max(0, Math.min(1, ((top + foot) / 2 - y) / height));
  return { front: downIn(over), behind: downIn(under) };
}

const about = ({ x, y, width, height }: Box, times: number, down: number): Matrix => [
  times,
  0,
  0,
  times,
  (x + width / 2) * (1 - times),
  (y + down * height) * (1 - times),
];

/** One of the two so many times as large, the other where it was; "ends" where the one would hide the other. */
export function resizedBehind(
  state: State,
  setting: Setting,
  thing: string,
  times: number,
): MarkDesign | "ends" | null {
  const found = standingIn(state, setting);
  if (!found) return null;
  const { front, behind, whole } = found;
  const ink = inkOf({ text: "", shapes: behind.shapes, box: boxOf(behind.shapes) });
  if (isKind(behind.thing, thing))
    return (
      drawn(found, front, behind, transform(whole, about(bounds(whole), times, holds(found).behind)), ink) ??
      "ends"
    );
  if (!isKind(front.thing, thing)) return null;
  const matrix = about(boxOf(front.shapes), times, holds(found).front);
  const grown = { ...front, shapes: movedBy(front.shapes, matrix) };
  return drawn(found, grown, behind, whole, ink) ?? "ends";
}

const movedBy = (shapes: readonly Shape[], matrix: Matrix): readonly Shape[] =>
  shapes.map((shape) => ({ ...shape, d: toData(transform(fromData(shape.d), matrix)) }));

/** As large as what it takes the place of, about the same middle and as far down. */
function inPlaceOf(from: Box, to: Box, down: number): Matrix {
  const scale = Math.min(to.height / from.height, (BROADER * to.width) / from.width);
  return [
    scale,
    0,
    0,
    scale,
    to.x + to.width / 2 - (from.x + from.width / 2) * scale,
    to.y + down * to.height - (from.y + down * from.height) * scale,
  ];
}

/** Another thing in the place of one of the two. */
export function exchangedBehind(
  state: State,
  setting: Setting,
  news: Apart,
  gone: string,
): MarkDesign | null {
  const found = standingIn(state, setting);
  if (!found) return null;
  const { front, behind, whole } = found;
  const [inkFront, inkBehind] = [front, behind].map(({ shapes }) =>
    inkOf({ text: "", shapes, box: boxOf(shapes) }),
  ) as [Ink, Ink];
  if (isKind(behind.thing, gone)) {
    const path = pathOf(news);
    return drawn(
      found,
      front,
      news,
      transform(path, inPlaceOf(bounds(path), bounds(whole), holds(found).behind)),
      inkBehind,
    );
  }
  if (!isKind(front.thing, gone)) return null;
  const matrix = inPlaceOf(boxOf(news.shapes), boxOf(front.shapes), holds(found).front);
  const shapes = movedBy(news.shapes, matrix).map((shape) => ({ ...shape, ink: inkFront, of: news.thing }));
  return drawn(found, { ...news, shapes }, behind, whole, inkBehind);
}

/** What is left where one of the two goes: the front as it was, or the other one whole. */
export function leftBehind(
  state: State,
  setting: Setting,
  goes: (thing: string) => boolean,
): MarkDesign | null {
  const mark = bareOf(state.design);
  const covered = mark && !mark.adjustment ? coveredIn(mark) : null;
  if (!covered) return null;
  const { front, behind } = covered;
  if (goes(front.thing) === goes(behind.thing)) return null;
  if (goes(behind.thing)) return gathered([front]);
  const whole = standingIn(state, setting)?.whole;
  const { ink } = behind.shapes[0]!;
  return whole ? gathered([{ ...behind, shapes: [{ d: toData(whole), ink, of: behind.thing }] }]) : null;
}
