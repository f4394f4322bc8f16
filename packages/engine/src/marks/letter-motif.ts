import { asForm, cut, type Form, join, meet, move } from "../geometry/form.ts";
import { type Path, transform, translation } from "../geometry/path.ts";
import { disc, polygon, rect, roundRect } from "../geometry/primitives.ts";
import { ink, rasterise } from "../geometry/raster.ts";
import {
  type Drawing,
  type Family,
  facts,
  GRID,
  layer,
  type MarkContext,
  type Traits,
  type Variant,
} from "./family.ts";
import type { Idea } from "./ideas.ts";
import { type Letterform, letterform } from "./letterform.ts";
import { DROP, HEXAGON, SHIELD } from "./outlines.ts";
import { waveBand } from "./waves.ts";

/** A line that divides a letter and says something by its course. */
interface Division {
  readonly id: string;
  readonly ideas: readonly Idea[];
  readonly promise: number;
  /** The lower part, and the groove between the parts. */
  below(width: number, gap: number): { low: Form; groove: Form };
}

const ridgeBelow = (width: number, lift: number): Form => {
  const w = width;
  const y = 15 - lift;
  return asForm(
    polygon([
      [-4, y + 7],
      [w * 0.36, y - 3],
      [w * 0.6, y + 2.6],
      [w * 0.76, y - 0.4],
      [w + 6, y + 8],
      [w + 6, 60],
      [-4, 60],
    ]),
  );
};

const DIVISIONS: readonly Division[] = [
  {
    id: "sea",
    ideas: ["sea", "wave", "water", "flow", "calm", "music"],
    promise: 0.86,
    below: (width, gap) => {
      const line = (y: number, height: number) =>
        asForm(
          waveBand({
            from: -4,
            to: width + 4,
            y,
            period: Math.max(10, width * 0.8),
            amplitude: 1.7,
            width: height,
            phase: 0.1,
          }),
        );
      return { low: line(14.5 + 15, 30), groove: line(14.5, gap) };
    },
  },
  {
    id: "ridge",
    ideas: ["mountain", "peak", "journey", "rise", "strength"],
    promise: 0.86,
    below: (width, gap) => ({
      low: ridgeBelow(width, 0),
      groove: cut(ridgeBelow(width, gap * 1.3), ridgeBelow(width, 0)),
    }),
  },
  {
    id: "horizon",
    ideas: ["horizon", "sun", "dawn", "layers", "rhythm", "speed", "depth"],
    promise: 0.6,
    below: (width, gap) => {
      const strips = [12.5, 12.5 + 3.4 + gap, 12.5 + 2 * (3 + gap) + 0.4].map((y) =>
        rect(-2, y, width + 4, gap),
      );
      return { low: asForm(rect(-2, 40, 1, 1)), groove: join(...strips) };
    },
  },
  {
    id: "arc",
    ideas: ["orbit", "world", "growth", "space", "sun", "field"],
    promise: 0.82,
    below: (width, gap) => {
      const ground = (grow: number) => asForm(disc(width * 0.5 - 4, 34, 19 + grow));
      return { low: ground(0), groove: cut(ground(gap), ground(0)) };
    },
  },
  {
    id: "leaf",
    ideas: ["leaf", "growth", "care", "seed", "harvest", "field"],
    promise: 0.6,
    below: (width, gap) => {
      const side = Math.min(13, width * 0.7);
      const tile = (grow: number): Path =>
        roundRect(width - side - grow, GRID - side - grow, side + 2 * grow, side + 2 * grow, [
          side,
          0,
          side,
          0,
        ]);
      return { low: asForm(tile(0)), groove: cut(tile(gap), tile(0)) };
    },
  },
];

/** How much lower than drawn the line runs, by the name. */
const LOWER = [0, -2, 1.6] as const;

const divided = (letter: Letterform, { below }: Division, { gap, variation }: Traits): Drawing => {
  const drawn = below(letter.width, gap);
  // Higher or lower, and rising or falling, as the name has it.
  const [lower, back] = [LOWER[variation[1]], variation[2] === 1];
  const placed = (form: Form): Form => move(form, [back ? -1 : 1, 0, 0, 1, back ? letter.width : 0, lower]);
  const [low, groove] = [placed(drawn.low), placed(drawn.groove)];
  const whole = cut(letter.path, groove);
  return {
    layers: [layer(cut(whole, low), "primary"), layer(meet(whole, low), "secondary")],
    facts: facts({ strokes: [letter.stem], gaps: [gap], angles: [45], parts: 3, events: ["cut"] }),
    reads: asForm(letter.path),
  };
};

