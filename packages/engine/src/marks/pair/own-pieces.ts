/** Pieces that are drawn for pairs alone: no set that was found has a wing alone, and none a moon that is round and plain. */

import { cut, type Form, join, solid } from "../../geometry/form.ts";
import { pen } from "../../geometry/path.ts";
import { disc } from "../../geometry/primitives.ts";

/** A wing spread to the right, its root at the left: what a thing is given on both sides. */
const WING = pen(2, 8)
  .curve(6, 2, 16, 0, 23, 1)
  .curve(22.5, 5, 20, 7.5, 16.5, 8.5)
  .curve(18, 8.7, 19.3, 8.5, 20.5, 8)
  .curve(19, 11.5, 16, 13.5, 12.5, 14)
  .curve(14, 14.3, 15, 14.2, 16, 14)
  .curve(14, 17, 10.5, 18.5, 7.5, 18)
  .curve(4, 17.5, 2, 14, 2, 8)
  .path();

/** A branch that lies, with three leaves: a bird sits on it. */
const leaf = (x: number, y: number, out: number, up: number) =>
  pen(x, y)
    .curve(x + out * 0.1, y + up * 0.9, x + out * 0.7, y + up * 1.05, x + out, y + up)
    .curve(x + out * 0.95, y + up * 0.2, x + out * 0.5, y - up * 0.05, x, y)
    .path();

const BRANCH = pen(0, 12.6)
  .curve(7, 11.4, 15, 11.4, 24, 9.4)
  .line(24, 11)
  .curve(16, 13.6, 8, 13.8, 0, 14.6)
  .path();

const BRANCH_WITH_LEAVES = join(
  solid(BRANCH),
  solid(leaf(15.5, 12.8, 5, 4.6)),
  solid(leaf(8, 13.4, -4.6, 4.6)),
  solid(leaf(20.5, 10.8, 3.2, -4.4)),
);

/** Its craters lie high, where what stands before it leaves them in sight. */
const FULL_MOON = cut(disc(12, 12, 12), disc(17.4, 6, 2.4), disc(8.4, 3.9, 1.2));

/** What is drawn here of a thing; null where there is nothing. The eye is not asked: it takes a disc for many things, and no wing for one. */
export function ownPiece(word: string): { readonly id: string; readonly form: Form } | null {
  if (/\bwings?$/u.test(word)) return { id: "wing-spread", form: solid(WING) };
  if (/\bfull moons?$/u.test(word)) return { id: "moon-full", form: FULL_MOON };
  if (/\b(?:branch|branches|twig|bough)$/u.test(word))
    return { id: "branch-lying", form: BRANCH_WITH_LEAVES };
  return null;
}
