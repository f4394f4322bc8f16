/** Three things in one mark: two that are joined, and the third put to both by what is said of it. */

import { extent, type Form, join, solid } from "../../geometry/form.ts";
import { bounds, flatten, type Matrix, type Path, transform } from "../../geometry/path.ts";
import { resolve } from "../../geometry/resolve.ts";
import { marksPair as words } from "../../report-words.ts";
import type { Bond, BondWish } from "../../vocabulary.ts";
import type { Traits } from "../family.ts";
import { does } from "./manners.ts";
import type { Composition, Couple, Operator } from "./operator.ts";
import { centring, type Piece, pieceOf, withoutCrumbs } from "./piece.ts";
import { SURROUNDING } from "./surrounding.ts";

/** Two that are joined. */
export interface Joined {
  readonly operator: Operator;
  readonly host: Piece;
  readonly guest: Piece;
  readonly made: Composition;
  readonly isSaid: boolean;
  readonly promise: number;
}

/** One of the three as it is drawn. */
export interface Part {
  readonly piece: Piece;
  /** What of it is inked; null where it is a hole in another one. */
  readonly ink: Form | null;
  /** As it is looked for in the mark. */
  readonly seen: Form;
  readonly isCut: boolean;
}

export interface Three {
  readonly id: string;
  readonly host: Part;
  readonly guest: Part;
  readonly third: Part;
  /** How the two are joined, and how the third is to them. */
  readonly operators: readonly [string, string];
  readonly tells: string;
  readonly promise: number;
  readonly least: number;
  readonly isSaid: boolean;
  readonly isThirdSaid: boolean;
  readonly isApart: boolean;
  /** In one ink: the third, where the two others are holes in it. */
  readonly pierced?: Form;
  /** What has the second colour. */
  readonly accent: "host" | "guest" | "third" | null;
}

/** The two as one piece, with what each is in it. */
interface Group {
  readonly piece: Piece;
  readonly paths: readonly Path[];
  readonly isHole: boolean;
}

/** Both in their own inks, so that a hole in the one is not the other. */
function groupOf({ made, host, guest }: Joined): Group | null {
  const isHole = made.hole !== undefined && made.inTwo === undefined;
  if (isHole) return null;
  const { host: one, guest: other } = made.inTwo ?? made;
  const drawn = [one, other].map((form) => resolve(form));
  const large = withoutCrumbs(drawn.flat());
  if (large.length === 0) return null;
  const onto = centring(large);
  const paths = drawn.map((path) =>
    transform(
      path.filter((contour) => large.includes(contour)),
      onto,
    ),
  );
  const piece = pieceOf(`${host.id}-${guest.id}`, host.word, solid(paths.flat()), () => null);
  // All of the edge: the ears of one of two are few of its points.
  return piece && { piece: { ...piece, edge: flatten(piece.body, 3).flat() }, paths, isHole };
}

/** What the two look like in a form that was made of their silhouette: moved, and cut where that was. Null where nobody can tell. */
function partsIn(form: Form, group: Group): readonly Form[] | null {
  if (form.op === "cut") return partsIn(form.from, group)?.map((from) => ({ ...form, from })) ?? null;
  if (form.op !== "path" || form.path.length !== group.piece.path.length) return null;
  const [to, from] = [bounds(form.path), bounds(group.piece.path)];
  const [across, down] = [to.width / from.width, to.height / from.height];
  if (Math.abs(across - down) > 0.001 * across) return null;
  const matrix: Matrix = [across, 0, 0, across, to.x - from.x * across, to.y - from.y * across];
  return group.paths.map((path) => solid(transform(path, matrix)));
}

/** What is under a thing has that over it. */
const TURNED: { readonly [how in Bond]?: Bond } = { under: "above", above: "under" };

/** How the third is put to the two: it is the guest or the host, as was said of one of them. */
interface Wanted {
  readonly how: Bond;
  readonly isHost: boolean;
}

function wantedOf(word: string, bond: BondWish | null): Wanted {
  if (!bond) return { how: "with", isHost: false };
  const turned = bond.host === word ? TURNED[bond.how] : undefined;
  // Who sits under a tree sits beside its trunk.
  if (bond.how === "under" && does("sheltering", bond.host))
    return { how: "beside", isHost: bond.host === word };
  if (turned) return { how: turned, isHost: false };
  return { how: bond.how, isHost: bond.host === word };
}

/** Where what was said cannot be drawn, and where nothing was: over both, or beside them. */
const LOOSE: readonly Bond[] = ["above", "beside"];
/** How much more promising it is to compose as was said, and how much less where the third stands only with the two. */
const AS_SAID = 0.4;