/** A thing whose inside is the letter: the letter stands on its lower edge and opens it. */
interface Vessel {
  readonly id: string;
  readonly ideas: readonly Idea[];
  readonly words: readonly string[];
  readonly path: Path;
  /** A thing that is asked for says more than a field that only holds the letter. */
  readonly promise: number;
  /** Where the letter's foot stands, and how high it may be. */
  readonly foot: number;
  readonly height: number;
}

const VESSELS: readonly Vessel[] = [
  {
    id: "house",
    ideas: ["home", "shelter", "care"],
    words: ["house", "home"],
    path: polygon([
      [12, 0],
      [23, 9.5],
      [23, 24],
      [1, 24],
      [1, 9.5],
    ]),
    promise: 0.76,
    foot: 24.02,
    height: 12.5,
  },
  {
    id: "shield",
    ideas: ["protection", "strength"],
    words: ["shield", "crest"],
    path: SHIELD,
    promise: 0.58,
    foot: 12.98,
    height: 13,
  },
  {
    id: "drop",
    ideas: ["drop", "water", "care", "rain"],
    words: ["drop", "droplet"],
    path: DROP,
    promise: 0.76,
    foot: 21.5,
    height: 11.5,
  },
  {
    id: "hexagon",
    ideas: ["structure", "craft", "order", "network", "strength"],
    words: ["hexagon", "honey", "hive", "honeycomb"],
    path: HEXAGON,
    promise: 0.54,
    foot: 18.6,
    height: 13.2,
  },
];

const held = (letter: Letterform, vessel: Vessel): Drawing => {
  const fit = Math.min(1, 14.5 / letter.width);
  const moved = transform(
    transform(letter.path, [fit, 0, 0, fit, 0, 0]),
    translation(12 - (letter.width * fit) / 2, vessel.foot - letter.height * fit),
  );
  return {
    layers: [layer(cut(vessel.path, moved), "primary")],
    facts: facts({ strokes: [letter.stem], angles: [45], symmetry: "mirror", parts: 2, events: ["bleed"] }),
    reads: asForm(moved),
  };
};

/** Share of the letter's width that must be ink from edge to edge where the line runs, for the line to be seen. */
const BROAD = { reach: 0.72, ink: 0.38, rows: [0.55, 0.62, 0.7] };

/** Whether a line through the lower half meets the letter on both sides: T, J or 7 offer it only a stem. */
const broad = ({ path, width, height }: Letterform): boolean => {
  const size = 48;
  const { bits } = rasterise(asForm(path), size, { x: (width - height) / 2, y: 0, width: height, height });
  return BROAD.rows.every((share) => {
    const row = bits.subarray(Math.floor(share * size) * size, Math.floor(share * size) * size + size);
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)];
    const unit = height / size;
    return (last - first + 1) * unit >= BROAD.reach * width && ink(row) * unit >= BROAD.ink * width;
  });
};

const variants = (context: MarkContext): Variant[] => {
  const first = [...context.initials][0] ?? "";
  const letter = letterform(context, first);
  if (!letter) return [];
  const { traits } = context;
  const lines =
    letter.sturdy && broad(letter)
      ? DIVISIONS.map(
          (division): Variant => ({
            id: division.id,
            ideas: division.ideas,
            promise: division.promise,
            carriers: [first, division.id],
            parameters: { letter: first, division: division.id, gap: traits.gap },
            draw: () => divided(letter, division, traits),
          }),
        )
      : [];
  const things = VESSELS.flatMap((vessel): Variant[] => {
    const inside = letterform(context, first, vessel.height);
    if (!inside) return [];
    return [
      {
        id: vessel.id,
        ideas: vessel.ideas,
        promise: vessel.promise,
        carriers: [first, ...vessel.words],
        parameters: { letter: first, vessel: vessel.id },
        draw: () => held(inside, vessel),
      },
    ];
  });
  return [...lines, ...things];
};

export const letterMotif: Family = {
  id: "letter-motif",
  suits:
    "The initial and the trade in one sign: a letter parted by a wave, a ridge or a horizon, or held by a thing.",
  depends: ["initial", "letters"],
  mood: { rich: 0.1 },
  variants,
};
