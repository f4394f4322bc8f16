/** One thing over the other, with a halo of ground around the one in front. */

import { cut, type Form, grow, meet, solid } from "../../geometry/form.ts";
import { bounds, type Matrix, type Path, transform } from "../../geometry/path.ts";
import type { Box } from "../../vocabulary.ts";
import { hasFace } from "./manners.ts";
import type { Behind } from "./operator.ts";
import { shareLeft } from "./overlaid.ts";
import { type Piece, SIDE, UNIT } from "./piece.ts";

export interface Layered {
  readonly host: Form;
  readonly guest: Form;
  /** What is left of the host. */
  readonly left: number;
  /** How much of the guest lies over the host. */
  readonly over: number;
  readonly behind: Behind;
}

/** With this share of it in sight a thing that was plain is known without being looked at again. */
export const KNOWN = 0.6;

/** The guest over the host, which may be other outlines than the piece's own. */
export function laidOver(
  host: Piece,
  guest: Piece,
  matrix: Matrix,
  gap: number,
  under: Path = host.path,
): Layered {
  const body = solid(transform(guest.body, matrix));
  const whole = solid(under);
  const left = cut(whole, grow(body, gap));
  return {
    host: left,
    guest: solid(transform(guest.path, matrix)),
    left: shareLeft(left, whole),
    over: shareLeft(meet(body, solid(host.body)), body),
    behind: { which: "host", whole: under, gap },
  };
}

/** What is left after the scraps are gone; which of the two has to be looked at again. */
export const tidied = ({ host, guest, left, behind }: Layered) => ({
  host,
  guest,
  behind,
  crumbs: ["host"] as const,
  ...(left < KNOWN ? { cuts: ["host"] as const } : {}),
});

/** From above, the share of its height in which a creature has its eyes. */
const FACE = 0.66;

/** Eyes: what is open in the upper part of a creature. */
export const eyesOf = ({ word, box, holes }: Piece): readonly Box[] =>
  hasFace(word)
    ? holes.map((hole) => bounds(hole)).filter((eye) => eye.y + eye.height / 2 < box.y + FACE * box.height)
    : [];

/** In profile the head is in this share of a creature's width, and may be hidden by no more than this. */
const HEAD = { wide: 0.3, hidden: 0.25 };

function hidesHead({ bits, box, look }: Piece, { x, y, width, height }: Box): boolean {
  if (look === undefined) return false;
  const from = look === 1 ? box.x + (1 - HEAD.wide) * box.width : box.x;
  let [all, hidden] = [0, 0];
  for (let at = 0; at < bits.length; at++) {
    const [px, py] = [((at % SIDE) + 0.5) * UNIT, (Math.floor(at / SIDE) + 0.5) * UNIT];
    if (!bits[at] || px < from || px > from + HEAD.wide * box.width) continue;
    all += 1;
    if (px >= x && px < x + width && py >= y && py < y + height) hidden += 1;
  }
  return hidden > HEAD.hidden * all;
}

/** Whether what lies in a box hides an eye, or most of a head. */
export const hidesFace = (piece: Piece, box: Box, gap: number): boolean =>
  hidesEye(piece, box, gap) || hidesHead(piece, box);

const hidesEye = (piece: Piece, { x, y, width, height }: Box, gap: number): boolean =>
  eyesOf(piece).some(
    (eye) =>
      eye.x + eye.width > x - gap &&
      eye.x < x + width + gap &&
      eye.y + eye.height > y - gap &&
      eye.y < y + height + gap,
  );