/** The lesser of three may be as small as this beside the others. */
const LEGIBLE = 0.2;
/** What it is worth that the least of them is large. */
const SIZE = 0.5;
const SIZE_INSIDE = 2;
/** Two that stand in a third are smaller. */
const LEGIBLE_INSIDE = 0.15;

/** How far a mark may be wider than high, and higher than wide, before that costs it something. */
const WIDEST = 1.5;
const TALLEST = 1.5;
const STRETCHED = 0.35;

export function shapeCost(form: Form): number {
  const { width, height } = extent(form);
  return STRETCHED * (Math.max(0, width / height - WIDEST) + Math.max(0, height / width - TALLEST));
}

/** All ways in which a third thing comes to two that are joined. */
export function withThird(
  joined: Joined,
  thirds: readonly Piece[],
  bond: BondWish | null,
  operators: readonly Operator[],
  traits: Traits,
): readonly Three[] {
  const group = groupOf(joined);
  if (!group) return [];
  const found = thirds.flatMap((third) => {
    const wanted = wantedOf(third.word, bond);
    return [...SURROUNDING, ...operators].flatMap((operator): readonly Three[] => {
      // Outlines are drawn of what stands apart.
      if (traits.fine && !operator.isApart) return [];
      const isSaid = operator.bonds.includes(wanted.how);
      const isLoose = !wanted.isHost && LOOSE.some((how) => operator.bonds.includes(how));
      if (!(isSaid || isLoose)) return [];
      return made({ joined, group, third, operator, traits }, isSaid && wanted.isHost, isSaid);
    });
  });
  const said = found.filter((each) => each.isThirdSaid);
  // Nothing said of it: over the two is as good as beside them.
  return bond === null ? found : said.length > 0 ? said : found;
}

interface Making {
  readonly joined: Joined;
  readonly group: Group;
  readonly third: Piece;
  readonly operator: Operator;
  readonly traits: Traits;
}

function made(
  { joined, group, third, operator, traits }: Making,
  isHost: boolean,
  isSaid: boolean,
): readonly Three[] {
  const couple: Couple = isHost
    ? { host: third, guest: group.piece, traits }
    : { host: group.piece, guest: third, traits, isThird: true };
  const result = operator.compose(couple);
  if (!result) return [];
  const drawn = result.inTwo ?? result;
  const parts = partsIn(isHost ? drawn.guest : drawn.host, group);
  if (!parts) return [];
  const own = isHost ? drawn.host : drawn.guest;
  const whole = join(...parts, own);
  const { width, height } = extent(whole);
  const side = Math.max(width, height);
  const sizeOf = (form: Form) => Math.max(extent(form).width, extent(form).height) / side;
  const least = Math.min(...parts.map(sizeOf), sizeOf(own));
  if (least < (isHost ? LEGIBLE_INSIDE : LEGIBLE)) return [];
  const isCut = (which: "host" | "guest") => result.cuts?.includes(which) ?? false;
  const groupCut = isCut(isHost ? "guest" : "host") || parts.some(({ op }) => op === "cut");
  const innerCut = (which: "host" | "guest") => groupCut || (joined.made.cuts?.includes(which) ?? false);
  const { host, guest } = joined;
  const [first, second] = parts as [Form, Form];
  return [
    {
      id: `${joined.operator.id}-${operator.id}-${host.id}-${guest.id}-${third.id}`,
      host: { piece: host, ink: first, seen: first, isCut: innerCut("host") },
      guest: { piece: guest, ink: second, seen: second, isCut: innerCut("guest") },
      third: {
        piece: third,
        ink: own,
        seen: isHost && result.hole ? result.hole : own,
        isCut: isCut(isHost ? "host" : "guest"),
      },
      ...(isHost && result.hole && result.inTwo?.guest === result.guest ? { pierced: result.host } : {}),
      operators: [joined.operator.id, operator.id],
      tells: words.withThird(
        words.joined(toldAs(guest), joined.operator.phrase, toldAs(host)),
        third.word,
        operator.phrase,
        isHost,
      ),
      promise:
        joined.promise +
        operator.promise +
        (isHost ? SIZE_INSIDE : SIZE) * least +
        (result.promise ?? 0) +
        (isSaid ? AS_SAID : 0) -
        shapeCost(whole),
      least,
      isSaid: joined.isSaid,
      isThirdSaid: isSaid,
      isApart: joined.operator.isApart === true && operator.isApart === true,
      accent: "third",
    },
  ];
}

const toldAs = ({ word, many }: Piece): string =>
  many ? words.times(word, many.wish.count, many.wish.isCrossed === true) : `the ${word}`;

/** Whether a thing belongs in the sky over others. */
export const isHovering = ({ word }: Piece): boolean => does("hovering", word);
