import { extent, type Form, join, move } from "../../geometry/form.ts";
import { type Matrix, toData, transform } from "../../geometry/path.ts";
import { marksPair as words } from "../../report-words.ts";
import type { Bond, Ink } from "../../vocabulary.ts";
import {
  type Drawing,
  type Family,
  facts,
  GRID,
  layer,
  type MarkContext,
  type SeenThing,
  type Traits,
  type Variant,
} from "../family.ts";
import { saidOfPoses } from "../posed.ts";
import { inLine } from "../scene.ts";
import { AROUND } from "./around.ts";
import { BACKDROP } from "./backdrop.ts";
import { BESIDE } from "./beside.ts";
import { BETWEEN } from "./between.ts";
import { CROSSED } from "./crossed.ts";
import { ENCLOSED } from "./enclosed.ts";
import { isFit } from "./fitting.ts";
import { FOREGROUND } from "./foreground.ts";
import { HANGING } from "./hanging.ts";
import { HELD } from "./held.ts";
import { HOLLOW } from "./hollow.ts";
import { JOINED } from "./joined.ts";
import { mayStandSo, shownIn } from "./lettered.ts";
import { LOOKING_OUT } from "./looking-out.ts";
import { MADE } from "./made.ts";
import { does, hasFace } from "./manners.ts";
import { MOUTHED } from "./mouth.ts";
import { ON_PART } from "./on-part.ts";
import type { Behind, Composition, Couple, Operator } from "./operator.ts";
import { OVERLAID, withoutCrumbs } from "./overlaid.ts";
import type { Piece } from "./piece.ts";
import { piecesOf } from "./pieces.ts";
import { REPLACED } from "./replaced.ts";
import { RISING } from "./rising.ts";
import { SETTLED } from "./settled.ts";
import { SEVERAL } from "./several.ts";
import { STACKED } from "./stacked.ts";
import { threeVariants } from "./threes.ts";
import { isWorn, WORN } from "./worn.ts";

export const OPERATORS: readonly Operator[] = [
  ...BESIDE,
  ...ENCLOSED,
  ...JOINED,
  ...RISING,
  ...STACKED,
  ...OVERLAID,
  ...CROSSED,
  ...HELD,
  ...BACKDROP,
  ...HOLLOW,
  ...SETTLED,
  ...WORN,
  ...MOUTHED,
  ...LOOKING_OUT,
  ...AROUND,
  ...BETWEEN,
  ...MADE,
  ...REPLACED,
  ...FOREGROUND,
  ...HANGING,
  ...ON_PART,
];

type Pair = NonNullable<MarkContext["pair"]>;
/** What is smaller than this share of the mark cannot be named at 48 pixels. */
const LEGIBLE = 0.3;
/** What is known from the one beside it can be smaller. */
const LEGIBLE_COPY = 0.2;
/** How much more promising it is to compose as was said. */
const AS_SAID = 0.4;
/** A mark is about as high as it is wide: beyond this much wider or higher, so much less promising. */
const WIDEST = 1.4;
const TALLEST = 1.7;
const STRETCHED = 0.3;

interface Composed {
  readonly operator: Operator;
  readonly host: Piece;
  readonly guest: Piece;
  readonly promise: number;
  readonly made: Composition;
  /** Whether it is what was said of the two. */
  readonly isSaid: boolean;
}

/** How much less promising the next drawing of a thing is, which come the plainest first. */
const LATER = 0.03;

/** Compositions that are drawn for a pair, the most promising first: of what was said, and of the other ways. */
const MOST = 14;

