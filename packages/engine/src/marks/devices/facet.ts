import { cut, meet } from "../../geometry/form.ts";
import type { Path } from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { mirrorAxis, waistOf } from "../anatomy.ts";
import { type Drawing, GRID, layer } from "../family.ts";
import { CENTRE, type Device, type Sitter } from "./device.ts";

const isOneInk = ({ drawing }: Sitter): boolean =>
  drawing.layers.every(({ ink }) => ink === "primary") || drawing.layers.every(({ ink }) => ink === "ink");

/** More parts than these say enough by themselves. */
const WHOLE_ENOUGH = 3;

/** One side of it in the second ink, the hand's gap between. */
const parted = ({ drawing, whole }: Sitter, side: Path, groove: Path): Drawing => ({
  layers: [
    layer(cut(cut(whole, groove), side), "primary"),
    layer(meet(cut(whole, groove), side), "secondary"),
  ],
  facts: {
    ...drawing.facts,
    parts: drawing.facts.parts + 1,
    events: [...drawing.facts.events.slice(0, 1), "cut"],
  },
});

/** Along the form's own mirror axis: nothing is cut where nothing meets. */
const folded =
  (right: boolean) =>
  (sitter: Sitter): Drawing | null => {
    if (!isOneInk(sitter) || sitter.drawing.facts.parts > WHOLE_ENOUGH) return null;
    const axis = mirrorAxis(sitter.whole);
    if (axis === null || Math.abs(axis - CENTRE) > 1) return null;
    const half = rect(right ? axis : axis - 2 * GRID, -GRID, 2 * GRID, 3 * GRID);
    const { gap } = sitter.hand;
    return parted(sitter, half, rect(axis - gap / 2, -GRID, gap, 3 * GRID));
  };

/** At its waist, where a neck or a stem begins. */
const jointed = (sitter: Sitter): Drawing | null => {
  if (!isOneInk(sitter) || sitter.drawing.facts.parts > WHOLE_ENOUGH) return null;
  const level = waistOf(sitter.whole);
  if (level === null) return null;
  const { gap } = sitter.hand;
  return parted(sitter, rect(-GRID, level, 3 * GRID, 2 * GRID), rect(-GRID, level - gap / 2, 3 * GRID, gap));
};

export const FACET: Device = {
  id: "facet",
  share: 2,
  mood: { sharp: 0.3 },
  suits: ["picture"],
  cases: {
    right: folded(true),
    left: folded(false),
    joint: jointed,
  },
};
