/** A mark in the frame that was asked for: as a hole in a field, or inside a line. */

import { dice } from "../dice.ts";
import { cut, extent, type Form, join, line, move, solid } from "../geometry/form.ts";
import type { Matrix, Point } from "../geometry/path.ts";
import { rect } from "../geometry/primitives.ts";
import { rasterise } from "../geometry/raster.ts";
import { type Verdict, verdictOn } from "../judge/judge.ts";
import type { Owned } from "../judge/own-drawing.ts";
import { see, silhouetteOf } from "../judge/seen.ts";
import { CENTRE, FIELD_OF, fieldOf } from "../marks/devices/device.ts";
import { type Drawing, GRID, layer, type MarkContext } from "../marks/family.ts";
import { bitsOf, depthsOf, SIDE } from "../marks/pair/piece.ts";
import { scaleAt } from "../marks/pair/place.ts";
import type { Box, FaceMeasure, FormWish, Frame } from "../vocabulary.ts";

/** What a frame is called where a colour is asked for it. */
export const FRAME = "frame";

/** Width of the line on the grid of 24, and the air between it and what stands inside. */
const STROKE = 1.5;
const AIR = 1.3;
/** Air between a picture that is a hole and the edge of its field. */
const WALL = 2.6;
/** What stands on a plate of the frame's form needs less. */
const ROOM = { line: STROKE + AIR, hole: WALL, plate: 1.8 };
/** Of the grid's side no picture is longer than this, and none need be shorter. */
const LONGEST = { line: 0.72, hole: 0.74, plate: 0.78 };
const SHORTEST = 0.3;
/** The field is looked at a little smaller, so that there is ground on all sides of it. */
const LOOKED_AT = 0.9;

/** The outermost points of a form, row by row and column by column, as on the grid with its longer side as long as that. */
function reachOf(form: Form, { x, y, width, height }: Box): readonly Point[] {
  const side = Math.max(width, height);
  const frame = { x: x + width / 2 - side / 2, y: y + height / 2 - side / 2, width: side, height: side };
  const { bits } = rasterise(form, SIDE, frame);
  const unit = GRID / SIDE;
  return Array.from({ length: SIDE }, (_, line) => {
    const row = bits.subarray(line * SIDE, (line + 1) * SIDE);
    const [from, to] = [row.indexOf(1), row.lastIndexOf(1)];
    const ends: readonly Point[] = [
      [from * unit, (line + 0.5) * unit],
      [(to + 1) * unit, (line + 0.5) * unit],
    ];
    return from < 0 ? [] : ends;
  }).flat();
}

/** How far from a field's middle a form may stand, in units, and how much larger it must be there. */
const ASIDE = [0, -0.8, 0.8, -1.6, 1.6] as const;
const WORTH_MOVING = 1.05;

/** Where a form stands in a frame: as large as its outline lets it, on the frame's axis. */
export function placeIn(frame: Frame, form: Form, as: keyof typeof ROOM = "line"): Matrix {
  const box = extent(form);
  const field = fieldOf(frame, box);
  const toSmall = (at: number) => CENTRE + (at - CENTRE) * LOOKED_AT;
  const margin = CENTRE * (1 - LOOKED_AT);
  const depth = depthsOf(bitsOf(move(solid(field.path), [LOOKED_AT, 0, 0, LOOKED_AT, margin, margin])));
  const edge = reachOf(form, box);
  const how = {
    most: LONGEST[as] * LOOKED_AT,
    least: SHORTEST * LOOKED_AT,
    wall: ROOM[as] * LOOKED_AT,
  };
  const places = ASIDE.map((aside) => {
    const y = field.y + aside;
    return { y, scale: scaleAt(depth, edge, how, [CENTRE, toSmall(y)]) / LOOKED_AT };
  });
  const best = places.reduce((one, other) => (other.scale > one.scale * WORTH_MOVING ? other : one));
  const scale = (Math.max(SHORTEST, best.scale) * GRID) / Math.max(box.width, box.height);
  return [
    scale,
    0,
    0,
    scale,
    CENTRE - (box.x + box.width / 2) * scale,
    best.y - (box.y + box.height / 2) * scale,
  ];
}

/** The line of a frame on the grid, around what stands in it; a square has corners unless they are to be rounded. */
export const lineOf = (frame: Frame, held: Box) =>
  line(
    solid(frame === "square" ? rect(0, 0, GRID, GRID) : fieldOf(frame, held).path),
    STROKE,
    frame === "circle" || frame === "oval",
  );

const asHole = (drawing: Drawing, frame: Frame): Drawing => {
  const whole = silhouetteOf(drawing);
  const { path } = fieldOf(frame, extent(whole));
  return {
    layers: [{ ...layer(cut(path, move(whole, placeIn(frame, whole, "hole")))), of: FRAME }],
    facts: { ...drawing.facts, strokes: [], parts: 2, events: ["bleed"], style: "bold" },
    small: drawing.small ?? drawing.layers,
  };
};

const inLine = (drawing: Drawing, frame: Frame): Drawing => {
  const whole = join(...drawing.layers.map(({ form }) => form));
  const matrix = placeIn(frame, whole);
  return {
    layers: [
      { ...layer(lineOf(frame, extent(whole))), of: FRAME },
      ...drawing.layers.map((each) => ({ ...each, form: move(each.form, matrix) })),
    ],
    facts: { ...drawing.facts, parts: drawing.facts.parts + 1, events: ["frame"] },
    small: drawing.small ?? drawing.layers,
  };
};

/** Flaws that a small cut takes away. */
const CURED: ReadonlySet<string> = new Set(["clogged-gaps", "thin-places"]);

/**
 * As was said: a line, or a field with a hole. Otherwise a letter is a hole in its tile. A picture is one where it stays whole
 * as a hole, for half of the brands; otherwise it stands inside a line, as does whatever has two inks or is drawn in lines.
 */
export function inFrame(
  verdict: Verdict,
  { frame, look }: { readonly frame: Frame; readonly look?: FormWish["look"] },
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
  const isField = look ? look === "field" : isLetter || dice(owner.key, "frame").next() < 0.5;
  if (isSolid && isField) {
    const made = judged(asHole(drawing, frame));
    if (made?.flaws.every(({ id, gate }) => !gate && (CURED.has(id) || isLetter)))
      return { verdict: made, device: `held ${FIELD_OF[frame]}`, depends: [] };
  }
  return { verdict: judged(inLine(drawing, frame)) ?? verdict, device: null, depends: [] };
}
