/** The things of a mark that are drawn apart from each other: whose each outline is, and a mark made of some of them. */

import { fromData } from "../geometry/parse.ts";
import { bounds, type Matrix, type Path, toData, transform } from "../geometry/path.ts";
import { boxOf } from "../geometry/shapes.ts";
import type { Box, MarkDesign, Shape } from "../vocabulary.ts";

/** One thing as the mark shows it, and the id of its drawing. */
export type Apart = { readonly thing: string; readonly id: string; readonly shapes: readonly Shape[] };

/** The ways of putting two things together that leave each as it was (`marks/pair/`). */
const UNCUT = /^(?:beside|above|over|below|flanked)$/u;
/** Those that drew of the guest what the host leaves to be seen before marks told which of the two is behind. */
const BEHIND = /^(?:backed|before)$/u;
/** A place is kept in tenths: this far outside of it an outline still lies in it. */
const NEAR = 0.3;

/** Whose outlines are whose; null where the things share some. */
export function apartIn(mark: MarkDesign): readonly Apart[] | null {
  if (mark.frame) return null;
  if (mark.joined) return joinedParts(mark);
  if (mark.family === "pair") return pairParts(mark);
  const [thing, ...others] = mark.motifs;
  return thing !== undefined && others.length === 0
    ? [{ thing, id: String(mark.parameters.motif ?? mark.parameters.variant), shapes: mark.shapes }]
    : null;
}

/** What was put to a mark, and what it was put to, as one; null where nothing was. */
export function guestIn(mark: MarkDesign): { readonly guest: Apart; readonly host: readonly Shape[] } | null {
  const count = mark.shapes.length - (mark.joined?.guest.length ?? 0);
  if (!mark.joined || count === mark.shapes.length || count !== mark.joined.host.shapes.length) return null;
  const { thing } = mark.joined;
  return {
    guest: { thing, id: String(mark.parameters.joined), shapes: mark.shapes.slice(count) },
    host: mark.shapes.slice(0, count),
  };
}

/** The mark with its guest drawn otherwise. */
export function withGuest(mark: MarkDesign, guest: readonly Shape[]): MarkDesign {
  const shapes = [...(guestIn(mark)?.host ?? []), ...guest];
  return mark.joined ? { ...mark, shapes, box: boxOf(shapes), joined: { ...mark.joined, guest } } : mark;
}

function joinedParts(mark: MarkDesign): readonly Apart[] | null {
  const { thing, host, guest } = mark.joined!;
  const count = mark.shapes.length - guest.length;
  if (guest.length === 0 || count !== host.shapes.length) return null;
  const { adjustment: _, drawn: __, ...bare } = host;
  const hosts = apartIn({ ...bare, shapes: mark.shapes.slice(0, count) });
  const id = String(mark.parameters.joined);
  return hosts && [...hosts, { thing, id, shapes: mark.shapes.slice(count) }];
}

/** Three that stand apart are known by whose each outline is. */
function threeParts({ parameters, shapes }: MarkDesign): readonly Apart[] | null {
  const { host, guest, third, motif, other, thirdMotif, whole } = parameters;
  if (whole !== true) return null;
  const parts = [
    [host, motif],
    [guest, other],
    [third, thirdMotif],
  ].map(
    ([thing, id]): Apart => ({
      thing: String(thing),
      id: String(id),
      shapes: shapes.filter(({ of }) => of === thing),
    }),
  );
  return parts.every((part) => part.shapes.length > 0) ? parts : null;
}

function pairParts(mark: MarkDesign): readonly Apart[] | null {
  const { operator, host, guest, motif, other, at, third } = mark.parameters;
  const { shapes } = mark;
  if (third !== undefined) return threeParts(mark);
  if (!UNCUT.test(String(operator)) || host === guest) return null;
  const parts = named(mark);
  if (parts || mark.adjustment?.mirrored) return parts;
  const [x = 0, y = 0, width = 0, height = 0] = String(at).split(" ").map(Number);
  const isGuest = (contour: Path[number]): boolean => {
    const box = bounds([contour]);
    return (
      box.x > x - NEAR &&
      box.y > y - NEAR &&
      box.x + box.width < x + width + NEAR &&
      box.y + box.height < y + height + NEAR
    );
  };
  const of = (wanted: boolean) =>
    shapes.flatMap((shape): Shape[] => {
      const path = fromData(shape.d);
      const own = path.filter((contour) => isGuest(contour) === wanted);
      if (own.length === path.length) return [shape];
      return own.length === 0 ? [] : [{ ...shape, d: toData(own) }];
    });
  return whole([
    { thing: String(host), id: String(motif), shapes: of(false) },
    { thing: String(guest), id: String(other), shapes: of(true) },
  ]);
}

