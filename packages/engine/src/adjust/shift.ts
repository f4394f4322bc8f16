/**
 * Outlines drawn again at a distance, each side by its own distance: into the ink above 0, out of it below. Sides
 * that two shapes have in common stay where they are, so that what lay together still does.
 */

import type { Path, Point } from "../geometry/path.ts";
import { contourAreas } from "../geometry/path.ts";
import { uncrossed } from "../geometry/resolve.ts";
import {
  along,
  contourOf,
  cross,
  cubicOf,
  dot,
  headings,
  lengthOf,
  minus,
  pointAt,
  type Side,
  size,
  split,
} from "./sides.ts";

/** How far a moved cubic may stray from where it should lie before it is halved, in grid units. */
const ASTRAY = 0.012;
const MOST_HALVINGS = 4;
/** Places at which it is compared with where it should lie. */
const PROBES = [0.25, 0.5, 0.75];
/** Ends nearer than this are one. */
const PARTED = 0.006;
/** A corner is extended to a point for this many distances, then cut off. */
const MITRE = 2.6;
/** Farther where facets meet in the point: each is cut off at its own edge, and the two would not match. */
const FACET_MITRE = 4.5;
/** Directions that differ by less run on into each other. */
const PARALLEL = 0.04;

type Moved = { side: Side; readonly start: Point; readonly end: Point; readonly by: number };

/** To the right of the way one goes: where the ink lies. */
const right = ([x, y]: Point): Point => [-y, x];

/** One side moved along its normals; `turnedBack` where the distance exceeds its radius. */
const moved = (side: Side, by: number): { readonly piece: Moved; readonly turnedBack: boolean } => {
  const [start, end] = headings(side);
  const [from, to] = [along(side.from, right(start), by), along(side.to, right(end), by)];
  if (!side.handles || by === 0)
    return { piece: { side: { ...side, from, to }, start, end, by }, turnedBack: false };
  const [a, b, c, d] = cubicOf(side);
  const chord = size(minus(d, a));
  const back = dot(minus(to, from), minus(d, a)) < 0;
  const scale = chord === 0 ? 1 : ((back ? -1 : 1) * size(minus(to, from))) / chord;
  const handles = [
    along(from, start, size(minus(b, a)) * scale),
    along(to, end, -size(minus(d, c)) * scale),
  ] as const;
  return { piece: { side: { ...side, from, handles, to }, start, end, by }, turnedBack: back };
};

/** Whether a moved cubic lies where it should: arcs of circles do, whatever they turn by. */
const strays = (side: Side, made: Side, by: number): boolean =>
  PROBES.some((part) => {
    const [before] = split(side, part);
    const normal = right(headings(before)[1]);
    const wanted = along(before.to, normal, by);
    return Math.abs(dot(minus(pointAt(made, part), wanted), normal)) > ASTRAY;
  });

/** A side moved, in as many pieces as it takes. */
const pieces = (
  side: Side,
  by: number,
  depth = 0,
): { readonly piece: Moved; readonly turnedBack: boolean }[] => {
  const made = moved(side, by);
  if (!side.handles || by === 0 || depth >= MOST_HALVINGS || !strays(side, made.piece.side, by))
    return [made];
  return split(side, 0.5).flatMap((half) => pieces(half, by, depth + 1));
};

interface Meeting {
  readonly at: Point;
  /** How far on from the end of the first, and how far back from the beginning of the second. */
  readonly on: number;
  readonly back: number;
}

/** Where two pieces would meet if both ran straight on (or back). */
const meeting = (last: Moved, next: Moved): Meeting | null => {
  const across = cross(last.end, next.start);
  if (Math.abs(across) < PARALLEL) return null;
  const apart = minus(next.side.from, last.side.to);
  const on = cross(apart, next.start) / across;
  return { at: along(last.side.to, last.end, on), on, back: cross(last.end, apart) / across };
};

const link = (from: Point, to: Point): Side => ({ from, handles: null, to, shared: false, tee: null });

/** How far from where it came in another shape's edge may come in now, in distances. */
const TEE = 4;

