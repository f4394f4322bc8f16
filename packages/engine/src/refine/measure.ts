/** How good a refined design is: the search's own score where a mark was drawn, otherwise what the kept outlines show. */

import type { Likeness } from "../judge/likeness.ts";
import { roundedScore, WEIGHTS } from "../judge/score.ts";
import type { Seen } from "../judge/seen.ts";
import type { ContrastCheck, MarkDesign, Report } from "../vocabulary.ts";

type Score = Report["score"];

const share = (value: number): number => roundedScore(Math.min(1, Math.max(0, value)));

/** Likeness that is still normal, and ink that suits a mark: as the search judges. */
const ORDINARY = 0.68;
const INK = { low: 0.2, high: 0.78, slope: 0.25 };
const POINTS = 140;

export function measured(
  mark: MarkDesign | null,
  seen: Seen | null,
  likeness: Likeness | null,
  contrast: readonly ContrastCheck[],
): Score {
  const passed = contrast.filter(({ passes }) => passes).length / Math.max(1, contrast.length);
  if (!mark || !seen) return { total: roundedScore(passed), parts: { contrast: roundedScore(passed) } };
  const points = mark.shapes.reduce((sum, { d }) => sum + (d.match(/[a-y]/gi)?.length ?? 0), 0);
  const parts = {
    distinctiveness: share(1 - Math.max(0, (likeness?.similarity ?? 0.5) - ORDINARY) / (1 - ORDINARY)),
    small: share(1 - seen.lost16 * 4 - seen.clogged16 * 3),
    ink: share(1 - Math.max(INK.low - seen.ink, seen.ink - INK.high, 0) / INK.slope),
    nodes: share(1.3 - points / POINTS),
    balance: share(1 - seen.lean * 4),
  };
  const weight = (part: keyof typeof parts) => WEIGHTS[part];
  const keys = Object.keys(parts) as (keyof typeof parts)[];
  const total =
    keys.reduce((sum, part) => sum + weight(part) * parts[part], 0) /
    keys.reduce((sum, part) => sum + weight(part), 0);
  return { total: roundedScore(total), parts: { ...parts, contrast: roundedScore(passed) } };
}
