import { move, warped } from "../geometry/form.ts";
import { type Matrix, type Point, rotation, scaling } from "../geometry/path.ts";
import { type Drawing, GRID, type Layer, type Traits } from "./family.ts";

const CENTRE = GRID / 2;
const THIRTIES = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315];
const QUARTERS = [0, 90, 180, 270];

/** Figures that have no up or down of their own, and the ways each may lie; ids are "family/variant" or begin so. */
const WAYS: Readonly<Record<string, readonly number[]>> = {
  "sliced-disc/slant": [0, 30, 60, 90, 120, 150],
  "sliced-disc/split": [0, 30, 60, 120, 150, 180],
  "sliced-disc/slip": [0, 30, 60, 90, 120, 150],
  "sliced-disc/eclipse": THIRTIES,
  "sliced-disc/bowls": QUARTERS,
  "waves/yin": EIGHTHS,
  "waves/clipped": [0, -30, -15, 15, 30, 45, -45, 60, -60, 90],
  "tile-grid/turned-quarter": EIGHTHS,
  "tile-grid/pinwheel": [0, 45, 22.5, 67.5, 90, 135, 112.5, 157.5, 180, 225, 202.5, 247.5],
  "tile-grid/four-leaves": EIGHTHS,
  "tile-grid/turning-leaves": EIGHTHS,
  "tile-grid/one-round": EIGHTHS,
  "tile-grid/half-mill": EIGHTHS,
  "tile-grid/disc-and-leaves": EIGHTHS,
  "tile-grid/drops": EIGHTHS,
  "bars-circles/held-disc": [0, 90, 45],
  "bars-circles/abacus": QUARTERS,
  "bars-circles/leaning-halves": [0, 45, 90, 135],
  "rings/pair": THIRTIES,
  "rings/vesica": THIRTIES,
  "rings/trefoil": [0, 15, 30, 45, 60, 75, 90, 105],
  "rings/orbit": THIRTIES,
  "rings/clasp": THIRTIES,
  "arcs/quarter": QUARTERS,
  "arcs/half-shift": [0, 30, 60, 90, 120, 150],
  "arcs/ripple": [0, 30, 60, 90, -30, -60],
  "arcs/labyrinth": EIGHTHS,
  "arcs/facing": [0, 45, 90, 135],
  "fold/kite": [0, -30, -15, 15, 30, 45],
  "fold/star-four": [0, 22.5, 45],
  "radial/petals-5": [0, 18, 36, 54],
  "radial/petals-6": [0, 15, 30],
  "radial/petals-8": [0, 22.5],
  "radial/beads-5": [0, 36, 18],
  "radial/drops-6": [0, 10, 20, 30, 40, 50],
  "radial/drops-8": EIGHTHS,
  "radial/asterisk": [0, 15, 30, 45, 60],
  "radial/mill": [0, 15, 30, 45],
  "chevrons/diamond-pair": [0, 45, 90],
  "dots/three": [0, 180, 90],
  "dots/six-steps": [0, 180, 90, 270],
  "dots/seven": [0, 30, 15],
  "dots/phases": EIGHTHS,
  "dots/quincunx": [0, 45],
  "dots/nine-rise": QUARTERS,
};

/** How much wider than drawn, from slender to broad; beyond a seventh a thing looks squeezed. */
const BUILDS = [1, 0.86, 1.16, 0.93, 1.08] as const;
/** Letters of solids bear more. */
const LETTER_BUILDS = [1, 0.8, 1.1, 0.9, 1.2] as const;
/** Tangents of the angles a built letter leans by: upright, 12°, 20°. */
const LEANS = [0, 0.2126, 0.364] as const;

/** How much wider the foot is than the head, over the width. */
const TAPERS = [0, 0.24, -0.24] as const;

/** How much higher or lower the waist lies: a share of what is left above and below it. */
const WAISTS = [0, 0.24, -0.24, 0.12] as const;

const shaped =
  (taper: number, waist: number) =>
  ([x, y]: Point): Point => [
    CENTRE + (x - CENTRE) * (1 + (taper * (y - CENTRE)) / GRID),
    y > 0 && y < GRID ? y + (waist * y * (GRID - y)) / GRID : y,
  ];

const PREFIXES = Object.keys(WAYS).sort((a, b) => b.length - a.length);

const turned = (
  layers: readonly Layer[],
  matrices: readonly Matrix[],
  taper: number,
  waist: number,
): Layer[] =>
  layers.map((each) => ({
    ...each,
    form: matrices.reduce(
      (form, matrix) => move(form, matrix),
      taper === 0 && waist === 0 ? each.form : warped(each.form, shaped(taper, waist)),
    ),
  }));

const rotated = (ways: readonly number[], bearing: number): readonly Matrix[] => {
  const way = ways[bearing % Math.max(1, ways.length)] ?? 0;
  return way === 0 ? [] : [rotation(way, CENTRE, CENTRE)];
};

const stood = (
  drawing: Drawing,
  matrices: readonly Matrix[],
  taper: number = TAPERS[0],
  waist: number = WAISTS[0],
): Drawing => {
  if (matrices.length === 0 && taper === 0 && waist === 0) return drawing;
  const { small, ...rest } = drawing;
  return {
    ...rest,
    layers: turned(drawing.layers, matrices, taper, waist),
    ...(small ? { small: turned(small, matrices, taper, waist) } : {}),
  };
};

/** How a thing may be bent and turned to be one brand's. */
export interface Posture {
  /** Degrees it may lie by: it has no up or down of its own, or leans without looking fallen. */
  readonly ways?: readonly number[];
  /** Whether it has no circle that would show it: a slender brand's is narrower, a broad one's wider. */
  readonly isPliant?: true;
  /** Whether it is of bent lines and slants, which bear to be broader at the head or at the foot; walls and discs do not. */
  readonly tapers?: true;
  /** Whether its waist may lie higher or lower; that of what tapers may as well. */
  readonly hasWaist?: true;
}

/** A thing as this brand's stands: turned as far as it may be, slender or broad. */
export const postured = (
  { ways = [], isPliant, tapers, hasWaist }: Posture,
  drawing: Drawing,
  { bearing, build, variation, construction }: Traits,
): Drawing =>
  stood(
    drawing,
    [
      ...(isPliant && BUILDS[build] !== 1 ? [scaling(BUILDS[build], 1, CENTRE, CENTRE)] : []),
      ...rotated(ways, bearing),
    ],
    tapers ? TAPERS[variation[4]] : 0,
    tapers || hasWaist ? WAISTS[construction[3]] : 0,
  );

/** A figure or a letter as this brand's stands: turned as far as it may be, upright or leaning. */
export const oriented = (id: string, drawing: Drawing, { bearing, build }: Traits): Drawing => {
  const prefix = PREFIXES.find((each) => id.startsWith(each));
  const turns = rotated(prefix === undefined ? [] : WAYS[prefix]!, bearing);
  if (!id.startsWith("built-letter/")) return stood(drawing, turns);
  const [wide, lean] = [LETTER_BUILDS[build], LEANS[bearing % LEANS.length]!];
  return stood(drawing, [[wide, 0, -lean, 1, CENTRE * (1 - wide + lean), 0], ...turns]);
};
