/** Whether a drawing shows what it claims, by the eye. */

import type { Candidate } from "../explore/candidates.ts";
import type { Drawing } from "../marks/family.ts";
import type { Eye, Glance } from "../vocabulary.ts";
import { pictureOf } from "./picture.ts";

/** How plainly a thing is seen: not at all, among the ten likeliest words, among three, first. */
export type Plainness = 0 | 1 | 2 | 3;

/** One who looks for what candidates claim. */
export interface Looker {
  /** Whether a thing was asked for: then it has to be seen. */
  readonly isAsked: boolean;
  /** How plainly a candidate's drawing shows what the candidate claims; null where the eye has nothing to say. */
  look(candidate: Candidate, drawing: Drawing): Plainness | null;
}

/** Another machine's last digit may not change a winner. */
const GRAINS = 1000;
const AMONG = { ten: 10, three: 3 } as const;

/** How plainly one of these words is seen: by its place among all other words. */
export function plainness(glance: Glance, rows: readonly number[]): Plainness {
  const grain = (likelihood: number) => Math.round(likelihood * GRAINS);
  const best = Math.max(...rows.map((row) => grain(glance[row]!)));
  if (best === 0) return 0;
  const own = new Set(rows);
  let before = 0;
  for (let row = 0; row < glance.length; row++) if (!own.has(row) && grain(glance[row]!) > best) before += 1;
  if (before === 0) return 3;
  if (before < AMONG.three) return 2;
  return before < AMONG.ten ? 1 : 0;
}

/** `eye`: opened with the first look. `claims`: the things that a candidate says it shows. */
export const lookerFor = (
  eye: () => Eye,
  isAsked: boolean,
  claims: (candidate: Candidate) => readonly string[],
): Looker => ({
  isAsked,
  look: (candidate, { layers }) => {
    const rows = claims(candidate).flatMap((thing) => eye().rowsFor(thing));
    if (rows.length === 0) return null;
    const picture = pictureOf(layers);
    return picture ? plainness(eye().look(picture), rows) : 0;
  },
});
