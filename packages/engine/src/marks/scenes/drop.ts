import { cut, meet } from "../../geometry/form.ts";
import { disc, dropPath } from "../../geometry/primitives.ts";
import { among, facts, layer } from "../family.ts";
import type { Scene } from "../seen-thing.ts";
import { waveBand } from "../waves.ts";

export const DROP_WAVE: Scene = {
  id: "drop-wave",
  isPliant: true,
  tapers: true,
  ideas: ["drop", "water", "wave", "care", "flow", "rain"],
  words: ["drop", "droplet", "water"],
  goesWith: ["rain", "oil", "dew"],
  has: ["wave"],
  isOpen: true,
  promise: 0.915,
  draw: ({ gap, variation: [swell, level], construction: [long, high, light, slender] }) => {
    const phase = [0.42, 0.92, 0.17][swell]!;
    const water = [15, 13.2, 17][level]!;
    // Long waves or short ones, calm or rough.
    const [period, amplitude] = [among(long, 18, 12, 24, 9), among(high, 1.6, 2.3, 1, 1.6)];
    const drop = dropPath(12, among(slender, 0, -3, 1.6, 0), 15, among(slender, 9, 8.4, 9, 8.7));
    // A light in the water, two, or none.
    const lights = among(light, [], [disc(8.6, 19, 1.7)], [], [disc(15, 18.6, 2), disc(10.4, 20.4, 1.3)]);
    const line = (y: number, width: number) =>
      waveBand({ from: -2, to: 26, y, period, amplitude, width, phase });
    return {
      layers: [
        layer(cut(drop, line(water + 12 - gap / 2, 24)), "secondary"),
        layer(cut(meet(drop, line(water + 12 + gap / 2, 24)), ...lights), "primary"),
      ],
      facts: facts({ gaps: [gap], radii: [9], symmetry: "none", parts: 2, events: ["colour"] }),
    };
  },
};
