import { type Form, join, move } from "../../geometry/form.ts";
import { type Matrix, type Path, pen, polar, transform } from "../../geometry/path.ts";
import { disc, polygon, rect, roundRect } from "../../geometry/primitives.ts";
import { inkBox, rasterise } from "../../geometry/raster.ts";
import type { Dependency, Frame, Mood } from "../../vocabulary.ts";
import type { Drawing, Layer, Traits } from "../family.ts";
import { GRID } from "../family.ts";
import type { Letterform } from "../letterform.ts";
import { DROP, HEXAGON, SHIELD } from "../outlines.ts";

/** A drawing as a device finds it: its ink in the middle of the grid, the longer side as long as the grid. */
export interface DeviceSubject {
  readonly drawing: Drawing;
  readonly whole: Form;
  readonly width: number;
  readonly height: number;
  /** Whether its outline is a disc already. */
  readonly round: boolean;
  /** One byte per pixel over the grid. */
  readonly bits: Uint8Array;
  readonly traits: Traits;
  /** Whether two colours must be seen in what is made of it. */
  readonly twoInks: boolean;
  /** The name's first letter, at this height in units; null where there is none, or none is wanted. */
  readonly letter: (height: number) => Letterform | null;
}

/** Which drawings a device may be tried on: a thing pictured, a figure that pictures nothing, either as a line, or a letter. */
export type Kind = "picture" | "figure" | "line" | "letter";

/**
 * What a designer does to a drawing that others have drawn too, so that it becomes one brand's: cuts it, frames it,
 * adds something to it. One a mark, chosen by the name; each case of a device is its own picture.
 */
export interface Device {
  readonly id: string;
  /** How often it is taken, compared with the others. */
  readonly share: number;
  /** The moods it suits: a loud brand is cut, a calm one is framed. */
  readonly mood: Partial<Mood>;
  readonly suits: readonly Kind[];
  /** Scenes it is for, where it is not for all. */
  readonly scenes?: ReadonlySet<string>;
  /** Drawings ("family/variant") it takes apart, seen on sheets of all of them. */
  readonly spoils?: RegExp;
  /** What is seen beside the thing by what it does, so that it is not done where that is refused; a field is called by its case. */
  readonly adds: readonly string[];
  /** Whether its cases are fields, each tried only where the concept calls for it. */
  readonly fields?: true;
  /** What the mark then depends on, in addition to what its family says. */
  readonly depends?: readonly Dependency[];
  readonly cases: Readonly<Record<string, (subject: DeviceSubject) => Drawing | null>>;
}

export const CENTRE = GRID / 2;
/** Pixels per side of a subject's bitmap: half a unit each. */
export const BITMAP_SIZE = 48;

/** Everything in one place by one matrix. */
export const moved = (layers: readonly Layer[], matrix: Matrix): Layer[] =>
  layers.map((each) => ({ ...each, form: move(each.form, matrix) }));

/** Scaled about the grid's middle, which then lies at (x, y). */
export const at = (scale: number, x = CENTRE, y = CENTRE): Matrix => [
  scale,
  0,
  0,
  scale,
  x - CENTRE * scale,
  y - CENTRE * scale,
];

/** As large as a circle of this diameter allows, or a square of this side, whichever is smaller. */
export const scaleInto = ({ width, height }: DeviceSubject, side: number, diagonal: number): number =>
  Math.min(side / Math.max(width, height), diagonal / Math.hypot(width, height));

/** Rows, of 48, on which a round outline may be open: where a slit or a wave runs out through its edge. */
const ODD_ROWS = 14;

/** Whether the ink reaches the disc's edge on both sides, row by row. */
const isRound = (bits: Uint8Array): boolean => {
  let odd = 0;
  for (let y = 0; y < BITMAP_SIZE; y++) {
    const half = BITMAP_SIZE / 2;
    const reach = Math.sqrt(Math.max(0, half ** 2 - (y + 0.5 - half) ** 2));
    const row = bits.subarray(y * BITMAP_SIZE, (y + 1) * BITMAP_SIZE);
    const [left, right] = [row.indexOf(1), row.lastIndexOf(1)];
    // A slit may leave a row empty; a disc's other rows still tell.
    if (left < 0) continue;
    if (Math.abs(left - (half - reach)) > 2 || Math.abs(right - (half + reach)) > 2) odd += 1;
  }
  return odd <= ODD_ROWS;
};

export const subjectFor = (
  drawing: Drawing,
  traits: Traits,
  letter: (height: number) => Letterform | null,
  twoInks = false,
): DeviceSubject | null => {
  const box = inkBox(join(...drawing.layers.map(({ form }) => form)));
  if (!box) return null;
  const scale = GRID / Math.max(box.width, box.height);
  const matrix: Matrix = [
    scale,
    0,
    0,
    scale,
    CENTRE - (box.x + box.width / 2) * scale,
    CENTRE - (box.y + box.height / 2) * scale,
  ];
  const layers = moved(drawing.layers, matrix);
  const whole = join(...layers.filter(({ ink }) => ink !== "pale").map(({ form }) => form));
  const { bits } = rasterise(whole, BITMAP_SIZE, { x: 0, y: 0, width: GRID, height: GRID });
  return {
    drawing: { ...drawing, layers },
    whole,
    width: box.width * scale,
    height: box.height * scale,
    round: isRound(bits),
    bits,
    traits,
    twoInks,
    letter,
  };
};

