import { asForm } from "../geometry/form.ts";
import type { Point } from "../geometry/path.ts";
import { polygon } from "../geometry/primitives.ts";
import type { Ink } from "../vocabulary.ts";
import { type Drawing, type Family, facts, GRID, layer, type MarkContext, type Variant } from "./family.ts";
import type { Idea } from "./ideas.ts";
import { HEXAGON_CORNERS } from "./outlines.ts";

/** One face of a folded thing: its corners and the light that falls on it. Neighbours share corners exactly. */
interface Face {
  readonly tone: Extract<Ink, "tint" | "primary" | "shade">;
  readonly corners: readonly Point[];
}

interface Fold {
  readonly id: string;
  readonly letter?: string;
  readonly ideas: readonly Idea[];
  readonly promise: number;
  readonly symmetry: "none" | "mirror" | "turn" | "both";
  faces(width: number): readonly Face[];
}

/** A strip bent at upright edges: the corner line runs through `top`, `drop` is the strip's upright width. */
const strip = (top: readonly Point[], drop: number, tones: readonly Face["tone"][]): Face[] =>
  tones.map((tone, index) => {
    const [a, b] = [top[index]!, top[index + 1]!];
    return { tone, corners: [a, b, [b[0], b[1] + drop], [a[0], a[1] + drop]] };
  });

