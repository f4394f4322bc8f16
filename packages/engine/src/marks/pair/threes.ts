/** Marks of three things, as variants of the pair: what each is called, how it is inked, and what the Report is told. */

import { extent, join, move } from "../../geometry/form.ts";
import type { Ink } from "../../vocabulary.ts";
import {
  type Drawing,
  facts,
  type Layer,
  layer,
  type MarkContext,
  type PairedThing,
  type SeenThing,
  type Traits,
  type Variant,
} from "../family.ts";
import { inLine } from "../scene.ts";
import type { Operator } from "./operator.ts";
import { piecesOf } from "./pieces.ts";
import { centred } from "./place.ts";
import { type Joined, type Part, type Three, withThird } from "./third.ts";
import { triosOf } from "./trio.ts";

type Pair = NonNullable<MarkContext["pair"]>;
type Third = NonNullable<Pair["third"]>;

/** Joined pairs that a third thing is put to, drawings of each of three that stand by themselves, and variants in all. */
const JOINED = 6;
const DRAWINGS = 2;
const CHOICE = 4;
const MOST = 18;
/** What it costs that a thing is drawn in another way than the plainest. */
const LATER = 0.03;

export function threeVariants(
  context: MarkContext,
  third: Third,
  joined: () => readonly Joined[],
  operators: readonly Operator[],
): readonly Variant[] {
  const pair = context.pair!;
  const isBetween = third.bond?.how === "between" && pair.bond?.how === "between";
  const isEven = isBetween || (third.bond === null && pair.bond === null);
  const found = isEven ? evenly(context, pair, third) : joinedTo(context, third, joined(), operators);
  return found
    .toSorted((a, b) => b.promise - a.promise || (a.id < b.id ? -1 : 1))
    .slice(0, MOST)
    .map((three) => variantOf(three, pair.inTwo, context.traits));
}

function evenly(context: MarkContext, { things }: Pair, third: Third): readonly Three[] {
  const of = (thing: PairedThing) => piecesOf(thing, context).slice(0, DRAWINGS);
  const [hosts, guests, thirds] = [...things, third.thing].map(of) as [
    ReturnType<typeof of>,
    ReturnType<typeof of>,
    ReturnType<typeof of>,
  ];
  const how = third.bond?.how ?? null;
  // The plainest drawing of each comes first.
  const ranked = hosts.flatMap((host, a) =>
    guests.flatMap((guest, b) =>
      thirds.map((last, c) => ({ three: [host, guest, last] as const, rank: a + b + c })),
    ),
  );
  return ranked.flatMap(({ three, rank }) =>
    triosOf(three, how, context.traits).map((each) => ({ ...each, promise: each.promise - LATER * rank })),
  );
}

function joinedTo(
  context: MarkContext,
  third: Third,
  joined: readonly Joined[],
  operators: readonly Operator[],
): readonly Three[] {
  // Not every drawing has room in it.
  const isChoosy = third.bond?.how === "within";
  const pieces = piecesOf(third.thing, context, isChoosy).slice(0, isChoosy ? CHOICE : DRAWINGS);
  const said = joined.filter(({ isSaid }) => isSaid);
  const tried = (said.length > 0 ? said : joined).slice(0, JOINED);
  return tried.flatMap((each) => withThird(each, pieces, third.bond, operators, context.traits));
}

function variantOf(three: Three, inTwo: boolean, traits: Traits): Variant {
  const { host, guest, third, operators } = three;
  const words = [host, guest, third].map(({ piece }) => piece.word);
  return {
    id: three.id,
    ...(traits.fine ? { style: "line" } : {}),
    ideas: ["motif"],
    promise: three.promise,
    carriers: words,
    tells: three.tells,
    parameters: {
      operator: operators[0],
      host: host.piece.word,
      guest: guest.piece.word,
      motif: host.piece.id,
      other: guest.piece.id,
      third: third.piece.word,
      thirdMotif: third.piece.id,
      thirdOperator: operators[1],
      ...(host.piece.many ? { hosts: host.piece.many.wish.count } : {}),
      ...(guest.piece.many ? { guests: guest.piece.many.wish.count } : {}),
      ...(third.piece.many ? { thirds: third.piece.many.wish.count } : {}),
      asSaid: three.isSaid && three.isThirdSaid,
      pairAsSaid: three.isSaid,
      thirdAsSaid: three.isThirdSaid,
      whole: three.isApart,
    },
    draw: () => {
      const drawing = drawn(three, inTwo, traits);
      return traits.fine ? { ...inLine(drawing, traits), things: drawing.things! } : drawing;
    },
  };
}

function drawn(three: Three, inTwo: boolean, { gap }: Traits): Drawing {
  const parts = [three.host, three.guest, three.third];
  const onto = centred(extent(join(...parts.map(({ seen }) => seen))));
  const accent = three.accent && three[three.accent];
  const inkOf = (part: Part): Ink => (inTwo && part === accent ? "secondary" : "primary");
  const { pierced } = three;
  const isPierced = pierced !== undefined && !inTwo;
  const inked = isPierced ? [{ ...three.third, ink: pierced }] : parts;
  const layers = inked.flatMap((part): readonly Layer[] =>
    part.ink ? [{ ...layer(move(part.ink, onto), inkOf(part)), of: part.piece.word }] : [],
  );
  return {
    layers,
    facts: facts({ gaps: [gap], parts: 3, events: [three.operators[0]] }),
    things: parts.map(({ piece, seen, isCut }): SeenThing => {
      const form = move(seen, onto);
      const { word } = piece;
      const thing = isCut && piece.seen !== null ? { word, form } : { word, form, seen: piece.seen };
      return three.isApart ? { ...thing, isApart: true } : thing;
    }),
  };
}