/** The share of a subject's ink within a circle. */
export const inkWithin = (
  { bits }: Pick<DeviceSubject, "bits">,
  x: number,
  y: number,
  radius: number,
): number => {
  const unit = GRID / BITMAP_SIZE;
  let [near, all] = [0, 0];
  for (let row = 0; row < BITMAP_SIZE; row++)
    for (let column = 0; column < BITMAP_SIZE; column++) {
      if (!bits[row * BITMAP_SIZE + column]) continue;
      all += 1;
      if (Math.hypot((column + 0.5) * unit - x, (row + 0.5) * unit - y) < radius) near += 1;
    }
  return near / Math.max(1, all);
};

/** Fields a mark may stand in, and the room each leaves: a square's side and a circle's diameter. */
export interface Field {
  readonly path: Path;
  readonly side: number;
  readonly diagonal: number;
  /** Where the middle of what stands in it lies. */
  readonly y: number;
}

const corners = (tl: number, tr: number, br: number, bl: number): Path =>
  roundRect(0, 0, GRID, GRID, [tl, tr, br, bl]);

/** A disc with a wavy edge of this many lobes. */
const scallop = (lobes: number): Path => {
  const drawn = pen();
  const step = 360 / lobes;
  const small = CENTRE * Math.sin((Math.PI / lobes) * 0.98);
  const far = CENTRE - small * 0.62;
  for (let lobe = 0; lobe < lobes; lobe++) {
    const [x, y] = polar(CENTRE, CENTRE, far, lobe * step);
    drawn.arc(x, y, small * 0.72, lobe * step - 78, lobe * step + 78);
  }
  return drawn.path();
};

const ellipse = (width: number, height: number): Path =>
  transform(disc(CENTRE, CENTRE, CENTRE), [
    width / GRID,
    0,
    0,
    height / GRID,
    CENTRE - width / 2,
    CENTRE - height / 2,
  ]);

export const FIELDS: Readonly<Record<string, Field>> = {
  disc: { path: disc(CENTRE, CENTRE, CENTRE), side: 16.5, diagonal: 20, y: CENTRE },
  square: { path: corners(5.25, 5.25, 5.25, 5.25), side: 17, diagonal: 30, y: CENTRE },
  arch: { path: roundRect(1, 0, 22, GRID, [11, 11, 0, 0]), side: 16, diagonal: 22.5, y: 13.2 },
  leaf: { path: corners(0, 12, 0, 12), side: 16, diagonal: 22, y: CENTRE },
  "leaf-back": { path: corners(12, 0, 12, 0), side: 16, diagonal: 22, y: CENTRE },
  "drop-right": { path: corners(12, 12, 0, 12), side: 16, diagonal: 21, y: CENTRE },
  "drop-left": { path: corners(12, 12, 12, 0), side: 16, diagonal: 21, y: CENTRE },
  scallop: { path: scallop(12), side: 15.5, diagonal: 19, y: CENTRE },
  hexagon: {
    path: HEXAGON,
    side: 15,
    diagonal: 19.5,
    y: CENTRE,
  },
  shield: {
    path: SHIELD,
    side: 14,
    diagonal: 18.5,
    y: 10.6,
  },
};

/** Fields that are drawn only where they are asked for. */
const ASKED_FIELDS: Readonly<Record<string, Field>> = {
  octagon: {
    path: polygon(
      Array.from({ length: 8 }, (_, index) => polar(CENTRE, CENTRE, CENTRE / 0.9239, 22.5 + 45 * index)),
    ),
    side: 16.5,
    diagonal: 20,
    y: CENTRE,
  },
  oval: { path: ellipse(24, 18), side: 14.5, diagonal: 17, y: CENTRE },
  "oval-upright": { path: ellipse(18, 24), side: 14.5, diagonal: 17, y: CENTRE },
  diamond: {
    path: polygon([
      [CENTRE, 0],
      [GRID, CENTRE],
      [CENTRE, GRID],
      [0, CENTRE],
    ]),
    side: 12,
    diagonal: 15,
    y: CENTRE,
  },
  drop: { path: DROP, side: 13.5, diagonal: 16, y: 14.6 },
};

/** The name of the field that a frame goes around. */
export const FIELD_OF: { readonly [frame in Frame]: string } = {
  circle: "disc",
  square: "square",
  rounded: "square",
  shield: "shield",
  hexagon: "hexagon",
  octagon: "octagon",
  oval: "oval",
  diamond: "diamond",
  arch: "arch",
  drop: "drop",
};

/** An oval lies or stands as what it holds does. */
export function fieldOf(frame: Frame, held?: { readonly width: number; readonly height: number }): Field {
  const isUpright = frame === "oval" && held !== undefined && held.height > held.width;
  const name = isUpright ? "oval-upright" : FIELD_OF[frame];
  return (FIELDS[name] ?? ASKED_FIELDS[name])!;
}

/** Halves of the grid and of all about it. */
export const HALVES = {
  right: rect(CENTRE, -GRID, 2 * GRID, 3 * GRID),
  left: rect(-GRID - CENTRE, -GRID, 2 * GRID, 3 * GRID),
  foot: rect(-GRID, CENTRE, 3 * GRID, 2 * GRID),
  head: rect(-GRID, -GRID - CENTRE, 3 * GRID, 2 * GRID),
  rising: polygon([
    [-GRID, 2 * GRID],
    [2 * GRID, -GRID],
    [2 * GRID, 2 * GRID],
  ]),
  falling: polygon([
    [-GRID, -GRID],
    [2 * GRID, 2 * GRID],
    [-GRID, 2 * GRID],
  ]),
} satisfies Readonly<Record<string, Path>>;
