/** What drawings are put together with: the air between parts, copies, a tilt, two inks. */

import { asForm, cut, extent, type Form, join, move, named, solid } from "../../geometry/form.ts";
import { contourAreas, type Path, rotation, scaling, translation } from "../../geometry/path.ts";
import { disc } from "../../geometry/primitives.ts";
import { resolve } from "../../geometry/resolve.ts";
import type { Ink } from "../../vocabulary.ts";
import { type Drawing, type Facts, facts, GRID, layer } from "../family.ts";
import { CENTRE } from "../seen-thing.ts";

/** Parts stay apart when small, and stay together when large. */
export const airOf = (gap: number): number => Math.min(1.5, Math.max(1.1, gap * 0.6));

export const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

export const lean = (form: Form, degrees: number, scale: number): Form =>
  move(move(form, scaling(scale, scale, CENTRE, CENTRE)), rotation(degrees, CENTRE, CENTRE));

/** Brought to the middle, wherever a tilt has taken it. */
export const inks = (given: Partial<Facts>, first: Form, second?: Form): Drawing => {
  const { x, y, width, height } = extent(second ? join(first, second) : first);
  const centred = (form: Form) => move(form, translation(CENTRE - x - width / 2, CENTRE - y - height / 2));
  return {
    layers: [layer(centred(first)), ...(second ? [layer(centred(second), "secondary")] : [])],
    facts: facts({ events: [second ? "colour" : "cut"], ...given }),
  };
};

/** As large as the grid allows, in the middle. */
export const fitted = (air: number, count: number, form: Form): Drawing => {
  const { width, height } = extent(form);
  const size = GRID / Math.max(width, height);
  return inks({ gaps: [air * size], parts: count }, move(form, scaling(size, size)));
};

/** A part of a drawing: what it shows where people colour it by its name (the thing itself has none), and whose ink it wears. */
export type Piece = readonly [form: Form | Path, of?: string, ink?: Ink];

/** As large as the grid allows, each part a layer of its own. No two overlap: beside each other they are one ink's. */
export const pieced = (
  air: number,
  symmetry: Facts["symmetry"],
  ...pieces: readonly [Piece, ...Piece[]]
): Drawing => {
  const { x, y, width, height } = extent(join(...pieces.map(([form]) => form)));
  const size = GRID / Math.max(width, height);
  const [dx, dy] = [CENTRE - (x + width / 2) * size, CENTRE - (y + height / 2) * size];
  return {
    layers: pieces.map(([form, of, ink]) => ({
      ...layer(move(form, [size, 0, 0, size, dx, dy]), ink),
      ...(of ? { of } : {}),
    })),
    facts: facts({ gaps: [air * size], parts: pieces.length, symmetry, events: ["cut"] }),
  };
};

/** A whole in which places have names: a tail's tip is coloured by its name, and no gap parts it from the tail. */
export const naming = (
  whole: Form | Path,
  ...places: readonly (readonly [name: string, where: Form | Path])[]
): Form => places.reduce((form, [name, where]) => named(name, form, where), asForm(whole));

export const ellipse = (cx: number, cy: number, rx: number, ry: number): Form =>
  move(disc(cx, cy, rx), scaling(1, ry / rx, cx, cy));

/** Ink where just one of the two lies: where they meet, figure and ground change places. */
export const counterchanged = (one: Form | Path, other: Form | Path): Form =>
  join(cut(one, other), cut(other, one));

/** Of all ink; what is smaller is a scrap that cuts left over. */
const CRUMB = 0.012;

export function withoutCrumbs(form: Form): Form {
  const outline = resolve(form);
  const areas = contourAreas(outline).map(Math.abs);
  const ink = areas.reduce((sum, area) => sum + area, 0);
  return solid(
    outline.filter((_, at) => areas[at]! >= CRUMB * ink),
    "evenodd",
  );
}
