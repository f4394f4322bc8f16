/** One thing over the other, on one axis, with ground between them. */

import { solid } from "../../geometry/form.ts";
import { bounds, type Path, transform } from "../../geometry/path.ts";
import type { Traits } from "../family.ts";
import { GRID } from "../family.ts";
import { does, hasFace } from "./manners.ts";
import type { Composition, Couple, Operator } from "./operator.ts";
import { bitsOf, type Piece, SIDE, UNIT } from "./piece.ts";
import { CENTRE, matrixOf } from "./place.ts";
import { topOf, withoutSteam } from "./skyline.ts";

/** The guest over the host, by the sides of squares as large as their boxes, and no wider than it. */
const SECOND = 0.8;
const WIDEST = 0.96;
/** Of its own height the guest comes down this far between what rises from the host. */
const DEEPEST = 0.3;

/** What covers the host is wider than it. */
const COVERS = 1.16;

/** Both as large as each other nearly: what is stacked is small enough. */
function scaleOf(host: Path, guest: Path, isCover: boolean, second: number): number {
  const [lower, upper] = [bounds(host), bounds(guest)];
  if (isCover) return (COVERS * lower.width) / upper.width;
  const even = (second * Math.sqrt(lower.width * lower.height)) / Math.sqrt(upper.width * upper.height);
  return Math.min(1, even, (WIDEST * Math.max(lower.width, lower.height * 0.7)) / upper.width);
}

const FLIP = [1, 0, 0, -1, 0, GRID] as const;

/** How far down the upper one can come over the middle of the lower one; both with their middles on the grid's. */
function dropOf(upper: Path, lower: Path, gap: number): number {
  const under = topOf(bitsOf(solid(transform(upper, FLIP))));
  const top = topOf(bitsOf(solid(lower)));
  const reach = Math.ceil((gap * 0.7) / UNIT);
  const rooms = under.flatMap((row, column) => {
    const near = top.slice(Math.max(0, column - reach), column + reach + 1);
    const rows = near.filter((each) => each !== null);
    return row === null || rows.length === 0 ? [] : [(Math.min(...rows) - (SIDE - row)) * UNIT];
  });
  return rooms.length > 0 ? Math.min(...rooms) - gap : Number.POSITIVE_INFINITY;
}

/** The guest above the host, or below it where the whole stands on its head. */
function stack(
  host: Path,
  guest: Path,
  x: number,
  { gap }: Traits,
  { isOpen = true, isCover = false, second = SECOND } = {},
) {
  const scale = scaleOf(host, guest, isCover, second);
  const placed = transform(guest, matrixOf({ scale, x, y: CENTRE }));
  const [box, own] = [bounds(host), bounds(placed)];
  const free = box.y - gap - (own.y + own.height);
  const drop = isOpen ? Math.min(dropOf(placed, host, gap), free + DEEPEST * own.height) : free;
  return { guest: transform(placed, [1, 0, 0, 1, 0, Math.max(free, drop)]), least: scale * 0.75 };
}

/** What is in the sky over a thing is smaller than it, and smaller still over two. */
const IN_THE_SKY = { ofTwo: 0.6, ofThree: 0.42 };

const standing = ({ host, guest, traits, isThird }: Couple): Composition => {
  const body = withoutSteam(host);
  const { guest: placed, least } = stack(body, guest.path, host.axis ?? crestOf(host, body), traits, {
    // What comes down between a creature's ears stands in its face.
    isOpen: !hasFace(host.word),
    isCover: does("covering", guest.word),
    ...(does("hovering", guest.word)
      ? { second: isThird ? IN_THE_SKY.ofThree : IN_THE_SKY.ofTwo }
      : isThird
        ? { second: IN_THE_SKY.ofTwo }
        : {}),
  });
  return { host: solid(body), guest: solid(placed), least };
};

const above: Operator = {
  id: "above",
  phrase: "above",
  promise: 0.6,
  bonds: ["above", "steam"],
  whole: 0.3,
  isApart: true,
  compose: standing,
};

/** "On" is said of the moon and a mountain, too. */
const over: Operator = {
  ...above,
  id: "over",
  bonds: ["atop"],
  isAsked: true,
  compose: (couple) =>
    does("hovering", couple.guest.word) || does("covering", couple.guest.word) ? standing(couple) : null,
};

const below: Operator = {
  id: "below",
  phrase: "under",
  promise: 0.5,
  bonds: ["under"],
  whole: 0.3,
  isApart: true,
  isAsked: true,
  compose: ({ host, guest, traits }) => {
    const { x, width } = host.box;
    const [upper, lower] = [host.path, guest.path].map((path) => transform(path, FLIP));
    const { guest: placed, least } = stack(upper!, lower!, host.axis ?? x + width / 2, traits);
    return { host: solid(host.path), guest: solid(transform(placed, FLIP)), least };
  },
};

/** The middle of what a host is broadest at: its handle does not count. */
function crestOf({ bits }: Piece, body: Path): number {
  const { y, height } = bounds(body);
  const row = Math.min(SIDE - 1, Math.floor((y + height * 0.12) / UNIT));
  const line = bits.subarray(row * SIDE, (row + 1) * SIDE);
  const [first, last] = [line.indexOf(1), line.lastIndexOf(1)];
  return first < 0 ? CENTRE : ((first + last + 1) / 2) * UNIT;
}

export const STACKED: readonly Operator[] = [above, over, below];