const whole = (parts: readonly Apart[]): readonly Apart[] | null =>
  parts.every((part) => part.shapes.length > 0) ? parts : null;

/** The two of a pair by the names that its shapes bear; null where some bear none, or another. */
function named({ parameters, shapes }: MarkDesign): readonly Apart[] | null {
  const { host, guest, motif, other } = parameters;
  if (!shapes.every(({ of }) => of === host || of === guest)) return null;
  const by = (thing: unknown) => shapes.filter(({ of }) => of === thing);
  return whole([
    { thing: String(host), id: String(motif), shapes: by(host) },
    { thing: String(guest), id: String(other), shapes: by(guest) },
  ]);
}

/** Of the two of a pair, the one in front, which is whole, and what is to be seen of the other. */
export type Covered = { readonly which: "host" | "guest"; readonly front: Apart; readonly behind: Apart };

const whichIsBehind = ({ parameters: { behind, operator } }: MarkDesign): Covered["which"] | null => {
  if (behind === "host" || behind === "guest") return behind;
  return BEHIND.test(String(operator)) ? "guest" : null;
};

/** One thing before another, of which is drawn what is left to be seen; null where none is. */
export function coveredIn(mark: MarkDesign): Covered | null {
  if (mark.frame || mark.joined || mark.family !== "pair") return null;
  const which = whichIsBehind(mark);
  const parts = which && named(mark);
  if (!parts) return null;
  const [host, guest] = parts as readonly [Apart, Apart];
  return which === "host" ? { which, front: guest, behind: host } : { which, front: host, behind: guest };
}

/** A mark that shows these, the first of them as what the others were put to. */
export function gathered(parts: readonly Apart[]): MarkDesign {
  const [first, ...others] = parts;
  const alone: MarkDesign = {
    family: "pictorial",
    motifs: [first!.thing],
    parameters: { variant: `${first!.id}-alone`, motif: first!.id },
    depends: ["motif"],
    shapes: first!.shapes,
    box: boxOf(first!.shapes),
    favicon: null,
  };
  return others.reduce((host, { thing, id, shapes }): MarkDesign => {
    const { joined: _, ...bare } = host;
    const all = [...host.shapes, ...shapes];
    return {
      ...bare,
      motifs: [...host.motifs, thing],
      parameters: { ...host.parameters, joined: id },
      shapes: all,
      box: boxOf(all),
      joined: { thing, guest: shapes, host },
    };
  }, alone);
}

export const moved = (part: Apart, matrix: Matrix): Apart => ({
  ...part,
  shapes: part.shapes.map((shape) => ({ ...shape, d: toData(transform(fromData(shape.d), matrix)) })),
});

const right = ({ x, width }: Box): number => x + width;
const foot = ({ y, height }: Box): number => y + height;

/** The point of a box that stays where what is in it grows: nearest to what stands beside it, on the same ground. */
export function footing(box: Box, others: Box): readonly [x: number, y: number] {
  const middle = box.x + box.width / 2;
  if (foot(box) <= others.y + NEAR) return [middle, foot(box)];
  if (box.y >= foot(others) - NEAR) return [middle, box.y];
  return [middle < others.x + others.width / 2 ? right(box) : box.x, foot(box)];
}

/** What is this much larger than it was in a box, standing there as what it takes the place of stood. */
export function standingAt(from: Box, to: Box, scale: number, others: Box): Matrix {
  const [atX, atY] = footing(to, others);
  const share = [(atX - to.x) / to.width, (atY - to.y) / to.height] as const;
  return [
    scale,
    0,
    0,
    scale,
    atX - (from.x + share[0] * from.width) * scale,
    atY - (from.y + share[1] * from.height) * scale,
  ];
}
