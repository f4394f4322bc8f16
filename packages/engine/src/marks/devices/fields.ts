import { cut, type Form, meet, move } from "../../geometry/form.ts";
import type { Path } from "../../geometry/path.ts";
import { type Drawing, type Layer, layer } from "../family.ts";
import { at, CENTRE, type Device, type DeviceSubject, FIELDS, HALVES, scaleInto } from "./device.ts";

/** Fields in which a disc would only be a ring. */
const ROUND_FIELDS = new Set(["disc", "scallop", "drop-left", "drop-right"]);

/** Where a field of two inks is parted, by the name. */
const PARTED = [HALVES.right, HALVES.foot, HALVES.rising, HALVES.falling] as const;

/** A field with a hole; where two colours were asked for, its halves are of one each, as on a shield. */
const holed = (field: Path, hole: Form, { twoInks, traits }: DeviceSubject): Layer[] => {
  if (!twoInks) return [layer(cut(field, hole), "primary")];
  const half = PARTED[traits.bearing % PARTED.length]!;
  return [layer(cut(cut(field, half), hole), "primary"), layer(cut(meet(field, half), hole), "secondary")];
};

/** How much of a field's room the hole takes, by the name; in less than this all fields look alike. */
const SIZES = [1, 1.09, 0.93] as const;

/** A hole in a field. */
const held =
  (name: string) =>
  (subject: DeviceSubject): Drawing | null => {
    if (subject.round && ROUND_FIELDS.has(name)) return null;
    // A wavy edge belongs to a round pen; beside a flat one it is a cog.
    if (name === "scallop" && subject.traits.cap !== "round") return null;
    const { path, side, diagonal, y } = FIELDS[name]!;
    const shape = move(
      subject.whole,
      at(scaleInto(subject, side, diagonal) * SIZES[subject.traits.variation[3]], CENTRE, y),
    );
    return {
      layers: holed(path, shape, subject),
      facts: { ...subject.drawing.facts, strokes: [], parts: 2, events: ["bleed"] },
      small: subject.drawing.layers,
    };
  };

export const HELD: Device = {
  id: "held",
  fields: true,
  adds: ["field", "badge", "frame"],
  // If the concept calls for it, it comes before what only distinguishes brands.
  share: 4,
  mood: { new: 0.3, machine: 0.3 },
  // Three holes about a middle, in a field, warn of radiation; four quarters forbid.
  spoils: /^(?:waves|rings\/trefoil|tile-grid\/(?:turned|pinwheel))/,
  suits: ["picture", "figure", "line"],
  cases: Object.fromEntries(Object.keys(FIELDS).map((name) => [name, held(name)])),
};
