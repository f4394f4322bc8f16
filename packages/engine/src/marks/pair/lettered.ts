/** Letters beside a thing: a piece that is composed like any other, but is never cut, hidden or bent. */

import { solid } from "../../geometry/form.ts";
import type { BondWish } from "../../vocabulary.ts";
import type { MarkContext, PairedThing } from "../family.ts";
import { letterform } from "../letterform.ts";
import type { Couple, Operator } from "./operator.ts";
import { type Piece, pieceOf } from "./piece.ts";

/** What a layer of such letters shows. */
export const LETTERED = "letters";

/** The letters as they are set. The eye has words for things alone. */
export function letteredPieces({ word, letters }: PairedThing, context: MarkContext): readonly Piece[] {
  const form = letterform(context, letters ?? "");
  const piece = form && pieceOf(`${LETTERED}-${letters}`, word, solid(form.path), () => null);
  return piece ? [piece] : [];
}

export const isLettered = ({ id }: Piece): boolean => id.startsWith(`${LETTERED}-`);
/** What wears a colour: letters as such, or the thing by its word. */
export const shownIn = (piece: Piece): string => (isLettered(piece) ? LETTERED : piece.word);

/** Ways in which both stay whole and the letters are large, and those in which they stand in the thing. */
const WHOLE: ReadonlySet<string> = new Set(["below", "beside"]);
/** What may be around letters, in their opening, on them or behind them: they stay whole, or nearly. */
const ROUND: ReadonlySet<string> = new Set([
  "wound",
  "counter",
  "inlaid",
  "settled",
  "grown",
  "looking-out",
  "backed",
  "climbing",
  "hanging",
]);
/** Ways in which they keep their outline where just that was asked for: a leaf that grows from an N, a B made of bees. */
const UNCUT: ReadonlySet<string> = new Set(["built", "pierced", "counter", "grown", "carried"]);
const INSIDE: ReadonlySet<string> = new Set(["within", "counter"]);

/** What is cut out of a letter's strokes leaves no letter, and letters on a thing's head are the smaller part of it. */
export const mayStandSo = (
  { id, bonds }: Operator,
  { host, guest }: Pick<Couple, "host" | "guest">,
  bond: BondWish | null,
): boolean => {
  const isAsked = bond !== null && bond.host === host.word && bonds.includes(bond.how);
  if (isLettered(host)) return WHOLE.has(id) || ROUND.has(id) || id === "above" || (isAsked && UNCUT.has(id));
  return !isLettered(guest) || WHOLE.has(id) || INSIDE.has(id);
};
