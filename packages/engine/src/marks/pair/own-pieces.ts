/** Pieces that are drawn for pairs alone: no set that was found has a wing alone, and none a moon that is round and plain. */

import { cut, type Form, join, solid } from "../../geometry/form.ts";
import { pen } from "../../geometry/path.ts";
import { disc, polygon, rect, ring, roundRect } from "../../geometry/primitives.ts";

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

/** A rod with a knob: what something winds about. */
const STAFF = join(roundRect(10.9, 1, 2.2, 23, 1.1), disc(12, 1.8, 1.8));

/** A cage with a ring to hang it by. */
const CAGE = join(
  ring(12, 1.7, 1.7, 0.8),
  cut(
    pen(3, 22).line(3, 12).arc(12, 12, 9, 180, 360).line(21, 22).path(),
    pen(4.5, 22).line(4.5, 12).arc(12, 12, 7.5, 180, 360).line(19.5, 22).path(),
  ),
  ...[8.2, 12, 15.8].map((x) => rect(x - 0.6, x === 12 ? 3.5 : 5.2, 1.2, 17.5)),
  roundRect(2, 21.5, 20, 2.5, 1),
);

/** Two stalks of bamboo with their joints, and leaves. */
const stalk = (x: number, joints: readonly (readonly [number, number])[]) =>
  joints.map(([y, height]) => roundRect(x, y, 2.8, height, 0.7));
const BAMBOO = join(
  ...stalk(8, [
    [0, 5.4],
    [6, 8],
    [14.6, 9.4],
  ]),
  ...stalk(13, [
    [4, 7.4],
    [12, 6.4],
    [19, 5],
  ]),
  leaf(16, 8, 6.4, -3.4),
  leaf(16, 16, 6, 3.2),
  leaf(7.8, 10, -6.4, -3.2),
);

/** An iceberg: its tip, and what is under the water. */
const ICEBERG = join(
  polygon([
    [2, 11],
    [6, 5],
    [9, 6.5],
    [13, 1],
    [18, 6],
    [22, 11],
  ]),
  polygon([
    [0.5, 12.4],
    [23.5, 12.4],
    [19, 19],
    [14, 21],
    [11.5, 24],
    [7, 20.5],
    [3.5, 18],
  ]),
);

/** A knitting needle: a point, and a knob that holds the stitches. */
const NEEDLE = join(
  polygon([
    [12, 0],
    [13, 3.2],
    [13, 21],
    [11, 21],
    [11, 3.2],
  ]),
  disc(12, 21.6, 2.4),
);

/** Its craters lie high, where what stands before it leaves them in sight. */
const FULL_MOON = cut(disc(12, 12, 12), disc(17.4, 6, 2.4), disc(8.4, 3.9, 1.2));

/** What is drawn here of a thing; null where there is nothing. The eye is not asked: it takes a disc for many things, and no wing for one. */
export function ownPiece(word: string): { readonly id: string; readonly form: Form } | null {
  if (/\bwings?$/u.test(word)) return { id: "wing-spread", form: solid(WING) };
  if (/\bfull moons?$/u.test(word)) return { id: "moon-full", form: FULL_MOON };
  if (/^(?:staff|rod|pole)$/u.test(word)) return { id: "staff-upright", form: STAFF };
  if (/^(?:bird )?(?:cage|birdcage)$/u.test(word)) return { id: "cage-domed", form: CAGE };
  if (/\bbamboos?$/u.test(word)) return { id: "bamboo-stalks", form: BAMBOO };
  if (/\bicebergs?$/u.test(word)) return { id: "iceberg-whole", form: ICEBERG };
  if (/^(?:tree )?(?:branch|branches|twig|bough)$/u.test(word))
    return { id: "branch-lying", form: BRANCH_WITH_LEAVES };
  if (/\bknitting needles?$/u.test(word)) return { id: "needle-knobbed", form: NEEDLE };
  return null;
}
