/** The things of a finished mark, and how they stand, held against what was asked: measured where each has its own shapes. */

import { boxOf } from "../geometry/shapes.ts";
import { isSameThing, leadsOf } from "../lexicon/related-things.ts";
import { showsSeveral } from "../marks/pair/crossed.ts";
import { explorePairing, verifyThings as words } from "../report-words.ts";
import {
  type Bond,
  type BondWish,
  type Box,
  type Brief,
  type CountWish,
  type Design,
  LETTERS,
  type MarkDesign,
  type Unmet,
} from "../vocabulary.ts";

/** The guest to the host, in the words of the Report; `made` is said of the host. */
const SAID: { readonly [how in Bond]: string } = {
  within: "in",
  atop: "on",
  above: "above",
  steam: words.steam,
  under: "under",
  behind: "behind",
  before: "in front of",
  hanging: "hanging from",
  climbing: "climbing",
  around: "around",
  grown: words.grown,
  part: words.part,
  fused: words.fused,
  with: "with",
  held: "held by",
  crossed: words.crossed,
  beside: "beside",
  between: "between",
  made: words.made,
  copies: "and another",
};

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
/** By how much two boxes lie over each other along an axis, as a share of the shorter side. */
const shared = (at: "x" | "y", side: "width" | "height", one: Box, other: Box): number =>
  (Math.min(one[at] + one[side], other[at] + other[side]) - Math.max(one[at], other[at])) /
  Math.max(1e-6, Math.min(one[side], other[side]));

/** Side by side, things may reach over each other by so much of the narrower one. */
const APART = 0.2;
const isOver = (guest: Box, host: Box): boolean => middle(guest).y < middle(host).y;
const isOn = (guest: Box, host: Box): boolean =>
  shared("x", "width", guest, host) > 0 && shared("y", "height", guest, host) > -APART;

/** Whether a guest stands to its host as was said, by where both are; bonds that places do not tell are left to who drew them. */
const STANDS: { readonly [how in Bond]?: (guest: Box, host: Box) => boolean } = {
  above: isOver,
  steam: isOver,
  atop: isOver,
  under: (guest, host) => isOver(host, guest),
  hanging: (guest, host) => isOver(host, guest),
  before: (guest, host) => isOn(guest, host) && isOver(host, guest),
  within: isOn,
  behind: (guest, host) =>
    shared("x", "width", guest, host) > APART && shared("y", "height", guest, host) > APART,
  beside: (guest, host) => shared("x", "width", guest, host) < APART,
};

/** Whether what was said of two of a mark's things was drawn, by who drew it: of three, each bond is known by itself. */
function drawnSo({ host, guest }: BondWish, { parameters }: MarkDesign): boolean | null {
  const { third } = parameters;
  const isOfThird = third !== undefined && (host === third || guest === third);
  const said = third === undefined ? "asSaid" : isOfThird ? "thirdAsSaid" : "pairAsSaid";
  const so = parameters[said];
  return typeof so === "boolean" ? so : null;
}

/** Whether two things stand as was said; null where the mark does not tell which of it is which. */
function standAsSaid(bond: BondWish, mark: MarkDesign): boolean | null {
  const { how, host, guest } = bond;
  const { parameters, shapes } = mark;
  const of = (thing: string) => shapes.filter((shape) => shape.of === thing);
  const [own, other] = [of(guest), of(host)];
  const isMeasured = own.length > 0 && other.length > 0;
  // What stands on both sides of a thing has it between its own outlines.
  // Of three, one stands to the other two together.
  const isPlaced =
    !isMeasured ||
    parameters.third !== undefined ||
    parameters.operator === "flanked" ||
    parameters.stands === how ||
    (STANDS[how]?.(boxOf(own), boxOf(other)) ?? true);
  const so = drawnSo(bond, mark);
  if (!isPlaced || so === false) return false;
  return so === true || isMeasured ? true : null;
}

/** Says that two things stand otherwise than was asked, or that one thing is there less often. */
export const bondTold = ({ bond, bonds }: Brief, design: Design): readonly Unmet[] =>
  [...(bond ? [bond.value] : []), ...(bonds?.value ?? [])].flatMap((each) => oneTold(each, design));

function oneTold(bond: BondWish, { mark, concept }: Design): readonly Unmet[] {
  if (!mark) return [];
  const { how, host, guest, count } = bond;
  if (host === guest) {
    const isThere = mark.parameters.asSaid === true || showsSeveral(String(mark.parameters.variant), host);
    if (isThere || !mark.motifs.includes(host)) return [];
    const wish = words.copies(host, count ?? 2, how === "crossed");
    return [{ field: "motifs", wish, why: words.notSeenSo, did: words.once(host) }];
  }
  // What is not there at all is told as such.
  const isThere = (thing: string) =>
    thing === LETTERS || mark.motifs.some((each) => isSameThing(each, thing));
  if (![host, guest].every(isThere) || standAsSaid(bond, mark) !== false) return [];
  const wish = wishIn(bond, mark);
  return [{ field: "motifs", wish, why: words.notSeenSo, did: words.shows(concept.idea) }];
}

function wishIn({ how, host, guest, part }: BondWish, { parameters }: MarkDesign): string {
  const named = host === LETTERS ? explorePairing.letters(String(parameters.letter ?? "")).trim() : host;
  if (how === "made") return `${named} ${SAID.made} ${guest}`;
  return part ? words.inPlace(guest, part, named) : `${guest} ${SAID[how]} ${named}`;
}

/** Says which thing stands in the mark once that was to stand there several times beside another. */
export function countsTold({ counts }: Brief, { mark }: Design): readonly Unmet[] {
  const { host, guest, third, hosts, guests, thirds } = mark?.parameters ?? {};
  const isThere = ({ thing, count }: CountWish) =>
    (host === thing && hosts === count) ||
    (guest === thing && guests === count) ||
    (third === thing && thirds === count);
  return (counts?.value ?? [])
    .filter((wish) => mark?.motifs.includes(wish.thing) && !isThere(wish))
    .map(({ thing, count, isCrossed }) => ({
      field: "motifs",
      wish: words.copies(thing, count, isCrossed),
      why: words.notSeenSo,
      did: words.once(thing),
    }));
}

/** Stated things that the finished mark does not show, where nobody told of them yet. */
export function thingsTold(
  { motifs, alternatives }: Brief,
  { mark, concept }: Design,
  reported: readonly Unmet[],
): readonly Unmet[] {
  if (motifs?.source !== "stated") return [];
  const shown = mark?.motifs ?? [];
  const isShown = (thing: string) => shown.some((each) => isSameThing(each, thing));
  // Of a jug or a vase one is enough.
  const isMet = (thing: string) =>
    isShown(thing) || alternatives?.value.some((group) => group.includes(thing) && group.some(isShown));
  const isTold = (thing: string) =>
    reported.some(({ field, wish }) => field === "motifs" && wish.includes(thing));
  return leadsOf(motifs.value)
    .filter((thing) => !isMet(thing) && !isTold(thing))
    .map((wish) => ({
      field: "motifs",
      wish,
      why: mark ? words.notShown : words.nameAlone,
      did: mark ? words.shows(concept.idea) : words.nothingElse,
    }));
}
