import { asForm, cut, type Form, move, parts } from "../geometry/form.ts";
import { polar, rotation, scaling, translation } from "../geometry/path.ts";
import { disc, discSlice, rect, sector } from "../geometry/primitives.ts";
import { among, by, type Family, facts, GRID, layer, type MarkContext, type Variant } from "./family.ts";
import { sunrise } from "./sunrise.ts";

const CENTRE = GRID / 2;
const RADIUS = GRID / 2;

/** Heights that fall by a ratio and, with equal gaps, fill a length. */
const falling = (count: number, ratio: number, length: number, gap: number): number[] => {
  const weights = Array.from({ length: count }, (_, index) => ratio ** (count - 1 - index));
  const unit = (length - gap * (count - 1)) / weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight * unit);
};

const slices = (heights: readonly number[], gap: number, top = 0): Form[] => {
  let y = top;
  return heights.map((height) => {
    const slice = discSlice(CENTRE, CENTRE, RADIUS, y, y + height);
    y += height + gap;
    return asForm(slice);
  });
};

const turned = (form: Form, degrees: number): Form => move(form, rotation(degrees, CENTRE, CENTRE));

/** What a brand's variation may choose from: the horizon's height, how slices thin out, where a split lies. */
const HORIZONS = [0.5, 0.4, 0.6] as const;
const RATIOS = [1.35, 1.2, 1.5] as const;
const PACES = [1, 1.3, 1 / 1.3] as const;
const SPLITS = [CENTRE, 8.5, 15.5] as const;
const SLIPS = [0.8, 0.5, 1] as const;
/** How far from the centre a bite is taken, and its radius. */
const BITES = [
  [6.4, 8],
  [7.4, 6.8],
  [5.4, 8.6],
] as const;

