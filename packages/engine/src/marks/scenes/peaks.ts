import { asForm, cut, join, meet, named } from "../../geometry/form.ts";
import type { Path } from "../../geometry/path.ts";
import { disc, polygon, rect } from "../../geometry/primitives.ts";
import { among, by, facts, layer } from "../family.ts";
import type { Scene } from "../seen-thing.ts";

/** Peaks that stand by themselves. */
export const PEAKS: readonly Scene[] = [
  {
    id: "mountain-sun",
    ideas: ["mountain", "peak", "sun", "dawn", "strength"],
    words: ["mountain", "mountains", "peak", "summit", "sunrise"],
    goesWith: ["sun"],
    has: ["sun"],
    suggests: ["circle"],
    isOpen: true,
    promise: 0.897,
    draw: ({ gap, build, variation: [lean, sun, , high, snow], construction: [made, shoulder] }) => {
      const top = [9.5, 6.5, 12][lean]!;
      const radius = [7, 5.5, 8.5][sun]!;
      const level = [10, 6.5, 13.5][high]!;
      const foot = 21 + [0, -1.8, 1.4, -0.9, 0.7][build]!;
      const plain = polygon([
        [top, 3],
        [foot, 21],
        [-2, 21],
      ]);
      // One peak, or one with a shoulder before it, high or low.
      const second = (rise: number) =>
        polygon([
          [top - 7, rise],
          [top + 2, 21],
          [top - 7 - (21 - rise) * 0.8, 21],
        ]);
      const peak = among(
        shoulder,
        asForm(plain),
        join(plain, second(10)),
        asForm(plain),
        join(plain, second(14)),
      );
      const slope = (foot - top) / 18;
      const halo = polygon([
        [top, 3 - gap * Math.hypot(1, 1 / slope)],
        [foot + gap * Math.hypot(1, slope), 21],
        [-6, 21],
      ]);
      // The sun is whole, a ring, or lies in haze.
      const whole = disc(18, level, radius);
      const lit = among(
        made,
        asForm(whole),
        cut(whole, disc(18, level, radius * 0.5)),
        asForm(whole),
        cut(whole, rect(0, level + radius * 0.15, 30, gap * 0.8)),
      );
      return {
        layers: [
          // Its foot in one line of water, or not.
          layer(named("mountain", snow === 1 ? cut(peak, rect(-9, 15, 36, gap * 0.9)) : peak), "primary"),
          layer(named("sun", cut(meet(lit, rect(0, -4, 30, 25)), halo)), "secondary"),
        ],
        facts: facts({
          gaps: [gap],
          radii: [7],
          angles: [57],
          symmetry: "none",
          parts: 2,
          events: ["overlap"],
        }),
      };
    },
  },
  {
    id: "twin-peaks",
    isPliant: true,
    tapers: true,
    ideas: ["mountain", "peak", "strength"],
    words: ["mountain", "mountains", "peaks", "summit", "alps", "ridge"],
    isOpen: true,
    promise: 0.896,
    draw: ({ gap, variation: [one, two] }) => {
      // Slopes of one pitch, so that the gap between the two stays even.
      const pitch = by(one, 13 / 7.6, 1.35, 2.1);
      const peak = (x: number, top: number, grow = 0): Path => {
        const reach = (21 - top) / pitch;
        return polygon([
          [x, top - grow * Math.hypot(1, pitch)],
          [x + reach + grow * Math.hypot(1, 1 / pitch), 21],
          [x - reach - grow * Math.hypot(1, 1 / pitch), 21],
        ]);
      };
      const low = by(two, 8, 10.5, 6.5);
      const near = peak(7.6, low);
      const halo = peak(7.6, low, gap);
      const far = peak(14.6, 3);
      return {
        layers: [layer(asForm(near), "primary"), layer(cut(far, halo), "secondary")],
        facts: facts({ gaps: [gap], angles: [59], symmetry: "none", parts: 2, events: ["overlap"] }),
      };
    },
  },
];
