/** The drawings of a thing that are composed with another: our own, otherwise those of the sets. */

import { type Form, join, move } from "../../geometry/form.ts";
import { contourAreas, scaling } from "../../geometry/path.ts";
import type { BondWish } from "../../vocabulary.ts";
import {
  type Drawing,
  GRID,
  type MarkContext,
  type PairedThing,
  type Sight,
  type Traits,
  type Variant,
} from "../family.ts";
import { place, square } from "../placed-motif.ts";
import { isTreated, scene } from "../scene.ts";
import { shownBy, shows } from "../shows.ts";
import { longAxisOf, showsSeveral } from "./crossed.ts";
import { letteredPieces } from "./lettered.ts";
import { ownPiece } from "./own-pieces.ts";
import { type Piece, pieceOf } from "./piece.ts";
import { partedOf } from "./replaced.ts";
import { severalOf } from "./several.ts";

/** Drawings of each thing that are looked at, and those that are composed. */
const LOOKED_AT = 3;
const PIECES = 2;
/** Where a part has to be there for another thing to take its place, more drawings are looked at. */
const LOOKED_AT_FOR_PART = 9;
/** From this share of its box on a thing is a block: four of them are a window. */
const BLOCK = 0.8;
/** What crosses is as slender as this beside the slenderest: two broad keys are a knot. */
const SLENDER = 0.75;
/** What people named who saw it alone. */
const NAMED: Sight = 3;
const NAMED_UNSEEN: Sight = 1;
const AS_ALONE: Sight = 2;

/**
 * The drawings of a thing in which it is seen, the plainest and then the simplest first. What is drawn here comes before the sets, as where
 * the thing stands alone: a mask is a theatre's in both.
 */
export function piecesOf(thing: PairedThing, context: MarkContext, fromAll = false): readonly Piece[] {
  if (thing.letters !== undefined) return letteredPieces(thing, context);
  const { word, names, motifs, many } = thing;
  const sees = context.pair?.sees ?? (() => null);
  const drawn = motifs
    .filter(({ style }) => style === "solid")
    .map((motif) => () => {
      const placed = place(motif, square(GRID));
      return placed && pieceOf(motif.id, word, built(placed.form, context.traits), sees);
    });
  const ownVariants = ownOf(names, context);
  const isInDisc = ownVariants.every(needsDisc);
  const own = ownVariants.map((variant) => () => {
    const drawn = inkOf(variant.draw());
    const whole = pieceOf(variant.id, word, drawn, sees);
    const piece = whole && withoutPart(whole, drawn, context.pair?.bond ?? null);
    if (!piece || !variant.isNamed || piece.seen === null) return piece;
    // People are right where the eye is not; then the eye has to know the other thing.
    return { ...piece, seen: piece.seen === 0 ? NAMED_UNSEEN : NAMED };
  });
  const made = ownPiece(word);
  const first = made ? [() => pieceOf(made.id, word, made.form, () => null)] : [];
  const bond = context.pair?.bond;
  const most = bond?.part && bond.host === word ? LOOKED_AT_FOR_PART : LOOKED_AT;
  // A thing alone is drawn where the eye does not know it, too, and so are several of it.
  const isAlone = many && context.pair?.things[0].word === context.pair?.things[1].word;
  const seen = (makers: readonly (() => Piece | null)[]) => {
    const made = makers.slice(0, most).flatMap((make) => make() ?? []);
    const plain = made.filter((piece) => piece.seen !== 0);
    if (isAlone && plain.every((piece) => piece.seen === null || piece.seen === NAMED_UNSEEN))
      return made.map((piece) => ({ ...piece, seen: AS_ALONE }));
    return plain;
  };
  const ours = seen([...first, ...own]);
  const others = fromAll || ours.length === 0 ? seen(drawn) : [];
  // A gull that is cut out of a disc has no beak to hold anything in.
  const plain = others.length > 0 && isInDisc ? others : [...ours, ...others];
  // What was said is worth a drawing that the eye is not sure of: it is the thing by its name.
  const found = plain.length > 0 || !context.pair?.bond ? plain : unsure([...own, ...drawn]);
  const single = many ? found.filter(({ id }) => !showsSeveral(id, word)) : found;
  const open = single.filter((piece) => (many ? piece.ink < BLOCK : !isTile(piece)));
  const fitting = open.length > 0 ? open : single;
  const longest = Math.max(0, ...fitting.map((piece) => longAxisOf(piece).long));
  const pieces = many?.isCrossed
    ? fitting.filter((piece) => longAxisOf(piece).long >= SLENDER * longest)
    : fitting;
  return pieces
    .map((piece, at) => ({ piece, rank: rankOf(piece, at) }))
    .toSorted((a, b) => a.rank - b.rank || (a.piece.id < b.piece.id ? -1 : 1))
    .slice(0, fromAll ? 2 * LOOKED_AT : PIECES)
    .flatMap(({ piece }) => (many ? severalOf(piece, many, context.traits, sees) : [piece]));
}

