/** The plate that a mark stands on: its form, and how large it is around the mark. */

import { round } from "../compose/placing.ts";
import { holds } from "../geometry/nesting.ts";
import { fromData } from "../geometry/parse.ts";
import { flatten, type Matrix, type Path, type Point, transform } from "../geometry/path.ts";
import { roundRect } from "../geometry/primitives.ts";
import { formOf } from "../geometry/shapes.ts";
import { CENTRE, FIELDS, fieldOf } from "../marks/devices/device.ts";
import { GRID } from "../marks/family.ts";
import type { Box, Frame, MarkDesign } from "../vocabulary.ts";
import { placeIn } from "./frame-place.ts";

/** How much of a plate's room the mark takes: less than in a field, whose picture is a hole. */
const ROOM = 1.04;

/** The plate's outline for a name: a disc, or a square with the corners of the letters. */
const fieldFor = (mark: MarkDesign, outline: number): keyof typeof FIELDS => {
  const { width, height } = mark.box;
  const isRound = /disc|ring|radial|wave|arc|sun/.test(`${mark.family} ${mark.parameters.variant}`);
  const isSquare = /tile|grid|monogram|bars/.test(mark.family);
  if (isRound || Math.max(width, height) > 1.35 * Math.min(width, height)) return "square";
  return isSquare || outline % 3 === 0 ? "disc" : "square";
};

/** Whether a part of a mark is still the ground that its scene has (`hasGround`): a device moves or covers it. */
export const hasOwnGround = ({ ground, device }: MarkDesign["parameters"]): boolean =>
  ground === true && device === undefined;

/** Whether a point lies in what is drawn. */
function inkOf({ shapes }: MarkDesign): (point: Point) => boolean {
  const polygons = flatten(shapes.filter(({ ink }) => ink !== "pale").flatMap(({ d }) => fromData(d)));
  return (point) => polygons.reduce((count, polygon) => count + (holds(polygon, point) ? 1 : 0), 0) % 2 === 1;
}

/** Which sides of a box the ink runs along, each as a share of it. */
function inkAlong(
  isInked: (point: Point) => boolean,
  box: Box,
): {
  readonly [side in "left" | "right" | "top" | "bottom"]: number;
} {
  const [least, steps] = [Math.min(box.width, box.height) / 50, 24];
  const share = (at: (along: number) => Point) => {
    const points = Array.from({ length: steps }, (_, step) => at((step + 0.5) / steps));
    return points.filter(isInked).length / steps;
  };
  const { x, y, width, height } = box;
  return {
    left: share((along) => [x + least, y + along * height]),
    right: share((along) => [x + width - least, y + along * height]),
    top: share((along) => [x + along * width, y + least]),
    bottom: share((along) => [x + along * width, y + height - least]),
  };
}

/** The square of which a mark's own ground is a part: it reaches from the ground's edge as far as the mark is long. */
function groundOf(mark: MarkDesign, isInked: (point: Point) => boolean): Box {
  const { x, y, width, height } = mark.box;
  const [side, along] = [Math.max(width, height), inkAlong(isInked, mark.box)];
  return {
    x: round(along.right > along.left ? x + width - side : x),
    y: round(along.bottom > along.top ? y + height - side : y),
    width: side,
    height: side,
  };
}

/** A quarter circle of this radius begins one away from its corner, along both sides. */
const RADIUS = 1 / (1 - Math.SQRT1_2);

/** The radius of a ground's corners, from how far the nearest ink is from one of them. */
function cornerOf({ x, y, width: side }: Box, isInked: (point: Point) => boolean): number {
  const steps = Array.from({ length: 40 }, (_, step) => ((step + 0.5) / 40) * (side / 12));
  const reached = steps.find((away) =>
    [x + away, x + side - away].some((across) =>
      [y + away, y + side - away].some((down) => isInked([across, down])),
    ),
  );
  return round(Math.min(side / 4, (reached ?? 0) * RADIUS));
}

/** What a plate is as a frame. */
export function plateForm(mark: MarkDesign, outline: number): Frame {
  const form = mark.frame?.kind ?? mark.plate;
  if (form) return form;
  return !hasOwnGround(mark.parameters) && fieldFor(mark, outline) === "disc" ? "circle" : "square";
}

/** A plate around a mark, in the mark's own coordinates. */
export function plateAround(mark: MarkDesign, outline: number): { readonly path: Path; readonly box: Box } {
  const form = mark.frame?.kind ?? mark.plate;
  if (hasOwnGround(mark.parameters) && !form) {
    const isInked = inkOf(mark);
    const box = groundOf(mark, isInked);
    const corner = cornerOf(box, isInked);
    return { path: roundRect(box.x, box.y, box.width, box.height, corner), box };
  }
  if (mark.frame) return asFrame(mark, mark.frame.kind);
  const field = form ? fieldOf(form, mark.box) : FIELDS[fieldFor(mark, outline)]!;
  const { x, y, width, height } = mark.box;
  const scale =
    ROOM * Math.min(field.side / Math.max(width, height), field.diagonal / Math.hypot(width, height));
  const side = 24 / scale;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const matrix: Matrix = [1 / scale, 0, 0, 1 / scale, cx - CENTRE / scale, cy - field.y / scale];
  return {
    path: transform(field.path, matrix),
    box: { x: cx - side / 2, y: cy - side / 2, width: side, height: side },
  };
}

/** A frame that was asked for is the plate's own form, and the mark stands in it as large as its outline lets it. */
function asFrame({ shapes, box }: MarkDesign, kind: Frame): { readonly path: Path; readonly box: Box } {
  const [scale, , , , dx, dy] = placeIn(kind, formOf(shapes), "plate");
  const matrix: Matrix = [1 / scale, 0, 0, 1 / scale, -dx / scale, -dy / scale];
  const side = GRID / scale;
  return {
    path: transform(fieldOf(kind, box).path, matrix),
    box: { x: -dx / scale, y: -dy / scale, width: side, height: side },
  };
}
