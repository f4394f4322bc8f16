import { cut, meet, parts } from "../geometry/form.ts";
import { type Path, pen } from "../geometry/path.ts";
import { disc, rect, roundRect } from "../geometry/primitives.ts";
import { among, by, type Family, facts, GRID, layer, type MarkContext, type Variant } from "./family.ts";

const CENTRE = GRID / 2;
/** Handle length over half a period at which a cubic lies within 1 % of a sine. */
const SINE_HANDLE = 0.3642;

export interface Wave {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly period: number;
  readonly amplitude: number;
  /** Height of the band, measured upright. */
  readonly width: number;
  /** Where the crest stands, in periods. */
  readonly phase?: number;
}

/** A band between two like sines, crest first; its ends are upright. */
export const waveBand = ({ from, to, y, period, amplitude, width, phase = 0 }: Wave): Path => {
  const half = period / 2;
  const start = from - ((((from / period - phase) % 1) + 1) % 1) * period;
  const crests: number[] = [];
  for (let x = start; x < to + period; x += half) crests.push(x);
  const level = (index: number) => y + (index % 2 === 0 ? -amplitude : amplitude);
  const handle = half * SINE_HANDLE;
  const drawn = pen(crests[0]!, level(0) - width / 2);
  for (let index = 1; index < crests.length; index++) {
    const [x0, x1] = [crests[index - 1]!, crests[index]!];
    const [y0, y1] = [level(index - 1) - width / 2, level(index) - width / 2];
    drawn.curve(x0 + handle, y0, x1 - handle, y1, x1, y1);
  }
  drawn.line(crests[crests.length - 1]!, level(crests.length - 1) + width / 2);
  for (let index = crests.length - 1; index > 0; index--) {
    const [x0, x1] = [crests[index]!, crests[index - 1]!];
    const [y0, y1] = [level(index) + width / 2, level(index - 1) + width / 2];
    drawn.curve(x0 - handle, y0, x1 + handle, y1, x1, y1);
  }
  return drawn.path();
};

/** How much a brand's waves swing, and whether they grow towards the viewer, away, or not. */
const SWINGS = [1, 0.72, 1.35] as const;
const PACES = [1, 1.4, 1 / 1.4] as const;

/** Where the lines between bands lie when each band is `ratio` times the one above. */
const lines = (count: number, ratio: number): number[] => {
  const heights = Array.from({ length: count }, (_, index) => ratio ** index);
  const unit = GRID / heights.reduce((sum, height) => sum + height, 0);
  let y = 0;
  return heights.slice(0, -1).map((height) => {
    y += height * unit;
    return y;
  });
};

