/** A mark in the frame that was asked for: as a hole in a field, or inside a line. */

import { dice } from "../dice.ts";
import { cut, extent, join, line, move, solid } from "../geometry/form.ts";
import type { Matrix } from "../geometry/path.ts";
import { type Verdict, verdictOn } from "../judge/judge.ts";
import type { Owned } from "../judge/own-drawing.ts";
import { see, silhouetteOf } from "../judge/seen.ts";
import { CENTRE, FIELD_OF, fieldOf } from "../marks/devices/device.ts";
import { type Drawing, layer, type MarkContext } from "../marks/family.ts";
import type { Box, FaceMeasure, Frame } from "../vocabulary.ts";

/** What a frame is called where a colour is asked for it. */
export const FRAME = "frame";

/** Width of the line on the grid of 24, and how much of the field’s room the mark takes beside it. */
const STROKE = 1.5;
const ROOM = 0.86;

/** Where a mark of this box stands in a frame. */
export function placeIn(frame: Frame, { x, y, width, height }: Box, room = ROOM): Matrix {
  const field = fieldOf(frame);
  const scale =
    Math.min(field.side / Math.max(width, height), field.diagonal / Math.hypot(width, height)) * room;
  return [scale, 0, 0, scale, CENTRE - (x + width / 2) * scale, field.y - (y + height / 2) * scale];
}

/** The line of a frame on the grid. */
export const lineOf = (frame: Frame) => line(solid(fieldOf(frame).path), STROKE, frame === "circle");

const asHole = (drawing: Drawing, frame: Frame): Drawing => {
  const whole = silhouetteOf(drawing);
  return {
    layers: [
      { ...layer(cut(fieldOf(frame).path, move(whole, placeIn(frame, extent(whole), 1)))), of: FRAME },
    ],
    facts: { ...drawing.facts, strokes: [], parts: 2, events: ["bleed"], style: "bold" },
    small: drawing.small ?? drawing.layers,
  };
};

const inLine = (drawing: Drawing, frame: Frame): Drawing => {
  const matrix = placeIn(frame, extent(join(...drawing.layers.map(({ form }) => form))));
  return {
    layers: [
      { ...layer(lineOf(frame)), of: FRAME },
      ...drawing.layers.map((each) => ({ ...each, form: move(each.form, matrix) })),
    ],
    facts: { ...drawing.facts, parts: drawing.facts.parts + 1, events: ["frame"] },
    small: drawing.small ?? drawing.layers,
  };
};

/** Flaws that a small cut takes away. */
const CURED: ReadonlySet<string> = new Set(["clogged-gaps", "thin-places"]);

/**
 * A letter is a hole in its tile. A picture is one where it stays whole as a hole, for half of the brands; otherwise it stands
 * inside a line, as does whatever has two inks to show or is drawn in lines.
 */
export function inFrame(
  verdict: Verdict,
  frame: Frame,
  owner: {
    readonly key: string;
    readonly context: MarkContext;
    readonly face: FaceMeasure;
    readonly twoInks: boolean;
  },
): Owned {
  const { candidate, drawing } = verdict;
  const judged = (made: Drawing): Verdict | null => {
    const seen = see(silhouetteOf(made));
    return seen && verdictOn(candidate, made, seen, verdict.likeness, owner.context, owner.face);
  };
  const isLetter = candidate.family.depends.includes("letters");
  const isSolid = drawing.facts.style === "bold" && !owner.twoInks;
  if (isSolid && (isLetter || dice(owner.key, "frame").next() < 0.5)) {
    const made = judged(asHole(drawing, frame));
    if (made?.flaws.every(({ id, gate }) => !gate && (CURED.has(id) || isLetter)))
      return { verdict: made, device: `held ${FIELD_OF[frame]}`, depends: [] };
  }
  return { verdict: judged(inLine(drawing, frame)) ?? verdict, device: null, depends: [] };
}
