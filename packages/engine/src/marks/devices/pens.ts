import { move } from "../../geometry/form.ts";
import { rotation } from "../../geometry/path.ts";
import { type Drawing, GRID } from "../family.ts";
import { CENTRE, type Device, type DeviceSubject, moved } from "./device.ts";

/** How much narrower: bars and folds bear it, circles do not. */
const SLENDER: Readonly<Record<string, number>> = { slender: 0.78, slim: 0.88, broad: 1.2 };

const built =
  (wide: number) =>
  ({ drawing }: DeviceSubject): Drawing => ({
    ...drawing,
    layers: drawing.layers.map((each) => ({
      ...each,
      form: move(each.form, [wide, 0, 0, 1, (GRID / 2) * (1 - wide), 0]),
    })),
  });

/** As it is, lying another way. */
const lying =
  (degrees: number) =>
  ({ drawing }: DeviceSubject): Drawing => {
    const turn = rotation(degrees, CENTRE, CENTRE);
    return {
      ...drawing,
      layers: moved(drawing.layers, turn),
      ...(drawing.small ? { small: moved(drawing.small, turn) } : {}),
    };
  };

export const TURNED: Device = {
  id: "turned",
  share: 0.8,
  mood: { grave: -0.2 },
  // Only what has no up or down.
  spoils:
    /^(?!waves\/(?:clipped-\d-disc|yin)|rings\/(?:pair|vesica|clasp|orbit)|sliced-disc\/(?:slant|split|slip|eclipse)|tile-grid\/(?:pinwheel|turning|four|disc|half-mill|drops)|radial\/(?:petals|drops|asterisk|mill)|arcs\/(?:half|facing|ripple)|dots\/(?:seven|phases))/,
  suits: ["figure"],
  adds: [],
  cases: Object.fromEntries([15, 45, -15, 75, -45].map((degrees) => [String(degrees), lying(degrees)])),
};

/** Figures of straight edges: a narrower circle is an egg. */
const ROUND_ONES =
  /^(?!chevrons\/(?:stack|diamond)|fold|bars-circles\/(?:sound|steps)|scene\/(?:bolt|wing|rocket|sailboat|skyline|tent|crown|rook))/;

export const BUILT: Device = {
  id: "built",
  share: 1,
  mood: { grave: 0.3 },
  spoils: ROUND_ONES,
  suits: ["figure"],
  adds: [],
  cases: Object.fromEntries(Object.entries(SLENDER).map(([id, wide]) => [id, built(wide)])),
};
