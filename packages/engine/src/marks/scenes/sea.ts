import { cut, meet, named } from "../../geometry/form.ts";
import { disc, rect } from "../../geometry/primitives.ts";
import { among, by, facts, GRID, layer } from "../family.ts";
import type { Scene } from "../seen-thing.ts";
import { waveBand } from "../waves.ts";

const CENTRE = GRID / 2;
const WORLD = disc(CENTRE, CENTRE, CENTRE);

export const SUN_SEA: Scene = {
  id: "sun-sea",
  ideas: ["sea", "sun", "horizon", "wave", "water", "calm", "dawn", "journey"],
  words: ["sun", "sea", "ocean", "sunset", "sunrise"],
  goesWith: ["beach", "wave", "waves", "water", "coast"],
  has: ["wave"],
  suggests: ["circle", "horizon"],
  isRound: true,
  isOpen: true,
  promise: 0.924,
  draw: ({
    gap,
    build,
    variation: [swell, height, , level, second],
    construction: [start, sky, more, sun],
  }) => {
    const g = Math.max(gap, 1.75);
    const period = [12, 24, 8][swell]!;
    const amplitude = Math.min([1.5, 2.4, 1.1][height]!, period * 0.14);
    // The water stands high or low, in one body or two.
    const shore = [12, 9, 15][level]! + [0, 0.9, -0.9, 1.6, -1.6][build]!;
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
    // The sky is clear, or has a sun in it, or a line of haze; or there is no sky but the sun.
    const at = among(sun, 12, 8.5, 15.5, 12);
    const clear = among(
      sky,
      [],
      // Half in the water already.
      [disc(at, shore - 0.6, by(height, 3.4, 4.4, 2.7))],
      [disc(at, shore * 0.52, Math.min(shore * 0.27, by(height, 3, 2.4, 3.6)))],
      level === 1 ? [] : [rect(0, shore * 0.42, GRID, g * 0.8)],
    );
    const sunOnly = sky === 0 && sun > 0;
    const heaven = sunOnly ? disc(at, shore - by(height, 2, 4, 0.5), by(height, 7.5, 6.5, 8)) : WORLD;
    const sea = line(shore + 12, 24);
    // In one body, in two, or in three where it is deep enough.
    const deep = 24 - shore;
    const parted = by(second, [0.5], [], deep > 11 ? [0.36, 0.7] : [0.42]);
    const grooves = parted.map((share) => line(shore + deep * share + 0.4, g));
    const water = named("water", grooves.length === 0 ? sea : cut(sea, ...grooves));
    return {
      layers: [
        layer(meet(WORLD, water), "primary"),
        layer(cut(heaven, line(shore + 12 - g, 24), ...clear), "secondary"),
      ],
      facts: facts({ gaps: [g], radii: [12], symmetry: "mirror", parts: 3, events: ["colour"] }),
    };
  },
};
