import { move, warped } from "../geometry/form.ts";
import { type Matrix, type Point, rotation, scaling } from "../geometry/path.ts";
import { type Drawing, GRID, type Layer, type Traits } from "./family.ts";

const CENTRE = GRID / 2;
const THIRTIES = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315];
const QUARTERS = [0, 90, 180, 270];
const SLIGHT = [0, -15, 15];

/** Drawings that have no up or down of their own, and the ways each may lie; ids are "family/variant" or begin so. */
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
  "scene/leaf-split": [0, -30, 30, 45, 60],
  "scene/leaf-veined": [0, -30, 30, 45],
  "scene/leaf-pair": [0, -20, 20],
  "scene/feather": [0, 45, -45, 20],
  "scene/fish": [0, -20, 20],
  "scene/eye": SLIGHT,
  "scene/key": [0, 45, -45, 90, 30, -30, 135, 60],
  "scene/pencil": [0, 45, 90],
  "scene/rocket": [0, 30, 45],
  "scene/wheat-single": [0, -30, 30],
  "scene/crescent": [0, -30, 30, -60],
  "scene/slice": [0, 45, 90, 135, 180],
  "scene/croissant": [0, -20, 20, 180],
  "scene/bean": [0, 45, 90, -45],
  "scene/paw": [0, -20, 20, 35, -35],
  "scene/wrench": [0, -30, 30, 45, 90, -60],
  "scene/brush": [0, -30, 30, 45],
  "scene/star-kites": [0, 18, 36],
  "scene/star-slit": [0, 18, -18],
  "scene/compass": [0, 22.5, 45],
  "scene/sun": [0, 15, 22.5],
  "scene/aperture": [0, 15, 30, 45],
  "scene/blossom": [0, 36, 18],
  "scene/anchor": [0, -20, 20],
  "scene/balloon": SLIGHT,
  "scene/heart": SLIGHT,
  "scene/bird": [0, -15, 15],
  "scene/swallow": [0, -30, 30, 60],
  "scene/wing": SLIGHT,
  "scene/whale": [0, -12, 10],
  "scene/bee": [0, -30, 30],
  "scene/butterfly": [0, -20, 20],
  "scene/note": [0, -12, 12],
  "scene/dumbbell": [0, -45, 45, -20],
  "scene/microphone": [0, 30, -30],
  "scene/shooting-star": [0, -20, 20],
  "scene/bolt": [0, -12, 14],
  "scene/hand": [0, -14, 12],
  "scene/button": [0, 30, -20, 90],
  "scene/wheel": [0, 30, 60, 90, 120, 150],
};

/** Drawings without circles that would show it: a slender brand's are narrower, a broad one's wider. */
const PLIANT = new Set(
  `bear paw turtle rabbit fox wolf cat bee butterfly bird owl feather flame leaf-split leaf-veined leaf-pair sprout wheat pine skyline house
  bridge sailboat tent fish crown shield lighthouse rocket bolt pot cup-above wine-glass bag tooth rook umbrella wing
  heart croissant loaf wheat-single twin-peaks swallow star-slit chat pencil lamp tree-leaf drop-wave grapes hedgehog elephant robot hand`.split(
    /\s+/,
  ),
);
/** How much wider than drawn, from slender to broad; beyond a seventh a thing looks squeezed. */
const BUILDS = [1, 0.86, 1.16, 0.93, 1.08] as const;
/** Letters of solids bear more. */
const LETTER_BUILDS = [1, 0.8, 1.1, 0.9, 1.2] as const;
/** Tangents of the angles a built letter leans by: upright, 12°, 20°. */
const LEANS = [0, 0.2126, 0.364] as const;

/** Drawings of bent lines and slants, which bear to be broader at the head or at the foot; walls and discs do not. */
const TAPERING = new Set(
  `fox fox-curled fox-profile fox-sitting wolf cat rabbit owl bee butterfly bird swallow perched-bird feather flame
  leaf-pair tree-leaf sprout wheat wheat-single pine crown shield tooth wing bolt whale
  fish drop-wave croissant loaf grapes hand bean tent sailboat wine-glass star-slit twin-peaks note`.split(
    /\s+/,
  ),
);
/** How much wider the foot is than the head, over the width. */
const TAPERS = [0, 0.24, -0.24] as const;

/** Of those, and of these, the waist lies higher or lower: by this share of what is left above and below it. */
const WAISTED = new Set("lighthouse skyline rocket pencil lamp rook bag house".split(" "));
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

const matricesFor = (id: string, { bearing, build }: Traits): readonly Matrix[] => {
  const [family, variant = ""] = id.split("/");
  const found: Matrix[] = [];
  if (family === "scene" && PLIANT.has(variant) && BUILDS[build] !== 1)
    found.push(scaling(BUILDS[build], 1, CENTRE, CENTRE));
  if (family === "built-letter") {
    const lean = LEANS[bearing % LEANS.length]!;
    found.push([LETTER_BUILDS[build], 0, -lean, 1, CENTRE * (1 - LETTER_BUILDS[build] + lean), 0]);
  }
  const prefix = PREFIXES.find((each) => (family === "scene" ? each === id : id.startsWith(each)));
  const ways = prefix === undefined ? [] : WAYS[prefix]!;
  const way = ways[bearing % Math.max(1, ways.length)] ?? 0;
  if (way !== 0) found.push(rotation(way, CENTRE, CENTRE));
  return found;
};

/** The drawing as this brand's stands: turned as far as it may be, slender or broad, upright or leaning. */
export const oriented = (id: string, drawing: Drawing, traits: Traits): Drawing => {
  const matrices = matricesFor(id, traits);
  const [family, variant = ""] = id.split("/");
  const taper = family === "scene" && TAPERING.has(variant) ? TAPERS[traits.variation[4]] : 0;
  const bent = family === "scene" && (TAPERING.has(variant) || WAISTED.has(variant));
  const waist = bent ? WAISTS[traits.construction[3]] : 0;
  if (matrices.length === 0 && taper === 0 && waist === 0) return drawing;
  const { small, ...rest } = drawing;
  return {
    ...rest,
    layers: turned(drawing.layers, matrices, taper, waist),
    ...(small ? { small: turned(small, matrices, taper, waist) } : {}),
  };
};
