/**
 * Colours for print: what an offset press makes of four inks on coated paper, the four inks that come nearest to a colour, and
 * the nearest step of an open colour atlas for an ink that is mixed. Why these, and no book of inks: docs/decisions/0043.
 */

import type { Lab } from "culori";
import { converter, differenceCie94, differenceCiede2000 } from "../palette/culori.ts";

/** Percent of cyan, magenta, yellow and black. */
export type Cmyk = readonly [c: number, m: number, y: number, k: number];

/** A suggestion and how far it is from the colour, in ΔE of CIEDE2000: about 1 can be seen side by side. */
export type Suggestion<Value> = { readonly value: Value; readonly apart: number };

const toLab = converter("lab");
const apartInLab = differenceCiede2000();
/** CIEDE2000 is made for near colours and calls a grey near to a strong violet; what a press cannot reach is sought by an older formula. */
const farInLab = differenceCie94();

/** CIELAB under D50, as printers measure it. */
export const labOf = (hex: string): Lab => ({ mode: "lab", ...pick(toLab(hex)) });

const pick = (lab: Lab | undefined) => ({ l: lab?.l ?? 0, a: lab?.a ?? 0, b: lab?.b ?? 0 });

/**
 * XYZ of the sixteen overprints of solid inks on coated paper (FOGRA39, measured under D50): bit 0 is cyan, 1 magenta, 2 yellow,
 * 3 black.
 */
const SOLIDS: readonly (readonly [number, number, number])[] = [
  [84.48, 87.62, 74.57],
  [15.02, 22.93, 52.85],
  [33.03, 16.79, 15.01],
  [5.67, 4.1, 15.67],
  [69.17, 74.16, 7.04],
  [8.16, 18.42, 6.74],
  [30.2, 16.02, 2.3],
  [3.66, 3.8, 3.13],
  [2.02, 2.1, 1.73],
  [0.91, 1.18, 1.79],
  [1.61, 1.18, 0.89],
  [0.99, 0.87, 1.08],
  [1.84, 2.04, 0.82],
  [0.89, 1.31, 0.85],
  [1.56, 1.31, 0.65],
  [0.93, 0.97, 0.69],
];
/** How light spreads in paper (Yule and Nielsen), and how much dots grow: height and lean of each ink's curve. Fitted to 1,617 patches. */
const SPREAD = 2.0121;
const GAIN = [0.0338, 0.0238, -0.0141, -0.0008] as const;
const LEAN = [-1.5513, -2.957, 2.8155, -2.4201] as const;
const SOLID_ROOTS = SOLIDS.map((xyz) => xyz.map((value) => value ** (1 / SPREAD)));

