/** One thing enclosed by the other: as a hole in its ink, in what it leaves open, or in the bay of its contour. */

import { cut, type Form, grow, move, solid } from "../../geometry/form.ts";
import { bounds, contourAreas, flatten, type Path, type Point } from "../../geometry/path.ts";
import { polygon } from "../../geometry/primitives.ts";
import type { Box } from "../../vocabulary.ts";
import { GRID } from "../family.ts";
import { hasFace } from "./manners.ts";
import type { Composition, Operator } from "./operator.ts";
import { bitsOf, depthsOf, type Piece } from "./piece.ts";
import { CENTRE, findPlace, matrixOf, type Place } from "./place.ts";

/** How much larger a hole in a closed host must be than one between the host's openings. */
const WORTH_CLOSING = 1.18;

/** What is open for more than this share of its body is known by that: a globe or a compass that was closed is a disc. A creature's are eyes. */
const CLOSABLE = 0.12;

const openness = ({ body, holes }: Piece): number => {
  const area = (path: Path) => contourAreas(path).reduce((sum, each) => sum + Math.abs(each), 0);
  return area(holes.flat()) / Math.max(1e-6, area(body));
};

/** What surrounds a hole, at least, of the grid's side: 8 %. */
const WALL = 1.9;

const within: Operator = {
  id: "within",
  phrase: "in the negative space of",
  promise: 0.86,
  bonds: ["within", "part", "fused", "with", "steam"],
  whole: 0.5,
  compose: ({ host, guest, traits }) => {
    const how = { most: 0.74, least: 0.45, wall: Math.max(traits.gap, WALL), axis: host.axis };
    const asDrawn = findPlace(depthsOf(host.bits), guest.edge, how);
    const closed =
      host.holes.length > 0 && openness(host) <= CLOSABLE && !hasFace(host.word)
        ? findPlace(depthsOf(bitsOf(solid(host.body))), guest.edge, how)
        : null;
    const isClosed = closed !== null && closed.scale > (asDrawn?.scale ?? 0) * WORTH_CLOSING;
    const place = isClosed ? closed : asDrawn;
    if (!place) return null;
    const whole = isClosed ? closedAround(host, guest, place, traits.gap) : solid(host.path);
    const placed = move(guest.path, matrixOf(place));
    return {
      host: cut(whole, placed),
      guest: placed,
      hole: whole,
      ...(isClosed ? { cuts: ["host"] } : {}),
      inTwo: moated(whole, guest, place, traits.gap),
      least: place.scale,
    };
  },
};
/** The host with the openings closed that the guest would run into. */
export function closedAround({ body, holes }: Piece, guest: Piece, place: Place, wall: number): Form {
  const around = bounds(flattened(guest.path, place));
  const apart = (hole: Box) =>
    hole.x > around.x + around.width + wall ||
    hole.x + hole.width < around.x - wall ||
    hole.y > around.y + around.height + wall ||
    hole.y + hole.height < around.y - wall;
  const left = holes.filter((hole) => apart(bounds(hole)));
  return left.length > 0 ? cut(solid(body), solid(left.flat(), "evenodd")) : solid(body);
}

const flattened = (path: Path, place: Place): Path => {
  const [a, , , d, e, f] = matrixOf(place);
  return flatten(path, 2)
    .filter((points) => points.length > 0)
    .map((points) => ({
      from: [points[0]![0] * a + e, points[0]![1] * d + f],
      segments: points.slice(1).map(([x, y]): Point => [x * a + e, y * d + f]),
    }));
};

/** In its own ink the guest is parted from the host by a gap, and smaller by that. */
export function moated(whole: Form, guest: Piece, place: Place, gap: number): { host: Form; guest: Form } {
  const matrix = matrixOf({ ...place, scale: place.scale * (1 - gap / (GRID * place.scale)) });
  return {
    host: cut(whole, grow(move(solid(guest.body), matrix), gap)),
    guest: move(guest.path, matrix),
  };
}

/** Openings smaller than this share of the grid's side hold nothing. */
const LEAST_OPENING = 0.36;

const counter: Operator = {
  id: "counter",
  phrase: "in the opening of",
  promise: 0.84,
  bonds: ["within", "part", "with"],
  whole: 0.45,
  compose: ({ host, guest, traits }) => {
    // What is open in a creature is its face, or the room under its arm.
    if (hasFace(host.word)) return null;
    const places = host.holes.flatMap((hole) => {
      const { width, height } = bounds(hole);
      if (Math.max(width, height) < LEAST_OPENING * GRID) return [];
      const place = findPlace(depthsOf(bitsOf(solid(hole, "evenodd"))), guest.edge, {
        most: 0.8,
        least: 0.34,
        wall: traits.gap * 0.8,
        axis: host.axis,
      });
      return place ? [place] : [];
    });
    return oriented(places, solid(host.path), guest);
  },
};

const oriented = (places: readonly Place[], host: Form, guest: Piece): Composition | null => {
  const place = places.toSorted((a, b) => b.scale - a.scale)[0];
  return place ? { host, guest: move(guest.path, matrixOf(place)), least: place.scale } : null;
};

/** A bay is bounded by the straight lines over it, a little beyond them. */
const BEYOND = 1.07;
/** A guest that is nearly on the middle of a slender host only stands beside it. */
const LEAST_NESTED = 0.42;

const nested: Operator = {
  id: "nested",
  phrase: "in the bay of",
  promise: 0.8,
  bonds: ["within", "under", "with", "fused", "atop"],
  whole: 0.5,
  compose: ({ host, guest, traits }) => {
    const around = hull(host.edge).map(
      ([x, y]): Point => [CENTRE + (x - CENTRE) * BEYOND, CENTRE + (y - CENTRE) * BEYOND],
    );
    const bay = cut(polygon(around), solid(host.body));
    const place = findPlace(depthsOf(bitsOf(bay)), guest.edge, {
      most: 0.8,
      least: LEAST_NESTED,
      wall: traits.gap * 0.9,
      axis: host.axis,
    });
    return oriented(place ? [place] : [], solid(host.path), guest);
  },
};

/** The convex hull of points (Andrew's chain), clockwise as y points down. */
export function hull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (row: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of row) {
      while (kept.length >= 2 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

export const ENCLOSED: readonly Operator[] = [within, counter, nested];