const variants = ({ traits }: MarkContext): Variant[] => {
  const [one, two, , three] = traits.variation;
  const [start, heavy, skew] = traits.construction;
  const made: Variant[] = [];
  for (const [count, shape, period] of [
    [3, "disc", 12],
    [4, "disc", 12],
    [3, "disc", 24],
    [3, "square", 12],
    [3, "square", 24],
  ] as const) {
    made.push({
      id: `clipped-${count}-${shape}-${period}`,
      ideas: ["wave", "water", "sea", "flow", "calm", "music", "rhythm", "wind"],
      parameters: { count, shape, period, gap: traits.gap },
      promise: shape === "disc" ? 0.84 : 0.74,
      draw: () => {
        // Where a brand's wave begins, how deep its grooves are, and whether the last swings more than the first.
        const gap = Math.max(traits.gap, 1.75) * among(heavy, 1, 1, 1.3, 0.9);
        const amplitude = (period === 24 ? 2.5 : 1.75) * SWINGS[one];
        const phase =
          period === 24
            ? among(start, 0.25, 0.75, 0.1, 0.6)
            : by(three, 0, 0.5, 0.25) + among(start, 0, 0, 0.12, -0.12);
        const swing = (index: number) =>
          amplitude * (1 + among(skew, 0, 0, 0.35, -0.35) * (index - (count - 2) / 2));
        const frame =
          shape === "disc" ? disc(CENTRE, CENTRE, CENTRE) : roundRect(0, 0, GRID, GRID, GRID * 0.22);
        const levels = lines(count, count === 4 ? 1 : PACES[two]);
        const grooves = levels.map((y, index) =>
          waveBand({ from: -1, to: GRID + 1, y, period, amplitude: swing(index), width: gap, phase }),
        );
        const whole = cut(frame, ...grooves);
        // The colour lies on the lowest band: the water under the waves.
        const under = waveBand({
          from: -1,
          to: GRID + 1,
          y: levels.at(-1)! + GRID / 2,
          period,
          amplitude: swing(count - 2),
          width: GRID,
          phase,
        });
        return {
          layers: [layer(cut(whole, under), "primary"), layer(meet(whole, under), "secondary")],
          facts: facts({
            gaps: [gap],
            radii: [CENTRE],
            angles: [45],
            symmetry: period === 24 ? "turn" : "mirror",
            parts: count,
            events: ["colour"],
          }),
        };
      },
    });
  }
  for (const tilt of [0, 1]) {
    made.push({
      id: `yin-${tilt}`,
      ideas: ["balance", "calm", "flow", "unity", "sea", "horizon", "exchange", "water", "care"],
      parameters: { tilt },
      promise: 0.8,
      draw: () => {
        const gap = traits.gap;
        const amplitude = 3 * SWINGS[one];
        const level = CENTRE + by(two, 0, -2.5, 2.5);
        const groove = waveBand({
          from: -1,
          to: GRID + 1,
          y: level,
          period: GRID,
          amplitude,
          width: gap,
          phase: tilt === 0 ? 0.25 : 0.75,
        });
        const under = waveBand({
          from: -1,
          to: GRID + 1,
          y: level + GRID / 2,
          period: GRID,
          amplitude,
          width: GRID,
          phase: tilt === 0 ? 0.25 : 0.75,
        });
        const whole = cut(disc(CENTRE, CENTRE, CENTRE), groove);
        return {
          layers: [layer(cut(whole, under), "secondary"), layer(meet(whole, under), "primary")],
          facts: facts({ gaps: [gap], radii: [CENTRE], symmetry: "turn", parts: 2, events: ["colour"] }),
        };
      },
    });
  }
  for (const count of [2, 3]) {
    made.push({
      id: `free-${count}`,
      ideas: ["wave", "sea", "water", "flow", "wind", "music", "signal", "journey"],
      parameters: { count, stroke: traits.stroke, gap: traits.gap },
      promise: 0.66,
      draw: () => {
        const width = (count === 2 ? traits.stroke * 1.25 : traits.stroke) * among(heavy, 1, 1, 1.2, 0.85);
        const pitch = width + Math.max(traits.gap, width * 0.6);
        const period = by(one, 16, 12, 24);
        const amplitude = 2.25 * SWINGS[two];
        // Where they begin, and whether each swings with the one above or lags behind it.
        const phase = among(start, 0, 0.5, 0.25, 0.75);
        const lag = among(skew, 0, 0, 0.12, -0.12);
        const bands = Array.from({ length: count }, (_, index) =>
          waveBand({
            from: 0,
            to: GRID,
            y: index * pitch,
            period,
            amplitude,
            width,
            phase: phase + lag * index,
          }),
        );
        const clip = rect(0, -GRID, GRID, 3 * GRID);
        return {
          layers: [
            layer(meet(parts(...bands.slice(0, -1)), clip), "primary"),
            layer(meet(bands[count - 1]!, clip), "secondary"),
          ],
          facts: facts({
            strokes: [width],
            gaps: [pitch - width],
            parts: count,
            symmetry: "none",
            events: ["colour"],
          }),
        };
      },
    });
  }
  return made;
};

export const waves: Family = {
  id: "waves",
  suits: "Water, sound, air, calm: even bands that swing together, held by a disc or a square.",
  depends: [],
  mood: { sharp: -0.6, loud: -0.4 },
  variants,
};
