import { asForm, cut, type Form, move, parts } from "../geometry/form.ts";
import { rotation, translation } from "../geometry/path.ts";
import { disc, discSlice, rect, sector } from "../geometry/primitives.ts";
import { type Family, facts, GRID, layer, type Sitting, type Variant } from "./family.ts";

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

const variants = ({ hand }: Sitting): Variant[] => {
  const { gap } = hand;
  const half = (GRID - gap) / 2;
  const made: Variant[] = [];
  for (const count of [2, 3]) {
    made.push({
      id: `horizon-${count}`,
      ideas: ["horizon", "sun", "dawn", "calm", "sea", "layers", "rhythm"],
      parameters: { slices: count, gap, ratio: 1.35 },
      promise: 0.8,
      draw: () => {
        const low = falling(count, 1.35, RADIUS - gap / 2, gap);
        return {
          layers: [
            layer(asForm(discSlice(CENTRE, CENTRE, RADIUS, 0, half)), "primary"),
            layer(parts(...slices(low, gap, half + gap)), "primary"),
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
        const bands = slices(falling(count, 1, GRID, gap), gap).map((slice) => turned(slice, angle));
        const lit = Math.floor(count / 2);
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
          layer(turned(asForm(discSlice(CENTRE, CENTRE, RADIUS, 0, CENTRE)), angle), "secondary"),
          layer(turned(asForm(discSlice(CENTRE, CENTRE, RADIUS, CENTRE, GRID)), angle), "primary"),
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
        const top = move(discSlice(CENTRE, CENTRE, RADIUS, 0, CENTRE), translation(slip / 2, 0));
        const low = move(discSlice(CENTRE, CENTRE, RADIUS, CENTRE, GRID), translation(-slip / 2, 0));
        return {
          layers: [layer(turned(top, angle), "primary"), layer(turned(low, angle), "secondary")],
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
    draw: () => ({
      layers: [
        layer(cut(disc(CENTRE, CENTRE, RADIUS), disc(17, 8, 8)), "primary"),
        layer(asForm(disc(17, 8, 8 - gap * 1.5)), "secondary"),
      ],
      facts: facts({
        gaps: [gap * 1.5],
        radii: [RADIUS, 8],
        symmetry: "mirror",
        parts: 2,
        events: ["colour"],
      }),
    }),
  });
  made.push({
    id: "bowls",
    ideas: ["stack", "layers", "water", "gather", "growth", "harvest", "calm"],
    parameters: { gap, count: 2 },
    promise: 0.78,
    draw: () => {
      const bowl = discSlice(CENTRE, 0, RADIUS, 0, RADIUS);
      return {
        layers: [
          layer(asForm(bowl), "secondary"),
          layer(move(bowl, translation(0, RADIUS + gap)), "primary"),
        ],
        facts: facts({ gaps: [gap], radii: [RADIUS], symmetry: "mirror", parts: 2, events: ["colour"] }),
      };
    },
  });
  made.push({
    id: "sunrise",
    ideas: ["dawn", "sun", "horizon", "rise", "light", "field"],
    parameters: { stroke: hand.stroke, gap },
    promise: 0.78,
    draw: () => {
      const bar = hand.stroke;
      const top = (GRID - (RADIUS + gap + bar)) / 2;
      const ground = top + RADIUS + gap;
      return {
        layers: [
          layer(move(discSlice(CENTRE, CENTRE, RADIUS, 0, CENTRE), translation(0, top)), "secondary"),
          layer(asForm(rect(0, ground, GRID, bar)), "primary"),
        ],
        facts: facts({
          strokes: [bar],
          gaps: [gap],
          radii: [RADIUS],
          symmetry: "mirror",
          parts: 2,
          events: ["colour"],
        }),
      };
    },
  });
  return made;
};

export const slicedDisc: Family = {
  id: "sliced-disc",
  suits: "A disc cut by one idea: horizons, balance, a share, the moon. Sound at every size.",
  depends: [],
  mood: { rich: -0.4, loud: -0.1 },
  variants,
};
