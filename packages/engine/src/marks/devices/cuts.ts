import { cut } from "../../geometry/form.ts";
import { rotation, transform } from "../../geometry/path.ts";
import { bar } from "../../geometry/primitives.ts";
import { type Drawing, GRID } from "../family.ts";
import { CENTRE, type Device, type DeviceSubject } from "./device.ts";

const FAR = 3 * GRID;

const withEvent = (drawing: Drawing, event: string, degrees: number): Drawing["facts"] => ({
  ...drawing.facts,
  angles: degrees % 90 === 0 ? drawing.facts.angles : [Math.abs(degrees)],
  symmetry: "none",
  events: [...drawing.facts.events.slice(0, 1), event],
});

/** Strips that part the lower end, closer towards the edge. */
const strips =
  (places: readonly number[], degrees: number) =>
  ({ drawing, height, traits }: DeviceSubject): Drawing => {
    const gap = Math.max(1.5, traits.gap * 0.8);
    const top = CENTRE - height / 2;
    const grooves = places.map((share) =>
      transform(
        bar([CENTRE - FAR, top + height * share], [CENTRE + FAR, top + height * share], gap),
        rotation(degrees, CENTRE, CENTRE),
      ),
    );
    return {
      layers: drawing.layers.map((each) => ({ ...each, form: cut(each.form, ...grooves) })),
      facts: withEvent(drawing, "strips", degrees),
    };
  };

/** What has a foot in water, mist or light. */
const FADING = new Set(
  "mountain-sun twin-peaks sun sailboat house cloud flame balloon pine crescent bean heart whale skyline lighthouse moon-sea tree-discs".split(
    " ",
  ),
);

export const STRIPS: Device = {
  id: "strips",
  share: 0.8,
  mood: { new: 0.3, loud: 0.2 },
  suits: ["picture"],
  adds: ["strip", "stripe", "line", "wave", "water"],
  scenes: FADING,
  cases: {
    one: strips([0.72], 0),
    two: strips([0.62, 0.82], 0),
    three: strips([0.52, 0.7, 0.86], 0),
  },
};
