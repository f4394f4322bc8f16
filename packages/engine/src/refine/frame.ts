import { FRAME, lineOf, placeIn } from "../draw/frame-place.ts";
import { outlinesOf, shapesOf } from "../draw/mark.ts";
import { fromData } from "../geometry/parse.ts";
import { toData, transform } from "../geometry/path.ts";
import { boxOf, formOf } from "../geometry/shapes.ts";
import { FRAMES } from "../marks/emblem.ts";
import { layer } from "../marks/family.ts";
import type { Design, Frame, MarkDesign, Outlines, Shape } from "../vocabulary.ts";
import { inkOf } from "./parts.ts";
import { framed, inside, linesOf } from "./replace-mark.ts";

/** Whether anything was put around the mark, or around all. */
export const hasFrame = ({ mark, lockup }: Design): boolean =>
  mark?.frame !== undefined || lockup.framed !== undefined || lockup.kind === "emblem";

/** The mark itself, without what was put around it: a line of its own, or an emblem's. */
export function bareOf(design: Design): MarkDesign | null {
  if (!design.mark) return null;
  const { frame, ...mark } = inside(design);
  return frame ? { ...mark, ...frame.inner } : mark;
}

/** A mark in what stood around the one before it. */
export function dressedAs(mark: MarkDesign, { mark: before, lockup }: Design): MarkDesign {
  if (before?.frame) return inFrame(mark, outlinesOf(mark), kindAsDrawn(before, before.frame.kind));
  const emblem =
    lockup.kind === "emblem" ? FRAMES.find(({ id }) => id === before?.parameters.frame) : undefined;
  if (!emblem || !before) return mark;
  const { adjustment: _, drawn: __, ...rest } = framed(before, linesOf(before), mark, emblem.inner);
  return rest;
}

/** A square was always drawn with soft corners once, and keeps them. */
const kindAsDrawn = ({ shapes }: MarkDesign, kind: Frame): Frame =>
  kind === "square" && /[acqs]/iu.test(shapes[0]?.d ?? "") ? "rounded" : kind;

/** The mark in a line of its own, with what stood inside kept beside it. */
export function inFrame(mark: MarkDesign, inner: Outlines, kind: Frame): MarkDesign {
  const matrix = placeIn(kind, formOf(inner.shapes));
  const moved = inner.shapes.map(
    (shape): Shape => ({ ...shape, d: toData(transform(fromData(shape.d), matrix)) }),
  );
  const ink = inkOf({
    text: "",
    shapes: inner.shapes.filter((shape) => shape.ink !== "pale"),
    box: inner.box,
  });
  const lines = shapesOf([{ ...layer(lineOf(kind, inner.box), ink), of: FRAME }], (role) => role);
  const shapes = [...lines, ...moved];
  const { adjustment: _, drawn: __, ...rest } = mark;
  return {
    ...rest,
    shapes,
    box: boxOf(shapes),
    favicon: inner.favicon ?? inner.shapes,
    frame: { kind, inner },
  };
}