/** What four inks look like on paper that is taken for white, as an eye in the room does. */
export function printed(inks: Cmyk): Lab {
  const dots = inks.map((percent, ink) => {
    const share = percent / 100;
    const grown = share + 4 * GAIN[ink]! * share * (1 - share) * (1 + LEAN[ink]! * (1 - 2 * share));
    return Math.min(1, Math.max(0, grown));
  });
  const sum = [0, 0, 0];
  SOLID_ROOTS.forEach((root, solid) => {
    const share = dots.reduce((all, dot, ink) => all * ((solid >> ink) & 1 ? dot : 1 - dot), 1);
    for (const axis of [0, 1, 2]) sum[axis]! += share * root[axis]!;
  });
  const [x, y, z] = sum.map((value, axis) => response(value ** SPREAD / SOLIDS[0]![axis]!)) as [
    number,
    number,
    number,
  ];
  return { mode: "lab", l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

const response = (share: number): number =>
  share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;

/** What coated paper takes without smearing. */
const MOST_INK = 300;
/** Where two mixtures look alike, that with less ink, and with black for a grey of three. */
const COST_OF_INK = 0.004;
const STEPS = [24, 12, 6, 3, 1] as const;
const WHOLE = 100;

const total = (inks: readonly number[]) => inks.reduce((sum, ink) => sum + ink, 0);

/** The four inks that come nearest on coated paper, in whole percents. */
export function cmykOf(hex: string): Suggestion<Cmyk> {
  const wished = labOf(hex);
  const apart = (inks: Cmyk) => apartInLab(wished, printed(inks));
  // Fine text in four inks is never in register: a neutral as dark as black ink is black ink.
  if (wished.l <= printed([0, 0, 0, WHOLE]).l + 2 && Math.hypot(wished.a, wished.b) < 6)
    return rounded([0, 0, 0, WHOLE], apart([0, 0, 0, WHOLE]));
  const cost = (inks: Cmyk) =>
    total(inks) > MOST_INK
      ? Number.POSITIVE_INFINITY
      : farInLab(wished, printed(inks)) + COST_OF_INK * total(inks);
  const starts: readonly Cmyk[] = [roughly(hex), [50, 50, 50, 0], [20, 20, 20, 60]];
  const found = starts.map((start) => nearest(start, cost));
  const best = found.reduce((a, b) => (cost(b) < cost(a) - 1e-9 ? b : a));
  return rounded(best, apart(best));
}

const rounded = <Value>(value: Value, apart: number): Suggestion<Value> => ({
  value,
  apart: Math.round(apart * 10) / 10,
});

/** By the screen's channels alone: a place to begin. */
function roughly(hex: string): Cmyk {
  const light = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const k = 1 - Math.max(...light);
  const [c, m, y] = light.map((value) => (k >= 1 ? 0 : Math.round(((1 - value - k) / (1 - k)) * WHOLE)));
  return [c!, m!, y!, Math.round(k * WHOLE)];
}

/** One ink, or one against another, up or down, as long as it helps; then in smaller steps. */
function nearest(start: Cmyk, cost: (inks: Cmyk) => number): Cmyk {
  let best = start;
  let least = cost(best);
  for (const step of STEPS)
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const moved of around(best, step)) {
        const now = cost(moved);
        if (now < least - 1e-9) [best, least, isBetter] = [moved, now, true];
      }
    }
  return best;
}

function around(inks: Cmyk, step: number): readonly Cmyk[] {
  const moves: number[][] = [];
  for (let ink = 0; ink < 4; ink++)
    for (const by of [step, -step]) {
      moves.push(inks.map((value, at) => (at === ink ? value + by : value)));
      // Black for the other three, or the other way round.
      for (let other = 0; other < 4; other++)
        if (other !== ink)
          moves.push(inks.map((value, at) => (at === ink ? value + by : at === other ? value - by : value)));
    }
  moves.push(inks.map((value, at) => (at === 3 ? value + step : value - step)));
  moves.push(inks.map((value, at) => (at === 3 ? value - step : value + step)));
  return moves.map((move) => move.map((value) => Math.min(WHOLE, Math.max(0, value))) as unknown as Cmyk);
}

/** The steps of the HLC Colour Atlas (DIN SPEC 16699): hue in degrees, lightness and chroma, each in fives. */
const ATLAS_STEP = 5;

/** The nearest colour of the atlas: "H180 L45 C35". A maker of inks can mix this one, because its name is its measure. */
export function atlasOf(hex: string): Suggestion<string> {
  const wished = labOf(hex);
  const hue = (Math.atan2(wished.b, wished.a) * 180) / Math.PI;
  const chroma = Math.hypot(wished.a, wished.b);
  let best = { name: "", apart: Number.POSITIVE_INFINITY };
  for (const l of steps(wished.l))
    for (const c of steps(chroma))
      for (const h of c === 0 ? [0] : steps((hue + 360) % 360)) {
        const turn = (h * Math.PI) / 180;
        const lab: Lab = { mode: "lab", l, a: c * Math.cos(turn), b: c * Math.sin(turn) };
        const apart = apartInLab(wished, lab);
        const name = `H${String(h % 360).padStart(3, "0")} L${String(l).padStart(2, "0")} C${String(c).padStart(3, "0")}`;
        if (apart < best.apart) best = { name, apart };
      }
  return rounded(best.name, best.apart);
}

const steps = (value: number): readonly number[] => [
  Math.floor(value / ATLAS_STEP) * ATLAS_STEP,
  Math.ceil(value / ATLAS_STEP) * ATLAS_STEP,
];