const variants = ({ traits }: MarkContext): Variant[] => {
  const {
    gap,
    variation: [one, two, , three],
  } = traits;
  const made: Variant[] = [];
  for (const count of [2, 3]) {
    made.push({
      id: `horizon-${count}`,
      ideas: ["horizon", "sun", "dawn", "calm", "sea", "layers", "rhythm"],
      parameters: { slices: count, gap, ratio: RATIOS[two], horizon: HORIZONS[one] },
      promise: 0.8,
      draw: () => {
        const high = HORIZONS[one] * GRID - gap / 2;
        const low = falling(count, RATIOS[two], GRID - high - gap, gap);
        return {
          layers: [
            layer(asForm(discSlice(CENTRE, CENTRE, RADIUS, 0, high)), "primary"),
            layer(parts(...slices(low, gap, high + gap)), "primary"),
          ],
          facts: facts({
            gaps: [gap],
            radii: [RADIUS],
            symmetry: "mirror",
            parts: count + 1,
            events: ["progression"],
          }),
        };
      },
    });
  }
  for (const [count, angle] of [
    [4, -30],
    [3, -45],
    [5, -30],
  ] as const) {
    made.push({
      id: `slant-${count}-${-angle}`,
      ideas: ["rhythm", "speed", "layers", "energy", "world", "signal", "field"],
      parameters: { slices: count, gap, angle },
      promise: 0.72,
      draw: () => {
        const bands = slices(falling(count, PACES[one], GRID, gap), gap).map((slice) => turned(slice, angle));
        const lit = (Math.floor(count / 2) + two) % count;
        return {
          layers: [
            layer(parts(...bands.filter((_, index) => index !== lit)), "primary"),
            layer(bands[lit]!, "secondary"),
          ],
          facts: facts({
            gaps: [gap],
            radii: [RADIUS],
            angles: [-angle],
            symmetry: "turn",
            parts: count,
            events: ["colour"],
          }),
        };
      },
    });
  }
  for (const angle of [-45, 0, 90]) {
    made.push({
      id: `split-${angle}`,
      ideas: ["balance", "dialogue", "exchange", "horizon", "bond", "night", "unity"],
      parameters: { angle, gap: 0 },
      promise: 0.74,
      draw: () => ({
        layers: [
          layer(turned(asForm(discSlice(CENTRE, CENTRE, RADIUS, 0, SPLITS[one])), angle), "secondary"),
          layer(
            turned(
              asForm(discSlice(CENTRE, CENTRE, RADIUS, SPLITS[one] + (two === 0 ? 0 : gap), GRID)),
              angle,
            ),
            "primary",
          ),
        ],
        facts: facts({
          radii: [RADIUS],
          angles: angle === -45 ? [45] : [],
          symmetry: "mirror",
          parts: 2,
          events: ["colour"],
        }),
      }),
    });
  }
  for (const [angle, slip] of [
    [0, 6],
    [90, 6],
    [-45, 6],
    [0, 12],
  ] as const) {
    made.push({
      id: `slip-${angle}-${slip}`,
      ideas: ["exchange", "forward", "balance", "flow", "dialogue", "wave", "unity", "journey"],
      parameters: { angle, slip },
      promise: 0.8,
      draw: () => {
        const far = slip * SLIPS[one];
        const [high, deep] = [CENTRE, two === 0 ? CENTRE : CENTRE + gap];
        // Two halves of a disc, or of a larger and a smaller one.
        const size = [1, 0.8, 1, 0.66, 0.9][traits.build]!;
        const top = move(
          move(discSlice(CENTRE, CENTRE, RADIUS, 0, high), scaling(size, size, CENTRE, CENTRE)),
          translation(far / 2, 0),
        );
        // Both solid; one of them a half ring; or the lower one in two slices.
        const bowl = discSlice(CENTRE, CENTRE, RADIUS, CENTRE, GRID);
        const hollow = disc(CENTRE, CENTRE, RADIUS * 0.45);
        const made = among(
          traits.construction[0],
          asForm(bowl),
          cut(bowl, hollow),
          cut(bowl, rect(0, CENTRE + by(three, 4, 5.5, 3), GRID, gap)),
          asForm(bowl),
        );
        const low = move(made, translation(-far / 2, deep - high));
        return {
          layers: [
            layer(
              turned(
                traits.construction[0] === 3 ? cut(top, move(hollow, translation(far / 2, 0))) : top,
                angle,
              ),
              "primary",
            ),
            layer(turned(low, angle), "secondary"),
          ],
          facts: facts({
            radii: [RADIUS],
            angles: angle === -45 ? [45] : [],
            symmetry: "turn",
            parts: 2,
            events: ["offset"],
          }),
        };
      },
    });
  }
  for (const from of [-90, 0]) {
    made.push({
      id: `portion${from}`,
      ideas: ["portion", "share", "measure", "growth", "seed", "harvest", "time"],
      parameters: { from, gap },
      // Reads as a pie chart unless the concept is a share of something.
      promise: 0.5,
      draw: () => {
        const out = gap * Math.SQRT1_2;
        const [dx, dy] = from === -90 ? [out, -out] : [out, out];
        return {
          layers: [
            layer(asForm(sector(CENTRE, CENTRE, RADIUS, from + 90, from + 360)), "primary"),
            layer(move(sector(CENTRE, CENTRE, RADIUS, from, from + 90), translation(dx, dy)), "secondary"),
          ],
          facts: facts({ gaps: [gap], radii: [RADIUS], symmetry: "mirror", parts: 2, events: ["offset"] }),
        };
      },
    });
  }
  made.push({
    id: "eclipse",
    ideas: ["moon", "night", "orbit", "calm", "time", "space"],
    parameters: { bite: 9 },
    promise: 0.76,
    draw: () => {
      const [made, deep] = traits.construction;
      const [far, plain] = BITES[one];
      const bite = plain * among(deep, 1, one === 1 ? 1 : 0.88, 1, 1.1);
      const [x, y] = polar(CENTRE, CENTRE, far, by(two, -39, -12, -68));
      const inside = bite - gap * by(three, 1.5, 1.5, 2.2);
      const cover = disc(x, y, inside);
      return {
        layers: [
          layer(cut(disc(CENTRE, CENTRE, RADIUS), disc(x, y, bite)), "primary"),
          // What covers it is solid, or a ring.
          layer(
            made === 1 && inside > 4 ? cut(cover, disc(x, y, inside * 0.42)) : asForm(cover),
            "secondary",
          ),
        ],
        facts: facts({
          gaps: [gap * 1.5],
          radii: [RADIUS, bite],
          symmetry: "mirror",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  });
  made.push({
    id: "bowls",
    ideas: ["stack", "layers", "water", "gather", "growth", "harvest", "calm"],
    parameters: { gap, count: 2 },
    promise: 0.78,
    draw: () => {
      const [made, aside] = traits.construction;
      const bowl = discSlice(CENTRE, 0, RADIUS, 0, RADIUS);
      const size = by(one, 1, 0.74, 0.55);
      // Above the middle of the other, or towards one side of it.
      const off = one === 0 ? 0 : among(aside, 0, 1, 0, -1) * RADIUS * (1 - size);
      const small = move(bowl, [size, 0, 0, size, CENTRE * (1 - size) + off, 0]);
      return {
        layers: [
          layer(
            by(
              two,
              small,
              move(small, rotation(180, CENTRE + off, (RADIUS * size) / 2)),
              three === 1 ? asForm(disc(CENTRE + off, RADIUS * size * 0.5, RADIUS * size * 0.5)) : small,
            ),
            "secondary",
          ),
          layer(
            move(
              // Solid, hollow as a bowl is, or with a line about it.
              among(
                made,
                asForm(three === 2 ? discSlice(CENTRE, 0, RADIUS, 0, RADIUS * 0.72) : bowl),
                cut(bowl, disc(CENTRE, 0, RADIUS * 0.42)),
                asForm(three === 2 ? discSlice(CENTRE, 0, RADIUS, 0, RADIUS * 0.72) : bowl),
                cut(bowl, rect(0, by(three, 4, 5, 3.4), GRID, gap)),
              ),
              translation(0, RADIUS * size + gap),
            ),
            "primary",
          ),
        ],
        facts: facts({ gaps: [gap], radii: [RADIUS], symmetry: "mirror", parts: 2, events: ["colour"] }),
      };
    },
  });
  made.push(sunrise(traits));
  return made;
};

export const slicedDisc: Family = {
  id: "sliced-disc",
  suits: "A disc cut by one idea: horizons, balance, a share, the moon. Sound at every size.",
  depends: [],
  mood: { rich: -0.4, loud: -0.1 },
  variants,
};