function composed(context: MarkContext): readonly Composed[] {
  const { pair, traits } = context;
  if (!pair) return [];
  const fromAll = pair.bond !== null && (CHOOSY.has(pair.bond.how) || isWorn(pair.bond.guest));
  const [one, other] = pair.things;
  // What is made of another thing is known by its outline alone: the plainest of all its drawings.
  const isMade = pair.bond?.how === "made";
  const first = piecesOf(one, context, fromAll || isMade || one.many !== undefined);
  const second =
    one.word === other.word ? first : piecesOf(other, context, fromAll || other.many !== undefined);
  const found = first.flatMap((one, at) =>
    second
      // A thing that stands there several times is drawn alike each time.
      .filter((other) => one.word !== other.word || one === other)
      .flatMap((other) =>
        operatorsFor(pair, traits.fine === true)
          .flatMap((operator) => madeOf(operator, [one, other], context))
          .map((each) => ({ ...each, promise: each.promise - LATER * (at + second.indexOf(other)) })),
      ),
  );
  const best = (isSaid: boolean) =>
    found
      .filter((each) => each.isSaid === isSaid)
      .toSorted((a, b) => b.promise - a.promise || (idOf(a) < idOf(b) ? -1 : 1))
      .slice(0, MOST);
  return [...best(true), ...best(false)];
}

/** What not every drawing bears: an oar in the waves cannot be crossed, and not every cup is open. */
const CHOOSY: ReadonlySet<Bond> = new Set<Bond>([
  "crossed",
  "copies",
  "within",
  "grown",
  "behind",
  "held",
  "around",
  "before",
  "fused",
]);

/** Outlines are drawn of what stands alone. Some ways are tried only where they were asked for, and copies in no other. */
function operatorsFor({ things, bond }: Pair, isFine: boolean): readonly Operator[] {
  const isSaid = ({ bonds }: Operator) =>
    bond !== null && (bonds.includes(bond.how) || (bond.how === "around" && bonds.includes("within")));
  if (things[0].word === things[1].word) return SEVERAL;
  // Of what stands apart outlines can be drawn.
  if (isFine) return [...BESIDE, ...OPERATORS.filter((each) => each.isApart && isSaid(each))];
  return OPERATORS.filter((each) => !each.isAsked || isSaid(each));
}

/** What an operator makes of two pieces, either being the host where that makes a difference. */
function madeOf(
  operator: Operator,
  [one, other]: readonly [Piece, Piece],
  { pair, traits }: MarkContext,
): readonly Composed[] {
  const couples = operator.isOrdered
    ? [[one, other] as const]
    : [[one, other] as const, [other, one] as const];
  return couples.flatMap(([host, guest]) => {
    if (!mayStandSo(operator, { host, guest }, pair?.bond ?? null)) return [];
    const isSaid = isAsSaid(operator, host, pair?.bond ?? null);
    if (!isSaid && isTurned(operator, host, pair?.bond ?? null)) return [];
    if (!isFit(operator, { host, guest }, pair?.bond?.how, isSaid)) return [];
    const part = pair?.bond?.part;
    const made = operator.compose({ host, guest, traits, ...(part === undefined ? {} : { part }) });
    if (!made || made.least < (host === guest ? LEGIBLE_COPY : (operator.legible ?? LEGIBLE))) return [];
    return [
      {
        operator,
        host,
        guest,
        made,
        isSaid,
        promise:
          promiseOf(operator, made, isSaid) -
          unplain(host) -
          unplain(guest) -
          sunken(operator, { host, guest }),
      },
    ];
  });
}

/** What is in a cup looks out of it: before its middle, or cut out of it, it is a picture on the cup. */
const SUNKEN = 0.3;
const sunken = ({ id, bonds }: Operator, { host, guest }: Pick<Couple, "host" | "guest">): number =>
  bonds.includes("within") && does("open", host.word) && hasFace(guest.word) && !OUT_OF.has(id) ? SUNKEN : 0;
const OUT_OF: ReadonlySet<string> = new Set(["rising", "peeking", "on-part"]);

/** What it costs a composition that the eye took a drawing for other things before the thing. */
const UNPLAIN = 0.07;
const unplain = ({ seen }: Piece): number => (seen === null ? 0 : UNPLAIN * (3 - seen));

const idOf = ({ operator, host, guest }: Composed): string =>
  [operator.id, ...[host, guest].flatMap(({ id, many }) => (many ? [id, many.id] : [id]))].join("-");

