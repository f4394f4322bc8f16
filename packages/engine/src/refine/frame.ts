import { lineOf, placeIn } from "../draw/frame.ts";
import { shapesOf } from "../draw/mark.ts";
import { fromData } from "../geometry/parse.ts";
import { toData, transform } from "../geometry/path.ts";
import { boxOf } from "../geometry/shapes.ts";
import { layer } from "../marks/family.ts";
import type { Frame, MarkDesign, Outlines, Shape } from "../vocabulary.ts";
import { inkOf } from "./parts.ts";

/** The mark in a line of its own, with what stood inside kept beside it. */
export function inFrame(mark: MarkDesign, inner: Outlines, kind: Frame): MarkDesign {
  const matrix = placeIn(kind, inner.box);
  const moved = inner.shapes.map(
    (shape): Shape => ({ ...shape, d: toData(transform(fromData(shape.d), matrix)) }),
  );
  const ink = inkOf({
    text: "",
    shapes: inner.shapes.filter((shape) => shape.ink !== "pale"),
    box: inner.box,
  });
  const lines = shapesOf([layer(lineOf(kind), ink)], (role) => role);
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
