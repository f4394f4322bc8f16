import { cut, meet } from "../geometry/form.ts";
import { disc, rect } from "../geometry/primitives.ts";
import { among, by, facts, GRID, layer } from "./family.ts";
import type { Scene } from "./seen-thing.ts";
import { waveBand } from "./waves.ts";

const CENTRE = GRID / 2;
const WORLD = disc(CENTRE, CENTRE, CENTRE);

export const SUN_SEA: Scene = {
  id: "sun-sea",
  ideas: ["sea", "sun", "horizon", "wave", "water", "calm", "dawn", "journey"],
  words: ["sun", "sea", "ocean", "sunset", "sunrise", "beach", "wave", "waves", "water", "coast"],
  promise: 0.88,
  draw: ({ gap, whim: [swell, height, , level, second], grain: [start, sky, more] }) => {
    const g = Math.max(gap, 1.75);
    const period = [12, 24, 8][swell]!;
    const amplitude = Math.min([1.5, 2.4, 1.1][height]!, period * 0.14);
    // The water stands high or low, in one body or two.
    const shore = [12, 9, 15][level]!;
    const line = (y: number, width: number) =>
      waveBand({
        from: -4,
        to: 28,
        y,
        period,
        amplitude: amplitude * among(more, 1, 1.3, 1, 0.8),
        width,
        phase: ((12 / period) % 1) + among(start, 0, 0.25, 0.5, 0.75),
      });
    // The sky is clear, or has a sun in it, or a line of haze.
    const clear = among(
      sky,
      [],
      // Half in the water already.
      [disc(by(swell, 8, 16, 12), shore - 0.6, by(height, 3, 3.8, 2.5))],
      [disc(by(swell, 15.6, 8, 12), shore * 0.52, by(level, 2.7, 2.1, 3.2))],
      level === 1 ? [] : [rect(0, shore * 0.42, GRID, g * 0.8)],
    );
    const sea = line(shore + 12, 24);
    const water = second === 1 ? sea : cut(sea, line((shore + 24) / 2 + 0.4, g));
    return {
      layers: [
        layer(meet(WORLD, water), "primary"),
        layer(cut(disc(12, 12, 12), line(shore + 12 - g, 24), ...clear), "secondary"),
      ],
      facts: facts({ gaps: [g], radii: [12], symmetry: "mirror", parts: 3, events: ["colour"] }),
    };
  },
};
