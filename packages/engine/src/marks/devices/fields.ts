import { cut, type Form, meet, move } from "../../geometry/form.ts";
import type { Path } from "../../geometry/path.ts";
import { ink, rasterise } from "../../geometry/raster.ts";
import { type Drawing, GRID, type Layer, layer } from "../family.ts";
import { at, CENTRE, type Device, FIELDS, HALVES, type Sitter, scaleInto } from "./device.ts";

/** Fields in which a disc would only be a ring. */
const ROUND_FIELDS = new Set(["disc", "scallop", "drop-left", "drop-right"]);

/** Where a field of two inks is parted, by the name. */
const PARTED = [HALVES.right, HALVES.foot, HALVES.rising, HALVES.falling] as const;

/** A field with a hole; where two colours were asked for, its halves are of one each, as on a shield. */
const holed = (field: Path, hole: Form, { twoInks, hand }: Sitter): Layer[] => {
  if (!twoInks) return [layer(cut(field, hole), "primary")];
  const half = PARTED[hand.bearing % PARTED.length]!;
  return [layer(cut(cut(field, half), hole), "primary"), layer(cut(meet(field, half), hole), "secondary")];
};

/** How much of a field's room the hole takes, by the name; in less than this all fields look alike. */
const SIZES = [1, 1.09, 0.93] as const;

/** A hole in a field. */
const held =
  (name: string) =>
  (sitter: Sitter): Drawing | null => {
    if (sitter.round && ROUND_FIELDS.has(name)) return null;
    // A wavy edge belongs to a round pen; beside a flat one it is a cog.
    if (name === "scallop" && sitter.hand.cap !== "round") return null;
    const { path, side, diagonal, y } = FIELDS[name]!;
    const shape = move(
      sitter.whole,
      at(scaleInto(sitter, side, diagonal) * SIZES[sitter.hand.whim[3]], CENTRE, y),
    );
    return {
      layers: holed(path, shape, sitter),
      facts: { ...sitter.drawing.facts, strokes: [], parts: 2, events: ["bleed"] },
      small: sitter.drawing.layers,
    };
  };

/** Of a thing that is shown in part, this much must be seen. */
const SEEN_SHARE = 0.72;

/** Grown until it leaves its field at one side: shown in part, known as a whole. */
const bled =
  (name: string, dx: number, dy: number) =>
  (sitter: Sitter): Drawing | null => {
    const shape = move(sitter.whole, at(1, CENTRE + dx, CENTRE + dy));
    const frame = { x: -GRID / 2, y: -GRID / 2, width: 2 * GRID, height: 2 * GRID };
    const inside = ink(rasterise(meet(shape, FIELDS[name]!.path), 64, frame).bits);
    if (inside < SEEN_SHARE * ink(rasterise(shape, 64, frame).bits)) return null;
    return {
      layers: holed(FIELDS[name]!.path, shape, sitter),
      facts: { ...sitter.drawing.facts, strokes: [], parts: 2, events: ["bleed"] },
    };
  };

export const HELD: Device = {
  id: "held",
  share: 1,
  mood: { new: 0.3, machine: 0.3 },
  // Three holes about a middle, in a field, warn of radiation.
  spoils: /^rings\/trefoil/,
  suits: ["picture", "figure", "line"],
  cases: Object.fromEntries(Object.keys(FIELDS).map((name) => [name, held(name)])),
};

export const BLED: Device = {
  id: "bled",
  share: 1.5,
  mood: { loud: 0.4, new: 0.3 },
  spoils: /^(?:dots|scene\/(?:owl|cat|bear|turtle))/,
  suits: ["picture", "figure"],
  cases: Object.fromEntries(
    Object.keys(FIELDS)
      .filter((name) => !["hexagon", "scallop", "shield"].includes(name))
      .flatMap((name) =>
        Object.entries({ right: [7, 6], left: [-7, 6], foot: [0, 7] } as const).map(([side, [dx, dy]]) => [
          `${name}-${side}`,
          bled(name, dx, dy),
        ]),
      ),
  ),
};
