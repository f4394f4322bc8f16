/** Where a third thing stands to two that are joined: in a corner of the sky over them, or as a field behind them. */

import { cut, extent, type Form, grow, meet, solid } from "../../geometry/form.ts";
import { bounds, type Path, transform } from "../../geometry/path.ts";
import { ink, rasterise, squareAround } from "../../geometry/raster.ts";
import type { Traits } from "../family.ts";
import { pieced } from "./made.ts";
import { does, hasFace } from "./manners.ts";
import type { Composition, Couple, Operator } from "./operator.ts";
import { isSurelyHidden, seenBehind, shareLeft } from "./overlaid.ts";
import { bitsOf, depthsOf, SIDE } from "./piece.ts";
import { CENTRE, findPlace, matrixOf } from "./place.ts";

/** A moon over the shoulder of a thing, by the sides of squares as large as their boxes. */
const SKY_SIZES = [0.44, 0.36, 0.3] as const;
/** How far its middle is below the top of what it stands over, of its own height. */
const LEVEL = 0.3;
const STEP = 0.4;

const inSky = (side: 1 | -1): Operator => ({
  id: side === 1 ? "sky-right" : "sky-left",
  phrase: "above",
  promise: side === 1 ? 0.72 : 0.71,
  bonds: ["above"],
  whole: 0,
  isApart: true,
  compose: ({ host, guest, traits }) => {
    if (!does("hovering", guest.word)) return null;
    const around = grow(solid(host.body), traits.gap);
    const { x, y, width, height } = host.box;
    const [share] = SKY_SIZES;
    const scale = (share * Math.sqrt(width * height)) / Math.sqrt(guest.box.width * guest.box.height);
    const at = (along: number): Path =>
      transform(guest.path, matrixOf({ scale, x: along, y: y + LEVEL * guest.box.height * scale }));
    // From the far side towards the middle, until there is only the gap between them.
    const from = side === 1 ? x + width + guest.box.width * scale : x - guest.box.width * scale;
    const middle = x + width / 2;
    let along = from;
    while ((middle - along) * side < 0 && !meets(at(along - side * STEP), around)) along -= side * STEP;
    const placed = at(along);
    if (meets(placed, around)) return null;
    // Over what lies broad, the middle is the better place.
    const promise = width > BROAD * height ? -0.3 : 0;
    return { host: solid(host.path), guest: solid(placed), least: scale, promise };
  },
});
const BROAD = 1.35;

function meets(path: Path, around: Form): boolean {
  const frame = squareAround(bounds(path));
  return ink(rasterise(meet(solid(path), around), SIDE, frame).bits) > 0;
}

/** The side of what is behind others over that of a square as large as their box, and how far its middle is above theirs, of its height. */
const FIELDS = [1.05, 1.2, 1.4, 1.6, 1.8] as const;
const RAISED = [0, 0.14, 0.26] as const;
/** Share of it that is still seen. */
const SEEN = 0.52;

/** What lies behind others whole: it looks out on all sides. */
const field: Operator = {
  id: "field",
  phrase: "behind",
  promise: 0.78,
  bonds: ["behind"],
  whole: 0,
  isAsked: true,
  compose: (couple) => {
    for (const share of FIELDS)
      for (const raised of RAISED) {
        const found = behind(couple, share, raised, couple.traits);
        if (found) return found;
      }
    return null;
  },
};

function behind({ host, guest }: Couple, share: number, raised: number, { gap }: Traits): Composition | null {
  const { x, y, width, height } = extent(solid(host.body));
  const scale = (share * Math.sqrt(width * height)) / Math.sqrt(guest.box.width * guest.box.height);
  const middle = {
    x: x + width / 2 + (CENTRE - guest.box.x - guest.box.width / 2) * scale,
    y: y + height / 2 - raised * guest.box.height * scale,
  };
  const placed = transform(guest.path, matrixOf({ scale, ...middle }));
  // Nothing that is behind others stands deeper than they do.
  const foot = bounds(placed).y + bounds(placed).height;
  if (raised > 0 && foot < y + height / 2) return null;
  if (isSurelyHidden(placed, host.body, gap, SEEN)) return null;
  const left = seenBehind(placed, host.body, gap);
  if (shareLeft(left, solid(placed)) < SEEN) return null;
  return {
    host: solid(host.path),
    guest: left,
    least: 0.5,
    promise: -0.1 * (share - 1),
  };
}

/** How large two that stand in a third are in it, and how far from its edge, in gaps. */
const INSIDE = { most: 0.8, least: 0.36 } as const;
const RIM = 0.9;

/** Two in the silhouette of a third: its openings are closed, for what stands in it is seen instead of them. */
const inside: Operator = {
  id: "inside",
  phrase: "inside",
  promise: 0.84,
  bonds: ["within"],
  whole: 0,
  isAsked: true,
  compose: ({ host, guest, traits }) => {
    if (hasFace(host.word)) return null;
    const whole = grow(solid(host.body), CLOSED * traits.gap);
    const how = { ...INSIDE, wall: RIM * traits.gap, axis: host.axis };
    const place = findPlace(depthsOf(bitsOf(whole)), guest.edge, how);
    if (!place) return null;
    const [placed, body] = [guest.path, guest.body].map((path) => solid(transform(path, matrixOf(place))));
    return {
      host: cut(whole, placed!),
      guest: placed!,
      hole: whole,
      inTwo: { host: cut(whole, grow(body!, traits.gap * MOAT)), guest: placed! },
      least: place.scale,
      promise: -pieced(host),
    };
  },
};
/** What parts a drawing is a gap wide: this much from both sides closes it. */
const CLOSED = 0.7;
/** The ground between two inks, in gaps. */
const MOAT = 0.6;

export const SURROUNDING: readonly Operator[] = [inSky(1), inSky(-1), field, inside];