/** Where a side continues free of the shape beside it, the step between the two follows that shape's own moved edge. */
const atTee = (last: Moved, next: Moved): Side | null => {
  const { tee } = last.side;
  if (!tee || last.side.handles || next.side.handles || (last.by === 0) === (next.by === 0)) return null;
  const by = last.by || next.by;
  const edge = along(tee.at, right(tee.heading), by);
  const on = (at: Point, way: Point): Point =>
    along(at, way, cross(minus(edge, at), tee.heading) / cross(way, tee.heading));
  const [from, to] = [on(last.side.to, last.end), on(next.side.from, next.start)];
  const near = [from, to].every((point) => size(minus(point, tee.at)) < TEE * Math.abs(by));
  const forward =
    dot(minus(from, last.side.from), last.end) > 0 && dot(minus(next.side.to, to), next.start) > 0;
  if (!near || !forward) return null;
  last.side = { ...last.side, to: from };
  next.side = { ...next.side, from: to };
  return link(from, to);
};

/** Two pieces led to the point where they meet: a line continues or stops short, a curve gets a link. Null where neither can. */
const ledTo = (met: Meeting, last: Moved, next: Moved): Side[] | null => {
  const [end, begin] = [last.side.to, next.side.from];
  const [lineBefore, lineAfter] = [!last.side.handles, !next.side.handles];
  const reachesLast = met.on >= 0 || (lineBefore && -met.on < lengthOf(last.side));
  const reachesNext = met.back >= 0 || (lineAfter && -met.back < lengthOf(next.side));
  if (!reachesLast || !reachesNext) return null;
  const links: Side[] = [];
  if (lineBefore) last.side = { ...last.side, to: met.at };
  else links.push(link(end, met.at));
  if (lineAfter) next.side = { ...next.side, from: met.at };
  else links.push(link(met.at, begin));
  return links;
};

/** Joins two pieces that part or cross. Lines meet in a point; what cannot be joined so is linked, and `crossed` says it. */
const joint = (last: Moved, next: Moved): { readonly links: Side[]; readonly crossed: boolean } => {
  const [end, begin] = [last.side.to, next.side.from];
  if (size(minus(begin, end)) < PARTED) {
    next.side = { ...next.side, from: end };
    return { links: [], crossed: false };
  }
  const stepped = atTee(last, next);
  if (stepped) return { links: [stepped], crossed: false };
  const met = meeting(last, next);
  const facet = last.by === 0 || next.by === 0;
  const most = (facet ? FACET_MITRE : MITRE) * Math.max(Math.abs(last.by), Math.abs(next.by));
  const links = met && met.on <= most && met.back <= most ? ledTo(met, last, next) : null;
  if (links) return { links, crossed: false };
  return { links: [link(end, begin)], crossed: met !== null && (met.on < 0 || met.back < 0) };
};

/** One contour moved, loops and all, and whether there can be loops. */
const shiftedRaw = (
  sides: readonly Side[],
  distance: (side: Side) => number,
): { readonly sides: readonly Side[]; readonly crossed: boolean } => {
  let crossed = false;
  const run = sides.flatMap((side) =>
    pieces(side, distance(side)).map(({ piece, turnedBack }) => {
      crossed ||= turnedBack;
      return piece;
    }),
  );
  const joints = run.map((piece, index) => joint(piece, run[(index + 1) % run.length]!));
  crossed ||= joints.some((each) => each.crossed);
  const made = run.flatMap(({ side }, index) => [side, ...joints[index]!.links]);
  return { sides: made.filter((side) => lengthOf(side) > 1e-4), crossed };
};

/** What a second piece of a contour may have of its area: more, and the outline came apart. */
const CAME_APART = 0.04;

/** A contour moved; null where nothing is left of it or it would come apart. */
const shiftedContour = (sides: readonly Side[], distance: (side: Side) => number): Path[number] | null => {
  const raw = shiftedRaw(sides, distance);
  if (raw.sides.length < 2) return null;
  const contour = contourOf(raw.sides);
  const [before = 0] = contourAreas([contourOf(sides)]);
  const pieces = raw.crossed ? uncrossed([contour]) : [contour];
  const areas = contourAreas(pieces).map((area) => area * Math.sign(before));
  const most = Math.max(0, ...areas);
  if (most <= 0 || areas.filter((area) => area > most * CAME_APART).length > 1) return null;
  return pieces[areas.indexOf(most)]!;
};

/** Every contour moved, as many as there were; null where that cannot be. */
export const shifted = (
  contours: readonly (readonly Side[])[],
  distance: (side: Side) => number,
): Path | null => {
  const made = contours.map((sides) => shiftedContour(sides, distance));
  return made.every((contour) => contour !== null) ? made : null;
};

/** Everything that is left of the contours when they are moved into the ink: openings may close or come apart. */
export const shiftedFreely = (
  contours: readonly (readonly Side[])[],
  distance: (side: Side) => number,
): Path => uncrossed(contours.map((sides) => contourOf(shiftedRaw(sides, distance).sides)));