const unsure = (makers: readonly (() => Piece | null)[]): readonly Piece[] =>
  makers.slice(0, LOOKED_AT).flatMap((make) => {
    const piece = make();
    return piece ? [{ ...piece, seen: NAMED_UNSEEN }] : [];
  });

const needsDisc = ({ suggests = [] }: Variant): boolean => suggests.includes("circle");
/** With what is left of it where something else takes the place of one of its parts. */
function withoutPart(piece: Piece, drawn: Form, bond: BondWish | null): Piece {
  const parted = bond?.part && bond.host === piece.word ? partedOf(piece, drawn, bond.part) : null;
  return parted ? { ...piece, parted } : piece;
}

/** Our own drawings of a thing, those that show nothing else first; none with a ground of its own, and none that shows what is refused. */
function ownOf(names: readonly string[], context: MarkContext): readonly Variant[] {
  const refusals = context.refusals ?? [];
  const others = ({ has = [], suggests = [] }: Variant) => has.length + suggests.length;
  const found = scene
    .variants({ ...context, traits: { ...context.traits, bearing: 0 } })
    .filter(
      (variant) =>
        !isTreated(variant) &&
        !variant.parameters.ground &&
        names.some((name) => variant.names?.includes(name)) &&
        !refusals.some((refusal) => shows(variant.shown ?? shownBy(scene, variant), refusal)),
    )
    .toSorted(
      (a, b) =>
        Math.sign(others(a)) - Math.sign(others(b)) || b.promise - a.promise || (a.id < b.id ? -1 : 1),
    );
  // A bear with a fir in it and a heart are three things.
  const alone = found.filter(({ has = [] }) => has.length === 0);
  const left = alone.length > 0 ? alone : found;
  // Crossed, or behind something, a drawing that needs its disc is known no more.
  const open = left.filter((variant) => !needsDisc(variant));
  return open.length > 0 ? open : left;
}

/** Of its box a tile fills so much, which is about as wide as high. */
const TILE = { fills: 0.9, square: 1.12 };

/** A thing that is a hole in a square: crossed with another, or before it, it is a square. */
function isTile({ body, box, holes }: Piece): boolean {
  if (body.length !== 1 || holes.length === 0) return false;
  const area = Math.abs(contourAreas(body)[0]!);
  const aspect = Math.max(box.width, box.height) / Math.min(box.width, box.height);
  return area > TILE.fills * box.width * box.height && aspect < TILE.square;
}

/** Outlines beyond these make a drawing too busy to stand with another. */
const PLAIN = 5;

/** The sets' drawings come in the order of how plain they are; less plain, or busy, they come later. */
const rankOf = ({ seen, path, parted }: Piece, at: number): number =>
  at - (parted ? LOOKED_AT_FOR_PART : 0) + (seen === 1 ? 2 : 0) + 0.6 * Math.max(0, path.length - PLAIN);

/** A drawing from a set in the brand's own build: slender or broad, and facing its way. */
const BUILDS = [1, 0.93, 1.08, 0.96, 1.05] as const;
const built = (form: Form, { build, variation }: Traits): Form =>
  move(form, scaling(BUILDS[build] * (variation[2] === 1 ? -1 : 1), 1, GRID / 2, GRID / 2));

const inkOf = ({ layers }: Drawing): Form =>
  join(...layers.filter(({ ink }) => ink !== "pale").map(({ form }) => form));