function promiseOf(
  { promise }: Operator,
  { least, host, guest, promise: more = 0 }: Composition,
  isSaid: boolean,
): number {
  const size = 0.16 * Math.min(0.7, least);
  const { width, height } = extent(join(host, guest));
  const long = Math.max(0, width / height - WIDEST) + Math.max(0, height / width - TALLEST);
  return promise + more + size - 0.4 + (isSaid ? AS_SAID : 0) - STRETCHED * long;
}

/** Whether it is composed as was said: which of the two comes to the other, and how. What is fused has no order. */
const isAsSaid = ({ bonds }: Operator, host: Piece, bond: Pair["bond"]): boolean =>
  bond !== null &&
  ((bonds.includes(bond.how) && (UNORDERED.has(bond.how) || host.word === bond.host)) ||
    // What is around another has it in it.
    (bond.how === "around" && bonds.includes("within") && host.word === bond.guest));

/** The wrong way round: a mountain on the moon is not the moon on a mountain, and what is under a tree is not on it. */
function isTurned({ id, bonds }: Operator, host: Piece, bond: Pair["bond"]): boolean {
  // A cake with a cherry stands on no cherry: what is there with it is the smaller one.
  if (bond?.how === "with" && id === "above") return host.word !== bond.host;
  if (bond === null || !UPRIGHT.has(bond.how)) return false;
  const isOnTop = bonds.some((each) => each === "atop" || each === "above" || each === "grown");
  return host.word !== bond.host || (bond.how === "under" && isOnTop && !bonds.includes("under"));
}
const UPRIGHT: ReadonlySet<Bond> = new Set<Bond>([
  "atop",
  "above",
  "under",
  "steam",
  "grown",
  "within",
  "behind",
  "before",
  "hanging",
  "climbing",
  "made",
  "between",
]);

/** Bonds in which it does not matter which of the two is the host. */
const UNORDERED: ReadonlySet<Bond> = new Set<Bond>(["fused", "crossed", "beside"]);

const variants = (context: MarkContext): readonly Variant[] => {
  const third = context.pair?.third;
  const found = () => composed(context);
  return third ? threeVariants(context, third, found, OPERATORS) : variantsOfTwo(found(), context);
};

const variantsOfTwo = (found: readonly Composed[], context: MarkContext): readonly Variant[] =>
  found.map((each): Variant => {
    const { operator, host, guest, made, promise } = each;
    const { traits } = context;
    const inTwo = context.pair?.inTwo ?? false;
    return {
      id: idOf(each),
      ...(traits.fine ? { style: "line" } : {}),
      ideas: ["motif"],
      promise,
      carriers: host.word === guest.word ? [host.word] : [host.word, guest.word],
      tells:
        host.word === guest.word
          ? saidOf(host)
          : `${saidOf(guest)} ${made.phrase ?? operator.phrase} ${saidOf(host)}`,
      parameters: parametersOf(each, context),
      draw: () => {
        const both = drawn(each, inTwo || operator.isOverlaid === true, traits);
        // Outlines leave each as it was; where it stands, too.
        return traits.fine ? { ...inLine(both, traits), things: both.things! } : both;
      },
    };
  });

function parametersOf({ operator, host, guest, made, isSaid }: Composed, { pair }: MarkContext) {
  const letters = pair?.things.find((thing) => thing.letters !== undefined)?.letters;
  return {
    operator: operator.id,
    ...(letters === undefined ? {} : { letter: letters }),
    host: host.word,
    guest: guest.word,
    motif: host.id,
    other: guest.id,
    ...(host.many ? { hosts: host.many.wish.count } : {}),
    ...(guest.many ? { guests: guest.many.wish.count } : {}),
    ...posedIn([host, guest]),
    asSaid: isSaid,
    // What was made for it stands so, however the boxes of the two lie.
    ...(isSaid && operator.isAsked && pair?.bond ? { stands: pair.bond.how } : {}),
    whole: operator.whole !== null && made.least >= operator.whole,
    ...(operator.isFirst ? { first: true } : {}),
    at: placeOf(made, (pair?.inTwo ?? false) || operator.isOverlaid === true),
  };
}

