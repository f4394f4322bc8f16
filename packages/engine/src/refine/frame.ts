import { adjustMark } from "../adjust/adjust.ts";
import { FRAME, lineOf, placeIn } from "../draw/frame-place.ts";
import { isFieldMark } from "../draw/hold.ts";
import { outlinesOf, shapesOf } from "../draw/mark.ts";
import { fromData } from "../geometry/parse.ts";
import { toData, transform } from "../geometry/path.ts";
import { rect } from "../geometry/primitives.ts";
import { boxOf, formOf } from "../geometry/shapes.ts";
import { fieldOf } from "../marks/devices/device.ts";
import { FRAMES } from "../marks/emblem.ts";
import { GRID, layer } from "../marks/family.ts";
import type { Design, Frame, Ink, MarkDesign, Outlines, Shape } from "../vocabulary.ts";
import { inkOf } from "./parts.ts";
import { framed, inside, linesOf } from "./replace-mark.ts";

/** By how many half steps the line around the mark, or around all, is bolder than usual; null where there is no line. */
export function lineWeight({ mark, lockup }: Design): number | null {
  if (lockup.framed) return lockup.framed.weight ?? 0;
  if (!mark) return null;
  if (lockup.kind === "emblem") return linesOf(mark).length > 0 ? (mark.rim ?? 0) : null;
  return lineIn(mark).length > 0 ? (mark.frame!.weight ?? 0) : null;
}

/** The line of a mark's frame: none where the frame is a field with a hole, or the plate below the mark. */
function lineIn({ frame, shapes, parameters }: MarkDesign): readonly Shape[] {
  if (!frame || isFieldMark(parameters.device)) return [];
  const lines = shapes.filter(({ of }) => of === FRAME);
  return lines.length > 0 ? lines : shapes.slice(0, Math.max(0, shapes.length - frame.inner.shapes.length));
}

/** What of a mark is no line of its frame, in a frame drawn as another mark's is: as bold and in the same ink. */
export function framedLike(mark: MarkDesign, inner: Outlines, kind: Frame, like: MarkDesign): MarkDesign {
  return inFrame(mark, inner, kind, like.frame?.weight, lineIn({ ...like, ...like.drawn })[0]?.ink);
}

/** The mark with its frame's line as bold as that, and what stands inside at its place. */
export function withLine(mark: MarkDesign, weight: number): MarkDesign {
  const { drawn, adjustment, frame, ...rest } = mark;
  const base: MarkDesign = { ...rest, ...drawn, ...(frame ? { frame } : {}) };
  const gone = new Set(lineIn(base));
  const [first] = gone;
  if (!frame || !first) return mark;
  const { weight: _, ...usual } = frame;
  const line = drawLine(kindAsDrawn(base, frame.kind), usual.inner, first.ink, weight);
  const shapes = [...line, ...base.shapes.filter((shape) => !gone.has(shape))];
  const made = { ...base, shapes, box: boxOf(shapes), frame: weight === 0 ? usual : { ...usual, weight } };
  if (!adjustment) return made;
  return { ...adjustMark(made, adjustment).mark, adjustment, drawn: outlinesOf(made) };
}

/** What is called like a frame as a mark by itself: a filled hexagon. */
export function figureOf(kind: Frame): MarkDesign {
  const grid = { x: 0, y: 0, width: GRID, height: GRID };
  const { path } = fieldOf(kind, grid);
  const shapes: readonly Shape[] = [
    { d: toData(kind === "square" ? rect(0, 0, GRID, GRID) : path), ink: "primary" },
  ];
  return {
    family: "pictorial",
    motifs: [kind],
    parameters: { variant: `${kind}-figure`, motif: kind },
    depends: ["motif"],
    shapes,
    box: boxOf(shapes),
    favicon: null,
  };
}

const drawLine = (kind: Frame, inner: Outlines, ink: Ink, weight?: number): readonly Shape[] =>
  shapesOf([{ ...layer(lineOf(kind, inner.box, weight), ink), of: FRAME }], (role) => role);

/** The mark itself, without what was put around it: a line of its own, or an emblem's. */
export function bareOf(design: Design): MarkDesign | null {
  if (!design.mark) return null;
  const { frame, ...mark } = inside(design);
  return frame ? { ...mark, ...frame.inner } : mark;
}

/** A mark in what stood around the one before it. */
export function dressedAs(mark: MarkDesign, { mark: before, lockup }: Design): MarkDesign {
  if (before?.frame)
    return framedLike(mark, outlinesOf(mark), kindAsDrawn(before, before.frame.kind), before);
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
export function inFrame(mark: MarkDesign, inner: Outlines, kind: Frame, weight = 0, as?: Ink): MarkDesign {
  const matrix = placeIn(kind, formOf(inner.shapes));
  const moved = inner.shapes.map(
    (shape): Shape => ({ ...shape, d: toData(transform(fromData(shape.d), matrix)) }),
  );
  const inked = inner.shapes.filter((shape) => shape.ink !== "pale");
  const ink = as ?? inkOf({ text: "", shapes: inked, box: inner.box });
  const shapes = [...drawLine(kind, inner, ink, weight), ...moved];
  const { adjustment: _, drawn: __, ...rest } = mark;
  return {
    ...rest,
    shapes,
    box: boxOf(shapes),
    favicon: inner.favicon ?? inner.shapes,
    frame: { kind, inner, ...(weight === 0 ? {} : { weight }) },
  };
}
