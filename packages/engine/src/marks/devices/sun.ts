import { asForm, cut, type Form, move, solid } from "../../geometry/form.ts";
import { disc } from "../../geometry/primitives.ts";
import { resolve } from "../../geometry/resolve.ts";
import { type Drawing, layer } from "../family.ts";
import type { Device, DeviceSubject } from "./device.ts";

/** Before a disc that it covers in part: the sun behind it, parted from it by the gap. */
const before =
  (x: number, y: number, radius: number) =>
  ({ drawing, whole, traits }: DeviceSubject): Drawing | null => {
    // A picture from a set had two tones because nothing else suited it; before the sun it has one.
    const body = drawing.source
      ? drawing.layers.map((each) => ({ ...each, ink: "primary" as const }))
      : drawing.layers;
    // Its outlines once, and cut one after the other: eight copies with their own booleans, joined first, cost half a second.
    const outline = solid(resolve(whole));
    const clear = [0, 45, 90, 135, 180, 225, 270, 315].reduce<Form>(
      (left, degrees) => {
        const turn = (degrees * Math.PI) / 180;
        return cut(
          left,
          move(outline, [1, 0, 0, 1, traits.gap * Math.cos(turn), traits.gap * Math.sin(turn)]),
        );
      },
      asForm(disc(x, y, radius)),
    );
    return {
      layers: [...body, layer(clear, "secondary")],
      facts: {
        ...drawing.facts,
        radii: [...drawing.facts.radii.slice(0, 1), radius],
        parts: drawing.facts.parts + 1,
        events: [...drawing.facts.events.slice(0, 1), "overlap"],
      },
    };
  };

/** What is seen against the sky, and has no sun or moon of its own. */
const SUNNY = new Set(
  "bird perched-bird swallow twin-peaks skyline house bridge wheat tree pine tree-leaf tree-discs sailboat tent lighthouse balloon".split(
    " ",
  ),
);

export const SUN: Device = {
  id: "sun",
  share: 1,
  mood: { machine: -0.4, loud: -0.1 },
  suits: ["picture", "line"],
  adds: ["sun", "moon", "sunrise", "sunset", "circle", "disc"],
  scenes: SUNNY,
  cases: {
    right: before(18.5, 7, 8),
    left: before(5.5, 7, 8),
    behind: before(12, 9, 10.5),
  },
};