const FOLDS: readonly Fold[] = [
  {
    id: "ribbon-n",
    letter: "N",
    ideas: ["path", "journey", "link", "page", "thread", "forward", "fold"],
    promise: 0.82,
    symmetry: "turn",
    faces: (w) => {
      const y = (w * GRID) / (GRID - w);
      return [
        {
          tone: "primary",
          corners: [
            [0, 0],
            [w, y],
            [w, GRID],
            [0, GRID],
          ],
        },
        {
          tone: "primary",
          corners: [
            [GRID, GRID],
            [GRID - w, GRID - y],
            [GRID - w, 0],
            [GRID, 0],
          ],
        },
        {
          tone: "shade",
          corners: [
            [0, 0],
            [w, 0],
            [GRID - w, GRID - y],
            [GRID, GRID],
            [GRID - w, GRID],
            [w, y],
          ],
        },
      ];
    },
  },
  {
    id: "ribbon-z",
    letter: "Z",
    ideas: ["speed", "energy", "path", "exchange", "spark", "forward", "fold"],
    promise: 0.8,
    symmetry: "turn",
    faces: (w) => {
      const x = (w * GRID) / (GRID - w);
      return [
        {
          tone: "primary",
          corners: [
            [0, 0],
            [GRID, 0],
            [GRID - x, w],
            [0, w],
          ],
        },
        {
          tone: "primary",
          corners: [
            [GRID, GRID],
            [0, GRID],
            [x, GRID - w],
            [GRID, GRID - w],
          ],
        },
        {
          tone: "shade",
          corners: [
            [GRID, 0],
            [GRID, w],
            [x, GRID - w],
            [0, GRID],
            [0, GRID - w],
            [GRID - x, w],
          ],
        },
      ];
    },
  },
  {
    id: "roof",
    ideas: ["home", "shelter", "rise", "protection", "peak"],
    promise: 0.74,
    symmetry: "mirror",
    faces: (w) => {
      const drop = Math.max(w, 6.5);
      return [
        ...strip(
          [
            [1, 8],
            [12, 0],
            [23, 8],
          ],
          drop,
          ["tint", "primary"],
        ),
        ...strip(
          [
            [1, 10 + drop],
            [12, 2 + drop],
            [23, 10 + drop],
          ],
          drop,
          ["primary", "shade"],
        ),
      ];
    },
  },
  {
    id: "map",
    ideas: ["journey", "path", "world", "direction", "fold"],
    promise: 0.8,
    symmetry: "turn",
    faces: () =>
      strip(
        [
          [0, 5],
          [8, 1],
          [16, 5],
          [24, 1],
        ],
        18,
        ["primary", "shade", "primary"],
      ),
  },
  {
    id: "book",
    ideas: ["page", "dialogue", "fold"],
    promise: 0.8,
    symmetry: "mirror",
    faces: () =>
      strip(
        [
          [0, 2],
          [12, 8],
          [24, 2],
        ],
        14,
        ["primary", "shade"],
      ),
  },
  {
    id: "crown",
    letter: "W",
    ideas: ["strength", "peak", "star", "energy", "mountain", "rise", "fold"],
    promise: 0.76,
    symmetry: "mirror",
    faces: (w) =>
      strip(
        [
          [0, 3],
          [6, 11],
          [12, 3],
          [18, 11],
          [24, 3],
        ],
        Math.max(w, 10),
        ["primary", "shade", "primary", "shade"],
      ),
  },
  {
    id: "peak",
    ideas: ["mountain", "peak", "rise", "strength", "journey", "structure"],
    promise: 0.8,
    symmetry: "none",
    faces: () => [
      {
        tone: "primary",
        corners: [
          [0, 22],
          [12, 1],
          [9.5, 22],
        ],
      },
      {
        tone: "shade",
        corners: [
          [9.5, 22],
          [12, 1],
          [24, 22],
        ],
      },
    ],
  },
  {
    id: "kite",
    ideas: ["flight", "wind", "freedom", "play", "forward", "sky", "direction"],
    // A paper plane is an interface glyph; kept for those who ask for one.
    promise: 0.5,
    symmetry: "mirror",
    faces: () => [
      {
        tone: "tint",
        corners: [
          [24, 0],
          [0, 10],
          [10, 14],
        ],
      },
      {
        tone: "primary",
        corners: [
          [24, 0],
          [10, 14],
          [14, 24],
        ],
      },
      {
        tone: "shade",
        corners: [
          [10, 14],
          [14, 24],
          [7.5, 16.5],
        ],
      },
    ],
  },
  {
    id: "gem",
    ideas: ["precision", "craft", "light", "star", "strength", "structure", "measure"],
    promise: 0.76,
    symmetry: "mirror",
    faces: () => [
      {
        tone: "tint",
        corners: [
          [6, 2],
          [18, 2],
          [12, 9],
        ],
      },
      {
        tone: "primary",
        corners: [
          [6, 2],
          [12, 9],
          [12, 23],
          [0, 9],
        ],
      },
      {
        tone: "shade",
        corners: [
          [18, 2],
          [24, 9],
          [12, 23],
          [12, 9],
        ],
      },
    ],
  },
  {
    id: "block",
    ideas: ["structure", "stack", "order", "strength", "city", "craft", "home"],
    promise: 0.74,
    symmetry: "mirror",
    faces: () => {
      const [top, right, lowRight, foot, lowLeft, left] = HEXAGON_CORNERS;
      const middle: Point = [12, 12];
      return [
        { tone: "tint", corners: [top, right, middle, left] },
        { tone: "primary", corners: [left, middle, foot, lowLeft] },
        { tone: "shade", corners: [right, lowRight, foot, middle] },
      ];
    },
  },
  {
    id: "star-four",
    ideas: ["star", "spark", "direction", "light", "precision", "space", "night"],
    promise: 0.8,
    symmetry: "turn",
    faces: () => {
      const inner = 3.4;
      const tips: Point[] = [
        [12, 0],
        [24, 12],
        [12, 24],
        [0, 12],
      ];
      const dents: Point[] = [
        [12 + inner, 12 - inner],
        [12 + inner, 12 + inner],
        [12 - inner, 12 + inner],
        [12 - inner, 12 - inner],
      ];
      return tips.flatMap((tip, index): Face[] => [
        { tone: "primary", corners: [[12, 12], dents[(index + 3) % 4]!, tip] },
        { tone: "shade", corners: [[12, 12], tip, dents[index]!] },
      ]);
    },
  },
];

const draw = ({ faces, symmetry }: Fold, width: number): Drawing => {
  const drawn = faces(width);
  return {
    layers: drawn.map(({ tone, corners }) => layer(asForm(polygon(corners)), tone)),
    facts: facts({
      strokes: [width],
      angles: [30],
      symmetry,
      parts: Math.min(7, drawn.length),
      events: ["light"],
    }),
  };
};

const variants = ({ traits }: MarkContext): Variant[] => {
  const width = Math.round(Math.max(5.5, Math.min(7.5, traits.stroke * 1.7)) * 2) / 2;
  return FOLDS.map((fold) => ({
    id: fold.id,
    ...(fold.letter ? { letter: fold.letter } : {}),
    ideas: fold.ideas,
    promise: fold.promise,
    parameters: { width },
    draw: () => draw(fold, width),
  }));
};

export const fold: Family = {
  id: "fold",
  suits: "Structure with light on it: two or three tones of one colour on faces that share their edges.",
  depends: [],
  mood: { sharp: 0.6, machine: 0.3 },
  variants,
};
