/** What only the finished drawing shows: whether it looks like a thing, and whether it is all lines. */

import { ink } from "../geometry/raster.ts";
import type { Verdict } from "../judge/judge.ts";
import { open } from "../judge/morphology.ts";
import { pictureOf } from "../judge/picture.ts";
import type { Brief, Eye, Studio } from "../vocabulary.ts";

/** An eye that is this sure has seen a thing. Figures of geometry are none. */
const SURE = 0.4;

/** How sure the eye is of the thing it sees first; 0 where that is a figure of geometry. */
function sureness(eye: Eye, { drawing }: Verdict): number {
  const picture = pictureOf(drawing.layers);
  if (!picture) return 0;
  const seen = eye.look(picture);
  let first = 0;
  for (let row = 1; row < seen.length; row++) if (seen[row]! > seen[first]!) first = row;
  return eye.kinds[first] === "shapes" ? 0 : hundredths(seen[first] ?? 0);
}

/** Another processor's last digits change nothing. */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

export const isRecognised = (eye: Eye, verdict: Verdict): boolean => sureness(eye, verdict) >= SURE;

/** Pixels of 64: half as wide again as the finest stroke of docs/drawing-rules.md D2. */
const WIDER_THAN_A_LINE = 6;
/** Share of the ink that may be solid: an eye, a dot. */
const SOLID = 0.1;

/** The share of the ink that is no line. */
const solidity = ({ seen: { bits, size } }: Verdict): number =>
  hundredths(ink(open(bits, size, WIDER_THAN_A_LINE)) / Math.max(1, ink(bits)));

/** Those below a limit; where none is, the lowest. */
function below(
  verdicts: readonly Verdict[],
  limit: number,
  of: (verdict: Verdict) => number,
): readonly Verdict[] {
  const measured = verdicts.map((verdict) => ({ verdict, value: of(verdict) }));
  const least = Math.min(...measured.map(({ value }) => value));
  return measured.filter(({ value }) => value < limit || value === least).map(({ verdict }) => verdict);
}

/** The drawings that are what was asked for; where none is, those that come nearest. */
export function asAsked({ form }: Brief, studio: Studio, verdicts: readonly Verdict[]): readonly Verdict[] {
  switch (form?.value.form) {
    case "abstract":
      return below(verdicts, SURE, (verdict) => sureness(studio.eye(), verdict));
    case "line":
      return below(verdicts, SOLID, solidity);
    default:
      return verdicts;
  }
}