/** The poses that were made of the drawings, as they are kept. */
export function posedIn(pieces: readonly Piece[]): { readonly posed?: string } {
  const said = pieces.flatMap(({ word, posed = [] }) => (posed.length > 0 ? [saidOfPoses(word, posed)] : []));
  return said.length > 0 ? { posed: said.join(" ") } : {};
}

const saidOf = ({ word, many }: Piece): string =>
  many ? words.times(word, many.wish.count, many.wish.isCrossed === true) : `the ${word}`;

function drawn({ operator, host, guest, made }: Composed, isTwo: boolean, { gap }: Traits): Drawing {
  const { host: one, guest: other } = isTwo && made.inTwo ? made.inTwo : clear(made);
  const whole = join(one, other);
  const matrix = ontoGrid(whole);
  const [held, shown] = [move(one, matrix), move(other, matrix)];
  const second: Ink = isTwo ? "secondary" : "primary";
  // What encloses the guest is known by its own edge: it is looked at as it was before the hole.
  const outer = made.hole ? move(made.hole, matrix) : held;
  return {
    layers: [
      { ...layer(held), of: shownIn(host) },
      ...(made.hole && !isTwo ? [] : [{ ...layer(shown, second), of: shownIn(guest) }]),
    ],
    facts: facts({
      gaps: [gap],
      parts: 2,
      events: [operator.id],
      ...(operator.isOverlaid ? { overlaid: true } : {}),
      // A creature's face is no accident.
      ...(hasFace(host.word) || hasFace(guest.word) ? { allowsFace: true } : {}),
      symmetry: host.axis === null ? "none" : "mirror",
      ...(made.small ? { textured: true } : {}),
    }),
    ...(made.small ? { small: [layer(move(made.small, matrix))] } : {}),
    ...(made.behind && !host.many && !guest.many ? { kept: hiddenOf(made.behind, matrix) } : {}),
    things: [
      thingOf(host, outer, made.cuts?.includes("host") ?? false),
      thingOf(guest, made.one ? move(made.one, matrix) : shown, made.cuts?.includes("guest") ?? false),
    ].map((thing) => (operator.isApart ? { ...thing, isApart: true } : thing)),
  };
}

/** All of the one behind as it stands in the mark, so that either of the two can be another. */
const hiddenOf = ({ which, whole, gap }: Behind, matrix: Matrix) => ({
  behind: which,
  hidden: toData(transform(whole, matrix)),
  apart: gap * matrix[0],
});

/** Without the scraps that are left where the one hides the other. */
const clear = ({ host, guest, crumbs = [] }: Composition) => ({
  host: crumbs.includes("host") ? withoutCrumbs(host) : host,
  guest: crumbs.includes("guest") ? withoutCrumbs(guest) : guest,
});

const thingOf = ({ word, seen }: Piece, form: Form, isCut: boolean): SeenThing =>
  isCut && seen !== null ? { word, form } : { word, form, seen };

/** Where the guest stands in the mark: left, top, width and height, so that it can be looked at by itself. */
function placeOf(made: Composition, isTwo: boolean): string {
  const { host, guest } = isTwo ? (made.inTwo ?? made) : made;
  const { x, y, width, height } = extent(move(guest, ontoGrid(join(host, guest))));
  return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(" ");
}

function ontoGrid(form: Form): Matrix {
  const { x, y, width, height } = extent(form);
  const scale = GRID / Math.max(width, height);
  return [scale, 0, 0, scale, GRID / 2 - (x + width / 2) * scale, GRID / 2 - (y + height / 2) * scale];
}

export const pair: Family = {
  id: "pair",
  suits: "Two things in one mark: side by side, one within the other, carried by it, or grown from it.",
  depends: ["motif"],
  mood: { machine: -0.2 },
  variants,
};

/** Letters and a thing in one mark. */
export const letteredPair: Family = { ...pair, depends: ["motif", "initial"] };
