import { cut, meet } from "../../geometry/form.ts";
import type { Path } from "../../geometry/path.ts";
import { rect } from "../../geometry/primitives.ts";
import { mirrorAxis, waistOf } from "../anatomy.ts";
import { type Drawing, GRID, layer } from "../family.ts";
import { CENTRE, type Device, type DeviceSubject } from "./device.ts";

const isOneInk = ({ drawing }: DeviceSubject): boolean =>
  drawing.layers.every(({ ink }) => ink === "primary") || drawing.layers.every(({ ink }) => ink === "ink");

/** More parts than these say enough by themselves. */
const WHOLE_ENOUGH = 3;

/** One side of it in the second ink, the brand's gap between. */
const parted = ({ drawing, whole }: DeviceSubject, side: Path, groove: Path): Drawing => ({
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
  (subject: DeviceSubject): Drawing | null => {
    if (!isOneInk(subject) || subject.drawing.facts.parts > WHOLE_ENOUGH) return null;
    const axis = mirrorAxis(subject.whole);
    if (axis === null || Math.abs(axis - CENTRE) > 1) return null;
    const half = rect(right ? axis : axis - 2 * GRID, -GRID, 2 * GRID, 3 * GRID);
    const { gap } = subject.traits;
    return parted(subject, half, rect(axis - gap / 2, -GRID, gap, 3 * GRID));
  };

/** At its waist, where a neck or a stem begins. */
const jointed = (subject: DeviceSubject): Drawing | null => {
  if (!isOneInk(subject) || subject.drawing.facts.parts > WHOLE_ENOUGH) return null;
  const level = waistOf(subject.whole);
  if (level === null) return null;
  const { gap } = subject.traits;
  return parted(subject, rect(-GRID, level, 3 * GRID, 2 * GRID), rect(-GRID, level - gap / 2, 3 * GRID, gap));
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
